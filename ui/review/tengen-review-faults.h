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

#include "tengen-session.h"
#include "tengen-sgf-reader.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_FAULTS (tengen_review_faults_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewFaults, tengen_review_faults, TENGEN, REVIEW_FAULTS, GtkWidget)

/**
 * tengen_review_faults_set_session:
 * @self: a list
 * @session: (nullable) (transfer none): the game
 *
 * Says where choosing a row goes.
 */
void tengen_review_faults_set_session (TengenReviewFaults *self,
                                       TengenSession *session);

/**
 * tengen_review_faults_set_warnings:
 * @self: a list
 * @warnings: (nullable) (element-type TengenSgfWarning): the oddities; copied
 *
 * Shows oddities.
 */
void tengen_review_faults_set_warnings (TengenReviewFaults *self,
                                        const GArray *warnings);

/**
 * tengen_review_faults_activate:
 * @self: a list
 * @row: a row from 0
 *
 * Goes to the node of a row.
 */
void tengen_review_faults_activate (TengenReviewFaults *self, guint row);

G_END_DECLS
