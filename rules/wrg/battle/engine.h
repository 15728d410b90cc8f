/* What the files of the engine ask of each other.  Private; one section a file,
 * each function explained where it stands. */
#ifndef MUSTER_RULES_WRG_BATTLE_ENGINE_H
#define MUSTER_RULES_WRG_BATTLE_ENGINE_H

#include "rules/wrg/battle/state.h"
#include "rules/wrg/move/manoeuvre.h"
#include "rules/wrg/move/march.h"

/* emit.c */
#define VALUES(...) ((const int32_t[4]){ __VA_ARGS__ })
void mu_wrg_emit (WrgBattle *battle, MuEventKind kind, MuRule rule, int body, int other,
                  const int32_t value[4]);
void mu_wrg_emit_trace (WrgBattle *battle, int body, const MuTrace *trace);

/* check.c, deploy.c */
#define DEFAULT_WIDTH 720 /* paces: a table of 6 by 4 feet with figures of 25 mm */
#define DEFAULT_DEPTH 480
MuWrgSetupAnswer mu_wrg_check_setup (const MuWrgSetup *setup, int *at);
bool mu_wrg_comes_later (const MuWrgSetupUnit *unit);
MuWrgSetupAnswer mu_wrg_deploy (WrgBattle *battle, const MuWrgSetup *setup, int *at);

/* ground.c */
MuFix mu_wrg_move_over (const WrgBattle *battle, const Body *body, const MuRect *ground,
                        MoveKind kind, MuFix move, MuFix *slow);
bool mu_wrg_can_stand_on (const WrgBattle *battle, const Body *body, const MuRect *ground);
bool mu_wrg_can_go_back (const WrgBattle *battle, const Body *body, MuFix distance);
bool mu_wrg_is_on_difficult_ground (const WrgBattle *battle, const Body *body);
bool mu_wrg_is_in_cover (const WrgBattle *battle, const Body *body);
bool mu_wrg_is_uphill_of (const WrgBattle *battle, const Body *body, const Body *other);
bool mu_wrg_is_above_all_of (const WrgBattle *battle, const Body *body, const Body *other);
bool mu_wrg_fights_across_obstacle (const WrgBattle *battle, const Body *body, const Body *other);
bool mu_wrg_is_betrayed (const Body *body);
bool mu_wrg_ground_is_clear (const WrgBattle *battle, const Body *seer, MuPoint from,
                             const Body *seen, MuPoint to);
bool mu_wrg_ground_lets_shoot (const WrgBattle *battle, const Body *shooter, MuPoint from,
                               const Body *target, MuPoint to);
bool mu_wrg_ground_hides_nothing (const WrgBattle *battle, const Body *seer, const Body *seen);
bool mu_wrg_is_deep_in_cover (const WrgBattle *battle, const Body *body);
bool mu_wrg_ground_shows (const WrgBattle *battle, int seer, int seen);
void mu_wrg_look_out_points (const MuRect *ground, MuPoint point[LOOK_OUTS]);

/* cover.c */
void mu_wrg_note_covers (WrgBattle *battle);
bool mu_wrg_is_near_unfriendly_cover (const WrgBattle *battle, const Body *body);
bool mu_wrg_leans_on_cover (const WrgBattle *battle, MuSide side, const MuRect *flank);

/* artillery.c */
bool mu_wrg_is_artillery (const Body *body);
bool mu_wrg_is_carried_engine (const Body *body);
bool mu_wrg_throws_stones (const Body *body);
int mu_wrg_normal_paces (const Body *body);
int mu_wrg_losses_counted (const Body *body, int figures);
void mu_wrg_leave_engines (WrgBattle *battle, int body);
void mu_wrg_overrun_engines (WrgBattle *battle);

/* sky.c */
void mu_wrg_set_sky (WrgBattle *battle, const MuWrgSetupSky *sky, bool until_nightfall);
void mu_wrg_turn_sky (WrgBattle *battle);
void mu_wrg_fall_of_night (WrgBattle *battle);
bool mu_wrg_is_dark (const WrgBattle *battle, const Body *one, const Body *other);

