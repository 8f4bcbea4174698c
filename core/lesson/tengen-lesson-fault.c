/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-fault: what is wrong with a lesson, and where
 */
#include "tengen-lesson-fault.h"

static void
free_fault (gpointer data)
{
  TengenLessonFault *fault = data;

  g_free (fault->element);
  g_free (fault->detail);
  g_free (fault);
}

/* The order they were added in is that of their places in the list. */
static int
compare_lines (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const TengenLessonFault *one = *(TengenLessonFault *const *) a;
  const TengenLessonFault *two = *(TengenLessonFault *const *) b;

  return (one->line > two->line) - (one->line < two->line);
}

GPtrArray *
tengen_lesson_faults_new (void)
{
  return g_ptr_array_new_with_free_func (free_fault);
}

TengenLessonFault *
tengen_lesson_faults_add (GPtrArray *faults,
                          TengenLessonFaultCode code,
                          int line,
                          const char *element,
                          const char *detail)
{
  TengenLessonFault *fault;

  g_return_val_if_fail (faults != NULL, NULL);

  if (faults->len >= TENGEN_LESSON_MAX_FAULTS)
    return NULL;
  fault = g_new0 (TengenLessonFault, 1);
  fault->code = code;
  fault->line = line;
  fault->element = g_strdup (element);
  fault->detail = g_strdup (detail);
  g_ptr_array_add (faults, fault);
  return fault;
}

void
tengen_lesson_faults_sort (GPtrArray *faults)
{
  g_return_if_fail (faults != NULL);

  /* unlike g_ptr_array_sort() this one keeps what is equal in its order */
  if (faults->len > 0)
    g_qsort_with_data (faults->pdata,
                       (int) faults->len,
                       sizeof (gpointer),
                       compare_lines,
                       NULL);
}

gboolean
tengen_lesson_faults_has_error (const GPtrArray *faults)
{
  g_return_val_if_fail (faults != NULL, FALSE);

  for (guint i = 0; i < faults->len; i++)
    {
      const TengenLessonFault *fault = g_ptr_array_index (faults, i);

      if (!fault->is_remark)
        return TRUE;
    }
  return FALSE;
}
