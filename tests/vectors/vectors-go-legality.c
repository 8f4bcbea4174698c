/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-go-legality: games, and at some of their plies a map of all points
 *
 * What:  a G row is played under its own rule, every move must be legal; at a
 *        Q row turn, prisoners, stones and the class of every point are
 *        compared, and the legal points under basic ko, positional and
 *        situational superko. A Q row is one case; a G row only if it fails.
 * Shape: three positions go through the game together, one for each rule,
 *        forth by playing and back by undo.
 */
#include "vectors.h"

#include "tengen-go-play.h"

#include <string.h>

enum
{
  G_COLUMNS = 6,
  Q_COLUMNS = 7,
};

/* The rules, in the order of their names. */
enum
{
  BASIC,
  POSITIONAL,
  SITUATIONAL,
  N_RULES,
};

static const char *const rule_names[N_RULES] = { "simple", "psk", "ssk" };

static const TengenGoRepetitionRule repetitions[N_RULES] = {
  TENGEN_GO_REPETITION_BASIC,
  TENGEN_GO_REPETITION_POSITIONAL,
  TENGEN_GO_REPETITION_SITUATIONAL,
};

/* Classes of empty points that each rule allows. */
static const char *const legal_classes[N_RULES] = { ".tp", ".", ".p" };

typedef struct
{
  char *id;
  int size;
  GArray *moves;
  TengenGo *go[N_RULES]; /* NULL if the row is broken */
} Game;

static void
clear_game (Game *self)
{
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->moves, g_array_unref);
  for (int i = 0; i < N_RULES; i++)
    g_clear_pointer (&self->go[i], tengen_go_free);
}

static gboolean
read_move (const char *text, int size, TengenPoint *point)
{
  int x = text[0] - 'a';
  int y = text[1] - 'a';

  if (strncmp (text, "--", 2) == 0)
    {
      *point = TENGEN_POINT_PASS;
      return TRUE;
    }
  if (x < 0 || x >= size || y < 0 || y >= size)
    return FALSE;
  *point = tengen_point_make (size, x, y);
  return TRUE;
}

static GArray *
read_moves (VectorsTally *tally, const char *text, int size)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  gsize length = strlen (text);

  if (length % 2 != 0)
    {
      vectors_fail (tally, "half a move at the end");
      return NULL;
    }
  for (gsize i = 0; i < length; i += 2)
    {
      TengenPoint point;

      if (!read_move (text + i, size, &point))
        {
          vectors_fail (tally, "\"%.2s\" is no point", text + i);
          return NULL;
        }
      g_array_append_val (moves, point);
    }
  return g_steal_pointer (&moves);
}

static void
play_next (TengenGo *go, const GArray *moves)
{
  TengenPoint point =
      g_array_index (moves, TengenPoint, tengen_go_get_ply (go));
  TengenStone stone = tengen_go_get_to_move (go);

  if (point == TENGEN_POINT_PASS)
    tengen_go_pass (go, stone);
  else
    tengen_go_play (go, point, stone);
}

/* Plays the whole game; every move must be legal under its rule. */
static void
play_game (VectorsTally *tally, Game *game, TengenGo *own)
{
  for (guint i = 0; i < game->moves->len; i++)
    {
      TengenPoint point = g_array_index (game->moves, TengenPoint, i);
      TengenStone stone = tengen_go_get_to_move (own);

      if (point != TENGEN_POINT_PASS &&
          tengen_go_check (own, point, stone, NULL) != TENGEN_REASON_NONE)
        vectors_fail (tally, "%s: move %u is illegal", game->id, i + 1);
      for (int j = 0; j < N_RULES; j++)
        play_next (game->go[j], game->moves);
    }
}

static int
find_rule (const char *name)
{
  for (int i = 0; i < N_RULES; i++)
    if (strcmp (rule_names[i], name) == 0)
      return i;
  return -1;
}

static void
make_positions (Game *game)
{
  for (int i = 0; i < N_RULES; i++)
    {
      TengenGoRules rules = *tengen_go_rules_find ("china");

      rules.repetition = repetitions[i];
      game->go[i] = tengen_go_new (&rules, game->size, game->size);
    }
}

static void
run_g (VectorsTally *tally, char **columns, Game *game)
{
  int rule;

  clear_game (game);
  if (g_strv_length (columns) != G_COLUMNS)
    {
      vectors_fail (tally, "a G row has %d columns", G_COLUMNS);
      return;
    }
  game->id = g_strdup (columns[1]);
  rule = find_rule (columns[3]);
  if (!tengen_board_number_parse (columns[2], 1, 26, &game->size))
    vectors_fail (tally, "\"%s\" is no size", columns[2]);
  else if (rule < 0)
    vectors_fail (tally, "\"%s\" is no rule", columns[3]);
  else if (columns[4][0] == '\0')
    vectors_fail (tally, "no style");
  else
    game->moves = read_moves (tally, columns[5], game->size);
  if (game->moves == NULL)
    return;
  make_positions (game);
  play_game (tally, game, game->go[rule]);
}

