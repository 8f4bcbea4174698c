/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-legal: where the side to move may play, and why not elsewhere
 *
 * Shape: a picture of the board with a letter on each empty point that is
 *        refused, what the letters mean, and a sentence for each such point.
 */
#include "tengen-cli.h"

#include "tengen-cli-game.h"
#include "tengen-cli-json.h"
#include "tengen-cli-options.h"
#include "tengen-words-renju.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

typedef struct
{
  TengenCliChoice choice;
  gboolean json;
} Options;

typedef struct
{
  TengenCliGame *game;
  const TengenGameSetup *setup;
  TengenStone stone;
  int n_points;
  guint8 codes[TENGEN_BOARD_MAX_POINTS];
} Map;

typedef struct
{
  TengenReasonCode code;
  char letter;
  const char *id;
  const char *text;
  gboolean is_told; /* each point with a sentence */
} Letter;

static const Letter letters[] = {
  { TENGEN_REASON_SUICIDE, 's', "suicide", N_ ("suicide"), TRUE },
  { TENGEN_REASON_KO, 'k', "ko", N_ ("ko"), TRUE },
  { TENGEN_REASON_SUPERKO, 'r', "superko", N_ ("repetition (superko)"), TRUE },
  { TENGEN_REASON_FORBIDDEN, 'f', "forbidden", N_ ("forbidden move"), TRUE },
  { TENGEN_REASON_CENTER, 'c', "center", N_ ("not the centre"), FALSE },
  { TENGEN_REASON_AREA, 'a', "area", N_ ("outside of the area"), FALSE },
  { TENGEN_REASON_NOT_OFFERED, 'n', "not-offered", N_ ("not offered"), FALSE },
};

static const Letter *
find_letter (guint code)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].code == code)
      return &letters[i];
  return NULL;
}

static char
draw_point (const Map *map, TengenPoint point)
{
  const TengenBoard *board = tengen_position_get_board (map->game->position);
  const Letter *letter = find_letter (map->codes[point]);

  switch (tengen_board_get (board, point))
    {
    case TENGEN_STONE_BLACK:
      return 'X';
    case TENGEN_STONE_WHITE:
      return 'O';
    case TENGEN_STONE_NONE:
      return letter != NULL ? letter->letter : '.';
    }
  g_assert_not_reached ();
}

static void
print_columns (const Map *map)
{
  int x;

  g_print ("   ");
  for (x = 0; x < map->setup->width; x++)
    {
      g_autofree char *name = tengen_notation_format_column (
          tengen_cli_game_get_notation (map->setup), map->setup->width, x);

      g_print ("%2s", name);
    }
  g_print ("\n");
}

static void
print_picture (const Map *map)
{
  int x, y;

  print_columns (map);
  for (y = 0; y < map->setup->height; y++)
    {
      g_print ("%3d", map->setup->height - y);
      for (x = 0; x < map->setup->width; x++)
        g_print (" %c",
                 draw_point (map, tengen_point_make (map->setup->width, x, y)));
      g_print ("\n");
    }
}

static TengenReason *
find_reason (const Map *map, TengenPoint point)
{
  return tengen_position_check_point (map->game->position, point, map->stone);
}

/* What makes a point of Renju forbidden. */
static char *
say_forbidden (const Map *map, TengenPoint point)
{
  const TengenGameRenju *renju =
      tengen_position_get_renju (map->game->position);
  g_autoptr (TengenRenjuReason) reason =
      tengen_renju_explain (renju->board, point);
  g_autofree char *classes = tengen_words_renju_classes (reason->classes);
  g_autofree char *summary = tengen_words_renju_summary (reason);

  /* TRANSLATORS: names of forbidden shapes, how they arise */
  return g_strdup_printf (
      tengen_words_context ("classes", "%s: %s"), classes, summary);
}

static void
print_refused (const Map *map)
{
  int point;

  for (point = 0; point < map->n_points; point++)
    {
      const Letter *letter = find_letter (map->codes[point]);
      g_autofree char *name = NULL;
      g_autofree char *said = NULL;
      g_autoptr (TengenReason) reason = NULL;

      if (letter == NULL || !letter->is_told)
        continue;
      name = tengen_cli_game_name_point (map->game, point);
      reason = find_reason (map, point);
      if (letter->code == TENGEN_REASON_FORBIDDEN)
        said = say_forbidden (map, point);
      else if (reason != NULL)
        said = tengen_words_reason (reason, &map->setup->rules);
      else
        said = g_strdup (_ (letter->text));
      g_print ("%-4s %s\n", name, said);
    }
}

static void
print_legend (const Map *map)
{
  guint counts[G_MAXUINT8 + 1] = { 0 };
  int point;
  guint i;

  for (point = 0; point < map->n_points; point++)
    counts[map->codes[point]]++;
  g_print ("\n. %s %u\n", _ ("legal"), counts[TENGEN_REASON_NONE]);
  for (i = 0; i < G_N_ELEMENTS (letters); i++)
    if (counts[letters[i].code] > 0)
      g_print ("%c %s %u\n",
               letters[i].letter,
               _ (letters[i].text),
               counts[letters[i].code]);
}

