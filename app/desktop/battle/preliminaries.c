#include "app/desktop/battle/preliminaries.h"

#include <glib/gi18n.h>

#include "app/desktop/battle/thrown_die.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "lists/battle/system.h"
#include "reports/document/rule_words.h"
#include "reports/system.h"

struct _MuPreliminaries {
  GtkBox parent;
  GtkLabel *leadership_label;
  GtkLabel *leadership_rule;
  GtkBox *leadership_dice;
  GtkWidget *leadership; /* cards; hidden where the rules know no such thing */
  GtkWidget *scouting;
  GtkWidget *weather;
  GtkLabel *scouting_label;
  GtkLabel *scouting_rule;
  GtkLabel *weather_label;
  GtkLabel *weather_rule;
  GtkLabel *seed_label;
  GtkBox *weather_dice;
  GPtrArray *dice; /* MuThrownDie, the weather's last; owned by their boxes */
  MuBattleSession *session;
};

G_DEFINE_FINAL_TYPE (MuPreliminaries, mu_preliminaries, GTK_TYPE_BOX)

static void
mu_preliminaries_dispose (GObject *object)
{
  MuPreliminaries *self = MU_PRELIMINARIES (object);

  g_clear_pointer (&self->dice, g_ptr_array_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (mu_preliminaries_parent_class)->dispose (object);
}

static void
mu_preliminaries_class_init (MuPreliminariesClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_preliminaries_dispose;

  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/preliminaries.ui");
  mu_bind_parts (widget, MuPreliminaries, leadership, leadership_label, leadership_rule,
                 leadership_dice, scouting, weather, scouting_label, scouting_rule, weather_label,
                 weather_rule, seed_label, weather_dice);
}

static void
mu_preliminaries_init (MuPreliminaries *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->dice = g_ptr_array_new ();
}

static void
show_rule (GtkLabel *label, MuRule rule)
{
  g_autofree char *place = mu_rule_words_place (rule);

  gtk_label_set_label (label, place);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), mu_rule_words_short (rule));
}

/* --- the dice --------------------------------------------------------------- */

#define NO_ROLL (-1) /* a face that no roll of this battle gave: the campaign's weather */

typedef struct {
  GtkBox *box;
  char *name;
  int roll; /* of the record's */
  int face;
  MuDie kind;
  gboolean real;
} Shown;

static void
shown_clear (gpointer shown)
{
  g_free (((Shown *) shown)->name);
}

/* The n-th roll for this among those of the preliminaries, which come first. */
static int
find_roll (const MuBattleRecord *record, MuRollPurpose purpose, guint n)
{
  for (guint i = 0; i < record->rolls->len; i++)
    if (g_array_index (record->rolls, MuRoll, i).purpose == purpose && n-- == 0)
      return (int) i;
  return NO_ROLL;
}

static void
add_shown (GArray *all, GtkBox *box, char *name, const MuBattleRecord *record, int roll, int face)
{
  const MuRoll *of = roll != NO_ROLL ? &g_array_index (record->rolls, MuRoll, (guint) roll) : NULL;
  Shown shown = { .box = box, .name = name, .roll = NO_ROLL, .face = face };

  if (of && of->value == face) {
    shown.roll = roll;
    shown.kind = (MuDie) of->die;
    shown.real = of->real != 0;
  }
  g_array_append_val (all, shown);
}

static guint
dice_of (const MuBattleRecord *record, const MuLeadership *found)
{
  const MuRecordSystem *system = mu_record_system (record->rules);

  return system && system->generals ? system->generals->dice (found) : 1;
}

/* Of one die his record has the face; of several it has what they come to. */
static int
face_of (const MuBattleRecord *record, const MuLeadership *found, int roll)
{
  return found->face > 0 || roll == NO_ROLL
             ? found->face
             : g_array_index (record->rolls, MuRoll, (guint) roll).value;
}

/* wrg.generals.personality: a die for each subordinate that was rolled for; or
 * awfp.general.leadership.roll: two for each general, and two for those that he throws again. */
static void
list_leader (MuPreliminaries *self, const MuBattleRecord *record, MuSide side, guint leader,
             guint *count, GArray *all)
{
  const MuLeadership *found = g_ptr_array_index (record->side[side].leadership, leader);
  const guint dice = dice_of (record, found);

  for (guint i = 0; i < dice; i++) {
    const int roll = find_roll (record, MU_ROLL_PERSONALITY, (*count)++);
    char *name = g_strdup_printf (_ ("Leadership of %s, die %u, %s"), record->side[side].list->name,
                                  leader + i + 1, found->name);
    add_shown (all, self->leadership_dice, name, record, roll, face_of (record, found, roll));
  }
}

static void
list_leadership (MuPreliminaries *self, const MuBattleRecord *record, GArray *all)
{
  guint count = 0;

  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].leadership->len; i++)
      list_leader (self, record, side, i, &count, all);
}

