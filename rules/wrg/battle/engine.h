/* What the files of the engine ask of each other.  Private; one section a file,
 * each function explained where it stands. */
#ifndef MUSTER_RULES_WRG_BATTLE_ENGINE_H
#define MUSTER_RULES_WRG_BATTLE_ENGINE_H

#include "rules/wrg/battle/state.h"
#include "rules/wrg/manoeuvre.h"
#include "rules/wrg/march.h"

/* emit.c */
#define VALUES(...) ((const int32_t[4]){ __VA_ARGS__ })
void emit (WrgBattle *battle, MuEventKind kind, MuRule rule, int body, int other,
           const int32_t value[4]);
void emit_trace (WrgBattle *battle, int body, const MuTrace *trace);

/* check.c, deploy.c */
#define DEFAULT_WIDTH 720 /* paces: a table of 6 by 4 feet with figures of 25 mm */
#define DEFAULT_DEPTH 480
MuSetupAnswer check_setup (const MuBattleSetup *setup, int *at);
bool comes_later (const MuBattleUnit *unit);
MuSetupAnswer deploy (WrgBattle *battle, const MuBattleSetup *setup, int *at);

/* ground.c */
MuFix move_over (const WrgBattle *battle, const Body *body, const MuRect *ground, MoveKind kind,
                 MuFix move, MuFix *slow);
bool can_stand_on (const WrgBattle *battle, const Body *body, const MuRect *ground);
bool can_go_back (const WrgBattle *battle, const Body *body, MuFix distance);
bool is_on_difficult_ground (const WrgBattle *battle, const Body *body);
bool is_in_cover (const WrgBattle *battle, const Body *body);
bool is_uphill_of (const WrgBattle *battle, const Body *body, const Body *other);
bool is_above_all_of (const WrgBattle *battle, const Body *body, const Body *other);
bool fights_across_obstacle (const WrgBattle *battle, const Body *body, const Body *other);
bool is_betrayed (const Body *body);
bool ground_is_clear (const WrgBattle *battle, const Body *seer, MuPoint from, const Body *seen,
                      MuPoint to);
bool ground_lets_shoot (const WrgBattle *battle, const Body *shooter, MuPoint from,
                        const Body *target, MuPoint to);
bool ground_hides_nothing (const WrgBattle *battle, const Body *seer, const Body *seen);
bool is_deep_in_cover (const WrgBattle *battle, const Body *body);
bool ground_shows (const WrgBattle *battle, int seer, int seen);
#define LOOK_OUTS 4
void look_out_points (const MuRect *ground, MuPoint point[LOOK_OUTS]);

/* cover.c */
void note_covers (WrgBattle *battle);
bool is_near_unfriendly_cover (const WrgBattle *battle, const Body *body);
bool leans_on_cover (const WrgBattle *battle, MuSide side, const MuRect *flank);

/* artillery.c */
bool is_artillery (const Body *body);
bool is_carried_engine (const Body *body);
bool throws_stones (const Body *body);
int normal_paces (const Body *body);
int losses_counted (const Body *body, int figures);
void leave_engines (WrgBattle *battle, int body);
void overrun_engines (WrgBattle *battle);

/* sky.c */
void set_sky (WrgBattle *battle, const MuBattleSky *sky, bool until_nightfall);
void turn_sky (WrgBattle *battle);
void fall_of_night (WrgBattle *battle);
bool is_dark (const WrgBattle *battle, const Body *one, const Body *other);

/* exposed.c */
unsigned weather_tolls (const WrgBattle *battle, const Body *body);
void note_going (WrgBattle *battle);
MuFix hard_move (const Body *body, MuWrgMarchKind kind, int period, bool recoiled);
bool wind_bars (const WrgBattle *battle, const Body *body, MuAngle way);
MuAngle way_in_wind (const WrgBattle *battle, const Body *body, MuAngle way);
void stray_in_the_dark (WrgBattle *battle);
void slip_from_path (WrgBattle *battle, int body);

