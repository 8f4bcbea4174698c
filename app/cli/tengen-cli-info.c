/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-info: what files hold, a line for each game
 *
 * What: nodes, depth, charset, board, names, rules, komi, result, warnings.
 *       Games other than Go are told too, as far as they go.
 */
#include "tengen-cli.h"

#include "tengen-cli-game.h"
#include "tengen-cli-json.h"
#include "tengen-cli-options.h"
#include "tengen-words-record.h"
#include "tengen-words-renju.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

typedef struct
{
  char **files;
  gboolean warnings;
  gboolean json;
} Options;

typedef struct
{
  guint nodes;
  guint depth;
  guint moves;
} Shape;

/* Further ones are its siblings. */
static TengenNode
get_first_game (const TengenRecord *record)
{
  return tengen_record_get_n_games (record) > 0
             ? tengen_record_get_game (record, 0)
             : TENGEN_NODE_NONE;
}

static gboolean
has_move (const TengenRecord *record, TengenNode node)
{
  return tengen_record_find (record, node, TENGEN_PROPERTY_B) != 0 ||
         tengen_record_find (record, node, TENGEN_PROPERTY_W) != 0;
}

/* Goes on to the next node of the same game in the order of the file. */
static TengenNode
step (const TengenRecord *record,
      TengenNode root,
      TengenNode node,
      guint *depth)
{
  TengenNode next = tengen_record_get_child (record, node);

  if (next != TENGEN_NODE_NONE)
    {
      (*depth)++;
      return next;
    }
  while (node != root)
    {
      next = tengen_record_get_sibling (record, node);
      if (next != TENGEN_NODE_NONE)
        return next;
      node = tengen_record_get_parent (record, node);
      (*depth)--;
    }
  return TENGEN_NODE_NONE;
}

static gboolean
is_renju (const TengenGameSetup *setup)
{
  return setup != NULL && tengen_game_setup_is_renju (setup);
}

/* The opening pattern of the main line, or -1. */
static int
find_pattern (const TengenRecord *record, TengenNode root)
{
  g_autoptr (TengenPosition) position = tengen_position_new (record, root);
  TengenNode node = root;
  int pattern = -1;

  while (node != TENGEN_NODE_NONE && pattern < 0 &&
         tengen_position_get_move (position) < 3)
    {
      tengen_position_goto (position, node);
      pattern = tengen_position_get_renju (position)->pattern;
      node = tengen_record_get_child (record, node);
    }
  return pattern;
}

