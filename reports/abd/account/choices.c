/* What a player of the hex table may answer (rules/abd/battle/questions.h), and what of it belongs
 * together: what one unit may do, all facings in one hex. */
#include <glib/gi18n-lib.h>

#include "reports/abd/account/questions_private.h"
#include "rules/abd/charts/chart.h"

/* --- actions ------------------------------------------------------------------------- */

/* abd.6.0.cost: a leader acts with his formation. */
static char *
led_words (const char *leader, int action)
{
  if (action == MU_ABD_FIRE) /* Translators: a leader; so in the next two */
    return g_strdup_printf (_ ("%s and his formation shoot"), leader);
  if (action == MU_ABD_RALLY)
    return g_strdup_printf (_ ("%s rallies his formation"), leader);
  return g_strdup_printf (_ ("%s and his formation move"), leader);
}

static char *
act_words (const MuAccountNames *names, const MuChoice *choice)
{
  const char *body = mu_account_name (names, choice->body);
  switch ((MuAbdAction) choice->value[0]) {
  case MU_ABD_MOVE: /* Translators: a unit; so in the next two */
    return g_strdup_printf (_ ("%s moves"), body);
  case MU_ABD_FIRE:
    return g_strdup_printf (_ ("%s shoots"), body);
  case MU_ABD_RALLY:
    return g_strdup_printf (_ ("%s rallies"), body);
  case MU_ABD_ENTER: /* Translators: a unit */
    return g_strdup_printf (_ ("%s and all who come with it enter the map"), body);
  case MU_ABD_HURRY:
    return g_strdup (_ ("The enemy's disordered units flee"));
  case MU_ABD_FRIGHT:
    return g_strdup (_ ("The enemy's elephants are frightened"));
  case MU_ABD_PASS:
    break;
  }
  return g_strdup (_ ("Passes"));
}

static gboolean
is_order (const MuChoice *choice)
{
  return choice->body != MU_NO_BODY
         && (choice->value[0] == MU_ABD_MOVE || choice->value[0] == MU_ABD_FIRE
             || choice->value[0] == MU_ABD_RALLY);
}

static char *
do_words (const MuAccountNames *names, const MuChoice *choice)
{
  if (is_order (choice) && mu_abd_is_leader (names, choice->body))
    return led_words (mu_account_name (names, choice->body), choice->value[0]);
  return act_words (names, choice);
}

/* --- fights ---------------------------------------------------------------------------- */

static char *
shoots_words (const MuAccountNames *names, const MuChoice *choice)
{
  if (choice->body == MU_NO_BODY)
    return g_strdup (_ ("Nobody else"));
  /* Translators: a unit, an enemy */
  return g_strdup_printf (_ ("%s shoots at %s"), mu_account_name (names, choice->body),
                          mu_account_name (names, choice->other));
}

static char *
attacks_words (const MuAccountNames *names, const MuChoice *choice)
{
  if (choice->body == MU_NO_BODY)
    return g_strdup (_ ("Passes"));
  /* Translators: a unit, an enemy */
  return g_strdup_printf (_ ("%s attacks %s"), mu_account_name (names, choice->body),
                          mu_account_name (names, choice->other));
}

/* abd.10.7.1.predesignate */
static const char *
volley_words (int volley)
{
  switch ((MuAbdVolley) volley) {
  case MU_ABD_VOLLEY_ONE:
    return _ ("A single shot");
  case MU_ABD_VOLLEY_ONE_ONE:
    return _ ("Two attacks, a shot each");
  case MU_ABD_VOLLEY_TWO:
    return _ ("One attack of two shots");
  case MU_ABD_VOLLEY_ONE_ONE_ONE:
    return _ ("Three attacks, a shot each");
  case MU_ABD_VOLLEY_TWO_ONE:
    return _ ("An attack of two shots, then one of a single shot");
  case MU_ABD_VOLLEY_ONE_TWO:
    return _ ("An attack of a single shot, then one of two");
  case MU_ABD_VOLLEY_THREE:
    return _ ("One attack of three shots");
  }
  return "";
}

static char *
retreat_words (int hexes)
{
  if (hexes == 0)
    return g_strdup (_ ("It stands"));
  return g_strdup_printf (
      ngettext ("It goes back %d hex", "It goes back %d hexes", (gulong) ABS ((gint64) hexes)),
      hexes);
}

/* --- points and dice --------------------------------------------------------------------- */

/* abd.17.4.1.value */
static char *
control_words (const MuQuestion *question, const MuChoice *choice)
{
  g_autofree char *points = mu_abd_count_points (choice->value[0]);
  /* Translators: "2 command points", a number */
  return g_strdup_printf (_ ("%s: a control value of %d"), points,
                          (gint32) ((gint64) question->value[0] + choice->value[0]));
}

static char *
reroll_words (const MuQuestion *question, const MuChoice *choice)
{
  const gint32 place = MIN (choice->value[0], G_MAXINT32 - 1);
  const int face = mu_abd_shown (question->value[1], place);
  if (place < 0)
    return g_strdup (_ ("None"));
  if (face == 0) /* Translators: which of some dice, from 1 */
    return g_strdup_printf (_ ("Die %d"), place + 1);
  /* Translators: which of some dice, from 1; what it shows */
  return g_strdup_printf (_ ("Die %d, which shows %d"), place + 1, face);
}

static const char *
type_words (int type)
{
  return type >= 0 && type < MU_ABD_TYPES ? _ (mu_abd_type_words ((MuAbdType) type)) : "";
}

