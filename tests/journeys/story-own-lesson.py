#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-own-lesson: a teacher writes a lesson with an editor beside the window

The example is put into the folder, changed, broken in many ways and mended; the
window explains each error with its line and never loses the lesson that runs.
"""
import os

from journey import story, tell
from window import wait_for

LESSON = '''<?xml version="1.0" encoding="UTF-8"?>
<lesson xmlns="urn:tengen:lesson:1" id="mine" version="1" xml:lang="ja"
 game="pure-go" size="9">
  <title>わたしのレッスン</title>
  <chapter id="one">
    <title>いち</title>
    <step id="look"><say>よく見てね。</say></step>
    <step id="take">
      <say>しろい石をとろう。</say>
      <diagram to-play="black">
        <stones colour="black" at="E6 D5 F5"/>
        <stones colour="white" at="E5"/>
      </diagram>
      <try>
        <answer at="E4" verdict="right"><say>とれました。</say></answer>
      </try>
    </step>
  </chapter>
</lesson>
'''

# what stands there, what a tired teacher writes, line, what is said of it
BROKEN = (
    ('</say>', '<say>', 7, 'ここで XML が壊れています*'),
    ('<say>よく', '<sya>よく', 7, 'ここで XML が壊れています*'),
    ('game="pure-go"', 'game="pure-goo"', 2, '*game="pure-goo"*'),
    ('size="9"', 'size="29"', 2, '*size="29"*'),
    (' id="take"', ' id="look"', 8, '*「look」*'),
    ('at="E4"', 'at="E44"', 15, '*E44*'),
    ('at="E4"', 'at="D5"', 15, '*D5*'),
    ('at="E4"', 'at="T19"', 15, '*T19*'),
    ('verdict="right"', 'verdict="rigth"', 15, '*verdict="rigth"*'),
    ('verdict="right"', 'verdict="wrong"', 14, '*正解*'),
    ('<diagram to-play', '<diagramm to-play', 13, 'ここで XML が壊れています*'),
    ('at="E6 D5 F5"', 'at="E6 D5 E5"', 12, '*E5*'),
    ('at="E6 D5 F5"', 'at="E6 D5 F5 E4"', 10, '*E5*'),
    ('colour="white"', 'color="white"', 12, '*color*'),
    ('<say>しろい石をとろう。</say>', '', 8, '*say*'),
    ('<try>', '<count what="liberties" of="E5" answer="3"/><try>', 14, '*'),
    ('しろい石をとろう。', '<term ref="nowhere">とる</term>', 9, '*nowhere*'),
    ('urn:tengen:lesson:1', 'urn:tengen:lessons', 2, '*lesson*'),
    ('version="1"', 'version="2"', 2, '*'),
)


class Editor:
    """Programs that write the same file in different ways."""

    def __init__(self, path):
        self.path = path
        self.n = 0

    def write(self, data):
        if isinstance(data, str):
            data = data.encode()
        ways = self.write_over, self.write_beside, self.write_anew
        ways[self.n % len(ways)](data)
        self.n += 1

    def write_over(self, data):
        """Cuts the file to nothing first, then writes in two pieces."""
        with open(self.path, 'wb') as file:
            file.write(data[:40])
            file.flush()
            file.write(data[40:])

    def write_beside(self, data):
        """Writes another file and gives it the name."""
        with open(self.path + '.new', 'wb') as file:
            file.write(data)
        os.replace(self.path + '.new', self.path)

    def write_anew(self, data):
        """Deletes the old file."""
        if os.path.exists(self.path):
            os.remove(self.path)
        self.write_over(data)


def open_lessons(desk):
    return desk.start().press('レッスン').wait_window('レッスン')


def show_own(game):
    """The part of the list with own lessons, which is below the course."""
    game.click_on(game.find('自分のレッスン', 'button'))
    wait_for(lambda: game.focused() not in ('自分のレッスン', None),
             what='own lessons')
    return game


def own_path(desk, name):
    folder = desk.path('data/tengen/lessons')
    os.makedirs(folder, exist_ok=True)
    return os.path.join(folder, name)


def put_example(game, name):
    """The guide's example goes into the folder and is opened."""
    game.press('見本をフォルダーに置く')
    game.expect('見本を「%s」として*' % name)
    wait_for(lambda: game.title() != 'レッスンの作り方', what='the example')
    return game


def expect_row(game, line, said):
    """A row of the panel beside the board."""
    game.find('%d行目: %s' % (line, said), 'list item')


