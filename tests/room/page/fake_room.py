#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""fake_room: a host that says what a test tells it to

It serves the page of data/room and speaks the protocol of its README.md over
WebSocket and long polling, as far as a page can tell; it knows no rules. Tests
hand out tables and see what came in. By hand: fake_room.py [PORT [SCENE]].
"""
import asyncio
import hashlib
import http
import json
import os
import re
import sys
import threading
import urllib.parse

import websockets

TOP = os.path.realpath(os.path.join(os.path.dirname(__file__), '../../..'))
PAGE = os.path.join(TOP, 'data/room')
TYPES = {'.html': 'text/html; charset=utf-8', '.css': 'text/css',
         '.js': 'text/javascript'}
CODE = '472913'
KEY = '0123456789abcdef0123456789abcdef'
NAMES = ('はるか そうた ゆい りく めい れん あおい ひなた さくら ゆうと つむぎ かいと '
         'ことは はると みお あきら ほのか けんた りこ しょう なな だいち えま ゆずき').split()


# --- Words ---

def read_source(name):
    with open(os.path.join(TOP, name), encoding='utf-8') as file:
        return file.read()


def read_readings():
    """Words with readings, the longest first."""
    text = read_source('ui/words/tengen-words-readings.c')
    words = {}
    for entry in re.findall(r'(?:^|[ "])((?:\{[^{}]+\}|[^ "{}\n])+)(?=[ "])',
                            text):
        if '{' in entry and re.fullmatch(
                r'(?:\{[^|]+\|[^|]+\}|[^{}|#])+', entry):
            words[re.sub(r'\{(.*?)\|.*?\}', r'\1', entry)] = entry
    return sorted(words.items(), key=lambda word: -len(word[0]))


READINGS = read_readings()


def read_text(text, lang='ja'):
    """A text of the protocol; in Japanese words have their readings."""
    parts = []
    while text:
        found = re.match(r'\{(.*?)\|(.*?)\}', text)
        if found:
            parts.append([found[1], found[2]])
            text = text[found.end():]
            continue
        entry = next((entry for word, entry in READINGS
                      if lang == 'ja' and text.startswith(word)), None)
        if entry:
            for plain, base, reading in re.findall(
                    r'([^{}])|\{(.*?)\|(.*?)\}', entry):
                parts.append(plain or [base, reading])
            text = text[len(re.sub(r'\{(.*?)\|.*?\}', r'\1', entry)):]
            continue
        if parts and isinstance(parts[-1], str):
            parts[-1] += text[0]
        else:
            parts.append(text[0])
        text = text[1:]
    return parts


def read_catalogue(lang):
    texts = {}
    if lang == 'en':
        return texts
    for block in read_source('po/%s.po' % lang).split('\n\n'):
        words = {}
        for name, text in re.findall(
                r'^(msgctxt|msgid|msgstr) ((?:"[^\n]*"\n?)+)', block, re.M):
            words[name] = ''.join(re.findall(r'"(.*)"', text))
        texts[words.get('msgctxt'), words.get('msgid')] = words.get('msgstr')
    return texts


def read_words(lang):
    """The words of the page, as the host sends them."""
    source = read_source('ui/words/tengen-words-room.c')
    texts = read_catalogue(lang)
    words = {}
    for name, context, text in re.findall(
            r'\{\s*"([\w-]+)",\s*NC?_ \((?:"(\w+)",)?\s*((?:"[^"]*"\s*)+)\)',
            source):
        text = ''.join(re.findall(r'"(.*?)"', text))
        words[name] = read_text(texts.get((context or None, text)) or text, lang)
    return words


# --- Messages ---

def make_table(rows, **keys):
    """A table: rows of `.BW`, and keys that differ from a plain game."""
    size = len(rows)
    table = {
        't': 'table', 'table': 0, 'n': 10, 'w': len(rows[0]), 'h': size,
        'stones': ''.join(rows), 'to_move': 'B', 'you': 'B', 'marks': [],
        'columns': [str(x + 1) for x in range(len(rows[0]))],
        'rows': ['一二三四五六七八九十'[y] if y < 10 else '十' + '一二三四五六七八九'[y - 10]
                 for y in range(size)],
        'sides': [make_side('B', 0, 'はるか', 0), make_side('W', 1, 'そうた', 1)],
        'phase': 'play', 'paused': False, 'say': read_text('あなたの番です。'),
        'tone': 'turn', 'spoken': '', 'tap': True,
        'can': [{'act': 'pass', 'say': ['パス'], 'main': False},
                {'act': 'undo', 'say': ['待った'], 'main': False},
                {'act': 'resign', 'say': read_text('{投了|とうりょう}'),
                 'main': False}],
    }
    table.update(keys)
    for side in table['sides']:
        side.setdefault('amount', table['stones'].count(side['stone']))
    return table


def make_side(stone, member, name, picture, **keys):
    side = {'stone': stone, 'members': [member], 'member': member, 'name': name,
            'picture': picture, 'here': True, 'unit': [['個', 'こ']], 'note': [],
            'agreed': False}
    side.update(keys)
    return side


def make_welcome(lang='ja', here=(), page='', **keys):
    message = {
        't': 'welcome', 'v': 1, 'lang': lang, 'page': page,
        'title': ['3', ['年', 'ねん'], '2', ['組', 'くみ']],
        'game': read_text('純碁の部屋', lang), 'words': read_words(lang),
        'open': True,
        'members': [{'member': i, 'name': name, 'here': i in here}
                    for i, name in enumerate(NAMES)]}
    message.update(keys)
    return message


def make_room(tables=(), yours=None, hands=(), **keys):
    message = {
        't': 'room', 'paused': False,
        'say': read_text('先生が対局を準備しています。少し待ちましょう。'),
        'members': [{'member': i, 'name': name, 'picture': i % 16, 'here': True,
                     'hand': i in hands} for i, name in enumerate(NAMES)],
        'tables': list(tables),
        'greetings': [read_text(text) for text in (
            'お願いします。', 'ありがとうございました。', 'いい手ですね。')]}
    if yours is not None:
        message['yours'] = yours
    message.update(keys)
    return message


def make_entry(number, black, white, **keys):
    """A table in the list of a room."""
    entry = {'table': number, 'black': [black], 'white': [white], 'to_move': 'B',
             'state': 'play', 'paused': False, 'hand': False, 'result': []}
    entry.update(keys)
    return entry


# --- Lines ---

class FakeLine:
    """A connection of a page."""

    def __init__(self, write):
        self.write = write
        self.s = 0
        self.silent = False

    def send(self, message):
        if self.silent:
            return
        self.s += 1
        self.write(json.dumps(dict(message, s=self.s), ensure_ascii=False))


class FakeRoom:
    """The host. `answer` (line, message) is called for each message but beats;
    by default pages get in and get `scene`, a list of messages."""

    def __init__(self, port=0, scene=()):
        self.scene = list(scene)
        self.answer = self.let_in
        self.received = []
        self.beats = []
        self.lines = []
        self.polls = {}
        self.sockets = True  # whether WebSocket is let through
        self.here = set()
        self.tokens = {}
        self.page = None  # another hash than the page's own
        self.port = port
        self.loop = asyncio.new_event_loop()
        ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=[ready],
                                       daemon=True)
        self.thread.start()
        if not ready.wait(10):
            raise RuntimeError('the fake room does not start')

    @property
    def url(self):
        return 'http://127.0.0.1:%d/' % self.port

    def run(self, ready):
        asyncio.set_event_loop(self.loop)
        self.server = self.loop.run_until_complete(websockets.serve(
            self.talk, '127.0.0.1', self.port, process_request=self.serve,
            compression=None, ping_interval=None))
        self.port = self.server.sockets[0].getsockname()[1]
        self.loop.create_task(self.beat())
        ready.set()
        self.loop.run_forever()

    def call(self, function, *arguments):
        """Calls a function within the loop."""
        async def work():
            return function(*arguments)
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(10)

    def stop(self):
        async def work():
            self.server.server.close()
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=2)
        asyncio.run_coroutine_threadsafe(work(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)

    # - What tests do -

    def send(self, *messages):
        """Says something to all pages."""
        def work():
            for line in list(self.lines):
                for message in messages:
                    line.send(message)
        self.call(work)

    def cut(self):
        """Ends all connections, as a host that was killed."""
        def work():
            self.polls.clear()
            for line in list(self.lines):
                if hasattr(line, 'socket'):
                    self.loop.create_task(line.socket.close())
            self.lines.clear()
        self.call(work)

    def find(self, kind):
        """What came in of a kind."""
        return [message for message in list(self.received)
                if message.get('t') == kind]

    # - What pages do -

    def let_in(self, line, message):
        kind = message.get('t')
        if kind in ('hello', 'language'):
            self.greet(line, message)
        elif kind == 'enter':
            member = message.get('member', len(NAMES) - 1)
            token = hashlib.md5(b'seat %d' % member).hexdigest()
            self.tokens[token] = (member, message['picture'])
            self.seat(line, token)
        elif kind == 'leave':
            line.send(make_welcome(line.lang, self.here, self.get_page()))

    def greet(self, line, message):
        line.lang = message.get('lang', 'en')
        token = message.get('token')
        for key, right in (('code', CODE), ('key', KEY)):
            if key in message and message[key] != right:
                return line.send({'t': 'refused', 'why': key, 'say': read_text(
                    '部屋の番号がちがいます。もういちど数字を見ましょう。')})
        if token is not None and token not in self.tokens:
            return line.send({'t': 'refused', 'why': 'token', 'say': read_text(
                'この席はもう使えません。もういちど入りましょう。')})
        line.send(make_welcome(line.lang, self.here, self.get_page()))
        if token:
            self.seat(line, token)
        elif message['t'] == 'language':
            for other in self.scene:
                line.send(other)

    def seat(self, line, token):
        member, picture = self.tokens[token]
        line.send({'t': 'seated', 'member': member, 'name': NAMES[member],
                   'picture': picture, 'token': token})
        for message in self.scene:
            line.send(message)

    def get_page(self):
        return self.page or self.hash_page()

    def hash_page(self):
        sum = hashlib.sha256()
        for name in sorted(os.listdir(PAGE)):
            with open(os.path.join(PAGE, name), 'rb') as file:
                sum.update(file.read())
        return sum.hexdigest()[:16]

    def hear(self, line, text):
        message = json.loads(text)
        if message.get('t') == 'beat':
            self.beats.append(message)
        else:
            self.received.append(message)
            self.answer(line, message)

    async def beat(self):
        k = 0
        while True:
            k += 1
            for line in list(self.lines):
                line.send({'t': 'beat', 'k': k})
            await asyncio.sleep(2)

    # - What carries them -

    async def talk(self, socket):
        queue = asyncio.Queue()
        line = FakeLine(queue.put_nowait)
        line.socket = socket
        self.lines.append(line)

        async def write():
            while True:
                await socket.send(await queue.get())
        writer = self.loop.create_task(write())
        try:
            async for text in socket:
                self.hear(line, text)
        except websockets.ConnectionClosed:
            pass
        finally:
            writer.cancel()
            if line in self.lines:
                self.lines.remove(line)

    async def serve(self, path, headers):
        path = path.split('?')[0]
        if path == '/ws':
            return None if self.sockets else (http.HTTPStatus.FORBIDDEN, [], b'')
        if path == '/poll':
            return await self.poll(headers)
        name = {'/': 'index.html', '/hello': 'hello.html'}.get(path, path[1:])
        if '/' in name or not os.path.isfile(os.path.join(PAGE, name)):
            return http.HTTPStatus.NOT_FOUND, [], b''
        with open(os.path.join(PAGE, name), 'rb') as file:
            body = file.read().replace(b'@PAGE@', self.hash_page().encode())
        return http.HTTPStatus.OK, [
            ('Content-Type', TYPES.get(os.path.splitext(name)[1], 'text/plain')),
            ('Cache-Control', 'no-store')], body

    async def poll(self, headers):
        name = headers.get('Tengen-Line', '')
        kind = [('Content-Type', 'text/plain; charset=utf-8'),
                ('Cache-Control', 'no-store')]
        if name == 'new':
            name = os.urandom(16).hex()
            queue = asyncio.Queue()
            self.polls[name] = line = FakeLine(queue.put_nowait)
            line.queue = queue
            self.lines.append(line)
            return (http.HTTPStatus.OK, kind,
                    json.dumps({'line': name}).encode())
        if name not in self.polls:
            return http.HTTPStatus.GONE, kind, b''
        line = self.polls[name]
        sent = headers.get('Tengen-Send')
        if sent is not None:
            for text in urllib.parse.unquote(sent).split('\n'):
                self.hear(line, text)
        texts = []
        if sent is None and line.queue.empty():
            try:
                texts.append(await asyncio.wait_for(line.queue.get(), 20))
            except asyncio.TimeoutError:
                pass
        while not line.queue.empty():
            texts.append(line.queue.get_nowait())
        return http.HTTPStatus.OK, kind, '\n'.join(texts).encode()


# --- Scenes to look at ---

KO = ['.......', '.......', '..BW...', '.BW.W..', '..BW...', '..BW...', '.......']
NINE = ['.........', '..BB.W...', '.BWWBW...', '.BW.WBB..', '..BWW.BW.',
        '..B.WBW..', '...BWW...', '..B..BW..', '.........']
BIG = ['.' * 19, '.' * 19, '..B.........W..B...', '...W...........B...',
       '..............W....', '...............B...', '...................',
       '...B...............', '...................', '...................',
       '..............W....', '...................', '...............W...',
       '...................', '...................', '...W........B..W...',
       '..BBW.......W.B....', '...B...............', '.' * 19]
COUNT = ['.BW.WW.', 'BBWWW.W', '.BBWWWW', 'BBBBBWW', 'BWB.BBW', 'BBBB.BB', '.B.BBB.']


def make_clocked(stone, member, name, picture, ms, runs, **keys):
    seconds = ms // 1000
    return make_side(stone, member, name, picture, clock_ms=ms, runs=runs,
                     clock='%d:%02d' % divmod(seconds, 60), **keys)


def make_scenes():
    play = [make_entry(i, (2 * i) % 24, (2 * i + 1) % 24,
                       to_move='BW'[i % 2]) for i in range(12)]
    over = [dict(play[0], state='over', result=read_text('黒の5個勝ち'))]
    for entry in play[1:]:
        over.append(entry)
    over[3] = dict(over[3], state='count')
    over[5] = dict(over[5], state='over', result=read_text('白の中押し勝ち'))
    return {
        'wait': [make_room()],
        'play7': [make_room(play, 0), make_table(
            KO, last=23, tone='refused', n=9,
            marks=[[24, 'bad'], [23, 'why']],
            say=read_text('コウです。9{手目|てめ}と{同|おな}じ{形|かたち}にもどります。'
                          'ほかに{一手打|いってう}ってから。'))],
        'play9': [make_room(play, 0), make_table(
            NINE, last=40, n=31, to_move='W', tap=False, tone='plain',
            say=read_text('{相手|あいて}の番です。'),
            can=[{'act': 'undo', 'say': ['待った']}],
            sides=[make_clocked('B', 0, 'はるか', 0, 298000, False),
                   make_clocked('W', 1, 'そうた', 1, 65000, True,
                                note=read_text('アゲハマ 2個'))])],
        'play19': [make_room(play, 0), make_table(BIG, last=72, n=21)],
        'ask': [make_room(play, 0), make_table(
            KO, last=23, tone='ask', tap=False,
            say=read_text('あいてが待ったを願い出ています。もどしてもよいですか。'),
            can=[{'act': 'yes', 'say': read_text('はい、もどします')},
                 {'act': 'no', 'say': read_text('いいえ、{続|つづ}けます')}])],
        'count': [make_room(play, 0), make_table(
            COUNT, phase='count', to_move='.', n=40,
            marks=[[29, 'dead'], [0, 'black'], [14, 'black'], [31, 'black'],
                   [39, 'black'], [42, 'black'], [44, 'black'], [48, 'black'],
                   [3, 'white'], [12, 'white'], [6, 'white']],
            tone='ask', say=read_text(
                '対局が止まりました。死んだ石を指でおしましょう。'
                'この結果でよければ、同意しましょう。'),
            can=[{'act': 'agree', 'say': read_text('同意する'), 'main': True},
                 {'act': 'unmark', 'say': read_text('元に戻す')},
                 {'act': 'resume', 'say': read_text('対局に戻る')}],
            account=[read_text('黒 石 24個 ＋ 地 7個 ＝ 31個'),
                     read_text('白 石 15個 ＋ 地 3個 ＝ 18個'),
                     read_text('黒の13個勝ち')],
            tally=[{'stone': 'B', 'n': 31, 'parts': [[24, 'stones'], [7, 'points']]},
                   {'stone': 'W', 'n': 18, 'parts': [[15, 'stones'], [3, 'points']]}],
            sides=[make_side('B', 0, 'はるか', 0),
                   make_side('W', 1, 'そうた', 1, agreed=True)])],
        'over': [make_room(over, 0), make_table(
            COUNT, phase='over', to_move='.', n=44, tap=False, can=[],
            tone='good', result=read_text('黒の13個勝ち'),
            say=read_text('あなたの対局は終わりました。ほかの対局を見ることができます。'),
            account=[read_text('黒 石 24個 ＋ 地 7個 ＝ 31個'),
                     read_text('白 石 15個 ＋ 地 3個 ＝ 18個')])],
        'watch': [make_room(over, 0), make_table(
            NINE, table=3, you='.', tap=False, last=40, tone='plain', can=[],
            say=read_text('黒の番です。'),
            sides=[make_side('B', 6, 'あおい', 6),
                   {'stone': 'W', 'members': [-1], 'member': -1, 'level': 4,
                    'name': 'コンピューター 4', 'unit': [['個', 'こ']]}])],
        'paused': [make_room(play, 0, paused=True), make_table(
            KO, last=23, tone='plain', tap=False, can=[], paused=True,
            say=read_text('先生が手をとめました。そのまま待ちましょう。'))],
        'show': [make_room(play, 0, show=0), make_table(KO, last=23)],
    }


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8965
    scene = sys.argv[2] if len(sys.argv) > 2 else 'play7'
    room = FakeRoom(port, make_scenes()[scene])
    room.here = set(range(0, 24, 3))
    print('%s#%s   code %s' % (room.url, KEY, CODE))
    room.thread.join()


if __name__ == '__main__':
    main()
