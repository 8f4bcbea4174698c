/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-from-sgf: an exercise read from a game record
 *
 * Shape: what the program wrote says itself what is asked for. Of other
 *        problems the marked chains, or what the right line takes, tell it.
 */
#include "tengen-exercise-from-sgf.h"

#include <string.h>

#include "tengen-board-number.h"
#include "tengen-exercise-draw.h"
#include "tengen-lesson-draw.h"
#include "tengen-lesson-from-text.h"
#include "tengen-lesson-part.h"
#include "tengen-record-value.h"

/* A line is read no further. */
#define MOVES_MAX 400

/* A game that is read. */
typedef struct
{
  const TengenRecord *record;
  TengenNode root;
  TengenNode question;
  TengenLessonDiagram *diagram;
  TengenExercise *exercise;
} Reader;

/* --- Nodes --- */

static gboolean
has (const Reader *self, TengenNode node, TengenProperty property)
{
  return tengen_record_find (self->record, node, property) != 0;
}

static gboolean
read_move (const Reader *self,
           TengenNode node,
           TengenStone stone,
           TengenPoint *point)
{
  gsize length = 0;
  const char *raw = tengen_record_find_raw (
      self->record,
      node,
      stone == TENGEN_STONE_WHITE ? TENGEN_PROPERTY_W : TENGEN_PROPERTY_B,
      &length);

  return raw != NULL && tengen_value_move (raw,
                                           length,
                                           self->diagram->setup->width,
                                           self->diagram->setup->width,
                                           point);
}

static void
read_points (const Reader *self,
             TengenNode node,
             TengenProperty property,
             GArray *points)
{
  int width = self->diagram->setup->width;

  for (TengenPoint point = 0; point < width * width; point++)
    {
      TengenValueIter iter;

      tengen_value_iter_init_kind (&iter, self->record, node, property);
      if (tengen_value_iter_find_point (&iter, width, width, point))
        g_array_append_val (points, point);
    }
}

/* The node of the question: before the first branch or comment. */
static TengenNode
find_question (const TengenRecord *record, TengenNode root)
{
  TengenNode node = root;
  TengenNode child = tengen_record_get_child (record, node);

  while (tengen_record_find (record, node, TENGEN_PROPERTY_C) == 0 &&
         child != TENGEN_NODE_NONE &&
         tengen_record_get_sibling (record, child) == TENGEN_NODE_NONE)
    {
      node = child;
      child = tengen_record_get_child (record, node);
    }
  return child != TENGEN_NODE_NONE ? node : root;
}

/* --- Right and wrong --- */

static TengenLessonLine
judge_node (const Reader *self, TengenNode node)
{
  g_autofree char *comment =
      tengen_record_get_text (self->record, node, TENGEN_PROPERTY_C);
  TengenLessonLine line = comment != NULL
                              ? tengen_lesson_from_text_judge (comment)
                              : TENGEN_LESSON_LINE_OPEN;

  if (line == TENGEN_LESSON_LINE_OPEN && has (self, node, TENGEN_PROPERTY_TE))
    return TENGEN_LESSON_LINE_RIGHT;
  if (line == TENGEN_LESSON_LINE_OPEN && has (self, node, TENGEN_PROPERTY_BM))
    return TENGEN_LESSON_LINE_WRONG;
  return line;
}

/* What is said anywhere in a variation. */
static TengenLessonLine
judge_variation (const Reader *self, TengenNode top)
{
  TengenLessonLine said = TENGEN_LESSON_LINE_OPEN;
  TengenNode node = top;

  while (node != TENGEN_NODE_NONE)
    {
      TengenNode next = tengen_record_get_child (self->record, node);
      TengenLessonLine line = judge_node (self, node);

      if (line == TENGEN_LESSON_LINE_RIGHT)
        return line;
      if (line != TENGEN_LESSON_LINE_OPEN)
        said = line;
      for (; next == TENGEN_NODE_NONE && node != top;
           node = tengen_record_get_parent (self->record, node))
        next = tengen_record_get_sibling (self->record, node);
      node = next;
    }
  return said;
}

/* --- Lines --- */

