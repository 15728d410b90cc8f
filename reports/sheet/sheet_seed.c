/* Where the seed comes from, and the sums that bind: what the tenth format is of. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#include "lists/check/certificate.h"
#include "reports/sheet/sheet_private.h"

static const char *const origins[]
    = { "untold", "drawn", "chosen", "sealed", NULL }; /* MuSeedOrigin */

gboolean
mu_sheet_has_story (const MuBattleRecord *record)
{
  return record->story.origin != MU_SEED_UNTOLD || record->story.again > 0 || record->story.joint
         || mu_battle_record_is_joint (record);
}

/* --- writing ------------------------------------------------------------ */

void
mu_sheet_write_u64 (MuWriter *writer, const char *attribute, guint64 number)
{
  char digits[24];
  g_snprintf (digits, sizeof digits, "%" PRIu64, number);
  mu_writer_text (writer, attribute, digits);
}

void
mu_sheet_write_dice (MuWriter *writer, const MuBattleRecord *record)
{
  const MuSeedStory *story = &record->story;
  mu_writer_begin (writer, "dice");
  mu_sheet_write_u64 (writer, "seed", record->seed);
  mu_sheet_write_u64 (writer, "stream", record->stream);
  if (story->origin != MU_SEED_UNTOLD)
    mu_writer_text (writer, "origin", origins[story->origin]);
  if (story->again > 0)
    mu_writer_int (writer, "again", story->again);
  if (story->joint)
    mu_sheet_write_u64 (writer, "prepared", story->prepared);
  mu_writer_end (writer);
}

void
mu_sheet_write_sum (MuWriter *writer, const MuList *list)
{
  g_autofree char *sum = mu_list_sum (list);
  mu_writer_text (writer, "sum", sum);
}

/* --- reading ------------------------------------------------------------ */

void
mu_sheet_read_dice (MuReader *reader, const xmlNode *dice, MuBattleRecord *record)
{
  MuSeedStory *story = &record->story;
  record->seed = mu_sheet_read_u64 (reader, dice, "seed", 10);
  record->stream = mu_sheet_read_u64 (reader, dice, "stream", 10);
  if (mu_reader_has (dice, "origin"))
    story->origin = (MuSeedOrigin) mu_reader_word (reader, dice, "origin", origins, MU_SEED_UNTOLD);
  story->again = mu_reader_int (reader, dice, "again", 1, MU_ROLLED_AGAIN_MAX, 0);
  story->joint = mu_reader_has (dice, "prepared");
  if (story->joint)
    story->prepared = mu_sheet_read_u64 (reader, dice, "prepared", 10);
}

/* --- proving ------------------------------------------------------------ */

void
mu_sheet_prove_sum (MuReader *reader, const xmlNode *army, const MuList *list)
{
  if (!mu_reader_has (army, "sum"))
    return;
  g_autofree char *given = mu_reader_text (reader, army, "sum", MU_SUM_LENGTH);
  g_autofree char *own = mu_list_sum (list);
  if (strcmp (given, own) != 0)
    mu_reader_fail (reader, army, _ ("the sum of the army list is %s, but this one gives %s"),
                    given, own);
}

/* Of a seed that both sides are said to have made. */
static void
prove_joint (MuReader *reader, const xmlNode *dice, const MuBattleRecord *record)
{
  guint64 seed;
  if (!mu_battle_record_joint_seed (record, &seed))
    mu_reader_fail (reader, dice,
                    _ ("both sides are said to have made the seed, but not both show the salt of "
                       "their seal"));
  else if (seed != record->seed)
    mu_reader_fail (reader, dice,
                    _ ("the seed is %" PRIu64 ", but the seals of both sides give %" PRIu64),
                    record->seed, seed);
}

void
mu_sheet_prove_seed (MuReader *reader, const xmlNode *root, const MuBattleRecord *record)
{
  const xmlNode *dice = mu_reader_first (root, "dice");
  if (record->story.joint)
    prove_joint (reader, dice, record);
  else if (!mu_battle_record_seed_holds (record))
    mu_reader_fail (reader, dice,
                    _ ("a side had sealed its part of the seed, but the battle was fought with "
                       "another seed"));
}
