"""Deployment: bodies put on the table, moved, turned and formed with the keyboard and by hand,
places refused with their reason, seals, and the fight that follows."""

import re

from closing import answer
from driver import Atspi, wait
from stage import play


def begin(stage, change=lambda stage: None):
    """Two armies, changed before, their preliminaries rolled, the table before them."""
    stage.add_samples()
    change(stage)
    app = stage.open()
    app.go("tonight")
    app.act("new")
    app.act("roll")
    app.has_text("^On open ground. Hannibal at Zama is not deployed: it fights by a plan.")
    app.press("Deploy…")
    app.here = wait(lambda: app.all(name="MuDeploymentView")[0], "the view of the deployment")
    app.find("list", "Roster")
    return app


def field(app):
    """The battlefield; it is named after the body picked."""
    return app.first("image", re.compile("^Battlefield"))


def focus_field(app):
    """F6 goes from the roster to the table."""
    app.focus_window()
    app.keys("F6")
    wait(lambda: field(app).get_state_set().contains(Atspi.StateType.FOCUSED), "the table")


def in_roster(app):
    """The row of the roster that has the keyboard."""
    rows = app.find("list", "Roster")
    return [row for row in (rows.get_child_at_index(i) for i in range(rows.get_child_count()))
            if row and row.get_state_set().contains(Atspi.StateType.FOCUSED)]


def paces(app):
    """From the left edge and from its own to the middle of the selected body's front."""
    text = app.has_text(r"^\d+ paces? \([\d.]+ in\) from its left edge").get_name()
    return [int(number) for number in re.findall(r"(\d+) paces? \(", text)][:2]


def bodies_are_placed_and_moved_with_the_keyboard(stage):
    app = begin(stage)
    assert not app.nameless(), app.nameless()
    app.focus_window()
    app.select("Roster", 1)
    app.find("label", "A2 Balearic slingers")
    wait(lambda: in_roster(app), "the roster")
    app.keys("p")
    app.has_text("^8 units to be placed$")
    across, ahead = paces(app)
    assert ahead == 120, ahead
    focus_field(app)
    wait(lambda: field(app).get_name() == "Battlefield: A2 Balearic slingers", "the body picked")
    app.keys("Left")
    wait(lambda: paces(app) == [across - 5, 120], "5 paces to the left")
    app.keys("shift+Down")
    wait(lambda: paces(app) == [across - 5, 100], "20 paces back")
    app.keys("e", "e", "e")
    app.has_text("turned 15° to the right")
    app.keys("q", "ctrl+Left")
    app.has_text("turned 5° to the right")
    app.keys("bracketright")
    app.has_text("4 wide and 3 deep$")
    app.keys("ctrl+z", "ctrl+z")
    app.has_text("5 wide and 2 deep$")
    app.has_text("turned 10° to the right")
    app.keys("ctrl+shift+z")
    app.has_text("turned 5° to the right")
    app.keys("Delete")
    app.has_text("^9 units to be placed$")
    stage.end()


def rows_focused(app):
    """What has the keyboard, as a person hears it."""
    return [node.name for node in app.nodes(below=app.frame) if node.is_in(Atspi.StateType.FOCUSED)]


def bodies_are_formed(stage):
    app = begin(stage)
    app.focus_window()
    app.select("Roster", 4)
    app.find("label", "A5 Tychaios' Numidians")
    app.keys("p")
    app.has_text("^8 units to be placed$")
    app.keys("f")
    app.has_text("hollow square, each face 2 wide and 2 deep$")
    app.keys("f")
    app.has_text("Cantabrian circle$")
    app.keys("shift+f")
    app.has_text("hollow square, each face 2 wide and 2 deep$")
    files = app.find("spin button", "Figures in front")
    Atspi.Value.set_current_value(files, 3)
    app.has_text("hollow square, each face 3 wide and 1 deep$")
    assert not app.nameless(), app.nameless()
    wait(lambda: in_roster(app), "the roster")
    app.keys("Tab")
    wait(lambda: rows_focused(app) == ["Take Off"], "Tab out of the roster")
    app.tab_to("spin button", "Figures in front")
    app.tab_to("push button", "Hannibal at Zama")
    app.tab_to("push button", "Formation")
    app.keys("space", "End", "Return")
    app.has_text("wedge, 1 in front and 4 deep$")
    app.keys("ctrl+z", "ctrl+z")
    app.has_text("each face 2 wide and 2 deep$")
    app.select("Roster", 2)
    app.find("label", "A3 Elephants")
    app.keys("f")
    app.has_text(r"^A3 Elephants: such a body has one formation only\.$")
    stage.end()


