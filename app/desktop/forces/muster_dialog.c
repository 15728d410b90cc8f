#include "app/desktop/forces/muster_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/page/draft.h"
#include "app/desktop/widget/wiring.h"

/* A unit that can march. */
typedef struct {
  int side;
  int unit; /* its number in the side's first list */
  char *name;
  int figures;
  gint64 host; /* 0: at home */
  int place;   /* where its host stands; MU_MAP_NOWHERE: at home, or on the march */
} Marcher;

struct _MuMusterDialog {
  AdwWindow parent;
  AdwEntryRow *name_row;
  AdwComboRow *side_row;
  AdwComboRow *place_row;
  AdwPreferencesGroup *unit_group;
  GtkWidget *choose;
  gint64 host; /* 0: a new one */
  GArray *marchers;
  GPtrArray *own;      /* GArray of int for each side: the places where its units come from home */
  GPtrArray *places;   /* key and name of each place of the map, in turn */
  GArray *offered;     /* int: places that the row offers */
  GPtrArray *rows;     /* of units, the group's */
  GPtrArray *switches; /* GtkSwitch of each row */
  GArray *shown;       /* guint: which marcher each row is */
};

G_DEFINE_FINAL_TYPE (MuMusterDialog, mu_muster_dialog, ADW_TYPE_WINDOW)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
clear_marcher (gpointer marcher)
{
  g_free (((Marcher *) marcher)->name);
}

/* --- what is chosen ----------------------------------------------------------------- */

static int
side_of (MuMusterDialog *self)
{
  return (int) adw_combo_row_get_selected (self->side_row);
}

static int
place_of (MuMusterDialog *self)
{
  const guint chosen = adw_combo_row_get_selected (self->place_row);

  return chosen < self->offered->len ? g_array_index (self->offered, int, chosen) : MU_MAP_NOWHERE;
}

static GArray *
chosen_units (MuMusterDialog *self)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < self->switches->len; i++) {
    const Marcher *marcher
        = &g_array_index (self->marchers, Marcher, g_array_index (self->shown, guint, i));
    if (gtk_switch_get_active (g_ptr_array_index (self->switches, i)))
      g_array_append_val (units, marcher->unit);
  }
  return units;
}

/* A new host needs somebody; one that is there is dissolved when nobody is left. */
static void
check (MuMusterDialog *self)
{
  g_autoptr (GArray) units = chosen_units (self);
  const gboolean named = *gtk_editable_get_text (GTK_EDITABLE (self->name_row)) != '\0';

  gtk_widget_set_sensitive (self->choose, named && place_of (self) != MU_MAP_NOWHERE
                                              && (units->len > 0 || self->host != 0));
  gtk_button_set_label (GTK_BUTTON (self->choose),
                        units->len == 0 && self->host != 0 ? _ ("Dissolve") : _ ("Muster"));
}

static void
choose_clicked (MuMusterDialog *self)
{
  g_autoptr (GArray) units = chosen_units (self);
  const guint place = (guint) place_of (self);
  const MuMusterOrder order = { .host = self->host,
                                .side = side_of (self),
                                .name = gtk_editable_get_text (GTK_EDITABLE (self->name_row)),
                                .place = g_ptr_array_index (self->places, 2 * place),
                                .units = units };

  g_signal_emit (self, signals[CHOSEN], 0, &order);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* --- the units ----------------------------------------------------------------------- */

static gboolean
is_own (MuMusterDialog *self, int side, int place)
{
  const GArray *own = g_ptr_array_index (self->own, (guint) side);

  for (guint i = 0; i < own->len; i++)
    if (g_array_index (own, int, i) == place)
      return TRUE;
  return FALSE;
}

/* From this host, from another that stands there, or from home where home is. */
static gboolean
can_join (MuMusterDialog *self, const Marcher *marcher, int side, int place)
{
  if (marcher->side != side)
    return FALSE;
  return marcher->host == 0 ? is_own (self, side, place) : marcher->place == place;
}

static void
add_row (MuMusterDialog *self, guint index)
{
  const Marcher *marcher = &g_array_index (self->marchers, Marcher, index);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();
  g_autofree char *figures = g_strdup_printf (
      ngettext ("%d figure", "%d figures", (gulong) marcher->figures), marcher->figures);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), marcher->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), figures);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (toggle), self->host != 0 && marcher->host == self->host);
  mu_listen (toggle, "notify::active", check, self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (self->unit_group, row);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->switches, toggle);
  g_array_append_val (self->shown, index);
}

static void
show_units (MuMusterDialog *self)
{
  const int place = place_of (self);

  if (self->marchers == NULL)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->unit_group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->switches, 0);
  g_array_set_size (self->shown, 0);
  for (guint i = 0; place != MU_MAP_NOWHERE && i < self->marchers->len; i++)
    if (can_join (self, &g_array_index (self->marchers, Marcher, i), side_of (self), place))
      add_row (self, i);
  adw_preferences_group_set_description (
      self->unit_group,
      self->rows->len > 0 ? NULL : _ ("No unit can be had here: its units are on the march."));
  check (self);
}

/* --- where ---------------------------------------------------------------------------- */

static void
offer_place (MuMusterDialog *self, GtkStringList *names, int place)
{
  gtk_string_list_append (names, g_ptr_array_index (self->places, 2 * (guint) place + 1));
  g_array_append_val (self->offered, place);
}

static void
offer (MuMusterDialog *self, const int *places, guint count, int wanted)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint chosen = 0;

  g_array_set_size (self->offered, 0);
  for (guint i = 0; i < count; i++) {
    if (places[i] == wanted)
      chosen = i;
    offer_place (self, names, places[i]);
  }
  adw_combo_row_set_model (self->place_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->place_row, chosen);
}

