/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-record-key-file: no bytes make GLib complain, and what is a text
 * comes back.
 */
#include "tengen-record-key-file.h"

static const struct
{
  const char *value;
  const char *text;
} VALUES[] = {
  { "plain", "plain" },
  { "", "" },
  { "two\\nlines", "two\nlines" },
  { "\\\\", "\\" },
  { "end\\", "end" },
  { "\\", "" },
  { "\\\\\\", "\\" },
  { "un\\known", "un\\known" },
  { "un\\known\\", "un\\known" },
  { "\\q\\z\\", "\\q\\z" },
  { "\xff", NULL },
  { "\xff\\q\\", NULL },
};

static void
test_values (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (VALUES); i++)
    {
      g_autofree char *all =
          g_strdup_printf ("[g]\nk=%s\nm=next\n", VALUES[i].value);
      g_autoptr (GKeyFile) file = g_key_file_new ();
      g_autofree char *text = NULL;
      g_autofree char *next = NULL;

      g_assert_true (
          g_key_file_load_from_data (file, all, (gsize) -1, 0, NULL));
      text = tengen_record_key_file_get_text (file, "g", "k");
      g_assert_cmpstr (text, ==, VALUES[i].text);
      next = tengen_record_key_file_get_text (file, "g", "m");
      g_assert_cmpstr (next, ==, "next");
    }
}

static void
test_missing (void)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_assert_null (tengen_record_key_file_get_text (file, "g", "k"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/key-file/values", test_values);
  g_test_add_func ("/record/key-file/missing", test_missing);
  return g_test_run ();
}
