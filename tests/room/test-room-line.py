#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-room-line: what can go over a line, and what a line does to clients that
do not behave

    tests/room/test-room-line.py ROOM-ECHO
"""
import json
import os
import socket
import stat
import subprocess
import sys
import time
import urllib.parse

from room_client import (CLOSE, PING, TEXT, Control, Gone, Lines, Poll, Refused,
                         WebSocket, connect, get, make_frame, read_answer,
                         send_get)
from room_program import Program, run_tests

ECHO = sys.argv[1]
KINDS = (Lines, WebSocket, Poll)


def with_host(test):
    def run(*arguments):
        host = Program(ECHO, 'PORT', 'CONTROL')
        try:
            test(host, *arguments)
            code = host.stop()
            assert code == 0, code
        finally:
            if host.process.poll() is None:
                host.process.kill()
                print('# ' + host.read_said().replace('\n', '\n# '))
            host.stop()
    return run


def assert_grown(host, before, most):
    grown = host.read_memory() - before
    assert grown < most or host.is_sanitized(), grown


@with_host
def check_all_ways(host):
    """What one says reaches the others, whatever carries it."""
    clients = [kind(host.port) for kind in KINDS] + [Control(host.control)]
    for client in clients:
        client.send({'t': 'round'})
        said = client.wait('round')
        assert said['control'] == isinstance(client, Control), said
        assert said['address'] == ('control' if said['control']
                                   else '127.0.0.1'), said
    for number, speaker in enumerate(clients):
        speaker.send({'t': 'all', 'n': number})
        for client in clients:
            client.wait('all', n=number)


@with_host
def check_beats(host, kind):
    """Beats come every 2 s, and tell the way there and back; silence is seen
    after 6 s, and ends after 10 s."""
    client = kind(host.port)
    client.is_hidden = True
    client.send({'t': 'round'})
    assert client.wait('round')['us'] == 0
    client.run(5)
    assert client.beats == 2, client.beats
    client.send({'t': 'round'})
    said = client.wait('round')
    assert 0 < said['us'] < 300000 and said['hidden'], said
    client.is_mute = True
    if kind is not Poll:  # which shows that it is there by asking
        client.run(7)
        assert 'state 127.0.0.1 1' in host.read_said()
        client.is_mute = False
        client.run(2.5)
        assert host.read_said().split('state')[-1].startswith(' 127.0.0.1 0')
        client.is_mute = True
    assert 8 < client.wait_gone(18) < 16


@with_host
def check_silent(host):
    """Who says nothing, or half of something, is gone after 10 s."""
    halves = [b'', b'G', b'GET / HTTP/1.1\r\nHost: x', b'{"t":"hello"',
              b'GET /ws HTTP/1.1\r\n']
    socks = [connect(host.port) for _ in halves]
    begin = time.monotonic()
    for sock, half in zip(socks, halves):
        sock.sendall(half)
    mute = WebSocket(host.port)
    # a little now and then is not enough
    drop = connect(host.port)
    for letter in b'GET / HTTP/1.1':
        drop.sendall(bytes([letter]))
        time.sleep(0.5)
    for sock in [*socks, drop]:
        sock.settimeout(20 - (time.monotonic() - begin))
        while sock.recv(1000):
            pass
        assert 9 < time.monotonic() - begin < 20
    mute.wait_gone(10)


@with_host
def check_many_halves(host):
    """300 half requests keep nobody out, from the same address neither."""
    halves = []
    for _ in range(300):
        sock = connect(host.port)
        sock.sendall(b'GET / HTTP/1.1\r\nHost: ')
        halves.append(sock)
    begin = time.monotonic()
    assert get(host.port, '/hello')[0] == 200
    client = Lines(host.port)
    client.send({'t': 'round'})
    client.wait('round')
    assert time.monotonic() - begin < 5


@with_host
def check_bodies(host):
    """A body is refused at the head, and costs nothing."""
    before = host.read_memory()
    for headers in (['Content-Length: 209715200'],
                    ['Transfer-Encoding: chunked'],
                    ['Content-Length: 5', 'Expect: 100-continue']):
        for method in 'POST', 'GET':
            sock = send_get(host.port, '/', headers, method=method)
            sent = 0
            try:
                while sent < 200 << 20:
                    sent += sock.send(b'x' * 65536)
            except OSError:
                pass
            assert sent < 20 << 20, sent
            sock.close()
    for method in 'POST', 'PUT', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE':
        status = read_answer(send_get(host.port, '/', method=method))[0]
        assert status in (400, 405), (method, status)
    sock = send_get(host.port, '/', ['Content-Length: 4'])
    assert read_answer(sock)[0] == 413
    assert_grown(host, before, 6000)


@with_host
def check_heads(host):
    """What is no request, and a head without an end."""
    before = host.read_memory()
    for text in (b'\x00\x01\x02\r\n\r\n', b'GET\r\n\r\n', b'GET / HTTP/1.1\r\n\r\n',
                 b'GET / HTTP/9.9\r\nHost: \xff\xfe\r\n\r\n',
                 b'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
                 b'GET http:///// HTTP/1.1\r\nHost: a\r\n\r\n',
                 b'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'):
        sock = connect(host.port)
        sock.sendall(text)
        sock.settimeout(10)
        try:
            assert b' 200 ' not in sock.recv(1000), text
        except ConnectionResetError:
            pass
        sock.close()
    sock = connect(host.port)
    sent = 0
    try:
        sock.sendall(b'GET / HTTP/1.1\r\nHost: a\r\n')
        while sent < 50 << 20:
            sent += sock.send(b'X: ' + b'y' * 8000 + b'\r\n')
    except OSError:
        pass
    assert sent < 20 << 20, sent
    assert_grown(host, before, 6000)


@with_host
def check_origins(host):
    """Pages of other places, and names that lead here, are not the room's."""
    port = host.port
    own = 'http://127.0.0.1:%d' % port
    WebSocket(port, origin=own).close()
    WebSocket(port, origin='http://localhost:%d' % port,
              host='localhost:%d' % port).close()
    for origin in ('http://evil.example', 'null', own + '0',
                   'https://127.0.0.1:%d' % port, 'http://127.0.0.1'):
        try:
            WebSocket(port, origin=origin)
            raise AssertionError(origin)
        except Refused as answer:
            assert ' 403 ' in str(answer), answer
        assert get(port, '/poll', 'Tengen-Line: new',
                   'Origin: ' + origin)[0] == 403
    for name in ('evil.example:%d' % port, '127.0.0.1', '127.0.0.1:1',
                 '127.0.0.2:%d' % port, 'localhost', ''):
        status = get(port, '/hello', host=name or ' ')[0]
        assert status in (400, 421), (name, status)
    assert get(port, '/hello', host='localhost:%d' % port)[0] == 200


