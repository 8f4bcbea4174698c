/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-renju: what is done in a game of Renju besides stones
 *
 * What:  clicks that offer a fifth move; choices, numbers and patterns of an
 *        opening; what is declared, and its answer; a draw.
 * Not:   what is said of it (tengen-play-page-renju-say), why a point is
 *        forbidden (tengen-play-page-why).
 * Shape: actions ask the session, as everywhere on the page.
 */
#include "tengen-play-page-private.h"

#include "tengen-play-page-actions.h"
#include "tengen-play-page-computer.h"
#include "tengen-play-page-focus.h"
#include "tengen-play-page-show.h"
#include "tengen-play-page-stop.h"
#include "tengen-renju-patterns.h"
#include "tengen-renju-place.h"
#include "tengen-renju-strip.h"
#include "tengen-session-computer.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayRenjuPart
{
  TengenRenjuStrip *strip;
  /* where it stands while the game is played, and in review */
  GtkWidget *slot;
  GtkWidget *review_slot;
};

void
tengen_play_page_make_strip (TengenPlayPage *self)
{
  self->renju_part = g_new0 (TengenPlayRenjuPart, 1);
  self->renju_part->strip = tengen_play_page_find (self, "strip");
  self->renju_part->slot = tengen_play_page_find (self, "strip_slot");
  self->renju_part->review_slot = tengen_play_page_find (self, "review_slot");
}

/* --- What has to be done --- */

static TengenRenjuStepKind
get_step_kind (const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenRenjuStep step;

  if (renju == NULL)
    return TENGEN_RENJU_STEP_DONE;
  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind;
}

gboolean
tengen_play_page_is_deciding (const TengenPosition *position)
{
  TengenRenjuStepKind kind = get_step_kind (position);

  return kind == TENGEN_RENJU_STEP_CHOOSE ||
         kind == TENGEN_RENJU_STEP_DECLARE ||
         tengen_position_get_duty (position) == TENGEN_DUTY_ADMIT;
}

gboolean
tengen_play_page_is_offering (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);

  return tengen_position_get_phase (position) == TENGEN_PHASE_PLAY &&
         get_step_kind (position) == TENGEN_RENJU_STEP_OFFER;
}

/* --- The strip --- */

/* A reader of the record is not asked to decide what is already in it. */
static const TengenPosition *
get_asked_position (TengenPlayPage *self)
{
  return self->review && !tengen_play_page_is_at_end (self)
             ? NULL
             : tengen_session_get_position (self->session);
}

gboolean
tengen_play_page_show_strip (TengenPlayPage *self)
{
  GtkWidget *slot =
      self->review ? self->renju_part->review_slot : self->renju_part->slot;
  gboolean inside =
      tengen_play_page_has_keyboard (GTK_WIDGET (self->renju_part->strip));

  if (inside)
    tengen_play_page_focus_board (self);
  tengen_play_page_move_part (GTK_WIDGET (self->renju_part->strip), slot);
  tengen_renju_strip_update (self->renju_part->strip,
                             get_asked_position (self),
                             tengen_play_page_awaits_computer (self));
  gtk_widget_set_visible (
      slot, gtk_widget_get_visible (GTK_WIDGET (self->renju_part->strip)));
  return inside;
}

void
tengen_play_page_focus_strip (TengenPlayPage *self)
{
  tengen_renju_strip_focus (self->renju_part->strip);
}

/* --- Actions of an opening --- */

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);
  TengenRenjuChoice choice;

  if (tengen_renju_strip_find_choice (
          tengen_session_get_position (self->session),
          g_variant_get_int32 (parameter),
          &choice))
    tengen_session_choose (self->session, choice);
}

static void
declare_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_session_declare (TENGEN_PLAY_PAGE (widget)->session,
                          g_variant_get_int32 (parameter));
}

/* The stones of the opening may have changed while the window was open. */
static void
pattern_cb (TengenPlayPage *self, int index, gboolean mirrored)
{
  const TengenGameRenju *renju;
  TengenPoint points[3];
  guint n;

  if (self->session == NULL)
    return;
  renju =
      tengen_position_get_renju (tengen_session_get_position (self->session));
  n = renju != NULL ? renju->opening->n_stones : G_N_ELEMENTS (points);
  if (n >= G_N_ELEMENTS (points) ||
      !tengen_renju_place (
          index, mirrored, renju->opening->stones, (int) n, points))
    return;
  while (n < G_N_ELEMENTS (points) &&
         tengen_session_play (self->session, points[n]))
    n++;
  if (!tengen_play_page_is_deciding (
          tengen_session_get_position (self->session)) ||
      !tengen_renju_strip_focus (self->renju_part->strip))
    tengen_play_page_focus_board (self);
}

