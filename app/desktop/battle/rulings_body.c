#include "app/desktop/battle/rulings_body.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"
#include "reports/account/account.h"
#include "reports/system.h"

#define DEGREES     360
#define FATES       (MU_FATE_PRISONER + 1) /* those that can be laid down */
#define CARRIED_MAX 19
#define HEXSIDE     60 /* degrees */

typedef enum { FIGURES, CARRIED, FILES, X, Y, FACING, NUMBERS } Number;

struct _MuRulingsBody {
  AdwBin parent;
  MuRulingsSession *session;
  int body;
  gboolean showing; /* what is shown is no word of the person's */
  AdwPreferencesGroup *head;
  AdwPreferencesGroup *stand_group;
  AdwComboRow *fate;
  GtkSpinButton *number[NUMBERS];
  GtkWidget *number_row[NUMBERS];
  GtkSwitch *disordered;
  GtkWidget *disordered_row;
  AdwPreferencesGroup *orders_group;
  AdwEntryRow *orders;
  GtkLabel *understood;
};

G_DEFINE_FINAL_TYPE (MuRulingsBody, mu_rulings_body, ADW_TYPE_BIN)

static const struct {
  const char *title, *subtitle;
} rows[NUMBERS] = {
  [FIGURES] = { N_ ("Figures"), N_ ("Those that are left of it") },
  [CARRIED] = { N_ ("Casualties Carried"), N_ ("Men, not yet a whole figure") },
  [FILES] = { N_ ("Figures Side by Side"), N_ ("How wide its front is") },
  [X]
  = { N_ ("From the Left"), N_ ("Paces from the left edge of side A to the middle of its front") },
  [Y] = { N_ ("From the Edge"), N_ ("Paces from the edge of side A") },
  [FACING] = { N_ ("Facing"), N_ ("Degrees clockwise from the way that side A faces") },
};

/* --- counters ------------------------------------------------------------------- */

/* Where steps are counted a counter is on the map, off it or destroyed. */
static const MuFate fates_of_steps[] = { MU_FATE_ON_TABLE, MU_FATE_OFF_TABLE, MU_FATE_DESTROYED };

static gboolean
counts_steps (MuRulingsBody *self)
{
  return self->session
         && mu_report_counts_in (mu_rulings_session_get_record (self->session)->rules)
                == MU_STRENGTH_STEPS;
}

static guint
count_fates (MuRulingsBody *self)
{
  return counts_steps (self) ? G_N_ELEMENTS (fates_of_steps) : FATES;
}

static MuFate
fate_at (MuRulingsBody *self, guint place)
{
  if (!counts_steps (self))
    return (MuFate) place;
  return fates_of_steps[MIN (place, G_N_ELEMENTS (fates_of_steps) - 1)];
}

static guint
place_of (MuRulingsBody *self, MuFate fate)
{
  guint place = 0;

  while (place + 1 < count_fates (self) && fate_at (self, place) != fate)
    place++;
  return place;
}

static const char *
fate_words (MuRulingsBody *self, MuFate fate)
{
  const MuUnitOutcome end = { .figures_start = 1, .figures_left = 1, .fate = (uint8_t) fate };

  if (!counts_steps (self) || fate == MU_FATE_DESTROYED)
    return mu_account_fate (fate);
  return mu_account_end (mu_rulings_session_get_record (self->session)->rules, &end);
}

static int
degrees_of (MuAngle facing)
{
  return (int) ((facing * (guint) DEGREES + 0x8000) >> 16) % DEGREES;
}

static MuAngle
angle_of (int degrees)
{
  return (MuAngle) (((guint) degrees << 16) / DEGREES);
}

/* --- showing -------------------------------------------------------------------- */

static int
number_of (const MuBodyStand *stand, Number which)
{
  switch (which) {
  case FIGURES:
    return stand->figures;
  case CARRIED:
    return stand->carried;
  case FILES:
    return stand->files;
  case X:
    return stand->x;
  case Y:
    return stand->y;
  case FACING:
    return degrees_of (stand->facing);
  case NUMBERS:
    break;
  }
  return 0;
}

