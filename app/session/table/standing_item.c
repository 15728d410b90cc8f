#include "app/session/table/standing_item.h"

#include <glib/gi18n-lib.h>

#include "app/service/table/table_token.h"
#include "app/service/table/table_words.h"
#include "app/session/words.h"
#include "lists/system.h"
#include "reports/account/account.h"
#include "reports/system.h"

struct _MuStandingItem {
  MuItem parent;
  MuTableUnit place;
  gboolean whole_army;
  gboolean has_general;
  gboolean stands; /* are what is counted */

  char *name;
  char *troops;
  const char *icon;
  char *figures;
  double share;
  char *carried;
  int casualties;
  char *men;
  int fate;
  int state;
  char *beside;
  const MuTableSystem *system;
  guint8 tokens[MU_TABLE_TOKENS];
  gboolean has[MU_TABLE_TOKENS];
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
  MU_TEXT (MuStandingItem, men, "men"),
  MU_INT (MuStandingItem, fate, "fate"),
  MU_INT (MuStandingItem, state, "state"),
  MU_TEXT (MuStandingItem, beside, "beside"),
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

/* wrg.casualties.remove: what is over is carried. Of stands it is among the figures left. */
static char *
carried_words (const MuStandingItem *self, int carried)
{
  return carried && !self->stands ? g_strdup_printf (_ ("%d carried"), carried) : g_strdup ("");
}

/* Men lost, or the figures left of all stands. */
static void
show_men (MuStandingItem *self, int lost, int figures)
{
  mu_item_set_int (self, &self->casualties, lost);
  mu_item_take_text (self, &self->men,
                     self->stands ? g_strdup_printf (_ ("%d of %d"), figures - lost, figures)
                                  : g_strdup_printf ("%d", lost));
}

static int
figures_of (const MuStandingItem *self, const MuListUnit *unit, const MuUnitOutcome *state)
{
  return state->figures_start * self->system->men (unit);
}

/* --- what lies beside it ------------------------------------------------- */

static char *
beside_words (const MuStandingItem *self)
{
  GString *words = g_string_new (NULL);

  for (int token = 1; token < self->system->token_count; token++)
    if (self->tokens[token])
      g_string_append_printf (words, "%s%s", words->len ? ", " : "",
                              mu_table_token_words (self->system, token, self->tokens[token]));
  return g_string_free (words, FALSE);
}

static void
show_tokens (MuStandingItem *self, const MuTableBattle *battle)
{
  const MuTableCourse *course = mu_table_battle_course (battle);
  const MuList *list = course->record->side[self->place.side].list;

  for (int token = 0; token < self->system->token_count; token++) {
    self->tokens[token] = (guint8) mu_table_course_token (course, self->place, token);
    self->has[token] = self->system->has (list, self->place.unit, token);
  }
  mu_item_take_text (self, &self->beside, beside_words (self));
}

/* --- rows ----------------------------------------------------------------- */

static char *
describe_troops (MuStandingItem *self, const MuListUnit *unit)
{
  g_autofree char *notation = mu_list_system (self->system->number)->notation (unit);

  if (!self->has_general)
    return g_steal_pointer (&notation);
  return g_strdup_printf (_ ("%s, the general"), notation);
}

static void
show_unit (MuStandingItem *self, const MuTableBattle *battle, const MuBattleRecord *standing)
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
  mu_item_set_word (self, &self->icon,
                    self->system->general_is_unit && self->has_general
                        ? "mu-general-symbolic"
                        : mu_words_icon ((MuTroopType) unit->troop.type));
  show_figures (self, state->figures_left, state->figures_start);
  mu_item_take_text (self, &self->carried, carried_words (self, state->carried));
  show_men (self, (int) state->casualties, figures_of (self, unit, state));
  show_tokens (self, battle);
  mu_item_set_int (self, &self->state, mu_table_battle_state (battle, self->place));
  mu_item_set_word (self, &self->fate_words, mu_table_state_words (self->system, self->state));
  mu_item_set_truth (self, &self->on_table, is_on_table (fate));
  mu_item_set_int (self, &self->fate, fate);
}

static char *
points_words (const MuBattleSideRecord *side)
{
  g_autofree char *points = mu_table_points (side);

  return g_strdup_printf (_ ("%s points left"), points);
}

/* What counts besides the troops, and what is gone. wrg.victory.objectives, awfp.sequence.victory
 */
static char *
describe_army (const MuBattleRecord *standing, MuSide which)
{
  g_autofree char *broken = mu_table_army_words (standing, which);
  const gint64 objectives = mu_battle_record_objectives (standing, which);
  g_autofree char *held = mu_account_points (objectives);
  g_autofree char *words
      = objectives ? g_strdup_printf (_ ("%s points for objectives"), held) : g_strdup ("");

  if (*broken)
    return g_steal_pointer (&broken);
  if (!standing->side[which].general_lost)
    return g_steal_pointer (&words);
  return objectives ? g_strdup_printf (_ ("The general is lost; %s"), words)
                    : g_strdup (_ ("The general is lost"));
}

static void
show_army (MuStandingItem *self, const MuBattleRecord *standing)
{
  const MuBattleSideRecord *side = &standing->side[self->place.side];
  int left = 0, start = 0, casualties = 0, figures = 0;

  for (guint i = 0; i < side->results->len; i++) {
    const MuUnitOutcome *state = &g_array_index (side->results, MuUnitOutcome, i);
    left += state->figures_left;
    start += state->figures_start;
    casualties += (int) state->casualties;
    figures += figures_of (self, mu_list_unit (side->list, i), state);
  }
  mu_item_set_text (self, &self->name, side->list->name);
  mu_item_take_text (self, &self->troops, describe_army (standing, self->place.side));
  mu_item_set_word (self, &self->icon, "");
  show_figures (self, left, start);
  show_men (self, casualties, figures);
  mu_item_set_text (self, &self->carried, "");
  mu_item_set_word (self, &self->fate_words, "");
  mu_item_take_text (self, &self->points, points_words (side));
}

void
mu_standing_item_show (MuStandingItem *self, const MuTableBattle *battle,
                       const MuBattleRecord *standing)
{
  self->system = mu_table_battle_course (battle)->system;
  self->stands = mu_report_counts_in (standing->rules) == MU_STRENGTH_STANDS;
  if (self->whole_army)
    show_army (self, standing);
  else
    show_unit (self, battle, standing);
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

const MuTableSystem *
mu_standing_item_get_system (MuStandingItem *self)
{
  return self->system;
}

int
mu_standing_item_get_state (MuStandingItem *self)
{
  return self->state;
}

gboolean
mu_standing_item_has_token (MuStandingItem *self, int token)
{
  return self->has[token];
}

int
mu_standing_item_get_token (MuStandingItem *self, int token)
{
  return self->tokens[token];
}
