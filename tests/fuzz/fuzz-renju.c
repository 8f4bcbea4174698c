/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-renju: any bytes as a game of Renju and what is done in it
 *
 * What:  the first line is rules as one word or two (`tara-10 declared`), or
 *        the bytes before a line `=` are an SGF file; behind it is what the
 *        players do (fuzz-renju-read).
 * Holds: a position reached by playing is the one reached from elsewhere; an
 *        action undone leaves nothing, done again all; a command written as a
 *        line and read is the same; a saved game read again is the same game
 *        at every node; each colour has its own seat; the names stand under
 *        the colours at the end of the main line; no pass comes before the
 *        sixth stone; a four-chain that is found ends with a five; the
 *        computer makes moves that are allowed; by itself a game ends only as
 *        the rules say, where it is declared never.
 */
#include "fuzz-one.h"
#include "fuzz-renju-compare.h"
#include "fuzz-renju-read.h"
#include "tengen-paint-view.h"
#include "tengen-engine-renju.h"
#include "tengen-renju-chain.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"
#include "tengen-words.h"

#include <string.h>

/* More of them show nothing new. */
#define MAX_COMMANDS 80
#define MAX_NODES 400
#define CHAIN_POSITIONS 50
/* The computer is asked at every so many moves. */
#define COMPUTER_EVERY 5

/* The players who begin with Black and with White. */
#define FIRST "first"
#define SECOND "second"

/* A position must not depend on how it was reached. */
static void
compare_afresh (const TengenGame *game)
{
  g_autoptr (TengenPosition) fresh = tengen_position_new (
      tengen_game_get_record (game), tengen_game_get_root (game));

  tengen_position_goto (fresh, tengen_game_get_cursor (game));
  fuzz_renju_compare (tengen_game_get_position (game), fresh);
}

/* One position. */

static void
check_board (const TengenPosition *position, const TengenGameRenju *renju)
{
  const TengenBoard *board = tengen_position_get_board (position);
  guint8 codes[TENGEN_RENJU_POINTS];

  tengen_position_map (position, TENGEN_STONE_BLACK, codes);
  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    {
      g_autoptr (TengenReason) reason = NULL;

      fuzz_renju_demand (tengen_renju_get (renju->board, point) ==
                             tengen_board_get (board, point),
                         "the lines hold the stones of the board");
      if (point % 16 != 0)
        continue;
      reason =
          tengen_position_check_point (position, point, TENGEN_STONE_BLACK);
      fuzz_renju_demand (codes[point] == (reason != NULL ? reason->code : 0),
                         "the map agrees with the check");
    }
}

static void
check_seats (const TengenPosition *position)
{
  TengenSeat black = tengen_position_get_seat (position, TENGEN_STONE_BLACK);
  TengenSeat white = tengen_position_get_seat (position, TENGEN_STONE_WHITE);

  fuzz_renju_demand (black != TENGEN_SEAT_NONE && white != TENGEN_SEAT_NONE &&
                         black != white,
                     "each colour has its own seat");
  fuzz_renju_demand (
      (tengen_position_get_actor (position) == TENGEN_SEAT_NONE) ==
          (tengen_position_get_phase (position) == TENGEN_PHASE_OVER),
      "somebody has to do something until the game is over");
}

/* Plays the line of a chain; tells whether it wins. */
static gboolean
replay (const TengenRenju *board,
        TengenStone stone,
        const TengenRenjuChainAnswer *answer)
{
  g_autoptr (TengenRenju) copy = tengen_renju_copy (board);

  for (guint i = 0; i + 1 < answer->n_line; i++)
    if (answer->line[i] != TENGEN_POINT_PASS)
      tengen_renju_put (copy,
                        answer->line[i],
                        i % 2 == 0 ? stone : tengen_stone_other (stone));
  return answer->n_line == 2 * answer->length - 1 &&
         tengen_renju_wins (copy, answer->line[answer->n_line - 1], stone);
}

/* The computer of a level without search and of one with it moves as long as it
 * may, and only then. */
static void
check_computer (const TengenRenju *board, TengenStone stone)
{
  gboolean can_move = FALSE;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    can_move |= tengen_renju_may_put (board, i, stone);
  for (int level = TENGEN_ENGINE_RENJU_LEVELS_SIGHT;
       level <= TENGEN_ENGINE_RENJU_LEVELS_SIGHT + 1;
       level++)
    {
      const TengenEngineRenjuPlayer player = { .level = level };
      TengenEngineRenjuAnswer answer;

      tengen_engine_renju_choose (board, stone, &player, NULL, NULL, &answer);
      fuzz_renju_demand (
          answer.point == TENGEN_POINT_PASS
              ? !can_move
              : tengen_renju_may_put (board, answer.point, stone),
          "the computer makes a move that is allowed");
    }
}