static void
measure (const TengenRecord *record, TengenNode root, Shape *shape)
{
  TengenNode node = root;
  guint depth = 1;

  *shape = (Shape){ 0 };
  for (; node != TENGEN_NODE_NONE; node = step (record, root, node, &depth))
    {
      shape->nodes++;
      shape->depth = MAX (shape->depth, depth);
    }
  for (node = root; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    shape->moves += has_move (record, node) ? 1 : 0;
}

static char *
say_info (const TengenRecord *record, TengenNode root, TengenProperty property)
{
  g_autofree char *text = tengen_info_get (record, root, property);

  return tengen_cli_file_clean (text);
}

/* A result in words, or as it stands if it is none that is known. */
static char *
say_result (const TengenRecord *record,
            TengenNode root,
            const TengenGameSetup *setup)
{
  g_autofree char *text = say_info (record, root, TENGEN_PROPERTY_RE);

  if (text == NULL || *text == '\0')
    return g_strdup (_ ("no result given"));
  return tengen_words_recorded_result (text, setup);
}

static char *
say_name (const TengenRecord *record, TengenNode root, TengenProperty property)
{
  char *name = say_info (record, root, property);

  return name != NULL ? name : g_strdup ("-");
}

static char *
say_names (const TengenRecord *record, TengenNode root)
{
  g_autofree char *black = say_name (record, root, TENGEN_PROPERTY_PB);
  g_autofree char *white = say_name (record, root, TENGEN_PROPERTY_PW);

  /* the names of the players */
  return g_strdup_printf (_ ("Black: %s, White: %s"), black, white);
}

static char *
say_charset (const TengenSgfReading *reading)
{
  if (reading->certain)
    return g_strdup (reading->charset);
  /* a charset */
  return g_strdup_printf (_ ("%s (guessed)"), reading->charset);
}

/* Kind, board, rules and komi, of Renju the opening. */
static char *
say_setup (const TengenRecord *record,
           TengenNode root,
           const TengenGameSetup *setup)
{
  int pattern = is_renju (setup) ? find_pattern (record, root) : -1;
  g_autofree char *start = NULL;
  g_autofree char *name = NULL;

  if (setup == NULL)
    return g_strdup ("-");
  start = tengen_words_start (setup, ", ");
  if (pattern < 0)
    return g_steal_pointer (&start);
  name = tengen_words_renju_pattern_name (pattern);
  return g_strconcat (start, ", ", name, NULL);
}

static char *
say_shape (const Shape *shape)
{
  g_autofree char *nodes = g_strdup_printf (
      tengen_words_plural ("%u node", "%u nodes", shape->nodes), shape->nodes);
  g_autofree char *moves = g_strdup_printf (
      tengen_words_plural ("%u move", "%u moves", shape->moves), shape->moves);
  /* how long the longest line of a game record is */
  g_autofree char *depth = g_strdup_printf (_ ("depth %u"), shape->depth);

  return g_strdup_printf ("%s, %s, %s", nodes, depth, moves);
}

static void
print_game (const TengenCliFile *file, TengenNode root, guint index, guint n)
{
  const TengenRecord *record = file->reading->record;
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_read (record, root);
  g_autofree char *result = say_result (record, root, setup);
  g_autofree char *names = say_names (record, root);
  g_autofree char *charset = say_charset (file->reading);
  g_autofree char *terms = say_setup (record, root, setup);
  g_autofree char *measures = NULL;
  guint n_warnings = file->reading->warnings->len;
  Shape shape;

  measure (record, root, &shape);
  measures = say_shape (&shape);
  /* which game of how many */
  g_print (_ ("%s: game %u of %u"), file->name, index + 1, n);
  g_print (", %s, %s, %s, %s, %s, ", measures, charset, terms, names, result);
  g_print (tengen_words_plural ("%u warning", "%u warnings", n_warnings),
           n_warnings);
  g_print ("\n");
}

static void
add_text (TengenCliJson *json,
          const char *key,
          const TengenRecord *record,
          TengenNode root,
          TengenProperty property)
{
  g_autofree char *text = tengen_info_get (record, root, property);

  tengen_cli_json_text (json, key, text);
}

static void
add_opening (TengenCliJson *json, int pattern)
{
  tengen_cli_json_text (json,
                        "opening",
                        pattern >= 0 ? tengen_renju_pattern_get (pattern)->id
                                     : NULL);
}

static void
add_game (TengenCliJson *json, const TengenRecord *record, TengenNode root)
{
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_read (record, root);
  Shape shape;

  measure (record, root, &shape);
  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_number (json, "nodes", (int) shape.nodes);
  tengen_cli_json_number (json, "depth", (int) shape.depth);
  tengen_cli_json_number (json, "moves", (int) shape.moves);
  if (setup != NULL)
    tengen_cli_json_number (json, "gm", setup->game);
  if (setup != NULL && tengen_game_setup_has_board (setup))
    tengen_cli_game_add_setup (json, setup);
  if (is_renju (setup))
    add_opening (json, find_pattern (record, root));
  add_text (json, "black", record, root, TENGEN_PROPERTY_PB);
  add_text (json, "white", record, root, TENGEN_PROPERTY_PW);
  add_text (json, "date", record, root, TENGEN_PROPERTY_DT);
  add_text (json, "result", record, root, TENGEN_PROPERTY_RE);
  tengen_cli_json_close (json, '}');
}

static void
add_warnings (TengenCliJson *json, const GArray *warnings)
{
  guint i;

  tengen_cli_json_open (json, "warnings", '[');
  for (i = 0; i < warnings->len; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (warnings, TengenSgfWarning, i);
      g_autofree char *said = tengen_words_fault (warning);

      tengen_cli_json_open (json, NULL, '{');
      tengen_cli_json_number (json, "line", (int) warning->line);
      tengen_cli_json_number (json, "column", (int) warning->column);
      if (warning->name[0] != '\0')
        tengen_cli_json_text (json, "property", warning->name);
      tengen_cli_json_text (json, "message", said);
      tengen_cli_json_close (json, '}');
    }
  tengen_cli_json_close (json, ']');
}

static void
add_file (TengenCliJson *json, const TengenCliFile *file)
{
  const TengenRecord *record = file->reading->record;
  TengenNode root = get_first_game (record);
  g_autofree char *form = tengen_words_foreign_form (file->form);

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (json, "file", file->name);
  if (file->form != TENGEN_FOREIGN_NONE)
    tengen_cli_json_text (json, "form", form);
  tengen_cli_json_text (json, "charset", file->reading->charset);
  tengen_cli_json_boolean (json, "charset_certain", file->reading->certain);
  tengen_cli_json_open (json, "games", '[');
  for (; root != TENGEN_NODE_NONE;
       root = tengen_record_get_sibling (record, root))
    add_game (json, record, root);
  tengen_cli_json_close (json, ']');
  add_warnings (json, file->reading->warnings);
  tengen_cli_json_close (json, '}');
}

static void
print_file (const TengenCliFile *file, gboolean warnings)
{
  const TengenRecord *record = file->reading->record;
  TengenNode root = get_first_game (record);
  guint n = tengen_record_get_n_games (record);
  guint i;

  for (i = 0; i < n; i++, root = tengen_record_get_sibling (record, root))
    print_game (file, root, i, n);
  if (warnings)
    tengen_cli_file_warn (file, G_MAXUINT);
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = { { "warnings",
                                     'w',
                                     0,
                                     G_OPTION_ARG_NONE,
                                     &options->warnings,
                                     N_ ("tell every warning with its place"),
                                     NULL },
                                   TENGEN_CLI_OPTION_JSON (&options->json),
                                   TENGEN_CLI_OPTION_REST (&options->files,
                                                           N_ ("FILE…")),
                                   { 0 } };

  return tengen_cli_options_parse (
      argc, argv, N_ ("Tells what files hold, a line for each game."), entries);
}

/* A file that cannot be read does not keep the others from being told. */
static TengenCliStatus
run (const Options *options)
{
  TengenCliJson *json = options->json ? tengen_cli_json_new () : NULL;
  TengenCliStatus status = TENGEN_CLI_OK;
  guint i;

  if (json != NULL)
    tengen_cli_json_open (json, NULL, '[');
  for (i = 0; options->files[i] != NULL; i++)
    {
      g_autoptr (TengenCliFile) file = tengen_cli_file_read (options->files[i]);

      if (file == NULL)
        {
          status = TENGEN_CLI_BAD_INPUT;
          continue;
        }
      tengen_cli_file_check (file);
      if (json != NULL)
        add_file (json, file);
      else
        print_file (file, options->warnings);
    }
  if (json == NULL)
    return status;
  tengen_cli_json_close (json, ']');
  tengen_cli_json_print (json);
  return status;
}

TengenCliStatus
tengen_cli_info (int argc, char **argv)
{
  Options options = { 0 };
  TengenCliStatus status = TENGEN_CLI_USAGE;

  if (!read_options (&options, &argc, &argv))
    return status;
  if (options.files == NULL)
    tengen_cli_options_complain ("%s", _ ("no file was named"));
  else
    status = run (&options);
  g_strfreev (options.files);
  return status;
}
