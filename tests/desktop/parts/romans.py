"""The Romans of the samples, open in the builder, and what the club file holds of them."""

ROMANS = 1  # row of "Scipio at Zama", after "Hannibal at Zama"
LIST = "(SELECT id FROM army_list WHERE name = 'Scipio at Zama')"


def open_romans(stage, **environment):
    stage.add_samples()
    app = stage.open(**environment)
    app.go("armies")
    app.select("Armies", ROMANS)
    app.has_text("^997 of 1,000 points$")
    return app


def open_for_keys(stage):
    app = open_romans(stage)
    app.focus_window()
    return app


def names(stage):
    """The units of the list as the club file has them."""
    rows = stage.ask(f"SELECT name FROM list_unit WHERE list_id = {LIST} ORDER BY position")
    return [row[0] for row in rows]


def to_unit(app, row):
    """Puts the keyboard into the table of units, on the row."""
    units = app.find("tree table", "Units")
    app.key_until("Tab", lambda: app.has_focus(below=units), "the units")
    app.select("Units", row)
