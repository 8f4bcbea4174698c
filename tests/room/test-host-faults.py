#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-host-faults: disks, ports and words that fail the host of a room"""
import errno
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time

from host_room import Room, plain, run

CLOCK = '(;FF[4]CA[UTF-8]GM[1]SZ[7]RU[Pure Go]TNR[pure]KM[0]TNT[absolute 300])'
MOST_MEMBERS = 64
UNLIMITED = resource.RLIM_INFINITY, resource.RLIM_INFINITY


class Faulty(Room):
    """A host whose disk takes nothing once, in the middle of a game."""

    def __init__(self, build):
        self.within = (
            'env', 'LD_PRELOAD=' + os.path.join(
                build, 'tests/faults/libtengen-faults.so'),
            'TENGEN_FAULTS_ROOT=' + tempfile.gettempdir(),
            'TENGEN_FAULTS_CALLS=sync',
            'ASAN_OPTIONS=verify_asan_link_order=0',
            'TENGEN_FAULTS_AT=12', 'TENGEN_FAULTS_DO=%d' % errno.EIO)
        super().__init__(build)


def pair(room, **settings):
    teacher = room.teacher()
    if settings:
        teacher.send(t='settings', **settings)
    pupils = [room.pupil(name) for name in ('Haruka', 'Souta')]
    teacher.send(t='seat', black=[0], white=[1])
    for pupil in pupils:
        pupil.table(0)
    return teacher, pupils


def fill_disk(room):
    """The log can take nothing more; how long it is."""
    size = os.path.getsize(os.path.join(room.folder, 'room.log'))
    resource.prlimit(room.process.pid, resource.RLIMIT_FSIZE,
                     (size + 10, resource.RLIM_INFINITY))
    return size


