/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-renju: a position of Renju: what it is and where it comes from
 *
 * Shape: what is named is a text such as `h8h9i8` if it is one, else a file; a
 *        text becomes a record as if it were read from a file.
 */
#include "tengen-cli-renju.h"

#include <string.h>

#include "tengen-board-notation.h"
#include "tengen-cli-options.h"
#include "tengen-renju-text.h"
#include "tengen-words-renju-chain.h"
#include "tengen-words-renju.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

typedef struct
{
  TengenCliChoice choice;
  gboolean json;
  gboolean vcf;
} Options;

/* So many positions take a minute and 200 MB at most. */
#define CHAIN_POSITIONS 3000000

/* --- Telling --- */

static char
draw_point (const TengenCliRenju *self, TengenPoint point)
{
  switch (tengen_renju_get (self->renju->board, point))
    {
    case TENGEN_STONE_BLACK:
      return 'X';
    case TENGEN_STONE_WHITE:
      return 'O';
    case TENGEN_STONE_NONE:
      return (self->classes[point] & TENGEN_RENJU_FORBIDDEN) != 0 ? '*' : '.';
    }
  g_assert_not_reached ();
}

static void
print_picture (const TengenCliRenju *self)
{
  g_print ("   ");
  for (int x = 0; x < TENGEN_RENJU_SIZE; x++)
    g_print (" %c", 'A' + x);
  g_print ("\n");
  for (int y = 0; y < TENGEN_RENJU_SIZE; y++)
    {
      g_print ("%3d", TENGEN_RENJU_SIZE - y);
      for (int x = 0; x < TENGEN_RENJU_SIZE; x++)
        g_print (
            " %c",
            draw_point (self, tengen_point_make (TENGEN_RENJU_SIZE, x, y)));
      g_print ("\n");
    }
}

static char *
say_state (const TengenPosition *position, const TengenGameRenju *renju)
{
  TengenResult result = tengen_position_get_result (position);
  guint next = tengen_position_get_move (position) + 1;
  char *said = NULL;

  if (tengen_position_get_phase (position) == TENGEN_PHASE_OVER)
    return tengen_words_renju_end (renju, &result);
  if (renju->declared == TENGEN_STONE_NONE)
    said = tengen_words_renju_prompt (renju->opening, NULL);
  if (said == NULL)
    said = tengen_words_renju_turn (position);
  if (said != NULL)
    return said;
  return g_strdup_printf (tengen_position_get_to_move (position) ==
                                  TENGEN_STONE_BLACK
                              ? _ ("Move %u, Black to play")
                              : _ ("Move %u, White to play"),
                          next);
}

static void
print_opening (const TengenGameRenju *renju)
{
  const TengenRenjuPattern *pattern;
  g_autofree char *name = NULL;

  if (renju->pattern < 0)
    return;
  pattern = tengen_renju_pattern_get (renju->pattern);
  name = tengen_words_renju_pattern (renju->pattern);
  /* TRANSLATORS: number and name of an opening pattern */
  g_print (_ ("Opening: %s %s"), pattern->id, name);
  g_print ("\n");
}

/* The fifth moves that were offered, also once one of them was kept. */
static void
print_offers (const TengenCliRenju *self)
{
  g_autofree char *points = NULL;

  if (self->n_offers == 0)
    return;
  points = tengen_words_renju_points (self->offers, self->n_offers);
  /* TRANSLATORS: points of the board */
  g_print (_ ("Fifth moves offered: %s"), points);
  g_print ("\n");
}

static void
print_reason (const TengenCliRenju *self, TengenPoint point)
{
  g_autoptr (TengenRenjuReason) reason =
      tengen_renju_explain (self->renju->board, point);
  g_autofree char *heading = tengen_words_renju_heading (reason);
  g_autofree char *summary = tengen_words_renju_summary (reason);

  g_print ("* %s\n    %s\n", heading, summary);
  for (guint i = 0; i < reason->parts->len; i++)
    {
      g_autofree char *part =
          tengen_words_renju_part (g_ptr_array_index (reason->parts, i));

      g_print ("    %s\n", part);
    }
}

