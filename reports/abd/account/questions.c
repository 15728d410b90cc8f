/* What a player of the hex table is asked (rules/abd/battle/questions.h). */
#include "reports/abd/account/questions.h"

#include <glib/gi18n-lib.h>

#include "reports/abd/account/questions_private.h"
#include "rules/abd/charts/melee.h"

static char *
ask_bid (const MuAccountNames *names, const MuQuestion *question)
{
  g_autofree char *points = mu_abd_count_points (question->value[0]);
  /* Translators: the enemy's army, an army, "3 command points" */
  return g_strdup_printf (_ ("%s has the initiative. Does %s pay a command point for it? %s left"),
                          mu_abd_army_name (names, !question->side),
                          mu_abd_army_name (names, question->side), points);
}

static char *
ask_leader (const MuQuestion *question)
{
  const int left = question->value[0];
  return g_strdup_printf (ngettext ("Which leader joins which unit? %d is to be placed",
                                    "Which leader joins which unit? %d are to be placed",
                                    (gulong) ABS ((gint64) left)),
                          left);
}

static char *
ask_control (const MuAccountNames *names, const MuQuestion *question)
{
  /* Translators: army, a number */
  return g_strdup_printf (_ ("How many command points does %s pay to hold its impetuous troops? "
                             "Its control value is %d"),
                          mu_abd_army_name (names, question->side), question->value[0]);
}

static char *
ask_act (const MuAccountNames *names, const MuQuestion *question)
{
  g_autofree char *points = mu_abd_count_points (question->value[0]);
  /* Translators: an army, "3 command points" */
  return g_strdup_printf (_ ("What does %s do? %s left"), mu_abd_army_name (names, question->side),
                          points);
}

/* abd.6.2.3.same-action */
static const char *
ask_next (int action)
{
  switch ((MuAbdAction) action) {
  case MU_ABD_RALLY:
    return _ ("Which unit rallies next?");
  case MU_ABD_ENTER:
    return _ ("Which unit comes onto the map next?");
  case MU_ABD_FIRE:
    return _ ("Which unit shoots next?");
  case MU_ABD_PASS:
  case MU_ABD_MOVE:
  case MU_ABD_HURRY:
  case MU_ABD_FRIGHT:
    break;
  }
  return _ ("Which unit moves next?");
}

static char *
ask_reroll (const MuQuestion *question)
{
  const int dice = question->value[0];
  return g_strdup_printf (ngettext ("%d die lies there. Is it thrown again, for a command point?",
                                    "%d dice lie there. Is one thrown again, for a command point?",
                                    (gulong) ABS ((gint64) dice)),
                          dice);
}

char *
mu_abd_ask_words (const MuAccountNames *names, const MuQuestion *question)
{
  const char *army = mu_abd_army_name (names, question->side);
  const char *body = mu_account_name (names, question->body);
  const char *other = mu_account_name (names, question->other);
  switch ((MuAbdAsks) question->kind) {
  case MU_ABD_ASK_DEPLOY: /* Translators: a unit, as the battle begins */
    return g_strdup_printf (_ ("Where does %s stand?"), body);
  case MU_ABD_ASK_DISMOUNT: /* Translators: a unit */
    return g_strdup_printf (_ ("As what does %s fight?"), body);
  case MU_ABD_ASK_BID:
    return ask_bid (names, question);
  case MU_ABD_ASK_LEADER:
    return ask_leader (question);
  case MU_ABD_ASK_CONTROL:
    return ask_control (names, question);
  case MU_ABD_ASK_CHARGE: /* Translators: an army */
    return g_strdup_printf (_ ("Do the Barbarians of %s charge in this turn?"), army);
  case MU_ABD_ASK_FIRST: /* Translators: an army */
    return g_strdup_printf (_ ("%s has the initiative. Who acts first?"), army);
  case MU_ABD_ASK_ACT:
    return ask_act (names, question);
  case MU_ABD_ASK_NEXT:
    return g_strdup (ask_next (question->value[0]));
  case MU_ABD_ASK_MOVE: /* Translators: a unit */
    return g_strdup_printf (_ ("Where does %s go?"), body);
  case MU_ABD_ASK_FIRE:
    return g_strdup (_ ("Who shoots, and at whom?"));
  case MU_ABD_ASK_VOLLEY: /* Translators: a unit */
    return g_strdup_printf (_ ("How does %s shoot?"), body);
  case MU_ABD_ASK_SUPPORT: /* Translators: a unit, an enemy */
    return g_strdup_printf (_ ("Who supports %s against %s?"), body, other);
  case MU_ABD_ASK_FLEE: /* Translators: a unit */
    return g_strdup_printf (_ ("Which way does %s flee?"), body);
  case MU_ABD_ASK_IMPETUOUS:
    return g_strdup (_ ("Which unit out of control rushes on, and where?"));
  case MU_ABD_ASK_MELEE:
    return g_strdup (_ ("Who attacks, and whom?"));
  case MU_ABD_ASK_RETREAT: /* Translators: a unit, its enemy */
    return g_strdup_printf (_ ("%s is attacked by %s. Does it go back?"), body, other);
  case MU_ABD_ASK_ADVANCE: /* Translators: a unit */
    return g_strdup_printf (_ ("Does %s advance?"), body);
  case MU_ABD_ASK_SECOND: /* Translators: a unit */
    return g_strdup_printf (_ ("Whom does %s attack once more?"), body);
  case MU_ABD_ASK_REROLL:
    return ask_reroll (question);
  }
  return g_strdup ("");
}

/* All is done in sight of the enemy. */
const char *
mu_abd_question_secret (const MuQuestion *question)
{
  return NULL;
}

/* Who has been set up is told at once. */
gboolean
mu_abd_question_places (const MuQuestion *question)
{
  return FALSE;
}

/* A hex is pointed at, not slid to. */
gboolean
mu_abd_choice_slides (const MuQuestion *question, const MuChoice *choice)
{
  return FALSE;
}

char *
mu_abd_slide_words (const MuAccountNames *names, const MuQuestion *question, int length)
{
  return g_strdup ("");
}

/* abd.11.2.6: the best for the attacker first; what cannot come is left out. */
char *
mu_abd_odds_words (const int *times, int outcomes)
{
  static const char *const words[] = {
    [MU_ABD_ATTACKER_ELIMINATED] = N_ ("attacker eliminated"),
    [MU_ABD_ATTACKER_DISORDERED] = N_ ("attacker disordered"),
    [MU_ABD_ENGAGED] = N_ ("engaged"),
    [MU_ABD_DEFENDER_DISORDERED] = N_ ("defender disordered"),
    [MU_ABD_DEFENDER_ELIMINATED] = N_ ("defender eliminated"),
  };
  GString *text = g_string_new ("");
  int all = 0;
  for (int i = 0; i < outcomes; i++)
    all += times[i];
  for (int i = MIN (outcomes, (int) G_N_ELEMENTS (words)) - 1; i >= 0; i--) {
    if (times[i] == 0)
      continue;
    if (text->len)
      g_string_append (text, " · ");
    /* Translators: what comes of a melee, how often of so many throws: "engaged 10 of 36" */
    g_string_append_printf (text, _ ("%s %d of %d"), _ (words[i]), times[i], all);
  }
  return g_string_free (text, FALSE);
}
