/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-signs: what the picture of a node says
 */
#include "tengen-review-tree-signs.h"

#include "tengen-record-value.h"

struct TengenReviewNumbers
{
  /* Of nodes by their number: the number of the move and 1, 0 if unknown. */
  GArray *known;
  /* Nodes on the way to one that is known. */
  GArray *path;
};

static TengenReviewSign
read_move (const TengenRecord *record,
           TengenNodeProperty property,
           int width,
           int height)
{
  gboolean black =
      tengen_record_get_property_kind (record, property) == TENGEN_PROPERTY_B;
  TengenPoint point = TENGEN_POINT_NONE;
  const char *raw;
  gsize length;

  raw = tengen_record_get_raw (
      record, tengen_record_get_value (record, property), &length);
  if (tengen_value_move (raw, length, width, height, &point) &&
      point == TENGEN_POINT_PASS)
    return black ? TENGEN_REVIEW_SIGN_BLACK_PASS
                 : TENGEN_REVIEW_SIGN_WHITE_PASS;
  return black ? TENGEN_REVIEW_SIGN_BLACK : TENGEN_REVIEW_SIGN_WHITE;
}

static guint
get_badge (TengenProperty kind)
{
  if (kind == TENGEN_PROPERTY_C)
    return TENGEN_REVIEW_BADGE_COMMENT;
  if (kind == TENGEN_PROPERTY_TE || kind == TENGEN_PROPERTY_IT)
    return TENGEN_REVIEW_BADGE_GOOD;
  if (kind == TENGEN_PROPERTY_BM || kind == TENGEN_PROPERTY_DO)
    return TENGEN_REVIEW_BADGE_BAD;
  if ((kind >= TENGEN_PROPERTY_N && kind <= TENGEN_PROPERTY_HO) ||
      (kind >= TENGEN_PROPERTY_AR && kind <= TENGEN_PROPERTY_LB) ||
      kind == TENGEN_PROPERTY_TB || kind == TENGEN_PROPERTY_TW)
    return TENGEN_REVIEW_BADGE_MARKS;
  return 0;
}

static gboolean
is_setup (TengenProperty kind)
{
  return kind == TENGEN_PROPERTY_AB || kind == TENGEN_PROPERTY_AW ||
         kind == TENGEN_PROPERTY_AE;
}

static gboolean
is_move (TengenProperty kind)
{
  return kind == TENGEN_PROPERTY_B || kind == TENGEN_PROPERTY_W;
}

TengenReviewSign
tengen_review_sign_read (const TengenRecord *record,
                         TengenNode node,
                         int width,
                         int height,
                         guint *badges)
{
  TengenReviewSign sign = TENGEN_REVIEW_SIGN_EMPTY;
  TengenNodeProperty property;

  g_return_val_if_fail (record != NULL && badges != NULL, sign);

  *badges = 0;
  for (property = tengen_record_get_property (record, node); property != 0;
       property = tengen_record_get_next_property (record, property))
    {
      TengenProperty kind = tengen_record_get_property_kind (record, property);

      *badges |= get_badge (kind);
      if (is_move (kind))
        sign = read_move (record, property, width, height);
      else if (is_setup (kind) && sign == TENGEN_REVIEW_SIGN_EMPTY)
        sign = TENGEN_REVIEW_SIGN_SETUP;
    }
  return sign;
}

/* --- Numbers --- */

TengenReviewNumbers *
tengen_review_numbers_new (void)
{
  TengenReviewNumbers *self = g_new0 (TengenReviewNumbers, 1);

  self->known = g_array_new (FALSE, TRUE, sizeof (guint32));
  self->path = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  return self;
}

void
tengen_review_numbers_free (TengenReviewNumbers *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->known);
  g_array_unref (self->path);
  g_free (self);
}

void
tengen_review_numbers_forget (TengenReviewNumbers *self)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->known, 0);
}

/* Counts a node on, as the moves before it are counted. */
static guint32
count_node (const TengenRecord *record, TengenNode node, guint32 number)
{
  TengenNodeProperty property;
  int said = -1;

  for (property = tengen_record_get_property (record, node); property != 0;
       property = tengen_record_get_next_property (record, property))
    {
      TengenProperty kind = tengen_record_get_property_kind (record, property);
      const char *raw;
      gsize length;

      if (is_move (kind))
        number++;
      if (kind != TENGEN_PROPERTY_MN)
        continue;
      raw = tengen_record_get_raw (
          record, tengen_record_get_value (record, property), &length);
      tengen_value_number (raw, length, &said);
    }
  return said > 0 ? (guint32) said : number;
}

guint
tengen_review_numbers_get (TengenReviewNumbers *self,
                           const TengenRecord *record,
                           TengenNode node)
{
  guint32 number = 0;
  guint32 *known;

  g_return_val_if_fail (self != NULL && record != NULL, 0);

  if (self->known->len <= tengen_record_get_n_nodes (record))
    g_array_set_size (self->known, tengen_record_get_n_nodes (record) + 1);
  known = (guint32 *) (gpointer) self->known->data;
  g_array_set_size (self->path, 0);
  for (; node != TENGEN_NODE_NONE && known[node] == 0;
       node = tengen_record_get_parent (record, node))
    g_array_append_val (self->path, node);
  if (node != TENGEN_NODE_NONE)
    number = known[node] - 1;
  for (guint i = self->path->len; i > 0; i--)
    {
      node = g_array_index (self->path, TengenNode, i - 1);
      number = count_node (record, node, number);
      known[node] = number + 1;
    }
  return number;
}
