#include "app/cli/club/armies.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/club/list_file.h"
#include "app/cli/core/named.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "db/store.h"
#include "lists/system.h"
#include "lists/xml/data.h"
#include "reports/sheet/battle_sheet.h"

gboolean
mu_names_a_file (const char *text)
{
  return strchr (text, G_DIR_SEPARATOR) || mu_file_ends_in (text, ".xml")
         || mu_file_ends_in (text, ".txt") || g_file_test (text, G_FILE_TEST_EXISTS);
}

MuList *
mu_find_army (MuCall *call, const char *text, GError **error)
{
  if (mu_names_a_file (text))
    return mu_read_list_file (call, text, error);
  MuClub *club = mu_call_club (call, error);
  if (!club)
    return NULL;
  g_autoptr (GError) why = NULL;
  gint64 id = mu_store_find_list (mu_club_store (club), text, &why);
  if (id != 0)
    return mu_store_list (mu_club_store (club), id, error);
  if (g_error_matches (why, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND))
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                 _ ("“%s” is neither a file nor a list in %s; “muster list ls” names those"), text,
                 mu_call_club_path (call));
  else
    g_propagate_error (error, g_steal_pointer (&why));
  return NULL;
}

gboolean
mu_check_figures (const MuList *list, GError **error)
{
  if (mu_system_can (list->rules, MU_DEED_DEPLOY))
    return TRUE;
  g_set_error (
      error, MU_CALL_ERROR, 0,
      _ ("“%s” is no WRG 5th list; scouting, plans, orders and battles at the table are for those "
         "alone"),
      list->name);
  return FALSE;
}

MuList *
mu_find_figures (MuCall *call, const char *text, GError **error)
{
  g_autoptr (MuList) list = mu_find_army (call, text, error);
  return list && mu_check_figures (list, error) ? g_steal_pointer (&list) : NULL;
}

MuTableBattle *
mu_find_table_battle (MuCall *call, GError **error)
{
  g_autoptr (GError) why = NULL;
  MuClub *club = mu_call_club (call, error);
  if (!club)
    return NULL;
  MuTableBattle *battle = mu_table_battle_open (mu_club_store (club), &why);
  if (battle)
    return battle;
  if (why)
    g_propagate_error (error, g_steal_pointer (&why));
  else
    g_set_error_literal (error, MU_CALL_ERROR, 0,
                         _ ("no battle is on the table; “muster tonight prepare” puts one there"));
  return NULL;
}

MuBattleRecord *
mu_find_battle (MuCall *call, const char *text, GError **error)
{
  gint64 number;
  if (mu_names_a_file (text))
    return mu_battle_sheet_read_file (text, error);
  if (!mu_read_number (_ ("battle"), text, 1, G_MAXINT64, &number, error))
    return NULL;
  MuClub *club = mu_call_club (call, error);
  return club ? mu_store_battle (mu_club_store (club), number, error) : NULL;
}

static gint64
only_campaign (MuStore *store, GError **error)
{
  g_autoptr (GPtrArray) rows = mu_store_campaigns (store, error);
  if (!rows)
    return 0;
  if (rows->len == 1)
    return ((const MuCampaignRow *) g_ptr_array_index (rows, 0))->id;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
               rows->len == 0 ? _ ("the club has no campaign yet; “muster campaign new” begins one")
                              : _ ("the club has several campaigns: name one; “muster campaign ls” "
                                   "lists them"));
  return 0;
}

MuCampaign *
mu_find_campaign (MuCall *call, const char *name, GError **error)
{
  MuClub *club = mu_call_club (call, error);
  if (!club)
    return NULL;
  MuStore *store = mu_club_store (club);
  gint64 id = name ? mu_store_find_campaign (store, name, error) : only_campaign (store, error);
  return id != 0 ? mu_store_campaign (store, id, error) : NULL;
}

/* “Rome, Carthage and Syracuse”, as far as they go; free with g_free. */
static char *
name_sides (const MuCampaign *campaign)
{
  GString *names = g_string_new (NULL);
  for (guint i = 0; i < campaign->sides->len; i++) {
    const MuCampaignSide *side = g_ptr_array_index (campaign->sides, i);
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", side->name);
  }
  return g_string_free (names, FALSE);
}

typedef gboolean (*IsSide) (const MuCampaignSide *side, int position, const char *text);

static gboolean
is_called (const MuCampaignSide *side, int position, const char *text)
{
  return strcmp (side->name, text) == 0;
}

static gboolean
is_called_alike (const MuCampaignSide *side, int position, const char *text)
{
  return mu_name_same (side->name, text);
}

static gboolean
has_letter (const MuCampaignSide *side, int position, const char *text)
{
  return g_ascii_strcasecmp (mu_campaign_side_key (position), text) == 0;
}

static int
look_for_side (const MuCampaign *campaign, IsSide is, const char *text)
{
  for (guint i = 0; i < campaign->sides->len; i++)
    if (is (g_ptr_array_index (campaign->sides, i), (int) i, text))
      return (int) i;
  return -1;
}