@story
def example(desk):
    """From the empty list over the guide to the first own lesson."""
    game = open_lessons(desk)
    show_own(game).expect('自分で書いたレッスンが*').shot('own-empty')
    game.press('レッスンの作り方').wait_window('レッスンの作り方')
    game.shot('own-guide')
    put_example(game, 'example.xml').shot('own-example')
    assert os.path.exists(own_path(desk, 'example.xml'))
    game.key('Escape').wait_window('レッスン')
    # once more: nothing is written over
    game.run('win.lesson-guide').wait_window('レッスンの作り方')
    put_example(game, 'example-2.xml').key('Escape').wait_window('レッスン')
    show_own(game).shot('own-list')
    game.quit()


@story
def broken_while_it_runs(desk):
    """Each error with its line; the lesson stays where it is."""
    editor = Editor(own_path(desk, 'mine.xml'))
    editor.write(LESSON)
    game = open_lessons(desk)
    game.find('わたしのレッスン')
    show_own(game).click_on(game.find('わたしのレッスン'))
    game.wait_window('わたしのレッスン')
    game.key('Page_Down').expect('2 / 2*')
    for number, (old, new, line, said) in enumerate(BROKEN):
        editor.write(LESSON.replace(old, new, 1))
        game.expect('「mine.xml」まちがい*')
        expect_row(game, line, said)
        game.expect('しろい石をとろう。', '2 / 2*')
        game.shot('own-broken-%02d' % number)
        editor.write(LESSON)
        game.expect_no('「mine.xml」まちがい*')
    # and it still is a lesson
    game.click('E4').expect('とれました。')
    editor.write(LESSON.replace('しろい石', '白石'))
    game.expect('白石をとろう。', '2 / 2*')
    # the step in its place, when that of the name is gone
    editor.write(LESSON.replace('id="take"', 'id="taking"'))
    game.expect('しろい石をとろう。', '2 / 2*')
    game.quit()


@story
def by_keys(desk):
    """From error to error, all of them to the clipboard."""
    editor = Editor(own_path(desk, 'mine.xml'))
    editor.write(LESSON.replace('at="E4"', 'at="Z9"')
                 .replace('version="1"', 'versoin="1"')
                 .replace('size="9"', 'size="99"'))
    game = open_lessons(desk)
    game.find('mine.xml: まちがい*')
    show_own(game).click_on(game.find('mine.xml: まちがい*'))
    game.wait_window('mine.xml')
    game.expect('ファイルを直すと、ここにレッスンが出ます。')
    seen = []
    for _ in range(3):
        game.key('F8')
        wait_for(lambda: (game.focused() or '').endswith(('。', '*')) and
                 game.focused() not in seen, what='another error')
        seen.append(game.focused())
    game.shot('own-broken-start')
    assert all('行目' in name for name in seen), seen
    game.press('すべてコピー')
    # mended it becomes the lesson
    editor.write(LESSON)
    game.wait_window('わたしのレッスン').expect('よく見てね。')
    game.quit()


@story
def no_lessons_at_all(desk):
    """Files that are none: one clear sentence each, and no end."""
    cases = (('utf16.xml', LESSON.encode('utf-16')),
             ('latin.xml', LESSON.encode('euc-jp')),
             ('doctype.xml', LESSON.replace(
                 '<lesson', '<!DOCTYPE lesson [<!ENTITY a "b">]><lesson', 1)
              .encode()),
             ('large.xml', b'<lesson>' + b' ' * (11 << 20)),
             ('empty.xml', b''),
             ('noise.xml', bytes(range(256)) * 20),
             ('page.xml', b'<html><body>Hello</body></html>'))
    for name, data in cases:
        Editor(desk.path(name)).write_over(data)
    os.mkdir(desk.path('folder.xml'))
    os.mkfifo(desk.path('pipe.xml'))
    game = desk.start(desk.path('gone.xml')).wait_window('gone.xml')
    game.expect('「gone.xml」を読めません')
    game.find('ファイル全体: *', 'list item')
    game.shot('own-gone')
    for name in [name for name, _ in cases] + ['folder.xml', 'pipe.xml']:
        desk.start(desk.path(name), window=False).wait_end()
        game.wait_window(name)
        game.expect('「%s」*' % name)
        game.find('*', 'list item')
    game.key('Escape').wait_window('レッスン')
    # what is none is not kept
    game.expect('自分で書いたレッスンが*')
    game.quit()


@story
def same_id(desk):
    """The second file with an id is told so, and mended by another id."""
    Editor(own_path(desk, 'a.xml')).write(LESSON)
    second = Editor(own_path(desk, 'b.xml'))
    second.write(LESSON)
    game = open_lessons(desk)
    game.find('b.xml: まちがい 1か所')
    show_own(game)
    game.shot('own-same-id')
    second.write(LESSON.replace('id="mine"', 'id="other"')
                 .replace('わたしの', 'もう一つの'))
    game.find('もう一つのレッスン')
    os.remove(own_path(desk, 'a.xml'))
    game.expect_no('わたしのレッスン')
    game.quit()


tell()
