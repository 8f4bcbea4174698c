/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-mutate: whether a form says the same as its schema, for tests, tried
 * with good files changed by chance
 */
#pragma once

#include "lesson-faults.h"
#include "tengen-lesson-form.h"
#include "tengen-lesson-tree.h"

#include <libxml/relaxng.h>

/* What is compared, with everything that can be put into a file. */
typedef struct
{
  const TengenLessonForm *form;
  const char *space;
  const char *root;
  xmlRelaxNG *schema;
  GPtrArray *elements;   /* of char *, names */
  GPtrArray *attributes; /* likewise */
  GPtrArray *values;     /* likewise */
} Mutate;

static inline void
ignore_schema_cb (void *data, TengenLessonXmlError *error)
{
}

static inline xmlRelaxNG *
load_relaxng (const char *name)
{
  gsize length = 0;
  g_autofree char *data = load_file (name, &length);
  xmlRelaxNGParserCtxt *parser =
      xmlRelaxNGNewMemParserCtxt (data, (int) length);
  xmlRelaxNG *schema = xmlRelaxNGParse (parser);

  xmlRelaxNGFreeParserCtxt (parser);
  g_assert_nonnull (schema);
  return schema;
}

static inline gboolean
fits_schema (const Mutate *self, xmlDoc *doc)
{
  xmlRelaxNGValidCtxt *validator = xmlRelaxNGNewValidCtxt (self->schema);
  gboolean fits;

  xmlRelaxNGSetValidStructuredErrors (validator, ignore_schema_cb, NULL);
  fits = xmlRelaxNGValidateDoc (validator, doc) == 0;
  xmlRelaxNGFreeValidCtxt (validator);
  return fits;
}

static inline gboolean
fits_form (const Mutate *self, xmlDoc *doc, GPtrArray *faults)
{
  TengenLessonReader reader;
  gboolean fits;

  tengen_lesson_reader_init (&reader, xmlDocGetRootElement (doc), faults);
  tengen_lesson_form_check (self->form, &reader, xmlDocGetRootElement (doc));
  fits = !reader.failed;
  tengen_lesson_reader_clear (&reader);
  return fits;
}

/* Both say yes, or both say no. */
static inline gboolean
compare_tree (const Mutate *self, xmlDoc *doc)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  gboolean schema = fits_schema (self, doc);
  gboolean form = fits_form (self, doc, faults);
  g_autofree char *found = list_faults (faults);
  xmlChar *text = NULL;

  if (schema == form)
    return form;
  xmlDocDumpMemory (doc, &text, NULL);
  g_error ("the schema says %d, the form: %s\n%s", schema, found, text);
}

static inline gboolean
compare_text (const Mutate *self, const char *text)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  xmlDoc *doc = tengen_lesson_tree_new (
      text, strlen (text), self->space, self->root, faults);
  gboolean fits;

  if (doc == NULL)
    g_error ("%s", text);
  fits = compare_tree (self, doc);
  xmlFreeDoc (doc);
  return fits;
}

static inline const char *
pick (GPtrArray *texts)
{
  return g_ptr_array_index (texts, g_test_rand_int_range (0, (int) texts->len));
}

static inline void
gather (Mutate *self, const xmlNode *node)
{
  for (; node != NULL; node = tengen_lesson_tree_next (node, NULL))
    {
      g_ptr_array_add (self->elements, g_strdup ((const char *) node->name));
      for (const xmlAttr *at = node->properties; at != NULL; at = at->next)
        {
          g_ptr_array_add (self->attributes,
                           g_strdup ((const char *) at->name));
          g_ptr_array_add (
              self->values,
              tengen_lesson_tree_get (node, (const char *) at->name));
        }
      gather (self, tengen_lesson_tree_first (node, NULL));
    }
}