/* --- all ----------------------------------------------------------------------------------- */

static char *
name_or (const MuAccountNames *names, int body, const char *nobody)
{
  return g_strdup (body == MU_NO_BODY ? nobody : mu_account_name (names, body));
}

static char *
bid_words (const MuAccountNames *names, const MuQuestion *question, const MuChoice *choice)
{
  if (choice->value[0])
    return g_strdup (_ ("Pays for the initiative"));
  /* Translators: the enemy's army */
  return g_strdup_printf (_ ("Leaves it to %s"), mu_abd_army_name (names, !question->side));
}

static char *
join_words (const MuAccountNames *names, const MuChoice *choice)
{
  /* Translators: a leader, a unit */
  return g_strdup_printf (_ ("%s joins %s"), mu_account_name (names, choice->body),
                          mu_account_name (names, choice->other));
}

/* abd.17.4.2.impetuous-move: which of them, and where to, is one answer. */
static char *
rush_words (const MuAccountNames *names, const MuChoice *choice)
{
  g_autofree char *place = mu_abd_choice_place_words (names, choice);
  /* Translators: a unit, where it goes, as "To N8, facing north-east" */
  return g_strdup_printf (_ ("%s: %s"), mu_account_name (names, choice->body), place);
}

char *
mu_abd_choice_words (const MuAccountNames *names, const MuQuestion *question,
                     const MuChoice *choice)
{
  const gint32 value = choice->value[0];
  if (mu_abd_asks_place (question))
    return mu_abd_choice_place_words (names, choice);
  switch ((MuAbdAsks) question->kind) {
  case MU_ABD_ASK_DEPLOY:
  case MU_ABD_ASK_MOVE:
    break;
  case MU_ABD_ASK_DISMOUNT:
    return g_strdup (type_words (value));
  case MU_ABD_ASK_BID:
    return bid_words (names, question, choice);
  case MU_ABD_ASK_LEADER:
    return join_words (names, choice);
  case MU_ABD_ASK_CONTROL:
    return control_words (question, choice);
  case MU_ABD_ASK_CHARGE:
    return g_strdup (value ? _ ("They charge") : _ ("They wait"));
  case MU_ABD_ASK_FIRST:
    return g_strdup (mu_abd_army_name (names, value));
  case MU_ABD_ASK_ACT:
    return do_words (names, choice);
  case MU_ABD_ASK_NEXT:
  case MU_ABD_ASK_SUPPORT:
    return name_or (names, choice->body, _ ("Nobody else"));
  case MU_ABD_ASK_FIRE:
    return shoots_words (names, choice);
  case MU_ABD_ASK_VOLLEY:
    return g_strdup (volley_words (value));
  case MU_ABD_ASK_FLEE: /* Translators: a direction, as "north-east" */
    return g_strdup_printf (_ ("To the %s"), mu_abd_direction_words (value));
  case MU_ABD_ASK_IMPETUOUS:
    return rush_words (names, choice);
  case MU_ABD_ASK_MELEE:
    return attacks_words (names, choice);
  case MU_ABD_ASK_RETREAT:
    return retreat_words (value);
  case MU_ABD_ASK_ADVANCE:
    return g_strdup (value ? _ ("It advances") : _ ("It stays"));
  case MU_ABD_ASK_SECOND:
    return name_or (names, choice->other, _ ("Nobody"));
  case MU_ABD_ASK_REROLL:
    return reroll_words (question, choice);
  }
  return g_strdup ("");
}

/* --- what belongs together ---------------------------------------------------------------------
 */

int
mu_abd_choice_group (const MuQuestion *question, const MuChoice *choice)
{
  if (mu_abd_asks_place (question))
    return choice->value[0] >= 0 ? choice->value[0] : MU_CHOICE_ALONE;
  if (choice->body == MU_NO_BODY)
    return MU_CHOICE_ALONE;
  if (question->kind == MU_ABD_ASK_LEADER || question->kind == MU_ABD_ASK_FIRE
      || question->kind == MU_ABD_ASK_MELEE || question->kind == MU_ABD_ASK_IMPETUOUS
      || (question->kind == MU_ABD_ASK_ACT && is_order (choice)))
    return choice->body;
  return MU_CHOICE_ALONE;
}

char *
mu_abd_group_words (const MuAccountNames *names, const MuQuestion *question, const MuChoice *choice)
{
  const char *body = mu_account_name (names, choice->body);
  if (mu_abd_asks_place (question))
    return mu_abd_group_place_words (names, choice);
  if (question->kind == MU_ABD_ASK_ACT && mu_abd_is_leader (names, choice->body))
    /* Translators: a leader */
    return g_strdup_printf (_ ("%s and his formation"), body);
  return g_strdup (body);
}

/* What one points at: whom a leader joins and whom a unit attacks once more; else who does it. */
int
mu_abd_choice_body (const MuQuestion *question, const MuChoice *choice)
{
  if (mu_abd_asks_place (question))
    return MU_NO_BODY;
  if (question->kind == MU_ABD_ASK_LEADER || question->kind == MU_ABD_ASK_SECOND)
    return choice->other;
  return choice->body;
}

int
mu_abd_choice_target (const MuQuestion *question, const MuChoice *choice)
{
  return question->kind == MU_ABD_ASK_FIRE || question->kind == MU_ABD_ASK_MELEE ? choice->other
                                                                                 : MU_NO_BODY;
}
