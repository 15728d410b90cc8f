/* Where a unit stands as a battle of Fast Play begins, in words (awfp.deploy.screen). */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "reports/awfp/account/questions_place.h"
#include "rules/awfp/scale.h"
#include "rules/awfp/sums/march.h"

/* awfp.orders.pre-wheel: in inches of stands of 40 mm. */
char *
mu_awfp_inches_words (int length)
{
  const int tenths = (int) ((gint64) length * 10 / mu_awfp_length (MU_AWFP_MEDIUM, 1, 2));
  return g_strdup_printf (_ ("%d.%d inches"), tenths / 10, tenths % 10);
}

char *
mu_awfp_along_words (int along)
{
  g_autofree char *length = mu_awfp_inches_words (along);
  /* Translators: a distance, as "12.5 inches" */
  return g_strdup_printf (_ ("%s from the left edge"), length);
}

/* Each from its own baseline. */
char *
mu_awfp_ahead_words (const MuAccountNames *names, const MuQuestion *question, int ahead)
{
  const int depth = MU_PACES (mu_battle_record_depth (names->record));
  g_autofree char *length
      = mu_awfp_inches_words (question->side == MU_SIDE_B ? depth - ahead : ahead);
  /* Translators: a distance, as "3.5 inches" */
  return g_strdup_printf (_ ("%s ahead of the baseline"), length);
}

static char *
spot_words (const MuAccountNames *names, const MuQuestion *question, const MuChoice *choice)
{
  g_autofree char *along = mu_awfp_along_words (choice->value[0]);
  g_autofree char *ahead = mu_awfp_ahead_words (names, question, choice->value[1]);
  /* Translators: where a unit stands, as "12.5 inches from the left edge, 3.5 inches ahead of the
   * baseline" */
  return g_strdup_printf (_ ("%s, %s"), along, ahead);
}

char *
mu_awfp_place_words (const MuAccountNames *names, const MuQuestion *question,
                     const MuChoice *choice)
{
  if (mu_awfp_is_spot (choice))
    return spot_words (names, question, choice);
  if (choice->body != MU_NO_BODY) /* Translators: a unit */
    return g_strdup_printf (_ ("Changes places with %s"), mu_account_name (names, choice->body));
  return g_strdup (choice->value[0] == 1 ? _ ("It and all the rest stay as they are drawn up")
                                         : _ ("Stays as it is drawn up"));
}

char *
mu_awfp_places_words (const MuChoice *choice)
{
  return g_strdup_printf (ngettext ("Elsewhere, %d stand in front", "Elsewhere, %d stands in front",
                                    (gulong) choice->other),
                          choice->other);
}

gboolean
mu_awfp_is_spot (const MuChoice *choice)
{
  return choice->body == MU_NO_BODY && choice->other != MU_NO_BODY;
}

static int
ranks (const MuQuestion *question, int files)
{
  return (question->value[1] + files - 1) / MAX (files, 1);
}

/* Its stands are as deep as they are in the ranks in which it stands. */
gboolean
mu_awfp_place_leads (const MuQuestion *question, const MuChoice *choice, MuRect *place)
{
  const MuFix stand = MU_PACES (MU_AWFP_STAND_PACES);
  if (!mu_awfp_is_spot (choice))
    return FALSE;
  const int now = ranks (question, MAX (place->width / stand, 1));
  place->depth = place->depth / MAX (now, 1) * ranks (question, choice->other);
  place->width = choice->other * stand;
  place->front = (MuPoint){ choice->value[0], choice->value[1] };
  place->facing = question->side == MU_SIDE_B ? MU_ANGLE_HALF : MU_ANGLE_AHEAD;
  return TRUE;
}
