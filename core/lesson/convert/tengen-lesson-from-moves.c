/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-moves: the main line of a record as moves that are watched
 *
 * Shape: a step goes from a node to the next one that has much to say; that
 *        node is shown again as the board of the next step, with its comment.
 *        What the rules refuse, and stones that are set up, begin a step too.
 */
#include "tengen-lesson-draw.h"
#include "tengen-lesson-from-private.h"
#include "tengen-lesson-game.h"
#include "tengen-lesson-part.h"

#include <string.h>

/* A comment begins a new step after so many moves, or if it is so long. */
#define MOVES_ENOUGH 5
#define COMMENT_LONG 120

/* No step has more moves. */
#define MOVES_MOST 100

/**
 * Watched:
 * @maker: the lesson
 * @nodes: (element-type TengenNode): the nodes of the moves
 * @moves: (element-type TengenLessonMove): the moves
 * @next: where the next step starts, or none
 * @seen: the node whose board was seen last, or none
 *
 * The moves of a step.
 */
typedef struct
{
  TengenLessonMaker *maker;
  GArray *nodes;
  GArray *moves;
  TengenNode next;
  TengenNode seen;
} Watched;

static gboolean
has_marks (const TengenLessonMaker *self, TengenNode node)
{
  static const TengenProperty marks[] = {
    TENGEN_PROPERTY_AR,   TENGEN_PROPERTY_CR, TENGEN_PROPERTY_MA,
    TENGEN_PROPERTY_SL,   TENGEN_PROPERTY_SQ, TENGEN_PROPERTY_TR,
    TENGEN_PROPERTY_LB,   TENGEN_PROPERTY_TB, TENGEN_PROPERTY_TW,
    TENGEN_PROPERTY_OTHER
  };

  return tengen_lesson_maker_has_any (self, node, marks);
}

/* --- What is a step --- */

static gboolean
begins_step (const Watched *self, TengenNode node)
{
  g_autofree char *comment =
      tengen_lesson_maker_get_comment (self->maker, node);

  if (has_marks (self->maker, node))
    return TRUE;
  return comment != NULL &&
         (self->moves->len >= MOVES_ENOUGH || strlen (comment) > COMMENT_LONG);
}

static gboolean
shows_something (const TengenLessonMaker *self, TengenNode node)
{
  g_autofree char *comment = tengen_lesson_maker_get_comment (self, node);

  return comment != NULL || has_marks (self, node) ||
         tengen_lesson_maker_has_setup (self, node);
}

/* Takes a move of the step; FALSE if the step ends before or with it. */
static gboolean
take_node (Watched *self, TengenNode node)
{
  TengenLessonMove move = { 0 };

  self->next = node;
  if (tengen_lesson_maker_has_setup (self->maker, node) ||
      self->moves->len == MOVES_MOST)
    return FALSE;
  if (!tengen_lesson_maker_read_move (self->maker, node, &move))
    return !shows_something (self->maker, node);
  if (move.point == TENGEN_POINT_NONE)
    return FALSE;
  g_array_append_val (self->moves, move);
  g_array_append_val (self->nodes, node);
  return !begins_step (self, node);
}

static void
take_moves (Watched *self, TengenNode start)
{
  const TengenRecord *record = self->maker->record;
  TengenNode node = tengen_record_get_child (record, start);

  while (node != TENGEN_NODE_NONE && take_node (self, node))
    node = tengen_record_get_child (record, node);
  if (node == TENGEN_NODE_NONE)
    self->next = TENGEN_NODE_NONE;
}

/* Ends the step before the first move that cannot be played. */
static void
cut_refused (Watched *self, const TengenLessonDiagram *diagram)
{
  guint n = tengen_lesson_game_count_allowed (diagram, self->moves);

  if (n == self->moves->len)
    return;
  self->next = g_array_index (self->nodes, TengenNode, n);
  tengen_lesson_maker_note (
      self->maker, TENGEN_LESSON_NOTE_REFUSED, self->next);
  g_array_set_size (self->moves, n);
  g_array_set_size (self->nodes, n);
}

/* --- Writing --- */

