/* Tables on paper: columns as wide as their content asks, long texts wrapped
 * and nothing cut, the head repeated on every page, no row over two pages. */
#ifndef MUSTER_REPORTS_DOCUMENT_TABLE_H
#define MUSTER_REPORTS_DOCUMENT_TABLE_H

#include "reports/document/press.h"

typedef enum { MU_ALIGN_LEFT, MU_ALIGN_RIGHT, MU_ALIGN_CENTRE } MuAlign;

typedef struct {
  const char *title;
  MuAlign align;
  gboolean wraps;  /* gives way when room is short, and takes what is left over */
  gboolean strong; /* its first line set bold */
} MuColumn;

typedef enum {
  MU_ROW_NORMAL,
  MU_ROW_GROUP, /* its first cell heads the rows below it, across all columns */
  MU_ROW_TOTAL,
} MuRowKind;

#define MU_TABLE_COLUMNS_MAX 16

typedef struct MuTable MuTable;

/* columns are copied; their titles must outlive the table. */
MuTable *mu_table_new (const MuColumn *columns, guint count);
void mu_table_free (MuTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuTable, mu_table_free)

/* cells: one text a column, NULL for an empty one; of a group only the first. */
void mu_table_add_row (MuTable *table, MuRowKind kind, const char *const *cells);

/* Puts a picture of w by h points into a cell of the last row; data is the
 * table's from now on, and the press's once it is set. */
void mu_table_add_picture (MuTable *table, guint column, double w, double h, MuPicture picture,
                           gpointer data, GDestroyNotify data_free);

/* Sets the table; it is used up. */
void mu_press_table (MuPress *press, MuTable *table);

/* How wide columns become: natural widths where they fit, what is left over
 * shared among those that give; else the widest of these shrink first, none
 * below its least width before all are there. Exposed for tests. */
typedef struct {
  double least;
  double natural;
  gboolean gives;
  double width; /* the answer */
} MuColumnWidth;
void mu_table_fit (MuColumnWidth *columns, guint count, double room);

#endif
