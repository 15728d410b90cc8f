#include "app/desktop/campaigns/campaign_fixtures.h"

#include <glib/gi18n.h>

#include "app/desktop/rows/gradual_rows.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/campaign/fixture_item.h"

#define AT_ONCE 6
#define MORE    20

struct _MuCampaignFixtures {
  AdwBin parent;
  GtkWidget *none;
  GtkListBox *list;
  GtkWidget *more;
  GListStore *rows;        /* MuFixtureItem, those still to be fought */
  GtkSliceListModel *some; /* the first of them */
};

G_DEFINE_FINAL_TYPE (MuCampaignFixtures, mu_campaign_fixtures, ADW_TYPE_BIN)

enum { ADD, EDIT, CALL_OFF, PREPARE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- a row ------------------------------------------------------------------- */

static gint64
id_of (GtkWidget *button)
{
  return mu_fixture_item_get_id (g_object_get_data (G_OBJECT (button), "fixture"));
}

static void
edit_clicked (MuCampaignFixtures *self, GtkWidget *button)
{
  g_signal_emit (self, signals[EDIT], 0, id_of (button));
}

static void
call_off_clicked (MuCampaignFixtures *self, GtkWidget *button)
{
  g_signal_emit (self, signals[CALL_OFF], 0, id_of (button));
}

static void
prepare_clicked (MuCampaignFixtures *self, GtkWidget *button)
{
  g_signal_emit (self, signals[PREPARE], 0, id_of (button));
}

typedef struct {
  const char *icon;
  const char *name; /* a message id, with the battle's name in it */
  GCallback clicked;
} Act;

static void
add_act (MuCampaignFixtures *self, GtkWidget *row, MuFixtureItem *item, const Act *act)
{
  GtkWidget *button = gtk_button_new_from_icon_name (act->icon);
  g_autoptr (GString) name = g_string_new (_ (act->name));

  g_string_replace (name, "%s", mu_fixture_item_get_name (item), 1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, name->str);
  mu_name_widget (button, name->str);
  g_object_set_data_full (G_OBJECT (button), "fixture", g_object_ref (item), g_object_unref);
  g_signal_connect_object (button, "clicked", act->clicked, self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
add_state (GtkWidget *row, const char *state)
{
  GtkWidget *label = gtk_label_new (state);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
}

/* "5 October 202 BC: Rome against Carthage, Zama; Rome has sealed its papers" */
static char *
subtitle_of (MuFixtureItem *item, char **state)
{
  g_autofree char *when = NULL;
  g_autofree char *sides = NULL;
  g_autofree char *place = NULL;
  g_autofree char *papers = NULL;

  g_object_get (item, "when", &when, "sides", &sides, "place", &place, "state", state, "papers",
                &papers, NULL);
  return g_strconcat (when, ": ", sides, place && *place ? ", " : "", place ? place : "",
                      *papers ? "; " : "", papers, NULL);
}

static GtkWidget *
row_of (MuCampaignFixtures *self, MuFixtureItem *item)
{
  static const Act acts[] = {
    { "mu-tonight-symbolic", N_ ("Prepare %s"), G_CALLBACK (prepare_clicked) },
    { "document-edit-symbolic", N_ ("Change %s"), G_CALLBACK (edit_clicked) },
    { "user-trash-symbolic", N_ ("Call %s Off"), G_CALLBACK (call_off_clicked) },
  };
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *state = NULL;
  g_autofree char *subtitle = subtitle_of (item, &state);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), mu_fixture_item_get_name (item));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  add_state (row, state);
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    add_act (self, row, item, &acts[i]);
  return row;
}

/* --- the list ------------------------------------------------------------------ */

static GtkWidget *
new_row (gpointer item, gpointer self)
{
  return row_of (MU_CAMPAIGN_FIXTURES (self), MU_FIXTURE_ITEM (item));
}

/* Rows of wrapping text take their time: a few are laid out in each frame, and those that stay what
 * they were are kept. */
static void
bind (MuCampaignFixtures *self)
{
  g_autoptr (GListModel) few = NULL;

  self->rows = g_list_store_new (MU_TYPE_FIXTURE_ITEM);
  self->some = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->rows)), 0, AT_ONCE);
  few = mu_gradual_rows_new (G_LIST_MODEL (self->some), 1, 1, GTK_WIDGET (self));
  gtk_list_box_bind_model (self->list, few, new_row, self, NULL);
}

static void
show_some (MuCampaignFixtures *self, guint count)
{
  const guint all = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  gtk_slice_list_model_set_size (self->some, count);
  gtk_widget_set_visible (GTK_WIDGET (self->list), all > 0);
  gtk_widget_set_visible (self->none, all == 0);
  gtk_widget_set_visible (self->more, all > count);
}

static void
more_clicked (MuCampaignFixtures *self)
{
  show_some (self, gtk_slice_list_model_get_size (self->some) + MORE);
}

static void
add_clicked (MuCampaignFixtures *self)
{
  g_signal_emit (self, signals[ADD], 0);
}

static void
drop_played (GListStore *rows)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (rows)); i > 0; i--) {
    g_autoptr (MuFixtureItem) item = g_list_model_get_item (G_LIST_MODEL (rows), i - 1);
    if (mu_fixture_item_get_open (item))
      return;
    g_list_store_remove (rows, i - 1);
  }
}

static void
mu_campaign_fixtures_dispose (GObject *object)
{
  g_clear_object (&MU_CAMPAIGN_FIXTURES (object)->some);
  g_clear_object (&MU_CAMPAIGN_FIXTURES (object)->rows);
  G_OBJECT_CLASS (mu_campaign_fixtures_parent_class)->dispose (object);
}

static guint
new_signal (MuCampaignFixturesClass *class, const char *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 1, G_TYPE_INT64);
}

static void
mu_campaign_fixtures_class_init (MuCampaignFixturesClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_campaign_fixtures_dispose;
  signals[ADD] = g_signal_new ("add", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
  signals[EDIT] = new_signal (class, "edit");
  signals[CALL_OFF] = new_signal (class, "call-off");
  signals[PREPARE] = new_signal (class, "prepare");
  gtk_widget_class_set_template_from_resource (widget,
                                               "/org/muster/Muster/ui/campaign-fixtures.ui");
  mu_bind_parts (widget, MuCampaignFixtures, none, list, more);
  mu_bind_handlers (widget, add_clicked, more_clicked);
}

static void
mu_campaign_fixtures_init (MuCampaignFixtures *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bind (self);
}

void
mu_campaign_fixtures_show (MuCampaignFixtures *self, const MuCampaign *campaign,
                           const GPtrArray *rows, const MuMap *map)
{
  mu_fixture_items_show (self->rows, campaign, rows, map);
  drop_played (self->rows);
  show_some (self, AT_ONCE);
}
