/* What a player of Fast Play is asked, and what he may answer, in words
 * (rules/awfp/battle/markers.h).
 */
#include "reports/awfp/account/questions.h"

#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "reports/awfp/account/questions_place.h"
#include "rules/awfp/scale.h"
#include "rules/awfp/sums/march.h"
#include "rules/field/wheel.h"

/* --- what is asked ------------------------------------------------------------------ */

static const char *
army (const MuAccountNames *names, int side)
{
  return side == MU_SIDE_A || side == MU_SIDE_B ? names->record->side[side].list->name : "";
}

static const char *
general (const MuAccountNames *names, int side)
{
  const char *name = mu_account_general (names, side, 0);
  return name ? name : army (names, side);
}

/* awfp.general.in-combat: a general at grips has himself, or the unit about him, besides. */
static char *
ask_order (const MuAccountNames *names, const MuQuestion *question)
{
  const int orders = question->value[0] + (question->other != MU_NO_BODY);
  g_autofree char *left
      = g_strdup_printf (ngettext ("%d order left", "%d orders left", orders), orders);
  g_autofree char *dummies = g_strdup_printf (
      ngettext ("%d dummy", "%d dummies", question->value[1]), question->value[1]);
  /* Translators: a general, "2 orders left", "3 dummies" */
  return g_strdup_printf (_ ("Which unit does %s give an order? %s, %s"),
                          general (names, question->side), left, dummies);
}

static char *
ask_flank (const MuAccountNames *names, const MuQuestion *question)
{
  return question->value[0] == MU_AWFP_PHASE_CHARGES
             ? g_strdup (_ ("From which flank are charges declared?"))
             : g_strdup (_ ("From which flank do the units move?"));
}

char *
mu_awfp_ask_words (const MuAccountNames *names, const MuQuestion *question)
{
  const char *body = mu_account_name (names, question->body);
  const char *other = mu_account_name (names, question->other);
  switch ((MuAwfpAsks) question->kind) {
  case MU_AWFP_ASK_ABOUT:
    return g_strdup (_ ("Which unit turns about for nothing?"));
  case MU_AWFP_ASK_ORDER:
    return ask_order (names, question);
  case MU_AWFP_ASK_FIRST:
    return g_strdup_printf (_ ("%s has the initiative. Who moves first?"),
                            army (names, question->side));
  case MU_AWFP_ASK_FLANK:
    return ask_flank (names, question);
  case MU_AWFP_ASK_CHARGE: /* Translators: a unit */
    return g_strdup_printf (_ ("Whom does %s charge?"), body);
  case MU_AWFP_ASK_RESPONSE: /* Translators: a unit, its enemy */
    return g_strdup_printf (_ ("%s is charged by %s. What does it do?"), body, other);
  case MU_AWFP_ASK_MOVE: /* Translators: a unit */
    return g_strdup_printf (_ ("What does %s do?"), body);
  case MU_AWFP_ASK_SHOT: /* Translators: a unit */
    return g_strdup_printf (_ ("At whom does %s shoot?"), body);
  case MU_AWFP_ASK_FOLLOW: /* Translators: a unit that gives way, another */
    return g_strdup_printf (_ ("%s gives way. Does %s follow?"), other, body);
  case MU_AWFP_ASK_SECOND:
    return g_strdup (_ ("What is the priest's second throw kept for this turn?"));
  case MU_AWFP_ASK_PLACE: /* Translators: a unit, as the battle begins */
    return g_strdup_printf (_ ("Where does %s stand?"), body);
  }
  return g_strdup ("");
}

/* --- what may be answered --------------------------------------------------------------- */

static const char *
order_words (int order)
{
  switch ((MuAwfpMarked) order) {
  case MU_AWFP_ADVANCE:
    return C_ ("command", "Advance");
  case MU_AWFP_CHARGE:
    return C_ ("command", "Charge");
  case MU_AWFP_DEPLOY:
    return C_ ("command", "Deploy");
  case MU_AWFP_DEFEND:
    return C_ ("command", "Defend");
  case MU_AWFP_RETREAT:
    return C_ ("command", "Retreat");
  case MU_AWFP_RECOVER:
    return C_ ("command", "Recover");
  case MU_AWFP_DUMMY:
    return C_ ("command", "A dummy");
  case MU_AWFP_NO_ORDER:
    break;
  }
  return _ ("No more orders");
}

static const char *
response_words (int response)
{
  switch ((MuAwfpResponse) response) {
  case MU_AWFP_STANDS:
    return _ ("It stands to receive the charge");
  case MU_AWFP_COUNTERCHARGES:
    return _ ("It countercharges");
  case MU_AWFP_FALLS_BACK:
    return _ ("It falls back");
  case MU_AWFP_TURNS_TO_FACE:
    return _ ("It turns to face the charge");
  case MU_AWFP_RUNS:
    return _ ("It retreats");
  }
  return "";
}

