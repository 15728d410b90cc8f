#include "app/session/wrg/deployment/deployment_shape.h"

#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_mix.h"
#include "reports/document/rule_words.h"
#include "rules/wrg/move/formation.h"

static const struct {
  MuFormation formation;
  const char *name;
} shapes[MU_DEPLOY_SHAPES] = {
  [MU_DEPLOY_LINE] = { MU_FORMATION_USUAL, N_ ("Line") },
  [MU_DEPLOY_BLOCK] = { MU_FORMATION_USUAL, N_ ("Block") },
  [MU_DEPLOY_COLUMN] = { MU_FORMATION_USUAL, N_ ("Column") },
  [MU_DEPLOY_SQUARE] = { MU_FORMATION_SQUARE, N_ ("Hollow square") },
  [MU_DEPLOY_TESTUDO] = { MU_FORMATION_TESTUDO, N_ ("Testudo") },
  [MU_DEPLOY_CIRCLE] = { MU_FORMATION_CANTABRIAN, N_ ("Cantabrian circle") },
  [MU_DEPLOY_WEDGE] = { MU_FORMATION_WEDGE, N_ ("Wedge") },
};

const char *
mu_deploy_shape_name (MuDeployShape shape)
{
  return _ (shapes[shape].name);
}

static gboolean
is_model (const MuListUnit *it)
{
  return mu_type_is_model ((MuTroopType) it->troop.type);
}

/* wrg.formation.usual */
static MuDeployShape
usual_shape (int figures, int files)
{
  if (files >= figures)
    return MU_DEPLOY_LINE;
  return files == 1 ? MU_DEPLOY_COLUMN : MU_DEPLOY_BLOCK;
}

MuDeployShape
mu_deployment_shape (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  switch (at->formation) {
  case MU_FORMATION_USUAL:
    break;
  case MU_FORMATION_SQUARE:
    return MU_DEPLOY_SQUARE;
  case MU_FORMATION_TESTUDO:
    return MU_DEPLOY_TESTUDO;
  case MU_FORMATION_CANTABRIAN:
    return MU_DEPLOY_CIRCLE;
  case MU_FORMATION_WEDGE:
    return MU_DEPLOY_WEDGE;
  }
  return usual_shape (mu_deployment_figures_in_files (ground, unit),
                      mu_deployment_files (ground, unit, at));
}

char *
mu_deployment_shape_words (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  const int files = mu_deployment_files (ground, unit, at);
  const int deep = mu_deployment_depth (ground, unit, at);

  switch (at->formation) {
  case MU_FORMATION_USUAL:
    break;
  case MU_FORMATION_SQUARE:
    return g_strdup_printf (_ ("hollow square, each face %d wide and %d deep"), files, deep);
  case MU_FORMATION_TESTUDO:
    return g_strdup_printf (_ ("testudo, %d wide and %d deep"), files, deep);
  case MU_FORMATION_CANTABRIAN:
    return g_strdup (_ ("Cantabrian circle"));
  case MU_FORMATION_WEDGE:
    return g_strdup_printf (_ ("wedge, %d in front and %d deep"), files, deep);
  }
  return g_strdup_printf (_ ("%d wide and %d deep"), files, deep);
}

/* --- taking a shape ------------------------------------------------------- */

static int
ranks_for (const MuListUnit *it, int figures, MuDeployShape shape)
{
  switch (shape) {
  case MU_DEPLOY_LINE:
    return 1;
  case MU_DEPLOY_BLOCK:
    return usual_shape (figures,
                        mu_wrg_formation_files (MU_FORMATION_USUAL, figures, MAX (it->ranks, 1)))
                   == MU_DEPLOY_BLOCK
               ? it->ranks
               : 2;
  case MU_DEPLOY_COLUMN:
    return figures;
  case MU_DEPLOY_SQUARE:
  case MU_DEPLOY_TESTUDO:
  case MU_DEPLOY_CIRCLE:
  case MU_DEPLOY_WEDGE:
    break;
  }
  return mu_wrg_first_form_ranks (shapes[shape].formation, it->figures, it->ranks);
}

static MuRule
rule_against (const MuDeploymentGround *ground, int unit, MuFormation formation, int ranks)
{
  const MuListUnit *it = mu_deployment_unit (ground, unit);
  const MuWrgFirstForm form = {
    .troop = it->troop,
    .formation = formation,
    .figures = it->figures,
    .ranks = MAX (ranks, 1),
    .legionary = mu_list_unit_is_legionary (ground->record->side[ground->side].list, (guint) unit),
  };

  return mu_wrg_first_form_barred (&ground->record->readings, &form);
}

static char *
with_rule (const char *words, MuRule rule)
{
  /* Translators: why a body may not be formed so, the rule */
  return g_strdup_printf (_ ("%s (%s)"), words, mu_rule_words_section (rule));
}

static char *
words_against (MuRule rule)
{
  if (rule == MU_RULE_WRG_SCALE_TROOPS)
    return with_rule (_ ("models stand in a single line"), rule);
  if (rule == MU_RULE_WRG_FORMATION_TESTUDO)
    return with_rule (_ ("only Roman legionaries of the years AD 1 to 200 form it"), rule);
  if (rule == MU_RULE_WRG_FORMATION_CANTABRIAN)
    return with_rule (_ ("only cavalry ride in it"), rule);
  return with_rule (_ (mu_rule_words (rule)), rule);
}

