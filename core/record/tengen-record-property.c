/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-property: the table of SGF properties (棋譜の項目)
 *
 * What:   the rows, and an index of them by the letters of the identifier.
 * Not:    values (tengen-record-value).
 * Source: SGF FF[4] property index, which also lists what FF[1-3] had: LT
 *         (losing on time holds), OM, OP, OV (moves, seconds and overhead of
 *         overtime), TC (territory counted), BS, WS (what plays: 0 a person);
 *         FA, the fifth moves offered, of records of Renju.
 *         They count for what the file says they are: a property without a
 *         class may stand anywhere, and what does not fit its type is kept.
 */
#include "tengen-record-property.h"

#include <string.h>

/* A row, from the ends of the names of its enum values. */
#define ROW(property, class, type, list)                                       \
  [TENGEN_PROPERTY_##property] = { #property,                                  \
                                   TENGEN_PROPERTY_CLASS_##class,              \
                                   TENGEN_PROPERTY_TYPE_##type,                \
                                   list }

static const TengenPropertyInfo rows[TENGEN_PROPERTY_COUNT] = {
  [TENGEN_PROPERTY_OTHER] = { "",
                              TENGEN_PROPERTY_CLASS_NONE,
                              TENGEN_PROPERTY_TYPE_UNKNOWN,
                              TRUE },
  ROW (B, MOVE, MOVE, FALSE),
  ROW (W, MOVE, MOVE, FALSE),
  ROW (KO, MOVE, NONE, FALSE),
  ROW (MN, MOVE, NUMBER, FALSE),
  ROW (AB, SETUP, POINTS, TRUE),
  ROW (AW, SETUP, POINTS, TRUE),
  ROW (AE, SETUP, POINTS, TRUE),
  ROW (PL, SETUP, COLOR, FALSE),
  ROW (C, NONE, TEXT, FALSE),
  ROW (N, NONE, SIMPLE_TEXT, FALSE),
  ROW (DM, NONE, DOUBLE, FALSE),
  ROW (GB, NONE, DOUBLE, FALSE),
  ROW (GW, NONE, DOUBLE, FALSE),
  ROW (UC, NONE, DOUBLE, FALSE),
  ROW (HO, NONE, DOUBLE, FALSE),
  ROW (V, NONE, REAL, FALSE),
  ROW (BM, MOVE, DOUBLE, FALSE),
  ROW (TE, MOVE, DOUBLE, FALSE),
  ROW (DO, MOVE, NONE, FALSE),
  ROW (IT, MOVE, NONE, FALSE),
  ROW (AR, NONE, POINT_POINT, TRUE),
  ROW (LN, NONE, POINT_POINT, TRUE),
  ROW (CR, NONE, POINTS, TRUE),
  ROW (MA, NONE, POINTS, TRUE),
  ROW (SL, NONE, POINTS, TRUE),
  ROW (SQ, NONE, POINTS, TRUE),
  ROW (TR, NONE, POINTS, TRUE),
  ROW (DD, NONE, POINTS_OR_NONE, TRUE),
  ROW (LB, NONE, POINT_TEXT, TRUE),
  ROW (AP, ROOT, TEXT_TEXT, FALSE),
  ROW (CA, ROOT, SIMPLE_TEXT, FALSE),
  ROW (FF, ROOT, NUMBER, FALSE),
  ROW (GM, ROOT, NUMBER, FALSE),
  ROW (ST, ROOT, NUMBER, FALSE),
  ROW (SZ, ROOT, NUMBER, FALSE),
  ROW (AN, INFO, SIMPLE_TEXT, FALSE),
  ROW (BR, INFO, SIMPLE_TEXT, FALSE),
  ROW (BT, INFO, SIMPLE_TEXT, FALSE),
  ROW (CP, INFO, SIMPLE_TEXT, FALSE),
  ROW (DT, INFO, SIMPLE_TEXT, FALSE),
  ROW (EV, INFO, SIMPLE_TEXT, FALSE),
  ROW (GN, INFO, SIMPLE_TEXT, FALSE),
  ROW (GC, INFO, TEXT, FALSE),
  ROW (ON, INFO, TEXT, FALSE),
  ROW (OT, INFO, SIMPLE_TEXT, FALSE),
  ROW (PB, INFO, SIMPLE_TEXT, FALSE),
  ROW (PC, INFO, SIMPLE_TEXT, FALSE),
  ROW (PW, INFO, SIMPLE_TEXT, FALSE),
  ROW (RE, INFO, SIMPLE_TEXT, FALSE),
  ROW (RO, INFO, SIMPLE_TEXT, FALSE),
  ROW (RU, INFO, SIMPLE_TEXT, FALSE),
  ROW (SO, INFO, SIMPLE_TEXT, FALSE),
  ROW (TM, INFO, REAL, FALSE),
  ROW (US, INFO, SIMPLE_TEXT, FALSE),
  ROW (WR, INFO, SIMPLE_TEXT, FALSE),
  ROW (WT, INFO, SIMPLE_TEXT, FALSE),
  ROW (HA, INFO, NUMBER, FALSE),
  ROW (KM, INFO, REAL, FALSE),
  ROW (BL, MOVE, REAL, FALSE),
  ROW (WL, MOVE, REAL, FALSE),
  ROW (OB, MOVE, NUMBER, FALSE),
  ROW (OW, MOVE, NUMBER, FALSE),
  ROW (FG, NONE, NUMBER_TEXT, FALSE),
  ROW (PM, NONE, NUMBER, FALSE),
  ROW (VW, NONE, POINTS_OR_NONE, TRUE),
  ROW (TB, NONE, POINTS_OR_NONE, TRUE),
  ROW (TW, NONE, POINTS_OR_NONE, TRUE),
  ROW (AS, NONE, SIMPLE_TEXT, FALSE),
  ROW (IP, INFO, SIMPLE_TEXT, FALSE),
  ROW (IY, INFO, SIMPLE_TEXT, FALSE),
  ROW (SE, NONE, POINTS, TRUE),
  ROW (SU, INFO, SIMPLE_TEXT, FALSE),
  ROW (L, NONE, POINTS, TRUE),
  ROW (M, NONE, POINTS, TRUE),
  ROW (CH, NONE, DOUBLE, FALSE),
  ROW (EL, MOVE, NUMBER, FALSE),
  ROW (EX, MOVE, MOVE, FALSE),
  ROW (ID, INFO, SIMPLE_TEXT, FALSE),
  ROW (LT, NONE, NONE, FALSE),
  ROW (OM, NONE, NUMBER, FALSE),
  ROW (OP, NONE, REAL, FALSE),
  ROW (OV, NONE, REAL, FALSE),
  ROW (RG, NONE, POINTS, TRUE),
  ROW (SC, NONE, POINTS, TRUE),
  ROW (SI, NONE, DOUBLE, FALSE),
  ROW (TC, NONE, NUMBER, FALSE),
  ROW (BS, INFO, NUMBER, FALSE),
  ROW (WS, INFO, NUMBER, FALSE),
  ROW (FA, NONE, POINTS, TRUE),
  ROW (TNR, INFO, SIMPLE_TEXT, FALSE),
  ROW (TNA, NONE, SIMPLE_TEXT, TRUE),
  ROW (TNC, NONE, SIMPLE_TEXT, TRUE),
  ROW (TNP, INFO, SIMPLE_TEXT, FALSE),
  ROW (TNT, INFO, SIMPLE_TEXT, FALSE),
  ROW (TNH, INFO, SIMPLE_TEXT, FALSE),
  ROW (TNM, INFO, SIMPLE_TEXT, FALSE),
  ROW (TNO, INFO, SIMPLE_TEXT, TRUE),
  ROW (TNB, MOVE, NUMBER, FALSE),
  ROW (TNX, INFO, SIMPLE_TEXT, FALSE),
};

