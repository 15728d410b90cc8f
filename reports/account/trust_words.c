#include "reports/account/trust_words.h"

#include <glib/gi18n-lib.h>

#include "lists/battle/conversion.h"

const char *
mu_trust_mark (MuTrust trust)
{
  switch (trust) {
  case MU_TRUST_UNKNOWN:
    return _ ("not looked at yet");
  case MU_TRUST_WORD:
    return _ ("on somebody's word");
  case MU_TRUST_CONSISTENT:
    return _ ("not proved");
  case MU_TRUST_PROVED:
    break;
  }
  return "";
}

const char *
mu_trust_sentence (MuTrust trust)
{
  switch (trust) {
  case MU_TRUST_UNKNOWN:
    return _ ("Nobody has looked yet what this battle rests on.");
  case MU_TRUST_WORD:
    return _ ("On somebody's word: it was fought on the table, or with dice thrown there.");
  case MU_TRUST_CONSISTENT:
    return _ ("Not proved: the rules fight it otherwise. An older Muster fought it, or somebody "
              "changed it; it is taken on the word of whoever sent it.");
  case MU_TRUST_PROVED:
    return _ ("Proved: fought again from its seed it comes to the same.");
  }
  return "";
}

char *
mu_trust_name (const char *name, MuTrust trust)
{
  const char *mark = mu_trust_mark (trust);
  /* Translators: a battle's name, and what it rests on */
  return *mark == '\0' ? g_strdup (name) : g_strdup_printf (_ ("%s (%s)"), name, mark);
}

char *
mu_converted_name (const char *name, MuRuleSystem rules)
{
  const MuConversion *conversion = mu_battle_conversion (rules);
  /* Translators: a battle's name, and how it was fought */
  return conversion == NULL ? g_strdup (name)
                            : g_strdup_printf (_ ("%s (%s)"), name, _ (conversion->words));
}