static void
add_line (Reader *self, TengenNode node, gboolean is_right)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  TengenStone stone = self->exercise->to_move;
  TengenPoint point;

  while (node != TENGEN_NODE_NONE && moves->len < MOVES_MAX &&
         read_move (self, node, stone, &point))
    {
      g_array_append_val (moves, point);
      stone = tengen_stone_other (stone);
      node = tengen_record_get_child (self->record, node);
    }
  if (moves->len > 0 &&
      tengen_exercise_find_line (self->exercise,
                                 g_array_index (moves, TengenPoint, 0)) == NULL)
    tengen_exercise_add_line (self->exercise,
                              is_right,
                              TENGEN_EXERCISE_REASON_NONE,
                              (const TengenPoint *) moves->data,
                              moves->len);
}

/* Where nothing is said to be right, the first variation is. */
static void
read_lines (Reader *self)
{
  TengenNode first = tengen_record_get_child (self->record, self->question);
  gboolean is_said = FALSE;

  for (TengenNode node = first; node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (self->record, node))
    is_said |= judge_variation (self, node) == TENGEN_LESSON_LINE_RIGHT;
  for (TengenNode node = first; node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (self->record, node))
    add_line (self,
              node,
              is_said ? judge_variation (self, node) == TENGEN_LESSON_LINE_RIGHT
                      : node == first);
}

/* --- What the program wrote --- */

/* The value of a key of TNX, or NULL. */
static char *
find_word (const char *own, const char *key)
{
  g_auto (GStrv) words = g_strsplit (own, " ", -1);
  gsize length = strlen (key);

  for (char **word = words; *word != NULL; word++)
    if (strncmp (*word, key, length) == 0 && (*word)[length] == '=')
      return g_strdup (*word + length + 1);
  return NULL;
}

static gboolean
read_number (const char *own, const char *key, int most, int *number)
{
  g_autofree char *word = find_word (own, key);

  return word != NULL && tengen_board_number_parse (word, 0, most, number);
}

static gboolean
read_seed (const char *own, guint64 *seed)
{
  g_autofree char *word = find_word (own, "seed");

  *seed = 0;
  for (const char *at = word; at != NULL && *at != '\0'; at++)
    if (!g_ascii_isdigit (*at) || !g_uint64_checked_mul (seed, *seed, 10) ||
        !g_uint64_checked_add (seed, *seed, g_ascii_digit_value (*at)))
      return FALSE;
  return word != NULL && *word != '\0';
}

static gboolean
read_head (Reader *self, const char *own)
{
  g_autofree char *id = find_word (own, "kind");
  g_autofree char *ko = find_word (own, "ko");
  TengenExercise *exercise = self->exercise;

  if (id == NULL || !tengen_exercise_kind_find (id, &exercise->kind) ||
      tengen_exercise_kind_get_info (exercise->kind)->is_renju !=
          self->diagram->setup->is_renju ||
      !read_number (own, "level", TENGEN_EXERCISE_LEVELS, &exercise->level) ||
      !read_seed (own, &exercise->seed))
    return FALSE;
  if (ko == NULL)
    return TRUE;
  return tengen_value_point (ko,
                             strlen (ko),
                             exercise->width,
                             exercise->height,
                             &exercise->ko) &&
         exercise->stones[exercise->ko] == TENGEN_STONE_NONE;
}

static gboolean
read_answer (Reader *self, const char *own)
{
  TengenNode node = tengen_record_get_child (self->record, self->root);
  g_autofree char *word = find_word (own, "answer");

  switch (tengen_exercise_kind_get_info (self->exercise->kind)->ask)
    {
    case TENGEN_EXERCISE_ASK_MOVE:
      read_lines (self);
      return TRUE;
    case TENGEN_EXERCISE_ASK_POINTS:
      if (node != TENGEN_NODE_NONE)
        read_points (self, node, TENGEN_PROPERTY_MA, self->exercise->points);
      return TRUE;
    case TENGEN_EXERCISE_ASK_NUMBER:
      if (!has (self, self->root, TENGEN_PROPERTY_PL))
        self->exercise->to_move = TENGEN_STONE_NONE;
      return read_number (own, "number", G_MAXINT, &self->exercise->number);
    case TENGEN_EXERCISE_ASK_YES:
      self->exercise->number = g_strcmp0 (word, "yes") == 0;
      return word != NULL;
    }
  g_assert_not_reached ();
}

