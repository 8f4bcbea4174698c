/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-record-seal: a text as it was written, changed, or never sealed
 */
#include "tengen-record-seal.h"

#include <string.h>

#define TEXT "[pupils]\nformat=1\nlast=p1\n\n[pupil p1]\nnickname=花子\n"

static TengenSeal
check (const char *text)
{
  return tengen_seal_check (text, strlen (text), NULL);
}

static void
test_whole (void)
{
  g_autofree char *sealed = tengen_seal_add (TEXT);
  g_autofree char *again = tengen_seal_add (sealed);
  g_autofree char *empty = tengen_seal_add ("");
  gsize head;

  g_assert_true (g_str_has_suffix (sealed, "\n" TEXT));
  g_assert_cmpint (tengen_seal_check (sealed, strlen (sealed), &head),
                   ==,
                   TENGEN_SEAL_WHOLE);
  g_assert_cmpstr (sealed + head, ==, TEXT);
  g_assert_cmpstr (again, ==, sealed);
  g_assert_cmpint (check (empty), ==, TENGEN_SEAL_WHOLE);
}

/* It is what other programs compute of the lines after the first. */
static void
test_known (void)
{
  g_assert_cmpint (check ("# sum=e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b93"
                          "4ca495991b7852b855\n"),
                   ==,
                   TENGEN_SEAL_WHOLE);
}

static void
test_none (void)
{
  g_assert_cmpint (check (TEXT), ==, TENGEN_SEAL_NONE);
  g_assert_cmpint (check ("# summary\n" TEXT), ==, TENGEN_SEAL_NONE);
  g_assert_cmpint (tengen_seal_check (NULL, 0, NULL), ==, TENGEN_SEAL_NONE);
}

/* Each changed byte, each cut and each pair of exchanged lines is noticed,
 * but for what leaves no seal. */
static void
test_changed (void)
{
  g_autofree char *sealed = tengen_seal_add (TEXT);
  const gsize length = strlen (sealed);
  const gsize mark = strlen ("# sum=");
  g_auto (GStrv) lines = g_strsplit (sealed, "\n", -1);

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *copy = g_strdup (sealed);

      copy[i] ^= 1;
      g_assert_cmpint (
          check (copy), ==, i < mark ? TENGEN_SEAL_NONE : TENGEN_SEAL_BROKEN);
      copy[i] = '\0';
      g_assert_cmpint (
          check (copy), ==, i < mark ? TENGEN_SEAL_NONE : TENGEN_SEAL_BROKEN);
    }
  for (guint i = 1; lines[i + 1] != NULL; i++)
    {
      g_autofree char *copy = NULL;
      char *other = lines[i];

      lines[i] = lines[0];
      lines[0] = other;
      copy = g_strjoinv ("\n", lines);
      g_assert_cmpint (check (copy), ==, TENGEN_SEAL_BROKEN);
      lines[0] = lines[i];
      lines[i] = other;
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record-seal/whole", test_whole);
  g_test_add_func ("/record-seal/known", test_known);
  g_test_add_func ("/record-seal/none", test_none);
  g_test_add_func ("/record-seal/changed", test_changed);
  return g_test_run ();
}