static void
print_forbidden (const TengenCliRenju *self)
{
  gboolean is_none = self->renju->end != TENGEN_RENJU_END_FORBIDDEN;

  if (!is_none)
    print_reason (self, self->renju->point);
  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    if ((self->classes[point] & TENGEN_RENJU_FORBIDDEN) != 0)
      {
        print_reason (self, point);
        is_none = FALSE;
      }
  if (is_none)
    g_print ("%s\n", _ ("No point is forbidden for Black."));
}

/* The points where a side makes five, or NULL if there are none. */
static void
print_shapes (GArray *shapes)
{
  for (guint i = 0; i < shapes->len; i++)
    {
      g_autofree char *row =
          tengen_words_renju_row (&g_array_index (shapes, TengenRenjuShape, i));

      g_print ("    %s\n", row);
    }
}

char *
tengen_cli_renju_format_points (const TengenPoint *points, guint n_points)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_points; i++)
    {
      g_autofree char *name = NULL;

      if (points[i] != TENGEN_POINT_PASS)
        name = tengen_notation_format (TENGEN_NOTATION_RENJU,
                                       TENGEN_RENJU_SIZE,
                                       TENGEN_RENJU_SIZE,
                                       points[i]);
      g_string_append_printf (
          text, "%s%s", i > 0 ? " " : "", name != NULL ? name : "*");
    }
  return g_string_free (text, FALSE);
}

/* Which other moves begin a chain too, each with its length. */
static void
print_others (const TengenCliChain *chain)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *said = NULL;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (chain->lengths[i] > 0 && i != chain->answer.line[0])
      {
        g_autofree char *name = tengen_cli_renju_format_points (&i, 1);

        g_string_append_printf (list,
                                "%s%s (%d)",
                                list->len > 0 ? " " : "",
                                name,
                                chain->lengths[i]);
      }
  if (list->len == 0)
    return;
  /* TRANSLATORS: moves that begin a win by fours, each with how many it takes */
  said = g_strdup_printf (_ ("other beginnings: %s"), list->str);
  g_print ("    %s\n", said);
}

static void
print_chain (const TengenCliChain *chain, TengenStone stone)
{
  g_autofree char *said = tengen_words_renju_chain (&chain->answer, stone);
  g_autofree char *line =
      tengen_cli_renju_format_points (chain->answer.line, chain->answer.n_line);

  g_print ("    %s\n", said);
  if (chain->answer.result != TENGEN_RENJU_CHAIN_WIN)
    return;
  g_print ("    %s\n", line);
  print_others (chain);
}

static void
print_side (const TengenCliRenju *self, TengenStone stone)
{
  const TengenRenju *board = self->renju->board;
  g_autoptr (GArray) rows = tengen_renju_list_rows (board, stone);
  g_autoptr (GArray) threats = tengen_renju_list_threats (board, stone);
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint n_fives = tengen_renju_list_fives (board, stone, fives);
  g_autofree char *name = tengen_words_stone (stone);

  g_print ("%s\n", name);
  if (n_fives > 0)
    {
      g_autofree char *points = tengen_cli_renju_format_points (fives, n_fives);
      /* TRANSLATORS: points of the board where one makes five in a row */
      g_autofree char *said = g_strdup_printf (_ ("makes five at %s"), points);

      g_print ("    %s\n", said);
    }
  print_shapes (rows);
  print_shapes (threats);
  if (n_fives == 0 && rows->len + threats->len == 0)
    g_print ("    %s\n", _ ("no fours and no threes"));
  if (self->chains != NULL)
    print_chain (&self->chains[stone], stone);
}

static void
print_position (const TengenCliRenju *self)
{
  g_autofree char *start =
      tengen_words_start (tengen_position_get_setup (self->position), "\n");
  g_autofree char *state = say_state (self->position, self->renju);

  g_print ("%s\n%s\n", start, state);
  print_opening (self->renju);
  print_offers (self);
  g_print ("\n");
  print_picture (self);
  g_print ("\n");
  print_forbidden (self);
  print_side (self, TENGEN_STONE_BLACK);
  print_side (self, TENGEN_STONE_WHITE);
}

