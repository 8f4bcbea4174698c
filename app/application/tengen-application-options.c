/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-options: the command line
 *
 * Shape: what only this process's terminal needs is done here; the rest goes to
 *        the program that is running already, if there is one.
 */
#include "tengen-application-private.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* Shows a lesson of the course or of a file; a wrong name is said where it was
 * typed, too. */
static int
open_lesson (TengenApplication *self,
             GApplicationCommandLine *command_line,
             const char *id)
{
  g_autoptr (GFile) file =
      g_application_command_line_create_file_for_arg (command_line, id);
  if (tengen_lesson_own_is (file))
    {
      tengen_application_show_lesson_file (self, file);
      return 0;
    }
  if (tengen_application_show_lessons (self, id))
    return 0;
  g_application_command_line_printerr (
      command_line, _ ("--lesson: there is no lesson “%s”"), id);
  g_application_command_line_printerr (command_line, "\n");
  tengen_program_set_class_wanted (TENGEN_PROGRAM (self), FALSE);
  return 1;
}

/* Only one file is named with a move. */
static void
open_files (TengenApplication *self,
            GApplicationCommandLine *command_line,
            const char **names,
            int move)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  for (gsize i = 0; names[i] != NULL; i++)
    g_ptr_array_add (files,
                     g_application_command_line_create_file_for_arg (
                         command_line, names[i]));
  if (move >= 0)
    tengen_program_open_file (
        TENGEN_PROGRAM (self), NULL, files->pdata[0], move, FALSE);
  else
    tengen_program_open_files (
        TENGEN_PROGRAM (self), NULL, (GFile **) files->pdata, files->len);
}

static int
run_command_line (GApplication *application,
                  GApplicationCommandLine *command_line)
{
  GVariantDict *options =
      g_application_command_line_get_options_dict (command_line);
  g_autofree const char **names = NULL;
  const char *lesson = NULL;
  int move = -1;
  g_variant_dict_lookup (options, "move", "i", &move);
  tengen_program_set_class_wanted (
      TENGEN_PROGRAM (application),
      g_variant_dict_contains (options, "classroom"));
  if (g_variant_dict_lookup (options, "lesson", "&s", &lesson))
    return open_lesson (TENGEN_APPLICATION (application), command_line, lesson);
  if (g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &names))
    open_files (TENGEN_APPLICATION (application), command_line, names, move);
  else if (g_variant_dict_contains (options, "clock"))
    tengen_application_show_clock (TENGEN_APPLICATION (application));
  else if (g_variant_dict_contains (options, "room"))
    tengen_application_show_room (TENGEN_APPLICATION (application));
  else if (g_variant_dict_contains (options, "new-window"))
    tengen_application_show_first (TENGEN_APPLICATION (application));
  else
    {
      g_application_activate (application);
      tengen_program_offer_classroom (
          TENGEN_PROGRAM (application),
          GTK_WINDOW (tengen_application_find_window (
              TENGEN_APPLICATION (application))));
    }
  return 0;
}

/* A large record is half read when GTK has started. */
static void
read_first_file (TengenApplication *self, GVariantDict *options)
{
  g_autofree const char **names = NULL;
  if (!g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &names) ||
      names[0] == NULL)
    return;
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (names[0]);
  if (!tengen_lesson_own_is (file) && !tengen_application_is_match (file))
    tengen_application_read_early (self, file);
}

/* Whether it is going to be activated. */
static gboolean
is_plain (GVariantDict *options)
{
  static const char *const others[] = {
    G_OPTION_REMAINING, "lesson", "clock", "room", "new-window"
  };
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_variant_dict_contains (options, others[i]))
      return FALSE;
  return TRUE;
}

/* A bus that exists but does not work must not keep the user from playing. */
static void
register_or_stay_alone (GApplication *application)
{
  g_autoptr (GError) error = NULL;
  if (g_application_register (application, NULL, &error))
    return;
  g_info ("Without the session bus: %s", error->message);
  g_application_set_flags (application,
                           g_application_get_flags (application) |
                               G_APPLICATION_NON_UNIQUE);
}

/* Says what is wrong with --move before anything is opened. */
static gboolean
check_move (GVariantDict *options)
{
  g_autofree const char **names = NULL;
  int move = 0;
  if (!g_variant_dict_lookup (options, "move", "i", &move))
    return TRUE;
  g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &names);
  if (move < 0)
    g_printerr ("%s\n", _ ("--move: the number must be 0 or more"));
  else if (names == NULL || names[0] == NULL || names[1] != NULL)
    g_printerr ("%s\n", _ ("--move: name one file to open at that move"));
  else
    return TRUE;
  return FALSE;
}

static int
handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("tengen %s\n", TENGEN_VERSION);
      return 0;
    }
  if (!check_move (options))
    return 1;
  if (g_getenv ("DISPLAY") == NULL && g_getenv ("WAYLAND_DISPLAY") == NULL &&
      g_getenv ("BROADWAY_DISPLAY") == NULL)
    {
      g_printerr ("%s\n",
                  _ ("There is no display to show a window on. tengen-cli "
                     "counts, checks and draws game records without one."));
      return 1;
    }
  read_first_file (TENGEN_APPLICATION (application), options);
  if (is_plain (options))
    tengen_application_find_early (TENGEN_APPLICATION (application));
  register_or_stay_alone (application);
  return -1;
}

void
tengen_application_install_options (GApplicationClass *klass)
{
  klass->command_line = run_command_line;
  klass->handle_local_options = handle_local_options;
}

void
tengen_application_add_options (TengenApplication *self)
{
  const GOptionEntry options[] = {
    { "new-window",
      'n',
      0,
      G_OPTION_ARG_NONE,
      NULL,
      _ ("Open a window with a new game"),
      NULL },
    { "move",
      'm',
      0,
      G_OPTION_ARG_INT,
      NULL,
      _ ("Show the record after so many moves"),
      _ ("N") },
    { "lesson",
      'l',
      0,
      G_OPTION_ARG_STRING,
      NULL,
      _ ("Open a lesson: its name (see “tengen-cli lesson list”) or a file"),
      _ ("NAME") },
    { "classroom",
      0,
      0,
      G_OPTION_ARG_NONE,
      NULL,
      _ ("Show it to a class, over the whole screen"),
      NULL },
    { "clock",
      0,
      0,
      G_OPTION_ARG_NONE,
      NULL,
      _ ("Show a clock for a board of wood, over the whole screen"),
      NULL },
    { "room",
      0,
      0,
      G_OPTION_ARG_NONE,
      NULL,
      _ ("Open a room in which a class plays from any browser"),
      NULL },
    { "version",
      0,
      0,
      G_OPTION_ARG_NONE,
      NULL,
      _ ("Print the version and exit"),
      NULL },
    { G_OPTION_REMAINING,
      0,
      0,
      G_OPTION_ARG_FILENAME_ARRAY,
      NULL,
      NULL,
      _ ("[FILE.sgf…]") },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_summary (
      G_APPLICATION (self), _ ("Play and learn Pure Go, Go and Renju"));
}
