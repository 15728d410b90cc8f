/* What the sums of shooting and hand-to-hand fighting share. */
#include "app/sums/wrg/fight/fight.h"

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/move/formation.h"

const char *const mu_fight_side_words[] = { "front", "left", "right", "rear", NULL };
const char *const mu_fight_side_labels[]
    = { N_ ("the front"), N_ ("the left flank"), N_ ("the right flank"), N_ ("the rear"), NULL };

/* In the order of the bits of MuWrgDoing. */
const char *const mu_fight_state_words[]
    = { "hands-full", "back-turned", "disordered", "moving", "shield-propped", "mantlet", NULL };
const char *const mu_fight_state_labels[] = { N_ ("climbing, carrying or pushing"),
                                              N_ ("showing its back"),
                                              N_ ("disordered"),
                                              N_ ("moving"),
                                              N_ ("shields propped up"),
                                              N_ ("behind mantlets"),
                                              NULL };

/* In the order of MuFormation. */
const char *const mu_fight_formation_words[]
    = { "usual", "square", "testudo", "cantabrian", "wedge", NULL };
const char *const mu_fight_formation_labels[]
    = { N_ ("line, block or column"), N_ ("hollow square"), N_ ("testudo"),
        N_ ("Cantabrian circle"),     N_ ("wedge"),         NULL };

/* In the order of MuWrgSlope and MuWrgPerch. */
const char *const mu_fight_slope_words[] = { "level", "shooter-above", "target-above", NULL };
const char *const mu_fight_slope_labels[]
    = { N_ ("level ground"), N_ ("shooters uphill"), N_ ("target uphill"), NULL };
const char *const mu_fight_perch_words[]
    = { "ground", "elephant", "rampart", "roof", "wall", "tower", NULL };
const char *const mu_fight_perch_labels[] = { N_ ("the ground"),
                                              N_ ("an elephant"),
                                              N_ ("a rampart"),
                                              N_ ("a house roof"),
                                              N_ ("a stone wall"),
                                              N_ ("a tower or inner wall"),
                                              NULL };

gboolean
mu_fight_has (const MuSumInput *input, const char *first, const char *second)
{
  return mu_sum_value (input, first)->given && mu_sum_value (input, second)->given;
}

/* A formation entered is meant: who may be legionaries are, wide enough. */
MuRule
mu_fight_formation_closed (const MuSumInput *input, const MuTroop *troop, int formation)
{
  const MuWrgFormed formed = { .troop = *troop,
                               .formation = (MuFormation) formation,
                               .wide = formation == MU_FORMATION_TESTUDO ? 4 : 1,
                               .legionary = TRUE };
  return mu_wrg_formation_barred (input->readings, &formed);
}

static gint64
number_if_there (const MuSumInput *input, const char *key, gint64 fallback)
{
  return mu_sum_field (input->kind, key) < 0 ? fallback : mu_sum_number (input, key, fallback);
}

MuWrgStance
mu_fight_stance (const MuSumInput *input, const MuTroop *target)
{
  return (MuWrgStance){
    .troop = *target,
    .using = (MuWeapon) mu_sum_number (input, "target-using", MU_WEAPON_SIDEARM),
    .side = (MuWrgSide) mu_sum_number (input, "from", MU_WRG_FROM_FRONT),
    .formation = (MuFormation) number_if_there (input, "target-formation", MU_FORMATION_USUAL),
    .doing = mu_field_set (input, "target-state"),
  };
}

int
mu_fight_dice (const MuSumInput *input, int field, const char *troop, MuDie *die)
{
  const MuFieldValue *whose = mu_sum_value (input, troop);
  *die = MU_DIE_AVERAGE;
  if (mu_field_is (input, field, "plus"))
    *die = mu_wrg_random_plus_die (whose->troop.regular);
  return mu_sum_value (input, "random")->given ? 0 : 1;
}

MuRule
mu_fight_random_closed (const MuSumInput *input, int field)
{
  const gboolean dice = mu_sum_value (input, "plus")->given || mu_sum_value (input, "minus")->given;
  return mu_field_is (input, field, "random") && dice ? MU_RULE_WRG_DICE : MU_RULE_NONE;
}

void
mu_fight_refuse_random (MuSumAnswer *answer, MuRule rule, const char *notation, int random,
                        int least, int most)
{
  mu_sum_refuse (answer, rule,
                 _ ("the dice of “%s” cannot give a random factor of %+d; expected %+d to %+d"),
                 notation, random, least, most);
}

/* wrg.casualties.remove, wrg.casualties.elephant: twenty casualties are a
 * figure, and a model. */
static void
say_fallen (MuSumAnswer *answer, int men, MuTroopType type)
{
  const int fall = men / MU_WRG_MEN_PER_FIGURE;
  const int carried = men % MU_WRG_MEN_PER_FIGURE;
  const gboolean model = mu_type_is_model (type);
  if (fall == 0 && model)
    mu_sum_detail (answer, _ ("no model falls, %d carried"), carried);
  else if (fall == 0)
    mu_sum_detail (answer, _ ("no figure falls, %d carried"), carried);
  else if (model)
    mu_sum_detail (
        answer,
        ngettext ("%d model falls, %d carried", "%d models fall, %d carried", (gulong) fall), fall,
        carried);
  else
    mu_sum_detail (
        answer,
        ngettext ("%d figure falls, %d carried", "%d figures fall, %d carried", (gulong) fall),
        fall, carried);
}

void
mu_fight_casualties (MuSumAnswer *answer, int casualties, int carried, MuTroopType type)
{
  mu_sum_result_number (answer, "casualties", casualties);
  mu_sum_headline (answer, ngettext ("%d casualty", "%d casualties", (gulong) casualties),
                   casualties);
  const int men = casualties > G_MAXINT - carried ? casualties : casualties + carried;
  mu_sum_more_number (answer, "fallen", men / MU_WRG_MEN_PER_FIGURE);
  mu_sum_more_number (answer, "carried", men % MU_WRG_MEN_PER_FIGURE);
  say_fallen (answer, men, type);
}

void
mu_fight_answer (MuSumAnswer *answer, const MuWrgSum *sum, const MuSumInput *input)
{
  const MuFieldValue *target = mu_sum_value (input, "target");
  mu_sum_result_number (answer, "weapon", sum->weapon);
  mu_sum_result_number (answer, "tactical", sum->tactical);
  mu_sum_result_number (answer, "random", sum->random);
  mu_sum_result_number (answer, "factor", sum->factor);
  mu_fight_casualties (answer, sum->casualties, (int) mu_sum_number (input, "carried", 0),
                       target->troop.type);
  answer->losses = sum->casualties;
  answer->losses_field = mu_sum_field (input->kind, "target");
}

void
mu_fight_note_protection (MuSumAnswer *answer, const MuWrgProtection *protection)
{
  if (protection->shieldless)
    mu_sum_note (answer, _ ("The target counts shieldless: %s."),
                 _ (mu_rule_words (protection->rule)));
  if (protection->cover)
    mu_sum_note (answer, _ ("The target counts in cover: %s."),
                 _ (mu_rule_words (protection->cover_rule)));
}
