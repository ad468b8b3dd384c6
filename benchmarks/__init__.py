"""What ``make bench`` runs: figures, never pass or fail."""
