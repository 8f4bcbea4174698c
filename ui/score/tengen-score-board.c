/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-board: the board of the scoring dialog
 *
 * The states of a point follow each other in a ring, so that one more click
 * always leads back: neutral, Black's, White's; with a dead stone on it: alive,
 * dead, dead and Black's, dead and White's.
 */
#include "tengen-score-board.h"

#include "tengen-score-notes.h"

/* Finds what a side could still fill: only where stones alone count, and only
 * while play can still be resumed. */
static GArray *
find_fillable (const TengenPosition *position, TengenStone stone)
{
  const TengenBoard *board = tengen_position_get_board (position);
  const TengenGoRules *rules = &tengen_position_get_setup (position)->rules;
  GArray *points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  int n;

  if (rules->territory ||
      tengen_position_get_phase (position) != TENGEN_PHASE_COUNT)
    return points;
  g_array_set_size (points, (guint) tengen_board_get_n_points (board));
  n = tengen_go_count_fillable (board, stone, (TengenPoint *) points->data);
  g_array_set_size (points, (guint) n);
  return points;
}

TengenView *
tengen_score_board_view (const TengenPosition *position, int fillable[3])
{
  TengenView *view;

  g_return_val_if_fail (position != NULL, NULL);

  view = tengen_view_new_position (
      position, TENGEN_VIEW_NUMBERS_NONE, TENGEN_NODE_NONE);
  fillable[TENGEN_STONE_NONE] = 0;
  for (int stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE; stone++)
    {
      g_autoptr (GArray) points = find_fillable (position, (TengenStone) stone);

      for (guint i = 0; i < points->len; i++)
        view->marks[g_array_index (points, TengenPoint, i)] =
            TENGEN_VIEW_MARK_CIRCLE;
      fillable[stone] = (int) points->len;
    }
  return view;
}

/* Sets all stones of a chain in an array of the view. */
static void
set_chain (guint8 *array, const TengenBoard *board, TengenPoint point)
{
  int n_points = tengen_board_get_n_points (board);
  g_autofree TengenPoint *points = g_new (TengenPoint, n_points);
  int n;

  if (point >= n_points || tengen_board_get (board, point) == TENGEN_STONE_NONE)
    return;
  n = tengen_board_list_chain (board, point, points);
  for (int i = 0; i < n; i++)
    array[points[i]] = 1;
}

void
tengen_score_board_add_doubts (TengenView *view,
                               const TengenPosition *position,
                               const GArray *doubts,
                               TengenPoint shown)
{
  const TengenBoard *board;

  g_return_if_fail (view != NULL && position != NULL && doubts != NULL);

  board = tengen_position_get_board (position);
  for (guint i = 0; i < doubts->len; i++)
    set_chain (
        view->doubtful, board, g_array_index (doubts, TengenDoubt, i).point);
  set_chain (view->lit, board, shown);
}

/* Whether a point is neutral, claims aside. */
static gboolean
is_neutral (const TengenPosition *position, TengenPoint point)
{
  g_autoptr (TengenGoCount) count = NULL;
  TengenGoAgreement agreement;

  tengen_position_get_agreement (position, &agreement);
  agreement.claims = NULL;
  count = tengen_position_count_as (
      position, tengen_position_get_setup (position), &agreement);
  return count != NULL && count->owner[point] == TENGEN_GO_OWNER_DAME;
}

/* Whether a stone lies there that leaves a neutral point behind. */
static gboolean
is_dead_on_neutral (const TengenPosition *position, TengenPoint point)
{
  return tengen_position_get_phase (position) == TENGEN_PHASE_COUNT &&
         tengen_position_get_setup (position)->rules.claims &&
         point <
             tengen_board_get_n_points (tengen_position_get_board (position)) &&
         tengen_position_get_mark (position, point) == TENGEN_GO_MARK_DEAD &&
         is_neutral (position, point);
}

static gboolean
toggle_dead (TengenSession *session, TengenPoint point)
{
  switch (
      tengen_position_get_claim (tengen_session_get_position (session), point))
    {
    case TENGEN_STONE_NONE:
      return tengen_session_claim (session, point, TENGEN_STONE_BLACK);
    case TENGEN_STONE_BLACK:
      return tengen_session_claim (session, point, TENGEN_STONE_WHITE);
    case TENGEN_STONE_WHITE:
      return tengen_session_claim (session, point, TENGEN_STONE_NONE) &&
             tengen_session_toggle (session, point);
    }
  g_return_val_if_reached (FALSE);
}

static char *
say_state (const TengenPosition *position,
           TengenPoint point,
           gboolean was_claimed,
           TengenNotation notation)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  TengenStone claim = tengen_position_get_claim (position, point);
  g_autofree char *name =
      tengen_notation_format (notation, setup->width, setup->height, point);

  if (claim != TENGEN_STONE_NONE || was_claimed)
    return tengen_score_notes_claim (name, claim);
  if (is_dead_on_neutral (position, point))
    return tengen_score_notes_dead (name);
  return g_strdup ("");
}

char *
tengen_score_board_click (TengenSession *session,
                          TengenPoint point,
                          TengenNotation notation)
{
  const TengenPosition *position;
  gboolean was_claimed, done;

  g_return_val_if_fail (TENGEN_IS_SESSION (session), NULL);

  position = tengen_session_get_position (session);
  was_claimed =
      tengen_position_get_phase (position) == TENGEN_PHASE_COUNT &&
      tengen_position_get_claim (position, point) != TENGEN_STONE_NONE;
  done = is_dead_on_neutral (position, point)
             ? toggle_dead (session, point)
             : tengen_session_toggle (session, point);
  if (!done)
    return g_strdup ("");
  return say_state (
      tengen_session_get_position (session), point, was_claimed, notation);
}
