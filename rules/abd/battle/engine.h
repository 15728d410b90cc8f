/* Battles of Ancient Battles Deluxe, inside: the state, and what the parts of the engine call of
 * each other. Everything lies in one block; nothing is allocated.
 *
 * A phase is one function that is called again and again until it is done. Where a player has to be
 * asked it returns false and, once he has answered, comes by the same way to the same place: what
 * is done already is remembered in AbdCourse, and in AbdAct of the action that goes on. */
#ifndef MUSTER_RULES_ABD_BATTLE_ENGINE_H
#define MUSTER_RULES_ABD_BATTLE_ENGINE_H

#include "rules/abd/battle/events.h"
#include "rules/abd/battle/questions.h"
#include "rules/abd/charts/melee.h"
#include "rules/abd/scenario/setup.h"
#include "rules/battle/system.h"
#include "rules/core/trace.h"

#define ABD_BODIES (MU_SIDES * (MU_ABD_UNITS + MU_ABD_LEADERS))
#define ABD_DICE   16 /* that lie on the table at once */

/* A unit or a leader. */
typedef struct {
  bool leader;
  uint8_t type;   /* MuAbdType; of a leader his MuAbdLeaderKind */
  uint8_t side;   /* MuSide whose loss it would be */
  uint8_t master; /* MuSide that commands it: the enemy's while a frightened elephant panics */
  uint8_t fate;   /* MuFate; DESTROYED: eliminated, OFF_TABLE: left the map */
  uint8_t facing; /* MuAbdDirection */
  uint8_t marker; /* MuAbdMarker */
  bool disordered;
  bool wild;     /* out of control in this turn: abd.17.4.2 */
  bool escapes;  /* a leader whose unit has just been lost: he has to throw */
  bool second;   /* has attacked twice in this turn: abd.11.6.3.second-melee */
  uint8_t shots; /* 1 to 3 */
  uint8_t turn; /* of a unit off the map: from which it may enter; 0: never. Of a leader: from which
                   he may be placed */
  uint8_t entry;   /* by which it enters */
  int16_t hex;     /* MU_ABD_OFF: not on the map */
  int16_t outside; /* the entry hex before which it stands off the map; MU_ABD_OFF: none */
  int16_t with;    /* of a leader on the map: his unit; MU_NO_BODY: he stands alone */
  int32_t struck;  /* steps that it has taken from the enemy */
} AbdPiece;

/* Dice that have been thrown together, until nobody pays for another throw (dice.c). */
typedef struct {
  int8_t count;
  int8_t asked;    /* side that is asked next; -1: nobody yet */
  int8_t declined; /* in a row */
  int16_t escapes; /* of leaders who throw to escape: the hex; MU_ABD_OFF */
  struct {
    uint8_t face;    /* as it counts */
    uint8_t purpose; /* MuRollPurpose */
    uint8_t side;    /* MuSide that threw it */
    int16_t body;
  } die[ABD_DICE];
} AbdTray;

/* The activation that goes on. */
typedef struct {
  uint8_t action; /* MuAbdAction; MU_ABD_PASS: none goes on */
  uint8_t side;   /* MuSide that acts */
  int16_t leader; /* of a formation; MU_NO_BODY: a unit alone */
  int16_t alone;  /* a unit that acts by itself; MU_NO_BODY: a formation, or nobody */
  int16_t body;   /* whose turn it is within it; MU_NO_BODY: nobody's yet */
  int16_t target; /* of its fire */
  int16_t from;   /* the hex in which that stood */
  uint8_t stage;  /* of the action's own function */
  int8_t facing;  /* MuAbdDirection that all who move with it began with; -1: not settled */
  uint8_t volley; /* MuAbdVolley of body, who fires rapidly */
  uint8_t fired;  /* attacks of its volley so far */
  bool member[ABD_BODIES];   /* of the formation, settled when it is activated */
  bool done[ABD_BODIES];     /* it has acted in this activation */
  bool supports[ABD_BODIES]; /* in the fire that is being made up */
} AbdAct;

/* The melee that goes on. */
typedef struct {
  int16_t attacker, defender;
  int16_t from;  /* the hex that the defender stood in */
  int16_t stood; /* and the attacker; MU_ABD_OFF: off the map */
  uint8_t stage; /* of melee.c */
  bool retreat;  /* the defender has gone back */
  bool again;    /* it is a second melee */
} AbdFight;

