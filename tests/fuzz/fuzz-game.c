/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-game: any bytes as a file of games and as commands on them
 *
 * What:  the bytes before a line `=` are an SGF file; the lines behind it are
 *        commands in their encoded form. Each game is opened, looked at in
 *        several nodes, changed by the commands, undone and done again.
 * Holds: the position reached step by step is the one reached afresh; undoing
 *        everything gives the text of the start, doing it again the text that
 *        was there; text and record give each other; a refused command changes
 *        nothing.
 */
#include "fuzz-one.h"
#include "tengen-game.h"
#include "tengen-paint-view.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"
#include "tengen-words.h"

#include <string.h>

/* More games of a file, lines and nodes show nothing new. */
#define MAX_GAMES 4
#define MAX_LINES 200
#define N_LOOKS 6

/* Stops the program where a promise is not kept. */
static void
demand (gboolean kept, const char *promise)
{
  if (!kept)
    g_error ("%s", promise);
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
  g_autoptr (TengenAccount) account =
      tengen_account_new (count, &tengen_position_get_setup (position)->rules);
  g_autofree char *said = tengen_words_account (account);
  g_autoptr (TengenView) view =
      tengen_view_new_position (position, TENGEN_VIEW_NUMBERS_ALL);
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
          reason != NULL ? tengen_words_reason (reason) : NULL;

      demand (codes[point] == (reason != NULL ? reason->code : 0),
              "the map agrees with the check");
      if (reason != NULL)
        tengen_view_add_reason (view, reason);
      /* a large board is looked at here and there */
      point += n / 100;
    }
  if (forced != NULL)
    g_free (tengen_words_reason (forced));
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

/* The position must not depend on how one came to it. */
static void
compare_position (const TengenGame *game)
{
  const TengenPosition *came = tengen_game_get_position (game);
  g_autoptr (TengenPosition) fresh = tengen_position_new (
      tengen_game_get_record (game), tengen_game_get_root (game));
  int n = tengen_board_get_n_points (tengen_position_get_board (came));
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
  for (int point = 0; point < n; point++)
    demand (tengen_position_get_mark (came, (TengenPoint) point) ==
                tengen_position_get_mark (fresh, (TengenPoint) point),
            "the marks are the same");
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

static void
check_text (const TengenGame *game)
{
  g_autofree char *text = write_text (game);
  g_autofree char *again = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  demand (reading->record != NULL, "the text can be read");
  again = tengen_sgf_write (reading->record, NULL, NULL);
  demand (strcmp (text, again) == 0, "the text is the same");
}

static void
do_line (TengenGame *game, const char *line)
{
  g_autoptr (TengenCommand) command = tengen_command_decode (line);
  g_autoptr (TengenReason) reason = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *said = NULL;
  TengenNode cursor = tengen_game_get_cursor (game);

  if (command == NULL)
    return;
  before = write_text (game);
  reason = tengen_game_do (game, command);
  compare_position (game);
  if (reason == NULL)
    return;
  after = write_text (game);
  said = tengen_words_reason (reason);
  demand (strcmp (before, after) == 0 &&
              tengen_game_get_cursor (game) == cursor,
          "a refused command changes nothing");
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
run_commands (TengenGame *game, const char *commands)
{
  g_auto (GStrv) lines = g_strsplit (commands, "\n", MAX_LINES);
  g_autofree char *start = write_text (game);
  g_autofree char *end = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  TengenNode cursor;
  guint n;

  for (char **line = lines; *line != NULL; line++)
    do_line (game, *line);
  look_at_game (game);
  check_text (game);
  end = write_text (game);
  cursor = tengen_game_get_cursor (game);
  n = repeat (game, TENGEN_COMMAND_UNDO, G_MAXUINT);
  undone = write_text (game);
  demand (strcmp (undone, start) == 0, "undoing all gives the start");
  demand (repeat (game, TENGEN_COMMAND_REDO, n) == n, "all can be done again");
  redone = write_text (game);
  demand (strcmp (redone, end) == 0, "doing all again gives the end");
  demand (tengen_game_get_cursor (game) == cursor, "the cursor is back too");
}

/* Opens one game of the file; FALSE if there are no more. */
static gboolean
run_game (const char *sgf, gsize length, guint index, const char *commands)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (sgf, length, NULL, NULL);
  g_autoptr (TengenGame) game = NULL;

  if (reading->record == NULL ||
      index >= tengen_record_get_n_games (reading->record))
    return FALSE;
  game = tengen_game_open (g_steal_pointer (&reading->record), index);
  if (game == NULL)
    return TRUE;
  walk (game, (guint) length + index);
  run_commands (game, commands);
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
