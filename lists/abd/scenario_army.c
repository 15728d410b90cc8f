/* The armies of a scenario. What cannot be set up is refused at the line of the unit at fault: the
 * rules would refuse it too (mu_abd_setup_check), but know no lines. */
#include <glib/gi18n-lib.h>

#include "lists/abd/scenario_private.h"
#include "lists/list/list.h"

#define PANIC_MOST 250

typedef struct {
  MuReader *reader;
  MuHexScenario *made;
  gboolean taken[MU_ABD_HEXES];
} Armies;

static gboolean
is_free (const Armies *armies)
{
  return armies->made->detail.options & MU_ABD_FREE_DEPLOYMENT;
}

/* --- where a unit stands, or when it comes -------------------------------------- */

/* abd.8.5.stacking. A Camp faces all around and need not be told a facing: abd.13.1.2.all-round. */
static void
read_place (Armies *armies, const xmlNode *node, MuAbdUnitSetup *unit)
{
  g_autofree char *name = g_strstrip (mu_reader_text (armies->reader, node, "hex", MU_ABD_NAME));
  const int hex = mu_hex_read_hex (armies->reader, node, "hex", name, &armies->made->map.grid);
  unit->hex = (int16_t) hex;
  if (hex == MU_ABD_OFF)
    return;
  if (armies->taken[hex])
    mu_reader_fail_at (armies->reader, node, "hex", _ ("there is a unit in %s already"), name);
  armies->taken[hex] = TRUE;
  if (!mu_reader_has (node, "facing") && !mu_abd_is_camp ((MuAbdType) unit->type))
    mu_reader_fail (armies->reader, node,
                    _ ("the unit in %s has no facing; add facing=\"1\" to \"6\""), name);
}

/* abd.8.7.schedule */
static void
check_arrival (Armies *armies, const xmlNode *node, const MuAbdUnitSetup *unit)
{
  const MuAbdSetup *setup = &armies->made->detail;
  const int last = setup->turns ? setup->turns : MU_ABD_TURNS_MOST;
  if (unit->turn > last)
    mu_reader_fail_at (armies->reader, node, "turn",
                       _ ("it would come in turn %d, but the battle has %d"), unit->turn, last);
  if (unit->entry >= setup->entry_count)
    mu_reader_fail_at (armies->reader, node, "entry", _ ("there is no entry %d, but %d of them"),
                       unit->entry + 1, setup->entry_count);
}

static void
read_arrival (Armies *armies, const xmlNode *node, MuAbdUnitSetup *unit)
{
  unit->hex = MU_ABD_OFF;
  unit->turn = (uint8_t) mu_reader_int (armies->reader, node, "turn", 1, MU_ABD_TURNS_MOST, 0);
  unit->entry = (uint8_t) (mu_reader_int (armies->reader, node, "entry", 1, MU_ABD_ENTRIES, 1) - 1);
  if (unit->turn)
    check_arrival (armies, node, unit);
  else if (!is_free (armies))
    mu_reader_fail (armies->reader, node,
                    _ ("the unit is nowhere; add a hex, or the turn in which it comes"));
}

/* --- units and leaders ------------------------------------------------------------ */

static int
read_type (MuReader *reader, const xmlNode *node)
{
  g_autofree char *key = g_strstrip (mu_reader_text (reader, node, "type", MU_LIST_NAME_MAX));
  const int type = mu_abd_type_find (key);
  if (type < 0)
    mu_reader_fail_at (reader, node, "type", _ ("there are no units of the type “%s”"), key);
  return MAX (type, 0);
}

static void
read_unit (Armies *armies, const xmlNode *node, MuAbdUnitSetup *unit)
{
  MuReader *reader = armies->reader;
  *unit = (MuAbdUnitSetup){
    .type = (uint8_t) read_type (reader, node),
    .disordered = mu_reader_flag (reader, node, "disordered"),
    .facing = (uint8_t) (mu_reader_int (reader, node, "facing", 1, MU_ABD_DIRECTIONS, 1) - 1),
    .shots = (uint8_t) mu_reader_int (reader, node, "shots", 1, 3, 0),
  };
  if (mu_reader_has (node, "hex") && mu_reader_has (node, "turn"))
    mu_reader_fail (reader, node,
                    _ ("the unit has a hex and comes later; leave one of the two out"));
  else if (mu_reader_has (node, "hex"))
    read_place (armies, node, unit);
  else
    read_arrival (armies, node, unit);
}

