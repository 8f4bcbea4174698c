#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-kills: the host and the devices of a class are killed while it plays

What anybody was told of a table is there again afterwards, and equal: `seen`
holds the sums of all boards by table and number of the change. Every pupil has
the seat again within ten seconds. With TENGEN_FULL a hundred kills at fifteen
tables, else a few at three.
"""
import os
import random
import sys
import time

from host_room import Client, Room, run

FULL = os.environ.get('TENGEN_FULL', '0') not in ('', '0')
KILLS, TABLES = (100, 15) if FULL else (6, 3)
SEATED_SECONDS = 10


class Class:
    def __init__(self, room, chance):
        self.room = room
        self.chance = chance
        self.seen = {}
        self.teacher = room.teacher()
        self.pupils = [room.pupil('P%d' % i) for i in range(2 * TABLES)]
        for i in range(TABLES):
            self.teacher.send(t='seat', black=[self.pupils[2 * i].member],
                              white=[self.pupils[2 * i + 1].member])
        for i, pupil in enumerate(self.pupils):
            pupil.place = i // 2
            pupil.table(pupil.place)
        self.moves = 0
        self.longest = 0

    def look(self):
        """Notes what the pupils were told, and that nothing else was told
        before."""
        for pupil in self.pupils:
            table = pupil.state.get(('table', pupil.place))
            if table:
                sums = self.seen.setdefault(pupil.place, {})
                known = sums.setdefault(table['n'], table['hash'])
                assert known == table['hash'], (table['n'], table['table'])

    def play(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            Client.read_all()
            self.look()
            for pupil in self.pupils:
                self.move(pupil)
            time.sleep(0.005)

    def move(self, pupil):
        table = pupil.state.get(('table', pupil.place))
        if not table or not pupil.is_open or not table['tap'] or \
                getattr(pupil, 'tapped', None) == (table['n'],
                                                   len(table['marks'])):
            return
        bad = {point for point, kind in table['marks'] if kind == 'bad'}
        point = self.chance.choice(
            [point for point, stone in enumerate(table['stones'])
             if stone == '.' and point not in bad])
        pupil.tapped = table['n'], len(table['marks'])
        pupil.send(t='tap', table=pupil.place, n=table['n'], point=point)
        self.moves += 1

    def seat_again(self, pupil):
        again = self.room.device(token=pupil.token)
        again.member, again.token = pupil.member, pupil.token
        again.place = pupil.place
        return again

    def expect_seats(self, since):
        """All are seated again, and no table has gone back."""
        for pupil in self.pupils:
            last = max(self.seen[pupil.place])
            table = pupil.table(pupil.place, lambda table: table['you'] != '.')
            assert table['n'] >= last, (table['n'], last)
        took = time.monotonic() - since
        assert took <= SEATED_SECONDS, took
        self.longest = max(self.longest, took)
        self.look()

    def kill_host(self):
        self.look()
        since = time.monotonic()
        self.room.kill()
        self.room.clients.clear()
        self.teacher = self.room.teacher()
        self.pupils = [self.seat_again(pupil) for pupil in self.pupils]
        self.expect_seats(since)

    def kill_device(self):
        index = self.chance.randrange(len(self.pupils))
        self.look()
        since = time.monotonic()
        self.room.clients.remove(self.pupils[index])
        self.pupils[index].close()
        self.pupils[index] = self.seat_again(self.pupils[index])
        self.expect_seats(since)


def kills(build):
    chance = random.Random(30)
    with Room(build, '--size', '19') as room:
        people = Class(room, chance)
        for i in range(KILLS):
            people.play(chance.uniform(0.05, 0.3))
            if i % 2 == 0:
                people.kill_host()
            else:
                people.kill_device()
        print('# %d kills, %d taps, seated again within %.2f s' % (
            KILLS, people.moves, people.longest))
        assert people.moves > 2 * KILLS
        assert all(len(sums) > 3 for sums in people.seen.values())


sys.exit(run([kills]))
