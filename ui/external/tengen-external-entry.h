/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-entry: an engine of this machine
 *
 * What:  whether it can play a game, and why not; how it is started for it.
 * Not:   finding it (tengen-external-list).
 */
#pragma once

#include "tengen-external-kind.h"

G_BEGIN_DECLS

/**
 * TengenExternalEntry:
 * @id: in records
 * @name: as people read it
 * @kind: (nullable): which known engine it is
 * @protocol: how it is talked to
 * @path: (nullable): the program; %NULL if a command is no command
 * @arguments: (array zero-terminated=1): those a person gave
 * @own: a person added it
 *
 * An engine of this machine.
 */
typedef struct
{
  char *id;
  char *name;
  const TengenExternalKind *kind;
  TengenExternalProtocol protocol;
  char *path;
  char **arguments;
  gboolean own;
} TengenExternalEntry;

/**
 * tengen_external_entry_explain:
 * @self: an engine
 * @setup: (nullable): a game; %NULL to ask only whether all is there
 *
 * Says why an engine cannot play a game: another game, another board, a rule
 * set that it does not know, a file that is missing.
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL if it can
 */
char *tengen_external_entry_explain (const TengenExternalEntry *self,
                                     const TengenGameSetup *setup)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_external_entry_describe:
 * @self: an engine
 * @level: 1 to %TENGEN_GAME_COMPUTER_LEVELS
 *
 * Says what it does at a level.
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_external_entry_describe (const TengenExternalEntry *self,
                                      int level) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_external_entry_make_command:
 * @self: an engine with a path
 * @setup: a game that it can play
 * @computer: level and seed
 *
 * Writes how it is started.
 *
 * Returns: (transfer full) (array zero-terminated=1): program and arguments
 */
char **tengen_external_entry_make_command (const TengenExternalEntry *self,
                                           const TengenGameSetup *setup,
                                           const TengenGameComputer *computer)
    G_GNUC_WARN_UNUSED_RESULT;

/* Copies an engine. */
TengenExternalEntry *tengen_external_entry_copy (
    const TengenExternalEntry *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees an engine. */
void tengen_external_entry_free (TengenExternalEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExternalEntry, tengen_external_entry_free)

G_END_DECLS
