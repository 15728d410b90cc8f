/* The rule systems that armies are made for. */
#include "lists/abd/hexes.h"
#include "lists/awfp/stands.h"
#include "lists/system.h"
#include "lists/wrg/figures.h"

/* Alone in its file, so that a program with a table of its own need not take this one. The last row
 * is that of unknown numbers. */
const MuListSystem *const mu_list_systems[] = {
  &mu_figures_system,
  &mu_stands_system,
  &mu_hexes_system,
  NULL,
};
