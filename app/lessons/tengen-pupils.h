/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupils: the people who learn on this computer, in files of the user
 *
 * What:   the list of people, and where the progress and the practice of each
 *         are kept: in pupils/ID/progress and pupils/ID/practice of the
 *         program's folder, those of no particular pupil in progress and
 *         practice.
 * Not:    progress and practice themselves (tengen-progress-file,
 *         tengen-practice-store), asking for the pupil (ui).
 * Shape:  each change is made to the list as it stands in the file then, and
 *         written at once; so two programs do not undo each other's changes.
 *         What cannot be written is not done. A pupil who was taken away can be
 *         brought back; their folder is removed when the list is first read a
 *         day later. In a list that was changed or damaged all of them are
 *         back.
 */
#pragma once

#include "tengen-sealed-file.h"
#include "tengen-lesson-overview.h"
#include "tengen-lesson-roster.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PUPILS (tengen_pupils_get_type ())
G_DECLARE_FINAL_TYPE (TengenPupils, tengen_pupils, TENGEN, PUPILS, GObject)

/* Signals:
 *   changed ()                                 the list, or who learns now
 *   failed (guint fault, const char *detail)   a #TengenSealedFileFault of the list;
 *                                              but for TORN and CHANGED nothing
 *                                              was done
 *   progress-failed (guint fault, const char *detail)
 *                                              a #TengenSealedFileFault of what
 *                                              somebody has done, while all of
 *                                              that is read
 */

/* Makes a list, not read yet, of a folder; %NULL for the user's. */
TengenPupils *tengen_pupils_new (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_pupils_read:
 * @self: a list
 *
 * Reads what is kept. The first time, the pupil chosen last learns now; later
 * the current pupil stays, unless they are no longer in the list.
 */
void tengen_pupils_read (TengenPupils *self);

/* Gives the pupils; valid until the next "changed". */
const GPtrArray *tengen_pupils_get_all (TengenPupils *self);

/**
 * tengen_pupils_get_current:
 * @self: a list
 *
 * Tells which pupil learns now.
 *
 * Returns: (transfer none) (nullable): the pupil, or %NULL for no particular
 *   pupil; valid until the next "changed"
 */
const TengenLessonPupil *tengen_pupils_get_current (TengenPupils *self);

/**
 * tengen_pupils_get_path:
 * @self: a list
 * @id: (nullable): the pupil, %NULL for no particular pupil
 *
 * Tells where their progress is kept.
 *
 * Returns: (transfer full): path of a file
 */
char *tengen_pupils_get_path (TengenPupils *self,
                              const char *id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_pupils_get_practice_path:
 * @self: a list
 * @id: (nullable): the pupil, %NULL for no particular pupil
 *
 * Tells where the log of their practice is kept; it goes with the pupil.
 *
 * Returns: (transfer full): path of a file
 */
char *tengen_pupils_get_practice_path (TengenPupils *self, const char *id)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_pupils_choose:
 * @self: a list
 * @id: (nullable): the pupil who learns from now on
 *
 * Changes the current pupil; succeeds even if the choice cannot be saved.
 *
 * Returns: %FALSE if no pupil has that id
 */
gboolean tengen_pupils_choose (TengenPupils *self, const char *id);

/**
 * tengen_pupils_add:
 * @self: a list
 * @nickname: as tengen_lesson_pupils_clean() gives it
 * @picture: which picture
 *
 * Adds someone.
 *
 * Returns: (transfer full) (nullable): their id, or %NULL if the list is full or
 *   cannot be written
 */
char *tengen_pupils_add (TengenPupils *self,
                         const char *nickname,
                         guint picture) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_pupils_add_all:
 * @self: a list
 * @lines: (element-type TengenLessonRosterLine): new pupils
 *
 * Adds a class, with one writing.
 *
 * Returns: (transfer full) (element-type utf8): the ids of those who were added;
 *   fewer than @lines if the list is full, none if it cannot be written
 */
GPtrArray *tengen_pupils_add_all (TengenPupils *self, const GPtrArray *lines)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_pupils_change:
 * @self: a list
 * @id: the pupil
 * @nickname: as tengen_lesson_pupils_clean() gives it
 * @picture: which picture
 *
 * Gives someone another nickname and picture.
 *
 * Returns: %TRUE if that was done
 */
gboolean tengen_pupils_change (TengenPupils *self,
                               const char *id,
                               const char *nickname,
                               guint picture);

/**
 * tengen_pupils_take_away:
 * @self: a list
 * @id: the pupil
 *
 * Takes a pupil away; if they are the current pupil, there is no particular
 * pupil then.
 *
 * Returns: %TRUE if that was done
 */
gboolean tengen_pupils_take_away (TengenPupils *self, const char *id);

/* Takes away all of these ids. Returns: whether that was done. */
gboolean tengen_pupils_take_all_away (TengenPupils *self, const GPtrArray *ids);

/* Brings someone back with all they did. Returns: whether that was done. */
gboolean tengen_pupils_bring_back (TengenPupils *self, const char *id);

/**
 * tengen_pupils_make_overview:
 * @self: a list
 * @lessons: (element-type TengenLesson): lessons, which outlive the overview
 *
 * Reads what all of them have done.
 *
 * Returns: (transfer full): an overview, a row for each of those who are there
 */
TengenLessonOverview *tengen_pupils_make_overview (
    TengenPupils *self, const GPtrArray *lessons) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
