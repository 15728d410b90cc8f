/* Maps of campaigns: changes, ways, files. */
#include <glib/gstdio.h>
#include <string.h>

#include "lists/campaign/map.h"
#include "lists/xml/data.h"
#include "rules/wrg/before/weather.h"
#include "tests/lists/common.h"

static const char *const shipped[] = { "first-punic-war.xml", "second-punic-war.xml" };

static MuMap *
ship (int index)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_data_path ("maps", shipped[index]);
  MuMap *map = mu_map_read_file (path, &error);
  ck_assert_msg (map != NULL, "%s", error ? error->message : "");
  return map;
}

static int
add (MuMap *map, const char *name, int x, int y)
{
  g_autoptr (GError) error = NULL;
  const int place = mu_map_add_spot (map, name, x, y, &error);
  ck_assert_msg (place != MU_MAP_NOWHERE, "%s", error ? error->message : "");
  return place;
}

static int
join (MuMap *map, int from, int to, int days, MuMapRoadKind kind)
{
  g_autoptr (GError) error = NULL;
  const int road = mu_map_add_road (map, &(MuMapRoad){ kind, from, to, days }, &error);
  ck_assert_msg (road != MU_MAP_NOWHERE, "%s", error ? error->message : "");
  return road;
}

/* A - B - D in 5 and A - C - D in 5, E by sea from D, F alone. */
enum { A, B, C, D, E, F };
static MuMap *
small_map (void)
{
  MuMap *map = mu_map_new ("Small");
  add (map, "Alba", 0, 0);
  add (map, "Bovillae", 1000, 0);
  add (map, "Capua", 0, 1000);
  add (map, "Dyrrachium", 1000, 1000);
  add (map, "Ephesus", 3000, 1000);
  add (map, "Fregellae", 5000, 5000);
  join (map, C, D, 2, MU_MAP_TRACK);
  join (map, A, C, 3, MU_MAP_ROAD);
  join (map, B, A, 2, MU_MAP_ROAD);
  join (map, D, B, 3, MU_MAP_ROAD);
  join (map, E, D, 4, MU_MAP_SEA);
  return map;
}

/* --- changes -------------------------------------------------------------------- */

START_TEST (places_and_roads_are_kept)
{
  g_autoptr (MuMap) map = small_map ();
  ck_assert_uint_eq (map->places->len, 6);
  ck_assert_uint_eq (map->roads->len, 5);
  ck_assert_int_eq (mu_map_find (map, "dyrrachium"), D);
  ck_assert_int_eq (mu_map_find_name (map, "DYRRACHIUM"), D);
  ck_assert_int_eq (mu_map_find (map, "Dyrrachium"), MU_MAP_NOWHERE);
  ck_assert_int_eq (mu_map_place (map, E)->x, 3000);
  ck_assert_int_eq (mu_map_place (map, E)->holder, MU_MAP_NO_SIDE);
  ck_assert_int_eq (mu_map_road (map, 4)->kind, MU_MAP_SEA);
}
END_TEST

START_TEST (a_copy_is_its_own)
{
  g_autoptr (MuMap) map = small_map ();
  g_autofree char *before = mu_map_write_data (map, NULL);
  g_autoptr (MuMap) copy = mu_map_copy (map);
  ck_assert (mu_map_rename_place (copy, A, "Anagnia", NULL));
  ck_assert (mu_map_remove_place (copy, C, NULL));
  g_autofree char *after = mu_map_write_data (map, NULL);
  ck_assert_str_eq (before, after);
}
END_TEST

static const struct {
  const char *name;
  const char *key;
} keys[] = {
  { "Nova Carthago", "nova-carthago" },
  { "  Gádes  ", "gades" },
  { "Rhegium (the Straits)", "rhegium-the-straits" },
  { "---", "place" },
  { "ΣΠΑΡΤΗ", "place" },
  { "A very long name of a place in a far land", "a-very-long-name-of-a-place" },
};

START_TEST (a_key_is_made_from_the_name)
{
  g_autoptr (MuMap) map = mu_map_new ("Keys");
  add (map, keys[_i].name, 0, 0);
  ck_assert_str_eq (mu_map_place (map, 0)->key, keys[_i].key);
  g_autofree char *another = g_strdup_printf ("%s!", keys[_i].name);
  add (map, another, 0, 0);
  g_autofree char *second = g_strdup_printf ("%s-2", keys[_i].key);
  ck_assert_str_eq (mu_map_place (map, 1)->key, second);
}
END_TEST

