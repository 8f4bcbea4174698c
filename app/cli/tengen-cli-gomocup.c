/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-gomocup: the computer as a player of Renju for other programs
 *
 * Shape:  a line of standard input is a command, its answer goes to standard
 *         output at once. Points are `x,y`, from 0 at the top left. Texts are
 *         the protocol's and are not translated. What is answered with ERROR
 *         has changed nothing.
 * Source: P. Laštovička, Gomoku AI protocol ("new protocol" of Gomocup).
 */
#include <string.h>

#include "tengen-board-number.h"
#include "tengen-cli-dialogue.h"
#include "tengen-cli-options.h"
#include "tengen-cli.h"
#include "tengen-engine-renju.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* What INFO calls Renju. */
#define RULE 4
/* Of the time of a move, a tenth is kept for everything but thinking. */
#define US_OF_TURN_MS 900
/* A move may take a twentieth of what is left for the game. */
#define US_OF_LEFT_MS 50

/* The answer to what is not known. */
#define UNKNOWN "UNKNOWN command\n"

/* The fields of a line of BOARD. */
enum
{
  OWN = 1,
  OPPONENT = 2,
  MARKED = 3, /* of a row that won, or forbidden: of either side */
};

/* What was sent after BOARD. */
typedef struct
{
  gboolean is_open;    /* DONE did not come yet */
  gboolean is_skipped; /* it came after something else, and is answered */
  const char *fault;   /* the first one, or NULL */
  guint8 fields[TENGEN_RENJU_POINTS];
  TengenPoint points[TENGEN_RENJU_POINTS]; /* as they came */
  guint n;
} Sent;

typedef struct
{
  int level;
  int positions;
  gint64 seed;
} Options;

typedef struct
{
  TengenEngineRenjuPlayer player;
  TengenRenju *board;
  int rule;
  int turn_ms; /* for a move, or NOT_SAID */
  int left_ms; /* for the rest of the game, or NOT_SAID */
  Sent sent;
  gboolean is_quitting;
} Engine;

/* Does a command and answers it, or gives what is wrong. @words end with NULL. */
typedef const char *(*Run) (Engine *engine, char **words);

typedef struct
{
  const char *name;
  int n_words; /* behind it, or -1 for any number */
  Run run;
} Command;

/* --- The board --- */

static void
count (const TengenRenju *board, guint *counts)
{
  memset (counts, 0, 3 * sizeof *counts);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    counts[tengen_renju_get (board, i)]++;
}

static TengenStone
get_to_move (const TengenRenju *board)
{
  guint counts[3];

  count (board, counts);
  return counts[TENGEN_STONE_BLACK] == counts[TENGEN_STONE_WHITE]
             ? TENGEN_STONE_BLACK
             : TENGEN_STONE_WHITE;
}

static TengenPoint
find_empty (const TengenRenju *board)
{
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (tengen_renju_get (board, i) == TENGEN_STONE_NONE)
      return i;
  return TENGEN_POINT_NONE;
}

/* What is against a move of the computer, or NULL. */
static const char *
find_fault (const Engine *engine, const TengenRenju *board)
{
  if (engine->rule != RULE)
    return "only Renju is played, INFO rule 4";
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    if (tengen_renju_find_five (board, (TengenStone) side) != TENGEN_POINT_NONE)
      return "the game is over";
  return find_empty (board) == TENGEN_POINT_NONE ? "the board is full" : NULL;
}

static const char *
read_point (char **words, TengenPoint *point)
{
  int x, y;

  if (!tengen_board_number_parse (words[0], 0, TENGEN_RENJU_SIZE - 1, &x) ||
      !tengen_board_number_parse (words[1], 0, TENGEN_RENJU_SIZE - 1, &y))
    return "no point of the board";
  *point = tengen_point_make (TENGEN_RENJU_SIZE, x, y);
  return NULL;
}

static void
clear_board (Engine *engine)
{
  const guint8 stones[TENGEN_RENJU_POINTS] = { 0 };

  tengen_renju_put_all (engine->board, stones);
}

/* --- Moves of the computer --- */

static gboolean
is_in_time (guint positions, gpointer data)
{
  return g_get_monotonic_time () < *(const gint64 *) data;
}

/* Gives when a search is to end. */
static gint64
get_end (const Engine *engine)
{
  gint64 length = G_MAXINT64 / 2;

  if (engine->turn_ms != TENGEN_CLI_NOT_SAID)
    length = (gint64) engine->turn_ms * US_OF_TURN_MS;
  if (engine->left_ms != TENGEN_CLI_NOT_SAID)
    length = MIN (length, (gint64) engine->left_ms * US_OF_LEFT_MS);
  return g_get_monotonic_time () + length;
}

/* Where all that is left to Black is forbidden, the protocol knows no pass: a
 * move that loses ends the game for a referee, none would make it wait. */
