#include "tests/session/calculator_fixture.h"

#include <string.h>

static void
count (guint *times)
{
  *times += 1;
}

void
set_up (Table *table, const char *kind)
{
  *table = (Table){ .desk = sample_desk () };
  table->session = mu_calculator_session_new (mu_desk_store (table->desk), 42);
  g_signal_connect_swapped (table->session, "opened", G_CALLBACK (count), &table->opened);
  g_signal_connect_swapped (table->session, "worked", G_CALLBACK (count), &table->worked);
  g_signal_connect_swapped (table->session, "chances", G_CALLBACK (count), &table->chances);
  g_signal_connect_swapped (table->session, "kept", G_CALLBACK (count), &table->kept);
  mu_calculator_session_open (table->session, mu_sum_kind_find (kind));
}

void
tear_down (Table *table)
{
  g_object_unref (table->session);
  g_object_unref (table->desk);
}

int
place_of (MuCalculatorSession *session, const char *key)
{
  int place = mu_sum_field (mu_calculator_session_get_kind (session), key);

  ck_assert_msg (place >= 0, "no field %s", key);
  return place;
}

void
enter (MuCalculatorSession *session, const char *key, const char *text)
{
  g_autoptr (GError) error = NULL;

  ck_assert_msg (mu_calculator_session_read (session, place_of (session, key), text, &error),
                 "%s=%s: %s", key, text, error ? error->message : "");
}

void
throw_die (MuCalculatorSession *session, const char *key, int face)
{
  mu_calculator_session_throw (session, place_of (session, key), 0, face);
}

/* Example 23 of the book: ten slingers against horse archers that gallop past. */
void
enter_example (MuCalculatorSession *session)
{
  enter (session, "shooter", "Irr C LI S");
  enter (session, "target", "Irr C LC B");
  enter (session, "figures", "10");
  enter (session, "tactical", "target-moved");
}

void
throw_example (MuCalculatorSession *session)
{
  throw_die (session, "minus", 3);
  throw_die (session, "plus", 5);
}

const char *
result_of (MuCalculatorSession *session, const char *key)
{
  const MuSumAnswer *answer = mu_calculator_session_get_answer (session);

  for (guint i = 0; answer && i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    if (strcmp (result->key, key) == 0)
      return result->value;
  }
  return NULL;
}

guint
kept_of (MuCalculatorSession *session)
{
  return g_list_model_get_n_items (mu_calculator_session_get_kept (session));
}

MuFieldedUnit *
unit_named (MuCalculatorSession *session, const char *name)
{
  GListModel *units = mu_calculator_session_get_units (session);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr (MuFieldedUnit) unit = g_list_model_get_item (units, i);
    if (strcmp (mu_fielded_unit_get_name (unit), name) == 0)
      return unit;
  }
  ck_abort_msg ("no unit %s", name);
}

void
prepare (MuDesk *desk)
{
  const MuBattleChoice choice = zama_choice (desk);

  ck_assert (mu_battle_session_prepare (mu_desk_tonight (desk), &choice, NULL));
}
