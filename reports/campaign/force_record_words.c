/* What happened to a unit of a campaign, in words. */
#include <glib/gi18n-lib.h>

#include "reports/account/account.h"
#include "reports/account/trust_words.h"
#include "reports/campaign/force_words.h"
#include "reports/document/date_words.h"

/* --- battles ------------------------------------------------------------------ */

static const char *
say_result (MuCampaignResult result)
{
  switch (result) {
  case MU_CAMPAIGN_WON:
    return C_ ("battle", "won");
  case MU_CAMPAIGN_DREW:
  case MU_CAMPAIGN_LEFT:
    return C_ ("battle", "drawn");
  case MU_CAMPAIGN_LOST:
    return C_ ("battle", "lost");
  }
  return "";
}

static char *
say_battle (const MuForceEntry *entry)
{
  const char *result = say_result (entry->result);
  g_autofree char *told = mu_converted_name (result, entry->rules);
  if (entry->fate == MU_FATE_ON_TABLE) /* Translators: a battle, "won" */
    return g_strdup_printf (_ ("%s: %s"), entry->battle, told);
  /* Translators: a battle, "lost", what became of the unit: "routed off" */
  return g_strdup_printf (_ ("%s: %s, %s"), entry->battle, result, mu_account_fate (entry->fate));
}

static char *
date_of (const MuDate *first, int day)
{
  const MuDate date = mu_calendar_after (first, day);
  return mu_date_in_words (&date);
}

static void
append (GString *text, const char *words)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", words);
}

/* form: figures, and a date where there is one. */
static void
append_part (GString *text, const char *form, int figures)
{
  if (figures == 0)
    return;
  g_autofree char *words = g_strdup_printf ("%d %s", figures, form);
  append (text, words);
}

static void
append_expected (GString *text, const char *form, int figures, const MuDate *first, int until)
{
  g_autofree char *date = date_of (first, until);
  /* Translators: "wounded", and the date on which they are back */
  g_autofree char *words = g_strdup_printf (_ ("%s (back on %s)"), form, date);
  append_part (text, words, figures);
}

static char *
say_losses (const MuForceEntry *entry, const MuDate *first)
{
  const MuAftermath *loss = &entry->loss;
  GString *text = g_string_new (NULL);
  /* Translators: of the figures that fought, how many came out of the battle */
  g_string_append_printf (text, _ ("%d of %d figures remain"), loss->present, entry->before);
  append_part (text, mu_strength_words (MU_STRENGTH_DEAD), loss->dead);
  append_expected (text, mu_strength_words (MU_STRENGTH_WOUNDED_AWAY), loss->wounded, first,
                   loss->wounded_until);
  append_expected (text, mu_strength_words (MU_STRENGTH_STRAGGLERS_AWAY), loss->stragglers, first,
                   loss->straggling_until);
  append_part (text, mu_strength_words (MU_STRENGTH_PRISONERS_AWAY), loss->prisoners);
  return g_string_free (text, FALSE);
}

/* --- all else ------------------------------------------------------------------ */

static char *
say_bought (const MuForceEntry *entry)
{
  g_autofree char *points = mu_account_number (entry->points);
  /* Translators: figures, points */
  return g_strdup_printf (ngettext ("%d replacement bought for %s points",
                                    "%d replacements bought for %s points",
                                    (gulong) entry->figures),
                          entry->figures, points);
}

static char *
say_due (const MuForceEntry *entry, const MuDate *first)
{
  g_autofree char *date = date_of (first, entry->due);
  return g_strdup_printf (_ ("Due on %s"), date);
}

static char *
say_honour (const MuForceEntry *entry)
{
  switch (entry->honour) {
  case MU_HONOUR_GIVEN:
    break;
  case MU_HONOUR_PROMOTED: /* Translators: troops, "Reg B HI HTW Sh" */
    return g_strdup_printf (_ ("Rose to %s"), entry->words);
  case MU_HONOUR_DEMOTED: /* Translators: troops, "Reg D HI HTW Sh" */
    return g_strdup_printf (_ ("Sank to %s"), entry->words);
  case MU_HONOUR_GENERAL_KILLED: /* Translators: the commander-in-chief's name */
    return g_strdup_printf (_ ("%s was killed"), entry->words);
  case MU_HONOUR_GENERAL_CAPTURED: /* Translators: the commander-in-chief's name */
    return g_strdup_printf (_ ("%s was captured"), entry->words);
  }
  return g_strdup (entry->words);
}

/* Whose they were or where they went, and of which battle. */
static char *
say_whence (const MuForceEntry *entry)
{
  GString *text = g_string_new (NULL);
  if (*entry->battle != '\0') /* Translators: a battle */
    g_string_append_printf (text, _ ("After %s"), entry->battle);
  if (*entry->other != '\0')
    append (text, entry->other);
  return g_string_free (text, FALSE);
}

char *
mu_force_entry_words (const MuForceEntry *entry)
{
  switch (entry->kind) {
  case MU_FORCE_FOUGHT:
    return say_battle (entry);
  case MU_FORCE_CHANGED: /* "6 back from their wounds" */
    return g_strdup_printf ("%d %s", entry->figures, mu_strength_words (entry->change));
  case MU_FORCE_BOUGHT:
    return say_bought (entry);
  case MU_FORCE_HONOURED:
    return say_honour (entry);
  }
  return g_strdup ("");
}

char *
mu_force_entry_details (const MuForceEntry *entry, const MuDate *first)
{
  switch (entry->kind) {
  case MU_FORCE_FOUGHT:
    return say_losses (entry, first);
  case MU_FORCE_CHANGED:
    return say_whence (entry);
  case MU_FORCE_BOUGHT:
    return say_due (entry, first);
  case MU_FORCE_HONOURED:
    break;
  }
  return entry->honour == MU_HONOUR_GIVEN ? g_strdup (_ ("Honoured by the umpire"))
                                          : say_whence (entry);
}
