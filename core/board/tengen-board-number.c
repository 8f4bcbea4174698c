/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-number: whole numbers that are written in decimal digits
 */
#include "tengen-board-number.h"

#include <string.h>

/* Digits of a number that surely fits. */
#define MAX_DIGITS 18

gboolean
tengen_board_number_parse_wide (const char *text,
                                gint64 least,
                                gint64 most,
                                gint64 *number)
{
  const char *digits = text;
  char *end = NULL;
  gint64 read;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (number != NULL, FALSE);

  if (least < 0 && (*text == '-' || *text == '+'))
    digits++;
  if (!g_ascii_isdigit (*digits) || strlen (digits) > MAX_DIGITS)
    return FALSE;
  read = g_ascii_strtoll (text, &end, 10);
  if (*end != '\0' || read < least || read > most)
    return FALSE;
  *number = read;
  return TRUE;
}

gboolean
tengen_board_number_parse (const char *text, int least, int most, int *number)
{
  gint64 read;

  g_return_val_if_fail (number != NULL, FALSE);

  if (!tengen_board_number_parse_wide (text, least, most, &read))
    return FALSE;
  *number = (int) read;
  return TRUE;
}