def disk_is_full(build):
    """Nothing is told that is not on the disk: play stands still, the class is
    told so, the teacher why, now and then; it goes on by itself."""
    with Room(build) as room:
        teacher, (black, white) = pair(room, sgf=CLOCK)
        for player, point in (black, 10), (white, 11):
            player.table(0, lambda t: t['tap'])
            player.tap(0, point)
        black.table(0, lambda t: t['tap'])
        log = os.path.join(room.folder, 'room.log')
        size = fill_disk(room)
        black.tap(0, 24)
        for device in black, white:
            told = device.get('refused')
            assert told['why'] == 'disk' and 'save' in plain(told['say']), told
        told = teacher.get('refused')
        assert told['why'] == 'disk' and 'larger' in plain(told['say']), told
        assert 'Play waits' in plain(told['say']), told
        white.send(t='hand', up=True)
        assert white.hear('refused')['why'] == 'disk'
        late = room.device()
        assert late.get('refused')['why'] == 'disk'
        teacher.send(t='close', keep=True)
        end = time.monotonic() + 1
        teacher.wait(lambda _: time.monotonic() > end)
        assert sum(m['t'] == 'refused' for m in teacher.log) == 2
        for device in teacher, black, white:
            assert device.is_open
            assert device.state['table', 0]['stones'][24] == '.', device.log
        assert os.path.getsize(log) == size and 'welcome' not in late.state
        white.state.pop('room')
        resource.prlimit(room.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        for device in teacher, black, white:
            table = device.table(0, lambda t: t['stones'][24] == 'B')
            # clocks stood
            assert table['sides'][1]['clock_ms'] > 299000, table
        late.get('welcome')
        assert not any(m['hand'] for m in white.get('room')['members'])
        white.tap(0, 25)
        black.table(0, lambda t: t['stones'][25] == 'W')
        tokens = black.token, white.token
        room.kill()
        again = [room.device(token=token) for token in tokens]
        for pupil in again:
            stones = pupil.table(0)['stones']
            assert stones[24] == 'B' and stones[25] == 'W', stones


def full_to_the_end(build):
    """The teacher can close a room of which nothing shall be left."""
    with Room(build) as room:
        teacher, (black, white) = pair(room)
        fill_disk(room)
        black.tap(0, 24)
        assert teacher.get('refused')['why'] == 'disk'
        teacher.send(t='close')
        for device in black, white:
            assert device.get('closed')['why'] == 'end'
        assert room.process.wait(20) == 0
        assert not os.path.exists(room.folder)


def sync_fails(build):
    """What a sync did not bring to the disk is written again: the system may
    have dropped it, though the file still shows it."""
    with Faulty(build) as room:
        teacher, (black, white) = pair(room)
        for turn, point in enumerate(range(10, 20)):
            player = (black, white)[turn % 2]
            player.table(0, lambda t: t['tap'])
            player.tap(0, point)
            for device in black, white:
                device.table(0, lambda t: t['stones'][point] != '.')
        failed = [m['why'] for m in teacher.log if m['t'] == 'refused']
        assert failed == ['disk'], failed
        room.within = ()
        tokens = black.token, white.token
        room.kill()
        for token in tokens:
            stones = room.device(token=token).table(0)['stones']
            assert stones[10:20] == 5 * 'BW', stones


def nothing_is_left(build):
    """Neither of a log that was damaged, nor where the host is killed before it
    has removed what it had."""
    with Room(build) as room:
        teacher, (black, white) = pair(room)
        black.tap(0, 24)
        white.table(0, lambda t: t['stones'][24] == 'B')
        log = os.path.join(room.folder, 'room.log')
        with open(log, 'rb') as file:
            text = file.read()
        room.process.kill()
        room.process.wait()
        with open(log, 'wb') as file:
            file.write(text.replace(b'Souta', b'Sxuta'))
        room.kill()
        assert len(os.listdir(room.folder)) == 2
        room.teacher().send(t='close')
        assert room.process.wait(20) == 0
        assert not os.path.exists(room.folder)
    with Room(build) as room:
        teacher, _ = pair(room)
        # what it has is not removed
        before = os.path.join(room.folder, 'before')
        os.link(os.path.join(room.folder, 'room.log'), before)
        teacher.send(t='close')
        assert room.process.wait(20) == 0
        os.rename(before, os.path.join(room.folder, 'room.log'))
        late = start(room.program, '--folder', room.folder)
        assert late.returncode == 1 and 'closed' in late.stderr, late
        assert not os.path.exists(room.folder)


def secrets_stay_secret(build):
    """Whoever reads the log, or what the host says, has nobody's seat; and
    nobody else can read the log."""
    with tempfile.TemporaryFile('w+') as said:
        error = os.dup(2)
        os.dup2(said.fileno(), 2)
        try:
            with Room(build) as room:
                teacher, pupils = pair(room)
                room.device(token='0' * 32).get('refused')
                again = room.device(token=pupils[0].token)
                assert again.get('seated')['token'] == pupils[0].token
                for folder, mode in ((room.folder, 0o700),
                                     (os.path.join(room.folder, 'room.log'),
                                      0o600), (room.control, 0o600)):
                    assert os.stat(folder).st_mode & 0o777 == mode, folder
                with open(os.path.join(room.folder, 'room.log')) as file:
                    log = file.read()
                with open('/proc/%d/cmdline' % room.process.pid) as file:
                    words = file.read()
                assert 'Haruka' in log
        finally:
            os.dup2(error, 2)
            os.close(error)
        said.seek(0)
        for pupil in pupils:
            assert pupil.token not in log + words + said.read()


def names_go_with_devices(build):
    """A name that was made up at the door goes with who leaves before a game:
    one device cannot fill the room."""
    with Room(build) as room:
        teacher = room.teacher()
        teacher.send(t='members', add=['Haruka'])
        teacher.wait(lambda c: c.state['room']['members'])
        device = room.device()
        device.get('welcome')
        for name in 'Nobody', 'Someone', 'Haruka':
            device.send(t='enter', name=name)
            device.hear('seated')
            device.send(t='leave')
            members = device.hear('welcome')['members']
            assert [m['name'] for m in members] == ['Haruka'], members


def made_up_names_make_place(build):
    """A device that goes from name to name fills no room, and takes no name
    that was taken."""
    def come(name):
        device = room.device()
        device.get('welcome')
        device.send(t='enter', name=name)
        return device

    with Room(build) as room:
        teacher = room.teacher()
        first = come('Haruka')
        token = first.get('seated')['token']
        first.close()
        come('Souta').get('seated')
        assert come('Haruka').get('waiting')
        room.device(token=token).get('seated')
    with Room(build) as room:
        teacher = room.teacher()
        for i in range(MOST_MEMBERS + 5):
            device = come('N%d' % i)
            device.get('seated')
            device.close()
        teacher.wait(lambda c: any(m['name'] == 'N%d' % i
                                   for m in c.state['room']['members']))
        assert len(teacher.state['room']['members']) == MOST_MEMBERS


def start(program, *words, lang='en'):
    """What it says that cannot open a room."""
    return subprocess.run([program, *words], capture_output=True, text=True,
                          timeout=20, env=dict(os.environ, LANGUAGE=lang))


def closed_as_slow(build):
    """Whoever did not keep up is told so, if it still reads, in its language."""
    says = {'en': 'too slow', 'ja': '通信がおそい', 'zh_CN': '连接太慢'}
    with Room(build) as room:
        devices = [room.device(lang=lang) for lang in says]
        for device in devices:
            device.line.is_mute = True
        for device, word in zip(devices, says.values()):
            closed = device.get('closed')
            assert closed['why'] == 'slow' and word in plain(closed['say'])


def open_already(build):
    """A second host for one folder says so, in each language, and leaves the
    room as it is."""
    with Room(build) as room:
        pair(room)
        os.environ['TENGEN_LOCALEDIR'] = os.path.join(build, 'po')
        for lang, says in (('en', 'This room is open already.'),
                           ('ja', 'もう開いています'), ('zh_CN', '已经打开')):
            late = start(room.program, '--folder', room.folder, lang=lang)
            assert late.returncode == 1 and says in late.stderr, late
        room.kill()
        assert len(room.teacher().state['room']['tables']) == 1


def cannot_be_opened(build):
    """It says why, ends with 1 or, for what cannot be meant, 2, and leaves
    nothing that it made."""
    program = os.path.join(build, 'app/room-host/tengen-room')
    with tempfile.TemporaryDirectory(prefix='tengen-room-') as place, \
            socket.socket() as taken:
        taken.bind(('127.0.0.1', 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        file = os.path.join(place, 'file')
        open(file, 'w').close()
        folder = os.path.join(place, 'room')
        here = '--address', '127.0.0.1', '--folder', folder
        for code, says, *words in (
                (2, '--bogus', '--bogus'),
                (2, 'command line', '--port', '65536'),
                (2, 'command line', '--port', '-1'),
                (2, '--port', '--port', 'x'),
                (2, 'command line', 'more'),
                (1, 'rules', '--rules', 'nothing', *here),
                (1, 'size', '--size', '26', *here),
                (1, 'Port %s is in use' % port, '--port', port, *here),
                (1, 'nowhere', '--folder', folder, '--address', 'nowhere'),
                (1, 'none', '--members', os.path.join(place, 'none'), *here),
                (1, '', '--control', os.path.join(place, 'none', 's'), *here),
                (1, file, '--folder', os.path.join(file, 'room'))):
            told = start(program, *words)
            assert told.returncode == code, (words, told)
            assert says in told.stderr and not told.stdout, (words, told)
            assert told.stderr.startswith('tengen-room: ') and \
                told.stderr.count('\n') == 1, told
            assert os.listdir(place) == ['file'], (words, os.listdir(place))


sys.exit(run([disk_is_full, full_to_the_end, sync_fails, nothing_is_left,
              secrets_stay_secret, names_go_with_devices,
              made_up_names_make_place, open_already, closed_as_slow,
              cannot_be_opened]))
