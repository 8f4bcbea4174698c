/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-game: a game that is played or looked through before a class
 *
 * Shape: the state is that of the session; kept are which sentence is said, what
 *        was refused or explained last, and the count that stands in for the
 *        game while stones are counted.
 */
#include "tengen-show-game.h"

#include "tengen-describe-markup.h"
#include "tengen-paint-renju.h"
#include "tengen-show-count.h"
#include "tengen-show-game-say.h"
#include "tengen-show-rows.h"
#include "tengen-show-talk.h"
#include "tengen-words-record.h"

/* A page of the presenter, in moves. */
#define PAGE 10

struct _TengenShowGame
{
  TengenShow parent_instance;

  /* Owned */
  TengenSession *session;
  /* (element-type TengenLessonText): what is said now */
  GPtrArray *talk;
  TengenShowRows *rows;
  /* (nullable): the count, while there is one to see */
  TengenShow *count;
  /* (nullable): what was refused, or why a point is forbidden */
  TengenReason *reason;
  TengenRenjuReason *forbidden;

  /* which sentence */
  guint at;
};

G_DEFINE_FINAL_TYPE (TengenShowGame, tengen_show_game, TENGEN_TYPE_SHOW)

static const TengenGame *
get_game (TengenShowGame *self)
{
  return tengen_session_get_game (self->session);
}

static const TengenPosition *
get_position (TengenShowGame *self)
{
  return tengen_session_get_position (self->session);
}

static int
get_notation (TengenShow *show)
{
  return tengen_position_get_renju (get_position (TENGEN_SHOW_GAME (show))) !=
                 NULL
             ? TENGEN_NOTATION_RENJU
             : tengen_words_notation ();
}

/* --- The count --- */

/* Where play has stopped, and after a game that ended by it. */
static gboolean
is_counted (TengenShowGame *self)
{
  const TengenPosition *position = get_position (self);
  TengenResult result;

  if (tengen_position_get_renju (position) != NULL)
    return FALSE;
  if (tengen_position_get_phase (position) == TENGEN_PHASE_COUNT)
    return TRUE;
  result = tengen_game_get_result (get_game (self));
  return tengen_position_get_phase (position) == TENGEN_PHASE_OVER &&
         (result.kind == TENGEN_RESULT_COUNT ||
          result.kind == TENGEN_RESULT_DRAW);
}

static void
count_changed_cb (TengenShowGame *self)
{
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
}

static void
drop_count (TengenShowGame *self)
{
  if (self->count != NULL)
    g_signal_handlers_disconnect_by_data (self->count, self);
  g_clear_object (&self->count);
}

static void
refresh_count (TengenShowGame *self)
{
  if (!is_counted (self))
    drop_count (self);
  else if (self->count == NULL)
    {
      self->count = tengen_show_count_new (self->session);
      g_signal_connect_swapped (
          self->count, "changed", G_CALLBACK (count_changed_cb), self);
    }
}

/* --- What is said --- */

static void
refresh_talk (TengenShowGame *self)
{
  TengenNotation notation = (TengenNotation) get_notation (TENGEN_SHOW (self));

  g_clear_pointer (&self->talk, g_ptr_array_unref);
  if (self->reason != NULL)
    self->talk = tengen_show_talk_new_refusal (
        self->reason, &tengen_game_get_setup (get_game (self))->rules);
  else if (self->forbidden != NULL)
    self->talk = tengen_show_game_new_forbidden_talk (self->forbidden);
  else
    self->talk = tengen_show_game_new_talk (get_game (self), notation);
  self->at = MIN (self->at, self->talk->len - 1);
}

static void
forget_reasons (TengenShowGame *self)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  g_clear_pointer (&self->forbidden, tengen_renju_reason_free);
}

/* What a class looks back at is seen from its end. */
static void
refresh (TengenShowGame *self, guint at)
{
  self->at = at;
  refresh_talk (self);
  refresh_count (self);
}

static void
changed_cb (TengenShowGame *self)
{
  forget_reasons (self);
  tengen_show_rows_set (self->rows, NULL);
  refresh (self, 0);
  tengen_show_emit_changed (TENGEN_SHOW (self), TRUE);
}

static void
refused_cb (TengenShowGame *self, const TengenReason *reason)
{
  if (self->count != NULL)
    return;
  forget_reasons (self);
  self->reason = tengen_reason_copy (reason);
  refresh (self, 0);
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
}

static TengenLessonText *
make_text (TengenShow *show)
{
  TengenShowGame *self = TENGEN_SHOW_GAME (show);

  if (self->count != NULL)
    return tengen_show_make_text (self->count);
  if (tengen_show_rows_is_on (self->rows))
    return tengen_show_rows_make_text (self->rows);
  return tengen_lesson_text_copy (self->talk->pdata[self->at]);
}

/* --- Acts --- */

static gboolean
has_child (TengenShowGame *self)
{
  return tengen_record_get_child (tengen_game_get_record (get_game (self)),
                                  tengen_game_get_cursor (get_game (self))) !=
         TENGEN_NODE_NONE;
}