/* One Camp at the most; free deployment stands about it: abd.17.1.free-deployment. */
static void
check_camp (Armies *armies, const xmlNode *node, const MuHexSide *side, const MuAbdArmy *army)
{
  int camps = 0;
  for (int i = 0; i < army->unit_count; i++)
    camps += side->unit[i].type == MU_ABD_CP;
  if (camps > 1)
    mu_reader_fail (armies->reader, node, _ ("an army has at most one Camp (CP); this has %d"),
                    camps);
  if (camps == 0 && is_free (armies))
    mu_reader_fail (armies->reader, node,
                    _ ("an army that is deployed freely stands about its Camp; add a unit CP"));
}

static void
read_units (Armies *armies, const xmlNode *node, MuHexSide *side, MuAbdArmy *army)
{
  for (const xmlNode *at = mu_reader_first (node, "unit"); at; at = mu_reader_next (at)) {
    if (army->unit_count == MU_ABD_UNITS) {
      mu_reader_fail (armies->reader, at, _ ("an army has at most %d units"), MU_ABD_UNITS);
      return;
    }
    read_unit (armies, at, &side->unit[army->unit_count++]);
    g_ptr_array_add (side->units, mu_hex_read_name (armies->reader, at, "name"));
  }
}

static void
read_leaders (Armies *armies, const xmlNode *node, MuHexSide *side, MuAbdArmy *army)
{
  for (const xmlNode *at = mu_reader_first (node, "leader"); at; at = mu_reader_next (at)) {
    if (army->leader_count == MU_ABD_LEADERS) {
      mu_reader_fail (armies->reader, at, _ ("an army has at most %d leaders"), MU_ABD_LEADERS);
      return;
    }
    army->leader[army->leader_count++] = (uint8_t) mu_reader_word (
        armies->reader, at, "kind", mu_hex_word_leader, MU_ABD_LEADER_A);
    g_ptr_array_add (side->leaders, mu_hex_read_name (armies->reader, at, "name"));
  }
}

static void
read_army (Armies *armies, const xmlNode *node, MuSide which)
{
  MuReader *reader = armies->reader;
  MuHexSide *side = &armies->made->side[which];
  MuAbdArmy *army = &armies->made->detail.side[which];
  mu_hex_read_own_name (reader, node, &side->name);
  side->commander = mu_hex_read_name (reader, node, "commander");
  army->panic = (uint8_t) mu_reader_int (reader, node, "panic", 1, PANIC_MOST, 0);
  army->points = (uint8_t) mu_reader_int (reader, node, "points", 0, 1, 0);
  army->barbarian = mu_reader_flag (reader, node, "barbarian");
  army->player
      = (uint8_t) mu_reader_word (reader, node, "player", mu_hex_word_player, MU_ABD_PLANNED);
  read_units (armies, node, side, army);
  read_leaders (armies, node, side, army);
  check_camp (armies, node, side, army);
}

/* Two armies, of which the first has side A. */
void
mu_hex_read_armies (MuReader *reader, const xmlNode *root, MuHexScenario *made)
{
  Armies armies = { .reader = reader, .made = made };
  int side = MU_SIDE_A;
  for (const xmlNode *at = mu_reader_first (root, "army"); at; at = mu_reader_next (at), side++) {
    if (side == MU_SIDES) {
      mu_reader_fail (reader, at, _ ("a scenario has two armies; here is one more"));
      return;
    }
    read_army (&armies, at, (MuSide) side);
  }
  if (side < MU_SIDES)
    mu_reader_fail (reader, root, _ ("a scenario has two armies; here is only one"));
}
