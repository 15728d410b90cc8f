#include "tests/soak/draw.h"

#include <stdlib.h>

#include "rules/battle/terms.h"
#include "rules/field/sky.h"
#include "rules/troop/troop.h"
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/field/way.h"
#include "rules/wrg/troop/points.h"
#include "tests/soak/chance.h"

#define BODIES_FEW    12
#define BODIES_MANY   100
#define PLACED_BODIES 5

/* --- a body ------------------------------------------------------------- */

static MuCrew
any_crew (uint64_t *chance)
{
  MuCrew crew
      = { .count = (uint8_t) between (chance, 0, 4), .horses = (uint8_t) between (chance, 0, 4) };
  for (int i = 0; i < crew.count; i++)
    crew.weapon[i] = (uint8_t) next_below (chance, MU_WEAPON_ENGINE);
  return crew;
}

static MuCrew
lawful_crew (uint64_t *chance, const MuTroop *troop)
{
  MuCrew crew = { .count = 0 };
  while (mu_wrg_crew_forbidden (troop, &crew) != MU_RULE_NONE)
    crew = any_crew (chance);
  return crew;
}

/* Engines do not fight whole battles yet. */
static MuTroop
fighting_troop (uint64_t *chance)
{
  MuTroop troop = lawful_troop (chance);
  while (troop.type == MU_TROOP_ART)
    troop = lawful_troop (chance);
  return troop;
}

static void
price (MuWrgSetupUnit *unit)
{
  const bool model = mu_type_is_model ((MuTroopType) unit->troop.type);
  int each = 0;
  if (model)
    mu_wrg_points_crewed_model (NULL, &unit->troop, &unit->crew, NULL, &each);
  else
    mu_wrg_points_figure (&unit->troop, NULL, &each);
  unit->command_points = mu_wrg_points_command (unit->troop.regular, false);
  unit->points = each * unit->figures + unit->command_points;
}

static uint8_t
any_order (uint64_t *chance, const MuTroop *troop)
{
  if (mu_wrg_troop_may_skirmish (troop) && one_in (chance, 2))
    return MU_ORDER_SKIRMISH;
  return one_in (chance, 4) ? MU_ORDER_HOLD : MU_ORDER_ATTACK;
}

static MuWrgSetupUnit
any_unit (uint64_t *chance)
{
  MuWrgSetupUnit unit = { .troop = fighting_troop (chance), .ranks = 1 };
  const bool model = mu_type_is_model ((MuTroopType) unit.troop.type);
  unit.figures = (uint16_t) (model ? between (chance, 1, 6) : between (chance, 1, 50));
  if (model)
    unit.crew = lawful_crew (chance, &unit.troop);
  else
    unit.ranks = (uint8_t) between (chance, 1, unit.figures < 5 ? unit.figures : 5);
  unit.order = any_order (chance, &unit.troop);
  unit.line = (uint8_t) (one_in (chance, 3) ? between (chance, 1, 2) : 0);
  unit.concealed = one_in (chance, 8);
  price (&unit);
  return unit;
}

/* --- an army ------------------------------------------------------------ */

static int
any_strength (uint64_t *chance)
{
  return one_in (chance, 100) ? between (chance, BODIES_FEW, BODIES_MANY)
                              : between (chance, 1, BODIES_FEW);
}

static void
raise_any (Army *army, uint64_t *chance)
{
  const int count = any_strength (chance);
  *army = (Army){ .side = { .general_with = -1, .unit_count = (uint16_t) count } };
  for (int i = 0; i < count; i++)
    army->unit[i] = any_unit (chance);
  if (one_in (chance, 8)) /* nobody leads it */
    return;
  army->side.general_with = (int16_t) next_below (chance, (uint32_t) count);
  army->side.general_regular = one_in (chance, 2);
  army->side.general_points = mu_wrg_points_general (true);
  army->side.other_points = between (chance, 0, 50);
}

/* Anywhere on its side's half, whatever the area allows. */
static void
place_somewhere (Army *army, const MuWrgSetup *setup, MuSide side, uint64_t *chance)
{
  const int half = setup->table_depth / 2 - 120;
  for (int i = 0; i < army->side.unit_count; i++) {
    MuWrgSetupUnit *unit = &army->unit[i];
    const int forward = between (chance, half / 3, half);
    unit->placed = true;
    unit->x = between (chance, 150, setup->table_width - 150);
    unit->y = side == MU_SIDE_A ? forward : setup->table_depth - forward;
  }
}

