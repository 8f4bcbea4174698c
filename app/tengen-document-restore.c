/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-document-restore: a journal to a document
 *
 * Shape: the base is opened, every command is done again, every `#file` note
 *        says that the game was the same as the file at that line.
 */
#include "tengen-document-private.h"

#include "tengen-session-clock.h"

#include <string.h>

static const char *
skip_name (const char *line, const char *name)
{
  gsize length = strlen (name);
  if (strncmp (line, name, length) != 0 || line[length] != ' ')
    return NULL;
  return line + length + 1;
}

static void
replay_file (TengenDocument *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  if (words[0] == NULL || words[1] == NULL)
    return;
  g_autoptr (GFile) file = g_file_new_for_uri (words[0]);
  tengen_document_set_file (self, file, words[1]);
  self->saved = tengen_document_get_edits (self);
}

static void
replay_note (TengenDocument *self, const char *line)
{
  const char *text = skip_name (line, "#file");
  const char *mode = skip_name (line, "#mode");
  const char *kept = skip_name (line, "#history");
  if (text != NULL)
    replay_file (self, text);
  else if (mode != NULL)
    self->review = g_str_equal (mode, "review");
  else if (kept != NULL)
    tengen_document_replay_kept (self, kept);
  else if (g_str_equal (line, "#kept"))
    self->saved = TENGEN_DOCUMENT_NEVER;
  else if (g_str_equal (line, "#apart"))
    {
      tengen_document_set_file (self, NULL, NULL);
      self->saved = TENGEN_DOCUMENT_NEVER;
    }
}

static gboolean
replay_line (TengenDocument *self, const char *line)
{
  if (line[0] != '#')
    return tengen_session_replay (self->session, line);
  replay_note (self, line);
  return TRUE;
}

static guint
get_game_index (const char *const *lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *text = skip_name (lines[i], "#game");
      if (text != NULL)
        return (guint) g_ascii_strtoull (text, NULL, 10);
    }
  return 0;
}

/* The last one says it. */
static const char *
get_charset (const char *const *lines)
{
  const char *charset = NULL;
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *text = skip_name (lines[i], "#charset");
      if (text != NULL)
        charset = text;
    }
  return charset;
}

/* Notes that say something about the game, not about the journal. */
static void
copy_note (TengenJournal *to, const char *line)
{
  static const char *const names[] = { "file", "charset", "mode",
                                       "kept", "apart",   "history" };
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strconcat ("#", names[i], NULL);
      const char *text = skip_name (line, name);
      if (text != NULL || g_str_equal (line, name))
        tengen_journal_note (to, names[i], text != NULL ? text : "");
    }
}

/* Goes on in a new journal with the lines that could be done. */
static void
save_part (TengenDocument *self,
           TengenJournal *broken,
           guint n_good,
           const char *shelf,
           GBytes *base)
{
  const char *const *lines = tengen_journal_get_lines (broken);
  g_autofree char *title = tengen_document_get_title (self);
  tengen_document_set_journal (
      self, tengen_journal_new (shelf, base, get_game_index (lines), title));
  for (guint i = 0; i < n_good; i++)
    if (lines[i][0] == '#')
      copy_note (self->journal, lines[i]);
    else
      tengen_journal_append (self->journal, lines[i]);
  tengen_journal_set_aside (broken);
  g_object_unref (broken);
}

static gboolean
file_is_as_noted (TengenDocument *self)
{
  g_autofree char *checksum = tengen_files_get_checksum (self->file);
  return checksum != NULL && g_str_equal (checksum, self->checksum);
}

/* What was saved elsewhere in the meantime must not be written over. */
static gboolean
leave_changed_file (TengenDocument *self)
{
  if (self->file == NULL || file_is_as_noted (self))
    return FALSE;
  tengen_document_set_file (self, NULL, NULL);
  self->saved = TENGEN_DOCUMENT_NEVER;
  return TRUE;
}

/* Saved since: the file holds something else than the base. */
static void
forget_old_bytes (TengenDocument *self, GBytes *base)
{
  if (self->checksum == NULL)
    return;
  g_autofree char *checksum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, base);
  if (g_str_equal (checksum, self->checksum))
    return;
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->charset);
  self->charset = g_strdup ("UTF-8");
  self->certain = TRUE;
}

static TengenRestored
replay (TengenDocument *self,
        TengenJournal *journal,
        const char *shelf,
        GBytes *base)
{
  const char *const *lines = tengen_journal_get_lines (journal);
  TengenRestored restored = TENGEN_RESTORED_WHOLE;
  guint n_good = 0;
  while (lines[n_good] != NULL && replay_line (self, lines[n_good]))
    n_good++;
  if (lines[n_good] != NULL)
    {
      restored = TENGEN_RESTORED_PART;
      save_part (self, journal, n_good, shelf, base);
    }
  else
    {
      tengen_document_set_journal (self, journal);
      tengen_journal_note (journal, "open", "");
    }
  tengen_session_pause_restored (self->session);
  forget_old_bytes (self, base);
  if (leave_changed_file (self) && restored == TENGEN_RESTORED_WHOLE)
    restored = TENGEN_RESTORED_APART;
  return restored;
}

TengenDocument *
tengen_document_new_restored (TengenJournal *journal,
                              const char *shelf,
                              TengenRestored *restored)
{
  g_return_val_if_fail (TENGEN_IS_JOURNAL (journal), NULL);
  g_return_val_if_fail (shelf != NULL && restored != NULL, NULL);
  const char *const *lines = tengen_journal_get_lines (journal);
  guint index = get_game_index (lines);
  g_autoptr (GBytes) base = tengen_journal_read_base (journal, NULL);
  g_autoptr (TengenLoaded) loaded = NULL;
  if (base != NULL)
    loaded = tengen_files_parse (base, index, get_charset (lines), NULL);
  if (loaded == NULL)
    {
      tengen_journal_set_aside (journal);
      g_object_unref (journal);
      return NULL;
    }
  TengenDocument *self = tengen_document_wrap (g_steal_pointer (&loaded->game));
  tengen_document_take_origin (self, loaded);
  self->touched = TRUE;
  *restored = replay (self, journal, shelf, base);
  tengen_document_update_unsaved (self);
  return self;
}
