/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-rules-details: what a rule set says, in words
 *
 * What:  name, sentence, a row for each choice of the set; what differs from
 *        the named set it comes from has a tag.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-go-rules.h"

G_BEGIN_DECLS

/**
 * tengen_play_rules_details_fill:
 * @box: a vertical box
 * @title: the name to show
 * @rules: the set
 * @is_made: it is one of one's own; says from which named set it was made
 *
 * Shows a set in a box instead of what it held. The box says all of it to
 * screen readers when it has the focus.
 */
void tengen_play_rules_details_fill (GtkBox *box,
                                     const char *title,
                                     const TengenGoRules *rules,
                                     gboolean is_made);

G_END_DECLS
