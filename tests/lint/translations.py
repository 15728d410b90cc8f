#!/usr/bin/env python3
"""The translators see every word for people, and each translation is well formed.

po/POTFILES names every file with words. The words of the rule tables, where no
gettext call stands, are repeated in po/tables-*.c, which are read by xgettext only.
With --write this script brings both up to date.
"""
import re
import subprocess
import sys

import tree

PO = tree.ROOT / 'po'
SYSTEMS = ('wrg', 'awfp', 'abd')
PARTS = ('rules/', 'lists/', 'db/', 'reports/', 'app/')
WORDS = re.compile(r'\b(?:_|N_|C_|NC_|ngettext|g_dngettext|g_dgettext|dgettext|gettext) \(|translatable="yes"')
TABLE_ROW = re.compile(r'^(?:RULE|READING) \(.*?\)$', re.MULTILINE | re.DOTALL)
WORDS_FUNCTION = re.compile(r'^mu_\w+_words \(.*?^}', re.MULTILINE | re.DOTALL)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
MESSAGE = re.compile(r'^msgid(?:_plural)? ((?:"(?:[^"\\]|\\.)*"\n)+)', re.MULTILINE)
RULE_ID = re.compile(r'\b(?:%s)\.[a-z]' % '|'.join(SYSTEMS))
HEAD = """/* Written by tests/lint/translations.py --write: the words of the rule tables, for xgettext. */
/* clang-format off */
"""


def named_for_people(path):
    return path.endswith('.in') or WORDS.search((tree.ROOT / path).read_text(encoding='utf-8'))


def files_with_words():
    paths = tree.files('.c', '.h', '.def', '.ui', '.desktop.in', '.metainfo.xml.in')
    return ([f'po/{name}' for name in sorted(tables())]
            + [path for path in paths if path.startswith(PARTS) and named_for_people(path)])


def words_of_rules(path):
    """Heading and words of a rule and both ways of a reading are the last two strings of
    their row; what a function called mu_..._words may answer are all the strings in it."""
    text = (tree.ROOT / path).read_text(encoding='utf-8')
    if path.endswith('.def'):
        for row in TABLE_ROW.findall(text):
            yield from STRING.findall(row)[-2:]
    for function in WORDS_FUNCTION.findall(text):
        yield from (string for string in STRING.findall(function) if string != '""')


def tables():
    """The words of each rule system, and of what they share, by the name of their file."""
    words = {}
    for path in tree.files('.def', '.c', under='rules/'):
        system = next((room for room in path.split('/') if room in SYSTEMS), None)
        name = f'tables-{system}.c' if system else 'tables.c'
        words.setdefault(name, {}).update(dict.fromkeys(words_of_rules(path)))
    return {name: HEAD + ''.join(f'N_ ({word})\n' for word in found) for name, found in words.items() if found}


def written():
    """What --write puts into each file."""
    return {'POTFILES': '\n'.join(files_with_words()) + '\n', **tables()}


def out_of_date(name, wanted):
    path = PO / name
    present = path.read_text(encoding='utf-8') if path.is_file() else ''
    for line in sorted(set(wanted.splitlines()) ^ set(present.splitlines())):
        state = 'is missing' if line in wanted.splitlines() else 'is not needed'
        yield f'po/{name}: {line} {state}; tests/lint/translations.py --write mends it'


def left_over():
    for path in tree.files('.c', under='po/'):
        if path.removeprefix('po/') not in tables():
            yield f'{path} is not needed: remove it'


def unreadable():
    """xgettext cuts a string at a macro that it does not know; PRId64 and its kin it knows."""
    call = re.compile(r'\b(?:N?_|ngettext) \((?:"(?:[^"\\]|\\.)*"|[^;"])*;')
    for path in files_with_words():
        text = (tree.ROOT / path).read_text(encoding='utf-8')
        for match in call.finditer(text):
            if re.search(r'"\s*G_G\w+_(?:FORMAT|MODIFIER)', match[0]):
                line = text.count('\n', 0, match.start()) + 1
                yield f'{path}:{line}: PRId64 or PRIu64 of <inttypes.h>, or the translators see half'


def with_ids(path):
    """The ids of rules are for who works on Muster; people are told what the rule says, or its heading."""
    text = (tree.ROOT / path).read_text(encoding='utf-8')
    for match in MESSAGE.finditer(text):
        words = ''.join(part[1:-1] for part in STRING.findall(match[1]))
        if RULE_ID.search(words):
            yield f'{path}: "{words}" shows the id of a rule'


def faults(path):
    result = subprocess.run(['msgfmt', '--check', '--output-file=/dev/null', path], cwd=tree.ROOT,
                            capture_output=True, text=True)
    return result.stderr.splitlines() if result.returncode else []


if sys.argv[1:] == ['--write']:
    for name, text in written().items():
        (PO / name).write_text(text, encoding='utf-8')
    sys.exit(0)

linguas = (PO / 'LINGUAS').read_text(encoding='utf-8').split()
report = tree.Report()
for name, text in written().items():
    report.check(f'po/{name} is up to date', out_of_date(name, text))
report.check('no file of words is left over', left_over())
report.check('xgettext can read every string', unreadable())
for language in linguas:
    report.check(f'po/{language}.po is well formed', faults(f'po/{language}.po'))
    report.check(f'po/{language}.po shows no ids of rules', with_ids(f'po/{language}.po'))
report.done()
