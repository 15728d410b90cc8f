#!/usr/bin/env python3
"""core_symbols.py LIBRARY   rules/ calls nothing but harmless libc, holds no state, and gives away no common names.

Reads the symbols of the built library: what it wants from outside must be on a
short list, no allocator and no floating point among it, it may hold no
variable that can be written, and each name that it exports begins with mu_.
"""
import re
import subprocess
import sys

import tree

ALLOWED = set('''
    memcpy memmove memset memcmp memchr strlen strcmp strncmp strchr strrchr strstr strspn strcspn
    strcpy strncpy strnlen tolower toupper isalnum isalpha isdigit isspace
    __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc __assert_fail qsort bsearch abs
    _GLOBAL_OFFSET_TABLE_ __stack_chk_fail
'''.split())
# What compilers add for hardening, checking and coverage.
ADDED = re.compile(r'__(asan|ubsan|sanitizer|gcov|llvm|memcpy_chk|memset_chk|memmove_chk|strcpy_chk|strncpy_chk)')


def symbols_of(library):
    """(kind, name, section) of every symbol, the kinds as nm letters them."""
    output = subprocess.run(['nm', '--format=sysv', library], check=True, capture_output=True, text=True).stdout
    for line in output.splitlines():
        fields = [field.strip() for field in line.split('|')]
        if len(fields) == 7 and len(fields[2]) == 1:
            yield fields[2], fields[0], fields[6]


def forbidden(symbols):
    defined = {name for kind, name, _ in symbols if kind not in 'Uwv'}
    for name in sorted({name for kind, name, _ in symbols if kind in 'Uwv'} - defined):
        if name not in ALLOWED and not ADDED.match(name):
            yield f'{name} is called, which rules/ does without'


def variables(symbols):
    """Tables of pointers are in .data.rel.ro: filled in by the loader, then never written."""
    for kind, name, section in symbols:
        read_only = section.startswith('.data.rel.ro')
        if kind in 'dDbBC' and not read_only and not ADDED.match(name) and not name.startswith(('.', '__')):
            yield f'{name} can be written: state belongs to the caller'


def bare(symbols):
    """Whoever links the installed library may have an emit or a deploy of his own."""
    for kind, name, _ in symbols:
        if kind in 'TDBRC' and not name.startswith(('mu_', '__')) and not ADDED.match(name):
            yield f'{name} is exported: begin its name with mu_'


def without_comments_and_strings(text):
    """The same lines with only the code left on them."""
    hidden = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"', re.DOTALL)
    return hidden.sub(lambda match: '\n' * match[0].count('\n'), text)


def floating():
    word = re.compile(r'\b(float|double)\b')
    for path in tree.files('.c', '.h', under='rules/'):
        code = without_comments_and_strings((tree.ROOT / path).read_text(encoding='utf-8'))
        for number, line in enumerate(code.splitlines(), 1):
            if word.search(line):
                yield f'{path}:{number}: floating point decides nothing in rules/'


symbols = list(symbols_of(sys.argv[1]))
report = tree.Report()
report.check('the library has symbols to read', [] if symbols else [f'{sys.argv[1]} is empty'])
report.check('rules/ calls no allocator, no input or output, nothing but plain libc', forbidden(symbols))
report.check('rules/ holds no variables', variables(symbols))
report.check('rules/ exports nothing without its prefix', bare(symbols))
report.check('rules/ uses no floating point', floating())
report.done()
