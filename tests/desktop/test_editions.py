"""Newer editions and books of one's own: told, accepted, kept, mended and read again; lists in
files of every kind."""

import os
import re
import shutil

from driver import Atspi, wait
from romans import open_romans
from stage import COMMAND, play

BOOK = "roman-mid-republican"
FOLDER = os.path.join(os.environ["XDG_DATA_HOME"], "muster", "books")
SCIPIO = "WHERE name = 'Scipio at Zama'"


def shipped(stage, book=BOOK):
    """The text of the shipped book, as another program finds it."""
    folder = os.path.dirname(COMMAND)
    while not os.path.isdir(os.path.join(folder, "lists", "books")):
        folder = os.path.dirname(folder)
    with open(os.path.join(folder, "lists", "books", book + ".xml"), encoding="utf-8") as file:
        return file.read()


def write_own(name, text):
    os.makedirs(FOLDER, exist_ok=True)
    with open(os.path.join(FOLDER, name), "w", encoding="utf-8") as file:
        file.write(text)


def strict_edition(stage):
    """Edition 7 of the book of the Romans, with few Velites."""
    text = re.sub(r' edition="\d+"', ' edition="7"', shipped(stage), count=1)
    return re.sub(r'(name="Velites" min="\d+") max="\d+"', r'\1 max="11"', text)


def without_own_books(case):
    def clean(stage):
        shutil.rmtree(FOLDER, ignore_errors=True)
        try:
            case(stage)
        finally:
            shutil.rmtree(FOLDER, ignore_errors=True)
    clean.__name__ = case.__name__
    return clean


def is_seen(app, button):
    return any(node.is_in(Atspi.StateType.VISIBLE) for node in app.nodes("push button", button))


def keep_then_accept(app, page, newer):
    """Puts the newer edition off, so that nothing changes, and then takes it."""
    app.press("Keep Edition 1")
    wait(lambda: app.node.get_child_count() == 1, "the window to close")
    app.here = page
    wait(lambda: not is_seen(app, "What Changed…"), "no banner")
    app.act("undo")
    wait(lambda: is_seen(app, "What Changed…"), "the banner again")
    app.act("redo")
    wait(lambda: not is_seen(app, "What Changed…"), "no banner again")
    app.has_text("^Legal")
    app.act("newer-book")
    app.here = app.dialog()
    app.press(f"Accept Edition {newer}")
    wait(lambda: app.node.get_child_count() == 1, "the window to close")
    app.here = page


@without_own_books
def a_newer_edition_is_told_kept_and_accepted(stage):
    stage.add_samples()
    write_own("romans.xml", strict_edition(stage))
    app = stage.open()
    app.go("armies")
    page = app.here
    app.has_text("^Newer book: edition 7$")
    app.select("Armies", 1)
    app.has_text("^The army book has a newer edition, 7; this army is of edition 1.$")
    app.has_text("^Legal")
    app.press("What Changed…")
    app.here = app.dialog()
    app.has_text("^New problem: .*Velites")
    app.has_text("Velites.*11")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    keep_then_accept(app, page, 7)
    app.has_text("problem")
    wait(lambda: stage.ask(f"SELECT book_version FROM army_list {SCIPIO}") == [(7,)], "edition 7")
    app.act("undo")
    wait(lambda: stage.ask(f"SELECT book_version FROM army_list {SCIPIO}") == [(1,)], "edition 1")
    app.has_text("^Legal")
    stage.end()


JAVELINS = ('<unit name="Javelins" option="javelinmen" book="numidian" troop="Irr C LI JLS Sh"'
            ' figures="40" ranks="2" line="0" order="skirmish"/></army-list>')
LENT = "SELECT edition FROM list_ally WHERE book = 'numidian'"


def lend_numidians(stage):
    """An army of the Carthaginians with Numidians of the shipped edition of their book."""
    path = stage.path("punic.xml")
    stage.muster("list", "new", "carthaginian-later", "--year", "-204", "--points", "500",
                 "--name", "Hanno", "-o", path)
    with open(path, encoding="utf-8") as file:
        text = file.read().replace('version="1" rules', 'version="2" rules')
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace("</army-list>", JAVELINS))
    stage.muster("list", "import", path)


