"""The builder: what the book allows becomes units; they are copied, moved, taken out, told
apart; everything is in the club file at once and can be taken back."""

from driver import Atspi, wait
from romans import names, open_for_keys, to_unit
from stage import play


def wait_names(stage, look, what):
    wait(lambda: look(names(stage)), what)


def the_book_offers_and_a_plus_adds(stage):
    app = open_for_keys(stage)
    app.has_text("^What the book allows in 202 BC$")
    app.has_text("^6 to 120, 12 taken$")
    app.has_text("^Regular, class B, heavy infantry; long thrusting spear; shield$")
    app.set_number("Units", "Figures, Velites", 5)
    app.has_text("^8 for 66 points$")
    app.press("Add Triarii")
    app.toast("Added: Triarii 2")
    wait_names(stage, lambda units: units[-1] == "Triarii 2", "more Triarii")
    app.has_text(r"^6 to 120, [1-9][0-9] taken$")
    app.act("undo")
    wait_names(stage, lambda units: len(units) == 8, "eight units again")
    app.act("undo")
    wait_names(stage, lambda units: len(units) == 8, "eight units again")
    app.has_text("^997 of 1,000 points$")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    stage.end()


def can_be_pressed(app, name):
    return app.find("push button", name).get_state_set().contains(Atspi.StateType.SENSITIVE)


def the_plus_says_why_it_adds_nothing(stage):
    """Three points are left: the button is dull and the row says why; so does Enter on it."""
    app = open_for_keys(stage)
    app.has_text("^8 for 66 points, 3 left$")
    wait(lambda: not can_be_pressed(app, "Add Triarii"), "a button that cannot be pressed")
    offers = app.find("list", "What the book allows")
    app.key_until("Tab", lambda: app.has_focus(below=offers), "what the book allows")
    app.keys("Home", "Return")
    app.toast("costs .* points, with 3 left. Take something out first$")
    assert len(names(stage)) == 8, names(stage)
    app.set_number("Units", "Figures, Velites", 5)
    wait(lambda: can_be_pressed(app, "Add Triarii"), "a button that can be pressed")
    app.set_number("Units", "Figures, Velites", 22)
    wait(lambda: not can_be_pressed(app, "Add Triarii"), "a button that cannot be pressed again")
    stage.end()


def keys_copy_move_and_remove(stage):
    app = open_for_keys(stage)
    to_unit(app, 2)
    app.keys("ctrl+d")
    wait_names(stage, lambda units: units[3] == "Velites 2", "a copy of the Velites")
    app.keys("alt+Up")
    wait_names(stage, lambda units: units[2] == "Velites 2", "the copy a place further up")
    app.keys("alt+Down")
    wait_names(stage, lambda units: units[3] == "Velites 2", "the copy where it was")
    app.keys("ctrl+Delete")
    app.toast("Removed: Velites 2")
    wait_names(stage, lambda units: len(units) == 8, "the copy gone")
    app.act("undo")
    wait_names(stage, lambda units: units[3] == "Velites 2", "the copy back")
    stage.end()


def a_unit_has_a_card_of_its_own(stage):
    app = open_for_keys(stage)
    to_unit(app, 2)
    app.keys("alt+Return")
    app.here = app.dialog()
    app.find("label", "22 × Reg C LI JLS Sh · 98 points")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    app.keys("ctrl+a")
    app.type("Skirmishers")
    app.keys("Return")
    wait_names(stage, lambda units: units[2] == "Skirmishers", "the new name")
    app.find("label", "Skirmishers")
    Atspi.Value.set_current_value(app.find("spin button", "Ranks"), 3)
    wait(lambda: stage.ask("SELECT ranks FROM list_unit WHERE name = 'Skirmishers'") == [(3,)],
         "three ranks")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the card to close")
    app.act("undo")
    app.act("undo")
    wait_names(stage, lambda units: units[2] == "Velites", "the old name")
    stage.end()


def a_problem_is_mended_with_one_button(stage):
    app = open_for_keys(stage)
    app.set_number("Units", "Figures, Triarii", 2)
    app.has_text("^2 problems$")
    app.press("Add 4 of Triarii")
    app.has_text("^Legal")
    wait(lambda: stage.figures("Triarii") > 2, "more Triarii")
    stage.end()


def a_lost_commander_is_replaced_with_one_button(stage):
    app = stage.open()
    app.focus_window()
    app.go("armies")
    app.act("new")
    page, app.here = app.here, app.dialog()
    app.press("Create")
    app.here = page
    app.has_text("remarks$")
    units = app.find("tree table", "Units")
    app.key_until("Tab", lambda: app.has_focus(below=units), "the units")
    app.keys("ctrl+End", "ctrl+Delete")
    app.toast("^Removed: ")
    app.press("Add a commander-in-chief")
    app.gone("push button", "Add a commander-in-chief")
    stage.end()


def a_new_army_is_asked_for(stage):
    app = stage.open()
    app.go("armies")
    app.act("new")
    page = app.here
    app.here = app.dialog()
    app.find("push button", "Create")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    Atspi.Value.set_current_value(app.find("spin button", "Points"), 1200)
    app.press("Create")
    app.here = page
    app.toast("^New army: ")
    app.has_text("of 1,200 points$")
    wait(lambda: stage.ask("SELECT points_limit FROM army_list") == [(1200,)], "the list")
    app.act("undo")
    wait(lambda: stage.ask("SELECT count(*) FROM army_list") == [(0,)], "no list")
    stage.end()


def ask_new(app):
    app.go("armies")
    app.act("new")
    page, app.here = app.here, app.dialog()
    return page


def set_points(app, points):
    Atspi.Value.set_current_value(app.find("spin button", "Points"), points)


def count_lists(stage, number):
    wait(lambda: stage.ask("SELECT count(*) FROM army_list") == [(number,)], f"{number} lists")


def a_new_army_is_filled_to_its_points(stage):
    app = stage.open()
    page = ask_new(app)
    app.press("Fill to the points", "check box")
    set_points(app, 90000)
    app.press("Create")
    app.has_text("and 90,000 are agreed; choose")
    set_points(app, 1000)
    app.press("Create")
    app.here = page
    app.toast("^New army: ")
    app.has_text("^(99[0-9]|1,000) of 1,000 points$")
    count_lists(stage, 1)
    stage.end()


def an_army_with_points_left_is_filled_up(stage):
    app = stage.open()
    page = ask_new(app)
    set_points(app, 1000)
    app.press("Create")
    app.here = page
    app.toast("^New army: ")
    app.has_text("^[1-8][0-9][0-9] of 1,000 points$")
    app.focus_window()
    app.keys("F10")
    app.press("Fill Up to the Points", "menu item")
    app.toast("^Filled up: ")
    app.has_text("^(99[0-9]|1,000) of 1,000 points$")
    app.act("undo")
    app.has_text("^[1-8][0-9][0-9] of 1,000 points$")
    stage.end()


play(the_book_offers_and_a_plus_adds, the_plus_says_why_it_adds_nothing, keys_copy_move_and_remove,
     a_unit_has_a_card_of_its_own, a_problem_is_mended_with_one_button,
     a_lost_commander_is_replaced_with_one_button, a_new_army_is_asked_for,
     a_new_army_is_filled_to_its_points, an_army_with_points_left_is_filled_up)
