/* Tonight: the battle being prepared and fought, and those fought before. */
#ifndef MUSTER_APP_DESKTOP_TONIGHT_TONIGHT_PAGE_H
#define MUSTER_APP_DESKTOP_TONIGHT_TONIGHT_PAGE_H

#include "app/desktop/page/page.h"
#include "app/session/desk.h"

#define MU_TYPE_TONIGHT_PAGE (mu_tonight_page_get_type ())
G_DECLARE_FINAL_TYPE (MuTonightPage, mu_tonight_page, MU, TONIGHT_PAGE, MuPage)

/* Signal: "shown-changed". */
void mu_tonight_page_set_desk (MuTonightPage *page, MuDesk *desk);
/* The battle that the page shows fought; NULL while one is being prepared. */
MuBattleSession *mu_tonight_page_get_shown (MuTonightPage *page);
/* Begins a battle; campaign 0: whatever was chosen last. sides: two of the campaign's, by their
 * places, or NULL; the person may choose others. */
void mu_tonight_page_begin (MuTonightPage *page, gint64 campaign, const int *sides);
/* Whether battles of history are shown; an army of the one whose page is open, NULL: none is. */
gboolean mu_tonight_page_is_reading (MuTonightPage *page);
const MuList *mu_tonight_page_get_historic_army (MuTonightPage *page, MuSide side);
/* Whether the armies that are chosen can fight at all. */
gboolean mu_tonight_page_can_roll (MuTonightPage *page);
void mu_tonight_page_roll (MuTonightPage *page);
/* Shows what recording the battle that is shown would write; a button there does it. */
void mu_tonight_page_record (MuTonightPage *page);
gboolean mu_tonight_page_is_recording (MuTonightPage *page);
/* Puts the prepared battle on the table, goes on with the one that is there. */
void mu_tonight_page_play (MuTonightPage *page);
void mu_tonight_page_go_on (MuTonightPage *page);
/* Looks at the table anew: what was done elsewhere shows. */
void mu_tonight_page_look (MuTonightPage *page);
/* The same where others have gone on with it. */
void mu_tonight_page_follow (MuTonightPage *page);
/* Whether the page shows the battle on the table; its entries, or the steps of the deployment, back
 * and again. */
gboolean mu_tonight_page_is_at_table (MuTonightPage *page);
/* Whether a battle that is played at the screen is shown. */
gboolean mu_tonight_page_is_in_game (MuTonightPage *page);
gboolean mu_tonight_page_can_take_back (MuTonightPage *page);
void mu_tonight_page_take_back (MuTonightPage *page);
/* What that is, the caller's. */
char *mu_tonight_page_take_back_words (MuTonightPage *page);
char *mu_tonight_page_bring_back_words (MuTonightPage *page);
gboolean mu_tonight_page_can_bring_back (MuTonightPage *page);
void mu_tonight_page_bring_back (MuTonightPage *page);
/* The armies chosen for a battle; FALSE if none are. */
gboolean mu_tonight_page_get_choice (MuTonightPage *page, MuBattleChoice *choice);

#endif