/* A place that was renamed keeps its key, so that forces there stay there. */
START_TEST (renaming_keeps_the_key)
{
  g_autoptr (MuMap) map = small_map ();
  ck_assert (mu_map_rename_place (map, C, "  Nuceria ", NULL));
  ck_assert_str_eq (mu_map_place (map, C)->name, "Nuceria");
  ck_assert_str_eq (mu_map_place (map, C)->key, "capua");
  ck_assert (mu_map_rename_place (map, C, "NUCERIA", NULL));
  ck_assert_int_eq (add (map, "Capua", 1, 1), 6);
  ck_assert_str_eq (mu_map_place (map, 6)->key, "capua-2");
}
END_TEST

START_TEST (removing_a_place_takes_its_roads)
{
  g_autoptr (MuMap) map = small_map ();
  ck_assert (mu_map_remove_place (map, B, NULL));
  ck_assert_uint_eq (map->places->len, 5);
  ck_assert_uint_eq (map->roads->len, 3);
  g_autoptr (MuMapWay) way
      = mu_map_way (map, mu_map_find (map, "alba"), mu_map_find (map, "ephesus"), MU_MAP_BY_ALL);
  ck_assert_ptr_nonnull (way);
  ck_assert_int_eq (way->days, 9);
  ck_assert_str_eq (mu_map_place (map, mu_map_road (map, 2)->from)->key, "ephesus");
}
END_TEST

/* What is refused: how, and in which words. */
static int
refuse_twice (MuMap *map, GError **error)
{
  return mu_map_add_spot (map, " capuA", 5, 5, error);
}
static int
refuse_key_twice (MuMap *map, GError **error)
{
  return mu_map_add_place (map, &(MuMapPlace){ .key = (char *) "capua", .name = (char *) "New" },
                           error);
}
static int
refuse_bad_key (MuMap *map, GError **error)
{
  return mu_map_add_place (map, &(MuMapPlace){ .key = (char *) "a b", .name = (char *) "New" },
                           error);
}
static int
refuse_hyphen (MuMap *map, GError **error)
{
  return mu_map_add_place (map, &(MuMapPlace){ .key = (char *) "a-", .name = (char *) "New" },
                           error);
}
static int
refuse_outside (MuMap *map, GError **error)
{
  return mu_map_add_spot (map, "New", 10001, 5, error);
}
static int
refuse_no_name (MuMap *map, GError **error)
{
  return mu_map_add_spot (map, "  ", 5, 5, error);
}
static int
refuse_two_lines (MuMap *map, GError **error)
{
  return mu_map_add_spot (map, "New\nplace", 5, 5, error);
}
static int
refuse_long_name (MuMap *map, GError **error)
{
  g_autofree char *name = g_strnfill (MU_MAP_NAME_MAX + 1, 'a');
  return mu_map_add_spot (map, name, 5, 5, error);
}
static int
refuse_side (MuMap *map, GError **error)
{
  return mu_map_add_place (map, &(MuMapPlace){ .name = (char *) "New", .home = 12 }, error);
}
static int
refuse_points (MuMap *map, GError **error)
{
  return mu_map_add_place (map, &(MuMapPlace){ .name = (char *) "New", .points = 1000 }, error);
}
static int
refuse_move (MuMap *map, GError **error)
{
  return mu_map_move_place (map, A, 5, -1, error) - 1;
}
static int
refuse_unknown_move (MuMap *map, GError **error)
{
  return mu_map_move_place (map, 6, 5, 5, error) - 1;
}
static int
refuse_rename (MuMap *map, GError **error)
{
  return mu_map_rename_place (map, A, "Capua", error) - 1;
}
static int
refuse_change (MuMap *map, GError **error)
{
  return mu_map_change_place (map, A, &(MuMapPlace){ .name = (char *) "Alba", .holder = 99 }, error)
         - 1;
}
static int
refuse_remove (MuMap *map, GError **error)
{
  return mu_map_remove_place (map, MU_MAP_NOWHERE, error) - 1;
}
static int
refuse_itself (MuMap *map, GError **error)
{
  return mu_map_add_road (map, &(MuMapRoad){ MU_MAP_ROAD, A, A, 1 }, error);
}
static int
refuse_road_twice (MuMap *map, GError **error)
{
  return mu_map_add_road (map, &(MuMapRoad){ MU_MAP_SEA, A, B, 1 }, error);
}
static int
refuse_road_to_nowhere (MuMap *map, GError **error)
{
  return mu_map_add_road (map, &(MuMapRoad){ MU_MAP_SEA, A, 6, 1 }, error);
}
static int
refuse_no_days (MuMap *map, GError **error)
{
  return mu_map_add_road (map, &(MuMapRoad){ MU_MAP_SEA, A, F, 0 }, error);
}
static int
refuse_many_days (MuMap *map, GError **error)
{
  return mu_map_change_road (map, 0, &(MuMapRoad){ .days = 100 }, error) - 1;
}
static int
refuse_unknown_road (MuMap *map, GError **error)
{
  return mu_map_remove_road (map, 5, error) - 1;
}
static int
refuse_map_name (MuMap *map, GError **error)
{
  return mu_map_set_name (map, "", error) - 1;
}

