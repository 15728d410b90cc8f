/* What an umpire is told about the table that he has set, in words. */
#include "rules/battle/umpire.h"

#include <stddef.h>

const MuBodyStand *
mu_umpire_told_of (const MuBodyStand *stands, int count, int body)
{
  for (int i = 0; i < count; i++)
    if (stands[i].body == body)
      return &stands[i];
  return NULL;
}

const char *
mu_umpire_answer_words (MuUmpireAnswer answer)
{
  static const char *const words[] = {
    [MU_UMPIRE_OK] = "stands as told",
    [MU_UMPIRE_NOT_NOW] = "bodies can be set between two periods only",
    [MU_UMPIRE_NO_SUCH_BODY] = "no such body",
    [MU_UMPIRE_TWICE] = "one body is told of twice",
    [MU_UMPIRE_BAD_FATE] = "a body comes to retire by its reaction test alone",
    [MU_UMPIRE_BAD_FIGURES] = "more figures than it came with, or none though it is not destroyed",
    [MU_UMPIRE_BAD_CARRIED] = "twenty casualties or more are a figure",
    [MU_UMPIRE_BAD_FILES] = "not so many figures side by side",
    [MU_UMPIRE_OUTSIDE] = "beyond the edge of the table",
    [MU_UMPIRE_OVERLAP] = "on the ground of another body",
    [MU_UMPIRE_BAD_GROUND] = "where such troops cannot go",
    [MU_UMPIRE_NO_ROUT] = "a counter is on the map, off it or destroyed, and nothing else",
    [MU_UMPIRE_BAD_STEPS]
    = "a unit has two steps, one in disorder, none when destroyed; a leader has one",
    [MU_UMPIRE_NO_HEX] = "in no hex of the map",
    [MU_UMPIRE_STACKED] = "two combat units in one hex (8.0 Movement)",
  };
  return words[answer];
}
