#include "app/session/campaign/act_item.h"

#include <glib/gi18n-lib.h>

#include "app/session/item_rows.h"
#include "lists/words/plain.h"
#include "reports/campaign/act_words.h"

struct _MuActItem {
  MuItem parent;
  int number;
  char *time;
  char *who;
  char *words;
};

static const MuItemField fields[] = {
  MU_INT (MuActItem, number, "number"),
  MU_TEXT (MuActItem, time, "time"),
  MU_TEXT (MuActItem, who, "who"),
  MU_TEXT (MuActItem, words, "words"),
};

MU_DEFINE_ITEM (MuActItem, mu_act_item, fields)

int
mu_act_item_get_number (MuActItem *self)
{
  return self->number;
}

static char *
say (const MuAct *act)
{
  g_autofree char *words = mu_act_words (act);

  if (act->undone_by == 0)
    return g_steal_pointer (&words);
  /* Translators: what was done, the number of another entry */
  return g_strdup_printf (_ ("%s (taken back by %d)"), words, act->undone_by);
}

static MuActItem *
act_item_new (const MuAct *act)
{
  MuActItem *self = g_object_new (MU_TYPE_ACT_ITEM, NULL);

  self->number = act->number;
  self->time = mu_act_time (act);
  self->who = mu_plain_line (act->who);
  self->words = say (act);
  return self;
}

void
mu_act_items_show (GListStore *store, const GPtrArray *acts)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = acts ? acts->len : 0; i > 0; i--)
    g_ptr_array_add (items, act_item_new (g_ptr_array_index (acts, i - 1)));
  mu_item_rows_show (store, items);
}

char *
mu_act_fall_words (const GPtrArray *fall)
{
  GString *words = g_string_new (_ ("This would be taken back:"));

  for (guint i = 0; i < fall->len; i++) {
    const MuAct *act = g_ptr_array_index (fall, i);
    g_autofree char *line = mu_act_words (act);
    g_string_append_printf (words, "\n%d  %s", act->number, line);
  }
  return g_string_free (words, FALSE);
}
