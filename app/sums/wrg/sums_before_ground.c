/* Scouting and terrain. */
#include "app/sums/wrg/sums_before.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/field/terrain.h"

#define STRENGTH_MOST 100000

const MuField mu_before_scouting_fields[] = {
  ARG_NUMBER ("a", N_ ("Strength of A"), N_ ("scouting strength of side A"), 0, STRENGTH_MOST, 0),
  ARG_NUMBER ("b", N_ ("Strength of B"), N_ ("scouting strength of side B"), 0, STRENGTH_MOST, 0),
  FIELDS_END,
};

static void
say_scouting (MuSumAnswer *answer, MuSide outscouted)
{
  switch (outscouted) {
  case MU_SIDE_A:
    mu_sum_headline (answer, _ ("A has been outscouted"));
    break;
  case MU_SIDE_B:
    mu_sum_headline (answer, _ ("B has been outscouted"));
    break;
  case MU_SIDE_NONE:
    mu_sum_headline (answer, _ ("Neither side has been outscouted"));
    break;
  }
  if (outscouted == MU_SIDE_NONE) {
    mu_sum_note (answer, _ ("Both sides may keep up to half their points off the table, and march "
                            "round their own right flank."));
    return;
  }
  mu_sum_note (answer,
               _ ("The outscouted side deploys all its troops before the other places any."));
  mu_sum_note (answer, _ ("The other side may keep up to half its points off the table, and march "
                          "round either flank."));
}

/* wrg.scouting.outscouted */
void
mu_before_scouting (const MuSumTask *task, MuSumAnswer *answer)
{
  int a = (int) mu_sum_number (task->input, "a", 0);
  int b = (int) mu_sum_number (task->input, "b", 0);
  MuSide outscouted = mu_wrg_outscouted (task->readings, a, b);
  mu_sum_result_number (answer, "strength-a", a);
  mu_sum_result_number (answer, "strength-b", b);
  mu_sum_result (answer, "outscouted", mu_before_side_key (outscouted));
  say_scouting (answer, outscouted);
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_SCOUTING_STRENGTH, a);
  mu_trace_add (&answer->trace, MU_RULE_WRG_SCOUTING_STRENGTH, b);
}

/* --- pieces of a half --------------------------------------------------- */

static const char *const halves[] = { "left-of-a", "left-of-b", NULL };
static const char *const half_labels[]
    = { N_ ("left of A, right of B"), N_ ("left of B, right of A"), NULL };

#define ASK_HALF                                                                                   \
  ASK_CHOICE ("half", N_ ("Half of the table"),                                                    \
              N_ ("which half; what is left of A is right of B"), halves, half_labels)

const MuField mu_before_terrain_fields[] = {
  NEED_NUMBER ("a", N_ ("Number that A names"), N_ ("what player A named for this half: 1 to 6"), 1,
               MU_WRG_TERRAIN_NUMBER_MAX, 3),
  NEED_NUMBER ("b", N_ ("Number that B names"), N_ ("what player B named for this half: 1 to 6"), 1,
               MU_WRG_TERRAIN_NUMBER_MAX, 3),
  ASK_DICE ("roll", N_ ("Die"), N_ ("the die of this half; else it is rolled"),
            MU_WRG_TERRAIN_DICE_MAX, MU_ROLL_OTHER),
  ASK_HALF,
  ASK_FLAG ("map", N_ ("A map gives the terrain"),
            N_ ("the organisers or a campaign's map give the terrain")),
  FIELDS_END,
};

/* A house rule may ask for a die of each player; the page opens one. */
static gboolean
complete_dice (const MuSumTask *task, MuSumAnswer *answer, guint8 *faces)
{
  const MuFieldValue *roll = mu_sum_value (task->input, "roll");
  guint needed = (guint) mu_wrg_terrain_dice (task->readings);
  faces[0] = roll->faces[0];
  faces[1] = roll->faces[1];
  if (roll->face_count == needed)
    return TRUE;
  if (!answer->rolled) {
    mu_sum_refuse (answer, MU_RULE_WRG_TERRAIN_COUNT,
                   ngettext ("Die: %u is thrown for a half, not %u",
                             "Die: %u are thrown for a half, not %u", needed),
                   needed, roll->face_count);
    return FALSE;
  }
  faces[1] = (guint8) mu_dice_roll (task->dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT);
  answer->roll[answer->roll_count] = answer->roll[answer->roll_count - 1];
  answer->roll[answer->roll_count].index++;
  answer->roll[answer->roll_count++].value = faces[1];
  return TRUE;
}

