/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-to-sgf: a lesson as game records
 *
 * Shape: the record of a step is that of the game which its diagram is; nodes
 *        are added behind its last one. A question for moves is a variation for
 *        each point of an answer, with its replies and the questions after it;
 *        `line` goes with it and comes back.
 */
#include "tengen-lesson-to-sgf.h"

#include "tengen-annotate.h"
#include "tengen-board-notation.h"
#include "tengen-lesson-game.h"
#include "tengen-lesson-part.h"
#include "tengen-record-edit.h"
#include "tengen-record-value.h"

/* The word for what is right. */
#define RIGHT "RIGHT"

/**
 * Writer:
 * @record: the record of the step
 * @diagram: its diagram
 * @language: (nullable): language of the texts
 * @line: (element-type TengenLessonMove): the moves from the diagram on
 * @done: (nullable): what is said when the step is done
 *
 * A step that is written.
 */
typedef struct
{
  TengenRecord *record;
  TengenLessonDiagram diagram;
  const char *language;
  GArray *line;
  const TengenLessonWords *done;
} Writer;

static char *
format_point (const Writer *self, TengenPoint point)
{
  return tengen_notation_format (TENGEN_NOTATION_SGF,
                                 self->diagram.setup->width,
                                 self->diagram.setup->height,
                                 point);
}

/* --- Texts --- */

static void
append_line (GString *text, const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

/* Adds a text of the lesson on lines of its own. */
static void
append_words (const Writer *self,
              GString *text,
              const char *before,
              const TengenLessonWords *words)
{
  const TengenLessonText *found =
      tengen_lesson_words_get (words, self->language);
  g_autofree char *plain = NULL;
  g_autofree char *line = NULL;

  if (found == NULL)
    return;
  plain = tengen_lesson_text_get_plain (found);
  line = g_strconcat (before, plain, NULL);
  append_line (text, line);
}

/* Gives a text without readings. */
static char *
get_plain (const TengenLessonWords *words, const char *language)
{
  const TengenLessonText *text = tengen_lesson_words_get (words, language);

  return text != NULL ? tengen_lesson_text_get_plain (text) : NULL;
}

/* --- Marks --- */

static const TengenProperty marks[] = {
  [TENGEN_LESSON_LABEL_CIRCLE] = TENGEN_PROPERTY_CR,
  [TENGEN_LESSON_LABEL_CROSS] = TENGEN_PROPERTY_MA,
  [TENGEN_LESSON_LABEL_SQUARE] = TENGEN_PROPERTY_SQ,
  [TENGEN_LESSON_LABEL_TRIANGLE] = TENGEN_PROPERTY_TR,
  [TENGEN_LESSON_LABEL_BLACK] = TENGEN_PROPERTY_TB,
  [TENGEN_LESSON_LABEL_WHITE] = TENGEN_PROPERTY_TW,
};

static void
set_marks (Writer *self, TengenNode node, TengenLessonLabelMark mark)
{
  const GArray *labels = self->diagram.labels;
  g_autoptr (GString) values = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      const TengenLessonLabel *label =
          &g_array_index (labels, TengenLessonLabel, i);
      g_autofree char *point = format_point (self, label->point);

      if (label->mark == mark)
        g_string_append_printf (values, "[%s]", point);
    }
  if (values->len > 0)
    tengen_record_set (self->record, node, marks[mark], values->str);
}

static void
set_labels (Writer *self, TengenNode node)
{
  const GArray *labels = self->diagram.labels;
  g_autoptr (GString) values = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      const TengenLessonLabel *label =
          &g_array_index (labels, TengenLessonLabel, i);
      g_autofree char *point = format_point (self, label->point);
      g_autofree char *text = tengen_value_escape (label->text, TRUE);

      if (*label->text != '\0')
        g_string_append_printf (values, "[%s:%s]", point, text);
    }
  if (values->len > 0)
    tengen_record_set (self->record, node, TENGEN_PROPERTY_LB, values->str);
}

static void
set_arrows (Writer *self, TengenNode node)
{
  const GArray *arrows = self->diagram.arrows;
  g_autoptr (GString) values = g_string_new (NULL);

  for (guint i = 0; i < arrows->len; i++)
    {
      const TengenLessonArrow *arrow =
          &g_array_index (arrows, TengenLessonArrow, i);
      g_autofree char *from = format_point (self, arrow->from);
      g_autofree char *to = format_point (self, arrow->to);

      g_string_append_printf (values, "[%s:%s]", from, to);
    }
  if (values->len > 0)
    tengen_record_set (self->record, node, TENGEN_PROPERTY_AR, values->str);
}

