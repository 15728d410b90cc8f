/* Who touches whom, and which files fight: contact and overlap
 * (wrg.melee.eligible.contact, wrg.melee.eligible.overlap). */
#include "rules/wrg/battle/engine.h"

#define OVERLAP_FIGURES  3
#define OVERLAP_SHIELDED 1

#define STEP_OUT 20 /* paces */

/* READING: wrg.move.charge.contact: where bodies meet at an angle, figures that are not
 * yet in contact step out of the line as far as a body recoils or follows up. */
bool
mu_wrg_front_meets (const MuRect *rect, const MuRect *other, MuFix *from, MuFix *to)
{
  const bool square = (MuAngle) (rect->facing - other->facing) % MU_ANGLE_QUARTER == 0;
  return mu_rect_front_meets (rect, other, square ? 0 : PACES (STEP_OUT), from, to);
}

/* wrg.reaction.front-rank: one's front touches other, who is near enough. */
static bool
touches (const Body *one, const Body *other)
{
  MuFix from, to;
  return mu_wrg_front_meets (&one->ground, &other->ground, &from, &to);
}

static void
keep_contact (Body *body, int enemy)
{
  if (body->contacts < CONTACTS_KEPT)
    body->contact[body->contacts] = (int16_t) enemy;
  body->contacts += body->contacts <= CONTACTS_KEPT;
}

static void
note_contact_of (WrgBattle *battle, int i, int k)
{
  Body *one = body_at (battle, i);
  Body *other = body_at (battle, k);
  if (!on_table (other) || !mu_rect_within (&one->ground, &other->ground, MU_RECT_SLACK))
    return;
  const bool here = touches (one, other);
  const bool there = touches (other, one);
  *pair_at (battle, PAIR_TOUCH, i, k) = here;
  *pair_at (battle, PAIR_TOUCH, k, i) = there;
  if (here || there) {
    keep_contact (one, k);
    keep_contact (other, i);
  }
}

/* Whoever touches another is among his contacts, and he among its own. */
static void
forget_contacts (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    FOR_CONTACT (battle, body_at (battle, i), k)
    {
      *pair_at (battle, PAIR_TOUCH, i, k) = 0;
    }
    body_at (battle, i)->contacts = 0;
  }
}

void
mu_wrg_note_contacts (WrgBattle *battle)
{
  forget_contacts (battle);
  FOR_SIDE (battle, MU_SIDE_A, i)
  {
    const Body *one = body_at (battle, i);
    Near near;
    if (!on_table (one))
      continue;
    mu_wrg_find_near (battle, &one->ground, MU_RECT_SLACK, SIDE_BIT (MU_SIDE_B), &near);
    FOR_NEAR (near, k)
    {
      note_contact_of (battle, i, k);
    }
  }
}

bool
mu_wrg_in_contact (const WrgBattle *battle, int one, int other)
{
  return *pair_at (battle, PAIR_TOUCH, one, other) || *pair_at (battle, PAIR_TOUCH, other, one);
}

/* An enemy in good heart touches it, or it touches one. */
bool
mu_wrg_in_melee (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (!is_fighting (self))
    return false;
  FOR_CONTACT (battle, self, k)
  {
    if (is_fighting (body_at (battle, k)) && mu_wrg_in_contact (battle, body, k))
      return true;
  }
  return false;
}

bool
mu_wrg_touched_by_enemy (const WrgBattle *battle, int body)
{
  FOR_CONTACT (battle, body_at (battle, body), k)
  {
    if (is_fighting (body_at (battle, k)) && mu_wrg_in_contact (battle, body, k))
      return true;
  }
  return false;
}

bool
mu_wrg_touches_any (const WrgBattle *battle, int body)
{
  FOR_CONTACT (battle, body_at (battle, body), k)
  {
    if (*pair_at (battle, PAIR_TOUCH, body, k))
      return true;
  }
  return false;
}

static void
clear_match (const Body *body, FileMatch *match)
{
  const int files = mu_wrg_widest_rank (body);
  for (int file = 0; file < files && file < FILES_MAX; file++)
    match[file] = (FileMatch){ .enemy = MU_NO_BODY };
}

/* File 0 is the rightmost. */
static MuFix
overlap_of_file (const Body *body, int file, MuFix from, MuFix to)
{
  const MuFix right = mu_wrg_front_width (body) / 2 - file * mu_wrg_figure_frontage (body);
  const MuFix left = right - mu_wrg_figure_frontage (body);
  const MuFix low = left > from ? left : from;
  const MuFix high = right < to ? right : to;
  return high - low;
}

/* wrg.melee.eligible.contact: at least partial contact to the front; of two
 * enemies a file fights the one that covers more of it. */
