/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page: where a game is played
 *
 * Shape: holds the session and nothing of the game: whenever the session says
 *        "changed", board, sentence and actions are asked for anew. A refusal
 *        is kept until then, so that its evidence can be drawn.
 */
#include "tengen-play-page-private.h"

#include "tengen-color-scheme.h"
#include "tengen-play-resources.h"
#include "tengen-style.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

G_DEFINE_FINAL_TYPE (TengenPlayPage, tengen_play_page, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION = 1,
  PROP_COORDINATES,
  PROP_NUMBERS,
  PROP_CELL_RATIO,
  PROP_GHOST,
  N_PROPS,
};

enum
{
  SIGNAL_COUNT_REQUESTED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* How points are named where the board shows no names: as the language has it.
 */
static TengenNotation
get_usual_notation (void)
{
  /* Translators: how points are usually named in your language: translate it
   * as notation:A1 (D4) or notation:japanese (16の四) */
  return g_str_equal (_ ("notation:A1"), "notation:japanese")
             ? TENGEN_NOTATION_JAPANESE
             : TENGEN_NOTATION_A1;
}

static void
show_notation (TengenPlayPage *self)
{
  int coordinates;
  TengenNotation notation;

  g_object_get (self->board, "coordinates", &coordinates, NULL);
  notation =
      coordinates < 0 ? get_usual_notation () : (TengenNotation) coordinates;
  g_object_set (self->board, "notation", (int) notation, NULL);
  tengen_play_list_set_notation (self->list, notation);
}

static void
show_board (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  TengenView *view = tengen_view_new_position (
      position, self->numbers, TENGEN_NODE_NONE);
  gboolean can_play = FALSE;

  if (self->reason != NULL)
    tengen_view_add_reason (view, self->reason);
  tengen_board_view_set_view (self->board, view);
  g_object_get (self->session, "can-play", &can_play, NULL);
  g_object_set (self->board,
                "ghost-stone",
                self->ghost && can_play
                    ? (int) tengen_position_get_to_move (position)
                    : (int) TENGEN_STONE_NONE,
                NULL);
}

static void
say_result (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  TengenResult result = tengen_game_get_result (game);
  g_autofree char *text =
      tengen_words_result (&result, tengen_game_get_setup (game)->rules.unit);

  tengen_play_line_say (self->line,
                        TENGEN_PLAY_LINE_RESULT,
                        *text != '\0' ? text : _ ("The game is over."));
}

/* In play there is something of a count only where one came back from it. */
static gboolean
is_resumed (TengenPlayPage *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);

  return tengen_record_find (tengen_game_get_record (game),
                             tengen_game_get_cursor (game),
                             TENGEN_PROPERTY_TNC) != 0;
}

/* A pass changes no stone: without a word nobody would see it. */
static void
say_pass (TengenPlayPage *self, const TengenPosition *position)
{
  TengenStone stone = TENGEN_STONE_NONE;
  TengenPoint last = tengen_position_get_last (position, &stone);
  const char *text = "";

  if (last == TENGEN_POINT_PASS && is_resumed (self))
    text = tengen_position_get_to_move (position) == TENGEN_STONE_BLACK
               ? _ ("Play goes on. Black moves.")
               : _ ("Play goes on. White moves.");
  else if (last == TENGEN_POINT_PASS)
    text =
        stone == TENGEN_STONE_BLACK ? _ ("Black passed.") : _ ("White passed.");
  tengen_play_line_say (self->line, TENGEN_PLAY_LINE_NOTE, text);
}

static void
say_state (TengenPlayPage *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  TengenPhase phase = tengen_position_get_phase (position);

  tengen_play_line_set_counting (self->line, phase == TENGEN_PHASE_COUNT);
  switch (phase)
    {
    case TENGEN_PHASE_PLAY:
      say_pass (self, position);
      break;
    case TENGEN_PHASE_COUNT:
      tengen_play_line_say (self->line,
                            TENGEN_PLAY_LINE_COUNT,
                            _ ("Play has stopped. Both agree on the count."));
      break;
    case TENGEN_PHASE_OVER:
      say_result (self);
      break;
    }
}

