/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign: records of other servers and programs
 *
 * What:   knowing the form of a file by its bytes; bytes to a record, as the
 *         reader of SGF gives it: what was odd, with places in that file.
 * Not:    packed files, files on a disk; writing these forms.
 * Shape:  a form's reader makes a draft, the draft becomes SGF, and that is
 *         read as any other record.
 */
#pragma once

#include "tengen-sgf-reader.h"

G_BEGIN_DECLS

/**
 * TengenForeignForm:
 * @TENGEN_FOREIGN_NONE: none of these: SGF, or nothing that is known
 * @TENGEN_FOREIGN_GIB: GIB of Tygem, eWeiqi, Toyo Igo
 * @TENGEN_FOREIGN_NGF: NGF of wBaduk, Cyberoro
 * @TENGEN_FOREIGN_UGF: UGF and UGI of Pandanet and PandaEGG
 * @TENGEN_FOREIGN_RENLIB: a library of RenLib (.lib)
 * @TENGEN_FOREIGN_POS: stones of RenLib (.pos)
 * @TENGEN_FOREIGN_PISKVORK: a game of Piskvork (.psq)
 * @TENGEN_FOREIGN_RIF: a database of games of Renju (XML)
 * @TENGEN_FOREIGN_JAGO: a game of Jago or GoGui (XML)
 *
 * Forms of records that are read.
 */
typedef enum
{
  TENGEN_FOREIGN_NONE,
  TENGEN_FOREIGN_GIB,
  TENGEN_FOREIGN_NGF,
  TENGEN_FOREIGN_UGF,
  TENGEN_FOREIGN_RENLIB,
  TENGEN_FOREIGN_POS,
  TENGEN_FOREIGN_PISKVORK,
  TENGEN_FOREIGN_RIF,
  TENGEN_FOREIGN_JAGO,
} TengenForeignForm;

#define TENGEN_FOREIGN_ERROR (tengen_foreign_error_quark ())

/**
 * TengenForeignError:
 * @TENGEN_FOREIGN_ERROR_NOTHING: nothing of the form is in the file
 * @TENGEN_FOREIGN_ERROR_ENCIPHERED: the file is enciphered
 * @TENGEN_FOREIGN_ERROR_BOARD: no board has the size it names
 * @TENGEN_FOREIGN_ERROR_VERSION: a newer version; the message is its number
 * @TENGEN_FOREIGN_ERROR_SERVER: what a server answered instead of a game; the
 *   message is that text
 * @TENGEN_FOREIGN_ERROR_LINKER: a library for linkers, not of RenLib
 * @TENGEN_FOREIGN_ERROR_XML: XML that is not well-formed
 * @TENGEN_FOREIGN_ERROR_CHARSET: the bytes do not fit the charset asked for
 *
 * Why nothing of a file is opened.
 */
typedef enum
{
  TENGEN_FOREIGN_ERROR_NOTHING,
  TENGEN_FOREIGN_ERROR_ENCIPHERED,
  TENGEN_FOREIGN_ERROR_BOARD,
  TENGEN_FOREIGN_ERROR_VERSION,
  TENGEN_FOREIGN_ERROR_SERVER,
  TENGEN_FOREIGN_ERROR_LINKER,
  TENGEN_FOREIGN_ERROR_XML,
  TENGEN_FOREIGN_ERROR_CHARSET,
} TengenForeignError;

/* Names the error domain. */
GQuark tengen_foreign_error_quark (void);

/* Tells whether files of a form are bytes, which have no lines. */
gboolean tengen_foreign_is_binary (TengenForeignForm form);

/**
 * tengen_foreign_find_form:
 * @data: the bytes of a file, or its first 4 KiB
 * @length: how many
 * @name: (nullable): the name or path of the file, also that of the packed one
 *   (`.gz`); `.pos` and the oldest `.lib` need it, whose bytes may be anything
 *
 * Tells what a file is by its bytes. Cost: bounded.
 *
 * Returns: a form, or %TENGEN_FOREIGN_NONE
 */
TengenForeignForm
tengen_foreign_find_form (const char *data, gsize length, const char *name);

/**
 * tengen_foreign_read:
 * @data: the bytes of a file
 * @length: how many
 * @name: (nullable): the name of the file, see tengen_foreign_find_form()
 * @charset: (nullable): a charset to read it with, or %NULL to find out
 * @form: (out) (optional): what the file is; of one with nothing in it, what
 *   its name promises
 * @error: return location for a %TENGEN_FOREIGN_ERROR or %TENGEN_SGF_ERROR
 *
 * Reads a file of any form, SGF among them (as tengen_sgf_read() does). What is
 * wrong in a move ends the reading there, and what was read before is given
 * with a warning. Lines and columns are those of the file; in forms of bytes
 * the line is 1 and the column the number of the byte, from 1.
 *
 * No recursion; cost is linear in @length.
 *
 * Returns: (transfer full): the reading; its record is %NULL when @error is set
 */
TengenSgfReading *
tengen_foreign_read (const char *data,
                     gsize length,
                     const char *name,
                     const char *charset,
                     TengenForeignForm *form,
                     GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
