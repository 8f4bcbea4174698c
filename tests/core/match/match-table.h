/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * match-table: texts of matches to test with
 */
#pragma once

#include "match-class.h"
#include "tengen-match-text.h"

#include <string.h>

static inline TengenMatch *
match_table_new (TengenMatchKind kind, int n, guint32 seed)
{
  TengenMatch *match = match_class_new (kind, n, "bsw-jp", 13);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  g_free (match->title);
  match->title = g_strdup ("秋の 教室大会 = [1]; #2 ");
  match->scoring = TENGEN_MATCH_SCORE_DIFFERENCE;
  match->points_x2[1] = 3;
  for (int i = 0; i < 3 && !tengen_match_is_over (match); i++)
    {
      tengen_match_pair (match, g_rand_int (rand));
      if (i < 2)
        match_class_decide_all (match, rand);
    }
  tengen_match_set_player (match, 1, "後 = ろ\\ # [x]", -7, TRUE);
  tengen_match_get_game (match, 0)->file = g_strdup ("r01-b01 花子-太郎.sgf");
  return match;
}

static inline TengenMatch *
match_table_read (const char *text)
{
  TengenMatchTextReport report = { 0 };
  TengenMatch *match = tengen_match_from_text (text, strlen (text), &report);

  if (match == NULL)
    g_test_message ("%d [%s] %s", report.fault, report.group, report.key);
  g_assert_nonnull (match);
  g_assert_cmpint (report.fault, ==, TENGEN_MATCH_TEXT_NONE);
  g_assert_null (report.group);
  return match;
}

/* A text with one piece replaced. */
static inline char *
match_table_replace (const char *text, const char *old, const char *new)
{
  const char *found = strstr (text, old);
  g_autofree char *before = NULL;

  g_assert_nonnull (found);
  before = g_strndup (text, (gsize) (found - text));
  return g_strconcat (before, new, found + strlen (old), NULL);
}
