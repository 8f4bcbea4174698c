/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-check: what is odd in a record that was read (棋譜の点検)
 *
 * What:   see the header.
 * Shape:  one pass over the nodes in the order of the file; for each node its
 *         properties, for each property its values (tengen-sgf-check-type).
 *         Oddities are noted by offset, lines and columns are counted at the
 *         end.
 */
#include "tengen-sgf-check.h"
#include "tengen-record-value.h"
#include "tengen-sgf-check-private.h"
#include "tengen-sgf-check-value.h"

#include <string.h>

void
tengen_sgf_check_warn (TengenSgfCheck *self,
                       TengenSgfFault fault,
                       const TengenSgfItem *item)
{
  TengenSgfOddity oddity = { .fault = fault, .node = self->node };
  gsize offset;

  if (tengen_record_get_offset (self->record, item->value, &offset))
    oddity.offset = (guint32) offset;
  g_strlcpy (oddity.name,
             tengen_record_get_property_name (self->record, item->property),
             sizeof oddity.name);
  tengen_sgf_oddities_add (&self->oddities, &oddity);
}

gboolean
tengen_sgf_check_has_board (const TengenSgfCheck *self)
{
  return self->game == TENGEN_SGF_GAME_GO ||
         self->game == TENGEN_SGF_GAME_RENJU;
}

/* The first value of a property of a node. */
static gboolean
find_item (const TengenRecord *record,
           TengenNode node,
           TengenProperty kind,
           TengenSgfItem *item)
{
  item->property = tengen_record_find (record, node, kind);
  item->kind = kind;
  if (item->property == 0)
    return FALSE;
  item->value = tengen_record_get_value (record, item->property);
  item->raw = tengen_record_get_raw (record, item->value, &item->length);
  return TRUE;
}

/* Whether the values of a property are not looked at: not of FF[4], or with
 * another meaning in a dialect. */
static gboolean
is_passed_over (const TengenSgfCheck *self, TengenProperty kind)
{
  if (kind >= TENGEN_PROPERTY_L && kind <= TENGEN_PROPERTY_FA)
    return TRUE;
  return self->dialect && self->root &&
         (kind == TENGEN_PROPERTY_TE || kind == TENGEN_PROPERTY_KO ||
          kind == TENGEN_PROPERTY_TM || kind == TENGEN_PROPERTY_RE ||
          kind == TENGEN_PROPERTY_DT);
}

/* What a move may not stand with. */
static void
check_move_place (TengenSgfCheck *self, const TengenSgfItem *item)
{
  if (++self->n_moves == 2)
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_TWO_MOVES, item);
  if (self->n_moves > 1)
    return;
  if (self->setup)
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_MOVE_AND_SETUP, item);
  if (self->root)
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_MOVE_IN_ROOT, item);
}

/* Where properties may stand. */
static void
check_place (TengenSgfCheck *self,
             const TengenSgfItem *item,
             TengenPropertyClass class)
{
  if (item->kind == TENGEN_PROPERTY_B || item->kind == TENGEN_PROPERTY_W)
    check_move_place (self, item);
  if (class == TENGEN_PROPERTY_CLASS_SETUP)
    {
      if (self->n_moves > 0 && !self->setup)
        tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_MOVE_AND_SETUP, item);
      self->setup = TRUE;
    }
  if (class == TENGEN_PROPERTY_CLASS_ROOT && !self->root)
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_ROOT_PROPERTY, item);
}

/* The bit of a property of game info. */
static guint32
get_info_bit (TengenProperty kind)
{
  return kind < TENGEN_PROPERTY_AN || kind - TENGEN_PROPERTY_AN >= 32
             ? 0
             : 1u << (kind - TENGEN_PROPERTY_AN);
}

