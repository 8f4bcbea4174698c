/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-flow: what goes out to a client, what waits, what is cut
 */
#include <string.h>

#include "tengen-room-flow.h"
#include "tengen-room-json.h"

#define S G_USEC_PER_SEC

static guint64
read_s (const char *text)
{
  g_autoptr (TengenRoomJson) message =
      tengen_room_json_read (text, strlen (text));
  g_assert_nonnull (message);
  return (guint64) tengen_room_json_get_int (message, "s", 1, G_MAXINT32, 0);
}

static void
assert_next (TengenRoomFlow *flow, const char *text)
{
  g_autofree char *next = tengen_room_flow_take (flow, 0);
  g_assert_cmpstr (next, ==, text);
}

static void
test_order (void)
{
  TengenRoomFlow *flow = tengen_room_flow_new ();
  assert_next (flow, NULL);
  g_assert_true (tengen_room_flow_is_empty (flow));
  tengen_room_flow_put (flow, NULL, "{\"t\":\"a\"}");
  tengen_room_flow_put (flow, "room", "{\"t\":\"b\",\"n\":1}");
  tengen_room_flow_put (flow, "table 1", "{\"t\":\"c\"}");
  tengen_room_flow_put (flow, NULL, "{\"t\":\"a\"}");
  tengen_room_flow_put (flow, "room", "{\"t\":\"b\",\"n\":2}");
  g_assert_false (tengen_room_flow_is_empty (flow));
  assert_next (flow, "{\"s\":1,\"t\":\"a\"}");
  assert_next (flow, "{\"s\":2,\"t\":\"b\",\"n\":2}");
  /* what went out is not replaced */
  tengen_room_flow_put (flow, "room", "{\"t\":\"b\",\"n\":3}");
  assert_next (flow, "{\"s\":3,\"t\":\"c\"}");
  assert_next (flow, "{\"s\":4,\"t\":\"a\"}");
  assert_next (flow, "{\"s\":5,\"t\":\"b\",\"n\":3}");
  assert_next (flow, NULL);
  tengen_room_flow_put (flow, NULL, "{\"t\":\"a\"}");
  tengen_room_flow_clear (flow);
  assert_next (flow, NULL);
  tengen_room_flow_free (flow);
}

static int
take_all (TengenRoomFlow *flow)
{
  int n = 0;
  for (char *text; (text = tengen_room_flow_take (flow, 0)) != NULL; n++)
    g_free (text);
  return n;
}

static void
put_many (TengenRoomFlow *flow, int n, gsize size)
{
  g_autofree char *filler = g_strnfill (size, 'x');
  g_autofree char *text = g_strdup_printf ("{\"t\":\"%s\"}", filler);
  for (int i = 0; i < n; i++)
    tengen_room_flow_put (flow, NULL, text);
}

static void
test_window_of_messages (void)
{
  TengenRoomFlow *flow = tengen_room_flow_new ();
  put_many (flow, 100, 1);
  g_assert_cmpint (take_all (flow), ==, TENGEN_ROOM_FLOW_MESSAGES);
  g_assert_true (tengen_room_flow_wants_beat (flow));
  g_autofree char *beat = tengen_room_flow_beat (flow, 77, 5 * S);
  g_assert_cmpstr (beat, ==, "{\"s\":65,\"t\":\"beat\",\"k\":77}");
  g_assert_false (tengen_room_flow_wants_beat (flow));
  g_assert_cmpint (take_all (flow), ==, 0);
  g_assert_cmpint (tengen_room_flow_answer (flow, 76, 65, 6 * S), ==, -1);
  g_assert_cmpint (take_all (flow), ==, 0);
  g_assert_cmpint (tengen_room_flow_answer (flow, 77, 40, 6 * S), ==, S);
  g_assert_cmpint (take_all (flow), ==, 36);
  g_assert_cmpint (tengen_room_flow_answer (flow, 77, 65, 6 * S), ==, -1);
  tengen_room_flow_free (flow);
}

static void
test_window_of_bytes (void)
{
  TengenRoomFlow *flow = tengen_room_flow_new ();
  put_many (flow, 10, 20000);
  g_assert_cmpint (take_all (flow), ==, 3);
  tengen_room_flow_free (flow);
  flow = tengen_room_flow_new ();
  /* longer than the window, alone */
  put_many (flow, 2, 70000);
  g_assert_cmpint (take_all (flow), ==, 1);
  tengen_room_flow_free (flow);
}

/* Only what went out before the beat counts as read. */
static void
test_claims (void)
{
  TengenRoomFlow *flow = tengen_room_flow_new ();
  put_many (flow, 40, 1);
  g_assert_cmpint (take_all (flow), ==, 40);
  g_autofree char *beat = tengen_room_flow_beat (flow, 1, 0);
  put_many (flow, 60, 1);
  g_assert_cmpint (take_all (flow), ==, 23);
  g_assert_cmpint (tengen_room_flow_answer (flow, 1, G_MAXINT64, 0), ==, 0);
  g_assert_cmpint (take_all (flow), ==, 37);
  /* 60 are on their way; one that does not count beats has got this one */
  g_autofree char *second = tengen_room_flow_beat (flow, 2, 0);
  g_assert_cmpint (read_s (second), ==, 102);
  g_assert_cmpint (tengen_room_flow_answer (flow, 2, 101, 0), ==, 0);
  g_assert_false (tengen_room_flow_is_slow (flow, 100 * S));
  tengen_room_flow_free (flow);
}

static void
test_slow (void)
{
  TengenRoomFlow *flow = tengen_room_flow_new ();
  put_many (flow, 13, 20000);
  g_assert_false (tengen_room_flow_is_slow (flow, 0));
  put_many (flow, 1, 20000);
  g_assert_true (tengen_room_flow_is_slow (flow, 0));
  take_all (flow);
  g_assert_false (tengen_room_flow_is_slow (flow, TENGEN_ROOM_FLOW_LATE_US));
  g_assert_true (tengen_room_flow_is_slow (flow, TENGEN_ROOM_FLOW_LATE_US + 1));
  tengen_room_flow_free (flow);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-flow/order", test_order);
  g_test_add_func ("/room-flow/window-of-messages", test_window_of_messages);
  g_test_add_func ("/room-flow/window-of-bytes", test_window_of_bytes);
  g_test_add_func ("/room-flow/claims", test_claims);
  g_test_add_func ("/room-flow/slow", test_slow);
  return g_test_run ();
}
