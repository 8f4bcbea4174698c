/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export-choices: what is exported, and as what
 *
 * What: format, part of the board, look, size, numbers, marks; of a moving
 *       picture the moves and the time for each.
 * Not:  the preview and the file (tengen-export-window).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paint-export.h"
#include "tengen-paint-show.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_EXPORT_CHOICES (tengen_export_choices_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenExportChoices, tengen_export_choices, TENGEN, EXPORT_CHOICES, GtkBox)

/* Signal: changed (nothing): something else is chosen. */

/**
 * TengenExportWish:
 * @export: how it is written
 * @show: what is shown
 * @from: (GIF): how many moves are played at first
 * @to: (GIF): how many at last
 *
 * What was chosen.
 */
typedef struct
{
  TengenPaintExport export;
  TengenPaintShow show;
  guint from;
  guint to;
} TengenExportWish;

/**
 * tengen_export_choices_set_session:
 * @self: choices
 * @session: the game; the position it is at is exported
 * @style: how it looks on the screen
 * @numbers: which numbers it has there
 *
 * Begins with what is seen on the screen.
 */
void tengen_export_choices_set_session (TengenExportChoices *self,
                                        TengenSession *session,
                                        const TengenPaintStyle *style,
                                        TengenViewNumbers numbers);

/**
 * tengen_export_choices_read:
 * @self: choices with a session
 * @wish: (out caller-allocates): what was chosen
 *
 * Tells what was chosen. What a format does not have is as for the others.
 *
 * Returns: (transfer full) (nullable): why it cannot be exported, for people;
 *   %NULL if it can
 */
char *
tengen_export_choices_read (TengenExportChoices *self,
                            TengenExportWish *wish) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_export_choices_list:
 * @self: choices with a session
 * @wish: what was chosen
 *
 * Makes the boards for it.
 *
 * Returns: (transfer full) (element-type TengenView): one at least
 */
GPtrArray *tengen_export_choices_list (TengenExportChoices *self,
                                       const TengenExportWish *wish)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_export_choices_list_last:
 * @self: choices with a session
 * @wish: what was chosen
 *
 * Makes only the last of the boards, to be looked at.
 *
 * Returns: (transfer full) (element-type TengenView): one
 */
GPtrArray *tengen_export_choices_list_last (TengenExportChoices *self,
                                            const TengenExportWish *wish)
    G_GNUC_WARN_UNUSED_RESULT;

/* Counts the boards, 1 and up, without making them. */
guint tengen_export_choices_count (TengenExportChoices *self,
                                   const TengenExportWish *wish);

G_END_DECLS
