/* Where in the world a field lies: what kind of land it is, and on which side of the Alps.  The
 * rule systems, the map of a campaign and its calendar ask for it. */
#ifndef MUSTER_RULES_FIELD_COUNTRY_H
#define MUSTER_RULES_FIELD_COUNTRY_H

/* Stored: append only. */
typedef enum { MU_REGION_MEDITERRANEAN, MU_REGION_NORTHERN } MuRegion;
typedef enum {
  MU_COUNTRY_PLAIN,
  MU_COUNTRY_MOUNTAIN,
  MU_COUNTRY_DESERT,
  MU_COUNTRY_STEPPE
} MuCountry;

#endif