static const struct {
  int (*change) (MuMap *, GError **);
  MuMapError code;
  const char *words;
} refused[] = {
  { refuse_twice, MU_MAP_ERROR_TWICE, "“Capua”" },
  { refuse_key_twice, MU_MAP_ERROR_TWICE, "“capua”" },
  { refuse_bad_key, MU_MAP_ERROR_NAME, "“a b” is no key" },
  { refuse_hyphen, MU_MAP_ERROR_NAME, "“a-” is no key" },
  { refuse_outside, MU_MAP_ERROR_OUTSIDE, "10001,5 lies off the map" },
  { refuse_no_name, MU_MAP_ERROR_NAME, "empty" },
  { refuse_two_lines, MU_MAP_ERROR_NAME, "line break" },
  { refuse_long_name, MU_MAP_ERROR_NAME, "longer than 120" },
  { refuse_side, MU_MAP_ERROR_NUMBER, "no side 13" },
  { refuse_points, MU_MAP_ERROR_NUMBER, "1000 points" },
  { refuse_move, MU_MAP_ERROR_OUTSIDE, "5,-1 lies off the map" },
  { refuse_unknown_move, MU_MAP_ERROR_UNKNOWN, "no such place" },
  { refuse_rename, MU_MAP_ERROR_TWICE, "“Capua”" },
  { refuse_change, MU_MAP_ERROR_NUMBER, "no side 100" },
  { refuse_remove, MU_MAP_ERROR_UNKNOWN, "no such place" },
  { refuse_itself, MU_MAP_ERROR_ITSELF, "“Alba” to itself" },
  { refuse_road_twice, MU_MAP_ERROR_TWICE, "“Alba” and “Bovillae”" },
  { refuse_road_to_nowhere, MU_MAP_ERROR_UNKNOWN, "no such place" },
  { refuse_no_days, MU_MAP_ERROR_NUMBER, "0 days" },
  { refuse_many_days, MU_MAP_ERROR_NUMBER, "100 days" },
  { refuse_unknown_road, MU_MAP_ERROR_UNKNOWN, "no such road" },
  { refuse_map_name, MU_MAP_ERROR_NAME, "empty" },
};

START_TEST (what_would_spoil_a_map_is_refused)
{
  g_autoptr (MuMap) map = small_map ();
  g_autoptr (GError) error = NULL;
  g_autofree char *before = mu_map_write_data (map, NULL);
  ck_assert_int_eq (refused[_i].change (map, &error), -1);
  ck_assert (g_error_matches (error, MU_MAP_ERROR, (int) refused[_i].code));
  ck_assert_msg (strstr (error->message, refused[_i].words) != NULL, "%s", error->message);
  g_autofree char *after = mu_map_write_data (map, NULL);
  ck_assert_str_eq (before, after);
}
END_TEST

START_TEST (a_full_map_takes_no_more)
{
  g_autoptr (MuMap) map = mu_map_new ("Full");
  g_autoptr (GError) error = NULL;
  for (int i = 0; i < MU_MAP_PLACES_MAX; i++)
    add (map, NULL, i, i);
  ck_assert_int_eq (mu_map_add_spot (map, NULL, 1, 1, &error), MU_MAP_NOWHERE);
  ck_assert (g_error_matches (error, MU_MAP_ERROR, MU_MAP_ERROR_FULL));
  g_clear_error (&error);
  for (int i = 0; i < MU_MAP_ROADS_MAX; i++)
    join (map, i / 200, 10 + i % 200, 1, MU_MAP_ROAD);
  ck_assert_int_eq (mu_map_add_road (map, &(MuMapRoad){ MU_MAP_ROAD, 8, 9, 1 }, &error),
                    MU_MAP_NOWHERE);
  ck_assert (g_error_matches (error, MU_MAP_ERROR, MU_MAP_ERROR_FULL));
  /* The club file keeps maps of a million characters at most. */
  gsize length;
  g_autofree char *data = mu_map_write_data (map, &length);
  ck_assert_ptr_nonnull (data);
  ck_assert_uint_lt (length, 1000000);
}
END_TEST

