/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-opening: every regulation, step by step and branch by branch
 *
 * Source: the regulations as RenjuNet and renjusha.net describe them.
 */
#include "renju-points.h"
#include "renju-script.h"

static const RenjuScript scripts[] = {
  { "none",
    "done B1 of first > A1\n"
    "done W2 of second > A2\n"
    "done B3 of first > \n"
    "step < stay\n"
    "step < =1\n"
    "step < +A3\n" },
  { "free",
    "center < H9\n"
    "center < A1\n"
    "first puts B1 0-0 > H8\n"
    "done W2 of second > O15\n"
    "done B3 of first > " },
  { "s26",
    "center < G8\n"
    "step < stay\n"
    "step < =1\n"
    "step < +H8\n"
    "first puts B1 0-0 pattern > H8\n"
    "taken < H8\n"
    "area < J8\n"
    "first puts W2 0-1 pattern > I9\n"
    "taken < I9\n"
    "area < K8\n"
    "area < H11\n"
    "first puts B3 0-2 pattern > J10\n"
    "step < A1\n"
    "choice < fifths\n"
    "choice < more\n"
    "second chooses stay swap > stay\n"
    "done W4 of second > A1\n"
    "done B5 of first > " },
  { "s26",
    "> H8\n> H9\n> I9\n"
    "second chooses stay swap > swap\n"
    "done W4 of first > A1\n"
    "done B5 of second > " },
  { "rif",
    "> H8\n> H9\n> I9\n> stay\n"
    "second puts W4 0-7 > H10\n"
    "taken < +H9\n"
    "step < A1\n"
    "first offers B5 0-7 2 > +I8\n"
    "offered < +I8\n"
    "first offers B5 0-7 2 > +A1\n"
    "step < +A2\n"
    "not-offered < A2\n"
    "second picks B5 > I8\n"
    "done W6 of second > " },
  { "rif",
    "> H8\n> H9\n> I9\n> swap\n"
    "first puts W4 0-7 > I8\n"
    "second offers B5 0-7 2 > +G8\n"
    "twin G8 < +H7\n"
    "second offers B5 0-7 2 > -A1\n"
    "second offers B5 0-7 2 > -G8\n"
    "second offers B5 0-7 2 > +H7\n"
    "twin H7 < +G8\n"
    "second offers B5 0-7 2 > +O1\n"
    "first picks B5 > -H7\n"
    "second offers B5 0-7 2 > +G8\n"
    "first picks B5 > -O2\n"
    "first picks B5 > O1\n"
    "done W6 of first > -O1\n"
    "done W6 of first > " },
  { "swap89",
    "first puts B1 0-0 > H8\n"
    "area < H10\n"
    "second puts W2 0-1 > G7\n"
    "area < K8\n"
    "first puts B3 0-2 > F10\n"
    "second chooses stay swap > swap\n"
    "first puts W4 0-7 > A1\n"
    "second offers B5 0-7 2 > +A2\n"
    "second offers B5 0-7 2 > +A3\n"
    "first picks B5 > A2\n"
    "done W6 of first > " },
  { "yama",
    "> H8\n> H9\n> I9\n"
    "step < stay\n"
    "step < A1\n"
    "choice < =0\n"
    "choice < =13\n"
    "choice < =-1\n"
    "first declares 12 > =3\n"
    "step < =3\n"
    "second chooses stay swap > stay\n"
    "second puts W4 0-7 > A1\n"
    "first offers B5 0-7 3 > +B1\n"
    "first offers B5 0-7 3 > +B2\n"
    "first offers B5 0-7 3 > +B3\n"
    "second picks B5 > B3\n"
    "done W6 of second > " },
  { "yama",
    "> H8\n> H9\n> I9\n> =1\n> swap\n"
    "first puts W4 0-7 > A1\n"
    "step < +B2\n"
    "second puts B5 0-7 > B2\n"
    "done W6 of first > " },
  { "yama",
    "> H8\n> H9\n> I9\n> =12\n> stay\n> A1\n"
    "first offers B5 0-7 12 > " },
  { "soos-8",
    "> H8\n> H9\n> I9\n"
    "second chooses stay swap > stay\n"
    "second puts W4 0-7 > A1\n"
    "choice < =9\n"
    "second declares 8 > =2\n"
    "first chooses stay swap > stay\n"
    "first offers B5 0-7 2 > +B1\n"
    "first offers B5 0-7 2 > +B2\n"
    "second picks B5 > B1\n"
    "done W6 of second > " },
  { "soos-4",
    "> H8\n> H9\n> I9\n> swap\n"
    "first puts W4 0-7 > A1\n"
    "choice < =5\n"
    "first declares 4 > =2\n"
    "second chooses stay swap > swap\n"
    "first offers B5 0-7 2 > +B1\n"
    "first offers B5 0-7 2 > +B2\n"
    "second picks B5 > B1\n"
    "done W6 of second > " },
  { "soos-8",
    "> H8\n> H9\n> I9\n> stay\n> A1\n> =1\n"
    "first chooses stay swap > swap\n"
    "second puts B5 0-7 > B2\n"
    "done W6 of first > " },
  { "taran",
    "center < H9\n"
    "first puts B1 0-0 > H8\n"
    "second chooses stay swap > swap\n"
    "area < H10\n"
    "first puts W2 0-1 > H9\n"
    "second chooses stay swap > stay\n"
    "area < H11\n"
    "second puts B3 0-2 > H10\n"
    "first chooses stay swap > swap\n"
    "area < H12\n"
    "second puts W4 0-3 > H11\n"
    "first chooses stay swap > swap\n"
    "area < H13\n"
    "second puts B5 0-4 > H12\n"
    "first chooses stay swap > swap\n"
    "done W6 of second > " },
  { "tara-10",
    "> H8\n> stay\n"
    "second puts W2 0-1 > H9\n"
    "first chooses stay swap > stay\n"
    "first puts B3 0-2 > I10\n"
    "second chooses stay swap > stay\n"
    "area < L8\n"
    "second puts W4 0-3 > K5\n"
    "choice < more\n"
    "first chooses stay swap fifths > stay\n"
    "area < M8\n"
    "first puts B5 0-4 > L12\n"
    "second chooses stay swap > swap\n"
    "done W6 of first > " },
  { "tara-10",
    "> H8\n> stay\n> H9\n> stay\n> I10\n> stay\n> K5\n"
    "first chooses stay swap fifths > swap\n"
    "step < +A1\n"
    "second puts B5 0-4 > L12\n"
    "first chooses stay swap > stay\n"
    "done W6 of first > " },
  { "tara-3",
    "> H8\n> swap\n> H9\n> stay\n> I10\n> stay\n> K5\n"
    "second chooses stay swap fifths > fifths\n"
    "second offers B5 0-7 3 > +A1\n"
    "second offers B5 0-7 3 > +O15\n"
    "second offers B5 0-7 3 > +A2\n"
    "first picks B5 > O15\n"
    "done W6 of first > " },
  { "tara-1",
    "> H8\n> stay\n> H9\n> stay\n> I10\n> stay\n> K5\n> fifths\n"
    "first puts B5 0-7 > A1\n"
    "done W6 of second > " },
  { "stara",
    "first puts B1 0-0 > H8\n"
    "second chooses stay swap > stay\n"
    "area < K8\n"
    "second puts W2 0-2 > J8\n"
    "first chooses stay swap > stay\n"
    "area < L8\n"
    "first puts B3 0-3 > K8\n"
    "second chooses stay swap > stay\n"
    "area < M8\n"
    "second puts W4 0-4 > L8\n"
    "first chooses stay swap fifths > stay\n"
    "area < M8\n"
    "first puts B5 0-4 > L9\n"
    "second chooses stay swap > stay\n"
    "done W6 of second > " },
  { "stara",
    "> H8\n> stay\n> J8\n> stay\n> K8\n> stay\n> L8\n> fifths\n"
    "first offers B5 0-7 10 > " },
  { "sakata",
    "> H8\n> H9\n> I9\n"
    "area < L8\n"
    "second puts W4 0-3 > K8\n"
    "area < M8\n"
    "second puts B5 0-4 > L8\n"
    "choice < more\n"
    "first chooses stay swap > swap\n"
    "done W6 of first > " },
  { "sakata",
    "> H8\n> H9\n> I9\n> K8\n> L8\n> stay\n"
    "done W6 of second > " },
  { "ssakata",
    "first puts B1 0-0 pattern > H8\n> H9\n> I9\n"
    "second puts W4 0-3 > K8\n"
    "second puts B5 0-4 > L8\n"
    "choice < fifths\n"
    "first chooses stay swap more > more\n"
    "first puts W6 0-7 > A1\n"
    "first puts B7 0-7 > A2\n"
    "second chooses stay swap more > more\n"
    "second puts W8 0-7 > A3\n"
    "second puts B9 0-7 > A4\n"
    "first chooses stay swap more > more\n"
    "first puts W10 0-7 > A5\n"
    "first puts B11 0-7 > A6\n"
    "second chooses stay swap more > swap\n"
    "done W12 of first > " },
  { "ssakata",
    "> H8\n> H9\n> I9\n> K8\n> L8\n> stay\n"
    "done W6 of second > " },
  { "swap2",
    "first puts B1 0-7 > A1\n"
    "taken < A1\n"
    "first puts W2 0-7 > O15\n"
    "first puts B3 0-7 > H1\n"
    "choice < fifths\n"
    "second chooses stay swap more > more\n"
    "taken < H1\n"
    "second puts W4 0-7 > H2\n"
    "second puts B5 0-7 > H3\n"
    "choice < more\n"
    "first chooses stay swap > swap\n"
    "done W6 of first > " },
  { "swap2",
    "> A1\n> A2\n> A3\n> stay\n"
    "done W4 of second > " },
  { "swap2",
    "> A1\n> A2\n> A3\n> swap\n"
    "done W4 of first > " },
  { "swap1",
    "first puts B1 0-7 > A1\n"
    "second chooses stay swap > swap\n"
    "done W2 of first > " },
  { "swap3",
    "first puts B1 0-7 > A1\n"
    "first puts W2 0-7 > A2\n"
    "first puts B3 0-7 > A3\n"
    "second chooses stay swap > stay\n"
    "done W4 of second > " },
  { "pro",
    "first puts B1 0-0 > H8\n"
    "taken < H8\n"
    "second puts W2 0-7 > K11\n"
    "area < J10\n"
    "area < F8\n"
    "taken < K11\n"
    "first puts B3 3-7 > K8\n"
    "done W4 of second > " },
  { "long-pro",
    "> H8\n> H9\n"
    "area < K8\n"
    "first puts B3 4-7 > L8\n"
    "done W4 of second > " },
};

