/* The orders of battle. */
#include <glib/gi18n-lib.h>

#include "app/session/abd/scenario_writer_private.h"

static MuAbdArmy *
army_of (MuScenarioWriter *self, MuSide side)
{
  return &self->draft->detail.side[side];
}

gboolean
mu_scenario_writer_find_unit (MuScenarioWriter *self, int hex, MuSide *side, int *at)
{
  for (int which = 0; which < MU_SIDES; which++)
    for (int i = 0; i < army_of (self, (MuSide) which)->unit_count; i++)
      if (self->draft->side[which].unit[i].hex == hex && hex != MU_ABD_OFF) {
        *side = (MuSide) which;
        *at = i;
        return TRUE;
      }
  return FALSE;
}

/* --- units ----------------------------------------------------------------------- */

/* abd.8.5.stacking; NULL: it can be added. */
static char *
unit_refusal (MuScenarioWriter *self, MuSide side, int hex)
{
  char name[MU_ABD_NAME];
  MuSide whose;
  int at;

  if (army_of (self, side)->unit_count == MU_ABD_UNITS)
    return g_strdup_printf (_ ("An army has at most %d units."), MU_ABD_UNITS);
  if (!mu_scenario_writer_find_unit (self, hex, &whose, &at))
    return NULL;
  mu_abd_hex_name (&self->draft->map.grid, hex, name);
  return g_strdup_printf (_ ("There is a unit in %s already."), name);
}

static MuAbdDirection
facing_the_middle (const MuAbdGrid *grid, int hex)
{
  return hex != MU_ABD_OFF && hex / grid->columns >= grid->rows / 2 ? MU_ABD_NORTH : MU_ABD_SOUTH;
}

int
mu_scenario_writer_add_unit (MuScenarioWriter *self, MuSide side, MuAbdType type, int hex,
                             GError **error)
{
  g_autofree char *refusal = unit_refusal (self, side, hex);
  MuHexSide *into = &self->draft->side[side];
  MuHexScenario *before;
  int at;

  if (refusal) {
    mu_scenario_refuse (error, refusal);
    return -1;
  }
  before = mu_hex_scenario_copy (self->draft);
  at = army_of (self, side)->unit_count++;
  into->unit[at] = (MuAbdUnitSetup){
    .type = (uint8_t) type,
    .hex = (int16_t) hex,
    .facing = (uint8_t) facing_the_middle (&self->draft->map.grid, hex),
  };
  g_ptr_array_add (into->units, NULL);
  mu_scenario_writer_took (self, before, TRUE);
  return at;
}

static gboolean
same_unit (const MuAbdUnitSetup *one, const MuAbdUnitSetup *other)
{
  return one->type == other->type && one->disordered == other->disordered
         && one->facing == other->facing && one->hex == other->hex && one->turn == other->turn
         && one->entry == other->entry && one->shots == other->shots;
}

/* As a file can say it: who stands in a hex does not come later, a single shot is the usual. */
static MuAbdUnitSetup
sound_unit (const MuAbdUnitSetup *unit)
{
  MuAbdUnitSetup sound = *unit;

  if (sound.hex != MU_ABD_OFF)
    sound.turn = sound.entry = 0;
  if (sound.shots == 1)
    sound.shots = 0;
  return sound;
}

void
mu_scenario_writer_set_unit (MuScenarioWriter *self, MuSide side, int at,
                             const MuAbdUnitSetup *unit)
{
  const MuAbdUnitSetup sound = sound_unit (unit);
  MuHexScenario *before;

  if (same_unit (&self->draft->side[side].unit[at], &sound))
    return;
  before = mu_hex_scenario_copy (self->draft);
  self->draft->side[side].unit[at] = sound;
  mu_scenario_writer_took (self, before, FALSE);
}

/* Where it stands, or when it comes. */
static void
take_place (MuAbdUnitSetup *unit, const MuAbdUnitSetup *of)
{
  unit->hex = of->hex;
  unit->turn = of->turn;
  unit->entry = of->entry;
}

void
mu_scenario_writer_move_unit (MuScenarioWriter *self, MuSide side, int at, int hex)
{
  MuAbdUnitSetup *unit = &self->draft->side[side].unit[at];
  const MuAbdUnitSetup there = { .hex = (int16_t) hex };
  MuHexScenario *before;
  MuSide whose;
  int other;

  if (unit->hex == hex)
    return;
  before = mu_hex_scenario_copy (self->draft);
  if (mu_scenario_writer_find_unit (self, hex, &whose, &other))
    take_place (&self->draft->side[whose].unit[other], unit);
  take_place (unit, &there);
  mu_scenario_writer_took (self, before, FALSE);
}

