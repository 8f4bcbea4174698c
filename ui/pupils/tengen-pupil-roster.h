/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-roster: a class from a list of names that is pasted (名簿)
 *
 * What:  a place to paste in, the new people with their pictures as they will
 *        be, and what is left out, and why.
 * Not:   adding them: the owner of the widget does that.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-roster.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PUPIL_ROSTER (tengen_pupil_roster_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPupilRoster, tengen_pupil_roster, TENGEN, PUPIL_ROSTER, GtkWidget)

/* Signals:
 *   done (GPtrArray *lines)   of TengenLessonRosterLine: new people, at least one
 *   cancelled ()              nothing is to be done
 * Actions: roster.done, roster.cancel (Escape)
 */

/* Begins with an empty text; @all (of TengenLessonPupil) are there already. */
void tengen_pupil_roster_ask (TengenPupilRoster *self, const GPtrArray *all);

G_END_DECLS
