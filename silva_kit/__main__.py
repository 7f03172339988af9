"""`python -m silva_kit` is the command `silva-kit`."""

from silva_kit.cli import main

if __name__ == "__main__":
    main(prog_name="silva-kit")