/* Place of an identifier of one or two letters in the index. */
#define ONE(a) ((a - 'A') * 27)
#define TWO(a, b) ((a - 'A') * 27 + (b - 'A') + 1)

/* The rows of the identifiers of one and two letters. */
static const guint8 by_letters[26 * 27] = {
  [TWO ('A', 'B')] = TENGEN_PROPERTY_AB, [TWO ('A', 'E')] = TENGEN_PROPERTY_AE,
  [TWO ('A', 'N')] = TENGEN_PROPERTY_AN, [TWO ('A', 'P')] = TENGEN_PROPERTY_AP,
  [TWO ('A', 'R')] = TENGEN_PROPERTY_AR, [TWO ('A', 'S')] = TENGEN_PROPERTY_AS,
  [TWO ('A', 'W')] = TENGEN_PROPERTY_AW, [ONE ('B')] = TENGEN_PROPERTY_B,
  [TWO ('B', 'L')] = TENGEN_PROPERTY_BL, [TWO ('B', 'M')] = TENGEN_PROPERTY_BM,
  [TWO ('B', 'R')] = TENGEN_PROPERTY_BR, [TWO ('B', 'S')] = TENGEN_PROPERTY_BS,
  [TWO ('B', 'T')] = TENGEN_PROPERTY_BT, [ONE ('C')] = TENGEN_PROPERTY_C,
  [TWO ('C', 'A')] = TENGEN_PROPERTY_CA, [TWO ('C', 'H')] = TENGEN_PROPERTY_CH,
  [TWO ('C', 'P')] = TENGEN_PROPERTY_CP, [TWO ('C', 'R')] = TENGEN_PROPERTY_CR,
  [TWO ('D', 'D')] = TENGEN_PROPERTY_DD, [TWO ('D', 'M')] = TENGEN_PROPERTY_DM,
  [TWO ('D', 'O')] = TENGEN_PROPERTY_DO, [TWO ('D', 'T')] = TENGEN_PROPERTY_DT,
  [TWO ('E', 'L')] = TENGEN_PROPERTY_EL, [TWO ('E', 'V')] = TENGEN_PROPERTY_EV,
  [TWO ('E', 'X')] = TENGEN_PROPERTY_EX, [TWO ('F', 'A')] = TENGEN_PROPERTY_FA,
  [TWO ('F', 'F')] = TENGEN_PROPERTY_FF, [TWO ('F', 'G')] = TENGEN_PROPERTY_FG,
  [TWO ('G', 'B')] = TENGEN_PROPERTY_GB, [TWO ('G', 'C')] = TENGEN_PROPERTY_GC,
  [TWO ('G', 'M')] = TENGEN_PROPERTY_GM, [TWO ('G', 'N')] = TENGEN_PROPERTY_GN,
  [TWO ('G', 'W')] = TENGEN_PROPERTY_GW, [TWO ('H', 'A')] = TENGEN_PROPERTY_HA,
  [TWO ('H', 'O')] = TENGEN_PROPERTY_HO, [TWO ('I', 'D')] = TENGEN_PROPERTY_ID,
  [TWO ('I', 'P')] = TENGEN_PROPERTY_IP, [TWO ('I', 'T')] = TENGEN_PROPERTY_IT,
  [TWO ('I', 'Y')] = TENGEN_PROPERTY_IY, [TWO ('K', 'M')] = TENGEN_PROPERTY_KM,
  [TWO ('K', 'O')] = TENGEN_PROPERTY_KO, [ONE ('L')] = TENGEN_PROPERTY_L,
  [TWO ('L', 'B')] = TENGEN_PROPERTY_LB, [TWO ('L', 'N')] = TENGEN_PROPERTY_LN,
  [TWO ('L', 'T')] = TENGEN_PROPERTY_LT, [ONE ('M')] = TENGEN_PROPERTY_M,
  [TWO ('M', 'A')] = TENGEN_PROPERTY_MA, [TWO ('M', 'N')] = TENGEN_PROPERTY_MN,
  [ONE ('N')] = TENGEN_PROPERTY_N,       [TWO ('O', 'B')] = TENGEN_PROPERTY_OB,
  [TWO ('O', 'M')] = TENGEN_PROPERTY_OM, [TWO ('O', 'N')] = TENGEN_PROPERTY_ON,
  [TWO ('O', 'P')] = TENGEN_PROPERTY_OP, [TWO ('O', 'T')] = TENGEN_PROPERTY_OT,
  [TWO ('O', 'V')] = TENGEN_PROPERTY_OV, [TWO ('O', 'W')] = TENGEN_PROPERTY_OW,
  [TWO ('P', 'B')] = TENGEN_PROPERTY_PB, [TWO ('P', 'C')] = TENGEN_PROPERTY_PC,
  [TWO ('P', 'L')] = TENGEN_PROPERTY_PL, [TWO ('P', 'M')] = TENGEN_PROPERTY_PM,
  [TWO ('P', 'W')] = TENGEN_PROPERTY_PW, [TWO ('R', 'E')] = TENGEN_PROPERTY_RE,
  [TWO ('R', 'G')] = TENGEN_PROPERTY_RG, [TWO ('R', 'O')] = TENGEN_PROPERTY_RO,
  [TWO ('R', 'U')] = TENGEN_PROPERTY_RU, [TWO ('S', 'C')] = TENGEN_PROPERTY_SC,
  [TWO ('S', 'E')] = TENGEN_PROPERTY_SE, [TWO ('S', 'I')] = TENGEN_PROPERTY_SI,
  [TWO ('S', 'L')] = TENGEN_PROPERTY_SL, [TWO ('S', 'O')] = TENGEN_PROPERTY_SO,
  [TWO ('S', 'Q')] = TENGEN_PROPERTY_SQ, [TWO ('S', 'T')] = TENGEN_PROPERTY_ST,
  [TWO ('S', 'U')] = TENGEN_PROPERTY_SU, [TWO ('S', 'Z')] = TENGEN_PROPERTY_SZ,
  [TWO ('T', 'B')] = TENGEN_PROPERTY_TB, [TWO ('T', 'C')] = TENGEN_PROPERTY_TC,
  [TWO ('T', 'E')] = TENGEN_PROPERTY_TE, [TWO ('T', 'M')] = TENGEN_PROPERTY_TM,
  [TWO ('T', 'R')] = TENGEN_PROPERTY_TR, [TWO ('T', 'W')] = TENGEN_PROPERTY_TW,
  [TWO ('U', 'C')] = TENGEN_PROPERTY_UC, [TWO ('U', 'S')] = TENGEN_PROPERTY_US,
  [ONE ('V')] = TENGEN_PROPERTY_V,       [TWO ('V', 'W')] = TENGEN_PROPERTY_VW,
  [ONE ('W')] = TENGEN_PROPERTY_W,       [TWO ('W', 'L')] = TENGEN_PROPERTY_WL,
  [TWO ('W', 'R')] = TENGEN_PROPERTY_WR, [TWO ('W', 'S')] = TENGEN_PROPERTY_WS,
  [TWO ('W', 'T')] = TENGEN_PROPERTY_WT,
};

