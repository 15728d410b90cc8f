/* The strokes of a period: the figures of one body that strike another
 * (wrg.melee.eligible.*). */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/fight/melee.h"

static bool
is_model (const Body *body)
{
  return mu_type_is_model ((MuTroopType) body->troop.type);
}

/* wrg.melee.eligible.rear-ranks: of regular formed foot that did not shoot. */
static bool
backs_up (const Body *body, bool guest)
{
  const Body *kind = kind_of (body, guest);
  const MuTroopType type = (MuTroopType) kind->troop.type;
  return body->troop.regular && !body->disordered && !kind->period.rear_shot
         && mu_type_is_infantry (type) && type != MU_TROOP_LI;
}

/* wrg.melee.eligible.ranks, wrg.melee.eligible.second-figure: every second of those behind
 * figures that fight, from the right: the 2nd, 4th, …, in each rank that the
 * weapon lets fight; switched, the 1st, 3rd, ….
 * READING: wrg.casualties.remove: figures are taken from where they would not
 * fight, so a short rank stands behind the files that do.
 * READING: wrg.melee.eligible.rear-ranks: in a mixed body only its own kind is similarly
 * armed. */
static int
figures_behind (const WrgBattle *battle, int self, const FileMatch *match, int enemy,
                int half_ranks, bool guest)
{
  const Body *body = body_at (battle, self);
  const int odd = mu_reading (&battle->readings, MU_READING_SECOND_FIGURE) ? 1 : 0;
  int count = 0;
  if (!backs_up (body, guest))
    return 0;
  for (int rank = 1; rank <= half_ranks - 2; rank++) {
    int left = mu_wrg_kind_in_rank (body, guest, rank);
    int seen = 0;
    for (int file = 0; file < body->files && left > 0; file++) {
      if (match[file].enemy == MU_NO_BODY || match[file].lapped || ++seen % 2 != odd
          || mu_wrg_is_turned_aside (battle, body, self, file)
          || (body->hosts && mu_wrg_stands_guest (body, 0, file) != guest))
        continue;
      left--;
      count += match[file].enemy == enemy;
    }
  }
  return count;
}

/* Of a mixed body: what this kind of its figures fights as. */
MuTroop
mu_wrg_troop_of_kind (const Body *body, bool guest)
{
  return guest ? body[1].troop : mu_wrg_troop_as_formed (body);
}

MuWeapon
mu_wrg_weapon_of_kind (const Body *body, bool guest, int enemy_type)
{
  const int period = body->melee_periods > 0 ? body->melee_periods : 1;
  const MuTroop troop = mu_wrg_troop_of_kind (body, guest);
  return mu_wrg_melee_best_weapon (&troop, period, body->pushed_back, (MuTroopType) enemy_type);
}

MuWeapon
mu_wrg_weapon_against (const Body *body, int enemy_type)
{
  return mu_wrg_weapon_of_kind (body, false, enemy_type);
}

static int
half_ranks_of (const Body *body, bool guest, int enemy_type)
{
  const int period = body->melee_periods > 0 ? body->melee_periods : 1;
  const MuTroop troop = mu_wrg_troop_of_kind (body, guest);
  const MuWrgMeleeRow row
      = mu_wrg_melee_row (&troop, mu_wrg_weapon_of_kind (body, guest, enemy_type), period,
                          body->pushed_back, (MuTroopType) enemy_type);
  return mu_wrg_melee_half_ranks (row, body->troop.regular, body->disordered);
}

static int
count_matched (const Body *body, const FileMatch *match, int enemy, bool guest)
{
  int count = 0;
  for (int file = 0; file < body->files; file++)
    count += match[file].enemy == enemy && !match[file].lapped
             && (!body->hosts || mu_wrg_stands_guest (body, 0, file) == guest);
  return count;
}

/* wrg.formation.wedge: the point and the slopes beside it; one of it at the least. */
static int
count_front (const Body *body, const Body *target, const FileMatch *match, int enemy, bool guest)
{
  const int matched = count_matched (body, match, enemy, guest);
  if (body->formation != MU_FORMATION_WEDGE)
    return matched;
  return (matched > 0 ? matched : 1) + mu_wrg_wedge_slopes (body, target);
}

/* Strokes of a body's front on each enemy before it, then of those turned to
 * meet enemies on other faces. */
static void
add_stroke_of_kind (WrgBattle *battle, const Stroke *stroke)
{
  if (battle->filled.strokes == STROKES_MAX || stroke->figures == 0)
    return;
  Stroke *added = &battle->stroke[battle->filled.strokes++];
  *added = *stroke;
  added->on_guest = mu_wrg_shows_guest (body_at (battle, stroke->target),
                                        body_at (battle, stroke->body), (MuFace) stroke->face);
}

/* Each body's own strokes, or those on it, in their order. */
void
mu_wrg_link_strokes (WrgBattle *battle, bool by_target)
{
  FOR_ALL (battle, i)
  {
    body_at (battle, i)->period.first_stroke = NO_STROKE;
  }
  for (int i = battle->filled.strokes - 1; i >= 0; i--) {
    Stroke *stroke = &battle->stroke[i];
    Body *body = body_at (battle, by_target ? stroke->target : stroke->body);
    stroke->next = body->period.first_stroke;
    body->period.first_stroke = (int16_t) i;
  }
}

