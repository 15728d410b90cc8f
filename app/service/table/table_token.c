/* See table_token.h. An entry keeps "missiles=low". */
#include "app/service/table/table_token.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static int
find_value (const MuTableToken *token, const char *word)
{
  for (int value = 0; token->keys[value] != NULL; value++)
    if (strcmp (token->keys[value], word) == 0)
      return value;
  return -1;
}

char *
mu_table_token_write (const MuTableSystem *system, int token, int value)
{
  const MuTableToken *row = &system->tokens[token];
  return g_strconcat (row->key, "=", row->keys[value], NULL);
}

gboolean
mu_table_token_read (const MuTableSystem *system, const MuKeptSum *entry, int *token, int *value)
{
  const char *parted = strchr (entry->input, '=');
  if (*entry->kind != '\0' || parted == NULL)
    return FALSE;
  g_autofree char *key = g_strndup (entry->input, (gsize) (parted - entry->input));
  for (*token = 0; *token < system->token_count; (*token)++)
    if (strcmp (system->tokens[*token].key, key) == 0) {
      *value = find_value (&system->tokens[*token], parted + 1);
      return *value >= 0;
    }
  return FALSE;
}

gboolean
mu_table_token_find (const MuTableSystem *system, const char *word, int *token, int *value)
{
  for (*token = 0; *token < system->token_count; (*token)++) {
    *value = find_value (&system->tokens[*token], word);
    if (*value >= 0)
      return TRUE;
  }
  return FALSE;
}

const char *
mu_table_token_words (const MuTableSystem *system, int token, int value)
{
  return _ (system->tokens[token].words[value]);
}
