"""The forces of a campaign: where a unit's figures are, what happened to it, its honours, and
replacements."""

import os
import re
import subprocess

from closing import closed, window_over
from driver import Atspi, wait
from stage import play


PICTURES = os.environ.get("MUSTER_TEST_PICTURES")


def picture(app, name):
    if PICTURES:
        app.picture(os.path.join(PICTURES, name + ".png"))


def screen(name):
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, name + ".png")],
                       check=True)


def open_war(stage, *rules, **environment):
    """A war with a battle behind it, its forces open."""
    stage.add_samples()
    stage.muster("campaign", "new", "A war", "--year=-202", "--month=10",
                 "--side=Rome=Scipio at Zama", "--side=Carthage=Hannibal at Zama")
    stage.muster("campaign", "set", "A war", "wounded-percent=40", "wounded-left-percent=20",
                 "wounded-days=20", "stragglers-percent=30", "stragglers-days=9", *rules)
    stage.muster("--seed", "6", "campaign", "battle", "A war", "--name", "Zama")
    app = stage.open(**environment)
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.find("page tab", "Overview")
    app.has_text("^A war$")
    app.press("Forces and Battles", "page tab")
    app.find("tree table", "Forces")
    return app


def honours(stage):
    return stage.ask("SELECT f.name, h.words FROM force_honour h JOIN force f ON f.id = h.force_id"
                     " WHERE h.kind = 0 ORDER BY h.rowid")


def strengths(app):
    table = app.find("tree table", "Forces")
    return [node.name
            for node in app.nodes("image", re.compile("^[0-9]+ of [0-9]+ present"), table)]


def strengths_are_bars_with_words(stage):
    """In a small window too; each bar says in words what it shows."""
    app = open_war(stage)
    app.resize(1024, 600)
    said = wait(lambda: strengths(app), "the bars")
    assert any("wounded who will return" in words for words in said), said
    assert any("straggling" in words for words in said), said
    assert any(words == "22 of 22 present" for words in said), said
    for part in ("present", "wounded, will return", "straggling", "captured", "dead or gone"):
        app.find("label", part)
    assert not app.nameless(app.here), app.nameless(app.here)
    picture(app, "forces")
    app.press("Overview", "page tab")
    app.press("Next Day")
    app.press("Forces and Battles", "page tab")
    wait(lambda: len(strengths(app)) == len(said), "the bars again")
    stage.end()


def open_unit(app, place):
    """By keyboard: the row of that place, and Enter."""
    table = app.find("tree table", "Forces")
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus(below=table), "the table")
    app.select("Forces", place)
    app.keys("Home", *["Down"] * place, "Return")
    app.here = app.dialog()


def window_focus(app, title):
    app.focus_window(app.find_window(title))


def leave(app):
    """The focus goes on from the row, which takes its text; then Escape closes."""
    kept = len(app.nodes("list item", below=app.here))
    app.keys("Tab", "Tab")
    wait(lambda: len(app.nodes("list item", below=app.here)) > kept, "the honour in the list")
    app.keys("Escape")


def closed_in_whatever_way_the_card_keeps_an_honour(stage):
    """Escape takes the typed words back; only then it closes."""
    app = open_war(stage)
    page = app.here
    ways = (("by the window", lambda: app.hands.ask_to_close(window_over(app))),
            ("by leaving", lambda: leave(app)))
    for number, (words, close) in enumerate(ways, 1):
        open_unit(app, 1)
        window_focus(app, app.here.get_name())
        row = wait(lambda: app.first("text", re.compile("Honour")), "the row")
        app.type(words)
        wait(lambda node=row, text=words: app.text_of(node) == text, "typed words")
        close()
        closed(app)
        wait(lambda n=number: len(honours(stage)) == n, f"an honour {words}")
        app.here = page
    open_unit(app, 1)
    window_focus(app, app.here.get_name())
    row = wait(lambda: app.first("text", re.compile("Honour")), "the row")
    app.type("Never")
    wait(lambda: app.text_of(row) == "Never", "typed words")
    app.keys("Escape")
    wait(lambda: app.text_of(row) == "", "the words taken back")
    app.keys("Escape")
    closed(app)
    given = sorted(row[1] for row in honours(stage))
    assert given == ["by leaving", "by the window"], given
    stage.end()


