/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-pupils: the people who learn on this computer (学ぶ人)
 *
 * What:   nicknames and pictures, in the order in which people came; the pupil
 *         chosen last; to the text of a key file and back.
 * Not:    what they have done (tengen-lesson-progress), files (app).
 * Shape:  by ids that never change; what is not understood is kept as it stands.
 *         A pupil who was taken away stays in the text until that is final.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct TengenLessonPupils TengenLessonPupils;

/* The format of the texts that this program writes; later ones are higher. */
#define TENGEN_LESSON_PUPILS_FORMAT 1

/* The most people, those who were taken away among them. */
#define TENGEN_LESSON_PUPILS_MOST 200

/* The most characters of a nickname. */
#define TENGEN_LESSON_PUPILS_NICKNAME 20

/* How many pictures there are to choose from. */
#define TENGEN_LESSON_PUPILS_PICTURES 16

/**
 * TengenLessonPupil:
 * @id: 1 to 32 of a-z, 0-9 and -
 * @nickname: 1 to %TENGEN_LESSON_PUPILS_NICKNAME characters
 * @picture: below %TENGEN_LESSON_PUPILS_PICTURES
 *
 * Someone who learns.
 */
typedef struct
{
  char *id;
  char *nickname;
  guint picture;
} TengenLessonPupil;

/* Copies what is known of someone. */
TengenLessonPupil *tengen_lesson_pupil_copy (const TengenLessonPupil *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Frees what is known of someone; does nothing for %NULL. */
void tengen_lesson_pupil_free (TengenLessonPupil *self);

/* Finds a pupil in a list; the id and what is returned may be %NULL. */
const TengenLessonPupil *tengen_lesson_pupil_find (const GPtrArray *all,
                                                   const char *id);

/* Makes an empty list. */
TengenLessonPupils *tengen_lesson_pupils_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a list; does nothing for %NULL. */
void tengen_lesson_pupils_free (TengenLessonPupils *self);

/**
 * tengen_lesson_pupils_decode:
 * @data: (array length=length): the text of a file
 * @length: how many bytes
 *
 * Reads a list.
 *
 * Returns: (transfer full) (nullable): a list, or %NULL if the text is none, or
 *   of a format that this program does not know
 */
TengenLessonPupils *tengen_lesson_pupils_decode (const char *data, gsize length)
    G_GNUC_WARN_UNUSED_RESULT;

/* Writes a list as the text of a key file (transfer full). */
char *tengen_lesson_pupils_encode (const TengenLessonPupils *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Gives those who are there; valid until the list is changed. */
const GPtrArray *tengen_lesson_pupils_get_all (const TengenLessonPupils *self);

/**
 * tengen_lesson_pupils_find:
 * @self: a list
 * @id: (nullable): an id
 *
 * Finds a pupil who was not taken away.
 *
 * Returns: (transfer none) (nullable): the pupil; valid until the list is
 *   changed
 */
const TengenLessonPupil *
tengen_lesson_pupils_find (const TengenLessonPupils *self, const char *id);

/**
 * tengen_lesson_pupils_get_last:
 * @self: a list
 *
 * Tells which pupil was chosen last.
 *
 * Returns: (transfer none) (nullable): the pupil, or %NULL for none; valid
 *   until the list is changed
 */
const TengenLessonPupil *
tengen_lesson_pupils_get_last (const TengenLessonPupils *self);

/**
 * tengen_lesson_pupils_set_last:
 * @self: a list
 * @id: (nullable): the pupil chosen, %NULL for no pupil
 *
 * Notes which pupil learns now.
 *
 * Returns: %TRUE if that is new; %FALSE too for a pupil who is not in the list
 */
gboolean tengen_lesson_pupils_set_last (TengenLessonPupils *self,
                                        const char *id);

/**
 * tengen_lesson_pupils_add:
 * @self: a list
 * @id: an id that no pupil has or had
 * @nickname: as tengen_lesson_pupils_clean() gives it
 * @picture: below %TENGEN_LESSON_PUPILS_PICTURES
 *
 * Adds a pupil at the end.
 *
 * Returns: %FALSE if the list is full or the id is taken
 */
gboolean tengen_lesson_pupils_add (TengenLessonPupils *self,
                                   const char *id,
                                   const char *nickname,
                                   guint picture);

/**
 * tengen_lesson_pupils_change:
 * @self: a list
 * @id: the pupil
 * @nickname: as tengen_lesson_pupils_clean() gives it
 * @picture: below %TENGEN_LESSON_PUPILS_PICTURES
 *
 * Gives a pupil another nickname and picture.
 *
 * Returns: %FALSE if no pupil has that id
 */
gboolean tengen_lesson_pupils_change (TengenLessonPupils *self,
                                      const char *id,
                                      const char *nickname,
                                      guint picture);

/**
 * tengen_lesson_pupils_take_away:
 * @self: a list
 * @id: the pupil
 * @now: what time it is, in seconds since 1970, above 0
 *
 * Takes a pupil away, which can be undone.
 *
 * Returns: %FALSE if no pupil has that id
 */
gboolean tengen_lesson_pupils_take_away (TengenLessonPupils *self,
                                         const char *id,
                                         gint64 now);

/**
 * tengen_lesson_pupils_bring_back:
 * @self: a list
 * @id: the pupil who was taken away
 *
 * Puts a pupil back where they were.
 *
 * Returns: %FALSE if no pupil with that id was taken away
 */
gboolean tengen_lesson_pupils_bring_back (TengenLessonPupils *self,
                                          const char *id);

/* Puts back all who were taken away. Returns: %FALSE if there were none. */
gboolean tengen_lesson_pupils_bring_all_back (TengenLessonPupils *self);

/**
 * tengen_lesson_pupils_forget:
 * @self: a list
 * @before: a time, in seconds since 1970
 *
 * Makes it final for those who were taken away before that time.
 *
 * Returns: (transfer full) (element-type utf8): their ids
 */
GPtrArray *tengen_lesson_pupils_forget (TengenLessonPupils *self, gint64 before)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_pupils_clean:
 * @text: what someone wrote
 *
 * Makes a nickname: without blanks around it.
 *
 * Returns: (transfer full) (nullable): a nickname, or %NULL if there is nothing,
 *   too much, or what cannot be seen
 */
char *tengen_lesson_pupils_clean (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonPupils, tengen_lesson_pupils_free)

G_END_DECLS
