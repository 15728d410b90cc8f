#include "app/sums/wrg/notation.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rules/wrg/troop/troop.h"

static const char *
what_was_expected (MuTroopFault why)
{
  switch (why) {
  case MU_TROOP_PARSE_OK:
  case MU_TROOP_PARSE_EMPTY:
    return _ ("expected troops, as in “Irr B LC JLS B Sh”");
  case MU_TROOP_PARSE_TRAINING:
    return _ ("expected Reg or Irr first");
  case MU_TROOP_PARSE_CLASS:
    return _ ("expected class A, B, C or D second");
  case MU_TROOP_PARSE_TYPE:
    return _ ("expected one of SHC EHC HC MC LC SHI HI LHI MI LMI LI EHCm HCm MCm HCh LCh El Art "
              "Wagon Pack PackCm");
  case MU_TROOP_PARSE_WORD:
    return _ ("expected a weapon (L LTS P HTW JLS 2HCW B CB S SS), Sh, Arab or Indian");
  case MU_TROOP_PARSE_TWICE:
    return _ ("it is there already");
  }
  return "";
}

static gboolean
read_troop (const char *text, MuFieldValue *value, GError **error)
{
  size_t at = 0;
  MuTroopFault why = mu_troop_parse (text, &value->troop, &at);
  if (why == MU_TROOP_PARSE_OK)
    return TRUE;
  const char *start = text + MIN (at, strlen (text));
  g_autofree char *word = g_strndup (start, strcspn (start, " \t\r\n"));
  if (word[0] == '\0')
    return mu_sum_fail (error, _ ("“%s” stops too early: %s"), text, what_was_expected (why));
  return mu_sum_fail (error, _ ("“%s”: at “%s”: %s"), text, word, what_was_expected (why));
}

static char *
write_troop (const MuFieldValue *value)
{
  char notation[64];
  return g_strdup (mu_troop_format (&value->troop, notation, sizeof notation));
}

static MuRule
barred (const MuFieldValue *value)
{
  return mu_wrg_troop_forbidden (&value->troop);
}

const MuNotation mu_wrg_notation = { .value = "TROOP",
                                     .example = "Reg C HI HTW Sh",
                                     .read = read_troop,
                                     .write = write_troop,
                                     .barred = barred };
