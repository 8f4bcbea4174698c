/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-properties: the properties of a board
 *
 * What:  their list, reading and setting them.
 * Not:   what stands behind two-step and zoom (their own files).
 */
#include "tengen-board-private.h"

enum
{
  PROP_COORDINATES = 1,
  PROP_LABEL_SCALE,
  PROP_NOTATION,
  PROP_CELL_RATIO,
  PROP_GHOST_STONE,
  PROP_INTERACTIVE,
  PROP_DRAGS,
  PROP_THEME,
  PROP_DARK,
  PROP_MOTION,
  PROP_ZOOMABLE,
  PROP_PART,
  N_PROPS,
  /* installed by their own file */
  PROP_TWO_STEP,
  PROP_PROPOSED
};

static GParamSpec *props[N_PROPS];

static void
set_coordinates (TengenBoardView *self, int coordinates)
{
  if (self->style.coordinates == coordinates)
    return;
  self->style.coordinates = coordinates;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COORDINATES]);
}

static void
set_label_scale (TengenBoardView *self, double scale)
{
  if (self->label_scale == scale)
    return;
  self->label_scale = scale;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LABEL_SCALE]);
}

static void
set_notation (TengenBoardView *self, TengenNotation notation)
{
  if (self->notation == notation)
    return;
  self->notation = notation;
  tengen_board_view_describe_cells (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NOTATION]);
}

static void
set_cell_ratio (TengenBoardView *self, double ratio)
{
  if (self->style.cell_ratio == ratio)
    return;
  self->style.cell_ratio = ratio;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CELL_RATIO]);
}

static void
set_ghost_stone (TengenBoardView *self, TengenStone stone)
{
  if (self->ghost_stone == stone)
    return;
  self->ghost_stone = stone;
  tengen_board_view_drop_proposed (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GHOST_STONE]);
}

static void
set_interactive (TengenBoardView *self, gboolean interactive)
{
  if (self->interactive == interactive)
    return;
  self->interactive = interactive;
  tengen_board_view_drop_proposed (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INTERACTIVE]);
}

static void
set_drags (TengenBoardView *self, gboolean drags)
{
  if (self->drags == drags)
    return;
  self->drags = drags;
  self->drag_from = TENGEN_POINT_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DRAGS]);
}

static void
set_theme (TengenBoardView *self, TengenPaintThemeId theme)
{
  if (self->style.theme == theme)
    return;
  self->style.theme = theme;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THEME]);
}

static void
set_dark (TengenBoardView *self, gboolean dark)
{
  if (self->style.dark == dark)
    return;
  self->style.dark = dark;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DARK]);
}

static void
set_part (TengenBoardView *self, gboolean part)
{
  if (self->style.part == part)
    return;
  self->style.part = part;
  tengen_board_view_keep_cursor (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PART]);
}

