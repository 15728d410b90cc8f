/* Mixed bodies: two kinds of troops of one unit or more who stand in one body
 * (wrg.units.mixed.same, wrg.formation.mixed).
 *
 * Each kind is a unit of the set-up. The first, the host, is the body and acts for both:
 * its figures, files and ground are those of all. The other, its guest, comes directly
 * after it, is never on the table by itself and keeps count of its own figures and
 * casualties (wrg.casualties.groups). It stands behind the host's figures or half on each
 * flank; as figures fall the others close up in that order.
 *
 * READING: wrg.formation.contiguous: nobody of the body goes faster than the slower kind. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/formation.h"

/* --- set-up -------------------------------------------------------------- */

static bool
is_alone (const MuWrgSetupUnit *unit)
{
  return unit->mixed == MU_NOT_MIXED;
}

static int
ranks_for (int figures, int files)
{
  return (figures + files - 1) / files;
}

/* wrg.formation.mixed */
static bool
stand_right (const MuWrgSetupUnit *host, const MuWrgSetupUnit *guest)
{
  const int files = mu_wrg_formation_files (MU_FORMATION_USUAL, host->figures, host->ranks);
  const int others = guest->figures;
  MuWrgMixed mixed = { .ranks = host->ranks };
  if (guest->mixed == MU_MIXED_FLANKS) {
    mixed.right = others - others / 2;
    mixed.left = others / 2;
  } else {
    mixed.behind = others;
    mixed.ranks_before = ranks_for (host->figures, files);
    mixed.ranks = ranks_for (host->figures + others, files);
  }
  return mu_wrg_mixed_barred (&mixed) == MU_RULE_NONE;
}

/* wrg.orders.skirmish: open to both or to nobody of the body. */
static bool
obey_alike (const MuWrgSetupUnit *host, const MuWrgSetupUnit *guest)
{
  return !guest->orders && !guest->sub_unit
         && (host->order != MU_ORDER_SKIRMISH || mu_wrg_troop_may_skirmish (&guest->troop));
}

/* READING: wrg.units.mixed.same: two kinds of troops and no more; and no formation but the
 * usual ones, in which the kinds have their places. */
MuWrgSetupAnswer
mu_wrg_check_mixed (const MuWrgSetupSide *side, int unit)
{
  const MuWrgSetupUnit *guest = &side->units[unit];
  const MuWrgSetupUnit *host = guest - 1;
  if (is_alone (guest))
    return MU_WRG_SETUP_OK;
  if (guest->mixed >= MU_MIXED_HOWS || unit == 0 || !is_alone (host)
      || host->formation != MU_FORMATION_USUAL || guest->formation != MU_FORMATION_USUAL
      || host->figures + guest->figures > MU_BATTLE_FIGURES_MAX)
    return MU_WRG_SETUP_BAD_MIXED;
  if (mu_wrg_mixed_troops_barred (&host->troop, &guest->troop) != MU_RULE_NONE
      || !stand_right (host, guest) || !obey_alike (host, guest))
    return MU_WRG_SETUP_BAD_MIXED;
  return MU_WRG_SETUP_OK;
}

/* The unit that is the body in which this one stands; of nobody it is nobody. */
int
mu_wrg_unit_of_body (const MuWrgSetupSide *side, int unit)
{
  return unit > 0 && !is_alone (&side->units[unit]) ? unit - 1 : unit;
}

static void
join (Body *host, Body *guest, const MuWrgSetupUnit *unit)
{
  const int ranks = mu_wrg_ranks_of (host);
  guest->status = STATUS_GONE;
  guest->mixed = unit->mixed;
  host->hosts = true;
  host->figures = (uint16_t) (host->figures + guest->figures);
  host->figures_start = host->figures;
  if (guest->mixed == MU_MIXED_FLANKS)
    host->files = (uint16_t) mu_wrg_formation_files (MU_FORMATION_USUAL, host->figures, ranks);
}

void
mu_wrg_join_guests (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup)
{
  for (int i = 0; i < setup->unit_count; i++) {
    Body *body = body_at (battle, battle->first[side] + i);
    if (!is_alone (&setup->units[i]))
      join (body - 1, body, &setup->units[i]);
  }
}

/* wrg.units.mixed.same: the second unit of a mixed body acts with it, so that orders which name
 * either mean the one body. */
