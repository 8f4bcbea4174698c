/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-run: a lesson being worked through
 *
 * Shape: whatever was done, the shelf is told first, then "changed" is emitted
 *        once.
 */
#include "tengen-lesson-run.h"

#include "tengen-signal.h"

/* What a step is worth that was only seen, though it asks something. */
#define STARS_SEEN 1

struct _TengenLessonRun
{
  GObject parent_instance;

  /* Owned */
  TengenLessonShelf *shelf;
  TengenLessonPlayer *player;
  /* (nullable): a game that is played freely */
  TengenSession *trial;
  gboolean noted;
};

G_DEFINE_FINAL_TYPE (TengenLessonRun, tengen_lesson_run, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_INDEX,
  PROP_TRIAL,
  PROP_LANGUAGE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit_changed (TengenLessonRun *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- The shelf --- */

static guint
rate (const TengenLessonStep *step, const TengenLessonState *state)
{
  if (!tengen_lesson_step_asks (step))
    return TENGEN_LESSON_STARS;
  if (state->phase != TENGEN_LESSON_PHASE_SOLVED)
    return STARS_SEEN;
  return tengen_lesson_progress_rate (
      state->misses, state->hints, state->is_shown);
}

/* Tells the shelf the present step and what is done there. */
static void
tell_shelf (TengenLessonRun *self)
{
  const TengenLesson *lesson = tengen_lesson_run_get_lesson (self);
  const TengenLessonStep *step = tengen_lesson_run_get_step (self);
  const TengenLessonState *state = tengen_lesson_run_get_state (self);

  tengen_lesson_shelf_set_place (self->shelf, lesson, step);
  if (state->is_done)
    tengen_lesson_shelf_set_done (
        self->shelf, lesson, step, rate (step, state));
}

static void
settle (TengenLessonRun *self)
{
  if (self->noted)
    tell_shelf (self);
  emit_changed (self);
}

/* --- Free play --- */

static void
drop_trial (TengenLessonRun *self)
{
  if (self->trial == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->trial, self);
  g_clear_object (&self->trial);
}

static void
end_trial (TengenLessonRun *self)
{
  if (self->trial == NULL)
    return;
  drop_trial (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TRIAL]);
}

static void
begin_trial (TengenLessonRun *self)
{
  self->trial = tengen_session_new (
      tengen_lesson_state_make_trial (tengen_lesson_run_get_state (self)));
  g_signal_connect_swapped (
      self->trial, "changed", G_CALLBACK (emit_changed), self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TRIAL]);
}

static gboolean
undo_trial (TengenSession *trial)
{
  return tengen_game_get_n_undo (tengen_session_get_game (trial)) > 0 &&
         tengen_session_undo (trial);
}

/* --- Languages --- */

static const char *
find_language (const TengenLesson *lesson, const char *wanted)
{
  for (guint i = 0; wanted != NULL && i < lesson->languages->len; i++)
    {
      const char *language = g_ptr_array_index (lesson->languages, i);

      if (g_str_equal (language, wanted))
        return language;
    }
  return NULL;
}

/* --- The object --- */