/* exposed.c */
unsigned mu_wrg_weather_tolls_now (const WrgBattle *battle, const Body *body);
void mu_wrg_note_going (WrgBattle *battle);
MuFix mu_wrg_hard_move (const Body *body, MuWrgMarchKind kind, int period, bool recoiled);
bool mu_wrg_wind_bars (const WrgBattle *battle, const Body *body, MuAngle way);
MuAngle mu_wrg_way_in_wind (const WrgBattle *battle, const Body *body, MuAngle way);
void mu_wrg_stray_in_the_dark (WrgBattle *battle);
void mu_wrg_slip_from_path (WrgBattle *battle, int body);

/* form.c */
void mu_wrg_fill_ground (Body *body);
void mu_wrg_announce_form (WrgBattle *battle, int body, MuRule rule);

/* policy_form.c */
void mu_wrg_policy_form (WrgBattle *battle, int body);

/* manoeuvre.c */
/* Tells a body to take up a form as an order says it: so many figures wide, or deep
 * (0: as usual for that form). It works at it in its normal moves. Returns the rule that
 * bars such troops from it, MU_RULE_NONE if it will be done. */
MuRule mu_wrg_form_as (WrgBattle *battle, int body, MuWrgFormOrder form, int wide, int deep);
MuRule mu_wrg_plan_form (WrgBattle *battle, int body, MuWrgFormOrder form, int wide, int deep);
bool mu_wrg_is_changing_form (const Body *body);
int32_t mu_wrg_change_form (WrgBattle *battle, int body);
int mu_wrg_grow_front (WrgBattle *battle, int body, int figures);
void mu_wrg_open_circle (WrgBattle *battle, int body);

/* make_way.c, compulsory.c, pass.c */
void mu_wrg_make_way (WrgBattle *battle);
void mu_wrg_plan_fall_back (WrgBattle *battle, int body, MuFix back);
MuFix mu_wrg_goes_on_through (const WrgBattle *battle, MuFix move);
bool mu_wrg_can_pass_back (const WrgBattle *battle, int body, MuFix back);

/* turn.c */
int mu_wrg_files_when_turned (const Body *body);
int mu_wrg_turn_to_flank (WrgBattle *battle, int body, bool to_left);

/* in_column.c */
int mu_wrg_files_in_column (const WrgBattle *battle, const Body *body);
int32_t mu_wrg_keep_column (WrgBattle *battle, int body);
MuRule mu_wrg_march_in_column (WrgBattle *battle, int body, int wide);
MuRule mu_wrg_form_from_column (WrgBattle *battle, int body, int wide, int deep);
void mu_wrg_arrive_in_column (WrgBattle *battle, int body);
int mu_wrg_turn_column_to_meet (WrgBattle *battle, int body, int charger);

int32_t mu_wrg_shrink_front (WrgBattle *battle, int body, int right, int left);

/* gap.c */
int32_t mu_wrg_narrow_to_gap (WrgBattle *battle, int body);

/* form_fight.c */
MuTroop mu_wrg_troop_as_formed (const Body *body);
MuFace mu_wrg_face_shown (const Body *body, const Body *other);
bool mu_wrg_shows_flank (const Body *body, const Body *other);
bool mu_wrg_shows_rear (const Body *body, const Body *other);
int mu_wrg_square_quarters (const Body *body);
bool mu_wrg_is_bare_to_blows (const WrgBattle *battle, const Body *body, const Body *enemy,
                              MuWeapon using);
bool mu_wrg_is_bare_to_shots (const WrgBattle *battle, const Body *body, const Body *enemy,
                              MuWeapon by);
int mu_wrg_wedge_slopes (const Body *body, const Body *enemy);
int mu_wrg_widest_rank (const Body *body);

/* train.c */
bool mu_wrg_follows_unit (const MuWrgSetupUnit *unit);
void mu_wrg_put_behind_units (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup);
MuWrgSetupAnswer mu_wrg_check_trains (const WrgBattle *battle, const MuWrgSetup *setup, int *at);

/* sub_unit.c */
#define STRENGTH_NEAR 150 /* wrg.reaction.within */
bool mu_wrg_stands_for_unit (const WrgBattle *battle, int seer, int body);
int mu_wrg_first_of_unit (const WrgBattle *battle, int body);
bool mu_wrg_is_of_unit (const WrgBattle *battle, int unit, int body);
void mu_wrg_orphan_sub_units (WrgBattle *battle);
bool mu_wrg_strays (const WrgBattle *battle, int body);
MuFix mu_wrg_keep_near_parent (const WrgBattle *battle, int body, MuFix move);

