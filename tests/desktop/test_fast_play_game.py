"""A Fast Play battle played at one screen: by two people with a curtain between them, or by one
against Muster; set up, left, gone on with, and recorded."""

import os
import re

from driver import Atspi, wait
from stage import play

PICTURES = os.environ.get("MUSTER_TEST_PICTURES")
DICE = re.compile("^[0-9]+ (Die|Dice)$")


def picture(app, name):
    if PICTURES:
        app.picture(os.path.join(PICTURES, name + ".png"))


def begin(stage, players, placing=None, **environment):
    """Prepares a battle of stands and plays it, the armies set up as the menu has it."""
    stage.add_samples()
    for book, name in (("roman-mid-republican", "Stands"), ("carthaginian-later", "Other stands")):
        stage.muster("list", "new", book, "--rules", "awfp", "--year", "-202", "--name", name)
    app = stage.open(**environment)
    app.go("tonight")
    app.wait_enabled("roll")
    app.choose("First army", "Stands", 3)
    app.choose("Second army", "Other stands", 1)
    app.wait_enabled("roll")
    assert not [node for node in app.all("combo box") if node.get_name() in ("Month", "Region", "Country")]
    app.act("roll")
    app.wait_enabled("fight")
    open_menu(app, "Play at the Screen")
    if placing:
        picture(app, "game-menu")
        app.press(placing, "radio menu item")
        if not app.nodes("menu item", players):
            open_menu(app, "Play at the Screen")
    app.press(players, "menu item")
    wait(lambda: rows(app) or app.nodes("label", re.compile("^Pass the Screen")), "a question")
    return app


def open_menu(app, name):
    """A menu button holds the one that is pressed."""
    def inner():
        nodes = app.all("push button", below=app.find("push button", name))
        return next((node for node in nodes if Atspi.Action.get_n_actions(node)), None)
    Atspi.Action.do_action(wait(inner, name), 0)


def rows(app):
    """What may be answered, as it is read out; nothing behind the curtain."""
    answers = app.first("list", "Answers")
    return [row.get_name() for row in app.all("list item", below=answers)] if answers else []


def answers(stage):
    return stage.ask("SELECT count(*) FROM game_answer")[0][0]


def let_muster_answer(stage, app):
    before = answers(stage)
    app.press("Let Muster Answer")
    wait(lambda: answers(stage) > before, "an answer in the club file")


def is_over(app):
    return bool(app.nodes("label", "The Battle Is Over"))


def lift(app):
    """Passes the screen on where that is asked for."""
    if app.nodes("label", re.compile("^Pass the Screen")):
        app.press(re.compile(" Is Here$"))
        app.gone("label", re.compile("^Pass the Screen"))


def two_people_pass_the_screen(stage):
    app = begin(stage, "Two People at This Screen")
    picture(app, "game-question")
    passed = 0
    while passed < 2:
        if app.nodes("label", re.compile("^Pass the Screen")):
            picture(app, f"game-curtain-{passed}")
            passed += 1
            assert not rows(app)
            lift(app)
        picture(app, "game-orders") if passed else None
        let_muster_answer(stage, app)
    app.press("Leave the Game")
    app.has_text("is being played at this screen")
    stage.end()


def an_answer_goes_back_and_comes_again(stage):
    app = begin(stage, "Two People at This Screen")
    while not app.is_enabled("undo"):
        lift(app)
        let_muster_answer(stage, app)
    there = answers(stage)
    app.act("undo")
    wait(lambda: answers(stage) == there - 1, "an answer less")
    app.act("redo")
    wait(lambda: answers(stage) == there, "the answer again")
    stage.end()


def digits_choose_and_the_game_goes_on_later(stage):
    app = begin(stage, "First Army, Against Muster")
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus("list item"), "the answers")
    before = answers(stage)
    app.type("1")
    wait(lambda: answers(stage) > before or app.nodes("push button", "All Answers"),
         "what the digit chose")
    kept = answers(stage)
    app.process.kill()
    app.process.wait()
    stage.app = None
    app = stage.open()
    wait(lambda: rows(app), "the game again")
    assert answers(stage) == kept
    stage.end()


