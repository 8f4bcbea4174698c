/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-xml: XML of other programs, element by element
 *
 * Shape: the bytes become UTF-8 first, so that places can be found in them;
 *        libxml2 then tells of elements (SAX) and builds no tree.
 */
#include "tengen-foreign-xml.h"

#include <string.h>

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#include "tengen-foreign-text.h"
#include "tengen-sgf-convert.h"
#include "tengen-sgf-guess.h"
#include "tengen-sgf-utf8.h"

/* `&amp;` and its like are characters in attributes too; no other entities are
 * there to be put in, as declaring any is refused. */
#define OPTIONS                                                                \
  (XML_PARSE_NOENT | XML_PARSE_NONET | XML_PARSE_NOERROR |                     \
   XML_PARSE_NOWARNING | XML_PARSE_IGNORE_ENC)

/* libxml2 compares each attribute of a tag with all before it. */
#define MAX_ATTRIBUTES 1000

/* libxml2 gives five pointers an attribute. */
enum
{
  ATTRIBUTE_NAME,
  ATTRIBUTE_START = 3,
  ATTRIBUTE_END,
  ATTRIBUTE_PARTS,
};

struct TengenForeignXml
{
  TengenForeignDraft *draft;
  const TengenForeignXmlKind *kind;
  gpointer self;
  xmlParserCtxt *parser;
  const char *data;
  gsize length;
  /* Of the element that begins. */
  const xmlChar **attributes;
  int n_attributes;
  /* Where the last start tag is, and what stands behind it. */
  gsize tag;
  gsize behind;
  GString *text;
  /* A place that was asked for: they come in order. */
  gsize place;
  guint line;
  guint column;
  gboolean failed;
  GError *error;
};

gboolean
tengen_foreign_xml_is (const char *text, const char *root)
{
  gsize length = strlen (root);
  const char *at = text;

  if (*at != '<')
    return FALSE;
  while (at != NULL && (at[1] == '?' || at[1] == '!'))
    {
      const char *end = g_str_has_prefix (at, "<!--") ? "-->" : ">";

      at = strstr (at, end);
      if (at != NULL)
        at = strchr (at + 1, '<');
    }
  return at != NULL && strncmp (at + 1, root, length) == 0 &&
         (at[1 + length] == '\0' || strchr ("/> \t\r\n", at[1 + length]));
}

char *
tengen_foreign_xml_get (const TengenForeignXml *self, const char *name)
{
  for (int i = 0; i < self->n_attributes; i++)
    {
      const xmlChar **parts = self->attributes + ATTRIBUTE_PARTS * i;

      if (xmlStrEqual (parts[ATTRIBUTE_NAME], BAD_CAST name))
        return g_strndup (
            (const char *) parts[ATTRIBUTE_START],
            (gsize) (parts[ATTRIBUTE_END] - parts[ATTRIBUTE_START]));
    }
  return NULL;
}

/* Places. */

static void
go_to (TengenForeignXml *self, gsize place)
{
  if (place < self->place)
    {
      self->place = 0;
      self->line = 1;
      self->column = 1;
    }
  for (; self->place < MIN (place, self->length); self->place++)
    {
      char c = self->data[self->place];

      if (c == '\n' || (c == '\r' && self->data[self->place + 1] != '\n'))
        {
          self->line++;
          self->column = 1;
        }
      else
        self->column += c != '\r' && ((guchar) c & 0xC0) != 0x80;
    }
}

static void
warn_at (TengenForeignXml *self, TengenSgfFault fault, gsize place)
{
  go_to (self, place);
  tengen_foreign_draft_warn (self->draft, fault, self->line, self->column);
}

void
tengen_foreign_xml_warn (TengenForeignXml *self, TengenSgfFault fault)
{
  warn_at (self, fault, self->tag);
}

void
tengen_foreign_xml_warn_in (TengenForeignXml *self,
                            TengenSgfFault fault,
                            gsize offset)
{
  gsize at = self->behind;

  /* the text has CR LF as LF */
  for (; offset > 0 && at < self->length; offset--)
    at += self->data[at] == '\r' && self->data[at + 1] == '\n' ? 2 : 1;
  warn_at (self, fault, at);
}

static void
refuse_at (TengenForeignXml *self, TengenForeignError code, gsize place)
{
  if (self->failed)
    return;
  self->failed = TRUE;
  go_to (self, place);
  tengen_foreign_draft_refuse (
      self->draft, self->line, self->column, &self->error, code, NULL);
  if (self->parser != NULL)
    xmlStopParser (self->parser);
}

void
tengen_foreign_xml_refuse (TengenForeignXml *self, TengenForeignError code)
{
  refuse_at (self, code, self->tag);
}

/* What libxml2 calls. */

static TengenForeignXml *
get_self (void *data)
{
  const xmlParserCtxt *parser = data;

  return parser->_private;
}

/* Where the parser is. */
static gsize
find_place (const TengenForeignXml *self)
{
  long at = xmlByteConsumed (self->parser);

  return at < 0 ? 0 : MIN ((gsize) at, self->length);
}

