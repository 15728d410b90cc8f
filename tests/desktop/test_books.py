"""Books: the time line is searched and walked with the keyboard, a book's page leads to its
enemies and makes a new army."""

import re

from driver import Atspi, wait
from stage import play

CARTHAGE = "Later Carthaginian, 275 BC to 146 BC, Africa"
BAR = r" to \d+ (BC|AD), "
ROME = "Mid Republican Roman, 275 BC to 105 BC, Italy"


HEAD = "^275 BC to 146 BC · Africa · WRG 5th and Fast Play"


def open_books(stage):
    app = stage.open()
    app.go("books")
    app.find("push button", CARTHAGE)
    app.focus_window()
    return app


def bars(app):
    """The books that are shown, as a screen reader names them."""
    return [node.name for node in app.nodes("push button", re.compile(BAR))
            if node.is_in(Atspi.StateType.VISIBLE)]


def all_bars(stage, app):
    """How many there are, once the page shows them."""
    books = len(stage.muster("book", "list").splitlines())
    wait(lambda: len(bars(app)) == books, f"{books} books")
    return books


def search_for(app, words):
    """Types, and waits until the app has got all of it: what a later button clears stays so."""
    app.type(words)
    wait(lambda: words in [app.text_of(entry) for entry in app.all("entry")], f"the words {words!r}")


def every_book_has_a_bar_with_a_name(stage):
    app = open_books(stage)
    books = all_bars(stage, app)
    app.has_text(f"^{books} army books$")
    nameless = app.nameless()
    assert not nameless, "\n".join(nameless)
    stage.end()


def a_year_and_words_find_books(stage):
    app = open_books(stage)
    books = all_bars(stage, app)
    app.keys("ctrl+f")
    search_for(app, "202 BC hannibal")
    app.has_text(r"^\d+ of \d+ army books, in 202 BC$")
    wait(lambda: CARTHAGE in bars(app) and len(bars(app)) < books, "fewer books")
    app.keys("ctrl+a")
    search_for(app, "Qqxz")
    app.find("label", "No Such Book")
    app.press("Show All Books")
    wait(lambda: len(bars(app)) == books, "all books")
    app.keys("ctrl+f")
    search_for(app, "carthag")
    wait(lambda: len(bars(app)) < books, "fewer books again")
    app.keys("Escape")
    wait(lambda: len(bars(app)) == books, "all books again")
    app.keys("ctrl+f")
    search_for(app, "gallic")  # many books have Gauls, one is called so
    wait(lambda: len(bars(app)) < books, "Gauls")
    app.keys("Return")
    wait(lambda: (focused(app) or "").startswith("Gallic"), "the book of that name")
    stage.end()


def the_keyboard_walks_the_time_line(stage):
    app = open_books(stage)
    books = all_bars(stage, app)
    app.keys("ctrl+f")
    search_for(app, "carthag africa")
    wait(lambda: CARTHAGE in bars(app) and len(bars(app)) < books, "Carthage among few")
    app.keys("Return")
    wait(lambda: focused(app), "a bar with the keyboard")
    app.keys("End")
    app.key_until("Left", lambda: focused(app) == CARTHAGE, "Carthage")
    app.keys("Return")
    app.has_text(HEAD)
    app.keys("Escape")
    wait(lambda: focused(app) == CARTHAGE, "the time line again")
    stage.end()


def focused(app):
    return next((node.name for node in app.nodes("push button", re.compile(BAR))
                 if node.is_in(Atspi.StateType.FOCUSED)), None)


def a_page_tells_all_and_leads_on(stage):
    app = open_books(stage)
    app.press(CARTHAGE)
    app.has_text(HEAD)
    app.has_text("^Xanthippos")
    app.has_text("^African spearmen$")
    app.has_text("^Reg C HI LTS Sh · 6 points$")
    app.has_text("^Fast Play: Trained Warrior HI close longspear Sh$")
    app.has_text("^10 to 400 figures$")
    app.has_text("(?m)^Only with at least 10 of Carthaginian citizens$")
    app.has_text("^Compulsory$")
    app.press("Mid Republican Roman")
    app.has_text("^275 BC to 105 BC · Italy")
    app.press("Back to All Books")
    app.find("push button", ROME)
    nameless = app.nameless()
    assert not nameless, "\n".join(nameless)
    stage.end()


def a_book_makes_an_army(stage):
    app = open_books(stage)
    app.press(CARTHAGE)
    app.has_text(HEAD)
    app.press("New Army from This Book")
    app.toast("New army: Later Carthaginian")
    wait(lambda: stage.ask("SELECT name, year, points_limit FROM army_list")
         == [("Later Carthaginian", -210, 1000)], "the list in the club file")
    app.here = wait(lambda: app.page_node("armies"), "Armies")
    app.has_text("of 1,000 points$")
    rows = app.rows("Units")
    assert any("African spearmen" in row[2] for row in rows), rows
    app.go("books")
    app.keys("ctrl+n")
    app.toast("New army: Later Carthaginian 2")
    app.wait_enabled("undo")
    app.act("undo")
    wait(lambda: stage.ask("SELECT count(*) FROM army_list") == [(1,)], "one list")
    stage.end()


def the_open_book_is_remembered(stage):
    app = open_books(stage)
    app.press(CARTHAGE)
    app.has_text(HEAD)
    stage.end()
    app = stage.open()
    app.here = wait(lambda: app.page_node("books"), "Books")
    app.has_text(HEAD)
    stage.end()


play(every_book_has_a_bar_with_a_name, a_year_and_words_find_books,
     the_keyboard_walks_the_time_line, a_page_tells_all_and_leads_on, a_book_makes_an_army,
     the_open_book_is_remembered)
