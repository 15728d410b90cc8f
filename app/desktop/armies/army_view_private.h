/* The open army's page in its parts; for the files of army_view*.c alone. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_ARMY_VIEW_PRIVATE_H
#define MUSTER_APP_DESKTOP_ARMIES_ARMY_VIEW_PRIVATE_H

#include "app/desktop/armies/army_strip.h"
#include "app/desktop/armies/army_view.h"
#include "app/desktop/rows/long_table.h"
#include "app/desktop/widget/composition_bar.h"

struct _MuArmyView {
  AdwBin parent;
  MuArmySession *session;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkStack *stack;
  AdwStatusPage *none;
  GtkLabel *points_label;
  GtkLabel *left_label;
  GtkLabel *status_label;
  GtkLabel *summary_label;
  MuArmyStrip *strip;
  GtkLabel *prices_label;
  AdwFlap *flap;
  GtkBox *content;
  int wide;        /* pixels that all columns and the offers need side by side */
  gboolean narrow; /* there are fewer */
  guint narrowing; /* source */
  GtkLevelBar *level;
  MuLongTable *table;
  GtkColumnView *units;
  GtkSingleSelection *unit_selection;
  GtkColumnViewColumn *number_column;
  GtkColumnViewColumn *kind_column;
  GtkColumnViewColumn *figures_column;
  GtkColumnViewColumn *each_column;
  GtkPopoverMenu *unit_menu;
  GtkRevealer *issues_revealer;
  MuLongTable *issues_table;
  GtkSingleSelection *issue_selection;
  MuCompositionBar *composition;
  guint problem; /* to be mended */
  guint mending; /* source */
  GtkWidget *offers_button;
  GtkLabel *offers_title;
  MuLongTable *offers_table;
  GtkListView *offers;
  GtkSingleSelection *offer_selection;
};

/* --- a narrow window (army_view_narrow.c) ----------------------------------- */

/* The view has so many pixels from now on: where all columns and the offers find no room side by
 * side, the columns of what others say too are hidden. */
void mu_army_view_fit (MuArmyView *self, int width);

/* --- the table of units (army_view_rows.c) -------------------------------- */

void mu_army_view_install_row_actions (GtkWidgetClass *widget);
/* Keys, menu and dragging; once the template is there. */
void mu_army_view_set_up_rows (MuArmyView *self);
/* The session's units, and behind them whom and what the army has besides. */
void mu_army_view_show_rows (MuArmyView *self);
/* What can be done to the selected row. */
void mu_army_view_enable_row_actions (MuArmyView *self);
/* Nothing for MU_LIST_NO_UNIT. */
void mu_army_view_select_unit (MuArmyView *self, int unit);

#endif