static void
set_diagram_marks (Writer *self, TengenNode node)
{
  for (int mark = TENGEN_LESSON_LABEL_CIRCLE; mark <= TENGEN_LESSON_LABEL_WHITE;
       mark++)
    set_marks (self, node, (TengenLessonLabelMark) mark);
  set_labels (self, node);
  set_arrows (self, node);
}

/* --- Moves --- */

/* Adds a move, to the record and to the line. */
static TengenNode
add_move (Writer *self, TengenNode parent, TengenStone stone, TengenPoint point)
{
  TengenNode node = tengen_record_build_node (self->record, parent);
  TengenLessonMove move = { .stone = stone, .point = point };
  g_autofree char *name = format_point (self, point);
  g_autofree char *values = g_strdup_printf ("[%s]", name);

  tengen_record_set (self->record,
                     node,
                     stone == TENGEN_STONE_WHITE ? TENGEN_PROPERTY_W
                                                 : TENGEN_PROPERTY_B,
                     values);
  g_array_append_val (self->line, move);
  return node;
}

static void
write_moves (Writer *self, TengenNode node, const GArray *moves)
{
  TengenStone turn = self->diagram.to_move;

  if (self->diagram.before->len > 0)
    turn = tengen_stone_other (g_array_index (self->diagram.before,
                                              TengenLessonMove,
                                              self->diagram.before->len - 1)
                                   .stone);
  for (guint i = 0; i < moves->len; i++)
    {
      const TengenLessonMove *move =
          &g_array_index (moves, TengenLessonMove, i);
      g_autofree char *text = get_plain (move->words, self->language);

      if (move->stone != TENGEN_STONE_NONE)
        turn = move->stone;
      node = add_move (self, node, turn, move->point);
      if (text != NULL)
        tengen_record_set_text (self->record, node, TENGEN_PROPERTY_C, text);
      turn = tengen_stone_other (turn);
    }
}

/* The game after the moves so far. */
static TengenGame *
make_game (const Writer *self)
{
  return tengen_lesson_game_new (
      &self->diagram, self->line, self->line->len, FALSE);
}

/* --- Questions for moves --- */

/* Plays the replies; gives the last node. */
static TengenNode
add_replies (Writer *self,
             TengenNode node,
             TengenStone stone,
             const GArray *replies)
{
  for (guint i = 0; i < replies->len; i++)
    {
      g_autoptr (TengenGame) game = make_game (self);
      TengenPoint point = tengen_lesson_game_find_reply (
          tengen_game_get_position (game),
          stone,
          &g_array_index (replies, TengenLessonReply, i));

      if (point == TENGEN_POINT_NONE)
        break;
      node = add_move (self, node, stone, point);
      stone = tengen_stone_other (stone);
    }
  return node;
}

static void
set_verdict (Writer *self, TengenNode node, TengenLessonVerdict verdict)
{
  switch (verdict)
    {
    case TENGEN_LESSON_RIGHT:
      tengen_record_set (self->record, node, TENGEN_PROPERTY_TE, "[1]");
      break;
    case TENGEN_LESSON_GOOD:
      tengen_record_set (self->record, node, TENGEN_PROPERTY_IT, "[]");
      break;
    case TENGEN_LESSON_WRONG:
    case TENGEN_LESSON_ILLEGAL:
      tengen_record_set (self->record, node, TENGEN_PROPERTY_BM, "[1]");
      break;
    }
}

/* The end of what is asked for says that it is right. */
static void
set_right (Writer *self, TengenNode node)
{
  g_autofree char *said =
      tengen_record_get_text (self->record, node, TENGEN_PROPERTY_C);
  g_autoptr (GString) text = g_string_new (said);

  append_words (self, text, "", self->done);
  append_line (text, RIGHT);
  tengen_record_set_text (self->record, node, TENGEN_PROPERTY_C, text->str);
}

static void
add_try (Writer *self, TengenNode node, const TengenLessonTry *trial);

static void
add_answer (Writer *self,
            TengenNode parent,
            TengenStone stone,
            TengenPoint point,
            const TengenLessonAnswer *answer)
{
  guint first = self->line->len;
  TengenNode move = add_move (self, parent, stone, point);
  TengenNode node = move;
  g_autofree char *text = get_plain (answer->words, self->language);

  set_verdict (self, node, answer->verdict);
  if (text != NULL)
    tengen_record_set_text (self->record, node, TENGEN_PROPERTY_C, text);
  if (answer->verdict != TENGEN_LESSON_ILLEGAL)
    node =
        add_replies (self, node, tengen_stone_other (stone), answer->replies);
  if (answer->next != NULL)
    add_try (self, node, answer->next);
  else if (answer->verdict == TENGEN_LESSON_RIGHT)
    /* moves of the learner behind it are shown, not asked for */
    set_right (self, answer->replies->len > 1 ? move : node);
  g_array_set_size (self->line, first);
}

