/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-tree: XML of strangers, read safely
 *
 * Shape:  libxml2 builds its tree; around two of its callbacks stand those here:
 *         they count, note lines and stop at what a lesson may not have, before
 *         anything is done with it.
 */
#include "tengen-lesson-tree.h"

#include "tengen-lesson.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <string.h>

/* CDATA sections become text; nothing is loaded, nothing replaced. */
#define OPTIONS (XML_PARSE_NONET | XML_PARSE_NOCDATA)

/* libxml2 compares each attribute of a tag with all before it, and tells of none
 * until it has them all. */
#define MAX_ATTRIBUTES 1000

static const char byte_order_mark[] = "\xef\xbb\xbf";

/* A run of the parser; its address is kept in the parser's own. */
typedef struct
{
  const char *data;
  const char *space;
  const char *root;
  GPtrArray *faults;
  gboolean failed;
  guint elements;
  guint depth;
} Run;

static TengenLessonFault *
add_fault (Run *run, TengenLessonFaultCode code, int line, const char *detail)
{
  run->failed = TRUE;
  return tengen_lesson_faults_add (run->faults, code, line, NULL, detail);
}

/* Only the first fault counts: what follows may come of it. */
static void
stop (xmlParserCtxt *parser,
      TengenLessonFaultCode code,
      int line,
      const char *detail)
{
  Run *run = parser->_private;

  if (!run->failed)
    add_fault (run, code, line, detail);
  xmlStopParser (parser);
}

/* The parser stands at the end of a start tag; no `<` can stand in a tag. */
static int
find_line (xmlParserCtxt *parser)
{
  const Run *run = parser->_private;
  long at = xmlByteConsumed (parser);
  int line = parser->input->line;

  while (at > 0 && run->data[at - 1] != '<')
    line -= run->data[--at] == '\n';
  return line;
}

static void
check_root (xmlParserCtxt *parser,
            const xmlChar *name,
            const xmlChar *space,
            int line)
{
  const Run *run = parser->_private;

  if (space == NULL || !g_str_equal (space, run->space) ||
      !g_str_equal (name, run->root))
    stop (parser, TENGEN_LESSON_FAULT_NAMESPACE, line, (const char *) name);
}

static void
check_limits (xmlParserCtxt *parser, int line)
{
  Run *run = parser->_private;

  if (++run->elements > TENGEN_LESSON_MAX_ELEMENTS)
    stop (parser, TENGEN_LESSON_FAULT_ELEMENTS, line, NULL);
  else if (++run->depth > TENGEN_LESSON_MAX_DEPTH)
    stop (parser, TENGEN_LESSON_FAULT_DEPTH, line, NULL);
}

static void
start_element_cb (void *data,
                  const xmlChar *name,
                  const xmlChar *prefix,
                  const xmlChar *space,
                  int n_spaces,
                  const xmlChar **spaces,
                  int n_attributes,
                  int n_defaulted,
                  const xmlChar **attributes)
{
  xmlParserCtxt *parser = data;
  Run *run = parser->_private;
  int line = find_line (parser);

  if (run->elements == 0)
    check_root (parser, name, space, line);
  check_limits (parser, line);
  if (run->failed)
    return;
  xmlSAX2StartElementNs (data,
                         name,
                         prefix,
                         space,
                         n_spaces,
                         spaces,
                         n_attributes,
                         n_defaulted,
                         attributes);
  if (parser->node != NULL)
    parser->node->_private = GINT_TO_POINTER (line);
}

static void
end_element_cb (void *data,
                const xmlChar *name,
                const xmlChar *prefix,
                const xmlChar *space)
{
  xmlParserCtxt *parser = data;
  Run *run = parser->_private;

  run->depth--;
  if (!run->failed)
    xmlSAX2EndElementNs (data, name, prefix, space);
}

static void
doctype_cb (void *data,
            const xmlChar *name,
            const xmlChar *external,
            const xmlChar *system)
{
  xmlParserCtxt *parser = data;

  stop (parser, TENGEN_LESSON_FAULT_DOCTYPE, parser->input->line, NULL);
}

static void
error_cb (void *data, TengenLessonXmlError *error)
{
  xmlParserCtxt *parser = data;
  Run *run = parser->_private;
  g_autofree char *detail = NULL;

  if (error->level < XML_ERR_ERROR || run->failed)
    return;
  detail = g_strdup (error->message);
  add_fault (run, TENGEN_LESSON_FAULT_XML, error->line, g_strstrip (detail));
}

/* Finds what is said of the encoding between `<?xml` and `?>`. */
static char *
find_encoding (const char *data, gsize length)
{
  const char *end, *at;
  gsize n;

  if (length < 6 || memcmp (data, "<?xml", 5) != 0 ||
      !g_ascii_isspace (data[5]))
    return NULL;
  end = g_strstr_len (data, (gssize) length, "?>");
  if (end == NULL)
    return NULL;
  at = g_strstr_len (data, end - data, "encoding");
  if (at == NULL)
    return NULL;
  for (at += strlen ("encoding"); strchr (" \t\r\n=\"'", *at) != NULL; at++)
    ;
  for (n = 0; at[n] != '?' && at[n] != '"' && at[n] != '\''; n++)
    ;
  return g_strndup (at, n);
}

static int
count_lines (const char *data, const char *end)
{
  int line = 1;

  for (const char *at = data; at < end; at++)
    line += *at == '\n';
  return line;
}

/* Looks for a tag with too many attributes: from one `<` to the next, for in a
 * tag there is no other, while `>` may stand in a value. */
