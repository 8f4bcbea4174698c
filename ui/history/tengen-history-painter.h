/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-painter: pictures for the cards that are seen
 *
 * What:  paints in a worker, one after the other, what is asked for; cards
 *        scrolled past are left out. Keeps the pictures of the cards that were
 *        seen last.
 */
#pragma once

#include "tengen-history-item.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY_PAINTER (tengen_history_painter_get_type ())
G_DECLARE_FINAL_TYPE (TengenHistoryPainter,
                      tengen_history_painter,
                      TENGEN,
                      HISTORY_PAINTER,
                      GObject)

/* Makes a painter. */
TengenHistoryPainter *
tengen_history_painter_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_painter_set_look:
 * @self: a painter
 * @scale: device pixels in a unit
 * @dark: the colours for a dark desktop
 *
 * Sets how pictures look; those that there are go.
 */
void tengen_history_painter_set_look (TengenHistoryPainter *self,
                                      int scale,
                                      gboolean dark);

/* Has the picture of a game that is seen now painted, if it has none. */
void tengen_history_painter_show (TengenHistoryPainter *self,
                                  TengenHistoryItem *item);

/**
 * tengen_history_painter_hide:
 * @self: a painter
 * @item: a game that is seen no more
 *
 * Leaves its picture out, if it was not painted yet.
 */
void tengen_history_painter_hide (TengenHistoryPainter *self,
                                  TengenHistoryItem *item);

G_END_DECLS
