/* Seals upon what the sides lay down: given, and opened when both are ready. */
#include <glib/gi18n-lib.h>

#include "app/service/club/club.h"
#include "reports/document/rule_words.h"

/* FALSE, and why. */
#define refuse(error, code, ...) (g_set_error (error, MU_FILE_ERROR, code, __VA_ARGS__), FALSE)

gboolean
mu_battle_seal_side (MuBattleRecord *record, MuSide side, GError **error)
{
  MuBattleSideRecord *own = &record->side[side];
  const MuBattleSideRecord *other = &record->side[MU_SIDE_B - side];
  if (record->fought)
    return refuse (error, MU_FILE_ERROR_INVALID, _ ("%s was fought; there is nothing to seal"),
                   record->name);
  if (own->seal)
    return refuse (error, MU_FILE_ERROR_INVALID, _ ("%s is sealed already, with the code %s"),
                   own->list->name, own->seal);
  if (!own->orders && !mu_battle_side_is_deployed (own))
    return refuse (error, MU_FILE_ERROR_INVALID,
                   _ ("%s has laid down neither deployment nor orders; give some, or a plan"),
                   own->list->name);
  /* wrg.deploy.outscouted */
  if (record->outscouted == MU_SIDE_B - side && !other->seal)
    return refuse (error, MU_FILE_ERROR_INVALID,
                   _ ("%s has been outscouted and deploys first (%s)"), other->list->name,
                   mu_rule_words_section (MU_RULE_WRG_DEPLOY_OUTSCOUTED));
  if (mu_battle_side_seal_kind (other) == MU_SEAL_UNSALTED)
    return refuse (
        error, MU_FILE_ERROR_INVALID,
        _ ("%s was sealed by an older Muster, with a short code and without a salt: plans "
           "can be tried against the code %s until one fits. Have it sealed anew before "
           "you seal yours"),
        other->list->name, other->seal);
  /* Who sealed without a part of the seed has none to give. */
  if (mu_battle_side_seal_kind (other) == MU_SEAL_SALTED)
    mu_battle_side_seal_alone (own);
  else
    mu_battle_side_seal (own);
  return TRUE;
}

/* --- the seed that both make ---------------------------------------------- */

static gboolean
check_open (const MuBattleRecord *record, GError **error)
{
  for (int side = 0; side < MU_SIDES; side++) {
    const MuBattleSideRecord *own = &record->side[side];
    if (own->hidden)
      return refuse (error, MU_FILE_ERROR_INVALID,
                     _ ("%s: deployment and orders are sealed with the code %s; open them first: "
                        "the seed of the fight comes from both sides' seals"),
                     own->list->name, own->seal);
  }
  return TRUE;
}

static gboolean
check_sealed (const MuBattleRecord *record, GError **error)
{
  for (int side = 0; side < MU_SIDES; side++) {
    const MuBattleSideRecord *own = &record->side[side];
    if (!own->sum)
      return refuse (error, MU_FILE_ERROR_INVALID,
                     _ ("%s has not sealed: the enemy has, and the seed of the fight comes from "
                        "both sides' seals"),
                     own->list->name);
  }
  return TRUE;
}

gboolean
mu_battle_settle_seed (MuBattleRecord *record, GError **error)
{
  if (!mu_battle_record_is_joint (record) || mu_battle_record_join (record))
    return TRUE;
  return check_open (record, error) && check_sealed (record, error)
         && refuse (error, MU_FILE_ERROR_INVALID, _ ("%s: the salt of a seal is missing"),
                    record->name);
}

/* --- opening ---------------------------------------------------------------- */

static gboolean
same_list (const MuList *one, const MuList *other)
{
  g_autofree char *a = mu_list_write_data (one, NULL);
  g_autofree char *b = mu_list_write_data (other, NULL);
  return g_str_equal (a, b);
}

static char *
field_text (const MuBattleRecord *record)
{
  return record->field ? mu_field_plan_write_data (record->field, NULL) : g_strdup ("");
}

static gboolean
same_battle (const MuBattleRecord *one, const MuBattleRecord *other)
{
  g_autofree char *field = field_text (one);
  g_autofree char *other_field = field_text (other);
  return mu_battle_record_prepared_seed (one) == mu_battle_record_prepared_seed (other)
         && one->stream == other->stream && g_str_equal (field, other_field)
         && same_list (one->side[MU_SIDE_A].list, other->side[MU_SIDE_A].list)
         && same_list (one->side[MU_SIDE_B].list, other->side[MU_SIDE_B].list);
}

static void
take_papers (MuBattleSideRecord *own, const MuBattleSideRecord *from)
{
  g_array_unref (own->deployment);
  own->deployment = g_array_copy (from->deployment);
  own->orders = from->orders ? mu_orders_copy (from->orders) : NULL;
  own->salt = g_strdup (from->salt);
  own->planned = from->planned;
  own->commanded = from->commanded;
  own->alone = from->alone;
  own->hidden = FALSE;
}

gboolean
mu_battle_open_side (MuBattleRecord *record, MuSide side, const MuBattleRecord *from,
                     const char *name, const char *from_name, GError **error)
{
  MuBattleSideRecord *own = &record->side[side];
  const MuBattleSideRecord *shown = &from->side[side];
  if (!same_battle (record, from))
    return refuse (
        error, MU_FILE_ERROR_FOREIGN,
        _ ("%s: another battle than that of %s: armies, field and dice must be the same"),
        from_name, name);
  if (!own->hidden)
    return refuse (error, MU_FILE_ERROR_INVALID, _ ("%s: nothing of %s is hidden"), name,
                   own->list->name);
  if (shown->hidden)
    return refuse (error, MU_FILE_ERROR_INVALID, _ ("%s: %s is hidden there, too"), from_name,
                   shown->list->name);
  const MuSealKind kind = mu_battle_side_seal_kind (own);
  if (kind >= MU_SEAL_SALTED && !shown->salt)
    return refuse (error, MU_FILE_ERROR_INVALID,
                   _ ("%s: %s is not sealed there; show the sheet in which it was given the "
                      "code %s"),
                   from_name, shown->list->name, own->seal);
  g_autofree char *code = mu_battle_side_seal_code_as (shown, kind);
  if (!g_str_equal (code, own->seal) || (own->sum && g_strcmp0 (own->sum, shown->sum) != 0))
    return refuse (error, MU_FILE_ERROR_INVALID,
                   _ ("%s: deployment and orders of %s have the code %s, but %s was given: they "
                      "were changed after they were sealed"),
                   from_name, own->list->name, code, own->seal);
  take_papers (own, shown);
  return TRUE;
}
