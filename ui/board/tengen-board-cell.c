/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-cell: one point of a board for keyboard and screen readers
 *
 * Shape: no drawing and no input of its own; hundreds of them cost next to
 *        nothing. A name is handed on only when it became different.
 */
#include "tengen-board-cell.h"

#include "tengen-words.h"

struct _TengenBoardCell
{
  GtkWidget parent_instance;

  TengenPoint point;
  char *name;
};

G_DEFINE_FINAL_TYPE (TengenBoardCell, tengen_board_cell, GTK_TYPE_WIDGET)

static void
tengen_board_cell_finalize (GObject *object)
{
  TengenBoardCell *self = TENGEN_BOARD_CELL (object);

  g_free (self->name);
  G_OBJECT_CLASS (tengen_board_cell_parent_class)->finalize (object);
}

static void
tengen_board_cell_class_init (TengenBoardCellClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = tengen_board_cell_finalize;
  gtk_widget_class_set_css_name (widget_class, "boardcell");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
tengen_board_cell_init (TengenBoardCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tengen_board_cell_new (TengenPoint point, int columns)
{
  TengenBoardCell *self = g_object_new (TENGEN_TYPE_BOARD_CELL, NULL);

  self->point = point;
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_COL_INDEX,
                                  tengen_point_x (point, columns) + 1,
                                  GTK_ACCESSIBLE_RELATION_ROW_INDEX,
                                  tengen_point_y (point, columns) + 1,
                                  -1);
  return GTK_WIDGET (self);
}

TengenPoint
tengen_board_cell_get_point (TengenBoardCell *self)
{
  g_return_val_if_fail (TENGEN_IS_BOARD_CELL (self), TENGEN_POINT_NONE);

  return self->point;
}

static TengenGoMark
get_mark (const TengenView *view, TengenPoint point)
{
  if (view->dead[point] != 0)
    return TENGEN_GO_MARK_DEAD;
  return view->seki[point] != 0 ? TENGEN_GO_MARK_SEKI : TENGEN_GO_MARK_ALIVE;
}

void
tengen_board_cell_describe (TengenBoardCell *self,
                            const TengenView *view,
                            TengenNotation notation)
{
  g_autofree char *name = NULL;

  g_return_if_fail (TENGEN_IS_BOARD_CELL (self));
  g_return_if_fail (view != NULL);
  g_return_if_fail (self->point < view->width * view->height);

  name = tengen_words_point (notation,
                             view->width,
                             view->height,
                             self->point,
                             view->stones[self->point],
                             view->atari[self->point] != 0,
                             get_mark (view, self->point),
                             view->owner[self->point]);
  if (g_strcmp0 (name, self->name) == 0)
    return;
  g_free (self->name);
  self->name = g_steal_pointer (&name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->name, -1);
}

const char *
tengen_board_cell_get_name (TengenBoardCell *self)
{
  g_return_val_if_fail (TENGEN_IS_BOARD_CELL (self), "");

  return self->name != NULL ? self->name : "";
}
