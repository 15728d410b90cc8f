/* A kept sum as it may stand in a damaged club file: its kind in the first line,
 * then what was entered. Refused with a reason, or read so that it writes itself
 * again and is worked out to an answer or a refusal, twice alike. */
#include <glib.h>
#include <string.h>

#include "app/sums/core/sum.h"
#include "tests/fuzz/target.h"

static void
check_answer (const MuSumAnswer *answer)
{
  if (answer->refusal) {
    g_assert_cmpuint (strlen (answer->refusal), >, 0);
    g_assert_cmpuint (answer->results->len, ==, 0);
    return;
  }
  g_assert_nonnull (answer->headline);
  g_assert_cmpuint (answer->results->len, >, 0);
}

static void
work_twice (const MuSumInput *input)
{
  MuDice dice, again;
  mu_dice_init_seeded (&dice, 3, 1);
  mu_dice_init_seeded (&again, 3, 1);
  g_autoptr (MuSumAnswer) first = mu_sum_work (input, NULL, &dice, FALSE);
  g_autoptr (MuSumAnswer) second = mu_sum_work (input, NULL, &again, FALSE);
  check_answer (first);
  g_assert_cmpstr (first->headline, ==, second->headline);
  g_assert_cmpstr (first->refusal, ==, second->refusal);
}

static void
try_text (const MuSumKind *kind, const char *text)
{
  MuSumInput input, again;
  g_autoptr (GError) error = NULL;
  if (!mu_sum_input_from_text (&input, kind, text, &error)) {
    g_assert_nonnull (error);
    return;
  }
  g_autofree char *written = mu_sum_input_to_text (&input);
  g_assert_true (mu_sum_input_from_text (&again, kind, written, &error));
  g_autofree char *rewritten = mu_sum_input_to_text (&again);
  g_assert_cmpstr (written, ==, rewritten);
  work_twice (&input);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  char *end = strchr (text, '\n');
  if (!end)
    return 0;
  *end = '\0';
  const MuSumKind *kind = mu_sum_kind_find (text);
  if (kind)
    try_text (kind, end + 1);
  return 0;
}
