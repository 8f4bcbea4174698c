/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-names: names of values for programs that read JSON
 */
#include "tengen-cli-names.h"

const char *
tengen_cli_name_unit (TengenGoUnit unit)
{
  switch (unit)
    {
    case TENGEN_GO_UNIT_MOKU:
      return "moku";
    case TENGEN_GO_UNIT_POINTS:
      return "points";
    case TENGEN_GO_UNIT_STONES:
      return "stones";
    case TENGEN_GO_UNIT_LU:
      return "lu";
    case TENGEN_GO_UNIT_ZI:
      return "zi";
    }
  g_assert_not_reached ();
}

const char *
tengen_cli_name_family (TengenGoFamily family)
{
  switch (family)
    {
    case TENGEN_GO_FAMILY_USUAL:
      return "usual";
    case TENGEN_GO_FAMILY_ROOM:
      return "room";
    case TENGEN_GO_FAMILY_SCIENCE:
      return "science";
    case TENGEN_GO_FAMILY_OLD:
      return "old";
    }
  g_assert_not_reached ();
}

const char *
tengen_cli_name_line (TengenAccountCode code)
{
  static const char *const names[] = {
    [TENGEN_ACCOUNT_STONES] = "stones",
    [TENGEN_ACCOUNT_TERRITORY] = "territory",
    [TENGEN_ACCOUNT_SEKI_EYES] = "seki-eyes",
    [TENGEN_ACCOUNT_DAME] = "dame",
    [TENGEN_ACCOUNT_PRISONERS] = "prisoners",
    [TENGEN_ACCOUNT_DEAD] = "dead",
    [TENGEN_ACCOUNT_LOST_PRISONERS] = "lost-prisoners",
    [TENGEN_ACCOUNT_LOST_DEAD] = "lost-dead",
    [TENGEN_ACCOUNT_VIRTUAL] = "virtual",
    [TENGEN_ACCOUNT_PASSES] = "passes",
    [TENGEN_ACCOUNT_PASS_STONES] = "pass-stones",
    [TENGEN_ACCOUNT_NEGATIVE] = "negative",
    [TENGEN_ACCOUNT_EXTRA_OWN] = "extra-own",
    [TENGEN_ACCOUNT_EXTRA_FILLED] = "extra-filled",
    [TENGEN_ACCOUNT_BORDER] = "border",
    [TENGEN_ACCOUNT_EQUAL] = "equal",
    [TENGEN_ACCOUNT_EYES] = "eyes",
    [TENGEN_ACCOUNT_GROUPS] = "groups",
    [TENGEN_ACCOUNT_KOMI] = "komi",
    [TENGEN_ACCOUNT_BONUS] = "bonus",
    [TENGEN_ACCOUNT_PASS_BONUS] = "pass-bonus",
    [TENGEN_ACCOUNT_TOTAL] = "total",
  };

  g_return_val_if_fail ((guint) code < G_N_ELEMENTS (names), NULL);

  return names[code];
}

const char *
tengen_cli_name_step (TengenGoStepCode code)
{
  static const char *const names[] = {
    [TENGEN_GO_STEP_STOP] = "stop",
    [TENGEN_GO_STEP_DEAD] = "dead",
    [TENGEN_GO_STEP_TERRITORY] = "territory",
    [TENGEN_GO_STEP_BACK] = "back",
    [TENGEN_GO_STEP_VIRTUAL] = "virtual",
    [TENGEN_GO_STEP_PASSES] = "passes",
    [TENGEN_GO_STEP_BALANCE] = "balance",
    [TENGEN_GO_STEP_BORDER] = "border",
    [TENGEN_GO_STEP_OWN] = "own",
    [TENGEN_GO_STEP_FILLED] = "filled",
    [TENGEN_GO_STEP_EQUAL] = "equal",
    [TENGEN_GO_STEP_EYES] = "eyes",
    [TENGEN_GO_STEP_GROUPS] = "groups",
    [TENGEN_GO_STEP_SQUARE] = "square",
    [TENGEN_GO_STEP_ROWS] = "rows",
    [TENGEN_GO_STEP_BOWLS] = "bowls",
    [TENGEN_GO_STEP_COUNT] = "count",
    [TENGEN_GO_STEP_POINTS] = "points",
    [TENGEN_GO_STEP_KOMI] = "komi",
    [TENGEN_GO_STEP_RESULT] = "result",
  };

  g_return_val_if_fail ((guint) code < G_N_ELEMENTS (names), NULL);

  return names[code];
}

const char *
tengen_cli_name_term (TengenGoTerm term)
{
  static const char *const names[] = {
    [TENGEN_GO_TERM_LAST_MOVE] = "last-move",
    [TENGEN_GO_TERM_EXTRA] = "extra",
    [TENGEN_GO_TERM_LATER] = "later",
    [TENGEN_GO_TERM_HANDICAP] = "handicap",
    [TENGEN_GO_TERM_SEKI] = "seki",
    [TENGEN_GO_TERM_CLAIMS] = "claims",
    [TENGEN_GO_TERM_DAME] = "dame",
    [TENGEN_GO_TERM_LOST] = "lost",
    [TENGEN_GO_TERM_EYES] = "eyes",
    [TENGEN_GO_TERM_GROUPS] = "groups",
    [TENGEN_GO_TERM_FIRST_PASS] = "first-pass",
    [TENGEN_GO_TERM_TERRITORY] = "territory",
    [TENGEN_GO_TERM_DEAD] = "dead",
    [TENGEN_GO_TERM_PASSES] = "passes",
    [TENGEN_GO_TERM_BONUS] = "bonus",
    [TENGEN_GO_TERM_KOMI] = "komi",
  };

  g_return_val_if_fail ((guint) term < G_N_ELEMENTS (names), NULL);

  return names[term];
}

const char *
tengen_cli_name_obstacle (TengenGoObstacle obstacle)
{
  switch (obstacle)
    {
    case TENGEN_GO_OBSTACLE_NONE:
      return NULL;
    case TENGEN_GO_OBSTACLE_VIRTUAL:
      return "virtual";
    case TENGEN_GO_OBSTACLE_PASSES:
      return "passes";
    }
  g_assert_not_reached ();
}
