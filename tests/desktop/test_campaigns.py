"""The page of campaigns between battles: beginning one, its days, its fixtures."""

import os
import re
import subprocess

from driver import Atspi, wait
from stage import play


PICTURES = os.environ.get("MUSTER_TEST_PICTURES")


def picture(app, name):
    if PICTURES:
        app.picture(os.path.join(PICTURES, name + ".png"))


def begin(stage):
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    return app


def campaigns(stage):
    return stage.ask("SELECT count(*) FROM campaign")[0][0]


def name_of(app, side):
    return app.find("text", "Name", app.find("list", side))


def another_window(app, *known):
    def look():
        windows = [app.node.get_child_at_index(i) for i in range(app.node.get_child_count())]
        return next((window for window in windows if window not in (app.frame, *known)), None)
    return wait(look, "a window over the others")


def a_campaign_begins_with_three_sides(stage):
    """By keyboard and button: sides come and go, and the first day is the chosen one."""
    app = begin(stage)
    app.act("new")
    app.here = app.dialog()
    app.focus_window(app.find_window("New Campaign"))
    app.set_text(wait(lambda: app.first("text", "Name"), "the name"), "Three kings")
    Atspi.Value.set_current_value(app.find("spin button", "First Day"), 15)
    assert not app.nodes("push button", re.compile("^Remove Side [12]$"))
    app.press("Add Side")
    app.key_until("n", lambda: app.text_of(name_of(app, "Side 3")) == "n", "a typed name")
    app.press("Add Side")
    app.set_text(name_of(app, "Side 4"), "Numidia")
    app.press("Remove Side 3")
    app.gone("list", "Side 4")
    assert app.text_of(name_of(app, "Side 3")) == "Numidia"
    assert not app.nameless(app.here), app.nameless(app.here)
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, "new.png")], check=True)
    app.press("Create")
    wait(lambda: stage.ask("SELECT name FROM campaign WHERE name = 'Three kings'"), "the campaign")
    sides = stage.ask("SELECT s.name FROM campaign_side s JOIN campaign c ON c.id = s.campaign_id"
                      " WHERE c.name = 'Three kings' ORDER BY s.position")
    assert sides == [("Side 1",), ("Side 2",), ("Numidia",)], sides
    app.here = app.page_node("campaigns")
    app.toast("^Three kings begun$")
    app.act("undo")
    wait(lambda: campaigns(stage) == 1, "the campaign put away")
    app.gone("label", "Three kings")
    app.act("redo")
    wait(lambda: campaigns(stage) == 2, "the campaign back")
    stage.end()
    assert "15 April 202 BC" in stage.muster("campaign", "weather", "Three kings", "--days", "1")


def sides_of_one_name_are_refused(stage):
    """The dialog stays with all that was typed, and says what is wrong."""
    app = begin(stage)
    app.act("new")
    app.here = app.dialog()
    app.set_text(wait(lambda: app.first("text", "Name"), "the name"), "Twins")
    app.set_text(name_of(app, "Side 2"), "Side 1")
    form = app.here
    app.press("Create")
    app.here = another_window(app, form)
    app.has_text("Two sides are called “Side 1”. Give each its own name.")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 2, "the message to close")
    app.here = form
    app.set_text(name_of(app, "Side 2"), "Carthage")
    app.press("Create")
    wait(lambda: campaigns(stage) == 2, "the campaign")
    stage.end()


def a_campaign_is_printed(stage):
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.wait_enabled("print")
    report = stage.path("war.pdf")
    app.act("export-campaign-pdf", report)
    app.toast("Written: war.pdf")
    text = subprocess.run(["pdftotext", report, "-"], capture_output=True, text=True,
                          check=True).stdout
    for words in ("The Zama campaign", "Standings", "The forces", "The weather"):
        assert words in text, words
    stage.end()