/* Game info may stand once on each path. */
static void
check_info (TengenSgfCheck *self, const TengenSgfItem *item)
{
  TengenNode parent = tengen_record_get_parent (self->record, self->node);
  guint32 bit = get_info_bit (item->kind);

  if (parent != TENGEN_NODE_NONE && (self->infos[parent] & bit) != 0)
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_INFO_TWICE, item);
  self->infos[self->node] |= bit;
}

/* Names that are not in the table: they have capitals only. */
static void
check_name (TengenSgfCheck *self, const TengenSgfItem *item)
{
  const char *name =
      tengen_record_get_property_name (self->record, item->property);

  if (strpbrk (name, "0123456789") != NULL)
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_IDENTIFIER, item);
}

static void
check_property (TengenSgfCheck *self, TengenNodeProperty property)
{
  TengenSgfItem item = { .property = property };
  const TengenPropertyInfo *info;

  item.kind = tengen_record_get_property_kind (self->record, property);
  item.value = tengen_record_get_value (self->record, property);
  if (item.kind == TENGEN_PROPERTY_OTHER)
    {
      check_name (self, &item);
      return;
    }
  info = tengen_property_get_info (item.kind);
  check_place (self, &item, info->kind);
  if (info->kind == TENGEN_PROPERTY_CLASS_INFO)
    check_info (self, &item);
  if (is_passed_over (self, item.kind))
    return;
  for (; item.value != 0;
       item.value = tengen_record_get_next_value (self->record, item.value))
    {
      item.raw = tengen_record_get_raw (self->record, item.value, &item.length);
      tengen_sgf_check_value (self, &item, info->type);
    }
}

/* How many points the values of a name have, rectangles included: of a large
 * file more than an int holds. */
static gint64
count_points (const TengenSgfCheck *self, TengenProperty kind)
{
  TengenValueIter iter;
  gint64 n = 0;

  tengen_value_iter_init_kind (&iter, self->record, self->node, kind);
  while (tengen_value_iter_next (&iter))
    {
      TengenPoint from, to;

      if (tengen_value_rectangle (
              iter.raw, iter.length, self->width, self->height, &from, &to))
        n += (to % self->width - from % self->width + 1) *
             (to / self->width - from / self->width + 1);
    }
  return n;
}

/* Handicap and its stones; with stones of both colours it is a position. */
static void
check_handicap (TengenSgfCheck *self)
{
  TengenSgfItem item;
  gint64 n_black, n_white;
  int handicap;

  if (self->game != TENGEN_SGF_GAME_GO ||
      !find_item (self->record, self->node, TENGEN_PROPERTY_HA, &item) ||
      !tengen_value_number (item.raw, item.length, &handicap))
    return;
  n_black = count_points (self, TENGEN_PROPERTY_AB);
  n_white = count_points (self, TENGEN_PROPERTY_AW);
  if (handicap >= 2 ? n_black != handicap : n_black > 1 && n_white == 0)
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_HANDICAP, &item);
}

/* Whether game info is in the dialect of the Nihon Ki-in: TE is a text. */
static gboolean
is_dialect (const TengenRecord *record, TengenNode root)
{
  TengenSgfItem item;

  if (tengen_record_find_named (record, root, "RD") == 0)
    return FALSE;
  if (find_item (record, root, TENGEN_PROPERTY_KO, &item) && item.length > 0)
    return TRUE;
  return find_item (record, root, TENGEN_PROPERTY_TE, &item) &&
         (item.length != 1 || strchr ("12", item.raw[0]) == NULL);
}

/* Takes what the first node of a game says. */
static void
begin_game (TengenSgfCheck *self)
{
  TengenSgfItem item;

  self->game = TENGEN_SGF_GAME_GO;
  if (find_item (self->record, self->node, TENGEN_PROPERTY_GM, &item))
    tengen_value_number (item.raw, item.length, &self->game);
  self->width = self->height = self->game == TENGEN_SGF_GAME_RENJU ? 15 : 19;
  self->dialect = is_dialect (self->record, self->node);
  if (tengen_sgf_check_has_board (self) &&
      find_item (self->record, self->node, TENGEN_PROPERTY_SZ, &item) &&
      !tengen_sgf_check_size (
          item.raw, item.length, &self->width, &self->height))
    tengen_sgf_check_warn (self, TENGEN_SGF_FAULT_SIZE, &item);
}

