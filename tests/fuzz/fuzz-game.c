/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-game: any bytes as a file of games and as commands on them
 *
 * What:  the bytes before a line `=` are an SGF file; the lines behind it are
 *        commands in their encoded form or, behind a `*`, bytes that choose an
 *        edit or a place to go to (fuzz-edit). Each game is opened, looked at
 *        in several nodes, changed by the commands, undone and done again.
 * Holds: the position reached step by step is the one reached afresh; undoing
 *        everything gives the record of the start, redoing it the record before
 *        that; text and record give each other; a refused command changes
 *        nothing, an edit is refused in a match only; the commands written as
 *        lines and done again on the file give the same game, and the same
 *        clock, on which no time is lost. What a match keeps is not undone.
 */
#include "fuzz-edit.h"
#include "fuzz-one.h"
#include "record-dump.h"
#include "tengen-describe-markup.h"
#include "tengen-describe-number.h"
#include "tengen-paint-view.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"
#include "tengen-words.h"

#include <stdlib.h>
#include <string.h>

/* More games of a file, lines and nodes show nothing new. */
#define MAX_GAMES 4
#define MAX_LINES 200
#define N_LOOKS 6

/* Stops the program where a promise is not kept, in the way of which libFuzzer
 * keeps the input. */
static void
demand (gboolean kept, const char *promise)
{
  if (kept)
    return;
  g_printerr ("%s\n", promise);
  abort ();
}

/* Asks all that a window asks of a position. */
static void
look_at_position (const TengenPosition *position)
{
  int n = tengen_board_get_n_points (tengen_position_get_board (position));
  TengenStone stone = tengen_position_get_to_move (position);
  g_autofree guint *numbers = g_new (guint, n);
  g_autofree guint8 *codes = g_malloc ((gsize) n);
  g_autoptr (TengenGoCount) count = tengen_position_count (position);
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  g_autoptr (TengenAccount) account =
      count != NULL ? tengen_account_new (count, &setup->rules) : NULL;
  g_autofree char *said =
      account != NULL ? tengen_words_account (account) : g_strdup ("");
  g_autoptr (TengenView) view = tengen_view_new_position (
      position, TENGEN_VIEW_NUMBERS_ALL, TENGEN_NODE_NONE);
  const TengenReason *forced = tengen_position_get_forced (position);

  demand (g_utf8_validate (said, -1, NULL), "an account is said in UTF-8");
  demand (stone != TENGEN_STONE_NONE, "it is somebody's turn");
  tengen_position_get_numbers (position, numbers);
  tengen_position_map (position, stone, codes);
  for (int point = 0; point < n; point++)
    {
      g_autoptr (TengenReason) reason =
          tengen_position_check_point (position, (TengenPoint) point, stone);
      g_autofree char *why =
          reason != NULL ? tengen_words_reason (reason, &setup->rules) : NULL;

      demand (codes[point] == (reason != NULL ? reason->code : 0),
              "the map agrees with the check");
      if (reason != NULL)
        tengen_view_add_reason (view, reason);
      /* a large board is looked at here and there */
      point += n / 100;
    }
  if (forced != NULL)
    g_free (tengen_words_reason (forced, &setup->rules));
}

/* What the board shows: each way of numbering in turn, from a node of the line
 * or not. */
static void
look_at_board (const TengenGame *game, guint turn)
{
  const TengenPosition *position = tengen_game_get_position (game);
  int n = tengen_board_get_n_points (tengen_position_get_board (position));
  guint cursor = 0;
  const GArray *line = tengen_game_get_line (game, &cursor);
  TengenNode from = g_array_index (line, TengenNode, turn % (cursor + 1));
  g_autoptr (TengenMarkup) markup = tengen_markup_new (position);
  g_autoptr (TengenNumbers) numbers =
      tengen_numbers_new (position, (TengenNumberMode) (turn % 3), from);
  g_autoptr (TengenView) view =
      tengen_view_new_position (position, (TengenViewNumbers) (turn % 5), from);

  tengen_view_add_markup (view, markup, turn % 2 != 0);
  demand (markup->width * markup->height <= n, "the markup is of the board");
  for (int point = 0; point < markup->width * markup->height; point++)
    if (markup->labels[point] != NULL)
      demand (g_utf8_validate (markup->labels[point], -1, NULL),
              "a label is UTF-8");
}

