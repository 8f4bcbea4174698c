/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-find-private: looking for one text in many
 *
 * What: the text that is looked for, folded (NFKC, case), and what is kept from
 *       one look to the next: buffers, and what single characters fold to.
 */
#pragma once

#include "tengen-describe-find.h"

G_BEGIN_DECLS

/**
 * TengenFold:
 * @wanted: the folded text that is looked for
 * @wanted_length: its bytes, 0 if there is nothing to look for
 * @folded: the text that was folded last
 * @bytes: what a byte folds to that is a character; 0 for one to be looked at
 * @known: what a character folds to; "" for one that may join with others
 *
 * A text that is looked for.
 */
typedef struct
{
  char *wanted;
  gsize wanted_length;
  GString *folded;
  char bytes[256];
  GHashTable *known;
} TengenFold;

/* Begins to look for a text. */
void tengen_fold_init (TengenFold *self, const char *wanted);

/* Frees what it keeps. */
void tengen_fold_clear (TengenFold *self);

/* Tells whether a raw value holds the text; @simple: it is simple text. */
gboolean tengen_fold_is_in_raw (TengenFold *self,
                                const char *raw,
                                gsize length,
                                gboolean simple);

/* Lists the places of the text in another; see tengen_find_in_text(). */
GArray *tengen_fold_list (TengenFold *self,
                          const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether the comment or a name of a node holds the text. */
gboolean tengen_fold_is_in_node (TengenFold *self,
                                 const TengenRecord *record,
                                 TengenNode node);

G_END_DECLS
