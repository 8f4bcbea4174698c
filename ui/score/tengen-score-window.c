/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-window: the scoring dialog (終局の確認)
 *
 * Everything shown is asked from the session's position at each "changed";
 * while the window is hidden nothing is asked, and nothing is remembered.
 */
#include "tengen-ruby-over.h"
#include "tengen-score-window-private.h"

#include "tengen-announce.h"
#include "tengen-board-look.h"
#include "tengen-board-typed.h"
#include "tengen-color-scheme.h"
#include "tengen-help.h"
#include "tengen-label.h"
#include "tengen-pair-layout.h"
#include "tengen-score-board.h"
#include "tengen-score-notes.h"
#include "tengen-score-resources.h"
#include "tengen-session-computer.h"
#include "tengen-style.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

G_DEFINE_FINAL_TYPE (TengenScoreWindow, tengen_score_window, GTK_TYPE_WINDOW)

static const TengenPosition *
get_position (TengenScoreWindow *self)
{
  if (self->session == NULL)
    return NULL;
  return tengen_session_get_position (self->session);
}

/* What is said of the count goes before a hint. */
static void
update_told (TengenScoreWindow *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->sentence)))
    gtk_stack_set_visible_child (
        self->told, gtk_widget_get_parent (GTK_WIDGET (self->sentence)));
  else if (tengen_notice_get_rank (self->notice, NULL) > 0)
    gtk_stack_set_visible_child (self->told, GTK_WIDGET (self->notice));
}

static void
show_sentence (TengenScoreWindow *self, const char *text)
{
  tengen_label_show (self->sentence, text);
  update_told (self);
}

void
tengen_score_window_say (TengenScoreWindow *self, const char *text)
{
  show_sentence (self, text);
  tengen_announce (GTK_WIDGET (self->sentence), text);
}

TengenNotation
tengen_score_window_get_notation (void)
{
  int coordinates = tengen_board_look_get_coordinates ();

  return coordinates < 0 ? TENGEN_NOTATION_A1 : (TengenNotation) coordinates;
}

/* Shows the board and what is said about it. */
static void
update_count (TengenScoreWindow *self, const TengenPosition *position)
{
  int fillable[3];
  TengenView *view = tengen_score_board_view (position, fillable);

  tengen_score_window_update_doubts (self, position, view);
  tengen_board_view_set_view (self->board, view);
  tengen_score_panel_set (self->panel,
                          position,
                          tengen_score_window_get_notation (),
                          fillable[TENGEN_STONE_BLACK],
                          fillable[TENGEN_STONE_WHITE]);
}

static void
update_hint (TengenScoreWindow *self, const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  g_autofree char *hint = tengen_score_notes_hint (
      &setup->rules, tengen_position_get_phase (position));

  gtk_label_set_label (self->hint, hint);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->hint), hint);
}

static void agree_toggled_cb (GtkCheckButton *button, TengenScoreWindow *self);

/* Shows whether a side agrees, without agreeing. */
static gboolean
update_agreed (TengenScoreWindow *self,
               GtkCheckButton *button,
               const TengenPosition *position,
               TengenStone stone)
{
  TengenSeat seat = tengen_position_get_seat (position, stone);
  gboolean agreed = tengen_position_get_agreed (position, seat);

  g_signal_handlers_block_by_func (button, agree_toggled_cb, self);
  gtk_check_button_set_active (button, agreed);
  gtk_widget_set_sensitive (GTK_WIDGET (button),
                            tengen_session_get_opponent (self->session, seat) ==
                                NULL);
  g_signal_handlers_unblock_by_func (button, agree_toggled_cb, self);
  return agreed;
}

/* Once the result is final, closing is what is left to do. */
static void
update_agreement (TengenScoreWindow *self, gboolean over)
{
  const char *page = over ? "close" : "agree";

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->agreement), page) == 0)
    return;
  gtk_stack_set_visible_child_name (self->agreement, page);
  gtk_widget_set_visible (self->settling, !over);
  gtk_widget_set_visible (self->leave, !over);
  if (over)
    gtk_widget_grab_focus (self->close_button);
}

