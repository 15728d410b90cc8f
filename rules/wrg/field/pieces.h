/* WRG 5th: a battlefield's features as the terrain rules count them
 * (wrg.terrain.*). For fields that the players chose; a field from a map or from
 * the organisers need not keep these limits (wrg.campaign.terrain). */
#ifndef MUSTER_RULES_WRG_FIELD_PIECES_H
#define MUSTER_RULES_WRG_FIELD_PIECES_H

#include "rules/field/scale.h"
#include "rules/field/terrain.h"
#include "rules/wrg/field/terrain.h"

/* Fills in the feature as a piece; areas in square inches at this scale, a
 * hamlet with its fields and their gateways. false for what is no piece by
 * itself: fords, bridges, gateways, breaches, works and fields.
 * READING: wrg.terrain.hamlet-fields: a field belongs to the nearest hamlet.
 * READING: wrg.terrain.lines: what joins a road or water goes on in it, to the
 * table's edge. */
bool mu_wrg_piece_of (const MuBattlefield *field, int feature, MuScale scale, MuWrgPiece *piece);

/* The rule that the feature breaks in such a country, MU_RULE_NONE if it may be:
 * wrg.terrain.pieces (hedges by themselves and rocks are no choice), and those of
 * mu_wrg_terrain_forbidden. */
MuRule mu_wrg_feature_forbidden (const MuReadings *readings, const MuBattlefield *field,
                                 int feature, MuScale scale, MuCountry country);

/* wrg.terrain.pieces: how many pieces the feature takes: lines one for each three
 * feet begun, areas 1, what is no piece 0. */
int mu_wrg_feature_pieces (const MuBattlefield *field, int feature, MuScale scale);

#endif