void
mu_wrg_add_stroke (WrgBattle *battle, const Stroke *stroke)
{
  Stroke sorted = *stroke;
  sorted.by_guest = mu_wrg_shows_guest (
      body_at (battle, stroke->body), body_at (battle, stroke->target), (MuFace) stroke->own_face);
  add_stroke_of_kind (battle, &sorted);
}

static Stroke
front_stroke (const WrgBattle *battle, int body, int enemy, const FileMatch *match, bool guest)
{
  const Body *self = body_at (battle, body);
  const Body *target = body_at (battle, enemy);
  const int front = count_front (self, target, match, enemy, guest);
  const int half_ranks = half_ranks_of (self, guest, target->troop.type);
  const int behind = figures_behind (battle, body, match, enemy, half_ranks, guest);
  return (Stroke){
    .body = (int16_t) body,
    .target = (int16_t) enemy,
    .figures = (uint16_t) (front + behind),
    .front = (uint16_t) front,
    .face = (uint8_t) mu_wrg_face_shown (target, self),
    .own_face = MU_FACE_FRONT,
    .in_contact = true,
    .by_guest = guest,
  };
}

/* wrg.casualties.groups: on each enemy by itself, and each kind of a mixed body by itself. */
static void
add_front_strokes (WrgBattle *battle, int body, const FileMatch *match)
{
  const Body *self = body_at (battle, body);
  FOR_CONTACT (battle, self, k)
  {
    if (!*pair_at (battle, PAIR_TOUCH, body, k))
      continue;
    for (int guest = 0; guest <= self->hosts; guest++) {
      const Stroke stroke = front_stroke (battle, body, k, match, guest);
      add_stroke_of_kind (battle, &stroke);
    }
  }
}

/* wrg.formation.square: behind those who meet them on one of its sides; none elsewhere. */
static int
figures_behind_side (const WrgBattle *battle, int self, int enemy, int figures)
{
  const Body *body = body_at (battle, self);
  FileMatch match[FILES_MAX];
  if (body->formation != MU_FORMATION_SQUARE)
    return 0;
  for (int file = 0; file < body->files; file++)
    match[file] = (FileMatch){ .enemy = (int16_t) (file < figures ? enemy : MU_NO_BODY) };
  return figures_behind (battle, self, match, enemy,
                         half_ranks_of (body, false, body_at (battle, enemy)->troop.type), false);
}

static void
add_turned_strokes (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  FOR_CONTACT (battle, self, k)
  {
    if (*pair_at (battle, PAIR_TOUCH, body, k) || !*pair_at (battle, PAIR_TOUCH, k, body)
        || !is_fighting (body_at (battle, k)))
      continue;
    const MuFace face = mu_rect_face_towards (&self->ground, &body_at (battle, k)->ground);
    const int figures = mu_wrg_figures_on_face (battle, body, k, face);
    const Stroke stroke = {
      .body = (int16_t) body,
      .target = (int16_t) k,
      .figures = (uint16_t) (figures + figures_behind_side (battle, body, k, figures)),
      .front = (uint16_t) figures,
      .face = MU_FACE_FRONT,
      .own_face = (uint8_t) face,
      .in_contact = true,
      /* wrg.melee.eligible.crew-only; and the beast itself fights but once */
      .crew_only = is_model (self) && !mu_wrg_is_artillery (self),
    };
    mu_wrg_add_stroke (battle, &stroke);
  }
}

/* READING: wrg.points.transport: drivers are unarmed, so that transport strikes no blow;
 * whoever reaches it fights on without an answer until it breaks. */
static bool
is_unarmed (const Body *body)
{
  return mu_type_is_transport ((MuTroopType) body->troop.type);
}

void
mu_wrg_add_strokes (WrgBattle *battle, int body)
{
  FileMatch match[FILES_MAX];
  if (is_unarmed (body_at (battle, body)))
    return;
  mu_wrg_match_files (battle, body, match);
  mu_wrg_note_overlaps (battle, body, match);
  add_front_strokes (battle, body, match);
  add_turned_strokes (battle, body);
  mu_wrg_add_lap_strokes (battle, body, match);
}

/* wrg.after.break-off: only crews that fight to the rear have an answer to such
 * blows; of routers not even they. */
static void
add_answer (WrgBattle *battle, int runner, int enemy)
{
  const Body *self = body_at (battle, runner);
  if (!is_model (self) || mu_wrg_is_artillery (self) || !is_fighting (self))
    return;
  const Stroke stroke = {
    .body = (int16_t) runner,
    .target = (int16_t) enemy,
    .figures = self->figures,
    .front = self->figures,
    .face = MU_FACE_FRONT,
    .own_face = MU_FACE_REAR,
    .crew_only = true,
  };
  mu_wrg_add_stroke (battle, &stroke);
}

/* wrg.melee.timing, wrg.after.continue: on backs that turn to run. */
void
mu_wrg_add_parting_blows (WrgBattle *battle, int runner)
{
  FOR_CONTACT (battle, body_at (battle, runner), k)
  {
    FileMatch match[FILES_MAX];
    if (!is_fighting (body_at (battle, k)) || !*pair_at (battle, PAIR_TOUCH, k, runner))
      continue;
    mu_wrg_match_files (battle, k, match);
    for (int guest = 0; guest <= body_at (battle, k)->hosts; guest++) {
      Stroke stroke = front_stroke (battle, k, runner, match, guest);
      stroke.in_contact = false;
      stroke.no_reply = true;
      stroke.face = MU_FACE_REAR;
      add_stroke_of_kind (battle, &stroke);
    }
    add_answer (battle, runner, k);
  }
}