/* Records of other programs tell it around move 5, or once for all. */
static void
list_told_offers (TengenCliRenju *self)
{
  const TengenRecord *record = tengen_position_get_record (self->position);
  TengenNode node = tengen_position_get_node (self->position);
  g_autoptr (TengenPosition) before =
      tengen_position_new (record, tengen_position_get_root (self->position));

  for (; self->n_offers == 0 && node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (record, node))
    {
      tengen_position_goto (before, node);
      if (tengen_position_get_move (before) < 4)
        return;
      self->n_offers = tengen_position_list_fifths (before, self->offers);
    }
}

static void
list_offers (TengenCliRenju *self)
{
  const TengenRenjuOpening *opening = self->renju->opening;

  self->n_offers = opening->n_offers;
  for (int i = 0; i < opening->n_offers; i++)
    self->offers[i] = opening->offers[i];
  if (self->n_offers == 0)
    list_told_offers (self);
}

/* Looks for a chain of each side as if it were to move; FALSE where the game has
 * a row that wins. */
static gboolean
find_chains (const TengenRenju *board, TengenCliChain *chains)
{
  const TengenRenjuChainLimits limits = { .positions = CHAIN_POSITIONS };
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();

  for (int i = TENGEN_STONE_BLACK; i <= TENGEN_STONE_WHITE; i++)
    if (tengen_renju_find_five (board, (TengenStone) i) != TENGEN_POINT_NONE)
      return FALSE;
  for (int i = TENGEN_STONE_BLACK; i <= TENGEN_STONE_WHITE; i++)
    {
      tengen_renju_chain_find (
          chain, board, (TengenStone) i, &limits, &chains[i].answer);
      tengen_renju_chain_map (
          chain, board, (TengenStone) i, &limits, chains[i].lengths);
    }
  return TRUE;
}

static void
tell (const TengenPosition *position, const char *name, const Options *options)
{
  TengenCliChain chains[TENGEN_STONE_WHITE + 1];
  TengenCliRenju self = {
    .position = position,
    .renju = tengen_position_get_renju (position),
    .name = name,
  };
  TengenCliJson *writer;

  tengen_renju_map (self.renju->board, self.classes);
  list_offers (&self);
  if (options->vcf && find_chains (self.renju->board, chains))
    self.chains = chains;
  if (!options->json)
    {
      print_position (&self);
      return;
    }
  writer = tengen_cli_json_new ();
  tengen_cli_renju_add (&self, writer);
  tengen_cli_json_print (writer);
}

/* --- A text --- */

static void
complain_text (const char *text, const TengenRenjuTextError *error)
{
  g_autofree char *bytes = g_strndup (text + error->at, error->length);
  g_autofree char *valid = g_utf8_make_valid (bytes, -1);
  g_autofree char *part = tengen_cli_file_clean (valid);

  switch (error->fault)
    {
    case TENGEN_RENJU_TEXT_FAULT_NONE:
      return;
    case TENGEN_RENJU_TEXT_FAULT_EMPTY:
      tengen_cli_options_complain ("%s", _ ("the position has no stone"));
      return;
    case TENGEN_RENJU_TEXT_FAULT_COLUMN:
      tengen_cli_options_complain (
          /* TRANSLATORS: number of a stone, what stands there */
          _ ("stone %u, “%s”: a column from a to o was expected"),
          error->move,
          part);
      return;
    case TENGEN_RENJU_TEXT_FAULT_ROW:
      tengen_cli_options_complain (
          /* TRANSLATORS: number of a stone, what stands there */
          _ ("stone %u, “%s”: a row from 1 to 15 must stand behind the column"),
          error->move,
          part);
      return;
    case TENGEN_RENJU_TEXT_FAULT_TWICE:
      tengen_cli_options_complain (
          /* TRANSLATORS: number of a stone, its point, number of another */
          _ ("stone %u, “%s”: stone %u lies there"),
          error->move,
          part,
          error->first);
      return;
    case TENGEN_RENJU_TEXT_FAULT_NUMBER:
      tengen_cli_options_complain (
          /* TRANSLATORS: number of a stone, the number that stands there */
          _ ("stone %u has the number %s"),
          error->move,
          part);
      return;
    }
  g_assert_not_reached ();
}

static TengenRecord *
make_record (const TengenPoint *points, guint n_points)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenRenjuRules rules;

  tengen_renju_rules_init (&rules, TENGEN_RENJU_NONE);
  setup = tengen_game_setup_new_renju (&rules);
  return tengen_game_setup_write_moves (setup, points, n_points);
}