static void
begin_node (TengenSgfCheck *self, TengenNode node)
{
  TengenNode parent = tengen_record_get_parent (self->record, node);

  self->node = node;
  self->root = parent == TENGEN_NODE_NONE;
  self->infos[node] = self->root ? 0 : self->infos[parent];
  self->n_moves = 0;
  self->setup = FALSE;
  for (guint i = 0; i < TENGEN_SGF_GROUPS; i++)
    if (self->points[i].used)
      self->points[i] = (TengenSgfPoints){ 0 };
  if (self->root)
    begin_game (self);
}

/* Makes the last warning say that there is more, if there are too many. */
static void
limit_warnings (GArray *warnings)
{
  TengenSgfWarning *last;

  if (warnings->len <= TENGEN_SGF_MAX_WARNINGS)
    return;
  g_array_set_size (warnings, TENGEN_SGF_MAX_WARNINGS);
  last =
      &g_array_index (warnings, TengenSgfWarning, TENGEN_SGF_MAX_WARNINGS - 1);
  last->fault = TENGEN_SGF_FAULT_MORE;
  last->node = TENGEN_NODE_NONE;
  last->name[0] = '\0';
}

void
tengen_sgf_check (const TengenRecord *record, GArray *warnings)
{
  TengenSgfCheck self = { .record = record };
  guint n;
  gsize length;
  const char *text;

  g_return_if_fail (record != NULL && warnings != NULL);
  n = tengen_record_get_n_nodes (record);
  text = tengen_record_get_source (record, &length);
  if (text == NULL)
    text = "";
  tengen_sgf_oddities_init (&self.oddities);
  self.infos = g_new0 (guint32, n + 1);
  for (TengenNode node = 1; node <= n; node++)
    {
      TengenNodeProperty property = tengen_record_get_property (record, node);

      begin_node (&self, node);
      for (; property != 0;
           property = tengen_record_get_next_property (record, property))
        check_property (&self, property);
      if (self.root)
        check_handicap (&self);
    }
  tengen_sgf_oddities_list (&self.oddities, text, warnings);
  limit_warnings (warnings);
  tengen_sgf_oddities_clear (&self.oddities);
  g_free (self.infos);
}

/* Where the node begins whose first value is at @offset: its `;`, or the name
 * of its first property if it has none. */
static gsize
find_start (const char *text, gsize offset)
{
  gsize name;

  if (offset > 0 && text[offset - 1] == '[')
    offset--;
  while (offset > 0 && g_ascii_isspace (text[offset - 1]))
    offset--;
  while (offset > 0 && g_ascii_isalnum (text[offset - 1]))
    offset--;
  name = offset;
  while (offset > 0 && g_ascii_isspace (text[offset - 1]))
    offset--;
  return offset > 0 && text[offset - 1] == ';' ? offset - 1 : name;
}

gboolean
tengen_sgf_find_place (const TengenRecord *record,
                       TengenNode node,
                       TengenSgfPlace *place)
{
  TengenNodeProperty property;
  const char *text, *start;
  gsize length, offset;

  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE, FALSE);
  g_return_val_if_fail (place != NULL, FALSE);

  property = tengen_record_get_property (record, node);
  text = tengen_record_get_source (record, &length);
  if (property == 0 || text == NULL ||
      !tengen_record_get_offset (
          record, tengen_record_get_value (record, property), &offset))
    return FALSE;
  start = text + find_start (text, offset);
  if (place->at == NULL || place->at > start)
    *place = (TengenSgfPlace){ text, 1, 1 };
  tengen_sgf_place_move (place, start);
  return TRUE;
}
