"""An army of two hundred units: the table holds the rows that can be seen and some around them,
and yet one gets to every unit, edits it, and finds the keyboard where it was."""

from driver import Atspi, wait
from hands import WHEEL_DOWN, WHEEL_UP
from stage import play

UNITS = 200
ODD = 150  # which no book allows
LIST = "(SELECT id FROM army_list WHERE name = 'Large')"
UNIT = ('  <unit name="Unit {number}" option="hastati" troop="{troop}" figures="6" ranks="2" line="0"'
        ' order="attack"/>\n')
ARMY = ('<?xml version="1.0" encoding="UTF-8"?>\n'
        '<army-list version="1" rules="wrg5" name="Large" year="-202" points="50000">\n'
        '  <book id="roman-mid-republican" edition="1"/>\n{units}</army-list>\n')


def write_army(path, count=UNITS):
    units = (UNIT.format(number=number, troop="Irr D LI JLS" if number == ODD else "Reg C HI HTW Sh")
             for number in range(1, count + 1))
    with open(path, "w", encoding="utf-8") as file:
        file.write(ARMY.format(units="".join(units)))


def add_army(stage, name, count=UNITS):
    write_army(stage.path("army.xml"), count)
    stage.muster("list", "import", stage.path("army.xml"))
    if name != "Large":
        stage.muster("list", "rename", "Large", name)


def open_large(stage):
    stage.add_samples()
    add_army(stage, "Single", 1)
    add_army(stage, "Large")
    app = stage.open()
    app.resize(1024, 600)
    app.go("armies")
    app.select("Armies", 1)
    app.has_text("^200 units, ")
    app.focus_window()
    wait(lambda: len(names_shown(app)) > 15, "the foremost rows")
    return app


def to_table(app, row=0):
    units = app.find("tree table", "Units")
    app.key_until("Tab", lambda: app.has_focus(below=units), "the units")
    app.select("Units", row)


def names(stage):
    rows = stage.ask(f"SELECT name FROM list_unit WHERE list_id = {LIST} ORDER BY position")
    return [row[0] for row in rows]


def figures(stage, number):
    return stage.ask(f"SELECT figures FROM list_unit WHERE list_id = {LIST}"
                     f" AND name = 'Unit {number}'")[0][0]


def names_shown(app):
    """At 1024 by 600 the table begins with them: number and kind make room for the offers."""
    return [row[0] for row in app.rows("Units")]


def wait_row(app, name):
    wait(lambda: name in names_shown(app), f"the row of {name}")


def in_view(app, name):
    """Whether the row lies within the table, not above or below it."""
    table = app.find("tree table", "Units")
    view = Atspi.Component.get_extents(table, Atspi.CoordType.WINDOW)
    label = app.first("label", name, table)
    place = Atspi.Component.get_extents(label, Atspi.CoordType.WINDOW)
    return view.y < place.y and place.y + place.height <= view.y + view.height


def the_last_unit_is_reached_and_edited(stage):
    app = open_large(stage)
    assert len(names_shown(app)) < 80, "all rows are held"
    to_table(app)
    app.keys("ctrl+End")
    wait_row(app, "Unit 200")
    wait(lambda: in_view(app, "Unit 200"), "the last unit in view")
    shown = names_shown(app)
    assert shown == [f"Unit {n}" for n in range(201 - len(shown), 201)], shown
    app.set_number("Units", "Figures, Unit 200", 9)
    wait(lambda: figures(stage, 200) == 9, "nine figures")
    app.keys("plus")
    wait(lambda: figures(stage, 200) == 10, "one more")
    app.keys("ctrl+Home")
    wait_row(app, "Unit 1")
    wait(lambda: in_view(app, "Unit 1"), "the first unit in view")
    app.keys("plus")
    wait(lambda: figures(stage, 1) == 7, "the first unit's one more")
    stage.end()


def a_problem_leads_to_its_unit(stage):
    app = open_large(stage)
    assert f"Unit {ODD}" not in names_shown(app)
    problems = app.find("list", "Problems")
    rows = app.tree.children_of(app.nodes("list", "Problems")[0])
    at = next(i for i, row in enumerate(rows)
              if any(node.name.startswith(f"Unit {ODD}:") for node in app.tree.descend(row.path)))
    Atspi.Selection.select_child(problems, at)
    wait_row(app, f"Unit {ODD}")
    wait(lambda: in_view(app, f"Unit {ODD}"), "the unit in view")
    app.find("spin button", f"Figures, Unit {ODD}", app.find("tree table", "Units"))
    stage.end()