static GArray *
list_dice (MuPreliminaries *self, const MuBattleRecord *record)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Shown));

  g_array_set_clear_func (all, shown_clear);
  if (record == NULL)
    return all;
  list_leadership (self, record, all);
  if (record->weather_face > 0)
    add_shown (all, self->weather_dice, g_strdup (_ ("Weather, die")), record,
               find_roll (record, MU_ROLL_WEATHER, 0), record->weather_face);
  return all;
}

static int
roll_of (GtkWidget *die)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (die), "roll"));
}

static void
thrown (MuPreliminaries *self, int face, GtkWidget *die)
{
  g_autoptr (GError) error = NULL;

  if (roll_of (die) == NO_ROLL
      || !mu_battle_session_throw (self->session, (guint) roll_of (die), face, &error))
    mu_say_error (self, error);
}

static void
empty (GtkBox *box)
{
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_box_remove (box, old);
}

/* Other generals, other dice; the same ones keep their places, and with them the keyboard. */
static void
build_dice (MuPreliminaries *self, const GArray *all)
{
  empty (self->leadership_dice);
  empty (self->weather_dice);
  g_ptr_array_set_size (self->dice, 0);
  for (guint i = 0; i < all->len; i++) {
    const Shown *shown = &g_array_index (all, Shown, i);
    GtkWidget *die = mu_thrown_die_new (shown->name);
    g_object_set_data_full (G_OBJECT (die), "name", g_strdup (shown->name), g_free);
    mu_listen (die, "thrown", thrown, self);
    gtk_box_append (shown->box, die);
    g_ptr_array_add (self->dice, die);
  }
}

static gboolean
has_dice (MuPreliminaries *self, const GArray *all)
{
  if (self->dice->len != all->len)
    return FALSE;
  for (guint i = 0; i < all->len; i++)
    if (g_strcmp0 (g_object_get_data (g_ptr_array_index (self->dice, i), "name"),
                   g_array_index (all, Shown, i).name)
        != 0)
      return FALSE;
  return TRUE;
}

static void
show_dice (MuPreliminaries *self)
{
  const gboolean open = mu_battle_session_may_throw (self->session);
  g_autoptr (GArray) all = list_dice (self, mu_battle_session_get_record (self->session));

  if (!has_dice (self, all))
    build_dice (self, all);
  for (guint i = 0; i < all->len; i++) {
    const Shown *shown = &g_array_index (all, Shown, i);
    GtkWidget *die = g_ptr_array_index (self->dice, i);
    g_object_set_data (G_OBJECT (die), "roll", GINT_TO_POINTER (shown->roll));
    mu_thrown_die_show (MU_THROWN_DIE (die), shown->kind, shown->face, shown->real,
                        open && shown->roll != NO_ROLL);
  }
}

static MuRule
leader_rule (const MuBattleRecord *record)
{
  const MuRule own = record ? mu_report_system (record->rules)->leader_rule : MU_RULE_NONE;
  guint rolled = 0;

  for (int side = 0; record && side < MU_SIDES; side++)
    rolled += record->side[side].leadership->len;
  if (own != MU_RULE_NONE)
    return own;
  return rolled ? MU_RULE_WRG_GENERALS_PERSONALITY : MU_RULE_WRG_GENERALS_CINC;
}

/* What the rules know nothing of has no words. */
static void
show_cards (MuPreliminaries *self)
{
  gtk_widget_set_visible (self->leadership, *gtk_label_get_label (self->leadership_label) != '\0');
  gtk_widget_set_visible (self->scouting, *gtk_label_get_label (self->scouting_label) != '\0');
  gtk_widget_set_visible (self->weather, *gtk_label_get_label (self->weather_label) != '\0');
}

static void
session_changed (MuPreliminaries *self)
{
  show_dice (self);
  show_cards (self);
  show_rule (self->leadership_rule, leader_rule (mu_battle_session_get_record (self->session)));
}

void
mu_preliminaries_set_session (MuPreliminaries *self, MuBattleSession *session)
{
  self->session = g_object_ref (session);
  g_object_bind_property (session, "leadership", self->leadership_label, "label",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "scouting", self->scouting_label, "label",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "weather", self->weather_label, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "seed", self->seed_label, "label", G_BINDING_SYNC_CREATE);
  show_rule (self->scouting_rule, MU_RULE_WRG_SCOUTING_OUTSCOUTED);
  show_rule (self->weather_rule, MU_RULE_WRG_WEATHER_POTENTIAL);
  mu_listen (session, "notify::dice", session_changed, self);
  mu_listen (session, "notify::leadership", session_changed, self);
  mu_listen (session, "notify::state", session_changed, self);
  mu_listen (mu_battle_session_get_deployment (session), "changed", session_changed, self);
  session_changed (self);
}
