#include "app/session/calculator/fielded_unit.h"

#include <glib/gi18n-lib.h>

#include "lists/system.h"
#include "lists/words/plain.h"

struct _MuFieldedUnit {
  MuItem parent;
  MuSumUnit place;
  const MuListSystem *system;
  MuCrew crew;
  int at_start;

  char *army;
  char *name;
  char *troops;
  char *words;
  int figures;
  int lost;
};

static const MuItemField fields[] = {
  MU_TEXT (MuFieldedUnit, army, "army"),      MU_TEXT (MuFieldedUnit, name, "name"),
  MU_TEXT (MuFieldedUnit, troops, "troops"),  MU_TEXT (MuFieldedUnit, words, "words"),
  MU_INT (MuFieldedUnit, figures, "figures"), MU_INT (MuFieldedUnit, lost, "lost"),
};

MU_DEFINE_ITEM (MuFieldedUnit, mu_fielded_unit, fields)

static char *
describe (MuFieldedUnit *self)
{
  g_autofree char *left = self->system->count_words (MU_COUNT_OF_UNIT, self->figures);

  if (self->lost == 0)
    return g_steal_pointer (&left);
  return g_strdup_printf (ngettext ("%s, %d man lost", "%s, %d men lost", (gulong) self->lost),
                          left, self->lost);
}

MuFieldedUnit *
mu_fielded_unit_new (const MuList *list, MuSumUnit place)
{
  const MuListUnit *unit = mu_list_unit (list, (guint) place.unit);
  MuFieldedUnit *self = g_object_new (MU_TYPE_FIELDED_UNIT, NULL);

  self->place = place;
  self->system = mu_list_system_of (list);
  self->crew = unit->crew;
  self->at_start = mu_list_unit_strength (unit);
  self->army = g_strdup (list->name);
  self->name = mu_plain_line (unit->name);
  self->troops = self->system->notation (unit);
  self->figures = mu_list_unit_strength (unit);
  self->words = describe (self);
  return self;
}

MuSumUnit
mu_fielded_unit_get_place (MuFieldedUnit *self)
{
  return self->place;
}

const char *
mu_fielded_unit_get_name (MuFieldedUnit *self)
{
  return self->name;
}

const char *
mu_fielded_unit_get_army (MuFieldedUnit *self)
{
  return self->army;
}

const char *
mu_fielded_unit_get_troops (MuFieldedUnit *self)
{
  return self->troops;
}

const MuCrew *
mu_fielded_unit_get_crew (MuFieldedUnit *self)
{
  return &self->crew;
}

int
mu_fielded_unit_get_figures (MuFieldedUnit *self)
{
  return self->figures;
}

int
mu_fielded_unit_get_at_start (MuFieldedUnit *self)
{
  return self->at_start;
}

void
mu_fielded_unit_set_standing (MuFieldedUnit *self, int figures, int lost)
{
  mu_item_set_int (self, &self->lost, lost);
  mu_item_set_int (self, &self->figures, figures);
  mu_item_take_text (self, &self->words, describe (self));
}
