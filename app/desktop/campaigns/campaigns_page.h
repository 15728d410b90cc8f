/* Campaigns: the club's campaigns and the one that is open. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGNS_PAGE_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGNS_PAGE_H

#include "app/desktop/page/page.h"
#include "app/desktop/paper/print.h"
#include "app/session/desk.h"

#define MU_TYPE_CAMPAIGNS_PAGE (mu_campaigns_page_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignsPage, mu_campaigns_page, MU, CAMPAIGNS_PAGE, MuPage)

/* Signal: "shown-changed". */
void mu_campaigns_page_set_desk (MuCampaignsPage *page, MuDesk *desk);
gint64 mu_campaigns_page_get_open (MuCampaignsPage *page); /* 0: none */
/* The sides of the open campaign's next fixture; FALSE where none is set. */
gboolean mu_campaigns_page_next_sides (MuCampaignsPage *page, int sides[MU_SIDES]);
gboolean mu_campaigns_page_open (MuCampaignsPage *page, gint64 id);
/* Whether the open campaign has a battle that could be taken back. */
gboolean mu_campaigns_page_has_battles (MuCampaignsPage *page);
void mu_campaigns_page_take_back (MuCampaignsPage *page);
/* Asks for a file, and writes what was done in the open campaign for other copies; or reads one and
 * shows what it brings; a campaign that is not here can be joined. */
void mu_campaigns_page_send (MuCampaignsPage *page);
void mu_campaigns_page_take_in (MuCampaignsPage *page);
/* The same of a file that is known. */
void mu_campaigns_page_send_to (MuCampaignsPage *page, const char *path);
void mu_campaigns_page_take_from (MuCampaignsPage *page, const char *path);
/* A copy of the open campaign for one player (campaign_cut.h): asked for; or for a side, to a file.
 */
void mu_campaigns_page_cut (MuCampaignsPage *page);
void mu_campaigns_page_cut_to (MuCampaignsPage *page, int side, const char *path);
/* Whether the open campaign is whole. */
gboolean mu_campaigns_page_is_whole (MuCampaignsPage *page);
/* Asks for a battle sheet, or takes one that is known, and offers to record it in the open
 * campaign; one that comes while that is offered is the other player's. */
void mu_campaigns_page_record_sheet (MuCampaignsPage *page);
void mu_campaigns_page_record_file (MuCampaignsPage *page, const char *path);
/* The report of the open campaign; NULL: none is open. */
MuPrintable *mu_campaigns_page_get_printable (MuCampaignsPage *page);
/* Asks for a new campaign. */
void mu_campaigns_page_new (MuCampaignsPage *page);

/* Whether Muster can fight the battles of the campaign that is open. */
gboolean mu_campaigns_page_can_fight (MuCampaignsPage *page);

#endif
