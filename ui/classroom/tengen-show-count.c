/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-count: a finished game counted before a class
 *
 * Shape: the count with its steps is made when the session says "changed"; what
 *        is seen follows from it and from the number of the step, 0 while stones
 *        are marked.
 */
#include "tengen-show-count.h"

#include "tengen-paint-steps.h"
#include "tengen-show-rows.h"
#include "tengen-show-talk.h"
#include "tengen-words-ruby.h"
#include "tengen-words-rules.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenShowCount
{
  TengenShow parent_instance;

  /* Owned */
  TengenSession *session;
  /* (nullable): where the game is not counted */
  TengenPaintSteps *steps;
  /* (element-type TengenLessonText): what is said of the step */
  GPtrArray *talk;
  TengenShowRows *rows;
  TengenReason *reason;

  /* 0: stones are marked; else the step, from 1 */
  guint step;
  /* which of the sentences */
  guint at;
};

G_DEFINE_FINAL_TYPE (TengenShowCount, tengen_show_count, TENGEN_TYPE_SHOW)

static const TengenPosition *
get_position (TengenShowCount *self)
{
  return tengen_session_get_position (self->session);
}

static const TengenGoRules *
get_rules (TengenShowCount *self)
{
  return &tengen_position_get_setup (get_position (self))->rules;
}

static gboolean
is_marking (TengenShowCount *self)
{
  return self->step == 0 &&
         tengen_position_get_phase (get_position (self)) == TENGEN_PHASE_COUNT;
}

static guint
count_steps (TengenShowCount *self)
{
  return self->steps != NULL ? self->steps->steps->len : 0;
}

/* --- What is said --- */

static void
add_text (GPtrArray *talk, const char *translated)
{
  g_ptr_array_add (talk, tengen_words_ruby (translated));
}

/* What is done first, then how the count stands. */
static GPtrArray *
talk_marking (TengenShowCount *self)
{
  GPtrArray *talk =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_lesson_text_free);
  g_autofree char *result = NULL;
  g_autofree char *now = NULL;

  if (self->reason != NULL)
    g_ptr_array_extend_and_steal (
        talk, tengen_show_talk_new_refusal (self->reason, get_rules (self)));
  else if (is_marking (self) && get_rules (self)->dead)
    add_text (talk, _ ("Play has stopped. Press the stones that are dead."));
  else
    add_text (talk, _ ("Play has stopped. Let us count."));
  if (self->steps == NULL)
    return talk;
  result = tengen_words_account_result (self->steps->account);
  /* Translators: how a count stands while stones are marked: a result */
  now = g_strdup_printf (_ ("As it stands: %s"), result);
  add_text (talk, now);
  return talk;
}

static GPtrArray *
talk_step (TengenShowCount *self)
{
  const TengenGoStep *step =
      tengen_paint_steps_get (self->steps, self->step - 1);
  g_autofree char *name = tengen_words_step_name (step);
  g_autofree char *said =
      tengen_words_step (step, self->steps->count, &self->steps->rules);
  GPtrArray *talk = tengen_show_talk_new_said (said);

  tengen_show_talk_begin_with (talk, 0, name);
  return talk;
}

static void
refresh_talk (TengenShowCount *self)
{
  g_clear_pointer (&self->talk, g_ptr_array_unref);
  self->talk = self->step == 0 ? talk_marking (self) : talk_step (self);
  self->at = MIN (self->at, self->talk->len - 1);
}

static TengenLessonText *
make_text (TengenShow *show)
{
  TengenShowCount *self = TENGEN_SHOW_COUNT (show);

  if (tengen_show_rows_is_on (self->rows))
    return tengen_show_rows_make_text (self->rows);
  return tengen_lesson_text_copy (self->talk->pdata[self->at]);
}

/* --- The count --- */