/* mixed.c */
MuWrgSetupAnswer mu_wrg_check_mixed (const MuWrgSetupSide *side, int unit);
int mu_wrg_unit_of_body (const MuWrgSetupSide *side, int unit);
void mu_wrg_join_guests (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup);
int mu_wrg_named_body (const WrgBattle *battle, MuSide side, int number);
void mu_wrg_announce_guest (WrgBattle *battle, int body);
bool mu_wrg_stands_guest (const Body *body, int rank, int file);
bool mu_wrg_shows_guest (const Body *body, const Body *other, MuFace face);
int mu_wrg_kind_in_rank (const Body *body, bool guest, int rank);
MuTroopType mu_wrg_slower_type (const Body *body);
MuTroopClass mu_wrg_lower_class (const Body *body);
MuTroopClass mu_wrg_class_in_test (const Body *body, MuWrgOccasion occasion);

/* ranks.c */
void mu_wrg_come_through_ranks (WrgBattle *battle);
void mu_wrg_ride_through_ranks (WrgBattle *battle);

/* near.c */
#define CHARGE_MOST 400 /* paces; nobody goes further in one phase, wheel and all */
void mu_wrg_begin_grounds (WrgBattle *battle);
void mu_wrg_note_ground (WrgBattle *battle, int body);
void mu_wrg_note_grounds (WrgBattle *battle);
void mu_wrg_add_once (Near *near, int16_t body);
void mu_wrg_find_in_box (const WrgBattle *battle, MuPoint low, MuPoint high, Sides sides,
                         Near *near);
void mu_wrg_find_near (const WrgBattle *battle, const MuRect *ground, MuFix limit, Sides sides,
                       Near *near);
bool mu_wrg_is_about (const MuRect *ground, MuFix limit, const Body *body);
void mu_wrg_find_ahead_of (const WrgBattle *battle, const MuRect *ground, MuFix limit, Sides sides,
                           Near *near);
MuFix mu_wrg_way_to_all (const WrgBattle *battle, const MuRect *ground);

/* known.c */
bool mu_wrg_is_in_light (const WrgBattle *battle, const MuRect *one, const MuRect *other);
bool mu_wrg_makes_out (const WrgBattle *battle, int body, int other);
int mu_wrg_nearest_enemy (const WrgBattle *battle, int body, MuFix *distance);
int mu_wrg_nearest_seen (const WrgBattle *battle, int body);
void mu_wrg_begin_sightings (WrgBattle *battle);
void mu_wrg_note_sightings (WrgBattle *battle);

/* sight.c */
#define COVER_SEEN_AT   20  /* wrg.visibility.woods */
#define GENERAL_SEEN_AT 250 /* wrg.visibility.generals, wrg.reaction.occasion.8 */
#define ROUT_SEEN_AT    150 /* wrg.reaction.occasion.7 */
bool mu_wrg_is_near (const WrgBattle *battle, int one, int other, int paces);
void mu_wrg_forget_sights (WrgBattle *battle);
bool mu_wrg_sees (const WrgBattle *battle, int one, int other);
/* The same of many, one after the other: who hid one of them from it is asked first about the
 * next, and joins the hiders, who are nobody at first; NULL: of one only. */
#define HIDERS_KEPT 16
typedef struct {
  int count;
  int16_t body[HIDERS_KEPT];
} Hiders;
bool mu_wrg_sees_after (const WrgBattle *battle, int one, int other, Hiders *hiders);
bool mu_wrg_sees_within (const WrgBattle *battle, int one, int other, int paces);
/* Who may stand in the way of any shot from a body to that ground of its target; where they are
 * more than are kept, each shot looks for its own. */
#define IN_WAY_KEPT 14
typedef struct {
  int16_t count;
  int16_t body[IN_WAY_KEPT];
} InWay;
void mu_wrg_find_in_way (const WrgBattle *battle, int shooter, int target, const MuRect *ground,
                         InWay *in_way);
bool mu_wrg_shot_is_clear (const WrgBattle *battle, int shooter, int target, MuPoint from,
                           MuPoint to, const InWay *in_way);
int mu_wrg_shot_over (const WrgBattle *battle, int shooter, int target, MuPoint from, MuPoint to);
int mu_wrg_first_ahead (const WrgBattle *battle, int body, const MuRect *ground, MuFix limit,
                        MuFix *distance);
