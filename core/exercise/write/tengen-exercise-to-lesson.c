/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-to-lesson: exercises as the steps of a lesson
 *
 * Shape: the lines of an exercise are gathered into groups, of which the same
 *        is said and shown; each group is an answer.
 */
#include "tengen-exercise-to-lesson.h"

#include <string.h>

#include "tengen-exercise-draw.h"
#include "tengen-lesson-game.h"
#include "tengen-lesson-part.h"
#include "tengen-lesson-write.h"

#define NAMESPACE "urn:tengen:lesson:1"

/**
 * Group:
 * @points: (element-type TengenPoint): the answers
 * @line: a line of one of them
 * @said: what is said, without readings
 * @text: the same, of the line
 * @is_told: nothing is shown
 * @distance: how far its nearest answer is from all that the question is about
 *
 * Answers of which the same is said and shown.
 */
typedef struct
{
  GArray *points;
  const TengenExerciseLine *line;
  char *said;
  const TengenLessonText *text;
  gboolean is_told;
  int distance;
} Group;

/* An exercise that is written. */
typedef struct
{
  TengenLessonWriter *writer;
  const TengenExercise *exercise;
  const TengenExerciseTexts *texts;
  TengenLessonDiagram *diagram;
  GPtrArray *groups;
  gboolean is_brief;
} Step;

static void
free_group (gpointer data)
{
  Group *group = data;

  g_array_unref (group->points);
  g_free (group->said);
  g_free (group);
}

static TengenPoint
get_move (const TengenExerciseLine *line, guint i)
{
  return g_array_index (line->moves, TengenPoint, i);
}

/* --- How far away answers are --- */

static int
measure_to (const Step *self,
            TengenPoint point,
            const GArray *points,
            int least)
{
  int width = self->exercise->width;

  for (guint i = 0; i < points->len; i++)
    {
      TengenPoint other = g_array_index (points, TengenPoint, i);
      int x =
          ABS (tengen_point_x (point, width) - tengen_point_x (other, width));
      int y =
          ABS (tengen_point_y (point, width) - tengen_point_y (other, width));

      least = MIN (least, MAX (x, y));
    }
  return least;
}

/* The distance to the targets and the right answers; a pass has none. */
static int
measure (const Step *self, TengenPoint point)
{
  int least = self->exercise->width;

  if (point == TENGEN_POINT_PASS)
    return 0;
  least = measure_to (self, point, self->exercise->targets, least);
  return measure_to (self, point, self->exercise->points, least);
}

/* --- Groups --- */

static gboolean
has_same_replies (const TengenExerciseLine *a, const TengenExerciseLine *b)
{
  return a->moves->len == b->moves->len &&
         memcmp (&g_array_index (a->moves, TengenPoint, 1),
                 &g_array_index (b->moves, TengenPoint, 1),
                 (a->moves->len - 1) * sizeof (TengenPoint)) == 0;
}

static Group *
find_group (const Step *self, const TengenExerciseLine *line, const char *said)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      Group *group = g_ptr_array_index (self->groups, i);

      if (group->line->is_right == line->is_right &&
          g_str_equal (group->said, said) &&
          has_same_replies (group->line, line))
        return group;
    }
  return NULL;
}

static void
add_line (Step *self,
          const TengenExerciseLine *line,
          const TengenLessonText *text)
{
  g_autofree char *said = tengen_lesson_text_get_plain (text);
  Group *group = find_group (self, line, said);
  TengenPoint point = get_move (line, 0);

  if (group == NULL)
    {
      group = g_new0 (Group, 1);
      group->points = tengen_lesson_points_new ();
      group->line = line;
      group->said = g_steal_pointer (&said);
      group->text = text;
      group->distance = measure (self, point);
      g_ptr_array_add (self->groups, group);
    }
  g_array_append_val (group->points, point);
  group->distance = MIN (group->distance, measure (self, point));
}

static void
gather_groups (Step *self)
{
  self->groups = g_ptr_array_new_with_free_func (free_group);
  for (guint i = 0; i < self->exercise->lines->len; i++)
    add_line (self,
              g_ptr_array_index (self->exercise->lines, i),
              g_ptr_array_index (self->texts->lines, i));
}

/* The group of the pass, which stands for every move that has none. */
static Group *
find_pass (const Step *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      Group *group = g_ptr_array_index (self->groups, i);

      for (guint j = 0; j < group->points->len; j++)
        if (g_array_index (group->points, TengenPoint, j) == TENGEN_POINT_PASS)
          return group;
    }
  return NULL;
}

/* --- Too many groups --- */

/* What lies there after a first move and what a line shows then, or NULL if the
 * rules refuse it. */
