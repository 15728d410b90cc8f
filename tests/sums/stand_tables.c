#include "tests/sums/stand_tables.h"

#include "tests/rules/awfp/play_of_book.h"

static const MuAwfpLeadership leadership = { { 12, 9, 6, 2 }, { 6, 5, 4, 3 } };
static const MuAwfpPrices prices = {
  .body = { [MU_AWFP_HC] = 10, [MU_AWFP_HI] = 6, [MU_AWFP_UI] = 3, [MU_AWFP_SI] = 3 },
  .morale = { [MU_AWFP_ELITE] = 4, [MU_AWFP_VETERAN] = 2, [MU_AWFP_POOR] = -1 },
  .weapon = { [MU_AWFP_PILUM] = 2, [MU_AWFP_JAVELIN] = 1 },
  .trained = 1,
  .shield = 1,
  .general = 25,
  .army = 200,
};

const MuAwfpSumTables *
stand_tables (void)
{
  static MuAwfpSumTables tables;
  tables = (MuAwfpSumTables){ .leadership = &leadership,
                              .prices = &prices,
                              .play = play_of_book (),
                              .source = "by hand",
                              .reconstruction = TRUE };
  return &tables;
}
