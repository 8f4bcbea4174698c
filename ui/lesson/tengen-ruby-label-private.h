/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-label-private: what the files of the label share
 */
#pragma once

#include "tengen-paint-ruby.h"
#include "tengen-ruby-label.h"

G_BEGIN_DECLS

struct _TengenRubyLabel
{
  GtkWidget parent_instance;

  /* Owned */
  TengenLessonText *text;
  PangoContext *context;
  TengenPaintRuby *shown;
  TengenPaintRuby *measured;
  TengenPaintRuby *unlimited;
  GskRenderNode *picture;
  GPtrArray *links;

  double scale;
  int shown_width;
  int measured_width;
  /* The link below the pointer, by its first span, or -1. */
  int hovered;
  /* The point that was last told of, or NONE. */
  guint point;
};

/* tengen-ruby-label.c */

/* Makes it paint anew; nothing has another place. */
void tengen_ruby_label_forget_picture (TengenRubyLabel *self);

/* Gives the layout with one line a paragraph. */
const TengenPaintRuby *tengen_ruby_label_get_unlimited (TengenRubyLabel *self);

/* Emits "term"; a handler may set another text. */
void tengen_ruby_label_emit_term (TengenRubyLabel *self, const char *term);

/* Emits "point" of a point, or NONE. */
void tengen_ruby_label_emit_point (TengenRubyLabel *self, guint point);

/* tengen-ruby-label-draw.c */

/* Paints the layout that is shown, with what is pointed at and what has the
 * keyboard. */
GskRenderNode *tengen_ruby_label_make_picture (TengenRubyLabel *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* tengen-ruby-label-links.c */

/* Makes the links of its text. */
void tengen_ruby_label_make_links (TengenRubyLabel *self);

/* Takes all links away; nothing is pointed at any more. */
void tengen_ruby_label_clear_links (TengenRubyLabel *self);

/* Puts the links where they are seen. */
void tengen_ruby_label_place_links (TengenRubyLabel *self);

/* Makes room for links, and lets them follow the pointer. */
void tengen_ruby_label_init_links (TengenRubyLabel *self);

/* Tells which link has the keyboard. */
int tengen_ruby_label_find_focus (TengenRubyLabel *self);

G_END_DECLS
