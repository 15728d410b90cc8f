/* What there is to know of a feature by itself, and which one a spot is on. The inside of an
 * area is no distance at all, and of equals the later feature is found, as later ones are laid
 * upon earlier. */
#include "rules/field/terrain_shape.h"

typedef struct {
  const char *key;
  MuFeatureForm form;
  int least;
  int usual;
  int most;
} KindRow;

static const KindRow kind_table[] = {
#define FEATURE(name, key, form, least, usual, most)                                               \
  [MU_FEATURE_##name] = { key, MU_FEATURE_##form, least, usual, most },
#include "rules/field/terrain.def"
#undef FEATURE
};

_Static_assert(sizeof kind_table / sizeof kind_table[0] == MU_FEATURE_KINDS, "a row for each kind");
_Static_assert(MU_FEATURE_KINDS <= 31, "a bit for each kind, beside that of the crest");

MuFeatureForm
mu_feature_form (MuFeatureKind kind)
{
  return kind_table[kind].form;
}

const char *
mu_feature_key (MuFeatureKind kind)
{
  return kind_table[kind].key;
}

int
mu_feature_width_least (MuFeatureKind kind)
{
  return kind_table[kind].least;
}

int
mu_feature_width_usual (MuFeatureKind kind)
{
  return kind_table[kind].usual;
}

int
mu_feature_width_most (MuFeatureKind kind)
{
  return kind_table[kind].most;
}

int
mu_feature_width (const MuFeature *feature)
{
  return feature->width ? feature->width : kind_table[feature->kind].usual;
}

bool
mu_feature_is_hill (MuFeatureKind kind)
{
  return kind == MU_FEATURE_GENTLE_HILL || kind == MU_FEATURE_STEEP_HILL;
}

int64_t
mu_feature_area_twice (const MuFeature *feature)
{
  int64_t sum = 0;
  for (int i = 0; i < feature->count; i++) {
    const MuSpot a = feature->spots[i];
    const MuSpot b = feature->spots[i + 1 < feature->count ? i + 1 : 0];
    sum += (int64_t) a.x * b.y - (int64_t) a.y * b.x;
  }
  return mu_fix_size (sum);
}

int
mu_feature_length (const MuFeature *feature)
{
  int64_t length = 0; /* half paces */
  for (int i = 0; i + 1 < feature->count; i++) {
    const MuEdge edge = mu_feature_edge (feature, i);
    const int64_t x = edge.to.x - edge.from.x, y = edge.to.y - edge.from.y;
    length += mu_isqrt (x * x + y * y);
  }
  return (int) (length / 2);
}

/* Whether the spot is on the feature; *square: how near, 0 inside an area. */
static bool
is_on (const MuFeature *feature, MuHalf point, int slack, int64_t *square)
{
  if (mu_feature_form (feature->kind) == MU_FEATURE_AREA && mu_area_holds (feature, point)) {
    *square = 0;
    return true;
  }
  const int64_t reach
      = mu_feature_form (feature->kind) == MU_FEATURE_LINE ? mu_feature_width (feature) : 0;
  const int64_t most = reach + 2 * (int64_t) slack;
  return mu_feature_nearest_edge (feature, point, square) >= 0 && *square <= most * most;
}

int
mu_battlefield_find (const MuBattlefield *field, MuSpot spot, uint32_t kinds, int slack)
{
  int best = -1;
  int64_t nearest = 0;
  for (int i = 0; i < field->count; i++) {
    int64_t square;
    if (!(kinds & MU_LIES (field->features[i].kind))
        || !is_on (&field->features[i], mu_half_of (spot), slack, &square))
      continue;
    if (best < 0 || square <= nearest) {
      best = i;
      nearest = square;
    }
  }
  return best;
}
