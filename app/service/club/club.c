#include "app/service/club/club.h"

#include <glib/gi18n-lib.h>

#include "db/store.h"
#include "db/tables/books.h"
#include "lists/xml/data.h"

/* The sample club: two armies of 202 BC and the war that they fought. */
#define SAMPLE_CAMPAIGN "The Zama campaign"
#define SAMPLE_YEAR     (-202)
#define SAMPLE_MONTH    10

typedef struct {
  const char *file;
  const char *side;
} SampleArmy;

static const SampleArmy sample_armies[MU_SIDES] = {
  { "zama-roman.xml", "Rome" },
  { "zama-carthaginian.xml", "Carthage" },
};

struct MuClub {
  MuStore *store;
  MuShelf *books;
};

char *
mu_club_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "muster", "club.muster", NULL);
}

gboolean
mu_club_read_books (MuClub *club, GError **error)
{
  if (club->books)
    return TRUE;
  club->books = mu_shelf_open (NULL, error);
  if (club->books)
    mu_store_join_books (club->store, club->books);
  return club->books != NULL;
}

static gboolean
read_books (gpointer club, GError **error)
{
  return mu_club_read_books (club, error);
}

MuClub *
mu_club_open (const char *path, GError **error)
{
  g_autofree char *usual = path ? NULL : mu_club_default_path ();
  g_autoptr (MuStore) store = mu_store_open (path ? path : usual, TRUE, error);
  if (!store)
    return NULL;

  MuClub *club = g_new0 (MuClub, 1);
  club->store = g_steal_pointer (&store);
  mu_store_books_from (club->store, read_books, club);
  return club;
}

void
mu_club_close (MuClub *club)
{
  if (!club)
    return;
  mu_store_close (club->store);
  g_clear_pointer (&club->books, mu_shelf_free);
  g_free (club);
}

MuStore *
mu_club_store (MuClub *club)
{
  return club->store;
}

const MuShelf *
mu_club_books (MuClub *club)
{
  return club->books;
}

gboolean
mu_club_reload_books (MuClub *club, GError **error)
{
  if (!club->books)
    return mu_club_read_books (club, error);
  if (!mu_shelf_reload (club->books, error))
    return FALSE;
  mu_store_join_books (club->store, club->books);
  return TRUE;
}

const MuBook *
mu_club_book_of (MuClub *club, const MuList *list)
{
  return mu_shelf_book_of (club->books, list);
}

GPtrArray *
mu_club_check (MuClub *club, const MuList *list)
{
  return mu_list_check (list, mu_club_book_of (club, list));
}

/* The number of the sample army in the club, added from its file if the club
 * has no list of that name; 0 on error. */
static gint64
add_sample_army (MuClub *club, const SampleArmy *army, GError **error)
{
  g_autofree char *path = g_build_filename (mu_data_dir (), "samples", army->file, NULL);
  g_autoptr (MuList) list = mu_list_read_file (path, error);
  if (!list)
    return 0;

  g_autoptr (GError) missing = NULL;
  gint64 id = mu_store_find_list (club->store, list->name, &missing);
  if (id != 0)
    return id;
  if (!g_error_matches (missing, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND)) {
    g_propagate_error (error, g_steal_pointer (&missing));
    return 0;
  }
  return mu_store_add_list (club->store, list, &id, error) ? id : 0;
}

static gboolean
add_sample_campaign (MuClub *club, const gint64 list[MU_SIDES], GError **error)
{
  g_autoptr (GError) missing = NULL;
  if (mu_store_find_campaign (club->store, SAMPLE_CAMPAIGN, &missing) != 0)
    return TRUE;
  if (!g_error_matches (missing, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND)) {
    g_propagate_error (error, g_steal_pointer (&missing));
    return FALSE;
  }

  MuCampaignPlan plan = {
    .sides = MU_SIDES,
    .name = SAMPLE_CAMPAIGN,
    .year = SAMPLE_YEAR,
    .month = SAMPLE_MONTH,
    .region = MU_REGION_MEDITERRANEAN,
    .country = MU_COUNTRY_PLAIN,
  };
  for (int side = 0; side < MU_SIDES; side++) {
    plan.side_name[side] = sample_armies[side].side;
    plan.list[side] = list[side];
  }
  gint64 id;
  return mu_store_add_campaign (club->store, &plan, &id, error);
}

gboolean
mu_club_add_samples (MuClub *club, GError **error)
{
  gint64 list[MU_SIDES];
  for (int side = 0; side < MU_SIDES; side++) {
    list[side] = add_sample_army (club, &sample_armies[side], error);
    if (list[side] == 0)
      return FALSE;
  }
  return add_sample_campaign (club, list, error);
}
