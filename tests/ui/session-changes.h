/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * session-changes: how often a session changes
 */
#pragma once

#include "tengen-session.h"

static inline void
count_change_cb (TengenSession *session, guint *n)
{
  (*n)++;
}

/* Counts from now on into @n, which is to live as long as @session is used. */
static inline void
count_changes (TengenSession *session, guint *n)
{
  *n = 0;
  g_signal_connect (session, "changed", G_CALLBACK (count_change_cb), n);
}
