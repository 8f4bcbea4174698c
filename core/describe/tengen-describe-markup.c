/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-markup: what a record draws on the board at a node
 *
 * Shape: one pass over the properties of the node, and one back along the path
 *        for what is inherited. Where marks overlap, the one that stands first
 *        in the file is drawn.
 */
#include "tengen-describe-markup.h"

#include "tengen-record-value.h"

#include <string.h>

/* What is being read, and which lines were. */
typedef struct
{
  const TengenRecord *record;
  TengenNode node;
  TengenMarkup *markup;
  GHashTable *lines;
} Reader;

/* Sets @n bytes that are not set yet. */
static void
set_free (guint8 *bytes, int n, guint8 value)
{
  for (int i = 0; i < n; i++)
    bytes[i] = bytes[i] == 0 ? value : bytes[i];
}

/* Sets the points of a property, rectangles too, in an array of the board; the
 * first value that is not 0 stays. Tells whether there are any. */
static gboolean
read_points (const Reader *self,
             TengenNodeProperty property,
             guint8 *array,
             guint8 value)
{
  int width = self->markup->width;
  TengenValueIter iter;
  gboolean any = FALSE;

  tengen_value_iter_init (&iter, self->record, property);
  while (tengen_value_iter_next (&iter))
    {
      TengenPoint from, to;
      int n, rows;

      if (!tengen_value_rectangle (
              iter.raw, iter.length, width, self->markup->height, &from, &to))
        continue;
      any = TRUE;
      n = tengen_point_x (to, width) - tengen_point_x (from, width) + 1;
      rows = tengen_point_y (to, width) - tengen_point_y (from, width) + 1;
      for (int y = 0; y < rows; y++)
        set_free (array + from + y * width, n, value);
    }
  return any;
}

static gboolean
read_point (const Reader *self,
            const char *raw,
            gsize length,
            TengenPoint *point)
{
  return tengen_value_point (
      raw, length, self->markup->width, self->markup->height, point);
}

static void
read_label (const Reader *self, const char *raw, gsize length)
{
  gsize colon = 0;
  char **labels = self->markup->labels;
  g_autofree char *text = NULL;
  TengenPoint point;

  if (!tengen_value_split (raw, length, &colon) ||
      !read_point (self, raw, colon, &point) || labels[point] != NULL)
    return;
  text = tengen_value_text (raw + colon + 1, length - colon - 1, TRUE);
  if (*text != '\0')
    labels[point] = g_steal_pointer (&text);
}

/* The letters of FF[1-3], of which the record only says where they are. */
static void
read_letter (const Reader *self, const char *raw, gsize length, int *n)
{
  static const char LETTERS[] =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  char **labels = self->markup->labels;
  TengenPoint point;

  if (*n == (int) sizeof LETTERS - 1 || !read_point (self, raw, length, &point))
    return;
  if (labels[point] == NULL)
    labels[point] = g_strndup (LETTERS + *n, 1);
  *n += 1;
}

/* A line without a head is the same from either end. */
static gboolean
is_new_line (const Reader *self, const TengenMarkupLine *line)
{
  guint a = line->arrow ? line->from : MIN (line->from, line->to);
  guint b = line->arrow ? line->to : MAX (line->from, line->to);
  guint n_points = (guint) (self->markup->width * self->markup->height);

  return g_hash_table_add (
      self->lines,
      GUINT_TO_POINTER ((a * n_points + b) * 2 + (guint) line->arrow));
}

static void
read_line (const Reader *self, const char *raw, gsize length, gboolean arrow)
{
  gsize colon = 0;
  TengenMarkupLine line = { .arrow = arrow };

  if (!tengen_value_split (raw, length, &colon) ||
      !read_point (self, raw, colon, &line.from) ||
      !read_point (self, raw + colon + 1, length - colon - 1, &line.to) ||
      line.from == line.to || !is_new_line (self, &line))
    return;
  g_array_append_val (self->markup->lines, line);
}