/* Records that do not say what was decided, or go their own way. */
static const RenjuScript records[] = {
  { "tara-10",
    "> H8\n> H9\n> I10\n> K5\n> A1\n"
    "second chooses stay swap > A2\n"
    "done B7 of first > " },
  { "rif",
    "> A1\n> A2\n> A3\n> A4\n"
    "first offers B5 0-7 2 > A5\n"
    "done W6 of second > " },
  { "rif",
    "> H8\n> H9\n> I9\n> A4\n> +A5\n"
    "first offers B5 0-7 2 > B5\n"
    "done W6 of second > " },
  { "rif",
    "> H8\n> H9\n> I9\n> A4\n> +A5\n> +A6\n"
    "second picks B5 > B5\n"
    "done W6 of second > " },
  { "yama",
    "> H8\n> H9\n> I9\n"
    "first declares 12 > A4\n"
    "first puts B5 0-7 > A5\n"
    "done W6 of second > " },
  { "soos-8",
    "> H8\n> H9\n> I9\n> A4\n"
    "second declares 8 > A5\n"
    "done W6 of second > " },
  { "ssakata",
    "> H8\n> H9\n> I9\n> A4\n> A5\n"
    "first chooses stay swap more > A6\n"
    "done B7 of first > " },
  { "free",
    "> A1\n"
    "done W2 of second > " },
};

