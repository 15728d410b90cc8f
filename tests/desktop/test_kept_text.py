"""What is typed is kept: every card of the app, closed in every way with text half typed. Escape
gives the old text back, and only it."""

import re

from closing import closed, window_over
from driver import wait
from romans import open_for_keys, to_unit
from stage import play


def about(stage, app):
    app.act("army-card")


def unit(stage, app):
    to_unit(app, 2)
    app.keys("alt+Return")


def general(stage, app):
    to_unit(app, 8)
    app.keys("alt+Return")


def one(stage, query):
    rows = stage.ask(query)
    return rows[0][0] if rows else None


# A card, how it is opened, its entry, and what the club file has of it.
CARDS = (
    (about, "Name", "SELECT name FROM army_list WHERE id = {0}"),
    (about, "Player", "SELECT p.name FROM army_list AS l JOIN player AS p ON p.id = l.player_id"
                      " WHERE l.id = {0}"),
    (about, "Tags", "SELECT tags FROM army_list WHERE id = {0}"),
    (unit, "Name", "SELECT name FROM list_unit WHERE list_id = {0} AND position = 2"),
    (unit, "Notes", "SELECT notes FROM list_unit WHERE list_id = {0} AND position = 2"),
    (general, "Name", "SELECT name FROM list_general WHERE list_id = {0}"),
)


def cards(stage):
    romans = one(stage, "SELECT id FROM army_list WHERE name = 'Scipio at Zama'")
    return [(card, title, query.format(romans)) for card, title, query in CARDS]


def names_of_troops(stage):
    """The cards that open with the keyboard in their entry."""
    return [row for row in cards(stage) if row[0] is not about and row[1] == "Name"]


def entry(app, title):
    """The row's text, which has the focus when the keyboard is there."""
    nodes = app.all("text", re.compile("^_?" + title + "$")) \
        or app.all("entry", re.compile("^_?" + title + "$"))
    return nodes[0] if nodes else None


def begin_typing(app, title, text, by_keys=False):
    """by_keys: into the entry that has the focus when a card opens."""
    node = wait(lambda: entry(app, title), f"the entry {title}")
    app.focus_window(window_over(app))
    if by_keys:
        app.keys("ctrl+a")
        app.type(text)
    else:
        app.set_text(node, text)
    wait(lambda: app.text_of(node) == text, f"{text} to be typed")
    return node


def by_button(app):
    app.press("Close")
    closed(app)


def by_key(app):
    app.keys("Tab", "Tab", "Tab", "Escape")
    closed(app)


def by_the_window(app):
    """As the window manager closes it."""
    app.hands.ask_to_close(window_over(app))
    closed(app)


def by_leaving(app):
    app.keys("Tab", "Tab", "Tab")


WAYS = (by_button, by_key, by_the_window, by_leaving)


def closed_in_every_way(stage, way):
    app = open_for_keys(stage)
    page = app.here
    some = names_of_troops(stage) if way is by_leaving else cards(stage)
    for number, (card, title, query) in enumerate(some):
        card(stage, app)
        app.here = app.dialog()
        text = f"{way.__name__[3:6]}{number}"
        begin_typing(app, title, text, way is by_leaving)
        way(app)
        wait(lambda query=query, text=text: one(stage, query) == text,
             f"{text} as {title} of the {card.__name__} card")
        if app.node.get_child_count() > 1:
            app.keys("Escape")
            closed(app)
        app.here = page
        app.focus_window()
    stage.end()


def by_button_what_is_typed_is_kept(stage):
    closed_in_every_way(stage, by_button)


def by_key_what_is_typed_is_kept(stage):
    closed_in_every_way(stage, by_key)


def by_the_window_what_is_typed_is_kept(stage):
    closed_in_every_way(stage, by_the_window)


def by_leaving_what_is_typed_is_kept(stage):
    closed_in_every_way(stage, by_leaving)


def quitting_keeps_what_is_typed(stage):
    app = open_for_keys(stage)
    about(stage, app)
    app.here = app.dialog()
    begin_typing(app, "Player", "Anna")
    assert app.close(), app.complaints()
    assert one(stage, "SELECT p.name FROM army_list AS l JOIN player AS p"
                      " ON p.id = l.player_id WHERE l.name = 'Scipio at Zama'") == "Anna"


def escape_gives_the_old_text_back(stage):
    app = open_for_keys(stage)
    all_cards = names_of_troops(stage)
    before = [one(stage, query) for _, _, query in all_cards]
    page = app.here
    for card, title, query in all_cards:
        card(stage, app)
        app.here = app.dialog()
        old = app.text_of(wait(lambda title=title: entry(app, title), title))
        node = begin_typing(app, title, "typed", True)
        app.keys("Escape")
        wait(lambda node=node, old=old: app.text_of(node) == old, "the old text")
        app.keys("Escape")
        closed(app)
        app.here = page
        app.focus_window()
    assert [one(stage, query) for _, _, query in all_cards] == before
    stage.end()


def what_is_refused_stays_and_is_told(stage):
    """Nothing, what another army is called, and what is too long."""
    app = open_for_keys(stage)
    page = app.here
    for text, why in (("Hannibal at Zama", "Another army has that name"),
                      ("x" * 130, "This is longer than 120 characters")):
        about(stage, app)
        app.here = app.dialog()
        begin_typing(app, "Name", text)
        app.press("Close")
        closed(app)
        app.toast("Name stays as it was: " + why)
        app.here = page
        app.focus_window()
    assert one(stage, "SELECT count(*) FROM army_list WHERE name = 'Scipio at Zama'") == 1
    stage.end()


play(by_button_what_is_typed_is_kept, by_key_what_is_typed_is_kept,
     by_the_window_what_is_typed_is_kept, by_leaving_what_is_typed_is_kept,
     quitting_keeps_what_is_typed, escape_gives_the_old_text_back,
     what_is_refused_stays_and_is_told)