/* How far a phase has come. */
typedef struct {
  bool begun;
  uint8_t stage;
  uint8_t side;   /* MuSide whose turn it is */
  uint8_t passes; /* in a row */
  int16_t at;     /* a piece, where they come in order */
  int16_t count;
} AbdCourse;

/* The question that stands, and its answer. */
typedef struct {
  MuQuestion question;
  MuChoice answer;
  int32_t asked; /* so far */
  bool open, answered;
  int32_t count; /* of what may be answered */
  MuChoice offered[MU_CHOICES_MAX];
} AbdDesk;

typedef struct {
  MuBattle head;
  const MuAbdSetup *setup;
  const MuAbdChart *chart;
  const MuAbdMap *map;
  MuDice *dice;
  MuEventSink sink;
  void *context;
  int16_t first[MU_SIDES + 1];    /* pieces of each side */
  int16_t first_leader[MU_SIDES]; /* and where its leaders begin, to the side's end */
  AbdPiece piece[ABD_BODIES];
  int16_t at[MU_ABD_HEXES]; /* the combat unit in each hex, MU_NO_BODY */
  uint8_t waiting;          /* pieces that wait off the map before an entry hex */
  uint8_t phase;            /* MuAbdPhase: to be fought next, or that goes on */
  bool opened;              /* that it has been told */
  uint8_t turn, turns;
  uint8_t initiative;       /* MuSide */
  uint8_t points[MU_SIDES]; /* command points left */
  int16_t rating[MU_SIDES]; /* panic */
  bool panicked[MU_SIDES];
  bool hurried[MU_SIDES];    /* has used its panic action in this turn: abd.4.2.panic-action */
  bool charges[MU_SIDES];    /* its Barbarians in this turn: abd.17.3.triple */
  bool charged[MU_SIDES];    /* they have, in this battle */
  bool wild[MU_SIDES];       /* has lost control in this turn */
  bool camp_lost[MU_SIDES];  /* to the enemy: abd.14.0.vp-camp */
  uint8_t victory[MU_SIDES]; /* points, once it is over */
  uint8_t given_up;          /* MuSide; MU_SIDE_NONE */
  AbdCourse course;
  AbdAct act;
  AbdFight fight;
  AbdTray tray;
  uint32_t events;
  uint64_t digest;
  MuSide winner;
  AbdDesk desk; /* last: whoever copies a battle copies of it what is offered */
} AbdBattle;

#define VALUES(...) ((const int32_t[4]){ __VA_ARGS__ })

/* --- emit.c ------------------------------------------------------------- */
void mu_abd_tell (AbdBattle *battle, int kind, MuRule rule, int body, int other,
                  const int32_t value[4]);
void mu_abd_tell_trace (AbdBattle *battle, int body, const MuTrace *trace);
/* Where a unit stands now: a MOVED or, where it has only turned, a FACED event for that reason;
 * points: movement points spent so far. */
void mu_abd_tell_place (AbdBattle *battle, int body, MuRule why, int points);
void mu_abd_tell_facing (AbdBattle *battle, int body, MuRule why);
/* x, y and facing of a unit on the map, as MOVED and DEPLOYED have them. */
void mu_abd_place_values (const AbdBattle *battle, int body, int32_t value[4]);
/* A direction as an angle of the board: side A faces north. */
static inline MuAngle
mu_abd_angle (int direction)
{
  return (MuAngle) ((direction * 65536 + 3) / MU_ABD_DIRECTIONS);
}

/* --- ask.c -------------------------------------------------------------- */
/* The answer to that question; NULL while it stands open: the phase returns false. Where there is
 * but one answer nobody is asked; there must be one. */
const MuChoice *mu_abd_ask (AbdBattle *battle, MuAbdAsks kind, int side, int body, int other,
                            int value, int more);
int mu_abd_choices (const AbdBattle *battle, const MuQuestion *question, MuChoice *choices,
                    int most);
MuRule mu_abd_answer (AbdBattle *battle, const MuQuestion *question, const MuChoice *choice);
/* Why that is no answer to the question that stands: barred.c; of a deployment, by its stage. */
MuRule mu_abd_barred (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choice);
MuRule mu_abd_deployment_barred (int stage);

