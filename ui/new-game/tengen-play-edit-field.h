/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-edit-field: a line of the form for own rules
 *
 * What:  the name of a field of TengenGoRules and a control that fits its
 *        kind: list of values, spin button for komi, or a check button for each
 *        bit; a tag while the value is not the named set's.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-go-rules.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_EDIT_FIELD (tengen_play_edit_field_get_type ())
G_DECLARE_FINAL_TYPE (TengenPlayEditField,
                      tengen_play_edit_field,
                      TENGEN,
                      PLAY_EDIT_FIELD,
                      GtkWidget)

/* Signals:
 *   changed ()   the value was changed by hand
 */

/**
 * tengen_play_edit_field_new:
 * @field: the field's index, see tengen_go_rules_get_field()
 *
 * Makes a line.
 *
 * Returns: a floating widget
 */
GtkWidget *tengen_play_edit_field_new (guint field);

/* Shows the value that a set has, made from @base, without the signal. */
void tengen_play_edit_field_show (TengenPlayEditField *self,
                                  const TengenGoRules *rules,
                                  const TengenGoRules *base);

/* Writes the value of the control into a set. */
void tengen_play_edit_field_read (TengenPlayEditField *self,
                                  TengenGoRules *rules);

G_END_DECLS