static void
set_motion (TengenBoardView *self, gboolean motion)
{
  if (tengen_board_motion_get_enabled (self->motion) == motion)
    return;
  tengen_board_motion_set_enabled (self->motion, motion);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MOTION]);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TengenBoardView *self = TENGEN_BOARD_VIEW (object);

  switch (id)
    {
    case PROP_COORDINATES:
      set_coordinates (self, g_value_get_int (value));
      break;
    case PROP_LABEL_SCALE:
      set_label_scale (self, g_value_get_double (value));
      break;
    case PROP_NOTATION:
      set_notation (self, g_value_get_int (value));
      break;
    case PROP_CELL_RATIO:
      set_cell_ratio (self, g_value_get_double (value));
      break;
    case PROP_GHOST_STONE:
      set_ghost_stone (self, g_value_get_int (value));
      break;
    case PROP_INTERACTIVE:
      set_interactive (self, g_value_get_boolean (value));
      break;
    case PROP_DRAGS:
      set_drags (self, g_value_get_boolean (value));
      break;
    case PROP_THEME:
      set_theme (self, g_value_get_int (value));
      break;
    case PROP_DARK:
      set_dark (self, g_value_get_boolean (value));
      break;
    case PROP_MOTION:
      set_motion (self, g_value_get_boolean (value));
      break;
    case PROP_TWO_STEP:
      tengen_board_two_step_set (self, g_value_get_boolean (value));
      break;
    case PROP_ZOOMABLE:
      tengen_board_zoom_set_allowed (self, g_value_get_boolean (value));
      break;
    case PROP_PART:
      set_part (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TengenBoardView *self = TENGEN_BOARD_VIEW (object);

  switch (id)
    {
    case PROP_COORDINATES:
      g_value_set_int (value, self->style.coordinates);
      break;
    case PROP_LABEL_SCALE:
      g_value_set_double (value, self->label_scale);
      break;
    case PROP_NOTATION:
      g_value_set_int (value, self->notation);
      break;
    case PROP_CELL_RATIO:
      g_value_set_double (value, self->style.cell_ratio);
      break;
    case PROP_GHOST_STONE:
      g_value_set_int (value, self->ghost_stone);
      break;
    case PROP_INTERACTIVE:
      g_value_set_boolean (value, self->interactive);
      break;
    case PROP_DRAGS:
      g_value_set_boolean (value, self->drags);
      break;
    case PROP_THEME:
      g_value_set_int (value, (int) self->style.theme);
      break;
    case PROP_DARK:
      g_value_set_boolean (value, self->style.dark);
      break;
    case PROP_MOTION:
      g_value_set_boolean (value,
                           tengen_board_motion_get_enabled (self->motion));
      break;
    case PROP_TWO_STEP:
      g_value_set_boolean (value, self->two_step);
      break;
    case PROP_PROPOSED:
      g_value_set_uint (value, (guint) self->proposed);
      break;
    case PROP_ZOOMABLE:
      g_value_set_boolean (value, self->zoom.allowed);
      break;
    case PROP_PART:
      g_value_set_boolean (value, self->style.part);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

void
tengen_board_view_install_properties (GObjectClass *class)
{
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[PROP_COORDINATES] = g_param_spec_int ("coordinates",
                                              NULL,
                                              NULL,
                                              TENGEN_PAINT_NO_COORDINATES,
                                              TENGEN_NOTATION_RENJU,
                                              TENGEN_NOTATION_A1,
                                              flags);
  props[PROP_LABEL_SCALE] =
      g_param_spec_double ("label-scale", NULL, NULL, 0.5, 8, 1, flags);
  props[PROP_NOTATION] = g_param_spec_int ("notation",
                                           NULL,
                                           NULL,
                                           TENGEN_NOTATION_A1,
                                           TENGEN_NOTATION_RENJU,
                                           TENGEN_NOTATION_A1,
                                           flags);
  props[PROP_CELL_RATIO] = g_param_spec_double (
      "cell-ratio", NULL, NULL, 0.5, 2, TENGEN_PAINT_RATIO_SQUARE, flags);
  props[PROP_GHOST_STONE] = g_param_spec_int ("ghost-stone",
                                              NULL,
                                              NULL,
                                              TENGEN_STONE_NONE,
                                              TENGEN_STONE_WHITE,
                                              TENGEN_STONE_NONE,
                                              flags);
  props[PROP_INTERACTIVE] =
      g_param_spec_boolean ("interactive", NULL, NULL, TRUE, flags);
  props[PROP_PART] = g_param_spec_boolean ("part", NULL, NULL, FALSE, flags);
  props[PROP_DRAGS] = g_param_spec_boolean ("drags", NULL, NULL, FALSE, flags);
  props[PROP_THEME] = g_param_spec_int ("theme",
                                        NULL,
                                        NULL,
                                        TENGEN_PAINT_THEME_WOOD,
                                        TENGEN_PAINT_THEME_LAST - 1,
                                        TENGEN_PAINT_THEME_WOOD,
                                        flags);
  props[PROP_DARK] = g_param_spec_boolean ("dark", NULL, NULL, FALSE, flags);
  props[PROP_MOTION] = g_param_spec_boolean ("motion", NULL, NULL, TRUE, flags);
  props[PROP_ZOOMABLE] =
      g_param_spec_boolean ("zoomable", NULL, NULL, FALSE, flags);
  class->set_property = set_property;
  class->get_property = get_property;
  g_object_class_install_properties (class, N_PROPS, props);
  tengen_board_two_step_install_properties (
      class, PROP_TWO_STEP, PROP_PROPOSED);
}
