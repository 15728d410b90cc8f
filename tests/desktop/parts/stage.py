"""Where the tests of the app play: a club file for each case, the app on it, and a
plain report in TAP."""

import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
import traceback

import driver

PROGRAM, COMMAND = (os.path.abspath(path) for path in sys.argv[1:3])


class Stage:
    """A folder, a club file and, once opened, the app."""

    def __init__(self, folder):
        self.folder = folder
        self.club = self.path("club.muster")
        self.app = None

    def path(self, name):
        return os.path.join(self.folder, name)

    def muster(self, *arguments, expect=0):
        """Runs the command on the club file; its output."""
        done = subprocess.run([COMMAND, "--db", self.club, *arguments], capture_output=True,
                              text=True, timeout=300)
        assert done.returncode == expect, f"muster {arguments}: {done.returncode} {done.stderr}"
        return done.stdout

    def add_samples(self):
        self.muster("samples")

    def ask(self, query):
        """Rows of the club file, read as another program would."""
        with contextlib.closing(sqlite3.connect(f"file:{self.club}?mode=ro", uri=True)) as club:
            return club.execute(query).fetchall()

    def figures(self, unit):
        """What the club file holds for the first unit of that name in a saved list."""
        rows = self.ask("SELECT figures FROM list_unit WHERE name = "
                        + "'" + unit.replace("'", "''") + "'")
        return rows[0][0]

    def open(self, *arguments, **environment):
        self.app = driver.App(PROGRAM, "--db", self.club, *arguments, environment=environment)
        return self.app

    def end(self):
        """Closes the app as a person does; it must end well and have complained of nothing."""
        assert self.app.close(), "the app did not end well\n" + self.app.complaints()
        complaints = self.app.complaints()
        self.app = None
        assert not complaints, complaints

    def clear(self):
        if self.app and self.app.process.poll() is None:
            self.app.process.kill()
            self.app.process.wait()


def play(*cases):
    """Runs each case on a stage of its own; ends the program with the result."""
    failed = 0
    print(f"1..{len(cases)}", flush=True)
    for number, case in enumerate(cases, 1):
        with tempfile.TemporaryDirectory() as folder:
            stage = Stage(folder)
            try:
                case(stage)
                verdict = "ok"
            except Exception:
                failed += 1
                verdict = "not ok"
                for line in traceback.format_exc().splitlines():
                    print("# " + line)
                show_window(stage, case.__name__)
            finally:
                stage.clear()
        print(f"{verdict} {number} - {case.__name__.replace('_', ' ')}", flush=True)
    sys.exit(1 if failed else 0)


def show_window(stage, name):
    """Keeps what the window looked like when a case failed, where someone can find it."""
    keep = os.environ.get("MUSTER_TEST_PICTURES")
    if keep and stage.app and stage.app.process.poll() is None:
        stage.app.picture(os.path.join(keep, name + ".png"))
        print(f"# picture: {keep}/{name}.png")
