/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-view: a room on the teacher's side, from messages of a host
 */
#include <gtk/gtk.h>
#include <string.h>

#include "display-start.h"
#include "tengen-room-entrance.h"
#include "tengen-room-large.h"
#include "tengen-room-panel.h"
#include "tengen-room-people.h"
#include "tengen-room-tile.h"
#include "tengen-room-view.h"
#include "tengen-room-wall.h"
#include "widget-find.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *view;
  TengenRoomLectern *lectern;
  GString *said;
} Room;

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
hear (TengenRoomLectern *lectern, const char *line)
{
  g_autoptr (TengenRoomJson) message =
      tengen_room_json_read (line, strlen (line));

  g_assert_nonnull (message);
  tengen_room_lectern_hear (lectern, message);
}

static void
said_cb (Room *room, const char *line)
{
  g_string_append (room->said, line);
}

static void
hear_table (Room *room,
            int table,
            int n,
            const char *stones,
            const char *phase,
            const char *tap)
{
  g_autofree char *line = g_strdup_printf (
      "{\"t\":\"table\",\"table\":%d,\"n\":%d,\"w\":3,\"h\":3,"
      "\"stones\":\"%s\",\"to_move\":\"B\",\"last\":0,"
      "\"sides\":[{\"name\":\"Ann\",\"picture\":1,\"here\":true,\"amount\":4,"
      "\"unit\":[[\"x\",\"y\"]]},{\"name\":\"Bob\",\"picture\":2}],"
      "\"phase\":\"%s\",\"tap\":%s,"
      "\"say\":[\"It is \",[\"B\",\"b\"],\".\"]}",
      table,
      n,
      stones,
      phase,
      tap);

  hear (room->lectern, line);
}

static void
hear_game (Room *room, int table, int n, const char *stones, const char *phase)
{
  hear_table (room, table, n, stones, phase, "true");
}

/* Games on some tables; a hand is up at one, -1 for none. */
static void
hear_room (Room *room, int n_tables, int hand)
{
  g_autoptr (GString) line = g_string_new (
      "{\"t\":\"room\",\"paused\":false,\"members\":["
      "{\"member\":0,\"name\":\"Ann\",\"picture\":1,\"here\":true,\"hand\":");

  g_string_append_printf (line, "%s}", hand >= 0 ? "true" : "false");
  g_string_append (line,
                   ",{\"member\":1,\"name\":\"Bob\",\"here\":false}],"
                   "\"tables\":[");
  for (int i = 0; i < n_tables; i++)
    g_string_append_printf (line,
                            "%s{\"table\":%d,\"black\":[%d],\"white\":[],"
                            "\"hand\":%s}",
                            i > 0 ? "," : "",
                            i,
                            i == hand ? 0 : 7,
                            i == hand ? "true" : "false");
  g_string_append (line, "]}");
  hear (room->lectern, line->str);
}

static Room
make_room (int n_tables)
{
  Room room = { .window = gtk_window_new (), .said = g_string_new (NULL) };

  room.lectern = tengen_room_lectern_new ();
  g_signal_connect_swapped (room.lectern, "said", G_CALLBACK (said_cb), &room);
  room.view = tengen_room_view_new (room.lectern);
  gtk_window_set_child (GTK_WINDOW (room.window), room.view);
  gtk_window_set_default_size (GTK_WINDOW (room.window), 1000, 700);
  for (int i = 0; i < n_tables; i++)
    hear_game (&room, i, 1, "B........", "play");
  hear_room (&room, n_tables, -1);
  for (int i = 0; i < n_tables; i++)
    hear_game (&room, i, 1, "B........", "play");
  gtk_window_present (GTK_WINDOW (room.window));
  settle ();
  g_signal_handlers_disconnect_by_func (room.lectern, said_cb, &room);
  return room;
}

static void
end_room (Room *room)
{
  gtk_window_destroy (GTK_WINDOW (room->window));
  g_object_unref (room->lectern);
  g_string_free (room->said, TRUE);
  settle ();
}

static void
act (Room *room, const char *name)
{
  g_action_group_activate_action (
      tengen_room_view_get_actions (TENGEN_ROOM_VIEW (room->view)), name, NULL);
  settle ();
}

static int
get_first_table (Room *room)
{
  return tengen_room_tile_get_table (
      TENGEN_ROOM_TILE (find (room->view, TENGEN_TYPE_ROOM_TILE)));
}

