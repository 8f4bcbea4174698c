/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson-from-sgf: a lesson made of a game record
 *
 * Shape: the lesson is read and checked before it is written; what could not be
 *        taken over is told on standard error.
 */
#include "tengen-cli-lesson.h"

#include <string.h>

#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-cli-picture.h"
#include "tengen-lesson-from-sgf.h"
#include "tengen-lesson-value.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* The longest id. */
#define ID_MAX 64

/* What an id is made of where the name of the file has nothing to make it of. */
#define ID_DEFAULT "lesson"

typedef struct
{
  char **files;
  char *id;
  char *output;
} Options;

static void
clear_options (Options *options)
{
  g_strfreev (options->files);
  g_free (options->id);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* --- Notes --- */

static const char *const notes_said[] = {
  [TENGEN_LESSON_NOTE_GAME] =
      N_ ("lessons do not know this game; it is left out"),
  [TENGEN_LESSON_NOTE_SIZE] =
      N_ ("lessons have square boards of 5 to 19 lines; it is left out"),
  [TENGEN_LESSON_NOTE_EMPTY] = N_ ("there is nothing to show; it is left out"),
  [TENGEN_LESSON_NOTE_LIBERTIES] =
      N_ ("stones without liberties lie on the board; it ends before that"),
  [TENGEN_LESSON_NOTE_RULES] = N_ ("the changes of its rule set are left out"),
  [TENGEN_LESSON_NOTE_NO_RIGHT] =
      N_ ("no answer is right; its moves are only shown"),
  [TENGEN_LESSON_NOTE_REFUSED] =
      N_ ("the rules refuse this move; a new board begins with it, or the line "
          "ends before it"),
  [TENGEN_LESSON_NOTE_SETUP] =
      N_ ("stones are set up within a line; the line ends before that"),
  [TENGEN_LESSON_NOTE_TURN] =
      N_ ("it is not this side’s turn; the variation is left out"),
  [TENGEN_LESSON_NOTE_REPLIES] =
      N_ ("there are several replies; only one is taken"),
  [TENGEN_LESSON_NOTE_TWICE] =
      N_ ("this move has a variation already; the later one is left out"),
  [TENGEN_LESSON_NOTE_ANSWERS] =
      N_ ("more than 64 answers; the others are left out"),
  [TENGEN_LESSON_NOTE_DEEP] =
      N_ ("from here on the moves are shown and not asked"),
  [TENGEN_LESSON_NOTE_VARIATIONS] =
      N_ ("a long game; its variations are left out"),
  [TENGEN_LESSON_NOTE_READINGS] =
      N_ ("the texts have kanji without readings, so this is no lesson for "
          "beginners yet"),
};

static void
print_note (const char *name, const TengenLessonNote *note)
{
  const char *said = _ (notes_said[note->code]);

  if (note->game == 0)
    g_printerr ("%s: %s\n", name, said);
  else if (note->move == 0)
    /* file: game 3: what is to be said */
    g_printerr (_ ("%s: game %u: %s\n"), name, note->game, said);
  else
    /* file: game 3, move 12: what is to be said */
    g_printerr (
        _ ("%s: game %u, move %u: %s\n"), name, note->game, note->move, said);
}

static void
print_notes (const char *name, const GArray *notes)
{
  for (guint i = 0; i < notes->len; i++)
    print_note (name, &g_array_index (notes, TengenLessonNote, i));
}

/* --- Names --- */

/* The name of a file without folder and ending. */
static char *
make_title (const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  char *dot = strrchr (base, '.');

  if (dot != NULL && dot != base)
    *dot = '\0';
  return tengen_cli_file_name (base);
}

static char *
make_id (const char *title)
{
  g_autofree char *id = g_strcanon (
      g_strdup (title), G_CSET_A_2_Z G_CSET_a_2_z "0123456789_-", '-');
  gsize start = strspn (id, "-");

  if (strlen (id + start) > ID_MAX)
    id[start + ID_MAX] = '\0';
  return g_strdup (id[start] != '\0' ? id + start : ID_DEFAULT);
}

/* --- The command --- */

static gboolean
check_options (const Options *options)
{
  if (options->files == NULL || options->files[1] != NULL)
    tengen_cli_options_complain ("%s", _ ("one game record must be named"));
  else if (options->id != NULL &&
           !tengen_lesson_value_fits (
               TENGEN_LESSON_VALUE_NAME, options->id, NULL))
    tengen_cli_options_complain (
        "%s", _ ("--id: only letters, digits, “-” and “_”, at most 64"));
  else
    return TRUE;
  return FALSE;
}

/* A lesson with a fault is not written. */
static TengenCliStatus
write_lesson (const char *output, const char *name, const char *text)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (TengenLesson) lesson =
      tengen_lesson_shelf_read (shelf, bytes, faults);
  g_autoptr (GByteArray) array = NULL;

  if (lesson == NULL)
    {
      tengen_cli_file_complain (
          name, 0, 0, _ ("This cannot become one lesson:"));
      tengen_cli_lesson_print_faults (name, faults);
      return TENGEN_CLI_BAD_INPUT;
    }
  array = g_bytes_unref_to_array (g_steal_pointer (&bytes));
  return tengen_cli_picture_write (output, array);
}

static TengenCliStatus
run (const Options *options)
{
  g_autoptr (TengenCliFile) file = NULL;
  g_autoptr (GArray) notes =
      g_array_new (FALSE, FALSE, sizeof (TengenLessonNote));
  g_autofree char *title = NULL;
  g_autofree char *id = NULL;
  g_autofree char *text = NULL;

  file = tengen_cli_file_read (options->files[0]);
  if (file == NULL)
    return TENGEN_CLI_BAD_INPUT;
  title = make_title (options->files[0]);
  id = options->id != NULL ? g_strdup (options->id) : make_id (title);
  text = tengen_lesson_from_sgf (file->reading->record, id, title, notes);
  print_notes (file->name, notes);
  if (text == NULL)
    {
      tengen_cli_file_complain (
          file->name, 0, 0, _ ("There is nothing to make a lesson of."));
      return TENGEN_CLI_BAD_INPUT;
    }
  return write_lesson (
      options->output != NULL ? options->output : "-", file->name, text);
}

TengenCliStatus
tengen_cli_lesson_from_sgf (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    TENGEN_CLI_OPTION_OUTPUT (&options.output),
    { "id",
      0,
      0,
      G_OPTION_ARG_STRING,
      &options.id,
      N_ ("the id of the lesson, if not the name of the file"),
      "ID" },
    TENGEN_CLI_OPTION_REST (&options.files, N_ ("FILE")),
    { 0 }
  };

  if (!tengen_cli_options_parse (
          &argc,
          &argv,
          N_ ("Makes a lesson of a game record: comments become texts, "
              "variations answers. A line is right with TE or RIGHT in its "
              "comment, wrong with BM or WRONG; where nothing is said the "
              "first "
              "one is right."),
          entries) ||
      !check_options (&options))
    return TENGEN_CLI_USAGE;
  return run (&options);
}
