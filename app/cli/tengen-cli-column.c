/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-column: texts below each other in a terminal
 */
#include "tengen-cli-column.h"

int
tengen_cli_column_measure (const char *text)
{
  int places = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar letter = g_utf8_get_char (text);

      if (!g_unichar_iszerowidth (letter))
        places += g_unichar_iswide (letter) ? 2 : 1;
    }
  return places;
}

void
tengen_cli_column_print_right (const char *text, int places)
{
  int room = MAX (places - tengen_cli_column_measure (text), 0);

  g_print ("%*s%s", room + 1, "", text);
}

void
tengen_cli_column_print_left (const char *text, int places)
{
  int room = MAX (places - tengen_cli_column_measure (text), 0);

  g_print (" %s%*s", text, room, "");
}