static guint8 *
play_line (const Step *self, TengenPoint first, const TengenExerciseLine *line)
{
  g_autoptr (GArray) moves = tengen_lesson_moves_new ();
  g_autoptr (TengenGame) game = NULL;
  guint8 *stones;

  for (guint i = 0; i < line->moves->len; i++)
    {
      TengenLessonMove move = { .point = i == 0 ? first : get_move (line, i) };

      g_array_append_val (moves, move);
    }
  if (tengen_lesson_game_count_allowed (self->diagram, moves) < moves->len)
    return NULL;
  game = tengen_lesson_game_new (self->diagram, moves, moves->len, FALSE);
  stones = g_malloc (self->exercise->width * self->exercise->height);
  tengen_board_read (
      tengen_position_get_board (tengen_game_get_position (game)), stones);
  return stones;
}

/* Whether a move changes nothing of what a pass shows but its own point. */
static gboolean
fits_pass (const Step *self, TengenPoint point, const Group *pass)
{
  int n = self->exercise->width * self->exercise->height;
  g_autofree guint8 *after = play_line (self, TENGEN_POINT_PASS, pass->line);
  g_autofree guint8 *stones = play_line (self, point, pass->line);

  if (after == NULL || stones == NULL ||
      stones[point] != self->exercise->to_move)
    return FALSE;
  after[point] = stones[point];
  return memcmp (after, stones, (gsize) n) == 0;
}

static gboolean
all_fit_pass (const Step *self, const Group *group, const Group *pass)
{
  if (pass == NULL || !g_str_equal (group->said, pass->said))
    return FALSE;
  for (guint i = 0; i < group->points->len; i++)
    if (!fits_pass (self, g_array_index (group->points, TengenPoint, i), pass))
      return FALSE;
  return TRUE;
}

static int
compare_distance (gconstpointer a, gconstpointer b)
{
  return (*(Group *const *) b)->distance - (*(Group *const *) a)->distance;
}

/* The wrong ones but the pass, the farthest first. */
static GPtrArray *
list_wrong (const Step *self, const Group *pass)
{
  GPtrArray *wrong = g_ptr_array_new ();

  for (guint i = 0; i < self->groups->len; i++)
    {
      Group *group = g_ptr_array_index (self->groups, i);

      if (group != pass && !group->line->is_right)
        g_ptr_array_add (wrong, group);
    }
  g_ptr_array_sort (wrong, compare_distance);
  return wrong;
}

static Group *
find_told (const Step *self, const char *said)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      Group *group = g_ptr_array_index (self->groups, i);

      if (group->is_told && g_str_equal (group->said, said))
        return group;
    }
  return NULL;
}

/* Of a group only is told what it is told of others. */
static void
tell (Step *self, Group *group)
{
  Group *told = find_told (self, group->said);

  group->is_told = TRUE;
  if (told == NULL)
    return;
  g_array_append_vals (told->points, group->points->data, group->points->len);
  g_ptr_array_remove (self->groups, group);
}

/* Far ones are shown what a pass shows, then others are only told. */
static void
merge_groups (Step *self, const Group *pass)
{
  g_autoptr (GPtrArray) wrong = list_wrong (self, pass);
  guint most = TENGEN_LESSON_MAX_ANSWERS + (pass != NULL ? 1 : 0);
  guint kept = 0;

  for (guint i = 0; i < wrong->len; i++)
    {
      Group *group = g_ptr_array_index (wrong, i);

      if (self->groups->len > most && all_fit_pass (self, group, pass))
        g_ptr_array_remove (self->groups, group);
      else
        wrong->pdata[kept++] = group;
    }
  for (guint i = 0; i < kept && self->groups->len > most; i++)
    tell (self, g_ptr_array_index (wrong, i));
}

/* --- Answers --- */

/* How much of a line is shown: on paper what takes the target is left out, as
 * the moves before it could not be seen any more. */
static guint
count_shown (const Step *self, const TengenExerciseLine *line)
{
  gboolean takes = line->reason == TENGEN_EXERCISE_REASON_TAKES;

  return line->moves->len - (self->is_brief && takes ? 1 : 0);
}

static void
write_replies (Step *self, const TengenExerciseLine *line)
{
  guint n = count_shown (self, line);

  for (guint i = 1; i < n; i++)
    {
      tengen_lesson_writer_begin (self->writer, "reply");
      tengen_lesson_writer_set_point (
          self->writer, "at", self->diagram, get_move (line, i));
      tengen_lesson_writer_end (self->writer);
    }
}

static void
write_said (Step *self, const char *name, const TengenLessonText *text)
{
  if (text != NULL)
    tengen_lesson_writer_add_text (self->writer, name, NULL, text);
}