def open_war(stage, *options, sides=("Rome", "Carthage", "Numidia"), **environment):
    """A campaign of so many sides, some of them with the same army."""
    stage.add_samples()
    lists = [row[0] for row in stage.ask("SELECT name FROM army_list ORDER BY id")]
    given = [f"--side={side}={lists[at % 2]}" for at, side in enumerate(sides)]
    stage.muster("campaign", "new", "War", "--year=-202", "--month=10", *given, *options)
    app = stage.open(**environment)
    app.go("campaigns")
    rows = [node.name for node in app.nodes("label", re.compile("^(War|The Zama campaign)$"))]
    app.select("Campaigns", rows.index("War"))
    app.find("page tab", "Overview")
    return app


def today(stage):
    return stage.ask("SELECT day FROM campaign WHERE name = 'War'")[0][0]


def wait_day(stage, day):
    wait(lambda: today(stage) == day, f"day {day}")


def open_menu(app, name):
    """A menu button holds the one that is pressed."""
    def inner():
        nodes = app.all("push button", below=app.find("push button", name))
        return next((node for node in nodes if Atspi.Action.get_n_actions(node)), None)
    Atspi.Action.do_action(wait(inner, name), 0)


def let_pass(app, item):
    open_menu(app, "Let more days pass")
    app.press(item, "menu item")


def the_calendar_goes_on_and_back(stage):
    """In a small window too, where the list of campaigns stays beside it."""
    app = open_war(stage)
    app.resize(1024, 600)
    wait(lambda: app.frame.get_extents(1).width < 1030, "the small window")
    app.press("Next Day")
    wait_day(stage, 1)
    app.toast("^It is 2 October 202 BC$")
    app.has_text("^2 October 202 BC$")
    let_pass(app, "Next Week")
    wait_day(stage, 8)
    let_pass(app, "First of Next Month")
    wait_day(stage, 31)
    app.has_text("^November 202 BC$")
    app.focus_window()
    app.keys("ctrl+z")
    wait_day(stage, 8)
    app.has_text("^9 October 202 BC$")
    app.keys("ctrl+shift+z")
    wait_day(stage, 31)
    for day in (8, 1, 0):
        app.keys("ctrl+z")
        wait_day(stage, day)
    app.wait_enabled("undo", False)
    picture(app, "overview")
    assert not app.nameless(app.here), app.nameless(app.here)
    stage.end()


def chosen(app):
    return [node.name for node in app.nodes("list item", re.compile("BC"))
            if node.is_in(Atspi.StateType.FOCUSED)]


def walk(app, key, start):
    app.keys(key)
    wait(lambda: chosen(app) and chosen(app)[0].startswith(start), start)


def days_are_walked_with_the_arrows(stage):
    """Each day says its weather, and the one chosen has it in words below."""
    app = open_war(stage)
    app.focus_window()
    app.key_until("Tab", lambda: chosen(app), "the days")
    walk(app, "Right", "2 October 202 BC.")
    walk(app, "End", "31 October 202 BC.")
    walk(app, "Right", "1 November 202 BC.")
    walk(app, "Left", "31 October 202 BC.")
    walk(app, "Next", "30 November 202 BC.")
    app.has_text("^November 202 BC$")
    walk(app, "Prior", "30 October 202 BC.")
    words = chosen(app)[0].removeprefix("30 October 202 BC. ")
    assert words in stage.muster("campaign", "weather", "War", "--on=-202-10-30")
    app.has_text("^30 October 202 BC: " + re.escape(words))
    walk(app, "Home", "1 October 202 BC, today.")
    walk(app, "Left", "1 October 202 BC, today.")
    app.press("Month After")
    app.has_text("^November 202 BC$")
    app.press("Month Before")
    app.has_text("^1 October 202 BC: ")
    stage.end()


def dice(stage):
    return stage.ask("SELECT day, number, face FROM campaign_die ORDER BY number")


