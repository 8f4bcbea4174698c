/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-addresses: under which addresses other devices reach this computer
 */
#include "tengen-room-addresses.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>

/* Several changes come together when a network does; and not every system tells
 * of all of them. */
#define SETTLE_MS 500
#define LOOK_AGAIN_S 5

struct _TengenRoomAddresses
{
  GObject parent_instance;
  char *only;
  GPtrArray *list;
  guint settle_id, look_id;
};

G_DEFINE_FINAL_TYPE (TengenRoomAddresses, tengen_room_addresses, G_TYPE_OBJECT)

static guint changed_signal;

static void
free_address (gpointer data)
{
  TengenRoomAddress *address = data;
  g_free (address->text);
  g_free (address);
}

const char *
tengen_room_address_kind_to_string (TengenRoomAddressKind kind)
{
  static const char *const words[] = {
    "route", "other", "docker", "vpn", "link"
  };
  return words[kind];
}

static gboolean
has_prefix_of (const char *name, const char *const *prefixes)
{
  for (; *prefixes != NULL; prefixes++)
    if (g_str_has_prefix (name, *prefixes))
      return TRUE;
  return FALSE;
}

TengenRoomAddressKind
tengen_room_address_judge (const char *interface,
                           const char *text,
                           const char *route)
{
  static const char *const inner[] = { "docker", "br-",     "veth", "virbr",
                                       "lxc",    "lxdbr",   "cni",  "podman",
                                       "vmnet",  "vboxnet", NULL };
  static const char *const tunnels[] = { "tun", "tap",       "wg", "ppp",
                                         "zt",  "tailscale", NULL };
  if (g_str_has_prefix (text, "169.254.") || g_str_has_prefix (text, "fe80:"))
    return TENGEN_ROOM_ADDRESS_LINK;
  if (has_prefix_of (interface, inner))
    return TENGEN_ROOM_ADDRESS_DOCKER;
  if (has_prefix_of (interface, tunnels))
    return TENGEN_ROOM_ADDRESS_VPN;
  return g_strcmp0 (interface, route) == 0 ? TENGEN_ROOM_ADDRESS_ROUTE
                                           : TENGEN_ROOM_ADDRESS_OTHER;
}

/* The interface of the default route with the smallest metric: lines of
 * `Iface Destination Gateway Flags RefCnt Use Metric Mask …`, where another
 * system has no such file there is none. */
static char *
find_route (void)
{
  g_autofree char *text = NULL;
  if (!g_file_get_contents ("/proc/net/route", &text, NULL, NULL))
    return NULL;
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  char *route = NULL;
  guint64 least = G_MAXUINT64;
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) fields = g_strsplit (*line, "\t", -1);
      if (g_strv_length (fields) < 8 || strcmp (fields[1], "00000000") != 0 ||
          strcmp (g_strstrip (fields[7]), "00000000") != 0)
        continue;
      guint64 metric = g_ascii_strtoull (fields[6], NULL, 10);
      if (metric >= least)
        continue;
      least = metric;
      g_free (route);
      route = g_strdup (fields[0]);
    }
  return route;
}

static TengenRoomAddress *
make_address (TengenRoomAddressKind kind, const char *text)
{
  TengenRoomAddress *address = g_new0 (TengenRoomAddress, 1);
  address->kind = kind;
  address->text = g_strdup (text);
  return address;
}

static char *
write_address (const struct sockaddr *address)
{
  g_autoptr (GSocketAddress) socket_address = g_socket_address_new_from_native (
      (gpointer) address,
      address->sa_family == AF_INET ? sizeof (struct sockaddr_in)
                                    : sizeof (struct sockaddr_in6));
  return g_inet_address_to_string (g_inet_socket_address_get_address (
      G_INET_SOCKET_ADDRESS (socket_address)));
}

static void
list_family (GPtrArray *list, const struct ifaddrs *all, int family)
{
  g_autofree char *route = find_route ();
  for (const struct ifaddrs *at = all; at != NULL; at = at->ifa_next)
    {
      if (at->ifa_addr == NULL || at->ifa_addr->sa_family != family ||
          (at->ifa_flags & IFF_UP) == 0 || (at->ifa_flags & IFF_LOOPBACK) != 0)
        continue;
      g_autofree char *text = write_address (at->ifa_addr);
      TengenRoomAddressKind kind =
          tengen_room_address_judge (at->ifa_name, text, route);
      /* needs the name of an interface of the device that connects */
      if (family == AF_INET6 && kind == TENGEN_ROOM_ADDRESS_LINK)
        continue;
      g_ptr_array_add (list, make_address (kind, text));
    }
}

