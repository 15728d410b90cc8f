#include "app/session/battle/factor_item.h"

#include <glib/gi18n-lib.h>

struct _MuFactorItem {
  MuItem parent;
  const char *words;
  char *amount;
  const char *rule;
  const char *section;
};

G_DEFINE_FINAL_TYPE (MuFactorItem, mu_factor_item, MU_TYPE_ITEM)

static const MuItemField factor_fields[] = {
  MU_WORD (MuFactorItem, words, "words"),
  MU_TEXT (MuFactorItem, amount, "amount"),
  MU_WORD (MuFactorItem, rule, "rule"),
  MU_WORD (MuFactorItem, section, "section"),
};

static void
mu_factor_item_class_init (MuFactorItemClass *class)
{
  mu_item_class_set_fields (MU_ITEM_CLASS (class), factor_fields, G_N_ELEMENTS (factor_fields));
}

static void
mu_factor_item_init (MuFactorItem *self)
{
}

MuFactorItem *
mu_factor_item_new (const MuReplayFactor *factor, gboolean first)
{
  MuFactorItem *self = g_object_new (MU_TYPE_FACTOR_ITEM, NULL);
  const char *words = mu_rule_words (factor->rule);

  self->words = *words ? _ (words) : "";
  self->amount = g_strdup_printf (first ? "%d" : "%+d", factor->amount);
  self->rule = mu_rule_id (factor->rule);
  self->section = mu_rule_section (factor->rule);
  return self;
}
