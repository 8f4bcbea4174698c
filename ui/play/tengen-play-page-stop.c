/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-stop: stones beside the board, proposals to stop, positions
 * that come back
 *
 * Shape: what there is to answer or to do is asked of the position each time;
 *        only that a repetition was closed is kept here. A repetition goes on
 *        with every move of its round: once closed it is not said again before
 *        the round is complete once more.
 */
#include "tengen-play-page-stop.h"

#include "tengen-play-glimpse.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-computer.h"
#include "tengen-play-page-early.h"
#include "tengen-play-page-focus.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-show.h"
#include "tengen-session-computer.h"
#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayStopPart
{
  TengenPlayGlimpse *glimpse;
  /* where it stands while the game is played, and in review */
  GtkWidget *slot;
  GtkWidget *review_slot;
  /* the repetition that was closed: its node, the number of its move, and
   * how many moves it took */
  TengenNode node;
  guint move;
  guint span;
};

void
tengen_play_page_make_stop (TengenPlayPage *self)
{
  self->stop_part = g_new0 (TengenPlayStopPart, 1);
  self->stop_part->glimpse = tengen_play_page_find (self, "glimpse");
  self->stop_part->slot = tengen_play_page_find (self, "glimpse_slot");
  self->stop_part->review_slot =
      tengen_play_page_find (self, "glimpse_review_slot");
}

/* --- The small board --- */

void
tengen_play_page_show_picture (TengenPlayPage *self,
                               TengenNode node,
                               guint move)
{
  GtkWidget *slot =
      self->review ? self->stop_part->review_slot : self->stop_part->slot;

  tengen_play_page_move_part (GTK_WIDGET (self->stop_part->glimpse), slot);
  gtk_widget_set_visible (slot, TRUE);
  tengen_play_glimpse_show (self->stop_part->glimpse,
                            tengen_session_get_game (self->session),
                            node,
                            move);
  tengen_play_page_update_stop_actions (self);
}

void
tengen_play_page_hide_picture (TengenPlayPage *self)
{
  tengen_play_glimpse_hide (self->stop_part->glimpse);
  gtk_widget_set_visible (self->stop_part->slot, FALSE);
  gtk_widget_set_visible (self->stop_part->review_slot, FALSE);
  tengen_play_page_update_stop_actions (self);
}

/* --- What a proposal makes one do --- */

static void
offer_act (TengenPlayPage *self,
           guint index,
           const TengenPosition *position,
           TengenActionKind kind,
           const char *action)
{
  const TengenGoRules *rules = &tengen_position_get_setup (position)->rules;
  g_autofree char *name = tengen_words_act (kind, rules);
  g_autofree char *tip = tengen_play_acts_tip (position, kind, NULL);

  tengen_play_line_set_button (self->line, index, name, action, tip);
}

static void
append_answer (TengenPlayPage *self,
               GString *text,
               const TengenPosition *position)
{
  g_autoptr (TengenReason) reason =
      tengen_play_acts_check (position, TENGEN_ACTION_REFUSE);
  gboolean black = tengen_position_get_to_move (position) == TENGEN_STONE_BLACK;

  tengen_words_append (text,
                       black ? _ ("Black proposes to stop play.")
                             : _ ("White proposes to stop play."));
  if (reason != NULL)
    {
      g_autofree char *why = tengen_words_reason (
          reason, &tengen_position_get_setup (position)->rules);

      tengen_words_append (text, why);
    }
  offer_act (self, 0, position, TENGEN_ACTION_ACCEPT, "game.accept");
  offer_act (self, 1, position, TENGEN_ACTION_REFUSE, "game.refuse");
}

/* In the review there are no buttons beside the board. */
static void
append_virtual (TengenPlayPage *self,
                GString *text,
                const TengenPosition *position)
{
  gboolean black = tengen_position_get_to_move (position) == TENGEN_STONE_BLACK;

  tengen_words_append (
      text,
      black ? _ ("White refused to stop. Black must put a stone beside the "
                 "board now.")
            : _ ("Black refused to stop. White must put a stone beside the "
                 "board now."));
  if (self->review)
    offer_act (self, 0, position, TENGEN_ACTION_VIRTUAL, "game.virtual");
}

static void
append_place (GString *text, const TengenPosition *position)
{
  int n = tengen_position_get_n_to_place (position);
  g_autofree char *sentence = g_strdup_printf (
      tengen_words_plural ("Black, place %d more handicap stone wherever you "
                           "like.",
                           "Black, place %d more handicap stones wherever you "
                           "like.",
                           (gulong) n),
      n);

  tengen_words_append (text, sentence);
}