static void
test_scripts (void)
{
  renju_script_run (scripts, G_N_ELEMENTS (scripts), TRUE);
}

static void
test_records (void)
{
  renju_script_run (records, G_N_ELEMENTS (records), FALSE);
}

static void
start_acts (TengenRenjuOpening *opening, const char *words, const char *acts)
{
  g_auto (GStrv) each = g_strsplit (acts, " ", -1);

  renju_script_start (opening, words);
  for (char **act = each; *act != NULL; act++)
    renju_script_do (opening, *act);
}

static void
check_offers (const TengenRenjuOpening *opening, const char *expected)
{
  GString *text = g_string_new (NULL);
  g_autofree char *found = NULL;

  for (int i = 0; i < TENGEN_RENJU_OFFERS_MAX; i++)
    if (i < opening->n_offers)
      g_string_append_printf (text,
                              "%c%d",
                              'A' + opening->offers[i] % 15,
                              15 - opening->offers[i] / 15);
    else
      g_assert_cmpint (opening->offers[i], ==, TENGEN_POINT_NONE);
  found = g_string_free (text, FALSE);
  g_assert_cmpstr (found, ==, expected);
}

/* Offers made, taken back and picked, and which remain. */
static void
test_offers (void)
{
  const char *const steps[][2] = {
    { "+B1", "B1" },     { "+B2", "B1B2" },  { "+B3", "B1B2B3" },
    { "-B1", "B2B3" },   { "-B3", "B2" },    { "+B1", "B2B1" },
    { "+B4", "B2B1B4" }, { "B1", "B2B1B4" }, { "-B2", "B2B1B4" },
  };
  TengenRenjuOpening opening;

  start_acts (&opening, "yama", "H8 H9 I9 =3 stay A1");
  g_assert_cmpint (opening.declared, ==, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      renju_script_do (&opening, steps[i][0]);
      check_offers (&opening, steps[i][1]);
    }
  g_assert_cmpint (opening.n_stones, ==, 5);
  g_assert_cmpint (opening.stones[4], ==, renju_points_read ("B1"));
}

