/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-event: lines of a room's log
 */
#include "room-help.h"

#define SUM "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

/* One of each kind; settings are tried alone. */
static const char *const LINES[] = {
  "add :はるか 1",
  "add :a%20b 0",
  "rename 3 :みお",
  "remove 0",
  "enter 2 15 :" SUM,
  "free 1",
  "hand 1 1",
  "pair 1 4294967295 3 0 2 1",
  "pair 3 0 0",
  "seat 7 1 0 1 -1",
  "seat 7 2 0 2 1 1",
  "end 3",
  "game 2 a 1500 0 1 1 24 0",
  "game 2 t 3",
  "ask 0 2",
  "ask 0 1 draw",
  "ask 0 1 void",
  "answer 0 1",
  "pause -2 1",
  "pause 4 0",
  "show 2",
  "show -2",
  "result 1 :B%2B5 1",
  "broken 0 1 2500000",
  "close",
};

static void
test_again (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (LINES); i++)
    {
      g_autoptr (TengenRoomEvent) event = tengen_room_event_decode (LINES[i]);
      g_autofree char *line = NULL;

      if (event == NULL)
        g_error ("no event: %s", LINES[i]);
      line = tengen_room_event_encode (event);
      g_assert_cmpstr (line, ==, LINES[i]);
    }
}

static void
test_settings (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");
  g_autoptr (TengenRoomEvent) event =
      tengen_room_event_new (TENGEN_ROOM_SETTINGS);
  g_autoptr (TengenRoomEvent) again = NULL;
  g_autofree char *line = NULL;

  event->settings.id = g_strdup ("room-1");
  event->settings.title = g_strdup ("3年 2組");
  event->settings.setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  event->settings.undo = TENGEN_ROOM_UNDO_NONE;
  event->settings.hints = TRUE;
  event->settings.breaks_s = 77;
  event->settings.level = 4;
  line = tengen_room_event_encode (event);
  again = tengen_room_event_decode (line);
  g_assert_nonnull (again);
  g_assert_cmpstr (again->settings.id, ==, "room-1");
  g_assert_cmpstr (again->settings.title, ==, "3年 2組");
  g_assert_cmpstr (again->settings.setup->rules.id, ==, "japan");
  g_assert_cmpint (again->settings.setup->width, ==, 9);
  g_assert_cmpint (again->settings.undo, ==, TENGEN_ROOM_UNDO_NONE);
  g_assert_true (again->settings.hints);
  g_assert_cmpint (again->settings.breaks_s, ==, 77);
  g_assert_cmpint (again->settings.level, ==, 4);
  g_assert_false (again->settings.open);
}

static void
test_no_event (void)
{
  static const char *const CASES[] = {
    "",
    " ",
    "x",
    "add",
    "add x 0",
    "add :x",
    "add :x 2",
    "add :x 0 0",
    "add :%ff 0",
    "add :%00 0",
    "add :% 0",
    "rename -1 :a",
    "rename 64 :a",
    "remove 0x",
    "remove 99999999999999999999",
    "pair 1 4294967296 0",
    "pair 1 -1 0",
    "pair 1 5 3 0 1",
    "pair 1 5 65",
    "seat 1 1 0",
    "seat 1 1 0 1 64",
    "seat 1 1 0 1 -2",
    "game 0",
    "game 0 z 0",
    "ask 0 0",
    "ask 0 1 undo",
    "ask 0 1 tea",
    "ask 0 3",
    "broken 0 1 -1",
    "settings :a :b 0 0 0 1 1 :x",
    "settings :a :b 3 0 0 1 1 :(;SZ[7])",
    "close now",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenRoomEvent) event = tengen_room_event_decode (CASES[i]);

      if (event != NULL)
        g_error ("taken for an event: %s", CASES[i]);
    }
  tengen_room_event_free (NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-event/again", test_again);
  g_test_add_func ("/room-event/settings", test_settings);
  g_test_add_func ("/room-event/no-event", test_no_event);
  return g_test_run ();
}
