/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * other-clock: shows a program another time of day
 *
 * What:  a library that is loaded before the program (LD_PRELOAD). Its clock is
 *        ahead by TENGEN_AHEAD seconds, or behind if there is a - in front.
 * Not:   clocks that only tell how much time has passed, by which the program
 *        draws and waits; the times of files.
 */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

int
clock_gettime (clockid_t clock, struct timespec *now)
{
  static __typeof__ (&clock_gettime) real;
  const char *ahead = getenv ("TENGEN_AHEAD");
  int result;

  if (real == NULL)
    real = (__typeof__ (real)) dlsym (RTLD_NEXT, "clock_gettime");
  result = real (clock, now);
  if (ahead != NULL && result == 0 &&
      (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
    now->tv_sec += strtol (ahead, NULL, 10);
  return result;
}

time_t
time (time_t *now)
{
  struct timespec exact;

  clock_gettime (CLOCK_REALTIME, &exact);
  if (now != NULL)
    *now = exact.tv_sec;
  return exact.tv_sec;
}

int
gettimeofday (struct timeval *restrict now, void *restrict zone)
{
  struct timespec exact;

  (void) zone;
  clock_gettime (CLOCK_REALTIME, &exact);
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}
