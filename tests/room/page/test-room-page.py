#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-room-page: the page of a room in real browsers

The long form alone (TENGEN_FULL): browsers take their time. The host is a fake
one, so that it can be told to say anything. With TENGEN_SHOTS=DIR it leaves
pictures of all scenes there, in all sizes, by day and by night.
"""
import os
import shutil
import sys
import time

if not os.environ.get('TENGEN_FULL'):
    print('1..0 # SKIP the long form alone starts browsers')
    sys.exit(0)

import browser
import fake_room as fake

SIZES = {'phone': (320, 568), 'tablet': (768, 1024), 'chromebook': (1366, 768),
         'lying': (667, 375)}
TOKEN = 'ab' * 16
SENTENCE = "document.getElementById('say').textContent"


class Page:
    """A browser and a fake room."""

    def __init__(self, open_browser):
        self.browser = open_browser()
        self.room = None

    def close(self):
        self.browser.close()
        if self.room:
            self.room.stop()

    def begin(self, size='tablet'):
        """A room of its own for each case: another port is another origin."""
        self.browser.open('about:blank')
        if self.room:
            self.room.stop()
        self.room = fake.FakeRoom()
        self.browser.resize(*SIZES[size])

    def sit(self, scene='play7', size='tablet', lang='ja'):
        """Comes back to a seat that it has had."""
        self.begin(size)
        self.room.scene = scene if isinstance(scene, list) else \
            fake.make_scenes()[scene]
        self.room.tokens[TOKEN] = (0, 0)
        self.browser.open(self.room.url + 'hello')
        self.browser.run('(localStorage.setItem("tengen-token", "%s"), '
                         'localStorage.setItem("tengen-language", "%s"), 1)'
                         % (TOKEN, lang))
        self.browser.open(self.room.url)
        self.browser.wait("!document.getElementById('room').hidden")

    def await_messages(self, kind, n, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end and len(self.room.find(kind)) < n:
            time.sleep(0.02)
        found = self.room.find(kind)
        assert len(found) == n, '%d of %s, not %d: %s' % (
            len(found), kind, n, found)
        return found

    def rest(self, seconds=0.5):
        """Waits for what should not come."""
        time.sleep(seconds)


def test_key_name_picture(page):
    page.begin('phone')
    page.room.here = {0}
    b = page.browser
    b.open(page.room.url + '#' + fake.KEY)
    b.wait("document.querySelectorAll('#names button').length", 24)
    assert b.run('location.hash') == '' and fake.KEY not in b.run('location.href')
    assert page.room.find('hello')[0]['key'] == fake.KEY
    b.press('#enter')  # only shows what is missing
    b.press('#names button:nth-child(11)')
    b.wait("document.querySelector('#names button:nth-child(11)')"
           ".getAttribute('aria-pressed')", 'true')
    b.press('#pictures button:nth-child(4)')
    b.wait("document.getElementById('enter').textContent.includes('つむぎ')")
    page.room.scene = fake.make_scenes()['wait']
    b.press('#enter')
    sent = page.await_messages('enter', 1)[0]
    assert (sent['member'], sent['picture']) == (10, 3), sent
    b.wait("!document.getElementById('room').hidden")
    assert len(b.run("localStorage.getItem('tengen-token')")) == 32
    b.open('about:blank')
    b.open(page.room.url)
    b.wait("!document.getElementById('room').hidden")
    assert 'token' in page.room.find('hello')[-1]


def test_code(page):
    page.begin('phone')
    b = page.browser
    b.open(page.room.url)
    b.wait("!document.getElementById('code').hidden")
    assert page.room.find('hello') == []
    b.run("document.getElementById('digits').focus()")
    b.type('111111')
    b.key('Enter')
    b.wait("document.querySelector('#code .fault').textContent.length > 3")
    b.type('４７２９１３')
    # an input method ends its work with Enter
    b.run('''document.getElementById('digits').dispatchEvent(new KeyboardEvent(
        'keydown', {key: 'Enter', keyCode: 229, isComposing: true,
                    bubbles: true, cancelable: true})) ? 'sent' : 'held' ''')
    page.rest(0.3)
    assert len(page.room.find('hello')) == 1
    b.key('Enter')
    b.wait("!document.getElementById('join').hidden")
    assert page.room.find('hello')[-1]['code'] == fake.CODE


def test_own_name(page):
    page.begin()
    b = page.browser
    b.open(page.room.url + '#' + fake.KEY)
    b.wait("document.querySelectorAll('#names button').length", 24)
    b.press('#other')
    b.wait("document.activeElement.id", 'own-name')
    b.type('Ann')
    held = b.run('''document.getElementById('own-name').dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229,
            isComposing: true, bubbles: true, cancelable: true}))''')
    assert held is False
    b.press('#pictures button:nth-child(2)')
    page.rest(0.3)
    assert page.room.find('enter') == []
    b.press('#enter')
    sent = page.await_messages('enter', 1)[0]
    assert sent['name'] == 'Ann' and sent['picture'] == 1


def test_second_device(page):
    page.begin()
    b = page.browser
    page.room.here = {0}
    b.open(page.room.url + '#' + fake.KEY)
    page.room.answer = lambda line, message: line.send(
        {'t': 'waiting', 'say': ['…ask…']}) if message['t'] == 'enter' \
        else page.room.let_in(line, message)
    b.press('#names button:nth-child(1)')
    b.press('#pictures button:nth-child(1)')
    b.press('#enter')
    b.wait("document.getElementById('pause-say').textContent", '…ask…')
    page.room.send({'t': 'refused', 'why': 'taken', 'say': ['no']})
    b.wait("document.querySelector('#join .fault').textContent", 'no')


def test_taps(page):
    page.sit(fake.make_scenes()['play7'])
    b = page.browser
    b.tap_point(4, 1)
    b.tap_point(4, 1)  # a double tap
    sent = page.await_messages('tap', 1)[0]
    assert (sent['table'], sent['n'], sent['point']) == (0, 9, 11), sent
    page.room.send(fake.make_table(fake.KO, n=11))
    page.rest()
    b.tap_point(7, 3)  # beside the board
    page.rest(0.3)
    page.await_messages('tap', 1)
    b.tap_point(0, 6)
    assert page.await_messages('tap', 2)[1]['point'] == 42


def test_small_points(page):
    page.sit('play19', 'phone')
    b = page.browser
    page.rest()
    b.tap_point(9, 9)
    b.wait("document.querySelectorAll('.ghost').length", 1)
    b.wait(SENTENCE + ".includes('もういちど')")
    page.rest()
    b.tap_point(9, 10)
    page.rest()
    assert page.room.find('tap') == []
    b.tap_point(9, 10)
    assert page.await_messages('tap', 1)[0]['point'] == 199
    page.room.send(fake.make_table(fake.BIG, n=22))
    page.rest()
    b.tap_point(3, 9)
    b.press('#say .main')
    assert page.await_messages('tap', 2)[1]['point'] == 174


def test_refused(page):
    page.sit('play7')
    b = page.browser
    b.wait("document.querySelectorAll('.mark.bad, .mark.why').length", 2)
    assert 'コウ' in b.run(SENTENCE)
    assert b.run("document.querySelectorAll('#say rt').length") >= 3
    assert 'コウ' in b.run("document.getElementById('urgent').textContent")
    label = b.run("document.getElementById('point-24').getAttribute('aria-label')")
    assert label.startswith('4 四') and '打てません' in label, label


def test_resent(page):
    """A tap that fell into a broken line is done once."""
    page.sit(fake.make_scenes()['play19'], 'tablet')
    b = page.browser
    page.rest()
    page.room.answer = lambda line, message: page.room.let_in(line, message) \
        if message['t'] != 'tap' else None
    b.tap_point(9, 9)
    page.await_messages('tap', 1)
    start = time.monotonic()
    page.room.cut()
    sent = page.await_messages('tap', 2)
    assert time.monotonic() - start < 10
    assert sent[0] == sent[1] and sent[1]['n'] == 21
    page.room.send(fake.make_table(fake.BIG, n=22))
    page.rest()
    page.room.cut()
    page.await_messages('hello', 3)
    page.rest(1)
    page.await_messages('tap', 2)


def test_silence(page):
    page.sit('play7')
    page.room.call(lambda: [setattr(line, 'silent', True)
                            for line in page.room.lines])
    start = time.monotonic()
    page.await_messages('hello', 2, 12)
    assert 4 < time.monotonic() - start < 10
    page.browser.wait("document.getElementById('line').hidden")


def test_polling(page):
    page.begin()
    page.room.sockets = False
    page.room.scene = fake.make_scenes()['play7']
    b = page.browser
    b.open(page.room.url + '#' + fake.KEY)
    b.press('#names button:nth-child(1)')
    b.press('#pictures button:nth-child(1)')
    b.press('#enter')
    b.wait("!document.getElementById('room').hidden")
    b.wait("document.querySelectorAll('.stones use').length", 9)
    b.tap_point(4, 1)
    page.await_messages('tap', 1)
    page.rest(5)
    assert len(page.room.beats) >= 2 and page.room.beats[-1]['got'] >= 4


def test_elsewhere(page):
    page.sit('play7')
    b = page.browser
    page.room.send({'t': 'closed', 'why': 'elsewhere', 'say': ['Elsewhere.']})
    b.wait("document.getElementById('pause-say').textContent", 'Elsewhere.')
    page.room.cut()
    page.rest(3)
    page.await_messages('hello', 1)
    b.press('#pause button')
    page.await_messages('hello', 2)
    b.wait("!document.getElementById('room').hidden")


def test_forgets(page):
    page.sit('play7')
    b = page.browser
    bye = '部屋は閉じました。ありがとうございました。'
    page.room.send({'t': 'closed', 'why': 'end', 'say': [bye]})
    b.wait("document.getElementById('pause-say').textContent", bye)
    assert b.run("localStorage.getItem('tengen-token')") is None
    # nothing asks to be pressed, and no word is broken
    assert not b.run("document.querySelector('#pause .main')")
    take(page, 'over')
    page.sit('play7')
    b.press('#not-me')
    b.press('#say .main')
    page.await_messages('leave', 1)
    assert b.run("localStorage.getItem('tengen-token')") is None


def test_markup_is_text(page):
    evil = '<img src=x onerror=document.title=1>'
    room = fake.make_room([fake.make_entry(0, 0, 1)], 0)
    room['members'][0]['name'] = evil
    table = fake.make_table(fake.KO, say=[[evil, evil], evil], spoken=evil)
    table['sides'][0]['name'] = evil
    page.sit([room, table])
    b = page.browser
    b.wait(SENTENCE + ".includes('<img')")
    assert b.run("document.querySelectorAll('img').length") == 0


def test_buttons(page):
    room = fake.make_room([fake.make_entry(0, 0, 1)], 0)
    acts = [{'act': 'pass', 'say': ['Pass']}, {'act': 'resign', 'say': ['Resign']},
            {'act': 'strange 7', 'say': ['Strange']}]
    page.sit([room, fake.make_table(fake.KO, can=acts)])
    b = page.browser
    b.press('#acts [data-act="strange 7"]')
    assert page.await_messages('act', 1)[0]['act'] == 'strange 7'
    page.room.send(fake.make_table(fake.KO, n=11, can=acts))
    page.rest()
    b.press('#acts [data-act=resign]')
    page.rest(0.3)
    page.await_messages('act', 1)
    b.press('#say .main')
    assert page.await_messages('act', 2)[1]['act'] == 'resign'
    page.room.send(fake.make_table(fake.KO, n=12, tap=False, can=[]))
    b.wait("[...document.querySelectorAll('#acts button')]"
           ".map(e => e.disabled).join()", 'true,true,false')
    b.press('#raise')
    assert page.await_messages('hand', 1)[0]['up'] is True
    b.press('#greetings summary')
    b.press('#greetings button:nth-of-type(2)')
    assert page.await_messages('greet', 1)[0]['greeting'] == 1
    page.room.send({'t': 'greeted', 'table': 0, 'member': 1, 'say': ['Hello!']})
    b.wait("document.getElementById('greeted').textContent", 'そうた Hello!')


def test_question(page):
    page.sit('ask')
    b = page.browser
    b.wait("document.querySelectorAll('#say .keys button').length", 2)
    b.press('#say .keys button:nth-child(2)')
    assert page.await_messages('act', 1)[0]['act'] == 'no'


def test_keys_and_voice(page):
    table = fake.make_table(fake.KO, n=10, spoken='')
    page.sit([fake.make_room([fake.make_entry(0, 0, 1)], 0), table])
    b = page.browser
    b.run("document.querySelector('svg.points').focus()")
    for name in ('ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter'):
        b.key(name)
    assert page.await_messages('tap', 1)[0]['point'] == 11
    assert b.run("document.querySelector('svg.points')"
                 ".getAttribute('aria-activedescendant')") == 'point-11'
    page.room.send(dict(table, n=11, spoken='Black 5-2', say=['Next.'],
                        tone='plain'))
    b.wait("document.getElementById('said').textContent", 'Black 5-2 Next.')
    names = b.run("[...document.querySelectorAll('button')].filter(e => "
                  "e.offsetParent && !e.textContent.trim() && "
                  "!e.getAttribute('aria-label')).length")
    assert names == 0


def test_clock(page):
    page.sit('play9')
    page.browser.wait("document.querySelector('.clock.runs').textContent", '1:03')


def test_tables(page):
    """Thirty tables: a move at one of them leaves the others alone."""
    tables = [fake.make_entry(i, i % 24, (i + 1) % 24) for i in range(30)]
    page.sit([fake.make_room(tables)])
    b = page.browser
    b.wait("document.querySelectorAll('button.table').length", 30)
    b.run("document.querySelectorAll('button.table')"
          ".forEach(e => { e.old = true; })")
    tables[7]['to_move'] = 'W'
    page.room.send(fake.make_room(tables))
    b.wait("[...document.querySelectorAll('button.table')]"
           ".filter(e => e.old).length", 29)
    b.press('button.table:nth-child(3)')
    assert page.await_messages('watch', 1)[0]['table'] == 2
    page.room.send(fake.make_table(fake.KO, table=2, you='.', tap=False))
    b.wait("!document.getElementById('board').hidden")
    b.press('#acts button')
    assert 'table' not in page.await_messages('watch', 2)[1]


def test_pause_and_count(page):
    page.sit('paused')
    b = page.browser
    b.wait("!document.getElementById('veil').hidden")
    page.sit('count')
    b.wait("document.querySelectorAll('.tally-row').length", 2)
    assert b.run("document.querySelectorAll('.tally-row svg .black,"
                 ".tally-row svg .white').length") == 31 + 18
    b.wait("document.querySelectorAll('.mark.dead').length", 1)


def test_newer_page(page):
    page.begin()
    page.room.page = 'f' * 16
    b = page.browser
    b.open(page.room.url + '#' + fake.KEY)
    b.wait("!document.getElementById('page-old').hidden")
    page.rest(1)
    page.await_messages('hello', 1)
    b.press('#page-old button')
    page.await_messages('hello', 2)
    assert page.room.find('hello')[1]['key'] == fake.KEY


def test_languages(page):
    page.sit('play7', lang='en')
    b = page.browser
    b.wait("document.documentElement.lang", 'en')
    b.wait("document.getElementById('raise').textContent", 'Raise hand')
    b.press('#languages button:nth-child(3)')
    assert page.await_messages('language', 1)[0]['lang'] == 'zh_CN'
    b.wait("document.getElementById('raise').textContent", '举手')
    assert b.run('document.documentElement.lang') == 'zh-CN'


def test_sizes(page):
    """Nothing is wider than the screen, and board and sentence are in view."""
    b = page.browser
    for name in fake.make_scenes():
        for size in SIZES:
            page.sit(name, size, 'en' if size == 'lying' else 'ja')
            page.rest(0.1)
            wide, high = SIZES[size]
            assert b.run('document.documentElement.scrollWidth') <= wide, \
                (name, size)
            box = b.run("(e => [e.top, e.bottom, e.width])"
                        "(document.getElementById('say').getBoundingClientRect())")
            assert box[2] == 0 or box[1] <= high, (name, size, box)
            take(page, '%s-%s' % (name, size))
    page.begin('phone')
    b.open(page.room.url + '#' + fake.KEY)
    b.wait("document.querySelectorAll('#names button').length", 24)
    for size in SIZES:
        b.resize(*SIZES[size])
        assert b.run('document.documentElement.scrollWidth') <= SIZES[size][0]
        take(page, 'join-' + size)


def take(page, name):
    """A picture, by day and by night."""
    folder = os.environ.get('TENGEN_SHOTS')
    if not folder:
        return
    kind = type(page.browser).__name__.lower()
    page.browser.shoot(os.path.join(folder, '%s-%s.png' % (kind, name)))
    if kind == 'chromium':
        page.browser.prefer(color_scheme='dark')
        page.browser.shoot(os.path.join(folder, '%s-%s-dark.png' % (kind, name)))
        page.browser.prefer(color_scheme='light')


def main():
    kinds = [kind for name, kind in (('chromium', browser.Chromium),
                                     ('firefox-esr', browser.Firefox))
             if shutil.which(name)]
    wanted = sys.argv[1:]
    tests = [(name[5:], function) for name, function in globals().items()
             if name.startswith('test_') and (not wanted or name[5:] in wanted)]
    print('1..%d' % (len(kinds) * len(tests)))
    number = 0
    for kind in kinds:
        page = Page(kind)
        try:
            for name, function in tests:
                number += 1
                label = '/room/page/%s/%s' % (kind.__name__.lower(), name)
                try:
                    function(page)
                    print('ok %d %s' % (number, label), flush=True)
                except (AssertionError, RuntimeError, LookupError,
                        TimeoutError) as error:
                    print('not ok %d %s\n# %s: %s' % (
                        number, label, type(error).__name__,
                        str(error).replace('\n', '\n# ')), flush=True)
        finally:
            page.close()


main()
