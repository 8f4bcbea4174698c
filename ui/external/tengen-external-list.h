/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-list: the engines of this machine
 *
 * What:  known engines that are found, and those that a person added.
 * Not:   talking to them (tengen-external-engine).
 * Shape: nothing is searched before it is asked for, and nothing is started.
 */
#pragma once

#include "tengen-external-entry.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_EXTERNAL_LIST (tengen_external_list_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenExternalList, tengen_external_list, TENGEN, EXTERNAL_LIST, GObject)

/* Property:
 *   saved  GVariant "a(ssss)"  of each engine that a person added: id, name,
 *                              `gtp` or `gomocup`, command; notified
 */

/* Makes a list. */
TengenExternalList *tengen_external_list_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Searches anew when asked the next time: something may have been installed. */
void tengen_external_list_refresh (TengenExternalList *self);

/* Tells how many engines there are; those found come first. */
guint tengen_external_list_get_n (TengenExternalList *self);

/* Gives one, valid until the list changes. */
const TengenExternalEntry *tengen_external_list_get (TengenExternalList *self,
                                                     guint index);

/**
 * tengen_external_list_find:
 * @self: a list
 * @id: from a record
 *
 * Finds an engine.
 *
 * Returns: (transfer none) (nullable): valid until the list changes
 */
const TengenExternalEntry *tengen_external_list_find (TengenExternalList *self,
                                                      const char *id);

/**
 * tengen_external_list_add:
 * @self: a list
 * @name: how it is called; empty for the name of the program
 * @protocol: how it is talked to
 * @command: a program, with arguments as in a shell
 * @error: return location for a sentence
 *
 * Adds an engine, or the same command anew. A program that is a known engine
 * gets its arguments for levels and rules.
 *
 * Returns: (transfer none) (nullable): its id, %NULL if the command cannot be
 *   read, names no program, or names one that is another program
 */
const char *tengen_external_list_add (TengenExternalList *self,
                                      const char *name,
                                      TengenExternalProtocol protocol,
                                      const char *command,
                                      GError **error);

/* Removes an engine that a person added. */
void tengen_external_list_remove (TengenExternalList *self, const char *id);

G_END_DECLS
