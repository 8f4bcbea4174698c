#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-host-awake: the computer does not fall asleep while a room is open

A bus of the test takes the place of the system's, and the test that of logind.
"""
import os
import subprocess
import sys
import time

import gi

gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # noqa: E402

from host_room import Room, run  # noqa: E402

LOGIND = '''<node><interface name="org.freedesktop.login1.Manager">
  <method name="Inhibit">
    <arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="h" direction="out"/>
  </method></interface></node>'''


class Logind:
    """Notes what it is asked, and holds the other end of what it gives."""

    def __init__(self):
        self.daemon = subprocess.Popen(
            ['dbus-daemon', '--session', '--nofork', '--print-address'],
            stdout=subprocess.PIPE, text=True)
        self.address = self.daemon.stdout.readline().strip()
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            self.address, flags.AUTHENTICATION_CLIENT |
            flags.MESSAGE_BUS_CONNECTION, None, None)
        self.bus.set_exit_on_close(False)
        self.bus.register_object(
            '/org/freedesktop/login1',
            Gio.DBusNodeInfo.new_for_xml(LOGIND).interfaces[0],
            self.inhibit, None, None)
        Gio.bus_own_name_on_connection(self.bus, 'org.freedesktop.login1',
                                       Gio.BusNameOwnerFlags.NONE, None, None)
        self.asked = None
        self.end = None

    def inhibit(self, _bus, _from, _path, _interface, _method, words, call):
        self.asked = words.unpack()
        self.end, given = os.pipe()
        fds = Gio.UnixFDList()
        fds.append(given)
        os.close(given)
        os.set_blocking(self.end, False)
        call.return_value_with_unix_fd_list(GLib.Variant('(h)', (0,)), fds)

    def wait(self, is_so):
        until = time.monotonic() + 20
        while not is_so():
            assert time.monotonic() < until
            GLib.MainContext.default().iteration(False)
            time.sleep(0.01)

    def is_held(self):
        try:
            return os.read(self.end, 1) != b''
        except BlockingIOError:
            return True

    def stop(self):
        self.daemon.terminate()
        self.daemon.wait()
        self.daemon.stdout.close()


def stays_awake(build):
    logind = Logind()
    os.environ['DBUS_SYSTEM_BUS_ADDRESS'] = logind.address
    try:
        with Room(build) as room:
            logind.wait(lambda: logind.asked)
            what, who, why, mode = logind.asked
            assert what.split(':')[0] == 'sleep' and mode == 'block', what
            assert who == 'Tengen' and why, logind.asked
            # no teacher's window is there
            time.sleep(0.5)
            assert logind.is_held()
            room.teacher().send(t='close')
            assert room.process.wait(20) == 0
            logind.wait(lambda: not logind.is_held())
    finally:
        logind.stop()


def without_a_bus(build):
    """Nothing is needed, and a bus that goes takes no room along."""
    os.environ['DBUS_SYSTEM_BUS_ADDRESS'] = 'unix:path=/nowhere'
    with Room(build) as room:
        assert room.pupil('Haruka').token
    logind = Logind()
    os.environ['DBUS_SYSTEM_BUS_ADDRESS'] = logind.address
    with Room(build) as room:
        logind.wait(lambda: logind.asked)
        logind.stop()
        time.sleep(0.3)
        assert room.pupil('Haruka').token


sys.exit(run([stays_awake, without_a_bus]))
