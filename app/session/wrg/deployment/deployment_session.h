/* Both sides' deployment as it is made: who stands where, what may not be and why, undo and
 * redo, the seals. No widgets.
 *
 * A side's map is its own until it is sealed; from then on it is kept from everybody until
 * the other one is sealed too (wrg.deploy.visible). An outscouted side deploys first and in
 * sight (wrg.deploy.outscouted). */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_SESSION_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_SESSION_H

#include <gio/gio.h>

#include "app/service/battle/battle_planner.h"
#include "app/session/battle/body_teller.h"
#include "app/session/item.h"
#include "app/session/wrg/deployment/deployment_shape.h"
#include "lists/battle/battle_record.h"
#include "lists/book/book.h"
#include "reports/scene/scene.h"
#include "rules/wrg/field/place.h"

#define MU_TYPE_DEPLOYMENT_SESSION (mu_deployment_session_get_type ())
G_DECLARE_FINAL_TYPE (MuDeploymentSession, mu_deployment_session, MU, DEPLOYMENT_SESSION, MuItem)

/* A MuBodyTeller of the bodies of its scene.
 * Properties: side (MuSide), unit (selected, -1: none), name, troops, place (of that unit),
 * said (what was done last, or why it was not), refused (whether it was not), left (units
 * not placed), standing ("Not sealed: 3 units to place"), summary (both sides, a sentence
 * or two). Signal "changed": anything that is shown has. */
MuDeploymentSession *mu_deployment_session_new (void);

/* The army books that sides are planned by, borrowed; NULL: none. */
void mu_deployment_session_set_books (MuDeploymentSession *session, const MuShelf *books);

/* Begins anew for another battle that is not fought, copied; NULL: none. Where it is one of the
 * same armies, field and deployment stay unless a side had sealed. */
void mu_deployment_session_set_record (MuDeploymentSession *session, const MuBattleRecord *record);
/* One of its dice was thrown at the table, or is put back as it was. */
void mu_deployment_session_put_roll (MuDeploymentSession *session, guint roll, const MuRoll *as);
gboolean mu_deployment_session_is_open (MuDeploymentSession *session);
/* The battle with the deployment as it is; NULL without one. Borrowed. */
const MuBattleRecord *mu_deployment_session_get_record (MuDeploymentSession *session);
/* Puts field, deployment and seals into the record of the same battle. Who is not placed of
 * a side that has begun to deploy is placed where there is room; FALSE with an error that says who
 * finds none, and the record as it was. */
gboolean mu_deployment_session_lay_down (MuDeploymentSession *session, MuBattleRecord *record,
                                         GError **error);

/* Another field, copied; NULL: open ground. FALSE with an error where it is impossible,
 * leaves no ground to deploy on, or comes after a seal. */
gboolean mu_deployment_session_set_field (MuDeploymentSession *session, const MuFieldPlan *field,
                                          GError **error);

MuSide mu_deployment_session_get_side (MuDeploymentSession *session);
void mu_deployment_session_set_side (MuDeploymentSession *session, MuSide side);
/* Whether the side can be changed now: neither sealed nor kept waiting. */
gboolean mu_deployment_session_may_change (MuDeploymentSession *session);
/* Whether its map is shut: only its code is to be seen. */
gboolean mu_deployment_session_is_hidden (MuDeploymentSession *session, MuSide side);
/* NULL: not sealed. Borrowed. */
const char *mu_deployment_session_get_seal (MuDeploymentSession *session, MuSide side);

/* MuDeploymentItem (deployment_item.h): the units of the side shown, in the list's order. */
GListModel *mu_deployment_session_get_roster (MuDeploymentSession *session);
int mu_deployment_session_get_unit (MuDeploymentSession *session);
/* None of a shut map. */
void mu_deployment_session_select (MuDeploymentSession *session, int unit);
MuDeployment mu_deployment_session_get (MuDeploymentSession *session, int unit);
MuDeployShape mu_deployment_session_get_shape (MuDeploymentSession *session, int unit);
int mu_deployment_session_get_files (MuDeploymentSession *session, int unit);
/* The files that it may have in its formation. */
void mu_deployment_session_get_widths (MuDeploymentSession *session, int unit, int *least,
                                       int *most);
/* MuShapeItem (shape_item.h) for each MuDeployShape: whether the selected unit may take it. */
GListModel *mu_deployment_session_get_shapes (MuDeploymentSession *session);

/* How it stands in one body with the unit before it in the list (wrg.units.mixed.same). */
MuMixedHow mu_deployment_session_get_mixed (MuDeploymentSession *session, int unit);
/* MuMixItem (mix_item.h) for each MuMixedHow: whether the selected unit may stand so. */
GListModel *mu_deployment_session_get_mixes (MuDeploymentSession *session);

/* Changes of the side shown. FALSE: refused, and said so; nothing has changed. */
gboolean mu_deployment_session_place (MuDeploymentSession *session, int unit);
/* The middle of its front there, in paces; beside a neighbour or an edge it is drawn to it. A
 * unit that is not placed yet is. */
