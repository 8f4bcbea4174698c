/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-rules-table: the named sets and what is known about them
 *
 * Shape:  a row says what differs from zero: basic ko, no suicide, no komi, a
 *         draw is a draw, the side to move resumes, kos are fought.
 * Source: each row's own; 囲碁オンラインのルール and 子空皆地・等子比空 give the
 *         facts of theirs and most of the comparison with the others.
 */
#include "tengen-go-rules-table.h"

#define ROOM "囲碁 - オンライン/ルール、計算、オプション"
#define BOOK "子空皆地，等子比空——21世纪的计目制围棋规则："
#define AGA                                                                    \
  "AGA Official Rules of Go, 7 Passing, 11 The Last Move, 12 Counting, "

/* What the sets of a kind have in common. */
#define AREA                                                                   \
  .dead = TRUE, .stones = TRUE, .territory = TRUE, .seki_eyes = TRUE,          \
  .unit = TENGEN_GO_UNIT_POINTS
#define SCIENCE                                                                \
  .dead = TRUE, .territory = TRUE, .claims = TRUE, .seki_eyes = TRUE,          \
  .unit = TENGEN_GO_UNIT_MOKU, .komi_one_x2 = 1
#define ARTISTIC .komi_x2 = 13, .komi_handicap_x2 = 13
#define LEGAL .komi_x2 = 15, .komi_handicap_x2 = 15
#define WITH_VIRTUAL                                                           \
  .repetition = TENGEN_GO_REPETITION_GENERALISED,                              \
  .suicide = TENGEN_GO_SUICIDE_ANY, .back = TRUE, .virtual_back = TRUE

