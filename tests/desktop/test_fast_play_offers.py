"""What Muster cannot do with Fast Play lists is said where they would be chosen."""

from driver import wait
from stage import play


def begin(stage):
    stage.add_samples()
    for name in ("Stands", "Other stands"):
        stage.muster("list", "new", "roman-mid-republican", "--rules", "awfp", "--year", "-202",
                     "--name", name)
    return stage.open()


def tonight_marks_them_and_rolls_no_dice(stage):
    app = begin(stage)
    app.go("tonight")
    app.wait_enabled("roll")  # two armies that can fight are proposed
    app.focus_window()
    app.tab_to("push button", "First army")
    app.keys("space", "End", "Return")
    app.has_text("^Fast Play: fought by “muster battle run” alone so far$")
    app.wait_enabled("roll", False)
    app.keys("space", "Home", "Return")
    app.wait_enabled("roll")
    stage.end()


def a_campaign_of_them_says_what_it_can(stage):
    stage.add_samples()
    for name in ("Stands", "Other stands"):
        stage.muster("list", "new", "roman-mid-republican", "--rules", "awfp", "--year", "-202",
                     "--name", name)
    stage.muster("campaign", "new", "Stands at war", "--year", "-202", "--month", "5",
                 "--side", "Rome=Stands", "--side", "Italy=Other stands")
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    shown = wait(lambda: app.nodes("label", "Stands at war"), "the campaign")
    assert shown
    app.has_text("^Fast Play: days, weather, map, marches and replacements are played. Its "
                 "battles are fought by “muster campaign battle” alone so far.$")
    app.wait_enabled("next-battle", False)
    app.select("Campaigns", 1)
    app.wait_enabled("next-battle")
    stage.end()


play(tonight_marks_them_and_rolls_no_dice, a_campaign_of_them_says_what_it_can)
