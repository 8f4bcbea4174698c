/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-picture: a text with readings, in the colour of the text around it
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paint-ruby.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_RUBY_PICTURE (tengen_ruby_picture_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRubyPicture, tengen_ruby_picture, TENGEN, RUBY_PICTURE, GObject)

/**
 * tengen_ruby_picture_new:
 *
 * Makes a picture of nothing: a paintable for a #GtkImage, which tells it the
 * colour of its style.
 *
 * Returns: (transfer full): a picture
 */
TengenRubyPicture *tengen_ruby_picture_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_ruby_picture_take:
 * @self: a picture
 * @text: (transfer full): what it shows
 * @width: of the image, which is given its place at the same time
 * @height: of the image
 *
 * Shows another text. Its image is not asked to find a place for it.
 */
void tengen_ruby_picture_take (TengenRubyPicture *self,
                               TengenPaintRuby *text,
                               int width,
                               int height);

G_END_DECLS
