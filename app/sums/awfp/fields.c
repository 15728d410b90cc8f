/* See fields.h. */
#include "app/sums/awfp/fields.h"

#include "rules/awfp/morale.h"

const char *const mu_awfp_field_scales[] = { "small", "medium", "large", NULL };
const char *const mu_awfp_field_scale_labels[] = { N_ ("10 mm"), N_ ("15 mm"), N_ ("25 mm"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (mu_awfp_field_scales) == MU_AWFP_SCALES + 1);

const char *const mu_awfp_field_states[] = { "steady", "disordered", "fragmented", "routed", NULL };
const char *const mu_awfp_field_state_labels[]
    = { N_ ("steady"), N_ ("disordered"), N_ ("fragmented"), N_ ("in rout"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (mu_awfp_field_states) == MU_AWFP_STATES + 1);

const char *const mu_awfp_field_sides[] = { "front", "left", "right", "rear", NULL };
const char *const mu_awfp_field_side_labels[]
    = { N_ ("in front"), N_ ("on the left"), N_ ("on the right"), N_ ("in the rear"), NULL };

/* --- reading ------------------------------------------------------------ */

MuAwfpTroop
mu_awfp_field_stand (const MuSumInput *input, const char *key)
{
  return mu_awfp_stand_of (mu_sum_value (input, key));
}

MuAwfpScale
mu_awfp_field_scale (const MuSumInput *input)
{
  return (MuAwfpScale) mu_sum_number (input, "scale", MU_AWFP_MEDIUM);
}

MuAwfpState
mu_awfp_field_state (const MuSumInput *input, const char *key)
{
  return (MuAwfpState) mu_sum_number (input, key, MU_AWFP_STEADY);
}

const char *
mu_awfp_field_state_words (MuAwfpState state)
{
  return _ (mu_awfp_field_state_labels[state]);
}

int
mu_awfp_field_front (const MuSumInput *input, const char *files, int stands)
{
  return MIN ((int) mu_sum_number (input, files, stands), stands);
}

gboolean
mu_awfp_field_may_defend (const MuAwfpTroop *troop, int rounds)
{
  return !mu_awfp_kind_is_mounted (mu_awfp_troop_kind (troop))
         && !mu_awfp_is_fanatic ((MuAwfpMorale) troop->morale, rounds);
}

/* --- chances ------------------------------------------------------------ */

guint64
mu_awfp_field_tens (int dice)
{
  guint64 all = 1;
  for (int i = 0; i < dice; i++)
    all *= 10;
  return all;
}

guint64
mu_awfp_field_hit_ways (int dice, int hits, int tenths)
{
  guint64 ways = 1;
  for (int i = 0; i < hits; i++)
    ways = ways * (guint64) (dice - i) / (guint64) (i + 1);
  for (int i = 0; i < dice; i++)
    ways *= (guint64) (i < hits ? tenths : 10 - tenths);
  return ways;
}

void
mu_awfp_field_hit_bars (MuSumAnswer *answer, int dice, int tenths, int now)
{
  for (int hits = 0; hits <= dice; hits++) {
    g_autofree char *label
        = g_strdup_printf (ngettext ("%d figure hit", "%d figures hit", (gulong) hits), hits);
    mu_sum_bar (answer, label, mu_awfp_field_hit_ways (dice, hits, tenths),
                mu_awfp_field_tens (dice), hits == now);
  }
}

char *
mu_awfp_field_inches (int quarters)
{
  static const char *const fraction[] = { "", ".25", ".5", ".75" };
  return g_strdup_printf ("%d%s", quarters / 4, fraction[quarters % 4]);
}
