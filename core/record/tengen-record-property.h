/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-property: the table of SGF properties (棋譜の項目)
 *
 * What:   which identifiers have a meaning, of which class and value type.
 * Not:    reading and writing values (tengen-record-value).
 * Source: SGF FF[4]; FF[1-3] identifiers are in the table too; TNR, TNA and
 *         TNC are this program's own (README.md).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenProperty:
 *
 * One value for each identifier of the table, named after it;
 * %TENGEN_PROPERTY_OTHER stands for every identifier that is not in it.
 */
typedef enum
{
  TENGEN_PROPERTY_OTHER = 0,
  /* move */
  TENGEN_PROPERTY_B,
  TENGEN_PROPERTY_W,
  TENGEN_PROPERTY_KO,
  TENGEN_PROPERTY_MN,
  /* setup */
  TENGEN_PROPERTY_AB,
  TENGEN_PROPERTY_AW,
  TENGEN_PROPERTY_AE,
  TENGEN_PROPERTY_PL,
  /* annotation */
  TENGEN_PROPERTY_C,
  TENGEN_PROPERTY_N,
  TENGEN_PROPERTY_DM,
  TENGEN_PROPERTY_GB,
  TENGEN_PROPERTY_GW,
  TENGEN_PROPERTY_UC,
  TENGEN_PROPERTY_HO,
  TENGEN_PROPERTY_V,
  TENGEN_PROPERTY_BM,
  TENGEN_PROPERTY_TE,
  TENGEN_PROPERTY_DO,
  TENGEN_PROPERTY_IT,
  /* markup */
  TENGEN_PROPERTY_AR,
  TENGEN_PROPERTY_LN,
  TENGEN_PROPERTY_CR,
  TENGEN_PROPERTY_MA,
  TENGEN_PROPERTY_SL,
  TENGEN_PROPERTY_SQ,
  TENGEN_PROPERTY_TR,
  TENGEN_PROPERTY_DD,
  TENGEN_PROPERTY_LB,
  /* root */
  TENGEN_PROPERTY_AP,
  TENGEN_PROPERTY_CA,
  TENGEN_PROPERTY_FF,
  TENGEN_PROPERTY_GM,
  TENGEN_PROPERTY_ST,
  TENGEN_PROPERTY_SZ,
  /* game info */
  TENGEN_PROPERTY_AN,
  TENGEN_PROPERTY_BR,
  TENGEN_PROPERTY_BT,
  TENGEN_PROPERTY_CP,
  TENGEN_PROPERTY_DT,
  TENGEN_PROPERTY_EV,
  TENGEN_PROPERTY_GN,
  TENGEN_PROPERTY_GC,
  TENGEN_PROPERTY_ON,
  TENGEN_PROPERTY_OT,
  TENGEN_PROPERTY_PB,
  TENGEN_PROPERTY_PC,
  TENGEN_PROPERTY_PW,
  TENGEN_PROPERTY_RE,
  TENGEN_PROPERTY_RO,
  TENGEN_PROPERTY_RU,
  TENGEN_PROPERTY_SO,
  TENGEN_PROPERTY_TM,
  TENGEN_PROPERTY_US,
  TENGEN_PROPERTY_WR,
  TENGEN_PROPERTY_WT,
  TENGEN_PROPERTY_HA,
  TENGEN_PROPERTY_KM,
  /* timing */
  TENGEN_PROPERTY_BL,
  TENGEN_PROPERTY_WL,
  TENGEN_PROPERTY_OB,
  TENGEN_PROPERTY_OW,
  /* figures and board parts */
  TENGEN_PROPERTY_FG,
  TENGEN_PROPERTY_PM,
  TENGEN_PROPERTY_VW,
  /* territory */
  TENGEN_PROPERTY_TB,
  TENGEN_PROPERTY_TW,
  /* other games and FF[1-3] */
  TENGEN_PROPERTY_AS,
  TENGEN_PROPERTY_IP,
  TENGEN_PROPERTY_IY,
  TENGEN_PROPERTY_SE,
  TENGEN_PROPERTY_SU,
  TENGEN_PROPERTY_L,
  TENGEN_PROPERTY_M,
  TENGEN_PROPERTY_CH,
  TENGEN_PROPERTY_EL,
  TENGEN_PROPERTY_EX,
  TENGEN_PROPERTY_ID,
  TENGEN_PROPERTY_LT,
  TENGEN_PROPERTY_OM,
  TENGEN_PROPERTY_OP,
  TENGEN_PROPERTY_OV,
  TENGEN_PROPERTY_RG,
  TENGEN_PROPERTY_SC,
  TENGEN_PROPERTY_SI,
  TENGEN_PROPERTY_TC,
  TENGEN_PROPERTY_BS,
  TENGEN_PROPERTY_WS,
  /* fifth moves offered, in records of Renju; no FF[4] property */
  TENGEN_PROPERTY_FA,
  /* our own */
  TENGEN_PROPERTY_TNR,
  TENGEN_PROPERTY_TNA,
  TENGEN_PROPERTY_TNC,
  TENGEN_PROPERTY_TNP,
  TENGEN_PROPERTY_TNT,
  TENGEN_PROPERTY_TNH,
  TENGEN_PROPERTY_TNM,
  TENGEN_PROPERTY_TNO,
  TENGEN_PROPERTY_TNB,
  TENGEN_PROPERTY_TNX,
  TENGEN_PROPERTY_COUNT
} TengenProperty;