static void
check_threats (const TengenRenju *board,
               TengenStone stone,
               gboolean is_for_computer)
{
  const TengenRenjuChainLimits limits = { .positions = CHAIN_POSITIONS };
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();
  TengenRenjuChainAnswer answer;

  if (tengen_renju_find_five (board, TENGEN_STONE_BLACK) != TENGEN_POINT_NONE ||
      tengen_renju_find_five (board, TENGEN_STONE_WHITE) != TENGEN_POINT_NONE)
    return;
  tengen_renju_chain_find (chain, board, stone, &limits, &answer);
  fuzz_renju_demand (answer.result != TENGEN_RENJU_CHAIN_WIN ||
                         replay (board, stone, &answer),
                     "a chain ends with a five");
  if (is_for_computer)
    check_computer (board, stone);
}

static void
look_at (const TengenGame *game)
{
  const TengenPosition *position = tengen_game_get_position (game);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  g_autofree char *status = tengen_words_status (game);
  g_autoptr (TengenView) view = tengen_view_new_position (
      position, TENGEN_VIEW_NUMBERS_ALL, TENGEN_NODE_NONE);

  fuzz_renju_demand (g_utf8_validate (status, -1, NULL), "the status is UTF-8");
  if (renju == NULL)
    return;
  check_board (position, renju);
  check_seats (position);
  check_threats (renju->board,
                 tengen_position_get_to_move (position),
                 tengen_position_get_move (position) % COMPUTER_EVERY == 0);
}

/* The one of the two names that is not the other, or NULL for other names. */
static const char *
get_name (const TengenGameSetup *setup, TengenStone stone)
{
  if (g_strcmp0 (setup->black, FIRST) == 0 &&
      g_strcmp0 (setup->white, SECOND) == 0)
    return stone == TENGEN_STONE_BLACK ? FIRST : SECOND;
  if (g_strcmp0 (setup->black, SECOND) == 0 &&
      g_strcmp0 (setup->white, FIRST) == 0)
    return stone == TENGEN_STONE_BLACK ? SECOND : FIRST;
  return NULL;
}

/* The seat that has Black at the end of the main line. */
static TengenSeat
find_last_black (const TengenGame *game)
{
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = tengen_game_get_root (game);
  g_autoptr (TengenPosition) end = tengen_position_new (record, node);

  while (tengen_record_get_child (record, node) != TENGEN_NODE_NONE)
    node = tengen_record_get_child (record, node);
  tengen_position_goto (end, node);
  return tengen_position_get_seat (end, TENGEN_STONE_BLACK);
}

/* What the first seat is called. */
static const char *
find_first_name (const TengenGame *game)
{
  return get_name (tengen_game_get_setup (game),
                   find_last_black (game) == TENGEN_SEAT_FIRST
                       ? TENGEN_STONE_BLACK
                       : TENGEN_STONE_WHITE);
}

/* The seats keep their names as long as no other names are written. */
static void
check_names (const TengenGame *game, const char *first)
{
  const char *now = find_first_name (game);
  const TengenPosition *position = tengen_game_get_position (game);
  TengenStone stone = tengen_position_get_seat (position, TENGEN_STONE_BLACK) ==
                              TENGEN_SEAT_FIRST
                          ? TENGEN_STONE_BLACK
                          : TENGEN_STONE_WHITE;

  if (first == NULL || now == NULL)
    return;
  fuzz_renju_demand (
      strcmp (first, now) == 0,
      "the names stand under the colours at the end of the main line");
  fuzz_renju_demand (
      g_strcmp0 (tengen_position_get_name (position, stone), first) == 0,
      "a player has the same name everywhere");
}

/* Saving. */

static char *
write_text (const TengenGame *game)
{
  return tengen_sgf_write (tengen_game_get_record (game), NULL, NULL);
}

/* Where a walk through all nodes goes on. */
static TengenNode
get_following (const TengenRecord *record, TengenNode root, TengenNode node)
{
  TengenNode next = tengen_record_get_child (record, node);

  while (next == TENGEN_NODE_NONE && node != root)
    {
      next = tengen_record_get_sibling (record, node);
      node = tengen_record_get_parent (record, node);
    }
  return next;
}

static void
compare_records (const TengenRecord *one,
                 TengenNode one_root,
                 const TengenRecord *other,
                 TengenNode other_root)
{
  g_autoptr (TengenPosition) a = tengen_position_new (one, one_root);
  g_autoptr (TengenPosition) b = tengen_position_new (other, other_root);
  TengenNode node = one_root, twin = other_root;

  while (node != TENGEN_NODE_NONE && twin != TENGEN_NODE_NONE)
    {
      tengen_position_goto (a, node);
      tengen_position_goto (b, twin);
      fuzz_renju_compare (a, b);
      node = get_following (one, one_root, node);
      twin = get_following (other, other_root, twin);
    }
  fuzz_renju_demand (node == twin, "there are as many nodes");
}

