/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-reader: what the readers of lessons and glossaries share
 */
#include "tengen-lesson-reader.h"

#include "tengen-board-notation.h"
#include "tengen-lesson-tree.h"
#include "tengen-lesson-value.h"
#include "tengen-record-value.h"

#include <string.h>

/* The only version there is. */
#define VERSION "1"

static TengenNotation
get_notation (const TengenGameSetup *setup)
{
  return setup->is_renju ? TENGEN_NOTATION_RENJU : TENGEN_NOTATION_A1;
}

static void
clear_language (gpointer data)
{
  TengenLessonLanguage *language = data;

  g_free (language->name);
}

static TengenLessonLanguage *
add_language (TengenLessonReader *self, const char *name)
{
  TengenLessonLanguage language = { g_strdup (name), 0 };

  g_array_append_val (self->languages, language);
  return &g_array_index (
      self->languages, TengenLessonLanguage, self->languages->len - 1);
}

/* A remark on the whole file. */
static void
add_remark (TengenLessonReader *self,
            TengenLessonFaultCode code,
            const char *detail,
            int a,
            int b)
{
  TengenLessonFault *fault =
      tengen_lesson_faults_add (self->faults, code, 0, NULL, detail);

  if (fault == NULL)
    return;
  fault->is_remark = TRUE;
  fault->a = a;
  fault->b = b;
}

void
tengen_lesson_reader_init (TengenLessonReader *self,
                           const xmlNode *node,
                           GPtrArray *faults)
{
  g_autofree char *language = NULL;

  g_return_if_fail (self != NULL && node != NULL && faults != NULL);

  *self = (TengenLessonReader){ .faults = faults };
  self->languages = g_array_new (FALSE, FALSE, sizeof (TengenLessonLanguage));
  g_array_set_clear_func (self->languages, clear_language);
  self->unread = g_string_new (NULL);
  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->diagrams = g_hash_table_new (g_str_hash, g_str_equal);
  language = tengen_lesson_tree_get (node, "xml:lang");
  add_language (self, language != NULL ? language : "");
}

void
tengen_lesson_reader_clear (TengenLessonReader *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->languages);
  g_string_free (self->unread, TRUE);
  g_hash_table_unref (self->ids);
  g_hash_table_unref (self->diagrams);
}

const char *
tengen_lesson_reader_get_language (const TengenLessonReader *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_array_index (self->languages, TengenLessonLanguage, 0).name;
}

gboolean
tengen_lesson_reader_count_text (TengenLessonReader *self,
                                 const xmlNode *node,
                                 const char *language)
{
  g_autofree char *detail = NULL;

  g_return_val_if_fail (self != NULL && language != NULL, FALSE);

  for (guint i = 0; i < self->languages->len; i++)
    {
      TengenLessonLanguage *known =
          &g_array_index (self->languages, TengenLessonLanguage, i);

      if (g_str_equal (known->name, language))
        {
          known->n_texts++;
          return TRUE;
        }
    }
  if (self->languages->len < TENGEN_LESSON_MAX_LANGUAGES)
    {
      add_language (self, language)->n_texts++;
      return TRUE;
    }
  detail = g_strdup_printf ("xml:lang=\"%s\"", language);
  tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_VALUE, node, detail);
  return FALSE;
}

gboolean
tengen_lesson_reader_check_version (TengenLessonReader *self,
                                    const xmlNode *node)
{
  g_autofree char *version = tengen_lesson_tree_get (node, "version");

  if (version == NULL || g_str_equal (version, VERSION) ||
      !tengen_lesson_value_fits (TENGEN_LESSON_VALUE_NUMBER, version, NULL))
    return TRUE;
  tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_VERSION, node, version);
  return FALSE;
}

char *
tengen_lesson_reader_get_id (TengenLessonReader *self, const xmlNode *node)
{
  char *id = tengen_lesson_tree_get (node, "id");

  g_return_val_if_fail (self != NULL, NULL);

  if (id != NULL &&
      !g_hash_table_add (
          self->ids, g_strconcat ((const char *) node->name, " ", id, NULL)))
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_ID, node, id);
  return id;
}

void
tengen_lesson_reader_add_remarks (TengenLessonReader *self)
{
  const TengenLessonLanguage *languages;

  g_return_if_fail (self != NULL);

  languages = (const TengenLessonLanguage *) self->languages->data;
  for (guint i = 1; i < self->languages->len; i++)
    if (languages[i].n_texts < languages[0].n_texts)
      add_remark (self,
                  TENGEN_LESSON_FAULT_TRANSLATION,
                  languages[i].name,
                  (int) languages[i].n_texts,
                  (int) languages[0].n_texts);
  if (self->unread->len > 0)
    add_remark (self, TENGEN_LESSON_FAULT_KANJI, self->unread->str, 0, 0);
}

