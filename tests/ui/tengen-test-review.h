/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-test-review: a page in review, in a window
 */
#pragma once

#include "main-loop.h"
#include "tengen-board-view.h"
#include "tengen-play-page.h"
#include "tengen-review-comment.h"
#include "tengen-review-tools.h"
#include "tengen-review-tree-pane.h"
#include "template-child.h"

/* A game with two variations after the second move. */
#define GAME                                                                   \
  "(;GM[1]FF[4]SZ[9]KM[6.5]PB[Hanako];B[cc];W[gc]"                             \
  "(;B[cg]C[Main line];W[gg])"                                                 \
  "(;B[gg]N[Second];W[cg]C[Here it is])(;B[ee]))"

typedef struct
{
  TengenSession *session;
  GtkWidget *window;
  TengenPlayPage *page;
  TengenReviewPanel *panel;
} Fixture;

static inline TengenGame *
open_game (const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), "UTF-8", NULL);
  TengenGame *game = tengen_game_open (g_steal_pointer (&reading->record), 0);

  g_assert_nonnull (game);
  return game;
}

static inline void
set_up (Fixture *self, const char *text)
{
  self->session = tengen_session_new (open_game (text));
  self->window = gtk_window_new ();
  self->page = g_object_new (TENGEN_TYPE_PLAY_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 652);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->page));
  tengen_play_page_set_session (self->page, self->session);
  g_object_set (self->page, "review", TRUE, NULL);
  self->panel = tengen_play_page_get_review_panel (self->page);
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->panel)))
    g_main_context_iteration (NULL, TRUE);
}

static inline void
tear_down (Fixture *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->panel), (gpointer *) &self->panel);
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_assert_null (self->panel);
  tengen_session_step (self->session, -1);
  g_assert_finalize_object (self->session);
}

/* A part of the panel; the tree is one of its pane. */
static inline gpointer
child (Fixture *self, const char *id)
{
  if (strcmp (id, "tree") == 0)
    return tengen_review_tree_pane_get_tree (child (self, "pane"));
  return gtk_widget_get_template_child (
      GTK_WIDGET (self->panel), TENGEN_TYPE_REVIEW_PANEL, id);
}

static inline gpointer
page_child (Fixture *self, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (self->page), TENGEN_TYPE_PLAY_PAGE, id);
}

static inline gboolean
act (Fixture *self, const char *action)
{
  return gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL);
}

/* A button for the action is grey when it is not possible. */
static inline gboolean
is_possible (Fixture *self, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  gboolean possible;

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (page_child (self, "root"), button);
  possible = gtk_widget_get_sensitive (button);
  gtk_box_remove (page_child (self, "root"), button);
  return possible;
}

static inline void
take_tool (Fixture *self, TengenReviewTool tool)
{
  g_assert_true (gtk_widget_activate_action (
      GTK_WIDGET (self->page), "review.tool", "i", (int) tool));
}

/* The button of a tool: its tip begins with the name. */
static inline GtkToggleButton *
get_tool_button (gpointer tools, TengenReviewTool tool)
{
  g_autofree char *start =
      g_strconcat (tengen_review_tool_get_name (tool), " (", NULL);
  GtkWidget *button =
      gtk_widget_get_first_child (gtk_widget_get_first_child (tools));

  while (!GTK_IS_TOGGLE_BUTTON (button) ||
         !g_str_has_prefix (gtk_widget_get_tooltip_text (button), start))
    button = gtk_widget_get_next_sibling (button);
  return GTK_TOGGLE_BUTTON (button);
}

static inline void
click (Fixture *self, int x, int y, guint button)
{
  g_signal_emit_by_name (page_child (self, "board"),
                         "activated",
                         (guint) tengen_point_make (9, x, y),
                         button,
                         1u);
}

static inline const TengenView *
get_view (Fixture *self)
{
  return tengen_board_view_get_view (page_child (self, "board"));
}

static inline const TengenRecord *
get_record (Fixture *self)
{
  return tengen_game_get_record (tengen_session_get_game (self->session));
}

static inline TengenNode
get_node (Fixture *self)
{
  return tengen_game_get_cursor (tengen_session_get_game (self->session));
}

static inline guint
get_move (Fixture *self)
{
  return tengen_position_get_move (tengen_session_get_position (self->session));
}

/* What a property of the node holds, raw, in brackets. */
static inline void
assert_property (Fixture *self, const char *name, const char *wanted)
{
  const TengenRecord *record = get_record (self);
  TengenNodeProperty found =
      tengen_record_find_named (record, get_node (self), name);
  g_autoptr (GString) text = g_string_new (NULL);

  for (TengenValue value = found != 0 ? tengen_record_get_value (record, found)
                                      : 0;
       value != 0;
       value = tengen_record_get_next_value (record, value))
    {
      gsize length;
      const char *raw = tengen_record_get_raw (record, value, &length);

      g_string_append_printf (text, "[%.*s]", (int) length, raw);
    }
  g_assert_cmpstr (text->str, ==, wanted);
}

/* --- The comment --- */

static inline GtkTextBuffer *
get_buffer (Fixture *self)
{
  return gtk_text_view_get_buffer (
      template_child (child (self, "comment"), "view"));
}

static inline char *
get_comment (Fixture *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (get_buffer (self), &start, &end);
  return gtk_text_buffer_get_text (get_buffer (self), &start, &end, TRUE);
}

static inline void
assert_comment (Fixture *self, const char *wanted)
{
  g_autofree char *text = get_comment (self);

  g_assert_cmpstr (text, ==, wanted);
}

static inline void
type_comment (Fixture *self, const char *text)
{
  gtk_text_buffer_insert_at_cursor (get_buffer (self), text, -1);
}
