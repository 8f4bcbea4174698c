#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-room-class: a class of eight real browsers in a teacher's room

The teacher's window is worked by mouse and keys; the pupils tap, one in a
Firefox, seven in pages of a Chromium. They play Pure Go on 7 x 7, then two of
them Go, where chains can be marked. The long form alone (TENGEN_FULL).
"""
import collections
import os
import re
import shutil
import signal
import time

from journey import Skipped, story, tell
from room import (change_game, find_folders, find_way, hold_ports, open_room,
                  read_code)
from window import wait_for

NAMES = 'はるか', 'そうた', 'ゆい', 'りく', 'めい', 'れん', 'あおい', 'ひなた'
BLACK, WHITE = 0, 1
# Black and White by turns, as x and y: Black takes one stone.
FIRST = (3, 2), (3, 3), (2, 3), (2, 4)
THEN = (4, 3), (4, 4), (3, 4)
# White goes on after a count, and has a stone more for it.
MORE = (5, 5), (1, 1), (5, 4)
ON_NINE = (2, 2), (6, 6), (2, 6), (6, 2)
ON_NINE_MORE = (4, 4), (4, 5)
# of the tables in their order
RESULTS = 'B+1', 'B+R', 'B+2', 'B+2', 'W+6.5'
ROW = re.compile(r'順位: .* 名前: (\S+) .* 点: (\S+) SOS: ')
TILE = re.compile(r'(\d+)卓, .*?(\S+)（黒） 対 (\S+)（白）')
VEIL = "!document.getElementById('veil').hidden"


class Table:
    """Two tablets at a board, Black first."""

    def __init__(self, number, black, white):
        self.number = number
        self.sides = black, white

    def play(self, moves, first=BLACK):
        for move, point in enumerate(moves, first):
            self.sides[move % 2].tap(*point)

    def stop(self, first):
        """Both pass, and see the count."""
        for side in (first, 1 - first):
            self.sides[side].pass_turn()
        for side in self.sides:
            side.see("document.querySelectorAll('.account li').length > 0")

    def agree(self):
        for side in self.sides:
            side.act('agree')
        for side in self.sides:
            side.see("document.querySelectorAll('.result').length", 1)


def come_in(game, desk, pupils):
    """By the code that a camera sees, or two of them by the number."""
    url = read_code(desk)
    _, code = find_way(game)
    for place, pupil in enumerate(pupils):
        if place % 4 == 3:
            pupil.open_by_code(url.split('#')[0], code, len(NAMES))
        else:
            print('# from the code to the names: %d ms'
                  % pupil.open(url, len(NAMES)))
        before = pupil.n_presses
        pupil.sit(place)
        assert pupil.n_presses - before <= 3, pupil.n_presses
    game.expect('8人／8人', *NAMES)


def find_table(game, pupils, number):
    """Whom the wall shows at a board."""
    tile = TILE.match(game.find('%d卓, *' % number).name)
    black, white = (next(pupil for pupil in pupils if pupil.name == name)
                    for name in tile.groups()[1:])
    return Table(number, black, white)


def pair(game, two=None):
    """All by lot, or these two."""
    game.key('ctrl+n').wait_window('組合せ').expect('*8人です。')
    if two:
        game.press('手で選ぶ*').pick('黒', two[0]).pick('白', two[1])
    game.shot('class-pairing').press('対局を始める').wait_window('囲碁教室')


def look_at(game, table):
    """The board large; it is the one that both have."""
    game.press('%d卓, *' % table.number)
    expected = table.sides[0].stones()
    wait_for(lambda: game.stones().replace('\n', '') == expected,
             what='the board of table %d' % table.number)
    assert table.sides[1].stones() == expected
    game.key('Escape').expect('1卓, *')


def stop_hands(game, pupils, table):
    """A tap while all hands are to rest changes nothing."""
    game.press('手をとめる')
    for pupil in pupils:
        pupil.see(VEIL)
    table.sides[BLACK].shoot('class-page-paused')
    before = table.sides[BLACK].stones()
    table.sides[BLACK].page.tap_point(0, 0)
    game.shot('class-paused').press('みんな再開')
    for pupil in pupils:
        pupil.see(VEIL, False)
    assert table.sides[BLACK].stones() == before


def kill_host(desk, pupils):
    """It dies with all its memory; the window starts it, the browsers find it."""
    for pupil in pupils:
        pupil.watch_line()
    with hold_ports():
        start = time.monotonic()
        os.kill(desk.find_host(), signal.SIGKILL)
        for pupil in pupils:
            pupil.wait_back()
        took = time.monotonic() - start
    print('# eight are back after %.1f s' % took)
    assert took < 10, took


def disagree(game, table):
    """White does not agree to what Black agrees to, asks, and goes on."""
    black, white = table.sides
    table.stop(WHITE)
    black.act('agree')
    white.see("document.querySelectorAll('.chip.good').length", 1)
    white.press('#raise')
    game.expect('1面が先生を待っています', '%d卓, 手があがっています, *, 計算中'
                % table.number).shot('class-hand')
    game.key('n').expect('手があがっています', '*黒の2個勝ち')
    game.expect_no('石を押すと、死石の印*').shot('class-hand-large')
    game.press('質問にこたえた').expect_no('手があがっています')
    game.key('Escape').expect('1卓, *')
    white.shoot('class-page-count')
    white.act('resume')
    table.play(MORE, WHITE)
    table.stop(BLACK)
    table.agree()


def dispute(game, table):
    """White marks what Black agreed to as alive; they go on, and agree."""
    black, white = table.sides
    table.play(ON_NINE)
    table.stop(BLACK)
    black.act('agree')
    white.see("document.querySelectorAll('.chip.good').length", 1)
    white.tap_mark(2, 2)
    game.expect('1面が先生を待っています',
                '%d卓, 計算に争いがあります, *' % table.number)
    game.shot('class-dispute')
    game.key('n').expect('ふたりの計算が合っていません', '石を押すと、死石の印*')
    game.shot('class-dispute-large')
    black.shoot('class-page-dispute')
    black.act('resume')
    game.expect_no('ふたりの計算が合っていません').key('Escape')
    game.expect('5卓, *').expect_no('1面が先生を待っています')
    # under Japanese rules the other of who asks for it
    table.play(ON_NINE_MORE, WHITE)
    table.stop(WHITE)
    table.agree()


def add_points(games):
    """The difference to who won, 20 for a resignation."""
    points = collections.Counter()
    for table, result in games:
        side, by = result.split('+')
        points[table.sides['BW'.index(side)].name] += \
            20 if by == 'R' else float(by)
    return points


def expect_points(game, points):
    """All are in the table of results, who has most first."""
    game.press('成績表').expect('順位: 1 *').shot('class-results')
    rows = filter(None, map(ROW.match, game.texts()))
    said = [(row[1], float(row[2])) for row in rows]
    assert dict(said) == {name: points[name] for name in NAMES}, said
    assert said == sorted(said, key=lambda row: -row[1]), said


def close_room(game, desk, pupils):
    game.press('部屋を閉じる…').press('成績と棋譜を残す')
    game.wait_window('囲碁教室').expect('成績表').shot('class-kept')
    for pupil in pupils:
        pupil.see("!document.getElementById('pause').hidden")
    pupils[-1].shoot('class-page-closed')
    wait_for(lambda: desk.find_host() is None, what='the end of the host')


def expect_records(desk, games):
    """A file for each game, with who played and how it ended."""
    folder, = find_folders(desk)
    for table, result in games:
        black, white = (side.name for side in table.sides)
        path = os.path.join(folder, 't%03d %s-%s.sgf'
                            % (table.number, black, white))
        with open(path, encoding='utf-8') as file:
            record = file.read()
        for part in ('PB[%s]' % black, 'PW[%s]' % white, 'RE[%s]' % result):
            assert part in record, (part, record)


@story
def real_browsers(desk):
    """A class opens, pairs, plays, disputes, goes on, agrees; all is kept."""
    if not os.environ.get('TENGEN_FULL'):
        raise Skipped('the long form alone starts browsers')
    if not all(map(shutil.which, ('chromium', 'firefox-esr'))):
        raise Skipped('no browsers')
    from tablet import Tablets
    with Tablets(NAMES) as pupils:
        play_class(desk, pupils)


def play_class(desk, pupils):
    game = desk.start('--room')
    open_room(game, NAMES)
    come_in(game, desk, pupils)
    pair(game)
    tables = [find_table(game, pupils, number) for number in range(1, 5)]
    for table in tables:
        table.play(FIRST)
    game.expect(*('%d卓, *, 黒の番' % table.number for table in tables))
    game.shot('class-wall')
    look_at(game, tables[2])
    stop_hands(game, pupils, tables[0])
    kill_host(desk, pupils)
    for table in tables:
        table.play(THEN)
    game.expect('8人／8人', *('%d卓, *, 白の番' % table.number
                              for table in tables))
    disagree(game, tables[0])
    tables[1].sides[WHITE].resign()
    for table in tables[2:]:
        table.stop(WHITE)
        table.agree()
    game.shot('class-over')
    change_game(game, 9)
    pair(game, NAMES[1:3])
    fifth = find_table(game, pupils, 5)
    dispute(game, fifth)
    games = list(zip([*tables, fifth], RESULTS))
    expect_points(game, add_points(games))
    close_room(game, desk, pupils)
    expect_records(desk, games)


tell()