/* --- the ground --------------------------------------------------------- */

static void
choose_field (Draw *draw, uint64_t *chance)
{
  MuWrgChoice choice = { .country = (MuCountry) next_below (chance, 4),
                         .width = draw->setup.table_width,
                         .depth = draw->setup.table_depth };
  for (int side = 0; side < MU_SIDES; side++)
    choice.taste[side] = (MuWrgTaste) next_below (chance, 3);
  MuDice dice;
  mu_dice_init_seeded (&dice, *chance, 0);
  if (mu_wrg_choose_field (&draw->setup.readings, &choice, &dice, *chance, &draw->chosen)
      != MU_RULE_NONE)
    abort (); /* every table of ours is large enough */
}

static void
lay_ground (Draw *draw)
{
  const size_t size = mu_terrain_size (&draw->chosen.field);
  if (size > draw->ground_size) {
    free (draw->ground);
    draw->ground = malloc (size);
    draw->ground_size = size;
  }
  draw->setup.terrain
      = mu_terrain_build (draw->ground, size, &draw->chosen.field, &mu_wrg_terrain_terms);
}

static void
draw_table (MuWrgSetup *setup, int bodies, uint64_t *chance)
{
  setup->table_width = between (chance, 48, 144) * 10 + 50 * bodies;
  setup->table_width
      = setup->table_width > MU_BATTLEFIELD_SIDE_MAX ? MU_BATTLEFIELD_SIDE_MAX : setup->table_width;
  setup->table_depth = between (chance, 48, 96) * 10;
  if (one_in (chance, 8))
    setup->periods = (uint8_t) between (chance, 1, 30);
}

/* Of the rule's name, so that a rule more leaves the choice of the others alone. */
static uint64_t
hash_of (const char *key)
{
  uint64_t hash = UINT64_C (0xcbf29ce484222325);
  for (; *key; key++)
    hash = (hash ^ (unsigned char) *key) * UINT64_C (0x100000001b3);
  return hash;
}

static void
draw_house_rules (MuReadings *readings, uint64_t *chance)
{
  const uint64_t drawn = next_below (chance, UINT32_MAX);
  for (int i = 0; i < MU_READINGS; i++) {
    uint64_t own = drawn ^ hash_of (mu_reading_key ((MuReading) i));
    readings->choice[i] = one_in (&own, 4);
  }
}

/* Any region, country and month, with the weather that the dice bring or that has come
 * already, by day and into the night (wrg.weather.regions). */
static MuWrgSetupSky
any_sky (uint64_t *chance)
{
  const uint8_t worst = one_in (chance, 2); /* 0: left to the dice */
  return (MuWrgSetupSky){
    .place = { .region = (MuRegion) next_below (chance, 2),
               .country = (MuCountry) next_below (chance, 4),
               .month = between (chance, 1, 12),
               .outside = true,
               .coast = one_in (chance, 2) },
    .dice = { .weather = worst, .onset = worst, .fog = worst },
    .arabs = { one_in (chance, 4), one_in (chance, 4) },
    .wells = { one_in (chance, 2), one_in (chance, 2) },
    .torches = { one_in (chance, 3), one_in (chance, 3) },
  };
}

static void
draw_sky (Draw *draw, uint64_t *chance)
{
  draw->sky = any_sky (chance);
  draw->setup.sky = &draw->sky;
}

void
draw_battle (Draw *draw, uint64_t *chance)
{
  for (int side = 0; side < MU_SIDES; side++)
    raise_any (&draw->army[side], chance);
  const int a = draw->army[MU_SIDE_A].side.unit_count, b = draw->army[MU_SIDE_B].side.unit_count;
  draw->setup = army_setup (&draw->army[MU_SIDE_A], &draw->army[MU_SIDE_B]);
  draw_table (&draw->setup, a > b ? a : b, chance);
  if (one_in (chance, 3))
    draw_sky (draw, chance);
  if (one_in (chance, 4))
    draw_house_rules (&draw->setup.readings, chance);
  if (a <= PLACED_BODIES && b <= PLACED_BODIES && one_in (chance, 2))
    for (int side = 0; side < MU_SIDES; side++)
      place_somewhere (&draw->army[side], &draw->setup, (MuSide) side, chance);
  if (one_in (chance, 2))
    return;
  choose_field (draw, chance);
  lay_ground (draw);
}