def weather_dice_are_put_down_and_taken_up(stage):
    app = open_war(stage)
    before = stage.muster("campaign", "weather", "War")
    app.press("Dice…")
    for face in ("1", "6"):
        app.press("Weather: " + face)
        picture(app, "dice" + face)
    app.press("Keep These Dice")
    wait(lambda: (0, 0, 6) in dice(stage), "the die kept")
    app.toast("^Weather dice of 1 October 202 BC$")
    app.act("undo")
    wait(lambda: not dice(stage), "the dice taken up")
    assert stage.muster("campaign", "weather", "War") == before
    app.act("redo")
    wait(lambda: (0, 0, 6) in dice(stage), "the die again")
    app.press("Dice…")
    app.press("Leave It to the Campaign")
    wait(lambda: not dice(stage), "no dice of the table")
    app.press("Next Day")
    wait_day(stage, 1)
    stage.end()


def fixtures(stage):
    return stage.ask("SELECT name, day, side_a, side_b, place FROM fixture")


def ask_fixture(app, button):
    app.press(button)
    app.here = app.dialog()
    return app


def done(app, button):
    app.press(button)
    app.here = app.page_node("campaigns")


def a_meeting_stops_the_calendar_and_is_told(stage):
    """The toast names the day that was reached, not the one that was asked for."""
    maps = os.path.join(os.path.dirname(__file__), "../../lists/maps/second-punic-war.xml")
    stage.add_samples()
    stage.muster("campaign", "new", "War", "--year", "-202", "--month", "10",
                 "--side", "Rome=Scipio at Zama", "--side", "Carthage=Hannibal at Zama")
    stage.muster("campaign", "map", "War", "--import", maps)
    stage.muster("campaign", "muster", "War", "Rome", "Scipio", "1", "2", "3", "--place", "Roma")
    stage.muster("campaign", "muster", "War", "Carthage", "Hannibal", "1", "2", "--place", "Zama")
    stage.muster("campaign", "march", "War", "Hannibal", "Carthago")
    stage.muster("campaign", "march", "War", "Scipio", "Carthago", "--forced")
    app = stage.open()
    app.go("campaigns")
    rows = [node.name for node in app.nodes("label", re.compile("^(War|The Zama campaign)$"))]
    app.select("Campaigns", rows.index("War"))
    app.find("page tab", "Overview")
    let_pass(app, "First of Next Month")
    app.toast("^It is 9 October 202 BC: Carthago. The calendar stopped before 1 November 202 BC: "
              "Rome and Carthage meet at Carthago$")
    wait_day(stage, 8)


def fixtures_are_set_changed_and_called_off(stage):
    app = open_war(stage)
    app.has_text("^No battle is set.")
    ask_fixture(app, "Add Fixture…")
    app.has_text("^What is the battle called")
    app.set_text(app.find("text", "Name"), "The ford")
    app.set_text(app.find("text", "Place"), "Bagradas")
    Atspi.Value.set_current_value(app.find("spin button", "Day"), 4)
    assert not app.nameless(app.here), app.nameless(app.here)
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, "fixture.png")],
                       check=True)
    done(app, "Add")
    wait(lambda: fixtures(stage) == [("The ford", 3, 0, 1, "Bagradas")], "the fixture")
    app.toast("^The ford set$")
    app.has_text("^4 October 202 BC: Rome against Carthage, Bagradas$")
    app.find("list item", re.compile("^4 October.*The ford: Rome against Carthage"))
    ask_fixture(app, "Change The ford")
    Atspi.Value.set_current_value(app.find("spin button", "Day"), 9)
    done(app, "Change")
    wait(lambda: fixtures(stage) == [("The ford", 8, 0, 1, "Bagradas")], "the day after")
    let_pass(app, "First of Next Month")
    app.toast("^It is 1 November 202 BC: The ford$")
    app.has_text("^Overdue$")
    picture(app, "fixtures")
    app.press("Call The ford Off")
    wait(lambda: not fixtures(stage), "no fixture")
    app.has_text("^No battle is set.")
    for left in (8, 8, 3):
        app.act("undo")
        wait(lambda day=left: [row[1] for row in fixtures(stage)] == [day], f"day {left}")
    app.act("undo")
    wait(lambda: not fixtures(stage), "no fixture")
    stage.end()


