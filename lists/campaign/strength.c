#include "lists/campaign/strength.h"

#include <glib/gi18n-lib.h>

#include "lists/list/list.h"

G_DEFINE_QUARK (mu - strength - error, mu_strength_error)

#define OUTSIDE    MU_STRENGTH_OUTSIDE
#define PRESENT    MU_STRENGTH_PRESENT
#define DEAD       MU_STRENGTH_OF_DEAD
#define WOUNDED    MU_STRENGTH_OF_WOUNDED
#define STRAGGLERS MU_STRENGTH_OF_STRAGGLERS
#define PRISONERS  MU_STRENGTH_OF_PRISONERS
#define ELSEWHERE  MU_STRENGTH_ELSEWHERE

/* What each kind of entry moves, and where. */
static const struct {
  const char *key;
  MuStrengthPlace from, to;
  const char *words;
} table[] = {
  [MU_STRENGTH_DEAD] = { "dead", PRESENT, DEAD, N_ ("dead") },
  [MU_STRENGTH_WOUNDED_AWAY] = { "wounded-away", PRESENT, WOUNDED, N_ ("wounded") },
  [MU_STRENGTH_WOUNDED_BACK] = { "wounded-back", WOUNDED, PRESENT, N_ ("back from their wounds") },
  [MU_STRENGTH_STRAGGLERS_AWAY] = { "stragglers-away", PRESENT, STRAGGLERS, N_ ("straggling") },
  [MU_STRENGTH_STRAGGLERS_BACK]
  = { "stragglers-back", STRAGGLERS, PRESENT, N_ ("stragglers who came up") },
  [MU_STRENGTH_PRISONERS_AWAY] = { "prisoners-away", PRESENT, PRISONERS, N_ ("taken prisoner") },
  [MU_STRENGTH_EXCHANGED] = { "exchanged", PRISONERS, PRESENT, N_ ("prisoners exchanged") },
  [MU_STRENGTH_PRISONERS_LOST] = { "prisoners-lost", PRISONERS, DEAD, N_ ("prisoners given up") },
  [MU_STRENGTH_REPLACEMENTS] = { "replacements", OUTSIDE, PRESENT, N_ ("replacements") },
  [MU_STRENGTH_RECRUITS] = { "recruits", OUTSIDE, PRESENT, N_ ("recruits from home") },
  [MU_STRENGTH_MERGED_AWAY] = { "merged-away", PRESENT, ELSEWHERE, N_ ("gone to another unit") },
  [MU_STRENGTH_MERGED_IN] = { "merged-in", OUTSIDE, PRESENT, N_ ("come from another unit") },
  [MU_STRENGTH_DISBANDED] = { "disbanded", PRESENT, ELSEWHERE, N_ ("disbanded") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (table) == MU_STRENGTH_KINDS);

const char *
mu_strength_key (MuStrengthKind kind)
{
  return table[kind].key;
}

const char *
mu_strength_words (MuStrengthKind kind)
{
  return _ (table[kind].words);
}

int
mu_strength_sign (MuStrengthKind kind)
{
  return (table[kind].to == PRESENT) - (table[kind].from == PRESENT);
}

void
mu_strength_init (MuStrength *strength, int start)
{
  *strength = (MuStrength){ .start = start };
}

int
mu_strength_at (const MuStrength *strength, MuStrengthPlace place)
{
  int figures = place == PRESENT ? strength->start : 0;
  for (int kind = 0; kind < MU_STRENGTH_KINDS; kind++) {
    if (table[kind].to == place)
      figures += strength->moved[kind];
    if (table[kind].from == place)
      figures -= strength->moved[kind];
  }
  return figures;
}

int
mu_strength_present (const MuStrength *strength)
{
  return mu_strength_at (strength, PRESENT);
}

/* FALSE, and why. */
#define refuse(error, ...) (g_set_error (error, MU_STRENGTH_ERROR, __VA_ARGS__), FALSE)

static gboolean
can_move (const MuStrength *strength, MuStrengthKind kind, int figures, GError **error)
{
  const MuStrengthPlace from = table[kind].from;
  const int there = mu_strength_at (strength, from);
  if (figures <= 0)
    return refuse (error, MU_STRENGTH_ERROR_NUMBER, _ ("%d figures (%s) are none at all."), figures,
                   mu_strength_words (kind));
  if (from != OUTSIDE && figures > there)
    return refuse (error, MU_STRENGTH_ERROR_ABSENT,
                   _ ("%d figures (%s) are more than the %d who are there."), figures,
                   mu_strength_words (kind), there);
  if (table[kind].to == PRESENT && figures > MU_LIST_FIGURES_MAX - mu_strength_present (strength))
    return refuse (error, MU_STRENGTH_ERROR_MOST,
                   _ ("%d figures (%s) make the unit larger than the %d that one can have."),
                   figures, mu_strength_words (kind), MU_LIST_FIGURES_MAX);
  return TRUE;
}

/* Numbers that grow without end are cut off before they overflow. */
static gboolean
fits (const MuStrength *strength, MuStrengthKind kind, int figures, GError **error)
{
  if (figures <= G_MAXINT / MU_STRENGTH_KINDS - strength->moved[kind])
    return TRUE;
  return refuse (error, MU_STRENGTH_ERROR_MOST, _ ("%d figures (%s) are more than a war can see."),
                 figures, mu_strength_words (kind));
}

gboolean
mu_strength_add (MuStrength *strength, MuStrengthKind kind, int figures, GError **error)
{
  if (!can_move (strength, kind, figures, error) || !fits (strength, kind, figures, error))
    return FALSE;
  strength->moved[kind] += figures;
  return TRUE;
}

static int
fought_with (const MuAftermath *after)
{
  return after->present + after->dead + after->wounded + after->stragglers + after->prisoners;
}

gboolean
mu_strength_add_battle (MuStrength *strength, const MuAftermath *aftermath, GError **error)
{
  const int parts[][2] = {
    { MU_STRENGTH_DEAD, aftermath->dead },
    { MU_STRENGTH_WOUNDED_AWAY, aftermath->wounded },
    { MU_STRENGTH_STRAGGLERS_AWAY, aftermath->stragglers },
    { MU_STRENGTH_PRISONERS_AWAY, aftermath->prisoners },
  };
  const int present = mu_strength_present (strength);
  MuStrength after = *strength;
  if (fought_with (aftermath) != present)
    return refuse (error, MU_STRENGTH_ERROR_ABSENT,
                   _ ("%d figures fought in the battle, but %d are present."),
                   fought_with (aftermath), present);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i][1] > 0
        && !mu_strength_add (&after, (MuStrengthKind) parts[i][0], parts[i][1], error))
      return FALSE;
  *strength = after;
  return TRUE;
}
