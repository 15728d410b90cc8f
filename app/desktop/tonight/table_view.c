#include "app/desktop/tonight/table_view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/desktop/battle/preliminaries.h"
#include "app/desktop/page/choices.h"
#include "app/desktop/page/say.h"
#include "app/desktop/tonight/loss_cell.h"
#include "app/desktop/tonight/table_objectives.h"
#include "app/desktop/tonight/table_sums_cell.h"
#include "app/desktop/tonight/token_cell.h"
#include "app/desktop/widget/wiring.h"
#include "reports/system.h"

struct _MuTableView {
  AdwBin parent;
  MuTableSession *table;
  AdwViewSwitcherTitle *title;
  GtkWidget *back;
  AdwViewStack *stack;
  GtkLabel *verdict;
  GtkLabel *period;
  GtkLabel *last;
  GtkButton *next_period;
  GtkDropDown *conceded;
  GtkLabel *orders;
  GtkColumnView *units;
  GtkColumnViewColumn *left;
  GtkColumnViewColumn *men;
  GtkColumnViewColumn *sums;
  GPtrArray *token_columns; /* GtkColumnViewColumn, of what lies beside units */
  AdwViewStackPage *objectives_page;
  GtkSingleSelection *units_model;
  GtkNoSelection *entries_model;
  MuTableObjectives *objectives;
  MuPreliminaries *preliminaries;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuTableView, mu_table_view, ADW_TYPE_BIN)

static void
mu_table_view_dispose (GObject *object)
{
  g_clear_object (&MU_TABLE_VIEW (object)->table);
  g_clear_pointer (&MU_TABLE_VIEW (object)->token_columns, g_ptr_array_unref);
  G_OBJECT_CLASS (mu_table_view_parent_class)->dispose (object);
}

/* --- entering ------------------------------------------------------------ */

/* What cannot be is said in passing: nobody at the table waits for a dialog. */
static void
said (MuTableView *self, gboolean done, const GError *error)
{
  g_autofree char *last = NULL;

  if (!done && error->domain == G_IO_ERROR) {
    mu_say (self, error->message);
    return;
  }
  if (!done) {
    mu_say_error (self, error);
    return;
  }
  g_object_get (self->table, "last", &last, NULL);
  mu_say_with_undo (self, last);
}

static MuTableUnit
unit_of (GVariant *parameter)
{
  MuTableUnit unit = { MU_SIDE_NONE, 0 };
  int side;

  g_variant_get_child (parameter, 0, "i", &side);
  g_variant_get_child (parameter, 1, "i", &unit.unit);
  unit.side = (MuSide) side;
  return unit;
}

static void
hurt (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuTableView *self = MU_TABLE_VIEW (widget);
  g_autoptr (GError) error = NULL;
  int men;
  gboolean done;

  g_variant_get_child (parameter, 2, "i", &men);
  done = mu_table_session_hurt (self->table, unit_of (parameter), men, &error);
  said (self, done, error);
}

static void
set_state (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuTableView *self = MU_TABLE_VIEW (widget);
  g_autoptr (GError) error = NULL;
  gboolean done;
  int state;

  g_variant_get_child (parameter, 2, "i", &state);
  done = mu_table_session_set_state (self->table, unit_of (parameter), state, &error);
  said (self, done, error);
}

static void
lay (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuTableView *self = MU_TABLE_VIEW (widget);
  g_autoptr (GError) error = NULL;
  gboolean done;
  int token, value;

  g_variant_get_child (parameter, 2, "i", &token);
  g_variant_get_child (parameter, 3, "i", &value);
  done = mu_table_session_lay (self->table, unit_of (parameter), token, value, &error);
  said (self, done, error);
}

static void
lose_general (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuTableView *self = MU_TABLE_VIEW (widget);
  g_autoptr (GError) error = NULL;
  gboolean done;
  int end;

  g_variant_get_child (parameter, 2, "i", &end);
  done = mu_table_session_lose_general (self->table, unit_of (parameter), (MuGeneralEnd) end,
                                        &error);
  said (self, done, error);
}

