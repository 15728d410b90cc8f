"""Years are typed as people write them, told in words, and never made another."""

from driver import Atspi, wait
from stage import play

# As typed, and as the dialog says it understood it.
FORMS = [
    ("202 BC", "202 BC"), ("202 B.C.", "202 BC"), ("202 bc", "202 BC"), ("202BC", "202 BC"),
    ("BC 202", "202 BC"), ("202 BCE", "202 BC"), ("-202", "202 BC"), ("\u2212202", "202 BC"),
    ("\u2013202", "202 BC"), ("202\u00a0BC", "202 BC"), ("202\u2009v. Chr.", "202 BC"),
    ("AD 9", "9 AD"), ("9 AD", "9 AD"), ("A.D. 9", "9 AD"), ("9 CE", "9 AD"), ("9 n. Chr.", "9 AD"),
    ("58", "58 AD"),
]

BAD = [
    ("", "^No year is said. Years are 3000 BC to 1250 AD, as “58 BC” or “AD 9”$"),
    ("soon", "^“soon” is no year. Years are 3000 BC to 1250 AD"),
    ("0", "^There is no year 0"),
    ("-202 BC", "^“-202 BC” says its era twice"),
    ("2O2 BC", "^“2O2 BC” is no year"),
    ("4000 BC", "^“4000 BC” lies outside the years of the game"),
    ("1251", "^“1251” lies outside"),
]


def dialog(stage, page, action):
    stage.add_samples()
    app = stage.open()
    app.go(page)
    app.act(action)
    app.here = app.dialog()
    return app


def year(app):
    return wait(lambda: app.first("text", "Year"), "the year")


def may(app, button):
    return app.find("push button", button).get_state_set().contains(Atspi.StateType.SENSITIVE)


def lists(stage):
    return stage.ask("SELECT name, year FROM army_list WHERE name LIKE '%BC' OR name LIKE '%AD'")


def every_form_is_understood_by_new_campaign(stage):
    app = dialog(stage, "campaigns", "new")
    app.set_text(wait(lambda: app.first("text", "Name"), "the name"), "War")
    app.has_text("^202 BC$")
    for typed, understood in FORMS:
        app.set_text(year(app), typed)
        app.has_text("^" + understood + "$")
        assert app.text_of(year(app)) == typed, "what was typed is kept"
        wait(lambda: may(app, "Create"), "leave to create")
    for typed, why in BAD:
        app.set_text(year(app), typed)
        app.has_text(why)
        assert app.text_of(year(app)) == typed
        wait(lambda: not may(app, "Create"), "no leave to create")
    assert not app.nameless(app.here), app.nameless(app.here)
    app.set_text(year(app), "58 B.C.")
    app.has_text("^58 BC$")
    app.press("Create")
    wait(lambda: stage.ask("SELECT year FROM campaign WHERE name = 'War'") == [(-58,)],
         "a campaign of 58 BC")
    stage.end()


def every_form_is_understood_by_new_army(stage):
    app = dialog(stage, "armies", "ask-new-army")
    assert app.find("list", "Army Books")
    app.has_text("^[0-9]+ (BC|AD) to [0-9]+ (BC|AD)$")
    for typed, understood in FORMS:
        app.set_text(year(app), typed)
        app.has_text(f"^({understood}|The book has no army of {understood}; its years are .*)$")
        assert app.text_of(year(app)) == typed, "what was typed is kept"
    for typed, why in BAD:
        app.set_text(year(app), typed)
        app.has_text(why)
        wait(lambda: not may(app, "Create"), "no leave to create")
    assert not app.nameless(app.here), app.nameless(app.here)
    stage.end()


def a_year_that_the_book_has_not_is_refused_and_kept(stage):
    """58 BC became 50 BC, 2500 BC the book's first year. A book that a person took stays."""
    app = dialog(stage, "armies", "ask-new-army")
    words = app.has_text("^[0-9]+ (BC|AD) to [0-9]+ (BC|AD)$").get_name()
    assert words == "3000 BC to 2334 BC", words
    app.focus_window(app.find_window("New Army"))
    app.tab_to("entry", "Search the Books")
    app.type("sumerian")
    app.keys("Return")
    app.wait_focus("spin button", "Points")
    app.set_text(year(app), "58 BC")
    app.has_text(f"^The book has no army of 58 BC; its years are {words}$")
    assert app.text_of(year(app)) == "58 BC"
    wait(lambda: not may(app, "Create"), "no leave to create")
    app.set_text(year(app), "2500 BC")
    wait(lambda: may(app, "Create"), "leave to create")
    app.press("Create")
    wait(lambda: [row[1] for row in lists(stage)] == [-2500], "an army of 2500 BC")
    stage.end()


def keys_step_over_the_year_that_is_not(stage):
    app = dialog(stage, "campaigns", "new")
    app.set_text(wait(lambda: app.first("text", "Name"), "the name"), "War")
    app.set_text(year(app), "1 BC")
    wait(lambda: app.find_window("New Campaign"), "the window")
    app.tab_to("text", "Year")
    app.keys("Up")
    app.has_text("^1 AD$")
    app.keys("Down")
    app.has_text("^1 BC$")
    app.keys("Prior")
    app.has_text("^10 AD$")
    stage.end()


def the_card_of_an_army_takes_a_typed_year(stage):
    stage.add_samples()
    app = stage.open()
    app.go("armies")
    app.select("Armies", 0)
    app.wait_enabled("army-card")
    app.act("army-card")
    app.here = app.dialog()
    before = stage.ask("SELECT id, year FROM army_list ORDER BY id")
    app.has_text("^202 BC$")
    app.set_text(year(app), "21O BC")
    app.has_text("^“21O BC” is no year")
    app.set_text(year(app), "B.C. 210")
    app.has_text("^210 BC$")
    app.tab_to("text", "Year")
    app.keys("Return")
    wait(lambda: sorted(row[1] for row in stage.ask("SELECT id, year FROM army_list"))
         == [-210, -202], "the year in the club file")
    assert app.text_of(year(app)) == "B.C. 210", "what was typed is kept"
    assert len(before) == 2
    app.set_text(year(app), "21O BC")
    app.has_text("^“21O BC” is no year")
    app.keys("Escape")
    app.has_text("^210 BC$")
    assert app.text_of(year(app)) == "210 BC", "Escape gives it back"
    app.set_text(year(app), "AD 9")
    app.has_text("^9 AD$")
    app.keys("alt+F4")
    wait(lambda: sorted(row[1] for row in stage.ask("SELECT id, year FROM army_list"))
         == [-202, 9], "the year kept as the card closed")
    stage.end()


play(every_form_is_understood_by_new_campaign, every_form_is_understood_by_new_army,
     a_year_that_the_book_has_not_is_refused_and_kept, keys_step_over_the_year_that_is_not,
     the_card_of_an_army_takes_a_typed_year)
