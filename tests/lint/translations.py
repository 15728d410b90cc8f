#!/usr/bin/env python3
"""po/POTFILES names every file with words for people, and each translation is whole and well formed.

With --write it brings po/POTFILES up to date.
"""
import re
import subprocess
import sys

import tree

WORDS = re.compile(r'\b(?:_|N_|C_|NC_|ngettext|g_dngettext|g_dgettext|dgettext|gettext) \(|translatable="yes"')
RULE_WORDS = re.compile(r'^(?:RULE|READING|REACTION_FACTOR) \(', re.MULTILINE)
POTFILES = tree.ROOT / 'po' / 'POTFILES'


def has_words(path):
    text = (tree.ROOT / path).read_text(encoding='utf-8', errors='replace')
    return bool(WORDS.search(text) or (path.endswith('.def') and RULE_WORDS.search(text)))


def with_words():
    paths = tree.files('.c', '.def', '.ui', '.desktop', '.desktop.in', '.metainfo.xml', '.metainfo.xml.in')
    parts = ('rules/', 'lists/', 'db/', 'reports/', 'app/')
    return [path for path in paths if path.startswith(parts) and (has_words(path) or '.desktop' in path or '.metainfo' in path)]


def differences():
    listed = set(POTFILES.read_text(encoding='utf-8').split())
    for path in sorted(set(with_words()) - listed):
        yield f'{path} is not in po/POTFILES (tests/lint/translations.py --write puts it there)'
    for path in sorted(listed - set(with_words())):
        yield f'po/POTFILES names {path}, which has no words'


def faults(path):
    result = subprocess.run(['msgfmt', '--check', '--output-file=/dev/null', path], cwd=tree.ROOT,
                            capture_output=True, text=True)
    return result.stderr.splitlines() if result.returncode else []


if sys.argv[1:] == ['--write']:
    POTFILES.write_text('\n'.join(with_words()) + '\n', encoding='utf-8')
    sys.exit(0)

linguas = [line for line in (tree.ROOT / 'po' / 'LINGUAS').read_text().split() if not line.startswith('#')]
report = tree.Report()
report.check('po/POTFILES is complete', differences())
for language in linguas:
    report.check(f'po/{language}.po is well formed', faults(f'po/{language}.po'))
report.done()
