/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-lesson: a lesson held before a class
 *
 * What:  what is seen and said in the present state, what stands below it.
 * Not:   what keys and clicks do (tengen-show-lesson-acts).
 */
#include "tengen-show-lesson-private.h"

#include "tengen-lesson-look.h"
#include "tengen-paint-lesson.h"
#include "tengen-show-aside.h"
#include "tengen-show-talk.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

G_DEFINE_FINAL_TYPE (TengenShowLesson, tengen_show_lesson, TENGEN_TYPE_SHOW)

enum
{
  PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

const TengenLessonStep *
tengen_show_lesson_get_step (TengenShowLesson *self)
{
  return tengen_lesson_run_get_step (self->run);
}

const TengenLessonState *
tengen_show_lesson_get_state (TengenShowLesson *self)
{
  return tengen_lesson_run_get_state (self->run);
}

guint
tengen_show_lesson_count_steps (TengenShowLesson *self)
{
  return tengen_lesson_run_get_lesson (self->run)->steps->len;
}

gboolean
tengen_show_lesson_is_asked (TengenShowLesson *self)
{
  TengenLessonPhase phase = tengen_show_lesson_get_state (self)->phase;

  return !self->ended && (phase == TENGEN_LESSON_PHASE_ASKED ||
                          phase == TENGEN_LESSON_PHASE_MISSED);
}

/* --- After each change --- */

void
tengen_show_lesson_refresh (TengenShowLesson *self)
{
  tengen_show_rows_set (self->rows, NULL);
  g_clear_pointer (&self->talk, g_ptr_array_unref);
  self->talk =
      tengen_show_talk_new (tengen_show_lesson_get_step (self),
                            tengen_show_lesson_get_state (self),
                            tengen_lesson_run_get_language (self->run));
  self->at = MIN (self->at, self->talk->len - 1);
}

void
tengen_show_lesson_settle (TengenShowLesson *self)
{
  guint index = tengen_lesson_run_get_index (self->run);
  gboolean turned = index != self->index;

  self->index = index;
  tengen_show_emit_changed (TENGEN_SHOW (self), turned);
}

/* Somebody else did something in the lesson. */
static void
changed_cb (TengenShowLesson *self)
{
  if (self->busy)
    return;
  self->at = 0;
  self->ended = FALSE;
  tengen_show_lesson_refresh (self);
  tengen_show_lesson_settle (self);
}

/* --- What is seen and said --- */

static char *
get_plain (TengenShowLesson *self, const TengenLessonWords *words)
{
  const TengenLessonText *text = tengen_lesson_words_get (
      words, tengen_lesson_run_get_language (self->run));

  return text != NULL ? tengen_lesson_text_get_plain (text) : NULL;
}

static char *
make_title (TengenShow *show)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (show);
  g_autofree char *lesson =
      get_plain (self, tengen_lesson_run_get_lesson (self->run)->title);
  g_autofree char *step =
      get_plain (self, tengen_show_lesson_get_step (self)->title);

  return g_strjoin (tengen_words_gap (), lesson, step, NULL);
}

/* The end of the lesson with its title. */
static TengenLessonText *
make_end (TengenShowLesson *self)
{
  const TengenLessonText *title =
      tengen_lesson_words_get (tengen_lesson_run_get_lesson (self->run)->title,
                               tengen_lesson_run_get_language (self->run));
  TengenLessonText *text = tengen_lesson_text_copy (title);

  /* Translators: the end of a lesson */
  tengen_lesson_text_add (text, _ ("The end"), NULL)->flags =
      TENGEN_LESSON_SPAN_PARAGRAPH | TENGEN_LESSON_SPAN_EMPHASIS;
  return text;
}

static const TengenLessonText *
get_sentence (TengenShowLesson *self)
{
  return self->talk->pdata[self->at];
}

static TengenLessonText *
make_text (TengenShow *show)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (show);

  if (self->ended)
    return make_end (self);
  if (tengen_show_rows_is_on (self->rows))
    return tengen_show_rows_make_text (self->rows);
  return tengen_lesson_text_copy (get_sentence (self));
}

/* The points that a sentence names are lit while it is said. */
static void
light_points (TengenView *view, const TengenLessonText *sentence)
{
  for (guint i = 0; i < sentence->spans->len; i++)
    {
      TengenPoint point =
          g_array_index (sentence->spans, TengenLessonSpan, i).point;

      if (point < view->width * view->height)
        view->lit[point] = 1;
    }
}

/* The last row does not see a broken ring. */
static void
strengthen_signs (TengenView *view)
{
  for (int i = 0; i < view->width * view->height; i++)
    if (view->signs[i] == TENGEN_VIEW_SIGN_SOLUTION)
      view->signs[i] = TENGEN_VIEW_SIGN_RIGHT;
}

static TengenView *
make_view (TengenShow *show)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (show);
  TengenView *view = tengen_view_new_lesson (
      tengen_show_lesson_get_step (self), tengen_show_lesson_get_state (self));

  strengthen_signs (view);
  if (!self->ended)
    light_points (view, get_sentence (self));
  return view;
}

static guint
get_place (TengenShow *show, guint *n_pages)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (show);

  *n_pages = tengen_show_lesson_count_steps (self);
  return tengen_lesson_run_get_index (self->run);
}

