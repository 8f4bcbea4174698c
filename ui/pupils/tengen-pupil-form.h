/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-form: asks for a nickname and a picture
 *
 * What:  for a new person, or for one already in the list.
 * Not:   storing them: the owner of the form does that.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-pupils.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PUPIL_FORM (tengen_pupil_form_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPupilForm, tengen_pupil_form, TENGEN, PUPIL_FORM, GtkWidget)

/* Signals:
 *   done (const char *nickname, guint picture)   both are as they must be
 *   take-away ()                                 the person is to be taken away
 *   cancelled ()                                 nothing is to be done
 * Actions: form.done, form.take-away, form.cancel (Escape)
 */

/**
 * tengen_pupil_form_ask:
 * @self: a form
 * @pupil: (nullable): who is changed, %NULL for a new person
 * @picture: the picture to begin with for a new person
 *
 * Fills the form; the keyboard goes to the nickname.
 */
void tengen_pupil_form_ask (TengenPupilForm *self,
                            const TengenLessonPupil *pupil,
                            guint picture);

G_END_DECLS
