/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-xml: XML of other programs, element by element
 *
 * What:   the beginnings and ends of elements with their attributes and texts,
 *         places in the file; XML that is not well-formed, that declares
 *         entities or has too many attributes in a tag is refused.
 * Not:    what the elements mean. Nothing outside of the bytes is read.
 */
#pragma once

#include "tengen-foreign-draft.h"

G_BEGIN_DECLS

typedef struct TengenForeignXml TengenForeignXml;

/**
 * TengenForeignXmlKind:
 * @begin: an element begins
 * @end: an element ends; the text is what stood since the last tag, UTF-8
 *   ended by NUL
 *
 * What is done with the elements of a form; names are without prefixes.
 */
typedef struct
{
  void (*begin) (TengenForeignXml *xml, gpointer self, const char *name);
  void (*end) (TengenForeignXml *xml,
               gpointer self,
               const char *name,
               const char *text,
               gsize length);
} TengenForeignXmlKind;

/* Tells whether the first element has this name. */
gboolean tengen_foreign_xml_is (const char *text, const char *root);

/**
 * tengen_foreign_xml_read:
 * @draft: takes the charset and warnings of it
 * @data: the bytes of a file
 * @length: how many
 * @charset: (nullable): a charset that a person chose
 * @kind: what is called
 * @self: given to that
 * @error: return location for a %TENGEN_FOREIGN_ERROR
 *
 * Goes through a file. The charset is that of tengen_foreign_text_decode(),
 * with what the file says first.
 *
 * Returns: %FALSE if the file is refused
 */
gboolean tengen_foreign_xml_read (TengenForeignDraft *draft,
                                  const char *data,
                                  gsize length,
                                  const char *charset,
                                  const TengenForeignXmlKind *kind,
                                  gpointer self,
                                  GError **error);

/* Gives an attribute of the element that begins, or %NULL. */
char *tengen_foreign_xml_get (const TengenForeignXml *self,
                              const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Warns at the tag of the element that began last. */
void tengen_foreign_xml_warn (TengenForeignXml *self, TengenSgfFault fault);

/* Warns at a byte of the text behind the tag that began last. */
void tengen_foreign_xml_warn_in (TengenForeignXml *self,
                                 TengenSgfFault fault,
                                 gsize offset);

/* Refuses the file at the tag that began last; nothing more is called. */
void tengen_foreign_xml_refuse (TengenForeignXml *self,
                                TengenForeignError code);

G_END_DECLS
