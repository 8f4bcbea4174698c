/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-faults: oddities found in the file (注意)
 *
 * What:   a list of sentences; choosing one goes to the node it is about.
 * Not:    finding oddities (core/sgf), wording them (ui/words).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-foreign.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_FAULTS (tengen_review_faults_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewFaults, tengen_review_faults, TENGEN, REVIEW_FAULTS, GtkWidget)

/* Says where choosing a row goes; the game may be %NULL. */
void tengen_review_faults_set_session (TengenReviewFaults *self,
                                       TengenSession *session);

/* Shows oddities of a file of some form, copied; may be %NULL. */
void tengen_review_faults_set_warnings (TengenReviewFaults *self,
                                        const GArray *warnings,
                                        TengenForeignForm form);

/* Goes to the node of a row, from 0. */
void tengen_review_faults_activate (TengenReviewFaults *self, guint row);

G_END_DECLS
