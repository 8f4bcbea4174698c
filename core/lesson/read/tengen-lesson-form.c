/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-form: which elements and attributes stand where
 */
#include "tengen-lesson-form.h"

#include "tengen-lesson-tree.h"

#include <stdlib.h>
#include <string.h>

/* More of a value or text is not shown. */
#define DETAIL_MAX 40

typedef TengenLessonFormAttribute Attribute;
typedef TengenLessonFormElement Element;
typedef TengenLessonFormPart Part;

/* Where a check stands within an element. */
typedef struct
{
  TengenLessonReader *reader;
  const Element *element;
  const xmlNode *node;
  guint part;         /* the present part */
  const char *chosen; /* which of its names was there, %NULL for none yet */
} Place;

static int
compare_names (const void *key, const void *element)
{
  return strcmp (key, ((const Element *) element)->name);
}

static const Element *
find_element (const TengenLessonForm *self, const xmlNode *node)
{
  return bsearch (node->name,
                  self->elements,
                  self->n_elements,
                  sizeof (Element),
                  compare_names);
}

static char *
shorten (const char *text)
{
  if (g_utf8_strlen (text, -1) <= DETAIL_MAX)
    return g_strdup (text);
  return g_strndup (text, g_utf8_offset_to_pointer (text, DETAIL_MAX) - text);
}

static void
check_value (TengenLessonReader *reader,
             const xmlNode *node,
             const char *name,
             const Attribute *attribute,
             const char *value)
{
  g_autofree char *shown = NULL;
  g_autofree char *detail = NULL;
  TengenLessonFault *fault = NULL;

  if (tengen_lesson_value_fits (attribute->value, value, attribute->words))
    return;
  shown = shorten (value);
  detail = g_strdup_printf ("%s=\"%s\"", name, shown);
  fault = tengen_lesson_reader_add (
      reader, TENGEN_LESSON_FAULT_VALUE, node, detail);
  if (fault != NULL)
    {
      fault->a = 1 + (int) attribute->value;
      fault->words = attribute->words;
    }
}

/* The name as a form has it: attributes of other namespaces have a prefix. */
static char *
get_name (const xmlAttr *attribute)
{
  if (attribute->ns == NULL)
    return g_strdup ((const char *) attribute->name);
  return g_strdup_printf (
      "%s:%s", attribute->ns->prefix, (const char *) attribute->name);
}

static const Attribute *
find_attribute (const Element *element, const char *name)
{
  for (const Attribute *at = element->attributes; at->name != NULL; at++)
    if (g_str_equal (at->name, name))
      return at;
  return NULL;
}

static void
check_attribute (TengenLessonReader *reader,
                 const xmlNode *node,
                 const Element *element,
                 const xmlAttr *found)
{
  g_autofree char *name = get_name (found);
  const Attribute *attribute = find_attribute (element, name);
  g_autofree char *value = NULL;

  if (attribute == NULL)
    {
      tengen_lesson_reader_add (
          reader, TENGEN_LESSON_FAULT_ATTRIBUTE, node, name);
      return;
    }
  value = tengen_lesson_tree_get (node, name);
  check_value (reader, node, name, attribute, value);
}

static gboolean
has_attribute (const xmlNode *node, const char *name)
{
  g_autofree char *value = tengen_lesson_tree_get (node, name);

  return value != NULL;
}

/* Reports missing attributes, and those that exclude each other. */
static void
check_needs (TengenLessonReader *reader,
             const xmlNode *node,
             const Element *element)
{
  const char *either = NULL;
  gboolean found = FALSE;

  for (const Attribute *at = element->attributes; at->name != NULL; at++)
    {
      gboolean there =
          at->need != TENGEN_LESSON_MAY && has_attribute (node, at->name);

      if (at->need == TENGEN_LESSON_MUST && !there)
        tengen_lesson_reader_add (
            reader, TENGEN_LESSON_FAULT_MISSING_ATTRIBUTE, node, at->name);
      if (at->need != TENGEN_LESSON_EITHER)
        continue;
      if (there && found)
        tengen_lesson_reader_add (
            reader, TENGEN_LESSON_FAULT_ATTRIBUTE, node, at->name);
      found = found || there;
      either = either != NULL ? either : at->name;
    }
  if (either != NULL && !found)
    tengen_lesson_reader_add (
        reader, TENGEN_LESSON_FAULT_MISSING_ATTRIBUTE, node, either);
}

static void
check_attributes (TengenLessonReader *reader,
                  const xmlNode *node,
                  const Element *element)
{
  for (const xmlAttr *at = node->properties; at != NULL; at = at->next)
    check_attribute (reader, node, element, at);
  check_needs (reader, node, element);
}

