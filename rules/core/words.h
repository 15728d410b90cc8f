/* The words of a troop notation: cut from the text, compared, and put together again.
 *
 * Both rule systems write a troop as words with blanks between them. Letters are ASCII here
 * whatever the locale, and capitals make no difference.
 */
#ifndef MUSTER_RULES_CORE_WORDS_H
#define MUSTER_RULES_CORE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* A part of somebody's text: length characters from start, not terminated. */
typedef struct {
  const char *start;
  size_t length;
} MuWord;

/* The word at or after *at, which moves past it; of length 0 at the end of the text. */
MuWord mu_word_next (const char **at);

/* Is word this name, capitals or not? A word of length 0 is nobody's name. */
bool mu_word_is (MuWord word, const char *name);

/* The index from first to count - 1 of the name that word is, -1 if none. */
int mu_word_find (MuWord word, const char *const *names, int first, int count);

/* A line of words in the caller's buffer of size bytes; what does not fit is left out. */
typedef struct {
  char *buffer;
  size_t size;
  size_t length;
} MuWordLine;

/* Adds a word, after a blank if it is not the first. */
void mu_word_line_add (MuWordLine *line, const char *word);

/* Terminates the line and returns its buffer; of size 0 the buffer is left alone. */
char *mu_word_line_end (MuWordLine *line);

#endif