static void
patterns_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);
  const TengenGameRenju *renju =
      tengen_position_get_renju (tengen_session_get_position (self->session));
  GtkRoot *root = gtk_widget_get_root (widget);
  TengenRenjuPatterns *window = tengen_renju_patterns_new (
      GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
      renju->opening->stones,
      renju->opening->n_stones);

  g_signal_connect_object (
      window, "chosen", G_CALLBACK (pattern_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

/* --- Claims --- */

static void
five_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenSession *session = TENGEN_PLAY_PAGE (widget)->session;
  TengenStone stone = g_str_equal (action, "game.five-black")
                          ? TENGEN_STONE_BLACK
                          : TENGEN_STONE_WHITE;

  tengen_session_declare_five (
      session,
      tengen_position_get_seat (tengen_session_get_position (session), stone));
}

static void
forbidden_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_session_claim_forbidden (TENGEN_PLAY_PAGE (widget)->session);
}

static void
admit_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_leave (self, GTK_WIDGET (self->line));
  tengen_session_admit_five (self->session, g_str_equal (action, "game.admit"));
}

static void
draw_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_ask (self,
                        TENGEN_PLAY_QUESTION_DRAW,
                        tengen_session_has_computer (self->session)
                            ? _ ("Do you propose a draw to the computer?")
                            : _ ("Do both agree to a draw?"));
}

static const struct
{
  const char *action;
  GtkWidgetActionActivateFunc activate;
  const char *keys;
  TengenStone stone;
} claims[] = {
  { "game.five-black", five_cb, "5", TENGEN_STONE_BLACK },
  { "game.five-white", five_cb, "6", TENGEN_STONE_WHITE },
  { "game.forbidden", forbidden_cb, "7", TENGEN_STONE_WHITE },
};

static const struct
{
  const char *action;
  GtkWidgetActionActivateFunc activate;
  const char *keys;
} others[] = {
  { "game.patterns", patterns_cb, "k" },
  { "game.admit", admit_cb, NULL },
  { "game.contest", admit_cb, NULL },
  { "game.draw", draw_cb, "equal" },
};

void
tengen_play_page_install_renju_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    gtk_widget_class_install_action (
        widget_class, claims[i].action, NULL, claims[i].activate);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_widget_class_install_action (
        widget_class, others[i].action, NULL, others[i].activate);
  gtk_widget_class_install_action (widget_class, "game.choose", "i", choose_cb);
  gtk_widget_class_install_action (
      widget_class, "game.declare", "i", declare_cb);
}

void
tengen_play_page_add_renju_keys (GtkShortcutController *controller)
{
  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    tengen_play_page_add_key (
        controller, claims[i].keys, claims[i].action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i].keys != NULL)
      tengen_play_page_add_key (
          controller, others[i].keys, others[i].action, NULL);
  for (int i = 0; i < TENGEN_RENJU_N_CHOICES; i++)
    {
      char key[] = { (char) ('1' + i), '\0' };

      tengen_play_page_add_key (
          controller, key, "game.choose", g_variant_new_int32 (i));
    }
}

static gboolean
can_put_pattern (const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenRenjuStep step;

  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind == TENGEN_RENJU_STEP_PUT && step.is_pattern;
}

/* Whether the computer speaks for a side. */
static gboolean
is_computers (TengenPlayPage *self,
              const TengenPosition *position,
              TengenStone stone)
{
  return tengen_session_has_computer (self->session) &&
         tengen_session_get_opponent (
             self->session, tengen_position_get_seat (position, stone)) != NULL;
}

void
tengen_play_page_update_renju_actions (TengenPlayPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TengenPosition *position =
      self->session != NULL ? tengen_session_get_position (self->session)
                            : NULL;
  const TengenGameRenju *renju =
      position != NULL ? tengen_position_get_renju (position) : NULL;
  gboolean plays = renju != NULL &&
                   tengen_position_get_phase (position) == TENGEN_PHASE_PLAY;
  gboolean answer = plays && renju->declared != TENGEN_STONE_NONE;
  gboolean asked = plays && !tengen_play_page_awaits_computer (self);
  TengenRenjuStepKind kind =
      asked ? get_step_kind (position) : TENGEN_RENJU_STEP_DONE;

  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    gtk_widget_action_set_enabled (
        widget,
        claims[i].action,
        plays && !answer && renju->opening->rules.declared &&
            !is_computers (self, position, claims[i].stone));
  gtk_widget_action_set_enabled (
      widget, "game.choose", kind == TENGEN_RENJU_STEP_CHOOSE);
  gtk_widget_action_set_enabled (
      widget, "game.declare", kind == TENGEN_RENJU_STEP_DECLARE);
  gtk_widget_action_set_enabled (
      widget, "game.patterns", asked && can_put_pattern (position));
  gtk_widget_action_set_enabled (widget, "game.admit", asked && answer);
  gtk_widget_action_set_enabled (widget, "game.contest", asked && answer);
  gtk_widget_action_set_enabled (widget,
                                 "game.draw",
                                 plays && !answer &&
                                     !tengen_play_page_is_watched (self));
}
