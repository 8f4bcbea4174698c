# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""room_client: a client of a room, by data/room/README.md, nothing but Python

    client = Lines(port) | WebSocket(port) | Poll(port) | Control(path)
    client.send({'t': 'hello', ...})
    message = client.wait('welcome')

Beats are answered while one waits for a message; a client that `is_mute` does
not answer them. Each checks that the numbers have no gaps.
"""
import base64
import collections
import hashlib
import json
import os
import select
import socket
import struct
import time
import urllib.parse

GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Gone(Exception):
    """The connection has ended."""


def connect(port, host='127.0.0.1', source=None):
    return socket.create_connection((host, port), timeout=10, source_address=(
        (source, 0) if source else None))


class Client:
    """What all have: messages in the order in which they came."""
    is_mute = False
    is_hidden = False

    def __init__(self):
        self.messages = collections.deque()
        self.is_gone = False
        self.s = 0
        self.beats = 0

    def take(self, text):
        message = json.loads(text)
        self.s += 1
        assert message['s'] == self.s, (self.s, text[:80])
        if message['t'] != 'beat':
            self.messages.append(message)
            return
        self.beats += 1
        if not self.is_mute:
            self.send({'t': 'beat', 'k': message['k'], 'got': message['s'],
                       'hidden': self.is_hidden})

    def receive(self, seconds):
        """Waits for what comes, at most so long."""
        raise NotImplementedError

    def run(self, seconds):
        """Takes what comes for so long."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self.receive(left)

    def wait(self, kind, seconds=30, **values):
        """The first message of a kind (with these values); those before it are
        dropped."""
        until = time.monotonic() + seconds
        while True:
            while self.messages:
                message = self.messages.popleft()
                if message['t'] == kind and all(
                        message.get(key) == value
                        for key, value in values.items()):
                    return message
            if self.is_gone:
                raise Gone
            left = until - time.monotonic()
            assert left > 0, 'no %s within %g s' % (kind, seconds)
            try:
                self.receive(left)
            except Gone:
                self.is_gone = True

    def wait_gone(self, seconds):
        """How long it takes until the other end closes."""
        begin = time.monotonic()
        if self.is_gone:
            return 0
        try:
            while (left := begin + seconds - time.monotonic()) > 0:
                self.receive(left)
        except (Gone, OSError):
            return time.monotonic() - begin
        raise AssertionError('still there after %g s' % seconds)


class Stream(Client):
    """What stands on a socket."""

    def __init__(self, sock):
        super().__init__()
        self.socket = sock
        self.data = bytearray()

    def close(self):
        self.socket.close()

    def receive(self, seconds):
        if not select.select([self.socket], [], [], max(seconds, 0))[0]:
            return
        data = self.socket.recv(65536)
        if not data:
            raise Gone
        self.data += data
        while self.take_one():
            pass

    def take_one(self):
        """Takes a message off what came; whether there was one."""
        raise NotImplementedError


class Lines(Stream):
    def __init__(self, port, **where):
        super().__init__(connect(port, **where))

    def send(self, message):
        self.socket.sendall(json.dumps(message).encode() + b'\n')

    def take_one(self):
        line, feed, rest = self.data.partition(b'\n')
        if not feed:
            return False
        self.data = rest
        self.take(line)
        return True


class Control(Lines):
    def __init__(self, path):
        sock = socket.socket(socket.AF_UNIX)
        sock.connect(path)
        Stream.__init__(self, sock)


