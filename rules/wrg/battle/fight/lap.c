/* Lapping round: figures that prolonged the line in one period bend round the enemy's
 * flank in the next (wrg.move.formation.lap).
 *
 * READING: wrg.move.formation.lap: only round an enemy met face to face; others join the
 * first three no further than his flank is long; the body's ground stays that of its line. They go
 * back into line when the two come apart or the body recoils. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/formation.h"

static bool
is_model (const Body *body)
{
  return mu_type_is_model ((MuTroopType) body->troop.type);
}

/* --- what was and is -------------------------------------------------------- */

void
mu_wrg_forget_overlaps (Body *body)
{
  for (int side = 0; side < ENDS; side++)
    body->overlapped[side] = 0;
}

void
mu_wrg_note_overlaps (WrgBattle *battle, int body, const FileMatch *match)
{
  Body *self = body_at (battle, body);
  mu_wrg_forget_overlaps (self);
  for (int file = 0; file < self->files; file++)
    if (match[file].overlap && !match[file].lapped) {
      self->overlapped[match[file].end]++;
      self->overlap_enemy[match[file].end] = match[file].enemy;
    }
}

int
mu_wrg_lapped_on (const Body *body, End end, int enemy)
{
  return body->lap[end] > 0 && body->lap_enemy[end] == enemy ? body->lap[end] : 0;
}

/* His flank round which they are: our right end is round his left. */
static MuFace
face_lapped (End end)
{
  return end == END_RIGHT ? MU_FACE_LEFT : MU_FACE_RIGHT;
}

static bool
meets_face_to_face (const WrgBattle *battle, int body, int enemy)
{
  const MuRect *one = &body_at (battle, body)->ground;
  const MuRect *other = &body_at (battle, enemy)->ground;
  return *pair_at (battle, PAIR_TOUCH, body, enemy)
         && mu_rect_face_towards (other, one) == MU_FACE_FRONT
         && mu_wrg_formation_has_flanks ((MuFormation) body_at (battle, enemy)->formation);
}

/* --- lapping ------------------------------------------------------------------ */

/* Idle files beyond those that overlap, who may join by growing the frontage. */
static int
idle_beyond (const Body *body, const FileMatch *match, End end)
{
  const int step = end == END_RIGHT ? 1 : -1;
  int count = 0;
  for (int file = end == END_RIGHT ? 0 : body->files - 1;
       file >= 0 && file < body->files && match[file].enemy == MU_NO_BODY; file += step)
    count++;
  return count;
}

static int
still_overlapping (const Body *body, const FileMatch *match, End end, int enemy)
{
  int count = 0;
  for (int file = 0; file < body->files; file++)
    count += match[file].overlap && match[file].end == end && match[file].enemy == enemy;
  return count;
}

static int
room_on_flank (const Body *body, const Body *enemy)
{
  const MuFix size = mu_wrg_figure_frontage (body);
  return (enemy->ground.depth + size - 1) / size;
}

#define QUARTERS_AFTER_LAP 3 /* wrg.move.formation.lap: it takes one */

static int
figures_round (const WrgBattle *battle, int body, End end, const FileMatch *match)
{
  const Body *self = body_at (battle, body);
  const int enemy = self->overlap_enemy[end];
  const bool met_afresh = still_overlapping (self, match, end, enemy) == 0;
  const int first
      = mu_wrg_lap_figures (self->overlapped[end], met_afresh, self->period.recoiled, NULL);
  if (first == 0)
    return 0;
  const MuWrgHindrance hindrance = { .difficult = mu_wrg_is_on_difficult_ground (battle, self),
                                     .disordered = self->disordered };
  const int more = mu_wrg_frontage_figures (self->troop.regular, QUARTERS_AFTER_LAP, &hindrance);
  const int idle = idle_beyond (self, match, end);
  const int all = first + (more < idle ? more : idle);
  const int room = room_on_flank (self, body_at (battle, enemy));
  const int most = room > first ? room : first;
  return all < most ? all : most;
}

static void
lap_end (WrgBattle *battle, int body, End end, const FileMatch *match)
{
  Body *self = body_at (battle, body);
  const int enemy = self->overlap_enemy[end];
  if (self->overlapped[end] == 0 || !is_fighting (body_at (battle, enemy))
      || !meets_face_to_face (battle, body, enemy))
    return;
  const int figures = figures_round (battle, body, end, match);
  if (figures == 0)
    return;
  self->lap[end] = (uint8_t) figures;
  self->lap_enemy[end] = (int16_t) enemy;
  mu_wrg_emit (battle, MU_EVENT_FACED, MU_RULE_WRG_MOVE_FORMATION_LAP, body, enemy,
               VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing, 0));
}