/* awfp.priest.reroll */
static const char *
second_words (int kept)
{
  switch ((MuAwfpSecond) kept) {
  case MU_AWFP_SECOND_NERVE:
    return _ ("A test of morale that ends in retreat or rout");
  case MU_AWFP_SECOND_SCORE:
    return _ ("A 1 or 2 in close combat");
  case MU_AWFP_SECOND_VOLLEY:
    return _ ("A shot that misses");
  case MU_AWFP_SECOND_NONE:
    break;
  }
  return _ ("Nothing");
}

static const char *
leaving_words (int where)
{
  return where < 0   ? _ ("Leaves his unit, to its left")
         : where > 0 ? _ ("Leaves his unit, to its right")
                     : _ ("Leaves his unit, behind it");
}

/* awfp.orders.drop-back */
static char *
squeeze_words (int files)
{
  if (files > 0)
    return g_strdup_printf (
        ngettext ("Passes with its %d left stand", "Passes with its %d left stands", files), files);
  return g_strdup_printf (
      ngettext ("Passes with its %d right stand", "Passes with its %d right stands", -files),
      -files);
}

static const char *
facing_words (int quarters)
{
  return quarters == 1 ? _ ("Faces right") : quarters == 2 ? _ ("Faces about") : _ ("Faces left");
}

static char *
wheel_words (int wheel)
{
  const int degrees = (ABS (wheel) * 360 + MU_ANGLE_HALF) / (2 * MU_ANGLE_HALF);
  if (degrees == 0)
    return g_strdup (_ ("straight ahead"));
  return g_strdup_printf (wheel > 0 ? _ ("%d° to the right") : _ ("%d° to the left"), degrees);
}

char *
mu_awfp_turn_words (const MuAccountNames *names, const MuQuestion *question, int turn)
{
  return question->kind == MU_AWFP_ASK_PLACE ? mu_awfp_along_words (turn) : wheel_words (turn);
}

char *
mu_awfp_length_words (const MuAccountNames *names, const MuQuestion *question, int length)
{
  return question->kind == MU_AWFP_ASK_PLACE ? mu_awfp_ahead_words (names, question, length)
                                             : mu_awfp_inches_words (length);
}

static char *
way_words (const MuChoice *choice)
{
  g_autofree char *wheel = wheel_words (choice->value[0]);
  g_autofree char *length = mu_awfp_inches_words (choice->value[1]);
  /* Translators: a wheel, a distance, as "15° to the left, 3.5 inches" */
  return g_strdup_printf (_ ("%s, %s"), wheel, length);
}

static char *
move_words (const MuAccountNames *names, const MuChoice *choice)
{
  switch ((MuAwfpDoes) choice->other) {
  case MU_AWFP_STAYS:
    return g_strdup (_ ("Stays where it is"));
  case MU_AWFP_GOES:
    return way_words (choice);
  case MU_AWFP_GOES_BACK:
    return mu_awfp_inches_words (choice->value[1]);
  case MU_AWFP_JOINS:
    return g_strdup_printf (_ ("Joins %s"), mu_account_name (names, choice->value[0]));
  case MU_AWFP_FACES:
    return g_strdup (facing_words (choice->value[0]));
  case MU_AWFP_FORMS:
    return g_strdup_printf (ngettext ("%d stand in front", "%d stands in front", choice->value[0]),
                            choice->value[0]);
  case MU_AWFP_SIDESTEPS:
    return g_strdup (choice->value[0] > 0 ? _ ("Sidesteps to the right")
                                          : _ ("Sidesteps to the left"));
  case MU_AWFP_BACKS:
    return g_strdup (_ ("Backs, its front to the enemy"));
  case MU_AWFP_WHEELS:
    return wheel_words (choice->value[0]);
  case MU_AWFP_STEPS:
    return g_strdup (_ ("Steps ahead"));
  case MU_AWFP_LEAVES:
    return g_strdup (leaving_words (choice->value[0]));
  case MU_AWFP_SQUEEZES:
    return squeeze_words (choice->value[0]);
  case MU_AWFP_WITHDRAWS: /* Translators: a unit, as far as a die will say */
    return g_strdup (_ ("Retreats, by the die"));
  case MU_AWFP_LAYS:
    return g_strdup (_ ("Lays caltrops before its front"));
  case MU_AWFP_SEEKS:
    return g_strdup (_ ("Looks for a ford"));
  case MU_AWFP_CONFORMS: /* Translators: the stands of a unit, of a wood or a marsh */
    return g_strdup (_ ("Lines up on the edge of the ground"));
  }
  return g_strdup ("");
}

