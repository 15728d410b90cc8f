#!/usr/bin/env python3
"""The arrows between the folders go one way, and each library is met in its own folder only."""
import collections
import re

import tree

# A folder may include from itself and from those named here.
MAY_USE = {
    'rules': [],
    'lists': ['rules'],
    'db': ['rules', 'lists'],
    'reports': ['rules', 'lists', 'db'],
    'app/sums': ['rules'],
    'app/service': ['rules', 'lists', 'db', 'reports', 'app/sums'],
    'app/session': ['rules', 'lists', 'db', 'reports', 'app/sums', 'app/service'],
    'app/cli': ['rules', 'lists', 'db', 'reports', 'app/sums', 'app/service'],
    'app/desktop': ['rules', 'lists', 'db', 'reports', 'app/sums', 'app/service', 'app/session'],
}

# Headers from outside the tree, and the folders that may see them.
GLIB = re.compile(r'g(lib|io|object|module)(-\w+)?[./]|glib/|gio/')
OUTSIDE = {
    'sqlite': (re.compile(r'sqlite3'), ['db']),
    'libxml2': (re.compile(r'libxml/|libxslt/'), ['lists', 'reports']),
    'GTK and libadwaita': (re.compile(r'gtk/|gdk|gsk/|adwaita|atk'), ['app/desktop']),
    'cairo and Pango': (re.compile(r'cairo|pango'), ['reports', 'app/desktop']),
    'GLib': (GLIB, [folder for folder in MAY_USE if folder != 'rules']),
}
LIBC = set('assert ctype errno inttypes limits math stdarg stdbool stddef stdint stdio stdlib string time'.split())
CORE_LIBC = LIBC - {'math', 'stdio', 'time', 'errno'}  # of stdlib it may call abs: core_symbols.py looks

INCLUDE = re.compile(r'\s*#\s*include\s+(["<])([^">]+)[">]')


def folder_of(path):
    parts = path.split('/')
    return '/'.join(parts[:2]) if parts[0] == 'app' else parts[0]


def includes():
    for path in tree.files('.c', '.h', '.def', '.inc'):
        folder = folder_of(path)
        if folder not in MAY_USE:
            continue
        for number, line in tree.lines(path):
            match = INCLUDE.match(line)
            if match:
                yield f'{path}:{number}', path, folder, match[1] == '"', match[2]


def inside(path, header):
    """The header as a path from the root, or None where it is not of the tree."""
    if (tree.ROOT / header).is_file():
        return header
    beside = (tree.ROOT / path).parent / header
    return beside.resolve().relative_to(tree.ROOT).as_posix() if beside.is_file() else None


def wrong_direction():
    for place, path, folder, quoted, header in includes():
        target = inside(path, header) if quoted else None
        if target and folder_of(target) not in [folder, *MAY_USE[folder]]:
            yield f'{place}: {folder} may not use {target}'


def wrong_library(library):
    pattern, folders = OUTSIDE[library]
    for place, _, folder, quoted, header in includes():
        if not quoted and pattern.match(header) and folder not in folders:
            yield f'{place}: {library} belongs to {", ".join(folders)}, not to {folder}'


def core_beyond_libc():
    for place, _, folder, quoted, header in includes():
        if folder != 'rules':
            continue
        if not quoted and header.removesuffix('.h') not in CORE_LIBC:
            yield f'{place}: rules/ does without <{header}>'
        if quoted and not header.startswith('rules/'):
            yield f'{place}: rules/ names its headers from the root ("rules/..."), not "{header}"'


def nothing_found():
    seen = collections.Counter(folder for _, _, folder, _, _ in includes())
    for folder in ('rules',):
        if not seen[folder]:
            yield f'no #include was read in {folder}/: this lint looks in the wrong place'


report = tree.Report()
report.check('the tree is where this lint looks for it', nothing_found())
report.check('includes point down the house only', wrong_direction())
for name in OUTSIDE:
    report.check(f'{name} is included only where it belongs', wrong_library(name))
report.check('rules/ includes the plain part of libc and itself', core_beyond_libc())
report.done()
