/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-renju-vcf: four-chains (四追い) of a side to move
 *
 * What:  a row has a board, the side to move, whether it has a chain, the
 *        length of the shortest one, the moves that begin one of that length,
 *        all moves that begin any with their lengths, a line and a note. The
 *        program's own line is replayed by the rules; it need not be that of
 *        the row. A row is one case.
 */
#include "vectors-renju.h"

#include "tengen-board-notation.h"
#include "tengen-renju-chain.h"

#include <string.h>

typedef enum
{
  COLUMN_ID,
  COLUMN_BOARD,
  COLUMN_MOVE,
  COLUMN_RESULT,
  COLUMN_LENGTH,
  COLUMN_SHORTEST,
  COLUMN_ALL,
  COLUMN_LINE,
  COLUMN_NOTE,
  N_COLUMNS,
} Column;

static const TengenRenjuChainLimits NO_LIMITS = { 0 };

/* Writes the points that begin a chain of a length, 0 for any with the length
 * beside it. */
static char *
format_points (const guint8 *lengths, guint length)
{
  GString *text = g_string_new (NULL);

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      g_autofree char *name = NULL;

      if (lengths[i] == 0 || (length > 0 && lengths[i] != length))
        continue;
      name = tengen_notation_format (
          TENGEN_NOTATION_RENJU, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE, i);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", name);
      if (length == 0)
        g_string_append_printf (text, ":%d", lengths[i]);
    }
  if (text->len == 0)
    g_string_append_c (text, '-');
  return g_string_free (text, FALSE);
}

static gboolean
is_allowed (const TengenRenju *board, TengenPoint point, TengenStone stone)
{
  return point < TENGEN_RENJU_POINTS &&
         tengen_renju_get (board, point) == TENGEN_STONE_NONE &&
         (stone == TENGEN_STONE_WHITE ||
          tengen_renju_wins (board, point, stone) ||
          (tengen_renju_classify (board, point) & TENGEN_RENJU_FORBIDDEN) == 0);
}

/* Plays an attack, which must make a four, and its answer. The side that answers
 * may have no five, and another place to answer only if there is none. */
static gboolean
replay_four (TengenRenju *board,
             TengenStone stone,
             TengenPoint attack,
             TengenPoint answer)
{
  TengenStone other = tengen_stone_other (stone);
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint n;

  if (!is_allowed (board, attack, stone))
    return FALSE;
  tengen_renju_put (board, attack, stone);
  if (tengen_renju_list_fives (board, other, fives) > 0)
    return FALSE;
  n = tengen_renju_list_fives (board, stone, fives);
  if (n == 0)
    return FALSE;
  if (answer == TENGEN_POINT_PASS)
    return n > 1 || !is_allowed (board, fives[0], other);
  if (n > 1 || answer != fives[0] || !is_allowed (board, answer, other))
    return FALSE;
  tengen_renju_put (board, answer, other);
  return TRUE;
}

static void
replay (VectorsTally *tally,
        TengenRenju *board,
        TengenStone stone,
        const TengenRenjuChainAnswer *answer)
{
  guint last = answer->n_line - 1;

  if (answer->n_line != 2 * answer->length - 1)
    {
      vectors_fail (tally, "the line has %u moves", answer->n_line);
      return;
    }
  for (guint i = 0; i < last; i += 2)
    if (!replay_four (board, stone, answer->line[i], answer->line[i + 1]))
      {
        vectors_fail (tally, "move %u of the line is wrong", i + 1);
        return;
      }
  if (!is_allowed (board, answer->line[last], stone) ||
      !tengen_renju_wins (board, answer->line[last], stone))
    vectors_fail (tally, "the line ends without a five");
}

static void
check_row (VectorsTally *tally, TengenRenjuChain *chain, char **columns)
{
  static const char *const results[] = { "none", "win", "stopped" };
  g_autoptr (TengenRenju) board =
      vectors_read_renju_board (tally, columns[COLUMN_BOARD]);
  TengenStone stone = strcmp (columns[COLUMN_MOVE], "b") == 0
                          ? TENGEN_STONE_BLACK
                          : TENGEN_STONE_WHITE;
  TengenRenjuChainAnswer answer;
  guint8 lengths[TENGEN_RENJU_POINTS];
  TengenRenjuChainResult result;
  g_autofree char *shortest = NULL;
  g_autofree char *all = NULL;
  g_autofree char *length = NULL;

  if (strcmp (columns[COLUMN_MOVE], "w") != 0 && stone == TENGEN_STONE_WHITE)
    vectors_fail (tally, "\"%s\" is no side", columns[COLUMN_MOVE]);
  if (board == NULL || tally->line_failed)
    return;
  tengen_renju_chain_find (chain, board, stone, &NO_LIMITS, &answer);
  result = tengen_renju_chain_map (chain, board, stone, &NO_LIMITS, lengths);
  length = answer.length > 0 ? g_strdup_printf ("%u", answer.length)
                             : g_strdup ("-");
  shortest = answer.length > 0 ? format_points (lengths, answer.length)
                               : g_strdup ("-");
  all = format_points (lengths, 0);
  vectors_check_text (
      tally, "result", columns[COLUMN_RESULT], results[answer.result]);
  vectors_check_text (
      tally, "result of all", columns[COLUMN_RESULT], results[result]);
  vectors_check_text (tally, "length", columns[COLUMN_LENGTH], length);
  vectors_check_text (tally, "shortest", columns[COLUMN_SHORTEST], shortest);
  vectors_check_text (tally, "all", columns[COLUMN_ALL], all);
  if (answer.length > 0)
    replay (tally, board, stone, &answer);
}

void
vectors_run_renju_vcf (VectorsTally *tally, char **lines)
{
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();
  const char *line;

  while ((line = vectors_next_line (tally, lines)) != NULL)
    {
      g_auto (GStrv) columns = g_strsplit (line, "\t", -1);

      if (g_strv_length (columns) != N_COLUMNS)
        vectors_fail (tally, "a row has %d columns", N_COLUMNS);
      else
        check_row (tally, chain, columns);
      if (!tally->line_failed)
        tally->passed++;
    }
}
