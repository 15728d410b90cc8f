#include "app/desktop/armies/unit_card.h"

#include <glib/gi18n.h>

#include "app/desktop/armies/stand_rows.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_edit.h"
#include "app/session/books/book_words.h"
#include "app/session/words.h"
#include "lists/list/terms.h"
#include "lists/system.h"

struct _MuUnitCard {
  AdwWindow parent;
  MuArmySession *session;
  guint unit;
  gboolean showing; /* rows are being set by us, not by a person */
  GArray *ways;     /* guint: of the option, those that the equipment row offers */
  AdwWindowTitle *head;
  GtkEditable *name_row;
  AdwComboRow *way_row;
  AdwComboRow *order_row;
  GtkSpinButton *ranks;
  AdwComboRow *general_row;
  GtkSwitch *bodyguard;
  GtkSwitch *sub_unit;
  GtkSwitch *forced_march;
  GtkEditable *notes_row;
  GtkWidget *ranks_row;   /* of figures alone, and so is */
  GtkWidget *parts_group; /* that of general, guard, sub-unit and march */
  AdwPreferencesGroup *stand_group;
  GPtrArray *stand_rows;
};

G_DEFINE_FINAL_TYPE (MuUnitCard, mu_unit_card, ADW_TYPE_WINDOW)

static void
mu_unit_card_dispose (GObject *object)
{
  g_clear_object (&MU_UNIT_CARD (object)->session);
  G_OBJECT_CLASS (mu_unit_card_parent_class)->dispose (object);
}

static void
mu_unit_card_finalize (GObject *object)
{
  g_array_unref (MU_UNIT_CARD (object)->ways);
  g_ptr_array_unref (MU_UNIT_CARD (object)->stand_rows);
  G_OBJECT_CLASS (mu_unit_card_parent_class)->finalize (object);
}

static void
mu_unit_card_class_init (MuUnitCardClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_unit_card_dispose;
  G_OBJECT_CLASS (class)->finalize = mu_unit_card_finalize;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/unit-card.ui");
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  mu_bind_parts (widget, MuUnitCard, head, name_row, way_row, order_row, ranks, general_row,
                 bodyguard, sub_unit, forced_march, notes_row, ranks_row, parts_group, stand_group);
}

/* --- what it shows ------------------------------------------------------ */

static const MuList *
list_of (MuUnitCard *self)
{
  return mu_army_session_get_list (self->session);
}

static const MuListUnit *
unit_of (MuUnitCard *self)
{
  return mu_list_unit (list_of (self), self->unit);
}

static void
offer (AdwComboRow *row, GtkStringList *texts, guint selected)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (texts));
  adw_combo_row_set_selected (row, selected);
  g_object_unref (texts);
}

static gboolean
has_stands (MuUnitCard *self)
{
  return mu_list_has (list_of (self), MU_LISTS_ARE_STANDS);
}

static char *
way_words (MuUnitCard *self, const MuBookOption *option, const MuBookTroop *way)
{
  if (has_stands (self))
    return mu_book_words_stand (way);

  g_autofree char *notation = mu_words_notation (&way->troop);
  g_autofree char *terms = mu_book_words_way (option, way);

  return g_strdup_printf ("%s, %s", notation, terms);
}

/* Those of the list's year; what the unit has stays in any year. */
static void
show_ways (MuUnitCard *self)
{
  const MuBookOption *option = mu_army_edit_option (self->session, self->unit);
  const int has = mu_army_edit_way_of (self->session, self->unit);
  GtkStringList *texts = gtk_string_list_new (NULL);
  guint selected = GTK_INVALID_LIST_POSITION;

  g_array_set_size (self->ways, 0);
  for (guint i = 0; option && i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    g_autofree char *words = way_words (self, option, way);
    if (!mu_book_troop_in_year (way, list_of (self)->year) && has != (int) i)
      continue;
    if (has == (int) i)
      selected = self->ways->len;
    g_array_append_val (self->ways, i);
    gtk_string_list_append (texts, words);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->way_row), self->ways->len > 0);
  offer (self->way_row, texts, selected);
}