static int
compare_addresses (gconstpointer a, gconstpointer b)
{
  const TengenRoomAddress *first = *(TengenRoomAddress *const *) a;
  const TengenRoomAddress *second = *(TengenRoomAddress *const *) b;
  return first->kind != second->kind ? (int) first->kind - (int) second->kind
                                     : strcmp (first->text, second->text);
}

GPtrArray *
tengen_room_addresses_list (const char *only)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (free_address);
  struct ifaddrs *all = NULL;
  if (only != NULL)
    {
      g_ptr_array_add (list, make_address (TENGEN_ROOM_ADDRESS_OTHER, only));
      return list;
    }
  if (getifaddrs (&all) == 0)
    {
      list_family (list, all, AF_INET);
      if (list->len == 0)
        list_family (list, all, AF_INET6);
      freeifaddrs (all);
    }
  if (list->len == 0)
    g_ptr_array_add (list,
                     make_address (TENGEN_ROOM_ADDRESS_LINK, "127.0.0.1"));
  g_ptr_array_sort (list, compare_addresses);
  return list;
}

char *
tengen_room_address_make_url (const char *text, guint16 port, const char *key)
{
  gboolean is_long = strchr (text, ':') != NULL;
  return g_strdup_printf ("http://%s%s%s:%u/%s%s",
                          is_long ? "[" : "",
                          text,
                          is_long ? "]" : "",
                          port,
                          key != NULL ? "#" : "",
                          key != NULL ? key : "");
}

static gboolean
is_same_list (GPtrArray *a, GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (compare_addresses (&a->pdata[i], &b->pdata[i]) != 0)
      return FALSE;
  return TRUE;
}

static void
look (TengenRoomAddresses *self)
{
  g_autoptr (GPtrArray) list = tengen_room_addresses_list (self->only);
  if (is_same_list (list, self->list))
    return;
  g_ptr_array_unref (self->list);
  self->list = g_steal_pointer (&list);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
on_settled (gpointer data)
{
  TengenRoomAddresses *self = data;
  self->settle_id = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

static gboolean
on_look_again (gpointer data)
{
  look (data);
  return G_SOURCE_CONTINUE;
}

static void
on_network_changed (GNetworkMonitor *monitor,
                    gboolean available,
                    TengenRoomAddresses *self)
{
  if (self->settle_id == 0)
    self->settle_id = g_timeout_add (SETTLE_MS, on_settled, self);
}

TengenRoomAddresses *
tengen_room_addresses_new (const char *only)
{
  TengenRoomAddresses *self = g_object_new (TENGEN_TYPE_ROOM_ADDRESSES, NULL);
  self->only = g_strdup (only);
  self->list = tengen_room_addresses_list (only);
  self->look_id = g_timeout_add_seconds (LOOK_AGAIN_S, on_look_again, self);
  g_signal_connect_object (g_network_monitor_get_default (),
                           "network-changed",
                           G_CALLBACK (on_network_changed),
                           self,
                           0);
  return self;
}

GPtrArray *
tengen_room_addresses_get (TengenRoomAddresses *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_ADDRESSES (self), NULL);
  return self->list;
}

static void
tengen_room_addresses_finalize (GObject *object)
{
  TengenRoomAddresses *self = TENGEN_ROOM_ADDRESSES (object);
  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_handle_id (&self->look_id, g_source_remove);
  g_ptr_array_unref (self->list);
  g_free (self->only);
  G_OBJECT_CLASS (tengen_room_addresses_parent_class)->finalize (object);
}

static void
tengen_room_addresses_class_init (TengenRoomAddressesClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tengen_room_addresses_finalize;
  changed_signal = g_signal_new ("changed",
                                 G_TYPE_FROM_CLASS (class),
                                 G_SIGNAL_RUN_LAST,
                                 0,
                                 NULL,
                                 NULL,
                                 NULL,
                                 G_TYPE_NONE,
                                 0);
}

static void
tengen_room_addresses_init (TengenRoomAddresses *self)
{
}