int mu_wrg_first_enemy_ahead (const WrgBattle *battle, int body, MuFix *distance);
bool mu_wrg_any_enemy_ahead (const WrgBattle *battle, int body);
void mu_wrg_surprise_neighbours (WrgBattle *battle, int body);
void mu_wrg_reveal (WrgBattle *battle, int body);
void mu_wrg_reveal_found (WrgBattle *battle);

/* contact.c */
typedef struct {
  MuFix shared;  /* of the file's front */
  int16_t enemy; /* that it fights, MU_NO_BODY */
  bool overlap;
  bool lapped; /* round his flank: they strike by themselves */
  uint8_t end; /* End of the line; of overlap and lapped */
} FileMatch;
bool mu_wrg_front_meets (const MuRect *rect, const MuRect *other, MuFix *from, MuFix *to);
void mu_wrg_note_contacts (WrgBattle *battle);
bool mu_wrg_in_contact (const WrgBattle *battle, int one, int other);
bool mu_wrg_in_melee (const WrgBattle *battle, int body);
bool mu_wrg_touches_any (const WrgBattle *battle, int body);
bool mu_wrg_touched_by_enemy (const WrgBattle *battle, int body);
int mu_wrg_overlap_allowed (const Body *body, const Body *enemy, bool to_right);
void mu_wrg_match_files (const WrgBattle *battle, int body, FileMatch match[FILES_MAX]);
int mu_wrg_figures_on_face (const WrgBattle *battle, int body, int enemy, MuFace face);

/* stroke.c */
MuTroop mu_wrg_troop_of_kind (const Body *body, bool guest);
MuWeapon mu_wrg_weapon_of_kind (const Body *body, bool guest, int enemy_type);
MuWeapon mu_wrg_weapon_against (const Body *body, int enemy_type);
void mu_wrg_add_stroke (WrgBattle *battle, const Stroke *stroke);
void mu_wrg_link_strokes (WrgBattle *battle, bool by_target);
#define FOR_STROKES(battle, self, at)                                                              \
  for (int at = (self)->period.first_stroke; at != NO_STROKE; at = (battle)->stroke[at].next)
void mu_wrg_add_strokes (WrgBattle *battle, int body);
void mu_wrg_add_parting_blows (WrgBattle *battle, int runner);

/* lap.c */
void mu_wrg_forget_overlaps (Body *body);
void mu_wrg_note_overlaps (WrgBattle *battle, int body, const FileMatch *match);
int mu_wrg_lapped_on (const Body *body, End end, int enemy);
void mu_wrg_lap_round (WrgBattle *battle);
void mu_wrg_add_lap_strokes (WrgBattle *battle, int body, const FileMatch *match);
bool mu_wrg_is_lapped (const WrgBattle *battle, int body, End end);
bool mu_wrg_is_turned_aside (const WrgBattle *battle, const Body *body, int self, int file);

/* orders.c */
bool mu_wrg_has_enemy_within (const WrgBattle *battle, int body, int paces);
MuOrder mu_wrg_default_order (const WrgBattle *battle, int body);
MuOrder mu_wrg_order_of (const WrgBattle *battle, int body);
bool mu_wrg_is_bound (const WrgBattle *battle, const Body *body, MuWrgReactionAct act);
bool mu_wrg_is_uncontrolled (const WrgBattle *battle, const Body *body);
bool mu_wrg_is_unauthorised (const WrgBattle *battle, const Body *body);
bool mu_wrg_may_advance (const WrgBattle *battle, int body);

/* strength.c */
int mu_wrg_count_for_losses (const Body *body);
bool mu_wrg_counts_as_unit (const Body *body);
bool mu_wrg_is_below_half (const Body *body);
MuFix mu_wrg_figure_frontage (const Body *body);
MuFix mu_wrg_figure_depth (const Body *body);
MuFix mu_wrg_front_width (const Body *body);
int mu_wrg_ranks_of (const Body *body);
int mu_wrg_figures_in_rank (const Body *body, int rank);
void mu_wrg_take_casualties (WrgBattle *battle, int body, int men);
void mu_wrg_take_mixed_casualties (WrgBattle *battle, int body, int men, int guests);
void mu_wrg_lose_figures (WrgBattle *battle, int body, int men, MuRule rule);

