/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-exercise-check: exercises of files, proved anew
 *
 * What:  a line `file: game 3: message` for each fault, on standard output,
 *        since it is the answer; at the end how many there were.
 * Shape: problems that others wrote are proved where it can be told what they
 *        ask; where it cannot, that is said and is no fault.
 */
#include "tengen-cli-exercise.h"

#include "tengen-board-notation.h"
#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-exercise-check.h"
#include "tengen-exercise-from-sgf.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* How many positions are looked at for an answer. */
#define POSITIONS 100000

/**
 * Check:
 * @name: the file, as in messages
 * @keys: what exercises there were, by their keys: the game of each
 * @quiet: only faults are told
 * @game: the present game, from 1
 * @n_exercises: how many were proved
 * @n_faults: how many faults there were
 * @n_open: games of which nothing could be proved
 */
typedef struct
{
  const char *name;
  GHashTable *keys;
  gboolean quiet;
  guint game;
  guint n_exercises;
  guint n_faults;
  guint n_open;
} Check;

/* --- What is said --- */

static void
print_line (const Check *self, const char *said)
{
  /* file: game 3: what is to be said */
  g_print (_ ("%s: game %u: %s\n"), self->name, self->game, said);
}

static void
print_fault (Check *self, const char *said)
{
  self->n_faults++;
  print_line (self, said);
}

/* Faults in which a point is named; of the whole exercise below. */
static const char *const faults_at[] = {
  [TENGEN_EXERCISE_FAULT_BOARD] = N_ ("the stone on %s cannot lie there"),
  [TENGEN_EXERCISE_FAULT_TARGET] = N_ ("%s is no chain to ask about"),
  [TENGEN_EXERCISE_FAULT_NO_RIGHT] = NULL,
  [TENGEN_EXERCISE_FAULT_ILLEGAL] =
      N_ ("%s is said to be right, and is not allowed"),
  [TENGEN_EXERCISE_FAULT_LINE] =
      N_ ("the line after %s has a move that is not allowed"),
  [TENGEN_EXERCISE_FAULT_UNLISTED] = N_ ("%s is right, too"),
  [TENGEN_EXERCISE_FAULT_WRONG] = N_ ("%s is said to be right, and is not"),
  [TENGEN_EXERCISE_FAULT_KO] =
      N_ ("after %s neither side gets what it wants without a ko or seki"),
  [TENGEN_EXERCISE_FAULT_UNKNOWN] = NULL,
  [TENGEN_EXERCISE_FAULT_NUMBER] = NULL,
  [TENGEN_EXERCISE_FAULT_YES] = NULL,
};

static const char *const faults_whole[] = {
  [TENGEN_EXERCISE_FAULT_BOARD] = N_ ("the numbers of stones cannot be"),
  [TENGEN_EXERCISE_FAULT_TARGET] = N_ ("too few chains are marked"),
  [TENGEN_EXERCISE_FAULT_NO_RIGHT] = N_ ("no answer is right"),
  [TENGEN_EXERCISE_FAULT_ILLEGAL] = NULL,
  [TENGEN_EXERCISE_FAULT_LINE] = NULL,
  [TENGEN_EXERCISE_FAULT_UNLISTED] = NULL,
  [TENGEN_EXERCISE_FAULT_WRONG] = NULL,
  [TENGEN_EXERCISE_FAULT_KO] = NULL,
  [TENGEN_EXERCISE_FAULT_UNKNOWN] = NULL,
  [TENGEN_EXERCISE_FAULT_NUMBER] = NULL,
  [TENGEN_EXERCISE_FAULT_YES] = N_ ("the answer is the opposite"),
};

static const char *const readings[] = {
  [TENGEN_EXERCISE_READING_OK] = NULL,
  [TENGEN_EXERCISE_READING_GAME] =
      N_ ("no game of Go or Renju on a square board of 5 to 19 lines"),
  [TENGEN_EXERCISE_READING_BOARD] =
      N_ ("stones without liberties lie on the board"),
  [TENGEN_EXERCISE_READING_OWN] =
      N_ ("what its exercise was made from (TNX) cannot be read"),
  [TENGEN_EXERCISE_READING_NO_ANSWER] = N_ ("there are no answers"),
  [TENGEN_EXERCISE_READING_NO_QUESTION] =
      N_ ("it is not told what is asked, so nothing is proved"),
};

static char *
say_at (const TengenExercise *exercise, const TengenExerciseFault *fault)
{
  gboolean is_renju = tengen_exercise_kind_get_info (exercise->kind)->is_renju;
  g_autofree char *point = tengen_notation_format (
      is_renju ? TENGEN_NOTATION_RENJU : TENGEN_NOTATION_A1,
      exercise->width,
      exercise->height,
      fault->point);
  GString *said = g_string_new (_ (faults_at[fault->code]));

  g_string_replace (said, "%s", point, 1);
  return g_string_free (said, FALSE);
}

