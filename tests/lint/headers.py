#!/usr/bin/env python3
"""headers.py COMPILER...   every header has its guard and compiles alone, with only its folder's libraries."""
import concurrent.futures
import re
import subprocess
import sys

import tree

GLIB = ['glib-2.0', 'gobject-2.0', 'gio-2.0']
PACKAGES = {
    'rules': [],
    'lists': [*GLIB, 'libxml-2.0'],
    'db': [*GLIB, 'sqlite3'],
    'reports': [*GLIB, 'libxml-2.0', 'pangocairo'],
    'app': [*GLIB, 'libxml-2.0', 'pangocairo', 'libadwaita-1', 'gtk4-unix-print'],
}
GUARD = re.compile(r'#ifndef (\w+)\n#define (\w+)')


def headers():
    return [path for path in tree.files('.h') if path.split('/')[0] in PACKAGES]


def wrong_guards():
    seen = {}
    for path in headers():
        match = GUARD.search((tree.ROOT / path).read_text(encoding='utf-8'))
        if not match or match[1] != match[2] or not match[1].startswith('MUSTER_'):
            yield f'{path}: no guard called MUSTER_..._H'
        elif match[1] in seen:
            yield f'{path}: has the guard of {seen[match[1]]}'
        else:
            seen[match[1]] = path


def flags_of(folder):
    packages = PACKAGES[folder]
    if not packages:
        return []
    result = subprocess.run(['pkg-config', '--cflags', *packages], check=True, capture_output=True, text=True)
    return result.stdout.split()


def compile_alone(path, flags):
    command = [*sys.argv[1:], '-std=gnu17', '-fsyntax-only', '-Wall', '-Wextra', '-Wno-unused-parameter',
               '-DGETTEXT_PACKAGE="muster"', '-DMUSTER_VERSION=""', '-I', str(tree.ROOT), *flags, '-x', 'c', '-']
    result = subprocess.run(command, input=f'#include "{path}"\n', capture_output=True, text=True)
    return f'{path}: {result.stderr.strip().splitlines()[0]}' if result.returncode or result.stderr else None


def not_alone():
    flags = {folder: flags_of(folder) for folder in PACKAGES}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda path: compile_alone(path, flags[path.split('/')[0]]), headers())
    return [result for result in results if result]


report = tree.Report()
report.check('there are headers to read', [] if headers() else ['none was found'])
report.check('every header has a guard of its own', wrong_guards())
report.check('every header compiles alone', not_alone())
report.done()
