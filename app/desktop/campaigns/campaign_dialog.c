#include "app/desktop/campaigns/campaign_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/campaigns/side_group.h"
#include "app/desktop/page/choices.h"
#include "app/desktop/page/draft.h"
#include "app/desktop/page/say.h"
#include "app/desktop/page/year_row.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_item.h"
#include "lists/campaign/calendar.h"
#include "lists/system.h"

#define YEAR (-202) /* of Zama */

struct _MuCampaignDialog {
  AdwWindow parent;
  MuDesk *desk;
  AdwEntryRow *name_row;
  MuYearRow *year_row;
  AdwComboRow *month_row;
  AdwComboRow *region_row;
  AdwComboRow *country_row;
  GtkSpinButton *day;
  GtkAdjustment *days;
  AdwPreferencesPage *page;
  GtkWidget *add;
  GtkWidget *create;
  GPtrArray *sides; /* MuSideGroup, the page's */
};

G_DEFINE_FINAL_TYPE (MuCampaignDialog, mu_campaign_dialog, ADW_TYPE_WINDOW)

enum { CREATED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gint64
chosen_army (MuCampaignDialog *self, MuSideGroup *side)
{
  GListModel *armies = mu_armies_get_model (mu_desk_armies (self->desk));
  g_autoptr (MuArmyItem) item = g_list_model_get_item (armies, mu_side_group_get_army (side));

  return item ? mu_army_item_get_id (item) : 0;
}

static const char *
text_of (gpointer row)
{
  return gtk_editable_get_text (row);
}

static void
put_sides (MuCampaignDialog *self, MuCampaignPlan *plan)
{
  plan->sides = (int) self->sides->len;
  for (guint i = 0; i < self->sides->len; i++) {
    MuSideGroup *side = g_ptr_array_index (self->sides, i);
    plan->side_name[i] = mu_side_group_get_name (side);
    plan->list[i] = chosen_army (self, side);
  }
}

static void
create_clicked (MuCampaignDialog *self)
{
  MuCampaignPlan plan = {
    .name = text_of (self->name_row),
    .year = mu_year_row_get_year (self->year_row),
    .month = (int) adw_combo_row_get_selected (self->month_row) + 1,
    .day = gtk_spin_button_get_value_as_int (self->day),
    .region = adw_combo_row_get_selected (self->region_row),
    .country = adw_combo_row_get_selected (self->country_row),
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *words = g_strdup_printf (_ ("%s begun"), plan.name);
  gint64 id = 0;

  put_sides (self, &plan);
  if (!mu_history_add_campaign (mu_desk_history (self->desk), &plan, words, &id, &error)) {
    mu_say_refusal (self, _ ("The Campaign Was Not Begun"),
                    g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE)
                        ? _ ("Choose other armies for its sides.")
                        : mu_remedy (error),
                    error);
    return;
  }
  g_signal_emit (self, signals[CREATED], 0, id);
  gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
all_named (MuCampaignDialog *self)
{
  for (guint i = 0; i < self->sides->len; i++)
    if (!*mu_side_group_get_name (g_ptr_array_index (self->sides, i)))
      return FALSE;
  return *text_of (self->name_row) != '\0';
}

static MuRuleSystem
rules_of (MuCampaignDialog *self, guint side)
{
  GListModel *armies = mu_armies_get_model (mu_desk_armies (self->desk));
  g_autoptr (MuArmyItem) item = g_list_model_get_item (
      armies, mu_side_group_get_army (g_ptr_array_index (self->sides, side)));

  return item ? mu_army_item_get_rules (item) : mu_list_rules_usual ();
}

/* Says beside each side what its list cannot do, or why it cannot be one of this campaign. */
static gboolean
tell_rules (MuCampaignDialog *self)
{
  gboolean one = TRUE;

  for (guint i = 0; i < self->sides->len; i++) {
    const gboolean same = rules_of (self, i) == rules_of (self, 0);
    mu_side_group_tell (g_ptr_array_index (self->sides, i),
                        same ? mu_system_campaign_reserve (rules_of (self, i))
                             : _ ("A list of other rules than that of side 1: all sides of a "
                                  "campaign play by the same."));
    one &= same;
  }
  return one;
}

/* The row says what is wrong with a year; nothing may be nameless. */
static void
check (MuCampaignDialog *self)
{
  const gboolean one = tell_rules (self);

  gtk_widget_set_sensitive (self->create,
                            one && all_named (self) && mu_year_row_get_year (self->year_row) != 0);
}

static void
month_chosen (MuCampaignDialog *self)
{
  const guint month = adw_combo_row_get_selected (self->month_row);

  if (month != GTK_INVALID_LIST_POSITION)
    gtk_adjustment_set_upper (self->days, mu_calendar_month_days ((int) month + 1));
}

/* --- sides ---------------------------------------------------------------- */

static void
number_sides (MuCampaignDialog *self)
{
  for (guint i = 0; i < self->sides->len; i++)
    mu_side_group_set_place (g_ptr_array_index (self->sides, i), (int) i + 1, i >= MU_SIDES);
  gtk_widget_set_sensitive (self->add, self->sides->len < MU_CAMPAIGN_SIDES_MAX);
  check (self);
}

static void
remove_side (MuCampaignDialog *self, MuSideGroup *side)
{
  g_ptr_array_remove (self->sides, side);
  adw_preferences_page_remove (self->page, ADW_PREFERENCES_GROUP (side));
  number_sides (self);
  mu_side_group_begin (g_ptr_array_index (self->sides, self->sides->len - 1));
}

/* The next army that may be in the same campaign as the first. */
static guint
next_army (MuCampaignDialog *self)
{
  GListModel *armies = mu_armies_get_model (mu_desk_armies (self->desk));
  const guint count = g_list_model_get_n_items (armies);

  for (guint i = 0; self->sides->len > 0 && i < count; i++) {
    const guint at = (self->sides->len + i) % count;
    g_autoptr (MuArmyItem) army = g_list_model_get_item (armies, at);
    if (mu_army_item_get_rules (army) == rules_of (self, 0))
      return at;
  }
  return self->sides->len % count;
}

static MuSideGroup *
add_side (MuCampaignDialog *self)
{
  g_autoptr (GListModel) armies
      = mu_choices_armies (mu_armies_get_model (mu_desk_armies (self->desk)));
  MuSideGroup *side = mu_side_group_new (armies, next_army (self));

  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (side));
  g_ptr_array_add (self->sides, side);
  mu_listen (side, "changed", check, self);
  mu_listen (side, "remove-wanted", remove_side, self);
  number_sides (self);
  return side;
}

/* For what was typed of more sides than the form begins with. */
static void
grow (gpointer self)
{
  add_side (self);
}

static void
add_clicked (MuCampaignDialog *self)
{
  mu_side_group_begin (add_side (self));
}

/* --- the window ------------------------------------------------------------- */

static void
mu_campaign_dialog_dispose (GObject *object)
{
  MuCampaignDialog *self = MU_CAMPAIGN_DIALOG (object);

  g_clear_object (&self->desk);
  g_clear_pointer (&self->sides, g_ptr_array_unref);
  G_OBJECT_CLASS (mu_campaign_dialog_parent_class)->dispose (object);
}

static void
mu_campaign_dialog_class_init (MuCampaignDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_campaign_dialog_dispose;
  signals[CREATED] = g_signal_new ("created", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/campaign-dialog.ui");
  mu_bind_handlers (widget, create_clicked, add_clicked, month_chosen);
  mu_draft_install (widget);
  mu_bind_parts (widget, MuCampaignDialog, name_row, year_row, month_row, region_row, country_row,
                 create, day, days, page, add);
}

static void
mu_campaign_dialog_init (MuCampaignDialog *self)
{
  self->sides = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_model (AdwComboRow *row, GListModel *taken, guint selected)
{
  adw_combo_row_set_model (row, taken);
  adw_combo_row_set_selected (row, selected);
  g_object_unref (taken);
}

GtkWidget *
mu_campaign_dialog_new (MuDesk *desk)
{
  MuCampaignDialog *self = g_object_new (MU_TYPE_CAMPAIGN_DIALOG, NULL);

  self->desk = g_object_ref (desk);
  set_model (self->month_row, mu_choices_months (), 3);
  set_model (self->region_row, mu_choices_regions (), 0);
  set_model (self->country_row, mu_choices_countries (), 0);
  for (int side = 0; side < MU_SIDES; side++)
    add_side (self);
  mu_listen (self->name_row, "changed", check, self);
  mu_year_row_set_year (self->year_row, YEAR);
  mu_listen (self->year_row, "year-changed", check, self);
  mu_draft_keep (self, grow);
  return GTK_WIDGET (self);
}
