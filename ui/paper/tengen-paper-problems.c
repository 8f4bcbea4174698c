/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-problems: the problems of a record as a problem sheet
 *
 * Shape: a problem is shown at the first node that has a comment, a branch or
 *        stones that are set up; what is right is the first line that a node
 *        of it calls right (TE, 正解), else the first that is not called wrong.
 *        A game without any of it is shown as it was played.
 */
#include "tengen-paper-problems.h"

#include "tengen-lesson-from-text.h"
#include "tengen-paint-board.h"
#include "tengen-paint-text.h"
#include "tengen-paper-cells.h"
#include "tengen-paper-line.h"
#include "tengen-paper-words.h"
#include "tengen-words.h"

static const TengenPaperWords PROBLEMS = { "{問題|もんだい}",
                                           "Problems",
                                           "习题" };
static const TengenPaperWords PROBLEM = { "{問|とい}", "Problem", "题" };
static const TengenPaperWords GAME = { "{図|ず}", "Figure", "图" };
static const TengenPaperWords ANSWERS = { "{答|こた}え", "Answers", "答案" };
static const TengenPaperWords BLACK = { "{黒番|くろばん}",
                                        "Black to play",
                                        "黑先" };
static const TengenPaperWords WHITE = { "{白番|しろばん}",
                                        "White to play",
                                        "白先" };

/**
 * Sheet:
 * @record: a file's games
 * @how: how
 * @cells: what fills the pages
 */
typedef struct
{
  const TengenRecord *record;
  const TengenPaperProblems *how;
  TengenPaperCells *cells;
} Sheet;

/**
 * Problem:
 * @position: a position of the game, at the diagram
 * @root: first node of the game
 * @node: the node of the diagram
 * @is_game: it was played, nothing is asked
 * @stone: the side that answers
 * @number: its number
 */
typedef struct
{
  TengenPosition *position;
  TengenNode root;
  TengenNode node;
  gboolean is_game;
  TengenStone stone;
  guint number;
} Problem;

/* --- Finding problems --- */

static gboolean
has (const TengenRecord *record, TengenNode node, TengenProperty property)
{
  return tengen_record_find (record, node, property) != 0;
}

static gboolean
begins_problem (const TengenRecord *record, TengenNode node)
{
  TengenNode child = tengen_record_get_child (record, node);

  return has (record, node, TENGEN_PROPERTY_C) ||
         has (record, node, TENGEN_PROPERTY_AB) ||
         has (record, node, TENGEN_PROPERTY_AW) ||
         (child != TENGEN_NODE_NONE &&
          tengen_record_get_sibling (record, child) != TENGEN_NODE_NONE);
}

/* Whose move a node has, or none. */
static TengenStone
get_stone (const TengenRecord *record, TengenNode node)
{
  if (has (record, node, TENGEN_PROPERTY_B))
    return TENGEN_STONE_BLACK;
  return has (record, node, TENGEN_PROPERTY_W) ? TENGEN_STONE_WHITE
                                               : TENGEN_STONE_NONE;
}

/* The side that answers: the side to move if it has a variation. */
static TengenStone
find_stone (const TengenRecord *record, const Problem *problem)
{
  TengenStone turn = tengen_position_get_to_move (problem->position);
  TengenStone found = TENGEN_STONE_NONE;

  for (TengenNode node = tengen_record_get_child (record, problem->node);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (record, node))
    {
      TengenStone stone = get_stone (record, node);

      if (stone == turn)
        return turn;
      if (found == TENGEN_STONE_NONE)
        found = stone;
    }
  return found != TENGEN_STONE_NONE ? found : turn;
}

/* Goes to the diagram of a game. */
static void
find_diagram (const TengenRecord *record, Problem *problem)
{
  TengenNode node = problem->root;
  TengenNode last = node;

  while (node != TENGEN_NODE_NONE && !begins_problem (record, node))
    {
      last = node;
      node = tengen_record_get_child (record, node);
    }
  problem->is_game = node == TENGEN_NODE_NONE;
  problem->node = problem->is_game ? last : node;
  tengen_position_goto (problem->position, problem->node);
  problem->stone = find_stone (record, problem);
}

/* --- What is right --- */

/* Of moves of the other side the annotations say how good they are for it. */
static TengenLessonLine
judge (const TengenRecord *record, TengenNode node, TengenStone stone)
{
  g_autofree char *comment =
      tengen_record_get_text (record, node, TENGEN_PROPERTY_C);
  gboolean own = get_stone (record, node) == stone;

  if (own && has (record, node, TENGEN_PROPERTY_BM))
    return TENGEN_LESSON_LINE_WRONG;
  if (own && has (record, node, TENGEN_PROPERTY_TE))
    return TENGEN_LESSON_LINE_RIGHT;
  return comment != NULL ? tengen_lesson_from_text_judge (comment)
                         : TENGEN_LESSON_LINE_OPEN;
}

