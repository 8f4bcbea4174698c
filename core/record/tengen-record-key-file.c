/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-key-file: texts of key files that may be damaged
 */
#include "tengen-record-key-file.h"

#include <string.h>

/* How many backslashes a value ends with. */
static gsize
count_last (const char *value)
{
  gsize length = strlen (value);
  gsize n = 0;

  while (n < length && value[length - 1 - n] == '\\')
    n++;
  return n;
}

char *
tengen_record_key_file_get_text (GKeyFile *file,
                                 const char *group,
                                 const char *key)
{
  g_autofree char *value = NULL;

  g_return_val_if_fail (file != NULL, NULL);
  g_return_val_if_fail (group != NULL && key != NULL, NULL);

  value = g_key_file_get_value (file, group, key, NULL);
  if (value == NULL)
    return NULL;
  if (count_last (value) % 2 == 1)
    {
      value[strlen (value) - 1] = '\0';
      g_key_file_set_value (file, group, key, value);
    }
  return g_key_file_get_string (file, group, key, NULL);
}