static void
print_map (const Map *map)
{
  g_autofree char *start = tengen_words_start (map->setup, "\n");
  guint move = tengen_position_get_move (map->game->position) + 1;

  g_print ("%s\n", start);
  g_print (map->stone == TENGEN_STONE_BLACK ? _ ("Move %u, Black to play")
                                            : _ ("Move %u, White to play"),
           move);
  g_print ("\n\n");
  print_picture (map);
  print_legend (map);
  print_refused (map);
}

static void
add_evidence (TengenCliJson *json, const Map *map, const TengenReason *reason)
{
  guint i;

  if (reason->code == TENGEN_REASON_KO || reason->code == TENGEN_REASON_SUPERKO)
    tengen_cli_json_number (json, "repeats_move", (int) reason->move);
  tengen_cli_json_open (json, "evidence", '[');
  for (i = 0; i < reason->points->len; i++)
    {
      g_autofree char *name = tengen_cli_game_name_point (
          map->game, g_array_index (reason->points, TengenPoint, i));

      tengen_cli_json_text (json, NULL, name);
    }
  tengen_cli_json_close (json, ']');
}

static void
add_refused (TengenCliJson *json, const Map *map)
{
  int point;

  tengen_cli_json_open (json, "refused", '[');
  for (point = 0; point < map->n_points; point++)
    {
      const Letter *letter = find_letter (map->codes[point]);
      g_autofree char *name = NULL;
      g_autoptr (TengenReason) reason = NULL;

      if (letter == NULL)
        continue;
      name = tengen_cli_game_name_point (map->game, point);
      reason = find_reason (map, point);
      tengen_cli_json_open (json, NULL, '{');
      tengen_cli_json_text (json, "point", name);
      tengen_cli_json_text (json, "reason", letter->id);
      if (reason != NULL)
        add_evidence (json, map, reason);
      tengen_cli_json_close (json, '}');
    }
  tengen_cli_json_close (json, ']');
}

static void
add_points (TengenCliJson *json, const char *key, const Map *map, guint code)
{
  int point;

  tengen_cli_json_open (json, key, '[');
  for (point = 0; point < map->n_points; point++)
    if (map->codes[point] == code)
      {
        g_autofree char *name = tengen_cli_game_name_point (map->game, point);

        tengen_cli_json_text (json, NULL, name);
      }
  tengen_cli_json_close (json, ']');
}

static void
print_json (const Map *map)
{
  TengenCliJson *json = tengen_cli_json_new ();

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (json, "file", map->game->file->name);
  tengen_cli_game_add_setup (json, map->setup);
  tengen_cli_json_number (
      json, "move", (int) tengen_position_get_move (map->game->position));
  tengen_cli_json_text (
      json, "to_play", map->stone == TENGEN_STONE_BLACK ? "black" : "white");
  add_points (json, "legal", map, TENGEN_REASON_NONE);
  add_points (json, "occupied", map, TENGEN_REASON_OCCUPIED);
  add_refused (json, map);
  tengen_cli_json_close (json, '}');
  tengen_cli_json_print (json);
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    TENGEN_CLI_OPTION_MOVE (&options->choice.move),
    { "rules",
      'r',
      0,
      G_OPTION_ARG_STRING,
      &options->choice.rules,
      N_ ("go by these rules: pure, japan, china"),
      N_ ("ID") },
    TENGEN_CLI_OPTION_GAME (&options->choice.game),
    TENGEN_CLI_OPTION_JSON (&options->json),
    TENGEN_CLI_OPTION_REST (&options->choice.files, N_ ("FILE")),
    { 0 }
  };

  return tengen_cli_options_parse (
      argc,
      argv,
      N_ ("Draws the board with every point where the side to move may not "
          "play,\nand says why."),
      entries);
}

static TengenCliStatus
run (const Options *options)
{
  g_autoptr (TengenCliGame) game = NULL;
  g_autofree Map *map = g_new0 (Map, 1);
  TengenCliStatus status;

  game = tengen_cli_game_open (&options->choice, &status);
  if (game == NULL)
    return status;
  map->game = game;
  map->setup = tengen_position_get_setup (game->position);
  map->stone = tengen_position_get_to_move (game->position);
  map->n_points = map->setup->width * map->setup->height;
  tengen_position_map (game->position, map->stone, map->codes);
  if (options->json)
    print_json (map);
  else
    print_map (map);
  return TENGEN_CLI_OK;
}

TengenCliStatus
tengen_cli_legal (int argc, char **argv)
{
  Options options = { .choice = TENGEN_CLI_CHOICE_INIT };
  TengenCliStatus status = TENGEN_CLI_USAGE;

  if (read_options (&options, &argc, &argv))
    status = run (&options);
  tengen_cli_choice_clear (&options.choice);
  return status;
}