/* Points that are given, or that fit the rule and have no answer before. */
static gboolean
fits (const TengenLessonAnswer *answer,
      const TengenPosition *position,
      TengenStone stone,
      TengenPoint point)
{
  for (guint i = 0; i < answer->points->len; i++)
    if (g_array_index (answer->points, TengenPoint, i) == point)
      return TRUE;
  return answer->test != TENGEN_LESSON_TEST_NONE &&
         tengen_lesson_game_test (position, stone, point, answer->test);
}

/* The points of an answer are taken from those that are free. */
static void
add_points (Writer *self,
            TengenNode node,
            TengenStone stone,
            const TengenLessonAnswer *answer,
            GArray *free_points)
{
  g_autoptr (TengenGame) game = make_game (self);
  const TengenPosition *position = tengen_game_get_position (game);
  guint kept = 0;

  for (guint i = 0; i < free_points->len; i++)
    {
      TengenPoint point = g_array_index (free_points, TengenPoint, i);

      if (fits (answer, position, stone, point))
        add_answer (self, node, stone, point, answer);
      else
        g_array_index (free_points, TengenPoint, kept++) = point;
    }
  g_array_set_size (free_points, kept);
}

static GArray *
list_points (const Writer *self)
{
  GArray *points = tengen_lesson_points_new ();
  int n_points = self->diagram.setup->width * self->diagram.setup->height;
  TengenPoint pass = TENGEN_POINT_PASS;

  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;

      g_array_append_val (points, point);
    }
  g_array_append_val (points, pass);
  return points;
}

static void
add_otherwise (Writer *self,
               TengenNode parent,
               const TengenLessonAnswer *otherwise)
{
  g_autofree char *text = get_plain (otherwise->words, self->language);

  if (text != NULL)
    tengen_record_set_text (self->record,
                            tengen_record_build_node (self->record, parent),
                            TENGEN_PROPERTY_C,
                            text);
}

/* Adds the answers of a question, and of those after it, as variations. */
static void
add_try (Writer *self, TengenNode node, const TengenLessonTry *trial)
{
  g_autoptr (GArray) points = list_points (self);
  TengenStone stone = trial->stone;

  if (stone == TENGEN_STONE_NONE)
    {
      g_autoptr (TengenGame) game = make_game (self);

      stone = tengen_position_get_to_move (tengen_game_get_position (game));
    }
  for (guint i = 0; i < trial->answers->len; i++)
    add_points (self, node, stone, trial->answers->pdata[i], points);
  if (trial->otherwise != NULL)
    add_otherwise (self, node, trial->otherwise);
}

/* --- Other questions --- */

/* Texts to choose from, and behind the question which is right. */
static void
write_options (Writer *self,
               const GPtrArray *options,
               GString *asked,
               GString *told)
{
  for (guint i = 0; i < options->len; i++)
    {
      const TengenLessonOption *option = g_ptr_array_index (options, i);
      gboolean right = option->verdict == TENGEN_LESSON_RIGHT;

      append_words (self, asked, "□ ", option->label);
      append_words (self, told, right ? "○ " : "× ", option->label);
      append_words (self, told, "", option->words);
    }
}

static void
write_counts (Writer *self,
              const GPtrArray *counts,
              GString *asked,
              GString *told)
{
  for (guint i = 0; i < counts->len; i++)
    {
      const TengenLessonCount *count = g_ptr_array_index (counts, i);
      g_autofree char *points =
          tengen_value_write_half_points (count->answer_x2);
      g_autofree char *answer = g_strconcat ("○ ", points, NULL);

      append_words (self, asked, "□ ", count->words);
      append_line (told, answer);
    }
}

static void
write_sets (Writer *self, const GPtrArray *sets, GString *told)
{
  for (guint i = 0; i < sets->len; i++)
    append_words (
        self, told, "", ((const TengenLessonSet *) sets->pdata[i])->words);
}