/* The chance of each number of pieces, over all dice. */
static void
show_terrain_odds (const MuSumTask *task, const int *numbers, int now, MuSumAnswer *answer)
{
  guint64 ways[2 * MU_WRG_TERRAIN_NUMBER_MAX] = { 0 };
  gboolean two = mu_wrg_terrain_dice (task->readings) == 2;
  guint64 of = two ? 36 : 6;
  for (guint n = 0; n < of; n++) {
    const guint8 faces[] = { (guint8) (n % 6 + 1), (guint8) (n / 6 + 1) };
    int pieces = 0;
    mu_wrg_terrain_pieces (task->readings, numbers, faces, NULL, &pieces);
    ways[pieces]++;
  }
  mu_before_odds_title (answer, _ ("Chances of this half"));
  for (int pieces = 0; pieces < (int) G_N_ELEMENTS (ways); pieces++) {
    g_autofree char *label
        = g_strdup_printf (ngettext ("%d piece", "%d pieces", (gulong) pieces), pieces);
    if (ways[pieces] > 0)
      mu_sum_bar (answer, label, ways[pieces], of, pieces == now);
  }
}

static void
say_half (MuSumAnswer *answer, MuWrgHalf half)
{
  MuSide chooser = mu_wrg_terrain_chooser (half);
  mu_sum_result (answer, "chooses", mu_before_side_key (chooser));
  mu_sum_result (answer, "places", mu_before_side_key (mu_wrg_terrain_positioner (half)));
  mu_sum_note (answer, chooser == MU_SIDE_A
                           ? _ ("A chooses the pieces of this half; B places them.")
                           : _ ("B chooses the pieces of this half; A places them."));
}

/* wrg.terrain.count, wrg.terrain.choose, wrg.campaign.terrain */
void
mu_before_terrain (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const int numbers[]
      = { (int) mu_sum_number (input, "a", 0), (int) mu_sum_number (input, "b", 0) };
  guint8 faces[MU_WRG_TERRAIN_DICE_MAX];
  int pieces = 0;
  if (mu_sum_number (input, "map", 0)) {
    mu_before_forbid (answer, MU_RULE_WRG_CAMPAIGN_TERRAIN, _ ("Choosing terrain"));
    return;
  }
  if (!complete_dice (task, answer, faces))
    return;
  mu_wrg_terrain_pieces (task->readings, numbers, faces, &answer->trace, &pieces);
  mu_sum_result_number (answer, "pieces", pieces);
  mu_sum_headline (answer, ngettext ("%d piece", "%d pieces", (gulong) pieces), pieces);
  mu_sum_detail (answer, _ ("a third of %d, rounded down"), mu_trace_total (&answer->trace));
  if (mu_sum_value (input, "half")->given)
    say_half (answer, (MuWrgHalf) mu_sum_number (input, "half", 0));
  if (task->odds)
    show_terrain_odds (task, numbers, pieces, answer);
}

/* --- a hill ------------------------------------------------------------- */

const MuField mu_before_hill_fields[] = {
  ASK_DIE ("roll", N_ ("Die"), N_ ("the die for this hill; else it is rolled"), MU_ROLL_OTHER),
  ASK_HALF,
  FIELDS_END,
};

/* wrg.terrain.hills */
void
mu_before_hill (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgHalf half = (MuWrgHalf) mu_sum_number (task->input, "half", MU_WRG_LEFT_OF_A);
  int face = mu_sum_value (task->input, "roll")->faces[0];
  MuWrgPlacing placing = mu_wrg_terrain_placing (task->readings, half, MU_WRG_GENTLE_HILL, face);
  gboolean own = placing.placer == mu_wrg_terrain_positioner (half);
  mu_sum_result (answer, "placed-by", own ? "positioner" : "opponent");
  if (mu_sum_value (task->input, "half")->given)
    mu_sum_result (answer, "side", mu_before_side_key (placing.placer));
  mu_sum_headline (answer, own ? _ ("It may stand in the own area") : _ ("The opponent places it"));
  if (!own)
    mu_sum_note (answer, _ ("The opponent may place it in his own deployment area."));
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, placing.rule, face);
  if (!task->odds)
    return;
  mu_before_odds_title (answer, _ ("Chances of this hill"));
  mu_sum_bar (answer, _ ("in the own area"), 3, 6, own);
  mu_sum_bar (answer, _ ("placed by the opponent"), 3, 6, !own);
}

