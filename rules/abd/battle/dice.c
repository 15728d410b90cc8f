/* Dice as they lie on the table. All that is thrown at one time lies there together, and, where the
 * scenario has re-rolls, nothing follows from it before both players have left it at that: the
 * Initiative Player is asked first (abd.17.2.2.reroll). */
#include "rules/abd/battle/engine.h"

#include <assert.h>

#define NOBODY_YET (-1)

void
mu_abd_tray_clear (AbdBattle *battle)
{
  battle->tray.count = 0;
  battle->tray.asked = NOBODY_YET;
  battle->tray.declined = 0;
  battle->tray.escapes = MU_ABD_OFF;
}

/* abd.17.2.1.averaging */
static int
throw_die (AbdBattle *battle, MuRollPurpose purpose, int body)
{
  const int subject = body == MU_NO_BODY ? MU_ROLL_NO_SUBJECT : body;
  const int face = mu_dice_roll (battle->dice, MU_DIE_ORDINARY, purpose, subject);
  if (!mu_abd_has_option (battle, MU_ABD_AVERAGING))
    return face;
  return face == 1 ? 3 : face == MU_ABD_FACES ? 4 : face;
}

int
mu_abd_tray_throw (AbdBattle *battle, MuRollPurpose purpose, int side, int body)
{
  AbdTray *tray = &battle->tray;
  assert (tray->count < ABD_DICE);
  tray->die[tray->count].face = (uint8_t) throw_die (battle, purpose, body);
  tray->die[tray->count].purpose = (uint8_t) purpose;
  tray->die[tray->count].side = (uint8_t) side;
  tray->die[tray->count].body = (int16_t) body;
  return tray->count++;
}

int
mu_abd_tray_face (const AbdBattle *battle, int place)
{
  assert (place >= 0 && place < battle->tray.count);
  return battle->tray.die[place].face;
}

void
mu_abd_offer_rerolls (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  for (int i = -1; i < question->value[0]; i++)
    mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, i, 0);
}

/* By whoever threw it, for a point of the side that is asked. */
static void
throw_again (AbdBattle *battle, int place)
{
  AbdTray *tray = &battle->tray;
  const int before = tray->die[place].face, side = tray->asked;
  battle->points[side]--;
  tray->die[place].face = (uint8_t) throw_die (battle, (MuRollPurpose) tray->die[place].purpose,
                                               tray->die[place].body);
  mu_abd_tell (battle, MU_ABD_EVENT_REROLL, MU_RULE_ABD_LUCK_REROLL, tray->die[place].body,
               MU_NO_BODY, VALUES (side, place, before, tray->die[place].face));
}

/* For who is asked: mu_abd_shown. */
static int
all_faces (const AbdTray *tray)
{
  int dice = 0;
  for (int i = 0; i < tray->count && i < MU_ABD_DICE_SHOWN; i++)
    dice |= tray->die[i].face << 3 * i;
  return dice;
}

/* Who cannot pay declines. */
static bool
one_is_asked (AbdBattle *battle)
{
  AbdTray *tray = &battle->tray;
  int place = -1;
  if (battle->points[tray->asked] > 0) {
    const MuChoice *choice = mu_abd_ask (battle, MU_ABD_ASK_REROLL, tray->asked, MU_NO_BODY,
                                         MU_NO_BODY, tray->count, all_faces (tray));
    if (!choice)
      return false;
    place = choice->value[0];
  }
  if (place >= 0)
    throw_again (battle, place);
  tray->declined = place >= 0 ? 0 : (int8_t) (tray->declined + 1);
  tray->asked = (int8_t) !tray->asked;
  return true;
}

bool
mu_abd_tray_settled (AbdBattle *battle)
{
  AbdTray *tray = &battle->tray;
  if (!mu_abd_has_option (battle, MU_ABD_REROLLS) || tray->count == 0)
    return true;
  if (tray->asked == NOBODY_YET)
    tray->asked = (int8_t) battle->initiative;
  while (tray->declined < MU_SIDES)
    if (!one_is_asked (battle))
      return false;
  return true;
}
