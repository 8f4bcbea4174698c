#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-event: a teacher leads a Swiss event of sixteen names over four rounds

The names are pasted as they stand in a list, with a slip in it. Results are
entered by hand; one game is played here and resigned. Between the rounds the
program is killed, and a second program looks at the same table. What the table
says at the end is reckoned here too, from the file.
"""
import configparser
import os

from clipboard import Clipboard
from event import row
from journey import other_bus, story, tell
from window import wait_for

NAMES = ('花子 3級', '太郎 初段', 'さくら 5級', 'ゆうた 10級', 'みお 2級',
         'はると 8級', 'りこ 15級', 'そうた 1級', 'あおい 6級', 'れん 12級',
         'ひまり 20級', 'みなと 4級', 'つむぎ 9級', 'いつき 7級',
         'すみれ 18級', 'かい 二段')
ROUNDS = 4


def read_table(path):
    """Players and games of the file, as dictionaries in their order."""
    table = configparser.RawConfigParser(strict=True, interpolation=None)
    table.read(path, encoding='utf-8')

    def all_of(kind):
        names = [name for name in table.sections()
                 if name.split()[0] == kind]
        names.sort(key=lambda name: int(name.split()[1]))
        return [dict(table[name]) for name in names]
    return all_of('Player'), all_of('Game')


def winner_of(game):
    """The number of the player who won."""
    side = {'B': 'black', 'W': 'white'}[game['result'][0]]
    return int(game[side])


def paste(game, name, text):
    game.click_on(game.find(name, 'text box'))
    with Clipboard() as clipboard:
        clipboard.copy(text)
        game.key('ctrl+v')
        game.expect('*人　*')


def make_event(game):
    game.press('新しい大会…')
    paste(game, '参加者の名前（1行にひとり）',
          '\n'.join('%d. %s' % pair for pair in enumerate(NAMES, 1))
          + '\n花子 3級')
    game.expect('17行目「花子」*', '16人*').shot('event-slip')
    game.press('大会を作る').expect('名前のらんの印の付いた行を*')
    game.click_into(game.find('参加者の名前（1行にひとり）', 'text box'))
    game.key('ctrl+End', 'shift+Home', 'BackSpace', 'BackSpace')
    game.expect('16人*').expect_no('17行目*')
    game.fill('大会の名前', 'Spring 2026')
    game.shot('event-make').press('大会を作る').wait_window('Spring 2026')


def enter(game, path, board, side):
    """Enters who won by mouse."""
    shown = int(game.find('第*回戦', 'label').name[1:-2])

    def find():
        players, games = read_table(path)
        return next(((players, one) for one in games
                     if int(one['round']) == shown and
                     int(one['board']) == board), None)
    # the file comes a little after the window
    players, there = wait_for(find, what='the round in the file')
    winner = players[int(there[('black', 'white')[side]]) - 1]['name']
    game.click_on(row(game, board))
    game.press(winner + 'の勝ち')
    wait_for(lambda: find()[1].get('result', '?')[0] == 'BW'[side],
             what='the result of board %d in the file' % board)


def expect_places(game, path):
    """The table on the screen against one reckoned from the file."""
    players, games = read_table(path)
    n = len(players)
    score = [0] * (n + 1)
    met = [[] for _ in range(n + 1)]
    for one in games:
        black, white = int(one['black']), int(one['white'])
        score[winner_of(one)] += 1
        met[black].append((white, winner_of(one) == black))
        met[white].append((black, winner_of(one) == white))
    sos = [sum(score[other] for other, _ in row) for row in met]
    sodos = [sum(score[other] for other, won in row if won) for row in met]
    order = sorted(range(1, n + 1), reverse=True,
                   key=lambda one: (score[one], sos[one], sodos[one]))
    best = players[order[0] - 1]['name']
    game.key('alt+2').expect('SOS: %d' % sos[order[0]])
    said = [text for text in game.texts()
            if text.startswith(('名前: ', '点: ', 'SOS: ', 'SODOS: '))]
    assert said[:4] == ['名前: ' + best, '点: %d' % score[order[0]],
                        'SOS: %d' % sos[order[0]],
                        'SODOS: %d' % sodos[order[0]]], said[:4]
    for one in games:
        again = [other for other in games
                 if {other['black'], other['white']}
                 == {one['black'], one['white']}]
        assert len(again) == 1, again


def play_out(game):
    """The first board is played here; Black resigns."""
    event = game.title()
    game.click_on(row(game, 1))
    game.press('ここで打つ').wait_window('*純碁*')
    game.play('E5 C3').press('投了').press('はい')
    game.expect_result('白の中押し勝ち')
    game.switch_to(event).expect('1卓、*白の中押し勝ち')
    game.expect('この回の対局').expect('8局のうち 1局*')


@story
def swiss(desk):
    game = desk.start()
    game.menu('番勝負と大会*').wait_window('番勝負と大会')
    game.expect('番勝負や大会はまだありません*').shot('event-none')
    # Escape leads back, and out
    game.press('新しい大会…').find('大会を作る', 'button')
    game.key('Escape').expect_no('大会を作る').key('Escape')
    game.wait_window('純碁*')
    game.menu('番勝負と大会*').wait_window('番勝負と大会')
    make_event(game)
    path = desk.find_table()
    game.press('第1回戦の組合せを決める')
    game.expect('8局のうち 0局*').shot('event-paired')
    play_out(game)
    game.shot('event-played')
    for board in range(2, 9):
        enter(game, path, board, board % 2)
    game.expect('8局のうち 8局*')
    # the last result is taken back, and entered again
    game.key('ctrl+z').expect('8局のうち 7局*')
    enter(game, path, 8, 1)
    game.press('第2回戦の組合せを決める').expect('8局のうち 0局*')
    for board in range(1, 4):
        enter(game, path, board, 0)
    game.kill()

    game = desk.start(path).wait_window('Spring 2026')
    game.expect('8局のうち 3局*')
    for board in range(4, 9):
        enter(game, path, board, 1)
    # a second program only looks, and follows
    with other_bus() as bus:
        other = desk.start(os.path.dirname(path), **bus)
        other.wait_window('Spring 2026')
        other.expect('この成績表は別の天元で*').shot('event-looking')
        other.expect_no('第3回戦の組合せを決める')
        game.switch_to('Spring 2026').press('第3回戦の組合せを決める')
        game.expect('第3回戦', '8局のうち 0局*')
        enter(game, path, 1, 0)
        wait_for(lambda: other.windows()[-1].frame.find('1卓、*黒の勝ち'),
                 what='the result in the other program')
        other.switch_to('Spring 2026').quit()
    for board in range(2, 9):
        enter(game, path, board, 1)
    for number in range(4, ROUNDS + 1):
        game.press('第%d回戦の組合せを決める' % number)
        game.expect('第%d回戦' % number, '8局のうち 0局*')
        for board in range(1, 9):
            enter(game, path, board, (board + number) % 2)
    game.expect('すべての対局が終わりました。')
    expect_places(game, path)
    game.shot('event-end').quit()


tell()
