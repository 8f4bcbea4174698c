/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-check-mark: whether the points to be found are the right ones
 *
 * Shape: a map of the points that the rules find, with which those of the
 *        lesson are compared, or of which they are made; what no rule finds
 *        (any points, dead stones) is only looked at point by point.
 */
#include "tengen-lesson-check-private.h"

#include "tengen-renju-shape.h"

/**
 * Search:
 * @checker: the checker
 * @mark: what is to be found
 * @position: where
 * @board: its board
 * @n_points: its points
 * @wanted: for each point 1 if it is to be found
 *
 * A mark with the position it is about.
 */
typedef struct
{
  TengenLessonChecker *checker;
  TengenLessonMark *mark;
  const TengenPosition *position;
  const TengenBoard *board;
  int n_points;
  guint8 *wanted;
} Search;

static gboolean
fail (Search *self, TengenLessonFaultCode code, const char *detail)
{
  tengen_lesson_checker_add (
      self->checker, code, self->mark->line, "mark", detail);
  return FALSE;
}

static gboolean
fail_point (Search *self, TengenPoint point, gboolean is_too_much)
{
  TengenLessonFault *fault = tengen_lesson_checker_add_point (
      self->checker, TENGEN_LESSON_FAULT_MARK, self->mark->line, "mark", point);

  if (fault != NULL)
    fault->a = is_too_much;
  return FALSE;
}

static gboolean
is_renju (const Search *self)
{
  return tengen_position_get_renju (self->position) != NULL;
}

/* --- What the rules find --- */

static gboolean
find_liberties (Search *self)
{
  const GArray *of = self->mark->of;

  if (is_renju (self))
    return fail (self, TENGEN_LESSON_FAULT_OTHER_GAME, NULL);
  if (of->len == 0)
    return fail (self, TENGEN_LESSON_FAULT_NEEDS, "of");
  if (!tengen_lesson_checker_lie_stones (
          self->checker, self->board, of, self->mark->line, "mark"))
    return FALSE;
  tengen_lesson_checker_mark_liberties (self->board, of, self->wanted);
  return TRUE;
}

static gboolean
is_owned (const Search *self, TengenGoOwner owner)
{
  TengenStone side = tengen_go_owner_get_side (owner);

  if (self->mark->what == TENGEN_LESSON_MARK_DAME)
    return owner == TENGEN_GO_OWNER_DAME;
  return side != TENGEN_STONE_NONE &&
         (self->mark->stone == TENGEN_STONE_NONE || self->mark->stone == side);
}

static gboolean
find_owned (Search *self)
{
  g_autoptr (TengenGoCount) count = NULL;

  if (!tengen_lesson_checker_lie_stones (self->checker,
                                         self->board,
                                         self->mark->dead,
                                         self->mark->line,
                                         "mark"))
    return FALSE;
  count = tengen_lesson_checker_count (self->checker, NULL, self->mark->dead);
  if (count == NULL)
    return fail (self, TENGEN_LESSON_FAULT_NOT_COUNTED, NULL);
  for (int i = 0; i < self->n_points; i++)
    self->wanted[i] = is_owned (self, (TengenGoOwner) count->owner[i]);
  return TRUE;
}

static gboolean
find_refused (Search *self, TengenStone stone)
{
  for (int i = 0; i < self->n_points; i++)
    self->wanted[i] = tengen_lesson_game_test (
        self->position, stone, (TengenPoint) i, TENGEN_LESSON_TEST_ILLEGAL);
  return TRUE;
}

static void
find_rows (Search *self, TengenStone stone)
{
  const TengenGameRenju *renju = tengen_position_get_renju (self->position);
  g_autoptr (GArray) rows = NULL;

  if (self->mark->stone == tengen_stone_other (stone))
    return;
  rows = tengen_renju_list_rows (renju->board, stone);
  for (guint i = 0; i < rows->len; i++)
    {
      const TengenRenjuShape *row = &g_array_index (rows, TengenRenjuShape, i);

      for (int j = 0; j < row->n_stones; j++)
        self->wanted[row->stones[j]] = 1;
    }
}

static gboolean
find_of_renju (Search *self)
{
  if (!is_renju (self))
    return fail (self, TENGEN_LESSON_FAULT_OTHER_GAME, NULL);
  if (self->mark->what == TENGEN_LESSON_MARK_FORBIDDEN)
    return find_refused (self, TENGEN_STONE_BLACK);
  find_rows (self, TENGEN_STONE_BLACK);
  find_rows (self, TENGEN_STONE_WHITE);
  return TRUE;
}

