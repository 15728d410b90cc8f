/* The kinds of a campaign's acts by name. */
#include <string.h>

#include "db/acts/acts.h"

static const char *const keys[MU_ACT_KINDS] = {
  [MU_ACT_BEGAN] = "began",
  [MU_ACT_HOUSE_RULES] = "house-rules",
  [MU_ACT_BATTLE] = "battle",
  [MU_ACT_TAKEN_BACK] = "taken-back",
  [MU_ACT_DAYS] = "days",
  [MU_ACT_FIXTURE] = "fixture",
  [MU_ACT_FIXTURE_OFF] = "fixture-off",
  [MU_ACT_WEATHER_DICE] = "weather-dice",
  [MU_ACT_POINTS] = "points",
  [MU_ACT_RULES] = "rules",
  [MU_ACT_RECRUITS] = "recruits",
  [MU_ACT_MAP] = "map",
  [MU_ACT_HOST] = "host",
  [MU_ACT_MARCH] = "march",
  [MU_ACT_HOLDER] = "holder",
  [MU_ACT_CUT] = "cut",
  [MU_ACT_SEAL] = "seal",
  [MU_ACT_PAPERS] = "papers",
  [MU_ACT_HONOUR] = "honour",
};

const char *
mu_act_kind_key (MuActKind kind)
{
  return keys[kind];
}

MuActKind
mu_act_line_kind (const char *line, const char **name)
{
  *name = line;
  for (int kind = 0; *line == '@' && kind < MU_ACT_KINDS; kind++) {
    const gsize length = strlen (keys[kind]);
    if (strncmp (line + 1, keys[kind], length) == 0 && line[length + 1] == ' ') {
      *name = line + length + 2;
      return (MuActKind) kind;
    }
  }
  return *line == '\0' ? MU_ACT_HOUSE_RULES : MU_ACT_BATTLE;
}