def illegal_places_are_refused_with_the_reason(stage):
    app = begin(stage)
    app.focus_window()
    app.select("Roster", 1)
    app.press("Place")
    app.has_text("^8 units to be placed$")
    focus_field(app)
    app.keys("Up")
    app.has_text(r"^A2 Balearic slingers: 5 paces \(0.5 in\) too far forward: nobody deploys within "
                 r"120 paces of the centre line \(Deployment\)\.$")
    assert "too far forward" in field(app).get_description(), field(app).get_description()
    assert paces(app)[1] == 120
    app.keys("Down")
    wait(lambda: "too far" not in field(app).get_description(), "a place that may be")
    stage.end()


def give_mules(stage):
    """Makes the second unit of Hannibal the pack animals of the first."""
    stage.muster("list", "export", "Hannibal at Zama", "-o", stage.path("list.xml"))
    with open(stage.path("list.xml"), encoding="utf-8") as file:
        text = file.read()
    mules = ('<unit name="Mules" option="train" troop="Irr D Pack" figures="4" ranks="1" line="0" '
             'order="hold" sub-unit="yes"/>')
    text, count = re.subn('<unit name="Balearic slingers"[^>]*/>', mules, text)
    assert count == 1, text
    with open(stage.path("list.xml"), "w", encoding="utf-8") as file:
        file.write(text)
    stage.muster("list", "delete", "Hannibal at Zama")
    stage.muster("list", "import", stage.path("list.xml"))


def pack_animals_stay_behind_their_unit(stage):
    app = begin(stage, give_mules)
    app.focus_window()
    app.select("Roster", 0)
    app.press("Place")
    app.has_text("^8 units to be placed$")
    app.select("Roster", 1)
    app.press("Place")
    app.has_text("^7 units to be placed$")
    focus_field(app)
    before = paces(app)
    assert before[1] < 120, before
    app.keys("shift+Left", "shift+Left")
    app.has_text(r"^A2 Mules: it belongs close behind the centre of A1 Carthaginian cavalry "
                 r"\(Organising figures into units\)\.$")
    assert "close behind" in field(app).get_description(), field(app).get_description()
    app.select("Roster", 0)
    wait(lambda: field(app).get_name() == "Battlefield: A1 Carthaginian cavalry", "the unit")
    app.keys("shift+Left", "shift+Left", "shift+Left", "shift+Left")
    app.select("Roster", 1)
    wait(lambda: field(app).get_name() == "Battlefield: A2 Mules", "the animals")
    wait(lambda: before[0] - paces(app)[0] >= 60, "the animals to go with their unit")
    app.has_text("^7 units to be placed$")
    stage.end()


def middle(node):
    """In the window's coordinates, as the mouse has them."""
    box = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return box.x + box.width / 2, box.y + box.height / 2


def a_unit_is_dragged_from_the_roster(stage):
    app = begin(stage)
    app.focus_window()
    row = app.find("list", "Roster").get_child_at_index(1)
    x, y = middle(field(app))
    box = Atspi.Component.get_extents(field(app), Atspi.CoordType.WINDOW)
    def drag(start, end):
        app.hands.drag(app.window_id, start, end)
    near, ahead = (box.y + box.height * part for part in (0.83, 0.4))
    drag(middle(row), (x, box.y + box.height * 0.82))
    app.has_text("^8 units to be placed$")
    app.find("label", "A2 Balearic slingers")
    before = paces(app)
    assert abs(before[0] - 360) < 40, before
    drag((x, near), (x + 60, near))
    wait(lambda: paces(app)[0] > before[0] + 20, "the body where it was dragged to")
    after = paces(app)
    drag((x + 60, near), (x + 60, ahead))
    app.has_text("too far forward")
    assert paces(app) == after, (paces(app), after)
    stage.end()


