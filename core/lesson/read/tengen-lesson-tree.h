/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-tree: XML of strangers, read safely
 *
 * What:   the elements of a file with their lines, made of nothing but its
 *         bytes: UTF-8, no DOCTYPE, no entities, no network, within the limits.
 * Not:    what the elements mean (tengen-lesson-form, tengen-lesson-read).
 * Shape:  a tree of libxml2; programs should besides refuse to load anything
 *         (xmlSetExternalEntityLoader), which core, having no state of the
 *         process, does not do.
 */
#pragma once

#include "tengen-lesson-fault.h"

#include <libxml/tree.h>
#include <libxml/xmlerror.h>

G_BEGIN_DECLS

/* What libxml2 hands to a handler of errors. */
#if LIBXML_VERSION >= 21200
typedef const xmlError TengenLessonXmlError;
#else
typedef xmlError TengenLessonXmlError;
#endif

/**
 * tengen_lesson_tree_new:
 * @data: (array length=length): the bytes of a file
 * @length: how many
 * @space: the namespace of its elements
 * @root: the name of its first element
 * @faults: (element-type TengenLessonFault): where a fault is added
 *
 * Reads a tree. It stops at the first fault.
 *
 * Returns: (transfer full) (nullable): a tree for xmlFreeDoc(), or %NULL with an
 *   error in @faults
 */
xmlDoc *tengen_lesson_tree_new (const char *data,
                                gsize length,
                                const char *space,
                                const char *root,
                                GPtrArray *faults) G_GNUC_WARN_UNUSED_RESULT;

/* Tells on which line of the file, from 1, an element begins. */
int tengen_lesson_tree_get_line (const xmlNode *node);

/**
 * tengen_lesson_tree_is_own:
 * @node: anything in a tree
 *
 * Tells whether it is an element of the namespace of the first element.
 *
 * Returns: %FALSE for texts, comments and foreign elements
 */
gboolean tengen_lesson_tree_is_own (const xmlNode *node);

/* Tells whether anything in a tree is an element of that name. */
gboolean tengen_lesson_tree_is (const xmlNode *node, const char *name);

/* Finds the first element in it, or the first called @name (both nullable). */
const xmlNode *tengen_lesson_tree_first (const xmlNode *node, const char *name);

/**
 * tengen_lesson_tree_next:
 * @node: an element
 * @name: (nullable): name of an element
 *
 * Finds the next element behind it, or the next of that name.
 *
 * Returns: (transfer none) (nullable): an element
 */
const xmlNode *tengen_lesson_tree_next (const xmlNode *node, const char *name);

/**
 * tengen_lesson_tree_get:
 * @node: an element
 * @name: name of an attribute; `xml:lang` for that
 *
 * Gives the value of an attribute with single blanks, none around it.
 *
 * Returns: (transfer full) (nullable): the value, or %NULL if it is not there
 */
char *tengen_lesson_tree_get (const xmlNode *node,
                              const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Gives an element's text with single blanks, none around (transfer full). */
char *
tengen_lesson_tree_get_text (const xmlNode *node) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
