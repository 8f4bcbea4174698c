#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-host-net: a room on a network, the host and a pupil apart

Two network namespaces, a cable between them, and cards beside it that lead
nowhere; all of them are made here and removed at the end. Where that is not
allowed the tests are skipped. TENGEN_FULL pulls the cable for a minute, else
for as long as it takes until the host closes the connection.
"""
import contextlib
import ctypes
import os
import socket
import subprocess
import sys
import tempfile
import time

from host_room import Client, Room, plain, run

FULL = os.environ.get('TENGEN_FULL', '0') not in ('', '0')
CUT_SECONDS = 60 if FULL else 13
SEATED_SECONDS = 10
CLOCK = '(;FF[4]CA[UTF-8]GM[1]SZ[7]RU[Pure Go]TNR[pure]KM[0]TNT[absolute 300])'
HOST, PUPIL = ('tengen-%s-%d' % (name, os.getpid()) for name in ('h', 'p'))
ADDRESS, NEXT = '10.77.0.1', '10.77.0.2'
# other cards of the host, and what the room says of them, the best first
CARDS = [('eth0', ADDRESS, 'route'), ('eth1', '10.78.0.1', 'other'),
         ('docker0', '10.17.0.1', 'docker'), ('tun0', '10.9.0.1', 'vpn'),
         ('eth2', '169.254.3.4', 'link')]
CLONE_NEWNET = 0x40000000


def ip(*words):
    subprocess.run(['ip', *words], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.PIPE)


def make_card(name, address):
    """A card of the host; what is at its other end is the pupil's."""
    ip('-n', HOST, 'link', 'add', name, 'type', 'veth', 'peer', 'name', name,
       'netns', PUPIL)
    for space in (HOST, PUPIL):
        ip('-n', space, 'link', 'set', name, 'up')
    ip('-n', HOST, 'address', 'add', address + '/24', 'dev', name)


def set_address(address):
    """The one of the card through which everything else is reached."""
    ip('-n', HOST, 'address', 'flush', 'dev', 'eth0')
    ip('-n', HOST, 'address', 'add', address + '/24', 'dev', 'eth0')
    ip('-n', HOST, 'route', 'add', 'default', 'via', '10.77.0.254')


def make_spaces():
    for space in (HOST, PUPIL):
        ip('netns', 'add', space)
        ip('-n', space, 'link', 'set', 'lo', 'up')
    # the worst first, so that their order proves nothing
    for name, address, _ in reversed(CARDS):
        make_card(name, address)
    set_address(ADDRESS)
    ip('-n', PUPIL, 'address', 'add', '10.77.0.50/24', 'dev', 'eth0')


def remove_spaces():
    for space in (HOST, PUPIL):
        subprocess.run(['ip', 'netns', 'delete', space],
                       stderr=subprocess.DEVNULL)


