/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * position-at: records from text and boards at their nodes, for tests
 */
#pragma once

#include "board-picture.h"
#include "tengen-game-position.h"
#include "tengen-sgf-reader.h"

#include <string.h>

static inline TengenRecord *
read_record (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return g_steal_pointer (&reading->record);
}

static inline void
check_board (TengenPosition *position, TengenNode node, const char *wanted)
{
  g_autofree char *picture = NULL;

  tengen_position_goto (position, node);
  picture = tengen_picture_format (tengen_position_get_board (position), '/');
  g_assert_cmpstr (picture, ==, wanted);
}