def seal(app):
    """Presses the button and answers the question that comes once."""
    app.press("Seal")
    page, app.here = app.here, app.dialog()
    answer(app, "Seal")
    app.here = page


def sealed_sides_stay_shut_and_the_battle_is_fought_so(stage):
    app = begin(stage)
    app.press("Seal")
    app.has_text("^9 units are not on the table yet")
    app.press("Line Up")
    app.has_text("^All on the table, not sealed$")
    app.focus_window()
    app.select("Roster", 1)
    focus_field(app)
    app.keys("Down", "Down")
    wait(lambda: paces(app)[1] == 110, "two steps back")
    where = paces(app)
    app.press("Seal")
    page, app.here = app.here, app.dialog()
    app.has_text("^Seal Hannibal at Zama\\?$")
    app.has_text("cannot be changed by anybody")
    answer(app, "Cancel")
    app.here = page
    app.has_text("^All on the table, not sealed$")
    seal(app)
    code = app.has_text(r"^Sealed, code [2-9A-HJ-NP-Z-]{19}$").get_name()[-19:]
    app.has_text("The map opens when the other side is sealed too")
    assert not field(app).get_state_set().contains(Atspi.StateType.SHOWING) \
        or field(app).get_name() == "Battlefield"
    app.press("Scipio at Zama")
    app.has_text(r"^\d+ units to be placed$")
    app.press("Plan for Me")
    app.has_text("^All on the table, not sealed$")
    seal(app)
    app.has_text("^Sealed, code ")
    app.press("Back to the battle's plan")
    app.here = app.page_node("tonight")
    app.has_text(f"Hannibal at Zama is sealed, code {code}. Scipio at Zama is sealed, code ")
    app.act("roll")
    app.find("label", re.compile("these dice stand"), below=app.dialog())
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the dialog closed")
    app.act("fight")
    app.find("push button", "Record Result")
    app.record()
    wait(lambda: stage.ask("SELECT seal FROM battle_seal WHERE side = 0"), "the seal in the club")
    assert stage.ask("SELECT seal FROM battle_seal WHERE side = 0")[0][0] == code
    rows = stage.ask("SELECT x, y FROM battle_deployment WHERE side = 0 AND position = 1")
    assert [tuple(where)] == rows, (where, rows)
    stage.end()


def a_field_is_chosen(stage):
    app = begin(stage)
    app.press("Line Up")
    app.has_text("^All on the table, not sealed$")
    app.focus_window()
    app.tab_to("push button", "Field", "shift+Tab")
    app.keys("space", "Down", "Down", "Return")
    app.has_text("^The battle is fought on: ")
    app.press("Back to the battle's plan")
    app.here = app.page_node("tonight")
    summary = app.has_text("^On .*Hannibal at Zama ").get_name()
    assert not summary.startswith("On open ground"), summary
    stage.end()


def is_checked(node):
    return node.get_state_set().contains(Atspi.StateType.CHECKED)


def back_to_plan(app):
    """The keyboard goes back to where it was on the plan, a moment after the page is there."""
    app.press("Back to the battle's plan")
    app.here = app.page_node("tonight")
    wait(lambda: app.has_focus() and not app.has_focus("list item"), "the keyboard on the plan")


def horse_may_be_sent_round_a_flank(stage):
    """The switch is on the battle's plan, by keyboard, and stays when the dice are rolled again."""
    app = begin(stage)
    back_to_plan(app)
    label = "Hannibal at Zama may send horse round a flank"
    app.focus_window()
    app.tab_to("check box", "Scipio at Zama may send horse round a flank")
    app.keys("space")
    app.has_text("^Scipio at Zama sends nobody round a flank: armies of its kind never do")
    app.keys("space")
    app.tab_to("check box", label, "shift+Tab")
    app.keys("space")
    wait(lambda: is_checked(app.find("check box", label)), "the switch on")
    assert not app.nameless(), app.nameless()
    app.press("Deploy…")
    app.here = wait(lambda: app.all(name="MuDeploymentView")[0], "the view of the deployment")
    app.has_text("^Hannibal at Zama.*(marches round|sends nobody round)")
    back_to_plan(app)
    app.act("roll")
    wait(lambda: is_checked(app.find("check box", label)), "the switch still on")
    app.tab_to("check box", label)
    app.keys("space")
    wait(lambda: not is_checked(app.find("check box", label)), "the switch off")
    stage.end()


