#!/usr/bin/env python3
"""Shell scripts pass shellcheck, Python scripts compile, and both can be run."""
import os
import subprocess

import tree


def interpreter(path):
    with open(tree.ROOT / path, 'rb') as file:
        first = file.readline(80)
    if not first.startswith(b'#!'):
        return ''
    return 'python' if b'python' in first else 'shell' if first.rstrip().endswith(b'sh') else ''


def scripts(kind):
    return [path for path in tree.files() if interpreter(path) == kind]


def shell_faults():
    result = subprocess.run(['shellcheck', '--format=gcc', *scripts('shell')], cwd=tree.ROOT,
                            capture_output=True, text=True)
    return (result.stdout + result.stderr).splitlines()


def python_faults():
    for path in tree.files('.py') + scripts('python'):
        try:
            compile((tree.ROOT / path).read_text(encoding='utf-8'), path, 'exec')
        except SyntaxError as error:
            yield f'{path}:{error.lineno}: {error.msg}'


def not_runnable():
    for path in scripts('shell') + scripts('python'):
        if not os.access(tree.ROOT / path, os.X_OK):
            yield f'{path}: starts with #! and is not executable'


report = tree.Report()
report.check('there are scripts to read', [] if scripts('shell') else ['none was found'])
report.check('shellcheck finds nothing', shell_faults())
report.check('python scripts compile', python_faults())
report.check('scripts can be run', not_runnable())
report.done()
