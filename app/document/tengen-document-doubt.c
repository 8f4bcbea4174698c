/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-document-doubt: what speaks against writing over a file unasked
 *
 * What:  the charset of the file was guessed, so that its texts may be wrong;
 *        a result that it recorded is another one since play went on.
 * Not:   asking (tengen-window-save), keeping the old bytes (tengen-files).
 * Shape: `results` has what the file's games say under RE, by their first
 *        nodes, as the file was last read or written.
 */
#include "tengen-document-private.h"

#include "tengen-describe-info.h"

static const TengenRecord *
get_record (TengenDocument *self)
{
  return tengen_game_get_record (tengen_session_get_game (self->session));
}

GHashTable *
tengen_document_read_results (TengenDocument *self)
{
  const TengenRecord *record = get_record (self);
  TengenNode root = tengen_record_get_game (record, 0);
  GHashTable *results = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (; root != TENGEN_NODE_NONE;
       root = tengen_record_get_sibling (record, root))
    {
      char *result = tengen_info_get (record, root, TENGEN_PROPERTY_RE);
      if (result != NULL)
        g_hash_table_insert (results, GUINT_TO_POINTER (root), result);
    }
  return results;
}

/* B+R and B+Resign are one. */
static gboolean
is_same (const char *was, const char *is)
{
  TengenResult a, b;
  if (g_str_equal (was, is))
    return TRUE;
  return tengen_result_parse (was, &a) && tengen_result_parse (is, &b) &&
         a.kind == b.kind && a.winner == b.winner && a.margin_x2 == b.margin_x2;
}

/* A result that was typed is wanted; one that follows from the moves may have
 * come by trying something out. */
static gboolean
is_played (const TengenRecord *record, TengenNode root, const char *text)
{
  g_autoptr (TengenPosition) position = tengen_position_new (record, root);
  TengenNode end = root;
  for (TengenNode node = root; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    end = node;
  if (position == NULL)
    return FALSE;
  tengen_position_goto (position, end);
  TengenResult result = tengen_position_get_result (position);
  g_autofree char *own = tengen_result_format (&result);
  return tengen_position_get_phase (position) == TENGEN_PHASE_OVER &&
         g_str_equal (own, text);
}

static TengenNode
find_result (TengenDocument *self, char **was, char **is)
{
  const TengenRecord *record = get_record (self);
  TengenNode root = tengen_record_get_game (record, 0);
  if (self->results == NULL || g_hash_table_size (self->results) == 0)
    return TENGEN_NODE_NONE;
  for (; root != TENGEN_NODE_NONE;
       root = tengen_record_get_sibling (record, root))
    {
      const char *old =
          g_hash_table_lookup (self->results, GUINT_TO_POINTER (root));
      g_autofree char *now = tengen_info_get (record, root, TENGEN_PROPERTY_RE);
      if (old == NULL || now == NULL || is_same (old, now) ||
          !is_played (record, root, now))
        continue;
      *was = g_strdup (old);
      *is = g_steal_pointer (&now);
      return root;
    }
  return TENGEN_NODE_NONE;
}

TengenDocumentDoubt *
tengen_document_find_doubt (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), NULL);
  if (self->file == NULL)
    return NULL;
  TengenDocumentDoubt doubt = { 0 };
  if (self->charset != NULL && !self->certain)
    doubt.charset = g_strdup (self->charset);
  doubt.game = find_result (self, &doubt.was, &doubt.is);
  return doubt.charset != NULL || doubt.game != TENGEN_NODE_NONE
             ? g_memdup2 (&doubt, sizeof doubt)
             : NULL;
}

void
tengen_document_doubt_free (TengenDocumentDoubt *self)
{
  if (self == NULL)
    return;
  g_free (self->charset);
  g_free (self->was);
  g_free (self->is);
  g_free (self);
}

gboolean
tengen_document_get_over_chosen (TengenDocument *self)
{
  g_return_val_if_fail (TENGEN_IS_DOCUMENT (self), FALSE);
  return self->over_chosen;
}

void
tengen_document_choose_over (TengenDocument *self)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self));
  self->over_chosen = TRUE;
}
