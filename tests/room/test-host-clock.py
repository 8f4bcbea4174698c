#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-host-clock: what a player is charged, whatever a device says

The tests of the short form take seconds; that of a hidden page, which takes most
of a minute, is of the long one.
"""
import json
import os
import sys
import time

from host_room import Client, Room, plain, run
from room_client import Lines

FULL = os.environ.get('TENGEN_FULL', '0') not in ('', '0')
SGF = '(;FF[4]CA[UTF-8]GM[1]SZ[7]RU[Pure Go]TNR[pure]KM[0]TNT[absolute %d])'


class Told(Lines):
    """Notes the beats in place of answering them."""
    is_mute = True

    def __init__(self, *words, **where):
        self.told = []
        super().__init__(*words, **where)

    def take(self, text):
        super().take(text)
        message = json.loads(text)
        if message['t'] == 'beat':
            self.told.append((time.monotonic(), message['k'], self.s))


class Late(Client):
    """Its answers to beats come late, and say what is not so."""
    Lines = Told
    late = 0.0
    lies = {}

    def read(self):
        super().read()
        told = self.line.told
        while told and told[0][0] + self.late <= time.monotonic():
            _, k, got = told.pop(0)
            self.send(**{'t': 'beat', 'k': k, 'got': got, 'hidden': False,
                         **self.lies})


def seat_late(room, late, **lies):
    device = Late(room.address, t='hello', v=1, lang='en',
                  code=room.door['code'])
    device.late, device.lies = late, lies
    Client.every.add(device)
    room.clients.append(device)
    device.get('welcome')
    device.send(t='enter', name='Souta')
    device.member = device.get('seated')['member']
    return device


def pause(client, seconds):
    end = time.monotonic() + seconds
    client.wait(lambda _: time.monotonic() > end, seconds + 10)


def begin(room, white, seconds=60):
    teacher = room.teacher()
    teacher.send(t='settings', sgf=SGF % seconds)
    teacher.wait(lambda c: 'absolute' in c.state['settings']['sgf'])
    black = room.pupil('Haruka')
    # time for a beat and its answer
    white.wait(lambda _: white.line.beats > 0)
    pause(white, 1.5 + white.late)
    teacher.send(t='seat', black=[black.member], white=[white.member])
    white.table(0)
    black.tap(0, 24)
    white.table(0, lambda t: t['tap'])
    return black


def charge(room, white, seconds):
    """What a turn of so many seconds costs, in seconds, without those that a
    busy machine took from it."""
    black = begin(room, white)
    before = black.table(0)['sides'][1]['clock_ms']
    began = time.monotonic()
    pause(white, seconds)
    white.tap(0, 25)
    slow = time.monotonic() - began - seconds
    table = black.table(0, lambda t: t['stones'][25] == 'W')
    return (before - table['sides'][1]['clock_ms']) / 1000 - max(slow, 0)


def way_of_messages(build):
    """What the way takes is not charged, but never more than a second."""
    with Room(build) as room:
        took = charge(room, seat_late(room, 0.5), 1.5)
        assert 0.9 < took < 1.3, took
    with Room(build) as room:
        took = charge(room, seat_late(room, 2.0), 2.5)
        assert 1.4 < took < 1.9, took


def claims(build):
    """Numbers of beats that were not sent, and times, change nothing."""
    with Room(build) as room:
        white = seat_late(room, 0, clock_ms=60000, took=0, round=5000, at=0)
        for k in 1, 2, 3:
            white.send(t='beat', k=k, got=0, hidden=False)
        took = charge(room, white, 1.5)
        assert 1.4 < took < 1.8, took


def hidden_page(build):
    """A locked screen is no broken line: half a minute later the clock runs."""
    with Room(build) as room:
        white = seat_late(room, 0, hidden=True)
        black = begin(room, white, 20)
        white.late = 1e9
        black.table(0, lambda t: not t['sides'][1]['runs'])
        began = time.monotonic()
        stands = black.table(0)
        assert 'clock stands' in plain(stands['say']), stands
        runs = black.wait(
            lambda c: (t := c.state['table', 0])['sides'][1]['runs'] and t, 40)
        assert 29 < time.monotonic() - began < 38, time.monotonic() - began
        assert not runs['sides'][1]['here']
        black.wait(lambda c: c.state['table', 0]['phase'] == 'over', 20)


sys.exit(run([way_of_messages, claims] + [hidden_page] * FULL))