static void
write_group (Step *self, const Group *group)
{
  tengen_lesson_writer_begin (self->writer, "answer");
  tengen_lesson_writer_set_points (
      self->writer, "at", self->diagram, group->points);
  tengen_lesson_writer_set (
      self->writer, "verdict", group->line->is_right ? "right" : "wrong");
  write_said (self, "say", group->text);
  if (!group->is_told)
    write_replies (self, group->line);
  tengen_lesson_writer_end (self->writer);
}

static void
write_groups (Step *self, gboolean is_right, const Group *pass)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      const Group *group = g_ptr_array_index (self->groups, i);

      if (group->line->is_right == is_right && group != pass)
        write_group (self, group);
    }
}

static void
write_otherwise (Step *self, const TengenLessonText *text, const Group *pass)
{
  tengen_lesson_writer_begin (self->writer, "otherwise");
  write_said (self, "say", text);
  if (pass != NULL)
    write_replies (self, pass->line);
  tengen_lesson_writer_end (self->writer);
}

static void
write_try (Step *self)
{
  const Group *pass;

  gather_groups (self);
  pass = find_pass (self);
  if (!self->is_brief)
    merge_groups (self, pass);
  tengen_lesson_writer_begin (self->writer, "try");
  write_groups (self, TRUE, pass);
  if (!self->is_brief)
    write_groups (self, FALSE, pass);
  if (!self->is_brief && pass != NULL)
    write_otherwise (self, pass->text, pass);
  tengen_lesson_writer_end (self->writer);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
}

/* --- Points, numbers, yes or no --- */

/* The points; of dead stones all of their chains. */
static GArray *
list_marked (const Step *self)
{
  g_autoptr (TengenBoard) board = tengen_exercise_draw_board (self->exercise);
  g_autofree guint8 *marks =
      g_malloc0 ((gsize) tengen_board_get_n_points (board));
  g_autofree TengenPoint *chain =
      g_new (TengenPoint, tengen_board_get_n_points (board));
  GArray *points = tengen_lesson_points_new ();

  for (guint i = 0; i < self->exercise->points->len; i++)
    {
      TengenPoint point =
          g_array_index (self->exercise->points, TengenPoint, i);
      int n = 0;

      marks[point] = 1;
      if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
        n = tengen_board_list_chain (board, point, chain);
      while (n > 0)
        marks[chain[--n]] = 1;
    }
  for (TengenPoint point = 0; point < tengen_board_get_n_points (board);
       point++)
    if (marks[point])
      g_array_append_val (points, point);
  return points;
}

static void
write_mark (Step *self)
{
  g_autoptr (GArray) points = list_marked (self);

  tengen_lesson_writer_begin (self->writer, "mark");
  tengen_lesson_writer_set (
      self->writer,
      "what",
      self->exercise->kind == TENGEN_EXERCISE_DEAD ? "dead" : "forbidden");
  tengen_lesson_writer_set_points (self->writer, "at", self->diagram, points);
  write_said (self, "say", self->texts->right);
  write_otherwise (self, self->texts->wrong, NULL);
  tengen_lesson_writer_end (self->writer);
}

/* What is counted, as the lesson's own count finds it; any number where that
 * finds another one, as with dead stones. */
static const char *
name_count (const Step *self)
{
  const TengenExercise *exercise = self->exercise;
  g_autoptr (GArray) dead = tengen_lesson_points_new ();
  g_autoptr (TengenGoCount) count =
      tengen_lesson_game_count_plain (self->diagram, NULL, dead);

  if (exercise->kind == TENGEN_EXERCISE_TERRITORY &&
      count->territory[exercise->to_move] == exercise->number)
    return "territory";
  if (exercise->kind == TENGEN_EXERCISE_STONES &&
      exercise->to_move != TENGEN_STONE_NONE)
    return exercise->to_move == TENGEN_STONE_BLACK ? "black-stones"
                                                   : "white-stones";
  if (exercise->kind == TENGEN_EXERCISE_STONES &&
      count->margin_x2 == 2 * exercise->number)
    return "difference";
  return "number";
}

static void
write_count (Step *self)
{
  g_autofree char *number = g_strdup_printf ("%d", self->exercise->number);
  const char *what = name_count (self);

  tengen_lesson_writer_begin (self->writer, "count");
  tengen_lesson_writer_set (self->writer, "what", what);
  if (g_str_equal (what, "territory"))
    tengen_lesson_writer_set (
        self->writer,
        "colour",
        self->exercise->to_move == TENGEN_STONE_WHITE ? "white" : "black");
  tengen_lesson_writer_set (self->writer, "answer", number);
  write_otherwise (self, self->texts->wrong, NULL);
  tengen_lesson_writer_end (self->writer);
}

