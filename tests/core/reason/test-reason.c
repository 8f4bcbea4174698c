/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-reason: reasons are copied and freed whole
 */
#include "tengen-reason.h"

static void
test_copy (void)
{
  g_autoptr (TengenReason) reason = tengen_reason_new (TENGEN_REASON_KO);
  g_autoptr (TengenReason) copy = NULL;
  TengenPoint point = 7;

  reason->move = 14;
  g_array_append_val (reason->points, point);
  copy = tengen_reason_copy (reason);
  g_array_set_size (reason->points, 0);
  g_assert_cmpint (copy->code, ==, TENGEN_REASON_KO);
  g_assert_cmpint (copy->point, ==, TENGEN_POINT_NONE);
  g_assert_cmpuint (copy->move, ==, 14);
  g_assert_cmpuint (copy->points->len, ==, 1);
  g_assert_cmpint (g_array_index (copy->points, TengenPoint, 0), ==, 7);
  tengen_reason_free (NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reason/copy", test_copy);
  return g_test_run ();
}