/* A list of choices that is being made. Each offer function has its question, whose kind is its
 * own, and offers the same in the same order whenever nothing has changed. */
typedef struct {
  MuChoice *choice;
  int most, count;
} AbdChoices;
void mu_abd_offer (AbdChoices *list, int body, int other, int value, int more);

/* --- dice.c: abd.17.2 ---------------------------------------------------- */
/* Clears the table of dice. */
void mu_abd_tray_clear (AbdBattle *battle);
/* Throws one more for the side and lays it there; its place. */
int mu_abd_tray_throw (AbdBattle *battle, MuRollPurpose purpose, int side, int body);
/* Whether nobody pays for another throw of any of them; false: a player is asked. */
bool mu_abd_tray_settled (AbdBattle *battle);
int mu_abd_tray_face (const AbdBattle *battle, int place);
void mu_abd_offer_rerolls (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);

/* --- unit.c: what a piece is and may ------------------------------------- */
static inline bool
mu_abd_on_map (const AbdBattle *battle, int body)
{
  return battle->piece[body].hex != MU_ABD_OFF;
}
static inline const MuAbdValues *
mu_abd_values (const AbdBattle *battle, int unit)
{
  return &battle->chart->unit[battle->piece[unit].type];
}
/* Of the side that shows. */
int mu_abd_strength (const AbdBattle *battle, int unit);
/* abd.8.3.2.light-exempt, abd.11.6.1.disciplined */
bool mu_abd_is_light (const AbdBattle *battle, int unit);
bool mu_abd_is_disciplined (const AbdBattle *battle, int unit);
/* abd.17.4.command-control: a Knight, or LI of Barbarians; also one that fights on foot. */
bool mu_abd_is_impetuous (const AbdBattle *battle, int unit);
bool mu_abd_is_enemy (const AbdBattle *battle, int one, int other); /* by their masters */
bool mu_abd_has_option (const AbdBattle *battle, MuAbdOption option);
/* abd.8.2.facing: whether a direction is among the unit's frontal ones; all six of a Camp's are
 * (abd.13.1.2.all-round). */
bool mu_abd_is_frontal (const AbdBattle *battle, int unit, int direction);
/* abd.8.8.zoc-extent, abd.8.8.4.river: whether the hex lies in the zone of that unit; and in that
 * of any enemy of a side. Units that wait outside have one too, in their entry hex. */
bool mu_abd_in_zone_of (const AbdBattle *battle, int unit, int hex);
bool mu_abd_in_zone (const AbdBattle *battle, int side, int hex);
/* Whether an enemy of the side stands beside the hex. */
bool mu_abd_beside_enemy (const AbdBattle *battle, int side, int hex);
/* Leaders with a unit: the next after that one (MU_NO_BODY: the first); MU_NO_BODY: no more. */
int mu_abd_next_leader (const AbdBattle *battle, int unit, int after);
int mu_abd_units (const AbdBattle *battle, int side, int *end); /* where its units begin */
/* A leader who can lead this turn: on the map with a unit of his own side. */
bool mu_abd_leads (const AbdBattle *battle, int leader);

/* --- change.c: what becomes of a piece ------------------------------------ */
/* Puts a unit into a free hex (MU_ABD_OFF: takes it off) with those leaders who are with it;
 * tells nothing. A lone enemy leader in the hex is set aside (abd.11.5.2.leader-alone), a lone
 * friend joins it (READING: abd.11.5.2.leader-alone-friend). */
void mu_abd_put (AbdBattle *battle, int unit, int hex, int facing);
/* Has a unit off the map wait before an entry hex (piece.outside). */
void mu_abd_wait (AbdBattle *battle, int unit, int hex, int facing);
/* Puts a leader with a unit, or with nobody and off the map; tells it. */
void mu_abd_set_leader (AbdBattle *battle, int leader, int unit, MuRule why);
void mu_abd_mark (AbdBattle *battle, int body, MuAbdMarker marker, MuRule why);
/* To the other side of its counter; nothing where it shows that already. */
void mu_abd_disorder (AbdBattle *battle, int unit, MuRule why);
void mu_abd_rally (AbdBattle *battle, int unit, MuRule why);
/* abd.11.4.removal: takes it off the map as eliminated and, unless it is a Camp or a War Wagon or
 * loots one (`counts` false), its strength off the rating. Its leaders stay in the hex alone. */