static void
move (Engine *engine)
{
  TengenStone stone = get_to_move (engine->board);
  gint64 end = get_end (engine);
  TengenEngineRenjuAnswer answer;

  tengen_engine_renju_choose (
      engine->board, stone, &engine->player, is_in_time, &end, &answer);
  if (answer.point == TENGEN_POINT_PASS)
    {
      g_print ("MESSAGE all points that are left are forbidden\n");
      answer.point = find_empty (engine->board);
    }
  tengen_renju_put (engine->board, answer.point, stone);
  g_print ("%d,%d\n",
           tengen_point_x (answer.point, TENGEN_RENJU_SIZE),
           tengen_point_y (answer.point, TENGEN_RENJU_SIZE));
}

/* --- Commands --- */

static const char *
run_restart (Engine *engine, char **words)
{
  clear_board (engine);
  g_print ("OK\n");
  return NULL;
}

static const char *
run_start (Engine *engine, char **words)
{
  for (; *words != NULL; words++)
    {
      int size;

      if (!tengen_board_number_parse (
              *words, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE, &size))
        return "the board has 15 lines";
    }
  return run_restart (engine, words);
}

static const char *
run_begin (Engine *engine, char **words)
{
  const char *fault = find_fault (engine, engine->board);
  guint counts[3];

  if (fault != NULL)
    return fault;
  count (engine->board, counts);
  if (counts[TENGEN_STONE_BLACK] > 0)
    return "the game has begun";
  move (engine);
  return NULL;
}

/* What is against a move of the opponent, or NULL. */
static const char *
find_fault_of_move (const Engine *engine, TengenPoint point, TengenStone stone)
{
  if (tengen_renju_get (engine->board, point) != TENGEN_STONE_NONE)
    return "there is a stone";
  if (stone == TENGEN_STONE_BLACK &&
      (tengen_renju_classify (engine->board, point) & TENGEN_RENJU_FORBIDDEN))
    return "a forbidden move";
  return NULL;
}

static const char *
run_turn (Engine *engine, char **words)
{
  TengenStone stone = get_to_move (engine->board);
  const char *fault = find_fault (engine, engine->board);
  TengenPoint point;

  if (fault == NULL)
    fault = read_point (words, &point);
  if (fault == NULL)
    fault = find_fault_of_move (engine, point, stone);
  if (fault != NULL)
    return fault;
  tengen_renju_put (engine->board, point, stone);
  fault = find_fault (engine, engine->board);
  if (fault == NULL)
    move (engine);
  else
    tengen_renju_take (engine->board, point);
  return fault;
}

/* Any stone of the side that moved last: the order of others is not known. */
static const char *
run_takeback (Engine *engine, char **words)
{
  TengenPoint point;
  const char *fault = read_point (words, &point);

  if (fault != NULL)
    return fault;
  if (tengen_renju_get (engine->board, point) !=
      tengen_stone_other (get_to_move (engine->board)))
    return "not the last move";
  tengen_renju_take (engine->board, point);
  g_print ("OK\n");
  return NULL;
}

static const char *
run_board (Engine *engine, char **words)
{
  engine->sent = (Sent){ .is_open = TRUE };
  return NULL;
}

/* No opening is negotiated. The points and the DONE that follow have no answers
 * of their own. */
static const char *
run_swap2board (Engine *engine, char **words)
{
  engine->sent = (Sent){ .is_open = TRUE, .is_skipped = TRUE };
  g_print (UNKNOWN);
  return NULL;
}

/* Notes a line behind BOARD. */
static void
note (Sent *sent, char **words, int n)
{
  TengenPoint point;
  int field;

  if (sent->is_skipped || sent->fault != NULL)
    return;
  if (n != 3 || !tengen_board_number_parse (words[2], OWN, MARKED, &field))
    sent->fault = "no line of BOARD";
  else
    sent->fault = read_point (words, &point);
  if (sent->fault != NULL)
    return;
  if (sent->fields[point] != 0)
    sent->fault = "a point comes twice";
  else
    {
      sent->fields[point] = (guint8) field;
      sent->points[sent->n++] = point;
    }
}

/* Colours what was sent: the side to move follows from the number of stones, a
 * stone that may be of either side from when it came. */
static void
colour (const Sent *sent, guint8 *stones)
{
  TengenStone own = sent->n % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  for (guint i = 0; i < sent->n; i++)
    {
      TengenPoint point = sent->points[i];

      if (sent->fields[point] == OWN)
        stones[point] = own;
      else if (sent->fields[point] == OPPONENT)
        stones[point] = tengen_stone_other (own);
      else
        stones[point] = i % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
    }
}

static const char *
run_done (Engine *engine, char **words)
{
  g_autoptr (TengenRenju) board = NULL;
  guint8 stones[TENGEN_RENJU_POINTS] = { 0 };
  const char *fault = engine->sent.fault;
  guint counts[3];

  if (!engine->sent.is_open)
    return "no BOARD before it";
  engine->sent.is_open = FALSE;
  if (fault != NULL || engine->sent.is_skipped)
    return fault;
  board = tengen_renju_new ();
  colour (&engine->sent, stones);
  tengen_renju_put_all (board, stones);
  count (board, counts);
  if (counts[TENGEN_STONE_BLACK] - counts[TENGEN_STONE_WHITE] > 1)
    return "the numbers of stones do not fit";
  fault = find_fault (engine, board);
  if (fault != NULL)
    return fault;
  tengen_renju_put_all (engine->board, stones);
  move (engine);
  return NULL;
}

