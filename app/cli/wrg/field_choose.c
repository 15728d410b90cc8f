/* A battlefield by the terrain rules. */
#include <glib/gi18n.h>

#include "app/cli/battle/field_plan.h"
#include "app/cli/club/house_rules.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "lists/words/name.h"
#include "rules/wrg/field/choose.h"
#include "rules/wrg/field/way.h"

#define DICE_MOST 32

static const char *
half_key (MuWrgHalf half)
{
  return half == MU_WRG_LEFT_OF_A ? "left-of-a" : "left-of-b";
}

static const char *
half_words (MuWrgHalf half)
{
  return half == MU_WRG_LEFT_OF_A ? _ ("A's left") : _ ("B's left");
}

static const char *
piece_words (MuWrgPieceKind kind)
{
  static const char *const words[MU_WRG_PIECE_KINDS] = {
    [MU_WRG_HAMLET] = N_ ("hamlet"),
    [MU_WRG_STEEP_HILL] = N_ ("steep hill"),
    [MU_WRG_GENTLE_HILL] = N_ ("gentle hill"),
    [MU_WRG_WOOD] = N_ ("wood"),
    [MU_WRG_MARSH] = N_ ("marsh or bog"),
    [MU_WRG_SOFT_SAND] = N_ ("soft sand"),
    [MU_WRG_STREAM] = N_ ("stream"),
    [MU_WRG_RIVER] = N_ ("river"),
    [MU_WRG_ROAD] = N_ ("road"),
  };
  return _ (words[kind]);
}

/* --- what was asked for ------------------------------------------------- */

static MuWrgChoice
choice_of (MuCall *call)
{
  MuWrgChoice choice = {
    .country = (MuCountry) mu_call_choice (call, "country", MU_COUNTRY_PLAIN),
    .scale = (MuScale) mu_call_choice (call, "figures", MU_SCALE_25),
    .taste = { (MuWrgTaste) mu_call_choice (call, "taste-a", MU_WRG_TASTE_ANY),
               (MuWrgTaste) mu_call_choice (call, "taste-b", MU_WRG_TASTE_ANY) },
  };
  const int inch = mu_paces_per_inch (choice.scale);
  choice.width = (int) mu_call_number (call, "width", 72) * inch;
  choice.depth = (int) mu_call_number (call, "depth", 48) * inch;
  choice.number[MU_WRG_LEFT_OF_A][MU_SIDE_A] = (int) mu_call_number (call, "a-left", 0);
  choice.number[MU_WRG_LEFT_OF_A][MU_SIDE_B] = (int) mu_call_number (call, "b-right", 0);
  choice.number[MU_WRG_LEFT_OF_B][MU_SIDE_A] = (int) mu_call_number (call, "a-right", 0);
  choice.number[MU_WRG_LEFT_OF_B][MU_SIDE_B] = (int) mu_call_number (call, "b-left", 0);
  return choice;
}

/* From --dice, else rolled. faces must outlive the source. */
static gboolean
open_dice (MuCall *call, MuDice *dice, guint8 faces[DICE_MOST], GError **error)
{
  const char *text = mu_call_text (call, "dice");
  gsize count;
  if (!text) {
    mu_dice_init_seeded (dice, mu_call_seed (call), 0);
    return TRUE;
  }
  if (!mu_read_faces ("--dice", text, faces, DICE_MOST, &count, error))
    return FALSE;
  mu_dice_init_scripted (dice, faces, count, mu_call_seed (call), 0);
  return TRUE;
}

/* --- what came of it ---------------------------------------------------- */

static void
show_half (MuCall *call, const MuReadings *readings, const MuWrgChosenField *chosen, MuWrgHalf half)
{
  g_autofree char *a = g_strdup_printf ("%d", chosen->number[half][MU_SIDE_A]);
  g_autofree char *b = g_strdup_printf ("%d", chosen->number[half][MU_SIDE_B]);
  g_autofree char *pieces = g_strdup_printf ("%d", chosen->pieces[half]);
  g_autoptr (GString) dice = g_string_new (NULL);
  for (int i = 0; i < mu_wrg_terrain_dice (readings); i++)
    g_string_append_printf (dice, "%s%d", i > 0 ? "," : "", chosen->face[half][i]);
  mu_out_row (call, "half", half_key (half), a, b, dice->str, pieces, NULL);
  mu_say (call,
          ngettext ("%s: A names %s, B names %s, dice %s: %s piece\n",
                    "%s: A names %s, B names %s, dice %s: %s pieces\n",
                    (gulong) chosen->pieces[half]),
          half_words (half), a, b, dice->str, pieces);
}

