/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sign: the signs on buttons that walk through moves and steps, and on
 * others that have no word
 *
 * What:  a symbolic paintable, for a GtkImage, in the colour of its text.
 * Not:   a picture file: nothing is looked up or loaded at the start, and it is
 *        sharp at any size.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TengenSignShape:
 * @TENGEN_SIGN_FIRST: to the beginning
 * @TENGEN_SIGN_BACK_MANY: some moves back
 * @TENGEN_SIGN_BACK: one back
 * @TENGEN_SIGN_FORWARD: one on
 * @TENGEN_SIGN_FORWARD_MANY: some moves on
 * @TENGEN_SIGN_LAST: to the end
 * @TENGEN_SIGN_AUTO: goes on by itself
 * @TENGEN_SIGN_PAUSE: stops that
 * @TENGEN_SIGN_CLOSE: puts something away
 * @TENGEN_SIGN_WINDOW: shows something in a window of its own
 *
 * What a button does.
 */
typedef enum
{
  TENGEN_SIGN_FIRST,
  TENGEN_SIGN_BACK_MANY,
  TENGEN_SIGN_BACK,
  TENGEN_SIGN_FORWARD,
  TENGEN_SIGN_FORWARD_MANY,
  TENGEN_SIGN_LAST,
  TENGEN_SIGN_AUTO,
  TENGEN_SIGN_PAUSE,
  TENGEN_SIGN_CLOSE,
  TENGEN_SIGN_WINDOW,
} TengenSignShape;

#define TENGEN_TYPE_SIGN_SHAPE (tengen_sign_shape_get_type ())
/* Registers the shapes, for properties and templates. Returns: the type. */
GType tengen_sign_shape_get_type (void);

#define TENGEN_TYPE_SIGN (tengen_sign_get_type ())
G_DECLARE_FINAL_TYPE (TengenSign, tengen_sign, TENGEN, SIGN, GObject)

/* Properties:
 *   shape  TengenSignShape  what is drawn (the start: first)
 */

G_END_DECLS
