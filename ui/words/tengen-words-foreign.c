/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-foreign: records of other programs, in the user's language
 */
#include "tengen-words-foreign.h"

#include "tengen-words.h"

#define _(text) tengen_words_text (text)

char *
tengen_words_foreign_form (TengenForeignForm form)
{
  /* names of programs are the same in every language */
  static const char *const names[] = {
    [TENGEN_FOREIGN_NONE] = "SGF",
    [TENGEN_FOREIGN_GIB] = "Tygem GIB",
    [TENGEN_FOREIGN_NGF] = "wBaduk NGF",
    [TENGEN_FOREIGN_UGF] = "Pandanet UGF",
    [TENGEN_FOREIGN_RENLIB] = "RenLib (.lib)",
    [TENGEN_FOREIGN_POS] = "RenLib (.pos)",
    [TENGEN_FOREIGN_PISKVORK] = "Piskvork (.psq)",
    [TENGEN_FOREIGN_RIF] = "RenjuNet RIF",
    [TENGEN_FOREIGN_JAGO] = "Jago XML",
  };

  g_return_val_if_fail ((guint) form < G_N_ELEMENTS (names), NULL);

  return g_strdup (names[form]);
}

/* TRANSLATORS: in each of these the first %s is the name of a form of files,
 * such as Tygem GIB. */
static char *
say_refusal (TengenForeignError code, const char *name, const char *detail)
{
  switch (code)
    {
    case TENGEN_FOREIGN_ERROR_NOTHING:
      return g_strdup_printf (_ ("There is no game in this %s file."), name);
    case TENGEN_FOREIGN_ERROR_ENCIPHERED:
      return g_strdup_printf (_ ("This %s file is enciphered."), name);
    case TENGEN_FOREIGN_ERROR_BOARD:
      return g_strdup_printf (
          _ ("This %s file names a board of a size that cannot be."), name);
    case TENGEN_FOREIGN_ERROR_VERSION:
      return g_strdup_printf (
          /* TRANSLATORS: the name of a form of files, a number such as 9.00 */
          _ ("This %s file is of the newer version %s, which is not known."),
          name,
          detail);
    case TENGEN_FOREIGN_ERROR_SERVER:
      return g_strdup_printf (
          /* TRANSLATORS: the name of a form of files, the text of a server */
          _ ("This %s file holds what a server answered in place of a game: "
             "“%s”"),
          name,
          detail);
    case TENGEN_FOREIGN_ERROR_LINKER:
      return g_strdup (
          _ ("This .lib file is a library of program code, not of RenLib."));
    case TENGEN_FOREIGN_ERROR_XML:
      return g_strdup_printf (
          _ ("This %s file is damaged: it is no well-formed XML."), name);
    case TENGEN_FOREIGN_ERROR_CHARSET:
      return g_strdup_printf (
          _ ("This %s file cannot be read with this charset."), name);
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_words_foreign_error (const GError *error, TengenForeignForm form)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain != TENGEN_FOREIGN_ERROR)
    return tengen_words_sgf_error (error);
  name = tengen_words_foreign_form (form);
  return say_refusal ((TengenForeignError) error->code, name, error->message);
}

char *
tengen_words_foreign_at (TengenForeignForm form,
                         guint line,
                         guint column,
                         const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  if (line == 0)
    return g_strdup (text);
  if (tengen_foreign_is_binary (form))
    /* TRANSLATORS: the number of a byte of a file, what is odd there */
    return g_strdup_printf (_ ("Byte %u: %s"), column, text);
  /* TRANSLATORS: line, column, what is odd there */
  return g_strdup_printf (_ ("Line %u, column %u: %s"), line, column, text);
}
