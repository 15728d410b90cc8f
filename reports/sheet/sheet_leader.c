/* What was found for a general before the battle: his character, or his ability. */
#include <glib/gi18n-lib.h>

#include "lists/battle/system.h"
#include "reports/sheet/sheet_private.h"

/* NULL for rules whose generals have none. */
static const char *const *
abilities_of (const MuBattleRecord *record)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  return system && system->generals ? system->generals->abilities : NULL;
}

gboolean
mu_sheet_has_abilities (const MuBattleRecord *record)
{
  return abilities_of (record)
         && record->side[MU_SIDE_A].leadership->len + record->side[MU_SIDE_B].leadership->len > 0;
}

/* A damaged club file may have a number that is none. */
static void
write_ability (MuWriter *writer, const char *const *abilities, const MuLeadership *leader)
{
  const int last = (int) g_strv_length ((char **) (gpointer) abilities) - 1;
  mu_writer_text (writer, "ability", abilities[CLAMP (leader->ability, 0, last)]);
  mu_writer_int (writer, "total", leader->total);
  if (leader->again > 0)
    mu_writer_int (writer, "again", leader->again);
}

static void
write_personality (MuWriter *writer, const MuLeadership *leader)
{
  mu_writer_text (writer, "personality", mu_sheet_personalities[leader->personality]);
  if (leader->face > 0)
    mu_writer_int (writer, "face", leader->face);
}

void
mu_sheet_write_leader (MuWriter *writer, const MuBattleRecord *record, const MuLeadership *leader)
{
  const char *const *abilities = abilities_of (record);
  mu_writer_begin (writer, "leader");
  mu_writer_text (writer, "name", leader->name);
  if (abilities)
    write_ability (writer, abilities, leader);
  else
    write_personality (writer, leader);
  mu_writer_end (writer);
}

static void
read_ability (MuReader *reader, const xmlNode *node, const char *const *abilities,
              MuLeadership *leader)
{
  leader->ability = mu_reader_word (reader, node, "ability", abilities, 0);
  leader->total = mu_reader_int (reader, node, "total", 2, MU_LEADERSHIP_TOTAL_MAX, 2);
  leader->again = mu_reader_int (reader, node, "again", 2, MU_LEADERSHIP_TOTAL_MAX, 0);
}

static void
read_personality (MuReader *reader, const xmlNode *node, MuLeadership *leader)
{
  leader->personality
      = (MuPersonality) mu_reader_word (reader, node, "personality", mu_sheet_personalities, 1);
  leader->face = mu_reader_int (reader, node, "face", 1, 6, 0);
}

/* What the rules have of him is there, and nothing else. */
static gboolean
has_all (MuReader *reader, const xmlNode *node, gboolean able)
{
  const gboolean other = able ? mu_reader_has (node, "personality") || mu_reader_has (node, "face")
                              : mu_reader_has (node, "ability") || mu_reader_has (node, "total")
                                    || mu_reader_has (node, "again");
  if (other)
    mu_reader_fail (reader, node,
                    able ? _ ("by these rules a general has an ability, no character")
                         : _ ("by these rules a general has a character, no ability"));
  else if (!mu_reader_has (node, able ? "ability" : "personality"))
    mu_reader_fail (reader, node, _ ("<leader> has no attribute “%s”"),
                    able ? "ability" : "personality");
  else if (able && !mu_reader_has (node, "total"))
    mu_reader_fail (reader, node, _ ("<leader> has no attribute “%s”"), "total");
  else
    return TRUE;
  return FALSE;
}

MuLeadership *
mu_sheet_read_leader (MuReader *reader, const xmlNode *node, const MuBattleRecord *record)
{
  const char *const *abilities = abilities_of (record);
  MuLeadership *leader = mu_leadership_new ();
  leader->name = mu_reader_text (reader, node, "name", MU_LIST_NAME_MAX);
  if (!has_all (reader, node, abilities != NULL))
    return leader;
  if (abilities)
    read_ability (reader, node, abilities, leader);
  else
    read_personality (reader, node, leader);
  return leader;
}