def a_unit_tells_its_history_and_is_honoured(stage):
    app = open_war(stage, "recruits-days=5")
    page = app.here
    open_unit(app, 1)
    app.has_text("^Zama: won")
    app.has_text("^1 October 202 BC. [0-9]+ of 20 figures remain")
    assert not app.nameless(app.here), app.nameless(app.here)
    app.type("First over the wall")
    app.keys("Return")
    wait(lambda: honours(stage) == [("Hastati, legion V", "First over the wall")], "the honour")
    app.has_text("^First over the wall$")
    app.has_text("^1 October 202 BC. Honoured by the umpire$")
    screen("unit")
    app.type("Steady")
    app.keys("Return")
    wait(lambda: len(honours(stage)) == 2, "another honour")
    app.keys("Escape")
    app.here = page
    app.toast("^Hastati, legion V honoured: Steady$")
    app.act("undo")
    wait(lambda: len(honours(stage)) == 1, "the first alone")
    about = stage.ask("SELECT about FROM campaign_act WHERE undone_by IS NULL AND kind = 18")
    assert about == [("Rome, Hastati, legion V: First over the wall",)], about
    app.act("undo")
    wait(lambda: honours(stage) == [], "no honour")
    app.act("redo")
    wait(lambda: len(honours(stage)) == 1, "the honour again")
    stage.end()


def spent(stage):
    return stage.ask("SELECT coalesce (sum (points), 0), count(*) FROM force_recruit")[0]


def spins(app):
    return [node for node in app.all("spin button") if node.get_name()]


def replacements_are_bought_and_taken_back(stage):
    app = open_war(stage, "replacement-points=12")
    page = app.here
    app.press("Replacements…")
    app.here = app.dialog()
    app.has_text("^0 of 12 points, 12 left$")
    buy = app.find("push button", "Buy")
    assert not buy.get_state_set().contains(Atspi.StateType.SENSITIVE)
    assert not app.nameless(app.here), app.nameless(app.here)
    for spin in spins(app):
        Atspi.Value.set_current_value(spin, Atspi.Value.get_maximum_value(spin))
    app.has_text("^[0-9]+ of 12 points: [0-9]+ too many. Choose fewer figures.$")
    assert not buy.get_state_set().contains(Atspi.StateType.SENSITIVE)
    app.press("Advise")
    app.has_text("^[0-9]+ of 12 points, [0-9]+ left$")
    window_focus(app, "Replacements")
    screen("replacements")
    app.press("Buy")
    wait(lambda: spent(stage)[1] > 0, "the replacements")
    assert 0 < spent(stage)[0] <= 12, spent(stage)
    app.here = page
    app.toast("^Replacements bought for Rome$")
    app.act("undo")
    wait(lambda: spent(stage) == (0, 0), "none")
    stage.end()


def open_replacements(app, page):
    app.here = page
    app.focus_window()
    app.press("Replacements…")
    app.here = app.dialog()
    window_focus(app, "Replacements")


def what_is_chosen_is_kept_when_the_window_closes(stage):
    """A number that is still being typed, too; Escape and Cancel forget all of it."""
    app = open_war(stage, "replacement-points=12")
    page = app.here
    ways = ((lambda: app.hands.ask_to_close(window_over(app)), "^[1-9][0-9]* of 12 points"),
            (lambda: app.keys("Escape"), "^0 of 12 points, 12 left$"),
            (lambda: app.press("Cancel"), "^0 of 12 points, 12 left$"))
    for close, then in ways:
        open_replacements(app, page)
        app.has_text("^[0-9]+ of 12 points")
        row = wait(lambda: spins(app), "a unit")[0]
        app.key_until("Tab", lambda node=row: node.get_state_set().contains(Atspi.StateType.FOCUSED)
                      or app.has_focus("text", below=node), "the number")
        app.keys("ctrl+a")
        app.type("1")
        close()
        closed(app)
        open_replacements(app, page)
        app.has_text(then)
        app.keys("Escape")
        closed(app)
    app.here = page
    assert spent(stage) == (0, 0), spent(stage)
    stage.end()


def without_points_nothing_is_bought(stage):
    app = open_war(stage)
    app.press("Replacements…")
    app.here = app.dialog()
    app.has_text("^Nothing may be spent this month any more.")
    assert not app.find("push button", "Buy").get_state_set().contains(Atspi.StateType.SENSITIVE)
    window_focus(app, "Replacements")
    app.keys("Escape")
    stage.end()


play(strengths_are_bars_with_words, a_unit_tells_its_history_and_is_honoured,
     closed_in_whatever_way_the_card_keeps_an_honour,
     replacements_are_bought_and_taken_back, what_is_chosen_is_kept_when_the_window_closes,
     without_points_nothing_is_bought)