static TengenCliStatus
run_text (const GArray *points, const Options *options)
{
  g_autoptr (TengenRecord) record = NULL;
  g_autoptr (TengenPosition) position = NULL;
  TengenNode node;
  int move = options->choice.move;

  if (options->choice.game != 1)
    {
      tengen_cli_options_complain ("%s", _ ("--game: no file was named"));
      return TENGEN_CLI_USAGE;
    }
  if (move > (int) points->len)
    {
      tengen_cli_options_complain (
          tengen_words_plural ("--move: the position has %u stone",
                               "--move: the position has %u stones",
                               points->len),
          points->len);
      return TENGEN_CLI_USAGE;
    }
  record = make_record ((const TengenPoint *) points->data,
                        move < 0 ? points->len : (guint) move);
  node = tengen_record_get_game (record, 0);
  position = tengen_position_new (record, node);
  while ((node = tengen_record_get_child (record, node)) != TENGEN_NODE_NONE)
    tengen_position_goto (position, node);
  tell (position, NULL, options);
  return TENGEN_CLI_OK;
}

/* --- A file --- */

static TengenCliStatus
run_file (const Options *options)
{
  g_autoptr (TengenCliGame) game = NULL;
  TengenCliStatus status;

  game = tengen_cli_game_open (&options->choice, &status);
  if (game == NULL)
    return status;
  if (tengen_position_get_renju (game->position) == NULL)
    {
      tengen_cli_file_complain (
          game->file->name, 0, 0, _ ("This is no game of Renju."));
      return TENGEN_CLI_BAD_INPUT;
    }
  tell (game->position, game->file->name, options);
  return TENGEN_CLI_OK;
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    TENGEN_CLI_OPTION_MOVE (&options->choice.move),
    TENGEN_CLI_OPTION_GAME (&options->choice.game),
    TENGEN_CLI_OPTION_JSON (&options->json),
    { "vcf",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->vcf,
      N_ ("with wins by nothing but fours, of either side to move"),
      NULL },
    TENGEN_CLI_OPTION_REST (&options->choice.files, N_ ("POSITION|FILE")),
    { 0 }
  };

  return tengen_cli_options_parse (
      argc,
      argv,
      N_ ("Tells of a position of Renju: the opening, forbidden points with "
          "reasons,\nfives, fours and threes. POSITION is the stones in their "
          "order, as h8h9i8,\nBlack first, -- for a pass; FILE is a game "
          "record "
          "(SGF)."),
      entries);
}

static TengenCliStatus
run (const Options *options)
{
  g_autoptr (GArray) points = NULL;
  g_autofree char *text = NULL;
  TengenRenjuTextError error;

  if (options->choice.files == NULL)
    {
      tengen_cli_options_complain ("%s",
                                   _ ("a position or a file must be named"));
      return TENGEN_CLI_USAGE;
    }
  if (!tengen_cli_choice_check_move (&options->choice))
    return TENGEN_CLI_USAGE;
  text = g_strjoinv (" ", options->choice.files);
  if (tengen_renju_text_parse (text, &points, &error))
    return run_text (points, options);
  /* what begins with a point is rather a mistyped position than a file that is
   * not there */
  if (error.fault != TENGEN_RENJU_TEXT_FAULT_EMPTY &&
      (g_file_test (text, G_FILE_TEST_EXISTS) || error.move < 2))
    return run_file (options);
  complain_text (text, &error);
  return TENGEN_CLI_USAGE;
}

/* Behind a stone it is a pass, which would be taken for the end of options. */
static void
keep_passes (int argc, char **argv)
{
  static char pass[] = "－－";

  for (int i = 2; i < argc; i++)
    if (strcmp (argv[i], "--") == 0 &&
        tengen_renju_text_parse (argv[i - 1], NULL, NULL))
      argv[i] = pass;
}

TengenCliStatus
tengen_cli_renju (int argc, char **argv)
{
  Options options = { .choice = TENGEN_CLI_CHOICE_INIT };
  TengenCliStatus status = TENGEN_CLI_USAGE;

  keep_passes (argc, argv);
  if (read_options (&options, &argc, &argv))
    status = run (&options);
  tengen_cli_choice_clear (&options.choice);
  return status;
}
