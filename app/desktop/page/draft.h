/* What is typed into a form is kept. A form makes something new of what stands in it (New Army,
 * New Campaign, Add Fixture, Muster): it has Cancel, which forgets what was typed, as Escape does.
 * Where its window closes in any other way, the form shows what was typed when it opens the next
 * time as it was offered then; what it made, or a campaign that has gone on, makes a new form. */
#ifndef MUSTER_APP_DESKTOP_PAGE_DRAFT_H
#define MUSTER_APP_DESKTOP_PAGE_DRAFT_H

#include <gtk/gtk.h>

/* A widget with this property, a text, is one field of a form whatever lies in it. */
#define MU_DRAFT_PROPERTY "draft"

/* Adds one group of fields to the form. */
typedef void (*MuDraftGrow) (gpointer form);

/* For the form's class_init: the action "draft.forget", for Cancel, and Escape for it. */
void mu_draft_install (GtkWidgetClass *form);
/* form: a GtkWindow, filled as it is offered, that will lie over the window of the app. grow: for
 * one whose groups of fields a person can add to; NULL: its fields are always the same. */
void mu_draft_keep (gpointer form, MuDraftGrow grow);

#endif
