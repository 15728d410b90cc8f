/* What the files of the battle sheet share. */
#ifndef MUSTER_REPORTS_SHEET_SHEET_PRIVATE_H
#define MUSTER_REPORTS_SHEET_SHEET_PRIVATE_H

#include "lists/battle/general_end.h"
#include "lists/xml/reader.h"
#include "lists/xml/writer.h"
#include "reports/sheet/battle_sheet.h"

#define MU_SHEET_SCHEMA "battle-sheet.rng"
/* A battle of 128 bodies over 12 periods stays far below both. */
#define MU_SHEET_EVENTS_MAX 120000
#define MU_SHEET_ROLLS_MAX  60000
/* What is asked in a battle stays far below it. */
#define MU_SHEET_ANSWERS_MAX 60000
/* Characters of a battle's name, which may hold those of both armies. */
#define MU_SHEET_NAME_MAX 300

/* Words of the sheet, NULL-ended, in the order of their enums. */
extern const char *const mu_sheet_sides[];   /* MuSide, the last "none" */
extern const char *const mu_sheet_winners[]; /* MuSide, the last "draw" */
extern const char *const mu_sheet_regions[];
extern const char *const mu_sheet_countries[];
extern const char *const mu_sheet_weathers[];
extern const char *const mu_sheet_personalities[];
extern const char *const mu_sheet_fates[];
extern const char *const mu_sheet_dice[];
extern const char *const mu_sheet_purposes[];

/* A body's side as its number gives it; MU_SIDE_NONE for MU_NO_BODY. */
/* The sheet without its digest. */
char *mu_sheet_write_bare (const MuBattleRecord *record, gsize *length);
MuSide mu_sheet_side_of (const MuBattleRecord *record, int body);

/* sheet_leader.c: what was found for a general by the rules of the battle. */
gboolean mu_sheet_has_abilities (const MuBattleRecord *record);
void mu_sheet_write_leader (MuWriter *writer, const MuBattleRecord *record,
                            const MuLeadership *leader);
MuLeadership *mu_sheet_read_leader (MuReader *reader, const xmlNode *node,
                                    const MuBattleRecord *record);

/* sheet_rulings.c */
gboolean mu_sheet_has_new_orders (const MuBattleRecord *record);
void mu_sheet_write_rulings (MuWriter *writer, const MuBattleRecord *record);
void mu_sheet_read_rulings (MuReader *reader, const xmlNode *root, MuBattleRecord *record);

/* sheet_answers.c */
void mu_sheet_write_answers (MuWriter *writer, const MuBattleRecord *record);
void mu_sheet_read_answers (MuReader *reader, const xmlNode *root, MuBattleRecord *record);

/* sheet_events.c: bodies as "A7", MU_NO_BODY by no attribute; numbers as v. */
void mu_sheet_write_body (MuWriter *writer, const MuBattleRecord *record, const char *attribute,
                          int body);
gint16 mu_sheet_read_body (MuReader *reader, const xmlNode *node, const char *attribute,
                           const MuBattleRecord *record);
void mu_sheet_write_values (MuWriter *writer, const gint32 *value, guint count);
void mu_sheet_read_values (MuReader *reader, const xmlNode *node, gint32 *value, guint most);

void mu_sheet_write_rolls (MuWriter *writer, const MuBattleRecord *record);
void mu_sheet_write_events (MuWriter *writer, const MuBattleRecord *record);

/* sheet_papers.c: the field, and what each side laid down. Files of their own stand in the sheet
 * byte for byte as they are, but for the declaration; so they can be cut out again. */
void mu_sheet_write_document (MuWriter *writer, const char *data);
void mu_sheet_write_field (MuWriter *writer, const MuBattleRecord *record);
void mu_sheet_write_part (MuWriter *writer, const MuBattleRecord *record);
void mu_sheet_write_papers (MuWriter *writer, const MuBattleRecord *record, MuSide side);
/* Whether the sheet has anything that its first format did not. */
gboolean mu_sheet_has_papers (const MuBattleRecord *record);
/* Whether any of them are Muster's plan, which its second format could not say. */
gboolean mu_sheet_has_plans (const MuBattleRecord *record);
/* Whether any seal has a salt, which its fifth format could not say. */
gboolean mu_sheet_has_salted_seals (const MuBattleRecord *record);

/* sheet_seed.c: where the seed comes from, which its ninth format could not say, and sums. */
gboolean mu_sheet_has_story (const MuBattleRecord *record);
void mu_sheet_write_u64 (MuWriter *writer, const char *attribute, guint64 number);
void mu_sheet_write_dice (MuWriter *writer, const MuBattleRecord *record);
void mu_sheet_write_sum (MuWriter *writer, const MuList *list);
void mu_sheet_read_dice (MuReader *reader, const xmlNode *dice, MuBattleRecord *record);
void mu_sheet_prove_sum (MuReader *reader, const xmlNode *army, const MuList *list);
void mu_sheet_prove_seed (MuReader *reader, const xmlNode *root, const MuBattleRecord *record);

/* Whether anything is told of a side that the fourth format could not say: sheet_terms.c. */
gboolean mu_sheet_has_terms (const MuBattleRecord *record);
/* Whether it is told of a side that Muster commands it, or, before the battle, that it does not. */
gboolean mu_sheet_has_general (const MuBattleRecord *record);
void mu_sheet_write_terms (MuWriter *writer, const MuBattleRecord *record, MuSide which);
void mu_sheet_read_terms (MuReader *reader, const xmlNode *army, MuBattleSideRecord *side);

/* The element as a text of its own, each line where it stood, so that what is wrong with it is
 * found at the sheet's own line; free with g_free. */
char *mu_sheet_cut (const xmlNode *node);
/* Takes over what such a text was refused for. */
void mu_sheet_note (MuReader *reader, GError *fault);
void mu_sheet_read_field (MuReader *reader, const xmlNode *root, MuBattleRecord *record);
void mu_sheet_read_part (MuReader *reader, const xmlNode *root, MuBattleRecord *record);
void mu_sheet_read_papers (MuReader *reader, const xmlNode *army, MuBattleRecord *record,
                           MuSide side);

/* A whole number without sign, in base 10 or 16. */
guint64 mu_sheet_read_u64 (MuReader *reader, const xmlNode *node, const char *attribute,
                           guint base);
void mu_sheet_read_rolls (MuReader *reader, const xmlNode *root, MuBattleRecord *record);
void mu_sheet_read_events (MuReader *reader, const xmlNode *root, MuBattleRecord *record);

/* sheet_form.c, sheet_played.c: the blanks of a battle to be fought on the table, and what was
 * filled in there, which makes a battle that was fought; needs both armies. */
void mu_sheet_write_form (MuWriter *writer, const MuBattleRecord *record);
void mu_sheet_read_played (MuReader *reader, const xmlNode *root, MuBattleRecord *record);

/* What the sheet says of itself must follow from what else it says; each notes
 * what does not, at the element that claims it. */
void mu_sheet_prove_army (MuReader *reader, const xmlNode *army, const MuBattleRecord *record,
                          MuSide side);
void mu_sheet_prove_field (MuReader *reader, const xmlNode *root, const MuBattleRecord *record);
void mu_sheet_prove_papers (MuReader *reader, const xmlNode *root, const MuBattleRecord *record);
void mu_sheet_prove_setting (MuReader *reader, const xmlNode *root, const MuBattleRecord *record);
void mu_sheet_prove_outcome (MuReader *reader, const xmlNode *root, const MuBattleRecord *record);

#endif
