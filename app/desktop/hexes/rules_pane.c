#include "app/desktop/hexes/rules_pane.h"

#include <glib/gi18n.h>

#include "app/desktop/hexes/hex_rows.h"
#include "app/desktop/widget/wiring.h"
#include "reports/abd/hex_paper.h"

struct _MuRulesPane {
  AdwBin parent;
  MuScenarioWriter *writer;
  GtkSpinButton *turns;
  AdwComboRow *draw;
  GtkSpinButton *returns;
  GtkSwitch *option[MU_ABD_OPTIONS];
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (MuRulesPane, mu_rules_pane, ADW_TYPE_BIN)

/* abd.17.0.options, in the order of their bits */
static const struct {
  const char *title;
  const char *subtitle;
} options[MU_ABD_OPTIONS] = {
  { N_ ("Free Deployment"), N_ ("Players set up about their Camps") },
  { N_ ("Averaging"), N_ ("A die of 1 counts 3, of 6 counts 4") },
  { N_ ("Rerolls"), N_ ("A command point buys another throw") },
  { N_ ("Barbarians"),
    N_ ("Their light infantry strikes with three times its strength in one turn") },
  { N_ ("Out of Control"), N_ ("Knights and Barbarians may get out of hand") },
  { N_ ("Elephants"), N_ ("Elephants can be frightened") },
  { N_ ("Dismounting"), N_ ("Horse may be set up on foot") },
};

static int
number (MuRulesPane *self, MuScenarioNumber which)
{
  return mu_scenario_writer_get_number (self->writer, which, MU_SIDE_A);
}

static void
set (MuRulesPane *self, MuScenarioNumber which, int to)
{
  if (!self->filling)
    mu_scenario_writer_set_number (self->writer, which, MU_SIDE_A, to);
}

/* --- showing ---------------------------------------------------------------------- */

/* Only where the names are others: a list that is open would close. */
static void
offer_sides (MuRulesPane *self)
{
  const MuHexScenario *scenario = mu_scenario_writer_get (self->writer);
  const char *const words[] = { _ ("Nobody"), mu_hex_side_name (scenario, MU_SIDE_A),
                                mu_hex_side_name (scenario, MU_SIDE_B), NULL };
  GListModel *before = adw_combo_row_get_model (self->draw);
  g_autoptr (GtkStringList) texts = gtk_string_list_new (words);
  gboolean same = TRUE;

  for (guint i = 0; words[i]; i++)
    same &= g_list_model_get_n_items (before) > i
            && g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (before), i), words[i]);
  if (!same)
    adw_combo_row_set_model (self->draw, G_LIST_MODEL (texts));
}

static void
changed (MuRulesPane *self)
{
  const int draw = number (self, MU_SCENARIO_DRAW);

  self->filling = TRUE;
  offer_sides (self);
  gtk_spin_button_set_value (self->turns, number (self, MU_SCENARIO_TURNS));
  adw_combo_row_set_selected (self->draw, draw == MU_SIDE_NONE ? 0 : (guint) draw + 1);
  gtk_spin_button_set_value (self->returns, number (self, MU_SCENARIO_RETURNS));
  for (int i = 0; i < MU_ABD_OPTIONS; i++)
    gtk_switch_set_active (self->option[i], number (self, MU_SCENARIO_OPTIONS) >> i & 1);
  self->filling = FALSE;
}

/* --- what a person does ------------------------------------------------------------- */

static void
turns_changed (MuRulesPane *self)
{
  set (self, MU_SCENARIO_TURNS, gtk_spin_button_get_value_as_int (self->turns));
}

static void
draw_changed (MuRulesPane *self)
{
  const guint at = adw_combo_row_get_selected (self->draw);

  set (self, MU_SCENARIO_DRAW, at == 0 ? (int) MU_SIDE_NONE : (int) at - 1);
}

static void
returns_changed (MuRulesPane *self)
{
  set (self, MU_SCENARIO_RETURNS, gtk_spin_button_get_value_as_int (self->returns));
}

static void
options_changed (MuRulesPane *self)
{
  int bits = 0;

  for (int i = 0; i < MU_ABD_OPTIONS; i++)
    bits |= gtk_switch_get_active (self->option[i]) << i;
  set (self, MU_SCENARIO_OPTIONS, bits);
}

/* --- the pane -------------------------------------------------------------------------- */

static void
build (MuRulesPane *self)
{
  const char *const nobody[] = { _ ("Nobody"), NULL };
  GtkWidget *box = mu_hex_pane (ADW_BIN (self));
  AdwPreferencesGroup *group = mu_hex_group (box, _ ("Turns"));

  self->turns
      = mu_hex_row_number (group, _ ("Turns at the Most"), MU_ABD_TURNS_LEAST, MU_ABD_TURNS_MOST);
  self->draw = mu_hex_row_choice (group, _ ("Wins a Draw"), nobody);
  self->returns = mu_hex_row_number (group, _ ("Who Left Comes Back by Entry, 0 for Never"), 0,
                                     MU_ABD_ENTRIES);
  group = mu_hex_group (box, _ ("Optional Rules"));
  for (int i = 0; i < MU_ABD_OPTIONS; i++) {
    self->option[i] = mu_hex_row_switch (group, _ (options[i].title), _ (options[i].subtitle));
    mu_listen (self->option[i], "notify::active", options_changed, self);
  }
}

void
mu_rules_pane_set_writer (MuRulesPane *self, MuScenarioWriter *writer)
{
  self->writer = writer;
  self->filling = TRUE;
  build (self);
  changed (self);
  mu_listen (self->turns, "value-changed", turns_changed, self);
  mu_listen (self->draw, "notify::selected", draw_changed, self);
  mu_listen (self->returns, "value-changed", returns_changed, self);
  mu_listen (writer, "changed", changed, self);
}

static void
mu_rules_pane_class_init (MuRulesPaneClass *class)
{
}

static void
mu_rules_pane_init (MuRulesPane *self)
{
}