START_TEST (particulars_are_taken_over)
{
  g_autoptr (MuMap) map = small_map ();
  const MuMapPlace as = { .key = (char *) "other",
                          .name = (char *) "Tarentum",
                          .x = 7,
                          .y = 8,
                          .country = MU_COUNTRY_STEPPE,
                          .region = MU_REGION_NORTHERN,
                          .outside = TRUE,
                          .coast = TRUE,
                          .points = 12,
                          .holder = 11,
                          .home = 3 };
  ck_assert (mu_map_change_place (map, B, &as, NULL));
  const MuMapPlace *place = mu_map_place (map, B);
  ck_assert_str_eq (place->key, "bovillae");
  ck_assert_str_eq (place->name, "Tarentum");
  ck_assert_int_eq (place->points, 12);
  ck_assert_int_eq (place->holder, 11);
  const MuBattleground weather = mu_map_place_weather (place, 9);
  ck_assert (weather.region == MU_REGION_NORTHERN && weather.country == MU_COUNTRY_STEPPE);
  ck_assert (weather.month == 9 && weather.outside && weather.coast);
  ck_assert_int_eq (mu_wrg_place_refused (&weather), MU_RULE_NONE);
}
END_TEST

START_TEST (a_road_is_guessed_from_the_others)
{
  g_autoptr (MuMap) map = mu_map_new ("Guess");
  map->aspect = 200;
  add (map, "A", 0, 0);
  add (map, "B", 0, 1000);
  add (map, "C", 1000, 0);
  add (map, "D", 10000, 10000);
  ck_assert_int_eq (mu_map_guess_days (map, A, B, MU_MAP_ROAD), 1);
  join (map, A, B, 5, MU_MAP_ROAD);
  ck_assert_int_eq (mu_map_guess_days (map, A, C, MU_MAP_ROAD), 10);
  ck_assert_int_eq (mu_map_guess_days (map, A, C, MU_MAP_SEA), 1);
  ck_assert_int_eq (mu_map_guess_days (map, A, D, MU_MAP_ROAD), MU_MAP_DAYS_MAX);
}
END_TEST

/* --- ways ------------------------------------------------------------------------- */

/* Through B and through C it takes five days; B comes first in the map. */
START_TEST (the_quickest_way_is_told_by_its_legs)
{
  g_autoptr (MuMap) map = small_map ();
  g_autoptr (MuMapWay) way = mu_map_way (map, A, E, MU_MAP_BY_ALL);
  static const int to[] = { B, D, E }, days[] = { 2, 3, 4 };
  ck_assert_int_eq (way->days, 9);
  ck_assert_uint_eq (way->legs->len, 3);
  for (int i = 0, at = A; i < 3; i++) {
    const MuMapLeg *leg = &g_array_index (way->legs, MuMapLeg, i);
    ck_assert_int_eq (leg->from, at);
    ck_assert_int_eq (leg->to, to[i]);
    ck_assert_int_eq (leg->days, days[i]);
    ck_assert_int_eq (leg->road, mu_map_road_between (map, leg->from, leg->to));
    at = leg->to;
  }
}
END_TEST

START_TEST (ways_keep_to_the_kinds_that_are_allowed)
{
  g_autoptr (MuMap) map = small_map ();
  ck_assert_ptr_null (mu_map_way (map, A, E, MU_MAP_BY_LAND));
  ck_assert_ptr_null (mu_map_way (map, A, F, MU_MAP_BY_ALL));
  ck_assert_ptr_null (mu_map_way (map, A, 6, MU_MAP_BY_ALL));
  g_autoptr (MuMapWay) road = mu_map_way (map, C, D, MU_MAP_BY (MU_MAP_ROAD));
  ck_assert_int_eq (road->days, 8);
  g_autoptr (MuMapWay) none = mu_map_way (map, F, F, MU_MAP_BY_ALL);
  ck_assert_int_eq (none->days, 0);
  ck_assert_uint_eq (none->legs->len, 0);
}
END_TEST

