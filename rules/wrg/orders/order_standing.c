/* Standing orders and signals of a side (wrg.orders.standing, wrg.signals.*). They speak of
 * types and not of bodies, so a line may ask of a type whatever some troops of it could do;
 * which line holds is picked as among the clauses of an order, by the same function. */
#include <string.h>

#include "rules/wrg/orders/order_pick.h"
#include "rules/wrg/troop/troop.h"

static bool
is_for (const MuWrgStandingLine *line, MuTroopType type)
{
  return line->own == 0 || (line->own & MU_TROOP_BIT (type));
}

/* The weapons are not the sheet's business: could such a type ever? */
static bool
type_may_skirmish (MuTroopType type)
{
  const MuTroop armed = { .type = (uint8_t) type, .weapons = 1u << MU_WEAPON_BOW };
  return mu_wrg_troop_may_skirmish (&armed);
}

/* wrg.orders.attack, wrg.orders.skirmish: for troops that are named. */
static MuRule
beyond_the_types (const MuWrgStandingLine *line)
{
  for (int type = 0; type < MU_TROOP_TYPES; type++) {
    if (!(line->own & MU_TROOP_BIT (type)))
      continue;
    if (line->act == MU_WRG_ACT_ATTACK && !mu_wrg_type_may_attack ((MuTroopType) type))
      return MU_RULE_WRG_ORDERS_ATTACK;
    if (line->act == MU_WRG_ACT_SKIRMISH && !type_may_skirmish ((MuTroopType) type))
      return MU_RULE_WRG_ORDERS_SKIRMISH;
  }
  return MU_RULE_NONE;
}

/* wrg.orders.conditional: two actions for the same troops in the same case. */
static bool
contradict (const MuWrgStandingLine *one, const MuWrgStandingLine *other)
{
  const bool same_troops = one->own == other->own || (one->own & other->own);
  return same_troops && one->act != other->act
         && memcmp (&one->in_case, &other->in_case, sizeof one->in_case) == 0;
}

static bool
contradicts_earlier (const MuWrgStandingOrders *standing, int line)
{
  for (int i = 0; i < line; i++)
    if (contradict (&standing->line[i], &standing->line[line]))
      return true;
  return false;
}

static MuRule
judge_line (const MuWrgStandingOrders *standing, int at)
{
  const MuWrgStandingLine *line = &standing->line[at];
  if (line->act == MU_WRG_ACT_AT_WILL)
    return MU_RULE_WRG_ORDERS_INVALID; /* wrg.orders.invalid */
  if (line->act == MU_WRG_ACT_UNSAID)
    return MU_RULE_WRG_ORDERS_FORM;
  if (contradicts_earlier (standing, at))
    return MU_RULE_WRG_ORDERS_CONDITIONAL;
  return beyond_the_types (line);
}

MuRule
mu_wrg_standing_judge (const MuWrgStandingOrders *standing, int *line)
{
  MuRule refused = mu_wrg_standing_refused (standing->words, 1, true, true);
  int at = 0;
  for (int i = 0; i < standing->count && refused == MU_RULE_NONE; i++) {
    at = i;
    refused = judge_line (standing, i);
  }
  if (line)
    *line = at;
  return refused;
}

bool
mu_wrg_standing_covers (const MuWrgStandingOrders *standing, MuTroopType type)
{
  for (int i = 0; i < standing->count; i++)
    if (is_for (&standing->line[i], type))
      return true;
  return false;
}

static int
line_saying (const MuWrgStandingOrders *standing, MuTroopType type, MuOrder order,
             const MuWrgMet *met)
{
  int found = -1;
  for (int i = 0; i < standing->count; i++) {
    const MuWrgStandingLine *line = &standing->line[i];
    MuOrder said;
    if (!is_for (line, type) || !mu_wrg_act_order ((MuWrgActOrder) line->act, &said)
        || said != order || !mu_wrg_case_holds (&line->in_case, met))
      continue;
    if (found < 0 || !mu_wrg_case_is_open (&line->in_case))
      found = i;
  }
  return found;
}

int
mu_wrg_standing_now (const MuWrgStandingOrders *standing, MuTroopType type, const MuWrgMet *met)
{
  MuWrgPick pick = { 0 };
  MuOrder order;
  for (int i = 0; i < standing->count; i++)
    if (is_for (&standing->line[i], type))
      mu_wrg_pick_add (&pick, &standing->line[i].in_case, (MuWrgActOrder) standing->line[i].act,
                       met);
  return mu_wrg_pick_order (&pick, met, &order) ? line_saying (standing, type, order, met) : -1;
}

#define DEFAULT_NEAR 100 /* paces */

/* wrg.orders.default: light horse and foot skirmish, other mounted attack, other foot hold.
 * Engines are neither: they hold, since they cannot attack. */
MuWrgActOrder
mu_wrg_default_act (MuTroopType type, int *paces)
{
  const bool light = type == MU_TROOP_LC || type == MU_TROOP_LI;
  const bool stays = !light && !mu_type_is_mounted (type);
  if (paces)
    *paces = stays ? 0 : DEFAULT_NEAR;
  return light ? MU_WRG_ACT_SKIRMISH : stays ? MU_WRG_ACT_HOLD : MU_WRG_ACT_ATTACK;
}

/* --- signals ------------------------------------------------------------ */

static int
count_kind (const MuWrgSignalBook *book, MuWrgSignal kind)
{
  int count = 0;
  for (int i = 0; i < MU_WRG_SIGNALS; i++)
    count += (book->defined >> i & 1) && book->kind[i] == kind;
  return count;
}

MuRule
mu_wrg_signal_book_judge (const MuWrgSignalBook *book, bool regular_army)
{
  return mu_wrg_signals_refused (regular_army, count_kind (book, MU_WRG_SIGNAL_VISUAL),
                                 count_kind (book, MU_WRG_SIGNAL_AUDIBLE),
                                 count_kind (book, MU_WRG_SIGNAL_AUDIO_VISUAL));
}

uint8_t
mu_wrg_signal_book_av (const MuWrgSignalBook *book)
{
  unsigned set = 0;
  for (int i = 0; i < MU_WRG_SIGNALS; i++)
    if (book->kind[i] == MU_WRG_SIGNAL_AUDIO_VISUAL)
      set |= 1u << i;
  return (uint8_t) (set & book->defined);
}
