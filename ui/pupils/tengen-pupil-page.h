/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-page: asks who learns (だれですか)
 *
 * What:  the people as large pictures with their nicknames, one of them for
 *        nobody in particular; a form for new people and for changes.
 * Not:   the list itself: whoever has the page keeps it and tells what became
 *        of it.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-pupils.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PUPIL_PAGE (tengen_pupil_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPupilPage, tengen_pupil_page, TENGEN, PUPIL_PAGE, GtkWidget)

/* Signals:
 *   chosen (const char *id)                   who learns; NULL for nobody in
 *                                             particular
 *   add (const char *nickname, guint picture) a new person
 *   change (const char *id, const char *nickname, guint picture)
 *   take-away (const char *id)
 * Actions: pupil.new, pupil.change (an id)
 */

/**
 * tengen_pupil_page_new:
 *
 * Makes a page without people.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *tengen_pupil_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_pupil_page_set_pupils:
 * @self: a page
 * @all: (element-type TengenLessonPupil): the people
 * @current: (nullable): id of who learns now
 *
 * Shows others. A form that is being filled in stays, unless the person is not
 * there any more.
 */
void tengen_pupil_page_set_pupils (TengenPupilPage *self,
                                   const GPtrArray *all,
                                   const char *current);

/**
 * tengen_pupil_page_focus:
 * @self: a page
 *
 * Shows the people; the keyboard goes to who learns now.
 */
void tengen_pupil_page_focus (TengenPupilPage *self);

G_END_DECLS