/* What was refused shows again as it stands. */
static void
set_objective (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuTableView *self = MU_TABLE_VIEW (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *feature = NULL;
  MuTableObjective objective = { NULL };
  int side;
  gboolean done;

  g_variant_get (parameter, "(siib)", &feature, &objective.points, &side, &objective.contested);
  objective.name = feature;
  objective.held = (MuSide) side;
  done = mu_table_session_set_objective (self->table, &objective, &error);
  if (!done)
    mu_table_objectives_show (self->objectives, mu_table_session_get_battle (self->table));
  said (self, done, error);
}

static void
begin_period (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuTableView *self = MU_TABLE_VIEW (widget);
  g_autoptr (GError) error = NULL;
  gboolean done;

  done = mu_table_session_next_period (self->table, &error);
  said (self, done, error);
}

/* --- who concedes -------------------------------------------------------- */

/* Nobody, then the sides. */
static guint
place_of (MuSide side)
{
  return side == MU_SIDE_NONE ? 0 : (guint) side + 1;
}

static void
conceded_chosen (MuTableView *self)
{
  guint place = gtk_drop_down_get_selected (self->conceded);
  MuSide side = place == 0 ? MU_SIDE_NONE : (MuSide) (place - 1);
  g_autoptr (GError) error = NULL;

  if (self->showing || place == GTK_INVALID_LIST_POSITION
      || !mu_table_session_is_open (self->table))
    return;
  if (!mu_table_session_concede (self->table, side, &error))
    mu_say_error (self, error);
}

static void
offer_conceding (MuTableView *self, const MuBattleRecord *now)
{
  g_autofree char *one = g_strdup_printf (_ ("%s concedes"), now->side[MU_SIDE_A].list->name);
  g_autofree char *other = g_strdup_printf (_ ("%s concedes"), now->side[MU_SIDE_B].list->name);

  mu_choices_offer (self->conceded, (const char *[]){ _ ("Nobody concedes"), one, other, NULL });
}

/* --- following the session ---------------------------------------------- */

static void
show_next_period (MuTableView *self, int period)
{
  MuRuleSystem rules = mu_table_battle_now (mu_table_session_get_battle (self->table))->rules;
  gboolean turns = mu_report_system (rules)->turns;
  g_autofree char *label
      = g_strdup_printf (turns ? _ ("_Begin Turn %d") : _ ("_Begin Period %d"), period + 1);

  gtk_button_set_label (self->next_period, label);
}

static void
changed (MuTableView *self)
{
  const MuTableBattle *battle = mu_table_session_get_battle (self->table);

  if (battle == NULL)
    return;
  self->showing = TRUE;
  show_next_period (self, mu_table_battle_now (battle)->periods);
  mu_table_objectives_show (self->objectives, battle);
  gtk_drop_down_set_selected (self->conceded, place_of (mu_table_battle_conceded (battle)));
  self->showing = FALSE;
}

/* --- what its rules count -------------------------------------------------- */

static void
drop_columns (MuTableView *self)
{
  for (guint i = 0; i < self->token_columns->len; i++)
    gtk_column_view_remove_column (self->units, self->token_columns->pdata[i]);
  g_ptr_array_set_size (self->token_columns, 0);
}

static void
make_cell (GtkSignalListItemFactory *factory, GtkListItem *row, gpointer title)
{
  gtk_list_item_set_child (row, mu_token_cell_new (title));
}

static void
bind_cell (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  g_object_set (gtk_list_item_get_child (row), "unit", gtk_list_item_get_item (row), NULL);
}

static void
unbind_cell (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  g_object_set (gtk_list_item_get_child (row), "unit", NULL, NULL);
}

/* Before the last, which has the sums. */
static void
add_column (MuTableView *self, const char *title)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *column = gtk_column_view_column_new (_ (title), factory);
  guint last = g_list_model_get_n_items (gtk_column_view_get_columns (self->units)) - 1;

  g_signal_connect (factory, "setup", G_CALLBACK (make_cell), (gpointer) title);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cell), NULL);
  gtk_column_view_insert_column (self->units, last, column);
  g_ptr_array_add (self->token_columns, column);
}

/* The first token is among the states; two of one title share a column. */
static void
offer_columns (MuTableView *self, const MuTableSystem *system)
{
  drop_columns (self);
  for (int token = 1; token < system->token_count; token++)
    if (token == 1 || strcmp (system->tokens[token].title, system->tokens[token - 1].title) != 0)
      add_column (self, system->tokens[token].title);
}

static void
fit_to_rules (MuTableView *self, const MuTableBattle *battle)
{
  const MuTableSystem *system = mu_table_battle_course (battle)->system;
  gboolean stands = mu_report_counts_in (system->number) == MU_STRENGTH_STANDS;

  gtk_column_view_column_set_title (self->left, stands ? _ ("Stands") : _ ("Left"));
  gtk_column_view_column_set_title (self->men, stands ? _ ("Figures") : _ ("Men lost"));
  gtk_column_view_column_set_visible (self->sums, system->has_sums);
  adw_view_stack_page_set_visible (self->objectives_page, system->objective != NULL);
  offer_columns (self, system);
}