/* move.c */
#define ROOM_BEFORE_ENEMY 20 /* paces: wrg.move.meeting */
void mu_wrg_plan_move (WrgBattle *battle, int body, MoveKind kind, MuRule rule, MuFix distance);
void mu_wrg_plan_move_to (WrgBattle *battle, int body, MoveKind kind, MuRule rule, MuFix allowance,
                          MuFix wanted);
void mu_wrg_plan_incline (WrgBattle *battle, int body, MuFix forward, MuFix aside, MuFix slow);
void mu_wrg_delay_move (Body *body, int32_t time);
void mu_wrg_make_moves (WrgBattle *battle);
void mu_wrg_forget_moves (WrgBattle *battle);
void mu_wrg_bring_to (Body *body, int32_t now);
void mu_wrg_set_velocity (WrgBattle *battle, int body, MuVelocity velocity, int32_t now);
bool mu_wrg_is_flight_move (MoveKind kind);

/* meeting.c */
bool mu_wrg_is_moving (const Body *body);
MuFix mu_wrg_halting_room (const WrgBattle *battle, int mover, int other);
#define KEPT_APART 20 /* paces: wrg.move.meeting; and room for friends to recoil */
int32_t mu_wrg_when_they_meet (const WrgBattle *battle, int one, int other, int32_t now);

/* agenda.c */
void mu_wrg_list_meetings (WrgBattle *battle);
void mu_wrg_note_turn (WrgBattle *battle, int body);
void mu_wrg_bring_pair (WrgBattle *battle, const Meeting *meeting, int32_t now);
const Meeting *mu_wrg_next_meeting (WrgBattle *battle, int32_t now, int32_t end);
void mu_wrg_strike_off (WrgBattle *battle, const Meeting *meeting);

/* pace.c */
MuFix mu_wrg_normal_move (const Body *body);
MuFix mu_wrg_charge_move (const Body *body);
MuFix mu_wrg_whole_normal_move (const Body *body);
MuFix mu_wrg_whole_charge_move (const Body *body);
MuFix mu_wrg_evade_move (const Body *body);
MuFix mu_wrg_paces_for_writing (const WrgBattle *battle, const Body *body);
MuFix mu_wrg_room_to_edge (const WrgBattle *battle, int body);
MuAngle mu_wrg_way_home (const Body *body);
MuAngle mu_wrg_way_forward (const Body *body);
int mu_wrg_turn_about_quarters (const Body *body);
MuFix mu_wrg_after_turn_about (const Body *body, MuFix move);
/* Who stands on the very edge is not carried over it by what turning and closing up round. */
MuRect mu_wrg_kept_on_table (const WrgBattle *battle, const MuRect *before, MuRect after);
void mu_wrg_face_about (WrgBattle *battle, int body, MuRule rule);
void mu_wrg_face_along (WrgBattle *battle, int body, MuAngle facing, MuRule rule);

/* steer.c */
typedef struct {
  MuWheel wheel;
  int32_t time;   /* parts that it takes */
  MuRect ground;  /* after it */
  MuFix distance; /* straight ahead from there */
} Approach;
int32_t mu_wrg_wheel_time (const WrgBattle *battle, const Body *body, MuWheel wheel);
bool mu_wrg_is_open (const WrgBattle *battle, int body, const MuRect *ground);
bool mu_wrg_can_wheel (const WrgBattle *battle, int body, MuWheel wheel);
void mu_wrg_make_wheel (WrgBattle *battle, int body, MuWheel wheel);
MuFix mu_wrg_charge_after_wheel (const Body *body, MuFix reach, int32_t time);
bool mu_wrg_wheel_to_charge (const WrgBattle *battle, int body, int enemy, MuFix reach,
                             Approach *approach);
int32_t mu_wrg_wheel_towards (WrgBattle *battle, int body, MuPoint point);
int32_t mu_wrg_wheel_towards_within (WrgBattle *battle, int body, MuPoint point, int32_t most);
MuFix mu_wrg_move_after_wheel (MuFix move, int32_t time);

/* incline.c */
bool mu_wrg_may_incline (const Body *body);
MuFix mu_wrg_incline_within (const WrgBattle *battle, int body, bool to_left, MuFix wanted,
                             MuFix left, MuFix *slow);
bool mu_wrg_needs_incline (const WrgBattle *battle, int body, MuFix left);
bool mu_wrg_incline_to (WrgBattle *battle, int body, int enemy, MuFix left, int32_t gone);

