"""New Army by keyboard alone: a year, some words, Enter; the books that are offered, with their
years, and what is chosen of them as a screen reader hears it."""

import re

from driver import wait
from stage import play

SEARCH = ("entry", "Search the Books")
GALLIC = "Gallic, 400 BC to 50 BC, Western Europe"
BOOK = re.compile(r", \d+ (BC|AD) to \d+ (BC|AD), ")
SPAN = re.compile(r", (\d+) (BC|AD) to (\d+) (BC|AD), ")


def ask(stage):
    app = stage.open()
    app.go("armies")
    page = app.here
    app.focus_window()
    app.keys("ctrl+n")
    app.here = app.dialog()
    app.focus_window(app.find_window("New Army"))
    app.wait_focus("text", "Year")
    return app, page


def offered(app):
    """The books in the list, as a screen reader names them: the likeliest come first."""
    return [node.name for node in app.nodes("list item", BOOK, app.find("list", "Army Books"))]


def chosen(app):
    """What is heard of the search: the book that Enter takes."""
    return app.find(*SEARCH).get_description()


def year(number, era):
    return -int(number) if era == "BC" else int(number)


def holds(book, wanted):
    first, era, last, last_era = SPAN.search(book).groups()
    return year(first, era) <= wanted <= year(last, last_era)


def all_hold(app, wanted):
    books = offered(app)
    return books and all(holds(book, wanted) for book in books)


def armies(stage):
    return stage.ask("SELECT name, year, points_limit FROM army_list")


def a_year_some_words_and_enter_make_an_army(stage):
    app, page = ask(stage)
    assert not all_hold(app, -216), "all books are offered"
    app.type("216 BC")
    app.has_text("^216 BC$")
    wait(lambda: all_hold(app, -216), "books of 216 BC alone")
    app.keys("Return")
    app.wait_focus(*SEARCH)
    app.type("gallic")
    wait(lambda: chosen(app) == GALLIC, "the book of that name")
    assert offered(app)[0] == GALLIC and all_hold(app, -216), offered(app)
    app.keys("Return")
    app.wait_focus("spin button", "Points")
    app.keys("Return")
    app.here = page
    app.toast("^New army: ")
    wait(lambda: [row[1:] for row in armies(stage)] == [(-216, 1000)], "the army of 216 BC")
    assert stage.ask("SELECT book_id FROM army_list") == [("gallic",)]
    stage.end()


def arrows_choose_another_and_what_was_typed_is_searched_on(stage):
    app, page = ask(stage)
    app.keys("Return")
    app.wait_focus(*SEARCH)
    app.type("carthag")
    wait(lambda: "Carthag" in chosen(app), "Carthage")
    books = offered(app)
    app.keys("Down")
    wait(lambda: app.has_focus("list item", books[1]), "the keyboard on the second book")
    app.keys("Up", "Up")
    app.wait_focus(*SEARCH)
    assert chosen(app) == books[0], chosen(app)
    app.keys("Down")
    wait(lambda: app.has_focus("list item", books[1]), "the second book again")
    app.type("inian")
    wait(lambda: app.text_of(app.find(*SEARCH)) == "carthaginian", "letters go to the search")
    app.wait_focus(*SEARCH)
    app.keys("Escape")
    wait(lambda: app.text_of(app.find(*SEARCH)) == "", "Escape empties the search")
    app.keys("Escape")
    wait(lambda: app.frame.get_parent().get_child_count() == 1, "Escape closes the dialog")
    assert armies(stage) == []
    stage.end()


def rows_come_as_the_list_is_walked(stage):
    app, _ = ask(stage)
    books = len(stage.muster("book", "list").splitlines())
    begun = len(offered(app))
    assert 0 < begun < books, begun
    app.tab_to("list item", offered(app)[0])
    app.key_until("End", lambda: len(offered(app)) == books, "all books", 200)
    assert len(set(offered(app))) == books
    stage.end()


def a_search_in_vain_leads_out(stage):
    app, _ = ask(stage)
    app.type("1066")
    app.has_text("^1066 AD$")
    app.keys("Return")
    app.wait_focus(*SEARCH)
    app.type("qqxz")
    app.find("label", "No Such Book")
    wait(lambda: chosen(app) == "No Such Book", "the same for who listens")
    app.keys("Return")
    assert app.has_focus(*SEARCH), "nothing can be taken"
    app.tab_to("push button", "Show All Books")
    app.keys("Return")
    wait(lambda: not all_hold(app, 1066) and app.text_of(app.find(*SEARCH)) == "", "all books")
    app.wait_focus(*SEARCH)
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    stage.end()


def a_year_in_the_search_is_offered_as_the_army_s(stage):
    app, page = ask(stage)
    app.keys("Return")
    app.wait_focus(*SEARCH)
    app.type("gallic 202 BC")
    app.has_text("^202 BC$")
    wait(lambda: chosen(app) == GALLIC, "the book of that name")
    app.keys("Return")
    app.wait_focus("spin button", "Points")
    app.keys("Return")
    app.here = page
    app.toast("^New army: ")
    wait(lambda: [row[1] for row in armies(stage)] == [-202], "an army of 202 BC")
    stage.end()


def the_book_that_was_taken_comes_back_with_the_form(stage):
    app, page = ask(stage)
    app.keys("Return")
    app.wait_focus(*SEARCH)
    app.type("carthag")
    wait(lambda: "Carthag" in chosen(app), "Carthage")
    second = offered(app)[1]
    app.keys("Down")
    wait(lambda: chosen(app) == second, "the second book")
    app.hands.ask_to_close(app.find_window("New Army"))
    wait(lambda: app.frame.get_parent().get_child_count() == 1, "the dialog closed")
    app.here = page
    app.focus_window()
    app.keys("ctrl+n")
    app.here = app.dialog()
    wait(lambda: chosen(app) == second, "the same book")
    assert app.text_of(app.find(*SEARCH)) == "carthag"
    stage.end()


play(a_year_some_words_and_enter_make_an_army,
     arrows_choose_another_and_what_was_typed_is_searched_on, rows_come_as_the_list_is_walked,
     a_search_in_vain_leads_out, a_year_in_the_search_is_offered_as_the_army_s,
     the_book_that_was_taken_comes_back_with_the_form)
