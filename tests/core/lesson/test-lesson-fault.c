/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lesson-faults.h"

static void
test_sort (void)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autofree char *found = NULL;

  tengen_lesson_faults_sort (faults);
  tengen_lesson_faults_add (faults, TENGEN_LESSON_FAULT_POINT, 7, "pt", "T1");
  tengen_lesson_faults_add (faults, TENGEN_LESSON_FAULT_ID, 3, "step", "b");
  tengen_lesson_faults_add (faults, TENGEN_LESSON_FAULT_EMPTY, 7, "say", NULL);
  tengen_lesson_faults_add (faults, TENGEN_LESSON_FAULT_SIZE, 0, NULL, NULL);
  tengen_lesson_faults_sort (faults);
  found = list_faults (faults);
  g_assert_cmpstr (
      found, ==, "0 SIZE - -; 3 ID step b; 7 POINT pt T1; 7 EMPTY say -");
}

static void
test_error (void)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLessonFault *fault;

  g_assert_false (tengen_lesson_faults_has_error (faults));
  fault = tengen_lesson_faults_add (
      faults, TENGEN_LESSON_FAULT_KANJI, 1, NULL, NULL);
  fault->is_remark = TRUE;
  g_assert_false (tengen_lesson_faults_has_error (faults));
  tengen_lesson_faults_add (faults, TENGEN_LESSON_FAULT_XML, 1, NULL, NULL);
  g_assert_true (tengen_lesson_faults_has_error (faults));
}

static void
test_full (void)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();

  for (int i = 0; i < TENGEN_LESSON_MAX_FAULTS; i++)
    g_assert_nonnull (tengen_lesson_faults_add (
        faults, TENGEN_LESSON_FAULT_XML, i, NULL, NULL));
  g_assert_null (tengen_lesson_faults_add (
      faults, TENGEN_LESSON_FAULT_XML, 1, NULL, NULL));
  g_assert_cmpuint (faults->len, ==, TENGEN_LESSON_MAX_FAULTS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-fault/sort", test_sort);
  g_test_add_func ("/lesson-fault/error", test_error);
  g_test_add_func ("/lesson-fault/full", test_full);
  return g_test_run ();
}