static void
show_generals (MuUnitCard *self)
{
  const MuList *list = list_of (self);
  GtkStringList *texts = gtk_string_list_new (NULL);
  guint selected = 0;

  gtk_string_list_append (texts, _ ("Nobody"));
  for (guint i = 0; i < list->generals->len; i++) {
    gtk_string_list_append (texts, mu_list_general (list, i)->name);
    if (mu_list_general (list, i)->rides_with == (int) self->unit)
      selected = i + 1;
  }
  if (list->generals->len < MU_LIST_GENERALS_MAX)
    gtk_string_list_append (texts, _ ("A new general"));
  offer (self->general_row, texts, selected);
}

static void
show_orders (MuUnitCard *self)
{
  GtkStringList *texts = gtk_string_list_new (NULL);

  gtk_string_list_append (texts, _ ("Attack"));
  gtk_string_list_append (texts, _ ("Hold"));
  if (mu_system_order_refused (mu_list_system_of (list_of (self)), &unit_of (self)->troop,
                               MU_ORDER_SKIRMISH)
      == MU_RULE_NONE)
    gtk_string_list_append (texts, _ ("Skirmish"));
  offer (self->order_row, texts, unit_of (self)->order);
}

/* "22 × Reg C LI JLS Sh", "4 stands" */
static char *
strength_words (MuUnitCard *self)
{
  const MuListUnit *unit = unit_of (self);
  g_autofree char *notation = mu_words_notation (&unit->troop);

  if (has_stands (self))
    return g_strdup_printf (ngettext ("%d stand", "%d stands", (gulong) unit->figures),
                            unit->figures);
  return g_strdup_printf ("%d × %s", unit->figures, notation);
}

static void
show_head (MuUnitCard *self)
{
  const MuListUnit *unit = unit_of (self);
  const int points = mu_list_unit_points (list_of (self), self->unit);
  g_autofree char *strength = strength_words (self);
  g_autofree char *number = mu_term_number (points);
  g_autofree char *cost
      = g_strdup_printf (ngettext ("%s point", "%s points", (gulong) points), number);
  g_autofree char *subtitle = g_strdup_printf ("%s · %s", strength, cost);

  gtk_window_set_title (GTK_WINDOW (self), unit->name);
  adw_window_title_set_title (self->head, unit->name);
  adw_window_title_set_subtitle (self->head, subtitle);
}

/* Of stands what they are; of figures how they stand, under whom and whose part they are, which
 * Fast Play knows nothing of (awfp.units.size). */
static void
show_kind (MuUnitCard *self)
{
  const gboolean stands = has_stands (self);
  MuTrace trace;
  const int points = mu_list_points_each (list_of (self), self->unit, &trace);

  gtk_widget_set_visible (GTK_WIDGET (self->order_row), !stands);
  gtk_widget_set_visible (self->ranks_row, !stands);
  gtk_widget_set_visible (self->parts_group, !stands);
  gtk_widget_set_visible (GTK_WIDGET (self->stand_group), stands);
  if (stands)
    mu_stand_rows_fill (self->stand_group, self->stand_rows, unit_of (self)->stand, points, &trace);
}

static void
show (MuUnitCard *self)
{
  const MuListUnit *unit = unit_of (self);

  self->showing = TRUE;
  show_head (self);
  mu_kept_show (self->name_row, unit->name ? unit->name : "");
  mu_kept_show (self->notes_row, unit->notes ? unit->notes : "");
  show_ways (self);
  show_orders (self);
  show_generals (self);
  show_kind (self);
  gtk_spin_button_set_range (self->ranks, 1, MIN (unit->figures, MU_LIST_RANKS_MAX));
  gtk_spin_button_set_value (self->ranks, unit->ranks);
  gtk_switch_set_active (self->bodyguard, unit->bodyguard);
  gtk_switch_set_active (self->sub_unit, unit->sub_unit);
  gtk_widget_set_sensitive (GTK_WIDGET (self->sub_unit), self->unit > 0);
  gtk_switch_set_active (self->forced_march, unit->forced_march);
  self->showing = FALSE;
}

/* --- what a person does ------------------------------------------------- */

