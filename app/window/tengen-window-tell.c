/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-tell: what a window says of a file or a game that it shows
 *
 * Shape: one notice for each thing, with some sentences and the two most useful
 *        buttons.
 */
#include "tengen-window-private.h"

#include "tengen-words-record.h"

#define _(text) tengen_words_text (text)

void
tengen_window_tell (TengenWindow *self,
                    const char *text,
                    const char *label,
                    const char *detailed_action)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (text != NULL);
  tengen_notice_tell (self->notice, TENGEN_NOTICE_NEWS, text);
  if (label != NULL)
    tengen_notice_add_button (self->notice, label, detailed_action);
}

void
tengen_window_refuse (TengenWindow *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (text != NULL);
  tengen_notice_tell (self->notice, TENGEN_NOTICE_REFUSAL, text);
}

void
tengen_window_withdraw (TengenWindow *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (text != NULL);
  tengen_notice_withdraw (self->notice, text);
}

gboolean
tengen_window_is_telling (TengenWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_WINDOW (self), FALSE);
  return tengen_notice_get_text (self->notice) != NULL;
}

void
tengen_window_tell_too (TengenWindow *self, const char *text)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (text != NULL);
  tengen_notice_tell (self->notice, TENGEN_NOTICE_ASIDE, text);
}

/* A person may have chosen it before, see tengen_document_new_restored(). */
static gboolean
is_guess (TengenWindow *self)
{
  gboolean certain;
  return tengen_document_get_charset (self->document, &certain) != NULL &&
         !certain;
}

static void
append_charset (GString *text, TengenWindow *self)
{
  if (!is_guess (self))
    return;
  g_autofree char *name =
      tengen_words_charset (tengen_document_get_charset (self->document, NULL));
  /* TRANSLATORS: name of a charset */
  g_autofree char *sentence =
      g_strdup_printf (_ ("The charset is a guess: %s."), name);
  tengen_words_append (text, sentence);
}

/* It is not the file itself that will be saved. */
static void
append_copy (GString *text, TengenWindow *self)
{
  if (tengen_document_get_origin (self->document) == NULL)
    return;
  g_autofree char *form =
      tengen_words_foreign_form (tengen_document_get_form (self->document));
  /* TRANSLATORS: the name of a form of files, such as Tygem GIB */
  g_autofree char *sentence = g_strdup_printf (
      _ ("This is a copy of a %s record; saving makes an SGF file."), form);
  tengen_words_append (text, sentence);
}

static void
append_games (GString *text, const TengenLoaded *loaded)
{
  if (loaded->n_games < 2)
    return;
  g_autofree char *sentence =
      g_strdup_printf (_ ("There are %u games in this file."), loaded->n_games);
  tengen_words_append (text, sentence);
}

/* Only what was mended in the text may have lost something; what ended the
 * reading did. */
static const TengenSgfWarning *
find_mended (const GArray *warnings)
{
  for (guint i = 0; i < warnings->len; i++)
    if (tengen_sgf_fault_ends_reading (
            g_array_index (warnings, TengenSgfWarning, i).fault))
      return &g_array_index (warnings, TengenSgfWarning, i);
  for (guint i = 0; i < warnings->len; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (warnings, TengenSgfWarning, i);
      if (warning->fault != TENGEN_SGF_FAULT_GUESSED &&
          warning->fault < TENGEN_SGF_FAULT_POINT)
        return warning;
    }
  return NULL;
}

static void
append_mended (GString *text,
               const TengenSgfWarning *first,
               TengenForeignForm form)
{
  g_autofree char *fault = tengen_words_fault (first);
  g_autofree char *sentence = NULL;
  if (form != TENGEN_FOREIGN_NONE)
    sentence =
        tengen_words_foreign_at (form, first->line, first->column, fault);
  else
    /* TRANSLATORS: line and column of the first place, what it was */
    sentence = g_strdup_printf (
        _ ("Something was mended while reading (first in line %u, column %u): "
           "%s"),
        first->line,
        first->column,
        fault);
  tengen_words_append (text, sentence);
}

/* As many as the review lists. A guess that is all there is was said. */
static void
append_warnings (GString *text, TengenWindow *self, const TengenLoaded *loaded)
{
  const TengenSgfWarning *mended = find_mended (loaded->warnings);
  guint n = loaded->warnings->len;
  if (mended != NULL)
    append_mended (text, mended, loaded->form);
  else if (!is_guess (self) || n < 2)
    return;
  /* TRANSLATORS: as many as the tab of the review says */
  g_autofree char *sentence =
      g_strdup_printf (_ ("Notes on this file: %u."), n);
  tengen_words_append (text, sentence);
}

/* Renju has but one set of rules; how a game was opened is seldom written. */
static void
append_assumed (GString *text, const TengenGameSetup *setup)
{
  if (!setup->rules_assumed || !tengen_game_setup_has_board (setup) ||
      tengen_game_setup_is_renju (setup))
    return;
  g_autofree char *rules = tengen_words_rules (&setup->rules);
  g_autofree char *sentence = g_strdup_printf (
      _ ("This record does not name its rules; %s are assumed."), rules);
  tengen_words_append (text, sentence);
}

void
tengen_window_tell_loaded (TengenWindow *self, const TengenLoaded *loaded)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (loaded != NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  append_copy (text, self);
  append_charset (text, self);
  append_games (text, loaded);
  append_assumed (text, tengen_game_get_setup (tengen_window_get_game (self)));
  append_warnings (text, self, loaded);
  if (text->len == 0)
    return;
  tengen_window_tell (self, text->str, NULL, NULL);
  if (is_guess (self))
    tengen_notice_add_button (self->notice, _ ("Charset…"), "win.charset");
  if (loaded->n_games > 1)
    tengen_notice_add_button (
        self->notice, _ ("Games in This File"), "win.games");
}

void
tengen_window_tell_files (TengenWindow *self)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  g_return_if_fail (self->files != NULL);
  g_autofree char *text = g_strdup_printf (
      _ ("%u files were given; the list has them all."), self->files->len);
  tengen_window_tell (self, text, _ ("Games in These Files"), "win.games");
}

void
tengen_window_tell_restored (TengenWindow *self, TengenRestored restored)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  gboolean unsaved = tengen_document_get_file (self->document) != NULL &&
                     tengen_document_get_unsaved (self->document);
  g_autoptr (GString) text = g_string_new (NULL);
  switch (restored)
    {
    case TENGEN_RESTORED_WHOLE:
      break;
    case TENGEN_RESTORED_CUT:
      g_string_assign (text,
                       _ ("Tengen was stopped in the middle of this game. It "
                          "stands where it was last written down."));
      break;
    case TENGEN_RESTORED_PART:
      g_string_assign (
          text,
          _ ("The record of this game is damaged. It stands where the damage "
             "begins; the damaged record is kept as it is."));
      break;
    case TENGEN_RESTORED_APART:
      g_string_assign (text,
                       _ ("This is the game as it was. Its file has been "
                          "changed or removed since; saving asks for a "
                          "place."));
      break;
    }
  if (unsaved)
    tengen_words_append (
        text, _ ("This game has changes that are not saved in its file yet."));
  if (text->len == 0)
    return;
  tengen_window_tell (self, text->str, unsaved ? _ ("Save") : NULL, "win.save");
  if (restored == TENGEN_RESTORED_PART)
    tengen_notice_add_button (
        self->notice, _ ("Go On With…"), "app.records::waiting");
}
