/* How a seed becomes faces. A roll is reckoned from its place in the stream, never from the roll
 * before it, so that each can be proved alone; the last block is kept to save work and for
 * nothing else. A typed face takes up its place in the stream as well: where it cannot serve,
 * the generated roll of that same place does, and those after it are what they would have
 * been. */
#include "rules/core/dice.h"

#define PHILOX_ROUNDS       10
#define PHILOX_MULTIPLIER_0 UINT32_C (0xd2511f53)
#define PHILOX_MULTIPLIER_1 UINT32_C (0xcd9e8d57)
#define PHILOX_WEYL_0       UINT32_C (0x9e3779b9)
#define PHILOX_WEYL_1       UINT32_C (0xbb67ae85)

/* wrg.dice: the faces of each die; a die of fewer repeats none. */
#define FACES_MAX 10
static const struct {
  uint8_t count;
  uint8_t face[FACES_MAX];
} die_table[MU_DIE_KINDS] = {
  [MU_DIE_ORDINARY] = { 6, { 1, 2, 3, 4, 5, 6 } },
  [MU_DIE_AVERAGE] = { 6, { 2, 3, 3, 4, 4, 5 } },
  [MU_DIE_TEN] = { 10, { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 } },
};

void
mu_philox4x32 (const uint32_t counter[4], const uint32_t key[2], uint32_t out[4])
{
  uint32_t c0 = counter[0], c1 = counter[1], c2 = counter[2], c3 = counter[3];
  uint32_t k0 = key[0], k1 = key[1];

  for (int round = 0; round < PHILOX_ROUNDS; round++) {
    const uint64_t p0 = (uint64_t) PHILOX_MULTIPLIER_0 * c0;
    const uint64_t p1 = (uint64_t) PHILOX_MULTIPLIER_1 * c2;
    c0 = (uint32_t) (p1 >> 32) ^ c1 ^ k0;
    c1 = (uint32_t) p1;
    c2 = (uint32_t) (p0 >> 32) ^ c3 ^ k1;
    c3 = (uint32_t) p0;
    k0 += PHILOX_WEYL_0;
    k1 += PHILOX_WEYL_1;
  }
  out[0] = c0;
  out[1] = c1;
  out[2] = c2;
  out[3] = c3;
}

static void
generate_block (uint64_t seed, uint64_t stream, uint64_t number, uint32_t block[4])
{
  const uint32_t counter[4] = { (uint32_t) number, (uint32_t) (number >> 32), (uint32_t) stream,
                                (uint32_t) (stream >> 32) };
  const uint32_t key[2] = { (uint32_t) seed, (uint32_t) (seed >> 32) };
  mu_philox4x32 (counter, key, block);
}

/* Multiply and shift: every face's share of the 2^32 words differs from the
 * others' by one word at most. */
static int
face_of (uint32_t word, MuDie die)
{
  return die_table[die].face[(uint64_t) word * die_table[die].count >> 32];
}

int
mu_dice_at (uint64_t seed, uint64_t stream, uint64_t index, MuDie die)
{
  uint32_t block[4];
  generate_block (seed, stream, index / 4, block);
  return face_of (block[index % 4], die);
}

void
mu_dice_init_seeded (MuDice *dice, uint64_t seed, uint64_t stream)
{
  *dice = (MuDice){ .seed = seed, .stream = stream };
}

void
mu_dice_init_scripted (MuDice *dice, const uint8_t *faces, size_t count, uint64_t seed,
                       uint64_t stream)
{
  static const uint8_t nothing_typed = 0;
  *dice = (MuDice){
    .seed = seed,
    .stream = stream,
    .script = faces ? faces : &nothing_typed,
    .script_length = faces ? count : 0,
  };
}

void
mu_dice_set_thrown (MuDice *dice, const MuRoll *thrown, size_t count)
{
  dice->thrown = thrown;
  dice->thrown_count = count;
  dice->thrown_next = 0;
}

uint64_t
mu_dice_rolled (const MuDice *dice)
{
  return dice->next;
}

void
mu_dice_set_recorder (MuDice *dice, MuRollRecorder recorder, void *context)
{
  dice->recorder = recorder;
  dice->recorder_context = context;
}

static int
generate_next (MuDice *dice, MuDie die)
{
  const uint64_t number = dice->next / 4;
  if (!dice->block_valid || dice->block_number != number) {
    generate_block (dice->seed, dice->stream, number, dice->block);
    dice->block_number = number;
    dice->block_valid = true;
  }
  return face_of (dice->block[dice->next % 4], die);
}

static void
set_fault (MuDice *dice, MuDiceFault fault)
{
  if (dice->fault == MU_DICE_OK)
    dice->fault = fault;
}

/* The next typed face, 0 with the fault set where it cannot serve. A face that
 * the die does not carry is used up: those after it keep their places. */
static int
read_script (MuDice *dice, MuDie die)
{
  if (dice->script_next >= dice->script_length) {
    set_fault (dice, MU_DICE_SCRIPT_ENDED);
    return 0;
  }
  const int face = dice->script[dice->script_next++];
  if (!mu_die_has_face (die, face)) {
    set_fault (dice, MU_DICE_IMPOSSIBLE_FACE);
    return 0;
  }
  return face;
}

/* The face thrown for the next roll, 0 where none was or it cannot serve. */
static int
read_thrown (MuDice *dice, MuDie die)
{
  while (dice->thrown_next < dice->thrown_count
         && dice->thrown[dice->thrown_next].index < dice->next)
    dice->thrown_next++;
  if (dice->thrown_next >= dice->thrown_count
      || dice->thrown[dice->thrown_next].index != dice->next)
    return 0;
  const int face = dice->thrown[dice->thrown_next].value;
  if (mu_die_has_face (die, face))
    return face;
  set_fault (dice, MU_DICE_IMPOSSIBLE_FACE);
  return 0;
}

static void
record (const MuDice *dice, MuDie die, MuRollPurpose purpose, int32_t subject, int face, bool real)
{
  const MuRoll roll = {
    .seed = dice->seed,
    .stream = dice->stream,
    .index = dice->next,
    .subject = subject,
    .die = (uint8_t) die,
    .purpose = (uint8_t) purpose,
    .value = (uint8_t) face,
    .real = real,
  };
  dice->recorder (dice->recorder_context, &roll);
}

int
mu_dice_roll (MuDice *dice, MuDie die, MuRollPurpose purpose, int32_t subject)
{
  int face = dice->script ? read_script (dice, die) : read_thrown (dice, die);
  const bool real = face != 0;
  if (!real)
    face = generate_next (dice, die);
  if (dice->recorder)
    record (dice, die, purpose, subject, face, real);
  dice->next++;
  return face;
}

MuDiceFault
mu_dice_fault (const MuDice *dice)
{
  return dice->fault;
}

bool
mu_die_has_face (MuDie die, int face)
{
  if ((unsigned) die >= MU_DIE_KINDS)
    return false;
  for (int i = 0; i < die_table[die].count; i++)
    if (die_table[die].face[i] == face)
      return true;
  return false;
}

int
mu_die_sides (MuDie die)
{
  return die_table[die].count;
}

int
mu_die_face (MuDie die, int side)
{
  return die_table[die].face[side];
}

bool
mu_dice_verify (const MuRoll *roll)
{
  if (roll->die >= MU_DIE_KINDS)
    return false;
  if (roll->real)
    return mu_die_has_face ((MuDie) roll->die, roll->value);
  return mu_dice_at (roll->seed, roll->stream, roll->index, (MuDie) roll->die) == roll->value;
}