/* form.c */
void fill_ground (Body *body);
void announce_form (WrgBattle *battle, int body, MuRule rule);

/* policy_form.c */
void policy_form (WrgBattle *battle, int body);

/* manoeuvre.c */
/* Tells a body to take up a form as an order says it: so many figures wide, or deep
 * (0: as usual for that form). It works at it in its normal moves. Returns the rule that
 * bars such troops from it, MU_RULE_NONE if it will be done. */
MuRule form_as (WrgBattle *battle, int body, MuWrgFormOrder form, int wide, int deep);
MuRule plan_form (WrgBattle *battle, int body, MuWrgFormOrder form, int wide, int deep);
bool is_changing_form (const Body *body);
int32_t change_form (WrgBattle *battle, int body);
int grow_front (WrgBattle *battle, int body, int figures);
void open_circle (WrgBattle *battle, int body);

/* turn.c */
int files_when_turned (const Body *body);
int turn_to_flank (WrgBattle *battle, int body, bool to_left);

/* in_column.c */
int files_in_column (const WrgBattle *battle, const Body *body);
int32_t keep_column (WrgBattle *battle, int body);
MuRule march_in_column (WrgBattle *battle, int body, int wide);
MuRule form_from_column (WrgBattle *battle, int body, int wide, int deep);
void arrive_in_column (WrgBattle *battle, int body);
int turn_column_to_meet (WrgBattle *battle, int body, int charger);

int32_t shrink_front (WrgBattle *battle, int body, int right, int left);

/* gap.c */
int32_t narrow_to_gap (WrgBattle *battle, int body);

/* form_fight.c */
MuWrgTroop troop_as_formed (const Body *body);
MuFace face_shown (const Body *body, const Body *other);
bool shows_flank (const Body *body, const Body *other);
bool shows_rear (const Body *body, const Body *other);
int square_quarters (const Body *body);
bool is_bare_to_blows (const WrgBattle *battle, const Body *body, const Body *enemy,
                       MuWrgWeapon using);
bool is_bare_to_shots (const WrgBattle *battle, const Body *body, const Body *enemy,
                       MuWrgWeapon by);
int wedge_slopes (const Body *body, const Body *enemy);
int widest_rank (const Body *body);

/* train.c */
bool follows_unit (const MuBattleUnit *unit);
void put_behind_units (WrgBattle *battle, MuSide side, const MuBattleSide *setup);
MuSetupAnswer check_trains (const WrgBattle *battle, const MuBattleSetup *setup, int *at);

/* sub_unit.c */
#define STRENGTH_NEAR 150 /* wrg.reaction.within */
bool stands_for_unit (const WrgBattle *battle, int seer, int body);
int first_of_unit (const WrgBattle *battle, int body);
bool is_of_unit (const WrgBattle *battle, int unit, int body);
void orphan_sub_units (WrgBattle *battle);
bool strays (const WrgBattle *battle, int body);
MuFix keep_near_parent (const WrgBattle *battle, int body, MuFix move);

/* mixed.c */
MuSetupAnswer check_mixed (const MuBattleSide *side, int unit);
int unit_of_body (const MuBattleSide *side, int unit);
void join_guests (WrgBattle *battle, MuSide side, const MuBattleSide *setup);
int named_body (const WrgBattle *battle, MuSide side, int number);
void announce_guest (WrgBattle *battle, int body);
bool stands_guest (const Body *body, int rank, int file);
bool shows_guest (const Body *body, const Body *other, MuFace face);
int kind_in_rank (const Body *body, bool guest, int rank);
MuWrgType slower_type (const Body *body);
MuWrgClass lower_class (const Body *body);
MuWrgClass class_in_test (const Body *body, MuWrgOccasion occasion);

/* ranks.c */
void come_through_ranks (WrgBattle *battle);
void ride_through_ranks (WrgBattle *battle);