int
mu_wrg_named_body (const WrgBattle *battle, MuSide side, int number)
{
  const int body = battle->first[side] + number;
  return is_guest (body_at (battle, body)) ? body - 1 : body;
}

void
mu_wrg_announce_guest (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (is_guest (self))
    mu_wrg_emit (battle, MU_EVENT_MIXED, MU_RULE_WRG_UNITS_MIXED_SAME, body, body - 1,
                 VALUES (self->mixed));
}

/* --- who stands where ----------------------------------------------------- */

/* Files of a flank that so many figures fill: not all, while the others need one. */
static int
wing_files (const Body *body, int figures)
{
  const int most = own_figures (body) > 0 ? (body->files - 1) / 2 : body->files;
  const int files = ranks_for (figures, mu_wrg_ranks_of (body));
  return files < most ? files : most;
}

/* Rank and file from 0; file 0 is the rightmost. */
bool
mu_wrg_stands_guest (const Body *body, int rank, int file)
{
  const Body *guest = guest_of (body);
  if (!guest || guest->figures == 0)
    return false;
  if (guest->in_front)
    return rank * body->files + file < guest->figures;
  if (guest->mixed == MU_MIXED_BEHIND)
    return rank * body->files + file >= own_figures (body);
  const int left = guest->figures / 2;
  return file < wing_files (body, guest->figures - left)
         || file >= body->files - wing_files (body, left);
}

/* Figures of that kind in a rank, from 0. */
int
mu_wrg_kind_in_rank (const Body *body, bool guest, int rank)
{
  int count = 0;
  const int all = mu_wrg_figures_in_rank (body, rank);
  if (!body->hosts)
    return all;
  for (int file = 0; file < all; file++)
    count += mu_wrg_stands_guest (body, rank, file) == guest;
  return count;
}

static int
nearest_file (const Body *body, const Body *other)
{
  const MuLocal at = mu_rect_local (&body->ground, mu_rect_centre (&other->ground));
  const MuFix from_right = body->ground.width / 2 - at.u;
  const int file = from_right > 0 ? from_right / mu_wrg_figure_frontage (body) : 0;
  return file < body->files ? file : body->files - 1;
}

/* wrg.casualties.groups
 * READING: wrg.casualties.groups: blows and missiles fall on the kind of troops that holds
 * the rank nearest to whence they come, before the middle of those who deal them; on a
 * flank, on who stands in front there. */
bool
mu_wrg_shows_guest (const Body *body, const Body *other, MuFace face)
{
  if (!body->hosts)
    return false;
  const int last = mu_wrg_ranks_of (body) - 1;
  const int file = nearest_file (body, other);
  if (face != MU_FACE_REAR)
    return mu_wrg_stands_guest (body, 0, file);
  const int filled = mu_wrg_figures_in_rank (body, last);
  return mu_wrg_stands_guest (body, last, file < filled ? file : filled - 1);
}

/* --- what the body is as a whole ------------------------------------------ */

MuTroopType
mu_wrg_slower_type (const Body *body)
{
  const MuTroopType own = (MuTroopType) body->troop.type;
  const Body *guest = guest_of (body);
  if (!guest || guest->figures == 0)
    return own;
  const MuTroopType other = (MuTroopType) guest->troop.type;
  return mu_wrg_type_charge_move (other) < mu_wrg_type_charge_move (own) ? other : own;
}

static MuTroopClass
class_of (const Body *body, bool higher)
{
  const MuTroopClass own = (MuTroopClass) body->troop.class;
  const Body *guest = guest_of (body);
  if (!guest || guest->figures == 0)
    return own;
  const MuTroopClass other = (MuTroopClass) guest->troop.class;
  if (own_figures (body) == 0)
    return other;
  return (other < own) == higher ? other : own; /* A comes first */
}

/* READING: wrg.after.break.count: it breaks as its lower class does, as it tests. */
MuTroopClass
mu_wrg_lower_class (const Body *body)
{
  return class_of (body, false);
}

/* wrg.reaction.mixed-class */
MuTroopClass
mu_wrg_class_in_test (const Body *body, MuWrgOccasion occasion)
{
  return class_of (body, occasion == MU_OCCASION_FIRST_DANGER);
}
