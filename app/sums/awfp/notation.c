#include "app/sums/awfp/notation.h"

#include <glib/gi18n.h>
#include <string.h>

G_STATIC_ASSERT (sizeof (MuAwfpTroop) <= MU_SUM_OTHER);

MuAwfpTroop
mu_awfp_stand_of (const MuFieldValue *value)
{
  MuAwfpTroop troop;
  memcpy (&troop, value->other, sizeof troop);
  return troop;
}

static const char *
what_was_expected (MuAwfpParseError why)
{
  switch (why) {
  case MU_AWFP_PARSE_OK:
  case MU_AWFP_PARSE_EMPTY:
    return _ ("expected troops, as in “Trained Veteran HI close pilum Sh”");
  case MU_AWFP_PARSE_TRAINING:
    return _ ("expected Trained or Irregular first");
  case MU_AWFP_PARSE_MORALE:
    return _ ("expected Elite, Fanatic, Veteran, Warband, Warrior or Poor");
  case MU_AWFP_PARSE_ARMOUR:
    return _ ("expected one of CAT AC HC LAC UC SC HCm LACm LCm LCh MCh HCh EL HI LAI UI SI Arty");
  case MU_AWFP_PARSE_ORDER:
    return _ ("expected close or loose");
  case MU_AWFP_PARSE_WORD:
    return _ ("expected a weapon, Sh, scythed or armoured");
  case MU_AWFP_PARSE_TWICE:
    break;
  }
  return _ ("it is there already");
}

static void
tell_fault (const char *text, gsize at, MuAwfpParseError why, GError **error)
{
  const char *start = text + MIN (at, strlen (text));
  g_autofree char *word = g_strndup (start, strcspn (start, " \t\r\n"));
  if (word[0] == '\0')
    g_set_error (error, MU_SUM_ERROR, 0, _ ("“%s” stops too early: %s"), text,
                 what_was_expected (why));
  else
    g_set_error (error, MU_SUM_ERROR, 0, _ ("“%s”: at “%s”: %s"), text, word,
                 what_was_expected (why));
}

gboolean
mu_awfp_stand_read (const char *text, MuAwfpTroop *troop, GError **error)
{
  gsize at = 0;
  const MuAwfpParseError why = mu_awfp_troop_parse (text, troop, &at);
  if (why != MU_AWFP_PARSE_OK)
    tell_fault (text, at, why, error);
  return why == MU_AWFP_PARSE_OK;
}

static gboolean
read_stand (const char *text, MuFieldValue *value, GError **error)
{
  MuAwfpTroop troop;
  if (!mu_awfp_stand_read (text, &troop, error))
    return FALSE;
  memcpy (value->other, &troop, sizeof troop);
  return TRUE;
}

static char *
write_stand (const MuFieldValue *value)
{
  const MuAwfpTroop troop = mu_awfp_stand_of (value);
  char text[MU_AWFP_NOTATION_MAX];
  return g_strdup (mu_awfp_troop_format (&troop, text, sizeof text));
}

static MuRule
barred (const MuFieldValue *value)
{
  const MuAwfpTroop troop = mu_awfp_stand_of (value);
  return mu_awfp_troop_forbidden (&troop);
}

const MuNotation mu_awfp_notation = { .value = "STAND",
                                      .example = "Trained Veteran HI close pilum Sh",
                                      .read = read_stand,
                                      .write = write_stand,
                                      .barred = barred };