def units_come_and_go_at_both_ends(stage):
    app = open_large(stage)
    to_table(app)
    app.keys("ctrl+d")
    wait(lambda: len(names(stage)) == 201 and names(stage)[2] == "Unit 2", "a copy of the first")
    copy = names(stage)[1]
    wait(lambda: names_shown(app)[:3] == ["Unit 1", copy, "Unit 2"], "its row")
    app.keys("ctrl+Delete")
    wait(lambda: len(names(stage)) == 200 and names_shown(app)[:2] == ["Unit 1", "Unit 2"],
         "the copy gone")
    to_table(app)
    app.keys("ctrl+Delete")
    wait(lambda: names_shown(app)[:2] == ["Unit 2", "Unit 3"], "the first gone")
    app.act("undo")
    wait(lambda: names_shown(app)[:2] == ["Unit 1", "Unit 2"], "the first back")
    app.keys("ctrl+End")
    wait_row(app, "Unit 200")
    app.keys("ctrl+d")
    wait(lambda: len(names(stage)) == 201, "a copy of the last")
    wait_row(app, names(stage)[200])
    wait(lambda: in_view(app, names(stage)[200]), "the copy in view")
    app.keys("ctrl+Delete")
    wait(lambda: names_shown(app)[-1] == "Unit 200", "the copy gone")
    app.keys("ctrl+Delete")
    wait(lambda: names(stage)[-1] == "Unit 199" and names_shown(app)[-1] == "Unit 199",
         "the last gone")
    app.act("undo")
    wait(lambda: names_shown(app)[-1] == "Unit 200", "the last back")
    stage.end()


def wheel_down(app, times):
    """Turns the wheel over the table."""
    table = Atspi.Component.get_extents(app.find("tree table", "Units"), Atspi.CoordType.WINDOW)
    app.hands.point(app.window_id, table.x + 200, table.y + table.height // 2)
    app.hands.click(WHEEL_DOWN, times)


def the_wheel_goes_through_all_of_them(stage):
    app = open_large(stage)
    seen = set()
    for _ in range(UNITS):  # each turn goes on by one at the least
        if f"Unit {UNITS}" in seen:
            break
        shown = names_shown(app)
        numbers = [int(name.split()[1]) for name in shown if name]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), shown
        seen.update(shown)
        wheel_down(app, 4)
    assert {f"Unit {n}" for n in range(1, UNITS + 1)} <= seen, "units were passed over"
    stage.end()


def the_wheel_may_spin(stage):
    """Faster than rows get room: by whatever ways, the end is reached, and the beginning again."""
    app = open_large(stage)
    wheel_down(app, 1)
    for notches in (17, 60):
        for wheel, end in ((WHEEL_DOWN, f"Unit {UNITS}"), (WHEEL_UP, "Unit 1")):
            def is_there(wheel=wheel, end=end, notches=notches):
                app.hands.clicks_at_once(wheel, notches)
                return end in names_shown(app)
            wait(is_there, f"{end} by {notches} notches at once")
    stage.end()


def the_keyboard_waits_for_its_row(stage):
    app = open_large(stage)
    to_table(app, 1)
    wheel_down(app, 40)
    wait(lambda: "Unit 2" not in names_shown(app), "the row out of the window")
    app.keys("plus")
    wait(lambda: figures(stage, 2) == 7, "one figure more where the keyboard was")
    wait_row(app, "Unit 2")
    changed = stage.ask(f"SELECT count(*) FROM list_unit WHERE list_id = {LIST} AND figures <> 6")
    assert changed == [(1,)], changed
    stage.end()


def the_keyboard_calls_a_spinning_wheel_back(stage):
    """The row is asked for while those that the wheel went to have no room yet."""
    app = open_large(stage)
    to_table(app, 1)
    wheel_down(app, 1)
    for notches, count in ((40, 7), (60, 8), (90, 9), (120, 10)):
        app.hands.clicks_at_once(WHEEL_DOWN, notches)
        wait(lambda: "Unit 2" not in names_shown(app), "the row out of the window")
        app.keys("plus")
        wait(lambda count=count: figures(stage, 2) == count, f"{count} figures after {notches} notches")
        wait_row(app, "Unit 2")
        wait(lambda: in_view(app, "Unit 2"), f"the row in view after {notches} notches")
    stage.end()


def a_short_army_has_no_rows_too_many(stage):
    app = open_large(stage)
    app.select("Armies", 2)
    wait(lambda: len(names_shown(app)) == 9 and all(names_shown(app)), "eight units and a general")
    app.select("Armies", 1)
    wait(lambda: len(names_shown(app)) > 15, "the large army's rows")
    app.select("Armies", 3)
    wait(lambda: names_shown(app) == ["Unit 1"], "the single unit")
    to_table(app)
    app.keys("ctrl+Delete")
    wait(lambda: names_shown(app) == [], "no unit")
    app.act("undo")
    wait(lambda: names_shown(app) == ["Unit 1"], "the single unit again")
    stage.end()


play(the_last_unit_is_reached_and_edited, a_problem_leads_to_its_unit,
     units_come_and_go_at_both_ends, the_wheel_goes_through_all_of_them,
     the_wheel_may_spin, the_keyboard_waits_for_its_row, the_keyboard_calls_a_spinning_wheel_back,
     a_short_army_has_no_rows_too_many)
