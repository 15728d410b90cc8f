/* The notation of Fast Play as anyone may type it: refused at a word of the input,
 * or read so that its written form reads back the same. */
#include <glib.h>
#include <string.h>

#include "rules/awfp/troop.h"
#include "tests/fuzz/target.h"

static void
write_and_read_again (const MuAwfpTroop *troop)
{
  char written[MU_AWFP_NOTATION_MAX];
  MuAwfpTroop again;
  mu_awfp_troop_format (troop, written, sizeof written);
  g_assert_cmpint (mu_awfp_troop_parse (written, &again, NULL), ==, MU_AWFP_PARSE_OK);
  g_assert_true (mu_awfp_troop_same (troop, &again));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  MuAwfpTroop troop;
  size_t word_at = 0;
  if (mu_awfp_troop_parse (text, &troop, &word_at) == MU_AWFP_PARSE_OK)
    write_and_read_again (&troop);
  else
    g_assert_cmpuint (word_at, <=, strlen (text));
  return 0;
}
