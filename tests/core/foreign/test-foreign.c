/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a file is, by its bytes.
 */
#include "tengen-foreign.h"

#include <string.h>

static void
test_form (void)
{
  static const struct
  {
    const char *text;
    const char *name;
    TengenForeignForm form;
  } rows[] = {
    { "\\HS\n\\[GIBOKIND=Global\\]\n", "a.sgf", TENGEN_FOREIGN_GIB },
    { "STO 0 2 1 15 3\n", NULL, TENGEN_FOREIGN_GIB },
    { "(;GM[1]SZ[19])", "a.gib", TENGEN_FOREIGN_NONE },
    { "", "a.gib", TENGEN_FOREIGN_NONE },
    { "prose", NULL, TENGEN_FOREIGN_NONE },
    { "\x03\x70\x81\x60", "/b/A.POS", TENGEN_FOREIGN_POS },
    { "\x03\x70\x81\x60", "a.pos.gz", TENGEN_FOREIGN_POS },
    { "\x03\x70\x81\x60", "a.gz", TENGEN_FOREIGN_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (tengen_foreign_find_form (
                         rows[i].text, strlen (rows[i].text), rows[i].name),
                     ==,
                     rows[i].form);
}

static void
test_facts (void)
{
  g_assert_true (tengen_foreign_is_binary (TENGEN_FOREIGN_RENLIB));
  g_assert_true (tengen_foreign_is_binary (TENGEN_FOREIGN_POS));
  g_assert_false (tengen_foreign_is_binary (TENGEN_FOREIGN_NONE));
  g_assert_false (tengen_foreign_is_binary (TENGEN_FOREIGN_JAGO));
  g_assert_true (tengen_sgf_fault_ends_reading (TENGEN_SGF_FAULT_MOVE_COLOUR));
  g_assert_true (
      tengen_sgf_fault_ends_reading (TENGEN_SGF_FAULT_MOVE_UNREADABLE));
  g_assert_false (tengen_sgf_fault_ends_reading (TENGEN_SGF_FAULT_MORE));
  g_assert_false (tengen_sgf_fault_ends_reading (TENGEN_SGF_FAULT_MOVE_COUNT));
}

/* SGF is read whatever its name. */
static void
test_sgf (void)
{
  static const char text[] = "(;GM[1]SZ[19];B[aa])";
  TengenForeignForm form;
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_foreign_read (text, strlen (text), "a.GIB", NULL, &form, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 2);
  g_assert_cmpint (form, ==, TENGEN_FOREIGN_NONE);
}

/* Of a file with nothing in it the name tells what was wanted. */
static void
test_nothing (void)
{
  static const struct
  {
    const char *text;
    const char *name;
    TengenForeignForm form;
  } rows[] = {
    { "", "a.GIB", TENGEN_FOREIGN_GIB },
    { "prose", "a.gib", TENGEN_FOREIGN_GIB },
    { "prose", "a.sgf", TENGEN_FOREIGN_NONE },
    { "prose", NULL, TENGEN_FOREIGN_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TengenForeignForm form;
      g_autoptr (GError) error = NULL;
      g_autoptr (TengenSgfReading) reading =
          tengen_foreign_read (rows[i].text,
                               strlen (rows[i].text),
                               rows[i].name,
                               NULL,
                               &form,
                               &error);

      g_assert_null (reading->record);
      g_assert_cmpint (form, ==, rows[i].form);
      if (form == TENGEN_FOREIGN_NONE)
        g_assert_error (error, TENGEN_SGF_ERROR, TENGEN_SGF_ERROR_EMPTY);
      else
        g_assert_error (
            error, TENGEN_FOREIGN_ERROR, TENGEN_FOREIGN_ERROR_NOTHING);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign/form", test_form);
  g_test_add_func ("/foreign/facts", test_facts);
  g_test_add_func ("/foreign/sgf", test_sgf);
  g_test_add_func ("/foreign/nothing", test_nothing);
  return g_test_run ();
}
