/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-addresses: which address other devices are given, whose requests are
 * the room's own, and the QR code
 */
#include "tengen-room-addresses.h"

#include <string.h>

#include "tengen-room-gate.h"
#include "tengen-room-origin.h"
#include "tengen-room-qr.h"

static void
test_judge (void)
{
  static const struct
  {
    const char *interface, *text;
    TengenRoomAddressKind kind;
  } cases[] = {
    { "eth0", "192.168.1.5", TENGEN_ROOM_ADDRESS_ROUTE },
    { "eth1", "192.168.2.5", TENGEN_ROOM_ADDRESS_OTHER },
    { "wlan0", "10.0.0.7", TENGEN_ROOM_ADDRESS_OTHER },
    { "docker0", "172.17.0.1", TENGEN_ROOM_ADDRESS_DOCKER },
    { "br-3fa2", "172.18.0.1", TENGEN_ROOM_ADDRESS_DOCKER },
    { "virbr0", "192.168.122.1", TENGEN_ROOM_ADDRESS_DOCKER },
    { "wg0", "10.8.0.2", TENGEN_ROOM_ADDRESS_VPN },
    { "tun0", "10.9.0.2", TENGEN_ROOM_ADDRESS_VPN },
    { "eth0", "169.254.3.4", TENGEN_ROOM_ADDRESS_LINK },
    { "eth0", "fe80::1", TENGEN_ROOM_ADDRESS_LINK },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (
        tengen_room_address_judge (cases[i].interface, cases[i].text, "eth0"),
        ==,
        cases[i].kind);
  /* a tunnel that all goes through is still one */
  g_assert_cmpint (tengen_room_address_judge ("tun0", "10.9.0.2", "tun0"),
                   ==,
                   TENGEN_ROOM_ADDRESS_VPN);
  g_assert_cmpint (tengen_room_address_judge ("eth0", "10.9.0.2", NULL),
                   ==,
                   TENGEN_ROOM_ADDRESS_OTHER);
  g_assert_cmpstr (
      tengen_room_address_kind_to_string (TENGEN_ROOM_ADDRESS_LINK),
      ==,
      "link");
}

static void
test_list (void)
{
  g_autoptr (GPtrArray) list = tengen_room_addresses_list (NULL);
  g_assert_cmpuint (list->len, >, 0);
  for (guint i = 0; i < list->len; i++)
    {
      const TengenRoomAddress *address = list->pdata[i];
      const TengenRoomAddress *before = list->pdata[i > 0 ? i - 1 : 0];
      g_assert_true (g_hostname_is_ip_address (address->text));
      g_assert_cmpint (before->kind, <=, address->kind);
    }
  g_autoptr (GPtrArray) one = tengen_room_addresses_list ("127.0.0.1");
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_cmpstr (
      ((TengenRoomAddress *) one->pdata[0])->text, ==, "127.0.0.1");
  g_autoptr (TengenRoomAddresses) watched = tengen_room_addresses_new (NULL);
  g_assert_cmpuint (tengen_room_addresses_get (watched)->len, ==, list->len);
}

static void
test_url (void)
{
  g_autofree char *plain =
      tengen_room_address_make_url ("192.168.1.5", 8964, NULL);
  g_assert_cmpstr (plain, ==, "http://192.168.1.5:8964/");
  g_autofree char *url = tengen_room_address_make_url ("fd00::2", 80, "0a");
  g_assert_cmpstr (url, ==, "http://[fd00::2]:80/#0a");
}

static void
test_hosts (void)
{
  static const char *const own[] = { "192.168.1.5:8964",
                                     "localhost:8964",
                                     "LOCALHOST:8964" };
  static const char *const others[] = {
    "192.168.1.5",
    "192.168.1.5:80",
    "192.168.1.5:89640",
    "",
    "192.168.1.6:8964",
    "evil.example:8964",
    "8964",
    ":8964",
    "localhost.evil.example:8964",
  };
  g_assert_false (tengen_room_origin_is_host (NULL, "192.168.1.5", 8964));
  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    g_assert_true (tengen_room_origin_is_host (own[i], "192.168.1.5", 8964));
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (
        tengen_room_origin_is_host (others[i], "192.168.1.5", 8964));
  g_assert_true (tengen_room_origin_is_host ("192.168.1.5", "192.168.1.5", 80));
  g_assert_true (
      tengen_room_origin_is_host ("[fd00::2]:8964", "fd00::2", 8964));
  g_assert_true (tengen_room_origin_is_host ("[fd00::2]", "fd00::2", 80));
  g_autofree char *name = g_strdup_printf ("%s:8964", g_get_host_name ());
  g_autofree char *local =
      g_strdup_printf ("%s.local:8964", g_get_host_name ());
  g_autofree char *more =
      g_strdup_printf ("%s.x.local:8964", g_get_host_name ());
  g_assert_true (tengen_room_origin_is_host (name, "192.168.1.5", 8964));
  g_assert_true (tengen_room_origin_is_host (local, "192.168.1.5", 8964));
  g_assert_false (tengen_room_origin_is_host (more, "192.168.1.5", 8964));
}

static void
test_origins (void)
{
  g_assert_true (tengen_room_origin_is_own (NULL, "a:1"));
  g_assert_true (tengen_room_origin_is_own ("http://a:1", "a:1"));
  g_assert_false (tengen_room_origin_is_own ("http://a:1", NULL));
  g_assert_false (tengen_room_origin_is_own ("https://a:1", "a:1"));
  g_assert_false (tengen_room_origin_is_own ("http://a:12", "a:1"));
  g_assert_false (tengen_room_origin_is_own ("null", "a:1"));
  g_assert_false (tengen_room_origin_is_own ("", "a:1"));
}

static void
assert_name (const char *text, const char *name)
{
  g_autoptr (GSocketAddress) address =
      g_inet_socket_address_new_from_string (text, 1);
  g_autofree char *given = tengen_room_gate_name_address (address);
  g_assert_cmpstr (given, ==, name);
}

static void
test_names (void)
{
  assert_name ("192.168.1.5", "192.168.1.5");
  assert_name ("::ffff:192.168.1.5", "192.168.1.5");
  assert_name ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64");
}

/* Corners are where a camera looks for them; what can be read is tried where
 * codes are shown. */
static void
test_qr (void)
{
  int size = 0;
  g_autofree char *bits = tengen_room_qr_encode (
      "http://192.168.100.200:8964/#00112233445566778899aabbccddeeff", &size);
  g_assert_cmpint (size, >=, 29);
  g_assert_cmpint (size, <=, 37);
  g_assert_cmpuint (strlen (bits), ==, (gsize) size * (gsize) size);
  for (int corner = 0; corner < 3; corner++)
    {
      const char *at = bits + (corner == 1 ? size - 7 : 0) +
                       (corner == 2 ? size * (size - 7) : 0);
      g_assert_true (g_str_has_prefix (at, "1111111"));
      g_assert_true (g_str_has_prefix (at + size, "1000001"));
      g_assert_true (g_str_has_prefix (at + 2 * size, "1011101"));
    }
  g_autofree char *text = g_strnfill (5000, 'x');
  g_assert_null (tengen_room_qr_encode (text, &size));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-addresses/judge", test_judge);
  g_test_add_func ("/room-addresses/list", test_list);
  g_test_add_func ("/room-addresses/url", test_url);
  g_test_add_func ("/room-addresses/hosts", test_hosts);
  g_test_add_func ("/room-addresses/origins", test_origins);
  g_test_add_func ("/room-addresses/names", test_names);
  g_test_add_func ("/room-addresses/qr", test_qr);
  return g_test_run ();
}
