/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-draft: the variations of a problem as questions and answers
 *
 * Shape: each answer is played with what follows it and taken back: after a right
 *        one the reply of the opponent and the question after it, after a wrong
 *        one the moves that refute it. `line` holds the moves from the diagram
 *        on; whether they can be played is asked of a game that is made of them.
 */
#include "tengen-lesson-draft.h"

#include "tengen-lesson-game.h"
#include "tengen-lesson-part.h"

#include <string.h>

/* A line that is only shown ends after so many moves. */
#define REPLIES_MAX 60

/**
 * Question:
 * @maker: the lesson
 * @diagram: what the step shows
 * @stone: who answers
 * @line: (element-type TengenLessonMove): the moves so far
 * @depth: how many questions there were
 * @most: how many may be within each other
 *
 * Where answers are gathered.
 */
typedef struct
{
  TengenLessonMaker *maker;
  const TengenLessonDiagram *diagram;
  TengenStone stone;
  GArray *line;
  guint depth;
  guint most;
} Question;

static void
clear_answer (gpointer data)
{
  TengenLessonDraftAnswer *answer = data;

  g_string_free (answer->text, TRUE);
  g_clear_pointer (&answer->replies, g_array_unref);
  tengen_lesson_draft_free (answer->next);
}

void
tengen_lesson_draft_free (TengenLessonDraft *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->answers);
  g_free (self->otherwise);
  g_free (self);
}

gboolean
tengen_lesson_draft_is_accepted (const TengenLessonDraftAnswer *answer)
{
  return answer->verdict == TENGEN_LESSON_RIGHT ||
         answer->verdict == TENGEN_LESSON_GOOD;
}

static TengenNode
get_child (const Question *self, TengenNode node)
{
  return tengen_record_get_child (self->maker->record, node);
}

static TengenNode
get_sibling (const Question *self, TengenNode node)
{
  return tengen_record_get_sibling (self->maker->record, node);
}