/* Takes up what matters, in silence, as no answer is read. */
static const char *
run_info (Engine *engine, char **words)
{
  const struct
  {
    const char *key;
    int least;
    int *value;
  } keys[] = {
    { "rule", 0, &engine->rule },
    { "timeout_turn", 0, &engine->turn_ms },
    { "time_left", -G_MAXINT, &engine->left_ms },
  };

  if (words[0] == NULL || words[1] == NULL)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_ascii_strcasecmp (words[0], keys[i].key) == 0)
      tengen_board_number_parse (
          words[1], keys[i].least, G_MAXINT, keys[i].value);
  return NULL;
}

static const char *
run_about (Engine *engine, char **words)
{
  g_print ("name=\"Tengen\", version=\"%s\", author=\"The Tengen authors\"\n",
           TENGEN_VERSION);
  return NULL;
}

static const char *
run_end (Engine *engine, char **words)
{
  engine->is_quitting = TRUE;
  return NULL;
}

static const Command commands[] = {
  { "START", 1, run_start },     { "RECTSTART", 2, run_start },
  { "RESTART", 0, run_restart }, { "BEGIN", 0, run_begin },
  { "TURN", 2, run_turn },       { "BOARD", 0, run_board },
  { "DONE", -1, run_done },      { "TAKEBACK", 2, run_takeback },
  { "INFO", -1, run_info },      { "ABOUT", 0, run_about },
  { "END", 0, run_end },         { "SWAP2BOARD", 0, run_swap2board },
};

/* --- The protocol --- */

static const Command *
find_command (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_ascii_strcasecmp (name, commands[i].name) == 0)
      return &commands[i];
  return NULL;
}

static gboolean
answer (char **words, int n, gpointer data)
{
  Engine *engine = data;
  const Command *command = find_command (words[0]);
  const char *fault = NULL;

  if (command == NULL && engine->sent.is_open)
    {
      note (&engine->sent, words, n);
      return TRUE;
    }
  /* Another command in place of DONE: what was sent is forgotten. */
  if (command == NULL || command->run != run_done)
    engine->sent.is_open = FALSE;
  if (command == NULL)
    g_print (UNKNOWN);
  else if (command->n_words >= 0 && command->n_words != n - 1)
    fault = "a wrong number of words";
  else
    fault = command->run (engine, words + 1);
  if (fault != NULL)
    g_print ("ERROR %s\n", fault);
  return !engine->is_quitting;
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    TENGEN_CLI_OPTION_LEVEL (&options->level),
    { "positions",
      0,
      0,
      G_OPTION_ARG_INT,
      &options->positions,
      N_ ("positions for a move, 1 to 10000000, instead of those of the level"),
      "N" },
    TENGEN_CLI_OPTION_SEED (&options->seed),
    { 0 }
  };

  return tengen_cli_options_parse (
      argc,
      argv,
      N_ ("Plays Renju for another program, which sends commands of the "
          "Gomocup protocol."),
      entries);
}

static gboolean
begin (Engine *engine, const Options *options, int argc)
{
  gboolean is_counted = options->positions != TENGEN_CLI_NOT_SAID;

  if (argc > 1)
    {
      tengen_cli_options_complain ("%s", _ ("this command takes no file"));
      return FALSE;
    }
  if (!tengen_cli_options_check_number (
          "--positions", options->positions, 1, TENGEN_ENGINE_RENJU_BUDGET_MAX))
    return FALSE;
  /* Lower levels have no positions. */
  if (!tengen_cli_options_check_number (
          "--level",
          options->level,
          is_counted ? TENGEN_ENGINE_RENJU_LEVELS_SIGHT + 1 : 1,
          TENGEN_ENGINE_RENJU_LEVELS))
    return FALSE;
  if (options->level != TENGEN_CLI_NOT_SAID)
    engine->player.level = options->level;
  if (is_counted)
    engine->player.positions = (guint) options->positions;
  if (options->seed != TENGEN_CLI_NOT_SAID)
    engine->player.seed = (guint64) options->seed;
  return TRUE;
}

TengenCliStatus
tengen_cli_gomocup (int argc, char **argv)
{
  Options options = { TENGEN_CLI_NOT_SAID,
                      TENGEN_CLI_NOT_SAID,
                      TENGEN_CLI_NOT_SAID };
  Engine engine = { .player = { .level = TENGEN_ENGINE_RENJU_LEVELS },
                    .rule = RULE,
                    .turn_ms = TENGEN_CLI_NOT_SAID,
                    .left_ms = TENGEN_CLI_NOT_SAID };

  if (!read_options (&options, &argc, &argv) ||
      !begin (&engine, &options, argc))
    return TENGEN_CLI_USAGE;
  engine.board = tengen_renju_new ();
  tengen_cli_dialogue_run (" ,", answer, &engine);
  tengen_renju_free (engine.board);
  return TENGEN_CLI_OK;
}
