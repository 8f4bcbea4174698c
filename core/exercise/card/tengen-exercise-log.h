/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-log: which exercises a pupil tried, and how that went (練習の記録)
 *
 * What:   the attempts of one pupil, to a text of lines and back; two logs of
 *         the same pupil as one.
 * Not:    files (app), what comes next (tengen-exercise-plan).
 * Shape:  a text is appended to, never changed. Its first line is
 *         `tengen-practice 1`, each other line an attempt:
 *
 *             TIME OFFSET KIND LEVEL SEED RESULT WRONG NUMBER ORIGIN
 *             1764101946 540 ladder 5 17 missed 1 42 9a0c71d23b5e8f04
 *
 *         The last word has a fixed length, so that a line that was cut off is
 *         noticed. A line that is none is reported and skipped. What a power cut
 *         left behind the last end of a line was never promised to be there: it
 *         is skipped and not reported, also when later lines follow behind a
 *         `~` that ends it.
 *         An attempt is known by its origin (a computer) and its number there;
 *         so a log is a set, and two logs are merged by taking what is in
 *         either. Its order hangs on what is in it alone: the attempts of an
 *         origin follow their numbers, whatever the clock said; those of
 *         different origins follow the latest time that their origin had seen.
 * Bound:  %TENGEN_EXERCISE_LOG_LARGEST bytes, some 200,000 attempts.
 */
#pragma once

#include "tengen-exercise-kind.h"

G_BEGIN_DECLS

/* The format of the texts that this program writes; later ones are higher. */
#define TENGEN_EXERCISE_LOG_FORMAT 1

/* A text that is longer is not read. */
#define TENGEN_EXERCISE_LOG_LARGEST (16 * 1024 * 1024)

/* Of so many damaged lines the numbers are kept. */
#define TENGEN_EXERCISE_LOG_FAULTS 100

/* The most bytes of the name of a kind. */
#define TENGEN_EXERCISE_LOG_KIND 31

/**
 * TengenExerciseLogResult:
 * @TENGEN_EXERCISE_LOG_FIRST: right at the first try, without a hint
 * @TENGEN_EXERCISE_LOG_HINT: right after a hint
 * @TENGEN_EXERCISE_LOG_MISSED: right after wrong tries, without a hint
 * @TENGEN_EXERCISE_LOG_SHOWN: the answer was shown
 *
 * How an attempt ended. One that was broken off is none.
 */
typedef enum
{
  TENGEN_EXERCISE_LOG_FIRST,
  TENGEN_EXERCISE_LOG_HINT,
  TENGEN_EXERCISE_LOG_MISSED,
  TENGEN_EXERCISE_LOG_SHOWN,
} TengenExerciseLogResult;

/**
 * TengenExerciseLogEntry:
 * @time: when, in seconds since 1970 UTC, 0 and up
 * @offset: by how many minutes the local time was ahead of UTC then, less than
 *   a day
 * @kind: the name of the kind; a newer program may know others
 * @level: the level, 1 to 99
 * @seed: the seed of the position
 * @result: how it ended
 * @wrong: wrong tries, to 9999; none with FIRST, at least one with MISSED
 * @number: which attempt of its origin, 1 and up
 * @origin: which computer
 * @stamp: set by the log: the latest time of the origin up to here
 * @is_again: set by the log: the position was tried before
 *
 * An attempt.
 */
typedef struct
{
  gint64 time;
  int offset;
  char kind[TENGEN_EXERCISE_LOG_KIND + 1];
  int level;
  guint64 seed;
  TengenExerciseLogResult result;
  guint wrong;
  guint number;
  guint64 origin;
  gint64 stamp;
  gboolean is_again;
} TengenExerciseLogEntry;

/**
 * TengenExerciseLog:
 * @entries: (element-type TengenExerciseLogEntry): the attempts in their order
 * @faults: (element-type guint): the first lines that were skipped, from 1
 * @n_faults: how many were skipped
 * @is_whole: all of the text could be read; %FALSE for one of a later format or
 *   too long, of which nothing was read and to which nothing may be appended
 *
 * A log. Only its functions change it.
 */
typedef struct
{
  GArray *entries;
  GArray *faults;
  guint n_faults;
  gboolean is_whole;
} TengenExerciseLog;

/* Makes an empty log. */
TengenExerciseLog *tengen_exercise_log_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a log; does nothing for %NULL. */
void tengen_exercise_log_free (TengenExerciseLog *self);

/**
 * tengen_exercise_log_decode:
 * @data: (array length=length): any bytes
 * @length: how many
 *
 * Reads a text. Empty lines and the returns of other systems are no damage; an
 * attempt that is there twice counts once.
 *
 * Returns: (transfer full): what could be read
 */
TengenExerciseLog *tengen_exercise_log_decode (const char *data, gsize length)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_exercise_log_encode:
 * @self: a log
 *
 * Writes a log as a text. What follows its first line can be appended to a text
 * that is there.
 *
 * Returns: (transfer full): a text
 */
char *tengen_exercise_log_encode (const TengenExerciseLog *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Gives what is appended to end a line that was cut off. */
const char *tengen_exercise_log_encode_cut (void);

/**
 * tengen_exercise_log_is_valid:
 * @entry: an attempt
 *
 * Tells whether all values are within what they may be.
 *
 * Returns: %TRUE if it can be written and read again
 */
gboolean tengen_exercise_log_is_valid (const TengenExerciseLogEntry *entry);

/* Gives the number that the next attempt of an origin has. */
guint tengen_exercise_log_get_next (const TengenExerciseLog *self,
                                    guint64 origin);

/* Adds an attempt, which is valid, unless it is there. */
void tengen_exercise_log_add (TengenExerciseLog *self,
                              const TengenExerciseLogEntry *entry);

/**
 * tengen_exercise_log_merge:
 * @self: a log
 * @other: a log of the same pupil
 *
 * Takes over what @self has not. Whatever is merged with what first, the log is
 * the same in the end.
 */
void tengen_exercise_log_merge (TengenExerciseLog *self,
                                const TengenExerciseLog *other);

/**
 * tengen_exercise_log_get_day:
 * @time: seconds since 1970 UTC
 * @offset: by how many minutes the local time is ahead of UTC
 *
 * Tells which day it is. A day begins at 4:00 local time.
 *
 * Returns: days since 1970
 */
gint64 tengen_exercise_log_get_day (gint64 time, int offset);

/**
 * tengen_exercise_log_make_days:
 * @self: a log
 * @today: a day
 *
 * Tells of each attempt on which day it counts, as seen from @today: on its
 * own, or where its clock was set back on the latest before. A day that is
 * still to come tells of a clock that was, or is, wrong: such an attempt keeps
 * its place in the order and counts on the day of what was before it (where
 * nothing was, of what follows), at the latest yesterday. What was before it
 * may be of today, if the clock was set back since: then it counts on its own
 * day, which is not here yet.
 *
 * Returns: (transfer full) (element-type gint64): days since 1970
 */
GArray *tengen_exercise_log_make_days (const TengenExerciseLog *self,
                                       gint64 today) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExerciseLog, tengen_exercise_log_free)

G_END_DECLS