static void
side_chosen (MuMusterDialog *self)
{
  if (self->own == NULL || self->host != 0 || side_of (self) >= (int) self->own->len)
    return;
  const GArray *own = g_ptr_array_index (self->own, (guint) side_of (self));
  offer (self, (const int *) (const void *) own->data, own->len, place_of (self));
  show_units (self);
}

/* --- the window -------------------------------------------------------------------------- */

static void
mu_muster_dialog_finalize (GObject *object)
{
  MuMusterDialog *self = MU_MUSTER_DIALOG (object);

  g_array_unref (self->marchers);
  g_ptr_array_unref (self->own);
  g_ptr_array_unref (self->places);
  g_array_unref (self->offered);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->switches);
  g_array_unref (self->shown);
  G_OBJECT_CLASS (mu_muster_dialog_parent_class)->finalize (object);
}

static void
mu_muster_dialog_class_init (MuMusterDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_muster_dialog_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/muster-dialog.ui");
  mu_bind_parts (widget, MuMusterDialog, name_row, side_row, place_row, unit_group, choose);
  mu_bind_handlers (widget, check, side_chosen, show_units, choose_clicked);
  mu_draft_install (widget);
}

static void
mu_muster_dialog_init (MuMusterDialog *self)
{
  self->offered = g_array_new (FALSE, FALSE, sizeof (int));
  self->rows = g_ptr_array_new ();
  self->switches = g_ptr_array_new ();
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- what it is chosen from ----------------------------------------------------------------- */

static const MuHost *
host_of (const GPtrArray *hosts, int side, int unit)
{
  for (guint i = 0; i < hosts->len; i++) {
    const MuHost *host = g_ptr_array_index (hosts, i);
    for (guint j = 0; host->side == side && j < host->units->len; j++)
      if (g_array_index (host->units, int, j) == unit)
        return host;
  }
  return NULL;
}

static void
take_side (MuMusterDialog *self, const MuMusterGround *ground, int side)
{
  const MuCampaignSide *own = g_ptr_array_index (ground->campaign->sides, (guint) side);

  for (guint i = 0; i < own->forces->len; i++) {
    const MuForce *force = g_ptr_array_index (own->forces, i);
    const MuHost *host = host_of (ground->hosts, side, (int) i);
    const Marcher marcher
        = { .side = side,
            .unit = (int) i,
            .name = g_strdup (force->name),
            .figures = force->figures,
            .host = host ? host->id : 0,
            .place = host && host->march.way->len == 0 ? host->march.place : MU_MAP_NOWHERE };
    if (force->figures > 0)
      g_array_append_val (self->marchers, marcher);
    else
      g_free (marcher.name);
  }
}

/* Where the side is at home and nobody else holds it, or which it holds. */
static GArray *
own_places (const MuMusterGround *ground, int side)
{
  GArray *own = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < (int) ground->map->places->len; i++)
    if (ground->holder[i] == side
        || (ground->holder[i] == MU_MAP_NO_SIDE && mu_map_place (ground->map, i)->home == side))
      g_array_append_val (own, i);
  return own;
}

static void
take_ground (MuMusterDialog *self, const MuMusterGround *ground)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->marchers = g_array_new (FALSE, FALSE, sizeof (Marcher));
  g_array_set_clear_func (self->marchers, clear_marcher);
  self->own = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->places = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < ground->map->places->len; i++) {
    g_ptr_array_add (self->places, g_strdup (mu_map_place (ground->map, (int) i)->key));
    g_ptr_array_add (self->places, g_strdup (mu_map_place (ground->map, (int) i)->name));
  }
  for (guint i = 0; i < ground->campaign->sides->len; i++) {
    const MuCampaignSide *side = g_ptr_array_index (ground->campaign->sides, i);
    gtk_string_list_append (names, side->name);
    take_side (self, ground, (int) i);
    g_ptr_array_add (self->own, own_places (ground, (int) i));
  }
  adw_combo_row_set_model (self->side_row, G_LIST_MODEL (names));
}

static void
begin_host (MuMusterDialog *self, const MuHost *host)
{
  self->host = host->id;
  gtk_window_set_title (GTK_WINDOW (self), host->name);
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), host->name);
  adw_combo_row_set_selected (self->side_row, (guint) host->side);
  gtk_widget_set_visible (GTK_WIDGET (self->side_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->place_row), FALSE);
  offer (self, &host->march.place, 1, host->march.place);
}

/* Of those places the side's home, if it is one of them. */
static int
find_home (const MuMap *map, const GArray *own, int side)
{
  for (guint i = 0; i < own->len; i++)
    if (mu_map_place (map, g_array_index (own, int, i))->home == side)
      return g_array_index (own, int, i);
  return MU_MAP_NOWHERE;
}

/* The side that the place is of, if units can be had there; else a side's home. */
static void
begin_at (MuMusterDialog *self, const MuMap *map, int place)
{
  for (guint side = 0; side < self->own->len; side++)
    if (is_own (self, (int) side, place))
      adw_combo_row_set_selected (self->side_row, side);
  const GArray *own = g_ptr_array_index (self->own, (guint) side_of (self));
  offer (self, (const int *) (const void *) own->data, own->len,
         is_own (self, side_of (self), place) ? place : find_home (map, own, side_of (self)));
}

GtkWidget *
mu_muster_dialog_new (const MuMusterGround *ground, const MuHost *host, int place)
{
  MuMusterDialog *self = g_object_new (MU_TYPE_MUSTER_DIALOG, NULL);

  take_ground (self, ground);
  if (host)
    begin_host (self, host);
  else
    begin_at (self, ground->map, place);
  show_units (self);
  mu_draft_keep (self, NULL);
  return GTK_WIDGET (self);
}