static void
changed_cb (TengenPlayPage *self)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  show_board (self);
  say_state (self);
  tengen_play_page_update_actions (self);
}

/* Refusals of marks belong to the window of the count. */
static gboolean
is_about_marks (const TengenReason *reason)
{
  return reason->code == TENGEN_REASON_NO_STONE ||
         reason->code == TENGEN_REASON_NO_DEAD ||
         reason->code == TENGEN_REASON_NO_SEKI ||
         reason->code == TENGEN_REASON_NO_MARK ||
         reason->code == TENGEN_REASON_NOT_AGREED;
}

static void
refused_cb (TengenPlayPage *self, const TengenReason *reason)
{
  g_autofree char *text = NULL;

  if (is_about_marks (reason))
    return;
  tengen_reason_free (self->reason);
  self->reason = tengen_reason_copy (reason);
  text = tengen_words_reason (reason);
  show_board (self);
  tengen_play_line_say (self->line, TENGEN_PLAY_LINE_REFUSED, text);
}

static void
activated_cb (TengenPlayPage *self,
              guint point,
              guint button,
              guint n_press,
              TengenBoardView *board)
{
  /* the second half of a double click is no second move */
  if (self->session != NULL && button <= GDK_BUTTON_PRIMARY && n_press <= 1)
    tengen_session_play (self->session, (TengenPoint) point);
}

static void
tengen_play_page_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_COORDINATES:
    case PROP_CELL_RATIO:
      g_object_get_property (G_OBJECT (self->board), pspec->name, value);
      break;
    case PROP_NUMBERS:
      g_value_set_int (value, self->numbers);
      break;
    case PROP_GHOST:
      g_value_set_boolean (value, self->ghost);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* What the board has too is kept by the board alone. */
static void
set_on_board (TengenPlayPage *self, const GValue *value, GParamSpec *pspec)
{
  GValue before = G_VALUE_INIT;

  g_value_init (&before, pspec->value_type);
  g_object_get_property (G_OBJECT (self->board), pspec->name, &before);
  if (g_param_values_cmp (pspec, &before, value) != 0)
    {
      g_object_set_property (G_OBJECT (self->board), pspec->name, value);
      show_notation (self);
      g_object_notify_by_pspec (G_OBJECT (self), pspec);
    }
  g_value_unset (&before);
}

static void
set_numbers (TengenPlayPage *self, TengenViewNumbers numbers)
{
  if (self->numbers == numbers)
    return;
  self->numbers = numbers;
  if (self->session != NULL)
    show_board (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NUMBERS]);
}

static void
set_ghost (TengenPlayPage *self, gboolean ghost)
{
  if (self->ghost == ghost)
    return;
  self->ghost = ghost;
  if (self->session != NULL)
    show_board (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GHOST]);
}