static void
look_at_game (const TengenGame *game)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  TengenResult result = tengen_game_get_result (game);
  g_autofree char *status = tengen_words_status (game);
  g_autofree char *said = tengen_words_result (&result, setup->rules.unit);
  g_autofree char *terms = tengen_words_terms (setup);
  guint cursor = 0;
  const GArray *line = tengen_game_get_line (game, &cursor);

  look_at_position (tengen_game_get_position (game));
  demand (g_array_index (line, TengenNode, cursor) ==
              tengen_game_get_cursor (game),
          "the line goes through the cursor");
  demand (g_array_index (line, TengenNode, 0) == tengen_game_get_root (game),
          "the line starts at the first node");
}

/* Nothing is negative, and all time is used by a seat or idle. */
static void
look_at_clock (const TengenGame *game)
{
  const TengenClock *clock = tengen_game_get_clock (game);
  gint64 sum;

  if (clock == NULL)
    return;
  sum = clock->idle_us;
  for (int i = TENGEN_SEAT_FIRST; i <= TENGEN_SEAT_SECOND; i++)
    {
      gint64 left = tengen_clock_get_left (clock, (TengenSeat) i);

      demand (left >= 0 && clock->seats[i].main_us >= 0 &&
                  clock->seats[i].period_us >= 0 && clock->seats[i].n >= 0,
              "no time is less than none");
      demand (clock->seats[i].is_up == (left == 0), "who has none is out");
      sum += clock->seats[i].used_us;
    }
  demand (clock->elapsed_us == sum, "no time is lost");
}

static gboolean
is_same_array (const guint8 *one, const guint8 *other, int n)
{
  for (int i = 0; i < n; i++)
    if ((one != NULL ? one[i] : 0) != (other != NULL ? other[i] : 0))
      return FALSE;
  return TRUE;
}

/* What is agreed for the count. */
static void
compare_agreements (const TengenPosition *came, const TengenPosition *fresh)
{
  int n = tengen_board_get_n_points (tengen_position_get_board (came));
  TengenGoAgreement a, b;

  tengen_position_get_agreement (came, &a);
  tengen_position_get_agreement (fresh, &b);
  demand (is_same_array (a.marks, b.marks, n) &&
              is_same_array (a.claims, b.claims, n) &&
              memcmp (a.groups, b.groups, sizeof a.groups) == 0 &&
              memcmp (a.eyes, b.eyes, sizeof a.eyes) == 0 &&
              a.equal == b.equal && a.balance == b.balance,
          "the terms of the count are the same");
}

/* What was done so far, and what it makes the players do. */
static void
compare_play (const TengenPosition *came, const TengenPosition *fresh)
{
  const TengenGoCounters *a = tengen_position_get_counters (came);
  const TengenGoCounters *b = tengen_position_get_counters (fresh);
  guint move_a = 0, move_b = 0;
  TengenNode node_a = 0, node_b = 0;
  gboolean cycle_a = tengen_position_get_cycle (came, &move_a, &node_a);
  gboolean cycle_b = tengen_position_get_cycle (fresh, &move_b, &node_b);

  demand ((a == NULL) == (b == NULL) &&
              (a == NULL || memcmp (a, b, sizeof *a) == 0),
          "the counters are the same");
  demand (tengen_position_get_duty (came) == tengen_position_get_duty (fresh),
          "the duty is the same");
  demand (cycle_a == cycle_b && move_a == move_b && node_a == node_b,
          "the position came back in the same place");
  demand (tengen_position_is_last_virtual (came) ==
              tengen_position_is_last_virtual (fresh),
          "the last move is the same");
}

/* The position must not depend on how one came to it. */
static void
compare_position (const TengenGame *game)
{
  const TengenPosition *came = tengen_game_get_position (game);
  g_autoptr (TengenPosition) fresh = tengen_position_new (
      tengen_game_get_record (game), tengen_game_get_root (game));
  TengenResult a, b;

  demand (fresh != NULL, "the game can be opened");
  tengen_position_goto (fresh, tengen_game_get_cursor (game));
  a = tengen_position_get_result (came);
  b = tengen_position_get_result (fresh);
  demand (tengen_board_equal (tengen_position_get_board (came),
                              tengen_position_get_board (fresh)) &&
              tengen_position_get_to_move (came) ==
                  tengen_position_get_to_move (fresh) &&
              tengen_position_get_phase (came) ==
                  tengen_position_get_phase (fresh) &&
              tengen_position_get_move (came) ==
                  tengen_position_get_move (fresh) &&
              tengen_position_get_marks_left (came) ==
                  tengen_position_get_marks_left (fresh),
          "the position is the same");
  compare_agreements (came, fresh);
  compare_play (came, fresh);
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    demand (tengen_position_get_agreed (came, (TengenSeat) seat) ==
                tengen_position_get_agreed (fresh, (TengenSeat) seat),
            "the agreements are the same");
  demand (a.kind == b.kind && a.winner == b.winner &&
              a.margin_x2 == b.margin_x2,
          "the result is the same");
}

