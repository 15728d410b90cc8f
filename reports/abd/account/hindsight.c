/* What one sentence has said another need not say: that somebody perished stands in the melee that
 * destroyed him, and of bids that outbid each other the last alone counts. */
#include "reports/abd/account/hindsight.h"

#include "reports/abd/account/sentences_private.h"

static gboolean
is_said_by_the_melee (const MuEvent *event)
{
  return event->kind == MU_EVENT_DESTROYED
         && (event->rule == MU_RULE_ABD_RESULT_REMOVAL || event->rule == MU_RULE_ABD_CAMP_LOOTING);
}

/* abd.5.1.counter-bid */
static void
keep_last_bid (MuAccountLine **before, MuAccountLine *line)
{
  if (*before && (*before)->period == line->period)
    (*before)->headline = FALSE;
  *before = line;
}

void
mu_abd_hindsight (const MuAccountNames *names, GPtrArray *lines)
{
  MuAccountLine *bid = NULL;
  for (guint i = 0; i < lines->len; i++) {
    MuAccountLine *line = g_ptr_array_index (lines, i);
    const MuEvent *event = mu_account_event (names, line);
    if (event && event->kind == MU_ABD_EVENT_BID)
      keep_last_bid (&bid, line);
    if (event && is_said_by_the_melee (event))
      line->headline = FALSE;
  }
}