/* Where a body stands, and in what order, is said of those on the table alone. */
static void
show_stand (MuRulingsBody *self)
{
  const MuBodyStand stand = mu_rulings_session_get_stand (self->session, self->body);
  const gboolean there = stand.fate == MU_FATE_ON_TABLE || stand.fate == MU_FATE_IN_ROUT;

  adw_combo_row_set_selected (self->fate, place_of (self, (MuFate) stand.fate));
  for (Number i = FIGURES; i < NUMBERS; i++) {
    gtk_spin_button_set_value (self->number[i], number_of (&stand, i));
    gtk_widget_set_sensitive (GTK_WIDGET (self->number[i]), i <= CARRIED || there);
  }
  gtk_widget_set_sensitive (GTK_WIDGET (self->number[FIGURES]), stand.fate != MU_FATE_DESTROYED);
  gtk_switch_set_active (self->disordered, stand.disordered);
  gtk_widget_set_sensitive (self->disordered_row, there);
}

static void
show_orders (MuRulingsBody *self)
{
  gboolean refused, possible;
  g_autofree char *understood
      = mu_rulings_session_dup_understood (self->session, self->body, &refused);
  g_autofree char *now = mu_rulings_session_dup_orders (self->session, self->body);
  g_autofree char *reach = mu_rulings_session_dup_reach (self->session, self->body, &possible);
  g_autofree char *text = g_markup_printf_escaped (_ ("Now: %s %s"), now, reach);
  g_autofree char *shown = *understood && !refused
                               ? g_strdup_printf (_ ("Understood as: %s"), understood)
                               : g_strdup (understood);

  adw_preferences_group_set_description (self->orders_group, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->orders), possible);
  gtk_label_set_label (self->understood, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->understood), *shown != '\0');
  if (refused)
    gtk_widget_add_css_class (GTK_WIDGET (self->understood), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->understood), "error");
}

static void
show_body (MuRulingsBody *self)
{
  if (self->body == MU_NO_BODY || self->showing)
    return;
  self->showing = TRUE;
  show_stand (self);
  show_orders (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "ruling.restore",
                                 mu_rulings_session_is_changed (self->session, self->body));
  self->showing = FALSE;
}

/* The words are the person's while they are being typed. */
static void
show_words (MuRulingsBody *self)
{
  self->showing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->orders),
                         mu_rulings_session_get_words (self->session, self->body));
  self->showing = FALSE;
}

void
mu_rulings_body_show (MuRulingsBody *self, int body, const char *name, const char *army)
{
  self->body = body;
  gtk_widget_set_visible (GTK_WIDGET (self), body != MU_NO_BODY);
  if (body == MU_NO_BODY)
    return;
  g_autofree char *title = g_markup_escape_text (name, -1);
  g_autofree char *side = g_markup_escape_text (army, -1);

  adw_preferences_group_set_title (self->head, title);
  adw_preferences_group_set_description (self->head, side);
  self->showing = TRUE;
  gtk_spin_button_set_range (self->number[FIGURES], 0,
                             mu_rulings_session_get_most (self->session, body));
  gtk_spin_button_set_range (self->number[FILES], 1,
                             mu_rulings_session_get_most (self->session, body));
  self->showing = FALSE;
  show_words (self);
  show_body (self);
}

/* --- what the person says --------------------------------------------------------- */

static void
set_number (MuBodyStand *stand, Number which, int number)
{
  switch (which) {
  case FIGURES:
    stand->figures = (uint16_t) number;
    return;
  case CARRIED:
    stand->carried = (uint16_t) number;
    return;
  case FILES:
    stand->files = (uint16_t) number;
    return;
  case X:
    stand->x = number;
    return;
  case Y:
    stand->y = number;
    return;
  case FACING:
    stand->facing = angle_of (number);
    return;
  case NUMBERS:
    return;
  }
}

static void
number_changed (GtkSpinButton *spin, MuRulingsBody *self)
{
  MuBodyStand stand;
  Number which = FIGURES;

  if (self->showing)
    return;
  while (self->number[which] != spin)
    which++;
  stand = mu_rulings_session_get_stand (self->session, self->body);
  set_number (&stand, which, gtk_spin_button_get_value_as_int (spin));
  mu_rulings_session_set_stand (self->session, &stand);
}

static void
fate_changed (MuRulingsBody *self)
{
  MuBodyStand stand;

  if (self->showing)
    return;
  stand = mu_rulings_session_get_stand (self->session, self->body);
  stand.fate = (uint8_t) fate_at (self, adw_combo_row_get_selected (self->fate));
  mu_rulings_session_set_stand (self->session, &stand);
}

