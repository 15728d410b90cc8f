#include "tests/rules/awfp/common.h"

MuAwfpTroop
stand (const char *notation)
{
  MuAwfpTroop read;
  if (mu_awfp_troop_parse (notation, &read, NULL) != MU_AWFP_PARSE_OK)
    ck_abort_msg ("no troop: %s", notation);
  return read;
}

/* The bare troop of a number, in a mixed radix. */
#define BARE (16 * MU_AWFP_MORALES * MU_AWFP_ARMOURS * MU_AWFP_ORDERS)

static MuAwfpTroop
bare (int number)
{
  MuAwfpTroop troop = { .trained = number & 1,
                        .shield = number >> 1 & 1,
                        .scythes = number >> 2 & 1,
                        .armoured = number >> 3 & 1 };
  number >>= 4;
  troop.morale = (uint8_t) (number % MU_AWFP_MORALES);
  number /= MU_AWFP_MORALES;
  troop.order = (uint8_t) (number % MU_AWFP_ORDERS);
  troop.armour = (uint8_t) (number / MU_AWFP_ORDERS);
  return troop;
}

int
every_stand (void (*check) (const MuAwfpTroop *troop))
{
  int count = 0;
  for (int number = 0; number < BARE; number++)
    for (int weapon = MU_AWFP_SWORD; weapon < MU_AWFP_ENGINE; weapon++) {
      MuAwfpTroop troop = bare (number);
      troop.weapons = (uint16_t) (weapon == MU_AWFP_SWORD ? 0u : MU_AWFP_WEAPON_BIT (weapon));
      check (&troop);
      count++;
    }
  return count;
}

MuAwfpTroop
random_stand (uint64_t *state)
{
  MuAwfpTroop troop = bare ((int) next_below (state, BARE));
  const uint32_t sets = 1u << MU_AWFP_ENGINE;
  troop.weapons = (uint16_t) (next_below (state, sets) & next_below (state, sets)
                              & ~MU_AWFP_WEAPON_BIT (MU_AWFP_SWORD));
  return troop;
}

MuAwfpTroop
lawful_stand (uint64_t *state)
{
  MuAwfpTroop drawn = random_stand (state);
  while (mu_awfp_troop_forbidden (&drawn) != MU_RULE_NONE)
    drawn = random_stand (state);
  return drawn;
}