@with_host
def check_pages(host):
    status, head, body = get(host.port, '/hello')
    assert status == 200 and b'<svg' in body
    for line in ('Cache-Control: no-store', 'X-Content-Type-Options: nosniff',
                 'Referrer-Policy: no-referrer', "default-src 'none'",
                 "connect-src 'self' ws://127.0.0.1:%d;" % host.port,
                 'Content-Type: text/html; charset=utf-8'):
        assert line in head, (line, head)
    page = host.read_said().split()[1]
    assert len(page) == 16, page
    assert 'immutable' in get(host.port, '/hello?' + page)[1]
    first = get(host.port, '/')[2].decode()
    for name in 'room.js?' + page, 'room.css?' + page:
        assert name in first
        status, head, _ = get(host.port, '/' + name)
        assert status == 200 and 'immutable' in head, head
    assert 'immutable' not in get(host.port, '/hello?' + page[::-1])[1]
    for path in '/../meson.build', '/%2e%2e/x', '//', '/org', '/hello/':
        assert get(host.port, path)[0] in (400, 404), path
    status, head, body = get(host.port, '/hello', method='HEAD')
    assert status == 200 and body == b''
    assert get(host.port, '/hello', 'Range: bytes=0-1,0-1,0-1')[0] == 200


def say(client, payload, **how):
    if isinstance(client, WebSocket):
        client.socket.sendall(make_frame(TEXT, payload, **how))
    else:
        client.socket.sendall(payload + b'\n')


