"""The Calculator: sums typed and clicked, dice thrown and rolled, what cannot be, sums
kept and taken back, tonight's armies, and the keyboard alone."""

import re
import subprocess

from driver import Atspi, wait
from stage import play

UNIT = "Masinissa's Numidians"


def begin(stage, samples=True):
    if samples:
        stage.add_samples()
    app = stage.open()
    app.focus_window()
    app.go("calculator")
    app.find("text", "Shooters")
    return app


def write(app, name, text):
    app.set_text(app.find("text", name), text)


def enter_example(app):
    """Example 23 of the book: ten slingers against horse archers that gallop past."""
    write(app, "Shooters", "Irr C LI S")
    write(app, "Target", "Irr C LC B")
    wait(lambda: Atspi.Value.get_current_value(app.find("spin button", "Figures that shoot"))
         == 10, "ten figures")
    app.press(re.compile("^target moved 60 paces or into contact −1$"))


def throw_example(app):
    app.press("Plus die: 5")
    app.press("Minus die: 3")


def description_of(app, title):
    return app.find("image", title).get_description()


def sums(app):
    kept = app.find("list", "Tonight's sums")
    return [kept.get_child_at_index(i).get_name() for i in range(kept.get_child_count())]


def the_example_gives_twenty_casualties(stage):
    app = begin(stage, samples=False)
    app.has_text("^Enter: Shooters$")
    enter_example(app)
    app.has_text("^Click the dice you threw, or Roll$")
    throw_example(app)
    app.has_text("^20 casualties$")
    app.has_text("^1 figure falls, 0 carried$")
    app.has_text("^javelins, slings or bows$")
    app.has_text("^Shooting: tactical factors$")
    app.has_text("^Total$")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    stage.end()


def what_cannot_be_says_why(stage):
    app = begin(stage, samples=False)
    enter_example(app)
    write(app, "Target", "Irr E LC")
    app.has_text("expected class A, B, C or D second")
    app.has_text("^Enter: Target$")
    write(app, "Target", "Reg C El")
    app.has_text("the rules forbid it")
    app.gone("label", re.compile("casualties$"))
    keep = app.find("push button", "Keep")
    assert not keep.get_state_set().contains(Atspi.StateType.SENSITIVE), "a refusal cannot be kept"
    write(app, "Target", "Irr C LC B")
    throw_example(app)
    app.has_text("^20 casualties$")
    stage.end()


def sums_are_kept_and_taken_back(stage):
    app = begin(stage, samples=False)
    enter_example(app)
    throw_example(app)
    app.has_text("^20 casualties$")
    app.press("Keep")
    wait(lambda: len(sums(app)) == 1, "the sum among those of tonight")
    assert sums(app)[0].startswith("Shooting: 20 casualties. Irr C LI S against Irr C LC B")
    app.find("push button", "Kept")
    app.press("Take back")
    wait(lambda: not sums(app), "the sum to be taken back")
    app.act("redo")
    wait(lambda: len(sums(app)) == 1, "the sum again")
    write(app, "Target", "Irr C LC JLS")
    app.has_text("^Click the dice you threw, or Roll$")
    app.act("roll")
    app.has_text("casualties$")
    stage.end()


def the_keyboard_is_enough(stage):
    app = stage.open()
    app.focus_window()
    app.keys("alt+5")
    app.here = wait(lambda: app.page_node("calculator"), "the Calculator")
    app.wait_focus("text", "Shooters")
    app.type("irr c li s")
    app.tab_to("text", "Target")
    app.type("irr c lc b")
    app.tab_to("push button", re.compile("^target moved"))
    app.keys("space")
    app.has_text("^Click the dice you threw, or Roll$")
    app.keys("5", "3")
    app.has_text("^20 casualties$")
    app.keys("Return")
    wait(lambda: len(sums(app)) == 1, "the sum kept")
    app.keys("ctrl+r")
    app.find("push button", "Keep")
    app.keys("ctrl+Return")
    wait(lambda: len(sums(app)) == 2, "two sums kept")
    app.keys("ctrl+z")
    wait(lambda: len(sums(app)) == 1, "the last one taken back")
    app.keys("ctrl+Page_Down")
    app.find("text", "Fighters")
    app.keys("ctrl+Page_Up", "ctrl+Page_Up")
    app.gone("text", "Fighters")
    app.keys("F1")
    app.find_window("^Keyboard shortcuts$")
    app.keys("Escape")
    stage.end()


def tonights_armies_are_at_hand(stage):
    app = begin(stage)
    app.go("tonight")
    app.wait_enabled("roll")
    app.act("roll")
    app.wait_enabled("fight")
    app.go("calculator")
    write(app, "Shooters", "Irr C LI S")
    pick(app, "Target", UNIT)
    app.has_text(re.escape(UNIT) + r": \d+ figures$")
    throw_example(app)
    app.has_text("casualties$")
    app.press("Keep and Apply")
    wait(lambda: "taken from " + UNIT in (sums(app) or [""])[0], "the casualties to be applied")
    app.has_text(re.escape(UNIT) + r": .* lost$")
    assert stage.ask("SELECT count(*) FROM table_battle WHERE battle_id IS NULL") == [(1,)]
    app.wait_enabled("play", False)
    app.press("Take back")
    app.has_text(re.escape(UNIT) + r": \d+ figures$")
    stage.end()