static int
get_notation (TengenShow *show)
{
  return tengen_lesson_game_get_shown_notation (
      tengen_show_lesson_get_step (TENGEN_SHOW_LESSON (show))->diagram);
}

static int
get_coordinates (TengenShow *show)
{
  return tengen_lesson_look_get_coordinates (
      tengen_show_lesson_get_step (TENGEN_SHOW_LESSON (show))->diagram);
}

static GtkWidget *
make_stage (TengenShow *show)
{
  return tengen_show_rows_get_widget (TENGEN_SHOW_LESSON (show)->rows);
}

/* --- Below the sentence --- */

static void
press_cb (TengenShowLesson *self, int kind, int point, int number)
{
  if (tengen_show_lesson_is_asked (self) &&
      tengen_show_lesson_do_input (
          self, (TengenLessonInputKind) kind, (TengenPoint) point, number))
    tengen_show_lesson_settle (self);
}

static void
play_cb (TengenShowLesson *self)
{
  g_signal_emit (
      self, signals[PLAY], 0, tengen_show_lesson_get_step (self)->play);
}

/* What can be chosen comes with the question, not before; rows need the room. */
static gboolean
has_aside (TengenShowLesson *self)
{
  if (self->ended || tengen_show_rows_is_on (self->rows))
    return FALSE;
  return tengen_show_talk_is_touched (tengen_show_lesson_get_state (self)) ||
         self->at + 1 >= self->talk->len;
}

static GtkWidget *
make_aside (TengenShow *show)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (show);

  if (self->aside == NULL)
    {
      self->aside = g_object_ref_sink (tengen_show_aside_new ());
      g_signal_connect_object (self->aside,
                               "answer",
                               G_CALLBACK (press_cb),
                               self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (
          self->aside, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
    }
  if (!has_aside (self))
    return NULL;
  return tengen_show_aside_update (TENGEN_SHOW_ASIDE (self->aside),
                                   tengen_show_lesson_get_step (self),
                                   tengen_show_lesson_get_state (self),
                                   tengen_lesson_run_get_language (self->run))
             ? self->aside
             : NULL;
}

static gboolean
type (TengenShow *show, guint key)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (show);

  return self->aside != NULL && has_aside (self) &&
         tengen_show_lesson_is_asked (self) &&
         tengen_show_aside_type (TENGEN_SHOW_ASIDE (self->aside), key);
}

/* --- A game that goes on from here --- */

static TengenGame *
make_game (TengenShow *show)
{
  return tengen_lesson_state_make_trial (
      tengen_show_lesson_get_state (TENGEN_SHOW_LESSON (show)));
}

/* --- The object --- */

static void
tengen_show_lesson_dispose (GObject *object)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (object);

  g_clear_object (&self->aside);
  G_OBJECT_CLASS (tengen_show_lesson_parent_class)->dispose (object);
}

/* The run is asked as long as the show lives. */
static void
tengen_show_lesson_finalize (GObject *object)
{
  TengenShowLesson *self = TENGEN_SHOW_LESSON (object);

  g_clear_pointer (&self->talk, g_ptr_array_unref);
  g_clear_pointer (&self->rows, tengen_show_rows_free);
  g_clear_object (&self->run);
  G_OBJECT_CLASS (tengen_show_lesson_parent_class)->finalize (object);
}

static void
tengen_show_lesson_class_init (TengenShowLessonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  TengenShowClass *show_class = TENGEN_SHOW_CLASS (klass);

  object_class->dispose = tengen_show_lesson_dispose;
  object_class->finalize = tengen_show_lesson_finalize;
  show_class->make_title = make_title;
  show_class->make_view = make_view;
  show_class->make_text = make_text;
  show_class->get_place = get_place;
  show_class->can = tengen_show_lesson_can;
  show_class->act = tengen_show_lesson_act;
  show_class->press = tengen_show_lesson_press;
  show_class->type = type;
  show_class->get_notation = get_notation;
  show_class->get_coordinates = get_coordinates;
  show_class->make_stage = make_stage;
  show_class->make_aside = make_aside;
  show_class->make_game = make_game;

  /**
   * TengenShowLesson::play:
   *
   * The game that a step offers is to be played on another board.
   */
  signals[PLAY] =
      tengen_signal_new ("play", TENGEN_TYPE_SHOW_LESSON, 1, G_TYPE_POINTER);
}

static void
tengen_show_lesson_init (TengenShowLesson *self)
{
  self->rows = tengen_show_rows_new (TENGEN_SHOW (self));
}

TengenShow *
tengen_show_lesson_new (TengenLessonRun *run)
{
  TengenShowLesson *self;

  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (run), NULL);

  self = g_object_new (TENGEN_TYPE_SHOW_LESSON, NULL);
  self->run = g_object_ref (run);
  tengen_lesson_run_set_trial (run, FALSE);
  self->index = tengen_lesson_run_get_index (run);
  tengen_show_lesson_refresh (self);
  g_signal_connect_object (
      run, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return TENGEN_SHOW (self);
}

TengenLessonRun *
tengen_show_lesson_get_run (TengenShowLesson *self)
{
  g_return_val_if_fail (TENGEN_IS_SHOW_LESSON (self), NULL);

  return self->run;
}
