/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * subjects: the kinds of files that the program keeps, for tests
 *
 * What:  for each kind a file with much in it, a change that the program makes,
 *        and what a new program finds; each kind in a folder of its own.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Found:
 * @known: all that a program knows of the file, as text; "" for nothing
 * @told: what it told, "" for nothing
 *
 * What a program found.
 */
typedef struct
{
  char *known;
  GString *told;
} Found;

/**
 * Subject:
 * @name: what it is called
 * @make: writes the file; where some of it is there already, all the same
 * @get_path: tells which file it is
 * @look: finds what is there, as a new program does
 * @change: does the same, then changes something; %TRUE if the program takes it
 *   for kept
 * @may_refuse: a file that cannot be read stays in its place until a person has
 *   mended it
 * @is_plain: the bytes are the content: damage cannot be told
 * @is_foreign: a library writes the file, which tells no faults
 * @is_program: another program writes the file
 *
 * A kind of files.
 */
typedef struct
{
  const char *name;
  void (*make) (const char *folder);
  char *(*get_path) (const char *folder);
  void (*look) (const char *folder, Found *found);
  gboolean (*change) (const char *folder, Found *found);
  gboolean may_refuse;
  gboolean is_plain;
  gboolean is_foreign;
  gboolean is_program;
} Subject;

/* All of them, %NULL behind the last. */
extern const Subject *const subjects[];

/**
 * found_init:
 * @self: what to fill
 *
 * Begins with nothing.
 */
void found_init (Found *self);

/**
 * found_clear:
 * @self: what was found
 *
 * Frees what it holds.
 */
void found_clear (Found *self);

G_END_DECLS