/* pairs.c */
void mu_wrg_note_pair (const WrgBattle *battle, PairTable table, int one, int other, uint8_t value);
bool mu_wrg_is_any_pair (const WrgBattle *battle, PairTable table);
void mu_wrg_clear_pairs (WrgBattle *battle, PairTable table);
void mu_wrg_clear_pairs_of (WrgBattle *battle, PairTable table, int body);
void mu_wrg_move_pairs (WrgBattle *battle, PairTable to, PairTable from);

/* pass.c */
bool mu_wrg_is_sanctioned_pass (const Body *passer, const Body *passed);
bool mu_wrg_try_pass (WrgBattle *battle, int body, int friend, int32_t now);
bool mu_wrg_try_push (WrgBattle *battle, int friend, MuVelocity velocity, int32_t now);
void mu_wrg_stop_short_of_others (WrgBattle *battle, int body);
void mu_wrg_walk_through_friends (WrgBattle *battle);
void mu_wrg_settle_passes (WrgBattle *battle);

/* compulsory.c, normal.c */
MuFix mu_wrg_uncontrolled_move (const Body *body);
void mu_wrg_move_compulsory (WrgBattle *battle);
void mu_wrg_plan_retirement (WrgBattle *battle, int body);
void mu_wrg_note_parting_blows (WrgBattle *battle);
void mu_wrg_end_of_moves (WrgBattle *battle);
MuFix mu_wrg_short_of_enemy (const WrgBattle *battle, int body, MuFix move);
void mu_wrg_move_normally (WrgBattle *battle);

/* charge.c, response.c, charge_move.c, evade.c */
void mu_wrg_declare_charges (WrgBattle *battle);
bool mu_wrg_is_charging (const Body *body);
int mu_wrg_nearest_charger (const WrgBattle *battle, int body);
void mu_wrg_stop_charge (WrgBattle *battle, int body);
void mu_wrg_mark_struck (WrgBattle *battle, int body);
MuFix mu_wrg_charge_reach (const WrgBattle *battle, const Body *body);
MuRect mu_wrg_charge_ground (const Body *body);
int mu_wrg_find_approach (const WrgBattle *battle, int body, MuFix reach, Approach *approach);
void mu_wrg_respond_to_charges (WrgBattle *battle);
void mu_wrg_move_charges (WrgBattle *battle);

/* prey.c */
int mu_wrg_nearest_prey (const WrgBattle *battle, int body, MuFix *distance);
MuFix mu_wrg_move_to_prey (const WrgBattle *battle, int body, int enemy, MuFix move);

/* crossed.c; of response.c and evade.c what it needs */
void mu_wrg_test_crossed (WrgBattle *battle);
bool mu_wrg_evades (const WrgBattle *battle, int body);
void mu_wrg_evade_from (WrgBattle *battle, int body, int enemy, MuRule rule);
void mu_wrg_evade_charge (WrgBattle *battle, int body);
void mu_wrg_run_along_edges (WrgBattle *battle);

/* charge_through.c */
int mu_wrg_find_past_friend (const WrgBattle *battle, int body, int friend, const MuRect *ground,
                             MuFix reach, MuFix *distance);
void mu_wrg_begin_charge_through (WrgBattle *battle, int body);
void mu_wrg_settle_charges_through (WrgBattle *battle);

/* target.c, overhead.c, shoot.c */
unsigned mu_wrg_missiles_of (const Body *body);
void mu_wrg_plan_volleys (WrgBattle *battle, int shooter);
void mu_wrg_shoot_all (WrgBattle *battle);

/* melee.c, aftermath.c */
bool mu_wrg_shows_its_back (const Body *body);
void mu_wrg_fight_hand_to_hand (WrgBattle *battle);
void mu_wrg_decide_recoils (WrgBattle *battle);
void mu_wrg_decide_winners (WrgBattle *battle);
void mu_wrg_pursue_as_tested (WrgBattle *battle);

/* rout.c, trample.c, loss.c */
void mu_wrg_break_body (WrgBattle *battle, int body, MuRule rule);
void mu_wrg_note_rout_seen (WrgBattle *battle, int body, int friend);
MuFix mu_wrg_make_rout_move (const Body *body, int periods);
void mu_wrg_plan_rout (WrgBattle *battle, int body);
MuFix mu_wrg_clear_way (WrgBattle *battle, int router, MuFix distance);
bool mu_wrg_enemy_bars_way (const WrgBattle *battle, int body, MuAngle way, MuFix distance);
void mu_wrg_leave_battle (WrgBattle *battle, int body, MuFate fate);
void mu_wrg_take_prisoners (WrgBattle *battle);
void mu_wrg_leave_over_edges (WrgBattle *battle);