static void
test_game (void)
{
  Room room = make_room (2);
  const TengenRoomGame *game = tengen_room_lectern_get_game (room.lectern, 1);
  g_autofree char *said = NULL;

  g_assert_cmpstr (game->say, ==, "It is B.");
  g_assert_cmpstr (game->seats[0].amount, ==, "4");
  g_assert_cmpint (tengen_room_game_get_rank (game), ==, 3);
  said = tengen_room_game_describe (game);
  g_assert_nonnull (strstr (said, "Ann"));
  /* stones are taken, and some changes later that is no news any more */
  hear_game (&room, 1, 2, ".W.......", "play");
  game = tengen_room_lectern_get_game (room.lectern, 1);
  g_assert_cmpint (tengen_room_game_get_rank (game), ==, 2);
  hear_game (&room, 1, 5, ".W.B.....", "play");
  game = tengen_room_lectern_get_game (room.lectern, 1);
  g_assert_cmpint (tengen_room_game_get_rank (game), ==, 3);
  hear_game (&room, 1, 6, "BWBWBWB..", "play");
  game = tengen_room_lectern_get_game (room.lectern, 1);
  g_assert_cmpint (tengen_room_game_get_rank (game), ==, 2);
  hear_game (&room, 1, 7, "WB..B....", "over");
  game = tengen_room_lectern_get_game (room.lectern, 1);
  g_assert_cmpint (tengen_room_game_get_rank (game), ==, 4);
  end_room (&room);
}

static void
test_damage (void)
{
  Room room = make_room (1);

  hear (room.lectern, "{\"t\":\"table\",\"table\":0,\"w\":3,\"h\":3}");
  hear (room.lectern,
        "{\"t\":\"table\",\"table\":0,\"w\":99,\"h\":1,\"stones\":\".\"}");
  hear (room.lectern, "{\"t\":\"door\",\"addresses\":[{\"qr\":{\"size\":9}}]}");
  hear (room.lectern, "{\"t\":\"record\"}");
  hear (room.lectern, "{\"t\":\"unheard of\"}");
  g_assert_nonnull (tengen_room_lectern_get_game (room.lectern, 0));
  end_room (&room);
}

static void
test_waiting (void)
{
  Room room = make_room (3);
  GtkWidget *next = find_actor (room.view, "room.next");

  g_assert_false (gtk_widget_get_visible (next));
  g_assert_cmpint (get_first_table (&room), ==, 0);
  hear_room (&room, 3, 2);
  settle ();
  g_assert_true (gtk_widget_get_visible (next));
  g_assert_cmpint (get_first_table (&room), ==, 2);
  act (&room, "next");
  g_assert_cmpint (tengen_room_large_get_table (
                       TENGEN_ROOM_LARGE (find_named (room.view, "large"))),
                   ==,
                   2);
  act (&room, "wall");
  hear_room (&room, 3, -1);
  settle ();
  g_assert_cmpint (get_first_table (&room), ==, 0);
  g_assert_cmpint (tengen_room_lectern_find_waiting (room.lectern, -1), ==, -1);
  end_room (&room);
}

/* A long table of results comes in parts, some of an older one among them. */
static void
test_parts (void)
{
#define PART                                                                   \
  "{\"t\":\"match\",\"text\":\"%s\",\"part\":%d,\"parts\":2,\"sum\":%d}"
  static const struct
  {
    const char *text;
    int part;
    int sum;
    const char *all;
  } parts[] = {
    { "a", 0, 7, NULL }, { "d", 1, 8, NULL }, { "c", 0, 8, "cd" },
    { "e", 9, 8, "cd" }, { "x", 0, 8, "cd" }, { "y", 1, 8, "xy" },
  };
  g_autoptr (TengenRoomLectern) lectern = tengen_room_lectern_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *line =
          g_strdup_printf (PART, parts[i].text, parts[i].part, parts[i].sum);

      hear (lectern, line);
      g_assert_cmpstr (
          tengen_room_lectern_get_match (lectern), ==, parts[i].all);
    }
}

/* More boards than can be seen at once. */
static void
test_pages (void)
{
  Room room = make_room (TENGEN_ROOM_WALL_BOARDS + 1);
  GtkWidget *wall = find_named (room.view, "wall");

  gtk_widget_activate_action (wall, "wall.forward", NULL);
  settle ();
  g_assert_cmpint (get_first_table (&room), ==, TENGEN_ROOM_WALL_BOARDS);
  gtk_widget_activate_action (wall, "wall.back", NULL);
  settle ();
  g_assert_cmpint (get_first_table (&room), ==, 0);
  end_room (&room);
}

