/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-usual: results and rules that are chosen from a list
 *
 * What: the lists of the window of game info, what is recorded for a place in
 *       one of them, and the rules as TNR has them.
 * Not:  widgets (tengen-review-info), what is typed (tengen-review-field).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-setup.h"
#include "tengen-record-property.h"

G_BEGIN_DECLS

/**
 * tengen_review_usual_list:
 * @property: RE or RU
 * @setup: the setup of the game
 *
 * Makes the list of what is usual there; its first row, 0, stands for none.
 *
 * Returns: (transfer full): names for people
 */
GtkStringList *tengen_review_usual_list (TengenProperty property,
                                         const TengenGameSetup *setup)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_review_usual_get:
 * @property: RE or RU
 * @setup: the setup of the game
 * @row: a row of the list, from 1
 *
 * Gives what is recorded for a row.
 *
 * Returns: (transfer full): a text
 */
char *tengen_review_usual_get (TengenProperty property,
                               const TengenGameSetup *setup,
                               guint row) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_review_usual_format_rules:
 * @setup: the setup of the game
 * @text: a text for RU
 *
 * Writes the rules that a text names as TNR has them. Of Renju a text does not
 * say whether endings are declared: that stays as it is.
 *
 * Returns: (transfer full) (nullable): a text, %NULL if it names none
 */
char *
tengen_review_usual_format_rules (const TengenGameSetup *setup,
                                  const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