static void
tengen_play_page_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (object);

  switch (prop_id)
    {
    case PROP_SESSION:
      tengen_play_page_set_session (self, g_value_get_object (value));
      break;
    case PROP_COORDINATES:
    case PROP_CELL_RATIO:
      set_on_board (self, value, pspec);
      break;
    case PROP_NUMBERS:
      set_numbers (self, g_value_get_int (value));
      break;
    case PROP_GHOST:
      set_ghost (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static gboolean
tengen_play_page_grab_focus (GtkWidget *widget)
{
  tengen_play_page_focus_board (TENGEN_PLAY_PAGE (widget));
  return TRUE;
}

static void
tengen_play_page_dispose (GObject *object)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (object);

  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);
  g_clear_pointer (&self->reason, tengen_reason_free);
  g_clear_pointer (&self->root, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_play_page_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /* TengenPlayPage:session: the game that is shown */
  props[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, TENGEN_TYPE_SESSION, flags);
  /* TengenPlayPage:coordinates: -1 off, or a TengenNotation */
  props[PROP_COORDINATES] = g_param_spec_int ("coordinates",
                                              NULL,
                                              NULL,
                                              -1,
                                              TENGEN_NOTATION_JAPANESE,
                                              TENGEN_NOTATION_A1,
                                              flags);
  /* TengenPlayPage:numbers: a TengenViewNumbers */
  props[PROP_NUMBERS] = g_param_spec_int ("numbers",
                                          NULL,
                                          NULL,
                                          TENGEN_VIEW_NUMBERS_NONE,
                                          TENGEN_VIEW_NUMBERS_ALL,
                                          TENGEN_VIEW_NUMBERS_NONE,
                                          flags);
  /* TengenPlayPage:cell-ratio: height of a cell by its width */
  props[PROP_CELL_RATIO] =
      g_param_spec_double ("cell-ratio", NULL, NULL, 0.5, 2.0, 1.0, flags);
  /* TengenPlayPage:ghost: a faint stone under the pointer */
  props[PROP_GHOST] = g_param_spec_boolean ("ghost", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (TengenPlayPageClass *klass)
{
  /* TengenPlayPage::count-requested: someone wants to see the count again */
  signals[SIGNAL_COUNT_REQUESTED] = g_signal_new ("count-requested",
                                                  G_TYPE_FROM_CLASS (klass),
                                                  G_SIGNAL_RUN_LAST,
                                                  0,
                                                  NULL,
                                                  NULL,
                                                  NULL,
                                                  G_TYPE_NONE,
                                                  0);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TENGEN_TYPE_BOARD_VIEW);
  g_type_ensure (TENGEN_TYPE_PLAY_CARD);
  g_type_ensure (TENGEN_TYPE_PLAY_LINE);
  g_type_ensure (TENGEN_TYPE_PLAY_LIST);
  g_type_ensure (TENGEN_TYPE_PLAY_WALK);
  tengen_play_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, root);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, board);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, line);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, walk);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, black);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, white);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, list);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, question);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayPage, no);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tengen_play_page_class_init (TengenPlayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_play_page_get_property;
  object_class->set_property = tengen_play_page_set_property;
  object_class->dispose = tengen_play_page_dispose;
  widget_class->grab_focus = tengen_play_page_grab_focus;

  install_properties (object_class);
  install_signals (klass);
  bind_template (widget_class);
  tengen_play_page_install_actions (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "play");
}

static void
tengen_play_page_init (TengenPlayPage *self)
{
  self->ghost = TRUE;
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/play/tengen-play.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_play_page_add_keys (self);
  g_object_bind_property (tengen_color_scheme_get_default (),
                          "dark",
                          self->board,
                          "dark",
                          G_BINDING_SYNC_CREATE);

  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "refused", G_CALLBACK (refused_cb), self);
  show_notation (self);
  tengen_play_page_update_actions (self);
}

GtkWidget *
tengen_play_page_new (void)
{
  return g_object_new (TENGEN_TYPE_PLAY_PAGE, NULL);
}

void
tengen_play_page_set_session (TengenPlayPage *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->signals, session);
  tengen_play_card_set_session (self->black, session);
  tengen_play_card_set_session (self->white, session);
  tengen_play_list_set_session (self->list, session);
  tengen_play_walk_set_session (self->walk, session);
  if (session != NULL)
    changed_cb (self);
  else
    tengen_play_page_update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
}

TengenSession *
tengen_play_page_get_session (TengenPlayPage *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_PAGE (self), NULL);

  return self->session;
}

const char *
tengen_play_page_get_sentence (TengenPlayPage *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_PAGE (self), "");

  return tengen_play_line_get_text (self->line);
}

void
tengen_play_page_focus_board (TengenPlayPage *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
tengen_play_page_request_count (TengenPlayPage *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  g_signal_emit (self, signals[SIGNAL_COUNT_REQUESTED], 0);
}
