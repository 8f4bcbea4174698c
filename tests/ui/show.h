/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * show: what a class sees and hears, as text, for tests
 */
#pragma once

#include "tengen-show.h"

/* The sentence, "" for none. */
static inline char *
hear (TengenShow *show)
{
  g_autoptr (TengenLessonText) text = tengen_show_make_text (show);

  return text != NULL ? tengen_lesson_text_get_plain (text) : g_strdup ("");
}

static inline void
assert_heard (TengenShow *show, const char *expected)
{
  g_autofree char *heard = hear (show);

  g_assert_cmpstr (heard, ==, expected);
}

static inline void
assert_act (TengenShow *show, TengenShowAct act, const char *expected)
{
  g_assert_true (tengen_show_can (show, act));
  g_assert_true (tengen_show_act (show, act));
  assert_heard (show, expected);
}

static inline void
assert_none (TengenShow *show, TengenShowAct act)
{
  g_assert_false (tengen_show_can (show, act));
  g_assert_false (tengen_show_act (show, act));
}

static inline void
add_bytes (GString *text, const guint8 *bytes, gsize n)
{
  for (gsize i = 0; i < n; i++)
    g_string_append_printf (text, "%x", bytes[i]);
  g_string_append_c (text, '\n');
}

/* All that is seen and heard. */
static inline char *
perceive (TengenShow *show)
{
  g_autoptr (TengenView) view = tengen_show_make_view (show);
  gsize n = (gsize) view->width * (gsize) view->height;
  GString *text = g_string_new (NULL);
  g_autofree char *heard = hear (show);
  guint n_pages = 0;
  guint page = tengen_show_get_place (show, &n_pages);

  g_string_append_printf (text, "%u/%u %s\n", page, n_pages, heard);
  add_bytes (text, view->stones, n);
  add_bytes (text, view->dead, n);
  add_bytes (text, view->owner, n);
  add_bytes (text, view->marks, n);
  add_bytes (text, view->lit, n);
  add_bytes (text, view->signs, n);
  add_bytes (text, (const guint8 *) view->numbers, 2 * n);
  return g_string_free (text, FALSE);
}
