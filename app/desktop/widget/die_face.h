/* A die as it lies on the table. */
#ifndef MUSTER_APP_DESKTOP_WIDGET_DIE_FACE_H
#define MUSTER_APP_DESKTOP_WIDGET_DIE_FACE_H

#include <gtk/gtk.h>

#define MU_TYPE_DIE_FACE (mu_die_face_get_type ())
G_DECLARE_FINAL_TYPE (MuDieFace, mu_die_face, MU, DIE_FACE, GtkWidget)

/* Property: value, 1 to 6; 0 shows an empty die. */
GtkWidget *mu_die_face_new (int value);
void mu_die_face_set_value (MuDieFace *face, int value);

#endif