/**
 * TengenPropertyClass:
 * @TENGEN_PROPERTY_CLASS_NONE: may stand anywhere
 * @TENGEN_PROPERTY_CLASS_MOVE: belongs to a move
 * @TENGEN_PROPERTY_CLASS_SETUP: sets up a position
 * @TENGEN_PROPERTY_CLASS_ROOT: in the first node of a game only
 * @TENGEN_PROPERTY_CLASS_INFO: at most once on a path
 */
typedef enum
{
  TENGEN_PROPERTY_CLASS_NONE,
  TENGEN_PROPERTY_CLASS_MOVE,
  TENGEN_PROPERTY_CLASS_SETUP,
  TENGEN_PROPERTY_CLASS_ROOT,
  TENGEN_PROPERTY_CLASS_INFO,
} TengenPropertyClass;

/**
 * TengenPropertyType:
 * @TENGEN_PROPERTY_TYPE_UNKNOWN: no meaning known, values are kept as they are
 * @TENGEN_PROPERTY_TYPE_NONE: an empty value
 * @TENGEN_PROPERTY_TYPE_NUMBER: a whole number
 * @TENGEN_PROPERTY_TYPE_REAL: a decimal number
 * @TENGEN_PROPERTY_TYPE_DOUBLE: 1 or 2
 * @TENGEN_PROPERTY_TYPE_COLOR: B or W
 * @TENGEN_PROPERTY_TYPE_SIMPLE_TEXT: one line
 * @TENGEN_PROPERTY_TYPE_TEXT: lines
 * @TENGEN_PROPERTY_TYPE_MOVE: a point or pass
 * @TENGEN_PROPERTY_TYPE_POINTS: a list of points, rectangles allowed
 * @TENGEN_PROPERTY_TYPE_POINTS_OR_NONE: such a list, or one empty value
 * @TENGEN_PROPERTY_TYPE_POINT_POINT: a list of pairs of points
 * @TENGEN_PROPERTY_TYPE_POINT_TEXT: a list of points with a text each
 * @TENGEN_PROPERTY_TYPE_TEXT_TEXT: two texts
 * @TENGEN_PROPERTY_TYPE_NUMBER_TEXT: nothing, or a number with a text
 */
typedef enum
{
  TENGEN_PROPERTY_TYPE_UNKNOWN,
  TENGEN_PROPERTY_TYPE_NONE,
  TENGEN_PROPERTY_TYPE_NUMBER,
  TENGEN_PROPERTY_TYPE_REAL,
  TENGEN_PROPERTY_TYPE_DOUBLE,
  TENGEN_PROPERTY_TYPE_COLOR,
  TENGEN_PROPERTY_TYPE_SIMPLE_TEXT,
  TENGEN_PROPERTY_TYPE_TEXT,
  TENGEN_PROPERTY_TYPE_MOVE,
  TENGEN_PROPERTY_TYPE_POINTS,
  TENGEN_PROPERTY_TYPE_POINTS_OR_NONE,
  TENGEN_PROPERTY_TYPE_POINT_POINT,
  TENGEN_PROPERTY_TYPE_POINT_TEXT,
  TENGEN_PROPERTY_TYPE_TEXT_TEXT,
  TENGEN_PROPERTY_TYPE_NUMBER_TEXT,
} TengenPropertyType;

/**
 * TengenPropertyInfo:
 * @name: the identifier, the rest NUL
 * @kind: its class
 * @type: the type of its values
 * @list: whether it may have several values
 *
 * A row of the table.
 */
typedef struct
{
  char name[4];
  TengenPropertyClass kind;
  TengenPropertyType type;
  gboolean list;
} TengenPropertyInfo;

/**
 * tengen_property_get_info:
 * @self: a property of the table
 *
 * Gives the row of a property; the others lie around it in their order. The row
 * of OTHER has the empty name.
 *
 * Returns: (transfer none): the row
 */
const TengenPropertyInfo *tengen_property_get_info (TengenProperty self);

/**
 * tengen_property_find:
 * @name: an identifier in capitals, need not end with NUL
 * @length: its bytes
 *
 * Looks an identifier up. Cost: O(1).
 *
 * Returns: the property, or %TENGEN_PROPERTY_OTHER
 */
TengenProperty tengen_property_find (const char *name, gsize length);

G_END_DECLS