/* The node after a node when all below another are visited, with what is below
 * the node itself or without it. */
static TengenNode
get_next (const TengenRecord *record,
          TengenNode node,
          TengenNode top,
          gboolean below)
{
  TengenNode next =
      below ? tengen_record_get_child (record, node) : TENGEN_NODE_NONE;

  while (next == TENGEN_NODE_NONE && node != top)
    {
      next = tengen_record_get_sibling (record, node);
      node = tengen_record_get_parent (record, node);
    }
  return next;
}

static gboolean
is_wrong (const TengenRecord *record, TengenNode node, TengenStone stone)
{
  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    if (judge (record, node, stone) == TENGEN_LESSON_LINE_WRONG)
      return TRUE;
  return FALSE;
}

/* Finds a node of the line that is right, or none; behind a wrong move nothing
 * is right. */
static TengenNode
find_right (const TengenRecord *record, const Problem *problem)
{
  TengenNode top = problem->node;
  TengenNode node = get_next (record, top, top, TRUE);

  while (node != TENGEN_NODE_NONE)
    {
      TengenLessonLine line = judge (record, node, problem->stone);

      if (line == TENGEN_LESSON_LINE_RIGHT)
        return node;
      node = get_next (record, node, top, line != TENGEN_LESSON_LINE_WRONG);
    }
  node = tengen_record_get_child (record, top);
  while (node != TENGEN_NODE_NONE && is_wrong (record, node, problem->stone))
    node = tengen_record_get_sibling (record, node);
  return node;
}

/* The nodes from below the diagram through a node to the end of its line. */
static GArray *
list_line (const TengenRecord *record, TengenNode top, TengenNode node)
{
  GArray *line = g_array_new (FALSE, FALSE, sizeof (TengenNode));

  for (TengenNode n = node; n != top; n = tengen_record_get_parent (record, n))
    g_array_prepend_val (line, n);
  for (;;)
    {
      node = tengen_record_get_child (record, node);
      if (node == TENGEN_NODE_NONE)
        return line;
      g_array_append_val (line, node);
    }
}

/* --- Cells --- */

static TengenNotation
get_notation (const Problem *problem)
{
  return tengen_game_setup_is_renju (
             tengen_position_get_setup (problem->position))
             ? TENGEN_NOTATION_RENJU
             : tengen_words_notation ();
}

static TengenLessonText *
make_name (const Sheet *self, const Problem *problem)
{
  const char *language = self->how->language;
  TengenLessonText *name = tengen_paper_words_add_number (
      problem->is_game ? &GAME : &PROBLEM, language, problem->number);
  g_autoptr (TengenLessonText) turn = NULL;

  if (problem->is_game)
    return name;
  turn = tengen_paper_words_make (
      problem->stone == TENGEN_STONE_WHITE ? &WHITE : &BLACK, language);
  tengen_paper_words_append (name, " ", turn);
  return name;
}

static void
add_comment (TengenPaperCell *cell, const TengenRecord *record, TengenNode node)
{
  g_autofree char *comment =
      tengen_record_get_text (record, node, TENGEN_PROPERTY_C);
  g_autofree char *text = NULL;

  if (comment == NULL)
    return;
  text = tengen_lesson_from_text_strip (comment);
  tengen_paper_cell_add_plain (cell, text);
}

static void
add_markup (TengenView *view, const TengenPosition *position)
{
  g_autoptr (TengenMarkup) markup = tengen_markup_new (position);

  tengen_view_add_markup (view, markup, FALSE);
}

static TengenPaperCell
make_cell (const Sheet *self, const Problem *problem)
{
  TengenPaperCell cell = { .name = make_name (self, problem),
                           .blocks = tengen_lesson_blocks_new (),
                           .view = tengen_view_new_position (
                               problem->position,
                               problem->is_game ? TENGEN_VIEW_NUMBERS_ALL
                                                : TENGEN_VIEW_NUMBERS_NONE,
                               TENGEN_NODE_NONE),
                           .coordinates = TENGEN_PAINT_NO_COORDINATES };

  add_markup (cell.view, problem->position);
  return cell;
}

