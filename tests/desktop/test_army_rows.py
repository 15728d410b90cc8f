"""The table of the builder: Fast Play lists in stands, units split, joined and carried, and who
and what an army has besides its units."""


from driver import Atspi, wait
from romans import names, open_for_keys, to_unit
from stage import play


def open_stands(stage):
    stage.muster("list", "new", "roman-mid-republican", "--rules", "awfp", "--year", "-202")
    app = stage.open()
    app.go("armies")
    app.select("Armies", 0)
    app.has_text("of 200 points$")
    app.focus_window()
    return app


def a_fast_play_list_is_of_stands(stage):
    app = open_stands(stage)
    app.has_text(r"^2 units, 8 stands with general and priest; the book's numbers count a third$")
    app.has_text("^Points by Muster's reconstruction: ")
    rows = app.rows("Units")
    assert rows[0][2:4] == ["Hastati", "Trained Warrior HI close pilum Sh"], rows[0]
    assert rows[2][2].startswith("P. Cornelius Scipio"), rows[2]
    assert rows[3][2].startswith("Priest"), rows[3]
    app.has_text("^Trained Veteran HI close longspear Sh$")  # the Triarii, offered
    app.set_number("Units", "Stands, Hastati", 4)
    app.toast("^Hastati: 4 stands$")
    app.press("Add Triarii")
    app.toast("^Added: Triarii$")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    stage.end()


def a_stand_has_a_card_without_figures(stage):
    app = open_stands(stage)
    page = app.here
    to_unit(app, 0)
    app.keys("alt+Return")
    app.here = app.dialog()
    for words in ("HI, heavy infantry", "close order", "trained", "warrior", "pilum, shield",
                  "4 figures to lose a stand", "10 points each"):
        app.find("label", words)
    assert not app.nodes("spin button"), "ranks of stands"
    assert not app.nodes("switch"), "parts of units in Fast Play"
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the card to close")
    app.here = page
    to_unit(app, 2)
    app.keys("alt+Return")
    app.here = app.dialog()
    app.find("label", "42 points")
    app.find("label", "HC, heavy cavalry")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    app.keys("ctrl+a")
    app.type("Varro")
    app.keys("Return")
    wait(lambda: stage.ask("SELECT name FROM list_general") == [("Varro",)], "another general")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the card to close")
    stage.end()


def keys_split_and_join(stage):
    app = open_for_keys(stage)
    to_unit(app, 5)
    app.keys("ctrl+shift+j")
    app.toast("^Split: Principes$")
    wait(lambda: names(stage)[5:7] == ["Principes", "Principes 2"], "two of them")
    app.keys("ctrl+j")
    app.toast("^Joined: Principes$")
    wait(lambda: len(names(stage)) == 8 and stage.figures("Principes") == 30, "one of them")
    app.act("undo")
    app.act("undo")
    wait(lambda: names(stage)[5:7] == ["Principes", "Scipio's guard"], "the unit as it was")
    stage.end()


def the_menu_of_a_row_does_the_same(stage):
    app = open_for_keys(stage)
    to_unit(app, 5)
    app.keys("shift+F10")
    app.find("menu item", "Split in Two")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    app.keys("Down", "Down", "Return")
    app.toast("^Split: Principes$")
    wait(lambda: len(names(stage)) == 9, "nine units")
    stage.end()


def place_of_row(app, row):
    """The middle of a row's name in the window."""
    view = app.find("tree table", "Units")
    rows = app.tree.children_of(app.nodes("list", below=view)[0])
    cells = [node for node in app.tree.descend(rows[row].path) if node.role == "table cell"]
    labels = [node for node in app.tree.descend(cells[2].path) if node.role == "label"]
    box = Atspi.Component.get_extents(app.tree.object(labels[0]), Atspi.CoordType.WINDOW)
    return box.x + 20, box.y + box.height // 2


def a_row_is_drawn_to_another_place(stage):
    app = open_for_keys(stage)
    x, start = place_of_row(app, 7)
    _, end = place_of_row(app, 0)
    app.hands.drag(app.window_id, (x, start), (x, end - 8))
    app.toast("^Moved: Triarii, now 1 of 8$")
    wait(lambda: names(stage)[0] == "Triarii", "the Triarii first")
    app.act("undo")
    wait(lambda: names(stage)[7] == "Triarii", "the Triarii last again")
    stage.end()


def the_army_brings_more_than_troops(stage):
    app = open_for_keys(stage)
    app.set_number("Units", "Figures, Velites", 12)
    app.toast("^Velites: 12 figures$")
    offers = app.find("list", "What the book allows")
    app.key_until("Tab", lambda: app.has_focus(below=offers), "what the book allows")
    app.keys("End")
    app.press("Add Palisades, ditches or ramparts, of regulars")
    app.toast("^Added: Palisades, ditches or ramparts$")
    app.set_number("Units", "Number, Palisade, ditch or rampart", 3)
    app.toast("^Palisades, ditches or ramparts: 3$")
    wait(lambda: stage.ask("SELECT count FROM list_item") == [(3,)], "three of them")
    rows = app.rows("Units")
    assert rows[9][2].startswith("Palisades"), rows[9]
    assert "camp and obstacles" in rows[9][2], rows[9]
    to_unit(app, 9)
    app.keys("ctrl+Delete")
    wait(lambda: stage.ask("SELECT count FROM list_item") == [], "none of them")
    app.act("undo")
    wait(lambda: stage.ask("SELECT count FROM list_item") == [(3,)], "three again")
    stage.end()


def a_duplicate_begins_its_editions_anew(stage):
    app = open_for_keys(stage)
    app.set_number("Units", "Figures, Velites", 20)
    app.toast("^Velites: 20 figures$")
    app.act("duplicate-army")
    app.toast("^Duplicated: ")
    wait(lambda: stage.ask("SELECT edition FROM army_list WHERE name LIKE 'Scipio%' ORDER BY id")
         == [(2,), (1,)], "a first edition")
    stage.end()


play(a_fast_play_list_is_of_stands, a_stand_has_a_card_without_figures, keys_split_and_join,
     the_menu_of_a_row_does_the_same, a_row_is_drawn_to_another_place,
     the_army_brings_more_than_troops, a_duplicate_begins_its_editions_anew)
