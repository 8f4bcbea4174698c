/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-dialogue: the commands of another program on standard input
 */
#include "tengen-cli-dialogue.h"

#include <stdio.h>
#include <string.h>

/* Bytes of a line at most, with its end. */
#define ROOM 65536

/* Reads a line without its end; FALSE if there is none. */
static gboolean
read_line (char *line)
{
  gsize n = 0;
  int byte;

  while ((byte = getchar ()) != EOF && byte != '\n')
    if (n < ROOM - 1 && byte != '\0')
      line[n++] = (char) byte;
  line[n] = '\0';
  return n > 0 || byte != EOF;
}

/* Ends a line at a comment; tabs become blanks, other control characters go. */
static void
clean (char *line)
{
  char *to = line;

  for (const char *from = line; *from != '\0' && *from != '#'; from++)
    if (*from == '\t')
      *to++ = ' ';
    else if (!g_ascii_iscntrl (*from))
      *to++ = *from;
  *to = '\0';
}

/* Cuts a line into words in place; gives how many. */
static int
cut (char *line, const char *separators, char **words)
{
  char *rest = NULL;
  int n = 0;

  for (char *word = strtok_r (line, separators, &rest);
       word != NULL && n < TENGEN_CLI_DIALOGUE_WORDS;
       word = strtok_r (NULL, separators, &rest))
    words[n++] = word;
  words[n] = NULL;
  return n;
}

void
tengen_cli_dialogue_run (const char *separators,
                         TengenCliDialogueAnswer answer,
                         gpointer data)
{
  g_autofree char *line = g_malloc (ROOM);
  char *words[TENGEN_CLI_DIALOGUE_WORDS + 1];
  gboolean goes_on = TRUE;

  while (goes_on && read_line (line))
    {
      int n;

      clean (line);
      n = cut (line, separators, words);
      goes_on = n == 0 || answer (words, n, data);
      fflush (stdout);
    }
}
