/* The verbs that work on books, lists, battles and the club file, and the
 * calculators of Fast Play and of WRG 5th that take more than a sum's fields. */
#ifndef MUSTER_APP_CLI_RUN_H
#define MUSTER_APP_CLI_RUN_H

#include "app/cli/call.h"

MuExit mu_run_book_list (MuCall *call);
MuExit mu_run_book_show (MuCall *call);
MuExit mu_run_book_check (MuCall *call);
MuExit mu_run_list_check (MuCall *call);
MuExit mu_run_list_certificate (MuCall *call);
MuExit mu_run_list_verify (MuCall *call);
MuExit mu_run_list_new (MuCall *call);
MuExit mu_run_list_convert (MuCall *call);
MuExit mu_run_list_import (MuCall *call);
MuExit mu_run_list_export (MuCall *call);
MuExit mu_run_list_ls (MuCall *call);
MuExit mu_run_list_compare (MuCall *call);
MuExit mu_run_list_copy (MuCall *call);
MuExit mu_run_list_rename (MuCall *call);
MuExit mu_run_list_delete (MuCall *call);
MuExit mu_run_list_changes (MuCall *call);
MuExit mu_run_list_accept (MuCall *call);
MuExit mu_run_field_check (MuCall *call);
MuExit mu_run_field_show (MuCall *call);
MuExit mu_run_field_choose (MuCall *call);
MuExit mu_run_orders_read (MuCall *call);
MuExit mu_run_orders_check (MuCall *call);
MuExit mu_run_orders_show (MuCall *call);
MuExit mu_run_orders_new (MuCall *call);
MuExit mu_run_plan_show (MuCall *call);
MuExit mu_run_plan_picture (MuCall *call);
MuExit mu_run_battle_run (MuCall *call);
MuExit mu_run_battle_odds (MuCall *call);
MuExit mu_run_battle_ls (MuCall *call);
MuExit mu_run_battle_stands (MuCall *call);
MuExit mu_run_battle_orders (MuCall *call);
MuExit mu_run_battle_go_on (MuCall *call);
MuExit mu_run_battle_picture (MuCall *call);
MuExit mu_run_battle_account (MuCall *call);
MuExit mu_run_battle_prepare (MuCall *call);
MuExit mu_run_sheet_check (MuCall *call);
MuExit mu_run_sheet_seal (MuCall *call);
MuExit mu_run_sheet_hide (MuCall *call);
MuExit mu_run_sheet_open (MuCall *call);
MuExit mu_run_sheet_show (MuCall *call);
MuExit mu_run_campaign_new (MuCall *call);
MuExit mu_run_campaign_ls (MuCall *call);
MuExit mu_run_campaign_show (MuCall *call);
MuExit mu_run_campaign_army (MuCall *call);
MuExit mu_run_campaign_record (MuCall *call);
MuExit mu_run_campaign_battle (MuCall *call);
MuExit mu_run_campaign_history (MuCall *call);
MuExit mu_run_campaign_undo (MuCall *call);
MuExit mu_run_campaign_rules (MuCall *call);
MuExit mu_run_campaign_advance (MuCall *call);
MuExit mu_run_campaign_fixtures (MuCall *call);
MuExit mu_run_campaign_fixture (MuCall *call);
MuExit mu_run_campaign_call_off (MuCall *call);
MuExit mu_run_campaign_weather (MuCall *call);
MuExit mu_run_campaign_throw (MuCall *call);
MuExit mu_run_campaign_award (MuCall *call);
MuExit mu_run_campaign_send (MuCall *call);
MuExit mu_run_campaign_map (MuCall *call);
MuExit mu_run_campaign_set (MuCall *call);
MuExit mu_run_campaign_replace (MuCall *call);
MuExit mu_run_campaign_merge (MuCall *call);
MuExit mu_run_house_rules (MuCall *call);
MuExit mu_run_report_roster (MuCall *call);
MuExit mu_run_report_battle (MuCall *call);
MuExit mu_run_dice_log (MuCall *call);
MuExit mu_run_dice_verify (MuCall *call);
MuExit mu_run_doctor (MuCall *call);
MuExit mu_run_samples (MuCall *call);
MuExit mu_run_wrg_scouting (MuCall *call);
MuExit mu_run_wrg_leadership (MuCall *call);
MuExit mu_run_wrg_victory (MuCall *call);
MuExit mu_run_awfp_leadership (MuCall *call);
MuExit mu_run_awfp_morale (MuCall *call);
MuExit mu_run_awfp_stands (MuCall *call);
MuExit mu_run_awfp_points (MuCall *call);
MuExit mu_run_awfp_convert (MuCall *call);
MuExit mu_run_night (MuCall *call);
MuExit mu_run_tonight_prepare (MuCall *call);
MuExit mu_run_tonight_show (MuCall *call);
MuExit mu_run_tonight_loss (MuCall *call);
MuExit mu_run_tonight_fate (MuCall *call);
MuExit mu_run_tonight_general (MuCall *call);
MuExit mu_run_tonight_objective (MuCall *call);
MuExit mu_run_tonight_period (MuCall *call);
MuExit mu_run_tonight_undo (MuCall *call);
MuExit mu_run_tonight_redo (MuCall *call);
MuExit mu_run_tonight_record (MuCall *call);
MuExit mu_run_tonight_give_up (MuCall *call);

#endif
