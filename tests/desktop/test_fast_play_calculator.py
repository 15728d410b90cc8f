"""The Calculator by Fast Play: the switch between the rules, stands typed and taken from saved
lists, dice of ten, both sides of a round, chances, what cannot be, and tonight's armies."""

import os
import re

from driver import Atspi, wait
from stage import play

LISTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "lists", "stands")
LEGION = "Trained Veteran HI close pilum Sh"
WARBAND = "Irregular Warband UI loose javelin Sh"
TABS = ["Leadership", "Morale", "Missiles", "Close combat", "Charge reach", "Points", "Conversion"]
SOURCE = "^by Muster's reconstruction: the table of the book is lost$"


def begin(stage):
    app = stage.open()
    app.focus_window()
    app.go("calculator")
    app.press("Fast Play")
    wait(lambda: tabs(app) == TABS, "the tabs of Fast Play")
    return app


def write(app, name, text):
    app.set_text(app.find("text", name), text)


def tabs(app):
    row = app.find("panel", "Kinds of sum")
    return [row.get_child_at_index(i).get_name() for i in range(row.get_child_count())]


def number_of(app, name):
    return Atspi.Value.get_current_value(app.find("spin button", name))


def chances(app):
    return app.find("image", re.compile("^Chances")).get_description()


def keep(app, name):
    folder = os.environ.get("MUSTER_TEST_PICTURES")
    if folder:
        app.picture(os.path.join(folder, name + ".png"))


def is_sensitive(app, name):
    states = app.find("push button", re.compile("^" + name)).get_state_set()
    return states.contains(Atspi.StateType.SENSITIVE)


def the_switch_tells_the_rules(stage):
    app = begin(stage)
    wait(lambda: tabs(app) == TABS, "the tabs of Fast Play")
    app.open_tab("Close combat")
    app.find("text", "The first")
    app.press("WRG 5th")
    app.find("text", "Shooters")
    wait(lambda: "Siege" in tabs(app), "the tabs of WRG")
    app.press("Fast Play")
    app.find("text", "The first")
    stage.end()
    app = stage.open()
    app.here = wait(lambda: app.page_node("calculator"), "the Calculator")
    app.find("text", "The first")
    wait(lambda: tabs(app) == TABS, "the tabs of Fast Play again")
    stage.end()


def a_general_is_rolled(stage):
    app = begin(stage)
    app.has_text("^Click the dice you threw, or Roll$")
    app.press("His two dice 1: 6")
    app.press("His two dice 2: 6")
    app.has_text("^charismatic: 8 orders a turn$")
    app.has_text("^two orders of the army's own$")
    app.has_text(SOURCE)
    wait(lambda: "charismatic" in chances(app), "the chances")
    app.press("Rolled again")
    app.has_text("^Click the dice you threw, or Roll$")
    app.press("His second roll 1: 1")
    app.press("His second roll 2: 2")
    app.has_text("^stalwart: 5 orders a turn$")
    keep(app, "fast-play-leadership")
    stage.end()


def a_volley_is_shot(stage):
    app = begin(stage)
    app.open_tab("Missiles")
    write(app, "Shooters", "Irregular Warrior UI loose bow")
    write(app, "Target", LEGION)
    app.has_text("^Click the dice you threw, or Roll$")
    app.press(re.compile("^Target in cover"))
    app.focus_window()
    app.act("roll")
    app.has_text("figures? hit$")
    app.has_text("^at the shielded$")
    app.has_text(SOURCE)
    wait(lambda: "0 figures hit" in chances(app), "the chances")
    keep(app, "fast-play-missiles")
    write(app, "Shooters", "Irregular Warrior UI loose")
    app.has_text("^They have nothing to shoot with$")
    write(app, "Shooters", "Reg C LI S")
    app.has_text("expected Trained or Irregular first")
    stage.end()


def a_round_tells_both_sides(stage):
    app = begin(stage)
    app.open_tab("Close combat")
    write(app, "The first", LEGION)
    write(app, "The second", WARBAND)
    app.act("roll")
    for part in ("Score of the first", "Protection of the second", "Score of the second",
                 "Protection of the first"):
        app.has_text("^" + part + "$")
    app.has_text(SOURCE)
    wait(lambda: "the round is drawn" in chances(app), "the chances")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    keep(app, "fast-play-round")
    app.press("Keep")
    app.find("list", "Tonight's sums")
    app.has_text("^One round$")
    stage.end()


