#!/usr/bin/env python3
"""What clang-format cannot see: short files, no notes to self, switches that name every case."""
import re

import tree

LONGEST = 900
NOTES = re.compile(r'\b(TODO|FIXME|XXX)\b')
DEFAULT = re.compile(r'^\s*default\s*:')


def c_files():
    return tree.files('.c', '.h', '.def', '.inc')


def too_long():
    for path in c_files():
        length = sum(1 for _ in tree.lines(path))
        if length > LONGEST:
            yield f'{path}: {length} lines; {LONGEST} are enough for one subject'


def found(pattern, paths, why):
    for path in paths:
        for number, line in tree.lines(path):
            if pattern.search(line):
                yield f'{path}:{number}: {why}: {line.strip()}'


report = tree.Report()
report.check('there are C files to read', [] if c_files() else ['none was found'])
report.check('no file is too long for one subject', too_long())
report.check('no notes to self in the sources', found(NOTES, c_files(), 'do it or open an issue'))
report.check('switches in rules/ name every case', found(
    DEFAULT, [p for p in c_files() if p.startswith('rules/')], 'the compiler should name what is forgotten'))
report.check('no tabs in C files', found(re.compile('\t'), c_files(), 'a tab'))
report.done()