static void
show_piece (MuCall *call, const MuWrgChosenField *chosen, const MuWrgChosen *piece)
{
  const char *kind = mu_feature_key (chosen->features[piece->feature].kind);
  const char *placer = mu_side_key (piece->placing.placer);
  g_autofree char *count = g_strdup_printf ("%d", piece->pieces);
  g_autofree char *face = g_strdup_printf ("%d", piece->face);
  mu_out_row (call, "piece", half_key (piece->half), kind, count, mu_side_key (piece->chooser),
              placer, face, mu_rule_id (piece->placing.rule), NULL);
  g_autofree char *named = mu_pad (piece_words (piece->kind), 14);
  g_autofree char *chooser_letter = g_ascii_strup (mu_side_key (piece->chooser), -1);
  g_autofree char *placer_letter = g_ascii_strup (placer, -1);
  mu_say (call, _ ("  %s chosen by %s, placed by %s"), named, chooser_letter, placer_letter);
  if (piece->face)
    mu_say (call, _ (", die %d for its own area"), piece->face);
  mu_say (call, "  %s\n", mu_rule_shown (call, piece->placing.rule));
}

static gboolean
keep (MuCall *call, const MuFieldPlan *plan, GError **error)
{
  const char *path = mu_call_text (call, "output");
  if (!path)
    return TRUE;
  if (!mu_field_plan_write_file (plan, path, error))
    return FALSE;
  mu_out_text (call, "file", path);
  mu_say (call, _ ("The field is written to %s\n"), path);
  return TRUE;
}

static MuExit
show_field (MuCall *call, const MuReadings *readings, const MuWrgChoice *choice,
            const MuWrgChosenField *chosen)
{
  GError *error = NULL;
  const char *told = mu_call_text (call, "name");
  g_autofree char *name = mu_name_tidy (told ? told : _ ("Chosen ground"));
  g_autofree char *fault
      = mu_name_refusal ("--name", mu_name_fault (name, MU_FIELD_NAME_MAX), MU_FIELD_NAME_MAX);
  if (fault)
    return mu_complain ("%s", fault);
  g_autoptr (MuFieldPlan) plan = mu_field_plan_from (name, &chosen->field);
  plan->country = choice->country;
  plan->scale = choice->scale;
  g_autofree MuTerrain *terrain = mu_field_plan_terrain (plan, &mu_wrg_terrain_terms, &error);
  if (!terrain || !keep (call, plan, &error))
    return mu_complain_error (error);
  mu_out_new_seed (call);
  for (int half = 0; half < MU_WRG_HALVES; half++)
    show_half (call, readings, chosen, (MuWrgHalf) half);
  for (int i = 0; i < chosen->count; i++)
    show_piece (call, chosen, &chosen->chosen[i]);
  mu_say_field_plan (call, plan, terrain);
  mu_show_field_features (call, plan);
  return MU_EXIT_DONE;
}

static MuExit
refuse (const MuCall *call, const MuDice *dice, const MuWrgChoice *choice, MuRule refused)
{
  switch (mu_dice_fault (dice)) {
  case MU_DICE_OK:
    break;
  case MU_DICE_SCRIPT_ENDED:
    return mu_complain (_ ("--dice: more dice are thrown than were typed in"));
  case MU_DICE_IMPOSSIBLE_FACE:
    return mu_complain (_ ("--dice: a die has no such face"));
  }
  return mu_complain (_ ("a table of %d by %d paces is too small or too large for chosen ground; "
                         "expected 4 feet by 3 at least, %d paces at most (%s)"),
                      choice->width, choice->depth, MU_BATTLEFIELD_SIDE_MAX,
                      mu_rule_shown (call, refused));
}

MuExit
mu_run_field_choose (MuCall *call)
{
  GError *error = NULL;
  MuReadings readings;
  MuDice dice;
  guint8 faces[DICE_MOST];
  const MuWrgChoice choice = choice_of (call);
  if (!mu_call_readings (call, &readings, &error) || !open_dice (call, &dice, faces, &error))
    return mu_complain_error (error);
  g_autofree MuWrgChosenField *chosen = g_new0 (MuWrgChosenField, 1);
  const MuRule refused
      = mu_wrg_choose_field (&readings, &choice, &dice, mu_call_seed (call), chosen);
  if (refused != MU_RULE_NONE || mu_dice_fault (&dice) != MU_DICE_OK)
    return refuse (call, &dice, &choice, refused);
  return show_field (call, &readings, &choice, chosen);
}
