/* Troops of Fast Play: what a stand costs, and what a WRG troop becomes. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "app/sums/awfp/notation.h"
#include "lists/awfp/fastplay.h"
#include "rules/awfp/units.h"
#include "rules/awfp/wrg/convert.h"

/* --- the price of a stand ----------------------------------------------- */

/* awfp.units.*: whether so many stands make no unit of them, which is then said. */
static gboolean
refuses_unit (MuCall *call, const MuAwfpTroop *troop)
{
  const int stands = (int) mu_call_number (call, "stands", 1);
  const gboolean general = mu_call_has (call, "general");
  const MuAwfpLimits limits = mu_awfp_unit_limits (mu_awfp_troop_kind (troop), general);
  const MuRule rule = mu_call_has (call, "stands")
                          ? mu_awfp_unit_refused (troop, stands, general, NULL)
                          : MU_RULE_NONE;
  if (rule != MU_RULE_NONE)
    mu_answer_no (_ ("--stands: such a unit has %d to %d stands (%s)"), limits.least, limits.most,
                  mu_rule_shown (call, rule));
  return rule != MU_RULE_NONE;
}

static void
put_unit (MuCall *call, int points)
{
  const int all = points * (int) mu_call_number (call, "stands", 1);
  if (!mu_call_has (call, "stands"))
    return;
  mu_out_number (call, "unit-points", all);
  mu_say (call, g_dngettext (NULL, "%d point the unit\n", "%d points the unit\n", (gulong) all),
          all);
}

MuExit
mu_run_awfp_points (MuCall *call)
{
  GError *error = NULL;
  MuAwfpTroop troop;
  MuTrace trace;
  int points;
  if (!mu_awfp_stand_read (mu_call_argument (call, 0), &troop, &error))
    return mu_complain_error (error);
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (mu_call_text (call, "tables"), &error);
  if (!tables)
    return mu_complain_error (error);
  const MuRule rule = mu_call_has (call, "general")
                          ? mu_awfp_points_general (&tables->prices, &troop, &trace, &points)
                          : mu_awfp_points_stand (&tables->prices, &troop, &trace, &points);
  if (rule != MU_RULE_NONE)
    return mu_answer_no (_ ("the rules forbid such troops: %s (%s)"), _ (mu_rule_words (rule)),
                         mu_rule_shown (call, rule));
  if (refuses_unit (call, &troop))
    return MU_EXIT_NO;
  g_autofree char *source = mu_fast_play_words (tables);
  mu_out_number (call, "points", points);
  mu_say (call, g_dngettext (NULL, "%d point a stand\n", "%d points a stand\n", (gulong) points),
          points);
  mu_say_trace (call, &trace);
  put_unit (call, points);
  mu_say (call, "  %s\n", source);
  return MU_EXIT_DONE;
}

/* --- from WRG ----------------------------------------------------------- */

/* "warband,close" as a MuAwfpSaid set. */
static gboolean
read_said (const char *text, unsigned *said, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text ? text : "", ",", -1);
  for (char **word = words; *word; word++) {
    int i = 0;
    while (i < MU_AWFP_SAYINGS && strcmp (mu_awfp_said_key ((MuAwfpSaid) (1 << i)), *word) != 0)
      i++;
    if (i == MU_AWFP_SAYINGS) {
      g_set_error (error, MU_CALL_ERROR, 0,
                   _ ("--said: “%s” is not one of warband, close, light, unarmoured, spear, "
                      "longbow, scythed, armoured"),
                   *word);
      return FALSE;
    }
    *said |= 1u << i;
  }
  return TRUE;
}

static int
find_weapon (const char *name)
{
  if (g_ascii_strcasecmp (name, "sidearm") == 0)
    return MU_WEAPON_SIDEARM;
  for (int i = MU_WEAPON_LANCE; i < MU_WEAPON_ENGINE; i++)
    if (g_ascii_strcasecmp (name, mu_weapon_name ((MuWeapon) i)) == 0)
      return i;
  return -1;
}

static gboolean
read_crew (const char *text, MuCrew *crew, GError **error)
{
  g_auto (GStrv) names = g_strsplit (text ? text : "", ",", -1);
  if (g_strv_length (names) > MU_CREW_MAX) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--crew: nothing carries more than %d fighters"),
                 MU_CREW_MAX);
    return FALSE;
  }
  for (char **name = names; *name; name++) {
    const int weapon = find_weapon (*name);
    if (weapon < 0) {
      g_set_error (error, MU_CALL_ERROR, 0,
                   _ ("--crew: “%s” is no weapon; expected L, LTS, P, HTW, JLS, 2HCW, B, CB, S, SS "
                      "or sidearm, parted by commas"),
                   *name);
      return FALSE;
    }
    crew->weapon[crew->count++] = (uint8_t) weapon;
  }
  return TRUE;
}

/* WRG's own notation is read as its sums read it. */
static gboolean
read_figure (const char *text, MuTroop *troop, GError **error)
{
  MuSumInput input;
  mu_sum_input_init (&input, mu_sum_kind_find ("points"));
  if (!mu_sum_input_read (&input, "troop", text, error))
    return FALSE;
  *troop = mu_sum_value (&input, "troop")->troop;
  return TRUE;
}

static void
put_losses (MuCall *call, unsigned losses)
{
  for (int i = 0; i < MU_AWFP_LOSS_KINDS; i++)
    if (losses >> i & 1u) {
      mu_out_text (call, "loss", mu_awfp_loss_key ((MuAwfpLoss) (1 << i)));
      mu_say (call, "  %s\n", _ (mu_awfp_loss_words ((MuAwfpLoss) (1 << i))));
    }
}

static void
put_idle (MuCall *call, unsigned idle)
{
  for (int i = 0; i < MU_AWFP_SAYINGS; i++)
    if (idle >> i & 1u) {
      const char *key = mu_awfp_said_key ((MuAwfpSaid) (1 << i));
      mu_out_text (call, "idle", key);
      mu_say (call, _ ("  %s: says nothing about such troops\n"), key);
    }
}

MuExit
mu_run_awfp_convert (MuCall *call)
{
  GError *error = NULL;
  MuTroop from;
  MuCrew crew = { .horses = (uint8_t) mu_call_number (call, "horses", 0) };
  MuAwfpConversion to;
  unsigned said = 0;
  char text[MU_AWFP_NOTATION_MAX];
  if (!read_figure (mu_call_argument (call, 0), &from, &error)
      || !read_crew (mu_call_text (call, "crew"), &crew, &error)
      || !read_said (mu_call_text (call, "said"), &said, &error))
    return mu_complain_error (error);
  const MuRule rule = mu_awfp_convert (&from, &crew, said, &to);
  if (rule != MU_RULE_NONE)
    return mu_answer_no (_ ("the rules forbid such troops: %s (%s)"), _ (mu_rule_words (rule)),
                         mu_rule_shown (call, rule));
  mu_awfp_troop_format (&to.troop, text, sizeof text);
  mu_out_text (call, "troop", text);
  mu_say (call, "%s\n", text);
  put_losses (call, to.losses);
  put_idle (call, to.idle);
  return MU_EXIT_DONE;
}
