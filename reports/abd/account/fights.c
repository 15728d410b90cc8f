/* Fire, melee and what comes of them in words. That somebody is disordered or perishes has an event
 * of its own behind: here stands who had the better of it. */
#include <glib/gi18n-lib.h>

#include "reports/abd/account/sentences.h"
#include "reports/abd/account/sentences_private.h"
#include "rules/abd/charts/melee.h"

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

/* --- the lines of a sum, which follow their event ----------------------------------- */

/* What the lines of the event's body give by that rule; 0: nothing. */
static int
line_of (const MuAccountNames *names, const MuEvent *event, MuRule rule)
{
  const MuEvent *line = mu_abd_event_after (names, event);
  while (line && line->kind == MU_EVENT_FACTOR && line->body == event->body) {
    if (line->rule == rule)
      return line->value[0];
    line = mu_abd_event_after (names, line);
  }
  return 0;
}

/* --- fire -------------------------------------------------------------------------- */

/* abd.10.6.result */
gboolean
mu_abd_tells_fire (const MuEvent *event)
{
  return event->value[0] > event->value[1];
}

static char *
say_shot (const MuAccountNames *names, const MuEvent *event)
{
  const int others = line_of (names, event, MU_RULE_ABD_RANGED_ATTACK);
  if (others < 1) /* Translators: a unit, an enemy */
    return g_strdup_printf (_ ("%s shot at %s"), BODY (names, event), OTHER (names, event));
  /* Translators: a unit, how many supported it, an enemy */
  return g_strdup_printf (
      ngettext ("%s and %d more shot at %s", "%s and %d more shot at %s", (gulong) others),
      BODY (names, event), others, OTHER (names, event));
}

char *
mu_abd_say_fire (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  g_autofree char *shot = say_shot (names, event);
  if (mu_abd_tells_fire (event)) /* Translators: "Archers shot at Hastati", two numbers */
    return g_strdup_printf (_ ("%s with effect, %d against %d."), shot, v[0], v[1]);
  /* Translators: "Archers shot at Hastati", two numbers */
  return g_strdup_printf (_ ("%s in vain, %d against %d."), shot, v[0], v[1]);
}

gboolean
mu_abd_shoots (int kind)
{
  return kind == MU_ABD_EVENT_FIRE;
}

/* --- melee ------------------------------------------------------------------------- */

/* abd.11.2.5.iv.vector: told by what it adds. */
static MuAbdVector
vector_of (const MuAccountNames *names, const MuEvent *event)
{
  const int bonus = line_of (names, event, MU_RULE_ABD_MELEE_VECTOR);
  int vector = MU_ABD_REAR;
  while (vector > MU_ABD_FRONT && mu_abd_vector_bonus ((MuAbdVector) vector) > bonus)
    vector--;
  return (MuAbdVector) vector;
}

static char *
say_attack (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *other = OTHER (names, event);
  switch (vector_of (names, event)) {
  case MU_ABD_FRONT_FLANK: /* Translators: a unit, an enemy; so in all these */
    return g_strdup_printf (_ ("%s attacked %s from a front flank"), body, other);
  case MU_ABD_REAR_FLANK:
    return g_strdup_printf (_ ("%s attacked %s from a rear flank"), body, other);
  case MU_ABD_REAR:
    return g_strdup_printf (_ ("%s attacked %s from the rear"), body, other);
  case MU_ABD_FRONT:
    break;
  }
  return g_strdup_printf (_ ("%s attacked %s"), body, other);
}

/* abd.11.2.6.AE, abd.11.2.6.AD, abd.11.2.6.EN, abd.11.2.6.DD, abd.11.2.6.DE */
char *
mu_abd_say_melee (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  g_autofree char *attack = say_attack (names, event);
  switch (
      (MuAbdResult) v[3]) { /* Translators: "Hastati attacked Spearmen", two numbers; so in all */
  case MU_ABD_ATTACKER_ELIMINATED:
    return g_strdup_printf (_ ("%s and perished, %d against %d."), attack, v[0], v[1]);
  case MU_ABD_ATTACKER_DISORDERED:
    return g_strdup_printf (_ ("%s and had the worst of it, %d against %d."), attack, v[0], v[1]);
  case MU_ABD_DEFENDER_DISORDERED:
    return g_strdup_printf (_ ("%s and had the better of it, %d against %d."), attack, v[0], v[1]);
  case MU_ABD_DEFENDER_ELIMINATED:
    return g_strdup_printf (_ ("%s and destroyed them, %d against %d."), attack, v[0], v[1]);
  case MU_ABD_ENGAGED:
    break;
  }
  return g_strdup_printf (_ ("%s and neither side gave way, %d against %d."), attack, v[0], v[1]);
}

/* abd.11.2.3.retreat-before-melee, abd.11.2.3.cavalry */
char *
mu_abd_say_retreats (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 hexes = event->value[0];
  /* Translators: a unit, hexes, an enemy */
  return g_strdup_printf (ngettext ("%s went back %d hex before the attack of %s.",
                                    "%s went back %d hexes before the attack of %s.",
                                    (gulong) ABS ((gint64) hexes)),
                          BODY (names, event), hexes, OTHER (names, event));
}