static void
straighten (const WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  for (int end = 0; end < ENDS; end++)
    if (self->lap[end] > 0
        && (!is_fighting (self) || self->period.recoiled
            || !is_fighting (body_at (battle, self->lap_enemy[end]))
            || !meets_face_to_face (battle, body, self->lap_enemy[end])))
      self->lap[end] = 0;
}

/* Models stand in a single line that does not bend. */
static bool
may_lap (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return is_fighting (self) && self->formation == MU_FORMATION_USUAL && !is_model (self)
         && !mu_wrg_shows_its_back (self)
         && (self->overlapped[END_RIGHT] > 0 || self->overlapped[END_LEFT] > 0)
         && mu_wrg_touches_any (battle, body);
}

void
mu_wrg_lap_round (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    FileMatch match[FILES_MAX];
    straighten (battle, i);
    if (may_lap (battle, i)) {
      mu_wrg_match_files (battle, i, match);
      for (int end = 0; end < ENDS; end++)
        lap_end (battle, i, (End) end, match);
    }
    mu_wrg_forget_overlaps (self);
  }
}

/* --- blows ---------------------------------------------------------------------- */

/* Files at that end that are round a flank now: losses may have left fewer. */
static int
count_lapped (const Body *body, const FileMatch *match, End end)
{
  int count = 0;
  for (int file = 0; file < body->files; file++)
    count += match[file].lapped && match[file].end == end;
  return count;
}

static void
add_lap_stroke (WrgBattle *battle, int body, End end, int figures)
{
  const Body *self = body_at (battle, body);
  const Stroke stroke = {
    .body = (int16_t) body,
    .target = self->lap_enemy[end],
    .figures = (uint16_t) figures,
    .front = (uint16_t) figures,
    .face = (uint8_t) face_lapped (end),
    .own_face = MU_FACE_FRONT,
    .in_contact = true,
  };
  mu_wrg_add_stroke (battle, &stroke);
}

/* wrg.casualties.groups: who strikes with the same factors strikes together: so do all round
 * one model, which has no shielded side. */
static void
strike_flanks (WrgBattle *battle, int body, const FileMatch *match)
{
  const Body *self = body_at (battle, body);
  int figures[ENDS];
  for (int end = 0; end < ENDS; end++)
    figures[end] = self->lap[end] > 0 ? count_lapped (self, match, (End) end) : 0;
  if (figures[END_RIGHT] > 0 && figures[END_LEFT] > 0
      && self->lap_enemy[END_RIGHT] == self->lap_enemy[END_LEFT]
      && is_model (body_at (battle, self->lap_enemy[END_RIGHT]))) {
    figures[END_RIGHT] += figures[END_LEFT];
    figures[END_LEFT] = 0;
  }
  for (int end = 0; end < ENDS; end++)
    if (figures[end] > 0)
      add_lap_stroke (battle, body, (End) end, figures[end]);
}

/* Those of the end file who turn to them: its ranks behind the first, who fight to the
 * front. A model's crew answer in its one sum (wrg.melee.eligible.elephant). */
static void
add_answer (WrgBattle *battle, int body, int enemy, End end)
{
  const Body *self = body_at (battle, body);
  const int lapping = mu_wrg_lapped_on (body_at (battle, enemy), end, body);
  const int most = is_model (self) ? 0 : mu_wrg_ranks_of (self) - 1;
  const int figures = lapping < most ? lapping : most;
  const Stroke stroke = {
    .body = (int16_t) body,
    .target = (int16_t) enemy,
    .figures = (uint16_t) figures,
    .front = (uint16_t) figures,
    .face = MU_FACE_FRONT,
    .own_face = (uint8_t) face_lapped (end),
    .in_contact = true,
  };
  mu_wrg_add_stroke (battle, &stroke);
}

void
mu_wrg_add_lap_strokes (WrgBattle *battle, int body, const FileMatch *match)
{
  strike_flanks (battle, body, match);
  FOR_CONTACT (battle, body_at (battle, body), k)
  {
    for (int end = 0; end < ENDS; end++)
      if (mu_wrg_lapped_on (body_at (battle, k), (End) end, body) > 0)
        add_answer (battle, body, k, (End) end);
  }
}

/* Whether enemy are round this end of its line. */
bool
mu_wrg_is_lapped (const WrgBattle *battle, int body, End end)
{
  const End his = end == END_RIGHT ? END_LEFT : END_RIGHT;
  FOR_CONTACT (battle, body_at (battle, body), k)
  {
    if (mu_wrg_lapped_on (body_at (battle, k), his, body) > 0)
      return true;
  }
  return false;
}

/* Whether the figures of this file have turned to enemy round that flank. */
bool
mu_wrg_is_turned_aside (const WrgBattle *battle, const Body *body, int self, int file)
{
  return (file == 0 && mu_wrg_is_lapped (battle, self, END_RIGHT))
         || (file == body->files - 1 && mu_wrg_is_lapped (battle, self, END_LEFT));
}
