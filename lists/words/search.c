#include "lists/words/search.h"

#include <string.h>

char *
mu_words_fold (const char *text)
{
  g_autofree char *apart = NULL;
  g_autoptr (GString) plain = NULL;

  if (g_str_is_ascii (text))
    return g_ascii_strdown (text, -1);
  apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  plain = g_string_new (NULL);
  for (const char *at = apart ? apart : ""; *at; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (plain, g_utf8_get_char (at));
  return g_utf8_casefold (plain->str, -1);
}

gboolean
mu_words_found (const char *text, const char *typed)
{
  g_autofree char *folded = mu_words_fold (typed);
  g_auto (GStrv) words = g_strsplit_set (folded, " ,;\t\n", -1);

  for (guint i = 0; words[i]; i++)
    if (strstr (text, words[i]) == NULL)
      return FALSE;
  return TRUE;
}
