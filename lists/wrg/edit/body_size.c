/* How large a body of figures is that is worth its command and outlives its first losses. */
#include "lists/book/doctrine.h"
#include "lists/wrg/figures.h"

/* wrg.points.command: figures are worth a quarter more than their command, at the least. */
#define WORTH     5
#define WORTH_PER 4

typedef struct {
  int least, usual;
} Size;

static const Size body_sizes[MU_ROLES] = {
  [MU_ROLE_HEAVY_FOOT] = { 12, 24 }, [MU_ROLE_LOOSE_FOOT] = { 12, 24 },
  [MU_ROLE_LIGHT_FOOT] = { 10, 15 }, [MU_ROLE_HORSE] = { 8, 14 },
  [MU_ROLE_LIGHT_HORSE] = { 8, 14 }, [MU_ROLE_CAMELS] = { 8, 12 },
  [MU_ROLE_CHARIOTS] = { 2, 4 },     [MU_ROLE_ELEPHANTS] = { 1, 3 },
  [MU_ROLE_ENGINES] = { 1, 2 },      [MU_ROLE_TRAIN] = { 1, 6 },
};

/* wrg.points.command: as check/figure_advice.c judges it. */
static int
bare_size (const MuListUnit *unit, int each)
{
  const gboolean heads = !mu_type_is_model ((MuTroopType) unit->troop.type)
                         && !mu_type_is_transport ((MuTroopType) unit->troop.type);
  const int command = unit->troop.regular ? 0 : mu_figures_command (unit);
  return MAX (heads ? MU_FIGURES_SMALL_BODY : 1, (command + each - 1) / each);
}

MuBodySize
mu_figures_body (const MuList *list, const MuListUnit *unit)
{
  const Size usual = body_sizes[mu_role_of ((MuTroopType) unit->troop.type)];
  const int each = MAX (mu_figures_points_each (list, unit, NULL), 1);
  const int worth = unit->troop.regular ? 0 : mu_figures_command (unit) * WORTH / WORTH_PER;
  MuBodySize size = { bare_size (unit, each), usual.least, usual.usual };
  size.least = MAX (size.least, (worth + each - 1) / each);
  size.usual = MAX (size.usual, size.least * 5 / 4);
  return size;
}
