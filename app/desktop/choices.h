/* What drop-downs offer. */
#ifndef MUSTER_APP_DESKTOP_CHOICES_H
#define MUSTER_APP_DESKTOP_CHOICES_H

#include <gtk/gtk.h>

/* Fresh lists of texts in the order of their enums; the caller's. */
GListModel *mu_choices_months (void);
GListModel *mu_choices_regions (void);
GListModel *mu_choices_countries (void);
/* The property "name" of each row. */
GListModel *mu_choices_names (GListModel *rows);

/* Names the button inside, which a screen reader meets besides the drop-down. */
void mu_choices_name (GtkDropDown *drop_down, const char *name);

void mu_choices_offer (GtkDropDown *drop_down, const char *const *texts);
void mu_choices_offer_names (GtkDropDown *drop_down, GListModel *rows);
void mu_choices_offer_months (GtkDropDown *drop_down);
void mu_choices_offer_regions (GtkDropDown *drop_down);
void mu_choices_offer_countries (GtkDropDown *drop_down);

#endif