/* Another battle: other armies may concede, other things count. */
static void
opened (MuTableView *self)
{
  const MuTableBattle *battle = mu_table_session_get_battle (self->table);

  if (battle == NULL)
    return;
  fit_to_rules (self, battle);
  self->showing = TRUE;
  offer_conceding (self, mu_table_battle_now (battle));
  self->showing = FALSE;
  changed (self);
}

static void
bind (MuTableView *self)
{
  g_object_bind_property (self->table, "name", self->title, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->table, "verdict", self->verdict, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->table, "period-words", self->period, "label",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->table, "last", self->last, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->table, "orders", self->orders, "label", G_BINDING_SYNC_CREATE);
}

void
mu_table_view_set_session (MuTableView *self, MuBattleSession *session)
{
  g_set_object (&self->table, mu_battle_session_get_table (session));
  bind (self);
  gtk_single_selection_set_model (self->units_model, mu_table_session_get_units (self->table));
  gtk_no_selection_set_model (self->entries_model, mu_table_session_get_entries (self->table));
  mu_preliminaries_set_session (self->preliminaries, session);
  mu_listen (self->table, "changed", changed, self);
  mu_listen (self->table, "notify::battle", opened, self);
  opened (self);
}

/* --- keys ---------------------------------------------------------------- */

static gpointer
find_cell (GtkWidget *widget, GType type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child)) {
    gpointer found = G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child : find_cell (child, type);
    if (found)
      return found;
  }
  return NULL;
}

static int
digit_of (guint key)
{
  if (key >= GDK_KEY_0 && key <= GDK_KEY_9)
    return (int) (key - GDK_KEY_0);
  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9)
    return (int) (key - GDK_KEY_KP_0);
  return -1;
}

/* A digit typed on a row is the first of its casualties, a letter names a sum. */
static gboolean
pressed (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
         MuTableView *self)
{
  GtkWidget *row = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gpointer cell;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) || row == NULL
      || !GTK_IS_LIST_VIEW (gtk_widget_get_parent (row)))
    return FALSE;
  cell = find_cell (row, digit_of (key) < 0 ? MU_TYPE_TABLE_SUMS_CELL : MU_TYPE_LOSS_CELL);
  if (cell == NULL)
    return FALSE;
  if (digit_of (key) < 0)
    return mu_table_sums_cell_open (cell, gdk_keyval_to_lower (key));
  return mu_loss_cell_begin (cell, digit_of (key));
}

/* Tab does not lead into what is not shown, as in rows of a list it else would. */
static void
part_shown (MuTableView *self)
{
  GtkWidget *shown = adw_view_stack_get_visible_child (self->stack);

  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); part;
       part = gtk_widget_get_next_sibling (part))
    gtk_widget_set_can_focus (part, part == shown);
}

/* --- the widget ---------------------------------------------------------- */

static void
mu_table_view_class_init (MuTableViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_table_view_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/table-view.ui");
  mu_bind_parts (widget, MuTableView, title, back, stack, verdict, period, last, next_period,
                 conceded, orders, objectives, preliminaries);
  mu_bind_parts (widget, MuTableView, units, left, men, sums, objectives_page, units_model,
                 entries_model);
  gtk_widget_class_install_action (widget, "table.hurt", "(iii)", hurt);
  gtk_widget_class_install_action (widget, "table.state", "(iii)", set_state);
  gtk_widget_class_install_action (widget, "table.lay", "(iiii)", lay);
  gtk_widget_class_install_action (widget, "table.general", "(iii)", lose_general);
  gtk_widget_class_install_action (widget, "table.objective", "(siib)", set_objective);
  gtk_widget_class_install_action (widget, "table.begin-period", NULL, begin_period);
}

static void
mu_table_view_init (MuTableView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->token_columns = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_choices_name (self->conceded, _ ("Who concedes"));
  mu_listen (self->conceded, "notify::selected", conceded_chosen, self);
  mu_listen (self->stack, "notify::visible-child", part_shown, self);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (pressed), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->units), keys);
}

gboolean
mu_table_view_focus (MuTableView *self)
{
  return gtk_widget_grab_focus (GTK_WIDGET (self->units));
}

GtkWidget *
mu_table_view_get_back_button (MuTableView *self)
{
  return self->back;
}