/* --- mixed bodies -------------------------------------------------------- */

#define GUESTS_TRIED 200

/* The body's second kind of troops, in the place of the next unit (wrg.units.mixed.same). */
static void
draw_guest (Army *army, const MuWrgSetupSide *side, int at, uint64_t *chance)
{
  const MuWrgSetupUnit before = army->unit[at];
  MuWrgSetupUnit *guest = &army->unit[at];
  for (int tries = 0; tries < GUESTS_TRIED; tries++) {
    *guest = (MuWrgSetupUnit){ .troop = fighting_troop (chance), .ranks = 1 };
    guest->figures = (uint16_t) between (chance, 1, 30);
    guest->mixed = (uint8_t) between (chance, MU_MIXED_BEHIND, MU_MIXED_FLANKS);
    if (mu_type_is_model ((MuTroopType) guest->troop.type))
      continue;
    price (guest);
    if (mu_wrg_check_mixed (side, at) == MU_WRG_SETUP_OK)
      return;
  }
  *guest = before;
}

void
draw_mixed_battle (Draw *draw, uint64_t *chance)
{
  draw_battle (draw, chance);
  for (int side = 0; side < MU_SIDES; side++) {
    Army *army = &draw->army[side];
    for (int i = 1; i < army->side.unit_count; i++)
      if (army->unit[i - 1].mixed == MU_NOT_MIXED && one_in (chance, 2))
        draw_guest (army, &draw->setup.side[side], i, chance);
  }
}

/* --- trains --------------------------------------------------------------- */

#define TRAINS_MOST 2 /* of a side */

/* In the place of another body: no book limits how many there are (wrg.units.min-size). */
static void
draw_train (MuWrgSetupUnit *unit, bool first, uint64_t *chance)
{
  MuWrgSetupUnit train = {
    .troop = { .regular = one_in (chance, 2),
               .class = one_in (chance, 4) ? MU_CLASS_C : MU_CLASS_D,
               .type = (uint8_t) between (chance, MU_TROOP_WAGON, MU_TROOP_PACK_CAMELS) },
    .ranks = 1,
    .order = MU_ORDER_HOLD,
    .line = (uint8_t) (one_in (chance, 2) ? 1 : 0),
    .placed = unit->placed,
    .x = unit->x,
    .y = unit->y,
  };
  train.figures = (uint16_t) between (chance, 1, train.troop.type == MU_TROOP_WAGON ? 8 : 24);
  if (train.troop.type != MU_TROOP_WAGON)
    train.ranks = (uint8_t) between (chance, 1, train.figures < 4 ? train.figures : 4);
  train.sub_unit = !first && !train.placed && one_in (chance, 3); /* wrg.units.pack-animals */
  price (&train);
  *unit = train;
}

void
draw_train_battle (Draw *draw, uint64_t *chance)
{
  draw_battle (draw, chance);
  for (int side = 0; side < MU_SIDES; side++)
    for (int n = between (chance, 1, TRAINS_MOST); n > 0; n--) {
      Army *army = &draw->army[side];
      const int at = (int) next_below (chance, army->side.unit_count);
      if (at != army->side.general_with)
        draw_train (&army->unit[at], at == 0, chance);
    }
}

void
draw_ordered_battle (Draw *draw, uint64_t *chance)
{
  draw_battle (draw, chance);
  draw_orders (draw->sheet, draw->army, &draw->setup, chance);
}

void
draw_commanded_battle (Draw *draw, uint64_t *chance)
{
  draw_ordered_battle (draw, chance);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    draw->setup.side[side].commanded = true;
}

void
draw_clear (Draw *draw)
{
  free (draw->ground);
  draw->ground = NULL;
  draw->ground_size = 0;
}

bool
draw_may_be_refused (MuWrgSetupAnswer answer)
{
  return answer == MU_WRG_SETUP_NO_ROOM || answer == MU_WRG_SETUP_OUTSIDE
         || answer == MU_WRG_SETUP_OVERLAP || answer == MU_WRG_SETUP_BAD_GROUND
         || answer == MU_WRG_SETUP_TOO_MUCH_BACK || answer == MU_WRG_SETUP_BAD_ORDERS;
}