static gboolean
has_parent (TengenShowGame *self)
{
  return tengen_game_get_cursor (get_game (self)) !=
         tengen_position_get_root (get_position (self));
}

static gboolean
has_property (TengenShowGame *self, const char *name)
{
  gboolean value = FALSE;

  g_object_get (self->session, name, &value, NULL);
  return value;
}

/* After a refusal or an explanation the game is said again first. */
static gboolean
go_forward (TengenShowGame *self)
{
  if (self->at + 1 < self->talk->len)
    self->at++;
  else if (self->reason != NULL || self->forbidden != NULL)
    {
      forget_reasons (self);
      refresh (self, 0);
    }
  else
    return tengen_session_step (self->session, 1);
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
  return TRUE;
}

static gboolean
go_back (TengenShowGame *self)
{
  if (self->at > 0)
    self->at--;
  else if (self->reason != NULL || self->forbidden != NULL)
    {
      forget_reasons (self);
      refresh (self, G_MAXUINT);
    }
  else if (tengen_session_step (self->session, -1))
    refresh (self, G_MAXUINT);
  else
    return FALSE;
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
  return TRUE;
}

static gboolean
toggle_rows (TengenShowGame *self)
{
  const TengenPosition *position = get_position (self);
  const TengenBoard *board = tengen_position_get_board (position);
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;

  if (tengen_show_rows_is_on (self->rows))
    tengen_show_rows_set (self->rows, NULL);
  else
    {
      count = tengen_position_count (position);
      if (count == NULL)
        return FALSE;
      account = tengen_account_new (
          count, &tengen_position_get_setup (position)->rules);
      tengen_show_rows_set (self->rows,
                            tengen_go_tally_new (board, count, account));
    }
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
  return TRUE;
}

static gboolean
can (TengenShow *show, TengenShowAct act)
{
  TengenShowGame *self = TENGEN_SHOW_GAME (show);
  gboolean aside = self->reason != NULL || self->forbidden != NULL;

  if (self->count != NULL && tengen_show_can (self->count, act))
    return TRUE;
  if (tengen_show_rows_is_on (self->rows) && tengen_show_rows_takes (act))
    return tengen_show_rows_can (self->rows, act);
  switch (act)
    {
    case TENGEN_SHOW_FORWARD:
      return aside || has_child (self) ||
             (self->count == NULL && self->at + 1 < self->talk->len);
    case TENGEN_SHOW_BACK:
      return aside || has_parent (self) ||
             (self->count == NULL && self->at > 0);
    case TENGEN_SHOW_NEXT:
    case TENGEN_SHOW_LAST:
      return has_child (self);
    case TENGEN_SHOW_PREVIOUS:
    case TENGEN_SHOW_FIRST:
      return has_parent (self);
    case TENGEN_SHOW_UNDO:
      return has_property (self, "can-undo");
    case TENGEN_SHOW_PASS:
      return self->count == NULL && has_property (self, "can-play");
    case TENGEN_SHOW_ROWS:
      return tengen_position_get_renju (get_position (self)) == NULL;
    case TENGEN_SHOW_HINT:
    case TENGEN_SHOW_ANSWER:
    case TENGEN_SHOW_RETRY:
    case TENGEN_SHOW_PERSON:
      break;
    }
  return FALSE;
}

static gboolean
do_act (TengenShowGame *self, TengenShowAct act)
{
  switch (act)
    {
    case TENGEN_SHOW_FORWARD:
      return go_forward (self);
    case TENGEN_SHOW_BACK:
      return go_back (self);
    case TENGEN_SHOW_NEXT:
      return tengen_session_step (self->session, PAGE);
    case TENGEN_SHOW_PREVIOUS:
      return tengen_session_step (self->session, -PAGE);
    case TENGEN_SHOW_FIRST:
      return tengen_session_step (self->session, G_MININT);
    case TENGEN_SHOW_LAST:
      return tengen_session_step (self->session, G_MAXINT);
    case TENGEN_SHOW_UNDO:
      return tengen_session_undo (self->session);
    case TENGEN_SHOW_PASS:
      return tengen_session_pass (self->session);
    case TENGEN_SHOW_ROWS:
      return toggle_rows (self);
    case TENGEN_SHOW_HINT:
    case TENGEN_SHOW_ANSWER:
    case TENGEN_SHOW_RETRY:
    case TENGEN_SHOW_PERSON:
      break;
    }
  return FALSE;
}

static gboolean
act (TengenShow *show, TengenShowAct what)
{
  TengenShowGame *self = TENGEN_SHOW_GAME (show);

  if (!can (show, what))
    return FALSE;
  if (self->count != NULL && tengen_show_can (self->count, what))
    return tengen_show_act (self->count, what);
  if (tengen_show_rows_is_on (self->rows) && tengen_show_rows_takes (what))
    return tengen_show_rows_act (self->rows, what);
  return do_act (self, what);
}

/* --- Clicks --- */