/* A stone that was not offered is the only one, whenever it comes. */
static void
test_not_offered (void)
{
  const char *const acts[] = { "H8 H9 I9 stay A1",
                               "H8 H9 I9 stay A1 +B1",
                               "H8 H9 I9 stay A1 +B1 +B2" };

  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      TengenRenjuOpening opening;

      start_acts (&opening, "rif", acts[i]);
      renju_script_do (&opening, "C3");
      check_offers (&opening, "C3");
      g_assert_cmpint (opening.stones[4], ==, renju_points_read ("C3"));
    }
}

static void
test_stop (void)
{
  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRules rules;
      TengenRenjuOpening opening;
      g_autofree char *step = NULL;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      tengen_renju_opening_init (&opening, &rules);
      tengen_renju_opening_put (&opening, renju_points_read ("C3"));
      tengen_renju_opening_stop (&opening);
      step = renju_script_describe (&opening);
      g_assert_cmpstr (step, ==, "done W2 of second");
      for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
        g_assert_cmpint (tengen_renju_opening_check_put (&opening, point),
                         ==,
                         TENGEN_RENJU_FAULT_NONE);
    }
}

/* The players of Super Sakata go on until no room is left for two stones. */
static void
test_full_board (void)
{
  TengenRenjuOpening opening;
  TengenPoint next = 0;

  start_acts (&opening, "ssakata", "H8 H9 I9 I10 J10");
  while (opening.n_stones < TENGEN_RENJU_POINTS)
    {
      renju_script_do (&opening, "more");
      for (int i = 0; i < 2; i++)
        {
          while (tengen_renju_opening_check_put (&opening, next) ==
                 TENGEN_RENJU_FAULT_TAKEN)
            next++;
          g_assert_cmpint (next, <, TENGEN_RENJU_POINTS);
          tengen_renju_opening_put (&opening, next++);
        }
    }
  renju_script_refuse (&opening, "choice", "more");
  renju_script_do (&opening, "stay");
  for (int i = 0; i < 300; i++)
    tengen_renju_opening_put (&opening, 0);
  g_assert_cmpint (opening.n_stones, ==, TENGEN_RENJU_POINTS);
}

static void
test_allows (void)
{
  const TengenRenjuStep step = { .nearest = 3, .farthest = 5 };
  int n_allowed = 0;

  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    n_allowed += tengen_renju_opening_allows (&step, point);
  g_assert_cmpint (n_allowed, ==, 11 * 11 - 5 * 5);
  g_assert_true (tengen_renju_opening_allows (&step, renju_points_read ("K8")));
  g_assert_true (
      tengen_renju_opening_allows (&step, renju_points_read ("C13")));
  g_assert_false (
      tengen_renju_opening_allows (&step, renju_points_read ("J10")));
  g_assert_false (
      tengen_renju_opening_allows (&step, renju_points_read ("B8")));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/opening/scripts", test_scripts);
  g_test_add_func ("/renju/opening/records", test_records);
  g_test_add_func ("/renju/opening/offers", test_offers);
  g_test_add_func ("/renju/opening/not-offered", test_not_offered);
  g_test_add_func ("/renju/opening/stop", test_stop);
  g_test_add_func ("/renju/opening/full-board", test_full_board);
  g_test_add_func ("/renju/opening/allows", test_allows);
  return g_test_run ();
}
