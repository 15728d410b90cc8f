"""What every lint needs: the files of the tree, and a way to report findings as TAP."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def files(*suffixes, under=''):
    """Paths relative to the root of all files git tracks or would track, in order."""
    found = listed_by_git() or walked()
    chosen = (p for p in found if p.startswith(under) and (not suffixes or p.endswith(suffixes)))
    return sorted(p for p in chosen if (ROOT / p).is_file())


def listed_by_git():
    command = ['git', '-c', 'safe.directory=*', '-C', str(ROOT), 'ls-files', '-co', '--exclude-standard']
    try:
        result = subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    return result.stdout.splitlines()


def walked():
    """For a tree that came as an archive, without git."""
    for folder, folders, names in os.walk(ROOT):
        here = pathlib.Path(folder).relative_to(ROOT)
        folders[:] = [f for f in folders if not f.startswith('.git') and not f.startswith('build')]
        for name in names:
            yield (here / name).as_posix()


def lines(path):
    """Numbered lines of a file below the root."""
    text = (ROOT / path).read_text(encoding='utf-8', errors='replace')
    return enumerate(text.splitlines(), 1)


class Report:
    """One TAP line per check; each finding below it as a comment."""

    def __init__(self):
        self.count = 0
        self.failed = False

    def check(self, name, findings):
        findings = list(findings)
        self.count += 1
        self.failed |= bool(findings)
        print(f'{"not ok" if findings else "ok"} {self.count} - {name}')
        for finding in findings:
            print(f'#   {finding}')

    def done(self):
        print(f'1..{self.count}')
        sys.exit(1 if self.failed else 0)