gboolean mu_deployment_session_move (MuDeploymentSession *session, int unit, double x, double y);
gboolean mu_deployment_session_nudge (MuDeploymentSession *session, int unit, int dx, int dy);
/* On its middle, clockwise. */
gboolean mu_deployment_session_turn (MuDeploymentSession *session, int unit, int degrees);
/* To face so on the table, in radians as a scene has them; to the next 5 degrees. */
gboolean mu_deployment_session_face (MuDeploymentSession *session, int unit, double turn);
/* Refused where such troops, or so many of them, may not be formed so. */
gboolean mu_deployment_session_set_shape (MuDeploymentSession *session, int unit,
                                          MuDeployShape shape);
/* The next shape (way 1) or the one before (-1) that it may take where it stands. */
gboolean mu_deployment_session_step_shape (MuDeploymentSession *session, int unit, int way);
/* As wide as it can stand that is nearest to so many files: wider than now, or narrower. */
gboolean mu_deployment_session_set_files (MuDeploymentSession *session, int unit, int files);
/* Joins the unit with the one before it in the list, or parts them; for this battle, the saved list
 * stays as it is. Refused where such troops, or so many of them, may not, and where the body finds
 * no room. */
gboolean mu_deployment_session_mix (MuDeploymentSession *session, int unit, MuMixedHow how);
gboolean mu_deployment_session_take_off (MuDeploymentSession *session, int unit);
/* All of them in line; those that are left where there is room; none. */
gboolean mu_deployment_session_line_up (MuDeploymentSession *session);
/* All units as the army's book deploys them, or such troops usually stand. */
gboolean mu_deployment_session_plan (MuDeploymentSession *session);
gboolean mu_deployment_session_place_rest (MuDeploymentSession *session);
gboolean mu_deployment_session_clear (MuDeploymentSession *session);
gboolean mu_deployment_session_can_undo (MuDeploymentSession *session);
gboolean mu_deployment_session_can_redo (MuDeploymentSession *session);
void mu_deployment_session_undo (MuDeploymentSession *session);
void mu_deployment_session_redo (MuDeploymentSession *session);
/* Whether the side is ready to be sealed; refused, and said so, where it is not. */
gboolean mu_deployment_session_may_seal (MuDeploymentSession *session);
/* For good: whoever seals is asked first. */
gboolean mu_deployment_session_seal (MuDeploymentSession *session);

/* deployment_march.c: whether the side's plan may send horse round a flank where its army book
 * likes that (wrg.deploy.flank-march.side): who goes is left off the table, unless it is placed by
 * hand. Stays while the armies are the same; what comes of it is said. */
gboolean mu_deployment_session_can_march (MuDeploymentSession *session, MuSide side);
gboolean mu_deployment_session_get_march (MuDeploymentSession *session, MuSide side);
void mu_deployment_session_set_march (MuDeploymentSession *session, MuSide side, gboolean may);
/* What comes of it, "" where nobody is asked; what the switch says; and what both sides may read of
 * what comes of it, "" for nothing. Free with g_free; only with a record. */
char *mu_deployment_session_march_words (MuDeploymentSession *session, MuSide side);
char *mu_deployment_session_march_label (MuDeploymentSession *session, MuSide side);
char *mu_deployment_session_march_note (MuDeploymentSession *session);

/* deployment_wish.c: how Muster plans what the side's player leaves to it, and whether it commands
 * the side in the battle. Neither changes once the side is sealed; the manner, where orders are
 * there, and the general, in a campaign's battle. Both stay while the armies are the same. */
gboolean mu_deployment_session_can_plan (MuDeploymentSession *session, MuSide side);
void mu_deployment_session_set_manner (MuDeploymentSession *session, MuSide side,
                                       MuPlanManner manner);
/* Borrowed. */
const MuPlanWish *mu_deployment_session_get_wish (MuDeploymentSession *session, MuSide side);
gboolean mu_deployment_session_can_command (MuDeploymentSession *session, MuSide side);
gboolean mu_deployment_session_is_commanded (MuDeploymentSession *session, MuSide side);
void mu_deployment_session_set_commanded (MuDeploymentSession *session, MuSide side,
                                          gboolean commanded);
/* What the two choices say. Free with g_free; only with a record. */
char *mu_deployment_session_plan_label (MuDeploymentSession *session, MuSide side);
char *mu_deployment_session_command_label (MuDeploymentSession *session, MuSide side);

/* While a hand holds a unit: it is shown there, and said why it may not stand there. */
void mu_deployment_session_hold (MuDeploymentSession *session, int unit, double x, double y);
void mu_deployment_session_hold_facing (MuDeploymentSession *session, int unit, double turn);
void mu_deployment_session_let_go (MuDeploymentSession *session);
gboolean mu_deployment_session_is_held (MuDeploymentSession *session);

/* The table; the caller's. NULL without a battle. */
MuScene *mu_deployment_session_make_scene (MuDeploymentSession *session);
/* The unit of the side shown behind a body of that scene, -1 for one of the enemy's; and back. */
int mu_deployment_session_unit_of (MuDeploymentSession *session, int body);

#endif