def carried(app):
    return Atspi.Value.get_current_value(app.find("spin button", "Carried over"))


def the_sum_and_the_table_are_one(stage):
    """A body brought to another tab, and the command line meanwhile: what it carries is the
    table's, and is not entered here."""
    app = begin(stage)
    app.go("tonight")
    app.wait_enabled("roll")
    app.act("roll")
    app.wait_enabled("play")
    app.act("play")
    app.go("calculator")
    pick(app, "Target", UNIT)
    app.has_text(re.escape(UNIT) + r": 12 figures$")
    stage.muster("tonight", "loss", UNIT, "37")
    app.open_tab("Melee")
    app.has_text(re.escape(UNIT) + r": 11 figures, 37 men lost$")
    wait(lambda: carried(app) == 17, "the casualties carried over")
    states = app.find("spin button", "Carried over").get_state_set()
    assert not states.contains(Atspi.StateType.SENSITIVE), "the table says what is carried"
    stage.muster("tonight", "undo")
    app.open_tab("Shooting")
    app.has_text(re.escape(UNIT) + r": 12 figures$")
    wait(lambda: carried(app) == 0, "nothing carried any more")
    stage.end()


def open_list(app, name):
    """The button inside the menu button is the one that can be pressed."""
    def look():
        return next((node for node in app.all("push button", re.compile("^" + re.escape(name)))
                     if Atspi.Action.get_n_actions(node)), None)
    Atspi.Action.do_action(wait(look, name), 0)


def pick(app, field, unit):
    """Opens the list beside an entry, as a person does, and takes a unit."""
    button = field + " from tonight's armies"
    open_list(app, button)
    units = app.find("list", "Units of tonight's armies", below=app.node)
    wait(lambda: units.get_child_count() > 2, "the units")
    app.keys("Home")
    app.key_until("Down", lambda: app.has_focus(name=re.compile("^" + unit), below=units), unit)
    app.keys("Return")


def without_armies_it_says_how_to_begin(stage):
    app = begin(stage, samples=False)
    open_list(app, "Shooters from tonight's armies")
    app.has_text("No armies are chosen for tonight")
    app.keys("Escape")
    stage.end()


def it_reopens_on_its_sum(stage):
    app = begin(stage, samples=False)
    app.open_tab("Victory")
    app.gone("text", "Shooters")
    stage.end()
    app = stage.open()
    app.here = wait(lambda: app.page_node("calculator"), "the Calculator")
    app.has_text("^Who wins$")
    stage.end()


def chances_can_be_read(stage):
    app = begin(stage, samples=False)
    app.open_tab("Weather")
    title = re.compile("^Chances")
    wait(lambda: "%" in description_of(app, title), "the chances")
    assert "(now)" not in description_of(app, title)
    app.act("roll")
    wait(lambda: description_of(app, title).count("(now)") == 1, "what was rolled, marked")
    stage.end()


def what_follows_is_ticked(stage):
    app = begin(stage, samples=False)
    app.open_tab("Reaction")
    write(app, "Who tests", "Irr C LI S")
    shieldless = re.compile("^Front rank without shields")
    wait(lambda: app.is_down(shieldless), "slingers without shields to be ticked")
    states = app.find("push button", shieldless).get_state_set()
    assert not states.contains(Atspi.StateType.SENSITIVE), "it cannot be let go"
    write(app, "Who tests", "Irr C LI JLS Sh")
    wait(lambda: not app.is_down(shieldless), "shields to untick it")
    stage.end()


def every_tab_fits_a_small_window(stage):
    app = begin(stage, samples=False)
    app.resize(1024, 600)
    row = app.find("panel", "Kinds of sum")
    names = [row.get_child_at_index(i).get_name() for i in range(row.get_child_count())]
    assert len(names) >= 10, names
    for name in names:
        app.open_tab(name)
        extents = app.frame.get_extents(1)
        assert extents.width <= 1024 and extents.height <= 600, (name, extents.width,
                                                                 extents.height)
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    picture = stage.path("calculator.png")
    app.picture(picture)
    colours = subprocess.run(["identify", "-format", "%k", picture], capture_output=True,
                             text=True, check=True).stdout
    assert int(colours) > 16, colours
    stage.end()


play(the_example_gives_twenty_casualties, what_cannot_be_says_why, sums_are_kept_and_taken_back,
     the_keyboard_is_enough, tonights_armies_are_at_hand, the_sum_and_the_table_are_one,
     without_armies_it_says_how_to_begin,
     it_reopens_on_its_sum, chances_can_be_read, what_follows_is_ticked, every_tab_fits_a_small_window)
