/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-asks: the sentences about stones that have to be checked
 */
#include "tengen-score-asks.h"

#include "tengen-words-estimate.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

gboolean
tengen_score_asks_find (const TengenPosition *position,
                        TengenPoint point,
                        TengenDoubt *doubt)
{
  const TengenBoard *board;
  g_autofree TengenPoint *points = NULL;
  int n_points;

  g_return_val_if_fail (position != NULL && doubt != NULL, FALSE);

  board = tengen_position_get_board (position);
  n_points = tengen_board_get_n_points (board);
  if (point >= n_points || tengen_board_get (board, point) == TENGEN_STONE_NONE)
    return FALSE;
  points = g_new (TengenPoint, n_points);
  doubt->point = point;
  doubt->stone = tengen_board_get (board, point);
  doubt->n_stones = tengen_board_list_chain (board, point, points);
  for (int i = 0; i < doubt->n_stones; i++)
    doubt->point = MIN (doubt->point, points[i]);
  return TRUE;
}

char *
tengen_score_asks_chain (const TengenDoubt *doubt,
                         const TengenGameSetup *setup,
                         TengenNotation notation)
{
  g_autofree char *place = NULL;

  g_return_val_if_fail (doubt != NULL && setup != NULL, NULL);

  place = tengen_notation_format (
      notation, setup->width, setup->height, doubt->point);
  return tengen_words_chain (doubt->stone, doubt->n_stones, place);
}

char *
tengen_score_asks_head (guint n)
{
  /* a heading: stones of which a person has to say whether they live */
  return g_strdup_printf (_ ("Please check (%u)"), n);
}

char *
tengen_score_asks_found (guint n)
{
  return g_strdup_printf (
      tengen_words_plural ("It cannot be told whether %u chain lives. Check "
                           "next (N) shows it.",
                           "It cannot be told whether %u chains live. Check "
                           "next (N) shows them one by one.",
                           n),
      n);
}

char *
tengen_score_asks_question (const char *chain, gboolean seki)
{
  g_return_val_if_fail (chain != NULL, NULL);

  if (seki)
    return g_strdup_printf (_ ("%s: alive (A), dead (D) or in seki (S)?"),
                            chain);
  return g_strdup_printf (_ ("%s: alive (A) or dead (D)?"), chain);
}

static char *
say_mark (const char *chain, TengenGoMark mark)
{
  switch (mark)
    {
    case TENGEN_GO_MARK_ALIVE:
      return g_strdup_printf (_ ("%s: alive."), chain);
    case TENGEN_GO_MARK_DEAD:
      return g_strdup_printf (_ ("%s: dead."), chain);
    case TENGEN_GO_MARK_SEKI:
      return g_strdup_printf (_ ("%s: in seki."), chain);
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_score_asks_answer (const char *chain, TengenGoMark mark, guint n_left)
{
  GString *text;
  g_autofree char *said = NULL;
  g_autofree char *left = NULL;

  g_return_val_if_fail (chain != NULL, NULL);

  said = say_mark (chain, mark);
  left =
      n_left == 0
          ? g_strdup (_ (
                "All is checked. If both are content, tick that they agree."))
          : g_strdup_printf (_ ("%u more to check: N shows the next."), n_left);
  text = g_string_new (said);
  tengen_words_append (text, left);
  return g_string_free (text, FALSE);
}

char *
tengen_score_asks_object (const char *chain, TengenOpponentFault fault)
{
  g_return_val_if_fail (chain != NULL, NULL);

  return fault == TENGEN_OPPONENT_FAULT_LIVES
             /* Translators: %s are stones, with their place */
             ? g_strdup_printf (_ ("The computer does not agree. %s: no play "
                                   "can capture them, so they are alive."),
                                chain)
             : g_strdup_printf (_ ("The computer does not agree. %s: no play "
                                   "can save them, so they are dead."),
                                chain);
}
