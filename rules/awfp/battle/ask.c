/* Questions to the players. A phase asks by mu_awfp_ask and, where that has no answer yet, returns;
 * the step hands the question on. */
#include "rules/awfp/battle/engine.h"

#include <string.h>

void
mu_awfp_offer (AwfpChoices *list, int body, int other, int value, int more)
{
  if (list->count < list->most)
    list->choice[list->count]
        = (MuChoice){ .body = (int16_t) body, .other = (int16_t) other, .value = { value, more } };
  if (list->count < MU_CHOICES_MAX)
    list->count++;
}

static void
offer_first (AwfpChoices *list)
{
  for (int side = 0; side < MU_SIDES; side++)
    mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, side, 0);
}

static void
offer_all (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list)
{
  switch ((MuAwfpAsks) question->kind) {
  case MU_AWFP_ASK_ABOUT:
    mu_awfp_offer_about (battle, question, list);
    break;
  case MU_AWFP_ASK_ORDER:
    mu_awfp_offer_orders (battle, question, list);
    break;
  case MU_AWFP_ASK_FIRST:
  case MU_AWFP_ASK_FLANK:
  case MU_AWFP_ASK_FOLLOW:
    offer_first (list);
    break;
  case MU_AWFP_ASK_CHARGE:
    mu_awfp_offer_charges (battle, question, list);
    break;
  case MU_AWFP_ASK_RESPONSE:
    mu_awfp_offer_responses (battle, question, list);
    break;
  case MU_AWFP_ASK_MOVE:
    mu_awfp_offer_moves (battle, question, list);
    break;
  case MU_AWFP_ASK_SHOT:
    mu_awfp_offer_shots (battle, question, list);
    break;
  case MU_AWFP_ASK_SECOND:
    mu_awfp_offer_seconds (list);
    break;
  case MU_AWFP_ASK_PLACE:
    mu_awfp_offer_places (battle, question, list);
    break;
  }
}

/* What may be answered is found once, when the question comes up. */
int
mu_awfp_choices (const AwfpBattle *battle, const MuQuestion *question, MuChoice *choices, int most)
{
  const AwfpDesk *desk = &battle->desk;
  if (!desk->open || question->number != desk->question.number)
    return 0;
  for (int i = 0; i < desk->count && i < most; i++)
    choices[i] = desk->offered[i];
  return desk->count;
}

static bool
is_same (const MuQuestion *one, const MuQuestion *other)
{
  return one->kind == other->kind && one->side == other->side && one->body == other->body
         && one->other == other->other && one->value[0] == other->value[0]
         && one->value[1] == other->value[1];
}

/* Whether the question leaves no choice; then the answer is that one. */
static bool
answers_itself (AwfpBattle *battle)
{
  AwfpDesk *desk = &battle->desk;
  AwfpChoices list = { desk->offered, MU_CHOICES_MAX, 0 };
  offer_all (battle, &desk->question, &list);
  desk->count = list.count;
  desk->answer = desk->offered[0];
  return list.count == 1;
}

const MuChoice *
mu_awfp_ask (AwfpBattle *battle, MuAwfpAsks kind, int side, int body, int other, int value,
             int more)
{
  AwfpDesk *desk = &battle->desk;
  const MuQuestion question = { .number = desk->asked,
                                .kind = (uint16_t) kind,
                                .side = (uint8_t) side,
                                .period = battle->turn ? battle->turn : 1,
                                .body = (int16_t) body,
                                .other = (int16_t) other,
                                .value = { value, more } };
  if (desk->answered && is_same (&question, &desk->question)) {
    desk->answered = false;
    return &desk->answer;
  }
  desk->question = question;
  if (answers_itself (battle))
    return &desk->answer;
  desk->open = true;
  return NULL;
}

bool
mu_awfp_flank_chosen (AwfpBattle *battle, int side)
{
  const MuChoice *choice
      = mu_awfp_ask (battle, MU_AWFP_ASK_FLANK, side, MU_NO_BODY, MU_NO_BODY, battle->phase, 0);
  if (choice)
    battle->course.flank = choice->value[0] == 1;
  return choice != NULL;
}

/* Where a rule bars the answer it is the sequence's: it names no choice that was offered. */
MuRule
mu_awfp_answer (AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  static const MuRule barred[] = {
    [MU_AWFP_ASK_ABOUT] = MU_RULE_AWFP_SEQUENCE_FREE_TURN,
    [MU_AWFP_ASK_ORDER] = MU_RULE_AWFP_ORDERS_LIST,
    [MU_AWFP_ASK_FIRST] = MU_RULE_AWFP_SEQUENCE_INITIATIVE,
    [MU_AWFP_ASK_FLANK] = MU_RULE_AWFP_SEQUENCE_CHARGE_FLANK,
    [MU_AWFP_ASK_CHARGE] = MU_RULE_AWFP_CHARGE_ELIGIBLE,
    [MU_AWFP_ASK_RESPONSE] = MU_RULE_AWFP_SEQUENCE_CHARGE_RESPONSES,
    [MU_AWFP_ASK_MOVE] = MU_RULE_AWFP_ORDERS_NEEDED_TO_MOVE,
    [MU_AWFP_ASK_SHOT] = MU_RULE_AWFP_MISSILE_TABLE,
    [MU_AWFP_ASK_FOLLOW] = MU_RULE_AWFP_COMBAT_RESULTS,
    [MU_AWFP_ASK_SECOND] = MU_RULE_AWFP_PRIEST_REROLL,
    [MU_AWFP_ASK_PLACE] = MU_RULE_AWFP_SET_UP_SCREEN,
  };
  AwfpDesk *desk = &battle->desk;
  const bool stands = desk->open && question->number == desk->question.number;
  for (int i = 0; stands && i < desk->count; i++)
    if (memcmp (&desk->offered[i], choice, sizeof *choice) == 0) {
      desk->answer = *choice;
      desk->answered = true;
      desk->open = false;
      desk->asked++;
      return MU_RULE_NONE;
    }
  return barred[desk->question.kind ? desk->question.kind : MU_AWFP_ASK_ORDER];
}
