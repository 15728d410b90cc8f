/* Cells of a list's table for a browser, for the tables of each rule system. */
#ifndef MUSTER_REPORTS_ARMY_LIST_CELLS_H
#define MUSTER_REPORTS_ARMY_LIST_CELLS_H

#include "lists/list/list.h"
#include "reports/document/html.h"

void mu_list_cells_number (MuHtml *html, int number);
void mu_list_cells_blanks (MuHtml *html, int count);
/* The unit's name, who rides with it, its notes. */
void mu_list_cells_name (MuHtml *html, const MuList *list, guint index);
/* Begins a row and says what is bought and at what price; blanks: columns between the two. Whoever
 * calls it fills the row up and closes it. */
void mu_list_cells_item (MuHtml *html, const MuList *list, guint index, int blanks);

#endif
