#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-room-page-host: two browsers play a game in a real room

Chromium and Firefox, one in Japanese and one in English, come in by the key,
play, are refused, lose the host and come back, count and agree. The long form
alone (TENGEN_FULL).
"""
import os
import sys
import time

if not os.environ.get('TENGEN_FULL'):
    print('1..0 # SKIP the long form alone starts browsers')
    sys.exit(0)

sys.path.insert(1, os.path.join(os.path.dirname(os.path.realpath(__file__)),
                                '..'))

import browser
import host_room

# Black and White by turns, as x and y.
MOVES = [(3, 2), (3, 3), (2, 3), (2, 4), (4, 3), (4, 4), (3, 4)]
NAMES = ['はるか', 'そうた', 'ゆい']


class Class:
    """A room, its teacher and two browsers."""

    def __init__(self, build):
        self.names = os.path.join(build, 'room-page-names.txt')
        with open(self.names, 'w', encoding='utf-8') as file:
            file.write('\n'.join(NAMES) + '\n')
        self.room = host_room.Room(build, '--members', self.names,
                                   '--title', '3年2組')
        self.pupils = [browser.Chromium(), browser.Firefox()]

    def close(self):
        for pupil in self.pupils:
            pupil.close()
        self.room.stop()

    def wait(self, pupil, script, what=True, seconds=15):
        """Waits while the teacher's program stays awake."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            host_room.Client.read_all()
            value = pupil.run(script)
            if value == what or (what is True and value):
                return value
            time.sleep(0.05)
        raise AssertionError('%s is %r, not %r' % (script, value, what))

    def enter(self, pupil, name, picture, lang, size):
        address = 'http://127.0.0.1:%d/' % self.room.door['port']
        pupil.resize(*size)
        pupil.open(address + 'hello')
        pupil.run('localStorage.setItem("tengen-language", "%s")' % lang)
        pupil.open(address + '#' + self.room.door['key'])
        self.wait(pupil, "document.querySelectorAll('#names button').length",
                  len(NAMES))
        pupil.press('#names button:nth-child(%d)' % (name + 1))
        pupil.press('#pictures button:nth-child(%d)' % (picture + 1))
        pupil.press('#enter')
        self.wait(pupil, "!document.getElementById('room').hidden")


STONES = "document.querySelectorAll('.stones use').length"
TURN = "document.querySelector('.mine.turn') !== null"


def shoot(pupil, name):
    folder = os.environ.get('TENGEN_SHOTS')
    if folder:
        pupil.shoot(os.path.join(folder, 'host-%s.png' % name))


def play(lesson, build):
    one, two = lesson.pupils
    teacher = lesson.room.teacher()
    lesson.enter(one, 0, 3, 'ja', (768, 1024))
    shoot(one, 'wait')
    lesson.enter(two, 1, 4, 'en', (1366, 700))
    teacher.send(t='seat', black=[0], white=[1])
    for pupil in lesson.pupils:
        lesson.wait(pupil, "document.querySelectorAll('.seat').length", 2)
    assert one.run("document.getElementById('raise').textContent") == \
        '手てをあげる', one.run("document.getElementById('raise').textContent")
    assert two.run("document.getElementById('raise').textContent") == 'Raise hand'
    for i, (x, y) in enumerate(MOVES):
        pupil = lesson.pupils[i % 2]
        lesson.wait(pupil, TURN)
        pupil.tap_point(x, y)
        time.sleep(0.35)
        lesson.wait(pupil, TURN, False)
    for pupil in lesson.pupils:
        lesson.wait(pupil, STONES, 6)
    shoot(two, 'play')
    # a stone lies there already
    lesson.wait(two, TURN)
    two.tap_point(3, 2)
    lesson.wait(two, "document.querySelectorAll('.tone-refused').length", 1)
    shoot(two, 'refused')
    two.press('#raise')
    teacher.wait(lambda c: c.state['room']['members'][1]['hand'])
    # the host dies with all its memory
    port = lesson.room.door['port']
    lesson.room.options += ('--port', str(port))
    start = time.monotonic()
    lesson.room.kill()
    teacher = lesson.room.teacher()
    for pupil in lesson.pupils:
        lesson.wait(pupil, "document.getElementById('line').hidden && " + STONES, 6)
    print('# back after %.1f s' % (time.monotonic() - start))
    teacher.wait(lambda c: all(member['here']
                               for member in c.state['room']['members'][:2]))
    assert time.monotonic() - start < 10
    for i in (1, 0):
        pupil = lesson.pupils[i]
        lesson.wait(pupil, TURN)
        pupil.press('#acts [data-act=pass]')
        lesson.wait(pupil, TURN, False)
    for pupil in lesson.pupils:
        lesson.wait(pupil, "document.querySelector('[data-act=agree]') !== null")
        shoot(pupil, 'count-' + type(pupil).__name__.lower())
    # what is judged meanwhile may make a press late; then it is pressed again
    ready = "(b => b && !b.disabled)(document.querySelector('[data-act=agree]'))"
    for _ in range(4):
        for pupil in lesson.pupils:
            if pupil.run(ready):
                pupil.press('[data-act=agree]')
            time.sleep(0.5)
    for pupil in lesson.pupils:
        lesson.wait(pupil, "document.querySelectorAll('.result').length", 1)
        shoot(pupil, 'over-' + type(pupil).__name__.lower())
    assert teacher.table(0)['phase'] == 'over'


def main():
    build = sys.argv[1]
    lesson = Class(build)
    print('1..1')
    try:
        play(lesson, build)
        print('ok 1 /room/page/host')
    except Exception as error:
        for pupil in lesson.pupils:
            shoot(pupil, 'failed-' + type(pupil).__name__.lower())
        print('not ok 1 /room/page/host\n# %s: %s' % (
            type(error).__name__, str(error).replace('\n', '\n# ')))
    finally:
        lesson.close()


main()
