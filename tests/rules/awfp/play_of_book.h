/* The tables of Fast Play by hand, for tests that read no files: the numbers of the reconstruction.
 */
#ifndef MUSTER_TESTS_RULES_AWFP_PLAY_OF_BOOK_H
#define MUSTER_TESTS_RULES_AWFP_PLAY_OF_BOOK_H

#include "rules/awfp/play.h"

/* Static. */
const MuAwfpPlay *play_of_book (void);

#endif