static char *
charge_words (const MuAccountNames *names, const MuChoice *choice)
{
  if (choice->body == MU_NO_BODY)
    return g_strdup (_ ("Nobody"));
  if (choice->other != MU_NO_BODY) /* Translators: two units beside each other */
    return g_strdup_printf (_ ("%s and %s"), mu_account_name (names, choice->body),
                            mu_account_name (names, choice->other));
  if (choice->value[0] == 1) /* Translators: a unit */
    return g_strdup_printf (_ ("%s, trying for frenzy"), mu_account_name (names, choice->body));
  return g_strdup (mu_account_name (names, choice->body));
}

char *
mu_awfp_choice_words (const MuAccountNames *names, const MuQuestion *question,
                      const MuChoice *choice)
{
  switch ((MuAwfpAsks) question->kind) {
  case MU_AWFP_ASK_ABOUT:
    return g_strdup (choice->body == MU_NO_BODY ? _ ("None")
                                                : mu_account_name (names, choice->body));
  case MU_AWFP_ASK_ORDER:
    return g_strdup (order_words (choice->value[0]));
  case MU_AWFP_ASK_FIRST:
    return g_strdup (army (names, choice->value[0]));
  case MU_AWFP_ASK_FLANK: /* Translators: an army */
    return g_strdup_printf (choice->value[0] == 0 ? _ ("From the left of %s")
                                                  : _ ("From the right of %s"),
                            army (names, MU_SIDE_A));
  case MU_AWFP_ASK_CHARGE:
    return charge_words (names, choice);
  case MU_AWFP_ASK_RESPONSE:
    return g_strdup (response_words (choice->value[0]));
  case MU_AWFP_ASK_MOVE:
    return move_words (names, choice);
  case MU_AWFP_ASK_SHOT:
    return g_strdup (choice->body == MU_NO_BODY ? _ ("Nobody")
                                                : mu_account_name (names, choice->body));
  case MU_AWFP_ASK_FOLLOW:
    return g_strdup (choice->value[0] ? _ ("It follows") : _ ("It stays"));
  case MU_AWFP_ASK_SECOND:
    return g_strdup (second_words (choice->value[0]));
  case MU_AWFP_ASK_PLACE:
    return mu_awfp_place_words (names, question, choice);
  }
  return g_strdup ("");
}

/* --- what belongs together ----------------------------------------------------------------- */

/* Orders by their unit, moves by what is done, places by how a unit is formed there; the rest is
 * each by itself. */
int
mu_awfp_choice_group (const MuQuestion *question, const MuChoice *choice)
{
  if (question->kind == MU_AWFP_ASK_ORDER)
    return choice->body;
  if (question->kind == MU_AWFP_ASK_PLACE && mu_awfp_is_spot (choice))
    return choice->other;
  if (question->kind != MU_AWFP_ASK_MOVE)
    return MU_CHOICE_ALONE;
  switch ((MuAwfpDoes) choice->other) {
  case MU_AWFP_STAYS:
  case MU_AWFP_SIDESTEPS:
  case MU_AWFP_BACKS:
  case MU_AWFP_STEPS:
  case MU_AWFP_LEAVES:
  case MU_AWFP_SQUEEZES:
  case MU_AWFP_WITHDRAWS:
  case MU_AWFP_CONFORMS:
  case MU_AWFP_LAYS:
  case MU_AWFP_SEEKS:
    return MU_CHOICE_ALONE;
  case MU_AWFP_GOES:
  case MU_AWFP_GOES_BACK:
  case MU_AWFP_JOINS:
  case MU_AWFP_FACES:
  case MU_AWFP_FORMS:
  case MU_AWFP_WHEELS:
    break;
  }
  return choice->other;
}

static const char *
does_words (int does)
{
  switch ((MuAwfpDoes) does) {
  case MU_AWFP_GOES:
    return _ ("Advances");
  case MU_AWFP_GOES_BACK:
    return _ ("Retreats");
  case MU_AWFP_JOINS:
    return _ ("Joins a unit");
  case MU_AWFP_FACES:
    return _ ("Faces another way");
  case MU_AWFP_FORMS:
    return _ ("Forms up");
  case MU_AWFP_WHEELS:
    return _ ("Wheels");
  case MU_AWFP_STAYS:
  case MU_AWFP_SIDESTEPS:
  case MU_AWFP_BACKS:
  case MU_AWFP_STEPS:
  case MU_AWFP_LEAVES:
  case MU_AWFP_SQUEEZES:
  case MU_AWFP_WITHDRAWS:
  case MU_AWFP_CONFORMS:
  case MU_AWFP_LAYS:
  case MU_AWFP_SEEKS:
    break;
  }
  return "";
}

