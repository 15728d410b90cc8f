#include "app/cli/troops.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "app/cli/out.h"
#include "rules/wrg/casualties.h"

static const char *
what_was_expected (MuWrgParseError why)
{
  switch (why) {
  case MU_WRG_PARSE_OK:
  case MU_WRG_PARSE_EMPTY:
    return _ ("expected troops, as in “Irr B LC JLS B Sh”");
  case MU_WRG_PARSE_TRAINING:
    return _ ("expected Reg or Irr first");
  case MU_WRG_PARSE_CLASS:
    return _ ("expected class A, B, C or D second");
  case MU_WRG_PARSE_TYPE:
    return _ ("expected one of SHC EHC HC MC LC SHI HI LHI MI LMI LI EHCm HCm MCm HCh LCh El Art");
  case MU_WRG_PARSE_WORD:
    return _ ("expected a weapon (L LTS P HTW JLS 2HCW B CB S SS), Sh, Arab or Indian");
  case MU_WRG_PARSE_TWICE:
    return _ ("it is there already");
  }
  return "";
}

/* The word that starts at this byte. */
static char *
word_at (const char *text, size_t at)
{
  const char *start = text + MIN (at, strlen (text));
  return g_strndup (start, strcspn (start, " \t\r\n"));
}

MuExit
mu_read_troop (const char *notation, MuWrgTroop *troop)
{
  size_t at = 0;
  MuWrgParseError why = mu_wrg_troop_parse (notation, troop, &at);
  if (why == MU_WRG_PARSE_OK)
    return MU_EXIT_DONE;
  g_autofree char *word = word_at (notation, at);
  if (word[0] == '\0')
    return mu_complain (_ ("“%s” stops too early: %s"), notation, what_was_expected (why));
  return mu_complain (_ ("“%s”: at “%s”: %s"), notation, word, what_was_expected (why));
}

MuExit
mu_read_lawful_troop (const char *notation, MuWrgTroop *troop)
{
  MuExit answer = mu_read_troop (notation, troop);
  if (answer != MU_EXIT_DONE)
    return answer;
  MuRule rule = mu_wrg_troop_forbidden (troop);
  if (rule == MU_RULE_NONE)
    return MU_EXIT_DONE;
  return mu_answer_no (_ ("“%s”: the rules forbid it: %s (%s)"), notation, _ (mu_rule_words (rule)),
                       mu_rule_id (rule));
}

gboolean
mu_read_weapon (const char *option, const char *word, MuWrgWeapon *weapon, GError **error)
{
  if (g_ascii_strcasecmp (word, "sidearm") == 0) {
    *weapon = MU_WRG_SIDEARM;
    return TRUE;
  }
  if (g_ascii_strcasecmp (word, "engine") == 0) {
    *weapon = MU_WRG_ENGINE;
    return TRUE;
  }
  for (int i = MU_WRG_LANCE; i < MU_WRG_ENGINE; i++)
    if (g_ascii_strcasecmp (word, mu_wrg_weapon_name ((MuWrgWeapon) i)) == 0) {
      *weapon = (MuWrgWeapon) i;
      return TRUE;
    }
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("%s: “%s” is no weapon; expected L LTS P HTW JLS 2HCW B CB S SS or sidearm"),
               option, word);
  return FALSE;
}

char **
mu_read_words (const char *option, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  for (int i = 0; words[i]; i++)
    if (words[i][0] == '\0') {
      g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: nothing between two commas in “%s”"), option,
                   text);
      return NULL;
    }
  return g_steal_pointer (&words);
}

gboolean
mu_read_key (const char *option, const char *word, const char *const *names, int *number,
             GError **error)
{
  for (int i = 0; names[i]; i++)
    if (strcmp (word, names[i]) == 0) {
      *number = i;
      return TRUE;
    }
  g_autofree char *all = g_strjoinv (", ", (char **) names);
  g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: “%s” is not one of %s"), option, word, all);
  return FALSE;
}

/* --- sums --------------------------------------------------------------- */

void
mu_say_throw (MuCall *call, const MuThrow *thrown)
{
  if (thrown->rolled)
    mu_say (call, _ ("Dice: plus %d, minus %d (seed %" PRIu64 ")\n"), thrown->plus, thrown->minus,
            mu_call_seed (call));
}

void
mu_out_sum (MuCall *call, const MuWrgSum *sum, const MuThrow *thrown)
{
  mu_out_number (call, "weapon", sum->weapon);
  mu_out_number (call, "tactical", sum->tactical);
  mu_out_number (call, "random", sum->random);
  mu_out_number (call, "factor", sum->factor);
  mu_out_number (call, "casualties", sum->casualties);
  if (thrown->rolled)
    mu_out_new_seed (call);
}

/* wrg.casualties.remove: twenty casualties are a figure. */
static void
say_casualties (MuCall *call, int casualties)
{
  int fall = casualties / MU_WRG_MEN_PER_FIGURE;
  mu_say (call, ngettext ("%d casualty: ", "%d casualties: ", (gulong) casualties), casualties);
  if (fall == 0)
    mu_say (call, "%s", _ ("no figure falls, "));
  else
    mu_say (call, ngettext ("%d figure falls, ", "%d figures fall, ", (gulong) fall), fall);
  mu_say (call, _ ("%d carried\n"), casualties % MU_WRG_MEN_PER_FIGURE);
}

void
mu_say_sum (MuCall *call, const MuWrgSum *sum, const MuThrow *thrown, const MuTrace *trace)
{
  say_casualties (call, sum->casualties);
  mu_say_trace (call, trace);
  mu_say (call, _ ("  %+4d  factor: weapon %d, tactical %+d, random %+d\n"), sum->factor,
          sum->weapon, sum->tactical, sum->random);
  mu_say_throw (call, thrown);
}
