/* What one copy of a campaign tells another. */
#include "db/exchange/exchange.h"

MuSentAct *
mu_sent_act_new (void)
{
  MuSentAct *act = g_new0 (MuSentAct, 1);
  act->falls = g_array_new (FALSE, FALSE, sizeof (gint64));
  act->side[MU_SIDE_B] = 1;
  return act;
}

void
mu_sent_act_free (MuSentAct *act)
{
  if (act == NULL)
    return;
  g_free (act->made);
  g_free (act->who);
  g_free (act->about);
  g_free (act->doing);
  g_clear_pointer (&act->record, mu_battle_record_free);
  g_array_unref (act->falls);
  g_free (act);
}

MuSentSide *
mu_sent_side_new (void)
{
  return g_new0 (MuSentSide, 1);
}

void
mu_sent_side_free (MuSentSide *side)
{
  if (side == NULL)
    return;
  g_free (side->name);
  g_free (side->player);
  g_free (side->army);
  g_free (side);
}

MuBeginning *
mu_beginning_new (void)
{
  MuBeginning *beginning = g_new0 (MuBeginning, 1);
  beginning->sides = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_sent_side_free);
  return beginning;
}

void
mu_beginning_free (MuBeginning *beginning)
{
  if (beginning == NULL)
    return;
  g_free (beginning->made);
  g_free (beginning->who);
  g_free (beginning->readings);
  g_ptr_array_unref (beginning->sides);
  g_free (beginning);
}

MuDispatch *
mu_dispatch_new (void)
{
  MuDispatch *dispatch = g_new0 (MuDispatch, 1);
  dispatch->acts = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_sent_act_free);
  return dispatch;
}

void
mu_dispatch_free (MuDispatch *dispatch)
{
  if (dispatch == NULL)
    return;
  g_free (dispatch->name);
  mu_beginning_free (dispatch->beginning);
  g_ptr_array_unref (dispatch->acts);
  g_free (dispatch);
}
