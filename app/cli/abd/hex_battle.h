/* A hex battle as a call names it. */
#ifndef MUSTER_APP_CLI_ABD_HEX_BATTLE_H
#define MUSTER_APP_CLI_ABD_HEX_BATTLE_H

#include "app/cli/core/call.h"
#include "lists/battle/battle_record.h"

/* The battle of the scenario that the call's argument names or, with --armies, of its two armies;
 * --side-a and --side-b say how the machine commands, --house-rule by which rules. The verb must
 * have these options. NULL with an error. */
MuBattleRecord *mu_call_hex_battle (MuCall *call, GError **error);

#endif
