#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-room-page-class: eight browsers are a class

They come in by the key or by the code, are paired by lot, and play Pure Go on
7 x 7. At one table the count is disputed, play goes on, then both agree. The
host is killed in between. In the end the table of the event is right. The long
form alone (TENGEN_FULL).
"""
import os
import re
import sys
import time

if not os.environ.get('TENGEN_FULL'):
    print('1..0 # SKIP the long form alone starts browsers')
    sys.exit(0)

sys.path.insert(1, os.path.join(os.path.dirname(os.path.realpath(__file__)),
                                '..'))

import browser
import host_room

NAMES = ['はるか', 'そうた', 'ゆい', 'りく', 'めい', 'れん', 'あおい', 'ひなた']
# Black and White by turns, as x and y: Black takes one stone.
FIRST = [(3, 2), (3, 3), (2, 3), (2, 4)]
THEN = [(4, 3), (4, 4), (3, 4)]
# after the dispute: one more each
MORE = [(5, 5), (1, 1)]
TURN = "document.querySelector('.mine.turn') !== null"
READY = '(b => !!b && !b.disabled)(document.querySelector("[data-act=%s]"))'


class Pupil:
    """A browser with its seat."""

    def __init__(self, page, room, index):
        self.page = page
        self.name = NAMES[index]
        by_key = index % 2 == 0
        page.resize(768, 1024)
        page.open('http://127.0.0.1:%d/%s' % (
            room.door['port'], '#' + room.door['key'] if by_key else ''))
        if not by_key:
            self.until("!!document.querySelector('#code')")
            page.press('#code')
            # as a keyboard for Japanese writes them
            page.type(''.join(chr(ord(digit) - ord('0') + ord('０'))
                              for digit in room.door['code']))
            if not page.run("!!document.querySelector('#names button')"):
                page.key('Enter')
        self.until("document.querySelectorAll('#names button').length", 8)
        if by_key:
            print('# from the address to the names: %d ms' % page.run(
                'performance.now ()'))
        # three presses from here to the seat
        page.press('#names button:nth-child(%d)' % (index + 1))
        page.press('#pictures button:nth-child(%d)' % (index + 1))
        page.press('#enter')
        self.until("!document.getElementById('room').hidden")

    def until(self, script, what=True, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            host_room.Client.read_all()
            value = self.page.run(script)
            if value == what or (what is True and value):
                return
            time.sleep(0.05)
        raise AssertionError('%s: %s is %r, not %r' % (
            self.name, script, value, what))

    def press(self, act):
        self.until(READY % act)
        self.page.press('[data-act=%s]' % act)


class Table:
    def __init__(self, teacher, number, pupils):
        self.teacher = teacher
        self.number = number
        entry = teacher.state['room']['tables'][number]
        self.sides = [pupils[entry['black'][0]], pupils[entry['white'][0]]]

    def play(self, moves):
        for x, y in moves:
            told = self.teacher.table(self.number)
            mover = self.sides['BW'.index(told['to_move'])]
            mover.until(TURN)
            mover.page.tap_point(x, y)
            self.teacher.table(self.number, lambda t: t['n'] > told['n'])
            # the page takes two presses within this time for one
            time.sleep(0.3)

    def stop(self):
        for _ in range(2):
            told = self.teacher.table(self.number)
            self.sides['BW'.index(told['to_move'])].press('pass')
            self.teacher.table(self.number, lambda t: t['n'] > told['n'])
        self.teacher.table(self.number, lambda t: t['phase'] == 'count')

    def agree(self):
        for side in self.sides:
            side.press('agree')
        self.teacher.table(self.number, lambda t: t['phase'] == 'over')
        for side in self.sides:
            side.until("document.querySelectorAll('.result').length", 1)

    def dispute(self):
        """White does not agree to what Black agreed to, and goes on."""
        self.sides[0].press('agree')
        self.teacher.table(self.number, lambda t: t['sides'][0]['agreed'])
        self.sides[1].press('resume')
        self.teacher.table(self.number, lambda t: t['phase'] == 'play')


def restart(room, pupils):
    """The host dies with all its memory; its browsers find it again."""
    room.options += ('--port', str(room.door['port']))
    start = time.monotonic()
    room.kill()
    room.clients.clear()
    teacher = room.teacher()
    teacher.wait(lambda c: sum(member['here'] for member in
                               c.state['room']['members']) == len(pupils))
    took = time.monotonic() - start
    print('# eight are back after %.1f s' % took)
    assert took < 10, took
    return teacher


def read_results(text):
    """The games of a table of an event: Black, White, result, by number."""
    return [tuple(re.search(r'^%s=(.*)$' % key, game, re.M)[1]
                  for key in ('black', 'white', 'result'))
            for game in text.split('[Game ')[1:]]


def have_class(room, pages):
    pupils = [Pupil(page, room, index) for index, page in enumerate(pages)]
    teacher = room.teacher()
    teacher.send(t='pair', kind='lot')
    teacher.wait(lambda c: len(c.state['room']['tables']) == 4)
    tables = [Table(teacher, number, pupils) for number in range(4)]
    for table in tables:
        table.play(FIRST)
    teacher = restart(room, pupils)
    for table in tables:
        table.teacher = teacher
        table.play(THEN)
        table.stop()
    tables[0].dispute()
    tables[0].play(MORE)
    tables[0].stop()
    for table in tables:
        table.agree()
    teacher.wait(lambda c: 'result=?' not in c.state['match']['text'])
    results = read_results(teacher.state['match']['text'])
    expected = [(str(NAMES.index(table.sides[0].name) + 1),
                 str(NAMES.index(table.sides[1].name) + 1), 'B+2')
                for table in tables]
    assert results == expected, (results, expected)


def main():
    build = sys.argv[1]
    names = os.path.join(build, 'room-class-names.txt')
    with open(names, 'w', encoding='utf-8') as file:
        file.write('\n'.join(NAMES) + '\n')
    print('1..1')
    chromium, firefox = browser.Chromium(), browser.Firefox()
    try:
        with host_room.Room(build, '--members', names) as room:
            have_class(room, [firefox] + [browser.Tab(chromium)
                                          for _ in range(7)])
        print('ok 1 /room/page/class')
    except Exception as error:
        print('not ok 1 /room/page/class\n# %s: %s' % (
            type(error).__name__, str(error).replace('\n', '\n# ')))
    finally:
        firefox.close()
        chromium.close()


main()
