#include "app/desktop/calculator/calculator_tabs.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/widget/wiring.h"

#define MOST_KINDS   64 /* in one tab */
#define MOST_SYSTEMS 4

struct _MuCalculatorTabs {
  AdwBin parent;
  GtkScrolledWindow *scroller;
  GtkBox *row;
  GtkDropDown *kinds;
  GtkBox *systems;
  GtkWidget *choice[MOST_SYSTEMS];
  GtkWidget *button[MU_SUM_TABS];                   /* of the system; NULL: the tab has no sums */
  const MuSumKind *last[MOST_SYSTEMS][MU_SUM_TABS]; /* that was open in the tab */
  int last_tab[MOST_SYSTEMS];
  const MuSumKind *offered[MOST_KINDS];
  guint offered_count;
  int system; /* its place in mu_sum_systems; -1: none yet */
  int tab;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuCalculatorTabs, mu_calculator_tabs, ADW_TYPE_BIN)

static guint chosen_signal;

static void
mu_calculator_tabs_dispose (GObject *object)
{
  g_clear_object (&MU_CALCULATOR_TABS (object)->kinds);
  g_clear_object (&MU_CALCULATOR_TABS (object)->systems);
  G_OBJECT_CLASS (mu_calculator_tabs_parent_class)->dispose (object);
}

static void
mu_calculator_tabs_class_init (MuCalculatorTabsClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_calculator_tabs_dispose;
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/calculator-tabs.ui");
  mu_bind_parts (widget, MuCalculatorTabs, scroller, row);
}

/* --- choosing ----------------------------------------------------------- */

static void
choose (MuCalculatorTabs *self, const MuSumKind *kind)
{
  if (!self->showing && kind)
    g_signal_emit (self, chosen_signal, 0, kind);
}

/* The tab that is open stays pressed. */
static void
tab_toggled (MuCalculatorTabs *self, GtkToggleButton *button)
{
  int tab = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tab"));

  if (self->showing)
    return;
  if (gtk_toggle_button_get_active (button))
    choose (self, self->last[self->system][tab]);
  else
    mu_calculator_tabs_show (self, self->last[self->system][self->tab]);
}

/* Its tab that was open last, in the sum that was. */
static void
system_toggled (MuCalculatorTabs *self, GtkToggleButton *button)
{
  const int system = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "system"));

  if (self->showing)
    return;
  if (gtk_toggle_button_get_active (button))
    choose (self, self->last[system][self->last_tab[system]]);
  else
    mu_calculator_tabs_show (self, self->last[self->system][self->tab]);
}

static void
kind_selected (MuCalculatorTabs *self)
{
  guint at = gtk_drop_down_get_selected (self->kinds);

  if (at < self->offered_count)
    choose (self, self->offered[at]);
}

void
mu_calculator_tabs_step (MuCalculatorTabs *self, int step)
{
  int tab = self->tab;

  do
    tab = (tab + step + MU_SUM_TABS) % MU_SUM_TABS;
  while (self->button[tab] == NULL && tab != self->tab);
  choose (self, self->last[self->system][tab]);
}

void
mu_calculator_tabs_choose (MuCalculatorTabs *self, const MuSumSystem *system)
{
  for (int i = 0; mu_sum_systems[i]; i++)
    if (mu_sum_systems[i] == system && i != self->system)
      choose (self, self->last[i][self->last_tab[i]]);
}

/* --- showing ------------------------------------------------------------ */

static void
offer_kinds (MuCalculatorTabs *self, const MuSumKind *open)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  const MuSumKind *kind;

  self->offered_count = 0;
  for (guint i = 0; (kind = mu_sum_kind_at (i)) != NULL; i++) {
    if (kind->tab != open->tab || mu_sum_kind_system (kind) != mu_sum_kind_system (open)
        || self->offered_count == MOST_KINDS)
      continue;
    self->offered[self->offered_count++] = kind;
    gtk_string_list_append (titles, _ (kind->title));
  }
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (titles));
  gtk_widget_set_visible (GTK_WIDGET (self->kinds), self->offered_count > 1);
}

static void
select_kind (MuCalculatorTabs *self, const MuSumKind *kind)
{
  for (guint i = 0; i < self->offered_count; i++)
    if (self->offered[i] == kind)
      gtk_drop_down_set_selected (self->kinds, i);
}

/* Scrolls the row so far that the tab can be seen. */
static gboolean
bring_into_view (gpointer data)
{
  MuCalculatorTabs *self = data;
  GtkAdjustment *place = gtk_scrolled_window_get_hadjustment (self->scroller);
  graphene_rect_t box;

  if (gtk_widget_compute_bounds (self->button[self->tab], GTK_WIDGET (self->row), &box))
    gtk_adjustment_clamp_page (place, box.origin.x - 40, box.origin.x + box.size.width + 40);
  return G_SOURCE_REMOVE;
}

