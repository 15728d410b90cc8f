"""Battle sheets that players hand in: recorded, or laid side by side where they do not agree."""

import os
import re
import subprocess

from closing import answer
from driver import wait
from stage import play


PICTURES = os.environ.get("MUSTER_TEST_PICTURES")
WAR = "The Zama campaign"


def picture(name):
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, name + ".png")],
                       check=True)


def fought(stage, seed):
    """A battle of the campaign as a player's sheet, not recorded."""
    path = os.path.join(stage.folder, f"{seed}.xml")
    stage.muster("--seed", seed, "campaign", "battle", WAR, "--unrecorded", "--sheet", path)
    return path


def begin(stage):
    stage.add_samples()
    sheets = fought(stage, "202"), fought(stage, "203")
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.wait_enabled("record-sheet-file")
    return app, sheets


def battles(stage):
    return stage.ask("SELECT count(*) FROM battle")[0][0]


def a_sheet_is_recorded(stage):
    app, sheets = begin(stage)
    app.act("record-sheet-file", sheets[0])
    app.here = app.dialog()
    app.has_text("With the other player's sheet you see whether they agree")
    assert not app.nameless(app.here), app.nameless(app.here)
    picture("record")
    app.press("Record")
    wait(lambda: battles(stage) == 1, "the battle")
    app.here = app.page_node("campaigns")
    app.toast("recorded$")
    app.act("undo")
    wait(lambda: battles(stage) == 0, "it taken back")
    stage.end()


def window_over(app, *known):
    def look():
        windows = [app.node.get_child_at_index(i) for i in range(app.node.get_child_count())]
        return next((window for window in windows if window not in (app.frame, *known)), None)
    return wait(look, "a window over the others")


def what_is_not_proved_is_taken_on_somebody_s_word(stage):
    """Only where the person says so, and marked then."""
    app, sheets = begin(stage)
    with open(sheets[0], encoding="utf-8") as file:
        text = file.read()
    changed = os.path.join(stage.folder, "changed.xml")
    with open(changed, "w", encoding="utf-8") as file:
        file.write(text.replace('name="Scipio at Zama against', 'name="Cannae, Scipio against', 1))
    app.act("record-sheet-file", changed)
    form = app.here = app.dialog()
    for words in ("Close", "Take It on Their Word"):
        app.press("Record")
        app.here = window_over(app, form)
        app.has_text("its content is not what its digest says")
        app.has_text("You can take it on the word of whoever sent it")
        assert not app.nameless(app.here), app.nameless(app.here)
        picture("unproved")
        assert battles(stage) == 0
        answer(app, words)
        app.here = form
    wait(lambda: battles(stage) == 1, "the battle")
    app.here = app.page_node("campaigns")
    app.toast("recorded$")
    stage.end()
    assert "(not proved)" in stage.muster("campaign", "show", WAR)


def two_that_agree_say_so(stage):
    app, sheets = begin(stage)
    app.act("record-sheet-file", sheets[0])
    app.here = app.dialog()
    app.act("record-sheet-file", sheets[0])
    app.has_text("Both players' sheets agree")
    assert not app.nodes("push button", re.compile("Other Player|Second"))
    app.press("Record")
    wait(lambda: battles(stage) == 1, "the battle")
    stage.end()


def two_that_do_not_stand_side_by_side(stage):
    """The umpire records the second; what cannot be read leaves all as it was."""
    app, sheets = begin(stage)
    bad = os.path.join(stage.folder, "bad.xml")
    with open(bad, "w", encoding="utf-8") as file:
        file.write("<battle/>")
    app.act("record-sheet-file", sheets[0])
    app.here = app.dialog()
    app.act("record-sheet-file", bad)
    app.has_text(re.escape(bad))
    app.act("record-sheet-file", sheets[1])
    app.has_text("The sheets do not agree")
    table = app.find("tree table", "What the sheets do not agree about")
    assert len(app.nodes("label", below=table)) > 6
    assert not app.nameless(app.here), app.nameless(app.here)
    picture("differ")
    assert battles(stage) == 0
    app.press("Record Second")
    wait(lambda: battles(stage) == 1, "the battle")
    stage.end()
    kept = stage.muster("--porcelain", "campaign", "show", WAR)
    assert kept


play(a_sheet_is_recorded, what_is_not_proved_is_taken_on_somebody_s_word,
     two_that_agree_say_so, two_that_do_not_stand_side_by_side)
