/* Events as bytes, and the rows of their kinds. Fields are written one by one, least byte first,
 * instead of copied as they lie in memory: what is digested (FNV-1a) and stored must be the same
 * on every machine and with every compiler. */
#include "rules/core/event.h"

static const MuEventRow rows[] = {
  [0] = { "nothing", MU_EFFECT_SAY, MU_EVENT_SUM_NONE, MU_HEADLINE_NEVER },
#define EVENT(code, name, key, effect, sum, headline)                                              \
  [code] = { key, MU_EFFECT_##effect, MU_EVENT_SUM_##sum, MU_HEADLINE_##headline },
#include "rules/core/events.def"
#undef EVENT
};

_Static_assert(sizeof rows / sizeof *rows == MU_EVENT_KINDS, "MU_EVENT_KINDS counts the rows");

const MuEventRow *
mu_event_row (int kind)
{
  return &rows[kind > 0 && kind < MU_EVENT_KINDS ? kind : 0];
}

#define FNV_PRIME UINT64_C (0x100000001b3)

static void
put16 (uint8_t *bytes, uint16_t value)
{
  bytes[0] = (uint8_t) value;
  bytes[1] = (uint8_t) (value >> 8);
}

static void
put32 (uint8_t *bytes, uint32_t value)
{
  put16 (bytes, (uint16_t) value);
  put16 (bytes + 2, (uint16_t) (value >> 16));
}

static uint16_t
get16 (const uint8_t *bytes)
{
  return (uint16_t) (bytes[0] | bytes[1] << 8);
}

static uint32_t
get32 (const uint8_t *bytes)
{
  return get16 (bytes) | (uint32_t) get16 (bytes + 2) << 16;
}

void
mu_event_pack (const MuEvent *event, uint8_t bytes[MU_EVENT_BYTES])
{
  put16 (bytes, event->kind);
  put16 (bytes + 2, event->rule);
  bytes[4] = event->period;
  bytes[5] = event->phase;
  bytes[6] = event->side;
  bytes[7] = event->spare;
  put16 (bytes + 8, (uint16_t) event->body);
  put16 (bytes + 10, (uint16_t) event->other);
  for (int i = 0; i < 4; i++)
    put32 (bytes + 12 + 4 * i, (uint32_t) event->value[i]);
}

void
mu_event_unpack (const uint8_t bytes[MU_EVENT_BYTES], MuEvent *event)
{
  event->kind = get16 (bytes);
  event->rule = get16 (bytes + 2);
  event->period = bytes[4];
  event->phase = bytes[5];
  event->side = bytes[6];
  event->spare = bytes[7];
  event->body = (int16_t) get16 (bytes + 8);
  event->other = (int16_t) get16 (bytes + 10);
  for (int i = 0; i < 4; i++)
    event->value[i] = (int32_t) get32 (bytes + 12 + 4 * i);
}

#define FNV_PRIME_4 (FNV_PRIME * FNV_PRIME * FNV_PRIME * FNV_PRIME)

/* Four bytes, least first. Three zeros behind one that counts do no more than multiply. */
static uint64_t
digest_word (uint64_t digest, uint32_t word)
{
  if (word <= UINT8_MAX)
    return (digest ^ word) * FNV_PRIME_4;
  for (int i = 0; i < 4; i++, word >>= 8)
    digest = (digest ^ (word & UINT8_MAX)) * FNV_PRIME;
  return digest;
}

/* As the packed bytes would be digested, one after the other. */
uint64_t
mu_digest_event (uint64_t digest, const MuEvent *event)
{
  digest = digest_word (digest, event->kind | (uint32_t) event->rule << 16);
  digest = digest_word (digest, event->period | (uint32_t) event->phase << 8
                                    | (uint32_t) event->side << 16 | (uint32_t) event->spare << 24);
  digest = digest_word (digest, (uint16_t) event->body | (uint32_t) (uint16_t) event->other << 16);
  for (int i = 0; i < 4; i++)
    digest = digest_word (digest, (uint32_t) event->value[i]);
  return digest;
}
