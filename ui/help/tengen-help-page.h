/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-help-page: a page of the help, read from its file
 *
 * What:  data/help/LANGUAGE/ID.xml (data/help/help.rnc is the form) as blocks in
 *        their order.
 * Not:   finding pages (tengen-help-shelf), showing them (tengen-help-blocks).
 */
#pragma once

#include "tengen-lesson-glossary.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/* Links go to this and the id of a page. */
#define TENGEN_HELP_LINK "help:"

/**
 * TengenHelpKind:
 * @TENGEN_HELP_HEADING: a heading
 * @TENGEN_HELP_PARAGRAPH: a paragraph
 * @TENGEN_HELP_ITEM: a thing of a list, or a step to do
 * @TENGEN_HELP_KEY: a key and what it does
 * @TENGEN_HELP_TABLE: a table (表)
 * @TENGEN_HELP_BOARD: a diagram (図)
 *
 * What a block is.
 */
typedef enum
{
  TENGEN_HELP_HEADING,
  TENGEN_HELP_PARAGRAPH,
  TENGEN_HELP_ITEM,
  TENGEN_HELP_KEY,
  TENGEN_HELP_TABLE,
  TENGEN_HELP_BOARD,
} TengenHelpKind;

/**
 * TengenHelpBlock:
 * @kind: what it is
 * @marker: (nullable): (ITEM): what stands before it; (KEY): the key
 * @markup: (nullable): Pango markup; (BOARD): what stands below it; (TABLE): %NULL
 * @cells: (nullable) (element-type utf8): (TABLE): Pango markup, row by row, the
 *   heads of columns first
 * @n_columns: (TABLE): cells of a row
 * @view: (nullable): (BOARD): what is to be seen
 *
 * A block of a page.
 */
typedef struct
{
  TengenHelpKind kind;
  char *marker;
  char *markup;
  GPtrArray *cells;
  guint n_columns;
  TengenView *view;
} TengenHelpBlock;

/**
 * TengenHelpPage:
 * @id: its name
 * @group: what the list of pages shows it under
 * @title: its title
 * @blocks: (element-type TengenHelpBlock): what it says
 * @links: (element-type utf8): ids of the pages it leads to
 * @entry: title and text, to be searched as the glossary is
 *
 * A page.
 */
typedef struct
{
  char *id;
  char *group;
  char *title;
  GPtrArray *blocks;
  GPtrArray *links;
  TengenLessonEntry entry;
} TengenHelpPage;

/**
 * tengen_help_page_read:
 * @data: (array length=length): the bytes of a file
 * @length: how many
 *
 * Reads a page. Files are of the program, and held to their form by a test.
 *
 * Returns: (transfer full) (nullable): a page, or %NULL if it is not XML of this
 *   kind
 */
TengenHelpPage *tengen_help_page_read (const char *data,
                                       gsize length) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a page; does nothing for %NULL. */
void tengen_help_page_free (TengenHelpPage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenHelpPage, tengen_help_page_free)

G_END_DECLS