static gboolean
is_offering (const TengenGameRenju *renju)
{
  TengenRenjuStep step;

  if (renju == NULL)
    return FALSE;
  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind == TENGEN_RENJU_STEP_OFFER;
}

/* Whether a black stone there would lose at once; not twice of one point. */
static gboolean
is_warned (TengenShowGame *self, TengenPoint point)
{
  const TengenPosition *position = get_position (self);
  const TengenGameRenju *renju = tengen_position_get_renju (position);

  return renju != NULL && !renju->opening->rules.declared &&
         point < TENGEN_RENJU_POINTS &&
         (self->forbidden == NULL || self->forbidden->point != point) &&
         tengen_renju_get (renju->board, point) == TENGEN_STONE_NONE &&
         tengen_position_get_phase (position) == TENGEN_PHASE_PLAY &&
         tengen_position_get_to_move (position) == TENGEN_STONE_BLACK &&
         (tengen_renju_classify (renju->board, point) &
          TENGEN_RENJU_FORBIDDEN) != 0;
}

static gboolean
warn (TengenShowGame *self, TengenPoint point)
{
  const TengenGameRenju *renju =
      tengen_position_get_renju (get_position (self));

  forget_reasons (self);
  self->forbidden = tengen_renju_explain (renju->board, point);
  refresh (self, 0);
  tengen_show_emit_changed (TENGEN_SHOW (self), FALSE);
  return TRUE;
}

static gboolean
press (TengenShow *show, TengenPoint point, guint button)
{
  TengenShowGame *self = TENGEN_SHOW_GAME (show);

  if (self->count != NULL)
    return tengen_show_press (self->count, point, button);
  if (tengen_show_rows_is_on (self->rows))
    return FALSE;
  if (is_offering (tengen_position_get_renju (get_position (self))))
    return tengen_session_offer (self->session, point);
  if (is_warned (self, point))
    return warn (self, point);
  return tengen_session_play (self->session, point);
}

/* --- What is seen --- */

static TengenView *
make_view (TengenShow *show)
{
  TengenShowGame *self = TENGEN_SHOW_GAME (show);
  const TengenPosition *position = get_position (self);
  g_autoptr (TengenMarkup) markup = NULL;
  TengenView *view;

  if (self->count != NULL)
    return tengen_show_make_view (self->count);
  view = tengen_view_new_position (
      position, TENGEN_VIEW_NUMBERS_NONE, TENGEN_NODE_NONE);
  markup = tengen_markup_new (position);
  if (markup != NULL)
    tengen_view_add_markup (view, markup, FALSE);
  if (self->reason != NULL)
    tengen_view_add_reason (view, self->reason);
  if (self->forbidden != NULL)
    tengen_view_add_explanation (view, self->forbidden);
  else if (tengen_position_get_renju (position) != NULL && !has_child (self))
    tengen_view_add_area (view, position);
  return view;
}

static char *
make_title (TengenShow *show)
{
  TengenShowGame *self = TENGEN_SHOW_GAME (show);
  const TengenPosition *position = get_position (self);
  g_autofree char *title =
      tengen_words_title (tengen_position_get_record (position),
                          tengen_position_get_root (position));

  return *title != '\0'
             ? g_steal_pointer (&title)
             : tengen_words_game (tengen_position_get_setup (position));
}

static GtkWidget *
make_stage (TengenShow *show)
{
  TengenShowGame *self = TENGEN_SHOW_GAME (show);

  return self->count != NULL ? tengen_show_make_stage (self->count)
                             : tengen_show_rows_get_widget (self->rows);
}

/* The steps of a count have pages, a game has none. */
static guint
get_place (TengenShow *show, guint *n_pages)
{
  TengenShowGame *self = TENGEN_SHOW_GAME (show);

  if (self->count != NULL)
    return tengen_show_get_place (self->count, n_pages);
  *n_pages = 0;
  return 0;
}

/* --- The object --- */

static void
tengen_show_game_finalize (GObject *object)
{
  TengenShowGame *self = TENGEN_SHOW_GAME (object);

  forget_reasons (self);
  drop_count (self);
  g_clear_pointer (&self->talk, g_ptr_array_unref);
  g_clear_pointer (&self->rows, tengen_show_rows_free);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (tengen_show_game_parent_class)->finalize (object);
}

static void
tengen_show_game_class_init (TengenShowGameClass *klass)
{
  TengenShowClass *show_class = TENGEN_SHOW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_show_game_finalize;
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
tengen_show_game_init (TengenShowGame *self)
{
  self->rows = tengen_show_rows_new (TENGEN_SHOW (self));
}

TengenShow *
tengen_show_game_new (TengenSession *session)
{
  TengenShowGame *self;

  g_return_val_if_fail (TENGEN_IS_SESSION (session), NULL);

  self = g_object_new (TENGEN_TYPE_SHOW_GAME, NULL);
  self->session = g_object_ref (session);
  refresh (self, 0);
  g_signal_connect_object (
      session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      session, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  return TENGEN_SHOW (self);
}