START_TEST (on_the_way_each_day_has_its_place)
{
  g_autoptr (MuMap) map = small_map ();
  g_autoptr (MuMapWay) way = mu_map_way (map, A, E, MU_MAP_BY_ALL);
  static const struct {
    int days, to, day;
  } stand[] = { { 0, B, 1 }, { 1, B, 2 }, { 2, D, 1 }, { 4, D, 3 }, { 5, E, 1 }, { 8, E, 4 } };
  const MuMapLeg *leg;
  int day;
  for (guint i = 0; i < G_N_ELEMENTS (stand); i++) {
    ck_assert (mu_map_way_after (way, stand[i].days, &leg, &day));
    ck_assert_int_eq (leg->to, stand[i].to);
    ck_assert_int_eq (day, stand[i].day);
  }
  ck_assert (!mu_map_way_after (way, 9, &leg, &day));
}
END_TEST

static MuMap *
random_map (guint64 *state, int places)
{
  MuMap *map = mu_map_new ("A <map> & “more”");
  map->aspect = 25 + (int) next_below (state, 376);
  if (next_below (state, 2))
    set_text (&map->notes, "Some notes\nin two lines.");
  for (int i = 0; i < places; i++) {
    g_autofree char *name = g_strdup_printf ("N\"%d\" & <Söhne>", i);
    const MuMapPlace place = { .name = name,
                               .x = (int) next_below (state, 10001),
                               .y = (int) next_below (state, 10001),
                               .country = (MuCountry) next_below (state, 4),
                               .region = (MuRegion) next_below (state, 2),
                               .outside = (gboolean) next_below (state, 2),
                               .coast = (gboolean) next_below (state, 2),
                               .points = (int) next_below (state, 1000),
                               .holder = (int) next_below (state, 13) - 1,
                               .home = (int) next_below (state, 13) - 1 };
    ck_assert_int_eq (mu_map_add_place (map, &place, NULL), i);
  }
  for (int i = 0; i < 2 * places; i++) {
    const MuMapRoad road
        = { (MuMapRoadKind) next_below (state, 3), (int) next_below (state, (guint32) places),
            (int) next_below (state, (guint32) places), 1 + (int) next_below (state, 4) };
    mu_map_add_road (map, &road, NULL);
  }
  return map;
}

/* Days between all, the plain way. */
static void
all_days (const MuMap *map, int places, int *days)
{
  for (int i = 0; i < places * places; i++)
    days[i] = i % (places + 1) == 0 ? 0 : 10000;
  for (int i = 0; i < (int) map->roads->len; i++) {
    const MuMapRoad *road = mu_map_road (map, i);
    days[road->from * places + road->to] = days[road->to * places + road->from] = road->days;
  }
  for (int k = 0; k < places; k++)
    for (int i = 0; i < places; i++)
      for (int j = 0; j < places; j++)
        days[i * places + j]
            = MIN (days[i * places + j], days[i * places + k] + days[k * places + j]);
}

/* No way is quicker; the legs follow each other and sum up; of those before a place that are as
 * quick the first in the map is on it. */
START_TEST (no_way_is_quicker)
{
  enum { PLACES = 14 };
  guint64 state = (guint64) _i;
  int days[PLACES * PLACES], parts = 0;
  g_autoptr (MuMap) map = random_map (&state, PLACES);
  all_days (map, PLACES, days);
  for (int from = 0; from < PLACES; from++) {
    gboolean first = TRUE;
    for (int to = 0; to < PLACES; to++) {
      g_autoptr (MuMapWay) way = mu_map_way (map, from, to, MU_MAP_BY_ALL);
      first &= to >= from || way == NULL;
      ck_assert_int_eq (way ? way->days : 10000, days[from * PLACES + to]);
      int sum = 0, at = from;
      for (guint i = 0; way && i < way->legs->len; i++) {
        const MuMapLeg *leg = &g_array_index (way->legs, MuMapLeg, i);
        ck_assert_int_eq (leg->from, at);
        at = leg->to;
        sum += leg->days;
        ck_assert_int_eq (sum, days[from * PLACES + at]);
        for (int k = 0; k < leg->from; k++) {
          const int road = mu_map_road_between (map, k, at);
          ck_assert (road == MU_MAP_NOWHERE
                     || days[from * PLACES + k] + mu_map_road (map, road)->days > sum);
        }
      }
      ck_assert (!way || at == to);
    }
    parts += first;
  }
  ck_assert_int_eq (mu_map_parts (map), parts);
}
END_TEST