@with_host
def check_garbage(host, kind):
    """Ten messages that are none end a line; nine do not."""
    client = kind(host.port)
    for number, text in enumerate((
            '{"t":1}', '{', '{}', '{"t":"round"} {}', '{"t":"\\ud800"}',
            '{"a":' * 9 + '0' + '}' * 9, '{"t":"beat"}', '{"t":"round",}',
            '{"t":"beat","k":-1,"got":0}'), 1):
        say(client, text.encode())
        assert client.wait('refused')['why'] == 'message', number
    client.send({'t': 'round'})
    client.wait('round')
    say(client, b'{"t":"\xff"}')
    client.wait('closed', why='message')
    client.wait_gone(8)


@with_host
def check_flood(host, kind):
    """A client that says too much is not heard, then closed."""
    client = kind(host.port)
    for _ in range(40):
        client.send({'t': 'round'})
    for _ in range(40):
        client.wait('round')
    # a client that says as much as it may goes on
    for _ in range(20):
        time.sleep(0.06)
        client.send({'t': 'round'})
        client.wait('round')
    begin = host.read_seconds()
    # what lies in the buffers of a busy machine is no answer
    until, is_closed = time.monotonic() + 20, False
    while not is_closed and time.monotonic() < until:
        try:
            client.send({'t': 'round'})
        except OSError:
            is_closed = True
    assert is_closed
    assert host.read_seconds() - begin < 1.5 or host.is_sanitized()
    other = kind(host.port)
    other.send({'t': 'round'})
    other.wait('round', 5)


@with_host
def check_frames(host):
    """Frames that no client of a room sends end the line at once."""
    message = b'{"t":"round"}'
    for kind, payload, how in ((TEXT, message, {'mask': False}),
                               (TEXT, message, {'first': 0}),
                               (TEXT, message, {'first': 0xc0}),
                               (2, message, {}), (0, message, {}),
                               (3, message, {}), (PING, b'x' * 126, {}),
                               (TEXT, b' ' * 65537, {})):
        client = WebSocket(host.port)
        client.socket.sendall(make_frame(kind, payload, **how))
        client.wait('closed', 8, why='message')
        client.wait_gone(8)
    client = WebSocket(host.port)
    head = b'\x81\xff' + b'\xff' * 12
    client.socket.sendall(head)
    client.wait('closed', 8, why='message')
    client = WebSocket(host.port, more='Sec-WebSocket-Extensions: '
                       'permessage-deflate\r\n')
    assert 'xtension' not in client.answer, client.answer
    client.socket.sendall(make_frame(PING, b'tick'))
    assert client.wait('pong')['payload'] == b'tick'
    # byte by byte, and several at once
    for byte in make_frame(TEXT, message) + make_frame(TEXT, message):
        client.socket.sendall(bytes([byte]))
    client.wait('round')
    client.wait('round')
    say(client, b'{"t":"round","x":"' + b'y' * 65400 + b'"}')
    client.wait('round')
    client.socket.sendall(make_frame(CLOSE, b''))
    client.wait_gone(8)
    pinging = WebSocket(host.port)
    assert pinging.socket.sendall(make_frame(PING, b'') * 1000) is None
    pinging.wait('closed', 8, why='message')


