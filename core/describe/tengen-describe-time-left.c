/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-time-left: what time a record says a player has left (残り時間)
 */
#include "tengen-describe-time-left.h"

#include "tengen-describe-info.h"
#include "tengen-game-clock-record.h"
#include "tengen-record-value.h"

#include <string.h>

/* A year: a file that says more is mistaken. */
#define MOST_US (365 * 24 * 3600 * TENGEN_CLOCK_SECOND)

/* The node that speaks of the player's time, or the player's last move. */
static TengenNode
find_node (const TengenRecord *record,
           TengenNode node,
           TengenProperty left,
           TengenProperty move)
{
  while (node != TENGEN_NODE_NONE &&
         tengen_record_find (record, node, left) == 0 &&
         tengen_record_find (record, node, move) == 0)
    node = tengen_record_get_parent (record, node);
  return node;
}

/* "3x30 byo-yomi", but not "25/600 Canadian". */
static gboolean
names_periods (const char *overtime)
{
  while (g_ascii_isspace (*overtime))
    overtime++;
  if (!g_ascii_isdigit (*overtime))
    return FALSE;
  while (g_ascii_isdigit (*overtime))
    overtime++;
  while (g_ascii_isspace (*overtime))
    overtime++;
  return *overtime == 'x' || *overtime == 'X' ||
         g_str_has_prefix (overtime, "×");
}

static gboolean
counts_periods (const TengenRecord *record, TengenNode node)
{
  g_autofree char *overtime =
      tengen_info_get (record, node, TENGEN_PROPERTY_OT);
  TengenClockSetting setting;

  if (overtime != NULL)
    return names_periods (overtime);
  tengen_clock_read_setting (
      record, tengen_record_get_root (record, node), &setting);
  return setting.seats[TENGEN_SEAT_FIRST].kind == TENGEN_CLOCK_JAPANESE;
}

static int
read_n (const TengenRecord *record, TengenNode node, TengenProperty property)
{
  g_autofree char *text = tengen_record_get_text (record, node, property);
  int n;

  if (text == NULL || !tengen_value_number (text, strlen (text), &n) || n < 0)
    return -1;
  return n;
}

gboolean
tengen_time_left_find (const TengenRecord *record,
                       TengenNode node,
                       TengenStone stone,
                       TengenTimeLeft *left)
{
  gboolean black = stone == TENGEN_STONE_BLACK;
  TengenProperty property = black ? TENGEN_PROPERTY_BL : TENGEN_PROPERTY_WL;
  g_autofree char *text = NULL;
  gint64 us;

  g_return_val_if_fail (record != NULL && left != NULL, FALSE);
  g_return_val_if_fail (stone != TENGEN_STONE_NONE, FALSE);

  node = find_node (
      record, node, property, black ? TENGEN_PROPERTY_B : TENGEN_PROPERTY_W);
  if (node == TENGEN_NODE_NONE)
    return FALSE;
  text = tengen_record_get_text (record, node, property);
  if (text == NULL || !tengen_clock_parse_seconds (g_strstrip (text), &us) ||
      us > MOST_US)
    return FALSE;
  *left = (TengenTimeLeft){
    .us = us,
    .n = read_n (record, node, black ? TENGEN_PROPERTY_OB : TENGEN_PROPERTY_OW),
  };
  left->of_periods = left->n >= 0 && counts_periods (record, node);
  return TRUE;
}