def a_day_that_is_over_takes_no_fixture(stage):
    app = open_war(stage)
    app.press("Next Day")
    wait_day(stage, 1)
    ask_fixture(app, "Add Fixture…")
    app.set_text(app.find("text", "Name"), "Too late")
    Atspi.Value.set_current_value(app.find("spin button", "Day"), 1)
    app.has_text("^That day is over.")
    assert not app.find("push button", "Add").get_state_set().contains(Atspi.StateType.SENSITIVE)
    done(app, "Cancel")
    assert not fixtures(stage)
    stage.end()


def record_next(stage, app):
    """Fights what Tonight has before it."""
    app.here = wait(lambda: app.page_node("tonight"), "Tonight")
    app.wait_enabled("roll")
    app.act("roll")
    app.wait_enabled("fight")
    app.act("fight")
    app.wait_enabled("record")
    app.record()
    app.toast("stand in the campaign")
    return stage.ask("SELECT campaign_position FROM battle_side WHERE battle_id ="
                     " (SELECT max (id) FROM battle) ORDER BY side")


def the_next_battle_is_of_the_sides_chosen(stage):
    """Rome and Numidia have the same army: who fought is known by what was chosen."""
    stage_sides = ("Rome", "Carthage", "Numidia", "Syracuse")
    app = open_war(stage, sides=stage_sides)
    stage.muster("campaign", "fixture", "War", "The ford", "--on=-202-10-03", "--side=c",
                 "--side=d")
    app.press("Next Day")
    wait_day(stage, 1)
    app.act("next-battle")
    assert record_next(stage, app) == [(2,), (3,)]
    assert stage.ask("SELECT battle_id IS NULL FROM fixture") == [(1,)], "it was not due yet"
    app.go("campaigns")
    app.press("Next Day")
    wait_day(stage, 2)
    app.press("Prepare The ford")
    app.here = wait(lambda: app.page_node("tonight"), "Tonight")
    app.focus_window()
    for name, place in (("First army", 1), ("Second army", 0)):
        app.choose(name, stage_sides[place], place)
    assert record_next(stage, app) == [(1,), (0,)]
    app.go("campaigns")
    rows = wait(lambda: app.rows("Standings"), "the standings")
    assert {row[1]: sum(map(int, row[2:5])) for row in rows} == dict.fromkeys(stage_sides, 1)
    app.find("image", "Points over time")
    app.has_text("^2 October 202 BC: ")
    picture(app, "results")
    stage.end()


def rules(stage):
    return stage.ask("SELECT rules FROM campaign WHERE name = 'War'")[0][0]


def the_campaign_plays_by_its_own_rules(stage):
    """One entry of the history for a rule, however often it is touched on the way."""
    app = open_war(stage, sides=("Rome", "Carthage", "Numidia"))
    app.press("Rules", "page tab")
    wounded = app.find("spin button", "Wounded, having held the field")
    for percent in (10, 20, 30):
        Atspi.Value.set_current_value(wounded, percent)
    wait(lambda: rules(stage) == "wounded-percent=30", "the rule")
    app.toast("^Wounded, having held the field: 30 %$")
    app.press("Prisoners are exchanged", "check box")
    wait(lambda: rules(stage) == "wounded-percent=30 prisoners-exchanged=yes", "both")
    Atspi.Value.set_current_value(app.find("spin button", "League of Numidia"), 2)
    wait(lambda: rules(stage).endswith("league-c=2"), "the league")
    assert stage.ask("SELECT count(*) FROM campaign_act WHERE kind = 9") == [(3,)]
    assert not app.nameless(app.here), app.nameless(app.here)
    picture(app, "rules")
    app.act("undo")
    app.act("undo")
    wait(lambda: rules(stage) == "wounded-percent=30", "one rule again")
    stage.end()


play(a_campaign_begins_with_three_sides, sides_of_one_name_are_refused, a_campaign_is_printed,
     the_calendar_goes_on_and_back,
     days_are_walked_with_the_arrows, weather_dice_are_put_down_and_taken_up,
     a_meeting_stops_the_calendar_and_is_told,
     fixtures_are_set_changed_and_called_off, a_day_that_is_over_takes_no_fixture,
     the_next_battle_is_of_the_sides_chosen, the_campaign_plays_by_its_own_rules)
