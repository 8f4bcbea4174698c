/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli: scoring, legality, pictures and facts of game records
 */
#include <locale.h>
#include <string.h>

#include "tengen-cli-commands.h"
#include "tengen-lesson-loader.h"
#include "tengen-words-output.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static const TengenCliCommand commands[] = {
  { "score", tengen_cli_score, N_ ("count the end of a game") },
  { "rules", tengen_cli_rules, N_ ("list the rule sets, or describe one") },
  { "legal", tengen_cli_legal, N_ ("tell where one may play, and why not") },
  { "render", tengen_cli_render, N_ ("draw a position") },
  { "renju", tengen_cli_renju, N_ ("tell forbidden points, fours and threes") },
  { "info", tengen_cli_info, N_ ("tell what files hold") },
  { "convert", tengen_cli_convert, N_ ("write a file as clean UTF-8 SGF") },
  { "check", tengen_cli_check, N_ ("tell what is odd in files") },
  { "lesson", tengen_cli_lesson, N_ ("check, list, draw and convert lessons") },
  { "exercise", tengen_cli_exercise, N_ ("make, prove and list exercises") },
  { "match", tengen_cli_match, N_ ("make matches, pair rounds, note results") },
  { "paper", tengen_cli_paper, N_ ("make pages to print") },
  { "gtp", tengen_cli_gtp, N_ ("play for another program") },
  { "gomocup", tengen_cli_gomocup, N_ ("play Renju for another program") },
  { "play", tengen_cli_play, N_ ("let the computer play against itself") },
};

static void
print_help (void)
{
  g_print ("%s\n", _ ("Usage: tengen-cli COMMAND [OPTION…] FILE"));
  tengen_cli_commands_print (commands, G_N_ELEMENTS (commands));
  g_print ("\n%s\n",
           _ ("“tengen-cli COMMAND --help” tells the options of a command.\n"
              "FILE is a game record (SGF or of another program); - is "
              "standard input.\n"
              "Exit status: 0 done, 1 a file cannot be used, 2 wrong usage."));
}

static TengenCliStatus
run (int argc, char **argv)
{
  const char *asked = argc > 1 ? argv[1] : "";

  if (strcmp (asked, "help") == 0)
    print_help ();
  else if (strcmp (asked, "--version") == 0 || strcmp (asked, "-V") == 0)
    g_print ("tengen-cli %s\n", TENGEN_VERSION);
  else
    return tengen_cli_commands_run (
        commands, G_N_ELEMENTS (commands), argc, argv, print_help);
  return TENGEN_CLI_OK;
}

int
main (int argc, char **argv)
{
  tengen_words_output_init ("tengen-cli");
  tengen_lesson_loader_close ();
  setlocale (LC_ALL, "");
  tengen_words_init (TENGEN_LOCALE_DIR);
  g_set_prgname ("tengen-cli");
  return run (argc, argv);
}