/* What is asked, and what is told behind it. */
static void
write_task (Writer *self,
            const TengenLessonStep *step,
            GString *asked,
            GString *told)
{
  switch (step->task)
    {
    case TENGEN_LESSON_TASK_READ:
    case TENGEN_LESSON_TASK_WATCH:
    case TENGEN_LESSON_TASK_TRY:
      break;
    case TENGEN_LESSON_TASK_MARK:
      append_words (self, told, "", step->mark->words);
      break;
    case TENGEN_LESSON_TASK_COUNT:
      write_counts (self, step->counts, asked, told);
      break;
    case TENGEN_LESSON_TASK_CHOOSE:
      write_options (self, step->options, asked, told);
      break;
    case TENGEN_LESSON_TASK_PRESS:
      append_words (self, told, "", step->press->words);
      break;
    case TENGEN_LESSON_TASK_PLAY:
      append_words (self, asked, "", step->play->words);
      break;
    case TENGEN_LESSON_TASK_ACCOUNT:
      write_sets (self, step->account->sets, told);
      break;
    }
  if (step->task != TENGEN_LESSON_TASK_TRY)
    append_words (self, told, "", step->done);
}

/* The points to be marked. */
static void
set_wanted (Writer *self, TengenNode node, const GArray *points)
{
  g_autoptr (GString) values = g_string_new (NULL);

  for (guint i = 0; i < points->len; i++)
    {
      g_autofree char *name =
          format_point (self, g_array_index (points, TengenPoint, i));

      g_string_append_printf (values, "[%s]", name);
    }
  if (values->len > 0)
    tengen_record_set (self->record, node, TENGEN_PROPERTY_SQ, values->str);
}

static void
write_told (Writer *self,
            TengenNode node,
            const TengenLessonStep *step,
            const GString *told)
{
  gboolean is_mark = step->task == TENGEN_LESSON_TASK_MARK;

  if (told->len == 0 && !is_mark)
    return;
  for (TengenNode child = node; child != TENGEN_NODE_NONE;
       child = tengen_record_get_child (self->record, node))
    node = child;
  node = tengen_record_build_node (self->record, node);
  tengen_record_set_text (self->record, node, TENGEN_PROPERTY_C, told->str);
  if (is_mark)
    set_wanted (self, node, step->mark->points);
}

/* --- Steps --- */

/* With stones that lie there without a past it may be either side's turn. */
static void
begin_record (Writer *self, const TengenLessonStep *step)
{
  g_autoptr (TengenGame) game = NULL;

  self->diagram = *step->diagram;
  if (step->trial != NULL && step->trial->stone != TENGEN_STONE_NONE &&
      self->diagram.before->len == 0 && self->diagram.ko == TENGEN_POINT_NONE)
    self->diagram.to_move = step->trial->stone;
  game = make_game (self);
  self->record = tengen_edit_copy (tengen_game_get_record (game),
                                   tengen_game_get_root (game));
}

/* Without the program's own note of the rules it is no game to be played on. */
static void
name_record (Writer *self, const char *title, const TengenLessonStep *step)
{
  TengenNode root = tengen_record_get_game (self->record, 0);
  g_autofree char *name = get_plain (step->title, self->language);
  g_autofree char *whole =
      name != NULL ? g_strdup_printf ("%s – %s", title, name) : NULL;

  tengen_record_set (self->record, root, TENGEN_PROPERTY_TNR, NULL);
  tengen_record_set_text (
      self->record, root, TENGEN_PROPERTY_GN, whole != NULL ? whole : title);
}

static TengenRecord *
write_step (const TengenLessonStep *step,
            const char *title,
            const char *language)
{
  Writer self = { .language = language, .done = step->done };
  g_autoptr (GString) asked = g_string_new (NULL);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GArray) line = tengen_lesson_moves_new ();
  TengenNode node;

  self.line = line;
  begin_record (&self, step);
  name_record (&self, title, step);
  /* so far there is one line: the moves before */
  node = tengen_record_get_n_nodes (self.record);
  set_diagram_marks (&self, node);
  append_words (&self, asked, "", step->say);
  write_task (&self, step, asked, told);
  tengen_record_set_text (self.record, node, TENGEN_PROPERTY_C, asked->str);
  if (step->trial != NULL)
    add_try (&self, node, step->trial);
  if (step->moves != NULL)
    write_moves (&self, node, step->moves);
  write_told (&self, node, step, told);
  return self.record;
}

GPtrArray *
tengen_lesson_to_sgf (const TengenLesson *lesson, const char *language)
{
  GPtrArray *records;
  g_autofree char *title = NULL;

  g_return_val_if_fail (lesson != NULL, NULL);

  records =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_record_free);
  title = get_plain (lesson->title, language);
  for (guint i = 0; i < lesson->steps->len; i++)
    g_ptr_array_add (
        records,
        write_step (tengen_lesson_get_step (lesson, i), title, language));
  return records;
}
