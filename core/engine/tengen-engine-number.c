/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-number: roots and logarithms in whole numbers
 */
#include "tengen-engine-number.h"

guint32
tengen_engine_root (guint64 number)
{
  guint64 root = 0;

  for (guint64 bit = G_GUINT64_CONSTANT (1) << 31; bit != 0; bit >>= 1)
    if ((root + bit) * (root + bit) <= number)
      root += bit;
  return (guint32) root;
}

guint
tengen_engine_log (guint32 number)
{
  guint power;

  g_return_val_if_fail (number > 0, 0);

  power = 31 - (guint) __builtin_clz (number);
  return power * TENGEN_ENGINE_LOG_UNIT +
         (guint) (((guint64) number * TENGEN_ENGINE_LOG_UNIT >> power) -
                  TENGEN_ENGINE_LOG_UNIT);
}
