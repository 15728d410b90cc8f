/* What drop-downs offer. */
#ifndef MUSTER_APP_DESKTOP_PAGE_CHOICES_H
#define MUSTER_APP_DESKTOP_PAGE_CHOICES_H

#include <gtk/gtk.h>

/* Fresh lists of texts in the order of their enums; the caller's. */
GListModel *mu_choices_months (void);
GListModel *mu_choices_regions (void);
GListModel *mu_choices_countries (void);
/* The name of each MuArmyItem, and what cannot be done with it yet. */
GListModel *mu_choices_armies (GListModel *armies);

/* Names the button inside, which a screen reader meets besides the drop-down. */
void mu_choices_name (GtkDropDown *drop_down, const char *name);

void mu_choices_offer (GtkDropDown *drop_down, const char *const *texts);
void mu_choices_offer_armies (GtkDropDown *drop_down, GListModel *armies);
void mu_choices_offer_months (GtkDropDown *drop_down);
void mu_choices_offer_regions (GtkDropDown *drop_down);
void mu_choices_offer_countries (GtkDropDown *drop_down);

#endif
