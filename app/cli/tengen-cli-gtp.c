/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-gtp: the computer as an engine for other programs
 *
 * Shape:  a line of standard input is a command, its answer goes to standard
 *         output at once: "=" or "?", the number that was given, a text, an
 *         empty line. These texts are the protocol's and are not translated.
 * Source: G. Farnebäck, Specification of the Go Text Protocol, version 2,
 *         draft 2 (2002).
 */
#include <string.h>

#include "tengen-board-notation.h"
#include "tengen-board-number.h"
#include "tengen-cli-arena.h"
#include "tengen-cli-dialogue.h"
#include "tengen-cli-game.h"
#include "tengen-cli-kata.h"
#include "tengen-cli-limits.h"
#include "tengen-cli-options.h"
#include "tengen-go-dead.h"
#include "tengen-go-handicap.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* The largest komi, points, that cannot overflow anything. */
#define KOMI_MAX 10000
/* The longest time, seconds. */
#define TIME_MAX 10000000

typedef struct
{
  TengenCliArenaOptions options;
  int level;
} Options;

typedef struct
{
  TengenCliArena arena;
  TengenCliLimits limits;
  gboolean is_quitting;
  GString *text; /* of the answer */
} Engine;

/* Does a command; writes its answer, or what is wrong. @words end with NULL. */
typedef gboolean (*Run) (Engine *engine, char **words);

typedef struct
{
  const char *name;
  int n_words; /* behind it, or -1 for any number */
  Run run;
} Command;

static const Command commands[];
static const gsize n_commands;

static gboolean
fail (Engine *engine, const char *text)
{
  g_string_assign (engine->text, text);
  return FALSE;
}

/* --- Reading --- */

static gboolean
read_colour (const char *word, TengenStone *stone)
{
  if (g_ascii_strcasecmp (word, "b") == 0 ||
      g_ascii_strcasecmp (word, "black") == 0)
    *stone = TENGEN_STONE_BLACK;
  else if (g_ascii_strcasecmp (word, "w") == 0 ||
           g_ascii_strcasecmp (word, "white") == 0)
    *stone = TENGEN_STONE_WHITE;
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_point (const Engine *engine, const char *word, TengenPoint *point)
{
  int size = engine->arena.size;

  return tengen_notation_parse (TENGEN_NOTATION_A1, size, size, word, point);
}

/* Reads a komi to the nearest half point. */
static gboolean
read_komi (const char *word, int *komi_x2)
{
  gboolean is_below = *word == '-';
  gboolean is_signed = is_below || *word == '+';
  g_auto (GStrv) parts = g_strsplit (word + is_signed, ".", 2);
  int points, hundredths = 0;

  if (parts[0] == NULL ||
      !tengen_board_number_parse (parts[0], 0, KOMI_MAX, &points))
    return FALSE;
  if (parts[1] != NULL)
    {
      char digits[] = "00";

      for (int i = 0; i < 2 && parts[1][i] != '\0'; i++)
        digits[i] = parts[1][i];
      if (parts[1][strspn (parts[1], "0123456789")] != '\0')
        return FALSE;
      tengen_board_number_parse (digits, 0, 99, &hundredths);
    }
  *komi_x2 = 2 * points + (hundredths + 25) / 50;
  if (is_below)
    *komi_x2 = -*komi_x2;
  return TRUE;
}

/* --- Commands --- */

static gboolean
run_protocol_version (Engine *engine, char **words)
{
  g_string_assign (engine->text, "2");
  return TRUE;
}

static gboolean
run_name (Engine *engine, char **words)
{
  g_string_assign (engine->text, "Tengen");
  return TRUE;
}

static gboolean
run_version (Engine *engine, char **words)
{
  g_string_assign (engine->text, TENGEN_VERSION);
  return TRUE;
}

static const Command *
find_command (const char *name)
{
  for (gsize i = 0; i < n_commands; i++)
    if (strcmp (name, commands[i].name) == 0)
      return &commands[i];
  return NULL;
}

static gboolean
run_known_command (Engine *engine, char **words)
{
  gboolean is_known = words[0] != NULL && find_command (words[0]) != NULL;

  g_string_assign (engine->text, is_known ? "true" : "false");
  return TRUE;
}

static gboolean
run_list_commands (Engine *engine, char **words)
{
  for (gsize i = 0; i < n_commands; i++)
    g_string_append_printf (
        engine->text, "%s%s", i > 0 ? "\n" : "", commands[i].name);
  return TRUE;
}

static gboolean
run_quit (Engine *engine, char **words)
{
  engine->is_quitting = TRUE;
  return TRUE;
}

/* Begins anew. A board that does not offer the level is said not to, where no
 * answer is read. */
static void
restart (Engine *engine, int size)
{
  TengenCliArena *arena = &engine->arena;
  gboolean is_other = size != arena->size;
  int level = arena->player.level;

  tengen_cli_arena_restart (arena, size);
  if (is_other)
    tengen_cli_arena_check_level (arena, "--level", &level);
}

static gboolean
run_boardsize (Engine *engine, char **words)
{
  int size;

  if (!tengen_board_number_parse (words[0], 1, TENGEN_BOARD_MAX, &size))
    return fail (engine, "unacceptable size");
  restart (engine, size);
  tengen_cli_limits_restart (&engine->limits);
  return TRUE;
}

static gboolean
run_clear_board (Engine *engine, char **words)
{
  tengen_cli_arena_restart (&engine->arena, engine->arena.size);
  tengen_cli_limits_restart (&engine->limits);
  return TRUE;
}

static gboolean
run_komi (Engine *engine, char **words)
{
  if (!read_komi (words[0], &engine->arena.player.komi_x2))
    return fail (engine, "syntax error");
  return TRUE;
}

static void
tell_points (Engine *engine, const TengenPoint *points, int n)
{
  int size = engine->arena.size;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name =
          tengen_notation_format (TENGEN_NOTATION_A1, size, size, points[i]);

      g_string_append_printf (engine->text, "%s%s", i > 0 ? " " : "", name);
    }
}

