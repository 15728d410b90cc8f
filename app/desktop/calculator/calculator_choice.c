/* One of several: a choice of the sum, or a weapon that the troop carries. */
#include "app/desktop/calculator/calculator_field.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/calculator/sum_entry.h"

#define MOST_BUTTONS      3  /* side by side; more go into a drop-down */
#define MOST_BUTTON_CHARS 30 /* of all their labels */

typedef struct {
  MuCalculatorField parent;
  GtkWidget *drop_down;             /* NULL: buttons */
  GtkWidget *button[MU_SUM_WORDS];  /* by word */
  gint64 offered[MU_SUM_WORDS + 1]; /* by place in the drop-down; -1: nothing */
  guint count;
} MuCalculatorChoice;

typedef struct {
  MuCalculatorFieldClass parent;
} MuCalculatorChoiceClass;

G_DEFINE_FINAL_TYPE (MuCalculatorChoice, mu_calculator_choice, MU_TYPE_CALCULATOR_FIELD)

static const char *
label_of (const MuField *about, int word)
{
  return about->word_labels ? _ (about->word_labels[word]) : about->words[word];
}

static int
count_words (const MuField *about, glong *chars)
{
  int count = 0;

  *chars = 0;
  for (; about->words && about->words[count]; count++)
    *chars += g_utf8_strlen (label_of (about, count), -1);
  return count;
}

/* --- buttons ------------------------------------------------------------ */

static void
toggled (MuCalculatorChoice *self, GtkToggleButton *button)
{
  MuCalculatorField *field = MU_CALCULATOR_FIELD (self);
  const int word = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "word"));
  const gboolean on = gtk_toggle_button_get_active (button);

  if (mu_calculator_field_is_showing (field))
    return;
  /* The one that is chosen cannot be left without another where one must be. */
  mu_calculator_field_enter_number (field, on || mu_calculator_field_about (field)->required, word);
}

static void
build_buttons (MuCalculatorChoice *self, int count)
{
  MuCalculatorField *field = MU_CALCULATOR_FIELD (self);
  const MuField *about = mu_calculator_field_about (field);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), FALSE);
  for (int i = 0; i < count; i++) {
    g_autofree char *name = g_strdup_printf ("%s: %s", _ (about->label), label_of (about, i));
    self->button[i] = gtk_toggle_button_new_with_label (label_of (about, i));
    g_object_set_data (G_OBJECT (self->button[i]), "word", GINT_TO_POINTER (i));
    gtk_widget_set_hexpand (self->button[i], TRUE);
    mu_calculator_name (self->button[i], name);
    mu_listen (self->button[i], "toggled", toggled, self);
    gtk_box_append (GTK_BOX (box), self->button[i]);
  }
  self->count = (guint) count;
  mu_calculator_field_set_control (field, box);
}

static void
show_buttons (MuCalculatorChoice *self)
{
  MuCalculatorField *field = MU_CALCULATOR_FIELD (self);
  const MuFieldValue *value = mu_calculator_field_value (field);
  const MuSumInput *input = mu_calculator_session_get_input (mu_calculator_field_session (field));

  for (int i = 0; i < (int) self->count; i++) {
    const gboolean on = value->given && value->number == i;
    MuRule rule = mu_sum_entry_closed (input, mu_calculator_field_place (field), i);
    g_autofree char *reason = mu_calculator_field_reason (rule);
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button[i]), on);
    gtk_widget_set_sensitive (self->button[i], on || rule == MU_RULE_NONE);
    gtk_widget_set_tooltip_text (self->button[i], reason);
  }
}

/* --- a drop-down -------------------------------------------------------- */

static void
picked (MuCalculatorChoice *self)
{
  guint at = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->drop_down));

  if (mu_calculator_field_is_showing (MU_CALCULATOR_FIELD (self)) || at >= self->count)
    return;
  mu_calculator_field_enter_number (MU_CALCULATOR_FIELD (self), self->offered[at] >= 0,
                                    MAX (0, self->offered[at]));
}

static void
offer (MuCalculatorChoice *self, GtkStringList *list, gint64 number, const char *label)
{
  gtk_string_list_append (list, label);
  self->offered[self->count++] = number;
}

static void
offer_weapons (MuCalculatorChoice *self, GtkStringList *list)
{
  MuCalculatorField *field = MU_CALCULATOR_FIELD (self);
  const MuSumInput *input = mu_calculator_session_get_input (mu_calculator_field_session (field));
  MuWeapon weapon[MU_WEAPONS];
  guint count = mu_sum_entry_weapons (input, mu_calculator_field_place (field), weapon);

  for (guint i = 0; i < count; i++)
    offer (self, list, weapon[i],
           weapon[i] == MU_WEAPON_SIDEARM  ? _ ("Side arm")
           : weapon[i] == MU_WEAPON_ENGINE ? _ ("Engine")
                                           : mu_weapon_name (weapon[i]));
}

