#include "app/desktop/battle/record_view.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"
#include "app/session/battle/battle_items.h"
#include "app/session/battle/record_plan.h"
#include "reports/system.h"

struct _MuRecordView {
  AdwBin parent;
  AdwActionRow *name;
  AdwActionRow *sides;
  AdwActionRow *result;
  AdwActionRow *where;
  AdwActionRow *dice;
  AdwPreferencesGroup *army[MU_SIDES];
  GPtrArray *rows; /* of the units, borrowed from their groups */
  GtkWidget *record;
};

G_DEFINE_FINAL_TYPE (MuRecordView, mu_record_view, ADW_TYPE_BIN)

static void
mu_record_view_finalize (GObject *object)
{
  g_ptr_array_unref (MU_RECORD_VIEW (object)->rows);
  G_OBJECT_CLASS (mu_record_view_parent_class)->finalize (object);
}

static void
mu_record_view_class_init (MuRecordViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_record_view_finalize;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/record-view.ui");
  mu_bind_parts (widget, MuRecordView, name, sides, result, where, dice, record);
  gtk_widget_class_bind_template_child_full (widget, "army_a", FALSE,
                                             G_STRUCT_OFFSET (MuRecordView, army[MU_SIDE_A]));
  gtk_widget_class_bind_template_child_full (widget, "army_b", FALSE,
                                             G_STRUCT_OFFSET (MuRecordView, army[MU_SIDE_B]));
}

static void
mu_record_view_init (MuRecordView *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- what will be written --------------------------------------------------------- */

static void
clear_units (MuRecordView *self)
{
  for (guint i = 0; i < self->rows->len; i++) {
    GtkWidget *row = g_ptr_array_index (self->rows, i);
    GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
  }
  g_ptr_array_set_size (self->rows, 0);
}

static char *
tell_left (MuStrengthUnit counted, const char *left, int lost)
{
  const gulong n = (gulong) lost;

  switch (counted) {
  case MU_STRENGTH_STANDS:
    return g_strdup_printf (ngettext ("%s stands left, %d lost", "%s stands left, %d lost", n),
                            left, lost);
  case MU_STRENGTH_STEPS:
    return g_strdup_printf (ngettext ("%s steps left, %d lost", "%s steps left, %d lost", n), left,
                            lost);
  case MU_STRENGTH_FIGURES:
    break;
  }
  return g_strdup_printf (ngettext ("%s figures left, %d lost", "%s figures left, %d lost", n),
                          left, lost);
}

static char *
tell_all (MuStrengthUnit counted, const char *all)
{
  switch (counted) {
  case MU_STRENGTH_STANDS:
    return g_strdup_printf (_ ("%s stands, none lost"), all);
  case MU_STRENGTH_STEPS:
    return g_strdup_printf (_ ("%s steps, none lost"), all);
  case MU_STRENGTH_FIGURES:
    break;
  }
  return g_strdup_printf (_ ("%s figures, none lost"), all);
}

/* "": nothing of it is counted. */
static char *
tell_loss (MuStrengthUnit counted, MuLossItem *item)
{
  g_autofree char *figures = NULL;
  int start;
  int left;

  g_object_get (item, "figures", &figures, "start", &start, "left", &left, NULL);
  if (*figures == '\0')
    return g_strdup ("");
  return left == start ? tell_all (counted, figures) : tell_left (counted, figures, start - left);
}

static void
add_unit (MuRecordView *self, AdwPreferencesGroup *group, MuStrengthUnit counted, MuLossItem *item)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *text = tell_loss (counted, item);
  g_autofree char *fate = NULL;
  GtkWidget *label;

  g_object_get (item, "fate", &fate, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), mu_loss_item_get_name (item));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  label = gtk_label_new (fate);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

/* A row a unit, in the list's order; the armies' own rows head their groups. */
static void
show_units (MuRecordView *self, const MuBattleRecord *record)
{
  g_autoptr (GListStore) losses = g_list_store_new (MU_TYPE_LOSS_ITEM);
  int side = -1;

  clear_units (self);
  mu_loss_items_show (losses, record);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (losses)); i++) {
    g_autoptr (MuLossItem) item = g_list_model_get_item (G_LIST_MODEL (losses), i);
    gboolean whole;
    g_object_get (item, "whole-army", &whole, NULL);
    if (whole)
      side++;
    add_unit (self, self->army[side], mu_report_counts_in (record->rules), item);
  }
}

static void
take_text (AdwActionRow *row, char *text)
{
  g_autofree char *plain = g_markup_escape_text (text, -1);

  adw_action_row_set_subtitle (row, plain);
  g_free (text);
}

static void
show_side (MuRecordView *self, const MuBattleRecord *record, MuSide side)
{
  g_autofree char *points = mu_record_plan_points (record, side);
  g_autofree char *name = g_markup_escape_text (record->side[side].list->name, -1);

  adw_preferences_group_set_title (self->army[side], name);
  adw_preferences_group_set_description (self->army[side], points);
}

gboolean
mu_record_view_show (MuRecordView *self, MuBattleSession *session, MuStore *store)
{
  g_autoptr (MuBattleRecord) record = mu_record_plan_make (session);
  g_autoptr (MuBattleRecord) losses = record ? mu_record_plan_losses (session, record) : NULL;

  if (record == NULL)
    return FALSE;
  take_text (self->name, g_strdup (record->name));
  /* Translators: one army against another */
  take_text (self->sides, g_strdup_printf (_ ("%s against %s"), record->side[MU_SIDE_A].list->name,
                                           record->side[MU_SIDE_B].list->name));
  take_text (self->result, mu_record_plan_result (session, record));
  take_text (self->where, mu_record_plan_where (session, store));
  take_text (self->dice, mu_record_plan_dice (record));
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    show_side (self, record, side);
  show_units (self, losses);
  return TRUE;
}

void
mu_record_view_focus (MuRecordView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}
