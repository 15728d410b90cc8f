#!/usr/bin/env python3
"""What clang-format cannot see: short files, no notes to self, switches that name every case."""
import re

import tree

LONGEST = 900
NOTES = re.compile(r'\b(TODO|FIXME|XXX)\b')
LABEL = re.compile(r'^\s*(?:case\s+(\w+)|(default)\s*):')


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


def defaults_after_enums():
    """A switch over plain numbers may have a default; one over names of ours may not."""
    for path in c_files():
        over_enum = False
        for number, line in tree.lines(path):
            match = LABEL.match(line)
            if match and match[1]:
                over_enum = match[1].startswith('MU_')
            elif match and over_enum:
                yield f'{path}:{number}: name the cases, so that the compiler can say what is forgotten'


def curled_apostrophes():
    """Words for people have straight apostrophes, so that one sentence is one message."""
    yield from found(re.compile(r"\w’"), [path for path in c_files() if not path.startswith('tests/')],
                     "write the apostrophe as '")
    yield from found(re.compile(r"\w’"), tree.files('.ui', '.rng'), "write the apostrophe as '")
    yield from found(re.compile(r"\w’"), tree.files('.xml', under='lists/'), "write the apostrophe as '")


report = tree.Report()
report.check('there are C files to read', [] if c_files() else ['none was found'])
report.check('no file is too long for one subject', too_long())
report.check('no notes to self in the sources', found(NOTES, c_files(), 'do it or open an issue'))
report.check('switches over enums have no default', defaults_after_enums())
report.check('apostrophes are of one form', curled_apostrophes())
report.check('no tabs in C files', found(re.compile('\t'), c_files(), 'a tab'))
report.done()