static void
test_by_hand (void)
{
  Room room = make_room (3);
  GtkWidget *wall = find_named (room.view, "wall");
  gboolean by_hand;

  tengen_room_wall_focus_table (TENGEN_ROOM_WALL (wall), 0);
  gtk_widget_activate_action (wall, "wall.right", NULL);
  settle ();
  g_assert_cmpint (get_first_table (&room), ==, 1);
  g_object_get (room.view, "by-hand", &by_hand, NULL);
  g_assert_true (by_hand);
  /* who waits does not change it */
  hear_room (&room, 3, 2);
  settle ();
  g_assert_cmpint (get_first_table (&room), ==, 1);
  end_room (&room);
}

static void
test_door (void)
{
  Room room = make_room (0);
  GtkWidget *large = find_named (room.view, "large_entrance");

  hear (room.lectern,
        "{\"t\":\"door\",\"code\":\"472913\",\"port\":8964,\"came\":0,"
        "\"tries\":3,\"wait\":0,\"addresses\":[{\"url\":\"http://a/#0\","
        "\"plain\":\"http://a/\",\"kind\":\"route\","
        "\"qr\":{\"size\":2,\"bits\":\"1001\"}}]}");
  settle ();
  g_assert_true (gtk_widget_get_mapped (large));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (need (large, "address"))),
                   ==,
                   "http://a/");
  g_assert_true (gtk_widget_get_visible (need (large, "tries")));
  tengen_room_entrance_show_trouble (TENGEN_ROOM_ENTRANCE (large));
  settle ();
  g_assert_nonnull (
      strstr (gtk_label_get_label (GTK_LABEL (need (large, "advice"))),
              "--add-port=8964/tcp"));
  g_assert_true (gtk_widget_get_mapped (need (large, "trouble")));
  hear (room.lectern, "{\"t\":\"door\",\"came\":1}");
  settle ();
  g_assert_false (gtk_widget_get_visible (need (large, "trouble")));
  hear (room.lectern,
        "{\"t\":\"doubts\",\"doubts\":[{\"doubt\":1,\"member\":0,"
        "\"name\":\"Ann\"}]}");
  g_assert_true (gtk_widget_get_visible (need (room.view, "doubts")));
  end_room (&room);
}

/* What is about to be pressed stays when others come. */
static void
test_stays (void)
{
  Room room = make_room (1);
  GtkWidget *people = find (room.view, TENGEN_TYPE_ROOM_PEOPLE);
  GtkWidget *ann = find (people, GTK_TYPE_FLOW_BOX_CHILD);
  GtkWidget *yes;

  g_assert_cmpstr (gtk_widget_get_tooltip_text (ann), ==, "Ann");
  hear_room (&room, 1, 0);
  g_assert_true (find (people, GTK_TYPE_FLOW_BOX_CHILD) == ann);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (ann), ==, "Ann, a hand is up");
  hear (room.lectern,
        "{\"t\":\"doubts\",\"doubts\":[{\"doubt\":4,\"member\":0,"
        "\"name\":\"Ann\"}]}");
  yes = find_actor (room.view, "room.admit");
  hear (room.lectern, "{\"t\":\"door\",\"tries\":3}");
  hear (room.lectern,
        "{\"t\":\"doubts\",\"doubts\":[{\"doubt\":4,\"member\":0,"
        "\"name\":\"Ann\"},{\"doubt\":5,\"member\":1,\"name\":\"Bob\"}]}");
  g_assert_true (find_actor (room.view, "room.admit") == yes);
  g_signal_connect_swapped (room.lectern, "said", G_CALLBACK (said_cb), &room);
  g_signal_emit_by_name (yes, "clicked");
  g_assert_cmpstr (
      room.said->str, ==, "{\"t\":\"admit\",\"doubt\":4,\"yes\":true}");
  hear (room.lectern,
        "{\"t\":\"doubts\",\"doubts\":[{\"doubt\":5,\"member\":1,"
        "\"name\":\"Bob\"}]}");
  g_assert_true (find_actor (room.view, "room.admit") != yes);
  end_room (&room);
}