def make_frame(kind, payload, mask=True, first=0x80):
    head = bytes([first | kind])
    length, masked = len(payload), 0x80 if mask else 0
    if length <= 125:
        head += bytes([masked | length])
    elif length <= 65535:
        head += struct.pack('>BH', masked | 126, length)
    else:
        head += struct.pack('>BQ', masked | 127, length)
    if not mask:
        return head + payload
    key = os.urandom(4)
    times = key * (length // 4 + 1)
    return head + key + bytes(a ^ b for a, b in zip(payload, times))


class Refused(Exception):
    """The answer to a request is not what was hoped for."""


class WebSocket(Stream):
    def __init__(self, port, origin=None, host=None, path='/ws', more='',
                 **where):
        super().__init__(connect(port, **where))
        host = host or '127.0.0.1:%d' % port
        key = base64.b64encode(os.urandom(16)).decode()
        request = ('GET %s HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\n'
                   'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
                   'Sec-WebSocket-Key: %s\r\n' % (path, host, key))
        request += 'Origin: %s\r\n' % origin if origin else ''
        self.socket.sendall((request + more + '\r\n').encode())
        self.answer, self.data = read_head(self.socket)
        if ' 101 ' not in self.answer:
            self.socket.close()
            raise Refused(self.answer)
        accept = base64.b64encode(
            hashlib.sha1((key + GUID).encode()).digest()).decode()
        assert 'Sec-WebSocket-Accept: ' + accept in self.answer, self.answer

    def send(self, message):
        self.socket.sendall(make_frame(TEXT, json.dumps(message).encode()))

    def take_one(self):
        if len(self.data) < 2:
            return False
        size, at = self.data[1], 2
        if size == 126:
            size, at = struct.unpack_from('>H', self.data, 2)[0], 4
        elif size == 127:
            size, at = struct.unpack_from('>Q', self.data, 2)[0], 10
        if len(self.data) < at + size:
            return False
        kind, payload = self.data[0] & 15, bytes(self.data[at:at + size])
        assert self.data[0] & 0xf0 == 0x80, 'in parts, or with an extension'
        del self.data[:at + size]
        if kind == TEXT:
            self.take(payload)
        elif kind == CLOSE:
            raise Gone
        elif kind == PONG:
            self.messages.append({'t': 'pong', 'payload': payload})
        return True


def read_head(sock):
    """The head of an answer, and what came behind it."""
    data = bytearray()
    while b'\r\n\r\n' not in data:
        more = sock.recv(65536)
        if not more:
            raise Gone
        data += more
    head, _, rest = data.partition(b'\r\n\r\n')
    return head.decode() + '\r\n', rest


def send_get(port, path, headers=(), source=None, host=None, method='GET'):
    """Sends a request; the socket on which its answer comes."""
    sock = connect(port, source=source)
    lines = ['%s %s HTTP/1.1' % (method, path),
             'Host: %s' % (host or '127.0.0.1:%d' % port), *headers]
    sock.sendall(('\r\n'.join(lines) + '\r\n\r\n').encode())
    return sock


def read_answer(sock, seconds=30):
    """(status, head, body) of an answer, to its end."""
    sock.settimeout(seconds)
    head, body = read_head(sock)
    try:
        while more := sock.recv(65536):
            body += more
    except ConnectionResetError:
        pass
    sock.close()
    return int(head.split()[1]), head, bytes(body)


def get(port, path, *headers, **how):
    return read_answer(send_get(port, path, headers, **how))


class Poll(Client):
    def __init__(self, port, source=None):
        super().__init__()
        self.port, self.source = port, source
        self.asked = None
        status, _, body = self.get('Tengen-Line: new')
        if status != 200:
            raise Refused(status)
        self.name = json.loads(body)['line']

    def get(self, *headers):
        return get(self.port, '/poll', *headers, source=self.source)

    def take_answer(self, status, _head, body):
        if status != 200:
            raise Gone
        for line in body.splitlines():
            try:
                self.take(line)
            except Gone:
                self.is_gone = True

    def send(self, message):
        status, _, body = self.get(
            'Tengen-Line: ' + self.name,
            'Tengen-Send: ' + urllib.parse.quote(json.dumps(message)))
        if status != 200:
            raise Gone
        assert body == b'', body

    def receive(self, seconds):
        if self.asked is None:
            self.asked = send_get(self.port, '/poll',
                                  ['Tengen-Line: ' + self.name],
                                  source=self.source)
        if select.select([self.asked], [], [], max(seconds, 0))[0]:
            asked, self.asked = self.asked, None
            self.take_answer(*read_answer(asked))

    def close(self):
        if self.asked is not None:
            self.asked.close()