static void
read_values (const Reader *self,
             TengenNodeProperty property,
             TengenProperty kind)
{
  TengenValueIter iter;
  int n_letters = 0;

  tengen_value_iter_init (&iter, self->record, property);
  while (tengen_value_iter_next (&iter))
    if (kind == TENGEN_PROPERTY_LB)
      read_label (self, iter.raw, iter.length);
    else if (kind == TENGEN_PROPERTY_L)
      read_letter (self, iter.raw, iter.length, &n_letters);
    else
      read_line (self, iter.raw, iter.length, kind == TENGEN_PROPERTY_AR);
}

/* The mark that a property puts, or none. */
static TengenMarkKind
find_mark (TengenProperty kind)
{
  static const struct
  {
    TengenProperty property;
    TengenMarkKind mark;
  } MARKS[] = { { TENGEN_PROPERTY_CR, TENGEN_MARK_CIRCLE },
                { TENGEN_PROPERTY_MA, TENGEN_MARK_CROSS },
                { TENGEN_PROPERTY_M, TENGEN_MARK_CROSS },
                { TENGEN_PROPERTY_SQ, TENGEN_MARK_SQUARE },
                { TENGEN_PROPERTY_TR, TENGEN_MARK_TRIANGLE },
                { TENGEN_PROPERTY_SL, TENGEN_MARK_SELECTED } };

  for (gsize i = 0; i < G_N_ELEMENTS (MARKS); i++)
    if (MARKS[i].property == kind)
      return MARKS[i].mark;
  return TENGEN_MARK_NONE;
}

/* Where stones alone count, claimed empty points would mislead. */
static gboolean
has_territory (const TengenGameSetup *setup)
{
  return setup->game != 1 || setup->rules.unit != TENGEN_GO_UNIT_STONES;
}

static void
read_own (const Reader *self, gboolean territory)
{
  for (TengenNodeProperty at =
           tengen_record_get_property (self->record, self->node);
       at != 0;
       at = tengen_record_get_next_property (self->record, at))
    {
      TengenProperty kind = tengen_record_get_property_kind (self->record, at);
      TengenMarkKind mark = find_mark (kind);

      if (mark != TENGEN_MARK_NONE)
        read_points (self, at, self->markup->marks, (guint8) mark);
      else if (kind == TENGEN_PROPERTY_TB && territory)
        read_points (self, at, self->markup->owner, TENGEN_STONE_BLACK);
      else if (kind == TENGEN_PROPERTY_TW && territory)
        read_points (self, at, self->markup->owner, TENGEN_STONE_WHITE);
      else if (kind == TENGEN_PROPERTY_LB || kind == TENGEN_PROPERTY_L ||
               kind == TENGEN_PROPERTY_AR || kind == TENGEN_PROPERTY_LN)
        read_values (self, at, kind);
    }
}

/* Sets the points of a property wherever a node has it; tells whether there are
 * any. */
static gboolean
read_all (const Reader *self,
          TengenNode node,
          TengenProperty kind,
          guint8 *array)
{
  TengenNodeProperty at = tengen_record_get_property (self->record, node);
  gboolean any = FALSE;

  for (; at != 0; at = tengen_record_get_next_property (self->record, at))
    if (tengen_record_get_property_kind (self->record, at) == kind)
      any |= read_points (self, at, array, 1);
  return any;
}

/* Sets the points of a property in the nearest node at or before this one that
 * has it; tells whether there are any. */
static gboolean
read_nearest (const Reader *self, TengenProperty kind, guint8 *array)
{
  TengenNode node = self->node;

  while (node != TENGEN_NODE_NONE &&
         tengen_record_find (self->record, node, kind) == 0)
    node = tengen_record_get_parent (self->record, node);
  return node != TENGEN_NODE_NONE && read_all (self, node, kind, array);
}

static void
read_inherited (const Reader *self)
{
  TengenMarkup *markup = self->markup;
  int n_points = markup->width * markup->height;
  g_autofree guint8 *seen = g_malloc0 ((gsize) n_points);

  read_nearest (self, TENGEN_PROPERTY_DD, markup->dimmed);
  if (!read_nearest (self, TENGEN_PROPERTY_VW, seen))
    return;
  for (int point = 0; point < n_points; point++)
    markup->hidden[point] = !seen[point];
}

