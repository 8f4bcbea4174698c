/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show: what a classroom looks at: one board and one sentence
 */
#include "tengen-show.h"

#include "tengen-board-look.h"
#include "tengen-board-notation.h"
#include "tengen-show-copy.h"
#include "tengen-signal.h"

G_DEFINE_ABSTRACT_TYPE (TengenShow, tengen_show, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_TURNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tengen_show_class_init (TengenShowClass *klass)
{
  /* TengenShow::changed: something else is seen or said */
  signals[SIGNAL_CHANGED] =
      tengen_signal_new ("changed", G_TYPE_FROM_CLASS (klass), 0);
  /* TengenShow::turned: it is another page */
  signals[SIGNAL_TURNED] =
      tengen_signal_new ("turned", G_TYPE_FROM_CLASS (klass), 0);
}

static void
tengen_show_init (TengenShow *self)
{
}

char *
tengen_show_make_title (TengenShow *self)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), NULL);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  return klass->make_title != NULL ? klass->make_title (self) : NULL;
}

TengenView *
tengen_show_make_view (TengenShow *self)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), NULL);
  return TENGEN_SHOW_GET_CLASS (self)->make_view (self);
}

TengenLessonText *
tengen_show_make_text (TengenShow *self)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), NULL);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  return klass->make_text != NULL ? klass->make_text (self) : NULL;
}

guint
tengen_show_get_place (TengenShow *self, guint *n_pages)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), 0);
  g_return_val_if_fail (n_pages != NULL, 0);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  *n_pages = 0;
  return klass->get_place != NULL ? klass->get_place (self, n_pages) : 0;
}

gboolean
tengen_show_can (TengenShow *self, TengenShowAct act)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), FALSE);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  return klass->can != NULL && klass->can (self, act);
}

gboolean
tengen_show_act (TengenShow *self, TengenShowAct act)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), FALSE);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  return klass->act != NULL && klass->act (self, act);
}

gboolean
tengen_show_press (TengenShow *self, TengenPoint point, guint button)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), FALSE);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  return klass->press != NULL && klass->press (self, point, button);
}

gboolean
tengen_show_type (TengenShow *self, guint key)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), FALSE);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  return klass->type != NULL && klass->type (self, key);
}

int
tengen_show_get_notation (TengenShow *self)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), TENGEN_NOTATION_A1);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  return klass->get_notation != NULL ? klass->get_notation (self)
                                     : TENGEN_NOTATION_A1;
}

int
tengen_show_get_coordinates (TengenShow *self)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), -1);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  if (klass->get_coordinates != NULL)
    return klass->get_coordinates (self);
  return tengen_board_look_get_coordinates () >= 0
             ? tengen_show_get_notation (self)
             : -1;
}

GtkWidget *
tengen_show_make_stage (TengenShow *self)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), NULL);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  return klass->make_stage != NULL ? klass->make_stage (self) : NULL;
}

GtkWidget *
tengen_show_make_aside (TengenShow *self)
{
  g_return_val_if_fail (TENGEN_IS_SHOW (self), NULL);
  TengenShowClass *klass = TENGEN_SHOW_GET_CLASS (self);
  return klass->make_aside != NULL ? klass->make_aside (self) : NULL;
}

TengenGame *
tengen_show_make_game (TengenShow *self)
{
  g_autoptr (TengenView) view = NULL;

  g_return_val_if_fail (TENGEN_IS_SHOW (self), NULL);

  if (TENGEN_SHOW_GET_CLASS (self)->make_game != NULL)
    return TENGEN_SHOW_GET_CLASS (self)->make_game (self);
  view = tengen_show_make_view (self);
  return tengen_show_copy (
      view, tengen_show_get_notation (self) == TENGEN_NOTATION_RENJU);
}

void
tengen_show_emit_changed (TengenShow *self, gboolean turned)
{
  g_return_if_fail (TENGEN_IS_SHOW (self));
  if (turned)
    g_signal_emit (self, signals[SIGNAL_TURNED], 0);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