START_TEST (the_order_of_roads_does_not_matter)
{
  guint64 state = (guint64) _i;
  g_autoptr (MuMap) map = random_map (&state, 12);
  g_autoptr (MuMap) other = mu_map_copy (map);
  g_array_set_size (other->roads, 0);
  for (int i = (int) map->roads->len - 1; i >= 0; i--) {
    const MuMapRoad *road = mu_map_road (map, i);
    join (other, road->to, road->from, road->days, road->kind);
  }
  for (int to = 0; to < 12; to++) {
    g_autoptr (MuMapWay) a = mu_map_way (map, 0, to, MU_MAP_BY_ALL);
    g_autoptr (MuMapWay) b = mu_map_way (other, 0, to, MU_MAP_BY_ALL);
    ck_assert_int_eq (a != NULL, b != NULL);
    for (guint i = 0; a && i < a->legs->len; i++)
      ck_assert_int_eq (g_array_index (a->legs, MuMapLeg, i).to,
                        g_array_index (b->legs, MuMapLeg, i).to);
  }
}
END_TEST

START_TEST (neighbours_are_told)
{
  g_autoptr (MuMap) map = small_map ();
  g_autoptr (GArray) found = mu_map_neighbours (map, D);
  ck_assert_uint_eq (found->len, 3);
  ck_assert_int_eq (g_array_index (found, int, 0), B);
  ck_assert_int_eq (g_array_index (found, int, 1), C);
  ck_assert_int_eq (g_array_index (found, int, 2), E);
  g_autoptr (GArray) none = mu_map_neighbours (map, F);
  ck_assert_uint_eq (none->len, 0);
}
END_TEST

START_TEST (what_hangs_loose_is_told)
{
  g_autoptr (MuMap) map = small_map ();
  g_autoptr (MuMap) empty = mu_map_new ("Empty");
  g_autofree char *words = mu_map_loose_words (map);
  ck_assert_str_eq (words, "No road leads from Alba to Fregellae.");
  ck_assert_int_eq (mu_map_parts (map), 2);
  ck_assert_int_eq (mu_map_parts (empty), 0);
  ck_assert_ptr_null (mu_map_loose_words (empty));
  for (int i = 0; i < 6; i++)
    add (map, NULL, i, i);
  g_autofree char *more = mu_map_loose_words (map);
  ck_assert_str_eq (more, "No road leads from Alba to Fregellae, Place 7, Place 8, Place 9, "
                          "Place 10, and 2 more places.");
  for (int i = F; i < 12; i++)
    join (map, A, i, 1, MU_MAP_ROAD);
  ck_assert_ptr_null (mu_map_loose_words (map));
}
END_TEST

/* --- files -------------------------------------------------------------------------- */

/* Whole, canonical to the byte, and in one piece; a place's weather can be told. */
START_TEST (shipped_maps_are_sound)
{
  g_autoptr (MuMap) map = ship (_i);
  g_autofree char *path = mu_data_path ("maps", shipped[_i]);
  g_autofree char *read = NULL;
  g_autofree char *written = mu_map_write_data (map, NULL);
  ck_assert (g_file_get_contents (path, &read, NULL, NULL));
  ck_assert_str_eq (written, read);
  ck_assert_int_eq (mu_map_parts (map), 1);
  for (int i = 0; i < (int) map->places->len; i++) {
    const MuBattleground weather = mu_map_place_weather (mu_map_place (map, i), 6);
    ck_assert_int_eq (mu_wrg_place_refused (&weather), MU_RULE_NONE);
  }
}
END_TEST

/* 20 km are a day's march. */
START_TEST (shipped_ways_are_as_long_as_they_were)
{
  static const struct {
    int map;
    const char *from, *to;
    int least, most;
    guint kinds;
  } known[] = {
    { 1, "roma", "capua", 8, 12, MU_MAP_BY_LAND },     /* Via Appia, 195 km */
    { 1, "roma", "ariminum", 15, 20, MU_MAP_BY_LAND }, /* Via Flaminia, 340 km */
    { 1, "nova-carthago", "saguntum", 13, 20, MU_MAP_BY_LAND },
    { 1, "utica", "carthago", 1, 3, MU_MAP_BY_LAND },
    { 1, "lilybaeum", "carthago", 2, 5, MU_MAP_BY_ALL },
    { 1, "nova-carthago", "placentia", 75, 105, MU_MAP_BY_LAND }, /* Hannibal: five months */
    { 0, "messana", "syracusae", 6, 9, MU_MAP_BY_LAND },
    { 0, "lilybaeum", "panormus", 5, 8, MU_MAP_BY_LAND },
  };
  for (guint i = 0; i < G_N_ELEMENTS (known); i++) {
    g_autoptr (MuMap) map = ship (known[i].map);
    g_autoptr (MuMapWay) way = mu_map_way (map, mu_map_find (map, known[i].from),
                                           mu_map_find (map, known[i].to), known[i].kinds);
    ck_assert_msg (way != NULL, "%s to %s", known[i].from, known[i].to);
    ck_assert_msg (way->days >= known[i].least && way->days <= known[i].most, "%s to %s: %d",
                   known[i].from, known[i].to, way->days);
  }
}
END_TEST