const TengenGoRulesRow tengen_go_rules_rows[TENGEN_GO_RULES_N_ROWS] = {
  {
      .rules = {
          .id = "pure",
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .stones = TRUE,
          .seki_eyes = TRUE,
          .unit = TENGEN_GO_UNIT_STONES,
      },
      .family = TENGEN_GO_FAMILY_USUAL,
      .text = "Pure Go",
      .source = "純碁の遊び方；純碁であそぼう！、純碁のすすめ",
  },
  {
      .rules = {
          .id = "japan",
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .dead = TRUE,
          .territory = TRUE,
          .back = TRUE,
          .hold = TRUE,
          .resume = TENGEN_GO_RESUME_OPPONENT,
          .unit = TENGEN_GO_UNIT_MOKU,
          .komi_x2 = 13,
          .komi_handicap_x2 = 1,
          .komi_one_x2 = 1,
      },
      .family = TENGEN_GO_FAMILY_USUAL,
      .ko_fights = TENGEN_GO_KO_FIGHTS_BARRED,
      .text = "Japanese",
      .source = "日本囲碁規約、第六条〜第十条",
  },
  {
      .rules = {
          .id = "china",
          AREA,
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .repetition = TENGEN_GO_REPETITION_POSITIONAL,
          .dame = TRUE,
          .claims = TRUE,
          .bonus = TENGEN_GO_BONUS_ALL,
          .komi_x2 = 15,
          .komi_one_x2 = 1,
      },
      .family = TENGEN_GO_FAMILY_USUAL,
      .text = "Chinese",
      .source = "中国围棋规则，数子法",
  },
  {
      .rules = {
          .id = "aga-area",
          AREA,
          .acts = TENGEN_GO_ACT_PASS_STONE,
          .repetition = TENGEN_GO_REPETITION_SITUATIONAL,
          .bonus = TENGEN_GO_BONUS_LESS_ONE,
          .komi_x2 = 15,
          .komi_handicap_x2 = 1,
          .komi_one_x2 = 1,
      },
      .family = TENGEN_GO_FAMILY_USUAL,
      .text = "AGA",
      .source = AGA "by area",
  },
  {
      .rules = {
          .id = "aga-terr",
          .acts = TENGEN_GO_ACT_PASS_STONE,
          .repetition = TENGEN_GO_REPETITION_SITUATIONAL,
          .dead = TRUE,
          .territory = TRUE,
          .back = TRUE,
          .hold = TRUE,
          .pass_back = TRUE,
          .balance = TENGEN_GO_BALANCE_WHITE_LAST,
          .seki_eyes = TRUE,
          .unit = TENGEN_GO_UNIT_POINTS,
          .komi_x2 = 15,
          .komi_handicap_x2 = 1,
          .komi_one_x2 = 1,
      },
      .family = TENGEN_GO_FAMILY_USUAL,
      .text = "AGA Territory",
      .source = AGA "by territory",
  },
  {
      .rules = {
          .id = "ing",
          AREA,
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .repetition = TENGEN_GO_REPETITION_POSITIONAL,
          .suicide = TENGEN_GO_SUICIDE_MANY,
          .dame = TRUE,
          .claims = TRUE,
          .tie_black = TRUE,
          .komi_x2 = 16,
          .komi_one_x2 = 1,
      },
      .family = TENGEN_GO_FAMILY_USUAL,
      .stands_in = TRUE,
      .text = "GOE",
      .source = "應氏計點制圍棋規則",
  },
  {
      .rules = {
          .id = "wmsg",
          AREA,
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .repetition = TENGEN_GO_REPETITION_POSITIONAL,
          .dame = TRUE,
          .claims = TRUE,
          .first_pass_bonus = TRUE,
          .komi_x2 = 13,
          .komi_one_x2 = 1,
      },
      .family = TENGEN_GO_FAMILY_USUAL,
      .text = "WMSG 2008",
      .source = "2008世界智力运动会围棋规则，黑收后贴1点",
  },
  {
      .rules = {
          .id = "bsw-jp",
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .dead = TRUE,
          .territory = TRUE,
          .back = TRUE,
          .hold = TRUE,
          .seki_eyes = TRUE,
          .unit = TENGEN_GO_UNIT_MOKU,
          .komi_x2 = 12,
      },
      .family = TENGEN_GO_FAMILY_ROOM,
      .text = "BSW Japanese",
      .source = ROOM,
  },
  {
      .rules = {
          .id = "bsw-cn",
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .dead = TRUE,
          .stones = TRUE,
          .territory = TRUE,
          .back = TRUE,
          .hold = TRUE,
          .seki_eyes = TRUE,
          .unit = TENGEN_GO_UNIT_MOKU,
          .komi_x2 = 12,
      },
      .family = TENGEN_GO_FAMILY_ROOM,
      .text = "BSW Chinese",
      .source = ROOM,
  },
  {
      .rules = {
          .id = "1-1",
          SCIENCE,
          ARTISTIC,
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .repetition = TENGEN_GO_REPETITION_POSITIONAL,
          .reset = TRUE,
          .back = TRUE,
          .extra_first = TENGEN_GO_EXTRA_COMPENSATE,
          .extra_later = TENGEN_GO_EXTRA_OWN,
          .extra_handicap = TENGEN_GO_EXTRA_COMPENSATE,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .text = "Scientific 1-1",
      .source = BOOK "1-1、科学计目制围棋规则之无虚着可放弃的艺术版",
  },
  {
      .rules = {
          .id = "1-2",
          SCIENCE,
          LEGAL,
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .repetition = TENGEN_GO_REPETITION_POSITIONAL,
          .reset = TRUE,
          .back = TRUE,
          .extra_first = TENGEN_GO_EXTRA_OWN,
          .extra_later = TENGEN_GO_EXTRA_OWN,
          .extra_handicap = TENGEN_GO_EXTRA_OWN,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .text = "Scientific 1-2",
      .source = BOOK "1-2、科学计目制围棋规则之无虚着可放弃的律法版",
  },
  {
      .rules = {
          .id = "2-1",
          SCIENCE,
          ARTISTIC,
          WITH_VIRTUAL,
          .acts = TENGEN_GO_ACT_VIRTUAL | TENGEN_GO_ACT_ABSTAIN,
          .extra_stones = TRUE,
          .extra_first = TENGEN_GO_EXTRA_COMPENSATE,
          .extra_later = TENGEN_GO_EXTRA_OWN,
          .extra_handicap = TENGEN_GO_EXTRA_COMPENSATE,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .text = "Scientific 2-1",
      .source = BOOK "2-1、科学计目制围棋规则之可虚着可放弃的艺术版",
  },
  {
      .rules = {
          .id = "2-2",
          SCIENCE,
          LEGAL,
          WITH_VIRTUAL,
          .acts = TENGEN_GO_ACT_VIRTUAL | TENGEN_GO_ACT_ABSTAIN,
          .extra_stones = TRUE,
          .extra_first = TENGEN_GO_EXTRA_OWN,
          .extra_later = TENGEN_GO_EXTRA_OWN,
          .extra_handicap = TENGEN_GO_EXTRA_OWN,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .text = "Scientific 2-2",
      .source = BOOK "2-2、科学计目制围棋规则之可虚着可放弃的律法版",
  },
  {
      .rules = {
          .id = "2-2alt",
          SCIENCE,
          LEGAL,
          WITH_VIRTUAL,
          .acts = TENGEN_GO_ACT_VIRTUAL | TENGEN_GO_ACT_ABSTAIN,
          .pass_back = TRUE,
          .extra_stones = TRUE,
          .extra_handicap = TENGEN_GO_EXTRA_OWN,
          .balance = TENGEN_GO_BALANCE_STONE,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .is_variant = TRUE,
      .text = "Scientific 2-2alt",
      .source = BOOK "2-2，附文、将棋做成等子局面的另一种可供考虑的方法",
  },
  {
      .rules = {
          .id = "3-1",
          SCIENCE,
          ARTISTIC,
          WITH_VIRTUAL,
          .acts = TENGEN_GO_ACT_VIRTUAL | TENGEN_GO_ACT_PROPOSE,
          .extra_first = TENGEN_GO_EXTRA_FILL,
          .extra_handicap = TENGEN_GO_EXTRA_COMPENSATE,
          .balance = TENGEN_GO_BALANCE_STONE,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .text = "Scientific 3-1",
      .source = BOOK "3-1、科学计目制围棋规则之以虚着取代放弃的艺术版",
  },
  {
      .rules = {
          .id = "3-2",
          SCIENCE,
          LEGAL,
          WITH_VIRTUAL,
          .acts = TENGEN_GO_ACT_VIRTUAL | TENGEN_GO_ACT_PROPOSE,
          .extra_handicap = TENGEN_GO_EXTRA_OWN,
          .balance = TENGEN_GO_BALANCE_STONE,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .text = "Scientific 3-2",
      .source = BOOK "3-2、科学计目制围棋规则之以虚着取代放弃的律法版",
  },
  {
      .rules = {
          .id = "3-2b",
          SCIENCE,
          LEGAL,
          WITH_VIRTUAL,
          .acts = TENGEN_GO_ACT_VIRTUAL | TENGEN_GO_ACT_PROPOSE,
          .extra_handicap = TENGEN_GO_EXTRA_OWN,
          .balance = TENGEN_GO_BALANCE_NEGATIVE,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .is_variant = TRUE,
      .text = "Scientific 3-2b",
      .source = BOOK "3-2，平衡手数，b、以黑方的一手B类负着来平衡手数",
  },
  {
      .rules = {
          .id = "4-1",
          SCIENCE,
          ARTISTIC,
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .repetition = TENGEN_GO_REPETITION_POSITIONAL,
          .reset = TRUE,
          .extra_first = TENGEN_GO_EXTRA_COMPENSATE,
          .extra_handicap = TENGEN_GO_EXTRA_COMPENSATE,
          .equal = TRUE,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .text = "Scientific 4-1",
      .source = BOOK "4-1、广义等子比目法艺术版",
  },
  {
      .rules = {
          .id = "4-2",
          SCIENCE,
          LEGAL,
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .repetition = TENGEN_GO_REPETITION_POSITIONAL,
          .reset = TRUE,
          .equal = TRUE,
      },
      .family = TENGEN_GO_FAMILY_SCIENCE,
      .text = "Scientific 4-2",
      .source = BOOK "4-2、广义等子比目法律法版",
  },
  {
      .rules = {
          .id = "tang",
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .dead = TRUE,
          .territory = TRUE,
          .back = TRUE,
          .claims = TRUE,
          .tax = TENGEN_GO_TAX_EYES,
          .seki_eyes = TRUE,
          .unit = TENGEN_GO_UNIT_LU,
      },
      .family = TENGEN_GO_FAMILY_OLD,
      .text = "Tang",
      .source = BOOK "前言，唐代数路法",
  },
  {
      .rules = {
          .id = "mingqing",
          .acts = TENGEN_GO_ACT_ABSTAIN,
          .dead = TRUE,
          .stones = TRUE,
          .territory = TRUE,
          .dame = TRUE,
          .claims = TRUE,
          .tax = TENGEN_GO_TAX_GROUPS,
          .seki_eyes = TRUE,
          .unit = TENGEN_GO_UNIT_ZI,
      },
      .family = TENGEN_GO_FAMILY_OLD,
      .text = "Ming-Qing",
      .source = BOOK "前言，明清还棋头数子法",
  },
};