char *
mu_awfp_group_words (const MuAccountNames *names, const MuQuestion *question,
                     const MuChoice *choice)
{
  if (question->kind == MU_AWFP_ASK_ORDER)
    return g_strdup (choice->body == MU_NO_BODY ? _ ("No more orders")
                                                : mu_account_name (names, choice->body));
  if (question->kind == MU_AWFP_ASK_PLACE)
    return mu_awfp_places_words (choice);
  return g_strdup (does_words (choice->other));
}

gboolean
mu_awfp_choice_slides (const MuQuestion *question, const MuChoice *choice)
{
  if (mu_awfp_question_places (question))
    return mu_awfp_is_spot (choice);
  return question->kind == MU_AWFP_ASK_MOVE
         && (choice->other == MU_AWFP_GOES || choice->other == MU_AWFP_GOES_BACK
             || choice->other == MU_AWFP_WHEELS);
}

/* awfp.sequence.orders-placed: markers lie face down, and what turns about before them is part of
 * the plan; so is what a second throw is kept for, and on the first turn, on which both sides move
 * at once (awfp.sequence.first-turn.simultaneous), where each goes. awfp.deploy.screen: and who
 * stands where until both armies do. */
const char *
mu_awfp_question_secret (const MuQuestion *question)
{
  if (mu_awfp_question_places (question))
    return question->value[0] == MU_PLACED_BEHIND_SCREEN
               ? _ ("Armies are set up in secret: what is asked now is for these eyes alone.")
               : NULL;
  if (question->kind == MU_AWFP_ASK_MOVE)
    return question->period == 1
               ? _ ("Both sides move at once: what is asked now is for these eyes alone.")
               : NULL;
  if (question->kind != MU_AWFP_ASK_ABOUT && question->kind != MU_AWFP_ASK_ORDER
      && question->kind != MU_AWFP_ASK_SECOND)
    return NULL;
  return _ ("Orders lie face down: what is asked now is for these eyes alone.");
}

gboolean
mu_awfp_question_places (const MuQuestion *question)
{
  return question->kind == MU_AWFP_ASK_PLACE;
}

int
mu_awfp_choice_body (const MuQuestion *question, const MuChoice *choice)
{
  if (question->kind != MU_AWFP_ASK_MOVE)
    return choice->body;
  return choice->other == MU_AWFP_JOINS ? choice->value[0] : MU_NO_BODY;
}

/* --- where a move leads ---------------------------------------------------------------------- */

static MuRect
led (const MuRect *at, const MuChoice *choice, MuFix stand, MuFix inch)
{
  MuRect place = *at;
  switch ((MuAwfpDoes) choice->other) {
  case MU_AWFP_GOES:
    place = choice->value[0] ? mu_rect_wheeled (at, choice->value[0]) : *at;
    return mu_rect_ahead (&place, choice->value[1]);
  case MU_AWFP_GOES_BACK:
    place = mu_rect_about (at);
    return mu_rect_ahead (&place, choice->value[1]);
  case MU_AWFP_FACES:
    return choice->value[0] == 2
               ? mu_rect_about (at)
               : mu_rect_turned (at, (MuAngle) (at->facing + choice->value[0] * MU_ANGLE_QUARTER));
  case MU_AWFP_SIDESTEPS:
    return mu_rect_moved (at, (MuLocal){ choice->value[0] * stand, 0 });
  case MU_AWFP_BACKS:
    return mu_rect_ahead (at, -inch);
  case MU_AWFP_STEPS:
    return mu_rect_ahead (at, inch);
  case MU_AWFP_WHEELS:
    return mu_rect_wheeled (at, choice->value[0]);
  case MU_AWFP_SQUEEZES:
    return mu_rect_ahead (at, choice->value[1]);
  case MU_AWFP_CONFORMS:
    place = mu_rect_ahead (at, choice->value[1]);
    place.facing = (MuAngle) (place.facing + choice->value[0]);
    return place;
  case MU_AWFP_LAYS:
  case MU_AWFP_SEEKS:
  case MU_AWFP_WITHDRAWS:
  case MU_AWFP_STAYS:
  case MU_AWFP_JOINS:
  case MU_AWFP_LEAVES:
  case MU_AWFP_FORMS:
    break;
  }
  return place;
}

gboolean
mu_awfp_choice_leads (const MuAccountNames *names, const MuQuestion *question,
                      const MuChoice *choice, MuRect *place)
{
  if (question->kind == MU_AWFP_ASK_PLACE)
    return mu_awfp_place_leads (question, choice, place);
  if (question->kind != MU_AWFP_ASK_MOVE || choice->other == MU_AWFP_STAYS
      || choice->other == MU_AWFP_JOINS || choice->other == MU_AWFP_LEAVES
      || choice->other == MU_AWFP_FORMS)
    return FALSE;
  *place
      = led (place, choice, MU_PACES (MU_AWFP_STAND_PACES), mu_awfp_length (MU_AWFP_MEDIUM, 1, 2));
  return TRUE;
}
