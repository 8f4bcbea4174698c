/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-review: the review on the page (検討): review.*, with keys
 *
 * Shape: the panel is made when it is needed first, so that play starts
 *        quickly; its actions are there only while it is shown.
 */
#include "tengen-play-page-computer.h"
#include "tengen-play-page-review.h"

#include "tengen-play-list.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-focus.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-share.h"
#include "tengen-play-page-show.h"
#include "tengen-review-branch.h"
#include "tengen-review-chain.h"
#include "tengen-review-tools.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayReviewPart
{
  /* that of the panel; NULL until it is needed */
  TengenPlayList *list;
  /* (nullable) (element-type TengenSgfWarning): oddities of the file */
  GArray *warnings;
  TengenForeignForm form;
};

/* --- The panel --- */

static void
redraw_cb (TengenPlayPage *self)
{
  if (self->session != NULL && self->review)
    tengen_play_page_show_board (self);
}

static void
say_cb (TengenPlayPage *self, const char *text)
{
  tengen_play_line_say (self->line, TENGEN_PLAY_LINE_NOTE, text);
}

/* Only a tool that draws from point to point has the pointer drag: others put
 * what they put when the button is pressed. */
static void
tool_cb (TengenPlayPage *self)
{
  int tool;

  g_object_get (self->panel, "tool", &tool, NULL);
  g_object_set (self->board,
                "drags",
                self->review && (tool == TENGEN_REVIEW_TOOL_ARROW ||
                                 tool == TENGEN_REVIEW_TOOL_LINE),
                NULL);
  redraw_cb (self);
}

/* The keyboard was in a tree that is elsewhere now. */
static void
away_cb (TengenPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL && self->review &&
      (focus == NULL || !gtk_widget_get_mapped (focus)))
    tengen_play_page_focus_board (self);
}

void
tengen_play_page_make_review (TengenPlayPage *self)
{
  self->review_part = g_new0 (TengenPlayReviewPart, 1);
}