static gboolean
is_begun (const Engine *engine)
{
  return tengen_go_get_ply (engine->arena.go) > 0;
}

/* Where the protocol has the third stone: at the upper left. */
static void
mirror_third (int size, TengenPoint *points)
{
  points[2] = tengen_point_make (size,
                                 size - 1 - tengen_point_x (points[2], size),
                                 size - 1 - tengen_point_y (points[2], size));
}

static gboolean
run_fixed_handicap (Engine *engine, char **words)
{
  TengenPoint points[TENGEN_GO_HANDICAP_MAX];
  int size = engine->arena.size;
  int n;

  if (is_begun (engine))
    return fail (engine, "board not empty");
  if (!tengen_board_number_parse (
          words[0], 2, tengen_go_handicap_max (size), &n) ||
      tengen_go_handicap_points (size, n, points) != n)
    return fail (engine, "invalid number of stones");
  if (n == 3)
    mirror_third (size, points);
  tengen_cli_arena_place (&engine->arena, points, n);
  tell_points (engine, points, n);
  return TRUE;
}

static gboolean
run_place_free_handicap (Engine *engine, char **words)
{
  TengenPoint points[TENGEN_CLI_DIALOGUE_WORDS];
  int size = engine->arena.size;
  int n;

  if (is_begun (engine))
    return fail (engine, "board not empty");
  if (!tengen_board_number_parse (words[0], 2, size * size - 1, &n))
    return fail (engine, "invalid number of stones");
  tengen_cli_arena_choose_handicap (&engine->arena, n, points);
  tengen_cli_arena_place (&engine->arena, points, n);
  tell_points (engine, points, n);
  return TRUE;
}

static gboolean
run_set_free_handicap (Engine *engine, char **words)
{
  TengenPoint points[TENGEN_CLI_DIALOGUE_WORDS];
  int n = 0;

  if (is_begun (engine))
    return fail (engine, "board not empty");
  for (; words[n] != NULL; n++)
    {
      if (!read_point (engine, words[n], &points[n]) ||
          points[n] == TENGEN_POINT_PASS)
        return fail (engine, "bad vertex list");
      for (int i = 0; i < n; i++)
        if (points[i] == points[n])
          return fail (engine, "bad vertex list");
    }
  if (n < 2 || n >= engine->arena.size * engine->arena.size)
    return fail (engine, "bad vertex list");
  tengen_cli_arena_place (&engine->arena, points, n);
  return TRUE;
}

static gboolean
run_play (Engine *engine, char **words)
{
  TengenStone stone;
  TengenPoint point;

  if (!read_colour (words[0], &stone) || !read_point (engine, words[1], &point))
    return fail (engine, "invalid color or coordinate");
  if (!tengen_cli_arena_play (&engine->arena, stone, point))
    return fail (engine, "illegal move");
  return TRUE;
}

