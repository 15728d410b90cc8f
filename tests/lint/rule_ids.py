#!/usr/bin/env python3
"""Rule ids: unique in the tables, used by the code, written alike everywhere, and each proved by a test.

With --list it prints the ids that the code cites and no test does, one on a line.
"""
import collections
import re
import sys

import tree

RULE = re.compile(r'\bRULE \((\d+),\s*(\w+),\s*"([^"]*)"')
BOOKS = ('wrg', 'awfp', 'abd')
# What follows a slash is a row of the tables that stand in for what the rule's book has lost.
ID = re.compile(r'\b(?:%s)(?:\.[a-z0-9-]+)+(?:/[a-z0-9-]+)?' % '|'.join(BOOKS))
FILE_NAME = re.compile(r'\w+\.(?:c|h|def|tsv|txt)')
WELL_FORMED = re.compile(r'(?:%s)(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+(?:/[a-z0-9]+(?:-[a-z0-9]+)*)?' % '|'.join(BOOKS))
SOURCES = ('.c', '.h', '.def', '.inc', '.xml', '.rng', '.rnc', '.xsl', '.sql', '.ui')
TESTS = SOURCES + ('.py', '.tsv', '.txt', '.sh')
PARTS = ('rules/', 'lists/', 'db/', 'reports/', 'app/')


def read_tables():
    for path in tree.files('.def', under='rules/'):
        for number, line in tree.lines(path):
            match = RULE.search(line)
            if match and not line.lstrip().startswith(('/*', '*')):
                yield f'{path}:{number}', int(match[1]), match[2], match[3]


def twice(column, what):
    seen = collections.defaultdict(list)
    for row in rows:
        seen[row[column]].append(row[0])
    for value, places in seen.items():
        if len(places) > 1:
            yield f'{what} {value} stands in {" and ".join(places)}'


def cited(paths):
    """id -> the places that carry it."""
    places = collections.defaultdict(list)
    for path in paths:
        for number, line in tree.lines(path):
            for match in ID.finditer(line):
                family = line[match.end():match.end() + 1] == '*'  # as in wrg.points.*
                if not family and not FILE_NAME.fullmatch(match[0]):
                    places[match[0].rstrip('-')].append(f'{path}:{number}')
    return places


def code_files():
    return [path for path in tree.files(*SOURCES) if path.startswith(PARTS)]


def malformed():
    for places in (in_code, in_tests):
        for rule, where in places.items():
            if not WELL_FORMED.fullmatch(rule):
                yield f'{where[0]}: {rule}'


def pasted_prefixes(text):
    """Beginnings of names that a macro completes, as in MU_RULE_WRG_POINTS_##name."""
    return set(re.findall(r'MU_RULE_(\w+_)\s*##', text))


def unused():
    text = ''.join((tree.ROOT / path).read_text(encoding='utf-8') for path in tree.files('.c', '.h', '.def', '.inc')
                   if path.startswith(PARTS))
    words = collections.Counter(re.findall(r'\w+', text))
    prefixes = pasted_prefixes(text)
    for place, _, name, rule in rows:
        pasted = any(name.startswith(prefix) and words[name.removeprefix(prefix)] for prefix in prefixes)
        if not words[f'MU_RULE_{name}'] and words[name] < 2 and not pasted:  # once in its own row
            yield f'{place}: nothing gives {rule} (MU_RULE_{name}) as a reason'


def is_a_heading(rule):
    """wrg.melee stands for the family of rules below it."""
    return any(other.startswith(rule + '.') for other in in_code.keys() | in_tests.keys())


def unproved():
    for rule, where in sorted(in_code.items()):
        if rule not in in_tests and not is_a_heading(rule):
            yield f'{rule}\t{where[0]}'


rows = list(read_tables())
in_code = cited(code_files())
in_tests = cited(path for path in tree.files(*TESTS, under='tests/') if not path.startswith('tests/lint/'))

if sys.argv[1:] == ['--list']:
    print('\n'.join(unproved()))
    sys.exit(0)

report = tree.Report()
report.check('there are rules to read', [] if rows and in_code else ['none was found'])
report.check('no code is given twice', twice(1, 'code'))
report.check('no name is given twice', twice(2, 'name'))
report.check('no rule id is listed twice', twice(3, 'rule'))
report.check('every id is well formed', malformed())
report.check('every rule of the tables is used', unused())
report.check('every rule id in the code is in a test', unproved())
report.done()