/* near.c */
#define CHARGE_MOST 400 /* paces; nobody goes further in one phase, wheel and all */
void begin_grounds (WrgBattle *battle);
void note_ground (WrgBattle *battle, int body);
void note_grounds (WrgBattle *battle);
void add_once (Near *near, int16_t body);
void find_in_box (const WrgBattle *battle, MuPoint low, MuPoint high, Sides sides, Near *near);
void find_near (const WrgBattle *battle, const MuRect *ground, MuFix limit, Sides sides,
                Near *near);
void find_ahead_of (const WrgBattle *battle, const MuRect *ground, MuFix limit, Sides sides,
                    Near *near);
MuFix way_to_all (const WrgBattle *battle, const MuRect *ground);

/* known.c */
bool is_in_light (const WrgBattle *battle, const MuRect *one, const MuRect *other);
bool makes_out (const WrgBattle *battle, int body, int other);
int nearest_enemy (const WrgBattle *battle, int body, MuFix *distance);
int nearest_seen (const WrgBattle *battle, int body);
void begin_sightings (WrgBattle *battle);
void note_sightings (WrgBattle *battle);

/* sight.c */
#define COVER_SEEN_AT   20  /* wrg.visibility.woods */
#define GENERAL_SEEN_AT 250 /* wrg.visibility.generals, wrg.reaction.occasion.8 */
#define ROUT_SEEN_AT    150 /* wrg.reaction.occasion.7 */
bool is_near (const WrgBattle *battle, int one, int other, int paces);
bool sees (const WrgBattle *battle, int one, int other);
/* The same of many, one after the other: who hid one of them from it is asked first about the
 * next, and joins the hiders, who are nobody at first; NULL: of one only. */
#define HIDERS_KEPT 16
typedef struct {
  int count;
  int16_t body[HIDERS_KEPT];
} Hiders;
bool sees_after (const WrgBattle *battle, int one, int other, Hiders *hiders);
bool sees_within (const WrgBattle *battle, int one, int other, int paces);
bool shot_is_clear (const WrgBattle *battle, int shooter, int target, MuPoint from, MuPoint to);
int shot_over (const WrgBattle *battle, int shooter, int target, MuPoint from, MuPoint to);
int first_ahead (const WrgBattle *battle, int body, const MuRect *ground, MuFix limit,
                 MuFix *distance);
int first_enemy_ahead (const WrgBattle *battle, int body, MuFix *distance);
bool any_enemy_ahead (const WrgBattle *battle, int body);
void surprise_neighbours (WrgBattle *battle, int body);
void reveal (WrgBattle *battle, int body);
void reveal_found (WrgBattle *battle);

/* contact.c */
typedef struct {
  MuFix shared;  /* of the file's front */
  int16_t enemy; /* that it fights, MU_NO_BODY */
  bool overlap;
  bool lapped; /* round his flank: they strike by themselves */
  uint8_t end; /* End of the line; of overlap and lapped */
} FileMatch;
bool front_meets (const MuRect *rect, const MuRect *other, MuFix *from, MuFix *to);
void note_contacts (WrgBattle *battle);
bool in_contact (const WrgBattle *battle, int one, int other);
bool in_melee (const WrgBattle *battle, int body);
bool touches_any (const WrgBattle *battle, int body);
bool touched_by_enemy (const WrgBattle *battle, int body);
int overlap_allowed (const Body *body, const Body *enemy, bool to_right);
void match_files (const WrgBattle *battle, int body, FileMatch match[FILES_MAX]);
int figures_on_face (const WrgBattle *battle, int body, int enemy, MuFace face);

/* stroke.c */
MuWrgTroop troop_of_kind (const Body *body, bool guest);
MuWrgWeapon weapon_of_kind (const Body *body, bool guest, int enemy_type);
MuWrgWeapon weapon_against (const Body *body, int enemy_type);
void add_stroke (WrgBattle *battle, const Stroke *stroke);
void link_strokes (WrgBattle *battle, bool by_target);
#define FOR_STROKES(battle, self, at)                                                              \
  for (int at = (self)->first_stroke; at != NO_STROKE; at = (battle)->stroke[at].next)
