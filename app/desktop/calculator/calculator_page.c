#include "app/desktop/calculator/calculator_page.h"

#include <glib/gi18n.h>

#include "app/desktop/calculator/calculator_answer.h"
#include "app/desktop/calculator/calculator_form.h"
#include "app/desktop/calculator/calculator_history.h"
#include "app/desktop/calculator/calculator_tabs.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/split_layout.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/calculator/calculator_armies.h"
#include "app/session/calculator/calculator_session.h"

/* What the form gets of the width that neither it nor the answer needs, and of the height. */
#define FORM_BESIDE 58
#define FORM_ABOVE  50

#define TEN 10 /* what a 0 means on a die of ten */

struct _MuCalculatorPage {
  MuPage parent;
  MuDesk *desk;
  MuCalculatorSession *session;
  const MuSumSystem *fielded; /* of the armies when they were last offered */
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  MuCalculatorTabs *tabs;
  GtkWidget *split;
  GtkBox *asked;
  GtkScrolledWindow *form_scroller;
  MuCalculatorForm *form;
  MuCalculatorAnswer *answer;
  MuCalculatorHistory *history;
};

G_DEFINE_FINAL_TYPE (MuCalculatorPage, mu_calculator_page, MU_TYPE_PAGE)

enum { SHOWN_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_calculator_page_dispose (GObject *object)
{
  MuCalculatorPage *self = MU_CALCULATOR_PAGE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (mu_calculator_page_parent_class)->dispose (object);
}

/* --- actions ------------------------------------------------------------ */

static void
update_actions (MuCalculatorPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "sum.keep",
                                 mu_calculator_session_can_keep (self->session));
  gtk_widget_action_set_enabled (widget, "sum.apply",
                                 mu_calculator_session_can_apply (self->session));
  gtk_widget_action_set_enabled (widget, "sum.take-back", mu_calculator_page_can_take_back (self));
  g_signal_emit (self, signals[SHOWN_CHANGED], 0);
}

/* The first casualties put the prepared battle on the table, for the page Tonight
 * too. */
static gboolean
play (MuCalculatorPage *self, GError **error)
{
  MuBattleSession *tonight = mu_desk_tonight (self->desk);

  if (mu_battle_session_get_state (tonight) != MU_BATTLE_READY)
    return TRUE;
  if (!mu_battle_session_play (tonight, error))
    return FALSE;
  mu_calculator_armies_field (self->session, self->desk, NULL);
  return TRUE;
}

static void
keep (MuCalculatorPage *self, gboolean apply)
{
  g_autoptr (GError) error = NULL;

  if (!mu_calculator_session_can_keep (self->session))
    return;
  apply = apply && mu_calculator_session_can_apply (self->session);
  if (apply && !play (self, &error)) {
    mu_say (self, error->message);
    return;
  }
  if (!mu_calculator_session_keep (self->session, apply, &error))
    mu_say (self, error->message); /* nothing modal in the middle of a battle */
}

static void
keep_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  keep (MU_CALCULATOR_PAGE (widget), FALSE);
}

static void
apply_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  keep (MU_CALCULATOR_PAGE (widget), TRUE);
}

static void
take_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_calculator_page_take_back (MU_CALCULATOR_PAGE (widget));
}

static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_calculator_session_clear (MU_CALCULATOR_PAGE (widget)->session);
}

gboolean
mu_calculator_page_can_roll (MuCalculatorPage *self)
{
  return mu_calculator_session_has_dice (self->session);
}

void
mu_calculator_page_roll (MuCalculatorPage *self)
{
  mu_calculator_session_roll (self->session);
}

gboolean
mu_calculator_page_can_take_back (MuCalculatorPage *self)
{
  return mu_calculator_session_can_take_back (self->session);
}

void
mu_calculator_page_take_back (MuCalculatorPage *self)
{
  g_autoptr (GError) error = NULL;

  if (mu_calculator_session_take_back (self->session, &error))
    mu_say (self, _ ("The last sum is taken back."));
  else
    mu_say_error (self, error);
}

gboolean
mu_calculator_page_can_bring_back (MuCalculatorPage *self)
{
  return mu_calculator_session_can_bring_back (self->session);
}

void
mu_calculator_page_bring_back (MuCalculatorPage *self)
{
  g_autoptr (GError) error = NULL;

  if (mu_calculator_session_bring_back (self->session, &error))
    mu_say (self, _ ("The sum is back."));
  else
    mu_say_error (self, error);
}

/* --- keys --------------------------------------------------------------- */

/* Where Enter has no better use: an entry, a toggle of the form, a die. */
static gboolean
is_in_form (MuCalculatorPage *self, GtkWidget *focus)
{
  GtkWidget *dice = GTK_WIDGET (mu_calculator_answer_get_dice (self->answer));

  if (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER)
      || gtk_widget_get_ancestor (focus, GTK_TYPE_DROP_DOWN)
      || gtk_widget_get_ancestor (focus, GTK_TYPE_MENU_BUTTON))
    return FALSE;
  if (gtk_widget_is_ancestor (focus, dice))
    return TRUE;
  return gtk_widget_is_ancestor (focus, GTK_WIDGET (self->form))
         && (GTK_IS_TEXT (focus) || GTK_IS_TOGGLE_BUTTON (focus));
}

static gboolean
is_enter (guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;
}

static gboolean
pressed (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
         MuCalculatorPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  if (control && (key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down)) {
    mu_calculator_tabs_step (self->tabs, key == GDK_KEY_Page_Up ? -1 : 1);
    return TRUE;
  }
  if (!is_enter (key) || (!control && !is_in_form (self, focus)))
    return FALSE;
  keep (self, control);
  return TRUE;
}

