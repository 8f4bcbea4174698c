/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-info: what a record says about a game (対局情報)
 *
 * What:   the texts of game info of a node's game, whatever dialect the file
 *         has them in; dates and results in it as values.
 * Not:    what the rules make of them (tengen-game-setup), wording (ui/words).
 * Source: SGF FF[4]: DT, RE and the other properties of game info; the dialect
 *         of the Nihon Ki-in's web pages as real files have it.
 */
#pragma once

#include "tengen-game-result.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenDate:
 * @year: 1 and up
 * @month: 1 to 12, 0 for not known
 * @day: 1 to 31, 0 for not known
 *
 * A day, a month or a year.
 */
typedef struct
{
  int year;
  int month;
  int day;
} TengenDate;

/**
 * tengen_info_get:
 * @record: a record
 * @node: a node of a game
 * @property: a property of game info: PB PW BR WR BT WT EV RO GN PC DT RE RU
 *   OT ON TM KM HA AN CP SO US GC
 *
 * Gives a text of game info: from the nearest node at or before @node that has
 * it (game info may stand at a branch), else from the first node under the name
 * that the file's dialect has for it (Nihon Ki-in: TE event, RD date, KO komi,
 * LT and LC byo-yomi).
 *
 * Returns: (transfer full) (nullable): UTF-8, or %NULL
 */
char *tengen_info_get (const TengenRecord *record,
                       TengenNode node,
                       TengenProperty property) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_info_is_dialect:
 * @record: a record
 * @root: the first node of a game
 *
 * Tells whether a game is in the dialect of the Nihon Ki-in's web pages, where
 * TE, RD, KO, LT and LC have meanings of their own.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_info_is_dialect (const TengenRecord *record, TengenNode root);

/**
 * tengen_info_is_dialect_name:
 * @name: an identifier
 *
 * Tells whether the dialect uses an identifier of a first node in its own way.
 *
 * Returns: %TRUE for TE, RD, KO, LT, LC and GK
 */
gboolean tengen_info_is_dialect_name (const char *name);

/**
 * tengen_info_has_other_name:
 * @record: a record
 * @node: a node
 * @property: a property of game info
 *
 * Tells whether a node says something of game info under the name of a
 * dialect.
 *
 * Returns: %FALSE for nodes that are no first ones of such a game
 */
gboolean tengen_info_has_other_name (const TengenRecord *record,
                                     TengenNode node,
                                     TengenProperty property);

/**
 * tengen_info_find_node:
 * @record: a record
 * @node: a node
 *
 * Finds where game info is to be changed: the nearest node at or before @node
 * that has some, else the first node.
 *
 * Returns: a node
 */
TengenNode tengen_info_find_node (const TengenRecord *record, TengenNode node);

/**
 * tengen_info_parse_dates:
 * @text: a DT value: 2026-11-21,22 or 1995-05, as FF[4] says; or the usual
 *   other forms 2026/11/21, 2026.11.21, 2026年11月21日, 令和8年11月21日,
 *   R8.11.21, with more text behind
 *
 * Reads dates.
 *
 * Returns: (transfer full) (element-type TengenDate): in order, none if it is
 *   no date
 */
GArray *tengen_info_parse_dates (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_info_write_dates:
 * @dates: (element-type TengenDate): dates in order
 *
 * Writes dates as FF[4] has them, shortened where it says so.
 *
 * Returns: (transfer full): a DT value
 */
char *tengen_info_write_dates (const GArray *dates) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_info_get_era:
 * @date: a date
 * @year: (out): the year of the era, 1 for 元年
 *
 * Tells the Japanese era of a date from 明治 (1868-10-23) on: changes are known
 * to the day; a year or month without day counts as its last day.
 *
 * Returns: M, T, S, H or R, or 0 for dates before
 */
char tengen_info_get_era (const TengenDate *date, int *year);

/**
 * tengen_info_parse_result:
 * @text: a RE value in any usual form: B+3.5, W+R, Draw, Jigo, Void, 黒中押し勝ち,
 *   白1目半勝, 持碁, 257手完　黒中押し勝ち, 黑中盤勝, W+
 * @result: (out): the result
 *
 * Reads a result also where it is not written as FF[4] has it. Anything that
 * is not surely a result is none.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_info_parse_result (const char *text, TengenResult *result);

G_END_DECLS