/* Any element of a tree. */
static inline xmlNode *
pick_node (xmlDoc *doc)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  xmlNode *node = xmlDocGetRootElement (doc);

  while (node != NULL)
    {
      if (node->type == XML_ELEMENT_NODE)
        g_ptr_array_add (nodes, node);
      if (node->type == XML_ELEMENT_NODE && node->children != NULL)
        node = node->children;
      else
        {
          while (node != NULL && node->next == NULL)
            node = node->parent != (xmlNode *) doc ? node->parent : NULL;
          node = node != NULL ? node->next : NULL;
        }
    }
  return g_ptr_array_index (nodes, g_test_rand_int_range (0, (int) nodes->len));
}

static inline void
remove_node (xmlNode *node)
{
  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

static inline void
rename_attribute (const Mutate *self, xmlNode *node)
{
  if (node->properties == NULL)
    return;
  if (g_test_rand_bit ())
    xmlRemoveProp (node->properties);
  else
    xmlSetProp (node, node->properties->name, BAD_CAST pick (self->values));
}

/* One change; the first element stays what it is. */
static inline void
mutate (const Mutate *self, xmlDoc *doc)
{
  xmlNode *root = xmlDocGetRootElement (doc);
  xmlNode *node = pick_node (doc);
  xmlNode *other = pick_node (doc);

  switch (node == root ? g_test_rand_int_range (3, 7)
                       : g_test_rand_int_range (0, 9))
    {
    case 0:
      xmlNodeSetName (node, BAD_CAST pick (self->elements));
      return;
    case 1:
      remove_node (node);
      return;
    case 2:
      xmlAddNextSibling (node, xmlCopyNode (other, 1));
      return;
    case 3:
      xmlAddChild (node,
                   xmlNewText (BAD_CAST (g_test_rand_bit () ? "x" : "\n")));
      return;
    case 4:
      rename_attribute (self, node);
      return;
    case 5:
      xmlSetProp (
          node, BAD_CAST pick (self->attributes), BAD_CAST pick (self->values));
      return;
    case 6:
      xmlAddChild (node, xmlNewNode (root->ns, BAD_CAST pick (self->elements)));
      return;
    case 7:
      xmlAddPrevSibling (node, xmlNewComment (BAD_CAST "x"));
      return;
    default:
      if (other->parent == node->parent)
        xmlAddPrevSibling (node, other);
      return;
    }
}

/* Changes a file again and again; gives how often it still fitted. */
static inline int
mutate_text (Mutate *self, const char *text, int n, int changes)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  xmlDoc *doc = tengen_lesson_tree_new (
      text, strlen (text), self->space, self->root, faults);
  int n_fitting = 0;

  gather (self, xmlDocGetRootElement (doc));
  for (int i = 0; i < n; i++)
    {
      xmlDoc *copy = xmlCopyDoc (doc, 1);

      for (int k = g_test_rand_int_range (1, changes + 1); k > 0; k--)
        mutate (self, copy);
      n_fitting += compare_tree (self, copy);
      xmlFreeDoc (copy);
    }
  xmlFreeDoc (doc);
  return n_fitting;
}

static inline void
init_mutate (Mutate *self,
             const TengenLessonForm *form,
             const char *kind,
             const char *values)
{
  g_autofree char *file = g_strconcat (kind, ".rng", NULL);
  g_auto (GStrv) words = g_strsplit (values, "|", -1);

  tengen_lesson_loader_close ();
  self->form = form;
  self->space =
      kind[0] == 'l' ? "urn:tengen:lesson:1" : "urn:tengen:glossary:1";
  self->root = kind;
  self->schema = load_relaxng (file);
  self->elements = g_ptr_array_new_with_free_func (g_free);
  self->attributes = g_ptr_array_new_with_free_func (g_free);
  self->values = g_ptr_array_new_with_free_func (g_free);
  for (char **word = words; *word != NULL; word++)
    g_ptr_array_add (self->values, g_strdup (*word));
}

static inline void
clear_mutate (Mutate *self)
{
  xmlRelaxNGFree (self->schema);
  g_ptr_array_unref (self->elements);
  g_ptr_array_unref (self->attributes);
  g_ptr_array_unref (self->values);
}
