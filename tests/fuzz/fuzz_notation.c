/* Troop notation as anyone may type it: refused at a word of the input, or
 * read so that its written form reads back the same. */
#include <glib.h>
#include <string.h>

#include "rules/troop/troop.h"
#include "tests/fuzz/target.h"

static void
write_and_read_again (const MuTroop *troop)
{
  char written[64], written_again[64];
  MuTroop again;
  size_t word_at = 0;
  mu_troop_format (troop, written, sizeof written);
  g_assert_cmpint (mu_troop_parse (written, &again, &word_at), ==, MU_TROOP_PARSE_OK);
  mu_troop_format (&again, written_again, sizeof written_again);
  g_assert_cmpstr (written, ==, written_again);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  MuTroop troop;
  size_t word_at = 0;
  if (mu_troop_parse (text, &troop, &word_at) == MU_TROOP_PARSE_OK)
    write_and_read_again (&troop);
  else
    g_assert_cmpuint (word_at, <=, strlen (text));
  return 0;
}
