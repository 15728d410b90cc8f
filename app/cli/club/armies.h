/* Armies, battles and campaigns as a command names them: a file, a name in the
 * club file, a number. */
#ifndef MUSTER_APP_CLI_CLUB_ARMIES_H
#define MUSTER_APP_CLI_CLUB_ARMIES_H

#include "app/cli/core/call.h"
#include "app/service/table/table_battle.h"
#include "lists/campaign/map.h"

/* A list file where the text has a slash, ends in .xml or .txt, or is a file; else the
 * club's list of that name. */
MuList *mu_find_army (MuCall *call, const char *text, GError **error);

/* The same, of figures: a list of other rules is refused, for which there are neither orders
 * nor plans nor battles yet. */
gboolean mu_check_figures (const MuList *list, GError **error);
MuList *mu_find_figures (MuCall *call, const char *text, GError **error);

/* The club's list of that name, and its number. */
MuList *mu_club_list (MuCall *call, const char *name, gint64 *id, GError **error);

/* The battle on the club's table. */
MuTableBattle *mu_find_table_battle (MuCall *call, GError **error);

/* A battle of the club file by its number, else a battle sheet. */
MuBattleRecord *mu_find_battle (MuCall *call, const char *text, GError **error);

/* The campaign of that name; NULL: the only one that the club has. */
MuCampaign *mu_find_campaign (MuCall *call, const char *name, GError **error);

/* Whether the text can only mean a file. */
gboolean mu_names_a_file (const char *text);

/* The place of a side (a, b … or its name) in the campaign; -1 where it has none such. */
int mu_find_side (const MuCampaign *campaign, const char *name, GError **error);

/* The places of the two sides that are named; names NULL or empty: those of a campaign that has
 * no others. */
gboolean mu_find_sides (const MuCampaign *campaign, const GPtrArray *names, int sides[MU_SIDES],
                        GError **error);

/* A unit of the side by its name, by a beginning of it that no other has, or by its number from 1
 * in the side's first list: its index there; -1 with an error. */
int mu_find_side_unit (const MuCampaignSide *side, const char *name, GError **error);

/* A place of the map by its name, its key, or a beginning of its name that no other has;
 * MU_MAP_NOWHERE with an error. */
int mu_find_place (const MuMap *map, const char *name, GError **error);

/* The army of a side (a, b … or its name) of the campaign as it stands now. */
MuList *mu_find_side_army (MuCall *call, const MuCampaign *campaign, const char *name,
                           GError **error);

/* An illegal list may fight, but nobody shall overlook it: says so. */
gboolean mu_note_legality (MuCall *call, const MuList *list, GError **error);

#endif