static void
order_changed (MuRulingsBody *self)
{
  MuBodyStand stand;

  if (self->showing)
    return;
  stand = mu_rulings_session_get_stand (self->session, self->body);
  stand.disordered = gtk_switch_get_active (self->disordered);
  mu_rulings_session_set_stand (self->session, &stand);
}

static void
words_changed (MuRulingsBody *self)
{
  if (!self->showing)
    mu_rulings_session_order (self->session, self->body,
                              gtk_editable_get_text (GTK_EDITABLE (self->orders)));
}

static void
restore (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuRulingsBody *self = MU_RULINGS_BODY (widget);

  mu_rulings_session_restore (self->session, self->body);
  show_words (self);
}

/* --- the widget ---------------------------------------------------------------------- */

static void
offer_fates (MuRulingsBody *self)
{
  g_autoptr (GtkStringList) fates = gtk_string_list_new (NULL);

  self->showing = TRUE;
  for (guint place = 0; place < count_fates (self); place++)
    gtk_string_list_append (fates, fate_words (self, fate_at (self, place)));
  adw_combo_row_set_model (self->fate, G_LIST_MODEL (fates));
  self->showing = FALSE;
}

/* A step is told by its order, and a counter stands in a hex, which has no place in paces. */
static void
fit_to_rules (MuRulingsBody *self)
{
  const gboolean steps = counts_steps (self);

  offer_fates (self);
  if (steps)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->disordered_row),
                                 _ ("Until it rallies: it shows its other side"));
  for (Number i = FIGURES; i < FACING; i++)
    gtk_widget_set_visible (self->number_row[i], !steps);
  gtk_spin_button_set_increments (self->number[FACING], steps ? HEXSIDE : 1, steps ? HEXSIDE : 10);
}

void
mu_rulings_body_set_session (MuRulingsBody *self, MuRulingsSession *session)
{
  const MuBattleRecord *record = mu_rulings_session_get_record (session);

  g_set_object (&self->session, session);
  fit_to_rules (self);
  gtk_spin_button_set_range (self->number[X], 0, mu_battle_record_width (record));
  gtk_spin_button_set_range (self->number[Y], 0, mu_battle_record_depth (record));
  mu_listen (session, "changed", show_body, self);
}

static void
mu_rulings_body_dispose (GObject *object)
{
  g_clear_object (&MU_RULINGS_BODY (object)->session);
  G_OBJECT_CLASS (mu_rulings_body_parent_class)->dispose (object);
}

static void
mu_rulings_body_class_init (MuRulingsBodyClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_rulings_body_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/rulings-body.ui");
  mu_bind_parts (widget, MuRulingsBody, head, stand_group, fate, orders_group, orders, understood);
  gtk_widget_class_install_action (widget, "ruling.restore", NULL, restore);
}

/* The row's title names its control. */
static GtkWidget *
new_row (MuRulingsBody *self, const char *title, const char *subtitle, GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  adw_preferences_group_add (self->stand_group, row);
  return row;
}

static void
add_numbers (MuRulingsBody *self)
{
  for (Number i = FIGURES; i < NUMBERS; i++) {
    GtkWidget *spin
        = gtk_spin_button_new_with_range (0, i == FACING ? DEGREES - 1 : CARRIED_MAX, 1);
    gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
    gtk_spin_button_set_wrap (GTK_SPIN_BUTTON (spin), i == FACING);
    gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
    self->number[i] = GTK_SPIN_BUTTON (spin);
    self->number_row[i] = new_row (self, _ (rows[i].title), _ (rows[i].subtitle), spin);
    g_signal_connect_object (spin, "value-changed", G_CALLBACK (number_changed), self, 0);
  }
}

static void
add_disorder (MuRulingsBody *self)
{
  self->disordered = GTK_SWITCH (gtk_switch_new ());
  self->disordered_row = new_row (self, _ ("Disordered"), _ ("For the next period at least"),
                                  GTK_WIDGET (self->disordered));
  mu_listen (self->disordered, "notify::active", order_changed, self);
}

static void
mu_rulings_body_init (MuRulingsBody *self)
{
  self->body = MU_NO_BODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  offer_fates (self);
  add_numbers (self);
  add_disorder (self);
  mu_listen (self->fate, "notify::selected", fate_changed, self);
  mu_listen (self->orders, "changed", words_changed, self);
}
