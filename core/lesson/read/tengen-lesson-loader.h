/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-loader: no XML loads anything
 *
 * What:   what main() of a program calls once: libxml2 has one loader of files
 *         and addresses for the whole process.
 * Not:    needed by the reader, which asks for nothing to be loaded; it is the
 *         second lock on that door.
 */
#pragma once

#include <glib.h>
#include <libxml/parser.h>

G_BEGIN_DECLS

/**
 * tengen_lesson_loader_refuse:
 * @address: what is to be loaded
 * @id: its public name
 * @parser: who wants it
 *
 * Loads nothing.
 *
 * Returns: %NULL
 */
static inline xmlParserInput *
tengen_lesson_loader_refuse (const char *address,
                             const char *id,
                             xmlParserCtxt *parser)
{
  return NULL;
}

/* Lets XML of this process load nothing from now on. */
static inline void
tengen_lesson_loader_close (void)
{
  xmlSetExternalEntityLoader (tengen_lesson_loader_refuse);
}

G_END_DECLS