static int
digit_of (guint key)
{
  if (key == GDK_KEY_0 || key == GDK_KEY_KP_0)
    return TEN;
  if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
    return (int) (key - GDK_KEY_0);
  if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9)
    return (int) (key - GDK_KEY_KP_0);
  return 0;
}

/* A digit that no entry took is the next die. */
static gboolean
left_over (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
           MuCalculatorPage *self)
{
  int face = digit_of (key);

  if (face == 0 || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)))
    return FALSE;
  return mu_calculator_session_throw_next (self->session, face);
}

static void
watch_keys (MuCalculatorPage *self)
{
  GtkEventController *before = gtk_event_controller_key_new ();
  GtkEventController *after = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (before, GTK_PHASE_CAPTURE);
  g_signal_connect_object (before, "key-pressed", G_CALLBACK (pressed), self, 0);
  g_signal_connect_object (after, "key-pressed", G_CALLBACK (left_over), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), before);
  gtk_widget_add_controller (GTK_WIDGET (self), after);
}

/* --- following the session ---------------------------------------------- */

static void
opened (MuCalculatorPage *self)
{
  const MuSumKind *kind = mu_calculator_session_get_kind (self->session);

  mu_calculator_tabs_show (self->tabs, kind);
  mu_calculator_form_show (self->form, self->session, mu_calculator_answer_get_dice (self->answer));
  adw_window_title_set_subtitle (self->title, _ (kind->title));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->form_scroller), 0);
  update_actions (self);
  if (mu_calculator_session_get_trouble (self->session))
    mu_say (self, mu_calculator_session_get_trouble (self->session));
}

static void
chosen (MuCalculatorPage *self, const MuSumKind *kind)
{
  mu_calculator_session_open (self->session, kind);
}

void
mu_calculator_page_open (MuCalculatorPage *self, const char *key)
{
  const MuSumKind *kind = key ? mu_sum_kind_find (key) : NULL;

  if (kind == NULL)
    kind = mu_sum_kind_at (0);
  if (kind)
    mu_calculator_session_open (self->session, kind);
}

void
mu_calculator_page_open_for (MuCalculatorPage *self, const char *key, MuTableUnit unit)
{
  const MuSumKind *kind = mu_sum_kind_find (key);

  g_return_if_fail (kind != NULL);
  mu_calculator_session_open_for (self->session, kind, unit);
}

const char *
mu_calculator_page_get_open (MuCalculatorPage *self)
{
  const MuSumKind *kind = mu_calculator_session_get_kind (self->session);

  return kind ? kind->key : NULL;
}

/* Another battle may be played by other rules; whoever then turns to those of another sum is left
 * there. */
static void
follow_rules (MuCalculatorPage *self)
{
  const MuSumSystem *fielded = mu_calculator_session_get_fielded (self->session);

  if (fielded && fielded != self->fielded)
    mu_calculator_tabs_choose (self->tabs, fielded);
  self->fielded = fielded;
}

void
mu_calculator_page_field (MuCalculatorPage *self, const MuBattleChoice *choice)
{
  mu_calculator_armies_field (self->session, self->desk, choice);
  follow_rules (self);
}

void
mu_calculator_page_look (MuCalculatorPage *self)
{
  mu_calculator_session_look (self->session);
}

void
mu_calculator_page_set_desk (MuCalculatorPage *self, MuDesk *desk)
{
  g_set_object (&self->desk, desk);
  self->session = mu_calculator_session_new (mu_desk_store (desk), mu_club_new_seed ());
  mu_listen (self->session, "opened", opened, self);
  mu_listen (self->session, "worked", update_actions, self);
  mu_listen (self->session, "kept", update_actions, self);
  mu_calculator_answer_set_session (self->answer, self->session);
  mu_calculator_history_set_session (self->history, self->session);
}

/* --- the widget --------------------------------------------------------- */

/* The first thing to be entered, unless one is there already. */
static gboolean
take_focus (MuPage *page)
{
  GtkWidget *form = GTK_WIDGET (MU_CALCULATOR_PAGE (page)->form);

  return gtk_widget_get_focus_child (form) != NULL
         || gtk_widget_child_focus (form, GTK_DIR_TAB_FORWARD);
}

static void
mu_calculator_page_class_init (MuCalculatorPageClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_calculator_page_dispose;
  MU_PAGE_CLASS (class)->take_focus = take_focus;
  signals[SHOWN_CHANGED] = g_signal_new ("shown-changed", MU_TYPE_CALCULATOR_PAGE,
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/calculator-page.ui");
  mu_bind_parts (widget, MuCalculatorPage, header, title, tabs, split, asked, form_scroller, form,
                 answer, history);
  gtk_widget_class_install_action (widget, "sum.keep", NULL, keep_action);
  gtk_widget_class_install_action (widget, "sum.apply", NULL, apply_action);
  gtk_widget_class_install_action (widget, "sum.take-back", NULL, take_back_action);
  gtk_widget_class_install_action (widget, "sum.clear", NULL, clear_action);
}

/* Which sum of the tab, above what it asks for. */
static void
place_kinds (MuCalculatorPage *self)
{
  GtkWidget *kinds = mu_calculator_tabs_get_kinds (self->tabs);

  gtk_widget_set_margin_top (kinds, 10);
  gtk_widget_set_margin_start (kinds, 12);
  gtk_widget_set_margin_end (kinds, 12);
  gtk_box_prepend (self->asked, kinds);
}

static void
mu_calculator_page_init (MuCalculatorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->split, mu_split_layout_new (FORM_BESIDE, FORM_ABOVE));
  place_kinds (self);
  adw_header_bar_pack_start (self->header, mu_calculator_tabs_get_systems (self->tabs));
  mu_listen (self->tabs, "chosen", chosen, self);
  watch_keys (self);
}
