/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-glossary: the words of the games with readings and meaning
 */
#include "tengen-lesson-glossary.h"

#include "tengen-lesson-form.h"
#include "tengen-lesson-read-text.h"
#include "tengen-lesson-reader.h"
#include "tengen-lesson-tree.h"

#include <string.h>

#define NAMESPACE "urn:tengen:glossary:1"

/* Katakana from ァ to ヶ stand so far behind their hiragana. */
#define FIRST_KATAKANA 0x30a1
#define LAST_KATAKANA 0x30f6
#define KATAKANA_OFFSET 0x60

struct TengenLessonGlossary
{
  GPtrArray *entries; /* owned, of entries, by reading */
  GHashTable *by_id;  /* owned, of borrowed entries */
};

static void
free_entry (gpointer data)
{
  TengenLessonEntry *entry = data;

  g_free (entry->id);
  g_free (entry->game);
  g_clear_pointer (&entry->term, g_ptr_array_unref);
  g_clear_pointer (&entry->meaning, g_ptr_array_unref);
  g_free (entry);
}

/* Writes a text so that case, width and the two kana do not matter. */
static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_NFKC);
  g_autofree char *lower =
      normal == NULL ? g_strdup ("") : g_utf8_casefold (normal, -1);
  GString *folded = g_string_new (NULL);

  for (const char *at = lower; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      if (character >= FIRST_KATAKANA && character <= LAST_KATAKANA)
        character -= KATAKANA_OFFSET;
      g_string_append_unichar (folded, character);
    }
  return g_string_free (folded, FALSE);
}

static char *
fold_reading (const TengenLessonEntry *entry)
{
  g_autofree char *spoken = tengen_lesson_text_get_spoken (
      tengen_lesson_words_get (entry->term, NULL));

  return fold (spoken);
}

static int
compare_readings (gconstpointer a, gconstpointer b)
{
  g_autofree char *one = fold_reading (*(TengenLessonEntry *const *) a);
  g_autofree char *two = fold_reading (*(TengenLessonEntry *const *) b);

  return strcmp (one, two);
}

static void
read_entry (TengenLessonReader *reader,
            const xmlNode *node,
            TengenLessonGlossary *self)
{
  TengenLessonEntry *entry = g_new0 (TengenLessonEntry, 1);

  g_ptr_array_add (self->entries, entry);
  entry->id = tengen_lesson_reader_get_id (reader, node);
  entry->game = tengen_lesson_tree_get (node, "game");
  entry->line = tengen_lesson_tree_get_line (node);
  entry->term = tengen_lesson_read_text_get_words (reader, node, "word");
  entry->meaning = tengen_lesson_read_text_get_words (reader, node, "meaning");
  if (entry->id != NULL)
    g_hash_table_insert (self->by_id, entry->id, entry);
}

/* Entries may refer to those behind them. */
static void
check_terms (TengenLessonReader *reader,
             const xmlNode *node,
             const TengenLessonGlossary *self)
{
  for (; node != NULL; node = tengen_lesson_tree_next (node, NULL))
    {
      g_autofree char *id = tengen_lesson_tree_is (node, "term")
                                ? tengen_lesson_tree_get (node, "ref")
                                : NULL;

      if (id != NULL && tengen_lesson_glossary_find (self, id) == NULL)
        tengen_lesson_reader_add (reader, TENGEN_LESSON_FAULT_TERM, node, id);
      check_terms (reader, tengen_lesson_tree_first (node, NULL), self);
    }
}

static void
read_glossary (TengenLessonReader *reader,
               const xmlNode *root,
               TengenLessonGlossary *self)
{
  const xmlNode *entry = tengen_lesson_tree_first (root, "entry");

  if (!tengen_lesson_reader_check_version (reader, root))
    return;
  tengen_lesson_form_check (tengen_lesson_form_get_glossary (), reader, root);
  for (; entry != NULL; entry = tengen_lesson_tree_next (entry, "entry"))
    read_entry (reader, entry, self);
  check_terms (reader, root, self);
  tengen_lesson_reader_add_remarks (reader);
  if (!reader->failed)
    g_ptr_array_sort (self->entries, compare_readings);
}

static gboolean
holds (const TengenLessonWords *words, const char *folded)
{
  for (guint i = 0; words != NULL && i < words->len; i++)
    {
      const TengenLessonText *text = g_ptr_array_index (words, i);
      g_autofree char *plain = tengen_lesson_text_get_plain (text);
      g_autofree char *spoken = tengen_lesson_text_get_spoken (text);
      g_autofree char *folded_plain = fold (plain);
      g_autofree char *folded_spoken = fold (spoken);

      if (strstr (folded_plain, folded) != NULL ||
          strstr (folded_spoken, folded) != NULL)
        return TRUE;
    }
  return FALSE;
}

TengenLessonGlossary *
tengen_lesson_glossary_read (const char *data, gsize length, GPtrArray *faults)
{
  TengenLessonGlossary *self;
  TengenLessonReader reader;
  xmlDoc *doc;

  g_return_val_if_fail (faults != NULL, NULL);

  doc = tengen_lesson_tree_new (data, length, NAMESPACE, "glossary", faults);
  if (doc == NULL)
    return NULL;
  self = g_new0 (TengenLessonGlossary, 1);
  self->entries = g_ptr_array_new_with_free_func (free_entry);
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  tengen_lesson_reader_init (&reader, xmlDocGetRootElement (doc), faults);
  read_glossary (&reader, xmlDocGetRootElement (doc), self);
  if (reader.failed)
    g_clear_pointer (&self, tengen_lesson_glossary_free);
  tengen_lesson_reader_clear (&reader);
  xmlFreeDoc (doc);
  tengen_lesson_faults_sort (faults);
  return self;
}

void
tengen_lesson_glossary_free (TengenLessonGlossary *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->by_id);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

const GPtrArray *
tengen_lesson_glossary_get_entries (const TengenLessonGlossary *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->entries;
}

const TengenLessonEntry *
tengen_lesson_glossary_find (const TengenLessonGlossary *self, const char *id)
{
  g_return_val_if_fail (self != NULL && id != NULL, NULL);

  return g_hash_table_lookup (self->by_id, id);
}

gboolean
tengen_lesson_entry_matches (const TengenLessonEntry *self, const char *wanted)
{
  g_autofree char *folded = NULL;

  g_return_val_if_fail (self != NULL && wanted != NULL, FALSE);

  folded = fold (wanted);
  g_strstrip (folded);
  return holds (self->term, folded) || holds (self->meaning, folded);
}
