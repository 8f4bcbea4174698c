/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-focus: where the keyboard is on the page
 *
 * Shape: in review the keyboard starts in the tree, and the board, where the
 *        user annotates by keys, comes next by Tab: after the tree, before the
 *        comment. Each part moves the focus inside itself.
 */
#include "tengen-play-page-focus.h"

#include "tengen-access.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-show.h"

void
tengen_play_page_focus_board (TengenPlayPage *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_PAGE (self));

  if (self->panel != NULL && self->session != NULL &&
      (self->review || !tengen_play_page_has_board (self)) &&
      tengen_review_panel_focus_tree (self->panel))
    return;
  if (self->panel != NULL && !tengen_play_page_has_board (self))
    gtk_widget_child_focus (GTK_WIDGET (self->panel), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
tengen_play_page_leave_text (TengenPlayPage *self)
{
  GtkWidget *focus = gtk_window_get_focus (
      GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));

  if (GTK_IS_TEXT_VIEW (focus) || GTK_IS_TEXT (focus))
    tengen_play_page_focus_board (self);
}

static gboolean
tengen_play_page_grab_focus (GtkWidget *widget)
{
  tengen_play_page_focus_board (TENGEN_PLAY_PAGE (widget));
  return TRUE;
}

gboolean
tengen_play_page_has_keyboard (GtkWidget *part)
{
  return (gtk_widget_get_state_flags (part) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

void
tengen_play_page_move_part (GtkWidget *part, GtkWidget *to)
{
  GtkWidget *from = gtk_widget_get_parent (part);

  if (from == to)
    return;
  g_object_ref (part);
  gtk_box_remove (GTK_BOX (from), part);
  gtk_box_append (GTK_BOX (to), part);
  g_object_unref (part);
  gtk_widget_set_visible (from, FALSE);
}

/* --- Tab in review --- */

static void
add_children (GPtrArray *parts, GtkWidget *box)
{
  for (GtkWidget *part = gtk_widget_get_first_child (box); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    g_ptr_array_add (parts, part);
}

/* The parts in the order of Tab: the first half of the panel ends with the
 * tree, and the border of the two halves comes before the second. */
static GPtrArray *
list_parts (TengenPlayPage *self)
{
  GtkWidget *stack = tengen_review_panel_get_stack (self->panel);
  GtkWidget *half = gtk_widget_get_parent (stack);
  GPtrArray *parts = g_ptr_array_new ();

  g_ptr_array_add (parts, self->told);
  g_ptr_array_add (parts, self->walk);
  add_children (parts, half);
  g_ptr_array_add (parts, self->board);
  g_ptr_array_add (parts, tengen_review_panel_get_handle (self->panel));
  add_children (parts, gtk_widget_get_next_sibling (half));
  return parts;
}

static gboolean
has_focus_inside (GtkWidget *part)
{
  return (gtk_widget_get_state_flags (part) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* The part that has the focus; else the one before the first, or after the
 * last, which Tab comes from. */
static int
find_part (const GPtrArray *parts, int step)
{
  for (guint i = 0; i < parts->len; i++)
    if (has_focus_inside (parts->pdata[i]))
      return (int) i;
  return step > 0 ? -1 : (int) parts->len;
}

static gboolean
move_focus (TengenPlayPage *self, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) parts = list_parts (self);
  int step = direction == GTK_DIR_TAB_FORWARD ? 1 : -1;
  int at = find_part (parts, step);

  if (at < 0 || at == (int) parts->len)
    at += step;
  for (; at >= 0 && at < (int) parts->len; at += step)
    if (gtk_widget_child_focus (parts->pdata[at], direction))
      return TRUE;
  return FALSE;
}

static gboolean
tengen_play_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  if (self->review && self->panel != NULL &&
      (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return move_focus (self, direction);
  return tengen_access_move_focus (widget, direction);
}

void
tengen_play_page_install_focus (GtkWidgetClass *widget_class)
{
  widget_class->grab_focus = tengen_play_page_grab_focus;
  widget_class->focus = tengen_play_page_focus;
}
