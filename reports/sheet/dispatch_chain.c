#include "reports/sheet/dispatch_chain.h"

#include "lists/xml/reader.h"
#include "reports/sheet/content_digest.h"

GPtrArray *
mu_dispatch_chain (const MuDispatch *dispatch)
{
  GPtrArray *links = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *head = mu_dispatch_write_head (dispatch);
  g_ptr_array_add (links, mu_content_digest (NULL, head));
  for (guint i = 0; i < dispatch->acts->len; i++) {
    g_autofree char *act = mu_dispatch_write_act (dispatch->acts->pdata[i]);
    g_ptr_array_add (links, mu_content_digest (links->pdata[i], act));
  }
  return links;
}

/* The first child that is read as what the link stands behind; NULL: only blanks are before it. */
static const xmlNode *
behind (const xmlNode *root, const MuDispatch *dispatch)
{
  if (dispatch->beginning == NULL)
    return root->children;
  return mu_reader_first (root, "beginning")->next;
}

static gboolean
breaks (const xmlNode *from, const char *target, const char *due)
{
  g_autofree char *told = mu_content_told (from, target);
  return mu_content_judge (told, due) != MU_CONTENT_WHOLE;
}

static gboolean
is_broken (const xmlNode *root, MuDispatch *dispatch, const GPtrArray *links)
{
  const xmlNode *act = mu_reader_first (root, "act");
  dispatch->broken = 0;
  if (breaks (behind (root, dispatch), MU_CHAIN_TARGET, links->pdata[0]))
    return TRUE;
  for (guint i = 1; act != NULL; i++, act = mu_reader_next (act)) {
    dispatch->broken = i;
    if (breaks (act->next, MU_CHAIN_TARGET, links->pdata[i]))
      return TRUE;
  }
  dispatch->broken = 0;
  return breaks (root->next, MU_DIGEST_TARGET, links->pdata[links->len - 1]);
}

void
mu_dispatch_judge (const xmlNode *root, MuDispatch *dispatch)
{
  g_autofree char *told = mu_content_told (root->next, MU_DIGEST_TARGET);
  g_autofree char *first = mu_content_told (behind (root, dispatch), MU_CHAIN_TARGET);
  dispatch->content = MU_CONTENT_BARE;
  if (told == NULL && first == NULL)
    return;
  g_autoptr (GPtrArray) links = mu_dispatch_chain (dispatch);
  dispatch->content = is_broken (root, dispatch, links) ? MU_CONTENT_CHANGED : MU_CONTENT_WHOLE;
}
