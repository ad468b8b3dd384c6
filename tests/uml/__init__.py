"""The diagrams of uml/ held against the code, in both directions."""