static void
update_controls (TengenScoreWindow *self, const TengenPosition *position)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean counts = tengen_position_get_phase (position) == TENGEN_PHASE_COUNT;
  gboolean black =
      update_agreed (self, self->black_agrees, position, TENGEN_STONE_BLACK);
  gboolean white =
      update_agreed (self, self->white_agrees, position, TENGEN_STONE_WHITE);

  update_agreement (self, !counts);
  gtk_widget_action_set_enabled (
      widget,
      "score.unmark",
      counts && tengen_position_get_marks_left (position) > 0);
  gtk_widget_action_set_enabled (
      widget, "score.finish", counts && black && white);
  tengen_score_resume_set (self->resume, position);
  tengen_label_show (self->resume_note,
                     tengen_score_resume_get_note (self->resume));
}

void
tengen_score_window_update (TengenScoreWindow *self)
{
  const TengenPosition *position = get_position (self);

  tengen_session_judge (self->session);
  update_hint (self, position);
  update_count (self, position);
  update_controls (self, position);
}

static gboolean
is_agreed (TengenScoreWindow *self)
{
  return gtk_check_button_get_active (self->black_agrees) ||
         gtk_check_button_get_active (self->white_agrees);
}

/* What is said of a change: a tick that has gone by itself needs a reason. */
static void
tell_change (TengenScoreWindow *self, gboolean was_agreed)
{
  gboolean counts =
      tengen_position_get_phase (get_position (self)) == TENGEN_PHASE_COUNT;
  const char *lost =
      counts && was_agreed && !is_agreed (self)
          ? _ ("The marks have changed: please tick once more that both agree.")
          : "";
  GString *text = g_string_new (lost);

  show_sentence (self, lost);
  if (!counts)
    tengen_words_append (text, _ ("The game is over."));
  tengen_words_append (text, tengen_score_panel_get_result (self->panel));
  tengen_announce (GTK_WIDGET (self->sentence), text->str);
  g_string_free (text, TRUE);
}

/* There is a count where play has stopped, or where the game ended by one. */
static gboolean
is_wanted (const TengenPosition *position)
{
  return position != NULL && tengen_position_is_counted (position);
}

static void
changed_cb (TengenScoreWindow *self)
{
  gboolean agreed = is_agreed (self);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (!is_wanted (get_position (self)))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }
  tengen_score_window_update (self);
  tell_change (self, agreed);
}

/* What is doubtful is known now, or not yet. */
static void
judging_cb (TengenScoreWindow *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self)) ||
      !is_wanted (get_position (self)))
    return;
  tengen_score_window_update (self);
  tengen_score_window_tell_doubts (self);
}

static void
refused_cb (TengenScoreWindow *self, const TengenReason *reason)
{
  g_autofree char *text = NULL;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  update_controls (self, get_position (self));
  text = tengen_words_reason (
      reason, &tengen_position_get_setup (get_position (self))->rules);
  tengen_score_window_say (self, text);
}

static void
activated_cb (TengenBoardView *board,
              guint point,
              guint button,
              guint n_press,
              TengenScoreWindow *self)
{
  g_autofree char *text = NULL;

  if (self->session == NULL || button > GDK_BUTTON_PRIMARY)
    return;
  self->shown = TENGEN_POINT_NONE;
  text = tengen_score_board_click (
      self->session, (TengenPoint) point, tengen_score_window_get_notation ());
  if (*text != '\0')
    tengen_score_window_say (self, text);
}

/* Keys of play do nothing in the count: the session tells why. */
static gboolean
typing_cb (TengenScoreWindow *self, guint letter)
{
  if (self->session == NULL ||
      tengen_position_get_phase (get_position (self)) != TENGEN_PHASE_COUNT ||
      (letter != 'p' && letter != 'u'))
    return FALSE;
  if (letter == 'p')
    tengen_session_pass (self->session);
  else
    tengen_session_take_back (self->session);
  return TRUE;
}

static void
term_cb (TengenScorePanel *panel,
         int kind,
         int stone,
         int value,
         TengenScoreWindow *self)
{
  if (self->session != NULL)
    tengen_session_set_term (
        self->session, (TengenActionKind) kind, (TengenStone) stone, value);
}

static void
agree_toggled_cb (GtkCheckButton *button, TengenScoreWindow *self)
{
  const TengenPosition *position = get_position (self);
  TengenStone stone =
      button == self->black_agrees ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  if (position != NULL)
    tengen_session_agree (self->session,
                          tengen_position_get_seat (position, stone),
                          gtk_check_button_get_active (button));
}

