/* Names, texts and what else holds in a scenario. */
#include <glib/gi18n-lib.h>

#include "app/session/abd/scenario_writer_private.h"
#include "lists/words/name.h"
#include "lists/words/year.h"
#include "reports/abd/hex_paper.h"

#define PROSE_MOST 4000 /* characters, as the schema has it */
#define PANIC_MOST 250

/* --- texts -------------------------------------------------------------------- */

char *
mu_scenario_name_of (const char *typed, const char *what, GError **error)
{
  g_autofree char *name = mu_name_tidy (typed);
  const MuNameFault fault = mu_name_fault (name, MU_NAME_MAX);

  if (fault != MU_NAME_GOOD && fault != MU_NAME_EMPTY) {
    g_autofree char *words = mu_name_refusal (what, fault, MU_NAME_MAX);
    mu_scenario_refuse (error, words);
    return NULL;
  }
  return g_steal_pointer (&name);
}

/* As a file gives it back: each run of blanks is one. */
static char *
prose_of (const char *typed, GError **error)
{
  g_auto (GStrv) words = g_strsplit_set (typed, " \t\r\n", -1);
  g_autoptr (GString) flow = g_string_new (NULL);

  for (int i = 0; words[i]; i++)
    if (*words[i])
      g_string_append_printf (flow, "%s%s", flow->len ? " " : "", words[i]);
  if (g_utf8_strlen (flow->str, -1) > PROSE_MOST) {
    g_autofree char *why = g_strdup_printf (_ ("A text has at most %d characters."), PROSE_MOST);
    mu_scenario_refuse (error, why);
    return NULL;
  }
  return g_string_free (g_steal_pointer (&flow), FALSE);
}

/* Where a text is kept; NULL: it is none. */
static char **
text_of (MuHexScenario *draft, MuScenarioText text, MuSide side)
{
  switch (text) {
  case MU_SCENARIO_NAME:
    return &draft->name;
  case MU_SCENARIO_YEAR:
    return NULL;
  case MU_SCENARIO_NOTE:
    return &draft->note;
  case MU_SCENARIO_SPECIAL:
    return &draft->special;
  case MU_SCENARIO_ARMY:
    return &draft->side[side].name;
  case MU_SCENARIO_COMMANDER:
    return &draft->side[side].commander;
  }
  return NULL;
}

char *
mu_scenario_writer_get_text (MuScenarioWriter *self, MuScenarioText text, MuSide side)
{
  char *const *at = text_of (self->draft, text, side);

  if (at == NULL)
    return mu_hex_year (self->draft);
  return g_strdup (*at ? *at : "");
}

static gboolean
set_year (MuScenarioWriter *self, const char *typed, GError **error)
{
  int year = 0;
  const MuYearFault fault = mu_year_parse (typed, &year, NULL);

  if (fault != MU_YEAR_READ && fault != MU_YEAR_EMPTY) {
    g_autofree char *words = mu_year_refusal (typed, fault);
    mu_scenario_refuse (error, words);
    return FALSE;
  }
  if (self->draft->year != year) {
    MuHexScenario *before = mu_hex_scenario_copy (self->draft);
    self->draft->year = year;
    mu_scenario_writer_took (self, before, FALSE);
  }
  return TRUE;
}

/* As it is to be kept; NULL with an error. */
static char *
text_from (MuScenarioText text, const char *typed, GError **error)
{
  switch (text) {
  case MU_SCENARIO_NAME:
    return mu_scenario_name_of (typed, _ ("The name of the scenario"), error);
  case MU_SCENARIO_ARMY:
    return mu_scenario_name_of (typed, _ ("The name of the army"), error);
  case MU_SCENARIO_COMMANDER:
    return mu_scenario_name_of (typed, _ ("The name of the commander"), error);
  case MU_SCENARIO_NOTE:
  case MU_SCENARIO_SPECIAL:
  case MU_SCENARIO_YEAR:
    break;
  }
  return prose_of (typed, error);
}

