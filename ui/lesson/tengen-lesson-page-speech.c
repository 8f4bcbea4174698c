/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-speech: what of the page is read aloud
 *
 * Shape: a step when it is shown, then only what is said of each new answer; by
 *        the key both.
 */
#include "tengen-lesson-page-private.h"

static void
add_words (TengenLessonPage *self,
           GString *text,
           const TengenLessonWords *words)
{
  const TengenLessonText *found =
      tengen_lesson_words_get (words, self->look.language);
  g_autofree char *spoken = NULL;

  if (found == NULL)
    return;
  spoken = tengen_speech_write (found);
  tengen_lesson_add_line (text, spoken);
}

static char *
write_answer (TengenLessonPage *self, const TengenLessonSaying *saying)
{
  GString *text = g_string_new (NULL);

  tengen_lesson_add_line (text, saying->word);
  add_words (self, text, saying->words);
  tengen_lesson_add_line (text, saying->remark);
  add_words (self, text, saying->done);
  return g_string_free (text, FALSE);
}

static GString *
write_step (TengenLessonPage *self)
{
  GString *text = g_string_new (NULL);

  add_words (self, text, self->step->title);
  add_words (self, text, self->step->say);
  if (gtk_widget_get_visible (GTK_WIDGET (self->task)))
    tengen_lesson_add_line (text, gtk_label_get_label (self->task));
  return text;
}

static gboolean
is_enabled (TengenLessonPage *self)
{
  gboolean enabled = FALSE;

  if (self->speech != NULL)
    g_object_get (self->speech, "enabled", &enabled, NULL);
  return enabled;
}

static void
read_text (TengenLessonPage *self, const char *text)
{
  tengen_speech_read (self->speech, self->look.language, text);
}

void
tengen_lesson_page_speak_step (TengenLessonPage *self)
{
  GString *text;

  self->spoken = self->step;
  if (!is_enabled (self))
    return;
  text = write_step (self);
  read_text (self, text->str);
  g_string_free (text, TRUE);
}

void
tengen_lesson_page_speak_answer (TengenLessonPage *self,
                                 const TengenLessonSaying *saying)
{
  char *answer = write_answer (self, saying);
  gboolean is_new =
      *answer != '\0' && g_strcmp0 (answer, self->spoken_answer) != 0;

  g_free (self->spoken_answer);
  self->spoken_answer = answer;
  if (is_new && self->spoken == self->step && is_enabled (self))
    read_text (self, answer);
}

void
tengen_lesson_page_speak_all (TengenLessonPage *self)
{
  GString *text;

  if (self->speech == NULL)
    return;
  text = write_step (self);
  tengen_lesson_add_line (text, self->spoken_answer);
  read_text (self, text->str);
  g_string_free (text, TRUE);
}

/* What is not seen any more is not heard either. */
static void
unmap_cb (TengenLessonPage *self)
{
  if (self->speech != NULL)
    tengen_speech_stop (self->speech);
}

void
tengen_lesson_page_set_speech (TengenLessonPage *self, TengenSpeech *speech)
{
  g_return_if_fail (TENGEN_IS_LESSON_PAGE (self));
  g_return_if_fail (TENGEN_IS_SPEECH (speech));
  g_return_if_fail (self->speech == NULL);

  self->speech = g_object_ref (speech);
  g_signal_connect (self, "unmap", G_CALLBACK (unmap_cb), NULL);
  tengen_lesson_page_update_actions (self);
}
