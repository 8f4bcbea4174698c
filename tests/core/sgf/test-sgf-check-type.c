/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values by type: for each type, values that are of it and values that are not.
 */
#include "tengen-sgf-check.h"

#include <string.h>

/* How many warnings a first node on 9x9 gets. */
static guint
count (const char *property)
{
  g_autofree char *text = g_strdup_printf ("(;SZ[9]%s)", property);
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  g_autoptr (GArray) warnings =
      g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));

  g_assert_nonnull (reading->record);
  tengen_sgf_check (reading->record, warnings);
  return warnings->len;
}

static void
test_types (void)
{
  static const struct
  {
    const char *good;
    const char *bad;
  } cases[] = {
    { "DO[]", "DO[1]" },
    { "KO[ ]", "KO[x]" },
    { "MN[12]", "MN[1.5]" },
    { "PM[2]", "PM[]" },
    { "V[-3.5]", "V[3,5]" },
    { "GB[1]", "GB[0]" },
    { "HO[2]", "HO[good]" },
    { "PL[black]", "PL[]" },
    { "AB[aa:cc]", "AB[aa:cj]" },
    { "AE[ii]", "AE[i]" },
    { "SL[ab]", "SL[abc]" },
    { "TB[]", "TB[zz]" },
    { "AR[aa:bb]", "AR[aa:]" },
    { "LB[ab:]", "LB[:x]" },
    { "LB[ab:aa:bb]", "LB[aa\\:x]" },
    { "FG[1:x]", "FG[1]" },
    { "DT[2026]", "DT[today]" },
    { "RE[?]", "RE[maybe]" },
    { "TM[60]", "TM[1h]" },
    { "KM[6.5]", "KM[650]" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s %s", cases[i].good, cases[i].bad);
      g_assert_cmpuint (count (cases[i].good), ==, 0);
      g_assert_cmpuint (count (cases[i].bad), ==, 1);
    }
}

/* A point that is listed many times is reported once per node. */
static void
test_once (void)
{
  g_assert_cmpuint (count ("CR[aa][aa][aa][bb:cc][bb]"), ==, 1);
  g_assert_cmpuint (count ("CR[aa][aa]AB[bb][bb]TB[cc]TW[cc]"), ==, 3);
  g_assert_cmpuint (count ("AB[aa]CR[aa]TB[aa]"), ==, 0);
  g_assert_cmpuint (count ("AB[aa];AW[aa];AE[aa]"), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-check-type/types", test_types);
  g_test_add_func ("/sgf-check-type/once", test_once);
  return g_test_run ();
}