static void
connect_panel (TengenPlayPage *self)
{
  g_signal_connect_object (self->panel,
                           "notify::tree-away",
                           G_CALLBACK (away_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->panel, "redraw", G_CALLBACK (redraw_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      self->panel, "say", G_CALLBACK (say_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel,
                           "notify::tool",
                           G_CALLBACK (tool_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_play_page_make_panel (TengenPlayPage *self)
{
  if (self->panel != NULL)
    return;
  self->panel = TENGEN_REVIEW_PANEL (tengen_review_panel_new ());
  self->review_part->list = g_object_new (TENGEN_TYPE_PLAY_LIST, NULL);
  tengen_review_panel_set_list (self->panel,
                                GTK_WIDGET (self->review_part->list));
  gtk_stack_add_named (self->side, GTK_WIDGET (self->panel), "review");
  connect_panel (self);
  tengen_play_page_show_notation (self);
  tengen_review_panel_set_warnings (
      self->panel, self->review_part->warnings, self->review_part->form);
  if (self->session != NULL)
    tengen_play_page_review_session (self);
}

void
tengen_play_page_set_warnings (TengenPlayPage *self,
                               const GArray *warnings,
                               TengenForeignForm form)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  g_clear_pointer (&self->review_part->warnings, g_array_unref);
  self->review_part->form = form;
  if (warnings != NULL)
    self->review_part->warnings = g_array_copy ((GArray *) warnings);
  if (self->panel != NULL)
    tengen_review_panel_set_warnings (
        self->panel, self->review_part->warnings, self->review_part->form);
}

void
tengen_play_page_review_session (TengenPlayPage *self)
{
  tengen_review_panel_set_session (self->panel, self->session);
  tengen_play_list_set_session (self->review_part->list, self->session);
}

void
tengen_play_page_set_review (TengenPlayPage *self, gboolean review)
{
  tengen_play_auto_stop (tengen_play_walk_get_auto (self->walk));
  tengen_play_page_flush (self);
  /* the next click is one of play no more, or no longer of the review */
  tengen_board_view_drop_proposed (self->board);
  if (review)
    tengen_play_page_make_panel (self);
  self->review = review;
  gtk_stack_set_visible_child_name (self->side, review ? "review" : "play");
  tengen_play_walk_set_review (self->walk, review);
  /* a click annotates and leaves the keyboard where it is */
  gtk_widget_set_focus_on_click (GTK_WIDGET (self->board), !review);
  tool_cb (self);
  tengen_play_page_update_computer (self);
  if (self->session != NULL)
    tengen_play_page_show_all (self);
  else
    tengen_play_page_update_actions (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tengen_play_page_focus_board (self);
}

void
tengen_play_page_review_notation (TengenPlayPage *self, TengenNotation notation)
{
  if (self->panel == NULL)
    return;
  tengen_play_list_set_notation (self->review_part->list, notation);
  tengen_review_panel_set_notation (self->panel, notation);
}

void
tengen_play_page_drop_review (TengenPlayPage *self)
{
  g_clear_pointer (&self->review_part->warnings, g_array_unref);
  self->review_part->list = NULL;
  self->panel = NULL;
}

/* --- Clicks --- */

static gboolean
is_control_down (TengenPlayPage *self)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self));
  GdkSeat *seat = gdk_display_get_default_seat (display);
  GdkDevice *keyboard = seat != NULL ? gdk_seat_get_keyboard (seat) : NULL;

  return keyboard != NULL &&
         (gdk_device_get_modifier_state (keyboard) & GDK_CONTROL_MASK) != 0;
}

/* A fifth move of Renju is no variation. */
static gboolean
offers (TengenPlayPage *self, guint button)
{
  int tool;

  g_object_get (self->panel, "tool", &tool, NULL);
  return tool == TENGEN_REVIEW_TOOL_MOVE && button <= GDK_BUTTON_PRIMARY &&
         tengen_play_page_is_offering (self);
}

void
tengen_play_page_review_activated (TengenPlayPage *self,
                                   TengenPoint point,
                                   guint button)
{
  if (button == GDK_BUTTON_PRIMARY && is_control_down (self))
    button = GDK_BUTTON_SECONDARY;
  if (offers (self, button))
    tengen_play_page_put (self, point, button);
  else
    tengen_review_panel_activate (self->panel, point, button);
  if (button != 0)
    tengen_play_page_leave_text (self);
}

/* --- Actions --- */

static const struct
{
  const char *action;
  TengenReviewDeed deed;
  const char *keys;
} deeds[] = {
  { "review.cut", TENGEN_REVIEW_DEED_CUT, "<Control><Shift>x" },
  { "review.copy", TENGEN_REVIEW_DEED_COPY, "<Control><Shift>c" },
  { "review.paste", TENGEN_REVIEW_DEED_PASTE, "<Control><Shift>v" },
  { "review.delete", TENGEN_REVIEW_DEED_DELETE, "<Control>Delete" },
  { "review.promote", TENGEN_REVIEW_DEED_PROMOTE, NULL },
  { "review.up", TENGEN_REVIEW_DEED_UP, "<Control><Shift>Up" },
  { "review.down", TENGEN_REVIEW_DEED_DOWN, "<Control><Shift>Down" },
  { "review.figure", TENGEN_REVIEW_DEED_FIGURE, NULL },
  { "review.clear", TENGEN_REVIEW_DEED_CLEAR, NULL },
  { "review.rotate-left", TENGEN_REVIEW_DEED_LEFT, "<Control><Shift>l" },
  { "review.rotate-right", TENGEN_REVIEW_DEED_RIGHT, "<Control><Shift>r" },
  { "review.mirror", TENGEN_REVIEW_DEED_MIRROR, "<Control><Shift>m" },
  { "review.flip", TENGEN_REVIEW_DEED_FLIP, "<Control><Shift>b" },
  { "review.exchange", TENGEN_REVIEW_DEED_EXCHANGE, "<Control><Shift>k" },
};

/* An item of a submenu keeps the focus when the menu has closed, where keys do
 * nothing. */
static gboolean
leave_menu_cb (gpointer data)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (data);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && !gtk_widget_get_mapped (focus))
    tengen_play_page_focus_board (self);
  return G_SOURCE_REMOVE;
}

static void
deed_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (action, deeds[i].action))
      tengen_review_branch_run (self->panel, deeds[i].deed);
  g_idle_add_full (
      G_PRIORITY_LOW, leave_menu_cb, g_object_ref (self), g_object_unref);
}

static void
tool_action_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  int tool = g_variant_get_int32 (parameter);

  if (tool >= 0 && tool < TENGEN_REVIEW_TOOL_LAST)
    g_object_set (TENGEN_PLAY_PAGE (widget)->panel, "tool", tool, NULL);
}