static int
read_style (const TengenRecord *record, TengenNode root)
{
  gsize length = 0;
  const char *raw =
      tengen_record_find_raw (record, root, TENGEN_PROPERTY_ST, &length);
  int style = 0;

  return raw != NULL && tengen_value_number (raw, length, &style) &&
                 style >= 0 && style <= 3
             ? style
             : 0;
}

/* Reads the first move of a node. */
static gboolean
read_move (const Reader *self, TengenMarkupNext *next)
{
  for (TengenNodeProperty at =
           tengen_record_get_property (self->record, next->node);
       at != 0;
       at = tengen_record_get_next_property (self->record, at))
    {
      TengenProperty kind = tengen_record_get_property_kind (self->record, at);
      gsize length = 0;
      const char *raw;

      if (kind != TENGEN_PROPERTY_B && kind != TENGEN_PROPERTY_W)
        continue;
      raw = tengen_record_get_raw (
          self->record, tengen_record_get_value (self->record, at), &length);
      next->stone =
          kind == TENGEN_PROPERTY_B ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
      return tengen_value_move (raw,
                                length,
                                self->markup->width,
                                self->markup->height,
                                &next->point) &&
             next->point != TENGEN_POINT_PASS;
    }
  return FALSE;
}

/* What may follow, or stands beside the node, whose own move lies on the
 * board. */
static void
read_next (const Reader *self)
{
  gboolean beside = (self->markup->style & 1) != 0;
  TengenNode parent =
      beside ? tengen_record_get_parent (self->record, self->node) : self->node;
  TengenNode first = parent != TENGEN_NODE_NONE
                         ? tengen_record_get_child (self->record, parent)
                         : TENGEN_NODE_NONE;

  for (TengenNode node = first; node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (self->record, node))
    {
      TengenMarkupNext next = { .node = node, .main = node == first };

      if (node != self->node && read_move (self, &next))
        g_array_append_val (self->markup->next, next);
    }
}

static TengenMarkup *
new_markup (int width, int height)
{
  TengenMarkup *self = g_new0 (TengenMarkup, 1);
  gsize n_points = (gsize) width * height;

  self->width = width;
  self->height = height;
  self->marks = g_malloc0 (n_points);
  self->labels = g_new0 (char *, n_points);
  self->dimmed = g_malloc0 (n_points);
  self->hidden = g_malloc0 (n_points);
  self->owner = g_malloc0 (n_points);
  self->lines = g_array_new (FALSE, FALSE, sizeof (TengenMarkupLine));
  self->next = g_array_new (FALSE, FALSE, sizeof (TengenMarkupNext));
  return self;
}

TengenMarkup *
tengen_markup_new (const TengenPosition *position)
{
  const TengenGameSetup *setup;
  g_autoptr (GHashTable) lines = NULL;
  Reader reader;

  g_return_val_if_fail (position != NULL, NULL);

  setup = tengen_position_get_setup (position);
  reader.record = tengen_position_get_record (position);
  reader.node = tengen_position_get_node (position);
  reader.markup = new_markup (setup->width, setup->height);
  reader.markup->style =
      read_style (reader.record, tengen_position_get_root (position));
  if (!tengen_game_setup_has_board (setup))
    return reader.markup;
  lines = g_hash_table_new (NULL, NULL);
  reader.lines = lines;
  read_own (&reader, has_territory (setup));
  read_inherited (&reader);
  read_next (&reader);
  return reader.markup;
}

void
tengen_markup_free (TengenMarkup *self)
{
  if (self == NULL)
    return;
  for (int i = 0; i < self->width * self->height; i++)
    g_free (self->labels[i]);
  g_free (self->marks);
  g_free (self->labels);
  g_free (self->dimmed);
  g_free (self->hidden);
  g_free (self->owner);
  g_array_unref (self->lines);
  g_array_unref (self->next);
  g_free (self);
}