@with_host
def check_long_lines(host):
    client = Lines(host.port)
    say(client, b'{"t":"round","x":"' + b'y' * 65400 + b'"}')
    client.wait('round')
    say(client, b'{"t":"round"}\r')
    client.wait('round')
    client.socket.sendall(b'{' + b'x' * 70000)
    client.wait('closed', 8, why='message')
    client.wait_gone(8)


@with_host
def check_slow(host, kind):
    """A client that does not read is cut, and the host does not grow."""
    other = Lines(host.port)
    other.send({'t': 'round'})
    client = kind(host.port)
    before = host.read_memory()
    client.send({'t': 'much', 'n': 2000, 'size': 20000})
    other.run(1)
    other.send({'t': 'round'})
    assert other.wait('round', 5)['lines'] == 1
    assert_grown(host, before, 45000)


@with_host
def check_newest(host, kind):
    """Of what waits only the newest of a subject comes, and nothing is cut."""
    client = kind(host.port)
    client.send({'t': 'much', 'n': 3000, 'size': 10000, 'same': True})
    last, came = -1, 0
    while last < 2999:
        message = client.wait('much')
        assert message['i'] > last
        last, came = message['i'], came + 1
    assert came < 100, came


@with_host
def check_window(host, kind):
    """A client that reads gets all, however much it is."""
    client = kind(host.port)
    for _ in range(20):
        client.send({'t': 'much', 'n': 20, 'size': 10000})
        for number in range(20):
            assert client.wait('much')['i'] == number


@with_host
def check_acknowledged(host):
    """Who reads but tells nothing of it is cut after 10 s; to claim it without
    reading does not help."""
    client = WebSocket(host.port)
    client.is_mute = True
    client.send({'t': 'much', 'n': 100, 'size': 2000})
    begin = time.monotonic()
    try:
        while time.monotonic() - begin < 25:
            client.run(0.5)
            client.send({'t': 'round'})
            client.send({'t': 'beat', 'k': 7, 'got': 100000})
    except (Gone, OSError):
        pass
    assert 9 < time.monotonic() - begin < 20, time.monotonic() - begin


@with_host
def check_ends(host, kind):
    """A line that the host closes says its last first."""
    client = kind(host.port)
    client.send({'t': 'much', 'n': 5, 'size': 9000})
    client.send({'t': 'end'})
    for number in range(5):
        assert client.wait('much')['i'] == number
    client.wait_gone(8)


@with_host
def check_poll(host):
    """Long polling as data/room/README.md has it."""
    port = host.port
    client = Poll(port)
    assert len(client.name) == 32
    assert get(port, '/poll')[0] == 410
    assert get(port, '/poll', 'Tengen-Line: ' + '0' * 32)[0] == 410
    # several messages in one header
    both = '\n'.join([json.dumps({'t': 'all', 'n': 1}),
                      json.dumps({'t': 'all', 'n': 2})])
    status, _, body = client.get('Tengen-Line: ' + client.name,
                                 'Tengen-Send: ' + urllib.parse.quote(both))
    assert status == 200 and body == b''
    client.wait('all', n=1)
    client.wait('all', n=2)
    # a newer request ends the one that waits
    headers = ['Tengen-Line: ' + client.name]
    older = send_get(port, '/poll', headers)
    time.sleep(0.1)
    newer = send_get(port, '/poll', headers)
    assert read_answer(older, 1)[0] == 200
    other = Lines(port)
    other.send({'t': 'all', 'n': 3})
    client.take_answer(*read_answer(newer, 1))
    client.wait('all', n=3)
    # its client went away: what comes is for the next
    older = send_get(port, '/poll', headers)
    time.sleep(0.1)
    older.close()
    time.sleep(0.1)
    # too long
    status, head, _ = client.get('Tengen-Line: ' + client.name,
                                 'Tengen-Send: ' + 'a' * 8193)
    assert status in (200, 410), status
    time.sleep(0.2)
    assert get(port, '/poll', *headers)[0] in (200, 410)
    time.sleep(1)
    assert get(port, '/poll', *headers)[0] == 410
    # nobody asks for it
    left = Poll(port)
    left.send({'t': 'round'})
    time.sleep(11.5)
    assert get(port, '/poll', 'Tengen-Line: ' + left.name)[0] == 410