/* Nothing is a choice too where nothing must be chosen, or nothing is yet. */
static GListModel *
offers (MuCalculatorChoice *self)
{
  MuCalculatorField *field = MU_CALCULATOR_FIELD (self);
  const MuField *about = mu_calculator_field_about (field);
  GtkStringList *list = gtk_string_list_new (NULL);

  self->count = 0;
  if (!about->required || !mu_calculator_field_value (field)->given)
    offer (self, list, -1, "–");
  if (about->kind == MU_FIELD_WEAPON)
    offer_weapons (self, list);
  for (int i = 0; about->words && about->words[i]; i++)
    offer (self, list, i, label_of (about, i));
  return G_LIST_MODEL (list);
}

static gboolean
same_texts (GListModel *one, GListModel *other)
{
  guint count = one ? g_list_model_get_n_items (one) : 0;

  if (one == NULL || count != g_list_model_get_n_items (other))
    return FALSE;
  for (guint i = 0; i < count; i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (one), i),
                   gtk_string_list_get_string (GTK_STRING_LIST (other), i))
        != 0)
      return FALSE;
  return TRUE;
}

static void
show_drop_down (MuCalculatorChoice *self)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (self->drop_down);
  const MuFieldValue *value = mu_calculator_field_value (MU_CALCULATOR_FIELD (self));
  g_autoptr (GListModel) list = offers (self);

  if (!same_texts (gtk_drop_down_get_model (drop_down), list))
    gtk_drop_down_set_model (drop_down, list);
  for (guint i = 0; i < self->count; i++)
    if (self->offered[i] == (value->given ? value->number : -1))
      gtk_drop_down_set_selected (drop_down, i);
}

/* What is chosen is cut where there is no room; in the list it is whole. */
static GtkListItemFactory *
factory (const char *how)
{
  g_autofree char *text = g_strdup_printf (
      "<interface><template class='GtkListItem'><property name='child'><object class='GtkLabel'>"
      "<property name='xalign'>0</property>%s"
      "<binding name='label'><lookup name='string' type='GtkStringObject'>"
      "<lookup name='item'>GtkListItem</lookup></lookup></binding>"
      "</object></property></template></interface>",
      how);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return gtk_builder_list_item_factory_new_from_bytes (NULL, bytes);
}

static GtkWidget *
new_drop_down (void)
{
  g_autoptr (GtkListItemFactory) chosen = factory ("<property name='ellipsize'>end</property>");
  g_autoptr (GtkListItemFactory) listed = factory (
      "<property name='wrap'>1</property><property name='max-width-chars'>40</property>");
  GtkWidget *drop_down = gtk_drop_down_new (NULL, NULL);

  gtk_drop_down_set_factory (GTK_DROP_DOWN (drop_down), chosen);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (drop_down), listed);
  return drop_down;
}

static void
build_drop_down (MuCalculatorChoice *self)
{
  MuCalculatorField *field = MU_CALCULATOR_FIELD (self);
  const char *label = _ (mu_calculator_field_about (field)->label);

  self->drop_down = new_drop_down ();
  gtk_widget_set_hexpand (self->drop_down, TRUE);
  mu_calculator_name (self->drop_down, label);
  mu_choices_name (GTK_DROP_DOWN (self->drop_down), label);
  mu_listen (self->drop_down, "notify::selected", picked, self);
  mu_calculator_field_set_control (field, self->drop_down);
}

/* --- the field ---------------------------------------------------------- */

static void
build (MuCalculatorField *field)
{
  MuCalculatorChoice *self = (MuCalculatorChoice *) field;
  glong chars;
  int count = count_words (mu_calculator_field_about (field), &chars);

  if (count > 0 && count <= MOST_BUTTONS && chars <= MOST_BUTTON_CHARS)
    build_buttons (self, count);
  else
    build_drop_down (self);
}

static void
show (MuCalculatorField *field)
{
  MuCalculatorChoice *self = (MuCalculatorChoice *) field;

  if (self->drop_down)
    show_drop_down (self);
  else
    show_buttons (self);
}

static void
mu_calculator_choice_class_init (MuCalculatorChoiceClass *class)
{
  ((MuCalculatorFieldClass *) class)->build = build;
  ((MuCalculatorFieldClass *) class)->show = show;
}

static void
mu_calculator_choice_init (MuCalculatorChoice *self)
{
}
