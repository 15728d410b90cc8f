#include "lists/wrg/organisation.h"

#include "rules/wrg/troop/units.h"

#define WHOLE_MAX_REGULAR   60
#define WHOLE_MAX_IRREGULAR 50

static MuTroopType
type_of (const MuTroop *troop)
{
  return (MuTroopType) troop->type;
}

int
mu_unit_least (const MuTroop *troop)
{
  const MuTroopType type = type_of (troop);
  return mu_type_is_model (type) || mu_type_is_transport (type) ? 1 : MU_WRG_FIGURES_LEAST;
}

int
mu_unit_whole_most (const MuTroop *troop)
{
  if (mu_type_is_transport (type_of (troop)))
    return MU_UNIT_TRAIN_MAX;
  return troop->regular ? WHOLE_MAX_REGULAR : WHOLE_MAX_IRREGULAR;
}

/* READING: wrg.units.max-models: the book tells Celtic, Indian and other armies
 * apart by their chariots; here an army book that has larger or smaller units
 * says so itself (unit-max), 12 chariots being the most for any. */
static int
models_most (const MuTroop *troop, const MuBookOption *option)
{
  const gboolean chariots = mu_type_is_chariot (type_of (troop));
  return chariots && option && option->unit_max > MU_WRG_MODELS_MOST
             ? MIN (option->unit_max, MU_WRG_CHARIOTS_MOST)
             : MU_WRG_MODELS_MOST;
}

int
mu_unit_most (const MuTroop *troop, const MuBookOption *option)
{
  if (type_of (troop) == MU_TROOP_ART)
    return MU_WRG_ENGINES_MOST;
  if (mu_type_is_transport (type_of (troop)))
    return MU_UNIT_TRAIN_MAX;
  return mu_type_is_model (type_of (troop)) ? models_most (troop, option) : MU_WRG_FIGURES_MOST;
}

int
mu_unit_engines_most (int crew)
{
  return MIN (MU_WRG_ENGINE_CREW_MOST / MAX (crew, 1), MU_WRG_ENGINES_MOST);
}

gboolean
mu_unit_may_guard (const MuTroop *troop, gboolean regular_general)
{
  if (regular_general)
    return troop->regular && troop->class == MU_CLASS_A;
  return !troop->regular && troop->class <= MU_CLASS_B;
}