@with_host
def check_many_lines(host):
    """An address has so many lines; others have theirs."""
    flood = []
    for _ in range(200):
        flood.append(Lines(host.port, source='127.0.0.9'))
        try:
            flood[-1].send({'t': 'round'})
        except OSError:
            pass
    time.sleep(0.5)
    honest = [kind(host.port, source='127.0.0.10') for kind in KINDS]
    for client in honest:
        client.send({'t': 'round'})
        said = client.wait('round', 2)
        assert said['address'] == '127.0.0.10', said
        assert 128 < said['lines'] < 132, said
    for client in flood:
        client.close()
    time.sleep(0.3)
    honest[0].send({'t': 'round'})
    assert honest[0].wait('round')['lines'] == 3


@with_host
def check_many_connections(host):
    """Connections come and go; none is forgotten."""
    for _ in range(1500):
        sock = connect(host.port)
        sock.sendall(b'GET / HTTP/1.1\r\n')
        sock.close()
    before = host.read_memory()
    for _ in range(1500):
        sock = connect(host.port)
        sock.sendall(b'{"t":"round"}\n')
        sock.close()
    for _ in range(300):
        assert get(host.port, '/hello')[0] == 200
    assert_grown(host, before, 4000)
    assert len(os.listdir('/proc/%d/fd' % host.process.pid)) < 30


@with_host
def check_control(host):
    """The socket is its owner's, one host has it, and it goes with the host."""
    mode = os.stat(host.control).st_mode
    assert stat.S_ISSOCK(mode) and stat.S_IMODE(mode) == 0o600, oct(mode)
    second = subprocess.run([ECHO, '0', host.control], capture_output=True,
                            timeout=30)
    assert second.returncode == 1 and b'already' in second.stderr, second
    client = Control(host.control)
    for _ in range(300):
        client.send({'t': 'round'})
    for _ in range(300):
        client.wait('round')
    # one that was killed left its socket
    host.process.kill()
    host.process.wait()
    assert os.path.exists(host.control)
    host.start()
    # the port is open a moment before the socket is new
    until = time.monotonic() + 10
    client = None
    while client is None:
        try:
            client = Control(host.control)
        except ConnectionRefusedError:
            assert time.monotonic() < until
            time.sleep(0.02)
    client.send({'t': 'round'})
    client.wait('round')
    host.process.terminate()
    client.wait_gone(8)
    host.process.wait(30)
    assert not os.path.exists(host.control)
    file = host.control
    open(file, 'w').close()
    second = subprocess.run([ECHO, str(host.port), file], capture_output=True,
                            timeout=30)
    assert second.returncode == 1 and os.path.isfile(file), second


TESTS = [('all-ways', check_all_ways), ('silent', check_silent),
         ('poll', check_poll), ('acknowledged', check_acknowledged),
         *(('beats-' + kind.__name__, check_beats, kind) for kind in KINDS),
         ('many-halves', check_many_halves), ('bodies', check_bodies),
         ('heads', check_heads), ('origins', check_origins),
         ('pages', check_pages), ('frames', check_frames),
         ('long-lines', check_long_lines), ('control', check_control),
         ('many-lines', check_many_lines),
         ('many-connections', check_many_connections)]
for way in Lines, WebSocket:
    TESTS += [('garbage-' + way.__name__, check_garbage, way),
              ('flood-' + way.__name__, check_flood, way),
              ('slow-' + way.__name__, check_slow, way)]
for way in KINDS:
    TESTS += [('newest-' + way.__name__, check_newest, way),
              ('window-' + way.__name__, check_window, way),
              ('ends-' + way.__name__, check_ends, way)]

if __name__ == '__main__':
    run_tests('room-line', TESTS, lanes=6)
