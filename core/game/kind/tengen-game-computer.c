/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-computer: which seats of a game the computer has (TNO)
 */
#include "tengen-game-computer.h"

#include "tengen-record-edit.h"
#include "tengen-record-value.h"

#include <string.h>

/* A budget above this is none that a program wrote. */
#define PLAYOUTS_MAX 1000000

static const char *const SEATS[] = {
  [TENGEN_SEAT_FIRST] = "first",
  [TENGEN_SEAT_SECOND] = "second",
};

static TengenSeat
find_seat (const char *word)
{
  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    if (strcmp (word, SEATS[seat]) == 0)
      return (TengenSeat) seat;
  return TENGEN_SEAT_NONE;
}

static gboolean
read_number (const char *value, int most, int *number)
{
  return tengen_value_number (value, strlen (value), number) && *number >= 1 &&
         *number <= most;
}

/* A seed has up to 16 hexadecimal digits. */
static gboolean
read_seed (const char *value, guint64 *seed)
{
  char *end = NULL;

  if (!g_ascii_isxdigit (*value) || strlen (value) > 16)
    return FALSE;
  *seed = g_ascii_strtoull (value, &end, 16);
  return *end == '\0';
}

void
tengen_game_computer_set_engine (TengenGameComputer *self, const char *id)
{
  g_return_if_fail (self != NULL && id != NULL);

  if (strlen (id) < sizeof self->engine &&
      strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (id))
    g_strlcpy (self->engine, id, sizeof self->engine);
}

/* Reads a field into @computer, if it is known and its value makes sense. */
static void
read_field (const char *field, TengenGameComputer *computer)
{
  const char *value = strchr (field, '=');
  guint64 seed = 0;
  int number = 0;

  if (value == NULL)
    return;
  value++;
  if (g_str_has_prefix (field, "seed=") && read_seed (value, &seed))
    computer->seed = seed;
  else if (g_str_has_prefix (field, "level=") &&
           read_number (value, TENGEN_GAME_COMPUTER_LEVELS, &number))
    computer->level = number;
  else if (g_str_has_prefix (field, "playouts=") &&
           read_number (value, PLAYOUTS_MAX, &number))
    computer->playouts = (guint) number;
  else if (g_str_has_prefix (field, "adapts="))
    computer->adapts = strcmp (value, "1") == 0;
  else if (g_str_has_prefix (field, "engine="))
    tengen_game_computer_set_engine (computer, value);
}

static void
read_value (const char *text, TengenGameComputer *computers)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  TengenGameComputer computer = { 0 };
  TengenSeat seat = words[0] != NULL ? find_seat (words[0]) : TENGEN_SEAT_NONE;

  if (seat == TENGEN_SEAT_NONE)
    return;
  for (guint i = 1; words[i] != NULL; i++)
    read_field (words[i], &computer);
  if (computer.level > 0)
    computers[seat] = computer;
}

void
tengen_game_computer_read (const TengenRecord *record,
                           TengenNode root,
                           TengenGameComputer *computers)
{
  TengenNodeProperty found;
  TengenValue value;

  g_return_if_fail (record != NULL && computers != NULL);

  memset (computers, 0, (TENGEN_SEAT_SECOND + 1) * sizeof *computers);
  found = tengen_record_find (record, root, TENGEN_PROPERTY_TNO);
  if (found == 0)
    return;
  for (value = tengen_record_get_value (record, found); value != 0;
       value = tengen_record_get_next_value (record, value))
    {
      gsize length = 0;
      const char *raw = tengen_record_get_raw (record, value, &length);
      g_autofree char *text = g_strndup (raw, length);

      read_value (text, computers);
    }
}

gboolean
tengen_game_computer_is_any (const TengenGameComputer *computers)
{
  g_return_val_if_fail (computers != NULL, FALSE);

  return computers[TENGEN_SEAT_FIRST].level > 0 ||
         computers[TENGEN_SEAT_SECOND].level > 0;
}

gboolean
tengen_game_computer_is_both (const TengenGameComputer *computers)
{
  g_return_val_if_fail (computers != NULL, FALSE);

  return computers[TENGEN_SEAT_FIRST].level > 0 &&
         computers[TENGEN_SEAT_SECOND].level > 0;
}

char *
tengen_game_computer_format (const TengenGameComputer *computers)
{
  GString *values;

  g_return_val_if_fail (computers != NULL, NULL);

  values = g_string_new (NULL);

  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    {
      const TengenGameComputer *computer = &computers[seat];

      if (computer->level == 0)
        continue;
      g_string_append_printf (values,
                              "[%s level=%d seed=%" G_GINT64_MODIFIER "x",
                              SEATS[seat],
                              computer->level,
                              computer->seed);
      if (computer->playouts > 0)
        g_string_append_printf (values, " playouts=%u", computer->playouts);
      if (computer->adapts)
        g_string_append (values, " adapts=1");
      if (*computer->engine != '\0')
        g_string_append_printf (values, " engine=%s", computer->engine);
      g_string_append_c (values, ']');
    }
  return g_string_free (values, FALSE);
}

void
tengen_game_computer_write (const TengenGameComputer *computers,
                            TengenRecord *record,
                            TengenNode root)
{
  g_autofree char *values = tengen_game_computer_format (computers);

  g_return_if_fail (values != NULL && record != NULL);

  if (*values != '\0')
    tengen_record_set (record, root, TENGEN_PROPERTY_TNO, values);
}