static void
begin_cb (void *data,
          const xmlChar *name,
          const xmlChar *prefix,
          const xmlChar *space,
          int n_spaces,
          const xmlChar **spaces,
          int n_attributes,
          int n_defaulted,
          const xmlChar **attributes)
{
  TengenForeignXml *self = get_self (data);
  gsize at = find_place (self);

  if (self->failed)
    return;
  /* the parser stands at the end of the tag; no `<` can stand in one */
  self->behind = MIN (at + 1, self->length);
  while (at > 0 && self->data[at] != '<')
    at--;
  self->tag = at;
  self->attributes = attributes;
  self->n_attributes = n_attributes;
  g_string_truncate (self->text, 0);
  self->kind->begin (self, self->self, (const char *) name);
  self->n_attributes = 0;
}

static void
end_cb (void *data,
        const xmlChar *name,
        const xmlChar *prefix,
        const xmlChar *space)
{
  TengenForeignXml *self = get_self (data);

  if (self->failed)
    return;
  self->kind->end (
      self, self->self, (const char *) name, self->text->str, self->text->len);
  g_string_truncate (self->text, 0);
}

static void
text_cb (void *data, const xmlChar *text, int length)
{
  TengenForeignXml *self = get_self (data);

  g_string_append_len (self->text, (const char *) text, length);
}

static void
entity_cb (void *data,
           const xmlChar *name,
           int type,
           const xmlChar *public_name,
           const xmlChar *system_name,
           xmlChar *content)
{
  TengenForeignXml *self = get_self (data);

  refuse_at (self, TENGEN_FOREIGN_ERROR_XML, find_place (self));
}

static void
prepare (TengenForeignXml *self)
{
  xmlSAXHandler *sax = self->parser->sax;

  self->parser->_private = self;
  memset (sax, 0, sizeof *sax);
  sax->initialized = XML_SAX2_MAGIC;
  sax->startElementNs = begin_cb;
  sax->endElementNs = end_cb;
  sax->characters = text_cb;
  sax->ignorableWhitespace = text_cb;
  sax->cdataBlock = text_cb;
  sax->entityDecl = entity_cb;
}

static void
parse (TengenForeignXml *self)
{
  const xmlError *cause;

  self->parser = xmlNewParserCtxt ();
  prepare (self);
  xmlFreeDoc (xmlCtxtReadMemory (
      self->parser, self->data, (int) self->length, NULL, NULL, OPTIONS));
  if (!self->parser->wellFormed && !self->failed)
    {
      cause = xmlCtxtGetLastError (self->parser);
      tengen_foreign_draft_refuse (
          self->draft,
          cause != NULL ? (guint) MAX (cause->line, 1) : 1,
          cause != NULL ? (guint) MAX (cause->int2, 1) : 1,
          &self->error,
          TENGEN_FOREIGN_ERROR_XML,
          NULL);
      self->failed = TRUE;
    }
  xmlFreeParserCtxt (g_steal_pointer (&self->parser));
}

/* Looks for a tag with too many attributes: from one `<` to the next. */
static void
check_tags (TengenForeignXml *self)
{
  gboolean is_start = FALSE;
  guint n = 0;

  for (gsize i = 0; i < self->length; i++)
    if (self->data[i] == '<')
      {
        is_start = strchr ("!?/", self->data[i + 1]) == NULL;
        n = 0;
      }
    else if (is_start && self->data[i] == '=' && ++n > MAX_ATTRIBUTES)
      {
        refuse_at (self, TENGEN_FOREIGN_ERROR_XML, i);
        return;
      }
}

/* What the file says of its charset, if that is one, or NULL. */
static char *
find_charset (const char *data, gsize length)
{
  g_autofree char *head = tengen_foreign_text_peek (data, length);
  const char *end = strstr (head, "?>");
  const char *at = g_strstr_len (head, end - head, "encoding");
  TengenSgfConverted converted;
  char *name;
  gsize n;

  if (!g_str_has_prefix (head, "<?xml") || end == NULL || at == NULL)
    return NULL;
  at += strlen ("encoding");
  at += strspn (at, " \t\r\n=\"'");
  n = strcspn (at, "\"'?");
  name = g_strndup (at, n);
  if (tengen_sgf_convert ("", 0, name, 0, &converted))
    {
      g_free (converted.text);
      return name;
    }
  g_free (name);
  return NULL;
}

gboolean
tengen_foreign_xml_read (TengenForeignDraft *draft,
                         const char *data,
                         gsize length,
                         const char *charset,
                         const TengenForeignXmlKind *kind,
                         gpointer data_of_kind,
                         GError **error)
{
  g_autofree char *named = find_charset (data, length);
  gboolean is_utf8 = tengen_sgf_utf8_measure (data, length) == length;
  const char *const order[] = { named != NULL || is_utf8
                                    ? named
                                    : tengen_sgf_guess (data, length).charset,
                                NULL };
  g_autofree char *text = tengen_foreign_text_decode (
      data, &length, charset, named != NULL, order, draft, error);
  TengenForeignXml self = { .draft = draft,
                            .kind = kind,
                            .self = data_of_kind,
                            .data = text,
                            .length = length,
                            .line = 1,
                            .column = 1 };

  if (text == NULL)
    return FALSE;
  self.text = g_string_new (NULL);
  check_tags (&self);
  if (!self.failed)
    parse (&self);
  g_string_free (self.text, TRUE);
  if (self.failed)
    g_propagate_error (error, self.error);
  return !self.failed;
}
