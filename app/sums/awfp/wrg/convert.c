#include "app/sums/awfp/wrg/convert.h"

#include "app/sums/core/fields.h"
#include "app/sums/wrg/notation.h"
#include "rules/awfp/wrg/convert.h"

static const char *const said_words[] = { "warband", "close",   "light",    "unarmoured", "spear",
                                          "longbow", "scythed", "armoured", NULL };
static const char *const said_labels[]
    = { N_ ("A warband"), N_ ("Close order"),     N_ ("Some armour"),
        N_ ("No armour"), N_ ("Spears in hand"),  N_ ("Longbows"),
        N_ ("Scythes"),   N_ ("Armoured beasts"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (said_words) == MU_AWFP_SAYINGS + 1);

const MuField mu_awfp_convert_fields[] = {
  ARG_TROOP_OF ("troop", N_ ("Troops of WRG"), N_ ("the troops, as WRG's players write them"),
                &mu_wrg_notation),
  ASK_CREW ("crew", N_ ("Crew"), N_ ("the weapons of those who fight from one model")),
  ASK_NUMBER ("horses", N_ ("Horses"), N_ ("horses of a chariot; else 2"), 2, 4, 2),
  ASK_SET ("said", N_ ("The army book says"), N_ ("what the army book says of them"), said_words,
           said_labels),
  FIELDS_END,
};

static void
tell_losses (unsigned losses, MuSumAnswer *answer)
{
  for (int i = 0; i < MU_AWFP_LOSS_KINDS; i++)
    if (losses >> i & 1u) {
      mu_sum_result (answer, "loss", mu_awfp_loss_key ((MuAwfpLoss) (1 << i)));
      mu_sum_note (answer, "%s", _ (mu_awfp_loss_words ((MuAwfpLoss) (1 << i))));
    }
}

static void
tell_idle (unsigned idle, MuSumAnswer *answer)
{
  for (int i = 0; i < MU_AWFP_SAYINGS; i++)
    if (idle >> i & 1u) {
      mu_sum_result (answer, "idle", said_words[i]);
      mu_sum_note (answer, _ ("“%s” says nothing about such troops."), _ (said_labels[i]));
    }
}

void
mu_awfp_convert_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuTroop *from = &mu_sum_value (task->input, "troop")->troop;
  MuCrew crew = mu_sum_value (task->input, "crew")->crew;
  MuAwfpConversion to;
  char text[MU_AWFP_NOTATION_MAX];
  crew.horses = (uint8_t) mu_field_number (task->input, "horses");
  const MuRule rule = mu_awfp_convert (from, &crew, mu_field_set (task->input, "said"), &to);
  if (rule != MU_RULE_NONE) {
    mu_sum_forbid (answer, rule, _ ("The rules forbid such troops: %s"), _ (mu_rule_words (rule)));
    return;
  }
  mu_sum_result (answer, "troop", mu_awfp_troop_format (&to.troop, text, sizeof text));
  mu_sum_headline (answer, "%s", text);
  mu_trace_add (&answer->trace, mu_awfp_armour_rule ((MuAwfpArmour) to.troop.armour), 0);
  tell_losses (to.losses, answer);
  tell_idle (to.idle, answer);
}
