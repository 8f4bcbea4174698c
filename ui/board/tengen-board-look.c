/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-look: how all boards of the program look and move
 */
#include "tengen-board-look.h"

#include "tengen-paint-board.h"
#include "tengen-words.h"

struct _TengenBoardLook
{
  GObject parent_instance;

  int theme;
  gboolean motion;
  gboolean two_step;
  double cell_ratio;
  int coordinates;
};

G_DEFINE_FINAL_TYPE (TengenBoardLook, tengen_board_look, G_TYPE_OBJECT)

enum
{
  PROP_THEME = 1,
  PROP_MOTION,
  PROP_TWO_STEP,
  PROP_CELL_RATIO,
  PROP_COORDINATES,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
replace (TengenBoardLook *self, int *field, int value, GParamSpec *pspec)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
set_cell_ratio (TengenBoardLook *self, double ratio)
{
  if (self->cell_ratio == ratio)
    return;
  self->cell_ratio = ratio;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CELL_RATIO]);
}

static void
tengen_board_look_set_property (GObject *object,
                                guint id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenBoardLook *self = TENGEN_BOARD_LOOK (object);

  switch (id)
    {
    case PROP_THEME:
      replace (self, &self->theme, g_value_get_int (value), pspec);
      break;
    case PROP_MOTION:
      replace (self, &self->motion, g_value_get_boolean (value), pspec);
      break;
    case PROP_TWO_STEP:
      replace (self, &self->two_step, g_value_get_boolean (value), pspec);
      break;
    case PROP_CELL_RATIO:
      set_cell_ratio (self, g_value_get_double (value));
      break;
    case PROP_COORDINATES:
      tengen_words_set_notation (g_value_get_int (value));
      replace (self, &self->coordinates, g_value_get_int (value), pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_board_look_get_property (GObject *object,
                                guint id,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenBoardLook *self = TENGEN_BOARD_LOOK (object);

  switch (id)
    {
    case PROP_THEME:
      g_value_set_int (value, self->theme);
      break;
    case PROP_MOTION:
      g_value_set_boolean (value, self->motion);
      break;
    case PROP_TWO_STEP:
      g_value_set_boolean (value, self->two_step);
      break;
    case PROP_CELL_RATIO:
      g_value_set_double (value, self->cell_ratio);
      break;
    case PROP_COORDINATES:
      g_value_set_int (value, self->coordinates);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_board_look_class_init (TengenBoardLookClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = tengen_board_look_set_property;
  object_class->get_property = tengen_board_look_get_property;
  props[PROP_THEME] =
      g_param_spec_int ("theme", NULL, NULL, 0, G_MAXINT, 0, flags);
  props[PROP_MOTION] = g_param_spec_boolean ("motion", NULL, NULL, TRUE, flags);
  props[PROP_TWO_STEP] =
      g_param_spec_boolean ("two-step", NULL, NULL, FALSE, flags);
  props[PROP_CELL_RATIO] = g_param_spec_double (
      "cell-ratio", NULL, NULL, 0.5, 2, TENGEN_PAINT_RATIO_SQUARE, flags);
  props[PROP_COORDINATES] = g_param_spec_int ("coordinates",
                                              NULL,
                                              NULL,
                                              TENGEN_PAINT_NO_COORDINATES,
                                              TENGEN_NOTATION_JAPANESE,
                                              TENGEN_NOTATION_A1,
                                              flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_board_look_init (TengenBoardLook *self)
{
  self->motion = TRUE;
  self->cell_ratio = TENGEN_PAINT_RATIO_SQUARE;
  self->coordinates = TENGEN_NOTATION_A1;
}

TengenBoardLook *
tengen_board_look_get_default (void)
{
  static TengenBoardLook *look;

  if (look == NULL)
    look = g_object_new (TENGEN_TYPE_BOARD_LOOK, NULL);
  return look;
}

int
tengen_board_look_get_theme (void)
{
  return tengen_board_look_get_default ()->theme;
}

double
tengen_board_look_get_cell_ratio (void)
{
  return tengen_board_look_get_default ()->cell_ratio;
}

int
tengen_board_look_get_coordinates (void)
{
  return tengen_board_look_get_default ()->coordinates;
}

static void
bind (GtkWidget *board, const char *name)
{
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (board), name) != NULL)
    g_object_bind_property (tengen_board_look_get_default (),
                            name,
                            board,
                            name,
                            G_BINDING_SYNC_CREATE);
}

void
tengen_board_look_follow (GtkWidget *board)
{
  g_return_if_fail (GTK_IS_WIDGET (board));

  bind (board, "theme");
  bind (board, "motion");
  bind (board, "cell-ratio");
}

void
tengen_board_look_follow_placing (GtkWidget *board)
{
  g_return_if_fail (GTK_IS_WIDGET (board));

  bind (board, "two-step");
}
