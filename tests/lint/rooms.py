#!/usr/bin/env python3
"""Rooms that a newcomer finds: each small enough to be looked over, with a few words at its door,
one after the other, and nothing of WRG outside the rooms of WRG."""
import collections
import os
import re

import tree

PARTS = ('rules/', 'lists/', 'db/', 'reports/', 'app/', 'tests/')
SOURCE = ('.c', '.h', '.def', '.inc')
MOST = 40  # files beside each other
DOOR = 'README.md'
DOOR_LINES = range(3, 25)
WRG = re.compile(r'#\s*include "rules/wrg/|\bMuWrg|\bMU_WRG_|\bmu_wrg_')
INCLUDE = re.compile(r'^\s*#\s*include "([^"]+)"', re.MULTILINE)


def read(path):
    return (tree.ROOT / path).read_text(encoding='utf-8')


def sources():
    return [path for path in tree.files(*SOURCE) if path.startswith(PARTS)]


def crowded():
    counts = collections.Counter(os.path.dirname(path) for path in tree.files(*SOURCE, '.py', '.ui')
                                 if path.startswith(PARTS))
    for room, count in counts.items():
        if count > MOST:
            yield f'{room}: {count} files beside each other; give them rooms of at most {MOST}'


def without_door():
    for room in sorted({os.path.dirname(path) for path in sources() if not path.startswith('tests/')}):
        door = tree.ROOT / room / DOOR
        if not door.is_file():
            yield f'{room}/{DOOR}: say in a few lines what lives here, what it may use, where to add'
        elif len(door.read_text(encoding='utf-8').splitlines()) not in DOOR_LINES:
            yield f'{room}/{DOOR}: a few lines, {DOOR_LINES.start} to {DOOR_LINES.stop - 1}'


def may_use(room):
    """What the door of a room names behind "May use:": rooms, each with those in it."""
    door = read(f'{room}/{DOOR}')
    match = re.search(r'^May use: (.*?)\.$', door, re.MULTILINE | re.DOTALL)
    return re.findall(r'`([^`]+)`', match[1]) if match else []


def is_in(room, names):
    return any(room == name or room.startswith(name + '/') for name in names)


def through_the_wall():
    """Includes of rooms that the door does not name, and names that nothing needs."""
    known = set(sources())
    used = collections.defaultdict(set)
    for path in known:
        room = os.path.dirname(path)
        if not path.startswith('tests/'):
            used[room].update(os.path.dirname(header) for header in INCLUDE.findall(read(path))
                              if header in known)
    for room, others in sorted(used.items()):
        named = may_use(room)
        for other in sorted(others - {room}):
            if not is_in(other, named):
                yield f'{room} uses {other}: its door does not say so'
        for name in named:
            if not any(is_in(other, [name]) for other in others):
                yield f'{room}/{DOOR}: nothing here uses {name}'


def module(path):
    return os.path.splitext(path)[0]


def includes_of_modules():
    """What each module (a .c with its .h) includes, as modules."""
    known = {path for path in sources() if not path.startswith('tests/')}
    used = collections.defaultdict(set)
    for path in known:
        targets = (match for match in INCLUDE.findall(read(path)) if match in known)
        used[module(path)].update(module(target) for target in targets)
    return used


def circles(used):
    """Sets of modules that reach each other, by Tarjan's walk."""
    index, low, stack, found = {}, {}, [], []

    def walk(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in used.get(node, ()):
            if other not in index:
                walk(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            at = stack.index(node)
            found.append(stack[at:])
            del stack[at:]

    for node in sorted(used):
        if node not in index:
            walk(node)
    return [circle for circle in found if len(circle) > 1]


def circles_of_rooms():
    for circle in circles(includes_of_modules()):
        if len({os.path.dirname(node) for node in circle}) > 1:
            yield 'these include each other over rooms: ' + ', '.join(sorted(circle))


def in_room_of_wrg(path):
    return '/wrg/' in path or path.startswith('tests/')


def wrg_outside():
    for path in sorted(path for path in sources() if not in_room_of_wrg(path) and WRG.search(read(path))):
        yield f'{path}: WRG belongs into rooms called wrg'


report = tree.Report()
report.check('the tree is where this lint looks for it', [] if len(sources()) > 500 else ['few sources were found'])
report.check(f'no folder has over {MOST} files', crowded())
report.check('each room says at its door what it is', without_door())
report.check('each room uses what its door names', through_the_wall())
report.check('no circle of includes leads through two rooms', circles_of_rooms())
report.check('WRG is known in rooms of WRG alone', wrg_outside())
report.done()