static char *
say_fault (const TengenExercise *exercise, const TengenExerciseFault *fault)
{
  if (fault->code == TENGEN_EXERCISE_FAULT_NUMBER)
    return g_strdup_printf (_ ("the number is %d"), fault->number);
  return fault->point == TENGEN_POINT_NONE
             ? g_strdup (_ (faults_whole[fault->code]))
             : say_at (exercise, fault);
}

/* What is not proved is one fault, however many answers it is. */
static void
print_faults (Check *self, const TengenExercise *exercise, const GArray *faults)
{
  guint n_unknown = 0;

  for (guint i = 0; i < faults->len; i++)
    {
      const TengenExerciseFault *fault =
          &g_array_index (faults, TengenExerciseFault, i);
      g_autofree char *said = NULL;

      if (fault->code == TENGEN_EXERCISE_FAULT_UNKNOWN)
        {
          n_unknown++;
          continue;
        }
      said = say_fault (exercise, fault);
      print_fault (self, said);
    }
  if (n_unknown > 0)
    {
      g_autofree char *said = g_strdup_printf (
          tengen_words_plural ("%u answer is proved neither right nor wrong",
                               "%u answers are proved neither right nor wrong",
                               n_unknown),
          n_unknown);

      print_fault (self, said);
    }
}

/* --- Exercises --- */

static void
check_new (Check *self, const TengenExercise *exercise)
{
  guint64 key = tengen_exercise_make_key (exercise);
  guint before = GPOINTER_TO_UINT (g_hash_table_lookup (self->keys, &key));
  g_autofree char *said = NULL;

  if (before == 0)
    {
      g_hash_table_insert (self->keys,
                           g_memdup2 (&key, sizeof key),
                           GUINT_TO_POINTER (self->game));
      return;
    }
  said = g_strdup_printf (_ ("it is the same exercise as game %u"), before);
  print_fault (self, said);
}

static void
check_game (Check *self, const TengenRecord *record, TengenNode root)
{
  g_autoptr (TengenExercise) exercise = NULL;
  g_autoptr (GArray) faults = NULL;
  TengenExerciseReading reading =
      tengen_exercise_from_sgf (record, root, &exercise);

  self->game++;
  if (reading == TENGEN_EXERCISE_READING_NO_QUESTION)
    {
      self->n_open++;
      if (!self->quiet)
        print_line (self, _ (readings[reading]));
      return;
    }
  if (reading != TENGEN_EXERCISE_READING_OK)
    {
      print_fault (self, _ (readings[reading]));
      return;
    }
  self->n_exercises++;
  faults = tengen_exercise_check (exercise, POSITIONS);
  print_faults (self, exercise, faults);
  check_new (self, exercise);
}

static gboolean
check_file (Check *self, const char *path)
{
  g_autoptr (TengenCliFile) file = tengen_cli_file_read (path);
  const TengenRecord *record;

  if (file == NULL)
    return FALSE;
  record = file->reading->record;
  self->name = file->name;
  self->game = 0;
  g_hash_table_remove_all (self->keys);
  for (guint i = 0; i < tengen_record_get_n_games (record); i++)
    check_game (self, record, tengen_record_get_game (record, i));
  return TRUE;
}

static void
print_sum (const Check *self)
{
  g_autofree char *exercises = g_strdup_printf (
      tengen_words_plural (
          "%u exercise proved", "%u exercises proved", self->n_exercises),
      self->n_exercises);
  g_autofree char *open = g_strdup_printf (
      tengen_words_plural ("%u not told", "%u not told", self->n_open),
      self->n_open);
  g_autofree char *faults = g_strdup_printf (
      tengen_words_plural ("%u fault", "%u faults", self->n_faults),
      self->n_faults);

  /* exercises that were proved, games that ask nothing known, faults */
  g_print (_ ("%s, %s, %s\n"), exercises, open, faults);
}

/* --- Options --- */

static char **
read_options (Check *self, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { .long_name = "quiet",
      .short_name = 'q',
      .arg_data = &self->quiet,
      .description = N_ ("only faults, not how many there are") },
    { 0 }
  };

  return tengen_cli_options_parse_files (
      argc,
      argv,
      N_ ("Proves the exercises of files anew, and problems of others "
          "where it can be told what they ask; the exit status is 1 if "
          "anything is wrong."),
      entries,
      N_ ("FILE…"));
}

TengenCliStatus
tengen_cli_exercise_check (int argc, char **argv)
{
  g_autoptr (GHashTable) keys =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Check check = { .keys = keys };
  g_auto (GStrv) files = NULL;
  gboolean is_read = TRUE;

  files = read_options (&check, &argc, &argv);
  if (files == NULL)
    return TENGEN_CLI_USAGE;
  for (guint i = 0; files[i] != NULL; i++)
    is_read &= check_file (&check, files[i]);
  if (!check.quiet)
    print_sum (&check);
  return is_read && check.n_faults == 0 ? TENGEN_CLI_OK : TENGEN_CLI_BAD_INPUT;
}