static void
go_to (TengenGo *go, const GArray *moves, guint ply)
{
  while (tengen_go_get_ply (go) > ply)
    tengen_go_undo (go);
  while (tengen_go_get_ply (go) < ply)
    play_next (go, moves);
}

/* Whether a move is against situational superko. */
static gboolean
is_situational (const Game *game, TengenPoint point)
{
  const TengenGo *go = game->go[SITUATIONAL];

  return tengen_go_check (go, point, tengen_go_get_to_move (go), NULL) ==
         TENGEN_REASON_SUPERKO;
}

static char
find_class (const Game *game, TengenPoint point)
{
  const TengenGo *go = game->go[POSITIONAL];
  TengenReasonCode code =
      tengen_go_check (go, point, tengen_go_get_to_move (go), NULL);

  if (code == TENGEN_REASON_NONE)
    return '.';
  if (code == TENGEN_REASON_OCCUPIED)
    return tengen_board_get (tengen_go_get_board (go), point) ==
                   TENGEN_STONE_BLACK
               ? 'X'
               : 'O';
  if (code == TENGEN_REASON_SUICIDE)
    return 's';
  if (code == TENGEN_REASON_KO)
    return 'k';
  g_assert (code == TENGEN_REASON_SUPERKO);
  return is_situational (game, point) ? 't' : 'p';
}

static void
check_map (VectorsTally *tally, const Game *game, const char *map)
{
  int n_points = game->size * game->size;
  g_autofree char *classes = g_malloc0 (n_points + 1);
  g_autofree guint8 *codes = g_malloc (n_points);

  for (int i = 0; i < n_points; i++)
    classes[i] = find_class (game, (TengenPoint) i);
  vectors_check_text (tally, "map", map, classes);
  if (strlen (map) != (gsize) n_points)
    return;
  for (int i = 0; i < N_RULES; i++)
    {
      TengenStone stone = tengen_go_get_to_move (game->go[i]);

      tengen_go_map (game->go[i], stone, codes);
      for (int j = 0; j < n_points; j++)
        if ((codes[j] == TENGEN_REASON_NONE) !=
            (strchr (legal_classes[i], map[j]) != NULL))
          vectors_fail (tally, "point %d under %s", j, rule_names[i]);
    }
}

static void
check_position (VectorsTally *tally, const Game *game, char **columns)
{
  const TengenGo *go = game->go[0];
  const TengenGoCounters *counters = tengen_go_get_counters (go);
  gboolean is_black = tengen_go_get_to_move (go) == TENGEN_STONE_BLACK;

  vectors_check_text (tally, "tomove", columns[3], is_black ? "X" : "O");
  vectors_check_int (
      tally, "capB", columns[4], counters->prisoners[TENGEN_STONE_WHITE]);
  vectors_check_int (
      tally, "capW", columns[5], counters->prisoners[TENGEN_STONE_BLACK]);
  check_map (tally, game, columns[6]);
}

static void
run_q (VectorsTally *tally, char **columns, Game *game)
{
  int ply;

  if (g_strv_length (columns) != Q_COLUMNS)
    vectors_fail (tally, "a Q row has %d columns", Q_COLUMNS);
  else if (game->id == NULL || strcmp (game->id, columns[1]) != 0)
    vectors_fail (tally, "%s has no G row above it", columns[1]);
  else if (game->go[0] == NULL)
    vectors_fail (tally, "the G row of %s is broken", columns[1]);
  else if (!tengen_board_number_parse (
               columns[2], 0, (int) game->moves->len, &ply))
    vectors_fail (tally, "\"%s\" is no ply of this game", columns[2]);
  else
    {
      for (int i = 0; i < N_RULES; i++)
        go_to (game->go[i], game->moves, ply);
      check_position (tally, game, columns);
    }
  if (!tally->line_failed)
    tally->passed++;
}

void
vectors_run_go_legality (VectorsTally *tally, char **lines)
{
  Game game = { NULL };
  const char *line;

  while ((line = vectors_next_line (tally, lines)) != NULL)
    {
      g_auto (GStrv) columns = g_strsplit (line, "\t", -1);

      if (strcmp (columns[0], "G") == 0)
        run_g (tally, columns, &game);
      else if (strcmp (columns[0], "Q") == 0)
        run_q (tally, columns, &game);
      else
        vectors_fail (tally, "neither a G nor a Q row");
    }
  clear_game (&game);
}