static void
resume_cb (TengenScoreResume *resume, int seat, TengenScoreWindow *self)
{
  if (self->session != NULL)
    tengen_session_resume (self->session, (TengenSeat) seat);
}

/* The window asks nothing while hidden: it catches up before it is seen. */
static void
tengen_score_window_show (GtkWidget *widget)
{
  TengenScoreWindow *self = TENGEN_SCORE_WINDOW (widget);

  self->shown = TENGEN_POINT_NONE;
  show_sentence (self, "");
  if (is_wanted (get_position (self)))
    {
      tengen_score_window_update (self);
      tengen_score_window_tell_doubts (self);
    }
  GTK_WIDGET_CLASS (tengen_score_window_parent_class)->show (widget);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
follow_names (TengenScoreWindow *self)
{
  g_object_set (self->board,
                "coordinates",
                tengen_board_look_get_coordinates (),
                "notation",
                (int) tengen_score_window_get_notation (),
                NULL);
  changed_cb (self);
}

static void
tengen_score_window_dispose (GObject *object)
{
  TengenScoreWindow *self = TENGEN_SCORE_WINDOW (object);

  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tengen_score_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_score_get_resource ();
  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/score/tengen-score-window.ui");
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, board);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, resume);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, panel);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, answer);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, hint);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, told);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, notice);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, sentence);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, resume_note);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, agreement);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, black_agrees);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, white_agrees);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, close_button);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, settling);
  gtk_widget_class_bind_template_child (klass, TengenScoreWindow, leave);
  gtk_widget_class_bind_template_callback (klass, activated_cb);
  gtk_widget_class_bind_template_callback (klass, agree_toggled_cb);
  gtk_widget_class_bind_template_callback (klass, resume_cb);
  gtk_widget_class_bind_template_callback (klass, term_cb);
  gtk_widget_class_bind_template_callback (klass, typing_cb);
}

static void
tengen_score_window_class_init (TengenScoreWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_score_window_dispose;
  widget_class->show = tengen_score_window_show;

  g_type_ensure (TENGEN_TYPE_BOARD_TYPED);
  g_type_ensure (TENGEN_TYPE_BOARD_VIEW);
  g_type_ensure (TENGEN_TYPE_NOTICE);
  g_type_ensure (TENGEN_TYPE_PAIR_LAYOUT);
  g_type_ensure (TENGEN_TYPE_SCORE_ANSWER);
  g_type_ensure (TENGEN_TYPE_SCORE_PANEL);
  g_type_ensure (TENGEN_TYPE_SCORE_RESUME);
  tengen_score_window_install_signals (object_class);
  tengen_score_window_install_actions (widget_class);
  bind_template (widget_class);
}

static void
tengen_score_window_init (TengenScoreWindow *self)
{
  TengenColorScheme *scheme = tengen_color_scheme_get_default ();

  self->shown = TENGEN_POINT_NONE;

  self->session_signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->session_signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (
      self->session_signals, "refused", G_CALLBACK (refused_cb), self);
  g_signal_group_connect_swapped (
      self->session_signals, "notify::judging", G_CALLBACK (judging_cb), self);
  g_signal_group_connect_swapped (self->session_signals,
                                  "objected",
                                  G_CALLBACK (tengen_score_window_object),
                                  self);

  tengen_style_add_resource ("/org/tengen/Tengen/score/tengen-score.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (
      self->notice, "changed", G_CALLBACK (update_told), self);
  tengen_help_add_button (GTK_WINDOW (self), "counting");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.unmark", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.finish", FALSE);
  g_object_bind_property (
      scheme, "dark", self->board, "dark", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (tengen_board_look_get_default (),
                           "notify::coordinates",
                           G_CALLBACK (follow_names),
                           self,
                           G_CONNECT_SWAPPED);
  follow_names (self);
}

TengenScoreWindow *
tengen_score_window_new (GtkWindow *parent, TengenSession *session)
{
  TengenScoreWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (session == NULL || TENGEN_IS_SESSION (session), NULL);

  self = g_object_new (TENGEN_TYPE_SCORE_WINDOW, "transient-for", parent, NULL);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  return self;
}

TengenNotice *
tengen_score_window_get_notice (TengenScoreWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_SCORE_WINDOW (self), NULL);

  return self->notice;
}
