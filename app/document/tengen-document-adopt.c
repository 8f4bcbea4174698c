/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-document-adopt: the file that a game was written to becomes its own
 */
#include "tengen-document-private.h"

void
tengen_document_note_file (TengenDocument *self)
{
  if (self->journal == NULL || self->file == NULL)
    return;
  g_autofree char *uri = g_file_get_uri (self->file);
  g_autofree char *text = g_strconcat (uri, " ", self->checksum, NULL);
  tengen_journal_note (self->journal, "file", text);
}

void
tengen_document_note_origin (TengenDocument *self)
{
  if (self->journal == NULL || self->origin == NULL)
    return;
  g_autofree char *uri = g_file_get_uri (self->origin);
  tengen_journal_note (self->journal, "origin", uri);
}

void
tengen_document_note_match (TengenDocument *self)
{
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));
  if (self->journal != NULL && setup->match != NULL)
    tengen_journal_note (self->journal, "match", setup->match);
}

void
tengen_document_adopt (TengenDocument *self,
                       GFile *file,
                       GBytes *bytes,
                       const char *checksum,
                       guint64 edits)
{
  tengen_document_set_file (self, file, checksum);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  self->bytes = g_bytes_ref (bytes);
  g_free (self->charset);
  self->charset = g_strdup ("UTF-8");
  self->certain = TRUE;
  self->saved = edits;
  tengen_document_update_unsaved (self);
  tengen_document_note_file (self);
}

void
tengen_document_set_saved (TengenDocument *self, GFile *file, GBytes *bytes)
{
  g_return_if_fail (TENGEN_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file) && bytes != NULL);
  g_autofree char *checksum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  tengen_document_adopt (
      self, file, bytes, checksum, tengen_document_get_edits (self));
}
