# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""screen: windows, pointer, keys and pictures of an X display"""
import os
import struct
import subprocess
import zlib

from Xlib import XK, X, display
from Xlib.error import XError
from Xlib.ext import xtest
from Xlib.protocol import event

from window import wait_for

BUTTONS = (X.Button1Mask | X.Button2Mask | X.Button3Mask | X.Button4Mask |
           X.Button5Mask)


# as in "ctrl+z"
MODIFIERS = {'ctrl': 'Control_L', 'shift': 'Shift_L', 'alt': 'Alt_L'}


def xdotool(*words):
    subprocess.run(['xdotool', *(str(word) for word in words)], check=True,
                   stderr=subprocess.DEVNULL)


class Screen:
    def __init__(self):
        self.display = display.Display()
        self.root = self.display.screen().root

    def _property(self, window, name):
        atom = self.display.intern_atom(name)
        found = window.get_full_property(atom, X.AnyPropertyType)
        return None if found is None else found.value

    def windows(self, pid):
        """The windows of a process, oldest first: (id, title)."""
        for number in self._property(self.root, '_NET_CLIENT_LIST') or []:
            window = self.display.create_resource_object('window', number)
            try:
                owner = self._property(window, '_NET_WM_PID')
                title = self._property(window, '_NET_WM_NAME')
            except XError:
                continue
            if owner is not None and owner[0] == pid:
                yield number, (title or b'').decode()

    def popups(self):
        """What lies above the windows: (id, width, height)."""
        for window in self.root.query_tree().children:
            try:
                state = window.get_attributes()
                size = window.get_geometry()
            except XError:
                continue
            if state.override_redirect and state.map_state == X.IsViewable:
                yield window.id, size.width, size.height

    def active(self):
        found = self._property(self.root, '_NET_ACTIVE_WINDOW')
        return found[0] if found else None

    def size(self, number):
        window = self.display.create_resource_object('window', number)
        geometry = window.get_geometry()
        return geometry.width, geometry.height

    def _locate(self, number, x, y):
        """A place in a window as a place on the screen."""
        window = self.display.create_resource_object('window', number)
        place = self.root.translate_coords(window, x, y)
        return place.x, place.y

    def point_at(self, number, x, y):
        """Brings the pointer there; it comes from a little aside."""
        x, y = self._locate(number, x, y)
        for aside in (3, 0):
            xtest.fake_input(self.display, X.MotionNotify, x=x - aside,
                             y=y - aside)
        self.display.sync()

    def leave(self):
        """Takes the pointer to the corner of the screen below at the left."""
        xtest.fake_input(self.display, X.MotionNotify, x=0,
                         y=self.root.get_geometry().height - 1)
        self.display.sync()

    def click(self, number, x, y, button=1):
        self.point_at(number, x, y)
        xtest.fake_input(self.display, X.ButtonPress, button)
        xtest.fake_input(self.display, X.ButtonRelease, button)
        self.display.sync()
        wait_for(lambda: not self._is_button_down(),
                 what='the window manager to let the click go on')

    def drag(self, number, x, y, to_x, to_y, steps=8):
        """Presses at one place, and lets go at another."""
        self.point_at(number, x, y)
        xtest.fake_input(self.display, X.ButtonPress, 1)
        for step in range(1, steps + 1):
            place = self._locate(number, x + (to_x - x) * step // steps,
                                 y + (to_y - y) * step // steps)
            xtest.fake_input(self.display, X.MotionNotify, x=place[0],
                             y=place[1])
        xtest.fake_input(self.display, X.ButtonRelease, 1)
        self.display.sync()
        wait_for(lambda: not self._is_button_down(),
                 what='the window manager to let the drag go on')

    def _is_button_down(self):
        """Whether a button has yet to come up for the X server.

        A window manager sees each press first; until it hands the press on,
        the release waits in the server. Were the pointer or a key ahead of
        that, the press would go to what is below the pointer by then.
        """
        return self.root.query_pointer().mask & BUTTONS

    def _find_keys(self, name):
        """What is held down for a key named as in "ctrl+z", in this order."""
        codes = []
        for part in name.split('+'):
            keysym = XK.string_to_keysym(MODIFIERS.get(part, part))
            code, shifted = min(self.display.keysym_to_keycodes(keysym),
                                key=lambda found: found[1])
            if shifted:
                codes += self._find_keys('shift')
            codes.append(code)
        return codes

    def key(self, *keys):
        for name in keys:
            codes = self._find_keys(name)
            for code in codes:
                xtest.fake_input(self.display, X.KeyPress, code)
            for code in reversed(codes):
                xtest.fake_input(self.display, X.KeyRelease, code)
            self.display.sync()

    def type(self, text):
        xdotool('type', '--delay', 12, text)

    def activate(self, number):
        xdotool('windowactivate', '--sync', number)

    def resize(self, number, width, height):
        xdotool('windowsize', '--sync', number, width, height)

    def look(self, number, x, y, width, height):
        """The pixels of a part of a window, four bytes each."""
        x, y = self._locate(number, x, y)
        return self.root.get_image(x, y, width, height, X.ZPixmap,
                                   0xffffffff).data

    def maximize(self, number):
        """Makes a window fill the screen."""
        atoms = [self.display.intern_atom('_NET_WM_STATE' + name)
                 for name in ('', '_MAXIMIZED_VERT', '_MAXIMIZED_HORZ')]
        window = self.display.create_resource_object('window', number)
        self.root.send_event(
            event.ClientMessage(window=window, client_type=atoms[0],
                                data=(32, [1, *atoms[1:], 1, 0])),
            event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        self.display.sync()

    def pixels(self):
        """All that the screen shows, four bytes a pixel."""
        size = self.root.get_geometry()
        return self.root.get_image(0, 0, size.width, size.height, X.ZPixmap,
                                   0xffffffff).data

    def picture(self, path):
        """Writes what the screen shows as a PNG file."""
        size = self.root.get_geometry()
        width, height = size.width, size.height
        data = self.pixels()
        colours = bytearray(width * height * 3)
        colours[0::3], colours[1::3], colours[2::3] = (
            data[2::4], data[1::4], data[0::4])
        rows = b''.join(b'\0' + bytes(colours[at:at + width * 3])
                        for at in range(0, len(colours), width * 3))

        def chunk(kind, body):
            return (struct.pack('>I', len(body)) + kind + body +
                    struct.pack('>I', zlib.crc32(kind + body)))
        os.makedirs(os.path.dirname(path) or '.', exist_ok=True)
        with open(path, 'wb') as file:
            file.write(
                b'\x89PNG\r\n\x1a\n' +
                chunk(b'IHDR', struct.pack('>2I5B', width, height,
                                           8, 2, 0, 0, 0)) +
                chunk(b'IDAT', zlib.compress(rows, 1)) + chunk(b'IEND', b''))