static void
add_problem (const Sheet *self, const Problem *problem)
{
  TengenPaperCell cell = make_cell (self, problem);

  if (!self->how->boards_only)
    add_comment (&cell, self->record, problem->node);
  tengen_paper_cells_add (self->cells, &cell);
}

/* The move of the node at which the position is. */
static const TengenMove *
get_move (const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);
  const TengenMove *move;

  if (moves->len == 0)
    return NULL;
  move = &g_array_index (moves, TengenMove, moves->len - 1);
  return move->node == tengen_position_get_node (position) ? move : NULL;
}

/* Puts the moves of a line on the board. */
static void
add_line (const Sheet *self,
          TengenPaperCell *cell,
          const Problem *problem,
          const GArray *line)
{
  g_autoptr (GString) note = g_string_new (NULL);
  guint number = 0;

  for (guint i = 0; i < line->len; i++)
    {
      const TengenMove *move;

      tengen_position_goto (problem->position,
                            g_array_index (line, TengenNode, i));
      move = get_move (problem->position);
      if (move != NULL)
        tengen_paper_line_add (
            cell->view,
            get_notation (problem),
            tengen_paper_words_get_pass (self->how->language),
            (TengenStone) move->stone,
            move->point,
            ++number,
            note);
    }
  tengen_paper_cell_add_plain (cell, note->str);
}

static void
add_answer (const Sheet *self, const Problem *problem)
{
  TengenNode right = find_right (self->record, problem);
  g_autoptr (GArray) line = NULL;
  TengenPaperCell cell;

  if (problem->is_game || right == TENGEN_NODE_NONE)
    return;
  cell = make_cell (self, problem);
  line = list_line (self->record, problem->node, right);
  add_line (self, &cell, problem, line);
  for (guint i = 0; i < line->len && !self->how->boards_only; i++)
    add_comment (&cell, self->record, g_array_index (line, TengenNode, i));
  tengen_paper_cells_add (self->cells, &cell);
}

/* --- The whole --- */

/* Adds the problems, or what is right of them, which is done after a part of
 * the work. Returns: %FALSE if it was stopped */
static gboolean
add_games (const Sheet *self,
           double before,
           void (*add) (const Sheet *, const Problem *))
{
  guint n = tengen_record_get_n_games (self->record);
  double part = self->how->solutions ? 0.5 : 1;
  guint number = 0;

  for (guint i = 0; i < n; i++)
    {
      Problem problem = { .root = tengen_record_get_game (self->record, i) };
      const TengenGameSetup *setup;

      problem.position = tengen_position_new (self->record, problem.root);
      setup = tengen_position_get_setup (problem.position);
      if (tengen_game_setup_has_board (setup))
        {
          problem.number = ++number;
          find_diagram (self->record, &problem);
          add (self, &problem);
        }
      tengen_position_free (problem.position);
      if (tengen_paper_cells_is_full (self->cells) ||
          !tengen_paper_watch_step (&self->how->watch,
                                    before + part * (i + 1) / n))
        return FALSE;
    }
  return TRUE;
}

static TengenLessonText *
make_title (const TengenPaperProblems *how, const TengenPaperWords *part)
{
  TengenLessonText *title;
  g_autoptr (TengenLessonText) words =
      tengen_paper_words_make (part, how->language);

  if (how->title == NULL || *how->title == '\0')
    return g_steal_pointer (&words);
  title = tengen_lesson_text_new (tengen_paint_text_get_language ());
  tengen_lesson_text_add (title, how->title, NULL);
  if (part == &ANSWERS)
    tengen_paper_words_append (title, " ", words);
  return title;
}

TengenPaper *
tengen_paper_new_problems (const TengenRecord *record,
                           const TengenPaperProblems *how)
{
  Sheet self = { .record = record, .how = how };
  gboolean goes_on;
  TengenPaper *paper;

  g_return_val_if_fail (record != NULL && how != NULL, NULL);

  paper = tengen_paper_new (how->size, TENGEN_PAINT_RUBY_ALL);
  self.cells = tengen_paper_cells_new (paper, how->per_page, how->language);
  tengen_paper_cells_begin (self.cells, make_title (how, &PROBLEMS), TRUE);
  goes_on = add_games (&self, 0, add_problem);
  if (goes_on && how->solutions)
    {
      tengen_paper_cells_begin (self.cells, make_title (how, &ANSWERS), FALSE);
      goes_on = add_games (&self, 0.5, add_answer);
    }
  tengen_paper_cells_end (self.cells);
  if (!goes_on && !paper->is_full)
    g_clear_pointer (&paper, tengen_paper_unref);
  return paper;
}
