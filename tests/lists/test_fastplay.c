/* The tables of Fast Play that its book has lost. */
#include "lists/awfp/fastplay.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lists/xml/data.h"
#include "lists/xml/error.h"
#include "tests/lists/common.h"

static char *
shipped_text (void)
{
  g_autofree char *path = mu_data_path ("fastplay", "tables.xml");
  char *text = NULL;
  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static MuFastPlay *
opened (const char *path)
{
  g_autoptr (GError) error = NULL;
  MuFastPlay *tables = mu_fast_play_open (path, &error);
  if (!tables)
    ck_abort_msg ("%s", error->message);
  return tables;
}

/* awfp.general.leadership.bands */
START_TEST (what_ships_is_the_reconstruction)
{
  static const MuAwfpLeadership leadership = { { 12, 9, 6, 2 }, { 6, 5, 4, 3 } };
  g_autoptr (MuFastPlay) tables = opened (NULL);
  ck_assert (tables->reconstruction && tables->note);
  ck_assert_mem_eq (&tables->leadership, &leadership, sizeof leadership);
  g_autofree char *words = mu_fast_play_words (tables);
  ck_assert_ptr_nonnull (strstr (words, "reconstruction"));
}
END_TEST

/* awfp.army.lists, awfp.army.points: prices of the reconstruction. */
static const struct {
  const char *notation;
  int points;
} prices[] = {
  { "Irregular Warrior UI loose", 3 },
  { "Irregular Poor UI close javelin", 3 },
  { "Irregular Warband LAI loose javelin Sh", 7 },
  { "Trained Veteran HI close pilum Sh", 12 },
  { "Trained Elite CAT close lance bow", 23 },
  { "Irregular Fanatic AC lance Sh", 17 },
  { "Irregular Warrior SC javelin Sh", 8 },
  { "Trained Warrior LACm bow", 11 },
  { "Irregular Warrior LCh javelin", 11 },
  { "Irregular Warrior MCh spear", 13 },
  { "Irregular Fanatic HCh scythed", 22 },
  { "Irregular Warrior EL javelin armoured", 25 },
  { "Trained Warrior Arty", 17 },
  { "Trained Warrior SI staffsling", 6 },
  { "Trained Warrior LAI close longspear axe", 9 },
  { "Trained Poor UI loose longbow", 6 },
  { "Irregular Warrior HI close crossbow various", 10 },
  { "Irregular Warrior LAI close pike sling", 7 },
};

START_TEST (stands_have_their_price)
{
  g_autoptr (MuFastPlay) tables = opened (NULL);
  MuAwfpTroop troop;
  int points = 0;
  ck_assert_int_eq (mu_awfp_troop_parse (prices[_i].notation, &troop, NULL), MU_AWFP_PARSE_OK);
  ck_assert_int_eq (mu_awfp_points_stand (&tables->prices, &troop, NULL, &points), MU_RULE_NONE);
  ck_assert_int_eq (points, prices[_i].points);
  ck_assert_int_eq (mu_awfp_points_general (&tables->prices, &troop, NULL, &points), MU_RULE_NONE);
  ck_assert_int_eq (points, prices[_i].points + 25);
  ck_assert_int_eq (tables->prices.army, 200);
}
END_TEST

/* awfp.move.table, awfp.missile.table, awfp.combat.table, awfp.morale.modifiers: what is known from
 * sister games, and the rest of the reconstruction. */
START_TEST (what_is_played_by_is_read)
{
  g_autoptr (MuFastPlay) tables = opened (NULL);
  const MuAwfpPlay *play = tables->play;
  ck_assert_ptr_nonnull (play);
  const MuAwfpMove *close = &play->move[MU_AWFP_HI][MU_AWFP_CLOSE];
  ck_assert_int_eq (close->normal.small, 4);
  ck_assert_int_eq (close->normal.large, 6);
  ck_assert_int_eq (close->stride, MU_AWFP_HALF_DIE);
  ck_assert_int_eq (close->light, MU_AWFP_GOES_HALF_DISORDERED);
  ck_assert_int_eq (play->move[MU_AWFP_LCH][MU_AWFP_SKIRMISH].dense, MU_AWFP_GOES_NOT);
  ck_assert_int_eq (play->missile[MU_AWFP_SHOOTS_BOW].ranks[MU_AWFP_CLOSE], 3);
  ck_assert_int_eq (play->missile[MU_AWFP_SHOOTS_ENGINE].far.large, 21);
  ck_assert_int_eq (play->blow[MU_AWFP_FIGHTS_LANCE].first, 3);
  ck_assert_int_eq (play->blow[MU_AWFP_FIGHTS_AXE].half_ranks, 3);
  ck_assert_int_eq (play->factor[MU_AWFP_FACTOR_MISSILE_CHARGING], 2);
  ck_assert_int_eq (play->factor[MU_AWFP_FACTOR_MORALE_PIKES], 2);
  ck_assert_int_eq (play->factor[MU_AWFP_FACTOR_MORALE_FIGURE_LOST], -1);
  ck_assert_int_eq (play->hits, 9);
}
END_TEST

START_TEST (play_may_be_left_out)
{
  g_autofree char *text = shipped_text ();
  g_auto (GStrv) before = g_strsplit (text, "<play", 2);
  g_auto (GStrv) after = g_strsplit (text, "</play>", 2);
  g_autofree char *less = g_strconcat (before[0], after[1], NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuFastPlay) tables = mu_fast_play_read_data (less, strlen (less), "less.xml", &error);
  ck_assert_msg (tables != NULL, "%s", error ? error->message : "");
  ck_assert_ptr_null (tables->play);
}
END_TEST

/* --- faults ------------------------------------------------------------- */

static char *
replaced (const char *from, const char *to)
{
  g_autofree char *text = shipped_text ();
  g_auto (GStrv) parts = g_strsplit (text, from, 2);
  ck_assert_msg (parts[1] != NULL, "%s", from);
  return g_strconcat (parts[0], to, parts[1], NULL);
}

static const struct {
  const char *from, *to;
  const char *at, *words; /* the text that stands on the line at fault */
} faults[] = {
  { "from=\"9\"", "from=\"13\"", "exceptional", "the least total of two dice" },
  { "from=\"9\"", "from=\"6\"", "<leadership>", "the bands must fall" },
  { "from=\"2\"", "from=\"3\"", "<leadership>",
    "(General Leadership Ability and Orders)" }, /* awfp.general.leadership.roll */
  { "from=\"12\"", "from=\"11\"", "<leadership>",
    "(General Leadership Ability and Orders)" }, /* awfp.general.leadership.ratings */
  { "orders=\"6\"", "orders=\"7\"", "<leadership>", "charismatic from 12 with 6 orders" },
  { "name=\"brave\"", "name=\"stalwart\"", "orders=\"3\"", "stalwart is there already" },
  { "<ability name=\"brave\" from=\"6\" orders=\"4\"/>", "", "<leadership>", "brave is missing" },
  { "name=\"brave\"", "name=\"bold\"", "\"bold\"", "charismatic, exceptional, brave or stalwart" },
  { "<body armour=\"LACm\" points=\"8\"/>", "", "<points", "LACm is missing; add <body armour=" },
  { "armour=\"LCm\"", "armour=\"LACm\"", "armour=\"LACm\" points=\"6\"", "LACm is there already" },
  { "armour=\"LCm\"", "armour=\"LHI\"", "\"LHI\"", "a code of the armor chart" },
  { "class=\"Poor\"", "class=\"Elite\"", "points=\"-1\"", "Elite is there already" },
  { "name=\"sling\"", "name=\"halberd\"", "halberd", "a weapon as the notation writes it" },
  { "<weapon name=\"sling\" points=\"1\"/>", "", "<points", "sling is missing" },
  { "points=\"24\"", "points=\"2400\"", "2400", "-1000 to 1000" },
  { "army=\"200\"", "army=\"0\"", "army=\"0\"", "1 to 10000" },
  { "hits=\"9\"", "hits=\"11\"", "hits=", "the least d10 that hits at range" },
  { "armour=\"AC\" order=\"loose\"", "armour=\"AC\" order=\"close\"",
    "order=\"close\" inches=\"8\"", "AC is there already" },
  { "armour=\"HC\" order=\"loose\"", "armour=\"HC\" order=\"close\"",
    "armour=\"HC\" order=\"close\"", "HC does not fight in this order: close" },
  { "die=\"none\"", "die=\"two\"", "\"two\"", "none, half or whole of a d6" },
  { "weapon=\"mounted-bow\"", "weapon=\"bow\"", "skirmish-ranks=\"1\"", "bow is there already" },
  { "weapon=\"scythed-chariot\"", "weapon=\"tank\"", "tank", "what one fights with" },
  { "first=\"5\"", "first=\"50\"", "first=\"50\"", "-20 to 20" },
  { "name=\"missile-cover\"", "name=\"missile-rain\"", "missile-rain", "the name of a factor" },
  { "<factor name=\"test-routs\" value=\"4\"/>", "", "<play",
    "test-routs is missing; add <factor name=" },
  { "source=\"reconstruction\"", "source=\"print\"", "print", "reconstruction or club" },
};

static int
line_of (const char *text, const char *words)
{
  const char *found = strstr (text, words);
  int line = 1;
  ck_assert_msg (found != NULL, "%s", words);
  for (const char *at = text; at < found; at++)
    line += *at == '\n';
  return line;
}

START_TEST (a_fault_is_named_with_its_line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = replaced (faults[_i].from, faults[_i].to);
  g_autofree char *place = g_strdup_printf ("mine.xml:%d: ", line_of (text, faults[_i].at));
  g_autoptr (MuFastPlay) tables = mu_fast_play_read_data (text, strlen (text), "mine.xml", &error);
  ck_assert_ptr_null (tables);
  if (!g_str_has_prefix (error->message, place) || !strstr (error->message, faults[_i].words))
    ck_abort_msg ("expected %s… %s, got: %s", place, faults[_i].words, error->message);
}
END_TEST

static const struct {
  const char *text;
  MuFileError code;
} strangers[] = {
  { "", MU_FILE_ERROR_NOT_XML },
  { "no tables", MU_FILE_ERROR_NOT_XML },
  { "<army-list version=\"1\"/>", MU_FILE_ERROR_FOREIGN },
  { "<fast-play-tables version=\"2\"/>", MU_FILE_ERROR_FOREIGN },
  { "<fast-play-tables version=\"1\"/>", MU_FILE_ERROR_INVALID },
};

START_TEST (other_files_are_refused)
{
  g_autoptr (GError) error = NULL;
  const char *text = strangers[_i].text;
  ck_assert_ptr_null (mu_fast_play_read_data (text, strlen (text), "other.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, (int) strangers[_i].code));
}
END_TEST

/* --- a club's own ------------------------------------------------------- */

START_TEST (a_club_has_its_own)
{
  g_autofree char *home = g_dir_make_tmp ("muster-fastplay-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_autofree char *folder = g_build_filename (home, "muster", NULL);
  g_autofree char *path = g_build_filename (folder, "fast-play.xml", NULL);
  g_autofree char *text = replaced ("source=\"reconstruction\"", "source=\"club\"");
  ck_assert_int_eq (g_mkdir (folder, 0700), 0);
  ck_assert (g_file_set_contents (path, text, -1, NULL));
  {
    g_autoptr (MuFastPlay) own = opened (NULL);
    g_autofree char *words = mu_fast_play_words (own);
    ck_assert (!own->reconstruction);
    ck_assert (g_str_has_prefix (words, "by a table of the club's own"));
  }
  g_autoptr (GError) error = NULL;
  ck_assert (g_file_set_contents (path, "<broken", -1, NULL));
  ck_assert_ptr_null (mu_fast_play_open (NULL, &error));
  ck_assert (g_str_has_prefix (error->message, path));
  g_unlink (path);
  g_rmdir (folder);
  g_rmdir (home);
}
END_TEST

START_TEST (a_missing_file_is_told)
{
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_fast_play_open ("/no/such/tables.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("fastplay");
  tcase_add_test (tests, what_ships_is_the_reconstruction);
  tcase_add_loop_test (tests, stands_have_their_price, 0, COUNT (prices));
  tcase_add_test (tests, what_is_played_by_is_read);
  tcase_add_test (tests, play_may_be_left_out);
  tcase_add_loop_test (tests, a_fault_is_named_with_its_line, 0, COUNT (faults));
  tcase_add_loop_test (tests, other_files_are_refused, 0, COUNT (strangers));
  tcase_add_test (tests, a_club_has_its_own);
  tcase_add_test (tests, a_missing_file_is_told);
  return run_case ("fastplay", tests);
}
