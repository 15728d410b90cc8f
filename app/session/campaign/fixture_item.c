#include "app/session/campaign/fixture_item.h"

#include <glib/gi18n-lib.h>

#include "app/session/item_rows.h"
#include "lists/words/plain.h"
#include "reports/document/date_words.h"

struct _MuFixtureItem {
  MuItem parent;
  gint64 id;
  char *name;
  char *when;
  char *sides;
  char *place;
  char *papers;
  const char *state;
  gboolean open;
};

static const MuItemField fields[] = {
  MU_ID (MuFixtureItem, id, "id"),         MU_TEXT (MuFixtureItem, name, "name"),
  MU_TEXT (MuFixtureItem, when, "when"),   MU_TEXT (MuFixtureItem, sides, "sides"),
  MU_TEXT (MuFixtureItem, place, "place"), MU_WORD (MuFixtureItem, state, "state"),
  MU_TRUTH (MuFixtureItem, open, "open"),  MU_TEXT (MuFixtureItem, papers, "papers"),
};

MU_DEFINE_ITEM (MuFixtureItem, mu_fixture_item, fields)

gint64
mu_fixture_item_get_id (MuFixtureItem *self)
{
  return self->id;
}

const char *
mu_fixture_item_get_name (MuFixtureItem *self)
{
  return self->name;
}

gboolean
mu_fixture_item_get_open (MuFixtureItem *self)
{
  return self->open;
}

static const char *
side_name (const MuCampaign *campaign, int place)
{
  return ((const MuCampaignSide *) g_ptr_array_index (campaign->sides, (guint) place))->name;
}

char *
mu_fixture_sides (const MuCampaign *campaign, const MuFixture *fixture)
{
  /* Translators: two sides of a battle to come */
  return g_strdup_printf (_ ("%s against %s"), side_name (campaign, fixture->side[MU_SIDE_A]),
                          side_name (campaign, fixture->side[MU_SIDE_B]));
}

static const char *
state_of (const MuCampaign *campaign, const MuFixture *fixture)
{
  if (fixture->battle != 0)
    return _ ("Played");
  if (fixture->day == campaign->day)
    return _ ("Today");
  return fixture->day < campaign->day ? _ ("Overdue") : _ ("To come");
}

static gboolean
has_sealed (const MuFixture *fixture, int side)
{
  return fixture->seal[side] != NULL && *fixture->seal[side] != '\0';
}

/* How far the sealed papers are; "" where nobody has sealed. Free with g_free. */
static char *
say_papers (const MuCampaign *campaign, const MuFixture *fixture)
{
  const gboolean a = has_sealed (fixture, MU_SIDE_A), b = has_sealed (fixture, MU_SIDE_B);

  if (fixture->opened[MU_SIDE_A] && fixture->opened[MU_SIDE_B])
    return g_strdup (_ ("both sides' papers lie open"));
  if (a && b)
    return g_strdup (_ ("both sides have sealed their papers"));
  if (a || b)
    return g_strdup_printf (_ ("%s has sealed its papers"),
                            side_name (campaign, fixture->side[a ? MU_SIDE_A : MU_SIDE_B]));
  return g_strdup ("");
}

/* Places of the map are told by their keys. */
static const char *
name_place (const MuMap *map, const char *place)
{
  const int at = map && place ? mu_map_find (map, place) : MU_MAP_NOWHERE;

  return at == MU_MAP_NOWHERE ? place : mu_map_place (map, at)->name;
}

static MuFixtureItem *
fixture_item_new (const MuCampaign *campaign, const MuFixture *fixture, const MuMap *map)
{
  MuFixtureItem *self = g_object_new (MU_TYPE_FIXTURE_ITEM, NULL);
  const MuDate date = mu_campaign_date (campaign, fixture->day);

  self->id = fixture->id;
  self->name = mu_plain_line (fixture->name);
  self->when = mu_date_in_words (&date);
  self->sides = mu_fixture_sides (campaign, fixture);
  self->place = g_strdup (name_place (map, fixture->place));
  self->state = state_of (campaign, fixture);
  self->papers = say_papers (campaign, fixture);
  self->open = fixture->battle == 0;
  return self;
}

static void
add_items (GPtrArray *items, const MuCampaign *campaign, const GPtrArray *fixtures,
           const MuMap *map, gboolean open)
{
  for (guint i = 0; i < fixtures->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (fixtures, i);
    if ((fixture->battle == 0) == open)
      g_ptr_array_add (items, fixture_item_new (campaign, fixture, map));
  }
}

void
mu_fixture_items_show (GListStore *store, const MuCampaign *campaign, const GPtrArray *fixtures,
                       const MuMap *map)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (campaign && fixtures) {
    add_items (items, campaign, fixtures, map, TRUE);
    add_items (items, campaign, fixtures, map, FALSE);
  }
  mu_item_rows_show (store, items);
}