static void
append_comment (const Question *self, GString *text, TengenNode node)
{
  g_autofree char *comment =
      tengen_lesson_maker_get_comment (self->maker, node);

  if (comment != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", comment);
}

/* --- What the rules say --- */

/* The game after the moves so far. */
static TengenGame *
make_game (const Question *self)
{
  return tengen_lesson_game_new (
      self->diagram, self->line, self->line->len, FALSE);
}

/* Whether the game goes on and it is that side's turn. */
static gboolean
may_play (const TengenGame *game, TengenStone stone, TengenPoint point)
{
  const TengenPosition *position = tengen_game_get_position (game);
  TengenAction action = { .kind = point == TENGEN_POINT_PASS
                                      ? TENGEN_ACTION_PASS
                                      : TENGEN_ACTION_PLAY,
                          .seat = tengen_position_get_seat (position, stone),
                          .stone = stone,
                          .point = point };
  g_autoptr (TengenReason) refused = tengen_position_check (position, &action);
  g_autoptr (TengenReason) forbidden =
      tengen_lesson_game_check (position, stone, point);

  return refused == NULL && forbidden == NULL;
}

static gboolean
allows (const TengenGame *game, TengenStone stone, TengenPoint point)
{
  g_autoptr (TengenReason) reason =
      tengen_lesson_game_check (tengen_game_get_position (game), stone, point);

  return reason == NULL;
}

/* --- Gathering answers --- */

/* The move that a variation begins with; before it there may be comments. */
static TengenNode
find_move (Question *self,
           TengenNode node,
           GString *text,
           TengenLessonMove *move)
{
  while (!tengen_lesson_maker_read_move (self->maker, node, move))
    {
      TengenNode child = get_child (self, node);

      if (tengen_lesson_maker_has_setup (self->maker, node))
        {
          tengen_lesson_maker_note (
              self->maker, TENGEN_LESSON_NOTE_SETUP, node);
          return TENGEN_NODE_NONE;
        }
      append_comment (self, text, node);
      if (child == TENGEN_NODE_NONE ||
          get_sibling (self, child) != TENGEN_NODE_NONE)
        return TENGEN_NODE_NONE;
      node = child;
    }
  append_comment (self, text, node);
  return node;
}

static gboolean
is_there (const GArray *answers, TengenPoint point)
{
  for (guint i = 0; i < answers->len; i++)
    if (g_array_index (answers, TengenLessonDraftAnswer, i).point == point)
      return TRUE;
  return FALSE;
}

/* Why a variation cannot be an answer; -1 if it can. */
static int
find_obstacle (const Question *self,
               const GArray *answers,
               const TengenLessonMove *move)
{
  if (move->stone != self->stone)
    return TENGEN_LESSON_NOTE_TURN;
  if (move->point == TENGEN_POINT_NONE)
    return TENGEN_LESSON_NOTE_REFUSED;
  return is_there (answers, move->point) ? (int) TENGEN_LESSON_NOTE_TWICE : -1;
}

static void
gather_answer (Question *self,
               TengenNode variation,
               const TengenGame *game,
               GArray *answers)
{
  TengenLessonDraftAnswer answer = { .text = g_string_new (NULL),
                                     .replies = tengen_lesson_points_new () };
  TengenLessonMove move = { 0 };
  int obstacle;

  answer.node = find_move (self, variation, answer.text, &move);
  if (answer.node == TENGEN_NODE_NONE)
    {
      clear_answer (&answer);
      return;
    }
  obstacle = find_obstacle (self, answers, &move);
  if (obstacle >= 0)
    {
      tengen_lesson_maker_note (
          self->maker, (TengenLessonNoteCode) obstacle, answer.node);
      clear_answer (&answer);
      return;
    }
  answer.point = move.point;
  answer.line = (TengenLessonLine) self->maker->lines[answer.node];
  answer.verdict = allows (game, self->stone, move.point)
                       ? TENGEN_LESSON_WRONG
                       : TENGEN_LESSON_ILLEGAL;
  g_array_append_val (answers, answer);
}

/* What the record says is right; where it says nothing, the first. */
static gboolean
judge_answers (GArray *answers)
{
  TengenLessonDraftAnswer *first = NULL;
  gboolean has_right = FALSE;

  for (guint i = 0; i < answers->len; i++)
    {
      TengenLessonDraftAnswer *answer =
          &g_array_index (answers, TengenLessonDraftAnswer, i);

      if (answer->verdict == TENGEN_LESSON_ILLEGAL)
        continue;
      if (answer->line == TENGEN_LESSON_LINE_GOOD)
        answer->verdict = TENGEN_LESSON_GOOD;
      if (answer->line == TENGEN_LESSON_LINE_RIGHT)
        {
          answer->verdict = TENGEN_LESSON_RIGHT;
          has_right = TRUE;
        }
      if (answer->line == TENGEN_LESSON_LINE_OPEN && first == NULL)
        first = answer;
    }
  if (!has_right && first != NULL)
    first->verdict = TENGEN_LESSON_RIGHT;
  return has_right || first != NULL;
}

/* What is said of every other move is a variation without one of its own. */
static gboolean
is_otherwise (const Question *self, TengenNode node)
{
  g_autofree char *comment =
      tengen_lesson_maker_get_comment (self->maker, node);
  TengenNode child = get_child (self, node);
  TengenLessonMove move = { 0 };

  if (comment == NULL ||
      tengen_lesson_maker_read_move (self->maker, node, &move) ||
      tengen_lesson_maker_has_setup (self->maker, node))
    return FALSE;
  return child == TENGEN_NODE_NONE ||
         (tengen_lesson_maker_read_move (self->maker, child, &move) &&
          move.stone != self->stone);
}

/* --- Lines --- */

/* The next move of a line: what leads to the right end, else the first. */
static TengenNode
pick_next (Question *self, TengenNode node)
{
  TengenNode first = get_child (self, node);

  for (TengenNode child = first; child != TENGEN_NODE_NONE;
       child = get_sibling (self, child))
    if (self->maker->lines[child] == TENGEN_LESSON_LINE_RIGHT)
      return child;
  return first;
}

/* Plays the next move of a line if the rules and the turn allow it. */
static TengenNode
play_next (Question *self, TengenNode node, GString *text)
{
  TengenLessonMove move = { 0 };
  const TengenLessonMove *last =
      &g_array_index (self->line, TengenLessonMove, self->line->len - 1);
  TengenNode next = pick_next (self, node);
  g_autoptr (TengenGame) game = NULL;

  if (next != TENGEN_NODE_NONE)
    next = find_move (self, next, text, &move);
  if (next == TENGEN_NODE_NONE)
    return next;
  game = make_game (self);
  if (move.stone == last->stone || move.point == TENGEN_POINT_NONE ||
      !may_play (game, move.stone, move.point))
    {
      tengen_lesson_maker_note (self->maker,
                                move.stone == last->stone
                                    ? TENGEN_LESSON_NOTE_TURN
                                    : TENGEN_LESSON_NOTE_REFUSED,
                                next);
      return TENGEN_NODE_NONE;
    }
  g_array_append_val (self->line, move);
  return next;
}

/* Plays a line to its end; tells whether there was any move. */
static gboolean
play_rest (Question *self, TengenNode node, GString *text)
{
  guint first = self->line->len;

  for (guint n = 0; n < REPLIES_MAX && node != TENGEN_NODE_NONE; n++)
    node = play_next (self, node, text);
  return self->line->len > first;
}

/* What was played behind an answer are its replies. */
static void
take_replies (const Question *self,
              TengenLessonDraftAnswer *answer,
              guint first)
{
  for (guint i = first; i < self->line->len; i++)
    g_array_append_val (answer->replies,
                        g_array_index (self->line, TengenLessonMove, i).point);
}

static void
note_replies (Question *self, TengenNode node)
{
  TengenNode child = get_child (self, node);

  if (child != TENGEN_NODE_NONE &&
      get_sibling (self, child) != TENGEN_NODE_NONE)
    tengen_lesson_maker_note (self->maker, TENGEN_LESSON_NOTE_REPLIES, node);
}

/* --- Questions --- */

static TengenLessonDraft *gather_try (Question *self, TengenNode node);

/* Whether a move is said to be right and how the line ends is only shown. */
static gboolean
ends_question (const Question *self, TengenNode node)
{
  g_autofree char *comment =
      tengen_record_get_text (self->maker->record, node, TENGEN_PROPERTY_C);

  return comment != NULL &&
         tengen_lesson_from_text_judge (comment) == TENGEN_LESSON_LINE_RIGHT;
}

/* After a right answer the opponent moves, and the next move is asked for. */
static void
follow_right (Question *self, TengenLessonDraftAnswer *answer)
{
  guint first = self->line->len;
  TengenNode node;

  if (ends_question (self, answer->node))
    {
      play_rest (self, answer->node, answer->text);
      take_replies (self, answer, first);
      return;
    }
  node = play_next (self, answer->node, answer->text);
  note_replies (self, answer->node);
  if (node == TENGEN_NODE_NONE)
    return;
  if (self->depth < self->most)
    answer->next = gather_try (self, node);
  if (answer->next == NULL && play_rest (self, node, answer->text))
    tengen_lesson_maker_note (self->maker, TENGEN_LESSON_NOTE_DEEP, node);
  take_replies (self, answer, first);
}

/* Plays an answer and what follows it, and takes all of it back. */
static void
follow (Question *self, TengenLessonDraftAnswer *answer)
{
  g_autoptr (TengenGame) game = make_game (self);
  guint first = self->line->len;
  TengenLessonMove move = { .stone = self->stone, .point = answer->point };

  if (answer->verdict == TENGEN_LESSON_ILLEGAL ||
      !may_play (game, move.stone, move.point))
    return;
  g_array_append_val (self->line, move);
  if (tengen_lesson_draft_is_accepted (answer))
    follow_right (self, answer);
  else
    {
      play_rest (self, answer->node, answer->text);
      take_replies (self, answer, first + 1);
    }
  g_array_set_size (self->line, first);
}

/* The question at a node, or NULL if none of its answers is right, or the game
 * is over. */
static TengenLessonDraft *
gather_try (Question *self, TengenNode node)
{
  g_autoptr (TengenGame) game = make_game (self);
  TengenLessonDraft *trial;

  if (tengen_position_get_phase (tengen_game_get_position (game)) !=
      TENGEN_PHASE_PLAY)
    return NULL;
  trial = g_new0 (TengenLessonDraft, 1);
  trial->node = node;
  trial->answers = g_array_new (FALSE, FALSE, sizeof (TengenLessonDraftAnswer));
  g_array_set_clear_func (trial->answers, clear_answer);
  for (TengenNode child = get_child (self, node); child != TENGEN_NODE_NONE;
       child = get_sibling (self, child))
    if (!is_otherwise (self, child))
      gather_answer (self, child, game, trial->answers);
    else if (trial->otherwise == NULL)
      trial->otherwise = tengen_lesson_maker_get_comment (self->maker, child);
  if (!judge_answers (trial->answers))
    {
      tengen_lesson_draft_free (trial);
      return NULL;
    }
  self->depth++;
  for (guint i = 0; i < trial->answers->len; i++)
    follow (self, &g_array_index (trial->answers, TengenLessonDraftAnswer, i));
  self->depth--;
  return trial;
}

TengenLessonDraft *
tengen_lesson_draft_new (TengenLessonMaker *maker,
                         const TengenLessonDiagram *diagram,
                         TengenStone stone,
                         TengenNode node,
                         guint most)
{
  g_autoptr (GArray) line = tengen_lesson_moves_new ();
  Question self = { .maker = maker,
                    .diagram = diagram,
                    .stone = stone,
                    .line = line,
                    .most = most };

  return gather_try (&self, node);
}

/* --- The question of a game --- */

/* Whether a question is asked at a node: it has a comment, or branches. */
static gboolean
is_question (const TengenLessonMaker *self, TengenNode node)
{
  TengenNode child = tengen_record_get_child (self->record, node);
  g_autofree char *comment = tengen_lesson_maker_get_comment (self, node);

  return comment != NULL || child == TENGEN_NODE_NONE ||
         tengen_record_get_sibling (self->record, child) != TENGEN_NODE_NONE ||
         tengen_lesson_maker_says_verdict (self, child);
}

TengenNode
tengen_lesson_draft_find_question (const TengenLessonMaker *self)
{
  TengenNode node = self->root;

  while (!is_question (self, node))
    node = tengen_record_get_child (self->record, node);
  return tengen_record_get_child (self->record, node) != TENGEN_NODE_NONE
             ? node
             : self->root;
}

TengenStone
tengen_lesson_draft_find_stone (const TengenLessonMaker *self,
                                TengenNode question)
{
  TengenStone turn = tengen_position_get_to_move (self->position);
  TengenStone found = TENGEN_STONE_NONE;
  TengenLessonMove move;

  for (TengenNode node = tengen_record_get_child (self->record, question);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (self->record, node))
    if (tengen_lesson_maker_read_move (self, node, &move))
      {
        if (move.stone == turn)
          return turn;
        if (found == TENGEN_STONE_NONE)
          found = move.stone;
      }
  return found != TENGEN_STONE_NONE ? found : turn;
}
