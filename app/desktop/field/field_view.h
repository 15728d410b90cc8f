/* The battlefield as a picture (picture_view.h) to select bodies on, and to move them. */
#ifndef MUSTER_APP_DESKTOP_FIELD_FIELD_VIEW_H
#define MUSTER_APP_DESKTOP_FIELD_FIELD_VIEW_H

#include "app/desktop/picture/picture_view.h"
#include "app/session/battle/body_teller.h"
#include "reports/scene/scene.h"

#define MU_TYPE_FIELD_VIEW (mu_field_view_get_type ())
G_DECLARE_FINAL_TYPE (MuFieldView, mu_field_view, MU, FIELD_VIEW, MuPictureView)

/* Signal "body-selected" (int body, -1 for none): the person chose; whoever owns
 * the scene decides and shows one where it is so. "ground-pointed" (double x, double y): a spot
 * where none stands, in paces.
 * A scene on a board has a cursor, which the arrows take from spot to spot: "spot-reached" (double
 * x, double y), its middle in paces. Enter or Space points at the spot with "body-selected" or
 * "ground-pointed"; Page Up and Page Down turn what is looked at: "turn-asked" (int way), 1 to the
 * right.
 * Where bodies are edited they are dragged instead of the view, and turned by a handle:
 * "body-moved" (int body, double x, double y, gboolean done) with the middle of its front in
 * paces, "body-turned" (int body, double turn, gboolean done), each while the hand holds it and,
 * done, where it lets go; "hand-opened": the hand has let go without either. The arrows then move
 * the selected body: "body-nudged" (int body, int dx, int dy), in paces, 5, with Shift 20. */

/* Shows a scene, taken over; NULL: an empty widget. Bodies glide to their places
 * where glides says so and the person has not switched animations off. */
void mu_field_view_show (MuFieldView *field, MuScene *scene, gboolean glides);
/* Who says what there is to say of its bodies: for a tooltip, and for who does not see them. */
void mu_field_view_set_teller (MuFieldView *field, MuBodyTeller *teller);
/* Whose bodies can be moved; MU_SIDE_NONE, as at first: nobody's. */
void mu_field_view_edit_side (MuFieldView *field, MuSide side);
/* The body selected in the scene that it shows, -1 for none. */
int mu_field_view_get_selected (MuFieldView *field);
/* Moves no farther than it must for the body to be in sight. */
void mu_field_view_reveal (MuFieldView *field, int body);

#endif
