/* The page that a part shows while it has nothing to show: how to begin. */
#ifndef MUSTER_APP_DESKTOP_PAGE_SAMPLES_H
#define MUSTER_APP_DESKTOP_PAGE_SAMPLES_H

#include <adwaita.h>

#include "app/session/desk.h"

/* empty: there is nothing of this kind; else only nothing chosen. The button
 * that adds the samples stands there while the club has no sample armies. */
void mu_samples_fill_page (AdwStatusPage *page, MuDesk *desk, gboolean empty,
                           const char *empty_title, const char *empty_text,
                           const char *unchosen_title, const char *unchosen_text);

#endif