/* abd.11.6.1.disciplined; that it advances its move says. */
char *
mu_abd_say_advances (const MuAccountNames *names, const MuEvent *event)
{
  if (event->value[0] != 0)
    return NULL;
  /* Translators: a unit, an enemy who is gone */
  return g_strdup_printf (_ ("%s held the line and did not follow %s."), BODY (names, event),
                          OTHER (names, event));
}

/* --- losses ------------------------------------------------------------------------ */

char *
mu_abd_say_destroyed (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  if (event->rule == MU_RULE_ABD_RANGED_RESULT)
    return g_strdup_printf (_ ("%s perished under the missiles."), body);
  if (event->rule == MU_RULE_ABD_CAMP_LOOTING)
    return g_strdup_printf (_ ("%s had no more part in the battle."), body);
  return g_strdup_printf (_ ("%s perished."), body);
}

/* abd.11.5.1.leader-escape */
char *
mu_abd_say_escapes (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 die = event->value[0];
  if (event->value[1] == 1) /* Translators: a leader, his die */
    return g_strdup_printf (_ ("%s, whose unit was gone, rolled %d and fell with it."),
                            BODY (names, event), die);
  /* Translators: a leader, his die */
  return g_strdup_printf (_ ("%s, whose unit was gone, rolled %d and escaped."),
                          BODY (names, event), die);
}

/* A leader is a body himself. */
char *
mu_abd_say_general_lost (const MuAccountNames *names, const MuEvent *event)
{
  /* Translators: army, its leader */
  return g_strdup_printf (_ ("%s lost its leader %s."), mu_abd_army_name (names, event->value[0]),
                          BODY (names, event));
}

/* abd.13.1.4.looting */
char *
mu_abd_say_loots (const MuAccountNames *names, const MuEvent *event)
{
  /* Translators: a unit, an enemy's camp */
  return g_strdup_printf (_ ("%s took %s, and scattered to loot."), BODY (names, event),
                          OTHER (names, event));
}

/* --- sums -------------------------------------------------------------------------- */

/* Where both may lose by a melee, no side's loss alone is the point of it. */
int
mu_abd_harm (const MuEvent *event)
{
  if (event->kind == MU_ABD_EVENT_FIRE)
    return mu_abd_tells_fire (event);
  return event->kind == MU_ABD_EVENT_MELEE
         && (event->value[3] == MU_ABD_DEFENDER_DISORDERED
             || event->value[3] == MU_ABD_DEFENDER_ELIMINATED);
}

int
mu_abd_die (const MuEvent *event)
{
  return event->kind == MU_ABD_EVENT_RALLY ? event->value[0] : 0;
}

/* abd.10.6.attack-value, abd.10.6.defense-value, abd.11.2.5.i.dice */
gboolean
mu_abd_two_sums (const MuEvent *event, MuTwoSums *sums)
{
  const gint32 *v = event->value;
  if (event->kind == MU_ABD_EVENT_FIRE)
    *sums = (MuTwoSums){ { v[2], v[3] }, { v[0], v[1] } };
  else if (event->kind == MU_ABD_EVENT_MELEE)
    *sums = (MuTwoSums){ { v[2] / 16, v[2] % 16 }, { v[0], v[1] } };
  return event->kind == MU_ABD_EVENT_FIRE || event->kind == MU_ABD_EVENT_MELEE;
}

static const struct {
  MuRule rule;
  const char *words;
} lines[] = {
  { MU_RULE_ABD_RALLY_MODIFIERS, N_ ("a leader near") },
  { MU_RULE_ABD_RANGED_ATTACK, N_ ("support") },
  { MU_RULE_ABD_RANGED_DEFENSE, N_ ("armour") },
  { MU_RULE_ABD_TERRAIN_TEC_MISSILE, N_ ("cover") },
  { MU_RULE_ABD_CONTROL_MISSILE, N_ ("out of control") },
  { MU_RULE_ABD_MELEE_ADVANTAGE, N_ ("greater strength") },
  { MU_RULE_ABD_MELEE_ADVANTAGE_MOST, N_ ("greater strength, as much as counts") },
  { MU_RULE_ABD_MELEE_ADVANTAGE_ZOC, N_ ("greater strength, but not before its front") },
  { MU_RULE_ABD_MELEE_ELEPHANT, N_ ("greater strength, against elephants") },
  { MU_RULE_ABD_TERRAIN_MELEE, N_ ("terrain of its hex") },
  { MU_RULE_ABD_MELEE_TERRAIN, N_ ("the hexside between them") },
  { MU_RULE_ABD_TERRAIN_TEC_MELEE, N_ ("a camp's own defence") },
  { MU_RULE_ABD_MELEE_VECTOR, N_ ("from a flank or the rear") },
  { MU_RULE_ABD_MELEE_FINAL, N_ ("never below 1") },
};

const char *
mu_abd_line_words (MuRule rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i].rule == rule)
      return _ (lines[i].words);
  return NULL;
}