static void
match_contacts (const WrgBattle *battle, int body, FileMatch *match)
{
  const Body *self = body_at (battle, body);
  FOR_CONTACT (battle, self, k)
  {
    MuFix from, to;
    if (!*pair_at (battle, PAIR_TOUCH, body, k)
        || !mu_wrg_front_meets (&self->ground, &body_at (battle, k)->ground, &from, &to))
      continue;
    for (int file = 0; file < self->files; file++) {
      const MuFix shared = overlap_of_file (self, file, from, to);
      if (shared > MU_RECT_SLACK && shared > match[file].shared)
        match[file] = (FileMatch){ .enemy = (int16_t) k, .shared = shared };
    }
  }
}

static bool
is_model (const Body *body)
{
  return mu_type_is_model ((MuTroopType) body->troop.type);
}

/* wrg.melee.eligible.overlap, wrg.shields.side: how many may prolong the line
 * beyond the enemy's end on the body's right or left.
 * READING: wrg.shields.side: troops that carry no shield have no shielded side,
 * nor has anybody's rear. */
int
mu_wrg_overlap_allowed (const Body *body, const Body *enemy, bool to_right)
{
  if (is_model (body))
    return 1;
  if (is_model (enemy) || !enemy->troop.shield)
    return OVERLAP_FIGURES;
  switch (mu_wrg_face_shown (enemy, body)) {
  case MU_FACE_FRONT: /* our right is his left, where the shield is */
    return to_right ? OVERLAP_SHIELDED : OVERLAP_FIGURES;
  case MU_FACE_LEFT: /* our right is his rear, our left his front */
    return to_right ? OVERLAP_FIGURES : OVERLAP_SHIELDED;
  case MU_FACE_RIGHT:
  case MU_FACE_REAR:
    break;
  }
  return OVERLAP_FIGURES;
}

static void
match_overlap (const WrgBattle *battle, int body, FileMatch *match, int from, int step)
{
  const Body *self = body_at (battle, body);
  const int enemy = match[from].enemy;
  const End end = step < 0 ? END_RIGHT : END_LEFT;
  const int round = mu_wrg_lapped_on (self, end, enemy);
  const int allowed
      = round > 0 ? round : mu_wrg_overlap_allowed (self, body_at (battle, enemy), step < 0);
  for (int i = 1; i <= allowed; i++) {
    const int file = from + i * step;
    if (file < 0 || file >= self->files || match[file].enemy != MU_NO_BODY)
      return;
    match[file] = (FileMatch){
      .enemy = (int16_t) enemy, .overlap = true, .lapped = round > 0, .end = (uint8_t) end
    };
  }
}

static bool
is_end_of_contact (const FileMatch *match, int files, int file, int step)
{
  const int next = file + step;
  return match[file].enemy != MU_NO_BODY && !match[file].overlap && next >= 0 && next < files
         && match[next].enemy == MU_NO_BODY;
}

/* Overlaps are against formed enemies; fleeing backs offer none. */
static void
match_overlaps (const WrgBattle *battle, int body, FileMatch *match)
{
  const Body *self = body_at (battle, body);
  for (int file = 0; file < self->files; file++) {
    if (match[file].enemy == MU_NO_BODY || match[file].overlap
        || !is_fighting (body_at (battle, match[file].enemy)))
      continue;
    if (is_end_of_contact (match, self->files, file, -1))
      match_overlap (battle, body, match, file, -1);
    if (is_end_of_contact (match, self->files, file, 1))
      match_overlap (battle, body, match, file, 1);
  }
}

void
mu_wrg_match_files (const WrgBattle *battle, int body, FileMatch match[FILES_MAX])
{
  clear_match (body_at (battle, body), match);
  match_contacts (battle, body, match);
  match_overlaps (battle, body, match);
}

/* Figures of a face that the enemy's front touches: those who turn and fight
 * when hit in flank or rear (wrg.reaction.front-rank). */
int
mu_wrg_figures_on_face (const WrgBattle *battle, int body, int enemy, MuFace face)
{
  const Body *self = body_at (battle, body);
  MuFix from, to;
  if (!mu_wrg_front_meets (&body_at (battle, enemy)->ground, &self->ground, &from, &to))
    return 0;
  const bool flank = (face == MU_FACE_LEFT || face == MU_FACE_RIGHT)
                     && self->formation != MU_FORMATION_SQUARE; /* its sides are fronts */
  const MuFix size = flank ? mu_wrg_figure_depth (self) : mu_wrg_figure_frontage (self);
  const int most = flank ? mu_wrg_ranks_of (self) : self->files;
  const int count = (to - from + size - 1) / size;
  return count < most ? count : most;
}
