#!/usr/bin/env python3
"""The data that ships is valid: XML well formed, books and lists by their schemas, the desktop's files by its tools.

What members have kept since is as it was: the steps of the club file's schema, comments and all, for SQLite keeps
them too, and a battle sheet of each format. A new one gets its line by `sha256sum FILE >>tests/lint/never_changed.sha256`.
"""
import hashlib
import subprocess

import tree

SCHEMAS = {
    'lists/books/': 'lists/schema/book.rng',
    'lists/fastplay/': 'lists/schema/fastplay.rng',
    'lists/fields/': 'lists/schema/field.rng',
    'lists/hexes/': 'lists/schema/scenario.rng',
    'lists/maps/': 'lists/schema/map.rng',
    'lists/samples/': 'lists/schema/list.rng',
}
OTHERS = {'lists/hexes/chart.xml': 'lists/schema/hex-chart.rng'}


def complaints(*command):
    result = subprocess.run(command, cwd=tree.ROOT, capture_output=True, text=True)
    text = (result.stdout + result.stderr).strip()
    return text.splitlines() or [f'{command[0]} failed'] if result.returncode else []


def malformed():
    for path in tree.files('.xml', '.rng', '.xsl', '.ui', '.svg'):
        if not path.startswith('tests/'):
            yield from complaints('xmllint', '--nonet', '--noout', path)


def invalid(folder, schema):
    for path in tree.files('.xml', under=folder):
        yield from complaints('xmllint', '--nonet', '--noout', '--relaxng', OTHERS.get(path, schema), path)


KEPT = ('db/schema/', 'tests/reports/sheets/')
SUMS = 'tests/lint/never_changed.sha256'


def changed():
    sums = dict(reversed(line.split()) for _, line in tree.lines(SUMS))
    paths = [path for folder in KEPT for path in tree.files('.sql', '.xml', under=folder)]
    yield from (f'{path} is gone' for path in sums if path not in paths)
    for path in paths:
        if path not in sums:
            yield f'{path} has no line in {SUMS}'
        elif hashlib.sha256((tree.ROOT / path).read_bytes()).hexdigest() != sums[path]:
            yield f'{path} was changed, and members have what it was: write a new one'


report = tree.Report()
report.check('what is kept for older clubs and sheets is as it was', changed())
report.check('every XML file is well formed', malformed())
for folder, schema in SCHEMAS.items():
    report.check(f'there is something in {folder}', [] if tree.files('.xml', under=folder) else ['nothing'])
    report.check(f'{folder} is valid by {schema}', invalid(folder, schema))
for path in tree.files('.desktop'):
    report.check(f'{path} is a desktop entry', complaints('desktop-file-validate', path))
for path in tree.files('.metainfo.xml'):
    report.check(f'{path} describes the app', complaints('appstreamcli', 'validate', '--no-net', path))
report.done()
