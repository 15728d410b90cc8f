#!/usr/bin/env python3
"""Writes the numbered SQL files as one C table: embed.py OUTPUT 0001-….sql …"""
import pathlib
import sys


def array(name, data):
    """A byte array, ended by 0: string literals have a length limit in C."""
    lines = [f"static const unsigned char {name}[] = {{"]
    for start in range(0, len(data), 16):
        lines.append("  " + " ".join(f"{byte}," for byte in data[start:start + 16]))
    return "\n".join(lines + ["  0,", "};", ""])


def main(output, *inputs):
    paths = sorted((pathlib.Path(path) for path in inputs), key=lambda path: path.name)
    text = ['#include "db/connection/migrate.h"', ""]
    rows = []
    for number, path in enumerate(paths, start=1):
        if int(path.name.split("-")[0]) != number:
            sys.exit(f"{path}: expected migration number {number}")
        text.append(array(f"sql_{number}", path.read_bytes()))
        rows.append(f'  {{ {number}, "{path.name}", (const char *) sql_{number} }},')
    text += ["const MuMigration mu_migrations[] = {", *rows, "};", ""]
    text += ["const guint mu_migration_count = G_N_ELEMENTS (mu_migrations);", ""]
    pathlib.Path(output).write_text("\n".join(text), encoding="utf-8")


main(*sys.argv[1:])
