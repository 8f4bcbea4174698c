/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * thread-time: how long something computes, however busy the machine is
 */
#pragma once

#include <glib.h>
#include <time.h>

/* Sanitizers make all memory slower to reach, and more so where a machine is
 * shared: how many times as long as elsewhere a step may compute. What stands
 * still does so for much longer. */
#ifdef __SANITIZE_ADDRESS__
#define SLOWER 3
#else
#define SLOWER 1
#endif

/* What this thread has computed, in microseconds. */
static inline gint64
get_thread_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}
