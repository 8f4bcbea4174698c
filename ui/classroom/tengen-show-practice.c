/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-practice: exercises before a class; for two teams a relay
 */
#include "tengen-show-practice.h"

#include "tengen-contest-aside.h"
#include "tengen-show-lesson-private.h"
#include "tengen-signal.h"
#include "tengen-words-relay.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenShowPractice
{
  TengenShow parent_instance;

  /* Owned */
  TengenShow *exercise;
  TengenLessonText *question;
  GtkWidget *aside;
  /* (nullable): in a relay */
  TengenTeams *teams;

  /* (relay): now, and before the last answer */
  TengenExerciseRelay relay;
  TengenExerciseRelay before;
  /* another exercise is being made */
  gboolean is_waiting;
};

G_DEFINE_FINAL_TYPE (TengenShowPractice, tengen_show_practice, TENGEN_TYPE_SHOW)

enum
{
  WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
is_relay (TengenShowPractice *self)
{
  return self->teams != NULL;
}

static gboolean
is_over (TengenShowPractice *self)
{
  return is_relay (self) && self->relay.state == TENGEN_EXERCISE_RELAY_OVER;
}

static TengenLessonPhase
get_phase (TengenShowPractice *self)
{
  return tengen_show_lesson_get_state (TENGEN_SHOW_LESSON (self->exercise))
      ->phase;
}

static gboolean
is_solved (TengenShowPractice *self)
{
  return get_phase (self) == TENGEN_LESSON_PHASE_SOLVED;
}

/* All that there is to say of the present state is said. */
static gboolean
is_all_said (TengenShowPractice *self)
{
  TengenShowLesson *lesson = TENGEN_SHOW_LESSON (self->exercise);

  return lesson->at + 1 >= lesson->talk->len;
}

static gboolean
is_asked (TengenShowPractice *self)
{
  return get_phase (self) == TENGEN_LESSON_PHASE_ASKED;
}

/* A question is said at once: who comes to the board reads all of it. */
static void
say_question (TengenShowPractice *self)
{
  TengenShowLesson *lesson = TENGEN_SHOW_LESSON (self->exercise);

  if (is_asked (self))
    lesson->at = lesson->talk->len - 1;
}

/* --- What is seen and said --- */

static char *
make_title (TengenShow *show)
{
  return tengen_show_make_title (TENGEN_SHOW_PRACTICE (show)->exercise);
}

static TengenView *
make_view (TengenShow *show)
{
  return tengen_show_make_view (TENGEN_SHOW_PRACTICE (show)->exercise);
}

static TengenLessonText *
make_whose_turn (TengenShowPractice *self)
{
  TengenStone stone = self->relay.turn;
  TengenRelayTeam team = { .stone = stone };

  if (self->relay.state == TENGEN_EXERCISE_RELAY_PASSED)
    team.stone = tengen_stone_other (stone);
  team.name = tengen_teams_get_name (self->teams, team.stone);
  team.person = (int) tengen_exercise_relay_get_person (
      &self->relay,
      team.stone,
      (guint) tengen_teams_get_members (self->teams, team.stone));
  return tengen_words_relay (self->relay.state == TENGEN_EXERCISE_RELAY_PASSED
                                 ? TENGEN_RELAY_SAYING_NEXT
                                 : TENGEN_RELAY_SAYING_ANSWER,
                             &team,
                             0);
}

static TengenLessonText *
make_end (TengenShowPractice *self)
{
  return tengen_words_relay_end (
      tengen_teams_get_name (self->teams, TENGEN_STONE_BLACK),
      (int) self->relay.points[TENGEN_STONE_BLACK],
      tengen_teams_get_name (self->teams, TENGEN_STONE_WHITE),
      (int) self->relay.points[TENGEN_STONE_WHITE]);
}

/* As a paragraph of its own, or in the last one. */
static void
append (TengenLessonText *text, const TengenLessonText *other, guint paragraph)
{
  for (guint i = 0; i < other->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (other->spans, TengenLessonSpan, i);

      tengen_lesson_text_add (text, span->base, span->reading)->flags =
          i == 0 ? (span->flags & ~(guint) TENGEN_LESSON_SPAN_PARAGRAPH) |
                       paragraph
                 : span->flags;
    }
}

/* All sentences of a question that nothing was done with yet. */
static TengenLessonText *
make_question (TengenShowPractice *self)
{
  const GPtrArray *talk = TENGEN_SHOW_LESSON (self->exercise)->talk;
  TengenLessonText *text = tengen_lesson_text_copy (talk->pdata[0]);

  for (guint i = 1; i < talk->len; i++)
    {
      if (!g_str_has_prefix (text->language, "ja") &&
          !g_str_has_prefix (text->language, "zh"))
        tengen_lesson_text_add (text, " ", NULL);
      append (text, talk->pdata[i], 0);
    }
  return text;
}

/* The question; before it why an answer was none, after it what was hinted
 * at. */
static TengenLessonText *
make_asked (TengenShowPractice *self)
{
  TengenShowLesson *lesson = TENGEN_SHOW_LESSON (self->exercise);
  const TengenLessonState *state = tengen_show_lesson_get_state (lesson);
  TengenLessonText *text;

  if (state->remark != TENGEN_LESSON_REMARK_NONE)
    {
      text = tengen_lesson_text_copy (lesson->talk->pdata[0]);
      append (text, self->question, TENGEN_LESSON_SPAN_PARAGRAPH);
      return text;
    }
  text = tengen_lesson_text_copy (self->question);
  /* the last sentence is one of the question */
  for (guint i = 0; state->hints > 0 && i + 1 < lesson->talk->len; i++)
    append (text, lesson->talk->pdata[i], TENGEN_LESSON_SPAN_PARAGRAPH);
  return text;
}

static TengenLessonText *
make_text (TengenShow *show)
{
  TengenShowPractice *self = TENGEN_SHOW_PRACTICE (show);
  TengenLessonText *text;

  if (is_over (self))
    return make_end (self);
  if (self->is_waiting)
    return tengen_words_ruby (_ ("An exercise is being made…"));
  text = is_asked (self) && !tengen_show_make_stage (self->exercise)
             ? make_asked (self)
             : tengen_show_make_text (self->exercise);
  if (is_relay (self) && (self->relay.state == TENGEN_EXERCISE_RELAY_ASKED ||
                          self->relay.state == TENGEN_EXERCISE_RELAY_PASSED))
    {
      g_autoptr (TengenLessonText) turn = make_whose_turn (self);

      append (text, turn, TENGEN_LESSON_SPAN_PARAGRAPH);
    }
  return text;
}

/* Exercises without end have no dots. */
static guint
get_place (TengenShow *show, guint *n_pages)
{
  TengenShowPractice *self = TENGEN_SHOW_PRACTICE (show);

  *n_pages = is_relay (self) ? self->relay.count : 0;
  return is_relay (self) ? self->relay.index : 0;
}

static int
get_notation (TengenShow *show)
{
  return tengen_show_get_notation (TENGEN_SHOW_PRACTICE (show)->exercise);
}

static int
get_coordinates (TengenShow *show)
{
  return tengen_show_get_coordinates (TENGEN_SHOW_PRACTICE (show)->exercise);
}

static GtkWidget *
make_stage (TengenShow *show)
{
  return tengen_show_make_stage (TENGEN_SHOW_PRACTICE (show)->exercise);
}

static TengenGame *
make_game (TengenShow *show)
{
  return tengen_show_make_game (TENGEN_SHOW_PRACTICE (show)->exercise);
}

/* --- The way on --- */

/* After two misses of a relay the answer is seen before the next exercise. */
static gboolean
wants_answer (TengenShowPractice *self)
{
  return is_relay (self) && self->relay.state == TENGEN_EXERCISE_RELAY_LEFT &&
         !is_solved (self);
}

static gboolean
can_go_on (TengenShowPractice *self)
{
  return !self->is_waiting && !is_over (self) &&
         (!is_relay (self) || self->relay.state != TENGEN_EXERCISE_RELAY_ASKED);
}

static const char *
get_way_on (TengenShowPractice *self)
{
  if (!is_relay (self))
    return _ ("Next exercise");
  if (is_over (self))
    return _ ("The end");
  if (self->relay.state == TENGEN_EXERCISE_RELAY_ASKED)
    return _ ("Please answer");
  if (self->relay.state == TENGEN_EXERCISE_RELAY_PASSED)
    return _ ("Next team");
  if (wants_answer (self))
    return _ ("Show answer");
  return self->relay.index + 1 < self->relay.count ? _ ("Next exercise")
                                                   : _ ("Show the result");
}

static void
ask_for_exercise (TengenShowPractice *self)
{
  self->is_waiting = TRUE;
  g_signal_emit (self, signals[WANTED], 0);
  if (self->is_waiting)
    tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
}

static gboolean
go_on_in_relay (TengenShowPractice *self)
{
  gboolean is_passed = self->relay.state == TENGEN_EXERCISE_RELAY_PASSED;

  if (wants_answer (self))
    return tengen_show_act (self->exercise, TENGEN_SHOW_ANSWER);
  tengen_exercise_relay_next (&self->relay);
  if (is_passed)
    return tengen_show_act (self->exercise, TENGEN_SHOW_RETRY);
  if (is_over (self))
    tengen_show_emit_changed (TENGEN_SHOW (self), TRUE);
  else
    ask_for_exercise (self);
  return TRUE;
}

static gboolean
go_on (TengenShowPractice *self)
{
  if (!can_go_on (self))
    return FALSE;
  if (is_relay (self))
    return go_on_in_relay (self);
  ask_for_exercise (self);
  return TRUE;
}

static void
next_cb (TengenShowPractice *self)
{
  go_on (self);
}

/* --- What keys do --- */

/* An answer of the relay can be taken back until the board goes on. */
static gboolean
can_undo (TengenShowPractice *self)
{
  if (self->is_waiting || is_over (self))
    return FALSE;
  return tengen_show_can (self->exercise, TENGEN_SHOW_UNDO);
}

static gboolean
undo (TengenShowPractice *self)
{
  if (is_relay (self) && self->relay.state != TENGEN_EXERCISE_RELAY_ASKED &&
      !(self->relay.state == TENGEN_EXERCISE_RELAY_LEFT && is_solved (self)))
    self->relay = self->before;
  return tengen_show_act (self->exercise, TENGEN_SHOW_UNDO);
}

static gboolean
can_in_relay (TengenShowPractice *self, TengenShowAct act)
{
  gboolean asked = self->relay.state == TENGEN_EXERCISE_RELAY_ASKED;

  switch ((int) act)
    {
    case TENGEN_SHOW_FORWARD:
      return !is_all_said (self) || !asked;
    case TENGEN_SHOW_PERSON:
      return !asked;
    case TENGEN_SHOW_BACK:
      return !asked && TENGEN_SHOW_LESSON (self->exercise)->at > 0;
    case TENGEN_SHOW_ANSWER:
      return wants_answer (self);
    case TENGEN_SHOW_HINT:
    case TENGEN_SHOW_PASS:
      return asked && tengen_show_can (self->exercise, act);
    case TENGEN_SHOW_ROWS:
      return tengen_show_can (self->exercise, act);
    default:
      return FALSE;
    }
}

static gboolean
can (TengenShow *show, TengenShowAct act)
{
  TengenShowPractice *self = TENGEN_SHOW_PRACTICE (show);

  if (self->is_waiting || is_over (self))
    return FALSE;
  if (act == TENGEN_SHOW_NEXT)
    return can_go_on (self);
  if (act == TENGEN_SHOW_UNDO)
    return can_undo (self);
  if (is_relay (self))
    return can_in_relay (self, act);
  switch ((int) act)
    {
    case TENGEN_SHOW_FIRST:
    case TENGEN_SHOW_LAST:
    case TENGEN_SHOW_PREVIOUS:
      return FALSE;
    case TENGEN_SHOW_BACK:
      return tengen_show_can (self->exercise,
                              is_asked (self) ? TENGEN_SHOW_UNDO
                                              : TENGEN_SHOW_BACK);
    default:
      return tengen_show_can (self->exercise, act);
    }
}

static gboolean
act (TengenShow *show, TengenShowAct what)
{
  TengenShowPractice *self = TENGEN_SHOW_PRACTICE (show);
  gboolean is_beat = what == TENGEN_SHOW_FORWARD && !is_all_said (self);

  if (!can (show, what))
    return FALSE;
  switch ((int) what)
    {
    case TENGEN_SHOW_FORWARD:
      if (is_beat || (!is_relay (self) && !is_solved (self)))
        return tengen_show_act (self->exercise, what);
      return go_on (self);
    case TENGEN_SHOW_NEXT:
    case TENGEN_SHOW_PERSON:
      return go_on (self);
    case TENGEN_SHOW_UNDO:
      return undo (self);
    case TENGEN_SHOW_BACK:
      return tengen_show_act (self->exercise,
                              is_asked (self) ? TENGEN_SHOW_UNDO
                                              : TENGEN_SHOW_BACK);
    default:
      return tengen_show_act (self->exercise, what);
    }
}

static gboolean
takes_answers (TengenShowPractice *self)
{
  return !self->is_waiting &&
         (!is_relay (self) || self->relay.state == TENGEN_EXERCISE_RELAY_ASKED);
}

static gboolean
press (TengenShow *show, TengenPoint point, guint button)
{
  TengenShowPractice *self = TENGEN_SHOW_PRACTICE (show);

  return takes_answers (self) &&
         tengen_show_press (self->exercise, point, button);
}

static gboolean
type (TengenShow *show, guint key)
{
  TengenShowPractice *self = TENGEN_SHOW_PRACTICE (show);

  return takes_answers (self) && tengen_show_type (self->exercise, key);
}

/* --- Below the sentence --- */

/* Where a move is asked for the question says all. What was answered already is
 * not answered by the other team. */
static GtkWidget *
find_answers (TengenShowPractice *self)
{
  const TengenLessonStep *step =
      tengen_show_lesson_get_step (TENGEN_SHOW_LESSON (self->exercise));

  if (step->task == TENGEN_LESSON_TASK_TRY || !takes_answers (self))
    return NULL;
  return tengen_show_make_aside (self->exercise);
}

static GtkWidget *
make_aside (TengenShow *show)
{
  TengenShowPractice *self = TENGEN_SHOW_PRACTICE (show);
  TengenContestAside *aside;

  /* rows need the whole wall */
  if (make_stage (show) != NULL)
    return NULL;
  if (self->aside == NULL)
    {
      self->aside = g_object_ref_sink (tengen_contest_aside_new (self->teams));
      g_signal_connect_object (
          self->aside, "next", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
    }
  aside = TENGEN_CONTEST_ASIDE (self->aside);
  tengen_contest_aside_set_answers (aside, find_answers (self));
  if (is_relay (self))
    tengen_contest_aside_show (aside, &self->relay);
  tengen_contest_aside_set_next (aside, get_way_on (self), can_go_on (self));
  return self->aside;
}

/* --- What happens --- */

static void
note_answer (TengenShowPractice *self)
{
  TengenLessonPhase phase = get_phase (self);

  if (!is_relay (self) || self->relay.state != TENGEN_EXERCISE_RELAY_ASKED ||
      (phase != TENGEN_LESSON_PHASE_SOLVED &&
       phase != TENGEN_LESSON_PHASE_MISSED))
    return;
  self->before = self->relay;
  tengen_exercise_relay_note (&self->relay,
                              phase == TENGEN_LESSON_PHASE_SOLVED);
}

static void
changed_cb (TengenShowPractice *self)
{
  note_answer (self);
  say_question (self);
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
}

static void
drop_exercise (TengenShowPractice *self)
{
  if (self->exercise == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->exercise, self);
  if (self->aside != NULL)
    tengen_contest_aside_set_answers (TENGEN_CONTEST_ASIDE (self->aside), NULL);
  g_clear_pointer (&self->question, tengen_lesson_text_free);
  g_clear_object (&self->exercise);
}

static void
take_run (TengenShowPractice *self, TengenLessonRun *run)
{
  drop_exercise (self);
  self->exercise = tengen_show_lesson_new (run);
  self->question = make_question (self);
  say_question (self);
  g_signal_connect_swapped (
      self->exercise, "changed", G_CALLBACK (changed_cb), self);
}

static void
tengen_show_practice_dispose (GObject *object)
{
  TengenShowPractice *self = TENGEN_SHOW_PRACTICE (object);

  drop_exercise (self);
  g_clear_object (&self->aside);
  g_clear_object (&self->teams);
  G_OBJECT_CLASS (tengen_show_practice_parent_class)->dispose (object);
}

static void
tengen_show_practice_class_init (TengenShowPracticeClass *klass)
{
  TengenShowClass *show_class = TENGEN_SHOW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_show_practice_dispose;
  show_class->make_title = make_title;
  show_class->make_view = make_view;
  show_class->make_text = make_text;
  show_class->get_place = get_place;
  show_class->can = can;
  show_class->act = act;
  show_class->press = press;
  show_class->type = type;
  show_class->get_notation = get_notation;
  show_class->get_coordinates = get_coordinates;
  show_class->make_stage = make_stage;
  show_class->make_aside = make_aside;
  show_class->make_game = make_game;
  /* TengenShowPractice::wanted: another exercise is wanted */
  signals[WANTED] = tengen_signal_new ("wanted", TENGEN_TYPE_SHOW_PRACTICE, 0);
}

static void
tengen_show_practice_init (TengenShowPractice *self)
{
}

TengenShow *
tengen_show_practice_new (TengenLessonRun *run, TengenTeams *teams, guint count)
{
  TengenShowPractice *self;

  g_return_val_if_fail (TENGEN_IS_LESSON_RUN (run), NULL);
  g_return_val_if_fail (teams == NULL || (TENGEN_IS_TEAMS (teams) && count > 0),
                        NULL);

  self = g_object_new (TENGEN_TYPE_SHOW_PRACTICE, NULL);
  if (teams != NULL)
    {
      self->teams = g_object_ref (teams);
      tengen_exercise_relay_begin (&self->relay, count);
      g_signal_connect_object (
          teams, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
    }
  take_run (self, run);
  return TENGEN_SHOW (self);
}

void
tengen_show_practice_set_run (TengenShowPractice *self, TengenLessonRun *run)
{
  g_return_if_fail (TENGEN_IS_SHOW_PRACTICE (self));
  g_return_if_fail (TENGEN_IS_LESSON_RUN (run));

  take_run (self, run);
  self->is_waiting = FALSE;
  tengen_show_emit_changed (TENGEN_SHOW (self), TRUE);
}
