#include "app/desktop/tonight/token_cell.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/widget/wiring.h"
#include "app/service/table/table_token.h"

#define NONE (-1)

struct _MuTokenCell {
  MuStandingCell parent;
  const char *title;
  GtkDropDown *choice; /* NULL when all is over */
  GtkCheckButton *check;
  int token; /* of the unit's, in this column; NONE: it has none */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuTokenCell, mu_token_cell, MU_TYPE_STANDING_CELL)

/* --- the unit ------------------------------------------------------------ */

static MuStandingItem *
unit_of (MuTokenCell *self)
{
  return mu_standing_cell_get_unit (MU_STANDING_CELL (self));
}

static const MuTableToken *
row_of (MuTokenCell *self, int token)
{
  return &mu_standing_item_get_system (unit_of (self))->tokens[token];
}

static int
find_token (MuTokenCell *self)
{
  const MuTableSystem *system = mu_standing_item_get_system (unit_of (self));

  for (int token = 1; token < system->token_count; token++)
    if (strcmp (system->tokens[token].title, self->title) == 0
        && mu_standing_item_has_token (unit_of (self), token))
      return token;
  return NONE;
}

static gboolean
is_check (MuTokenCell *self)
{
  return self->token != NONE && row_of (self, self->token)->keys[2] == NULL;
}

static void
offer (MuTokenCell *self)
{
  const MuTableToken *row = row_of (self, self->token);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (int value = 0; row->keys[value] != NULL; value++)
    g_ptr_array_add (words, (gpointer) _ (row->brief[value]));
  g_ptr_array_add (words, NULL);
  mu_choices_offer (self->choice, (const char *const *) words->pdata);
}

static void
show (MuTokenCell *self)
{
  int value;

  if (self->choice == NULL || unit_of (self) == NULL || self->token == NONE)
    return;
  value = mu_standing_item_get_token (unit_of (self), self->token);
  self->showing = TRUE;
  if (is_check (self))
    gtk_check_button_set_active (self->check, value > 0);
  else
    gtk_drop_down_set_selected (self->choice, (guint) value);
  self->showing = FALSE;
}

/* Who has left the table has nothing beside it. */
static void
update (MuTokenCell *self)
{
  gboolean there = FALSE;

  if (unit_of (self) == NULL)
    return;
  g_object_get (unit_of (self), "on-table", &there, NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self), there);
}

static void
name_parts (MuTokenCell *self)
{
  /* Translators: a column's title, as "Missiles", then the unit */
  g_autofree char *name = g_strdup_printf (_ ("%s of %s"), _ (self->title),
                                           mu_standing_item_get_name (unit_of (self)));

  mu_choices_name (self->choice, name);
  mu_name_widget (self->choice, name);
  mu_name_widget (self->check, name);
  if (is_check (self))
    gtk_check_button_set_label (self->check, _ (row_of (self, self->token)->brief[1]));
}

static void
show_unit (MuStandingCell *cell, MuStandingItem *unit)
{
  MuTokenCell *self = MU_TOKEN_CELL (cell);

  self->token = find_token (self);
  self->showing = TRUE;
  if (self->token != NONE && !is_check (self))
    offer (self);
  self->showing = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->choice), self->token != NONE && !is_check (self));
  gtk_widget_set_visible (GTK_WIDGET (self->check), is_check (self));
  name_parts (self);
  mu_listen (unit, "notify::beside", show, self);
  mu_listen (unit, "notify::on-table", update, self);
  update (self);
  show (self);
}

/* --- choosing ------------------------------------------------------------ */

static int
chosen_value (MuTokenCell *self)
{
  return is_check (self) ? gtk_check_button_get_active (self->check)
                         : (int) gtk_drop_down_get_selected (self->choice);
}

/* What was refused shows what still lies there. */
static gboolean
enter_chosen (gpointer data)
{
  MuTokenCell *self = data;

  if (self->choice != NULL && unit_of (self) != NULL && self->token != NONE) {
    MuTableUnit unit = mu_standing_item_get_place (unit_of (self));
    if (chosen_value (self) != mu_standing_item_get_token (unit_of (self), self->token))
      gtk_widget_activate_action (GTK_WIDGET (self), "table.lay", "(iiii)", (int) unit.side,
                                  unit.unit, self->token, chosen_value (self));
    show (self);
  }
  return G_SOURCE_REMOVE;
}

/* Not before the drop-down has done with it: it cannot be set while it tells. */
static void
chosen (MuTokenCell *self)
{
  if (!self->showing && unit_of (self))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, enter_chosen, g_object_ref (self), g_object_unref);
}

/* --- the widget ---------------------------------------------------------- */

static void
mu_token_cell_dispose (GObject *object)
{
  G_OBJECT_CLASS (mu_token_cell_parent_class)->dispose (object);
  MU_TOKEN_CELL (object)->choice = NULL;
}

static void
mu_token_cell_class_init (MuTokenCellClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_token_cell_dispose;
  MU_STANDING_CELL_CLASS (class)->show_unit = show_unit;
}

static void
add_part (MuTokenCell *self, GtkWidget *part)
{
  gtk_widget_set_valign (part, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (part, TRUE);
  gtk_widget_set_parent (part, GTK_WIDGET (self));
}

static void
mu_token_cell_init (MuTokenCell *self)
{
  self->token = NONE;
  self->choice = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  self->check = GTK_CHECK_BUTTON (gtk_check_button_new ());
  add_part (self, GTK_WIDGET (self->choice));
  add_part (self, GTK_WIDGET (self->check));
  mu_listen (self->choice, "notify::selected", chosen, self);
  mu_listen (self->check, "notify::active", chosen, self);
}

GtkWidget *
mu_token_cell_new (const char *title)
{
  MuTokenCell *self = g_object_new (MU_TYPE_TOKEN_CELL, NULL);

  self->title = title;
  return GTK_WIDGET (self);
}
