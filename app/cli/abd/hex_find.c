/* A file is known by what can only mean one; all else is an id of what ships, as with army books.
 */
#include "app/cli/abd/hex_find.h"

#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "lists/book/book.h"
#include "lists/xml/error.h"

MuHexScenario *
mu_find_hex_scenario (const char *text, GError **error)
{
  if (mu_names_a_file (text))
    return mu_hex_scenario_open (text, error);
  g_autoptr (GError) why = NULL;
  MuHexScenario *scenario = mu_hex_scenario_find (text, &why);
  if (scenario)
    return scenario;
  if (g_error_matches (why, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE))
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("“%s” is neither a file nor a scenario; “muster hex scenarios” names those"),
                 text);
  else
    g_propagate_error (error, g_steal_pointer (&why));
  return NULL;
}

MuExit
mu_refuse_hex_file (GError *error)
{
  g_autoptr (GError) own = error;
  return g_error_matches (own, MU_FILE_ERROR, MU_FILE_ERROR_INVALID)
             ? mu_answer_no ("%s", own->message)
             : mu_complain ("%s", own->message);
}

/* --- words ----------------------------------------------------------------- */

static const struct {
  const char *key, *words;
} options[MU_ABD_OPTIONS] = {
  { "free-deployment", N_ ("free deployment") },
  { "averaging", N_ ("averaging dice") },
  { "rerolls", N_ ("dice thrown again for command points") },
  { "barbarians", N_ ("Barbarians") },
  { "control", N_ ("command control of Knights and Barbarians") },
  { "elephants", N_ ("elephants that panic") },
  { "dismount", N_ ("riders that dismount") },
};

const char *
mu_hex_option_key (int bit)
{
  return options[bit].key;
}

const char *
mu_hex_option_words (int bit)
{
  return _ (options[bit].words);
}

const char *
mu_hex_player_key (int player)
{
  static const char *const keys[MU_ABD_PLAYERS] = { "greedy", "planned", "search" };
  return player >= 0 && player < MU_ABD_PLAYERS ? keys[player] : "?";
}

const char *
mu_hex_direction_key (int direction)
{
  static const char *const keys[MU_ABD_DIRECTIONS] = { "n", "ne", "se", "s", "sw", "nw" };
  return keys[direction];
}

char *
mu_hex_year_words (int year)
{
  return year ? mu_year_format (year) : g_strdup ("-");
}

char *
mu_hex_place (const MuAbdGrid *grid, int hex)
{
  char name[MU_ABD_NAME];
  if (hex == MU_ABD_OFF)
    return g_strdup ("-");
  mu_abd_hex_name (grid, hex, name);
  return g_strdup (name);
}