/* Finds what is to be found; FALSE if that was a fault. */
static gboolean
find (Search *self)
{
  TengenStone stone = self->mark->stone;

  switch (self->mark->what)
    {
    case TENGEN_LESSON_MARK_LIBERTIES:
      return find_liberties (self);
    case TENGEN_LESSON_MARK_TERRITORY:
    case TENGEN_LESSON_MARK_DAME:
      return find_owned (self);
    case TENGEN_LESSON_MARK_ILLEGAL:
      return find_refused (self,
                           stone != TENGEN_STONE_NONE
                               ? stone
                               : tengen_position_get_to_move (self->position));
    case TENGEN_LESSON_MARK_FORBIDDEN:
    case TENGEN_LESSON_MARK_FIVE:
      return find_of_renju (self);
    case TENGEN_LESSON_MARK_DEAD:
    case TENGEN_LESSON_MARK_POINTS:
    case TENGEN_LESSON_MARK_EYES:
    case TENGEN_LESSON_MARK_STONES:
      break;
    }
  g_return_val_if_reached (FALSE);
}

/* --- What the lesson finds --- */

/* Reads the points of the lesson into a map; FALSE if a point comes twice. */
static gboolean
read_points (Search *self, guint8 *given)
{
  const GArray *points = self->mark->points;

  for (guint i = 0; i < points->len; i++)
    {
      TengenPoint point = g_array_index (points, TengenPoint, i);

      if (given[point])
        return fail_point (self, point, TRUE);
      given[point] = 1;
    }
  return TRUE;
}

static gboolean
compare (Search *self, const guint8 *given)
{
  for (int i = 0; i < self->n_points; i++)
    if (given[i] != self->wanted[i])
      return fail_point (self, (TengenPoint) i, given[i]);
  return TRUE;
}

/* Takes what the rules find for the points of the lesson. */
static gboolean
fill_in (Search *self)
{
  for (int i = 0; i < self->n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;

      if (self->wanted[i])
        g_array_append_val (self->mark->points, point);
    }
  return self->mark->points->len > 0 ||
         fail (self, TENGEN_LESSON_FAULT_NO_MATCH, NULL);
}

/* An eye is empty, and no stone of the other side lies beside it. */
static gboolean
is_eye (const Search *self, TengenPoint point)
{
  guint sides = 0;
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (self->board, point, around);

  for (int i = 0; i < n; i++)
    sides |= 1u << tengen_board_get (self->board, around[i]);
  if (self->mark->stone != TENGEN_STONE_NONE)
    return (sides & (1u << tengen_stone_other (self->mark->stone))) == 0;
  return (sides & (1u << TENGEN_STONE_BLACK)) == 0 ||
         (sides & (1u << TENGEN_STONE_WHITE)) == 0;
}

static gboolean
fits (const Search *self, TengenPoint point)
{
  gboolean is_empty =
      tengen_board_get (self->board, point) == TENGEN_STONE_NONE;

  if (self->mark->what == TENGEN_LESSON_MARK_POINTS)
    return is_empty;
  if (self->mark->what == TENGEN_LESSON_MARK_EYES)
    return is_empty && is_eye (self, point);
  return !is_empty;
}

/* All stones of a chain are dead, or none. */
static gboolean
check_chain (Search *self, TengenPoint point, const guint8 *given)
{
  g_autofree TengenPoint *chain = g_new (TengenPoint, self->n_points);
  int n = tengen_board_list_chain (self->board, point, chain);

  for (int i = 0; i < n; i++)
    if (!given[chain[i]])
      return fail_point (self, chain[i], FALSE);
  return TRUE;
}

/* What only the lesson knows. */
static gboolean
check_given (Search *self, const guint8 *given)
{
  if (self->mark->points->len == 0)
    return fail (self, TENGEN_LESSON_FAULT_NEEDS, "at");
  for (guint i = 0; i < self->mark->points->len; i++)
    {
      TengenPoint point = g_array_index (self->mark->points, TengenPoint, i);

      if (!fits (self, point))
        return fail_point (self, point, TRUE);
      if (self->mark->what == TENGEN_LESSON_MARK_DEAD &&
          !check_chain (self, point, given))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_given (TengenLessonMarkWhat what)
{
  return what == TENGEN_LESSON_MARK_DEAD || what == TENGEN_LESSON_MARK_POINTS ||
         what == TENGEN_LESSON_MARK_EYES || what == TENGEN_LESSON_MARK_STONES;
}

void
tengen_lesson_check_mark (TengenLessonChecker *self, TengenLessonMark *mark)
{
  g_autoptr (TengenGame) game =
      tengen_lesson_game_new (self->diagram, NULL, 0, FALSE);
  Search search = { .checker = self, .mark = mark };
  g_autofree guint8 *given = NULL;

  search.position = tengen_game_get_position (game);
  search.board = tengen_position_get_board (search.position);
  search.n_points = tengen_board_get_n_points (search.board);
  search.wanted = g_malloc0 ((gsize) search.n_points);
  given = g_malloc0 ((gsize) search.n_points);
  if (is_given (mark->what))
    {
      if (read_points (&search, given))
        check_given (&search, given);
    }
  else if (find (&search))
    {
      if (mark->points->len == 0)
        fill_in (&search);
      else if (read_points (&search, given))
        compare (&search, given);
    }
  g_free (search.wanted);
}