/* Whether it can be kept. */
static gboolean
accept (GtkEditable *row, gboolean needed)
{
  g_autofree char *fault
      = mu_kept_name_fault (gtk_editable_get_text (row), needed, MU_LIST_NAME_MAX);

  if (fault)
    mu_kept_refuse (row, fault);
  return fault == NULL;
}

static void
name_applied (gpointer data)
{
  MuUnitCard *self = data;

  if (!accept (self->name_row, TRUE))
    return;
  mu_army_edit_rename (self->session, self->unit, gtk_editable_get_text (self->name_row));
  show (self);
}

static void
notes_applied (gpointer data)
{
  MuUnitCard *self = data;

  if (!accept (self->notes_row, FALSE))
    return;
  mu_army_edit_notes (self->session, self->unit, gtk_editable_get_text (self->notes_row));
  show (self);
}

static void
way_chosen (MuUnitCard *self)
{
  const guint at = adw_combo_row_get_selected (self->way_row);

  if (self->showing || at >= self->ways->len)
    return;
  mu_army_edit_way (self->session, self->unit, g_array_index (self->ways, guint, at));
  show (self);
}

static void
order_chosen (MuUnitCard *self)
{
  const guint at = adw_combo_row_get_selected (self->order_row);

  if (self->showing || at == GTK_INVALID_LIST_POSITION)
    return;
  mu_army_edit_order (self->session, self->unit, (MuOrder) at);
  show (self);
}

static void
ranks_set (MuUnitCard *self)
{
  if (self->showing)
    return;
  mu_army_edit_ranks (self->session, self->unit, gtk_spin_button_get_value_as_int (self->ranks));
  show (self);
}

static void
general_chosen (MuUnitCard *self)
{
  const guint at = adw_combo_row_get_selected (self->general_row);

  if (self->showing || at == GTK_INVALID_LIST_POSITION)
    return;
  if (at > list_of (self)->generals->len)
    mu_army_edit_new_general (self->session, self->unit);
  else
    mu_army_edit_general (self->session, self->unit, (int) at - 1);
  show (self);
}

static void
bodyguard_set (MuUnitCard *self)
{
  if (self->showing)
    return;
  mu_army_edit_bodyguard (self->session, self->unit, gtk_switch_get_active (self->bodyguard));
  show (self);
}

static void
sub_unit_set (MuUnitCard *self)
{
  if (self->showing)
    return;
  self->unit = (guint) mu_army_edit_sub_unit (self->session, self->unit,
                                              gtk_switch_get_active (self->sub_unit));
  show (self);
}

static void
forced_march_set (MuUnitCard *self)
{
  if (self->showing)
    return;
  mu_army_edit_forced_march (self->session, self->unit, gtk_switch_get_active (self->forced_march));
  show (self);
}

/* --- setting up --------------------------------------------------------- */

static void
connect (MuUnitCard *self, gpointer widget, const char *signal, void (*done) (MuUnitCard *))
{
  mu_listen (widget, signal, done, self);
}

static void
mu_unit_card_init (MuUnitCard *self)
{
  self->ways = g_array_new (FALSE, FALSE, sizeof (guint));
  self->stand_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_kept_watch (self->name_row, name_applied, self);
  mu_kept_watch (self->notes_row, notes_applied, self);
  connect (self, self->way_row, "notify::selected", way_chosen);
  connect (self, self->order_row, "notify::selected", order_chosen);
  connect (self, self->ranks, "value-changed", ranks_set);
  connect (self, self->general_row, "notify::selected", general_chosen);
  connect (self, self->bodyguard, "notify::active", bodyguard_set);
  connect (self, self->sub_unit, "notify::active", sub_unit_set);
  connect (self, self->forced_march, "notify::active", forced_march_set);
}

GtkWidget *
mu_unit_card_new (MuArmySession *session, guint unit)
{
  MuUnitCard *self = g_object_new (MU_TYPE_UNIT_CARD, NULL);

  self->session = g_object_ref (session);
  self->unit = unit;
  show (self);
  mu_listen (session, "notify::id", mu_kept_destroy, self);
  return GTK_WIDGET (self);
}