void add_strokes (WrgBattle *battle, int body);
void add_parting_blows (WrgBattle *battle, int runner);

/* lap.c */
void forget_overlaps (Body *body);
void note_overlaps (WrgBattle *battle, int body, const FileMatch *match);
int lapped_on (const Body *body, End end, int enemy);
void lap_round (WrgBattle *battle);
void add_lap_strokes (WrgBattle *battle, int body, const FileMatch *match);
bool is_lapped (const WrgBattle *battle, int body, End end);
bool is_turned_aside (const WrgBattle *battle, const Body *body, int self, int file);

/* orders.c */
MuOrder default_order (const WrgBattle *battle, int body);
MuOrder order_of (const WrgBattle *battle, int body);
bool is_bound (const WrgBattle *battle, const Body *body, MuWrgReactionAct act);
bool is_uncontrolled (const WrgBattle *battle, const Body *body);
bool is_unauthorised (const WrgBattle *battle, const Body *body);
bool may_advance (const WrgBattle *battle, int body);

/* strength.c */
int count_for_losses (const Body *body);
bool counts_as_unit (const Body *body);
bool is_below_half (const Body *body);
MuFix figure_frontage (const Body *body);
MuFix figure_depth (const Body *body);
MuFix front_width (const Body *body);
int ranks_of (const Body *body);
int figures_in_rank (const Body *body, int rank);
void take_casualties (WrgBattle *battle, int body, int men);
void take_mixed_casualties (WrgBattle *battle, int body, int men, int guests);
void lose_figures (WrgBattle *battle, int body, int men, MuRule rule);

/* move.c */
#define ROOM_BEFORE_ENEMY 20 /* paces: wrg.move.meeting */
void plan_move (WrgBattle *battle, int body, MoveKind kind, MuRule rule, MuFix distance);
void plan_incline (WrgBattle *battle, int body, MuFix forward, MuFix aside, MuFix slow);
void delay_move (Body *body, int32_t time);
void make_moves (WrgBattle *battle);
void forget_moves (WrgBattle *battle);
void bring_to (Body *body, int32_t now);
void set_velocity (WrgBattle *battle, int body, MuVelocity velocity, int32_t now);
bool is_flight_move (MoveKind kind);

/* meeting.c */
bool is_moving (const Body *body);
MuFix halting_room (const WrgBattle *battle, int mover, int other);
#define KEPT_APART 20 /* paces: wrg.move.meeting; and room for friends to recoil */
int32_t when_they_meet (const WrgBattle *battle, int one, int other, int32_t now);

/* agenda.c */
void list_meetings (WrgBattle *battle);
void note_turn (WrgBattle *battle, int body);
void bring_pair (WrgBattle *battle, const Meeting *meeting, int32_t now);
const Meeting *next_meeting (WrgBattle *battle, int32_t now, int32_t end);
void strike_off (WrgBattle *battle, const Meeting *meeting);

/* pace.c */
MuFix normal_move (const Body *body);
MuFix charge_move (const Body *body);
MuFix whole_normal_move (const Body *body);
MuFix whole_charge_move (const Body *body);
MuFix evade_move (const Body *body);
MuFix paces_for_writing (const WrgBattle *battle, const Body *body);
MuFix room_to_edge (const WrgBattle *battle, int body);
MuAngle way_home (const Body *body);
MuAngle way_forward (const Body *body);
int turn_about_quarters (const Body *body);
MuFix after_turn_about (const Body *body, MuFix move);
/* Who stands on the very edge is not carried over it by what turning and closing up round. */
MuRect kept_on_table (const WrgBattle *battle, const MuRect *before, MuRect after);
void face_about (WrgBattle *battle, int body, MuRule rule);
void face_along (WrgBattle *battle, int body, MuAngle facing, MuRule rule);

