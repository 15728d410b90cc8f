/* Past what is in the way: stands drop back behind the rest of their front while a unit advances or
 * charges (awfp.orders.drop-back, awfp.charge.friend-blocks). */
#include "rules/awfp/battle/engine.h"

/* The unit where it stands with so many stands in front, those of its left (files > 0) or of its
 * right. */
static AwfpUnit
narrowed (const AwfpBattle *battle, int body, int files)
{
  AwfpUnit unit = battle->unit[body];
  const MuFix before = unit.at.width;
  unit.files = (uint8_t) (files > 0 ? files : -files);
  mu_awfp_reshape (battle, &unit);
  const MuFix aside = (before - unit.at.width) / 2;
  unit.at = mu_rect_moved (&unit.at, (MuLocal){ files > 0 ? -aside : aside, 0 });
  return unit;
}

/* How far it comes from there, with the front that it has there. */
static MuFix
goes (const AwfpBattle *battle, int body, const MuRect *from, MuFix whole)
{
  bool disorders, clear;
  return mu_awfp_path (battle, body, from,
                       mu_awfp_going_over (battle, body, from, whole, &disorders, &clear), NULL);
}

/* By the widest front that comes through, on either hand, where all of it comes not three quarters
 * of the way. */
void
mu_awfp_offer_squeezes (const AwfpBattle *battle, int body, AwfpChoices *list)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuFix whole = mu_awfp_reach (battle, body);
  const MuFix wide = goes (battle, body, &unit->at, whole);
  if (wide >= whole / 4 * 3)
    return;
  for (int hand = 1; hand >= -1; hand -= 2)
    for (int files = unit->files - 1; files > 0; files--) {
      const AwfpUnit slim = narrowed (battle, body, hand * files);
      const MuFix far = goes (battle, body, &slim.at, whole);
      const MuRect place = mu_rect_ahead (&slim.at, far);
      if (far < wide + battle->inch || !mu_awfp_has_room (battle, body, &place))
        continue;
      mu_awfp_offer (list, body, MU_AWFP_SQUEEZES, hand * files, far);
      break;
    }
}

MuRect
mu_awfp_narrowed (const AwfpBattle *battle, int body, const MuChoice *choice)
{
  return narrowed (battle, body, choice->value[0]).at;
}

MuRect
mu_awfp_squeezed (const AwfpBattle *battle, int body, const MuChoice *choice)
{
  const MuRect from = mu_awfp_narrowed (battle, body, choice);
  return mu_rect_ahead (&from, choice->value[1]);
}

void
mu_awfp_squeeze (AwfpBattle *battle, int body, const MuChoice *choice)
{
  const AwfpUnit slim = narrowed (battle, body, choice->value[0]);
  bool disorders, clear;
  int16_t met;
  mu_awfp_going_over (battle, body, &slim.at, choice->value[1], &disorders, &clear);
  mu_awfp_path (battle, body, &slim.at, choice->value[1] + MU_RECT_SLACK, &met);
  const MuRect place = mu_awfp_ahead (battle, body, &slim.at, choice->value[1]);
  if (!mu_awfp_has_room (battle, body, &place))
    return;
  battle->unit[body].files = slim.files;
  mu_awfp_march (battle, body, &place, MU_RULE_AWFP_ORDERS_DROP_BACK, choice->value[1]);
  if (!mu_awfp_holds_back (battle))
    mu_awfp_tell_shape (battle, body, MU_RULE_AWFP_ORDERS_DROP_BACK);
  mu_awfp_come_to (battle, body, disorders, met);
}

/* The widest front with which it can charge other, as narrowed has it; 0: none. */
static int
front_to_charge (const AwfpBattle *battle, int body, int other, MuFix most)
{
  MuWheel wheel;
  MuFix distance;
  for (int files = battle->unit[body].files - 1; files > 0; files--)
    for (int hand = 1; hand >= -1; hand -= 2) {
      const MuRect slim = narrowed (battle, body, hand * files).at;
      if (mu_awfp_has_room (battle, body, &slim)
          && mu_awfp_aims_from (battle, body, &slim, other, most, &wheel, &distance)
          && distance <= most)
        return hand * files;
    }
  return 0;
}

/* Only where it could wheel to strike the other at all is a friend what is in its way. */
bool
mu_awfp_squeezes_to (const AwfpBattle *battle, int body, int other, MuFix most)
{
  MuWheel wheel;
  const MuWheel eighth = MU_ANGLE_QUARTER / 2;
  return mu_wheel_to_strike (&battle->unit[body].at, &battle->unit[other].at, battle->stand, &wheel)
         && wheel <= eighth && wheel >= -eighth && front_to_charge (battle, body, other, most) != 0;
}

void
mu_awfp_squeeze_to (AwfpBattle *battle, int body, int other)
{
  MuWheel wheel;
  MuFix distance;
  if (mu_awfp_aims (battle, body, other, MU_RECT_FAR / 2, &wheel, &distance))
    return;
  const int front = front_to_charge (battle, body, other, MU_RECT_FAR / 2);
  if (!front)
    return;
  const AwfpUnit slim = narrowed (battle, body, front);
  battle->unit[body].files = slim.files;
  battle->unit[body].at = slim.at;
  mu_awfp_tell_shape (battle, body, MU_RULE_AWFP_ORDERS_DROP_BACK);
}
