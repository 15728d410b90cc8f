/* The key to a hex map: whose counters are whose, and what the signs on them say; only those that
 * the scene has. */
#include <glib/gi18n-lib.h>

#include "reports/abd/table/hex_table_private.h"
#include "reports/scene/scene_key.h"

typedef enum {
  SAMPLE_ARMY,
  SAMPLE_DISORDERED,
  SAMPLE_LEADER,
  SAMPLE_ACTED,
  SAMPLE_SPENT,
} SampleKind;

typedef struct {
  SampleKind kind;
  MuSide side;
} Sample;

static MuHexPiece
piece_of (const Sample *sample)
{
  MuHexPiece piece = { .type = MU_ABD_HI, .side = (guint8) sample->side };
  if (sample->kind == SAMPLE_LEADER)
    piece.leader = TRUE, piece.type = 0;
  piece.disordered = sample->kind == SAMPLE_DISORDERED;
  return piece;
}

static void
draw_sample (const MuBrush *brush, gconstpointer data, double w, double h)
{
  const Sample *sample = data;
  const MuHexLook look
      = { .palette = brush->look->palette, .text = 1, .stark = brush->look->stark };
  const MuHexPiece piece = piece_of (sample);
  const double size = h * 1.25;
  cairo_save (brush->cr);
  cairo_translate (brush->cr, 0, h / 2);
  if (sample->kind == SAMPLE_ACTED)
    mu_hex_draw_marker (brush->cr, MU_ABD_YELLOW, &look, size * 0.7);
  else if (sample->kind == SAMPLE_SPENT)
    mu_hex_draw_marker (brush->cr, MU_ABD_RED, &look, size * 0.7);
  else
    mu_hex_draw_counter (brush->cr, &mu_abd_chart_usual, &piece, &look, size);
  cairo_restore (brush->cr);
}

static void
add (MuKey *key, SampleKind kind, MuSide side, const char *words)
{
  const Sample sample = { kind, side };
  mu_key_add (key, words, draw_sample, &sample);
}

static gboolean
has (const MuHexScene *drawn, SampleKind kind)
{
  for (guint i = 0; i < drawn->pieces->len; i++) {
    const MuHexPiece *piece = &g_array_index (drawn->pieces, MuHexPiece, i);
    if (piece->hex != MU_ABD_OFF
        && ((kind == SAMPLE_DISORDERED && piece->disordered)
            || (kind == SAMPLE_LEADER && piece->leader)
            || (kind == SAMPLE_ACTED && piece->marker == MU_ABD_YELLOW)
            || (kind == SAMPLE_SPENT && piece->marker == MU_ABD_RED)))
      return TRUE;
  }
  return FALSE;
}

double
mu_hex_table_legend (cairo_t *cr, const MuScene *scene, const MuSceneLook *look, double w,
                     gboolean draws)
{
  static const struct {
    SampleKind kind;
    const char *words;
  } signs[] = {
    { SAMPLE_DISORDERED, N_ ("disordered") },
    { SAMPLE_LEADER, N_ ("leader") },
    { SAMPLE_ACTED, N_ ("has acted") },
    { SAMPLE_SPENT, N_ ("has acted, and may begin no melee") },
  };
  g_autoptr (MuHexScene) drawn = mu_hex_table_scene (scene);
  MuKey key;
  mu_key_begin (&key, cr, look, w, draws);
  for (int side = 0; side < MU_SIDES; side++)
    add (&key, SAMPLE_ARMY, (MuSide) side, scene->army[side] ? scene->army[side] : "");
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (has (drawn, signs[i].kind))
      add (&key, signs[i].kind, MU_SIDE_A, _ (signs[i].words));
  return mu_key_height (&key);
}