/* steer.c */
typedef struct {
  MuWheel wheel;
  int32_t time;   /* parts that it takes */
  MuRect ground;  /* after it */
  MuFix distance; /* straight ahead from there */
} Approach;
int32_t wheel_time (const WrgBattle *battle, const Body *body, MuWheel wheel);
bool is_open (const WrgBattle *battle, int body, const MuRect *ground);
bool can_wheel (const WrgBattle *battle, int body, MuWheel wheel);
void make_wheel (WrgBattle *battle, int body, MuWheel wheel);
MuFix charge_after_wheel (const Body *body, MuFix reach, int32_t time);
bool wheel_to_charge (const WrgBattle *battle, int body, int enemy, MuFix reach,
                      Approach *approach);
int32_t wheel_towards (WrgBattle *battle, int body, MuPoint point);
int32_t wheel_towards_within (WrgBattle *battle, int body, MuPoint point, int32_t most);
MuFix move_after_wheel (MuFix move, int32_t time);

/* incline.c */
bool may_incline (const Body *body);
MuFix incline_within (const WrgBattle *battle, int body, bool to_left, MuFix wanted, MuFix left,
                      MuFix *slow);
bool needs_incline (const WrgBattle *battle, int body, MuFix left);
bool incline_to (WrgBattle *battle, int body, int enemy, MuFix left, int32_t gone);

/* pairs.c */
void note_pair (const WrgBattle *battle, PairTable table, int one, int other, uint8_t value);
bool is_any_pair (const WrgBattle *battle, PairTable table);
void clear_pairs (WrgBattle *battle, PairTable table);
void clear_pairs_of (WrgBattle *battle, PairTable table, int body);
void move_pairs (WrgBattle *battle, PairTable to, PairTable from);

/* pass.c */
bool is_sanctioned_pass (const Body *passer, const Body *passed);
bool try_pass (WrgBattle *battle, int body, int friend, int32_t now);
bool try_push (WrgBattle *battle, int friend, MuVelocity velocity, int32_t now);
void stop_short_of_others (WrgBattle *battle, int body);
void walk_through_friends (WrgBattle *battle);
void settle_passes (WrgBattle *battle);

/* compulsory.c, normal.c */
MuFix uncontrolled_move (const Body *body);
void move_compulsory (WrgBattle *battle);
void plan_retirement (WrgBattle *battle, int body);
void note_parting_blows (WrgBattle *battle);
void end_of_moves (WrgBattle *battle);
MuFix short_of_enemy (const WrgBattle *battle, int body, MuFix move);
void move_normally (WrgBattle *battle);

/* charge.c, response.c, arrival.c */
void declare_charges (WrgBattle *battle);
bool is_charging (const Body *body);
int nearest_charger (const WrgBattle *battle, int body);
void stop_charge (WrgBattle *battle, int body);
void mark_struck (WrgBattle *battle, int body);
MuFix charge_reach (const WrgBattle *battle, const Body *body);
MuRect charge_ground (const Body *body);
int find_approach (const WrgBattle *battle, int body, MuFix reach, Approach *approach);
void respond_to_charges (WrgBattle *battle);
void move_charges (WrgBattle *battle);

/* prey.c */
int nearest_prey (const WrgBattle *battle, int body, MuFix *distance);
MuFix move_to_prey (const WrgBattle *battle, int body, int enemy, MuFix move);

/* crossed.c; of response.c and arrival.c what it needs */
void test_crossed (WrgBattle *battle);
bool evades (const WrgBattle *battle, int body);
void evade_from (WrgBattle *battle, int body, int enemy, MuRule rule);

/* charge_through.c */
int find_past_friend (const WrgBattle *battle, int body, int friend, const MuRect *ground,
                      MuFix reach, MuFix *distance);
void begin_charge_through (WrgBattle *battle, int body);
void settle_charges_through (WrgBattle *battle);

/* target.c, overhead.c, shoot.c */
unsigned missiles_of (const Body *body);
void plan_volleys (WrgBattle *battle, int shooter);
void shoot_all (WrgBattle *battle);

/* melee.c, aftermath.c */
bool shows_its_back (const Body *body);
void fight_hand_to_hand (WrgBattle *battle);
void decide_recoils (WrgBattle *battle);
void decide_winners (WrgBattle *battle);
void pursue_as_tested (WrgBattle *battle);

