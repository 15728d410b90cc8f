#!/usr/bin/env python3
"""Writes the numbered SQL files as one C table, and what a new club is after all of them:
embed.py OUTPUT 0001-….sql …"""
import pathlib
import sqlite3
import sys

CLOCK = "strftime ('%Y-%m-%dT%H:%M:%SZ', 'now')"  # as the SQL files have it
A_TIME = "0000-00-00T00:00:00Z"  # stands for the clock's while the steps are run here


def array(name, data):
    """A byte array, ended by 0: string literals have a length limit in C."""
    lines = [f"static const unsigned char {name}[] = {{"]
    for start in range(0, len(data), 16):
        lines.append("  " + " ".join(f"{byte}," for byte in data[start:start + 16]))
    return "\n".join(lines + ["  0,", "};", ""])


def after_all_steps(paths):
    """An empty file brought to the last version."""
    club = sqlite3.connect(":memory:")
    club.create_function("strftime", 2, lambda form, when: A_TIME, deterministic=True)
    club.execute("PRAGMA foreign_keys = OFF")
    for path in paths:
        club.executescript(path.read_text(encoding="utf-8"))
    return club


def row_of(club, table, row):
    values = [club.execute("SELECT quote (?)", (value,)).fetchone()[0] for value in row]
    return f"INSERT INTO {table} VALUES ({', '.join(values)})".replace(f"'{A_TIME}'", CLOCK)


def whole(paths):
    """SQL that makes at once what the steps lead to."""
    club = after_all_steps(paths)
    objects = club.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL"
                           " AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY rowid").fetchall()
    tables = [name for kind, name, _ in objects if kind == "table"]
    rows = [row_of(club, table, row) for table in tables for row in club.execute(f"SELECT * FROM {table}")]
    return "".join(f"{statement};\n" for statement in [sql for _, _, sql in objects] + rows)


def main(output, *inputs):
    paths = sorted((pathlib.Path(path) for path in inputs), key=lambda path: path.name)
    text = ['#include "db/connection/migrate.h"', ""]
    rows = []
    for number, path in enumerate(paths, start=1):
        if int(path.name.split("-")[0]) != number:
            sys.exit(f"{path}: expected migration number {number}")
        text.append(array(f"sql_{number}", path.read_bytes()))
        at_once = "(const char *) sql_whole" if number == len(paths) else "NULL"
        rows.append(f'  {{ {number}, "{path.name}", (const char *) sql_{number}, {at_once} }},')
    text.append(array("sql_whole", whole(paths).encode()))
    text += ["const MuMigration mu_migrations[] = {", *rows, "};", ""]
    text += ["const guint mu_migration_count = G_N_ELEMENTS (mu_migrations);", ""]
    pathlib.Path(output).write_text("\n".join(text), encoding="utf-8")


main(*sys.argv[1:])