/* The names of scenario and armies are never missing, only empty. */
static gboolean
may_be_missing (MuScenarioText text)
{
  return text != MU_SCENARIO_NAME && text != MU_SCENARIO_ARMY;
}

gboolean
mu_scenario_writer_set_text (MuScenarioWriter *self, MuScenarioText text, MuSide side,
                             const char *typed, GError **error)
{
  g_autofree char *now = mu_scenario_writer_get_text (self, text, side);
  g_autofree char *words = NULL;
  MuHexScenario *before;
  char **at;

  if (text == MU_SCENARIO_YEAR)
    return set_year (self, typed, error);
  words = text_from (text, typed, error);
  if (words == NULL || g_str_equal (words, now))
    return words != NULL;
  before = mu_hex_scenario_copy (self->draft);
  at = text_of (self->draft, text, side);
  g_free (*at);
  *at = *words || !may_be_missing (text) ? g_steal_pointer (&words) : NULL;
  mu_scenario_writer_took (self, before, FALSE);
  return TRUE;
}

/* --- numbers --------------------------------------------------------------------- */

int
mu_scenario_writer_get_number (MuScenarioWriter *self, MuScenarioNumber which, MuSide side)
{
  const MuAbdSetup *setup = &self->draft->detail;
  const MuAbdArmy *army = &setup->side[side];

  switch (which) {
  case MU_SCENARIO_TURNS:
    return mu_abd_turns (setup);
  case MU_SCENARIO_DRAW:
    return setup->draw;
  case MU_SCENARIO_RETURNS:
    return setup->returns;
  case MU_SCENARIO_OPTIONS:
    return setup->options;
  case MU_SCENARIO_RECONSTRUCTION:
    return self->draft->reconstruction;
  case MU_SCENARIO_PANIC:
    return army->panic;
  case MU_SCENARIO_POINTS:
    return army->points;
  case MU_SCENARIO_BARBARIAN:
    return army->barbarian;
  case MU_SCENARIO_PLAYER:
    return army->player;
  }
  return 0;
}

/* The most turns are written as none told, as they are without. */
static uint8_t
turns_of (int number)
{
  return (uint8_t) (number >= MU_ABD_TURNS_MOST ? 0 : MAX (number, MU_ABD_TURNS_LEAST));
}

static void
put_number (MuHexScenario *draft, MuScenarioNumber which, MuSide side, int number)
{
  MuAbdSetup *setup = &draft->detail;
  MuAbdArmy *army = &setup->side[side];

  switch (which) {
  case MU_SCENARIO_TURNS:
    setup->turns = turns_of (number);
    break;
  case MU_SCENARIO_DRAW:
    setup->draw = (uint8_t) number;
    break;
  case MU_SCENARIO_RETURNS:
    setup->returns = (uint8_t) CLAMP (number, 0, MU_ABD_ENTRIES);
    break;
  case MU_SCENARIO_OPTIONS:
    setup->options = (uint8_t) (number & ((1 << MU_ABD_OPTIONS) - 1));
    break;
  case MU_SCENARIO_RECONSTRUCTION:
    draft->reconstruction = number != 0;
    break;
  case MU_SCENARIO_PANIC:
    army->panic = (uint8_t) CLAMP (number, 0, PANIC_MOST);
    break;
  case MU_SCENARIO_POINTS:
    army->points = number != 0;
    break;
  case MU_SCENARIO_BARBARIAN:
    army->barbarian = number != 0;
    break;
  case MU_SCENARIO_PLAYER:
    army->player = (uint8_t) CLAMP (number, 0, MU_ABD_PLAYERS - 1);
    break;
  }
}

void
mu_scenario_writer_set_number (MuScenarioWriter *self, MuScenarioNumber which, MuSide side,
                               int number)
{
  const int now = mu_scenario_writer_get_number (self, which, side);
  MuHexScenario *before = mu_hex_scenario_copy (self->draft);

  put_number (self->draft, which, side, number);
  if (mu_scenario_writer_get_number (self, which, side) == now)
    mu_hex_scenario_free (before);
  else
    mu_scenario_writer_took (self, before, FALSE);
}
