/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-actions: what can be done on the page: game.*, with keys
 *
 * Shape: an action asks the session; whether it was possible shows in what the
 *        session says. Giving up asks once, in place of the buttons.
 */
#include "tengen-play-page-actions.h"

#include "tengen-opponent.h"
#include "tengen-play-acts.h"
#include "tengen-play-page-advice.h"
#include "tengen-play-page-clock.h"
#include "tengen-play-page-computer.h"
#include "tengen-play-page-early.h"
#include "tengen-play-page-estimate.h"
#include "tengen-play-page-focus.h"
#include "tengen-play-page-match.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-review.h"
#include "tengen-play-page-show.h"
#include "tengen-play-page-stop.h"
#include "tengen-play-page-walk.h"
#include "tengen-session-advice.h"
#include "tengen-session-watch.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayAskPart
{
  GtkLabel *question;
  GtkButton *yes;
  GtkButton *no;
  /* what the open question is about */
  TengenPlayQuestion asked;
  guint64 edits;
  TengenNode node;
  /* the computer may answer meanwhile */
  gboolean awaited;
};

void
tengen_play_page_make_question (TengenPlayPage *self)
{
  self->ask_part = g_new0 (TengenPlayAskPart, 1);
  self->ask_part->question = tengen_play_page_find (self, "question");
  self->ask_part->yes = tengen_play_page_find (self, "yes");
  self->ask_part->no = tengen_play_page_find (self, "no");
}

static void
pass_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_session_pass (TENGEN_PLAY_PAGE (widget)->session);
}

static void
take_back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  if (tengen_play_page_is_match (self))
    tengen_play_page_request_take_back (self);
  else
    tengen_session_take_back (self->session);
}

/* No lies over the button that asked: that of taking back stands at the left,
 * the others at the right. */
static void
place_answers (TengenPlayPage *self)
{
  gboolean request = self->ask_part->asked == TENGEN_PLAY_QUESTION_TAKE_BACK;
  GtkWidget *first =
      GTK_WIDGET (request ? self->ask_part->no : self->ask_part->yes);
  GtkWidget *second =
      GTK_WIDGET (request ? self->ask_part->yes : self->ask_part->no);

  gtk_button_set_label (self->ask_part->yes,
                        request ? _ ("I Agree") : _ ("Yes"));
  gtk_button_set_label (self->ask_part->no, request ? _ ("Refuse") : _ ("No"));
  gtk_box_reorder_child_after (
      GTK_BOX (gtk_widget_get_parent (first)), second, first);
}

/* The question is about the game as it stands. */
static void
note_asked (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  self->ask_part->edits = tengen_game_get_edits (game);
  self->ask_part->node = tengen_game_get_cursor (game);
  self->ask_part->awaited = tengen_play_page_awaits_computer (self);
}

void
tengen_play_page_forget_question (TengenPlayPage *self)
{
  self->ask_part->node = TENGEN_NODE_NONE;
}

void
tengen_play_page_ask (TengenPlayPage *self,
                      TengenPlayQuestion asked,
                      const char *question)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->ask_part->asked = asked;
  note_asked (self);
  place_answers (self);
  gtk_label_set_label (self->ask_part->question, question);
  gtk_stack_set_visible_child_name (self->buttons, "question");
  gtk_widget_action_set_enabled (widget, "game.yes", TRUE);
  gtk_widget_action_set_enabled (widget, "game.no", TRUE);
  tengen_play_page_update_stop_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->ask_part->no));
}

/* In Renju who has to act gives up; in an opening that may not be the side to
 * move. The computer never does. */
static TengenStone
get_loser (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);

  if (tengen_play_page_awaits_computer (self))
    return tengen_stone_other (tengen_position_get_stone (
        position, tengen_opponent_find_seat (position)));
  if (tengen_position_get_renju (position) == NULL)
    return tengen_position_get_to_move (position);
  return tengen_position_get_stone (position,
                                    tengen_position_get_actor (position));
}

static void
resign_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);
  gboolean black = get_loser (self) == TENGEN_STONE_BLACK;

  tengen_play_page_ask (self,
                        TENGEN_PLAY_QUESTION_RESIGN,
                        black ? _ ("Does Black resign?")
                              : _ ("Does White resign?"));
}