static void
write_move (Watched *self,
            const TengenLessonDiagram *diagram,
            guint index,
            TengenStone turn)
{
  TengenLessonWriter *writer = self->maker->writer;
  TengenNode node = g_array_index (self->nodes, TengenNode, index);
  const TengenLessonMove *move =
      &g_array_index (self->moves, TengenLessonMove, index);
  g_autofree char *comment = NULL;

  if (node != self->next)
    comment = tengen_lesson_maker_get_comment (self->maker, node);
  tengen_lesson_writer_begin (writer, "move");
  if (move->stone != turn)
    tengen_lesson_writer_set (writer,
                              "colour",
                              move->stone == TENGEN_STONE_WHITE ? "white"
                                                                : "black");
  tengen_lesson_writer_set_point (writer, "at", diagram, move->point);
  if (comment != NULL)
    tengen_lesson_from_text_add (writer, "say", comment);
  tengen_lesson_writer_end (writer);
}

static void
write_moves (Watched *self, const TengenLessonDiagram *diagram)
{
  TengenStone turn = diagram->to_move;

  if (self->moves->len == 0)
    return;
  tengen_lesson_writer_begin (self->maker->writer, "moves");
  for (guint i = 0; i < self->moves->len; i++)
    {
      write_move (self, diagram, i, turn);
      turn = tengen_stone_other (
          g_array_index (self->moves, TengenLessonMove, i).stone);
    }
  tengen_lesson_writer_end (self->maker->writer);
}

static const char *
get_default_text (const Watched *self)
{
  if (self->moves->len == 0)
    return self->maker->is_japanese ? "ばんを みてみましょう。"
                                    : "Look at the board.";
  return self->maker->is_japanese ? "ひとつずつ すすめて みていきましょう。"
                                  : "Go on move by move.";
}

static void
write_step (Watched *self, const char *title, TengenNode start)
{
  TengenLessonMaker *maker = self->maker;
  g_autofree char *say = tengen_lesson_maker_get_comment (maker, start);
  TengenLessonDiagram *diagram;
  TengenStone stone = TENGEN_STONE_NONE;

  if (self->moves->len > 0)
    stone = g_array_index (self->moves, TengenLessonMove, 0).stone;
  diagram = tengen_lesson_draw (maker->position, stone);
  cut_refused (self, diagram);
  tengen_lesson_maker_begin_step (
      maker, title, say != NULL ? say : get_default_text (self), diagram);
  write_moves (self, diagram);
  tengen_lesson_writer_end (maker->writer);
  tengen_lesson_diagram_free (diagram);
}

static gboolean
is_empty (const TengenBoard *board)
{
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    if (tengen_board_get (board, (TengenPoint) i) != TENGEN_STONE_NONE)
      return FALSE;
  return TRUE;
}

/* Whether there is anything to see from a node on that was not seen yet. */
static gboolean
has_something (const Watched *self, TengenNode start)
{
  const TengenBoard *board = tengen_position_get_board (self->maker->position);

  return self->moves->len > 0 || shows_something (self->maker, start) ||
         (start != self->seen && !is_empty (board));
}

void
tengen_lesson_from_moves (TengenLessonMaker *self, const char *title)
{
  Watched watched = { .maker = self, .next = self->root };
  guint n_steps = self->n_steps;

  watched.nodes = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  watched.moves = tengen_lesson_moves_new ();
  while (watched.next != TENGEN_NODE_NONE &&
         !tengen_lesson_maker_is_over (self))
    {
      TengenNode start = watched.next;

      tengen_position_goto (self->position, start);
      if (!tengen_lesson_maker_check (self))
        break;
      g_array_set_size (watched.nodes, 0);
      g_array_set_size (watched.moves, 0);
      take_moves (&watched, start);
      if (has_something (&watched, start))
        write_step (&watched, start == self->root ? title : NULL, start);
      watched.seen = watched.nodes->len > 0
                         ? g_array_index (watched.nodes,
                                          TengenNode,
                                          watched.nodes->len - 1)
                         : start;
    }
  if (self->n_steps == n_steps && watched.next == TENGEN_NODE_NONE)
    tengen_lesson_maker_note (self, TENGEN_LESSON_NOTE_EMPTY, self->root);
  g_array_unref (watched.moves);
  g_array_unref (watched.nodes);
}
