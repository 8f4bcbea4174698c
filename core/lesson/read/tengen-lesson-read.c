/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-read: a lesson from the bytes of a file
 */
#include "tengen-lesson-read.h"

#include "tengen-lesson-form.h"
#include "tengen-lesson-part.h"
#include "tengen-lesson-read-diagram.h"
#include "tengen-lesson-read-task.h"
#include "tengen-lesson-read-text.h"
#include "tengen-lesson-reader.h"
#include "tengen-lesson-tree.h"

#include <libxml/parser.h>
#include <libxml/relaxng.h>

#define NAMESPACE "urn:tengen:lesson:1"

/* libxml2 tries an attribute that may be missing with and without it, and
 * compares all that comes of it: four times the work with each of an element.
 * What would take too long is left to the form, which says the same. */
#define SCHEMA_WORK_MAX (10 * 1000 * 1000)
#define SCHEMA_WORK_BITS 2

struct TengenLessonSchema
{
  xmlRelaxNG *schema; /* owned */
};

static void
ignore_error_cb (void *data, TengenLessonXmlError *error)
{
}

static xmlRelaxNG *
parse_schema (xmlDoc *doc)
{
  xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewDocParserCtxt (doc);
  xmlRelaxNG *schema;

  xmlRelaxNGSetParserStructuredErrors (parser, ignore_error_cb, NULL);
  schema = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  return schema;
}