static void
write_option (Step *self, const TengenLessonText *label, gboolean is_right)
{
  tengen_lesson_writer_begin (self->writer, "option");
  tengen_lesson_writer_set (
      self->writer, "verdict", is_right ? "right" : "wrong");
  tengen_lesson_writer_put (self->writer, label);
  write_said (self, "say", is_right ? self->texts->right : self->texts->wrong);
  tengen_lesson_writer_end (self->writer);
}

static void
write_choice (Step *self)
{
  gboolean is_yes = self->exercise->number != 0;

  tengen_lesson_writer_begin (self->writer, "choice");
  write_option (self, self->texts->yes, is_yes);
  write_option (self, self->texts->no, !is_yes);
  tengen_lesson_writer_end (self->writer);
}

/* --- Steps --- */

static void
write_task (Step *self)
{
  switch (tengen_exercise_kind_get_info (self->exercise->kind)->ask)
    {
    case TENGEN_EXERCISE_ASK_MOVE:
      write_try (self);
      return;
    case TENGEN_EXERCISE_ASK_POINTS:
      write_mark (self);
      return;
    case TENGEN_EXERCISE_ASK_NUMBER:
      write_count (self);
      return;
    case TENGEN_EXERCISE_ASK_YES:
      write_choice (self);
      return;
    }
}

/* Numbers have no room for what is said of a right one. */
static gboolean
needs_done (const TengenExercise *exercise)
{
  return tengen_exercise_kind_get_info (exercise->kind)->ask ==
         TENGEN_EXERCISE_ASK_NUMBER;
}

static void
write_step (TengenLessonWriter *writer,
            const TengenExerciseSheet *sheet,
            guint i,
            const TengenGameSetup *base)
{
  Step step = { .writer = writer,
                .exercise = g_ptr_array_index (sheet->exercises, i),
                .texts = g_ptr_array_index (sheet->texts, i),
                .is_brief = sheet->is_brief };
  g_autofree char *id = g_strdup_printf ("exercise-%u", i + 1);

  step.diagram = tengen_exercise_draw (step.exercise);
  tengen_lesson_writer_begin (writer, "step");
  tengen_lesson_writer_set (writer, "id", id);
  write_said (&step, "title", step.texts->title);
  write_said (&step, "say", step.texts->question);
  tengen_lesson_writer_add_diagram (writer, step.diagram, base);
  write_task (&step);
  write_said (&step, "hint", step.texts->hint);
  if (needs_done (step.exercise))
    write_said (&step, "done", step.texts->right);
  tengen_lesson_writer_end (writer);
  tengen_lesson_diagram_free (step.diagram);
}

/* In Japanese every kanji of the texts has a reading. */
static void
write_head (TengenLessonWriter *writer,
            const TengenExerciseSheet *sheet,
            const TengenGameSetup *base)
{
  tengen_lesson_writer_begin (writer, "lesson");
  tengen_lesson_writer_set (writer, "xmlns", NAMESPACE);
  tengen_lesson_writer_set (writer, "id", sheet->id);
  tengen_lesson_writer_set (writer, "version", "1");
  tengen_lesson_writer_set (writer, "xml:lang", sheet->language);
  tengen_lesson_writer_set_terms (writer, base, NULL);
  tengen_lesson_writer_add_text (writer, "title", NULL, sheet->title);
  tengen_lesson_writer_begin (writer, "meta");
  tengen_lesson_writer_add (
      writer,
      "level",
      g_str_has_prefix (sheet->language, "ja") ? "beginner" : "intermediate");
  tengen_lesson_writer_end (writer);
}

char *
tengen_exercise_to_lesson (const TengenExerciseSheet *sheet)
{
  g_autoptr (TengenLessonWriter) writer = NULL;
  g_autoptr (TengenGameSetup) base = NULL;

  g_return_val_if_fail (sheet != NULL && sheet->exercises->len > 0, NULL);
  g_return_val_if_fail (sheet->texts->len == sheet->exercises->len, NULL);

  writer = tengen_lesson_writer_new (TRUE);
  base = tengen_exercise_draw_setup (g_ptr_array_index (sheet->exercises, 0));
  write_head (writer, sheet, base);
  tengen_lesson_writer_begin (writer, "chapter");
  tengen_lesson_writer_set (writer, "id", "exercises");
  tengen_lesson_writer_add_text (writer, "title", NULL, sheet->title);
  for (guint i = 0;
       i < sheet->exercises->len && !tengen_lesson_writer_is_too_long (writer);
       i++)
    write_step (writer, sheet, i, base);
  return tengen_lesson_writer_finish (writer);
}
