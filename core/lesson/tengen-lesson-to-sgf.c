/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-to-sgf: a lesson as game records
 *
 * Shape: the record of a step is that of the game which its diagram is; nodes
 *        are added behind its last one; -to-try writes questions for moves.
 */
#include "tengen-lesson-to-private.h"

#include "tengen-annotate.h"
#include "tengen-board-notation.h"
#include "tengen-lesson-part.h"
#include "tengen-record-edit.h"
#include "tengen-record-value.h"

typedef TengenLessonToSgf Writer;

static char *
format_point (const Writer *self, TengenPoint point)
{
  return tengen_notation_format (TENGEN_NOTATION_SGF,
                                 self->diagram.setup->width,
                                 self->diagram.setup->height,
                                 point);
}

/* --- Texts --- */

void
tengen_lesson_to_append_line (GString *text, const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

void
tengen_lesson_to_append_words (const Writer *self,
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
  tengen_lesson_to_append_line (text, line);
}

char *
tengen_lesson_to_get_plain (const TengenLessonWords *words,
                            const char *language)
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

TengenNode
tengen_lesson_to_add_move (Writer *self,
                           TengenNode parent,
                           TengenStone stone,
                           TengenPoint point)
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
      g_autofree char *text =
          tengen_lesson_to_get_plain (move->words, self->language);

      if (move->stone != TENGEN_STONE_NONE)
        turn = move->stone;
      node = tengen_lesson_to_add_move (self, node, turn, move->point);
      if (text != NULL)
        tengen_record_set_text (self->record, node, TENGEN_PROPERTY_C, text);
      turn = tengen_stone_other (turn);
    }
}

TengenGame *
tengen_lesson_to_make_game (const Writer *self)
{
  return tengen_lesson_game_new (
      &self->diagram, self->line, self->line->len, FALSE);
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

      tengen_lesson_to_append_words (self, asked, "□ ", option->label);
      tengen_lesson_to_append_words (
          self, told, right ? "○ " : "× ", option->label);
      tengen_lesson_to_append_words (self, told, "", option->words);
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

      tengen_lesson_to_append_words (self, asked, "□ ", count->words);
      tengen_lesson_to_append_line (told, answer);
    }
}

static void
write_sets (Writer *self, const GPtrArray *sets, GString *told)
{
  for (guint i = 0; i < sets->len; i++)
    tengen_lesson_to_append_words (
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
      tengen_lesson_to_append_words (self, told, "", step->mark->words);
      break;
    case TENGEN_LESSON_TASK_COUNT:
      write_counts (self, step->counts, asked, told);
      break;
    case TENGEN_LESSON_TASK_CHOOSE:
      write_options (self, step->options, asked, told);
      break;
    case TENGEN_LESSON_TASK_PRESS:
      tengen_lesson_to_append_words (self, told, "", step->press->words);
      break;
    case TENGEN_LESSON_TASK_PLAY:
      tengen_lesson_to_append_words (self, asked, "", step->play->words);
      break;
    case TENGEN_LESSON_TASK_ACCOUNT:
      write_sets (self, step->account->sets, told);
      break;
    }
  if (step->task != TENGEN_LESSON_TASK_TRY)
    tengen_lesson_to_append_words (self, told, "", step->done);
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
  game = tengen_lesson_to_make_game (self);
  self->record = tengen_edit_copy (tengen_game_get_record (game),
                                   tengen_game_get_root (game));
}

/* Without the program's own note of the rules it is no game to be played on. */
static void
name_record (Writer *self, const char *title, const TengenLessonStep *step)
{
  TengenNode root = tengen_record_get_game (self->record, 0);
  g_autofree char *name =
      tengen_lesson_to_get_plain (step->title, self->language);
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
  tengen_lesson_to_append_words (&self, asked, "", step->say);
  write_task (&self, step, asked, told);
  tengen_record_set_text (self.record, node, TENGEN_PROPERTY_C, asked->str);
  if (step->trial != NULL)
    tengen_lesson_to_add_try (&self, node, step->trial);
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
  title = tengen_lesson_to_get_plain (lesson->title, language);
  for (guint i = 0; i < lesson->steps->len; i++)
    g_ptr_array_add (
        records,
        write_step (tengen_lesson_get_step (lesson, i), title, language));
  return records;
}
