/* The battlefield as a widget: a scene to zoom, to move about in and to select
 * bodies on, with mouse, touch or keyboard alone.
 *
 * Ctrl+wheel or + and - zoom, 0 shows all; dragging, the wheel or the arrows move;
 * a click selects, Tab goes from body to body and then on, Escape selects none. */
#ifndef MUSTER_APP_DESKTOP_BATTLEFIELD_H
#define MUSTER_APP_DESKTOP_BATTLEFIELD_H

#include <adwaita.h>

#include "reports/scene.h"

#define MU_TYPE_BATTLEFIELD (mu_battlefield_get_type ())
G_DECLARE_FINAL_TYPE (MuBattlefield, mu_battlefield, MU, BATTLEFIELD, GtkWidget)

/* What is said of a body, for a tooltip and for who does not see it; the
 * battlefield's to free. */
typedef char *(*MuBodyWords) (int body, gpointer data);

/* Signal "body-selected" (int body, -1 for none): the person chose; whoever owns
 * the scene decides and shows one where it is so.
 * Actions: field.zoom-in, field.zoom-out, field.fit, field.key. */

/* Shows a scene, taken over; NULL: an empty widget. Bodies glide to their places
 * where glides says so and the person has not switched animations off. */
void mu_battlefield_show (MuBattlefield *field, MuScene *scene, gboolean glides);
void mu_battlefield_set_words (MuBattlefield *field, MuBodyWords name, MuBodyWords state,
                               gpointer data);
/* The body selected in the scene that it shows, -1 for none. */
int mu_battlefield_get_selected (MuBattlefield *field);

void mu_battlefield_zoom (MuBattlefield *field, double factor);
/* The whole table. */
void mu_battlefield_fit (MuBattlefield *field);
/* Shows or hides what the signs mean. */
void mu_battlefield_toggle_key (MuBattlefield *field);
/* Moves no farther than it must for the body to be in sight. */
void mu_battlefield_reveal (MuBattlefield *field, int body);

#endif