START_TEST (any_map_reads_back_the_same)
{
  guint64 state = (guint64) _i;
  g_autoptr (GError) error = NULL;
  g_autoptr (MuMap) map = random_map (&state, (int) next_below (&state, 30));
  gsize length;
  g_autofree char *data = mu_map_write_data (map, &length);
  g_autoptr (MuMap) again = mu_map_read_data (data, length, "x", &error);
  ck_assert_msg (again != NULL, "%s", error ? error->message : "");
  g_autofree char *data_again = mu_map_write_data (again, NULL);
  ck_assert_str_eq (data, data_again);
}
END_TEST

START_TEST (a_file_is_written_and_read)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuMap) map = small_map ();
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "muster-map-XXXXXX", NULL);
  g_close (g_mkstemp (path), NULL);
  ck_assert (mu_map_write_file (map, path, &error));
  g_autoptr (MuMap) again = mu_map_read_file (path, &error);
  ck_assert_ptr_nonnull (again);
  ck_assert_uint_eq (again->roads->len, 5);
  g_unlink (path);
  ck_assert_ptr_null (mu_map_read_file (path, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
  g_clear_error (&error);
  ck_assert (!mu_map_write_file (map, "/no/such/folder/map.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE));
}
END_TEST

#define MAP(inside)                                                                                \
  "<campaign-map version=\"1\" name=\"N\">\n"                                                      \
  "<place key=\"a\" name=\"A\" x=\"0\" y=\"0\" country=\"plain\"/>\n"                              \
  "<place key=\"b\" name=\"B\" x=\"9\" y=\"9\" country=\"plain\"/>\n" inside "\n</campaign-map>\n"

static const struct {
  const char *what;
  const char *data;
  MuFileError code;
  const char *words;
} bad[] = {
  { "nothing", "", MU_FILE_ERROR_NOT_XML, "x:1:" },
  { "cut short", "<campaign-map version=\"1\" name=\"N\"", MU_FILE_ERROR_NOT_XML, "x:1:" },
  { "a list", "<army-list version=\"1\"/>", MU_FILE_ERROR_FOREIGN, "x:1:" },
  { "newer", "<campaign-map version=\"2\" name=\"N\"/>", MU_FILE_ERROR_FOREIGN, "x:1:" },
  { "no name", "<campaign-map version=\"1\"/>", MU_FILE_ERROR_INVALID, "name" },
  { "a blank name", "<campaign-map version=\"1\" name=\" \"/>", MU_FILE_ERROR_INVALID, "empty" },
  { "narrow", "<campaign-map version=\"1\" name=\"N\" aspect=\"2\"/>", MU_FILE_ERROR_INVALID,
    "25 to 400" },
  { "off the map", MAP ("<place key=\"c\" name=\"C\" x=\"10001\" y=\"0\" country=\"plain\"/>"),
    MU_FILE_ERROR_INVALID, "x:4:" },
  { "no country", MAP ("<place key=\"c\" name=\"C\" x=\"1\" y=\"0\"/>"), MU_FILE_ERROR_INVALID,
    "country" },
  { "a wood", MAP ("<place key=\"c\" name=\"C\" x=\"1\" y=\"0\" country=\"wood\"/>"),
    MU_FILE_ERROR_INVALID, "plain, mountain, desert or steppe" },
  { "a key twice", MAP ("\n<place key=\"a\" name=\"C\" x=\"1\" y=\"0\" country=\"plain\"/>"),
    MU_FILE_ERROR_INVALID, "x:5: there is a place with the key “a” already" },
  { "a name twice", MAP ("<place key=\"c\" name=\"b\" x=\"1\" y=\"0\" country=\"plain\"/>"),
    MU_FILE_ERROR_INVALID, "x:4: there is a place called “B” already" },
  { "no key", MAP ("<place key=\"C d\" name=\"C\" x=\"1\" y=\"0\" country=\"plain\"/>"),
    MU_FILE_ERROR_INVALID, "nova-carthago" },
  { "a side too many",
    MAP ("<place key=\"c\" name=\"C\" x=\"1\" y=\"0\" country=\"plain\" holder=\"13\"/>"),
    MU_FILE_ERROR_INVALID, "1 to 12" },
  { "no days", MAP ("<road from=\"a\" to=\"b\"/>"), MU_FILE_ERROR_INVALID, "days" },
  { "too long", MAP ("<road from=\"a\" to=\"b\" days=\"100\"/>"), MU_FILE_ERROR_INVALID,
    "1 to 99" },
  { "to nowhere", MAP ("<road from=\"a\" to=\"c\" days=\"1\"/>"), MU_FILE_ERROR_INVALID,
    "x:4: to: no place of the map has the key “c”" },
  { "to itself", MAP ("<road from=\"a\" to=\"a\" days=\"1\"/>"), MU_FILE_ERROR_INVALID,
    "x:4: a road from “A” to itself" },
  { "a road twice",
    MAP ("<road from=\"a\" to=\"b\" days=\"1\"/>\n<road from=\"b\" to=\"a\" days=\"2\"/>"),
    MU_FILE_ERROR_INVALID, "x:5: there is a road between “B” and “A” already" },
  { "a canal", MAP ("<road from=\"a\" to=\"b\" days=\"1\" kind=\"canal\"/>"), MU_FILE_ERROR_INVALID,
    "road, track or sea" },
  { "a place after roads",
    MAP ("<road from=\"a\" to=\"b\" days=\"1\"/>\n"
         "<place key=\"c\" name=\"C\" x=\"1\" y=\"0\" country=\"plain\"/>"),
    MU_FILE_ERROR_INVALID, "x:5:" },
  { "a stranger", MAP ("<castle/>"), MU_FILE_ERROR_INVALID, "x:4:" },
};

START_TEST (bad_files_are_refused_with_their_line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuMap) map = mu_map_read_data (bad[_i].data, strlen (bad[_i].data), "x", &error);
  ck_assert_ptr_null (map);
  ck_assert_msg (g_error_matches (error, MU_FILE_ERROR, (int) bad[_i].code), "%s: %s", bad[_i].what,
                 error->message);
  ck_assert_msg (strstr (error->message, bad[_i].words) != NULL, "%s: %s", bad[_i].what,
                 error->message);
}
END_TEST

START_TEST (too_much_is_refused)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new ("<campaign-map version=\"1\" name=\"N\">\n");
  for (int i = 0; i <= MU_MAP_PLACES_MAX; i++)
    g_string_append_printf (
        text, "<place key=\"p%d\" name=\"P%d\" x=\"1\" y=\"1\" country=\"plain\"/>\n", i, i);
  g_string_append (text, "</campaign-map>\n");
  ck_assert_ptr_null (mu_map_read_data (text->str, text->len, "x", &error));
  ck_assert_str_eq (error->message, "x:252: more than 250 places");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("map");
  tcase_add_test (tests, places_and_roads_are_kept);
  tcase_add_test (tests, a_copy_is_its_own);
  tcase_add_loop_test (tests, a_key_is_made_from_the_name, 0, COUNT (keys));
  tcase_add_test (tests, renaming_keeps_the_key);
  tcase_add_test (tests, removing_a_place_takes_its_roads);
  tcase_add_loop_test (tests, what_would_spoil_a_map_is_refused, 0, COUNT (refused));
  tcase_add_test (tests, a_full_map_takes_no_more);
  tcase_add_test (tests, particulars_are_taken_over);
  tcase_add_test (tests, a_road_is_guessed_from_the_others);
  tcase_add_test (tests, the_quickest_way_is_told_by_its_legs);
  tcase_add_test (tests, ways_keep_to_the_kinds_that_are_allowed);
  tcase_add_test (tests, on_the_way_each_day_has_its_place);
  tcase_add_loop_test (tests, no_way_is_quicker, 0, 40);
  tcase_add_loop_test (tests, the_order_of_roads_does_not_matter, 0, 20);
  tcase_add_test (tests, neighbours_are_told);
  tcase_add_test (tests, what_hangs_loose_is_told);
  tcase_add_loop_test (tests, shipped_maps_are_sound, 0, COUNT (shipped));
  tcase_add_test (tests, shipped_ways_are_as_long_as_they_were);
  tcase_add_loop_test (tests, any_map_reads_back_the_same, 0, 40);
  tcase_add_test (tests, a_file_is_written_and_read);
  tcase_add_loop_test (tests, bad_files_are_refused_with_their_line, 0, COUNT (bad));
  tcase_add_test (tests, too_much_is_refused);
  return run_case ("map", tests);
}
