/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export-preview: a diagram as it will be, with its size
 *
 * What:  the picture or the text, and how large it is; or why there is none.
 * Not:   what is saved or copied (tengen-export-window).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paint-export.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_EXPORT_PREVIEW (tengen_export_preview_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenExportPreview, tengen_export_preview, TENGEN, EXPORT_PREVIEW, GtkBox)

/* Signals:
 *   failed (const char *message)   a picture could not be painted
 */

/**
 * tengen_export_preview_show:
 * @self: a preview
 * @export: how it is written
 * @views: (transfer full) (element-type TengenView): what is shown: one board,
 *   of a moving picture the last one; callers may not touch it any more
 * @n: how many pictures a moving one has
 *
 * Shows a diagram; a picture when it has been painted.
 */
void tengen_export_preview_show (TengenExportPreview *self,
                                 const TengenPaintExport *export,
                                 GPtrArray *views,
                                 guint n);

/**
 * tengen_export_preview_show_fault:
 * @self: a preview
 * @export: how it would be written
 * @fault: why it cannot be
 *
 * Says why there is nothing to be seen.
 */
void tengen_export_preview_show_fault (TengenExportPreview *self,
                                       const TengenPaintExport *export,
                                       const char *fault);

/* Gives the picture that was last painted; may be %NULL. */
GdkTexture *tengen_export_preview_get_texture (TengenExportPreview *self);

G_END_DECLS