TengenLessonSchema *
tengen_lesson_schema_new (const char *data, gsize length)
{
  TengenLessonSchema *self;
  xmlDoc *doc;
  xmlRelaxNG *schema;

  g_return_val_if_fail (data != NULL || length == 0, NULL);

  doc =
      xmlReadMemory (data,
                     (int) length,
                     NULL,
                     NULL,
                     XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  if (doc == NULL)
    return NULL;
  schema = parse_schema (doc);
  xmlFreeDoc (doc);
  if (schema == NULL)
    return NULL;
  self = g_new0 (TengenLessonSchema, 1);
  self->schema = schema;
  return self;
}

void
tengen_lesson_schema_free (TengenLessonSchema *self)
{
  if (self == NULL)
    return;
  xmlRelaxNGFree (self->schema);
  g_free (self);
}

static char *
get_plain (const xmlNode *node, const char *name)
{
  const xmlNode *child = tengen_lesson_tree_first (node, name);

  return child == NULL ? NULL : tengen_lesson_tree_get_text (child);
}

static void
read_meta (const xmlNode *node, TengenLesson *lesson)
{
  g_autofree char *level = get_plain (node, "level");
  g_autofree char *minutes = get_plain (node, "minutes");

  lesson->author = get_plain (node, "author");
  lesson->licence = get_plain (node, "licence");
  lesson->source = get_plain (node, "source");
  lesson->is_beginner = g_strcmp0 (level, "beginner") == 0;
  if (minutes != NULL)
    lesson->minutes = (guint) g_ascii_strtoull (minutes, NULL, 10);
}

static void
read_hint (TengenLessonReader *self,
           const xmlNode *node,
           TengenLessonStep *step)
{
  g_autofree char *language = tengen_lesson_read_text_get_language (self, node);
  TengenLessonHint *hint =
      language != NULL && step->hints->len > 0
          ? g_ptr_array_index (step->hints, step->hints->len - 1)
          : tengen_lesson_hint_add (step);

  tengen_lesson_read_text_add (self, node, &hint->words);
  if (hint->show->len == 0)
    tengen_lesson_reader_get_points (self, node, "show", hint->show);
}

static void
read_hints (TengenLessonReader *self,
            const xmlNode *node,
            TengenLessonStep *step)
{
  const xmlNode *hint = tengen_lesson_tree_first (node, "hint");

  for (; hint != NULL; hint = tengen_lesson_tree_next (hint, "hint"))
    read_hint (self, hint, step);
}

static void
read_step_diagram (TengenLessonReader *self,
                   const xmlNode *node,
                   const TengenGameSetup *base,
                   TengenLessonStep *step)
{
  const xmlNode *diagram = tengen_lesson_tree_first (node, "diagram");

  step->diagram = tengen_lesson_read_diagram (self, diagram, base);
  if (step->diagram->id != NULL)
    g_hash_table_insert (self->diagrams, step->diagram->id, step->diagram);
  self->board = step->diagram;
}

static void
read_step (TengenLessonReader *self,
           const xmlNode *node,
           const TengenGameSetup *base)
{
  static const char *const needs[] = { "try", "seen", NULL };
  TengenLessonStep *step = tengen_lesson_step_add (self->lesson);

  step->id = tengen_lesson_reader_get_id (self, node);
  step->line = tengen_lesson_tree_get_line (node);
  step->seen_is_enough =
      tengen_lesson_reader_get_choice (node, "require", needs, 0) == 1;
  read_step_diagram (self, node, base, step);
  step->title = tengen_lesson_read_text_get_words (self, node, "title");
  step->goal = tengen_lesson_read_text_get_words (self, node, "goal");
  step->say = tengen_lesson_read_text_get_words (self, node, "say");
  step->done = tengen_lesson_read_text_get_words (self, node, "done");
  tengen_lesson_read_task (self, node, step);
  read_hints (self, node, step);
}

/* Gives FALSE after a step too many; nothing more is read then. */
static gboolean
read_chapter (TengenLessonReader *self,
              const xmlNode *node,
              const TengenLessonDiagram *base)
{
  TengenLessonChapter *chapter = tengen_lesson_chapter_add (self->lesson);
  const xmlNode *step = tengen_lesson_tree_first (node, "step");

  self->board = base;
  chapter->id = tengen_lesson_reader_get_id (self, node);
  chapter->line = tengen_lesson_tree_get_line (node);
  chapter->title = tengen_lesson_read_text_get_words (self, node, "title");
  for (; step != NULL; step = tengen_lesson_tree_next (step, "step"))
    if (self->lesson->steps->len < TENGEN_LESSON_MAX_STEPS)
      read_step (self, step, base->setup);
    else
      {
        tengen_lesson_reader_add (self, TENGEN_LESSON_FAULT_STEPS, step, NULL);
        return FALSE;
      }
  return TRUE;
}

static void
take_languages (const TengenLessonReader *self)
{
  for (guint i = 0; i < self->languages->len; i++)
    g_ptr_array_add (
        self->lesson->languages,
        g_strdup (
            g_array_index (self->languages, TengenLessonLanguage, i).name));
}

static void
read_lesson (TengenLessonReader *self, const xmlNode *node)
{
  TengenLesson *lesson = self->lesson;
  TengenLessonDiagram *base = tengen_lesson_diagram_new (
      tengen_lesson_read_diagram_get_setup (self, node, NULL));
  const xmlNode *meta = tengen_lesson_tree_first (node, "meta");
  const xmlNode *chapter = tengen_lesson_tree_first (node, "chapter");

  lesson->id = tengen_lesson_reader_get_id (self, node);
  lesson->language = g_strdup (tengen_lesson_reader_get_language (self));
  base->notation = self->notation;
  self->board = base;
  if (meta != NULL)
    read_meta (meta, lesson);
  lesson->title = tengen_lesson_read_text_get_words (self, node, "title");
  lesson->goal = tengen_lesson_read_text_get_words (self, node, "goal");
  while (chapter != NULL && read_chapter (self, chapter, base))
    chapter = tengen_lesson_tree_next (chapter, "chapter");
  take_languages (self);
  self->board = NULL;
  tengen_lesson_diagram_free (base);
}

/* The schema's own words are the last resort. */
static void
add_schema_fault_cb (void *data, TengenLessonXmlError *error)
{
  TengenLessonReader *reader = data;
  const xmlNode *node = error->node;
  g_autofree char *message = NULL;

  if (reader->failed || node == NULL || node->type != XML_ELEMENT_NODE)
    return;
  message = g_strdup (error->message);
  tengen_lesson_reader_add (
      reader, TENGEN_LESSON_FAULT_SCHEMA, node, g_strstrip (message));
}

/* How much work the attributes of an element and all behind it are. */
static guint64
count_work (const xmlNode *node)
{
  guint64 work = 0;

  for (; node != NULL; node = tengen_lesson_tree_next (node, NULL))
    {
      int bits = 0;

      for (const xmlAttr *at = node->properties; at != NULL; at = at->next)
        bits += SCHEMA_WORK_BITS;
      work += G_GUINT64_CONSTANT (1) << MIN (bits, 40);
      work += count_work (tengen_lesson_tree_first (node, NULL));
    }
  return work;
}

static void
check_schema (TengenLessonReader *self,
              const TengenLessonSchema *schema,
              xmlDoc *doc)
{
  xmlRelaxNGValidCtxt *validator = xmlRelaxNGNewValidCtxt (schema->schema);

  xmlRelaxNGSetValidStructuredErrors (validator, add_schema_fault_cb, self);
  if (xmlRelaxNGValidateDoc (validator, doc) != 0 && !self->failed)
    tengen_lesson_reader_add (
        self, TENGEN_LESSON_FAULT_SCHEMA, xmlDocGetRootElement (doc), NULL);
  xmlRelaxNGFreeValidCtxt (validator);
}

/* Form first: what fits it, the schema must accept. */
static void
read_tree (TengenLessonReader *self,
           const xmlNode *root,
           const TengenLessonSchema *schema)
{
  if (!tengen_lesson_reader_check_version (self, root))
    return;
  tengen_lesson_form_check (tengen_lesson_form_get_lesson (), self, root);
  if (!self->failed && count_work (root) <= SCHEMA_WORK_MAX)
    check_schema (self, schema, root->doc);
  read_lesson (self, root);
  tengen_lesson_reader_add_remarks (self);
}

TengenLesson *
tengen_lesson_read (const char *data,
                    gsize length,
                    const TengenLessonSchema *schema,
                    const TengenLessonGlossary *glossary,
                    TengenNotation notation,
                    GPtrArray *faults)
{
  TengenLessonReader reader;
  TengenLesson *lesson;
  xmlDoc *doc;

  g_return_val_if_fail (schema != NULL && faults != NULL, NULL);

  doc = tengen_lesson_tree_new (data, length, NAMESPACE, "lesson", faults);
  if (doc == NULL)
    return NULL;
  lesson = tengen_lesson_new ();
  tengen_lesson_reader_init (&reader, xmlDocGetRootElement (doc), faults);
  reader.lesson = lesson;
  reader.glossary = glossary;
  reader.notation = notation;
  read_tree (&reader, xmlDocGetRootElement (doc), schema);
  if (reader.failed)
    g_clear_pointer (&lesson, tengen_lesson_free);
  tengen_lesson_reader_clear (&reader);
  xmlFreeDoc (doc);
  tengen_lesson_faults_sort (faults);
  return lesson;
}
