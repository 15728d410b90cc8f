/* The fields of a book, and the rows that have them. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book/book_reading.h"
#include "lists/draft/draft_private.h"
#include "lists/xml/reader.h"

static const char *const words_rules[] = { "wrg5", "wrg5 awfp", "awfp", "abd", NULL };
static const char *const words_condition[] = { "needs", "not-with", "at-most", "at-least", NULL };

static const struct {
  const char *key;
  MuDraftKind kind;
  const char *const *choices;
  const char *words;
} fields[MU_DRAFT_FIELDS] = {
  [MU_DRAFT_ID] = { "id", MU_DRAFT_KIND_NAME, NULL, N_ ("Id") },
  [MU_DRAFT_NAME] = { "name", MU_DRAFT_KIND_NAME, NULL, N_ ("Name") },
  [MU_DRAFT_EDITION] = { "edition", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Edition") },
  [MU_DRAFT_RULES] = { "rules", MU_DRAFT_KIND_WORD, words_rules, N_ ("Rules") },
  [MU_DRAFT_FROM] = { "from", MU_DRAFT_KIND_YEAR, NULL, N_ ("First Year") },
  [MU_DRAFT_TO] = { "to", MU_DRAFT_KIND_YEAR, NULL, N_ ("Last Year") },
  [MU_DRAFT_LAND] = { "land", MU_DRAFT_KIND_WORD, mu_book_land_keys, N_ ("Land") },
  [MU_DRAFT_REGION] = { "region", MU_DRAFT_KIND_WORD, mu_words_of_region, N_ ("Weather") },
  [MU_DRAFT_COUNTRY] = { "country", MU_DRAFT_KIND_WORD, mu_book_country_words, N_ ("Country") },
  [MU_DRAFT_GENERALS] = { "generals", MU_DRAFT_KIND_WORD, mu_words_training, N_ ("Generals") },
  [MU_DRAFT_HOME] = { "home", MU_DRAFT_KIND_PROSE, NULL, N_ ("Home") },
  [MU_DRAFT_NOTE] = { "note", MU_DRAFT_KIND_PROSE, NULL, N_ ("Note") },
  [MU_DRAFT_MIN] = { "min", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Fewest") },
  [MU_DRAFT_MAX] = { "max", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Most") },
  [MU_DRAFT_UNIT_MIN] = { "unit-min", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Smallest Unit") },
  [MU_DRAFT_UNIT_MAX] = { "unit-max", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Largest Unit") },
  [MU_DRAFT_STANDS_MIN] = { "stands-min", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Fewest Stands") },
  [MU_DRAFT_STANDS_MAX] = { "stands-max", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Most Stands") },
  [MU_DRAFT_ORDER] = { "order", MU_DRAFT_KIND_WORD, mu_words_order, N_ ("Usual Order") },
  [MU_DRAFT_RANKS] = { "ranks", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Ranks") },
  [MU_DRAFT_LINE] = { "line", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Line, 0 in Front") },
  [MU_DRAFT_TYPICAL] = { "typical", MU_DRAFT_KIND_FLAG, NULL, N_ ("Makes the Army What It Is") },
  [MU_DRAFT_BODYGUARD] = { "bodyguard", MU_DRAFT_KIND_FLAG, NULL, N_ ("May Guard a General") },
  [MU_DRAFT_TROOP] = { "notation", MU_DRAFT_KIND_NOTATION, NULL, N_ ("Troops") },
  [MU_DRAFT_LABEL] = { "label", MU_DRAFT_KIND_NAME, NULL, N_ ("In Words") },
  [MU_DRAFT_KIND] = { "kind", MU_DRAFT_KIND_WORD, words_condition, N_ ("Condition") },
  [MU_DRAFT_COUNT] = { "count", MU_DRAFT_KIND_NUMBER, NULL, N_ ("Number") },
  [MU_DRAFT_PER] = { "per", MU_DRAFT_KIND_NUMBER, NULL, N_ ("For Each") },
  [MU_DRAFT_OTHER] = { "option", MU_DRAFT_KIND_NAME, NULL, N_ ("Of") },
  [MU_DRAFT_ALLY_BOOK] = { "book", MU_DRAFT_KIND_NAME, NULL, N_ ("Book") },
};

#define BIT(field) (1u << MU_DRAFT_##field)

G_STATIC_ASSERT (MU_DRAFT_FIELDS <= 32);

/* What a row must say, and what it may. */
static const struct {
  guint32 must, may;
} parts[MU_DRAFT_PARTS] = {
  [MU_DRAFT_BOOK] = { BIT (ID) | BIT (NAME) | BIT (EDITION) | BIT (RULES) | BIT (FROM) | BIT (TO)
                          | BIT (REGION) | BIT (COUNTRY) | BIT (GENERALS),
                      BIT (LAND) | BIT (HOME) | BIT (NOTE) },
  [MU_DRAFT_GENERAL] = { BIT (NAME), BIT (FROM) | BIT (TO) },
  [MU_DRAFT_ENEMY] = { 0, BIT (NAME) | BIT (ALLY_BOOK) },
  [MU_DRAFT_OPTION] = { BIT (ID) | BIT (NAME) | BIT (MIN) | BIT (MAX) | BIT (UNIT_MIN)
                            | BIT (UNIT_MAX) | BIT (ORDER) | BIT (RANKS) | BIT (LINE),
                        BIT (FROM) | BIT (TO) | BIT (STANDS_MIN) | BIT (STANDS_MAX) | BIT (TYPICAL)
                            | BIT (BODYGUARD) | BIT (NOTE) },
  [MU_DRAFT_LIMIT] = { BIT (NAME), BIT (MIN) | BIT (MAX) | BIT (STANDS_MIN) | BIT (STANDS_MAX) },
  [MU_DRAFT_ALLY] = { BIT (ALLY_BOOK) | BIT (MAX), BIT (FROM) | BIT (TO) },
  [MU_DRAFT_WAY] = { BIT (TROOP), BIT (LABEL) | BIT (FROM) | BIT (TO) },
  [MU_DRAFT_CONDITION] = { BIT (KIND) | BIT (OTHER), BIT (COUNT) | BIT (PER) },
  [MU_DRAFT_MEMBER] = { BIT (OTHER), 0 },
};

const char *
mu_draft_key (MuDraftField field)
{
  return fields[field].key;
}

MuDraftField
mu_draft_field_of (const char *key)
{
  MuDraftField field = MU_DRAFT_ID;
  while (field < MU_DRAFT_FIELDS && strcmp (fields[field].key, key) != 0)
    field++;
  return field;
}

const char *
mu_draft_field_words (MuDraftField field)
{
  return _ (fields[field].words);
}

MuDraftKind
mu_draft_field_kind (MuDraftField field)
{
  return fields[field].kind;
}

const char *const *
mu_draft_field_choices (MuDraftField field)
{
  return fields[field].choices;
}

gboolean
mu_draft_part_has (MuDraftPart part, MuDraftField field)
{
  return ((parts[part].must | parts[part].may) & 1u << field) != 0;
}

gboolean
mu_draft_may_be_empty (MuDraftPart part, MuDraftField field)
{
  return (parts[part].must & 1u << field) == 0;
}