/* Has a move found within the time there is for it. */
static gboolean
find_move (Engine *engine,
           const char *colour,
           TengenPoint (*find) (TengenCliArena *, TengenStone),
           gboolean is_timed)
{
  gint64 begin = g_get_monotonic_time ();
  TengenStone stone;
  TengenPoint point;
  gint64 allowed;

  if (!read_colour (colour, &stone))
    return fail (engine, "invalid color");
  if (tengen_cli_arena_get_winner (&engine->arena) != TENGEN_STONE_NONE)
    return fail (engine, "game over");
  allowed = tengen_cli_limits_allow (&engine->limits, stone);
  engine->arena.end_us = allowed >= 0 ? begin + allowed : 0;
  point = find (&engine->arena, stone);
  if (is_timed)
    tengen_cli_limits_spend (
        &engine->limits, stone, g_get_monotonic_time () - begin);
  tell_points (engine, &point, 1);
  return TRUE;
}

static gboolean
run_genmove (Engine *engine, char **words)
{
  return find_move (engine, words[0], tengen_cli_arena_move, TRUE);
}

static gboolean
run_reg_genmove (Engine *engine, char **words)
{
  return find_move (engine, words[0], tengen_cli_arena_choose, FALSE);
}

/* Seconds; some send fractions of them. */
static gboolean
read_time (const char *word, gint64 *us)
{
  g_auto (GStrv) parts = g_strsplit (word, ".", 2);
  int seconds;

  if (parts[0] == NULL ||
      !tengen_board_number_parse (parts[0], 0, TIME_MAX, &seconds) ||
      (parts[1] != NULL && parts[1][strspn (parts[1], "0123456789")] != '\0'))
    return FALSE;
  *us = seconds * G_USEC_PER_SEC;
  return TRUE;
}

static gboolean
run_time_settings (Engine *engine, char **words)
{
  gint64 main_us, period_us;
  int stones;

  if (!read_time (words[0], &main_us) || !read_time (words[1], &period_us) ||
      !tengen_board_number_parse (
          words[2], 0, TENGEN_BOARD_MAX_POINTS, &stones))
    return fail (engine, "syntax error");
  tengen_cli_limits_set (&engine->limits, main_us, period_us, stones);
  return TRUE;
}

static gboolean
run_time_left (Engine *engine, char **words)
{
  TengenStone stone;
  gint64 left_us;
  int stones;

  if (!read_colour (words[0], &stone) || !read_time (words[1], &left_us) ||
      !tengen_board_number_parse (
          words[2], 0, TENGEN_BOARD_MAX_POINTS, &stones))
    return fail (engine, "syntax error");
  tengen_cli_limits_note (&engine->limits, stone, left_us, stones);
  return TRUE;
}

static gboolean
run_undo (Engine *engine, char **words)
{
  if (!tengen_cli_arena_undo (&engine->arena))
    return fail (engine, "cannot undo");
  return TRUE;
}

static void
show_columns (Engine *engine)
{
  int size = engine->arena.size;

  g_string_append (engine->text, "\n  ");
  for (int x = 0; x < size; x++)
    {
      g_autofree char *name =
          tengen_notation_format_column (TENGEN_NOTATION_A1, size, x);

      g_string_append_printf (engine->text, " %s", name);
    }
}

static gboolean
run_showboard (Engine *engine, char **words)
{
  const TengenBoard *board = tengen_go_get_board (engine->arena.go);
  int size = engine->arena.size;

  show_columns (engine);
  for (int y = 0; y < size; y++)
    {
      g_string_append_printf (engine->text, "\n%2d", size - y);
      for (int x = 0; x < size; x++)
        g_string_append_printf (
            engine->text,
            " %c",
            ".XO"[tengen_board_get (board, tengen_point_make (size, x, y))]);
    }
  show_columns (engine);
  return TRUE;
}

static gboolean
run_final_score (Engine *engine, char **words)
{
  TengenStone winner;
  g_autofree char *result =
      tengen_cli_arena_format_result (&engine->arena, &winner);

  if (result == NULL)
    return fail (engine, "cannot score");
  g_string_assign (engine->text, result);
  return TRUE;
}

