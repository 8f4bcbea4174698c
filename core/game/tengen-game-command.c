/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-command: commands to lines and back
 *
 * Shape: `a DT KIND SEAT STONE POINT VALUE`, `t DT`, `g DT NODE`,
 *        `e DT NAME NODE N CHANGE...`, `u DT`, `r DT`, `c DT ACT SEAT US`;
 *        numbers in decimal.
 */
#include "tengen-game-command.h"

#include <string.h>

/* One letter for each TengenCommandKind. */
static const char LETTERS[] = "atgeurc";

/* An edit holds fewer primitive changes than this. */
#define MAX_CHANGES 1000000

TengenCommand *
tengen_command_new (TengenCommandKind kind)
{
  TengenCommand *self = g_new0 (TengenCommand, 1);

  self->kind = kind;
  self->action.point = TENGEN_POINT_NONE;
  if (kind == TENGEN_COMMAND_EDIT)
    self->changes =
        g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);
  return self;
}

void
tengen_command_free (TengenCommand *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->changes, g_ptr_array_unref);
  g_free (self->name);
  g_free (self);
}

static void
encode_edit (const TengenCommand *self, GString *line)
{
  g_string_append_printf (line,
                          " %s %u %u",
                          self->name != NULL ? self->name : "edit",
                          self->node,
                          self->changes->len);
  for (guint i = 0; i < self->changes->len; i++)
    {
      g_string_append_c (line, ' ');
      tengen_change_encode (self->changes->pdata[i], line);
    }
}

char *
tengen_command_encode (const TengenCommand *self)
{
  GString *line;

  g_return_val_if_fail (self != NULL, NULL);

  line = g_string_new (NULL);
  g_string_append_printf (
      line, "%c %" G_GINT64_FORMAT, LETTERS[self->kind], self->dt_us);
  switch (self->kind)
    {
    case TENGEN_COMMAND_ACT:
      g_string_append_printf (line,
                              " %d %d %d %u %d",
                              self->action.kind,
                              self->action.seat,
                              self->action.stone,
                              self->action.point,
                              self->action.value);
      break;
    case TENGEN_COMMAND_GOTO:
      g_string_append_printf (line, " %u", self->node);
      break;
    case TENGEN_COMMAND_EDIT:
      encode_edit (self, line);
      break;
    case TENGEN_COMMAND_CLOCK:
      g_string_append_printf (
          line, " %d %d %" G_GINT64_FORMAT, self->clock, self->seat, self->us);
      break;
    case TENGEN_COMMAND_TAKE_BACK:
    case TENGEN_COMMAND_UNDO:
    case TENGEN_COMMAND_REDO:
      break;
    }
  return g_string_free (line, FALSE);
}

/* Reads a number between two bounds and moves behind it. */
static gboolean
decode_number (const char **text, gint64 least, gint64 most, gint64 *number)
{
  char *end = NULL;
  gint64 read;

  while (**text == ' ')
    *text += 1;
  if (!g_ascii_isdigit (**text) && **text != '-')
    return FALSE;
  read = g_ascii_strtoll (*text, &end, 10);
  if (end == *text || read < least || read > most)
    return FALSE;
  *text = end;
  *number = read;
  return TRUE;
}

static gboolean
decode_action (const char **text, TengenAction *action)
{
  gint64 kind, seat, stone, point, value;

  if (!decode_number (text, 0, TENGEN_ACTION_TIME, &kind) ||
      !decode_number (text, 0, TENGEN_SEAT_SECOND, &seat) ||
      !decode_number (text, 0, TENGEN_STONE_WHITE, &stone) ||
      !decode_number (text, 0, TENGEN_POINT_NONE, &point) ||
      !decode_number (text, G_MININT, G_MAXINT, &value))
    return FALSE;
  action->kind = (TengenActionKind) kind;
  action->seat = (TengenSeat) seat;
  action->stone = (TengenStone) stone;
  action->point = (TengenPoint) point;
  action->value = (int) value;
  return TRUE;
}

static gboolean
decode_edit (const char **text, TengenCommand *self)
{
  const char *end;
  gint64 node, n;

  while (**text == ' ')
    *text += 1;
  end = strchr (*text, ' ');
  if (end == NULL || end == *text)
    return FALSE;
  self->name = g_strndup (*text, (gsize) (end - *text));
  *text = end;
  if (!decode_number (text, 0, G_MAXUINT32, &node) ||
      !decode_number (text, 0, MAX_CHANGES, &n))
    return FALSE;
  self->node = (TengenNode) node;
  for (gint64 i = 0; i < n; i++)
    {
      TengenChange *change;

      if (**text != ' ')
        return FALSE;
      *text += 1;
      change = tengen_change_decode (text);
      if (change == NULL)
        return FALSE;
      g_ptr_array_add (self->changes, change);
    }
  return TRUE;
}

static gboolean
decode_clock (const char **text, TengenCommand *self)
{
  gint64 act, seat;

  if (!decode_number (text, 0, TENGEN_CLOCK_ACT_TURN, &act) ||
      !decode_number (text, 0, TENGEN_SEAT_SECOND, &seat) ||
      !decode_number (text, 0, TENGEN_CLOCK_MAX_US, &self->us))
    return FALSE;
  self->clock = (TengenClockAct) act;
  self->seat = (TengenSeat) seat;
  return TRUE;
}

static gboolean
decode_arguments (const char **text, TengenCommand *self)
{
  gint64 node = 0;

  switch (self->kind)
    {
    case TENGEN_COMMAND_ACT:
      return decode_action (text, &self->action);
    case TENGEN_COMMAND_GOTO:
      if (!decode_number (text, 1, G_MAXUINT32, &node))
        return FALSE;
      self->node = (TengenNode) node;
      return TRUE;
    case TENGEN_COMMAND_EDIT:
      return decode_edit (text, self);
    case TENGEN_COMMAND_CLOCK:
      return decode_clock (text, self);
    case TENGEN_COMMAND_TAKE_BACK:
    case TENGEN_COMMAND_UNDO:
    case TENGEN_COMMAND_REDO:
      return TRUE;
    }
  return FALSE;
}

TengenCommand *
tengen_command_decode (const char *line)
{
  g_autoptr (TengenCommand) self = NULL;
  const char *letter, *text;

  g_return_val_if_fail (line != NULL, NULL);

  letter = *line != '\0' ? strchr (LETTERS, *line) : NULL;
  if (letter == NULL)
    return NULL;
  self = tengen_command_new ((TengenCommandKind) (letter - LETTERS));
  text = line + 1;
  if (*text != ' ' || !decode_number (&text, 0, G_MAXINT64, &self->dt_us) ||
      !decode_arguments (&text, self) || *text != '\0')
    return NULL;
  return g_steal_pointer (&self);
}
