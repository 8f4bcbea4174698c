/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-page: a page of the help, read from its file
 *
 * Shape: the elements of a text become Pango markup as they are met; besides
 *        the plain text is gathered for the search.
 */
#include "tengen-help-page.h"

#include "tengen-lesson-part.h"
#include "tengen-lesson-tree.h"

#include <string.h>

#define NAMESPACE "urn:tengen:help:1"

/* A run of the reader. */
typedef struct
{
  TengenHelpPage *page;
  GString *plain;
} Reader;

static void
free_block (gpointer data)
{
  TengenHelpBlock *block = data;

  g_free (block->marker);
  g_free (block->markup);
  g_clear_pointer (&block->cells, g_ptr_array_unref);
  g_clear_pointer (&block->view, tengen_view_free);
  g_free (block);
}

/* --- Texts --- */

/* Lines of a file are broken anywhere in Japanese, at blanks in English. */
static gboolean
needs_blank (const GString *text, gunichar next)
{
  const char *end = text->str + text->len;

  if (text->len == 0 || end[-1] == '\n')
    return FALSE;
  return !g_unichar_iswide (next) &&
         !g_unichar_iswide (g_utf8_get_char (g_utf8_prev_char (end)));
}

static void
append_char (GString *markup, GString *plain, gunichar c)
{
  char bytes[6];
  g_autofree char *escaped =
      g_markup_escape_text (bytes, g_unichar_to_utf8 (c, bytes));

  g_string_append (markup, escaped);
  g_string_append_unichar (plain, c);
}

static void
append_text (GString *markup, GString *plain, const char *text)
{
  gboolean blank = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (c < 0x80 && g_ascii_isspace ((char) c))
        {
          blank = TRUE;
          continue;
        }
      if (blank && needs_blank (plain, c))
        append_char (markup, plain, ' ');
      blank = FALSE;
      append_char (markup, plain, c);
    }
  /* before an element within the sentence */
  if (blank && needs_blank (plain, 'a'))
    append_char (markup, plain, ' ');
}

static void append_inline (Reader *self, GString *markup, const xmlNode *node);

static void
append_link (Reader *self, GString *markup, const xmlNode *node)
{
  g_autofree char *id = tengen_lesson_tree_get (node, "to");

  g_string_append_printf (markup, "<a href=\"" TENGEN_HELP_LINK "%s\">", id);
  append_inline (self, markup, node);
  g_string_append (markup, "</a>");
  g_ptr_array_add (self->page->links, g_steal_pointer (&id));
}

static void
append_element (Reader *self, GString *markup, const xmlNode *node)
{
  const char *tag = tengen_lesson_tree_is (node, "code") ? "tt" : "b";

  if (tengen_lesson_tree_is (node, "a"))
    {
      append_link (self, markup, node);
      return;
    }
  g_string_append_printf (markup, "<%s>", tag);
  append_inline (self, markup, node);
  g_string_append_printf (markup, "</%s>", tag);
}

static void
append_inline (Reader *self, GString *markup, const xmlNode *node)
{
  for (const xmlNode *child = node->children; child != NULL;
       child = child->next)
    if (child->type == XML_TEXT_NODE)
      append_text (markup, self->plain, (const char *) child->content);
    else if (child->type == XML_ELEMENT_NODE)
      append_element (self, markup, child);
}

static char *
read_markup (Reader *self, const xmlNode *node)
{
  GString *markup = g_string_new (NULL);

  if (self->plain->len > 0)
    g_string_append_c (self->plain, '\n');
  append_inline (self, markup, node);
  return g_strchomp (g_string_free (markup, FALSE));
}

/* --- Blocks --- */

static TengenHelpBlock *
add_block (Reader *self, TengenHelpKind kind, char *markup)
{
  TengenHelpBlock *block = g_new0 (TengenHelpBlock, 1);

  block->kind = kind;
  block->markup = markup;
  g_ptr_array_add (self->page->blocks, block);
  return block;
}

static void
read_items (Reader *self, const xmlNode *list, gboolean numbered)
{
  const xmlNode *item = tengen_lesson_tree_first (list, "item");

  for (int n = 1; item != NULL; item = tengen_lesson_tree_next (item, "item"))
    add_block (self, TENGEN_HELP_ITEM, read_markup (self, item))->marker =
        numbered ? g_strdup_printf ("%d.", n++) : g_strdup ("•");
}

static void
read_keys (Reader *self, const xmlNode *keys)
{
  const xmlNode *key = tengen_lesson_tree_first (keys, "item");

  for (; key != NULL; key = tengen_lesson_tree_next (key, "item"))
    add_block (self, TENGEN_HELP_KEY, read_markup (self, key))->marker =
        tengen_lesson_tree_get (key, "key");
}