/* The rows of our own identifiers, all of three letters. */
static const guint8 own[] = {
  TENGEN_PROPERTY_TNR, TENGEN_PROPERTY_TNA, TENGEN_PROPERTY_TNC,
  TENGEN_PROPERTY_TNP, TENGEN_PROPERTY_TNT, TENGEN_PROPERTY_TNH,
  TENGEN_PROPERTY_TNM, TENGEN_PROPERTY_TNO, TENGEN_PROPERTY_TNB,
  TENGEN_PROPERTY_TNX,
};

const TengenPropertyInfo *
tengen_property_get_info (TengenProperty self)
{
  g_return_val_if_fail (self < TENGEN_PROPERTY_COUNT, &rows[0]);
  return &rows[self];
}

/* Looks for one of our own identifiers. */
static TengenProperty
find_own (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    if (memcmp (rows[own[i]].name, name, 3) == 0)
      return (TengenProperty) own[i];
  return TENGEN_PROPERTY_OTHER;
}

/* Whether a byte is a letter of an identifier. */
static inline gboolean
is_capital (char byte)
{
  return (guint8) (byte - 'A') < 26;
}

TengenProperty
tengen_property_find (const char *name, gsize length)
{
  g_return_val_if_fail (name != NULL || length == 0, TENGEN_PROPERTY_OTHER);
  if (length == 3)
    return find_own (name);
  if (length < 1 || length > 2 || !is_capital (name[0]))
    return TENGEN_PROPERTY_OTHER;
  if (length == 1)
    return (TengenProperty) by_letters[ONE (name[0])];
  if (!is_capital (name[1]))
    return TENGEN_PROPERTY_OTHER;
  return (TengenProperty) by_letters[TWO (name[0], name[1])];
}
