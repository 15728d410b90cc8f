/* The table of what is done to campaigns. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts/acts.h"

#define ACT(NAME, KEY, BY, SEEN, ABOUT, DONE, THING)                                               \
  [MU_ACT_##NAME] = { KEY, MU_ACT_BY_##BY, MU_ACT_SEEN_##SEEN, MU_ACT_ABOUT_##ABOUT, DONE, THING },
#define DEED(NAME, KEY, DOER, BY, SEEN, ABOUT, DONE, THING)                                        \
  ACT (NAME, KEY, BY, SEEN, ABOUT, DONE, THING)
static const MuActRow rows[MU_ACT_KINDS] = {
#include "db/acts/acts.def"
};
#undef DEED
#undef ACT

const MuActRow *
mu_act_row (MuActKind kind)
{
  return &rows[kind];
}

const char *
mu_act_kind_key (MuActKind kind)
{
  return rows[kind].key;
}

MuActKind
mu_act_line_kind (const char *line, const char **name)
{
  *name = line;
  for (int kind = 0; *line == '@' && kind < MU_ACT_KINDS; kind++) {
    const gsize length = strlen (rows[kind].key);
    if (strncmp (line + 1, rows[kind].key, length) == 0 && line[length + 1] == ' ') {
      *name = line + length + 2;
      return (MuActKind) kind;
    }
  }
  return *line == '\0' ? MU_ACT_HOUSE_RULES : MU_ACT_BATTLE;
}