/* rally.c */
void mu_wrg_begin_rally (WrgBattle *battle, int body, Rally how, MuRule rule);
void mu_wrg_rally_evaders (WrgBattle *battle);
bool mu_wrg_may_try_to_rally (const WrgBattle *battle, int body);
void mu_wrg_end_rout (WrgBattle *battle, int body);

/* disorder.c */
void mu_wrg_disorder_body (WrgBattle *battle, int body, DisorderCause cause, int until);
void mu_wrg_recover_all (WrgBattle *battle);
bool mu_wrg_horses_shy (const WrgBattle *battle, int body, const MuRect *ground);
void mu_wrg_disorder_shy_horses (WrgBattle *battle);

/* facts.c, flank.c */
void mu_wrg_gather_facts (WrgBattle *battle, int body, MuWrgOccasion occasion,
                          MuWrgReactionFacts *facts);
void mu_wrg_see_routs (WrgBattle *battle, int body);
bool mu_wrg_is_retiring (Motion motion);
int mu_wrg_find_secure_flanks (const WrgBattle *battle, int body);

/* due.c, test.c, act.c */
typedef bool (*IsDue) (WrgBattle *battle, int body, MuWrgOccasion *occasion);
MuRule mu_wrg_occasion_rule (MuWrgOccasion occasion);
bool mu_wrg_is_due_after_shooting (WrgBattle *battle, int body, MuWrgOccasion *occasion);
bool mu_wrg_is_due_after_melee (WrgBattle *battle, int body, MuWrgOccasion *occasion);
bool mu_wrg_is_due_at_end (WrgBattle *battle, int body, MuWrgOccasion *occasion);
void mu_wrg_begin_order (WrgBattle *battle);
void mu_wrg_test_in_order (WrgBattle *battle, IsDue is_due);
void mu_wrg_test_body (WrgBattle *battle, int body, MuWrgOccasion occasion);
void mu_wrg_act_out (WrgBattle *battle, int body, const MuWrgReactionResult *result);

/* policy.c */
void mu_wrg_policy_choices (const MuReadings *readings, const Body *body, MuWrgOccasion occasion,
                            int dice_total, MuWrgReactionFacts *facts);
bool mu_wrg_policy_is_cautious (const WrgBattle *battle, int body);
bool mu_wrg_policy_countercharges (const WrgBattle *battle, int body, int charger);
bool mu_wrg_policy_pursues_on (const WrgBattle *battle, int body);
Rally mu_wrg_policy_rally (const Body *body);
MuFix mu_wrg_policy_advance (const WrgBattle *battle, int body, MuFix full);
MuFix mu_wrg_policy_range (const Body *body);
MuFix mu_wrg_policy_keep_off (const WrgBattle *battle, int body, MuFix move);
MuFix mu_wrg_policy_skirmish (const WrgBattle *battle, int body);

/* peril.c, command.c */
int mu_wrg_spare_general (WrgBattle *battle, int body, int men, bool hand_to_hand);
void mu_wrg_lose_deputies (WrgBattle *battle, int body, MuFate fate);
int mu_wrg_quarters_of_lost (const WrgBattle *battle, MuSide side, int which);
void mu_wrg_force_character (const WrgBattle *battle, int body, MuWrgReactionFacts *facts);

/* come.c */
void mu_wrg_note_leaving (WrgBattle *battle, int body);
void mu_wrg_note_rally_beyond (WrgBattle *battle, int body);
void mu_wrg_come_no_more (WrgBattle *battle, int body);
bool mu_wrg_may_still_come (const WrgBattle *battle, MuSide side);

/* count.c */
MuFate mu_wrg_fate_of (const WrgBattle *battle, const Body *body);
int64_t mu_wrg_quarters_left (const WrgBattle *battle, MuSide side);
int64_t mu_wrg_quarters_at_start (const WrgBattle *battle, MuSide side);
MuSide mu_wrg_winner_now (const WrgBattle *battle);
void mu_wrg_end_battle (WrgBattle *battle);

#endif
