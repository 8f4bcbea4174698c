/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-guide-text: the guide for those who write lessons, in blocks
 *
 * Shape: line by line; a line begins a block, or goes on with the last one.
 */
#include "tengen-guide-text.h"

#include <string.h>

#define FENCE "```"

/* From here on characters are written without blanks between words. */
#define FIRST_WIDE 0x2E80

typedef struct
{
  GPtrArray *blocks;
  /* the block that lines are added to, or NULL */
  TengenGuideBlock *open;
} Parser;

static void
block_free (gpointer data)
{
  TengenGuideBlock *self = data;

  g_free (self->marker);
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_free (self);
}

static TengenGuideBlock *
begin (Parser *self, TengenGuideKind kind)
{
  TengenGuideBlock *block = g_new0 (TengenGuideBlock, 1);

  block->kind = kind;
  if (kind == TENGEN_GUIDE_TABLE)
    block->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  else
    block->text = g_string_new (NULL);
  g_ptr_array_add (self->blocks, block);
  self->open = block;
  return block;
}

/* --- Within lines --- */

/* What lies between two signs becomes an element; gives where to go on, or NULL
 * if there is no second sign. */
static const char *
add_span (GString *markup,
          const char *at,
          const char *sign,
          const char *element)
{
  const char *end = strstr (at + strlen (sign), sign);
  g_autofree char *inner = NULL;

  if (end == NULL)
    return NULL;
  inner = g_markup_escape_text (at + strlen (sign),
                                end - at - (gssize) strlen (sign));
  g_string_append_printf (markup, "<%s>%s</%s>", element, inner, element);
  return end + strlen (sign);
}

static void
add_inline (GString *markup, const char *text)
{
  while (*text != '\0')
    {
      const char *behind = NULL;

      if (*text == '`')
        behind = add_span (markup, text, "`", "tt");
      else if (g_str_has_prefix (text, "**"))
        behind = add_span (markup, text, "**", "b");
      if (behind == NULL)
        {
          behind = g_utf8_next_char (text);
          g_autofree char *one = g_markup_escape_text (text, behind - text);

          g_string_append (markup, one);
        }
      text = behind;
    }
}

/* A line of the source ends where a word ends, if words have ends. */
static void
add_line (GString *markup, const char *line)
{
  if (markup->len > 0)
    {
      const char *end = markup->str + markup->len;
      gunichar last = g_utf8_get_char (g_utf8_prev_char (end));

      if (last < FIRST_WIDE || g_utf8_get_char (line) < FIRST_WIDE)
        g_string_append_c (markup, ' ');
    }
  add_inline (markup, line);
}

/* --- Lines --- */

/* Gives how long what stands before an item is, 0 if it is none. */
static gsize
measure_marker (const char *line)
{
  gsize digits = strspn (line, "0123456789");

  if (g_str_has_prefix (line, "- "))
    return 1;
  return digits > 0 && g_str_has_prefix (line + digits, ". ") ? digits + 1 : 0;
}

static void
take_item (Parser *self, const char *line)
{
  gsize length = measure_marker (line);
  TengenGuideBlock *block = begin (self, TENGEN_GUIDE_ITEM);

  block->marker = *line == '-' ? g_strdup ("•") : g_strndup (line, length);
  add_line (block->text, line + length + 1);
}

static gboolean
is_rule (char **cells)
{
  for (; *cells != NULL; cells++)
    if (strspn (*cells, "-: ") != strlen (*cells))
      return FALSE;
  return TRUE;
}

static void
take_row (Parser *self, const char *line)
{
  g_autofree char *inner = g_strdup (line + 1);
  gsize length = strlen (inner);
  g_auto (GStrv) cells = NULL;
  GPtrArray *row = NULL;

  if (length > 0 && inner[length - 1] == '|')
    inner[length - 1] = '\0';
  cells = g_strsplit (inner, "|", -1);
  if (self->open == NULL || self->open->kind != TENGEN_GUIDE_TABLE)
    begin (self, TENGEN_GUIDE_TABLE);
  if (is_rule (cells))
    return;
  row = g_ptr_array_new ();
  for (char **cell = cells; *cell != NULL; cell++)
    {
      GString *markup = g_string_new (NULL);

      add_inline (markup, g_strstrip (*cell));
      g_ptr_array_add (row, g_string_free (markup, FALSE));
    }
  g_ptr_array_add (row, NULL);
  g_ptr_array_add (self->open->rows, g_ptr_array_free (row, FALSE));
}

static gboolean
take_heading (Parser *self, const char *line)
{
  gsize level = strspn (line, "#");

  if (level < 1 || level > 3 || line[level] != ' ')
    return FALSE;
  begin (self, TENGEN_GUIDE_HEADING)->level = (guint) level;
  add_line (self->open->text, line + level + 1);
  self->open = NULL;
  return TRUE;
}

static void
take_code (Parser *self, const char *line)
{
  if (g_str_has_prefix (line, FENCE))
    self->open = NULL;
  else
    g_string_append_printf (self->open->text, "%s\n", line);
}

static void
take_line (Parser *self, const char *raw)
{
  g_autofree char *copy = g_strdup (raw);
  const char *line = g_strstrip (copy);

  if (self->open != NULL && self->open->kind == TENGEN_GUIDE_CODE)
    take_code (self, raw);
  else if (g_str_has_prefix (line, FENCE))
    begin (self, TENGEN_GUIDE_CODE);
  else if (*line == '\0')
    self->open = NULL;
  else if (*line == '|')
    take_row (self, line);
  else if (measure_marker (line) > 0)
    take_item (self, line);
  else if (!take_heading (self, line))
    {
      if (self->open == NULL || self->open->kind == TENGEN_GUIDE_TABLE)
        begin (self, TENGEN_GUIDE_PARAGRAPH);
      add_line (self->open->text, line);
    }
}

static gboolean
begins_part (const TengenGuideBlock *block)
{
  return block->kind == TENGEN_GUIDE_HEADING && block->level == 1;
}

/* Keeps the blocks of one part. */
static void
keep_part (GPtrArray *blocks, guint part)
{
  guint first = 0;
  guint n = 0;

  for (guint i = 0; i < blocks->len; i++)
    if (begins_part (g_ptr_array_index (blocks, i)))
      {
        if (n == part + 1)
          {
            g_ptr_array_set_size (blocks, (int) i);
            break;
          }
        first = i;
        n++;
      }
  if (first > 0)
    g_ptr_array_remove_range (blocks, 0, first);
}

GPtrArray *
tengen_guide_text_parse (const char *text, guint part)
{
  Parser parser = { 0 };
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  parser.blocks = g_ptr_array_new_with_free_func (block_free);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    take_line (&parser, *line);
  keep_part (parser.blocks, part);
  return parser.blocks;
}

const char *
tengen_guide_text_find_example (const GPtrArray *blocks)
{
  g_return_val_if_fail (blocks != NULL, NULL);

  for (guint i = 0; i < blocks->len; i++)
    {
      const TengenGuideBlock *block = g_ptr_array_index (blocks, i);

      if (block->kind == TENGEN_GUIDE_CODE &&
          strstr (block->text->str, "<lesson") != NULL &&
          strstr (block->text->str, "</lesson>") != NULL)
        return block->text->str;
    }
  return NULL;
}
