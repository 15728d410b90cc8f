/* A window upon a long list: the few rows of it that can be seen, and some around them. A list's
 * widget makes and keeps the cells of two hundred rows, however few can be seen, and every edit
 * measures them all; of this model it makes as many as the window is long. What it holds are slots:
 * as the window slides, or rows come and go, a slot with its widgets takes another row, which costs
 * a small part of new widgets. */
#ifndef MUSTER_APP_DESKTOP_ROWS_ROW_SLOTS_H
#define MUSTER_APP_DESKTOP_ROWS_ROW_SLOTS_H

#include <gtk/gtk.h>

/* Properties: item (GObject), the row of the list that it shows just now; place, of that row in the
 * list. */
#define MU_TYPE_ROW_SLOT (mu_row_slot_get_type ())
G_DECLARE_FINAL_TYPE (MuRowSlot, mu_row_slot, MU, ROW_SLOT, GObject)

/* A GListModel of MuRowSlot, and a GtkSelectionModel: what is selected is so in the whole list. */
#define MU_TYPE_ROW_SLOTS (mu_row_slots_get_type ())
G_DECLARE_FINAL_TYPE (MuRowSlots, mu_row_slots, MU, ROW_SLOTS, GObject)

/* blank: an item that shows nothing, for slots that are about to go. patience: 0 for the list that
 * is filled first, more for those that wait for it. at_once: how many rows of a list that is just
 * opened come in one step. */
MuRowSlots *mu_row_slots_new (GtkSelectionModel *all, gpointer blank, int patience, guint at_once);

/* The window: the list's row it begins with, and how many rows it shows at most. Near the list's
 * end it begins earlier. */
void mu_row_slots_set_window (MuRowSlots *slots, guint start, guint size);
guint mu_row_slots_get_start (MuRowSlots *slots);
guint mu_row_slots_get_size (MuRowSlots *slots);

/* Rows that are yet to come wait for as long as it is held: those that came last are not laid out
 * yet, and more of them are too much for a frame. */
void mu_row_slots_hold (MuRowSlots *slots, gboolean held);

/* How many rows are there by now: slots are made a few at a time. */
guint mu_row_slots_count (MuRowSlots *slots);
/* Of the whole list. */
guint mu_row_slots_count_all (MuRowSlots *slots);

/* Where in the whole list the row of a slot is; GTK_INVALID_LIST_POSITION for blank ones. */
guint mu_row_slots_place (MuRowSlots *slots, guint slot);
/* Whether the window shows that row of the list, and in which slot. */
gboolean mu_row_slots_find (MuRowSlots *slots, guint place, guint *slot);

#endif
