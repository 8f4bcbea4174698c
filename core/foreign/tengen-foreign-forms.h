/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-forms: the readers of the single forms
 *
 * Shape: each tells whether bytes are of its form, and fills a draft. Errors
 *        are of %TENGEN_FOREIGN_ERROR; what can be opened is no error.
 */
#pragma once

#include "tengen-foreign-draft.h"

G_BEGIN_DECLS

/* Tells whether the beginning of a file is of the form. */
typedef gboolean (*TengenForeignKnow) (const char *data, gsize length);

/* Reads a whole file into a draft; %FALSE if nothing is to be opened. */
typedef gboolean (*TengenForeignRead) (TengenForeignDraft *draft,
                                       const char *data,
                                       gsize length,
                                       const char *charset,
                                       GError **error);

/* Tells whether the beginning of a file is GIB: `\HS`, `\[KEY=` or `STO`. */
gboolean tengen_foreign_is_gib (const char *data, gsize length);

/* Reads GIB of Tygem, eWeiqi, Toyo Igo. */
gboolean tengen_foreign_read_gib (TengenForeignDraft *draft,
                                  const char *data,
                                  gsize length,
                                  const char *charset,
                                  GError **error);

/* Tells whether a file is NGF: 2nd line a number, or lines of moves, of GI. */
gboolean tengen_foreign_is_ngf (const char *data, gsize length);

/* Reads NGF of wBaduk, Cyberoro. */
gboolean tengen_foreign_read_ngf (TengenForeignDraft *draft,
                                  const char *data,
                                  gsize length,
                                  const char *charset,
                                  GError **error);

/* Tells whether the beginning of a file is the head of a library of RenLib. */
gboolean tengen_foreign_is_renlib (const char *data, gsize length);

/* Tells whether a `.lib` may be a library without a head, or a linker's. */
gboolean tengen_foreign_is_old_renlib (const char *data, gsize length);

/* Reads libraries of RenLib; one for linkers is refused as that. */
gboolean tengen_foreign_read_renlib (TengenForeignDraft *draft,
                                     const char *data,
                                     gsize length,
                                     const char *charset,
                                     GError **error);

/* Tells whether a file named `.pos` is no text. */
gboolean tengen_foreign_is_pos (const char *data, gsize length);

/* Reads stones of RenLib and Zjrenju. */
gboolean tengen_foreign_read_pos (TengenForeignDraft *draft,
                                  const char *data,
                                  gsize length,
                                  const char *charset,
                                  GError **error);

/* Tells whether the beginning of a file is a game of Piskvork. */
gboolean tengen_foreign_is_piskvork (const char *data, gsize length);

/* Reads games of Piskvork, on boards of 15 by 15 and others. */
gboolean tengen_foreign_read_piskvork (TengenForeignDraft *draft,
                                       const char *data,
                                       gsize length,
                                       const char *charset,
                                       GError **error);

/* Tells whether the beginning of a file is a database of games of Renju. */
gboolean tengen_foreign_is_rif (const char *data, gsize length);

/* Reads databases of games of Renju: all their games. */
gboolean tengen_foreign_read_rif (TengenForeignDraft *draft,
                                  const char *data,
                                  gsize length,
                                  const char *charset,
                                  GError **error);

/* Tells whether the beginning of a file is XML of Jago or GoGui. */
gboolean tengen_foreign_is_jago (const char *data, gsize length);

/* Reads games of Jago and GoGui. */
gboolean tengen_foreign_read_jago (TengenForeignDraft *draft,
                                   const char *data,
                                   gsize length,
                                   const char *charset,
                                   GError **error);

/* Tells whether the beginning of a file is UGF: `[Header]` or `[Data]`. */
gboolean tengen_foreign_is_ugf (const char *data, gsize length);

/* Reads UGF and UGI of Pandanet and PandaEGG. */
gboolean tengen_foreign_read_ugf (TengenForeignDraft *draft,
                                  const char *data,
                                  gsize length,
                                  const char *charset,
                                  GError **error);

G_END_DECLS