def a_whole_combat_is_weighed(stage):
    app = begin(stage)
    app.open_tab("Close combat")
    app.find("text", "The first")
    app.choose("Which sum", "To its end", 1)
    write(app, "The first", LEGION)
    write(app, "The second", WARBAND)
    app.has_text(r"^The first wins about \d+ of 100$")
    wait(lambda: "the second wins" in chances(app), "the chances of the whole")
    keep(app, "fast-play-duel")
    stage.end()


def stands_come_from_saved_lists(stage):
    stage.add_samples()  # tonight's armies are WRG's
    with open(os.path.join(LISTS, "rome.xml"), encoding="utf-8") as rome, \
            open(stage.path("stands.xml"), "w", encoding="utf-8") as stands:
        stands.write(rome.read().replace("Scipio at Zama", "Stands at Zama"))
    stage.muster("list", "import", stage.path("stands.xml"))
    app = begin(stage)
    app.open_tab("Points")
    button = "Stand from tonight's armies"
    node = wait(lambda: next((node for node in app.all("push button", button)
                              if Atspi.Action.get_n_actions(node)), None), button)
    Atspi.Action.do_action(node, 0)
    units = app.find("list", "Units of tonight's armies", below=app.node)
    wait(lambda: units.get_child_count() > 2, "the units")
    app.keys("Home")
    app.key_until("Down", lambda: app.has_focus(name=re.compile("^Triarii"), below=units), "Triarii")
    app.keys("Return")
    wait(lambda: number_of(app, "Stands") == 2, "both stands")
    app.has_text(r"^\d+ points$")
    app.has_text(r"^\d+ points a stand$")
    keep(app, "fast-play-points")
    stage.end()


def what_cannot_be_says_why(stage):
    app = begin(stage)
    app.open_tab("Morale")
    write(app, "Unit", "Irregular Veteran HC javelin")
    wait(lambda: not is_sensitive(app, "Defend order"), "horse not to defend")
    assert is_sensitive(app, "Frenzied")
    app.open_tab("Charge reach")
    app.has_text("^Click the dice you threw, or Roll$")
    write(app, "Unit", "Trained Warrior Arty")
    app.has_text("^Such troops never charge$")
    app.has_text("^Counter charges$")
    app.open_tab("Conversion")
    write(app, "Troops of WRG", "Irr C LMI HTW Sh")
    app.has_text("^Irregular Warrior UI loose pilum Sh$")
    stage.end()


def tonights_armies_bring_their_rules(stage):
    for name in ("rome.xml", "carthage.xml"):
        stage.muster("list", "import", os.path.join(LISTS, name))
    app = stage.open()
    app.go("tonight")
    app.find("push button", "First army")
    app.go("calculator")
    wait(lambda: tabs(app) == TABS, "the tabs of Fast Play, which tonight's armies are for")
    app.press("WRG 5th")
    app.find("text", "Shooters")
    app.go("armies")
    app.go("calculator")
    app.find("text", "Shooters")
    stage.end()


def every_tab_fits_a_small_window(stage):
    app = begin(stage)
    app.resize(1024, 600)
    for name in TABS:
        app.open_tab(name)
        extents = app.frame.get_extents(1)
        assert extents.width <= 1024 and extents.height <= 600, (name, extents.width,
                                                                 extents.height)
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    app.open_tab("Close combat")
    write(app, "The first", LEGION)
    write(app, "The second", WARBAND)
    keep(app, "fast-play-small")
    stage.end()


def the_keyboard_is_enough(stage):
    app = begin(stage)
    app.keys("ctrl+Page_Down")
    app.find("text", "Unit")
    app.keys("ctrl+Page_Down")
    app.tab_to("text", "Shooters")
    app.type("irregular warrior si sling")
    app.tab_to("text", "Target")
    app.type(WARBAND.lower())
    app.tab_to("push button", re.compile("^Target in cover"))
    app.keys("space")
    app.has_text("^Click the dice you threw, or Roll$")
    app.keys("0", "9", "1")
    app.has_text("figures? hit$")
    app.keys("ctrl+Return")
    app.find("push button", "Kept")
    stage.end()


play(the_switch_tells_the_rules, a_general_is_rolled, a_volley_is_shot, a_round_tells_both_sides,
     a_whole_combat_is_weighed,
     stands_come_from_saved_lists, what_cannot_be_says_why, tonights_armies_bring_their_rules,
     every_tab_fits_a_small_window, the_keyboard_is_enough)
