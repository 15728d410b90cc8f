/* Questions to the players. A phase asks by mu_abd_ask and, where that has no answer yet, returns;
 * the step hands the question on. What may be answered is found once, when it comes up. */
#include "rules/abd/battle/engine.h"

#include <assert.h>
#include <string.h>

void
mu_abd_offer (AbdChoices *list, int body, int other, int value, int more)
{
  if (list->count < list->most)
    list->choice[list->count++]
        = (MuChoice){ .body = (int16_t) body, .other = (int16_t) other, .value = { value, more } };
}

/* No, and yes. */
static void
offer_either (AbdChoices *list)
{
  for (int value = 0; value < 2; value++)
    mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, value, 0);
}

static void
offer_all (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  switch ((MuAbdAsks) question->kind) {
  case MU_ABD_ASK_DEPLOY:
    mu_abd_offer_deployment (battle, question, list);
    break;
  case MU_ABD_ASK_DISMOUNT:
    mu_abd_offer_mounts (battle, question, list);
    break;
  case MU_ABD_ASK_LEADER:
    mu_abd_offer_leaders (battle, question, list);
    break;
  case MU_ABD_ASK_CONTROL:
    mu_abd_offer_control (battle, question, list);
    break;
  case MU_ABD_ASK_BID:
  case MU_ABD_ASK_CHARGE:
  case MU_ABD_ASK_FIRST:
  case MU_ABD_ASK_ADVANCE:
    offer_either (list);
    break;
  case MU_ABD_ASK_ACT:
    mu_abd_offer_acts (battle, question, list);
    break;
  case MU_ABD_ASK_NEXT:
    mu_abd_offer_next (battle, question, list);
    break;
  case MU_ABD_ASK_MOVE:
    mu_abd_offer_moves (battle, question, list);
    break;
  case MU_ABD_ASK_FIRE:
    mu_abd_offer_fire (battle, question, list);
    break;
  case MU_ABD_ASK_VOLLEY:
    mu_abd_offer_volleys (battle, question, list);
    break;
  case MU_ABD_ASK_SUPPORT:
    mu_abd_offer_support (battle, question, list);
    break;
  case MU_ABD_ASK_FLEE:
    mu_abd_offer_flights (battle, question, list);
    break;
  case MU_ABD_ASK_IMPETUOUS:
    mu_abd_offer_impetuous (battle, question, list);
    break;
  case MU_ABD_ASK_MELEE:
    mu_abd_offer_melees (battle, question, list);
    break;
  case MU_ABD_ASK_RETREAT:
    mu_abd_offer_retreats (battle, question, list);
    break;
  case MU_ABD_ASK_SECOND:
    mu_abd_offer_seconds (battle, question, list);
    break;
  case MU_ABD_ASK_REROLL:
    mu_abd_offer_rerolls (battle, question, list);
    break;
  }
}

int
mu_abd_choices (const AbdBattle *battle, const MuQuestion *question, MuChoice *choices, int most)
{
  const AbdDesk *desk = &battle->desk;
  if (!desk->open || question->number != desk->question.number)
    return 0;
  const int count = desk->count < most ? desk->count : most;
  if (count > 0)
    memcpy (choices, desk->offered, (size_t) count * sizeof *choices);
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
answers_itself (AbdBattle *battle)
{
  AbdDesk *desk = &battle->desk;
  AbdChoices list = { desk->offered, MU_CHOICES_MAX, 0 };
  offer_all (battle, &desk->question, &list);
  assert (list.count > 0);
  desk->count = list.count;
  desk->answer = desk->offered[0];
  return list.count == 1;
}

const MuChoice *
mu_abd_ask (AbdBattle *battle, MuAbdAsks kind, int side, int body, int other, int value, int more)
{
  AbdDesk *desk = &battle->desk;
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

/* An answer that was not offered is refused by the rule that bars it. */
MuRule
mu_abd_answer (AbdBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  AbdDesk *desk = &battle->desk;
  const bool stands = desk->open && question->number == desk->question.number;
  for (int i = 0; stands && i < desk->count; i++)
    if (memcmp (&desk->offered[i], choice, sizeof *choice) == 0) {
      desk->answer = *choice;
      desk->answered = true;
      desk->open = false;
      desk->asked++;
      return MU_RULE_NONE;
    }
  return desk->question.kind ? mu_abd_barred (battle, &desk->question, choice)
                             : MU_RULE_ABD_STEP_ORDER;
}
