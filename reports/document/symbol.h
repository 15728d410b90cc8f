/* Small signs for troop types, drawn: a block with a mark for foot, a slash for
 * horse, dots for light troops, a ring for elephants, wheels for chariots. The
 * heavier the armour, the thicker the front edge. */
#ifndef MUSTER_REPORTS_DOCUMENT_SYMBOL_H
#define MUSTER_REPORTS_DOCUMENT_SYMBOL_H

#include <cairo.h>
#include <glib.h>

#include "rules/troop/troop.h"

#define MU_SYMBOL_WIDTH  20.0
#define MU_SYMBOL_HEIGHT 11.0

typedef struct {
  MuTroopType type;
  gboolean general; /* one rides with it: a flag */
} MuSymbol;

/* A MuPicture; data: MuSymbol. */
void mu_symbol_draw (cairo_t *cr, double w, double h, gconstpointer data);

#endif