gboolean
tengen_play_page_append_duty (TengenPlayPage *self, GString *text)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  gboolean black = tengen_position_get_to_move (position) == TENGEN_STONE_BLACK;

  switch (tengen_position_get_duty (position))
    {
    case TENGEN_DUTY_NONE:
    case TENGEN_DUTY_ADMIT:
      return FALSE;
    case TENGEN_DUTY_ANSWER:
      append_answer (self, text, position);
      return TRUE;
    case TENGEN_DUTY_VIRTUAL:
      append_virtual (self, text, position);
      return TRUE;
    case TENGEN_DUTY_BOARD:
      tengen_words_append (
          text,
          black ? _ ("Black refused to stop and must play on the board now.")
                : _ ("White refused to stop and must play on the board now."));
      return TRUE;
    case TENGEN_DUTY_PLACE:
      append_place (text, position);
      return TRUE;
    }
  g_return_val_if_reached (FALSE);
}

/* --- Positions that come back --- */

void
tengen_play_page_forget_cycle (TengenPlayPage *self)
{
  self->stop_part->node = TENGEN_NODE_NONE;
}

/* Within one round of a closed repetition there is nothing new to say. */
static gboolean
is_closed (TengenPlayPage *self, guint move)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = tengen_game_get_cursor (game);

  if (self->stop_part->node == TENGEN_NODE_NONE ||
      move >= self->stop_part->move)
    return FALSE;
  for (guint i = 0; i < self->stop_part->span && node != TENGEN_NODE_NONE; i++)
    {
      if (node == self->stop_part->node)
        return TRUE;
      node = tengen_record_get_parent (record, node);
    }
  return FALSE;
}

static gboolean
find_cycle (TengenPlayPage *self, guint *move, TengenNode *node)
{
  const TengenPosition *position = tengen_session_get_position (self->session);

  return tengen_position_get_phase (position) == TENGEN_PHASE_PLAY &&
         tengen_position_get_cycle (position, move, node) &&
         !is_closed (self, *move);
}

static void
offer_cycle (TengenPlayPage *self, guint move)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  g_autofree char *see = move == 0 ? g_strdup (_ ("See the Start"))
                                   : g_strdup_printf (_ ("See Move %u"), move);

  tengen_play_line_set_button (self->line,
                               0,
                               see,
                               "game.see-cycle",
                               _ ("Shows that position beside the board"));
  offer_act (self, 1, position, TENGEN_ACTION_VOID, "game.void");
  tengen_play_line_set_button (self->line,
                               2,
                               _ ("Close"),
                               "game.close-cycle",
                               _ ("Closes this; play goes on (Esc)"));
}

gboolean
tengen_play_page_append_cycle (TengenPlayPage *self, GString *text)
{
  g_autofree char *sentence = NULL;
  TengenNode node;
  guint move;

  if (!find_cycle (self, &move, &node))
    return FALSE;
  sentence = move == 0
                 ? g_strdup (_ ("This is the first position again."))
                 : g_strdup_printf (
                       _ ("This is the position after move %u again."), move);
  tengen_words_append (text, sentence);
  offer_cycle (self, move);
  return TRUE;
}

/* --- Actions --- */

gboolean
tengen_play_page_can (TengenPlayPage *self, TengenActionKind kind)
{
  g_autoptr (TengenReason) reason = tengen_play_acts_check (
      tengen_session_get_position (self->session), kind);

  return reason == NULL || reason->node != TENGEN_NODE_NONE;
}

void
tengen_play_page_leave (TengenPlayPage *self, GtkWidget *part)
{
  if ((gtk_widget_get_state_flags (part) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    tengen_play_page_focus_board (self);
}

static void
virtual_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_leave (self, GTK_WIDGET (self->line));
  tengen_session_virtual (self->session);
}

/* After a proposal by keyboard the focus goes to the answers. */
static void
propose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);
  gboolean inside = (gtk_widget_get_state_flags (GTK_WIDGET (self->acts)) &
                     GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (tengen_session_propose (self->session) && inside)
    gtk_widget_grab_focus (tengen_play_line_get_button (self->line, 0));
}

static void
answer_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_leave (self, GTK_WIDGET (self->line));
  tengen_session_answer (self->session, g_str_equal (action, "game.accept"));
}

