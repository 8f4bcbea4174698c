/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-script: openings written down step by step
 */
#include "renju-script.h"

#include "renju-points.h"

#include <stdlib.h>
#include <string.h>

static const char *const choices[] = { "stay", "swap", "fifths", "more" };

static void
append_point (GString *text, TengenPoint point)
{
  g_string_append_printf (text, "%c%d", 'A' + point % 15, 15 - point / 15);
}

static int
find_choice (const char *act)
{
  for (int i = 0; i < TENGEN_RENJU_N_CHOICES; i++)
    if (strcmp (choices[i], act) == 0)
      return i;
  return -1;
}

static const char *
name_player (TengenRenjuPlayer player)
{
  const char *const names[] = { "nobody", "first", "second" };

  return names[player];
}

static void
append_stone (GString *text, const TengenRenjuStep *step)
{
  g_string_append_printf (
      text, "%c%d", step->stone == TENGEN_STONE_BLACK ? 'B' : 'W', step->move);
}

static void
append_area (GString *text, const TengenRenjuStep *step)
{
  g_string_append_printf (text, " %d-%d", step->nearest, step->farthest);
}

static void
append_kind (GString *text,
             const TengenRenjuOpening *opening,
             const TengenRenjuStep *step)
{
  switch (step->kind)
    {
    case TENGEN_RENJU_STEP_PUT:
      g_string_append (text, " puts ");
      append_stone (text, step);
      append_area (text, step);
      g_string_append (text, step->is_pattern ? " pattern" : "");
      return;
    case TENGEN_RENJU_STEP_CHOOSE:
      g_string_append (text, " chooses");
      for (int i = 0; i < TENGEN_RENJU_N_CHOICES; i++)
        if ((step->choices & 1u << i) != 0)
          g_string_append_printf (text, " %s", choices[i]);
      return;
    case TENGEN_RENJU_STEP_DECLARE:
      g_string_append_printf (text, " declares %d", step->most);
      return;
    case TENGEN_RENJU_STEP_OFFER:
      g_string_append (text, " offers ");
      append_stone (text, step);
      append_area (text, step);
      g_string_append_printf (text, " %d", step->most);
      return;
    case TENGEN_RENJU_STEP_PICK:
      g_string_append (text, " picks ");
      append_stone (text, step);
      return;
    case TENGEN_RENJU_STEP_DONE:
      g_string_assign (text, "done ");
      append_stone (text, step);
      g_string_append_printf (
          text,
          " of %s",
          name_player (tengen_renju_opening_get_player (opening, step->stone)));
      return;
    }
  g_assert_not_reached ();
}

char *
renju_script_describe (const TengenRenjuOpening *opening)
{
  GString *text;
  TengenRenjuStep step;

  tengen_renju_opening_get_step (opening, &step);
  g_assert_true ((step.player == TENGEN_RENJU_PLAYER_NONE) ==
                 (step.kind == TENGEN_RENJU_STEP_DONE));
  text = g_string_new (name_player (step.player));
  append_kind (text, opening, &step);
  return g_string_free (text, FALSE);
}

static char *
name_fault (TengenRenjuFault fault, TengenPoint twin)
{
  const char *const names[] = {
    "none",    "step", "center",      "area",   "taken",
    "offered", "twin", "not-offered", "choice",
  };
  GString *text = g_string_new (names[fault]);

  if (fault == TENGEN_RENJU_FAULT_TWIN)
    {
      g_string_append_c (text, ' ');
      append_point (text, twin);
    }
  else
    g_assert_cmpint (twin, ==, TENGEN_POINT_NONE);
  return g_string_free (text, FALSE);
}

char *
renju_script_check (const TengenRenjuOpening *opening, const char *act)
{
  TengenPoint twin = TENGEN_POINT_NONE;
  TengenRenjuFault fault;

  if (find_choice (act) >= 0)
    fault = tengen_renju_opening_check_choose (
        opening, (TengenRenjuChoice) find_choice (act));
  else if (act[0] == '=')
    fault = tengen_renju_opening_check_declare (opening, atoi (act + 1));
  else if (act[0] == '+')
    fault = tengen_renju_opening_check_offer (
        opening, renju_points_read (act + 1), &twin);
  else
    fault = tengen_renju_opening_check_put (opening, renju_points_read (act));
  return name_fault (fault, twin);
}

void
renju_script_do (TengenRenjuOpening *opening, const char *act)
{
  if (find_choice (act) >= 0)
    tengen_renju_opening_choose (opening,
                                 (TengenRenjuChoice) find_choice (act));
  else if (act[0] == '=')
    tengen_renju_opening_declare (opening, atoi (act + 1));
  else if (act[0] == '+')
    tengen_renju_opening_offer (opening, renju_points_read (act + 1));
  else if (act[0] == '-')
    tengen_renju_opening_withdraw (opening, renju_points_read (act + 1));
  else if (act[0] != '\0')
    tengen_renju_opening_put (opening, renju_points_read (act));
}

void
renju_script_start (TengenRenjuOpening *opening, const char *words)
{
  TengenRenjuRules rules;

  g_assert_true (tengen_renju_rules_parse (words, &rules));
  tengen_renju_opening_init (opening, &rules);
}

/* What is refused changes nothing, unless it is a stone, which stands. */
void
renju_script_refuse (TengenRenjuOpening *opening,
                     const char *fault,
                     const char *act)
{
  TengenRenjuOpening before = *opening;
  g_autofree char *found = renju_script_check (opening, act);

  g_assert_cmpstr (found, ==, fault);
  if (find_choice (act) < 0 && strchr ("=+-", act[0]) == NULL)
    return;
  renju_script_do (opening, act);
  g_assert_cmpmem (opening, sizeof *opening, &before, sizeof before);
}

static void
run_line (TengenRenjuOpening *opening, const char *line, gboolean is_checked)
{
  const char *mark = strpbrk (line, "<>");
  g_autofree char *left = g_strstrip (g_strndup (line, mark - line));
  g_autofree char *act = g_strstrip (g_strdup (mark + 1));
  g_autofree char *step = renju_script_describe (opening);
  g_autofree char *fault = NULL;

  g_test_message ("%s", line);
  if (*mark == '<')
    {
      renju_script_refuse (opening, left, act);
      return;
    }
  if (*left != '\0')
    g_assert_cmpstr (step, ==, left);
  if (is_checked && *act != '\0' && *act != '-')
    {
      fault = renju_script_check (opening, act);
      g_assert_cmpstr (fault, ==, "none");
    }
  renju_script_do (opening, act);
}

void
renju_script_run (const RenjuScript *rows, gsize n_rows, gboolean is_checked)
{
  for (gsize i = 0; i < n_rows; i++)
    {
      g_auto (GStrv) lines = g_strsplit (rows[i].script, "\n", -1);
      TengenRenjuOpening opening;

      g_test_message ("%s", rows[i].rules);
      renju_script_start (&opening, rows[i].rules);
      for (char **line = lines; *line != NULL; line++)
        if (**line != '\0')
          run_line (&opening, *line, is_checked);
    }
}