gboolean
tengen_play_page_is_asking (TengenPlayPage *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->buttons),
                    "question") == 0;
}

static void
close_question (TengenPlayPage *self)
{
  tengen_play_page_show_result (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.yes", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.no", FALSE);
}

static gboolean
may_resign (TengenPlayPage *self)
{
  gboolean can_play;

  g_object_get (self->session, "can-play", &can_play, NULL);
  return can_play && tengen_play_page_has_board (self) &&
         !tengen_session_is_watched (self->session);
}

/* Whether the game is still as it was asked about. A person may give up after
 * the computer's answer, too: buttons that change then would be hit. */
static gboolean
is_still_asked (TengenPlayPage *self)
{
  const TengenPlayAskPart *part = self->ask_part;
  const TengenGame *game;

  if (self->session == NULL || !tengen_play_page_is_asking (self))
    return FALSE;
  if (part->asked == TENGEN_PLAY_QUESTION_RESIGN && !may_resign (self))
    return FALSE;
  game = tengen_session_get_game (self->session);
  if (part->asked == TENGEN_PLAY_QUESTION_RESIGN && part->awaited &&
      tengen_record_get_parent (tengen_game_get_record (game),
                                tengen_game_get_cursor (game)) == part->node)
    note_asked (self);
  return part->edits == tengen_game_get_edits (game) &&
         part->node == tengen_game_get_cursor (game);
}

static void
resign (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);

  tengen_session_resign (self->session,
                         tengen_position_get_seat (position, get_loser (self)));
}

static void
yes_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_focus_board (self);
  close_question (self);
  switch (self->ask_part->asked)
    {
    case TENGEN_PLAY_QUESTION_RESIGN:
      resign (self);
      break;
    case TENGEN_PLAY_QUESTION_DRAW:
      tengen_session_agree_draw (self->session);
      break;
    case TENGEN_PLAY_QUESTION_TAKE_BACK:
      tengen_session_take_back (self->session);
      break;
    case TENGEN_PLAY_QUESTION_BREAK_OFF:
      tengen_session_end_void (self->session);
      break;
    }
}

static void
no_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_focus_board (self);
  close_question (self);
  if (self->ask_part->asked == TENGEN_PLAY_QUESTION_TAKE_BACK)
    tengen_play_page_refuse_take_back (self);
}

/* What is being typed is what was done last. */
static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_play_page_flush (TENGEN_PLAY_PAGE (widget));
  tengen_session_undo (TENGEN_PLAY_PAGE (widget)->session);
}

static void
redo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_play_page_flush (TENGEN_PLAY_PAGE (widget));
  tengen_session_redo (TENGEN_PLAY_PAGE (widget)->session);
}

static void
count_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_close_early (self);
  tengen_play_page_request_count (self);
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "game.pass", pass_cb },     { "game.take-back", take_back_cb },
  { "game.resign", resign_cb }, { "game.yes", yes_cb },
  { "game.no", no_cb },         { "game.undo", undo_cb },
  { "game.redo", redo_cb },     { "game.count", count_cb },
};

static const struct
{
  const char *keys;
  const char *action;
} keys[] = {
  { "p", "game.pass" },
  { "u", "game.take-back" },
  { "<Control>z", "game.undo" },
  { "<Control><Shift>z", "game.redo" },
};

static void
refuse_take_back (TengenPlayPage *self)
{
  if (self->final &&
      tengen_game_can_take_back (tengen_session_get_game (self->session)))
    tengen_play_line_say (
        self->line,
        TENGEN_PLAY_LINE_REFUSED,
        _ ("The result stands in the table now and cannot be taken back."));
  else
    tengen_session_take_back (self->session);
}

/* The session tells why it does none of these. */
gboolean
tengen_play_page_refuse_key (TengenPlayPage *self, guint letter)
{
  const TengenGoRules *rules;

  if (self->session == NULL)
    return FALSE;
  rules =
      &tengen_position_get_setup (tengen_session_get_position (self->session))
           ->rules;
  switch (letter)
    {
    case 'p':
      tengen_session_pass (self->session);
      return TRUE;
    case 'u':
      refuse_take_back (self);
      return TRUE;
    case 'h':
      return tengen_play_page_awaits_computer (self) &&
             (tengen_session_ask_advice (self->session), TRUE);
    case 'v':
      return tengen_play_acts_has (rules, TENGEN_ACTION_VIRTUAL) &&
             (tengen_session_virtual (self->session), TRUE);
    case 'o':
      return tengen_play_acts_has (rules, TENGEN_ACTION_PROPOSE) &&
             (tengen_session_propose (self->session), TRUE);
    default:
      return FALSE;
    }
}

