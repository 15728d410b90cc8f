#!/usr/bin/env python3
"""The data that ships is valid: XML well formed, books and lists by their schemas, the desktop's files by its tools."""
import subprocess

import tree

SCHEMAS = {
    'lists/books/': 'lists/schema/book.rng',
    'lists/fastplay/': 'lists/schema/fastplay.rng',
    'lists/fields/': 'lists/schema/field.rng',
    'lists/maps/': 'lists/schema/map.rng',
    'lists/samples/': 'lists/schema/list.rng',
}


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
        yield from complaints('xmllint', '--nonet', '--noout', '--relaxng', schema, path)


report = tree.Report()
report.check('every XML file is well formed', malformed())
for folder, schema in SCHEMAS.items():
    report.check(f'there is something in {folder}', [] if tree.files('.xml', under=folder) else ['nothing'])
    report.check(f'{folder} is valid by {schema}', invalid(folder, schema))
for path in tree.files('.desktop'):
    report.check(f'{path} is a desktop entry', complaints('desktop-file-validate', path))
for path in tree.files('.metainfo.xml'):
    report.check(f'{path} describes the app', complaints('appstreamcli', 'validate', '--no-net', path))
report.done()
