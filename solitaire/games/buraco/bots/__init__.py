"""Computer players for Buraco, in small files: ``players`` knows them by name."""