static void
refresh_steps (TengenShowCount *self)
{
  const TengenPosition *position = get_position (self);
  TengenGoCount *count = tengen_position_count (position);

  g_clear_pointer (&self->steps, tengen_paint_steps_unref);
  if (count != NULL)
    self->steps = tengen_paint_steps_new (
        tengen_position_get_board (position), count, get_rules (self));
}

/* After a mark one hears how the count stands now. */
static void
changed_cb (TengenShowCount *self)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  refresh_steps (self);
  tengen_show_rows_set (self->rows, NULL);
  self->step = 0;
  self->at = G_MAXUINT;
  refresh_talk (self);
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
}

static void
refused_cb (TengenShowCount *self, const TengenReason *reason)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  self->reason = tengen_reason_copy (reason);
  self->step = 0;
  self->at = 0;
  refresh_talk (self);
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
}

/* --- Acts --- */

static gboolean
go_to_step (TengenShowCount *self, guint step, guint at)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  self->step = step;
  self->at = at;
  refresh_talk (self);
  return TRUE;
}

static gboolean
go_forward (TengenShowCount *self)
{
  if (self->at + 1 >= self->talk->len)
    return go_to_step (self, self->step + 1, 0);
  self->at++;
  return TRUE;
}

static gboolean
go_back (TengenShowCount *self)
{
  if (self->at == 0)
    return go_to_step (self, self->step - 1, G_MAXUINT);
  self->at--;
  return TRUE;
}

static gboolean
toggle_rows (TengenShowCount *self)
{
  gboolean on = tengen_show_rows_is_on (self->rows);

  tengen_show_rows_set (
      self->rows,
      on ? NULL
         : tengen_go_tally_new (tengen_position_get_board (get_position (self)),
                                self->steps->count,
                                self->steps->account));
  return TRUE;
}

static gboolean
can_undo (TengenShowCount *self)
{
  gboolean can_undo = FALSE;

  g_object_get (self->session, "can-undo", &can_undo, NULL);
  return can_undo;
}

static gboolean
can (TengenShow *show, TengenShowAct act)
{
  TengenShowCount *self = TENGEN_SHOW_COUNT (show);

  if (tengen_show_rows_is_on (self->rows) && tengen_show_rows_takes (act))
    return tengen_show_rows_can (self->rows, act);
  switch (act)
    {
    case TENGEN_SHOW_FORWARD:
      return self->at + 1 < self->talk->len || self->step < count_steps (self);
    case TENGEN_SHOW_BACK:
      return self->at > 0 || self->step > 0;
    case TENGEN_SHOW_NEXT:
    case TENGEN_SHOW_LAST:
      return self->step < count_steps (self);
    case TENGEN_SHOW_PREVIOUS:
    case TENGEN_SHOW_FIRST:
      return self->step > 0;
    case TENGEN_SHOW_UNDO:
      return can_undo (self);
    case TENGEN_SHOW_ROWS:
      return self->steps != NULL;
    case TENGEN_SHOW_HINT:
    case TENGEN_SHOW_ANSWER:
    case TENGEN_SHOW_RETRY:
    case TENGEN_SHOW_PASS:
    case TENGEN_SHOW_PERSON:
      break;
    }
  return FALSE;
}

static gboolean
do_act (TengenShowCount *self, TengenShowAct act)
{
  switch (act)
    {
    case TENGEN_SHOW_FORWARD:
      return go_forward (self);
    case TENGEN_SHOW_BACK:
      return go_back (self);
    case TENGEN_SHOW_NEXT:
      return go_to_step (self, self->step + 1, 0);
    case TENGEN_SHOW_PREVIOUS:
      return go_to_step (self, self->step - 1, 0);
    case TENGEN_SHOW_FIRST:
      return go_to_step (self, 0, 0);
    case TENGEN_SHOW_LAST:
      return go_to_step (self, count_steps (self), 0);
    case TENGEN_SHOW_ROWS:
      return toggle_rows (self);
    case TENGEN_SHOW_UNDO:
    case TENGEN_SHOW_HINT:
    case TENGEN_SHOW_ANSWER:
    case TENGEN_SHOW_RETRY:
    case TENGEN_SHOW_PASS:
    case TENGEN_SHOW_PERSON:
      break;
    }
  return FALSE;
}

