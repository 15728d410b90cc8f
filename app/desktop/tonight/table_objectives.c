#include "app/desktop/tonight/table_objectives.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/widget/wiring.h"
#include "lists/list/terms.h"

#define USUAL_POINTS 50

/* --- one of them --------------------------------------------------------- */

#define MU_TYPE_OBJECTIVE_ROW (mu_objective_row_get_type ())
G_DECLARE_FINAL_TYPE (MuObjectiveRow, mu_objective_row, MU, OBJECTIVE_ROW, AdwActionRow)

struct _MuObjectiveRow {
  AdwActionRow parent;
  char *name;
  int points;
  GtkDropDown *holder;
  GtkWidget *contested;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuObjectiveRow, mu_objective_row, ADW_TYPE_ACTION_ROW)

static void
mu_objective_row_finalize (GObject *object)
{
  g_free (MU_OBJECTIVE_ROW (object)->name);
  G_OBJECT_CLASS (mu_objective_row_parent_class)->finalize (object);
}

static void
mu_objective_row_class_init (MuObjectiveRowClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_objective_row_finalize;
}

/* The drop-down offers the sides, then nobody, as MuSide numbers them. */
static gboolean
enter (gpointer data)
{
  MuObjectiveRow *self = data;
  const guint side = gtk_drop_down_get_selected (self->holder);

  if (side != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.objective", "(siib)", self->name,
                                self->points, (int) side,
                                gtk_check_button_get_active (GTK_CHECK_BUTTON (self->contested)));
  return G_SOURCE_REMOVE;
}

/* Not before the drop-down has done with it: it cannot be set while it tells. */
static void
chosen (MuObjectiveRow *self)
{
  if (!self->showing)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, enter, g_object_ref (self), g_object_unref);
}

static void
mu_objective_row_init (MuObjectiveRow *self)
{
  self->holder = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  self->contested = gtk_check_button_new_with_label (_ ("Contested"));
  gtk_widget_set_tooltip_text (
      self->contested, _ ("Enemy can charge the holders next period and might break them or push "
                          "them back: half the points"));
  gtk_widget_set_valign (GTK_WIDGET (self->holder), GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->contested);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->holder));
  mu_listen (self->holder, "notify::selected", chosen, self);
  mu_listen (self->contested, "toggled", chosen, self);
}

static void
name_parts (MuObjectiveRow *self)
{
  g_autofree char *holder = g_strdup_printf (_ ("Who holds %s"), self->name);
  g_autofree char *contested = g_strdup_printf (_ ("%s is contested"), self->name);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), self->name);
  mu_choices_name (self->holder, holder);
  mu_name_widget (self->holder, holder);
  mu_name_widget (self->contested, contested);
}

static GtkWidget *
row_new (const MuTableObjective *objective, const MuBattleRecord *battle)
{
  MuObjectiveRow *self = g_object_new (MU_TYPE_OBJECTIVE_ROW, NULL);

  self->showing = TRUE;
  self->name = g_strdup (objective->name);
  mu_choices_offer (self->holder,
                    (const char *[]){ battle->side[MU_SIDE_A].list->name,
                                      battle->side[MU_SIDE_B].list->name, _ ("Nobody"), NULL });
  name_parts (self);
  self->showing = FALSE;
  return GTK_WIDGET (self);
}

static void
row_show (MuObjectiveRow *self, const MuTableObjective *objective)
{
  g_autofree char *number = mu_term_number (objective->points);
  g_autofree char *points
      = g_strdup_printf (ngettext ("%s point", "%s points", (gulong) objective->points), number);

  self->showing = TRUE;
  self->points = objective->points;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), points);
  gtk_drop_down_set_selected (self->holder, (guint) objective->held);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->contested), objective->contested);
  gtk_widget_set_sensitive (self->contested, objective->held != MU_SIDE_NONE);
  self->showing = FALSE;
}

/* --- all of them --------------------------------------------------------- */

struct _MuTableObjectives {
  AdwBin parent;
  AdwPreferencesGroup *list;
  GPtrArray *rows; /* MuObjectiveRow, which the list holds */
  gint64 battle;
  GtkWidget *name;
  GtkWidget *points;
};

G_DEFINE_FINAL_TYPE (MuTableObjectives, mu_table_objectives, ADW_TYPE_BIN)

static void
mu_table_objectives_finalize (GObject *object)
{
  g_ptr_array_unref (MU_TABLE_OBJECTIVES (object)->rows);
  G_OBJECT_CLASS (mu_table_objectives_parent_class)->finalize (object);
}

static void
mu_table_objectives_class_init (MuTableObjectivesClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_table_objectives_finalize;
}

/* Rows of the same features stay, and the keyboard with them. */
static gboolean
fits (MuTableObjectives *self, const GPtrArray *objectives)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (i >= objectives->len
        || g_strcmp0 (((MuObjectiveRow *) self->rows->pdata[i])->name,
                      ((MuTableObjective *) objectives->pdata[i])->name)
               != 0)
      return FALSE;
  return TRUE;
}

static void
clear (MuTableObjectives *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->list, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
}

void
mu_table_objectives_show (MuTableObjectives *self, const MuTableBattle *battle)
{
  g_autoptr (GPtrArray) objectives = mu_table_battle_objectives (battle);

  if (self->battle != mu_table_battle_id (battle) || !fits (self, objectives))
    clear (self);
  self->battle = mu_table_battle_id (battle);
  for (guint i = 0; i < objectives->len; i++) {
    if (i == self->rows->len) {
      g_ptr_array_add (self->rows, row_new (objectives->pdata[i], mu_table_battle_now (battle)));
      adw_preferences_group_add (self->list, self->rows->pdata[i]);
    }
    row_show (self->rows->pdata[i], objectives->pdata[i]);
  }
}

/* --- one more ------------------------------------------------------------ */

static void
agree (MuTableObjectives *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));

  if (*name == '\0') {
    gtk_widget_grab_focus (self->name);
    return;
  }
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->points));
  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
  gtk_widget_activate_action (GTK_WIDGET (self), "table.objective", "(siib)", name,
                              gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->points)),
                              MU_SIDE_NONE, FALSE);
}

static GtkWidget *
new_points (void)
{
  GtkWidget *points = gtk_spin_button_new_with_range (1, MU_OBJECTIVE_POINTS_MOST, 5);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (points), USUAL_POINTS);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (points), TRUE);
  gtk_widget_set_valign (points, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (points, _ ("Points agreed for it"));
  mu_name_widget (points, _ ("Points agreed for it"));
  return points;
}

static GtkWidget *
new_entry (MuTableObjectives *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Agree"));

  self->name = adw_entry_row_new ();
  self->points = new_points ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name), _ ("Another feature"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self->name), self->points);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self->name), button);
  mu_listen (self->name, "entry-activated", agree, self);
  mu_listen (button, "clicked", agree, self);
  return self->name;
}

static void
mu_table_objectives_init (MuTableObjectives *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *more = adw_preferences_group_new ();

  self->rows = g_ptr_array_new ();
  self->list = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->list, _ ("Objectives"));
  adw_preferences_group_set_description (
      self->list, _ ("Features for which points are agreed. Whoever holds one at the end has its "
                     "points besides those left to the army."));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (more), new_entry (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (box), more);
  gtk_widget_add_css_class (box, "mu-card");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_bin_set_child (ADW_BIN (self), scroller);
}
