/* Chances as bars: of a sum, what was rolled just now marked by its shape; or of anything
 * else. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_ODDS_BARS_H
#define MUSTER_APP_DESKTOP_WIDGET_ODDS_BARS_H

#include <gtk/gtk.h>

#include "app/sums/core/sum.h"

#define MU_TYPE_ODDS_BARS (mu_odds_bars_get_type ())
G_DECLARE_FINAL_TYPE (MuOddsBars, mu_odds_bars, MU, ODDS_BARS, GtkWidget)

/* Shows the bars of an answer; NULL: none. Copied. */
void mu_odds_bars_show (MuOddsBars *bars, const MuSumAnswer *answer);

/* One bar of other chances. */
typedef struct {
  char *label;
  char *chance; /* "26.0 % (25.1 to 26.9 %)" */
  double share;
} MuOddsShare;

/* Shows these under a title for who does not see them. Copied. */
void mu_odds_bars_show_shares (MuOddsBars *bars, const char *title, const MuOddsShare *shares,
                               guint count);

#endif
