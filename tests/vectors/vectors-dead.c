/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-dead: stopped positions and which of their stones are dead
 *
 * What:  each row is judged as its ko column says, and the answer is written in
 *        the letters of the file and compared as a whole. What is proposed as
 *        certain must be dead. A row is one case.
 * Shape: the column `truth` is a picture of board and truth in one.
 */
#include "vectors.h"

#include "board-picture.h"
#include "tengen-go-dead.h"

#include <string.h>

typedef enum
{
  COLUMN_ID,
  COLUMN_KIND,
  COLUMN_KO,
  COLUMN_TRUTH,
  COLUMN_SOURCE,
  N_COLUMNS,
} Column;

#define HEAD "id\tkind\tko\ttruth\tsource"

/* By stone and #TengenGoLife; the last letter leaves the answer open. */
#define N_LETTERS (TENGEN_GO_N_LIVES + 1)

static const char letters[3][N_LETTERS + 1] = { ".....", "XxB?1", "OoW!2" };

/* The stone for which a letter of the picture stands, with row ends as they
 * are. */
static char
letter_to_stone (char letter)
{
  if (letter == '/' || letter == '.')
    return letter;
  if (strchr (letters[TENGEN_STONE_BLACK], letter) != NULL)
    return letters[TENGEN_STONE_BLACK][0];
  if (strchr (letters[TENGEN_STONE_WHITE], letter) != NULL)
    return letters[TENGEN_STONE_WHITE][0];
  return '#';
}

static TengenBoard *
read_board (const char *truth)
{
  g_autofree char *stones = g_strdup (truth);

  for (char *c = stones; *c != '\0'; c++)
    *c = letter_to_stone (*c);
  return tengen_picture_parse (stones, NULL);
}

/* The letters of the points, without the row ends. */
static char *
read_letters (const char *truth)
{
  g_auto (GStrv) rows = g_strsplit (truth, "/", -1);

  return g_strjoinv (NULL, rows);
}

/* All stones of a chain have the same letter and the chain has a liberty. */
static gboolean
check_chains (VectorsTally *tally, const TengenBoard *board, const char *truth)
{
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    if (tengen_board_get (board, i) == TENGEN_STONE_NONE)
      continue;
    else if (tengen_board_get_liberties (board, i) == 0)
      vectors_fail (tally, "a chain has no liberty");
    else if (truth[tengen_board_get_chain (board, i)] != truth[i])
      vectors_fail (tally, "a chain has two letters");
  return !tally->line_failed;
}

/* The answer as a picture; where the file leaves it open, as in the file. */
static char *
format_answer (const TengenBoard *board, const guint8 *life, const char *truth)
{
  GString *text = g_string_new (NULL);
  int width = tengen_board_get_width (board);

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      TengenStone stone = tengen_board_get (board, i);
      const char *of_stone = letters[stone];

      if (i > 0 && i % width == 0)
        g_string_append_c (text, '/');
      g_string_append_c (
          text,
          truth[i] == of_stone[N_LETTERS - 1]
              ? truth[i]
              : of_stone[stone == TENGEN_STONE_NONE ? 0 : life[i]]);
    }
  return g_string_free (text, FALSE);
}

static void
check_answer (VectorsTally *tally,
              char **columns,
              const TengenBoard *board,
              TengenGoKoFights ko_fights)
{
  g_autofree char *truth = read_letters (columns[COLUMN_TRUTH]);
  g_autofree char *got = NULL;
  guint8 life[TENGEN_BOARD_MAX_POINTS];

  tengen_go_dead_judge (board, ko_fights, life, NULL);
  got = format_answer (board, life, truth);
  vectors_check_text (tally,
                      ko_fights == TENGEN_GO_KO_FIGHTS_PLAYED ? "played"
                                                              : "barred",
                      columns[COLUMN_TRUTH],
                      got);
}

static void
check_certain (VectorsTally *tally, const TengenBoard *board, const char *truth)
{
  guint8 dead[TENGEN_BOARD_MAX_POINTS];

  tengen_go_dead_find_certain (board, dead);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    if (dead[i] && strchr ("xo", truth[i]) == NULL)
      {
        vectors_fail (tally, "proposed as certain but not dead");
        return;
      }
}

static void
check_row (VectorsTally *tally, char **columns)
{
  const char *ko = columns[COLUMN_KO];
  g_autoptr (TengenBoard) board = read_board (columns[COLUMN_TRUTH]);
  g_autofree char *truth = read_letters (columns[COLUMN_TRUTH]);
  gboolean is_any = strcmp (ko, "any") == 0;

  if (board == NULL)
    vectors_fail (tally, "the picture cannot be read");
  else if (!is_any && strcmp (ko, "played") != 0 && strcmp (ko, "barred") != 0)
    vectors_fail (tally, "\"%s\" says nothing about a ko", ko);
  else if (columns[COLUMN_KIND][0] == '\0' || columns[COLUMN_SOURCE][0] == '\0')
    vectors_fail (tally, "no kind or no source");
  else if (check_chains (tally, board, truth))
    {
      check_certain (tally, board, truth);
      if (is_any || strcmp (ko, "played") == 0)
        check_answer (tally, columns, board, TENGEN_GO_KO_FIGHTS_PLAYED);
      if (is_any || strcmp (ko, "barred") == 0)
        check_answer (tally, columns, board, TENGEN_GO_KO_FIGHTS_BARRED);
    }
}

void
vectors_run_dead (VectorsTally *tally, char **lines)
{
  const char *line = vectors_next_line (tally, lines);

  if (line == NULL || strcmp (line, HEAD) != 0)
    {
      vectors_fail (tally, "the names of the columns are wrong");
      return;
    }
  while ((line = vectors_next_line (tally, lines)) != NULL)
    {
      g_auto (GStrv) columns = g_strsplit (line, "\t", -1);

      if (g_strv_length (columns) != N_COLUMNS)
        vectors_fail (tally, "a row has %d columns", N_COLUMNS);
      else
        check_row (tally, columns);
      if (!tally->line_failed)
        tally->passed++;
    }
}
