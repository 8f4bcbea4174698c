/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-options: arguments of a command, and complaints about them
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The value of an option that was not given: 0 can be, and is mostly wrong. */
#define TENGEN_CLI_NOT_SAID G_MININT

/* Entries that several commands have; N_() is that of their table. */
#define TENGEN_CLI_OPTION_GAME(place)                                          \
  {                                                                            \
    "game", 'g', 0, G_OPTION_ARG_INT, place,                                   \
        N_ ("which game of the file, from 1"), "N"                             \
  }
#define TENGEN_CLI_OPTION_MOVE(place)                                          \
  {                                                                            \
    "move", 'm', 0, G_OPTION_ARG_INT, place,                                   \
        N_ ("after so many moves of the main line"), "N"                       \
  }
#define TENGEN_CLI_OPTION_JSON(place)                                          \
  {                                                                            \
    "json", 'j', 0, G_OPTION_ARG_NONE, place,                                  \
        N_ ("answer in JSON, for programs"), NULL                              \
  }
#define TENGEN_CLI_OPTION_OUTPUT(place)                                        \
  {                                                                            \
    "output", 'o', 0, G_OPTION_ARG_FILENAME, place,                            \
        N_ ("the file to write; - is standard output"), N_ ("OUT")             \
  }
#define TENGEN_CLI_OPTION_LANGUAGE(place)                                      \
  {                                                                            \
    "language", 'l', 0, G_OPTION_ARG_STRING, place,                            \
        N_ ("language of the texts"), "ja|en|zh"                               \
  }
#define TENGEN_CLI_OPTION_FURIGANA(place)                                      \
  {                                                                            \
    "furigana", 0, 0, G_OPTION_ARG_STRING, place,                              \
        N_ ("readings above all kanji, none, or those learnt after a school "  \
            "year"),                                                           \
        "all|none|1…6"                                                       \
  }
#define TENGEN_CLI_OPTION_LEVEL(place)                                         \
  {                                                                            \
    "level", 0, 0, G_OPTION_ARG_INT, place,                                    \
        N_ ("level of the computer, 1 to 10"), "N"                             \
  }
#define TENGEN_CLI_OPTION_SEED(place)                                          \
  {                                                                            \
    "seed", 0, 0, G_OPTION_ARG_INT64, place,                                   \
        N_ ("number from which chance is drawn"), "N"                          \
  }
/* What is no option: the name of it, for a person. */
#define TENGEN_CLI_OPTION_REST(place, name)                                    \
  {                                                                            \
    G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, place, NULL, name   \
  }

/**
 * tengen_cli_options_parse:
 * @argc: (inout): number of arguments
 * @argv: (inout): the command and its arguments
 * @summary: what the command does, an English text
 * @entries: the options; texts are translated
 *
 * Reads arguments; says what is wrong with them. Numbers are decimal digits and
 * nothing else, with `-` before them below 0.
 *
 * Returns: %FALSE if they cannot be understood
 */
gboolean tengen_cli_options_parse (int *argc,
                                   char ***argv,
                                   const char *summary,
                                   const GOptionEntry *entries);

/* Reads arguments likewise, and refuses all that is no option. */
gboolean tengen_cli_options_parse_only (int *argc,
                                        char ***argv,
                                        const char *summary,
                                        const GOptionEntry *entries);

/**
 * tengen_cli_options_parse_files:
 * @argc: (inout): number of arguments
 * @argv: (inout): the command and its arguments
 * @summary: what the command does, an English text
 * @entries: the options beside the files; texts are translated
 * @name: what the files are called in the help
 *
 * Reads arguments of a command for files; says what is wrong with them.
 *
 * Returns: (transfer full) (nullable): the files, at least one, or %NULL if
 *   they cannot be understood
 */
char **
tengen_cli_options_parse_files (int *argc,
                                char ***argv,
                                const char *summary,
                                const GOptionEntry *entries,
                                const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Reads arguments of a command for one folder beside its options likewise. */
char *tengen_cli_options_parse_folder (int *argc,
                                       char ***argv,
                                       const char *summary,
                                       const GOptionEntry *entries)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_options_check_number:
 * @option: how the option is called, with its hyphens
 * @number: what was given, or %TENGEN_CLI_NOT_SAID
 * @least: the lowest number that means something
 * @most: the highest
 *
 * Refuses a number outside of a range; says which there are.
 *
 * Returns: %TRUE if it lies inside, or if none was given
 */
gboolean tengen_cli_options_check_number (const char *option,
                                          gint64 number,
                                          gint64 least,
                                          gint64 most);

/**
 * tengen_cli_options_complain:
 * @format: what is wrong, as for printf
 * @...: what is put into it
 *
 * Says what is wrong with the arguments and how to get help.
 */
void tengen_cli_options_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

G_END_DECLS
