/* The ledgers of all three books in one table, searched by code or by id. It is searched from
 * the front: rules are cited by number while a battle is fought, and only named where they are
 * told. */
#include "rules/core/rule.h"

#include <stddef.h>
#include <string.h>

typedef struct {
  MuRule rule;
  const char *id;
  const char *section;
  const char *words;
} RuleRow;

static const RuleRow rule_table[] = {
#define RULE(code, name, id, section, words) { MU_RULE_##name, id, section, words },
#include "rules/book/abd/rules.def"
#include "rules/book/awfp/rules.def"
#include "rules/book/wrg/rules.def"
#undef RULE
};

#define RULE_COUNT (sizeof rule_table / sizeof rule_table[0])

static const RuleRow *
find (MuRule rule)
{
  for (size_t i = 0; i < RULE_COUNT; i++)
    if (rule_table[i].rule == rule)
      return &rule_table[i];
  return NULL;
}

const char *
mu_rule_id (MuRule rule)
{
  const RuleRow *row = find (rule);
  return row ? row->id : "";
}

const char *
mu_rule_section (MuRule rule)
{
  const RuleRow *row = find (rule);
  return row ? row->section : "";
}

const char *
mu_rule_words (MuRule rule)
{
  const RuleRow *row = find (rule);
  return row ? row->words : "";
}

MuRule
mu_rule_from_id (const char *id)
{
  for (size_t i = 0; i < RULE_COUNT; i++)
    if (strcmp (rule_table[i].id, id) == 0)
      return rule_table[i].rule;
  return MU_RULE_NONE;
}
