#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-host-faults: disks, ports and words that fail the host of a room"""
import os
import resource
import sys
import time

from host_room import Room, run

UNLIMITED = resource.RLIM_INFINITY, resource.RLIM_INFINITY


def pair(room):
    teacher = room.teacher()
    pupils = [room.pupil(name) for name in ('Haruka', 'Souta')]
    teacher.send(t='seat', black=[0], white=[1])
    for pupil in pupils:
        pupil.table(0)
    return teacher, pupils


def wait_until(client, is_so, seconds=20):
    """Everybody reads on meanwhile."""
    client.wait(lambda _: is_so(), seconds)


def disk_is_full(build):
    """The class plays on, the teacher is told now and then, and what happened
    meanwhile is on the disk once it takes something again."""
    with Room(build) as room:
        teacher, (black, white) = pair(room)
        log = os.path.join(room.folder, 'room.log')
        size = os.path.getsize(log)
        resource.prlimit(room.process.pid, resource.RLIMIT_FSIZE,
                         (size + 10, resource.RLIM_INFINITY))
        black.tap(0, 24)
        white.table(0, lambda t: t['stones'][24] == 'B')
        assert teacher.get('refused')['why'] == 'disk'
        end = time.monotonic() + 1
        teacher.wait(lambda _: time.monotonic() > end)
        assert sum(m['t'] == 'refused' for m in teacher.log) == 1
        assert teacher.is_open and os.path.getsize(log) == size
        white.tap(0, 25)
        black.table(0, lambda t: t['stones'][25] == 'W')
        resource.prlimit(room.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        wait_until(teacher, lambda: os.path.getsize(log) > size)
        tokens = black.token, white.token
        room.kill()
        again = [room.device(token=token) for token in tokens]
        for pupil in again:
            stones = pupil.table(0)['stones']
            assert stones[24] == 'B' and stones[25] == 'W', stones


sys.exit(run([disk_is_full]))
