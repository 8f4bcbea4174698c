/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson: a lesson as it was read
 */
#include "tengen-lesson.h"

#include <string.h>

void
tengen_lesson_free (TengenLesson *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->language);
  g_clear_pointer (&self->title, g_ptr_array_unref);
  g_clear_pointer (&self->goal, g_ptr_array_unref);
  g_free (self->author);
  g_free (self->licence);
  g_free (self->source);
  g_ptr_array_unref (self->chapters);
  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->languages);
  g_free (self);
}

const TengenLessonStep *
tengen_lesson_get_step (const TengenLesson *self, guint index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, index);
}

gboolean
tengen_lesson_find_step (const TengenLesson *self, const char *id, guint *index)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (index != NULL, FALSE);

  for (guint i = 0; id != NULL && i < self->steps->len; i++)
    {
      const TengenLessonStep *step = g_ptr_array_index (self->steps, i);

      if (g_str_equal (step->id, id))
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
tengen_lesson_step_asks (const TengenLessonStep *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  switch (self->task)
    {
    case TENGEN_LESSON_TASK_TRY:
    case TENGEN_LESSON_TASK_MARK:
    case TENGEN_LESSON_TASK_COUNT:
    case TENGEN_LESSON_TASK_CHOOSE:
    case TENGEN_LESSON_TASK_PRESS:
      return TRUE;
    case TENGEN_LESSON_TASK_READ:
    case TENGEN_LESSON_TASK_WATCH:
    case TENGEN_LESSON_TASK_PLAY:
    case TENGEN_LESSON_TASK_ACCOUNT:
      return FALSE;
    }
  g_assert_not_reached ();
}

static const TengenLessonAnswer *
find_verdict (const TengenLessonTry *trial, TengenLessonVerdict verdict)
{
  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (trial->answers, i);

      if (answer->verdict == verdict)
        return answer;
    }
  return NULL;
}

const TengenLessonAnswer *
tengen_lesson_try_get_best (const TengenLessonTry *self)
{
  const TengenLessonAnswer *right;

  g_return_val_if_fail (self != NULL, NULL);

  right = find_verdict (self, TENGEN_LESSON_RIGHT);
  return right != NULL ? right : find_verdict (self, TENGEN_LESSON_GOOD);
}

/* Whether both have just passed, so that the count begins. */
static gboolean
is_stopped (const TengenLessonDiagram *diagram)
{
  guint n = diagram->before->len;

  for (guint i = 1; i <= 2; i++)
    if (n < i ||
        g_array_index (diagram->before, TengenLessonMove, n - i).point !=
            TENGEN_POINT_PASS)
      return FALSE;
  return TRUE;
}

static guint
list_go (const TengenLessonDiagram *diagram, TengenLessonPressWhat *whats)
{
  const TengenGoRules *rules = &diagram->setup->rules;
  gboolean stopped = is_stopped (diagram);
  guint n = 0;

  if (!stopped && tengen_go_rules_has_passes (rules))
    whats[n++] = TENGEN_LESSON_PRESS_PASS;
  if (!stopped && (rules->acts & TENGEN_GO_ACT_VIRTUAL) != 0)
    whats[n++] = TENGEN_LESSON_PRESS_VIRTUAL;
  if (!stopped && (rules->acts & TENGEN_GO_ACT_PROPOSE) != 0)
    whats[n++] = TENGEN_LESSON_PRESS_PROPOSE;
  whats[n++] = TENGEN_LESSON_PRESS_RESIGN;
  if (stopped)
    whats[n++] = TENGEN_LESSON_PRESS_AGREE;
  return n;
}

guint
tengen_lesson_press_list (const TengenLessonDiagram *diagram,
                          TengenLessonPressWhat *whats)
{
  static const TengenLessonPressWhat renju[] = {
    TENGEN_LESSON_PRESS_FIVE,
    TENGEN_LESSON_PRESS_FORBIDDEN,
    TENGEN_LESSON_PRESS_PASS,
    TENGEN_LESSON_PRESS_RESIGN,
  };

  g_return_val_if_fail (diagram != NULL, 0);
  g_return_val_if_fail (whats != NULL, 0);

  if (!diagram->setup->is_renju)
    return list_go (diagram, whats);
  memcpy (whats, renju, sizeof renju);
  return G_N_ELEMENTS (renju);
}