static void
check_saved (const TengenGame *game)
{
  g_autofree char *text = write_text (game);
  g_autofree char *again = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  const TengenRecord *record = tengen_game_get_record (game);

  fuzz_renju_demand (reading->record != NULL, "the text can be read");
  again = tengen_sgf_write (reading->record, NULL, NULL);
  fuzz_renju_demand (strcmp (text, again) == 0, "the text is the same");
  if (tengen_record_get_n_games (record) == 1)
    compare_records (record,
                     tengen_game_get_root (game),
                     reading->record,
                     tengen_record_get_game (reading->record, 0));
}

/* Doing. */

/* What was before a command. */
typedef struct
{
  char *text;
  TengenNode cursor;
  TengenPhase phase;
  guint n_nodes;
} Before;

static void
before_clear (Before *self)
{
  g_free (self->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Before, before_clear)

static Before
remember (const TengenGame *game)
{
  return (Before){
    write_text (game),
    tengen_game_get_cursor (game),
    tengen_position_get_phase (tengen_game_get_position (game)),
    tengen_record_get_n_nodes (tengen_game_get_record (game)),
  };
}

static gboolean
is_as_before (const TengenGame *game, const Before *before)
{
  g_autofree char *text = write_text (game);

  return strcmp (text, before->text) == 0 &&
         tengen_game_get_cursor (game) == before->cursor;
}

static void
check_line (const TengenCommand *command)
{
  g_autofree char *line = tengen_command_encode (command);
  g_autoptr (TengenCommand) read = tengen_command_decode (line);
  g_autofree char *again = NULL;

  fuzz_renju_demand (read != NULL, "a line can be read");
  again = tengen_command_encode (read);
  fuzz_renju_demand (strcmp (line, again) == 0,
                     "a command gives its line again");
}

static void
repeat (TengenGame *game, TengenCommandKind kind)
{
  g_autoptr (TengenCommand) command = tengen_command_new (kind);
  g_autoptr (TengenReason) reason = tengen_game_do (game, command);

  fuzz_renju_demand (reason == NULL,
                     "what was done can be undone and done again");
  compare_afresh (game);
}

static void
undo_and_redo (TengenGame *game, const Before *before)
{
  g_auto (Before) after = remember (game);

  repeat (game, TENGEN_COMMAND_UNDO);
  fuzz_renju_demand (is_as_before (game, before), "undone it leaves nothing");
  repeat (game, TENGEN_COMMAND_REDO);
  fuzz_renju_demand (is_as_before (game, &after), "done again it leaves all");
}

/* Of a stone just put: how the game ends by itself. */
static TengenRenjuEnd
find_end (const TengenPosition *position, const TengenAction *action)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  int n = 0;

  if (setup->renju.declared)
    return TENGEN_RENJU_END_NONE;
  if (tengen_renju_wins (renju->board, action->point, action->stone))
    return TENGEN_RENJU_END_FIVE;
  if (action->stone == TENGEN_STONE_BLACK &&
      (tengen_renju_classify (renju->board, action->point) &
       TENGEN_RENJU_FORBIDDEN) != 0)
    return TENGEN_RENJU_END_FORBIDDEN;
  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    n += tengen_renju_get (renju->board, point) != TENGEN_STONE_NONE;
  return n == TENGEN_RENJU_POINTS ? TENGEN_RENJU_END_FULL
                                  : TENGEN_RENJU_END_NONE;
}

static void
check_pass (const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenRenjuStep step;
  int n = 0;

  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    n += tengen_renju_get (renju->board, point) != TENGEN_STONE_NONE;
  tengen_renju_opening_get_step (renju->opening, &step);
  fuzz_renju_demand (n >= 6 && step.kind == TENGEN_RENJU_STEP_DONE,
                     "no pass comes before the sixth stone");
}

/* Where play stands the record says how it ended. */
static void
check_result (const TengenGame *game)
{
  TengenResult result =
      tengen_position_get_result (tengen_game_get_position (game));
  g_autofree char *wanted = tengen_result_format (&result);
  g_autofree char *text = tengen_record_get_text (tengen_game_get_record (game),
                                                  tengen_game_get_root (game),
                                                  TENGEN_PROPERTY_RE);

  fuzz_renju_demand (g_strcmp0 (text, wanted) == 0,
                     "the record tells the result");
}

