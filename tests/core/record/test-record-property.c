/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of SGF properties.
 */
#include "tengen-record-property.h"

#include <string.h>

/* Every row is found by its name, and only by it. */
static void
test_all (void)
{
  for (int i = 1; i < TENGEN_PROPERTY_COUNT; i++)
    {
      const TengenPropertyInfo *info =
          tengen_property_get_info ((TengenProperty) i);

      g_assert_nonnull (info->name);
      g_assert_cmpuint (strlen (info->name), >, 0);
      g_assert_cmpint (
          tengen_property_find (info->name, strlen (info->name)), ==, i);
    }
}

static void
test_other (void)
{
  static const char *const names[] = {
    "",   "a",  "b",   "A",   "Z",   "AA",    "ZZ", "5A", "A5",
    "aB", "Ab", "ABC", "TN",  "TNQ", "TNRA",  "BB", "[",  "@A",
    "A@", "A[", "KGS", "TNr", "黒",  "NAMES", "1",  "QPR"
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (tengen_property_find (names[i], strlen (names[i])),
                     ==,
                     TENGEN_PROPERTY_OTHER);
  g_assert_cmpstr (
      tengen_property_get_info (TENGEN_PROPERTY_OTHER)->name, ==, "");
}

/* Names need no end: only the bytes given count. */
static void
test_length (void)
{
  g_assert_cmpint (tengen_property_find ("AB[aa]", 2), ==, TENGEN_PROPERTY_AB);
  g_assert_cmpint (tengen_property_find ("B[aa]", 1), ==, TENGEN_PROPERTY_B);
  g_assert_cmpint (
      tengen_property_find ("TNR[pure]", 3), ==, TENGEN_PROPERTY_TNR);
}

/* Rows of each class and type, from the property index of FF[4]. */
static void
test_rows (void)
{
  static const struct
  {
    TengenProperty property;
    const char *name;
    TengenPropertyClass kind;
    TengenPropertyType type;
    gboolean list;
  } rows[] = {
#define ROW(name, class, type, list)                                           \
  { TENGEN_PROPERTY_##name,                                                    \
    #name,                                                                     \
    TENGEN_PROPERTY_CLASS_##class,                                             \
    TENGEN_PROPERTY_TYPE_##type,                                               \
    list }
    ROW (B, MOVE, MOVE, FALSE),           ROW (KO, MOVE, NONE, FALSE),
    ROW (MN, MOVE, NUMBER, FALSE),        ROW (AB, SETUP, POINTS, TRUE),
    ROW (PL, SETUP, COLOR, FALSE),        ROW (C, NONE, TEXT, FALSE),
    ROW (N, NONE, SIMPLE_TEXT, FALSE),    ROW (V, NONE, REAL, FALSE),
    ROW (TE, MOVE, DOUBLE, FALSE),        ROW (AR, NONE, POINT_POINT, TRUE),
    ROW (LB, NONE, POINT_TEXT, TRUE),     ROW (DD, NONE, POINTS_OR_NONE, TRUE),
    ROW (AP, ROOT, TEXT_TEXT, FALSE),     ROW (SZ, ROOT, NUMBER, FALSE),
    ROW (PB, INFO, SIMPLE_TEXT, FALSE),   ROW (ON, INFO, TEXT, FALSE),
    ROW (GC, INFO, TEXT, FALSE),          ROW (KM, INFO, REAL, FALSE),
    ROW (HA, INFO, NUMBER, FALSE),        ROW (WL, MOVE, REAL, FALSE),
    ROW (OB, MOVE, NUMBER, FALSE),        ROW (FG, NONE, NUMBER_TEXT, FALSE),
    ROW (TW, NONE, POINTS_OR_NONE, TRUE), ROW (M, NONE, POINTS, TRUE),
    ROW (LT, NONE, NONE, FALSE),          ROW (OM, NONE, NUMBER, FALSE),
    ROW (OP, NONE, REAL, FALSE),          ROW (OV, NONE, REAL, FALSE),
    ROW (TC, NONE, NUMBER, FALSE),        ROW (BS, INFO, NUMBER, FALSE),
    ROW (WS, INFO, NUMBER, FALSE),        ROW (AS, NONE, SIMPLE_TEXT, FALSE),
    ROW (SE, NONE, POINTS, TRUE),         ROW (L, NONE, POINTS, TRUE),
    ROW (CH, NONE, DOUBLE, FALSE),        ROW (EX, MOVE, MOVE, FALSE),
    ROW (FA, NONE, POINTS, TRUE),         ROW (TNR, INFO, SIMPLE_TEXT, FALSE),
    ROW (TNC, NONE, SIMPLE_TEXT, TRUE),
#undef ROW
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const TengenPropertyInfo *info =
          tengen_property_get_info (rows[i].property);

      g_assert_cmpstr (info->name, ==, rows[i].name);
      g_assert_cmpint (info->kind, ==, rows[i].kind);
      g_assert_cmpint (info->type, ==, rows[i].type);
      g_assert_cmpint (info->list, ==, rows[i].list);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record-property/all", test_all);
  g_test_add_func ("/record-property/other", test_other);
  g_test_add_func ("/record-property/length", test_length);
  g_test_add_func ("/record-property/rows", test_rows);
  return g_test_run ();
}