/* A chain a line. */
static gboolean
run_final_status_list (Engine *engine, char **words)
{
  static const char *const names[TENGEN_GO_N_LIVES] = { "alive",
                                                        "dead",
                                                        "seki" };
  const TengenBoard *board = tengen_go_get_board (engine->arena.go);
  guint8 lives[TENGEN_BOARD_MAX_POINTS];
  TengenPoint chain[TENGEN_BOARD_MAX_POINTS];
  int wanted = 0;

  while (wanted <= TENGEN_GO_LIFE_SEKI && strcmp (words[0], names[wanted]) != 0)
    wanted++;
  if (wanted > TENGEN_GO_LIFE_SEKI)
    return fail (engine, "syntax error");
  if (engine->arena.rules.goal > 0)
    return fail (engine, "cannot score");
  tengen_cli_arena_judge (&engine->arena, lives);
  for (TengenPoint i = 0; i < tengen_board_get_n_points (board); i++)
    {
      /* the count takes what is doubtful as alive */
      int life =
          lives[i] == TENGEN_GO_LIFE_DOUBTFUL ? TENGEN_GO_LIFE_ALIVE : lives[i];

      if (tengen_board_get (board, i) == TENGEN_STONE_NONE || life != wanted ||
          tengen_board_get_chain (board, i) != i)
        continue;
      if (engine->text->len > 0)
        g_string_append_c (engine->text, '\n');
      tell_points (engine, chain, tengen_board_list_chain (board, i, chain));
    }
  return TRUE;
}

/* --- Records and rules --- */

/* Plays the moves of a record by the own rules; where they or what was set up on
 * the way do not give its position, that is set up. */
static void
replay (Engine *engine, TengenCliGame *game)
{
  TengenCliArena *arena = &engine->arena;
  const GArray *moves = tengen_position_get_moves (game->position);
  g_autoptr (GArray) copy = g_array_append_vals (
      g_array_new (FALSE, FALSE, sizeof (TengenMove)), moves->data, moves->len);
  guint8 first[TENGEN_BOARD_MAX_POINTS], last[TENGEN_BOARD_MAX_POINTS];
  guint8 now[TENGEN_BOARD_MAX_POINTS];
  const TengenGameSetup *setup = tengen_position_get_setup (game->position);
  TengenStone to_move = tengen_position_get_to_move (game->position);

  tengen_board_read (tengen_position_get_board (game->position), last);
  tengen_position_goto (game->position, game->root);
  tengen_board_read (tengen_position_get_board (game->position), first);
  restart (engine, setup->width);
  arena->player.komi_x2 = setup->komi_x2;
  tengen_cli_arena_set_up (arena,
                           first,
                           tengen_position_get_to_move (game->position),
                           setup->handicap);
  for (guint i = 0; i < copy->len; i++)
    {
      const TengenMove *move = &g_array_index (copy, TengenMove, i);

      tengen_cli_arena_play (arena, (TengenStone) move->stone, move->point);
    }
  tengen_board_read (tengen_go_get_board (arena->go), now);
  if (memcmp (now, last, (gsize) (setup->width * setup->height)) != 0)
    {
      tengen_cli_arena_restart (arena, setup->width);
      tengen_cli_arena_set_up (arena, last, to_move, setup->handicap);
    }
  else if (tengen_go_get_to_move (arena->go) != to_move)
    tengen_go_set_to_move (arena->go, to_move);
}

/* Up to the move whose number is named, without it. */
static gboolean
run_loadsgf (Engine *engine, char **words)
{
  char *files[] = { words[0], NULL };
  TengenCliChoice choice = TENGEN_CLI_CHOICE_INIT;
  g_autoptr (TengenCliGame) game = NULL;
  const TengenGameSetup *setup;
  TengenCliStatus status;

  choice.files = files;
  if (words[1] != NULL &&
      !tengen_board_number_parse (words[1], 1, G_MAXINT, &choice.move))
    return fail (engine, "syntax error");
  if (words[1] != NULL)
    choice.move--;
  /* standard input has the commands */
  if (strcmp (words[0], "-") != 0)
    game = tengen_cli_game_open (&choice, &status);
  if (game == NULL)
    return fail (engine, "cannot load file");
  setup = tengen_position_get_setup (game->position);
  if (tengen_game_setup_is_renju (setup) || setup->width != setup->height)
    return fail (engine, "cannot load file");
  replay (engine, game);
  tengen_cli_limits_restart (&engine->limits);
  return TRUE;
}

static gboolean
run_kata_set_rules (Engine *engine, char **words)
{
  g_autofree char *text = g_strjoinv (" ", words);
  TengenGoRules rules;

  if (is_begun (engine))
    return fail (engine, "board not empty");
  if (!tengen_go_rules_parse (text, &rules) &&
      !tengen_cli_kata_parse (text, &rules))
    return fail (engine, "unknown rules");
  tengen_cli_arena_set_rules (&engine->arena, &rules);
  return TRUE;
}