TengenLessonFault *
tengen_lesson_reader_add (TengenLessonReader *self,
                          TengenLessonFaultCode code,
                          const xmlNode *node,
                          const char *detail)
{
  g_return_val_if_fail (self != NULL && node != NULL, NULL);

  self->failed = TRUE;
  return tengen_lesson_faults_add (self->faults,
                                   code,
                                   tengen_lesson_tree_get_line (node),
                                   (const char *) node->name,
                                   detail);
}

int
tengen_lesson_reader_get_choice (const xmlNode *node,
                                 const char *name,
                                 const char *const *words,
                                 int otherwise)
{
  g_autofree char *value = tengen_lesson_tree_get (node, name);

  for (int i = 0; value != NULL && words[i] != NULL; i++)
    if (g_str_equal (value, words[i]))
      return i;
  return otherwise;
}

int
tengen_lesson_reader_get_flag (const xmlNode *node,
                               const char *name,
                               int otherwise)
{
  static const char *const words[] = { "no", "yes", NULL };

  return tengen_lesson_reader_get_choice (node, name, words, otherwise);
}

TengenStone
tengen_lesson_reader_get_stone (const xmlNode *node, const char *name)
{
  static const char *const words[] = { "black", "white", NULL };

  return (
      TengenStone) (tengen_lesson_reader_get_choice (node, name, words, -1) +
                    1);
}

int
tengen_lesson_reader_get_number (const xmlNode *node,
                                 const char *name,
                                 int otherwise)
{
  int half = 2 * otherwise;

  tengen_lesson_reader_get_half (node, name, &half);
  return half / 2;
}

gboolean
tengen_lesson_reader_get_half (const xmlNode *node, const char *name, int *half)
{
  g_autofree char *value = tengen_lesson_tree_get (node, name);

  return value != NULL &&
         tengen_lesson_value_fits (TENGEN_LESSON_VALUE_HALF, value, NULL) &&
         tengen_value_half_points (value, strlen (value), half, NULL);
}

TengenPoint
tengen_lesson_reader_parse_point (TengenLessonReader *self,
                                  const xmlNode *node,
                                  const char *text)
{
  const TengenGameSetup *setup;
  TengenPoint point = TENGEN_POINT_NONE;

  g_return_val_if_fail (self != NULL && self->board != NULL, point);
  g_return_val_if_fail (text != NULL, point);

  setup = self->board->setup;
  if (!tengen_lesson_value_fits (TENGEN_LESSON_VALUE_MOVE, text, NULL))
    return point;
  if (!tengen_notation_parse (
          get_notation (setup), setup->width, setup->height, text, &point))
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_POINT, node, text);
  return point;
}

char *
tengen_lesson_reader_format_point (const TengenLessonReader *self,
                                   TengenPoint point)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (self != NULL && self->board != NULL, NULL);

  setup = self->board->setup;
  return tengen_notation_format (
      get_notation (setup), setup->width, setup->height, point);
}

TengenPoint
tengen_lesson_reader_get_point (TengenLessonReader *self,
                                const xmlNode *node,
                                const char *name)
{
  g_autofree char *value = tengen_lesson_tree_get (node, name);

  if (value == NULL)
    return TENGEN_POINT_NONE;
  return tengen_lesson_reader_parse_point (self, node, value);
}

void
tengen_lesson_reader_get_points (TengenLessonReader *self,
                                 const xmlNode *node,
                                 const char *name,
                                 GArray *points)
{
  g_autofree char *value = tengen_lesson_tree_get (node, name);
  g_auto (GStrv) words = NULL;

  if (value == NULL)
    return;
  words = g_strsplit (value, " ", -1);
  for (char **word = words; *word != NULL; word++)
    {
      TengenPoint point = tengen_lesson_reader_parse_point (self, node, *word);

      if (point != TENGEN_POINT_NONE)
        g_array_append_val (points, point);
    }
}

void
tengen_lesson_reader_check_moves (TengenLessonReader *self,
                                  const xmlNode *node,
                                  guint n_moves)
{
  if (n_moves > TENGEN_LESSON_MAX_MOVES)
    tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_MOVES, node, NULL);
}
