/* How a troop notation's words are cut, compared and joined. Blanks and capitals are told here
 * and not by the C library, which would ask the locale: a list must be read alike everywhere. */
#include "rules/core/words.h"

static char
fold (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

static bool
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

MuWord
mu_word_next (const char **at)
{
  while (is_blank (**at))
    ++*at;
  MuWord word = { *at, 0 };
  while (**at && !is_blank (**at)) {
    ++*at;
    word.length++;
  }
  return word;
}

bool
mu_word_is (MuWord word, const char *name)
{
  size_t i = 0;
  while (i < word.length && name[i] && fold (word.start[i]) == fold (name[i]))
    i++;
  return i > 0 && i == word.length && !name[i];
}

int
mu_word_find (MuWord word, const char *const *names, int first, int count)
{
  for (int i = first; i < count; i++)
    if (mu_word_is (word, names[i]))
      return i;
  return -1;
}

static void
append (MuWordLine *line, const char *letters)
{
  while (*letters && line->length + 1 < line->size)
    line->buffer[line->length++] = *letters++;
}

void
mu_word_line_add (MuWordLine *line, const char *word)
{
  if (line->length > 0)
    append (line, " ");
  append (line, word);
}

char *
mu_word_line_end (MuWordLine *line)
{
  if (line->size > 0)
    line->buffer[line->length] = '\0';
  return line->buffer;
}
