"""A club writes its own book: begun from one of the house, faults met at their rows and mended, its
army looked at, saved, and an army made of it."""

import os
import shutil
import subprocess

from closing import window_over
from driver import Atspi, wait
from stage import play

FOLDER = os.path.join(os.environ["XDG_DATA_HOME"], "muster", "books")
PARTHIANS = "parthian"


def without_own_books(case):
    def clean(stage):
        shutil.rmtree(FOLDER, ignore_errors=True)
        try:
            case(stage)
        finally:
            shutil.rmtree(FOLDER, ignore_errors=True)
    clean.__name__ = case.__name__
    return clean


def into(app, action):
    """The form, with the keyboard in it."""
    app.act(action)
    app.here = app.dialog()
    app.focus_window(window_over(app))


def picture(app, name):
    keep = os.environ.get("MUSTER_TEST_PICTURES")
    if keep:
        before, app.window_id = app.window_id, window_over(app)
        app.picture(os.path.join(keep, name + ".png"))
        app.window_id = before


def fill(app, name, text, beside, steps, key="Tab"):
    """Goes to the entry by keyboard and types: entry rows do not say that they have the keyboard,
    the choice beside them does."""
    app.tab_to("combo box", beside, key)
    app.keys(*["Tab" if steps > 0 else "shift+Tab"] * abs(steps), "ctrl+a")
    app.type(text)
    wait(lambda: app.text_of(app.find("text", name)) == text, f"{text} in {name}")
    app.keys("Return")


def fill_name(app, text):
    fill(app, "Name", text, "Rules", -1)


def fill_first_year(app, text, key="Tab"):
    fill(app, "First Year", text, "Rules", 1, key)


def fill_last_year(app, text):
    fill(app, "Last Year", text, "Land", -1)


def summary(app, words):
    app.has_text(f"^{words}$")


def on_parthians(stage):
    app = stage.open()
    app.go("books")
    page = app.here
    app.press("Parthian, 238 BC to 226 AD, Persia")
    app.wait_enabled("write-from-book")
    return app, page


def can_save(app):
    return any(node.is_in(Atspi.StateType.SENSITIVE)
               for node in app.nodes("push button", "Save Book"))


@without_own_books
def a_book_is_written_from_a_copy_by_keyboard(stage):
    app, page = on_parthians(stage)
    into(app, "write-from-book")
    summary(app, "Nothing is wrong")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    fill_name(app, "Sons of Surena")
    fill_first_year(app, "one day")
    summary(app, "1 thing is wrong")
    fill_last_year(app, "300 BC")
    app.has_text("“one day”")
    assert not can_save(app)
    picture(app, "book-form-faults")
    fill_first_year(app, "238 BC", "shift+Tab")
    app.has_text("is later than the last, 300 BC")
    fill_last_year(app, "AD 226")
    summary(app, "Nothing is wrong")
    app.tab_to("list item", "General's bodyguard")
    app.keys("Return")
    app.find("label", "How They Are Armed")
    fill(app, "Fewest", "16", "Usual Order", -6)
    app.has_text("^Fewest 16 is more than Most 15$")
    picture(app, "book-form-option")
    app.tab_to("combo box", "Usual Order")  # in an entry the key is the entry's
    app.keys("ctrl+z")
    summary(app, "Nothing is wrong")
    app.keys("Escape")
    app.find("push button", "Add Troops")
    app.tab_to("push button", "Preview", "shift+Tab")
    app.keys("space")
    app.tab_to("push button", "Show the Army", most=6)
    app.keys("space")
    app.has_text("Irr A EHC L")
    app.tab_to("push button", "Show What Changed", "shift+Tab", most=6)
    app.keys("space")
    app.has_text("^The book Parthian is now called Sons of Surena")
    picture(app, "book-form-preview")
    wait(lambda: can_save(app), "the book to be one")
    app.focus_window(window_over(app))
    app.keys("ctrl+s")
    wait(lambda: app.node.get_child_count() == 1, "the form to close")
    app.here = page
    app.has_text("^Sons of Surena$")
    assert os.listdir(FOLDER) == ["parthian-own.xml"], os.listdir(FOLDER)
    stage.muster("list", "new", "parthian-own", "--year", "-53", "--points", "800", "--fill",
                 "--name", "Carrhae")
    app.wait_enabled("change-book")
    stage.end()


@without_own_books
def what_is_not_saved_is_there_the_next_time(stage):
    app = stage.open()
    app.go("books")
    into(app, "write-book")
    summary(app, "5 things are wrong")
    fill_name(app, "Half a book")
    summary(app, "4 things are wrong")
    picture(app, "book-form-new")
    app.press("Add Troops")
    app.find("label", "How They Are Armed")
    app.keys("Escape")
    app.find("push button", "Add Troops")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the form to close")
    into(app, "write-book")
    app.has_text("^Half a book$")
    summary(app, "6 things are wrong")
    app.keys("Escape")
    stage.end()


play(a_book_is_written_from_a_copy_by_keyboard, what_is_not_saved_is_there_the_next_time)