def strict_numidians(stage):
    """Edition 5 of their book, with few javelinmen."""
    text = re.sub(r' edition="\d+"', ' edition="5"', shipped(stage, "numidian"), count=1)
    return re.sub(r'(name="Numidian javelinmen") min="\d+" max="\d+"', r'\1 min="0" max="30"', text)


@without_own_books
def a_newer_book_of_the_allies_is_told_kept_and_accepted(stage):
    lend_numidians(stage)
    assert stage.ask(LENT) == [(1,)]
    write_own("numidians.xml", strict_numidians(stage))
    app = stage.open()
    app.go("armies")
    page = app.here
    app.has_text("^Newer allies' book: edition 5$")
    app.select("Armies", 0)
    app.has_text("^The allies' book Numidian and Moorish has a newer edition, 5; "
                 "this army's allies are of edition 1.$")
    app.has_text("^Legal")
    app.press("What Changed…")
    app.here = app.dialog()
    app.has_text("^Newer edition of the allies' book$")
    app.has_text("^New problem: .*Numidian javelinmen")
    app.has_text("^Allies from Numidian and Moorish: Numidian javelinmen: at most 30")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    keep_then_accept(app, page, 5)
    app.has_text("problem")
    wait(lambda: stage.ask(LENT) == [(5,)], "edition 5")
    app.act("undo")
    wait(lambda: stage.ask(LENT) == [(1,)], "edition 1")
    app.has_text("^Legal")
    app.act("duplicate-army")
    wait(lambda: stage.ask(LENT) == [(1,), (1,)], "a copy of edition 1")
    stage.end()


@without_own_books
def own_books_are_shown_with_their_faults(stage):
    app = stage.open()
    app.go("books")
    page = app.here
    app.act("own-books")
    app.here = app.dialog()
    app.has_text("^No Books of Your Own Yet$")
    app.has_text(re.escape(FOLDER))
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    write_own("bad.xml", "<army-book version='2'>\n  <option min='9' max='3'/>\n</army-book>\n")
    app.press("Read the Books Again")
    app.has_text("^1 file, 1 cannot be used$")
    app.has_text(r"bad\.xml:\d+: ")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the window to close")
    app.here = page
    app.has_text("^1 of your own books cannot be used.$")
    app.press("What Is Wrong…")
    app.here = app.dialog()
    text = re.sub(r' id="roman-mid-republican"', ' id="ours"', shipped(stage), count=1)
    write_own("bad.xml", text.replace('name="Mid Republican Roman"', 'name="Our Romans"', 1))
    app.press("Read the Books Again")
    app.has_text("^bad.xml: edition 1, in use")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the window to close")
    app.here = page
    app.press("Our Romans, 275 BC to 105 BC, Italy")
    app.has_text("^275 BC to 105 BC · Italy")
    app.wait_enabled("copy-book")
    app.act("copy-book")
    app.toast("^Copied to your own books: ours-own.xml$")
    assert os.path.exists(os.path.join(FOLDER, "ours-own.xml"))
    stage.muster("book", "show", "ours-own")
    stage.end()


def lists_go_out_in_every_kind(stage):
    app = open_romans(stage)
    for ending, part in (("txt", "22 Velites: Reg C LI JLS Sh"), ("csv", "Velites"),
                         ("html", "<html")):
        out = stage.path("romans." + ending)
        app.act("export-army-file", out)
        wait(lambda: os.path.exists(out), out)
        with open(out, encoding="utf-8") as file:
            assert part in file.read(), out
    app.act("import-army-file", stage.path("romans.txt"))
    app.toast("^Imported: Scipio at Zama 2$")
    with open(stage.path("bad.txt"), "w", encoding="utf-8") as file:
        file.write("Army: Bad\nBook: roman-mid-republican, edition 1\nYear: soon\n")
    page = app.here
    for bad, says in (("bad.txt", r"bad\.txt:3: "), ("romans.csv", r"\.xml or \.txt")):
        app.act("import-army-file", stage.path(bad))
        app.here = app.dialog()
        app.has_text(says)
        app.keys("Escape")
        wait(lambda: app.node.get_child_count() == 1, "the refusal to close")
        app.here = page
    assert stage.ask("SELECT count(*) FROM army_list") == [(3,)]
    stage.end()


play(a_newer_edition_is_told_kept_and_accepted,
     a_newer_book_of_the_allies_is_told_kept_and_accepted,
     own_books_are_shown_with_their_faults, lists_go_out_in_every_kind)