@contextlib.contextmanager
def inside(space):
    """What is connected here comes from that namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open('/proc/self/ns/net') as outside, \
            open('/run/netns/' + space) as there:
        if libc.setns(there.fileno(), CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), 'setns')
        try:
            yield
        finally:
            libc.setns(outside.fileno(), CLONE_NEWNET)


class Net(Room):
    """A host in its namespace; pupils come from the other."""
    within = 'ip', 'netns', 'exec', HOST
    where = ()
    space = PUPIL

    def start(self, *first):
        super().start(*first)
        self.address = ADDRESS, self.door['port']

    def join(self, address, **hello):
        with inside(self.space):
            return super().join(address, **hello)


def order_of_addresses(build):
    """What the wall shows is what the pupils reach; a new address is shown."""
    with Net(build) as room:
        teacher = room.teacher()
        told = teacher.get('door')['addresses']
        port = room.door['port']
        assert [(a['plain'], a['kind']) for a in told] == [
            ('http://%s:%d/' % (address, port), kind)
            for _, address, kind in CARDS], told
        assert told[0]['url'] == room.door['addresses'][0]
        assert told[0]['url'].startswith('http://%s:' % ADDRESS)
        assert room.pupil('Haruka').token
        set_address(NEXT)
        try:
            new = teacher.wait(lambda c: (a := c.state['door']['addresses'][0])
                               and NEXT in a['url'] and a)
            assert new['qr']['bits'] != told[0]['qr']['bits']
            room.address = NEXT, port
            assert room.pupil('Souta').token
        finally:
            set_address(ADDRESS)


def come_back(room, token):
    """As a device does by data/room/README.md: again after 1, 2, 4, 5, 5 s."""
    pause = 1
    while True:
        try:
            with inside(PUPIL):
                sock = socket.create_connection(room.address, timeout=2)
            sock.close()
            return room.device(token=token)
        except OSError:
            end = time.monotonic() + pause
            while time.monotonic() < end:
                Client.read_all()
                time.sleep(0.01)
            pause = min(2 * pause, 5)


def cable_is_pulled(build):
    """The clock stands, both are told, the seat is there again soon after."""
    with Net(build) as room:
        teacher = room.teacher()
        teacher.send(t='settings', sgf=CLOCK)
        teacher.wait(lambda c: 'absolute' in c.state['settings']['sgf'])
        white = room.pupil('Souta')
        room.space = HOST
        black = room.pupil('Haruka')
        teacher.send(t='seat', black=[black.member], white=[white.member])
        for point in 24, 25, 26:
            player = black if point % 2 == 0 else white
            player.table(0, lambda t: t['tap'])
            player.tap(0, point)
            for client in black, white:
                client.table(0, lambda t: t['stones'][point] != '.')
        before = black.table(0)['sides'][1]['clock_ms']
        began = time.monotonic()
        ip('-n', HOST, 'link', 'set', 'eth0', 'down')
        # it went out, but does not come in
        white.tap(0, 30)
        stands = black.table(0, lambda t: not t['sides'][1]['runs'])
        assert time.monotonic() - began < 10
        assert 'clock stands' in plain(stands['say']), stands
        assert not stands['sides'][1]['here']
        teacher.table(0, lambda t: 'clock stands' in plain(t['say']))
        black.wait(lambda c: time.monotonic() - began > CUT_SECONDS,
                   CUT_SECONDS + 10)
        room.space = PUPIL
        ip('-n', HOST, 'link', 'set', 'eth0', 'up')
        up = time.monotonic()
        white.close()
        again = come_back(room, white.token)
        table = again.table(0, lambda t: t['you'] == 'W' and t['tap'])
        took = time.monotonic() - up
        assert took <= SEATED_SECONDS, took
        assert [table['stones'][point] for point in (24, 25, 26, 30)] == \
            list('BWB.'), table
        # what is charged is the time until the host had noticed
        left = table['sides'][1]['clock_ms']
        assert before - 9000 < left, (before, left)
        # and both see what the break took
        for client in again, black:
            note = plain(client.table(0)['sides'][1]['note'])
            assert 'broken line: ' in note and ' of 5:00' in note, note
        print('# %d s without a cable, %.2f s of them charged, seated again '
              'after %.2f s' % (CUT_SECONDS, (before - left) / 1000, took))
        again.tap(0, 30)
        black.table(0, lambda t: t['stones'][30] == 'W')


def all_ports_are_taken(build):
    """It says so rather than what the system says of one of them."""
    program = os.path.join(build, 'app/room-host/tengen-room')
    with tempfile.TemporaryDirectory(prefix='tengen-room-') as place, \
            contextlib.ExitStack() as taken:
        with inside(HOST):
            for port in range(8964, 8981):
                one = taken.enter_context(socket.socket())
                one.bind((ADDRESS, port))
                one.listen()
        folder = os.path.join(place, 'room')
        told = subprocess.run(
            [*Net.within, program, '--address', ADDRESS, '--folder', folder],
            capture_output=True, text=True, timeout=20,
            env=dict(os.environ, LANGUAGE='en'))
        assert told.returncode == 1 and not os.path.exists(folder), told
        assert 'No port from 8964 to 8980 is free.' in told.stderr, told


TESTS = [order_of_addresses, cable_is_pulled, all_ports_are_taken]
try:
    make_spaces()
except (OSError, subprocess.CalledProcessError) as error:
    remove_spaces()
    print('1..0 # SKIP no network namespaces here: %s' % error)
    sys.exit()
try:
    failed = run(TESTS)
finally:
    remove_spaces()
sys.exit(failed)