static void
go_to (TengenGame *game, TengenNode node)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_GOTO);

  command->node = node;
  tengen_reason_free (tengen_game_do (game, command));
}

/* The end, and nodes here and there, the first one last. */
static void
walk (TengenGame *game, guint seed)
{
  guint n = tengen_record_get_n_nodes (tengen_game_get_record (game));

  go_to (game, tengen_game_get_live (game));
  look_at_game (game);
  compare_position (game);
  for (int i = 0; i < N_LOOKS; i++)
    {
      seed = seed * 1103515245u + 12345u;
      go_to (game, (seed >> 8) % n + 1);
      compare_position (game);
    }
  look_at_game (game);
  go_to (game, tengen_game_get_root (game));
}

static char *
write_text (const TengenGame *game)
{
  return tengen_sgf_write (tengen_game_get_record (game), NULL, NULL);
}

/* The record whole: its text and its nodes. */
static char *
write_all (const TengenGame *game)
{
  g_autofree char *text = write_text (game);
  g_autofree char *dump = record_dump (tengen_game_get_record (game), TRUE);

  return g_strconcat (text, "\n", dump, NULL);
}

static void
check_text (const TengenGame *game)
{
  g_autofree char *text = write_text (game);
  g_autofree char *dump = record_dump (tengen_game_get_record (game), FALSE);
  g_autofree char *again = NULL;
  g_autofree char *dump_again = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  demand (reading->record != NULL, "the text can be read");
  again = tengen_sgf_write (reading->record, NULL, NULL);
  demand (strcmp (text, again) == 0, "the text is the same");
  dump_again = record_dump (reading->record, FALSE);
  demand (strcmp (dump, dump_again) == 0, "the record is the same");
}

/* What is done to a game. */
typedef struct
{
  TengenGame *game;
  FuzzEdit edit;
  GPtrArray *journal;
  gboolean whole; /* the journal gives every number that a node has */
} Run;

static guint
count_nodes (const TengenGame *game)
{
  return tengen_record_get_n_nodes (tengen_game_get_record (game));
}

/* Does a command; what was done is written to the journal. A node that is made
 * by an edit refused later on is gone, but its number is not given again. */
static void
do_command (Run *self, const TengenCommand *command, gboolean sound)
{
  TengenGame *game = self->game;
  g_autofree char *line = tengen_command_encode (command);
  g_autofree char *before = write_all (game);
  g_autofree char *after = NULL;
  g_autofree char *said = NULL;
  TengenNode cursor = tengen_game_get_cursor (game);
  guint n = count_nodes (game);
  g_autoptr (TengenReason) reason = tengen_game_do (game, command);

  compare_position (game);
  if (reason == NULL)
    {
      g_ptr_array_add (self->journal, g_steal_pointer (&line));
      look_at_board (game, self->journal->len);
      look_at_clock (game);
      return;
    }
  demand (!sound || tengen_game_get_setup (game)->match != NULL,
          "an edit that is made for a game can be done");
  after = write_all (game);
  said = tengen_words_reason (reason, &tengen_game_get_setup (game)->rules);
  demand (strcmp (before, after) == 0 &&
              tengen_game_get_cursor (game) == cursor,
          "a refused command changes nothing");
  self->whole = self->whole && count_nodes (game) == n;
}

static void
do_line (Run *self, const char *line)
{
  gboolean chosen = *line == '*';
  g_autoptr (TengenCommand) command =
      chosen ? fuzz_edit_read (&self->edit, self->game, line + 1)
             : tengen_command_decode (line);

  if (command != NULL)
    do_command (self, command, chosen);
}

static guint
repeat (TengenGame *game, TengenCommandKind kind, guint n)
{
  g_autoptr (TengenCommand) command = tengen_command_new (kind);
  guint done = 0;

  for (; done < n; done++)
    {
      g_autoptr (TengenReason) reason = tengen_game_do (game, command);

      if (reason != NULL)
        break;
      compare_position (game);
    }
  return done;
}

static void
undo_and_redo (TengenGame *game, const char *start)
{
  g_autofree char *end = write_all (game);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  TengenNode cursor = tengen_game_get_cursor (game);
  guint n = repeat (game, TENGEN_COMMAND_UNDO, G_MAXUINT);

  undone = write_all (game);
  demand (strcmp (undone, start) == 0 ||
              (tengen_game_get_n_undo (game) > 0 &&
               tengen_game_get_setup (game)->match != NULL),
          "undoing all gives the start");
  demand (repeat (game, TENGEN_COMMAND_REDO, n) == n, "all can be done again");
  redone = write_all (game);
  demand (strcmp (redone, end) == 0, "doing all again gives the end");
  demand (tengen_game_get_cursor (game) == cursor, "the cursor is back too");
}

