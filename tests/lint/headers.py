#!/usr/bin/env python3
"""headers.py BUILD COMPILER...   every header has its guard and compiles alone, with only its folder's libraries.

What a file of that folder includes first, the build has compiled alone already: those headers are
not compiled again. BUILD is the folder of a build with warnings as errors."""
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
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
INCLUDE = re.compile(r'^\s*#\s*include\s+(["<][^">]+)[">]', re.MULTILINE)
WIDGETS = ('<adwaita.h', '<gtk/gtk.h')  # what stands precompiled before the files of the desktop app
ADWAITA = re.compile(r'\b(Adw|adw_|ADW_)')
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


def first_include(path):
    match = INCLUDE.search((tree.ROOT / path).read_text(encoding='utf-8'))
    return match[1] if match else ''


def needs_nothing_before(header):
    """Whether widgets read before it made no difference: they are the first that it includes itself."""
    text = (tree.ROOT / header).read_text(encoding='utf-8')
    first = first_include(header)
    return first == WIDGETS[0] or first == WIDGETS[1] and not ADWAITA.search(text)


def compiled_files():
    """Files of the tree that the build compiles with warnings as errors, and their words."""
    commands = json.loads((pathlib.Path(sys.argv[1]) / 'compile_commands.json').read_text(encoding='utf-8'))
    for entry in commands:
        words = shlex.split(entry['command'])
        path = os.path.relpath(os.path.join(entry['directory'], entry['file']), tree.ROOT)
        if '-Werror' in words and (tree.ROOT / path).is_file():
            yield path, words


def met_first():
    """Headers that the build has compiled before anything else."""
    for path, words in compiled_files():
        header = first_include(path).removeprefix('"')
        if header.split('/')[0] == path.split('/')[0] and (tree.ROOT / header).is_file():
            plain = not any(word.startswith('-include') for word in words)
            if plain or needs_nothing_before(header):
                yield header


def compile_alone(path, flags):
    command = [*sys.argv[2:], '-std=gnu17', '-fsyntax-only', '-Wall', '-Wextra', '-Wno-unused-parameter',
               '-DGETTEXT_PACKAGE="muster"', '-DMUSTER_VERSION=""', '-I', str(tree.ROOT), *flags, '-x', 'c', '-']
    result = subprocess.run(command, input=f'#include "{path}"\n', capture_output=True, text=True)
    return f'{path}: {result.stderr.strip().splitlines()[0]}' if result.returncode or result.stderr else None


def not_alone():
    flags = {folder: flags_of(folder) for folder in PACKAGES}
    rest = sorted(set(headers()) - set(met_first()))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda path: compile_alone(path, flags[path.split('/')[0]]), rest)
    return [result for result in results if result]


report = tree.Report()
report.check('there are headers to read', [] if headers() else ['none was found'])
report.check('every header has a guard of its own', wrong_guards())
report.check('every header compiles alone', not_alone())
report.done()
