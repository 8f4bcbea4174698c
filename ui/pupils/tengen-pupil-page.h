/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-page: asks who is learning (だれですか)
 *
 * What:  the people as large pictures with their nicknames, and one picture
 *        without a name; a form for new people and for changes, a place to
 *        paste a class; with many people, a search.
 * Not:   the list itself: the owner of the page keeps it and reports its
 *        changes.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-pupils.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PUPIL_PAGE (tengen_pupil_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPupilPage, tengen_pupil_page, TENGEN, PUPIL_PAGE, GtkWidget)

/* Signals:
 *   chosen (const char *id)                   the learner; NULL without a name
 *   add (const char *nickname, guint picture) a new person
 *   add-all (GPtrArray *lines)                a class, of TengenLessonRosterLine
 *   change (const char *id, const char *nickname, guint picture)
 *   take-away (const char *id)
 * Actions: pupil.new, pupil.roster, pupil.change (an id)
 */

/* Makes a page without people. */
GtkWidget *tengen_pupil_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_pupil_page_set_pupils:
 * @self: a page
 * @all: (element-type TengenLessonPupil): the people
 * @current: (nullable): id of the present learner
 *
 * Shows another list. A form being filled in stays, unless its person is gone.
 */
void tengen_pupil_page_set_pupils (TengenPupilPage *self,
                                   const GPtrArray *all,
                                   const char *current);

/* Shows the people; the focus goes to the present learner. */
void tengen_pupil_page_focus (TengenPupilPage *self);

/**
 * tengen_pupil_page_focus_card:
 * @self: a page
 * @id: (nullable): id of a person, or %NULL for the card without a name
 *
 * Gives the focus to a card. Where no cards are seen, as behind a form, it stays
 * where it is.
 */
void tengen_pupil_page_focus_card (TengenPupilPage *self, const char *id);

G_END_DECLS