/* Does the lines of a journal on the game as it was opened. */
static void
replay (TengenGame *game, const GPtrArray *journal)
{
  for (guint i = 0; i < journal->len; i++)
    {
      const char *line = g_ptr_array_index (journal, i);
      g_autoptr (TengenCommand) command = tengen_command_decode (line);
      g_autofree char *again = NULL;
      g_autoptr (TengenReason) reason = NULL;

      demand (command != NULL, "a line of the journal is a command");
      again = tengen_command_encode (command);
      demand (strcmp (again, line) == 0, "a command gives its line again");
      reason = tengen_game_do (game, command);
      demand (reason == NULL, "what was done can be done again");
    }
}

static void
compare_clocks (const TengenClock *one, const TengenClock *other)
{
  demand ((one == NULL) == (other == NULL), "the journal gives the clock");
  for (int i = 0; one != NULL && i <= TENGEN_SEAT_SECOND; i++)
    demand (tengen_clock_get_left (one, (TengenSeat) i) ==
                    tengen_clock_get_left (other, (TengenSeat) i) &&
                one->seats[i].used_us == other->seats[i].used_us &&
                one->turn == other->turn && one->paused == other->paused,
            "the journal gives what is left");
}

static void
compare_games (const TengenGame *one, const TengenGame *other)
{
  g_autofree char *text = write_all (one);
  g_autofree char *other_text = write_all (other);

  demand (strcmp (text, other_text) == 0, "the journal gives the record");
  demand (tengen_game_get_root (one) == tengen_game_get_root (other) &&
              tengen_game_get_cursor (one) == tengen_game_get_cursor (other) &&
              tengen_game_get_live (one) == tengen_game_get_live (other),
          "the journal gives the place");
  demand (tengen_game_get_n_undo (one) == tengen_game_get_n_undo (other) &&
              tengen_game_get_n_redo (one) == tengen_game_get_n_redo (other) &&
              tengen_game_get_edits (one) == tengen_game_get_edits (other) &&
              g_strcmp0 (tengen_game_get_undo_name (one),
                         tengen_game_get_undo_name (other)) == 0,
          "the journal gives the steps");
  compare_clocks (tengen_game_get_clock (one), tengen_game_get_clock (other));
}

/* Does the commands on @game, the journal of them on @twin. */
static void
run_commands (TengenGame *game, TengenGame *twin, const char *commands)
{
  g_auto (GStrv) lines = g_strsplit (commands, "\n", MAX_LINES);
  g_autoptr (GPtrArray) journal = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *start = write_all (game);
  Run run = { game, { NULL }, journal, TRUE };

  for (char **line = lines; *line != NULL; line++)
    do_line (&run, *line);
  fuzz_edit_clear (&run.edit);
  look_at_game (game);
  check_text (game);
  if (run.whole)
    {
      replay (twin, journal);
      compare_games (game, twin);
    }
  undo_and_redo (game, start);
}

/* The charset is not guessed, which takes most of the time (fuzz-sgf does). */
static TengenGame *
open_game (const char *sgf, gsize length, guint index)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (sgf, length, "UTF-8", NULL);

  if (reading->record == NULL ||
      index >= tengen_record_get_n_games (reading->record))
    return NULL;
  return tengen_game_open (g_steal_pointer (&reading->record), index);
}

/* Opens one game of the file; FALSE if there are no more. */
static gboolean
run_game (const char *sgf, gsize length, guint index, const char *commands)
{
  g_autoptr (TengenGame) game = open_game (sgf, length, index);
  g_autoptr (TengenGame) twin = open_game (sgf, length, index);

  if (game == NULL)
    return FALSE;
  walk (game, (guint) length + index);
  walk (twin, (guint) length + index);
  run_commands (game, twin, commands);
  return TRUE;
}

/* Where the line `=` stands, or the end. */
static gsize
find_rule (const char *data, gsize length)
{
  for (gsize at = 0; at + 3 <= length; at++)
    if (memcmp (data + at, "\n=\n", 3) == 0)
      return at;
  return length;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = (const char *) data;
  gsize rule = find_rule (text, size);
  g_autofree char *commands = rule < size
                                  ? g_strndup (text + rule + 3, size - rule - 3)
                                  : g_strdup ("");

  for (guint i = 0; i < MAX_GAMES && run_game (text, rule, i, commands); i++)
    continue;
  return 0;
}