static void
test_title (void)
{
  Room room = make_room (0);

  hear (room.lectern,
        "{\"t\":\"settings\",\"title\":\"3-2\",\"rules\":\"pure\","
        "\"size\":7}");
  g_assert_cmpstr (tengen_room_lectern_get_title (room.lectern), ==, "3-2");
  g_assert_cmpstr (
      tengen_room_lectern_get_game_words (room.lectern), ==, "Pure Go 7x7");
  hear (room.lectern, "{\"t\":\"settings\",\"rules\":\"no such\"}");
  g_assert_cmpstr (tengen_room_lectern_get_game_words (room.lectern), ==, "");
  end_room (&room);
}

static void
test_said (void)
{
  Room room = make_room (1);

  g_signal_connect_swapped (room.lectern, "said", G_CALLBACK (said_cb), &room);
  act (&room, "pause");
  g_assert_cmpstr (room.said->str, ==, "{\"t\":\"pause\",\"on\":true}");
  g_string_truncate (room.said, 0);
  hear_room (&room, 1, 0);
  tengen_room_lectern_lower (room.lectern, 0);
  g_assert_cmpstr (room.said->str, ==, "{\"t\":\"lower\",\"member\":0}");
  end_room (&room);
}

/* Another name, another device, out of the room. */
static void
test_member (void)
{
  Room room = make_room (1);
  GtkWidget *panel = find (room.view, TENGEN_TYPE_ROOM_PANEL);

  g_signal_connect_swapped (room.lectern, "said", G_CALLBACK (said_cb), &room);
  tengen_room_panel_open (
      TENGEN_ROOM_PANEL (panel), 1, &(GdkRectangle){ 0, 0, 9, 9 });
  settle ();
  gtk_editable_set_text (GTK_EDITABLE (need (panel, "name")), " Bert ");
  gtk_widget_activate_action (panel, "panel.rename", NULL);
  g_assert_cmpstr (
      room.said->str, ==, "{\"t\":\"member\",\"member\":1,\"name\":\"Bert\"}");
  g_string_truncate (room.said, 0);
  gtk_widget_activate_action (panel, "panel.free", NULL);
  g_assert_cmpstr (
      room.said->str, ==, "{\"t\":\"member\",\"member\":1,\"free\":true}");
  g_string_truncate (room.said, 0);
  gtk_widget_activate_action (panel, "panel.ask", NULL);
  g_assert_cmpstr (room.said->str, ==, "");
  gtk_widget_activate_action (panel, "panel.remove", NULL);
  g_assert_cmpstr (
      room.said->str, ==, "{\"t\":\"member\",\"member\":1,\"remove\":true}");
  end_room (&room);
}

/* The teacher marks at a count if its rules have marks, and puts no stones in
 * a game. */
static void
test_mark (void)
{
  Room room = make_room (1);
  GtkWidget *large = find_named (room.view, "large");
  GtkWidget *board = need (large, "board");

  tengen_room_large_show (TENGEN_ROOM_LARGE (large), 0);
  g_signal_connect_swapped (room.lectern, "said", G_CALLBACK (said_cb), &room);
  g_signal_emit_by_name (board, "activated", 0, 1, 1);
  g_assert_cmpstr (room.said->str, ==, "");
  hear_table (&room, 0, 2, "B........", "count", "false");
  g_signal_emit_by_name (board, "activated", 0, 1, 1);
  g_assert_cmpstr (room.said->str, ==, "");
  g_assert_false (gtk_widget_get_visible (need (large, "mark")));
  hear_game (&room, 0, 2, "B........", "count");
  g_assert_true (gtk_widget_get_visible (need (large, "mark")));
  g_signal_emit_by_name (board, "activated", 0, 1, 1);
  g_assert_cmpstr (
      room.said->str, ==, "{\"t\":\"tap\",\"table\":0,\"n\":2,\"point\":0}");
  end_room (&room);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/room/game", test_game);
  g_test_add_func ("/room/damage", test_damage);
  g_test_add_func ("/room/waiting", test_waiting);
  g_test_add_func ("/room/parts", test_parts);
  g_test_add_func ("/room/pages", test_pages);
  g_test_add_func ("/room/by-hand", test_by_hand);
  g_test_add_func ("/room/door", test_door);
  g_test_add_func ("/room/stays", test_stays);
  g_test_add_func ("/room/title", test_title);
  g_test_add_func ("/room/said", test_said);
  g_test_add_func ("/room/member", test_member);
  g_test_add_func ("/room/mark", test_mark);
  return g_test_run ();
}