static gboolean
act (TengenShow *show, TengenShowAct what)
{
  TengenShowCount *self = TENGEN_SHOW_COUNT (show);

  if (!can (show, what))
    return FALSE;
  if (tengen_show_rows_is_on (self->rows) && tengen_show_rows_takes (what))
    return tengen_show_rows_act (self->rows, what);
  /* the session tells of this itself */
  if (what == TENGEN_SHOW_UNDO)
    return tengen_session_undo (self->session);
  if (!do_act (self, what))
    return FALSE;
  tengen_show_emit_changed (show, FALSE);
  return TRUE;
}

static gboolean
press (TengenShow *show, TengenPoint point, guint button)
{
  TengenShowCount *self = TENGEN_SHOW_COUNT (show);

  return is_marking (self) && !tengen_show_rows_is_on (self->rows) &&
         tengen_session_toggle (self->session, point);
}

/* --- What is seen --- */

static TengenView *
make_view (TengenShow *show)
{
  TengenShowCount *self = TENGEN_SHOW_COUNT (show);
  TengenView *view;

  if (self->step > 0)
    return tengen_paint_steps_make_view (self->steps, self->step - 1);
  view = tengen_view_new_position (
      get_position (self), TENGEN_VIEW_NUMBERS_NONE, TENGEN_NODE_NONE);
  if (self->reason != NULL)
    tengen_view_add_reason (view, self->reason);
  return view;
}

static char *
make_title (TengenShow *show)
{
  return g_strdup (_ ("Count"));
}

static guint
get_place (TengenShow *show, guint *n_pages)
{
  TengenShowCount *self = TENGEN_SHOW_COUNT (show);

  *n_pages = count_steps (self) + 1;
  return self->step;
}

static int
get_notation (TengenShow *show)
{
  return tengen_words_notation ();
}

static GtkWidget *
make_stage (TengenShow *show)
{
  return tengen_show_rows_get_widget (TENGEN_SHOW_COUNT (show)->rows);
}

/* --- The object --- */

static void
tengen_show_count_finalize (GObject *object)
{
  TengenShowCount *self = TENGEN_SHOW_COUNT (object);

  g_clear_pointer (&self->steps, tengen_paint_steps_unref);
  g_clear_pointer (&self->talk, g_ptr_array_unref);
  g_clear_pointer (&self->reason, tengen_reason_free);
  g_clear_pointer (&self->rows, tengen_show_rows_free);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (tengen_show_count_parent_class)->finalize (object);
}

static void
tengen_show_count_class_init (TengenShowCountClass *klass)
{
  TengenShowClass *show_class = TENGEN_SHOW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_show_count_finalize;
  show_class->make_title = make_title;
  show_class->make_view = make_view;
  show_class->make_text = make_text;
  show_class->get_place = get_place;
  show_class->can = can;
  show_class->act = act;
  show_class->press = press;
  show_class->get_notation = get_notation;
  show_class->make_stage = make_stage;
}

static void
tengen_show_count_init (TengenShowCount *self)
{
  self->rows = tengen_show_rows_new (TENGEN_SHOW (self));
}

TengenShow *
tengen_show_count_new (TengenSession *session)
{
  TengenShowCount *self;

  g_return_val_if_fail (TENGEN_IS_SESSION (session), NULL);

  self = g_object_new (TENGEN_TYPE_SHOW_COUNT, NULL);
  self->session = g_object_ref (session);
  refresh_steps (self);
  refresh_talk (self);
  g_signal_connect_object (
      session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      session, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  return TENGEN_SHOW (self);
}
