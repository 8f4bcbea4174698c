/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-entry: an engine of this machine
 */
#include "tengen-external-entry.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

TengenExternalEntry *
tengen_external_entry_copy (const TengenExternalEntry *self)
{
  TengenExternalEntry *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new (TengenExternalEntry, 1);
  *copy = *self;
  copy->id = g_strdup (self->id);
  copy->name = g_strdup (self->name);
  copy->path = g_strdup (self->path);
  copy->arguments = g_strdupv (self->arguments);
  return copy;
}

void
tengen_external_entry_free (TengenExternalEntry *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->name);
  g_free (self->path);
  g_strfreev (self->arguments);
  g_free (self);
}

/* --- What it can play --- */

static gboolean
is_there (const TengenExternalEntry *self, const char *file)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *beside = g_build_filename (folder, file, NULL);
  g_autofree char *at_home =
      g_build_filename (g_get_home_dir (), self->kind->place, file, NULL);

  return g_file_test (beside, G_FILE_TEST_EXISTS) ||
         g_file_test (at_home, G_FILE_TEST_EXISTS);
}

/* The first file it needs that is neither found nor named. */
static char *
explain_missing (const TengenExternalEntry *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->kind->needs); i++)
    {
      const char *file = self->kind->needs[i];

      if (file == NULL || is_there (self, file) ||
          g_strv_contains ((const char *const *) self->arguments,
                           self->kind->names[i]))
        continue;
      /* TRANSLATORS: an engine, a file, a folder */
      return g_strdup_printf (
          _ ("%s needs the file “%s”, which its authors offer. Put it into the "
             "folder “~/%s”."),
          self->name,
          file,
          self->kind->place);
    }
  return NULL;
}

/* Opening rules have swaps and offers, of which the protocol knows nothing; a
 * game where forbidden moves are declared has claims. */
static char *
explain_renju (const TengenExternalEntry *self, const TengenGameSetup *setup)
{
  if (self->protocol != TENGEN_EXTERNAL_GOMOCUP)
    return g_strdup_printf (_ ("%s does not play Renju."), self->name);
  return setup->renju.regulation != TENGEN_RENJU_FREE || setup->renju.declared
             ? g_strdup_printf (
                   _ ("%s plays Renju without opening rules only."), self->name)
             : NULL;
}

static char *
explain_board (const TengenExternalEntry *self, const TengenGameSetup *setup)
{
  const TengenExternalKind *kind = self->kind;
  int least = kind != NULL ? kind->least : 2;
  int most = kind != NULL ? kind->most : 25;

  if (setup->width != setup->height)
    return g_strdup_printf (_ ("%s plays on square boards only."), self->name);
  if (setup->width >= least && setup->width <= most)
    return NULL;
  if (least == most)
    /* TRANSLATORS: an engine, the size of a board twice */
    return g_strdup_printf (
        _ ("%s plays on %d×%d only."), self->name, least, least);
  /* TRANSLATORS: an engine, the smallest and the largest board */
  return g_strdup_printf (_ ("%s plays on boards from %d×%d to %d×%d."),
                          self->name,
                          least,
                          least,
                          most,
                          most);
}

static char *
explain_go (const TengenExternalEntry *self, const TengenGameSetup *setup)
{
  TengenExternalCount count = tengen_external_kind_find_count (&setup->rules);

  if (self->protocol != TENGEN_EXTERNAL_GTP)
    return g_strdup_printf (_ ("%s plays Renju only."), self->name);
  /* an engine that is not known is asked; at least it counts area */
  if (count == TENGEN_EXTERNAL_COUNT_OTHER ||
      (self->kind != NULL && self->kind->counts[count] == NULL))
    return g_strdup_printf (_ ("%s does not know these rules."), self->name);
  return explain_board (self, setup);
}

char *
tengen_external_entry_explain (const TengenExternalEntry *self,
                               const TengenGameSetup *setup)
{
  char *reason = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->path == NULL)
    return g_strdup_printf (_ ("%s is not there any more."), self->name);
  if (setup != NULL)
    reason = tengen_game_setup_is_renju (setup) ? explain_renju (self, setup)
                                                : explain_go (self, setup);
  return reason == NULL && self->kind != NULL ? explain_missing (self) : reason;
}

char *
tengen_external_entry_describe (const TengenExternalEntry *self, int level)
{
  int budget;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (level >= 1 && level <= TENGEN_GAME_COMPUTER_LEVELS,
                        NULL);

  if (self->kind == NULL)
    return g_strdup_printf (
        tengen_words_plural ("Thinks for up to %d second a move.",
                             "Thinks for up to %d seconds a move.",
                             (guint) level),
        level);
  budget = self->kind->budgets[level - 1];
  if (self->kind->has_levels)
    /* TRANSLATORS: an engine, a level as the engine counts */
    return g_strdup_printf (_ ("Level %2$d of %1$s."), self->name, budget);
  return g_strdup_printf (
      tengen_words_plural ("Looks at up to %d continuation a move.",
                           "Looks at up to %d continuations a move.",
                           (guint) budget),
      budget);
}

/* --- How it is started --- */

/* Adds arguments that have no spaces in themselves. */
static void
add_words (GPtrArray *command, const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_ptr_array_add (command, g_strdup (parts[i]));
}

static void
add_known (GPtrArray *command,
           const TengenExternalKind *kind,
           const TengenGameSetup *setup,
           const TengenGameComputer *computer)
{
  g_autofree char *level =
      tengen_external_kind_format_level (kind, computer->level);
  TengenExternalCount count = tengen_external_kind_find_count (&setup->rules);

  if (kind->protocol != TENGEN_EXTERNAL_GTP)
    return;
  add_words (command, level);
  if (kind->seed != NULL)
    {
      g_ptr_array_add (command, g_strdup (kind->seed));
      /* 0 would be any */
      g_ptr_array_add (
          command,
          g_strdup_printf ("%u", (guint) (computer->seed & 0x3fffffff) + 1));
    }
  if (count == TENGEN_EXTERNAL_COUNT_OTHER)
    return;
  add_words (command, kind->repeats[setup->rules.repetition]);
  add_words (command, kind->counts[count]);
}

char **
tengen_external_entry_make_command (const TengenExternalEntry *self,
                                    const TengenGameSetup *setup,
                                    const TengenGameComputer *computer)
{
  GPtrArray *command;

  g_return_val_if_fail (self != NULL && self->path != NULL, NULL);
  g_return_val_if_fail (setup != NULL && computer != NULL, NULL);

  command = g_ptr_array_new ();
  g_ptr_array_add (command, g_strdup (self->path));
  if (self->kind != NULL)
    add_words (command, self->kind->arguments);
  for (guint i = 0; self->arguments[i] != NULL; i++)
    g_ptr_array_add (command, g_strdup (self->arguments[i]));
  if (self->kind != NULL)
    add_known (command, self->kind, setup, computer);
  g_ptr_array_add (command, NULL);
  return (char **) g_ptr_array_free (command, FALSE);
}
