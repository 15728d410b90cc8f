#include "app/session/campaign/force_item.h"

#include <glib/gi18n-lib.h>

#include "app/session/words.h"
#include "reports/campaign/force_words.h"

struct _MuForceItem {
  MuItem parent;
  int place; /* of the side */
  int unit;
  MuForceStrength figures_at;
  char *side;
  char *name;
  char *troops;
  const char *icon;
  char *strength;
  char *words;
  int figures;
  int start;
  int battles;
};

static const MuItemField fields[] = {
  MU_TEXT (MuForceItem, side, "side"),         MU_TEXT (MuForceItem, name, "name"),
  MU_TEXT (MuForceItem, troops, "troops"),     MU_WORD (MuForceItem, icon, "icon-name"),
  MU_TEXT (MuForceItem, strength, "strength"), MU_TEXT (MuForceItem, words, "words"),
  MU_INT (MuForceItem, figures, "figures"),    MU_INT (MuForceItem, start, "start"),
  MU_INT (MuForceItem, battles, "battles"),
};

MU_DEFINE_ITEM (MuForceItem, mu_force_item, fields)

static const char *
icon_of (const char *notation)
{
  MuTroop troop;

  if (mu_troop_parse (notation, &troop, NULL) != MU_TROOP_PARSE_OK)
    return NULL;
  return mu_words_icon (troop.type);
}

static const char *
name_of (const MuCampaignSide *side, int unit)
{
  if (unit < 0 || unit >= (int) side->forces->len)
    return NULL;
  return ((const MuForce *) g_ptr_array_index (side->forces, (guint) unit))->name;
}

static void
fill_strength (MuForceItem *self, const MuForceRow *row)
{
  self->figures_at = *row->strength;
  mu_item_set_int (self, &self->figures, row->force->figures);
  mu_item_set_int (self, &self->start, row->force->start);
  mu_item_take_text (self, &self->strength,
                     g_strdup_printf (_ ("%d of %d"), row->force->figures, row->force->start));
  mu_item_take_text (self, &self->words,
                     mu_force_strength_words (row->strength, row->force->start,
                                              name_of (row->of, row->strength->joined)));
}

void
mu_force_item_fill (MuForceItem *self, const MuForceRow *row)
{
  self->place = row->side;
  self->unit = row->force->position;
  mu_item_set_text (self, &self->side, row->of->name);
  mu_item_set_text (self, &self->name, row->force->name);
  mu_item_set_text (self, &self->troops, row->force->troop);
  mu_item_set_word (self, &self->icon, icon_of (row->force->troop));
  mu_item_set_int (self, &self->battles, row->force->battles);
  fill_strength (self, row);
}

int
mu_force_item_get_side (MuForceItem *self)
{
  return self->place;
}

int
mu_force_item_get_unit (MuForceItem *self)
{
  return self->unit;
}

int
mu_force_item_get_start (MuForceItem *self)
{
  return self->start;
}

const MuForceStrength *
mu_force_item_get_strength (MuForceItem *self)
{
  return &self->figures_at;
}