/* --- one piece ---------------------------------------------------------- */

static const char *const pieces[] = { "hamlet",    "steep-hill", "gentle-hill", "wood", "marsh",
                                      "soft-sand", "stream",     "river",       "road", NULL };
static const char *const piece_labels[]
    = { N_ ("hamlet"),    N_ ("steep hill"), N_ ("gentle hill"), N_ ("wood"), N_ ("marsh or bog"),
        N_ ("soft sand"), N_ ("stream"),     N_ ("river"),       N_ ("road"), NULL };
static const char *const countries[] = { "plain", "mountain", "desert", "steppe", NULL };
static const char *const country_labels[]
    = { N_ ("plain"), N_ ("mountain"), N_ ("desert"), N_ ("steppe"), NULL };
static const char *const ends[] = { "edge", "hamlet", "fort", "open", NULL };
static const char *const end_labels[]
    = { N_ ("table edge"), N_ ("hamlet"), N_ ("fort"), N_ ("in the open"), NULL };

#define INCHES_MOST 20000

const MuField mu_before_piece_fields[] = {
  NEED_CHOICE ("piece", N_ ("Piece"), N_ ("what it is"), pieces, piece_labels),
  ASK_CHOICE ("country", N_ ("Country"), N_ ("the country that is fought over"), countries,
              country_labels),
  ASK_NUMBER ("area", N_ ("Area in square inches"),
              N_ ("its area in square inches, 48 to 144; else 96"), 0, INCHES_MOST, 96),
  ASK_NUMBER ("height", N_ ("Height in tenths of an inch"),
              N_ ("height of a hill's model in tenths of an inch; 15 and more are steep"), 0, 1000,
              10),
  ASK_NUMBER ("fields", N_ ("Fields"), N_ ("fields about a hamlet"), 0, 99, 0),
  ASK_NUMBER ("gateways", N_ ("Gateways"), N_ ("gateways of these fields, one for each at least"),
              0, 99, 0),
  ASK_NUMBER ("fields-area", N_ ("Area of the fields"),
              N_ ("square inches that the fields enclose"), 0, INCHES_MOST, 0),
  ASK_CHOICE ("from", N_ ("Begins at"), N_ ("where the whole road or water begins"), ends,
              end_labels),
  ASK_CHOICE ("to", N_ ("Ends at"), N_ ("where it ends"), ends, end_labels),
  FIELDS_END,
};

static MuWrgPiece
read_piece (const MuSumInput *input)
{
  MuWrgPiece piece = {
    .kind = (MuWrgPieceKind) mu_sum_number (input, "piece", 0),
    .area = (int) mu_sum_number (input, "area", 96),
    .fields = (int) mu_sum_number (input, "fields", 0),
    .gateways = (int) mu_sum_number (input, "gateways", 0),
    .fields_area = (int) mu_sum_number (input, "fields-area", 0),
    .end = { (MuWrgLineEnd) mu_sum_number (input, "from", 0),
             (MuWrgLineEnd) mu_sum_number (input, "to", 0) },
  };
  int usual = piece.kind == MU_WRG_STEEP_HILL ? 15 : 10;
  piece.height = (int) mu_sum_number (input, "height", usual);
  return piece;
}

void
mu_before_piece (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgPiece piece = read_piece (task->input);
  MuRule rule = mu_wrg_terrain_forbidden (task->readings, &piece,
                                          (MuCountry) mu_sum_number (task->input, "country", 0));
  if (rule != MU_RULE_NONE) {
    mu_before_forbid (answer, rule, _ (piece_labels[piece.kind]));
    return;
  }
  mu_sum_result (answer, "allowed", "yes");
  mu_sum_headline (answer, _ ("It may be"));
}
