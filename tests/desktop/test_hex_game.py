"""A battle on the hex map played at one screen: by keyboard, hex by hex, and by hand; refusals, what
can be done where, zones, undo; left and gone on with."""

import os
import re

from driver import Atspi, wait
from stage import play

PICTURES = os.environ.get("MUSTER_TEST_PICTURES")
TITLE = "Second Mantinea, 362 BC"
HEX = re.compile("^[A-Z][0-9]+, ")


def picture(app, name):
    if PICTURES:
        app.picture(os.path.join(PICTURES, name + ".png"))


def open_menu(app, name):
    """A menu button holds the one that is pressed."""
    def inner():
        nodes = app.all("push button", below=app.find("push button", name))
        return next((node for node in nodes if Atspi.Action.get_n_actions(node)), None)
    Atspi.Action.do_action(wait(inner, name), 0)


def begin(stage, players, **environment):
    stage.add_samples()
    app = stage.open(**environment)
    app.go("tonight")
    app.wait_enabled("roll")
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus(name="Hex Table"), "the row")
    app.keys("Return")
    app.find("list item", TITLE)
    app.key_until("Down", lambda: app.has_focus(name=TITLE), "the scenario")
    app.keys("Return")
    app.press("Set Up Tonight")
    app.wait_enabled("fight")
    open_menu(app, "Play at the Screen")
    app.press(players, "menu item")
    wait(lambda: rows(app), "a question")
    return app


def rows(app):
    answers = app.first("list", "Answers")
    return [row.get_name() for row in app.all("list item", below=answers)] if answers else []


def answers(stage):
    return stage.ask("SELECT count(*) FROM game_answer")[0][0]


def let_muster_answer(stage, app):
    before = answers(stage)
    app.press("Let Muster Answer")
    wait(lambda: answers(stage) > before, "an answer in the club file")


def question(app, words):
    return bool(app.nodes("label", re.compile(words)))


def go_to(stage, app, words):
    """Muster answers until this is asked."""
    for _ in range(60):
        if question(app, words):
            return
        let_muster_answer(stage, app)
    assert False, words


def the_map(app):
    """By what it says of where its cursor is."""
    return next((node for node in app.all("image") + app.all("icon")
                 if HEX.match(node.get_name() or "") or (node.get_name() or "").startswith("Battlefield")),
                None)


def to_map(app):
    app.focus_window()
    app.key_until("Tab", lambda: (the_map(app) and the_map(app).get_state_set().contains(
        Atspi.StateType.FOCUSED)), "the map")


def here(app):
    return the_map(app).get_name()


def a_screen_reader_hears_each_hex(stage):
    app = begin(stage, "Two People at This Screen")
    picture(app, "hex-game")
    assert not app.nameless(), app.nameless()
    to_map(app)
    app.keys("Right")
    wait(lambda: HEX.match(here(app)), "a hex")
    heard = {here(app)}
    for key in ("Right", "Down", "Left", "Up", "Down", "Down"):
        before = here(app)
        app.keys(key)
        wait(lambda: here(app) != before, "another hex")
        heard.add(here(app))
    assert len(heard) > 4, heard
    picture(app, "hex-cursor")
    stage.end()


def a_hex_is_chosen_by_keyboard(stage):
    """Enter looks, and chooses where it is looked at; what cannot be is told with its rule."""
    app = begin(stage, "Two People at This Screen")
    go_to(stage, app, "^Where does .* go")
    picture(app, "hex-move")
    to_map(app)
    app.keys("Up")
    wait(lambda: HEX.match(here(app)), "a hex")
    before = answers(stage)
    for _ in range(14):
        if the_map(app).get_description().startswith("Not here"):
            break
        app.keys("Up")
    said = the_map(app).get_description()
    assert said.startswith("Not here: "), said
    app.keys("Return")
    app.find(None, re.compile("^Not here: .*\\("))
    picture(app, "hex-refused")
    assert answers(stage) == before
    for _ in range(14):
        if not the_map(app).get_description().startswith("Not here"):
            break
        app.keys("Down")
    app.keys("Return")
    app.find("push button", "All Answers")
    picture(app, "hex-looked-at")
    assert answers(stage) == before
    app.keys("Next")
    app.keys("Return")
    wait(lambda: answers(stage) > before, "the answer")
    assert the_map(app).get_state_set().contains(Atspi.StateType.FOCUSED)
    app.act("undo")
    wait(lambda: answers(stage) == before, "an answer less")
    stage.end()


def one_looks_back_and_on(stage):
    app = begin(stage, "Two People at This Screen")
    go_to(stage, app, "^Where does .* go")
    before = answers(stage)
    app.press("Look Back")
    app.find(None, re.compile("^As it stood at the end of: "))
    picture(app, "hex-past")
    app.press("Look On")
    wait(lambda: not app.nodes(None, re.compile("^As it stood at the end of: ")), "what is now")
    assert answers(stage) == before
    stage.end()


def zones_are_shown(stage):
    app = begin(stage, "Two People at This Screen")
    app.focus_window()
    app.press("Zones of Control")
    picture(app, "hex-zones")
    stage.end()


def one_plays_against_muster_and_goes_on_later(stage):
    app = begin(stage, "First Army, Against Muster")
    for _ in range(4):
        let_muster_answer(stage, app)
    kept = answers(stage)
    app.process.kill()
    app.process.wait()
    stage.app = None
    app = stage.open()
    wait(lambda: rows(app), "the game again")
    assert answers(stage) == kept
    stage.end()
    stage.muster("doctor")


play(a_screen_reader_hears_each_hex, a_hex_is_chosen_by_keyboard, one_looks_back_and_on,
     zones_are_shown, one_plays_against_muster_and_goes_on_later)