void
mu_scenario_writer_turn_unit (MuScenarioWriter *self, MuSide side, int at, int sides)
{
  MuAbdUnitSetup unit = self->draft->side[side].unit[at];

  unit.facing = (uint8_t) mu_abd_turned (unit.facing, sides);
  mu_scenario_writer_set_unit (self, side, at, &unit);
}

/* Takes the name. */
static void
set_name (MuScenarioWriter *self, MuSide side, gboolean leader, int at, char *name)
{
  MuHexScenario *before = mu_hex_scenario_copy (self->draft);
  GPtrArray *names = leader ? self->draft->side[side].leaders : self->draft->side[side].units;

  g_free (names->pdata[at]);
  names->pdata[at] = name;
  mu_scenario_writer_took (self, before, FALSE);
}

static gboolean
give_name (MuScenarioWriter *self, MuSide side, gboolean leader, int at, const char *typed,
           GError **error)
{
  const GPtrArray *names = leader ? self->draft->side[side].leaders : self->draft->side[side].units;
  char *name = mu_scenario_name_of (
      typed, leader ? _ ("The name of the leader") : _ ("The name of the unit"), error);

  if (name == NULL)
    return FALSE;
  if (*name == '\0')
    g_clear_pointer (&name, g_free);
  if (g_strcmp0 (name, names->pdata[at]) == 0)
    g_free (name);
  else
    set_name (self, side, leader, at, name);
  return TRUE;
}

gboolean
mu_scenario_writer_name_unit (MuScenarioWriter *self, MuSide side, int at, const char *name,
                              GError **error)
{
  return give_name (self, side, FALSE, at, name, error);
}

void
mu_scenario_writer_remove_unit (MuScenarioWriter *self, MuSide side, int at)
{
  MuHexScenario *before = mu_hex_scenario_copy (self->draft);
  MuHexSide *from = &self->draft->side[side];
  MuAbdArmy *army = army_of (self, side);

  for (int i = at + 1; i < army->unit_count; i++)
    from->unit[i - 1] = from->unit[i];
  army->unit_count--;
  g_ptr_array_remove_index (from->units, (guint) at);
  mu_scenario_writer_took (self, before, TRUE);
}

/* --- leaders ------------------------------------------------------------------------ */

gboolean
mu_scenario_writer_add_leader (MuScenarioWriter *self, MuSide side, MuAbdLeaderKind kind,
                               GError **error)
{
  MuAbdArmy *army = army_of (self, side);
  MuHexScenario *before;

  if (army->leader_count == MU_ABD_LEADERS) {
    g_autofree char *words
        = g_strdup_printf (_ ("An army has at most %d leaders."), MU_ABD_LEADERS);
    mu_scenario_refuse (error, words);
    return FALSE;
  }
  before = mu_hex_scenario_copy (self->draft);
  army->leader[army->leader_count++] = (uint8_t) kind;
  g_ptr_array_add (self->draft->side[side].leaders, NULL);
  mu_scenario_writer_took (self, before, TRUE);
  return TRUE;
}

void
mu_scenario_writer_set_leader (MuScenarioWriter *self, MuSide side, int at, MuAbdLeaderKind kind)
{
  MuHexScenario *before;

  if (army_of (self, side)->leader[at] == kind)
    return;
  before = mu_hex_scenario_copy (self->draft);
  army_of (self, side)->leader[at] = (uint8_t) kind;
  mu_scenario_writer_took (self, before, FALSE);
}

gboolean
mu_scenario_writer_name_leader (MuScenarioWriter *self, MuSide side, int at, const char *name,
                                GError **error)
{
  return give_name (self, side, TRUE, at, name, error);
}

void
mu_scenario_writer_remove_leader (MuScenarioWriter *self, MuSide side, int at)
{
  MuHexScenario *before = mu_hex_scenario_copy (self->draft);
  MuAbdArmy *army = army_of (self, side);

  for (int i = at + 1; i < army->leader_count; i++)
    army->leader[i - 1] = army->leader[i];
  army->leader_count--;
  g_ptr_array_remove_index (self->draft->side[side].leaders, (guint) at);
  mu_scenario_writer_took (self, before, TRUE);
}
