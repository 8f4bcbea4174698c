/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-rules: what two players agree on before a game of Renju
 *
 * What:   the opening regulation (開局規定) with its number, and how a game
 *         ends: by itself, or when it is said (宣言・指摘).
 * Not:    what a regulation asks for, step by step (tengen-renju-opening).
 * Shape:  a value; one table for texts, records, lessons and the command line.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenRenjuRegulation:
 * @TENGEN_RENJU_NONE: none is known: a record of others; nothing is asked
 * @TENGEN_RENJU_FREE: 自由打ち
 * @TENGEN_RENJU_S26: 珠型交代打ち
 * @TENGEN_RENJU_RIF: the RIF rule, 2題打ち
 * @TENGEN_RENJU_SWAP89: the Swap rule of 1989 to 1995, without its two barred
 *   patterns, which are not known
 * @TENGEN_RENJU_YAMA: the Yamaguchi rule, 題数打ち
 * @TENGEN_RENJU_SOOS: Soosõrv-N, 四珠交替打ち
 * @TENGEN_RENJU_TARAN: the Tarannikov rule
 * @TENGEN_RENJU_TARA: Taraguchi-N, 五珠交替打ち
 * @TENGEN_RENJU_STARA: Super Taraguchi-10
 * @TENGEN_RENJU_SAKATA: the Sakata rule
 * @TENGEN_RENJU_SSAKATA: Super Sakata
 * @TENGEN_RENJU_SWAP2: Swap2
 * @TENGEN_RENJU_SWAP1: swap after the first move
 * @TENGEN_RENJU_SWAP3: swap after three stones anywhere
 * @TENGEN_RENJU_PRO: Pro: stone 3 outside of the 5x5
 * @TENGEN_RENJU_LONG_PRO: Long Pro: stone 3 outside of the 7x7
 *
 * An opening regulation.
 */
typedef enum
{
  TENGEN_RENJU_NONE,
  TENGEN_RENJU_FREE,
  TENGEN_RENJU_S26,
  TENGEN_RENJU_RIF,
  TENGEN_RENJU_SWAP89,
  TENGEN_RENJU_YAMA,
  TENGEN_RENJU_SOOS,
  TENGEN_RENJU_TARAN,
  TENGEN_RENJU_TARA,
  TENGEN_RENJU_STARA,
  TENGEN_RENJU_SAKATA,
  TENGEN_RENJU_SSAKATA,
  TENGEN_RENJU_SWAP2,
  TENGEN_RENJU_SWAP1,
  TENGEN_RENJU_SWAP3,
  TENGEN_RENJU_PRO,
  TENGEN_RENJU_LONG_PRO,
} TengenRenjuRegulation;

#define TENGEN_RENJU_N_REGULATIONS 17

/* The most fifth moves that can be asked for. */
#define TENGEN_RENJU_OFFERS_MAX 12

/**
 * TengenRenjuRules:
 * @regulation: the opening regulation
 * @number: (SOOS): the most fifth moves that White may ask for; (TARA): how
 *   many fifth moves are offered; 1 to %TENGEN_RENJU_OFFERS_MAX; else 0
 * @declared: a five and a forbidden move count when they are said (宣言・指摘);
 *   else they end the game by themselves
 *
 * What a game of Renju is played by.
 */
typedef struct
{
  TengenRenjuRegulation regulation;
  int number;
  gboolean declared;
} TengenRenjuRules;

/**
 * TengenRenjuRegulationInfo:
 * @regulation: which
 * @id: in lower case; with @default_number a number follows: `tara-10`
 * @text: (nullable): what is written under RU of a record, without the number;
 *   %NULL for NONE
 * @default_number: the customary number, 0 if it has none
 *
 * A row of the table of regulations.
 */
typedef struct
{
  TengenRenjuRegulation regulation;
  const char *id;
  const char *text;
  int default_number;
} TengenRenjuRegulationInfo;

/* Gives the static row of a regulation. */
const TengenRenjuRegulationInfo *
tengen_renju_regulation_get_info (TengenRenjuRegulation regulation);

/**
 * tengen_renju_rules_init:
 * @self: (out caller-allocates): rules
 * @regulation: a regulation
 *
 * Makes the rules of a regulation with its customary number, ending by itself.
 */
void tengen_renju_rules_init (TengenRenjuRules *self,
                              TengenRenjuRegulation regulation);

/**
 * tengen_renju_rules_format:
 * @self: rules
 *
 * Writes rules as one word or two: `s26`, `tara-10 declared`.
 *
 * Returns: (transfer full): the text
 */
char *tengen_renju_rules_format (const TengenRenjuRules *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_renju_rules_parse:
 * @text: what tengen_renju_rules_format() wrote; the number may be left out
 * @rules: (out): the rules; unset if it is none
 *
 * Reads rules.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_renju_rules_parse (const char *text, TengenRenjuRules *rules);

/**
 * tengen_renju_rules_get_text:
 * @self: rules
 *
 * Gives what is written under RU: `Renju, Taraguchi-10`; nothing for NONE.
 *
 * Returns: (transfer full) (nullable): the text
 */
char *tengen_renju_rules_get_text (const TengenRenjuRules *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_renju_rules_find_text:
 * @text: what a record says under RU, or what people call a regulation
 * @rules: (out): the rules; unset if it names none
 *
 * Reads the names that programs and people write, in Latin letters and
 * Japanese; `renju` alone is %TENGEN_RENJU_NONE.
 *
 * Returns: %FALSE if it names none
 */
gboolean tengen_renju_rules_find_text (const char *text,
                                       TengenRenjuRules *rules);

G_END_DECLS
