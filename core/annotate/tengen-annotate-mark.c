/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: marks and labels (印)
 *
 * Shape:  of each list the values of the point concerned are taken out or put
 *         in; all others stay as they are.
 * Source: SGF FF[4]: CR MA SL SQ TR LB; FF[1-3]: L M. The letter of
 *         a point under L comes from its place, so that those behind one that
 *         is taken out are written as labels.
 */
#include "tengen-annotate-private.h"

#include "tengen-record-value.h"

#include <string.h>

/* The properties that mark points, and what they mean. */
static const struct
{
  TengenProperty property;
  TengenMarkKind mark;
} MARKS[] = {
  { TENGEN_PROPERTY_CR, TENGEN_MARK_CIRCLE },
  { TENGEN_PROPERTY_MA, TENGEN_MARK_CROSS },
  { TENGEN_PROPERTY_SQ, TENGEN_MARK_SQUARE },
  { TENGEN_PROPERTY_TR, TENGEN_MARK_TRIANGLE },
  { TENGEN_PROPERTY_SL, TENGEN_MARK_SELECTED },
  { TENGEN_PROPERTY_M, TENGEN_MARK_CROSS },
};

/* Labels. */

/* The letters that FF[1-3] gives the points of L in turn. */
static const char LETTERS[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* What becomes of a value of L: it stays, goes, or becomes a label with a
 * letter, or with none if it is beyond the last one. */
enum
{
  LETTER_STAYS = 0,
  LETTER_GOES = 1,
  LETTER_BEYOND = 2
};

/* Taking a point out of L. */
typedef struct
{
  TengenEditPoint point;
  GString *plan;   /* for each value in turn what becomes of it */
  gsize next;      /* the value that comes next */
  GString *labels; /* LB values of the points behind it */
} Letters;

/* Plans what becomes of the values of one L. */
static void
plan_letters (Letters *self,
              const TengenEditPlace *place,
              TengenNodeProperty property)
{
  TengenValueIter iter;
  gboolean found = FALSE;
  gsize index = 0;

  tengen_value_iter_init (&iter, place->record, property);
  while (tengen_value_iter_next (&iter))
    {
      char letter = LETTER_BEYOND, plan = LETTER_STAYS;
      TengenPoint point;

      if (tengen_edit_read_point (iter.raw, iter.length, &place->point, &point))
        {
          if (index < sizeof LETTERS - 1)
            letter = LETTERS[index++];
          if (point == place->point.point)
            plan = LETTER_GOES;
          else if (found)
            plan = letter;
          found = found || plan == LETTER_GOES;
        }
      g_string_append_c (self->plan, plan);
    }
}

static gboolean
take_letter (const char *raw, gsize length, gpointer data, GString *instead)
{
  Letters *self = data;
  char plan = self->plan->str[self->next++];
  TengenPoint point;

  if (plan == LETTER_STAYS)
    return FALSE;
  if (plan == LETTER_GOES ||
      !tengen_edit_read_point (raw, length, &self->point, &point))
    return TRUE;
  g_string_append_c (self->labels, '[');
  tengen_value_append_point (self->labels, self->point.width, point);
  g_string_append_c (self->labels, ':');
  if (plan != LETTER_BEYOND)
    g_string_append_c (self->labels, plan);
  g_string_append_c (self->labels, ']');
  return TRUE;
}

/* The change of L that takes a point out; those behind it go to @labels. */
static TengenChange *
change_letters (TengenEdit *self, const TengenEditPlace *place, GString *labels)
{
  g_autoptr (GString) plan = g_string_new (NULL);
  Letters letters = { place->point, plan, 0, labels };

  for (TengenNodeProperty at =
           tengen_record_get_property (place->record, place->node);
       at != 0;
       at = tengen_record_get_next_property (place->record, at))
    if (tengen_record_get_property_kind (place->record, at) ==
        TENGEN_PROPERTY_L)
      plan_letters (&letters, place, at);
  return tengen_edit_rewrite (self,
                              place->record,
                              place->node,
                              TENGEN_PROPERTY_L,
                              take_letter,
                              &letters,
                              NULL);
}

/* Takes the labels of a point out of LB. */
static gboolean
take_label (const char *raw, gsize length, gpointer data, GString *instead)
{
  const TengenEditPoint *taken = data;
  gsize colon = 0;
  TengenPoint point;

  return tengen_value_split (raw, length, &colon) &&
         tengen_edit_read_point (raw, colon, taken, &point) &&
         point == taken->point;
}

/* Adds the changes that make @more the only label of a point. */
static void
change_labels (TengenEdit *self, TengenEditPlace *place, const char *more)
{
  g_autoptr (GString) labels = g_string_new (NULL);

  tengen_edit_add (self, change_letters (self, place, labels));
  if (more != NULL)
    g_string_append (labels, more);
  tengen_edit_add (self,
                   tengen_edit_rewrite (self,
                                        place->record,
                                        place->node,
                                        TENGEN_PROPERTY_LB,
                                        take_label,
                                        &place->point,
                                        labels->str));
}

/* Marks. */

/* The mark that a point shows: that which stands first in the node. */
static TengenMarkKind
find_mark (const TengenEditPlace *place)
{
  for (TengenNodeProperty at =
           tengen_record_get_property (place->record, place->node);
       at != 0;
       at = tengen_record_get_next_property (place->record, at))
    {
      TengenProperty kind = tengen_record_get_property_kind (place->record, at);
      TengenValueIter iter;

      tengen_value_iter_init (&iter, place->record, at);
      for (gsize i = 0; i < G_N_ELEMENTS (MARKS); i++)
        if (MARKS[i].property == kind &&
            tengen_value_iter_find_point (&iter,
                                          place->point.width,
                                          place->point.height,
                                          place->point.point))
          return MARKS[i].mark;
    }
  return TENGEN_MARK_NONE;
}

/* Takes all marks of a point out and puts @mark there. */
static void
change_marks (TengenEdit *self, TengenEditPlace *place, TengenMarkKind mark)
{
  g_autofree char *values = tengen_edit_format_point (&place->point);

  for (gsize i = 0; i < G_N_ELEMENTS (MARKS); i++)
    {
      gboolean wanted = mark != TENGEN_MARK_NONE && MARKS[i].mark == mark &&
                        MARKS[i].property != TENGEN_PROPERTY_M;

      tengen_edit_add (self,
                       tengen_edit_rewrite (self,
                                            place->record,
                                            place->node,
                                            MARKS[i].property,
                                            tengen_edit_take_point,
                                            &place->point,
                                            wanted ? values : NULL));
    }
}

TengenEdit *
tengen_edit_mark (const TengenPosition *position,
                  TengenPoint point,
                  TengenMarkKind mark)
{
  TengenEditPlace place;
  TengenEdit *self;

  g_return_val_if_fail (position != NULL, NULL);

  if (!tengen_edit_find_place (position, point, &place))
    return NULL;
  self = tengen_edit_new ("mark", place.node);
  if (mark != TENGEN_MARK_NONE && find_mark (&place) == mark)
    change_marks (self, &place, TENGEN_MARK_NONE);
  else
    {
      change_marks (self, &place, mark);
      change_labels (self, &place, NULL);
    }
  return tengen_edit_finish (self);
}

/* The label under LB of a point, or NULL. */
static char *
find_label (const TengenEditPlace *place)
{
  TengenValueIter iter;

  tengen_value_iter_init_kind (
      &iter, place->record, place->node, TENGEN_PROPERTY_LB);
  while (tengen_value_iter_next (&iter))
    {
      gsize colon = 0;
      TengenPoint point;

      if (tengen_value_split (iter.raw, iter.length, &colon) &&
          tengen_edit_read_point (iter.raw, colon, &place->point, &point) &&
          point == place->point.point)
        return tengen_value_text (
            iter.raw + colon + 1, iter.length - colon - 1, TRUE);
    }
  return NULL;
}

/* A text as it is read again from a label. */
static char *
read_back (const char *text)
{
  g_autofree char *raw = tengen_value_escape (text, TRUE);

  return tengen_value_text (raw, strlen (raw), TRUE);
}

/* The value of a label in brackets, or NULL for no text. */
static char *
format_label (const TengenEditPlace *place, const char *text)
{
  g_autoptr (GString) values = g_string_new ("[");
  g_autofree char *raw = NULL;

  if (*text == '\0')
    return NULL;
  raw = tengen_value_escape (text, TRUE);
  tengen_value_append_point (values, place->point.width, place->point.point);
  g_string_append_printf (values, ":%s]", raw);
  return g_string_free (g_steal_pointer (&values), FALSE);
}

TengenEdit *
tengen_edit_label (const TengenPosition *position,
                   TengenPoint point,
                   const char *text)
{
  g_autofree char *plain = NULL;
  g_autofree char *more = NULL;
  g_autofree char *old = NULL;
  TengenEditPlace place;
  TengenEdit *self;

  g_return_val_if_fail (position != NULL, NULL);

  if (!tengen_edit_find_place (position, point, &place))
    return NULL;
  plain = read_back (text != NULL ? text : "");
  more = format_label (&place, plain);
  old = find_label (&place);
  if (more != NULL && g_strcmp0 (old, plain) == 0 &&
      find_mark (&place) == TENGEN_MARK_NONE)
    return NULL;
  self = tengen_edit_new ("label", place.node);
  if (more != NULL)
    change_marks (self, &place, TENGEN_MARK_NONE);
  change_labels (self, &place, more);
  return tengen_edit_finish (self);
}

/* Notes the labels of one property. */
static void
collect_labels (const TengenRecord *record,
                TengenNodeProperty property,
                GHashTable *labels)
{
  gboolean letters =
      tengen_record_get_property_kind (record, property) == TENGEN_PROPERTY_L;
  TengenValueIter iter;

  tengen_value_iter_init (&iter, record, property);
  for (gsize i = 0; tengen_value_iter_next (&iter); i++)
    {
      gsize colon = 0;

      if (letters && i < sizeof LETTERS - 1)
        g_hash_table_add (labels, g_strndup (LETTERS + i, 1));
      else if (!letters && tengen_value_split (iter.raw, iter.length, &colon))
        g_hash_table_add (
            labels,
            g_strstrip (tengen_value_text (
                iter.raw + colon + 1, iter.length - colon - 1, TRUE)));
    }
}

/* The signs of a sort in their order, each of @bytes bytes. */
static const struct
{
  const char *signs;
  guint bytes;
} SORTS[] = {
  [TENGEN_LABEL_LETTER] = { "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                            "abcdefghijklmnopqrstuvwxyz",
                            1 },
  [TENGEN_LABEL_IROHA] = { "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰ"
                           "ノオク"
                           "ヤマケフコエテアサキユメミシヱヒモセスン",
                           3 },
};

/* The signs one after the other, then each with 1 and so on. */
static char *
make_label (TengenLabelSort sort, guint index)
{
  guint n, bytes;
  const char *sign;

  if (sort == TENGEN_LABEL_NUMBER)
    return g_strdup_printf ("%u", index + 1);
  bytes = SORTS[sort].bytes;
  n = (guint) strlen (SORTS[sort].signs) / bytes;
  sign = SORTS[sort].signs + index % n * bytes;
  if (index < n)
    return g_strndup (sign, bytes);
  return g_strdup_printf ("%.*s%u", (int) bytes, sign, index / n);
}

/* The bytes of the sign that a text begins with, 0 if it is none of a sort. */
static gsize
measure_sign (const char *text, TengenLabelSort sort)
{
  guint bytes = SORTS[sort].bytes;

  for (const char *at = SORTS[sort].signs; *at != '\0'; at += bytes)
    if (strncmp (text, at, bytes) == 0)
      return bytes;
  return 0;
}

TengenLabelSort
tengen_edit_sort_label (const char *text)
{
  static const TengenLabelSort SIGNS[] = { TENGEN_LABEL_LETTER,
                                           TENGEN_LABEL_IROHA };
  static const char DIGITS[] = "0123456789";

  g_return_val_if_fail (text != NULL, TENGEN_LABEL_OWN);

  if (*text != '\0' && text[strspn (text, DIGITS)] == '\0')
    return TENGEN_LABEL_NUMBER;
  for (gsize i = 0; i < G_N_ELEMENTS (SIGNS); i++)
    {
      gsize length = measure_sign (text, SIGNS[i]);

      if (length > 0 && text[length + strspn (text + length, DIGITS)] == '\0')
        return SIGNS[i];
    }
  return TENGEN_LABEL_OWN;
}

char *
tengen_edit_next_label (const TengenPosition *position, TengenLabelSort sort)
{
  g_autoptr (GHashTable) labels =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const TengenRecord *record;
  TengenNodeProperty at;

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (sort < TENGEN_LABEL_OWN, NULL);

  record = tengen_position_get_record (position);
  at = tengen_record_get_property (record, tengen_position_get_node (position));
  for (; at != 0; at = tengen_record_get_next_property (record, at))
    {
      TengenProperty kind = tengen_record_get_property_kind (record, at);

      if (kind == TENGEN_PROPERTY_LB || kind == TENGEN_PROPERTY_L)
        collect_labels (record, at, labels);
    }
  for (guint index = 0;; index++)
    {
      g_autofree char *label = make_label (sort, index);

      if (!g_hash_table_contains (labels, label))
        return g_steal_pointer (&label);
    }
}

/* Clearing. */

/* Takes all points of the board out of a list. */
static gboolean
take_points (const char *raw, gsize length, gpointer data, GString *instead)
{
  const TengenEditPoint *board = data;
  TengenPoint from, to;

  return tengen_value_rectangle (
      raw, length, board->width, board->height, &from, &to);
}

/* Takes all labels on the board out. */
static gboolean
take_all_labels (const char *raw, gsize length, gpointer data, GString *instead)
{
  gsize colon = 0;
  TengenPoint point;

  return tengen_value_split (raw, length, &colon) &&
         tengen_edit_read_point (raw, colon, data, &point);
}

/* Takes all lines on the board out. */
static gboolean
take_all_lines (const char *raw, gsize length, gpointer data, GString *instead)
{
  gsize colon = 0;
  TengenPoint from, to;

  return tengen_value_split (raw, length, &colon) &&
         tengen_edit_read_point (raw, colon, data, &from) &&
         tengen_edit_read_point (
             raw + colon + 1, length - colon - 1, data, &to);
}

TengenEdit *
tengen_edit_clear (const TengenPosition *position)
{
  static const struct
  {
    TengenProperty property;
    TengenEditRewrite take;
  } CLEARED[] = {
    { TENGEN_PROPERTY_CR, take_points },
    { TENGEN_PROPERTY_MA, take_points },
    { TENGEN_PROPERTY_SQ, take_points },
    { TENGEN_PROPERTY_TR, take_points },
    { TENGEN_PROPERTY_SL, take_points },
    { TENGEN_PROPERTY_M, take_points },
    { TENGEN_PROPERTY_L, take_points },
    { TENGEN_PROPERTY_LB, take_all_labels },
    { TENGEN_PROPERTY_AR, take_all_lines },
    { TENGEN_PROPERTY_LN, take_all_lines },
  };
  TengenEditPlace place;
  TengenEdit *self;

  g_return_val_if_fail (position != NULL, NULL);

  if (!tengen_edit_find_place (position, 0, &place))
    return NULL;
  self = tengen_edit_new ("mark", place.node);
  for (gsize i = 0; i < G_N_ELEMENTS (CLEARED); i++)
    tengen_edit_add (self,
                     tengen_edit_rewrite (self,
                                          place.record,
                                          place.node,
                                          CLEARED[i].property,
                                          CLEARED[i].take,
                                          &place.point,
                                          NULL));
  return tengen_edit_finish (self);
}
