/* Armies of figures or stands that fight on the hex table: as counters by the conversion of
 * lists/abd/counters.h, their losses back by it. Whom a counter stands for its unit notes,
 * "24 Hastati, 3 Velites", by which the armies of a record are known again in any language. */
#ifndef MUSTER_LISTS_BATTLE_ABD_HEX_ARMIES_H
#define MUSTER_LISTS_BATTLE_ABD_HEX_ARMIES_H

#include "lists/battle/conversion.h"

extern const MuConversion mu_hex_conversion;

#endif
