/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-guide-text: the guide for those who write lessons, in blocks
 *
 * What:   headings, paragraphs, items, code and tables of a small part of
 *         Markdown: `#` to `###`, `-` and `1.`, fences, `| a | b |`, `code`,
 *         **bold**.
 * Not:    GTK (tengen-guide-page).
 * Shape:  the text has a part for each language; each begins with a `#`.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenGuideKind:
 * @TENGEN_GUIDE_HEADING: a heading
 * @TENGEN_GUIDE_PARAGRAPH: a paragraph
 * @TENGEN_GUIDE_ITEM: an item of a list
 * @TENGEN_GUIDE_CODE: lines that stay as they are
 * @TENGEN_GUIDE_TABLE: a table; its first row is the head
 *
 * What a block is.
 */
typedef enum
{
  TENGEN_GUIDE_HEADING,
  TENGEN_GUIDE_PARAGRAPH,
  TENGEN_GUIDE_ITEM,
  TENGEN_GUIDE_CODE,
  TENGEN_GUIDE_TABLE,
} TengenGuideKind;

/**
 * TengenGuideBlock:
 * @kind: what it is
 * @level: (HEADING): 1 to 3
 * @marker: (nullable): (ITEM): what stands before it, "•" or a number
 * @text: (nullable): Pango markup; (CODE): plain text
 * @rows: (nullable) (element-type GStrv): (TABLE): cells as Pango markup
 *
 * A block.
 */
typedef struct
{
  TengenGuideKind kind;
  guint level;
  char *marker;
  GString *text;
  GPtrArray *rows;
} TengenGuideBlock;

/**
 * tengen_guide_text_parse:
 * @text: Markdown
 * @part: which part, from 0; the last one where there are not so many
 *
 * Reads a part of the guide.
 *
 * Returns: (transfer full) (element-type TengenGuideBlock): its blocks
 */
GPtrArray *tengen_guide_text_parse (const char *text,
                                    guint part) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_guide_text_find_example:
 * @blocks: (element-type TengenGuideBlock): blocks
 *
 * Finds the example of the guide: the first code that is a whole lesson.
 *
 * Returns: (transfer none) (nullable): the text of a lesson file
 */
const char *tengen_guide_text_find_example (const GPtrArray *blocks);

G_END_DECLS
