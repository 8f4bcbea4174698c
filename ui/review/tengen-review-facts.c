/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-facts: what a record says about a game, for a row of a list
 */
#include "tengen-review-facts.h"

#include <string.h>

#include "tengen-words-record.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* Between two sorts of results: more than any margin. */
#define SORT 1000000

static guint
count_moves (const TengenRecord *record, TengenNode node)
{
  guint n = 0;

  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    if (tengen_record_find (record, node, TENGEN_PROPERTY_B) != 0 ||
        tengen_record_find (record, node, TENGEN_PROPERTY_W) != 0)
      n++;
  return n;
}

/* Width and case of letters do not count. */
static char *
make_name_key (const TengenRecord *record,
               TengenNode root,
               TengenProperty property)
{
  g_autofree char *text = tengen_info_get (record, root, property);
  g_autofree char *name =
      text != NULL
          ? tengen_words_shorten (g_strstrip (text), TENGEN_WORDS_NAME_LETTERS)
          : g_strdup ("");
  g_autofree char *folded = tengen_words_fold (name);

  return *folded != '\0' ? g_utf8_collate_key (folded, -1) : g_strdup ("");
}

static int
read_date (const char *text)
{
  g_autoptr (GArray) dates = tengen_info_parse_dates (text);
  const TengenDate *date;

  if (dates->len == 0)
    return 0;
  date = &g_array_index (dates, TengenDate, 0);
  return date->year * 10000 + date->month * 100 + date->day;
}

/* Of the same winner those come first that were not counted, then by what the
 * count gave. */
static int
read_result (const char *text)
{
  TengenResult result;

  /* "?" says that it is not known, anything else says something */
  if (!tengen_info_parse_result (text, &result))
    return g_str_equal (text, "?") ? 0 : 4 * SORT;
  switch (result.winner)
    {
    case TENGEN_STONE_BLACK:
      return SORT + CLAMP (result.margin_x2, 0, SORT - 1);
    case TENGEN_STONE_WHITE:
      return 2 * SORT + CLAMP (result.margin_x2, 0, SORT - 1);
    case TENGEN_STONE_NONE:
      break;
    }
  if (result.kind == TENGEN_RESULT_DRAW)
    return 3 * SORT;
  return result.kind == TENGEN_RESULT_UNKNOWN ? 0 : 4 * SORT;
}

static char *
say_rest (TengenReviewFacts *self,
          const TengenRecord *record,
          TengenNode root,
          const char *date,
          const char *result)
{
  GString *text = g_string_new (NULL);

  if (date != NULL)
    {
      g_autofree char *words = tengen_words_date (date);

      tengen_words_append_part (text, words);
    }
  if (result != NULL)
    {
      g_autoptr (TengenGameSetup) setup = tengen_game_setup_read (record, root);
      g_autofree char *words = tengen_words_recorded_result (result, setup);

      tengen_words_append_part (text, words);
    }
  if (self->n_moves > 0)
    {
      g_autofree char *words = g_strdup_printf (
          tengen_words_plural_context (
              "list of games", "%u move", "%u moves", self->n_moves),
          self->n_moves);

      tengen_words_append_part (text, words);
    }
  return g_string_free (text, FALSE);
}

TengenReviewFacts *
tengen_review_facts_new (const TengenRecord *record,
                         TengenNode root,
                         gboolean whole)
{
  TengenReviewFacts *self;
  g_autofree char *date = NULL;
  g_autofree char *result = NULL;

  g_return_val_if_fail (record != NULL && root != TENGEN_NODE_NONE, NULL);

  date = tengen_info_get (record, root, TENGEN_PROPERTY_DT);
  result = tengen_info_get (record, root, TENGEN_PROPERTY_RE);
  self = g_new0 (TengenReviewFacts, 1);
  self->n_moves = whole ? count_moves (record, root) : 0;
  self->players = tengen_words_players (record, root);
  self->event = tengen_words_event (record, root);
  self->rest = say_rest (self, record, root, date, result);
  self->black = make_name_key (record, root, TENGEN_PROPERTY_PB);
  self->white = make_name_key (record, root, TENGEN_PROPERTY_PW);
  self->date = date != NULL ? read_date (date) : 0;
  self->result = result != NULL ? read_result (result) : 0;
  return self;
}

void
tengen_review_facts_free (TengenReviewFacts *self)
{
  if (self == NULL)
    return;
  g_free (self->players);
  g_free (self->event);
  g_free (self->rest);
  g_free (self->black);
  g_free (self->white);
  g_free (self);
}

/* Comparing. */

/* Sorts by a text or by a number; without both it is not known. */
typedef struct
{
  const char *text;
  gint64 number;
} Key;

static Key
get_key (const TengenReviewFacts *self, TengenReviewOrder order)
{
  switch (order)
    {
    case TENGEN_REVIEW_ORDER_BLACK:
      return (Key){ self->black, 0 };
    case TENGEN_REVIEW_ORDER_WHITE:
      return (Key){ self->white, 0 };
    case TENGEN_REVIEW_ORDER_DATE:
      return (Key){ "", self->date };
    case TENGEN_REVIEW_ORDER_RESULT:
      return (Key){ "", self->result };
    case TENGEN_REVIEW_ORDER_MOVES:
      return (Key){ "", self->n_moves };
    case TENGEN_REVIEW_ORDER_FILE:
    case TENGEN_REVIEW_ORDER_LAST:
      break;
    }
  return (Key){ "", 0 };
}

static gboolean
is_known (const Key *key)
{
  return *key->text != '\0' || key->number != 0;
}

int
tengen_review_facts_compare (const TengenReviewFacts *self,
                             const TengenReviewFacts *other,
                             TengenReviewOrder order,
                             gboolean reversed)
{
  Key first = { "", 0 }, second = { "", 0 };
  int compared;

  if (self != NULL)
    first = get_key (self, order);
  if (other != NULL)
    second = get_key (other, order);
  if (!is_known (&first) || !is_known (&second))
    return is_known (&second) - is_known (&first);
  compared = strcmp (first.text, second.text);
  if (compared == 0)
    compared = (first.number > second.number) - (first.number < second.number);
  return reversed ? -compared : compared;
}