/* A name wins over a letter: campaigns of before may have a side that is called a. */
int
mu_find_side (const MuCampaign *campaign, const char *name, GError **error)
{
  static const IsSide each[] = { is_called, is_called_alike, has_letter };
  for (guint i = 0; i < G_N_ELEMENTS (each); i++) {
    const int side = look_for_side (campaign, each[i], name);
    if (side >= 0)
      return side;
  }
  g_autofree char *names = name_sides (campaign);
  g_set_error (error, MU_CALL_ERROR, 0, _ ("%s has no side “%s”; its sides are %s, or a, b and on"),
               campaign->name, name, names);
  return -1;
}

static gboolean
find_named_sides (const MuCampaign *campaign, const GPtrArray *names, int sides[MU_SIDES],
                  GError **error)
{
  for (int i = 0; i < MU_SIDES; i++) {
    sides[i] = mu_find_side (campaign, g_ptr_array_index (names, i), error);
    if (sides[i] < 0)
      return FALSE;
  }
  if (sides[0] != sides[1])
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0, _ ("%s cannot fight itself; name two different sides"),
               (const char *) g_ptr_array_index (names, 0));
  return FALSE;
}

gboolean
mu_find_sides (const MuCampaign *campaign, const GPtrArray *names, int sides[MU_SIDES],
               GError **error)
{
  const guint named = names ? names->len : 0;
  if (named == MU_SIDES)
    return find_named_sides (campaign, names, sides, error);
  sides[0] = 0;
  sides[1] = 1;
  if (named == 0 && campaign->sides->len == MU_SIDES)
    return TRUE;
  g_autofree char *all = name_sides (campaign);
  g_set_error (error, MU_CALL_ERROR, 0, _ ("name the two sides of %s that fight; it has %s"),
               campaign->name, all);
  return FALSE;
}

static GPtrArray *
unit_names (const MuCampaignSide *side)
{
  GPtrArray *names = g_ptr_array_new ();
  for (guint i = 0; i < side->forces->len; i++)
    g_ptr_array_add (names, ((const MuForce *) g_ptr_array_index (side->forces, i))->name);
  return names;
}

static int
read_unit_number (const char *text, guint count, GError **error)
{
  gint64 number;
  return mu_read_number (_ ("unit"), text, 1, count, &number, error) ? (int) number - 1 : -1;
}

int
mu_find_side_unit (const MuCampaignSide *side, const char *name, GError **error)
{
  g_autoptr (GPtrArray) names = unit_names (side);
  const int unit = mu_named (names, name);
  if (unit >= 0)
    return unit;
  if (*name != '\0' && strspn (name, "+-0123456789") == strlen (name))
    return read_unit_number (name, names->len, error);
  g_autofree char *offer = mu_named_offer (names, name);
  g_set_error (error, MU_CALL_ERROR, 0,
               unit == MU_NAMED_SEVERAL ? _ ("%s has several units “%s…”: %s")
                                        : _ ("%s has no unit “%s”; it has %s"),
               side->name, name, offer);
  return -1;
}

static GPtrArray *
place_names (const MuMap *map)
{
  GPtrArray *names = g_ptr_array_new ();
  for (int i = 0; i < (int) map->places->len; i++)
    g_ptr_array_add (names, mu_map_place (map, i)->name);
  return names;
}

int
mu_find_place (const MuMap *map, const char *name, GError **error)
{
  const int by_name = mu_map_find_name (map, name);
  const int by_key = by_name != MU_MAP_NOWHERE ? by_name : mu_map_find (map, name);
  if (by_key != MU_MAP_NOWHERE)
    return by_key;
  g_autoptr (GPtrArray) names = place_names (map);
  const int place = mu_named (names, name);
  if (place >= 0)
    return place;
  g_autofree char *offer = mu_named_offer (names, name);
  if (place == MU_NAMED_SEVERAL)
    g_set_error (error, MU_CALL_ERROR, 0, _ ("the map has several places “%s…”: %s"), name, offer);
  else
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("the map has no place “%s”; “muster campaign map” lists them"), name);
  return MU_MAP_NOWHERE;
}

MuList *
mu_find_side_army (MuCall *call, const MuCampaign *campaign, const char *name, GError **error)
{
  const int side = mu_find_side (campaign, name, error);
  if (side < 0)
    return NULL;
  return mu_store_campaign_army (mu_club_store (mu_call_club (call, NULL)), campaign->id, side,
                                 NULL, error);
}

gboolean
mu_note_legality (MuCall *call, const MuList *list, GError **error)
{
  const MuShelf *shelf = mu_call_books (call, error);
  if (!shelf)
    return FALSE;
  g_autoptr (GPtrArray) issues = mu_list_check (list, mu_shelf_book_of (shelf, list));
  if (!mu_issues_legal (issues))
    mu_say (call, _ ("Note: %s is not a legal list; “muster list check” says why.\n"), list->name);
  return TRUE;
}