static void
check_tags (Run *run, gsize length)
{
  const char *end = run->data + length;
  gboolean is_start = FALSE;
  guint n = 0;

  for (const char *at = run->data; at < end && n <= MAX_ATTRIBUTES; at++)
    if (*at == '<')
      {
        is_start = at + 1 < end && strchr ("!?/", at[1]) == NULL;
        n = 0;
      }
    else if (is_start && *at == '=' && ++n > MAX_ATTRIBUTES)
      add_fault (run,
                 TENGEN_LESSON_FAULT_XML,
                 count_lines (run->data, at),
                 "too many attributes");
}

static gboolean
check_bytes (Run *run, gsize length)
{
  const char *end = NULL;
  g_autofree char *encoding = NULL;

  if (length > TENGEN_LESSON_MAX_BYTES)
    add_fault (run, TENGEN_LESSON_FAULT_SIZE, 0, NULL);
  else if (!g_utf8_validate_len (run->data, length, &end))
    add_fault (
        run, TENGEN_LESSON_FAULT_ENCODING, count_lines (run->data, end), NULL);
  else
    {
      encoding = find_encoding (run->data, length);
      if (encoding != NULL && g_ascii_strcasecmp (encoding, "UTF-8") != 0)
        add_fault (run, TENGEN_LESSON_FAULT_ENCODING, 1, encoding);
      else
        check_tags (run, length);
    }
  return !run->failed;
}

static void
prepare (xmlParserCtxt *parser, Run *run)
{
  parser->_private = run;
  parser->sax->startElementNs = start_element_cb;
  parser->sax->endElementNs = end_element_cb;
  parser->sax->internalSubset = doctype_cb;
  parser->sax->serror = error_cb;
}

static xmlDoc *
parse (Run *run, gsize length)
{
  xmlParserCtxt *parser = xmlNewParserCtxt ();
  xmlDoc *doc;

  prepare (parser, run);
  doc =
      xmlCtxtReadMemory (parser, run->data, (int) length, NULL, NULL, OPTIONS);
  if (doc == NULL && !run->failed)
    add_fault (run, TENGEN_LESSON_FAULT_XML, 1, NULL);
  xmlFreeParserCtxt (parser);
  if (run->failed)
    g_clear_pointer (&doc, xmlFreeDoc);
  return doc;
}

xmlDoc *
tengen_lesson_tree_new (const char *data,
                        gsize length,
                        const char *space,
                        const char *root,
                        GPtrArray *faults)
{
  Run run = { data != NULL ? data : "", space, root, faults, FALSE, 0, 0 };
  gsize mark = strlen (byte_order_mark);

  g_return_val_if_fail (data != NULL || length == 0, NULL);
  g_return_val_if_fail (space != NULL && root != NULL, NULL);
  g_return_val_if_fail (faults != NULL, NULL);

  if (length >= mark && memcmp (run.data, byte_order_mark, mark) == 0)
    {
      run.data += mark;
      length -= mark;
    }
  return check_bytes (&run, length) ? parse (&run, length) : NULL;
}

int
tengen_lesson_tree_get_line (const xmlNode *node)
{
  g_return_val_if_fail (node != NULL, 0);

  return GPOINTER_TO_INT (node->_private);
}

/* The element around all others. From the document it might be far: there may be
 * many comments before it. */
static const xmlNode *
find_root (const xmlNode *node)
{
  while (node->parent != NULL && node->parent->type == XML_ELEMENT_NODE)
    node = node->parent;
  return node;
}

gboolean
tengen_lesson_tree_is_own (const xmlNode *node)
{
  const xmlNode *root;

  g_return_val_if_fail (node != NULL, FALSE);

  if (node->type != XML_ELEMENT_NODE || node->ns == NULL)
    return FALSE;
  root = find_root (node);
  return root->ns != NULL && xmlStrEqual (node->ns->href, root->ns->href);
}

gboolean
tengen_lesson_tree_is (const xmlNode *node, const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  return tengen_lesson_tree_is_own (node) && g_str_equal (node->name, name);
}

/* The first from @node on. */
static const xmlNode *
find_element (const xmlNode *node, const char *name)
{
  for (; node != NULL; node = node->next)
    if (name != NULL ? tengen_lesson_tree_is (node, name)
                     : tengen_lesson_tree_is_own (node))
      return node;
  return NULL;
}

static gboolean
is_blank (char character)
{
  return character == ' ' || character == '\t' || character == '\r' ||
         character == '\n';
}

/* Frees a text of libxml2 and gives it with single blanks. */
static char *
take_text (xmlChar *text)
{
  char *copy = g_strdup ((const char *) text);
  char *to = copy;

  xmlFree (text);
  for (const char *from = copy; *from != '\0'; from++)
    if (!is_blank (*from))
      *to++ = *from;
    else if (to > copy && to[-1] != ' ')
      *to++ = ' ';
  if (to > copy && to[-1] == ' ')
    to--;
  *to = '\0';
  return copy;
}

const xmlNode *
tengen_lesson_tree_first (const xmlNode *node, const char *name)
{
  g_return_val_if_fail (node != NULL, NULL);

  return find_element (node->children, name);
}

const xmlNode *
tengen_lesson_tree_next (const xmlNode *node, const char *name)
{
  g_return_val_if_fail (node != NULL, NULL);

  return find_element (node->next, name);
}

char *
tengen_lesson_tree_get (const xmlNode *node, const char *name)
{
  xmlChar *found;

  g_return_val_if_fail (node != NULL && name != NULL, NULL);

  if (g_str_equal (name, "xml:lang"))
    found = xmlGetNsProp (node, BAD_CAST "lang", XML_XML_NAMESPACE);
  else
    found = xmlGetNoNsProp (node, BAD_CAST name);
  return found == NULL ? NULL : take_text (found);
}

char *
tengen_lesson_tree_get_text (const xmlNode *node)
{
  g_return_val_if_fail (node != NULL, NULL);

  return take_text (xmlNodeGetContent (node));
}
