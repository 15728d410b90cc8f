#!/usr/bin/env python3
"""C files look as clang-format leaves them."""
import re
import subprocess

import tree


def badly_formatted():
    paths = tree.files('.c', '.h')
    result = subprocess.run(['clang-format', '--dry-run', *paths], cwd=tree.ROOT, capture_output=True, text=True)
    places = re.findall(r'^(\S+?):(\d+):\d+: warning', result.stderr, re.MULTILINE)
    first = dict(reversed(places))
    for path, line in first.items():
        yield f'{path}:{line}: run clang-format -i {path}'
    if result.returncode:
        yield result.stderr.strip()


report = tree.Report()
report.check('there are C files to read', [] if tree.files('.c', '.h') else ['none was found'])
report.check('every C file is formatted', badly_formatted())
report.done()