static void
read_cells (Reader *self, GPtrArray *cells, const xmlNode *row)
{
  const xmlNode *cell = tengen_lesson_tree_first (row, "cell");

  for (; cell != NULL; cell = tengen_lesson_tree_next (cell, "cell"))
    g_ptr_array_add (cells, read_markup (self, cell));
}

static void
read_table (Reader *self, const xmlNode *table)
{
  TengenHelpBlock *block = add_block (self, TENGEN_HELP_TABLE, NULL);
  const xmlNode *row = tengen_lesson_tree_first (table, "row");

  block->cells = g_ptr_array_new_with_free_func (g_free);
  for (; row != NULL; row = tengen_lesson_tree_next (row, "row"))
    {
      read_cells (self, block->cells, row);
      if (block->n_columns == 0)
        block->n_columns = block->cells->len;
    }
}

/* X and O are stones, # is where play is not allowed, letters and digits are
 * labels, . is nothing. */
static void
draw_point (TengenView *view, int point, char c)
{
  if (c == 'X')
    view->stones[point] = TENGEN_STONE_BLACK;
  else if (c == 'O')
    view->stones[point] = TENGEN_STONE_WHITE;
  else if (c == '#')
    view->marks[point] = TENGEN_VIEW_MARK_REFUSED;
  else if (c != '.')
    view->labels[point] = g_strndup (&c, 1);
}

static TengenView *
read_view (const xmlNode *node)
{
  g_autofree char *text = tengen_lesson_tree_get (node, "rows");
  g_auto (GStrv) rows = g_strsplit (text, " ", -1);
  int size = (int) g_strv_length (rows);
  TengenView *view = tengen_view_new (size, size);

  for (int y = 0; y < size; y++)
    for (int x = 0; x < size && rows[y][x] != '\0'; x++)
      draw_point (view, y * size + x, rows[y][x]);
  return view;
}

static void
read_block (Reader *self, const xmlNode *node)
{
  if (tengen_lesson_tree_is (node, "h"))
    add_block (self, TENGEN_HELP_HEADING, read_markup (self, node));
  else if (tengen_lesson_tree_is (node, "p"))
    add_block (self, TENGEN_HELP_PARAGRAPH, read_markup (self, node));
  else if (tengen_lesson_tree_is (node, "list"))
    read_items (self, node, FALSE);
  else if (tengen_lesson_tree_is (node, "steps"))
    read_items (self, node, TRUE);
  else if (tengen_lesson_tree_is (node, "keys"))
    read_keys (self, node);
  else if (tengen_lesson_tree_is (node, "table"))
    read_table (self, node);
  else if (tengen_lesson_tree_is (node, "board"))
    add_block (self, TENGEN_HELP_BOARD, read_markup (self, node))->view =
        read_view (node);
}

/* --- The page --- */

static TengenLessonWords *
make_words (const char *text)
{
  TengenLessonWords *words = tengen_lesson_words_new ();
  TengenLessonText *one = tengen_lesson_text_new ("");

  tengen_lesson_text_add (one, text, NULL);
  g_ptr_array_add (words, one);
  return words;
}

static void
read_page (Reader *self, const xmlNode *root)
{
  TengenHelpPage *page = self->page;
  const xmlNode *node = tengen_lesson_tree_first (root, NULL);
  g_autofree char *words = tengen_lesson_tree_get (root, "find");

  page->id = tengen_lesson_tree_get (root, "id");
  page->group = tengen_lesson_tree_get (root, "group");
  page->title = tengen_lesson_tree_get_text (node);
  while ((node = tengen_lesson_tree_next (node, NULL)) != NULL)
    read_block (self, node);
  g_string_append_printf (self->plain, "\n%s", words != NULL ? words : "");
  page->entry.id = page->id;
  page->entry.term = make_words (page->title);
  page->entry.meaning = make_words (self->plain->str);
}

TengenHelpPage *
tengen_help_page_read (const char *data, gsize length)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (GString) plain = g_string_new (NULL);
  TengenHelpPage *page;
  xmlDoc *doc;

  g_return_val_if_fail (data != NULL, NULL);

  doc = tengen_lesson_tree_new (data, length, NAMESPACE, "page", faults);
  if (doc == NULL)
    return NULL;
  page = g_new0 (TengenHelpPage, 1);
  page->blocks = g_ptr_array_new_with_free_func (free_block);
  page->links = g_ptr_array_new_with_free_func (g_free);
  read_page (&(Reader){ page, plain }, xmlDocGetRootElement (doc));
  xmlFreeDoc (doc);
  return page;
}

void
tengen_help_page_free (TengenHelpPage *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->group);
  g_free (self->title);
  g_ptr_array_unref (self->blocks);
  g_ptr_array_unref (self->links);
  g_clear_pointer (&self->entry.term, g_ptr_array_unref);
  g_clear_pointer (&self->entry.meaning, g_ptr_array_unref);
  g_free (self);
}