void
tengen_play_page_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (
        widget_class, actions[i].name, NULL, actions[i].activate);
  tengen_play_page_install_stop_actions (widget_class);
  tengen_play_page_install_early_action (widget_class);
  tengen_play_page_install_renju_actions (widget_class);
  tengen_play_page_install_walk_actions (widget_class);
  tengen_play_page_install_review_actions (widget_class);
  tengen_play_page_install_estimate_action (widget_class);
  tengen_play_page_install_clock_action (widget_class);
  tengen_play_page_install_computer_actions (widget_class);
  tengen_play_page_install_advice_action (widget_class);
  tengen_play_page_install_why_actions (widget_class);
}

void
tengen_play_page_add_key (GtkShortcutController *controller,
                          const char *keys_text,
                          const char *action,
                          GVariant *target)
{
  GtkShortcut *shortcut =
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys_text),
                        gtk_named_action_new (action));

  gtk_shortcut_set_arguments (shortcut, target);
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

void
tengen_play_page_add_keys (TengenPlayPage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *all = GTK_SHORTCUT_CONTROLLER (controller);

  gtk_shortcut_controller_set_scope (all, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    tengen_play_page_add_key (all, keys[i].keys, keys[i].action, NULL);
  tengen_play_page_add_stop_keys (all);
  tengen_play_page_add_renju_keys (all);
  tengen_play_page_add_walk_keys (all);
  tengen_play_page_add_review_keys (all);
  tengen_play_page_add_estimate_key (all);
  tengen_play_page_add_clock_keys (all);
  tengen_play_page_add_computer_keys (all);
  tengen_play_page_add_advice_key (all);
  tengen_play_page_add_why_keys (all);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
disable_all (GtkWidget *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (widget, actions[i].name, FALSE);
}

static void
update_actions (TengenPlayPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean can_play, can_take_back, can_undo, can_redo;
  int phase;

  if (!is_still_asked (self))
    close_question (self);
  tengen_play_page_update_stop_actions (self);
  tengen_play_page_update_renju_actions (self);
  tengen_play_page_update_walk_actions (self);
  tengen_play_page_update_review_actions (self);
  tengen_play_page_update_why_actions (self);
  tengen_play_page_update_clock_action (self);
  tengen_play_page_update_advice_action (self);
  tengen_play_page_update_computer_actions (self);
  if (self->session == NULL)
    {
      disable_all (widget);
      return;
    }
  /* clang-format off */
  g_object_get (self->session,
                "can-play", &can_play,
                "can-take-back", &can_take_back,
                "can-undo", &can_undo,
                "can-redo", &can_redo,
                "phase", &phase,
                NULL);
  /* clang-format on */
  can_play = can_play && tengen_play_page_has_board (self);
  gtk_widget_action_set_enabled (
      widget,
      "game.pass",
      can_play && !tengen_play_page_awaits_computer (self) &&
          tengen_play_page_can (self, TENGEN_ACTION_PASS));
  gtk_widget_action_set_enabled (widget, "game.resign", may_resign (self));
  gtk_widget_action_set_enabled (
      widget,
      "game.take-back",
      can_take_back && !(self->final && phase == TENGEN_PHASE_OVER));
  gtk_widget_action_set_enabled (widget, "game.undo", can_undo);
  gtk_widget_action_set_enabled (widget, "game.redo", can_redo);
  gtk_widget_action_set_enabled (
      widget, "game.count", phase == TENGEN_PHASE_COUNT);
}

void
tengen_play_page_update_actions (TengenPlayPage *self)
{
  gboolean inside = tengen_play_page_has_keyboard (GTK_WIDGET (self));

  update_actions (self);
  /* a button that cannot be pressed any more lets go of the keyboard, and what
   * is said with the focus nowhere is not heard */
  if (inside && !tengen_play_page_has_keyboard (GTK_WIDGET (self)) &&
      gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == NULL)
    tengen_play_page_focus_board (self);
}
