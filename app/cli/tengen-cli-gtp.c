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
#include "tengen-cli-options.h"
#include "tengen-go-handicap.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* The largest komi, points, that cannot overflow anything. */
#define KOMI_MAX 10000

typedef struct
{
  TengenCliArenaOptions options;
  int level;
} Options;

typedef struct
{
  TengenCliArena arena;
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
  g_auto (GStrv) parts = g_strsplit (word + is_below, ".", 2);
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
  gboolean is_known = find_command (words[0]) != NULL;

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

static gboolean
run_boardsize (Engine *engine, char **words)
{
  int most = tengen_cli_arena_get_size_max (&engine->arena);
  int size;

  if (!tengen_board_number_parse (words[0], 1, most, &size))
    return fail (engine, "unacceptable size");
  tengen_cli_arena_restart (&engine->arena, size);
  return TRUE;
}

static gboolean
run_clear_board (Engine *engine, char **words)
{
  tengen_cli_arena_restart (&engine->arena, engine->arena.size);
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
  tengen_cli_arena_place (&engine->arena, points, n);
  tell_points (engine, points, n);
  return TRUE;
}

/* Searches moves of Black without answers. */
static int
choose_handicap (Engine *engine, int n, TengenPoint *points)
{
  TengenCliArena *arena = &engine->arena;
  int n_chosen = 0;

  while (n_chosen < n)
    {
      TengenPoint point = tengen_cli_arena_move (arena, TENGEN_STONE_BLACK);

      if (point == TENGEN_POINT_PASS)
        break;
      points[n_chosen++] = point;
    }
  tengen_cli_arena_restart (arena, arena->size);
  return n_chosen;
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
  if (n > tengen_go_handicap_max (size) ||
      tengen_go_handicap_points (size, n, points) != n)
    n = choose_handicap (engine, n, points);
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

static gboolean
run_genmove (Engine *engine, char **words)
{
  TengenStone stone;
  TengenPoint point;

  if (!read_colour (words[0], &stone))
    return fail (engine, "invalid color");
  if (tengen_cli_arena_get_winner (&engine->arena) != TENGEN_STONE_NONE)
    return fail (engine, "game over");
  point = tengen_cli_arena_move (&engine->arena, stone);
  tell_points (engine, &point, 1);
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

static const Command commands[] = {
  { "protocol_version", 0, run_protocol_version },
  { "name", 0, run_name },
  { "version", 0, run_version },
  { "known_command", 1, run_known_command },
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
  { "undo", 0, run_undo },
  { "showboard", 0, run_showboard },
  { "final_score", 0, run_final_score },
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