static gboolean
run_kata_get_rules (Engine *engine, char **words)
{
  const TengenGoRules *rules = &engine->arena.rules;
  g_autofree char *text = tengen_cli_kata_format (rules);

  if (text == NULL)
    text = tengen_go_rules_format (rules);
  g_string_assign (engine->text, text);
  return TRUE;
}

static const Command commands[] = {
  { "protocol_version", 0, run_protocol_version },
  { "name", 0, run_name },
  { "version", 0, run_version },
  { "known_command", 0, run_known_command },
  { "list_commands", 0, run_list_commands },
  { "quit", 0, run_quit },
  { "boardsize", 1, run_boardsize },
  { "clear_board", 0, run_clear_board },
  { "komi", 1, run_komi },
  { "fixed_handicap", 1, run_fixed_handicap },
  { "place_free_handicap", 1, run_place_free_handicap },
  { "set_free_handicap", -1, run_set_free_handicap },
  { "play", 2, run_play },
  { "genmove", 1, run_genmove },
  { "reg_genmove", 1, run_reg_genmove },
  { "undo", 0, run_undo },
  { "time_settings", 3, run_time_settings },
  { "time_left", 3, run_time_left },
  { "showboard", 0, run_showboard },
  { "final_score", 0, run_final_score },
  { "final_status_list", 1, run_final_status_list },
  { "loadsgf", 1, run_loadsgf },
  { "kata-set-rules", 1, run_kata_set_rules },
  { "kata-get-rules", 0, run_kata_get_rules },
};
static const gsize n_commands = G_N_ELEMENTS (commands);

/* --- The protocol --- */

static gboolean
run_words (Engine *engine, char **words, int n)
{
  const Command *command = n > 0 ? find_command (words[0]) : NULL;

  if (command == NULL)
    return fail (engine, "unknown command");
  if (command->n_words >= 0 && n - 1 < command->n_words)
    return fail (engine, "syntax error");
  return command->run (engine, words + 1);
}

static gboolean
answer (char **words, int n, gpointer data)
{
  Engine *engine = data;
  const char *id = "";
  gboolean is_done;

  if (words[0][strspn (words[0], "0123456789")] == '\0')
    {
      id = *words++;
      n--;
    }
  g_string_truncate (engine->text, 0);
  is_done = run_words (engine, words, n);
  g_print ("%c%s %s\n\n", is_done ? '=' : '?', id, engine->text->str);
  return !engine->is_quitting;
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    TENGEN_CLI_ARENA_OPTION_RULES (&options->options.rules),
    TENGEN_CLI_OPTION_LEVEL (&options->level),
    TENGEN_CLI_ARENA_OPTION_PLAYOUTS (&options->options.playouts),
    TENGEN_CLI_OPTION_SEED (&options->options.seed),
    TENGEN_CLI_ARENA_OPTION_SIZE (&options->options.size),
    { 0 }
  };

  return tengen_cli_options_parse (
      argc,
      argv,
      N_ ("Plays for another program, which sends commands of the Go "
          "Text Protocol."),
      entries);
}

static gboolean
begin (Engine *engine, const Options *options, int argc)
{
  int level = options->level;

  if (argc > 1)
    {
      tengen_cli_options_complain ("%s", _ ("this command takes no file"));
      return FALSE;
    }
  if (!tengen_cli_arena_init (&engine->arena, "gtp", &options->options) ||
      !tengen_cli_arena_check_level (&engine->arena, "--level", &level))
    return FALSE;
  if (options->level != TENGEN_CLI_NOT_SAID)
    engine->arena.player.level = level;
  return TRUE;
}

TengenCliStatus
tengen_cli_gtp (int argc, char **argv)
{
  Options options = { TENGEN_CLI_ARENA_OPTIONS_INIT, TENGEN_CLI_NOT_SAID };
  TengenCliStatus status = TENGEN_CLI_USAGE;
  Engine engine = { .text = g_string_new (NULL) };

  if (read_options (&options, &argc, &argv) && begin (&engine, &options, argc))
    {
      tengen_cli_dialogue_run (" ", answer, &engine);
      status = TENGEN_CLI_OK;
    }
  tengen_cli_arena_clear (&engine.arena);
  g_string_free (engine.text, TRUE);
  g_free (options.options.rules);
  return status;
}
