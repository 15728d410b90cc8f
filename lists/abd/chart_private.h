/* Parts of reading the chart of Ancient Battles Deluxe. */
#ifndef MUSTER_LISTS_ABD_CHART_PRIVATE_H
#define MUSTER_LISTS_ABD_CHART_PRIVATE_H

#include "lists/abd/chart.h"
#include "lists/xml/reader.h"

#define MU_HEX_ROWS_MAX MU_ABD_TYPES /* of the longest table */

/* Rows of one kind, each known by a word, each there once. */
typedef struct {
  const char *element, *key;
  const char *const
      *values; /* what may be made up, in the order of its enum; NULL: the one there */
  MuHexOrigin *origin;
  int count;
  const char *word[MU_HEX_ROWS_MAX + 1];
  const xmlNode *node[MU_HEX_ROWS_MAX];
} MuHexRows;

/* Rows known by the numbers from 1. */
void mu_hex_rows_number (MuHexRows *rows);
/* The place of the row's word; its origin is read. */
int mu_hex_rows_take (MuReader *reader, const xmlNode *node, MuHexRows *rows);
/* Fails at the parent for each that was not taken. */
void mu_hex_rows_check (MuReader *reader, const xmlNode *parent, const MuHexRows *rows);
/* What a row of a single value says of it. */
void mu_hex_origin_read (MuReader *reader, const xmlNode *node, const char *const *values,
                         MuHexOrigin *origin);

/* Where each of the rows stands, for what mu_abd_chart_check finds. */
typedef struct {
  MuHexRows unit, leader, terrain, hexside, command, turn, elephant;
} MuHexChartRows;

void mu_hex_chart_read_rows (MuReader *reader, const xmlNode *root, MuHexChart *made,
                             MuHexChartRows *rows);

#endif
