#!/usr/bin/env python3
"""headers.py BUILD COMPILER...   every header has its guard and compiles alone, with only its folder's libraries.

What a file of that folder includes first, the build has compiled alone already: those headers are
not compiled again. BUILD is the folder of a build with warnings as errors."""
import concurrent.futures
import functools
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


@functools.cache
def reached(header):
    """What the header includes, by whatever ways, as far as the tree has it."""
    found = set(INCLUDE.findall((tree.ROOT / header).read_text(encoding='utf-8')))
    for name in [name[1:] for name in found if name[0] == '"' and (tree.ROOT / name[1:]).is_file()]:
        found |= reached(name)
    return found


READ_ONCE = {os.path.basename(path): path for path in tree.files('.h') if '/pch/' in path}


def read_before(words):
    """The headers that the compiler has read once for all files, before this one."""
    names = [words[at + 1] for at, word in enumerate(words[:-1]) if word == '-include']
    return [name for header in names for name in INCLUDE.findall(
        (tree.ROOT / READ_ONCE[header]).read_text(encoding='utf-8'))]


def needs_nothing_before(header, words):
    """Whether what was read before it made no difference: it includes that itself, before its own words."""
    text = (tree.ROOT / header).read_text(encoding='utf-8')
    return all(name in reached(header) or name == '<adwaita.h' and '<gtk/gtk.h' in reached(header)
               and not ADWAITA.search(text) for name in read_before(words))


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
            if needs_nothing_before(header, words):
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
