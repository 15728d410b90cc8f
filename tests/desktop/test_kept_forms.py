"""What is typed into a form stands there again when its window was closed over it; Cancel and
Escape forget it, and what a form has made is not offered again."""


from closing import closed, window_over
from driver import Atspi, wait
from stage import play


def on_campaigns(stage):
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.find("page tab", "Overview")
    return app


def on_armies(stage):
    stage.add_samples()
    app = stage.open()
    app.go("armies")
    return app


def on_map(stage):
    app = on_campaigns(stage)
    app.press("Map", "page tab")
    app.press("Take the Second Punic War")
    app.find("push button", "Muster…")
    return app


def new_campaign(app):
    app.act("new")


def new_army(app):
    app.act("ask-new-army")


def add_fixture(app):
    app.press("Add Fixture…")


def muster(app):
    app.press("Muster…")


# Where a form is, how it opens, and what is typed into it.
FORMS = (
    (on_campaigns, new_campaign, (("text", "Name", "Three kings"), ("text", "Year", "58 BC"))),
    (on_campaigns, add_fixture, (("text", "Name", "The ford"), ("text", "Place", "Bagradas"))),
    (on_armies, new_army, (("text", "Year", "2500 BC"), ("spin button", "Points", "1250"))),
    (on_map, muster, (("text", "Name", "Scouts"),)),
)


def into(app, opens):
    opens(app)
    app.here = app.dialog()
    app.focus_window(window_over(app))


def field(app, role, name):
    return wait(lambda: app.first(role, name), f"{role} {name}")


def text_in(app, role, name):
    node = field(app, role, name)
    if role == "spin button":
        return str(int(Atspi.Value.get_current_value(node)))
    return app.text_of(node)


def put(app, role, name, text):
    if role == "spin button":
        Atspi.Value.set_current_value(field(app, role, name), int(text))
    else:
        app.set_text(field(app, role, name), text)
    wait(lambda: text_in(app, role, name) == text, f"{text} in {name}")


def by_the_window(app):
    app.hands.ask_to_close(window_over(app))


def by_escape(app):
    app.keys("Escape")


def by_cancel(app):
    app.press("Cancel")


def each_form_is_closed(stage, is_kept, *ways):
    for begin, opens, typed in FORMS:
        app = begin(stage)
        page = app.here
        for way in ways:
            into(app, opens)
            old = [text_in(app, role, name) for role, name, _ in typed]
            for role, name, text in typed:
                put(app, role, name, text)
            way(app)
            closed(app)
            app.here = page
            app.focus_window()
            into(app, opens)
            wanted = [text for _, _, text in typed] if is_kept else old
            now = [text_in(app, role, name) for role, name, _ in typed]
            assert now == wanted, f"{opens.__name__} after {way.__name__}: {now}"
            app.keys("Escape")
            closed(app)
            app.here = page
            app.focus_window()
        stage.end()


def closed_by_the_window_a_form_keeps_what_is_typed(stage):
    each_form_is_closed(stage, True, by_the_window)


def escape_and_cancel_forget_it(stage):
    each_form_is_closed(stage, False, by_escape, by_cancel)


def names_of_sides(app):
    return [app.text_of(node) for node in app.all("text", "Name")]


def sides_that_were_added_come_back(stage):
    app = on_campaigns(stage)
    page = app.here
    into(app, new_campaign)
    app.press("Add Side")
    wait(lambda: len(names_of_sides(app)) == 4, "the third side")
    app.set_text(app.find("text", "Name", app.find("list", "Side 3")), "Numidia")
    app.set_text(app.all("text", "Name")[0], "Three kings")
    by_the_window(app)
    closed(app)
    app.here = page
    app.focus_window()
    into(app, new_campaign)
    wait(lambda: names_of_sides(app) == ["Three kings", "Side 1", "Side 2", "Numidia"],
         "all that was typed")
    app.press("Create")
    wait(lambda: stage.ask("SELECT name FROM campaign WHERE name = 'Three kings'"), "the campaign")
    closed(app)
    app.here = page
    app.focus_window()
    into(app, new_campaign)
    assert names_of_sides(app) == ["", "Side 1", "Side 2"], "what was made is not offered again"
    stage.end()


def what_was_for_another_day_is_not_offered(stage):
    """A draft belongs to the form as it was offered: here the day has passed."""
    app = on_campaigns(stage)
    page = app.here
    into(app, add_fixture)
    put(app, "text", "Name", "The ford")
    by_the_window(app)
    closed(app)
    app.here = page
    app.press("Next Day")
    app.toast("^It is ")
    app.focus_window()
    into(app, add_fixture)
    assert text_in(app, "text", "Name") == ""
    stage.end()


play(closed_by_the_window_a_form_keeps_what_is_typed, escape_and_cancel_forget_it,
     sides_that_were_added_come_back, what_was_for_another_day_is_not_offered)
