/* A sheet's claims against each other: a file that was mended by hand, cut or
 * mixed from two is refused before anything believes it. What contradicts is found by
 * lists/battle/battle_claims.h; here is where it stands. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/battle/battle_claims.h"
#include "reports/sheet/check_code.h"
#include "reports/sheet/sheet_private.h"

static void
prove_check_code (MuReader *reader, const xmlNode *army, const MuList *list)
{
  g_autofree char *given = mu_reader_text (reader, army, "check", 16);
  g_autofree char *own = mu_check_code (list);
  if (strcmp (given, own) != 0)
    mu_reader_fail (reader, army, _ ("the check code is %s, but this army list gives %s"), given,
                    own);
}

static const xmlNode *
child_at (const xmlNode *parent, const char *name, guint number)
{
  const xmlNode *at = mu_reader_first (parent, name);
  while (number-- > 0 && at)
    at = mu_reader_next (at);
  return at;
}

/* The line of what contradicts. */
static const xmlNode *
place_of (const xmlNode *root, const MuContradiction *found)
{
  const xmlNode *army
      = found->side == MU_SIDE_NONE ? NULL : child_at (root, "army", (guint) found->side);
  switch (found->claim) {
  case MU_CLAIM_SCOUTED:
  case MU_CLAIM_ARMY:
    return army;
  case MU_CLAIM_RESULT:
    return mu_reader_first (army, "result");
  case MU_CLAIM_UNIT:
    return child_at (mu_reader_first (army, "result"), "after", found->unit);
  case MU_CLAIM_OUTSCOUTED:
    return mu_reader_first (root, "scouting");
  case MU_CLAIM_WEATHER:
    return mu_reader_first (root, "weather");
  case MU_CLAIM_DICE:
    return mu_reader_first (root, "dice");
  case MU_CLAIM_OUTCOME:
    break;
  }
  return mu_reader_first (root, "outcome");
}

static void
report (MuReader *reader, const xmlNode *root, gboolean holds, MuContradiction *found)
{
  if (!holds)
    mu_reader_fail (reader, place_of (root, found), "%s", found->words);
  mu_contradiction_clear (found);
}

void
mu_sheet_prove_army (MuReader *reader, const xmlNode *army, const MuBattleRecord *record,
                     MuSide side)
{
  MuContradiction found = { 0 };
  if (reader->error)
    return;
  const gboolean has_result = mu_reader_first (army, "result") != NULL;
  prove_check_code (reader, army, record->side[side].list);
  mu_sheet_prove_sum (reader, army, record->side[side].list);
  if (has_result != record->fought)
    mu_reader_fail (reader, army,
                    record->fought ? _ ("the battle was fought, but this army has no result")
                                   : _ ("this army has a result, but the battle no outcome"));
  if (!reader->error)
    report (reader, army->parent, mu_battle_side_holds (record, side, &found), &found);
}

void
mu_sheet_prove_setting (MuReader *reader, const xmlNode *root, const MuBattleRecord *record)
{
  MuContradiction found = { 0 };
  report (reader, root, mu_battle_setting_holds (record, &found), &found);
}

void
mu_sheet_prove_outcome (MuReader *reader, const xmlNode *root, const MuBattleRecord *record)
{
  MuContradiction found = { 0 };
  report (reader, root, mu_battle_outcome_holds (record, &found), &found);
}
