#include "app/session/table/standing_item.h"

#include <glib/gi18n-lib.h>

#include "app/service/table/table_course.h"
#include "app/service/table/table_words.h"
#include "app/session/words.h"
#include "reports/account/account.h"

struct _MuStandingItem {
  MuItem parent;
  MuTableUnit place;
  gboolean whole_army;
  gboolean has_general;

  char *name;
  char *troops;
  const char *icon;
  char *figures;
  double share;
  char *carried;
  int casualties;
  int fate;
  const char *fate_words;
  char *points;
  gboolean on_table;
};

static const MuItemField fields[] = {
  MU_TEXT (MuStandingItem, name, "name"),
  MU_TEXT (MuStandingItem, troops, "troops"),
  MU_WORD (MuStandingItem, icon, "icon-name"),
  MU_TEXT (MuStandingItem, figures, "figures"),
  MU_SHARE (MuStandingItem, share, "share"),
  MU_TEXT (MuStandingItem, carried, "carried"),
  MU_INT (MuStandingItem, casualties, "casualties"),
  MU_INT (MuStandingItem, fate, "fate"),
  MU_WORD (MuStandingItem, fate_words, "fate-words"),
  MU_TEXT (MuStandingItem, points, "points"),
  MU_TRUTH (MuStandingItem, whole_army, "whole-army"),
  MU_TRUTH (MuStandingItem, has_general, "has-general"),
  MU_TRUTH (MuStandingItem, on_table, "on-table"),
};

MU_DEFINE_ITEM (MuStandingItem, mu_standing_item, fields)

MuStandingItem *
mu_standing_item_new (MuTableUnit place)
{
  MuStandingItem *self = g_object_new (MU_TYPE_STANDING_ITEM, NULL);

  self->place = place;
  self->whole_army = place.unit < 0;
  return self;
}

/* --- showing ------------------------------------------------------------- */

static gboolean
is_on_table (MuFate fate)
{
  return fate == MU_FATE_ON_TABLE || fate == MU_FATE_IN_ROUT || fate == MU_FATE_RETIRING;
}

static void
show_figures (MuStandingItem *self, int left, int start)
{
  mu_item_take_text (self, &self->figures, g_strdup_printf (_ ("%d of %d"), left, start));
  mu_item_set_share (self, &self->share, CLAMP ((double) left / MAX (start, 1), 0.0, 1.0));
}

/* wrg.casualties.remove: what is over is carried. */
static char *
carried_words (int carried)
{
  return carried ? g_strdup_printf (_ ("%d carried"), carried) : g_strdup ("");
}

static char *
describe_troops (MuStandingItem *self, const MuListUnit *unit)
{
  g_autofree char *notation = mu_words_notation (&unit->troop);

  if (!self->has_general)
    return g_steal_pointer (&notation);
  return g_strdup_printf (_ ("%s, the general"), notation);
}

static void
show_unit (MuStandingItem *self, const MuBattleRecord *standing)
{
  const MuListUnit *unit
      = mu_list_unit (standing->side[self->place.side].list, (guint) self->place.unit);
  const MuUnitOutcome *state = mu_table_course_unit (standing, self->place.side, self->place.unit);
  const MuTableUnit general = mu_table_course_general (standing, self->place.side);
  const MuFate fate = (MuFate) state->fate;

  mu_item_set_truth (self, &self->has_general,
                     general.side == self->place.side && general.unit == self->place.unit);
  mu_item_set_text (self, &self->name, unit->name);
  mu_item_take_text (self, &self->troops, describe_troops (self, unit));
  mu_item_set_word (self, &self->icon, mu_words_icon ((MuTroopType) unit->troop.type));
  show_figures (self, state->figures_left, state->figures_start);
  mu_item_take_text (self, &self->carried, carried_words (state->carried));
  mu_item_set_int (self, &self->casualties, (int) state->casualties);
  mu_item_set_word (self, &self->fate_words, mu_account_fate (fate));
  mu_item_set_truth (self, &self->on_table, is_on_table (fate));
  mu_item_set_int (self, &self->fate, fate);
}

static char *
points_words (const MuBattleSideRecord *side)
{
  g_autofree char *points = mu_table_points (side);

  return g_strdup_printf (_ ("%s points left"), points);
}

/* What counts besides the troops, and what is gone. wrg.victory.objectives */
static char *
describe_army (const MuBattleRecord *standing, MuSide which)
{
  const gint64 objectives = mu_battle_record_objectives (standing, which);
  g_autofree char *held = mu_account_points (objectives);
  g_autofree char *words
      = objectives ? g_strdup_printf (_ ("%s points for objectives"), held) : g_strdup ("");

  if (!standing->side[which].general_lost)
    return g_steal_pointer (&words);
  return objectives ? g_strdup_printf (_ ("The general is lost; %s"), words)
                    : g_strdup (_ ("The general is lost"));
}

static void
show_army (MuStandingItem *self, const MuBattleRecord *standing)
{
  const MuBattleSideRecord *side = &standing->side[self->place.side];
  int left = 0, start = 0, casualties = 0;

  for (guint i = 0; i < side->results->len; i++) {
    const MuUnitOutcome *state = &g_array_index (side->results, MuUnitOutcome, i);
    left += state->figures_left;
    start += state->figures_start;
    casualties += (int) state->casualties;
  }
  mu_item_set_text (self, &self->name, side->list->name);
  mu_item_take_text (self, &self->troops, describe_army (standing, self->place.side));
  mu_item_set_word (self, &self->icon, "");
  show_figures (self, left, start);
  mu_item_set_int (self, &self->casualties, casualties);
  mu_item_set_text (self, &self->carried, "");
  mu_item_set_word (self, &self->fate_words, "");
  mu_item_take_text (self, &self->points, points_words (side));
}

void
mu_standing_item_show (MuStandingItem *self, const MuBattleRecord *standing)
{
  if (self->whole_army)
    show_army (self, standing);
  else
    show_unit (self, standing);
}

/* --- asking -------------------------------------------------------------- */

MuTableUnit
mu_standing_item_get_place (MuStandingItem *self)
{
  return self->place;
}

gboolean
mu_standing_item_is_army (MuStandingItem *self)
{
  return self->whole_army;
}

const char *
mu_standing_item_get_name (MuStandingItem *self)
{
  return self->name;
}

MuFate
mu_standing_item_get_fate (MuStandingItem *self)
{
  return (MuFate) self->fate;
}

gboolean
mu_standing_item_has_general (MuStandingItem *self)
{
  return self->has_general;
}
