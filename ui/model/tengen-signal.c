/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-signal.h"

guint
tengen_signal_new (const char *name, GType type, guint n, ...)
{
  va_list types;
  guint id;

  va_start (types, n);
  id = g_signal_new_valist (name,
                            type,
                            G_SIGNAL_RUN_LAST,
                            NULL,
                            NULL,
                            NULL,
                            NULL,
                            G_TYPE_NONE,
                            n,
                            types);
  va_end (types);
  return id;
}
