/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-file: what is odd or wrong with a file, in a sentence
 *
 * What: each oddity says how it was taken, so that nobody has to guess what
 *       the game shown has to do with the file.
 */
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* By #TengenSgfFault. */
static const char *const faults[] = {
  [TENGEN_SGF_FAULT_TEXT_BEFORE] =
      N_ ("Text before the first game was passed over."),
  [TENGEN_SGF_FAULT_TEXT_BETWEEN] =
      N_ ("Text between or after games was passed over."),
  [TENGEN_SGF_FAULT_STRAY_TEXT] =
      N_ ("Text that belongs to no property was passed over."),
  [TENGEN_SGF_FAULT_UNCLOSED_VALUE] =
      N_ ("A value has no “]”; it was closed at the end of the file."),
  [TENGEN_SGF_FAULT_UNCLOSED_TREE] =
      N_ ("A game has no “)”; it was closed at the end of the file."),
  [TENGEN_SGF_FAULT_EXTRA_CLOSE] = N_ ("A “)” too much was passed over."),
  [TENGEN_SGF_FAULT_EMPTY_TREE] = N_ ("An empty “()” was passed over."),
  [TENGEN_SGF_FAULT_NO_VALUE] =
      N_ ("A property has no value; it got an empty one."),
  [TENGEN_SGF_FAULT_NO_IDENTIFIER] =
      N_ ("A value without a property name was passed over."),
  [TENGEN_SGF_FAULT_NO_NODE] =
      N_ ("A “;” is missing; a node was begun for the property."),
  [TENGEN_SGF_FAULT_NODE_AFTER_TREE] =
      N_ ("A node stands behind a variation; it was taken as a variation."),
  [TENGEN_SGF_FAULT_LOWER_CASE] =
      N_ ("Lower-case letters of a property name were dropped."),
  [TENGEN_SGF_FAULT_DUPLICATE] =
      N_ ("A property stands twice in a node; both were kept."),
  [TENGEN_SGF_FAULT_CHARSET] =
      N_ ("The text does not fit the charset named; another was taken."),
  [TENGEN_SGF_FAULT_NUL] = N_ ("NUL bytes were passed over."),
};

char *
tengen_words_fault (TengenSgfFault fault)
{
  g_return_val_if_fail ((guint) fault < G_N_ELEMENTS (faults), NULL);

  return g_strdup (_ (faults[fault]));
}

char *
tengen_words_sgf_error (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == TENGEN_SGF_ERROR)
    switch ((TengenSgfError) error->code)
      {
      case TENGEN_SGF_ERROR_EMPTY:
        return g_strdup (_ ("There is no game record in this file."));
      case TENGEN_SGF_ERROR_CHARSET:
        return g_strdup (_ ("This file cannot be read as text."));
      case TENGEN_SGF_ERROR_SIZE:
        return g_strdup (
            _ ("This file is too big: at most 64 MiB, 2 million nodes and "
               "4 MiB in one value can be read."));
      }
  return g_strdup (error->message);
}