void mu_abd_eliminate (AbdBattle *battle, int unit, MuRule why, bool counts);
/* Has the strength of a unit that is lost, or back again, change its side's panic rating. */
void mu_abd_change_rating (AbdBattle *battle, int unit, bool is_lost);
/* abd.11.5.1.leader-escape, after mu_abd_eliminate of a unit that stood there: throws for each
 * leader alone in the hex who has not yet thrown. false: a player is asked about the dice. */
bool mu_abd_leaders_escape (AbdBattle *battle, int side, int hex);
/* abd.8.6.exit-cost: the unit leaves the map with its leaders. */
void mu_abd_leave (AbdBattle *battle, int unit, MuRule why);

/* --- begin.c, turn.c, end.c ------------------------------------------------ */
void mu_abd_tell_deployed (AbdBattle *battle, int body);
void mu_abd_first_turn (AbdBattle *battle);
bool mu_abd_deployment_phase (AbdBattle *battle);
bool mu_abd_panic_phase (AbdBattle *battle);
bool mu_abd_command_phase (AbdBattle *battle);
bool mu_abd_initiative_phase (AbdBattle *battle);
bool mu_abd_leaders_phase (AbdBattle *battle);
bool mu_abd_activation_phase (AbdBattle *battle);
bool mu_abd_melee_phase (AbdBattle *battle);
bool mu_abd_turn_end_phase (AbdBattle *battle);
void mu_abd_offer_deployment (const AbdBattle *battle, const MuQuestion *question,
                              AbdChoices *list);