/* --- What others wrote --- */

static void
gather_marks (Reader *self)
{
  for (guint i = 0; i < self->diagram->labels->len; i++)
    {
      const TengenLessonLabel *label =
          &g_array_index (self->diagram->labels, TengenLessonLabel, i);

      if (label->mark != TENGEN_LESSON_LABEL_NONE &&
          self->exercise->stones[label->point] != TENGEN_STONE_NONE)
        g_array_append_val (self->exercise->targets, label->point);
    }
}

/* Keeps one point of each chain. */
static void
merge_targets (Reader *self)
{
  g_autoptr (TengenBoard) board = tengen_exercise_draw_board (self->exercise);
  GArray *targets = self->exercise->targets;
  guint kept = 0;

  for (guint i = 0; i < targets->len; i++)
    {
      TengenPoint point = g_array_index (targets, TengenPoint, i);
      gboolean is_new = TRUE;

      for (guint j = 0; j < kept; j++)
        if (tengen_board_get_chain (board,
                                    g_array_index (targets, TengenPoint, j)) ==
            tengen_board_get_chain (board, point))
          is_new = FALSE;
      if (is_new)
        g_array_index (targets, TengenPoint, kept++) = point;
    }
  g_array_set_size (targets, kept);
}

/* The largest chain of the other side that the line takes, or NONE. */
static TengenPoint
find_taken (const Reader *self, const TengenExerciseLine *line)
{
  g_autoptr (TengenBoard) start = tengen_exercise_draw_board (self->exercise);
  g_autoptr (TengenBoard) board = tengen_exercise_draw_board (self->exercise);
  TengenStone stone = self->exercise->to_move;
  TengenStone other = tengen_stone_other (stone);
  TengenPoint found = TENGEN_POINT_NONE;
  int most = 0;

  for (guint i = 0; i < line->moves->len; i++)
    {
      TengenPoint move = g_array_index (line->moves, TengenPoint, i);

      if (move != TENGEN_POINT_PASS)
        tengen_board_play (board, move, stone, NULL);
      stone = tengen_stone_other (stone);
    }
  for (TengenPoint point = 0; point < tengen_board_get_n_points (start);
       point++)
    if (tengen_board_get (start, point) == other &&
        tengen_board_get (board, point) != other &&
        tengen_board_get_chain_size (start, point) > most)
      {
        most = tengen_board_get_chain_size (start, point);
        found = point;
      }
  return found;
}

static const TengenExerciseLine *
find_right (const Reader *self)
{
  for (guint i = 0; i < self->exercise->lines->len; i++)
    {
      const TengenExerciseLine *line =
          g_ptr_array_index (self->exercise->lines, i);

      if (line->is_right)
        return line;
    }
  return NULL;
}

/* What is asked of two chains hangs on whose they are. */
static TengenExerciseKind
tell_kind_of_two (const Reader *self)
{
  const TengenExercise *exercise = self->exercise;
  const TengenPoint *targets = (const TengenPoint *) exercise->targets->data;

  if (exercise->stones[targets[0]] != exercise->stones[targets[1]])
    return TENGEN_EXERCISE_RACE;
  return exercise->stones[targets[0]] == exercise->to_move
             ? TENGEN_EXERCISE_CONNECT
             : TENGEN_EXERCISE_CUT;
}

/* Tells what is asked for; FALSE if that cannot be told. */
static gboolean
tell_question (Reader *self)
{
  TengenExercise *exercise = self->exercise;
  TengenPoint taken = find_taken (self, find_right (self));

  if (self->diagram->setup->is_renju)
    return FALSE;
  gather_marks (self);
  merge_targets (self);
  if (exercise->targets->len == 2)
    {
      exercise->kind = tell_kind_of_two (self);
      return TRUE;
    }
  exercise->kind = TENGEN_EXERCISE_CAPTURE;
  if (exercise->targets->len == 0 && taken != TENGEN_POINT_NONE)
    g_array_append_val (exercise->targets, taken);
  return exercise->targets->len == 1 && taken != TENGEN_POINT_NONE &&
         exercise->stones[g_array_index (exercise->targets, TengenPoint, 0)] ==
             tengen_stone_other (exercise->to_move);
}

