"""Two armies side by side: chosen by search, told apart in words and signs, copied as text."""

from driver import wait
from stage import play

ROMANS = 1  # row of "Scipio at Zama", after "Hannibal at Zama"


def open_romans(stage):
    stage.add_samples()
    stage.muster("list", "copy", "Scipio at Zama", "Scipio anew")
    app = stage.open()
    app.go("armies")
    app.select("Armies", 2)
    app.has_text("^997 of 1,000 points$")
    app.set_number("Units", "Figures, Velites", 20)
    app.toast("Velites: 20 figures")
    return app


def a_second_army_is_found_and_compared(stage):
    app = open_romans(stage)
    page = app.here
    app.act("compare-army")
    app.here = app.dialog()
    app.has_text("^Compare “Scipio at Zama” with…$")
    app.has_text("^2 armies$")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    app.type("army:roman anew")
    app.has_text("^1 army$")
    app.keys("Return")
    app.has_text("^Units: 7 the same, 1 changed, 0 only left, 0 only right$")
    app.has_text("^points: 989 → 997$")
    rows = app.rows("Units of both")
    assert len(rows) == 8, rows
    assert rows[2][0] == "≠ changed" and "figures: 20 → 22" in rows[2][4], rows[2]
    assert rows[0][0] == "= same", rows[0]
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    app.keys("ctrl+c")
    app.find("label", "Copied as text")
    app.press("Another Army…")
    entry = app.find(name="Search the Armies")
    wait(lambda: app.has_focus(below=entry) or app.has_focus(name="Search the Armies"),
         "the search")
    app.keys("ctrl+a")
    app.type("hannibal")
    app.keys("Return")
    wait(lambda: any(row[0] == "▸ only right" for row in app.rows("Units of both")),
         "a unit that only the right has")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the window to close")
    app.here = page
    stage.end()


def what_is_kept(stage, column):
    return stage.ask(f"SELECT {column} FROM army_list WHERE name LIKE 'Scipio%'")[0][0]


def an_army_says_whose_it_is_and_is_found_by_it(stage):
    stage.add_samples()
    app = stage.open()
    app.go("armies")
    page = app.here
    app.select("Armies", 1)
    app.has_text("^997 of 1,000 points$")
    app.focus_window()
    app.act("army-card")
    app.here = app.dialog()
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    app.find("text", "Player")
    app.keys("Tab")  # from the name; entry rows do not say that they have the keyboard
    app.type("Giulia")
    app.keys("Return")
    wait(lambda: stage.ask("SELECT name FROM player") == [("Giulia",)], "the player")
    app.keys("Tab", "Tab", "Tab")
    app.type("league cup")
    app.keys("Return")
    wait(lambda: what_is_kept(stage, "tags") == "league cup", "two tags")
    app.press("cup")
    wait(lambda: what_is_kept(stage, "tags") == "league", "one tag")
    app.has_text(r"^Edition 4 of the list, 997 points, legal by")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the card to close")
    app.here = page
    app.find("push button", "About this army: Giulia · league · edition 4")
    app.act("search")
    app.press("player:")
    app.press("Giulia")
    app.has_text("^1 of 2 armies$")
    app.type("year:soon")
    app.has_text("^“soon”: expected a year")
    app.act("undo")
    wait(lambda: what_is_kept(stage, "tags") == "league cup", "two tags again")
    stage.end()


play(an_army_says_whose_it_is_and_is_found_by_it, a_second_army_is_found_and_compared)
