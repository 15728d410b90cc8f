/* Where the seed comes from, and what seals of before leave open: lists/battle/seed_story.h. */
#include <glib/gi18n-lib.h>

#include "reports/account/account.h"

/* Takes the sentence over. */
static void
add_sentence (GString *text, char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

/* --- the seed ----------------------------------------------------------- */

static const char *
say_origin (MuSeedOrigin origin)
{
  switch (origin) {
  case MU_SEED_UNTOLD:
    return _ ("Where the seed of its dice comes from was not recorded.");
  case MU_SEED_DRAWN:
    return _ ("The seed of its dice was drawn by the system.");
  case MU_SEED_CHOSEN:
    return _ ("The seed of its dice was chosen by hand.");
  case MU_SEED_SEALED:
    return _ ("Both sides made the seed of its dice by the papers that they sealed in their "
              "campaign.");
  }
  g_return_val_if_reached ("");
}

static const char *
say_prepared (MuSeedOrigin origin)
{
  switch (origin) {
  case MU_SEED_UNTOLD:
    return _ ("Where the seed of its preliminaries comes from was not recorded.");
  case MU_SEED_DRAWN:
    return _ ("The seed of its preliminaries was drawn by the system.");
  case MU_SEED_CHOSEN:
    return _ ("The seed of its preliminaries was chosen by hand.");
  case MU_SEED_SEALED:
    return _ ("Both sides made the seed of its preliminaries by the papers that they sealed in "
              "their campaign.");
  }
  g_return_val_if_reached ("");
}

static void
add_joint (GString *text, const MuBattleRecord *record)
{
  add_sentence (text, g_strdup (record->story.joint
                                    ? _ ("Both sides made the seed of the fight by their seals.")
                                    : _ ("Both sides make the seed of the fight by their seals: "
                                         "nobody knows it before both are opened.")));
  add_sentence (text, g_strdup (say_prepared (record->story.origin)));
}

char *
mu_account_seed (const MuBattleRecord *record)
{
  GString *text = g_string_new (NULL);
  const int again = record->story.again;
  if (record->story.joint || (!record->fought && mu_battle_record_is_joint (record)))
    add_joint (text, record);
  else
    add_sentence (text, g_strdup (say_origin (record->story.origin)));
  if (again > 0)
    add_sentence (text,
                  g_strdup_printf (ngettext ("The preliminaries had been rolled %d time before.",
                                             "The preliminaries had been rolled %d times before.",
                                             (gulong) again),
                                   again));
  return g_string_free (text, FALSE);
}

/* --- weak seals --------------------------------------------------------- */

static void
add_weak (GString *text, const MuBattleSideRecord *side)
{
  switch (mu_battle_side_seal_kind (side)) {
  case MU_SEAL_NONE:
  case MU_SEAL_JOINT:
    return;
  case MU_SEAL_UNSALTED:
    add_sentence (text,
                  g_strdup_printf (_ ("%s was sealed by an older Muster, with a short code and "
                                      "without a salt: plans can be tried against the code %s "
                                      "until one fits. Have it sealed anew."),
                                   side->list->name, side->seal));
    return;
  case MU_SEAL_SALTED:
    add_sentence (
        text, g_strdup_printf (_ ("%s was sealed by an older Muster, without a part of the "
                                  "seed: who prepared the battle knows its dice. Have it sealed "
                                  "anew."),
                               side->list->name));
    return;
  }
}

char *
mu_account_weak_seals (const MuBattleRecord *record)
{
  GString *text = g_string_new (NULL);
  for (int side = 0; side < MU_SIDES && !record->fought; side++)
    add_weak (text, &record->side[side]);
  return g_string_free (text, FALSE);
}