static void
tengen_lesson_run_get_property (GObject *object,
                                guint property_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenLessonRun *self = TENGEN_LESSON_RUN (object);

  switch (property_id)
    {
    case PROP_INDEX:
      g_value_set_uint (value, tengen_lesson_run_get_index (self));
      return;
    case PROP_TRIAL:
      g_value_set_object (value, self->trial);
      return;
    case PROP_LANGUAGE:
      g_value_set_string (value, tengen_lesson_run_get_language (self));
      return;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tengen_lesson_run_set_property (GObject *object,
                                guint property_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenLessonRun *self = TENGEN_LESSON_RUN (object);

  if (property_id == PROP_LANGUAGE)
    tengen_lesson_run_set_language (self, g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
tengen_lesson_run_dispose (GObject *object)
{
  TengenLessonRun *self = TENGEN_LESSON_RUN (object);

  drop_trial (self);
  g_clear_object (&self->shelf);
  G_OBJECT_CLASS (tengen_lesson_run_parent_class)->dispose (object);
}

static void
tengen_lesson_run_finalize (GObject *object)
{
  TengenLessonRun *self = TENGEN_LESSON_RUN (object);

  tengen_lesson_player_free (self->player);
  G_OBJECT_CLASS (tengen_lesson_run_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  /**
   * TengenLessonRun:index:
   *
   * The present step.
   */
  properties[PROP_INDEX] = g_param_spec_uint ("index",
                                              NULL,
                                              NULL,
                                              0,
                                              TENGEN_LESSON_MAX_STEPS,
                                              0,
                                              TENGEN_PARAM_READABLE);
  /**
   * TengenLessonRun:trial:
   *
   * The game that is played freely, or %NULL.
   */
  properties[PROP_TRIAL] = g_param_spec_object (
      "trial", NULL, NULL, TENGEN_TYPE_SESSION, TENGEN_PARAM_READABLE);
  /**
   * TengenLessonRun:language:
   *
   * In which language the lesson is read; %NULL sets the program's.
   */
  properties[PROP_LANGUAGE] = g_param_spec_string (
      "language", NULL, NULL, NULL, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_lesson_run_class_init (TengenLessonRunClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_lesson_run_get_property;
  object_class->set_property = tengen_lesson_run_set_property;
  object_class->dispose = tengen_lesson_run_dispose;
  object_class->finalize = tengen_lesson_run_finalize;
  install_properties (object_class);

  /**
   * TengenLessonRun::changed:
   *
   * The state of the step, the step or the trial changed.
   */
  signals[CHANGED] = tengen_signal_new ("changed", TENGEN_TYPE_LESSON_RUN, 0);
}

static void
tengen_lesson_run_init (TengenLessonRun *self)
{
}

TengenLessonRun *
tengen_lesson_run_new (TengenLessonShelf *shelf,
                       const TengenLesson *lesson,
                       gboolean noted)
{
  TengenLessonRun *self;
  const char *place;
  guint index;

  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (shelf), NULL);
  g_return_val_if_fail (lesson != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_RUN, NULL);
  self->shelf = g_object_ref (shelf);
  self->player = tengen_lesson_player_new (lesson);
  place = tengen_lesson_progress_get_place (
      tengen_lesson_shelf_get_progress (shelf), lesson->id);
  if (tengen_lesson_find_step (lesson, place, &index))
    tengen_lesson_player_goto (self->player, index);
  self->noted = noted;
  if (noted)
    tell_shelf (self);
  return self;
}

TengenLessonShelf *
tengen_lesson_run_get_shelf (TengenLessonRun *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (self), NULL);

  return self->shelf;
}

const TengenLesson *
tengen_lesson_run_get_lesson (TengenLessonRun *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (self), NULL);

  return tengen_lesson_player_get_lesson (self->player);
}

const TengenLessonStep *
tengen_lesson_run_get_step (TengenLessonRun *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (self), NULL);

  return tengen_lesson_get_step (tengen_lesson_player_get_lesson (self->player),
                                 tengen_lesson_player_get_index (self->player));
}

const TengenLessonState *
tengen_lesson_run_get_state (TengenLessonRun *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (self), NULL);

  return tengen_lesson_player_get_state (self->player);
}

guint
tengen_lesson_run_get_index (TengenLessonRun *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (self), 0);

  return tengen_lesson_player_get_index (self->player);
}

void
tengen_lesson_run_set_noted (TengenLessonRun *self, gboolean noted)
{
  g_return_if_fail (TENGEN_IS_LESSON_RUN (self));

  self->noted = noted;
}

void
tengen_lesson_run_goto (TengenLessonRun *self, guint index)
{
  g_return_if_fail (TENGEN_IS_LESSON_RUN (self));
  g_return_if_fail (index < tengen_lesson_run_get_lesson (self)->steps->len);

  if (index == tengen_lesson_run_get_index (self) && self->trial == NULL)
    return;
  end_trial (self);
  if (index != tengen_lesson_run_get_index (self))
    {
      tengen_lesson_player_goto (self->player, index);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INDEX]);
    }
  settle (self);
}

gboolean
tengen_lesson_run_do (TengenLessonRun *self,
                      TengenLessonInputKind kind,
                      TengenPoint point,
                      int number)
{
  TengenLessonInput input = { .kind = kind, .point = point, .number = number };

  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (self), FALSE);

  if (self->trial != NULL || !tengen_lesson_player_do (self->player, &input))
    return FALSE;
  settle (self);
  return TRUE;
}

gboolean
tengen_lesson_run_undo (TengenLessonRun *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (self), FALSE);

  if (self->trial != NULL)
    return undo_trial (self->trial);
  if (!tengen_lesson_player_undo (self->player))
    return FALSE;
  settle (self);
  return TRUE;
}

void
tengen_lesson_run_restart (TengenLessonRun *self)
{
  g_return_if_fail (TENGEN_IS_LESSON_RUN (self));

  end_trial (self);
  tengen_lesson_player_restart (self->player);
  settle (self);
}

TengenSession *
tengen_lesson_run_get_trial (TengenLessonRun *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (self), NULL);

  return self->trial;
}

void
tengen_lesson_run_set_trial (TengenLessonRun *self, gboolean on)
{
  g_return_if_fail (TENGEN_IS_LESSON_RUN (self));

  if (on == (self->trial != NULL))
    return;
  if (on)
    begin_trial (self);
  else
    end_trial (self);
  emit_changed (self);
}

const char *
tengen_lesson_run_get_language (TengenLessonRun *self)
{
  const TengenLesson *lesson;
  const char *chosen;

  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (self), NULL);

  lesson = tengen_lesson_run_get_lesson (self);
  chosen = find_language (
      lesson,
      tengen_lesson_progress_get_language (
          tengen_lesson_shelf_get_progress (self->shelf), lesson->id));
  return chosen != NULL ? chosen : tengen_lesson_shelf_get_language (lesson);
}

void
tengen_lesson_run_set_language (TengenLessonRun *self, const char *language)
{
  g_return_if_fail (TENGEN_IS_LESSON_RUN (self));

  tengen_lesson_shelf_set_language (
      self->shelf, tengen_lesson_run_get_lesson (self), language);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LANGUAGE]);
  emit_changed (self);
}
