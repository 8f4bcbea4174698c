/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-kind: engines that are known: how they are started, what they
 * play
 */
#include "tengen-external-kind.h"

static const TengenExternalKind kinds[] = {
  {
      .id = "gnugo",
      .name = "GNU Go",
      .protocol = TENGEN_EXTERNAL_GTP,
      .program = "gnugo",
      .arguments = "--mode gtp --never-resign",
      /* it passes while dead stones lie there, unless it is told */
      .counts = { "--chinese-rules --capture-all-dead",
                  "--chinese-rules",
                  "--japanese-rules" },
      .repeats = { "--simple-ko",
                   "--positional-superko",
                   "--situational-superko" },
      .seed = "--seed",
      .least = 5,
      .most = 19,
      .level = "--level %d",
      .budgets = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 },
      .has_levels = TRUE,
  },
  {
      .id = "katago",
      .name = "KataGo",
      .protocol = TENGEN_EXTERNAL_GTP,
      .program = "katago",
      .arguments = "gtp",
      .counts = { "", "", "" },
      .repeats = { "", "", "" },
      .least = 2,
      .most = 19,
      .level =
          "-override-config "
          "logToStderr=true,allowResignation=false,maxTime=30,maxVisits=%d",
      .budgets = { 1, 2, 4, 8, 16, 32, 64, 128, 256, 512 },
      .needs = { "default_model.bin.gz", "default_gtp.cfg" },
      .place = ".katago",
      .names = { "-model", "-config" },
  },
  {
      .id = "leelaz",
      .name = "Leela Zero",
      .protocol = TENGEN_EXTERNAL_GTP,
      .program = "leelaz",
      .arguments = "--gtp --noponder --resignpct 0",
      .counts = { NULL, "", NULL },
      .repeats = { NULL, "", "" },
      .seed = "--seed",
      .least = 19,
      .most = 19,
      .level = "--visits %d",
      .budgets = { 1, 2, 4, 8, 16, 32, 64, 128, 256, 512 },
      .needs = { "best-network" },
      .place = ".local/share/leela-zero",
      .names = { "-w" },
  },
  {
      .id = "pachi",
      .name = "Pachi",
      .protocol = TENGEN_EXTERNAL_GTP,
      .program = "pachi",
      /* Debian has a game of that name, in which one jumps and runs */
      .other = "/usr/games",
      .arguments = "-d 0",
      .counts = { "-r chinese threads=1,pass_all_alive,resign_threshold=0",
                  "-r chinese threads=1,resign_threshold=0",
                  "-r japanese threads=1,resign_threshold=0" },
      .repeats = { "", "", "" },
      .seed = "-s",
      .least = 5,
      .most = 19,
      .level = "-t =%d",
      /* it takes no less than 500 */
      .budgets = { 500, 700, 1000, 1500, 2000, 3000, 5000, 8000, 12000, 20000 },
  },
  {
      .id = "rapfi",
      .name = "Rapfi",
      .protocol = TENGEN_EXTERNAL_GOMOCUP,
      .program = "pbrain-rapfi",
      .arguments = "",
      .level = "INFO max_node %d",
      .budgets = { 50,
                   150,
                   400,
                   1000,
                   2500,
                   6000,
                   15000,
                   40000,
                   100000,
                   250000 },
  },
};

/* What an engine can play for, and how KataGo is told. Of other sets something
 * is unknown to engines: a bonus, a tax, stones beside the board. */
static const struct
{
  const char *id;
  TengenExternalCount count;
  const char *scoring;
  const char *tax;
  const char *bonus;
} sets[] = {
  { "pure", TENGEN_EXTERNAL_COUNT_STONES, "AREA", "ALL", "0" },
  { "china", TENGEN_EXTERNAL_COUNT_AREA, "AREA", "NONE", "N" },
  { "aga-area", TENGEN_EXTERNAL_COUNT_AREA, "AREA", "NONE", "N-1" },
  { "japan", TENGEN_EXTERNAL_COUNT_TERRITORY, "TERRITORY", "SEKI", "0" },
};

static const char *const repeats[] = { "SIMPLE", "POSITIONAL", "SITUATIONAL" };

guint
tengen_external_kind_get_n (void)
{
  return G_N_ELEMENTS (kinds);
}

const TengenExternalKind *
tengen_external_kind_get (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (kinds), NULL);

  return &kinds[index];
}

char *
tengen_external_kind_format_level (const TengenExternalKind *self, int level)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (level >= 1 && level <= TENGEN_GAME_COMPUTER_LEVELS,
                        NULL);

  parts = g_strsplit (self->level, "%d", 2);
  number = g_strdup_printf ("%d", self->budgets[level - 1]);
  return g_strjoinv (number, parts);
}

static guint
find_set (const TengenGoRules *rules)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (sets) &&
         !tengen_go_rules_equal (rules, tengen_go_rules_find (sets[i].id)))
    i++;
  return i;
}

TengenExternalCount
tengen_external_kind_find_count (const TengenGoRules *rules)
{
  guint set;

  g_return_val_if_fail (rules != NULL, TENGEN_EXTERNAL_COUNT_OTHER);

  set = find_set (rules);
  return set < G_N_ELEMENTS (sets) ? sets[set].count
                                   : TENGEN_EXTERNAL_COUNT_OTHER;
}

char *
tengen_external_kind_format_rules (const TengenGoRules *rules)
{
  guint set;

  g_return_val_if_fail (rules != NULL, NULL);
  set = find_set (rules);
  g_return_val_if_fail (set < G_N_ELEMENTS (sets), NULL);

  return g_strdup_printf (
      "{\"ko\":\"%s\",\"scoring\":\"%s\",\"tax\":\"%s\",\"suicide\":false,"
      "\"hasButton\":false,\"whiteHandicapBonus\":\"%s\"}",
      repeats[rules->repetition],
      sets[set].scoring,
      sets[set].tax,
      sets[set].bonus);
}
