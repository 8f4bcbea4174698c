/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * foreign-check: what tests of single forms ask of a reading
 */
#pragma once

#include "tengen-foreign.h"

#include <string.h>

#include "tengen-record-value.h"

/* Reads bytes that open. */
static inline TengenSgfReading *
read_good (const char *data,
           gsize length,
           const char *name,
           TengenForeignForm wanted)
{
  TengenForeignForm form;
  g_autofree char *copy = g_memdup2 (data, length);
  g_autoptr (GError) error = NULL;
  TengenSgfReading *reading =
      tengen_foreign_read (copy, length, name, NULL, &form, &error);

  g_assert_no_error (error);
  g_assert_cmpint (form, ==, wanted);
  return reading;
}

/* Reads bytes that are refused. */
static inline void
check_refused (const char *data,
               gsize length,
               const char *name,
               TengenForeignError code,
               guint line,
               guint column)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_foreign_read (data, length, name, NULL, NULL, &error);

  g_assert_null (reading->record);
  g_assert_error (error, TENGEN_FOREIGN_ERROR, (int) code);
  g_assert_cmpuint (reading->error_line, ==, line);
  g_assert_cmpuint (reading->error_column, ==, column);
}

static inline void
check_node (const TengenRecord *record,
            TengenNode node,
            TengenProperty property,
            const char *wanted)
{
  g_autofree char *text = tengen_record_get_text (record, node, property);

  g_assert_cmpstr (text, ==, wanted);
}

static inline void
check_root (const TengenSgfReading *reading,
            TengenProperty property,
            const char *wanted)
{
  check_node (reading->record,
              tengen_record_get_game (reading->record, 0),
              property,
              wanted);
}

/* Checks a text of the node after so many moves. */
static inline void
check_text (const TengenSgfReading *reading,
            guint move,
            TengenProperty property,
            const char *wanted)
{
  TengenNode node = tengen_record_get_game (reading->record, 0);

  for (guint i = 0; i < move; i++)
    node = tengen_record_get_child (reading->record, node);
  check_node (reading->record, node, property, wanted);
}

/* The first line of a game: `Bhh Wtt` and so on, a node without a move as `-`. */
static inline void
check_line (const TengenSgfReading *reading, guint game, const char *wanted)
{
  const TengenRecord *record = reading->record;
  GString *line = g_string_new (NULL);
  TengenNode node =
      tengen_record_get_child (record, tengen_record_get_game (record, game));

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    {
      g_autofree char *black =
          tengen_record_get_text (record, node, TENGEN_PROPERTY_B);
      g_autofree char *white =
          tengen_record_get_text (record, node, TENGEN_PROPERTY_W);

      if (line->len > 0)
        g_string_append_c (line, ' ');
      if (black != NULL)
        g_string_append_printf (line, "B%s", black);
      else if (white != NULL)
        g_string_append_printf (line, "W%s", white);
      else
        g_string_append_c (line, '-');
    }
  g_assert_cmpstr (line->str, ==, wanted);
  g_string_free (line, TRUE);
}

/* There are this many warnings, the first of which is this one. */
static inline void
check_fault (const TengenSgfReading *reading,
             guint n,
             TengenSgfFault fault,
             guint line,
             guint column)
{
  const TengenSgfWarning *warning =
      &g_array_index (reading->warnings, TengenSgfWarning, 0);

  g_assert_cmpuint (reading->warnings->len, ==, n);
  g_assert_cmpint (warning->fault, ==, fault);
  g_assert_cmpuint (warning->line, ==, line);
  g_assert_cmpuint (warning->column, ==, column);
}