static TengenExerciseReading
read_problem (Reader *self)
{
  self->exercise->ko = self->diagram->ko;
  read_lines (self);
  if (self->exercise->lines->len == 0)
    return TENGEN_EXERCISE_READING_NO_ANSWER;
  return tell_question (self) ? TENGEN_EXERCISE_READING_OK
                              : TENGEN_EXERCISE_READING_NO_QUESTION;
}

/* --- Games --- */

/* Who is to move: who does so in the record. */
static TengenStone
tell_turn (const Reader *self, const TengenPosition *position)
{
  TengenNode child = tengen_record_get_child (self->record, self->question);

  if (child != TENGEN_NODE_NONE && has (self, child, TENGEN_PROPERTY_B))
    return TENGEN_STONE_BLACK;
  if (child != TENGEN_NODE_NONE && has (self, child, TENGEN_PROPERTY_W))
    return TENGEN_STONE_WHITE;
  return tengen_position_get_to_move (position);
}

static void
make_exercise (Reader *self)
{
  const TengenGameSetup *setup = self->diagram->setup;

  self->exercise = tengen_exercise_new (
      TENGEN_EXERCISE_CAPTURE,
      setup->is_renju ? "renju" : tengen_go_rules_find (setup->rules.id)->id,
      setup->width,
      setup->width);
  memcpy (self->exercise->stones,
          self->diagram->stones,
          (gsize) (setup->width * setup->width));
  self->exercise->to_move = self->diagram->to_move;
}

static TengenExerciseReading
read_exercise (Reader *self)
{
  g_autofree char *own =
      tengen_record_get_text (self->record, self->root, TENGEN_PROPERTY_TNX);

  make_exercise (self);
  if (own == NULL)
    return read_problem (self);
  read_points (self, self->root, TENGEN_PROPERTY_TR, self->exercise->targets);
  return read_head (self, own) && read_answer (self, own)
             ? TENGEN_EXERCISE_READING_OK
             : TENGEN_EXERCISE_READING_OWN;
}

/* Finds the question, and draws what stands there. */
static TengenExerciseReading
open_question (Reader *self)
{
  g_autoptr (TengenPosition) position =
      tengen_position_new (self->record, self->root);

  self->question = has (self, self->root, TENGEN_PROPERTY_TNX)
                       ? self->root
                       : find_question (self->record, self->root);
  if (!tengen_game_setup_has_board (tengen_position_get_setup (position)))
    return TENGEN_EXERCISE_READING_GAME;
  tengen_position_goto (position, self->question);
  switch (tengen_lesson_draw_check (position))
    {
    case TENGEN_LESSON_DRAW_OK:
      break;
    case TENGEN_LESSON_DRAW_GAME:
    case TENGEN_LESSON_DRAW_SIZE:
      return TENGEN_EXERCISE_READING_GAME;
    case TENGEN_LESSON_DRAW_LIBERTIES:
      return TENGEN_EXERCISE_READING_BOARD;
    }
  self->diagram = tengen_lesson_draw (position, tell_turn (self, position));
  return TENGEN_EXERCISE_READING_OK;
}

TengenExerciseReading
tengen_exercise_from_sgf (const TengenRecord *record,
                          TengenNode root,
                          TengenExercise **exercise)
{
  Reader reader = { .record = record, .root = root };
  TengenExerciseReading reading;

  g_return_val_if_fail (record != NULL && root != TENGEN_NODE_NONE,
                        TENGEN_EXERCISE_READING_GAME);
  g_return_val_if_fail (exercise != NULL, TENGEN_EXERCISE_READING_GAME);

  *exercise = NULL;
  reading = open_question (&reader);
  if (reading == TENGEN_EXERCISE_READING_OK)
    reading = read_exercise (&reader);
  if (reading == TENGEN_EXERCISE_READING_OK)
    *exercise = g_steal_pointer (&reader.exercise);
  tengen_exercise_free (reader.exercise);
  tengen_lesson_diagram_free (reader.diagram);
  return reading;
}
