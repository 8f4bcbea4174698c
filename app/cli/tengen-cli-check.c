/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-check: what is odd in files, illegal moves too
 *
 * What: a line `file:line:column: message` for each oddity, on standard output,
 *       since it is the answer. How the text is built, what values are, then
 *       what the rules say of the moves.
 */
#include "tengen-cli.h"

#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-describe-walk.h"
#include "tengen-sgf-check.h"
#include "tengen-words-record.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static void
print_oddity (const TengenCliFile *file,
              guint line,
              guint column,
              const char *message)
{
  if (line > 0)
    g_print ("%s:%u:%u: %s\n", file->name, line, column, message);
  else
    g_print ("%s: %s\n", file->name, message);
}

static void
print_warnings (const TengenCliFile *file)
{
  const GArray *warnings = file->reading->warnings;

  for (guint i = 0; i < warnings->len; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (warnings, TengenSgfWarning, i);
      g_autofree char *fault = tengen_words_fault (warning);
      g_autofree char *message =
          warning->name[0] != '\0'
              ? g_strconcat (warning->name, ": ", fault, NULL)
              : g_strdup (fault);

      print_oddity (file, warning->line, warning->column, message);
    }
}

/* A forbidden move of Renju may be made, and loses: where nothing follows it
 * there is nothing odd about it. */
static gboolean
is_end (const TengenReason *reason, const TengenRecord *record, TengenNode node)
{
  return reason->code == TENGEN_REASON_FORBIDDEN &&
         tengen_record_get_child (record, node) == TENGEN_NODE_NONE;
}

/* Of a file of another form a node's place is not known: its move tells. */
static void
print_forced (const TengenCliFile *file,
              const TengenPosition *position,
              TengenNode node,
              TengenSgfPlace *place)
{
  g_autofree char *message =
      tengen_words_forced (tengen_position_get_forced (position));
  g_autofree char *said = NULL;

  if (file->form == TENGEN_FOREIGN_NONE)
    {
      tengen_sgf_find_place (file->reading->record, node, place);
      print_oddity (
          file, MAX (place->line, 1), MAX (place->column, 1), message);
      return;
    }
  /* TRANSLATORS: the number of a move, why it breaks a rule */
  said = g_strdup_printf (
      _ ("Move %u: %s"), tengen_position_get_move (position), message);
  print_oddity (file, 0, 0, said);
}

/* Goes through all nodes of a game; how many moves the rules forbid. @place is
 * in front of it. */
static guint
print_illegal (const TengenCliFile *file,
               TengenNode root,
               TengenSgfPlace *place)
{
  const TengenRecord *record = file->reading->record;
  g_autoptr (TengenPosition) position = tengen_position_new (record, root);
  guint n = 0;

  for (TengenNode node = root; position != NULL && node != TENGEN_NODE_NONE;
       node = tengen_walk_order (record, node, TENGEN_WALK_ON))
    {
      const TengenReason *reason;

      tengen_position_goto (position, node);
      reason = tengen_position_get_forced (position);
      if (reason == NULL || is_end (reason, record, node))
        continue;
      print_forced (file, position, node, place);
      n++;
    }
  return n;
}

/* Whether nothing is odd. */
static gboolean
check_file (TengenCliFile *file)
{
  const TengenRecord *record = file->reading->record;
  TengenSgfPlace place = { 0 };
  guint n_illegal = 0;

  tengen_cli_file_check (file);
  print_warnings (file);
  for (TengenNode root = tengen_record_get_game (record, 0);
       root != TENGEN_NODE_NONE;
       root = tengen_record_get_sibling (record, root))
    n_illegal += print_illegal (file, root, &place);
  return file->reading->warnings->len == 0 && n_illegal == 0;
}

TengenCliStatus
tengen_cli_check (int argc, char **argv)
{
  const GOptionEntry none = { 0 };
  g_auto (GStrv) files = tengen_cli_options_parse_files (
      &argc,
      &argv,
      N_ ("Tells what is odd in files; the exit status is 1 if anything "
          "is."),
      &none,
      N_ ("FILE…"));
  TengenCliStatus status = TENGEN_CLI_OK;

  if (files == NULL)
    return TENGEN_CLI_USAGE;
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (TengenCliFile) file = tengen_cli_file_read (files[i]);

      if (file == NULL || !check_file (file))
        status = TENGEN_CLI_BAD_INPUT;
    }
  return status;
}