static void
void_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_leave (self, GTK_WIDGET (self->line));
  tengen_session_end_void (self->session);
}

static void
see_cycle_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);
  TengenNode node;
  guint move;

  if (find_cycle (self, &move, &node))
    tengen_play_page_show_picture (self, node, move);
}

static void
close_cycle_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);
  const TengenPosition *position = tengen_session_get_position (self->session);
  TengenNode node;
  guint move;

  if (!find_cycle (self, &move, &node))
    return;
  tengen_play_page_leave (self, GTK_WIDGET (self->line));
  self->stop_part->node = tengen_position_get_node (position);
  self->stop_part->move = tengen_position_get_move (position);
  self->stop_part->span =
      self->stop_part->move - MIN (move, self->stop_part->move);
  tengen_play_page_show_all (self);
}

static void
close_picture_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_leave (self, GTK_WIDGET (self->stop_part->glimpse));
  tengen_play_page_hide_picture (self);
}

static gboolean
has_picture (TengenPlayPage *self)
{
  return tengen_play_glimpse_get_node (self->stop_part->glimpse) !=
         TENGEN_NODE_NONE;
}

static void
dismiss_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  if (tengen_play_page_is_asking (self))
    gtk_widget_activate_action (widget, "game.no", NULL);
  else if (tengen_play_page_asks_early (self))
    gtk_widget_activate_action (widget, "game.go-on", NULL);
  else if (tengen_play_page_has_why (self))
    gtk_widget_activate_action (widget, "game.close-why", NULL);
  else if (has_picture (self))
    gtk_widget_activate_action (widget, "game.close-picture", NULL);
  else
    gtk_widget_activate_action (widget, "game.close-cycle", NULL);
}

static const struct
{
  const char *action;
  GtkWidgetActionActivateFunc activate;
  const char *keys;
} actions[] = {
  { "game.virtual", virtual_cb, "v" },
  { "game.propose", propose_cb, "o" },
  { "game.accept", answer_cb, NULL },
  { "game.refuse", answer_cb, NULL },
  { "game.void", void_cb, NULL },
  { "game.see-cycle", see_cycle_cb, NULL },
  { "game.close-cycle", close_cycle_cb, NULL },
  { "game.close-picture", close_picture_cb, NULL },
  { "game.dismiss", dismiss_cb, "Escape" },
};

void
tengen_play_page_install_stop_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (
        widget_class, actions[i].action, NULL, actions[i].activate);
}

void
tengen_play_page_add_stop_keys (GtkShortcutController *controller)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].keys != NULL)
      tengen_play_page_add_key (
          controller, actions[i].keys, actions[i].action, NULL);
}

static gboolean
can_play (TengenPlayPage *self)
{
  gboolean can = FALSE;

  g_object_get (self->session, "can-play", &can, NULL);
  return can && tengen_play_page_has_board (self) &&
         (!tengen_play_page_awaits_computer (self) ||
          tengen_session_offers_void (self->session));
}

static void
update_acts (TengenPlayPage *self)
{
  static const struct
  {
    const char *action;
    TengenActionKind kind;
  } kinds[] = {
    { "game.virtual", TENGEN_ACTION_VIRTUAL },
    { "game.propose", TENGEN_ACTION_PROPOSE },
    { "game.accept", TENGEN_ACTION_ACCEPT },
    { "game.refuse", TENGEN_ACTION_REFUSE },
    { "game.void", TENGEN_ACTION_VOID },
  };
  gboolean can = self->session != NULL && can_play (self);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    gtk_widget_action_set_enabled (
        GTK_WIDGET (self),
        kinds[i].action,
        can && tengen_play_page_can (self, kinds[i].kind));
}

void
tengen_play_page_update_stop_actions (TengenPlayPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TengenNode node;
  guint move;
  gboolean cycle = self->session != NULL && find_cycle (self, &move, &node);

  update_acts (self);
  gtk_widget_action_set_enabled (widget, "game.see-cycle", cycle);
  gtk_widget_action_set_enabled (widget, "game.close-cycle", cycle);
  gtk_widget_action_set_enabled (
      widget, "game.close-picture", has_picture (self));
  gtk_widget_action_set_enabled (
      widget, "game.go-on", tengen_play_page_asks_early (self));
  gtk_widget_action_set_enabled (
      widget,
      "game.dismiss",
      cycle || has_picture (self) || tengen_play_page_asks_early (self) ||
          tengen_play_page_has_why (self) || tengen_play_page_is_asking (self));
}
