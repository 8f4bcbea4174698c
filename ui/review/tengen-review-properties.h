/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-properties: all that a node holds (項目)
 *
 * What:   a list of the node's properties in the order of the file: what it is
 *         called, its identifier, its values. Nothing is left out, also what no
 *         program knows.
 * Not:    changing them.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_PROPERTIES (tengen_review_properties_get_type ())
G_DECLARE_FINAL_TYPE (TengenReviewProperties,
                      tengen_review_properties,
                      TENGEN,
                      REVIEW_PROPERTIES,
                      GtkWidget)

/* Follows a game (nullable). Makes rows only while the list is seen. */
void tengen_review_properties_set_session (TengenReviewProperties *self,
                                           TengenSession *session);

/* Says how to name points, which stand there as in the file too. */
void tengen_review_properties_set_notation (TengenReviewProperties *self,
                                            TengenNotation notation);

G_END_DECLS
