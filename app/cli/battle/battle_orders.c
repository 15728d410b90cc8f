/* Stop and think: what all are ordered between two periods, and what they could be ordered. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/battle/battle_body.h"
#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "lists/battle/wrg/new_orders.h"
#include "reports/document/rule_words.h"

/* --- bodies --------------------------------------------------------------- */

char *
mu_body_key (const MuBattleRecord *record, int body)
{
  MuSide side = MU_SIDE_NONE;
  mu_battle_record_unit (record, body, &side);
  const int first = mu_battle_record_first (record, side);
  return g_strdup_printf ("%s:%d", mu_side_key (side), body - first + 1);
}

int
mu_find_body (const MuBattleRecord *record, const char *key)
{
  MuSide side;
  for (int body = 0; mu_battle_record_unit (record, body, &side); body++) {
    g_autofree char *own = mu_body_key (record, body);
    if (strcmp (own, key) == 0)
      return body;
  }
  return MU_NO_BODY;
}

static const char *
name_of (const MuBattleRecord *record, int body)
{
  MuSide side;
  return mu_battle_record_unit (record, body, &side)->name;
}

/* --- new orders ----------------------------------------------------------- */

static gboolean
refuse_fault (const char *key, const char *words, const MuOrdersFault *fault, GError **error)
{
  const char *rule = mu_rule_words_section (fault->rule);
  const int at = (int) g_utf8_strlen (words, (gssize) fault->at) + 1;
  g_autofree char *word = mu_one_line (fault->word);
  g_autofree char *message = mu_one_line (fault->message);
  if (*rule)
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--order: %s: at character %d, “%s”: %s (%s)"), key,
                 at, word, message, rule);
  else
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--order: %s: at character %d, “%s”: %s"), key, at,
                 word, message);
  return FALSE;
}

static gboolean
read_order (const MuBattleHalt *halt, const char *text, GArray *rulings, gboolean *refused,
            GError **error)
{
  const MuBattleRecord *record = mu_battle_halt_record (halt);
  const char *mark = strchr (text, '=');
  g_autofree char *key = mark ? g_strndup (text, (gsize) (mark - text)) : g_strdup (text);
  const int body = mu_find_body (record, key);
  g_auto (MuOrdersFault) fault = { 0 };
  g_autoptr (GBytes) orders = NULL;
  MuRuling ruling = { .after = mu_battle_halt_period (halt),
                      .kind = MU_RULING_ORDERS,
                      .body = body,
                      .words = mark ? (char *) (guintptr) (mark + 1) : NULL };
  *refused = mark && body != MU_NO_BODY;
  if (!*refused) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--order: “%s”; expected a unit and its orders as a:1=WORDS"), text);
    return FALSE;
  }
  if (!mu_new_orders_read (record, body, ruling.words, &orders, &fault))
    return refuse_fault (key, ruling.words, &fault, error);
  ruling.orders = orders;
  mu_rulings_insert (rulings, &ruling);
  return TRUE;
}

gboolean
mu_call_new_orders (MuCall *call, const MuBattleHalt *halt, GArray *rulings, gboolean *refused,
                    GError **error)
{
  const GPtrArray *texts = mu_call_texts (call, "order");
  gboolean unused;
  for (guint i = 0; texts && i < texts->len; i++)
    if (!read_order (halt, g_ptr_array_index (texts, i), rulings, refused ? refused : &unused,
                     error))
      return FALSE;
  return TRUE;
}

/* --- showing -------------------------------------------------------------- */

static const char *
reach_key (const MuOrdersNow *now)
{
  if (now->barred != MU_RULE_NONE)
    return mu_rule_id (now->barred);
  return now->by_word ? "word" : now->in_vain ? "in-vain" : "messenger";
}

static const char *
reach_words (const MuOrdersNow *now)
{
  if (now->barred != MU_RULE_NONE)
    return mu_ruling_barred_words (now->barred);
  if (now->by_word)
    return _ ("the general is with it: it obeys at once");
  if (now->in_vain)
    return _ ("a messenger would ride in vain: it listens to nobody now");
  return _ ("by messenger: it obeys in the period after he comes");
}

static char *
words_of (const MuBattleRecord *record, int body, gconstpointer orders)
{
  return orders ? mu_new_orders_words (record, body, orders) : g_strdup ("");
}

static void
show_now (MuCall *call, const MuBattleHalt *halt, int body)
{
  const MuBattleRecord *record = mu_battle_halt_record (halt);
  const MuOrdersNow now = mu_battle_halt_orders (halt, body);
  g_autofree char *key = mu_body_key (record, body);
  g_autofree char *words = words_of (record, body, now.orders);
  g_autofree char *coming = words_of (record, body, now.coming);
  mu_out_row (call, "body", key, name_of (record, body), reach_key (&now), words, coming, NULL);
  mu_say (call, "%-6s %s\n", key, name_of (record, body));
  mu_say_wrapped (call, 7, *words ? words : _ ("no written order in force"));
  if (*coming)
    mu_say (call, _ ("       on the way: %s\n"), coming);
  mu_say (call, "       (%s)\n", reach_words (&now));
}

static void
show_new (MuCall *call, const MuBattleHalt *halt, const MuRuling *ruling)
{
  const MuBattleRecord *record = mu_battle_halt_record (halt);
  const MuOrdersNow now = mu_battle_halt_orders (halt, ruling->body);
  g_autofree char *key = mu_body_key (record, ruling->body);
  g_autofree char *words
      = mu_new_orders_words (record, ruling->body, g_bytes_get_data (ruling->orders, NULL));
  mu_out_row (call, "understood", key, name_of (record, ruling->body), reach_key (&now), words,
              NULL);
  mu_say (call, "%-6s %s\n", key, name_of (record, ruling->body));
  mu_say_wrapped (call, 7, words);
  mu_say (call, "       (%s)\n", reach_words (&now));
}

static MuExit
show_orders (MuCall *call, const MuBattleHalt *halt, const GArray *rulings)
{
  GError *error = NULL;
  int body;
  if (rulings->len == 0)
    for (body = 0; body < mu_battle_halt_bodies (halt); body++)
      show_now (call, halt, body);
  else if (!mu_battle_halt_try (halt, rulings, &body, &error)) {
    mu_complain_error (error);
    return MU_EXIT_NO;
  }
  for (guint i = 0; i < rulings->len; i++)
    show_new (call, halt, &g_array_index (rulings, MuRuling, i));
  return MU_EXIT_DONE;
}

MuExit
mu_run_battle_orders (MuCall *call)
{
  GError *error = NULL;
  gboolean refused = FALSE;
  g_autoptr (GArray) rulings = mu_rulings_new ();
  g_autoptr (MuBattleRecord) record = mu_find_battle (call, mu_call_argument (call, 0), &error);
  g_autoptr (MuBattleHalt) halt
      = record ? mu_battle_halt_new (record, (int) mu_call_number (call, "after", 0), &error)
               : NULL;
  if (!halt)
    return mu_complain_error (error);
  if (mu_call_new_orders (call, halt, rulings, &refused, &error))
    return show_orders (call, halt, rulings);
  mu_complain_error (error);
  return refused ? MU_EXIT_NO : MU_EXIT_BAD;
}