/* rout.c, trample.c, loss.c */
void break_body (WrgBattle *battle, int body, MuRule rule);
void note_rout_seen (WrgBattle *battle, int body, int friend);
MuFix rout_move (const Body *body, int periods);
void plan_rout (WrgBattle *battle, int body);
MuFix clear_way (WrgBattle *battle, int router, MuFix distance);
bool enemy_bars_way (const WrgBattle *battle, int body, MuAngle way, MuFix distance);
void leave_battle (WrgBattle *battle, int body, MuFate fate);
void take_prisoners (WrgBattle *battle);
void leave_over_edges (WrgBattle *battle);

/* rally.c */
void begin_rally (WrgBattle *battle, int body, Rally how, MuRule rule);
void rally_evaders (WrgBattle *battle);
bool may_try_to_rally (const WrgBattle *battle, int body);
void end_rout (WrgBattle *battle, int body);

/* disorder.c */
void disorder (WrgBattle *battle, int body, DisorderCause cause, int until);
void recover_all (WrgBattle *battle);
bool horses_shy (const WrgBattle *battle, int body, const MuRect *ground);
void disorder_shy_horses (WrgBattle *battle);

/* facts.c, flank.c */
void gather_facts (WrgBattle *battle, int body, MuWrgOccasion occasion, MuWrgReactionFacts *facts);
void see_routs (WrgBattle *battle, int body);
bool is_retiring (Motion motion);
int secure_flanks (const WrgBattle *battle, int body);

/* due.c, test.c, act.c */
typedef bool (*IsDue) (WrgBattle *battle, int body, MuWrgOccasion *occasion);
MuRule occasion_rule (MuWrgOccasion occasion);
bool is_due_after_shooting (WrgBattle *battle, int body, MuWrgOccasion *occasion);
bool is_due_after_melee (WrgBattle *battle, int body, MuWrgOccasion *occasion);
bool is_due_at_end (WrgBattle *battle, int body, MuWrgOccasion *occasion);
void begin_order (WrgBattle *battle);
void test_in_order (WrgBattle *battle, IsDue is_due);
void test_body (WrgBattle *battle, int body, MuWrgOccasion occasion);
void act_out (WrgBattle *battle, int body, const MuWrgReactionResult *result);

/* policy.c */
void policy_choices (const MuWrgReadings *readings, const Body *body, MuWrgOccasion occasion,
                     int dice_total, MuWrgReactionFacts *facts);
bool policy_is_cautious (const WrgBattle *battle, int body);
bool policy_countercharges (const WrgBattle *battle, int body, int charger);
bool policy_pursues_on (const WrgBattle *battle, int body);
Rally policy_rally (const Body *body);
MuFix policy_advance (const WrgBattle *battle, int body, MuFix full);
MuFix policy_range (const Body *body);
MuFix policy_keep_off (const WrgBattle *battle, int body, MuFix move);
MuFix policy_skirmish (const WrgBattle *battle, int body);

/* peril.c, command.c */
int spare_general (WrgBattle *battle, int body, int men, bool hand_to_hand);
void lose_deputies (WrgBattle *battle, int body, MuFate fate);
int quarters_of_lost (const WrgBattle *battle, MuSide side, int which);
void force_character (const WrgBattle *battle, int body, MuWrgReactionFacts *facts);

/* come.c */
void note_leaving (WrgBattle *battle, int body);
void note_rally_beyond (WrgBattle *battle, int body);
void come_no_more (WrgBattle *battle, int body);
bool may_still_come (const WrgBattle *battle, MuSide side);

/* count.c */
MuFate fate_of (const WrgBattle *battle, const Body *body);
int64_t quarters_left (const WrgBattle *battle, MuSide side);
int64_t quarters_at_start (const WrgBattle *battle, MuSide side);
MuSide winner_now (const WrgBattle *battle);
void end_battle (WrgBattle *battle);

#endif