void mu_abd_offer_mounts (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
void mu_abd_offer_leaders (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
void mu_abd_offer_control (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
/* Counts the victory points and ends the battle, for that reason. */
void mu_abd_finish (AbdBattle *battle, MuRule why);
/* abd.14.0.slaughter: strength on the map, as it shows, Camps and War Wagons left out. */
int mu_abd_strength_left (const AbdBattle *battle, int side);

/* --- activate.c: who may act ------------------------------------------------ */
/* abd.6.2.formation: marks in `member` the units that a leader could take with him to do that. */
int mu_abd_formation (const AbdBattle *battle, int leader, MuAbdAction action,
                      bool member[ABD_BODIES]);
/* Whether a unit of those that act has something to do by that action. */
bool mu_abd_can (const AbdBattle *battle, int unit, MuAbdAction action);
/* The member of the formation whose turn it is, in act.body: chosen by the player among those who
 * can act and have not; MU_NO_BODY: it is done. Of a unit alone it is that, once. false: asked. */
bool mu_abd_next_member (AbdBattle *battle);
/* abd.17.3.triple: the Barbarians of a side charge in this turn. */
void mu_abd_charge (AbdBattle *battle, int side, MuRule why); /* barbarians.c */
bool mu_abd_barbarians_choose (AbdBattle *battle, int side);
bool mu_abd_can_frighten (const AbdBattle *battle, int side); /* elephants.c */
void mu_abd_offer_acts (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
void mu_abd_offer_next (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);

/* --- the actions: each is called until it is done --------------------------- */
bool mu_abd_rally_action (AbdBattle *battle);  /* rally.c */
bool mu_abd_fright_action (AbdBattle *battle); /* elephants.c */
bool mu_abd_move_action (AbdBattle *battle);   /* move.c: MOVE and ENTER */
bool mu_abd_hurry_action (AbdBattle *battle);  /* flee.c */
/* abd.9.0.who: whether that unit of the side flees in a panic movement. */
bool mu_abd_flees (const AbdBattle *battle, int unit, int side);
bool mu_abd_impetuous_moves (AbdBattle *battle, int side); /* impetuous.c: those of one side */
bool mu_abd_fire_action (AbdBattle *battle);               /* fire.c */

/* --- step.c: whether ground disorders a unit that enters it (abd.8.9.woods) ------ */
bool mu_abd_ground_disorders (const AbdBattle *battle, int unit, int hex);

/* --- reach.c: where a unit can go -------------------------------------------- */
/* Whether it can do more than stand; of MOVE, and of ENTER for one off the map. */
bool mu_abd_can_move (const AbdBattle *battle, int unit);
bool mu_abd_can_enter (const AbdBattle *battle, int unit);
void mu_abd_offer_moves (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
void mu_abd_offer_flights (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
void mu_abd_offer_impetuous (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);

/* --- sight.c, fire.c ------------------------------------------------------------ */
/* abd.10.4.los: whether anything blocks the line between two hexes. */
bool mu_abd_sees (const AbdBattle *battle, int from, int to);
/* The rule by which it is blocked, at the first hex that does; MU_RULE_NONE. And that which bars a
 * unit from firing at another. */
MuRule mu_abd_sight_barred (const AbdBattle *battle, int from, int to);
MuRule mu_abd_fire_barred (const AbdBattle *battle, int unit, int enemy);
/* abd.10.2.range, abd.10.3.arc, abd.10.4.los: whether the unit can fire at that enemy from where it
 * stands; its marker is not asked. */
bool mu_abd_can_fire_at (const AbdBattle *battle, int unit, int enemy);
bool mu_abd_can_fire (const AbdBattle *battle, int unit);
void mu_abd_offer_fire (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
void mu_abd_offer_volleys (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
void mu_abd_offer_support (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
/* abd.10.6: what both add to their dice, line by line. */
void mu_abd_fire_sums (const AbdBattle *battle, int lead, int target, int supporters,
                       MuTrace *attack, MuTrace *defense);

/* --- melee.c, strike.c, retreat.c, advance.c ------------------------------------- */
/* abd.11.2.1.attacker, abd.11.2.2.target: whether the unit may attack that enemy now. */
bool mu_abd_can_attack (const AbdBattle *battle, int unit, int enemy);
/* abd.11.2.4.strength: of a unit against that opponent, leaders and multipliers in it. */
int mu_abd_melee_strength (const AbdBattle *battle, int unit, int opponent);
MuAbdVector mu_abd_vector (const AbdBattle *battle, int attacker, int defender);
/* abd.11.2.5: what both add to their dice, line by line. */
void mu_abd_melee_sums (const AbdBattle *battle, int attacker, int defender, MuTrace *attack,
                        MuTrace *defense);
/* As mu_abd_can_attack, whatever its marker. */
bool mu_abd_reaches (const AbdBattle *battle, int unit, int enemy);
/* The direction from one of two opponents to the other, one of whom may wait before an entry hex;
 * -1: they do not touch. */
int mu_abd_towards (const AbdBattle *battle, int from, int to);
/* abd.11.2.6, with its reading. */
MuAbdResult mu_abd_result (const AbdBattle *battle, int attack, int defense);
/* Of the melee that goes on: throws the dice; once nobody pays for another throw, what they come
 * to; false: a player is asked. */
void mu_abd_throw_melee (AbdBattle *battle);
bool mu_abd_strike (AbdBattle *battle);
/* abd.11.2.3: hexes that the unit may go back before that attacker at the most; and what it does so
 * in the melee that goes on. */
int mu_abd_retreat_room (const AbdBattle *battle, int unit, int attacker);
void mu_abd_retreat (AbdBattle *battle, int hexes);
/* abd.13.1.4: the attacker of the melee that goes on has destroyed a Camp or War Wagon. */
void mu_abd_loot (AbdBattle *battle);
/* abd.11.6: its attacker follows, or chooses not to; false: a player is asked. */
bool mu_abd_advance (AbdBattle *battle);
/* abd.11.6.3.second-melee: whether it may attack once more from where it stands. */
bool mu_abd_may_second (const AbdBattle *battle);
void mu_abd_offer_melees (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
void mu_abd_offer_retreats (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);
void mu_abd_offer_seconds (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list);

/* Bytes of a battle's block, with the room in which a machine player tries what may come. */
size_t mu_abd_block_size (const MuAbdSetup *setup);

/* --- player/ ----------------------------------------------------------------------- */
/* The place of the machine's choice, by the level of the side that is asked. */
int mu_abd_decide (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choices,
                   int count);
/* As mu_battle_foretell says; outcomes are MuAbdResult. */
int mu_abd_foretell (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choice,
                     int *times, int most);

#endif
