/* Past what is in the way: stands drop back behind the rest of their front while a unit advances
 * (awfp.orders.drop-back). */
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

/* By the widest front that comes through, on either hand. */
void
mu_awfp_offer_squeezes (const AwfpBattle *battle, int body, AwfpChoices *list)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuFix whole = mu_awfp_reach (battle, body);
  const MuFix wide = goes (battle, body, &unit->at, whole);
  if (wide >= whole / 2)
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
  if (!mu_awfp_holds_back (battle, body))
    mu_awfp_tell_shape (battle, body, MU_RULE_AWFP_ORDERS_DROP_BACK);
  mu_awfp_come_to (battle, body, disorders, met);
}