def a_die_is_given_the_face_that_was_thrown(stage):
    app = begin(stage, "Two People at This Screen")
    while not app.nodes("push button", DICE):
        lift(app)
        let_muster_answer(stage, app)
    for face in (3, 4):  # the one that lies there already stays
        open_menu(app, DICE)
        app.press(re.compile(f"^Die 1: .*: {face}$"))
        app.keys("Escape")
    wait(lambda: stage.ask("SELECT value FROM game_die") in ([(3,)], [(4,)]),
         "the die in the club file")
    stage.end()


def a_move_slides(stage):
    app = begin(stage, "First Army, Against Muster")
    while "Advances" not in rows(app):
        let_muster_answer(stage, app)
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus("list item"), "the answers")
    app.type(str(rows(app).index("Advances") + 1))
    app.has_text("straight ahead")
    app.find("slider", "Wheel")
    app.keys("Right", "Right")
    app.has_text(r"10° to the right")
    picture(app, "game-slide")
    before = answers(stage)
    app.press("Go There")
    wait(lambda: answers(stage) > before, "the move in the club file")
    stage.end()


def point_at_the_middle(app):
    """Between the armies, where nobody stands; once the field lies where it is drawn, for the
    side beside it has just changed."""
    app.focus_window()
    app.hands.settle_frames()
    field = Atspi.Component.get_extents(app.find("image", re.compile("^Battlefield")),
                                        Atspi.CoordType.WINDOW)
    app.hands.point(app.window_id, field.x + field.width / 2, field.y + field.height / 2)
    app.hands.click()


def leave_the_rest(app):
    rest = "It and all the rest stay as they are drawn up"
    wait(lambda: rest in rows(app), "what may be answered")
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus("list item"), "the answers")
    app.type(str(rows(app).index(rest) + 1))


def armies_are_set_up_behind_a_screen(stage):
    """awfp.deploy.screen"""
    app = begin(stage, "Two People at This Screen", "By Their Players, in Secret")
    app.has_text("Armies are set up in secret")
    picture(app, "placing-curtain")
    lift(app)
    app.has_text("^Where does ")
    picture(app, "placing-first")
    point_at_the_middle(app)
    app.wait_focus("push button", "Go There")
    app.has_text("ahead of the baseline$")
    app.tab_to("slider", "Along the Baseline", "shift+Tab")
    app.keys("Right", "Right")
    picture(app, "placing-slide")
    app.press("Go There")
    wait(lambda: answers(stage) == 1, "the place in the club file")
    leave_the_rest(app)
    app.has_text("^Pass the Screen")
    lift(app)
    picture(app, "placing-second")
    leave_the_rest(app)
    app.gone("label", re.compile("^Where does "))
    picture(app, "placing-done")
    assert "fast-screen" in stage.ask("SELECT sheet FROM game")[0][0]
    stage.end()


def it_is_played_to_its_end_and_recorded(stage):
    app = begin(stage, "First Army, Against Muster")
    while not is_over(app):
        let_muster_answer(stage, app)
        wait(lambda: rows(app) or is_over(app) or app.nodes("slider"), "what comes next")
    picture(app, "game-over")
    app.press("See the Result")
    app.wait_enabled("record")
    app.record()
    wait(lambda: stage.ask("SELECT count(*) FROM battle") == [(1,)], "the battle in the club file")
    wait(lambda: stage.ask("SELECT count(*) FROM game") == [(0,)], "the game gone")
    stage.end()
    stage.muster("dice", "verify")


def given_up_it_comes_back_by_undo(stage):
    app = begin(stage, "First Army, Against Muster")
    let_muster_answer(stage, app)
    there = answers(stage)
    app.press("Leave the Game")
    app.press("Give Up the Game")
    wait(lambda: stage.ask("SELECT count(*) FROM game") == [(0,)], "no game")
    app.wait_enabled("undo")
    app.act("undo")
    wait(lambda: stage.ask("SELECT count(*) FROM game") == [(1,)], "the game again")
    assert answers(stage) == there
    app.press("Go On with the Game")
    wait(lambda: rows(app), "the question")
    stage.end()


play(two_people_pass_the_screen, an_answer_goes_back_and_comes_again,
     digits_choose_and_the_game_goes_on_later, a_die_is_given_the_face_that_was_thrown,
     a_move_slides, armies_are_set_up_behind_a_screen, it_is_played_to_its_end_and_recorded, given_up_it_comes_back_by_undo)