static int
place_of (const MuSumKind *kind)
{
  int place = 0;

  while (mu_sum_systems[place] != mu_sum_kind_system (kind))
    place++;
  return place;
}

static void
add_tab (MuCalculatorTabs *self, const MuSumKind *kind)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (mu_sum_kind_tab_title (kind));

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "mu-tab");
  g_object_set_data (G_OBJECT (button), "tab", GINT_TO_POINTER (kind->tab));
  mu_listen (button, "toggled", tab_toggled, self);
  gtk_box_append (self->row, button);
  self->button[kind->tab] = button;
}

/* The row of that system's tabs. */
static void
lay_out (MuCalculatorTabs *self, int system)
{
  for (int tab = 0; tab < MU_SUM_TABS; tab++) {
    if (self->button[tab])
      gtk_box_remove (self->row, self->button[tab]);
    self->button[tab] = NULL;
    if (self->last[system][tab])
      add_tab (self, self->last[system][tab]);
  }
  self->system = system;
}

static void
press_buttons (MuCalculatorTabs *self)
{
  for (int i = 0; i < MOST_SYSTEMS && self->choice[i]; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->choice[i]), i == self->system);
  for (int i = 0; i < MU_SUM_TABS; i++)
    if (self->button[i])
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button[i]), i == self->tab);
}

void
mu_calculator_tabs_show (MuCalculatorTabs *self, const MuSumKind *kind)
{
  const int system = place_of (kind);
  const gboolean other = self->system != system;

  self->showing = TRUE;
  if (other)
    lay_out (self, system);
  if (other || self->offered_count == 0 || self->tab != kind->tab)
    offer_kinds (self, kind);
  self->tab = self->last_tab[system] = kind->tab;
  self->last[system][kind->tab] = kind;
  press_buttons (self);
  select_kind (self, kind);
  self->showing = FALSE;
  /* After the row has its size. */
  g_idle_add_full (G_PRIORITY_LOW, bring_into_view, g_object_ref (self), g_object_unref);
}

/* --- building ----------------------------------------------------------- */

static void
add_system (MuCalculatorTabs *self, int system)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (_ (mu_sum_systems[system]->title));

  g_object_set_data (G_OBJECT (button), "system", GINT_TO_POINTER (system));
  mu_listen (button, "toggled", system_toggled, self);
  gtk_box_append (self->systems, button);
  self->choice[system] = button;
}

static void
build_systems (MuCalculatorTabs *self)
{
  self->systems = GTK_BOX (g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0)));
  gtk_widget_add_css_class (GTK_WIDGET (self->systems), "linked");
  mu_name_widget (self->systems, _ ("Which rules"));
  for (int i = 0; i < MOST_SYSTEMS && mu_sum_systems[i]; i++)
    add_system (self, i);
}

/* Each tab begins with its first sum. */
static void
find_first (MuCalculatorTabs *self)
{
  const MuSumKind *kind;

  for (guint i = 0; (kind = mu_sum_kind_at (i)) != NULL; i++)
    if (self->last[place_of (kind)][kind->tab] == NULL)
      self->last[place_of (kind)][kind->tab] = kind;
}

/* The wheel moves the row, which goes only sideways. */
static gboolean
wheel (GtkEventControllerScroll *controller, double dx, double dy, MuCalculatorTabs *self)
{
  GtkAdjustment *place = gtk_scrolled_window_get_hadjustment (self->scroller);

  gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + (dx + dy) * 60);
  return TRUE;
}

static void
mu_calculator_tabs_init (MuCalculatorTabs *self)
{
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->system = -1;
  self->kinds = GTK_DROP_DOWN (g_object_ref_sink (gtk_drop_down_new (NULL, NULL)));
  build_systems (self);
  find_first (self);
  mu_choices_name (self->kinds, _ ("Which sum"));
  mu_name_widget (self->kinds, _ ("Which sum"));
  mu_listen (self->kinds, "notify::selected", kind_selected, self);
  g_signal_connect_object (scroll, "scroll", G_CALLBACK (wheel), self, 0);
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->scroller), scroll);
}

GtkWidget *
mu_calculator_tabs_get_kinds (MuCalculatorTabs *self)
{
  return GTK_WIDGET (self->kinds);
}

GtkWidget *
mu_calculator_tabs_get_systems (MuCalculatorTabs *self)
{
  return GTK_WIDGET (self->systems);
}
