# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""host_room: a room with the real program, its teacher and its pupils

Clients speak plain lines. What they are told is kept by kind and table, so that
a test asks for the state it waits for.
"""
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress

from room_client import Control, Gone, Lines
from room_program import find_port

SECONDS = 20


def fnv(stones, to_move):
    """The sum by which both ends see that their boards are equal."""
    value = 14695981039346656037
    for byte in (stones + to_move).encode():
        value = (value ^ byte) * 1099511628211 % 2 ** 64
    return '%016x' % value


def plain(text):
    """A text without its readings."""
    return ''.join(part if isinstance(part, str) else part[0]
                   for part in text)


class NotTold(KeyError):
    """Nothing of this kind was told yet."""


class Told(dict):
    """What was told last, by kind and table."""

    def __missing__(self, kind):
        raise NotTold(kind)


class Client:
    """A device: a pupil by the port, a teacher by the control socket."""
    Lines = Lines

    def __init__(self, address, **hello):
        self.line = Control(address) if isinstance(address, str) \
            else self.Lines(address[1], host=address[0])
        self.state = Told()
        self.log = []
        self.is_open = True
        if hello:
            self.send(**hello)

    def send(self, **message):
        self.line.send(message)

    def take(self, message):
        kind = message['t']
        if kind == 'table':
            assert message['hash'] == fnv(message['stones'],
                                          message['to_move']), message
            self.state['table', message['table']] = message
        self.state[kind] = message
        self.log.append(message)

    def read(self):
        try:
            self.line.receive(0)
        except (Gone, ConnectionError):
            self.is_open = False
        while self.line.messages:
            self.take(self.line.messages.popleft())

    def wait(self, is_there, seconds=SECONDS):
        """Waits until what was told fits, and gives what is_there gives."""
        end = time.monotonic() + seconds
        while True:
            Client.read_all()
            with suppress(NotTold):
                if found := is_there(self):
                    return found
            if time.monotonic() > end:
                raise AssertionError('waited in vain; the last told: %s'
                                     % json.dumps(self.log[-3:],
                                                  ensure_ascii=False))
            time.sleep(0.003)

    def hear(self, kind):
        """Waits for the next message of a kind."""
        self.state.pop(kind, None)
        return self.wait(lambda c: c.state.get(kind))

    def get(self, kind, seconds=SECONDS):
        return self.wait(lambda c: c.state.get(kind), seconds)

    def table(self, index, fits=lambda table: True):
        return self.wait(lambda c: (t := c.state.get(('table', index)))
                         and fits(t) and t)

    def act(self, index, act, **more):
        self.send(t='act', table=index, act=act,
                  n=self.table(index)['n'], **more)

    def tap(self, index, point, **more):
        self.send(t='tap', table=index, point=point,
                  n=self.table(index)['n'], **more)

    def can(self, index):
        return [what['act'] for what in self.table(index)['can']]

    def close(self):
        self.line.close()
        self.is_open = False
        Client.every.discard(self)

    every = set()

    @staticmethod
    def read_all():
        for client in list(Client.every):
            if client.is_open:
                client.read()


class Room:
    """The program, and where it can be found."""
    within = ()
    where = '--address', '127.0.0.1'

    def __init__(self, build, *options, folder=None):
        self.program = os.path.join(build, 'app/room-host/tengen-room')
        self.build = build
        self.options = options
        self.temporary = tempfile.TemporaryDirectory(prefix='tengen-room-')
        self.folder = folder or os.path.join(self.temporary.name, 'room')
        self.control = os.path.join(self.temporary.name, 'control')
        self.clients = []
        self.start('--port', str(find_port()))

    def start(self, *first):
        """Anew it takes the port that it had."""
        if os.path.exists(self.control):
            os.unlink(self.control)
        environment = dict(os.environ,
                           TENGEN_LOCALEDIR=os.path.join(self.build, 'po'),
                           G_DEBUG='fatal-warnings')
        self.process = subprocess.Popen(
            [*self.within, self.program, '--folder', self.folder, *self.where,
             '--control', self.control, '--print', *first,
             *self.options],
            stdout=subprocess.PIPE, env=environment, restore_signals=False)
        self.door = json.loads(self.process.stdout.readline())
        self.address = ('127.0.0.1', self.door['port'])

    def join(self, address, **hello):
        client = Client(address, **hello)
        Client.every.add(client)
        self.clients.append(client)
        return client

    def teacher(self, lang='en'):
        teacher = self.join(self.control, t='teacher', v=1, lang=lang)
        teacher.get('room')
        return teacher

    def device(self, lang='en', **word):
        return self.join(self.address, t='hello', v=1, lang=lang,
                         **(word or {'code': self.door['code']}))

    def pupil(self, name, lang='en'):
        """A device that has the seat of a member."""
        pupil = self.device(lang)
        pupil.get('welcome')
        pupil.send(t='enter', name=name)
        seated = pupil.get('seated')
        pupil.member, pupil.token = seated['member'], seated['token']
        return pupil

    def kill(self):
        """Ends the program as a power cut does, and starts it again."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        for client in self.clients:
            client.close()
        self.start()

    def end(self):
        """Ends the program as a session does that ends; what it ended with."""
        for client in self.clients:
            client.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(SECONDS)
        self.process.stdout.close()
        return code

    def stop(self):
        code = self.end()
        self.temporary.cleanup()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *error):
        code = self.stop()
        assert error[0] or code == 0, code


def run(tests):
    """Runs the tests of a program, those that are named or all; TAP."""
    build = sys.argv[1]
    chosen = sys.argv[2:]
    failed = False
    print('1..%d' % len(tests))
    for number, test in enumerate(tests, 1):
        if chosen and test.__name__ not in chosen:
            print('ok %d %s # SKIP' % (number, test.__name__))
            continue
        began = time.monotonic()
        try:
            test(build)
            print('ok %d %s # %.2f s' % (number, test.__name__,
                                         time.monotonic() - began))
        except Exception as error:
            import traceback
            failed = True
            print('not ok %d %s' % (number, test.__name__))
            print('# ' + traceback.format_exc().replace('\n', '\n# '))
        sys.stdout.flush()
    return failed