/* Adds what a part wants and did not get. */
static void
leave_part (Place *place)
{
  const Part *part = &place->element->parts[place->part];
  g_autofree char *first = NULL;

  if (part->is_needed && place->chosen == NULL)
    {
      first = g_strndup (part->names, strcspn (part->names, " *"));
      tengen_lesson_reader_add (
          place->reader, TENGEN_LESSON_FAULT_MISSING, place->node, first);
    }
  place->part++;
  place->chosen = NULL;
}

/* Whether @name may stand in the present part, after what is there. */
static gboolean
fits_part (const Place *place, const char *name)
{
  const Part *part = &place->element->parts[place->part];
  const char *found = tengen_lesson_value_find_word (part->names, name);

  if (found == NULL || place->chosen == NULL || part->is_mixed)
    return found != NULL;
  return found == place->chosen && found[strlen (name)] == '*';
}

static gboolean
is_in_later_part (const Place *place, const char *name)
{
  const Part *part = &place->element->parts[place->part];

  if (part->names == NULL)
    return FALSE;
  for (part++; part->names != NULL; part++)
    if (tengen_lesson_value_find_word (part->names, name) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
enter (Place *place, const char *name)
{
  const Part *parts = place->element->parts;

  if (parts[place->part].names == NULL)
    return FALSE;
  if (!fits_part (place, name))
    {
      if (!is_in_later_part (place, name))
        return FALSE;
      do
        leave_part (place);
      while (!fits_part (place, name));
    }
  place->chosen =
      tengen_lesson_value_find_word (parts[place->part].names, name);
  return TRUE;
}

/* Text and inline elements end where the parts begin. */
static gboolean
is_before_parts (const Place *place)
{
  return place->part == 0 && place->chosen == NULL;
}

static gboolean
is_inside (const Place *place, const char *name)
{
  return place->element->inside != NULL && is_before_parts (place) &&
         tengen_lesson_value_find_word (place->element->inside, name) != NULL;
}

static gboolean
holds_text (const Place *place)
{
  switch (place->element->text)
    {
    case TENGEN_LESSON_TEXT_VALUE:
      return TRUE;
    case TENGEN_LESSON_TEXT_BEFORE:
    case TENGEN_LESSON_TEXT_INSTEAD:
      return is_before_parts (place);
    case TENGEN_LESSON_TEXT_NONE:
      return FALSE;
    }
  g_assert_not_reached ();
}

static void
check_text (Place *place, const xmlNode *node)
{
  g_autofree char *text = g_strdup ((const char *) node->content);
  g_autofree char *detail = NULL;

  g_strstrip (g_strdelimit (text, "\t\r\n", ' '));
  if (*text == '\0' || holds_text (place))
    return;
  detail = shorten (text);
  tengen_lesson_reader_add (
      place->reader, TENGEN_LESSON_FAULT_STRAY_TEXT, place->node, detail);
}

static void
check_child (const TengenLessonForm *self, Place *place, const xmlNode *node)
{
  const char *name = (const char *) node->name;

  if (tengen_lesson_tree_is_own (node) &&
      (is_inside (place, name) || enter (place, name)))
    tengen_lesson_form_check (self, place->reader, node);
  else
    tengen_lesson_reader_add (
        place->reader, TENGEN_LESSON_FAULT_ELEMENT, node, name);
}

/* Where text may stand instead of the parts, one part makes it stray. */
static gboolean
has_part (const Element *element, const xmlNode *node)
{
  const char *names = element->parts[0].names;

  for (node = tengen_lesson_tree_first (node, NULL); node != NULL;
       node = tengen_lesson_tree_next (node, NULL))
    if (names != NULL && tengen_lesson_value_find_word (
                             names, (const char *) node->name) != NULL)
      return TRUE;
  return FALSE;
}

static void
check_content (const TengenLessonForm *self, Place *place)
{
  const Part *parts = place->element->parts;

  if (place->element->text == TENGEN_LESSON_TEXT_INSTEAD &&
      has_part (place->element, place->node))
    place->chosen = parts[0].names;
  for (const xmlNode *child = place->node->children; child != NULL;
       child = child->next)
    if (xmlNodeIsText (child))
      check_text (place, child);
    else if (child->type == XML_ELEMENT_NODE)
      check_child (self, place, child);
  while (parts[place->part].names != NULL)
    leave_part (place);
}

static void
check_text_value (TengenLessonReader *reader,
                  const xmlNode *node,
                  const Element *element)
{
  g_autofree char *value = tengen_lesson_tree_get_text (node);

  check_value (reader, node, element->name, element->value, value);
}

void
tengen_lesson_form_check (const TengenLessonForm *self,
                          TengenLessonReader *reader,
                          const xmlNode *node)
{
  Place place = { reader, NULL, node, 0, NULL };

  g_return_if_fail (self != NULL && reader != NULL && node != NULL);

  place.element = find_element (self, node);
  g_return_if_fail (place.element != NULL);
  check_attributes (reader, node, place.element);
  check_content (self, &place);
  if (place.element->text == TENGEN_LESSON_TEXT_VALUE)
    check_text_value (reader, node, place.element);
}
