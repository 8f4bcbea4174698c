/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-feedback: what is said of an answer, below the question
 *
 * Shape: the whole is a status line for screen readers, and stays when there is
 *        nothing in it to be seen.
 */
#include "tengen-lesson-feedback.h"

#include "tengen-announce.h"
#include "tengen-label.h"
#include "tengen-lesson-page-ui.h"
#include "tengen-lesson-reveal.h"
#include "tengen-ruby-label.h"
#include "tengen-ruby-over.h"
#include "tengen-widget.h"

struct _TengenLessonFeedback
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkLabel *word;
  GtkWidget *words;
  GtkLabel *remark;
  GtkWidget *done;
  GtkWidget *retry;

  /* all that is said */
  char *text;
};

G_DEFINE_FINAL_TYPE (TengenLessonFeedback,
                     tengen_lesson_feedback,
                     GTK_TYPE_WIDGET)

static const char *const tones[] = { "told", "right", "wrong" };

static void
tengen_lesson_feedback_finalize (GObject *object)
{
  g_free (TENGEN_LESSON_FEEDBACK (object)->text);
  G_OBJECT_CLASS (tengen_lesson_feedback_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/lesson/tengen-lesson-feedback.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonFeedback, box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonFeedback, word);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonFeedback, words);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonFeedback, remark);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonFeedback, done);
  gtk_widget_class_bind_template_child (
      widget_class, TengenLessonFeedback, retry);
}

static void
tengen_lesson_feedback_class_init (TengenLessonFeedbackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_widget_dispose;
  object_class->finalize = tengen_lesson_feedback_finalize;
  g_type_ensure (TENGEN_TYPE_RUBY_LABEL);
  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  tengen_lesson_page_ui_get_resource ();
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "feedback");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
tengen_lesson_feedback_init (TengenLessonFeedback *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_lesson_look_follow (self->words);
  tengen_lesson_look_follow (self->done);
  self->text = g_strdup ("");
}

TengenLessonTone
tengen_lesson_tone_choose (TengenLessonRemark remark)
{
  switch (remark)
    {
    case TENGEN_LESSON_REMARK_NONE:
    case TENGEN_LESSON_REMARK_ALREADY:
    case TENGEN_LESSON_REMARK_ORDER:
    case TENGEN_LESSON_REMARK_NO_STONE:
    case TENGEN_LESSON_REMARK_STONE:
    case TENGEN_LESSON_REMARK_OUTSIDE:
    case TENGEN_LESSON_REMARK_SOLUTION:
      break;
    case TENGEN_LESSON_REMARK_RIGHT:
    case TENGEN_LESSON_REMARK_GOOD:
    case TENGEN_LESSON_REMARK_FOUND:
    case TENGEN_LESSON_REMARK_NEXT:
      return TENGEN_LESSON_TONE_RIGHT;
    case TENGEN_LESSON_REMARK_REFUSED:
    case TENGEN_LESSON_REMARK_WRONG:
    case TENGEN_LESSON_REMARK_SMALL:
    case TENGEN_LESSON_REMARK_LARGE:
    case TENGEN_LESSON_REMARK_BUTTON:
      return TENGEN_LESSON_TONE_WRONG;
    }
  return TENGEN_LESSON_TONE_TOLD;
}

static void
show_tone (TengenLessonFeedback *self, TengenLessonTone tone)
{
  for (guint i = 0; i < G_N_ELEMENTS (tones); i++)
    tengen_widget_set_class (self->box, tones[i], i == tone);
}

/* Right and wrong have a sign as well as a word and a colour. */
static void
show_word (TengenLessonFeedback *self,
           const TengenLessonSaying *saying,
           const TengenLessonLook *look)
{
  const char *signs[] = { "", "✓ ", "✕ " };
  g_autofree char *text = NULL;

  if (saying->word != NULL)
    text = g_strconcat (signs[saying->tone], saying->word, NULL);
  tengen_label_show (self->word, text);
  tengen_lesson_look_resize (look, self->word);
}

static void
show_remark (TengenLessonFeedback *self,
             const char *remark,
             const TengenLessonLook *look)
{
  gtk_label_set_label (self->remark, remark != NULL ? remark : "");
  gtk_widget_set_visible (GTK_WIDGET (self->remark), remark != NULL);
  tengen_lesson_look_resize (look, self->remark);
}

static char *
join_text (const TengenLessonSaying *saying, const TengenLessonLook *look)
{
  GString *text = g_string_new (NULL);
  g_autofree char *words = tengen_lesson_look_plain (look, saying->words);
  g_autofree char *done = tengen_lesson_look_plain (look, saying->done);

  tengen_lesson_add_line (text, saying->word);
  tengen_lesson_add_line (text, words);
  tengen_lesson_add_line (text, saying->remark);
  tengen_lesson_add_line (text, done);
  return g_string_free (text, FALSE);
}

static void
say (TengenLessonFeedback *self, char *text)
{
  if (g_strcmp0 (text, self->text) != 0)
    {
      tengen_announce (GTK_WIDGET (self), text);
      tengen_lesson_reveal (GTK_WIDGET (self));
    }
  g_free (self->text);
  self->text = text;
  gtk_widget_set_visible (self->box, *text != '\0');
}

void
tengen_lesson_feedback_show (TengenLessonFeedback *self,
                             const TengenLessonSaying *saying,
                             const TengenLessonLook *look)
{
  g_return_if_fail (TENGEN_IS_LESSON_FEEDBACK (self));
  g_return_if_fail (saying != NULL && look != NULL);

  show_tone (self, saying->tone);
  show_word (self, saying, look);
  tengen_lesson_look_set (look, self->words, saying->words);
  show_remark (self, saying->remark, look);
  tengen_lesson_look_set (look, self->done, saying->done);
  gtk_widget_set_visible (self->retry, saying->retries);
  say (self, join_text (saying, look));
}

const char *
tengen_lesson_feedback_get_text (TengenLessonFeedback *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_FEEDBACK (self), "");

  return self->text;
}