static void
check_end (const TengenGame *game,
           const TengenAction *action,
           const Before *before)
{
  const TengenPosition *position = tengen_game_get_position (game);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  gboolean over = tengen_position_get_phase (position) == TENGEN_PHASE_OVER;

  switch ((int) action->kind)
    {
    case TENGEN_ACTION_PLAY:
      /* a node that existed before may hold an ending too */
      if (tengen_game_get_cursor (game) > before->n_nodes)
        fuzz_renju_demand (renju->end == find_end (position, action) &&
                               over == (renju->end != TENGEN_RENJU_END_NONE),
                           "a stone ends the game as the rules say");
      break;
    case TENGEN_ACTION_PASS:
      check_pass (position);
      break;
    case TENGEN_ACTION_CHOOSE:
    case TENGEN_ACTION_DECLARE:
    case TENGEN_ACTION_OFFER:
    case TENGEN_ACTION_FIVE:
      fuzz_renju_demand (!over, "a decision does not end the game");
      break;
    default:
      fuzz_renju_demand (over, "what ends the game has ended it");
    }
  if (over && tengen_game_get_cursor (game) == tengen_game_get_live (game))
    check_result (game);
}

/* An action that was done. */
static void
check_act (TengenGame *game, const TengenAction *action, const Before *before)
{
  fuzz_renju_demand (before->phase == TENGEN_PHASE_PLAY,
                     "what is over is over");
  check_end (game, action, before);
  undo_and_redo (game, before);
}

static void
do_command (TengenGame *game, const TengenCommand *command, const char *first)
{
  g_auto (Before) before = remember (game);
  g_autoptr (TengenReason) reason = NULL;

  check_line (command);
  reason = tengen_game_do (game, command);
  compare_afresh (game);
  look_at (game);
  check_names (game, first);
  if (reason != NULL)
    {
      g_autofree char *why =
          tengen_words_reason (reason, &tengen_game_get_setup (game)->rules);

      fuzz_renju_demand (g_utf8_validate (why, -1, NULL), "a refusal is UTF-8");
      fuzz_renju_demand (is_as_before (game, &before),
                         "refused it changes nothing");
    }
  else if (command->kind == TENGEN_COMMAND_ACT &&
           tengen_position_get_renju (tengen_game_get_position (game)) != NULL)
    check_act (game, &command->action, &before);
}

static void
run (TengenGame *game, const char *commands, gsize length)
{
  FuzzRenjuInput input = { commands, commands + length, { NULL } };
  const char *first = find_first_name (game);
  g_autofree char *start = write_text (game);
  g_autofree char *undone = NULL;
  g_autoptr (TengenCommand) undo = tengen_command_new (TENGEN_COMMAND_UNDO);
  TengenReason *reason;

  for (int i = 0; i < MAX_COMMANDS && input.at < input.end; i++)
    {
      g_autoptr (TengenCommand) command = fuzz_renju_read (&input, game);

      if (command != NULL &&
          tengen_record_get_n_nodes (tengen_game_get_record (game)) < MAX_NODES)
        do_command (game, command, first);
    }
  fuzz_edit_clear (&input.edit);
  check_saved (game);
  while ((reason = tengen_game_do (game, undo)) == NULL)
    compare_afresh (game);
  tengen_reason_free (reason);
  undone = write_text (game);
  fuzz_renju_demand (strcmp (undone, start) == 0,
                     "undoing all gives the start");
}

/* Opening. */

static TengenGame *
start_game (const char *text, gsize length)
{
  g_autofree char *word = g_strndup (text, length);
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenRenjuRules rules;

  if (!tengen_renju_rules_parse (word, &rules))
    tengen_renju_rules_init (&rules, TENGEN_RENJU_FREE);
  setup = tengen_game_setup_new_renju (&rules);
  setup->black = g_strdup (FIRST);
  setup->white = g_strdup (SECOND);
  return tengen_game_new (setup);
}

static TengenGame *
open_game (const char *sgf, gsize length)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (sgf, length, "UTF-8", NULL);

  if (reading->record == NULL)
    return NULL;
  return tengen_game_open (g_steal_pointer (&reading->record), 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = size > 0 ? (const char *) data : "";
  gboolean is_file = size > 0 && *text == '(';
  const char *mark = is_file ? "\n=\n" : "\n";
  const char *rule = g_strstr_len (text, (gssize) size, mark);
  gsize head = rule != NULL ? (gsize) (rule - text) : size;
  gsize body = rule != NULL ? head + strlen (mark) : size;
  g_autoptr (TengenGame) game =
      is_file ? open_game (text, head) : start_game (text, head);

  if (game != NULL)
    {
      check_saved (game);
      run (game, text + body, size - body);
    }
  return 0;
}