/* Too few of them for the shape, or too many. */
static char *
number_against (int figures, MuDeployShape shape, int ranks)
{
  if (ranks > MU_LIST_RANKS_MAX)
    return g_strdup_printf (_ ("%d figures are too many for one file"), figures);
  if (shape == MU_DEPLOY_TESTUDO && ranks == 0)
    return g_strdup_printf (_ ("%d figures cannot stand four wide (%s)"), figures,
                            mu_rule_words_section (MU_RULE_WRG_FORMATION_TESTUDO));
  const gboolean usual = shapes[shape].formation == MU_FORMATION_USUAL;
  const int files = mu_wrg_formation_files (MU_FORMATION_USUAL, figures, ranks);
  if (usual && usual_shape (figures, files) != shape)
    return g_strdup_printf (
        ngettext ("%d figure is not enough", "%d figures are not enough", (gulong) figures),
        figures);
  return NULL;
}

/* What all models and all bodies of one figure are. */
static char *
reason_against (const MuDeploymentGround *ground, int unit, MuDeployShape shape, int ranks)
{
  const MuListUnit *it = mu_deployment_unit (ground, unit);

  if (is_model (it))
    return shape == MU_DEPLOY_LINE ? NULL : words_against (MU_RULE_WRG_SCALE_TROOPS);
  if (shapes[shape].formation != MU_FORMATION_USUAL
      && mu_list_unit_guest (ground->record->side[ground->side].list, (guint) unit))
    return with_rule (_ ("two kinds in one body stand in ranks"), MU_RULE_WRG_UNITS_MIXED_SAME);
  const gboolean testudo = shape == MU_DEPLOY_TESTUDO;
  const MuRule rule = rule_against (ground, unit, shapes[shape].formation, ranks);
  const gboolean numbers_only
      = testudo
        && mu_list_unit_is_legionary (ground->record->side[ground->side].list, (guint) unit);
  if (rule != MU_RULE_NONE && !numbers_only)
    return words_against (rule);
  if (!mu_deployment_ranks_fit (ground, unit, ranks))
    return with_rule (_ ("those behind it stand behind two ranks of a body four deep"),
                      MU_RULE_WRG_FORMATION_MIXED);
  return number_against (mu_deployment_figures_in_files (ground, unit), shape, ranks);
}

static void
set_ranks (const MuListUnit *it, MuDeployment *at, int ranks)
{
  at->ranks = ranks == it->ranks ? 0 : ranks;
}

char *
mu_deployment_take_shape (const MuDeploymentGround *ground, int unit, MuDeployShape shape,
                          MuDeployment *at)
{
  const MuListUnit *it = mu_deployment_unit (ground, unit);
  const int ranks = is_model (it)
                        ? it->ranks
                        : ranks_for (it, mu_deployment_figures_in_files (ground, unit), shape);
  char *reason = reason_against (ground, unit, shape, ranks);

  if (reason)
    return reason;
  at->formation = shapes[shape].formation;
  set_ranks (it, at, ranks);
  return NULL;
}

/* --- width ------------------------------------------------------------------ */

/* Files in that many ranks; 0: it may not stand so. */
static int
files_in (const MuDeploymentGround *ground, int unit, const MuDeployment *at, int ranks)
{
  const MuListUnit *it = mu_deployment_unit (ground, unit);

  if (is_model (it))
    return ranks == 1 ? it->figures : 0;
  if (rule_against (ground, unit, at->formation, ranks) != MU_RULE_NONE
      || !mu_deployment_ranks_fit (ground, unit, ranks))
    return 0;
  return mu_wrg_formation_files (at->formation, mu_deployment_figures_in_files (ground, unit),
                                 ranks);
}

static int
most_ranks (const MuDeploymentGround *ground, int unit)
{
  return MIN (mu_deployment_figures_in_files (ground, unit), MU_LIST_RANKS_MAX);
}

void
mu_deployment_widths (const MuDeploymentGround *ground, int unit, const MuDeployment *at,
                      int *least, int *most)
{
  *least = *most = mu_deployment_files (ground, unit, at);
  for (int ranks = 1; ranks <= most_ranks (ground, unit); ranks++) {
    const int files = files_in (ground, unit, at, ranks);
    if (files > 0) {
      *least = MIN (*least, files);
      *most = MAX (*most, files);
    }
  }
}

gboolean
mu_deployment_widen (const MuDeploymentGround *ground, int unit, int files, MuDeployment *at)
{
  const int now = mu_deployment_files (ground, unit, at);
  int best = 0, off = G_MAXINT;

  for (int ranks = 1; ranks <= most_ranks (ground, unit); ranks++) {
    const int wide = files_in (ground, unit, at, ranks);
    if (wide == 0 || (wide > now) != (files > now) || (wide < now) != (files < now)
        || ABS (wide - files) >= off)
      continue;
    best = ranks;
    off = ABS (wide - files);
  }
  if (best > 0)
    set_ranks (mu_deployment_unit (ground, unit), at, best);
  return best > 0;
}
