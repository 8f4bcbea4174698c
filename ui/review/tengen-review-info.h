/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-info: the window of game info (対局情報)
 *
 * What:   players, ranks, date, place, event, result, rules, komi, time,
 *         comment of a game, to read and change.
 * Shape:  one edit for all that was changed, when it is accepted.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_INFO (tengen_review_info_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewInfo, tengen_review_info, TENGEN, REVIEW_INFO, GtkWindow)

/* Makes the window, owned by GTK. */
TengenReviewInfo *tengen_review_info_new (GtkWindow *parent,
                                          TengenSession *session);

G_END_DECLS
