/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-addresses: under which addresses other devices reach this computer
 *
 * What:   the addresses of its interfaces, the likeliest first; notice when they
 *         change.
 * Shape:  the one with the default route is what the other devices of a school
 *         see, except through a VPN. IPv6 only where there is nothing else: its
 *         addresses are long to type.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TengenRoomAddressKind:
 * @TENGEN_ROOM_ADDRESS_ROUTE: has the default route
 * @TENGEN_ROOM_ADDRESS_OTHER: has not
 * @TENGEN_ROOM_ADDRESS_DOCKER: of containers and virtual machines
 * @TENGEN_ROOM_ADDRESS_VPN: of a tunnel
 * @TENGEN_ROOM_ADDRESS_LINK: the interface gave it to itself
 *
 * What an address is good for, the best first.
 */
typedef enum
{
  TENGEN_ROOM_ADDRESS_ROUTE,
  TENGEN_ROOM_ADDRESS_OTHER,
  TENGEN_ROOM_ADDRESS_DOCKER,
  TENGEN_ROOM_ADDRESS_VPN,
  TENGEN_ROOM_ADDRESS_LINK,
} TengenRoomAddressKind;

/* An address of this computer. */
typedef struct
{
  TengenRoomAddressKind kind;
  char *text;
} TengenRoomAddress;

/* Gives the word of a kind, as messages have it. */
const char *tengen_room_address_kind_to_string (TengenRoomAddressKind kind);

/**
 * tengen_room_address_judge:
 * @interface: name of an interface
 * @text: its address
 * @route: (nullable): name of the interface with the default route
 *
 * Tells what an address is good for.
 *
 * Returns: its kind
 */
TengenRoomAddressKind tengen_room_address_judge (const char *interface,
                                                 const char *text,
                                                 const char *route);

/**
 * tengen_room_addresses_list:
 * @only: (nullable): the one address at which the room listens, %NULL for all
 *
 * Lists the addresses as they are now, the best first; where there are no
 * others, that of the computer itself.
 *
 * Returns: (transfer full) (element-type TengenRoomAddress): a list
 */
GPtrArray *
tengen_room_addresses_list (const char *only) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_address_make_url:
 * @text: an address
 * @port: the room's port
 * @key: (nullable): what stands behind `#`
 *
 * Writes what a browser is given.
 *
 * Returns: (transfer full): `http://192.168.1.5:8964/#…`
 */
char *tengen_room_address_make_url (const char *text,
                                    guint16 port,
                                    const char *key) G_GNUC_WARN_UNUSED_RESULT;

#define TENGEN_TYPE_ROOM_ADDRESSES (tengen_room_addresses_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomAddresses, tengen_room_addresses, TENGEN, ROOM_ADDRESSES, GObject)

/* Signals:
 *   changed ()   the list is another
 */

/* Begins to watch the addresses (transfer full). */
TengenRoomAddresses *
tengen_room_addresses_new (const char *only) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the list as it was last seen. */
GPtrArray *tengen_room_addresses_get (TengenRoomAddresses *self);

G_END_DECLS