static void
number_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_review_panel_ask_number (TENGEN_PLAY_PAGE (widget)->panel);
}

static void
search_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  int by = g_str_equal (action, "review.search-next")       ? 1
           : g_str_equal (action, "review.search-previous") ? -1
                                                            : 0;

  tengen_review_panel_search (TENGEN_PLAY_PAGE (widget)->panel, by);
}

static void
chain_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_review_panel_ask_chain (TENGEN_PLAY_PAGE (widget)->panel,
                                 g_str_equal (action, "review.chain-black")
                                     ? TENGEN_STONE_BLACK
                                     : TENGEN_STONE_WHITE);
}

static void
joined_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenReviewPanel *panel = TENGEN_PLAY_PAGE (widget)->panel;

  if (g_str_equal (action, "review.joined"))
    tengen_review_panel_go_joined (panel);
  else
    tengen_review_panel_go_joined_back (panel);
}

static void
joined_move_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_review_panel_go_joined_move (TENGEN_PLAY_PAGE (widget)->panel,
                                      g_variant_get_uint32 (parameter));
}

/* Escape in a text: first out of the search, then out of the text. */
static void
leave_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  if (!tengen_review_panel_close_search (self->panel))
    tengen_play_page_focus_board (self);
}

static void
go_to_stone_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_review_panel_activate (self->panel,
                                tengen_board_view_get_cursor (self->board),
                                GDK_BUTTON_SECONDARY);
}

static const struct
{
  const char *action;
  GtkWidgetActionActivateFunc activate;
  const char *keys;
} others[] = {
  { "review.number", number_cb, NULL },
  { "review.search", search_cb, "<Control>f" },
  { "review.search-next", search_cb, "F3" },
  { "review.search-previous", search_cb, "<Shift>F3" },
  { "review.chain-black", chain_cb, "<Alt>b" },
  { "review.chain-white", chain_cb, "<Alt>w" },
  { "review.joined", joined_cb, "<Alt>j" },
  { "review.joined-back", joined_cb, "<Alt><Shift>j" },
  { "review.leave", leave_cb, NULL },
  { "game.go-to-stone", go_to_stone_cb, "<Control>Return|<Control>KP_Enter" },
};

void
tengen_play_page_install_review_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    gtk_widget_class_install_action (
        widget_class, deeds[i].action, NULL, deed_cb);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_widget_class_install_action (
        widget_class, others[i].action, NULL, others[i].activate);
  gtk_widget_class_install_action (
      widget_class, "review.tool", "i", tool_action_cb);
  gtk_widget_class_install_action (
      widget_class, "review.joined-move", "u", joined_move_cb);
}

void
tengen_play_page_add_review_keys (GtkShortcutController *controller)
{
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (deeds[i].keys != NULL)
      tengen_play_page_add_key (
          controller, deeds[i].keys, deeds[i].action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i].keys != NULL)
      tengen_play_page_add_key (
          controller, others[i].keys, others[i].action, NULL);
  for (int i = 0; i < TENGEN_REVIEW_TOOL_LAST; i++)
    {
      const char *key = tengen_review_tool_get_key ((TengenReviewTool) i);

      if (*key != '\0')
        tengen_play_page_add_key (
            controller, key, "review.tool", g_variant_new_int32 (i));
    }
}

static gboolean
has_move (TengenSession *session)
{
  const TengenGame *game = tengen_session_get_game (session);
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = tengen_game_get_cursor (game);

  return tengen_record_find (record, node, TENGEN_PROPERTY_B) != 0 ||
         tengen_record_find (record, node, TENGEN_PROPERTY_W) != 0;
}

void
tengen_play_page_update_review_actions (TengenPlayPage *self)
{
  TengenSession *session = self->review ? self->session : NULL;
  gboolean board = session != NULL && tengen_play_page_has_board (self);

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    tengen_play_page_enable (self,
                             deeds[i].action,
                             tengen_review_branch_can (session, deeds[i].deed));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    tengen_play_page_enable (self, others[i].action, session != NULL);
  tengen_play_page_enable (
      self, "review.number", session != NULL && has_move (session));
  tengen_play_page_enable (self, "game.go-to-stone", board);
  tengen_play_page_enable (
      self, "review.chain-black", tengen_review_chain_can (session));
  tengen_play_page_enable (
      self, "review.chain-white", tengen_review_chain_can (session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.tool", board);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "review.joined-move", board);
}
