/* Ancient Battles Deluxe: codes of its own kinds of event (events.def). */
#ifndef MUSTER_RULES_ABD_BATTLE_EVENTS_H
#define MUSTER_RULES_ABD_BATTLE_EVENTS_H

#define MU_ABD_EVENTS_FROM 200

typedef enum {
#define EVENT(code, name, key, effect, sum, headline) MU_ABD_EVENT_##name = code,
#include "rules/abd/battle/events.def"
#undef EVENT
} MuAbdEvent;

#endif