def a_side_is_planned_by_the_book_and_left_to_its_orders(stage):
    """Both choices are on the battle's plan, by keyboard; they stay when the dice are rolled again,
    and the battle is deployed and fought so."""
    app = begin(stage)
    back_to_plan(app)
    manner = "How Muster plans Hannibal at Zama"
    command = "Muster commands Scipio at Zama in the battle"
    assert is_checked(app.find("check box", command))
    app.focus_window()
    app.tab_to("push button", manner)
    app.keys("space", "End", "Return")
    app.has_text("Hannibal at Zama is not deployed: it fights by a plan, by the book.")
    app.tab_to("check box", command)
    app.keys("space")
    wait(lambda: not is_checked(app.find("check box", command)), "the switch off")
    assert not app.nameless(), app.nameless()
    app.act("roll")
    app.has_text("Hannibal at Zama is not deployed: it fights by a plan, by the book.")
    wait(lambda: not is_checked(app.find("check box", command)), "the switch still off")
    app.press("Deploy…")
    app.here = wait(lambda: app.all(name="MuDeploymentView")[0], "the view of the deployment")
    app.press("Hannibal at Zama")
    app.has_text("^9 units to be placed$")
    app.press("Plan for Me")
    app.has_text("^Planned by the book. All units are on the table")
    back_to_plan(app)
    app.act("fight")
    app.find("push button", "Record Result")
    app.record()
    wait(lambda: stage.ask("SELECT id FROM battle"), "the battle in the club")
    assert stage.ask("SELECT side, commanded FROM battle_terms") == [(side_of(stage, "Hannibal at Zama"), 1)]
    stage.end()


def side_of(stage, army):
    """Of the last battle in the club."""
    return stage.ask(f"SELECT side FROM battle_side WHERE army_name = '{army}'")[0][0]


def two_units_stand_in_one_body(stage):
    app = begin(stage)
    app.press("Line Up")
    app.has_text("^All on the table, not sealed$")
    app.focus_window()
    app.select("Roster", 6)
    app.find("label", "A7 Hannibal's veterans")
    assert not app.nameless(), app.nameless()
    app.tab_to("push button", "One body or two")
    app.keys("space", "End", "Return")
    app.has_text("^A7 Hannibal's veterans: On the flanks of A6 African spearmen\\.$")
    app.find("label", "beside A6")
    app.gone("push button", "Formation")
    app.select("Roster", 5)
    app.has_text(r" 20 figures, 22 wide and 2 deep$")
    app.keys("ctrl+z")
    app.has_text(r" 20 figures, 10 wide and 2 deep$")
    app.keys("ctrl+shift+z")
    app.has_text(r" 20 figures, 22 wide and 2 deep$")
    app.select("Roster", 6)
    app.tab_to("push button", "One body or two")
    app.keys("space", "Home", "Return")
    app.has_text("^A7 Hannibal's veterans: A body of its own\\.$")
    app.find("push button", "Formation")
    app.select("Roster", 2)
    app.find("label", "A3 Elephants")
    app.tab_to("push button", "One body or two")
    app.keys("space")
    app.has_text("^only two kinds of foot, or two of horse, that stand equally close")
    app.keys("Escape")
    stage.end()


play(bodies_are_placed_and_moved_with_the_keyboard, bodies_are_formed,
     illegal_places_are_refused_with_the_reason, pack_animals_stay_behind_their_unit, a_unit_is_dragged_from_the_roster,
     sealed_sides_stay_shut_and_the_battle_is_fought_so, a_field_is_chosen,
     horse_may_be_sent_round_a_flank, a_side_is_planned_by_the_book_and_left_to_its_orders,
     two_units_stand_in_one_body)
