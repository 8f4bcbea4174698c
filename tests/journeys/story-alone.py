#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-alone: whole games against the computer, to the count both agree to

A child fills the board from one corner and loses to level 3; another one, whom
a high level helps, wins against level 1. A game with handicap is played
out by the lowest level, under rules where stones are taken off. Boards are
small; when TENGEN_FULL is set they are not.
"""
import os

from journey import COLUMNS, story, tell
from player import Player, read_move
from window import wait_for

FULL = 'TENGEN_FULL' in os.environ
NEW = '新しい対局'
PLAY = 'コンピューターと打つ'
COUNT = '終局の確認'
SETTING = "setup=(%d, %d, '%s', %d, %d, '', '')"


class Filler(Player):
    """Plays the first point that is not forbidden, row by row."""

    def find(self, colour):
        for row in range(1, self.size + 1):
            for column in COLUMNS[:self.size]:
                point = column + str(row)
                if self.ask('play %s %s' % (colour, point)) is not None:
                    return point
        return 'PASS'


def play_out(game, player, moves=0):
    """Black's moves and those of the computer in turn, to the count."""
    def has_answered():
        return game.title() == COUNT or \
            game.sees('*%d手目・黒の番*' % (moves + 1))
    wait_for(has_answered, what='the turn of Black')
    while game.title() != COUNT:
        point = player.find('b')
        if point.upper() == 'PASS':
            game.press('パス')
        else:
            game.play(point)
        moves += 2
        wait_for(has_answered, 60, what='the answer to move %d' % (moves - 1))
        if game.title() != COUNT:
            player.note('w', read_move(game, moves, player.size))
    player.close()


def agree(game):
    game.wait_window(COUNT).press('黒：同意').press('確定')
    return game.expect('対局は終わりました。')


@story
def a_child(desk):
    """Loses to level 3, and wins against level 1."""
    size = 7 if FULL else 4
    desk.write_settings(SETTING % (size, size, 'pure', 0, 0))
    game = desk.start()
    for level, kind, own, won in ((3, Filler, 1, '白'),
                                  (1, Player, 9, '黒')):
        if level == 3:
            game.press(PLAY)
        else:
            game.press('新しい対局')
        game.wait_window(NEW).press('Lv.%d' % level).press('対局開始')
        game.wait_window('*純碁*').expect('*・Lv.%d' % level)
        play_out(game, kind('pure', size, own))
        agree(game).expect('%sの*勝ち' % won).shot('alone-%d' % level)
        game.press('閉じる').wait_window('*純碁*')
    game.quit()


@story
def with_handicap(desk):
    """White begins; dead stones are taken off as the program proposes."""
    size, stones, near = (19, 4, 4) if FULL else (7, 2, 3)
    far = size + 1 - near
    corners = [(far, far), (near, near), (far, near), (near, far)][:stones]
    # half a point, so that there is a winner
    desk.write_settings(SETTING % (size, size, 'japan', stones, 1))
    game = desk.start()
    game.press(PLAY).wait_window(NEW).press('Lv.2').press('対局開始')
    game.wait_window('*囲碁*')
    player = Player('japan', size, 1,
                    [COLUMNS[column - 1] + str(row) for column, row in corners])
    player.note('w', read_move(game, 1, size))
    play_out(game, player, moves=1)
    agree(game).expect('*勝ち').shot('alone-handicap')
    game.quit()


tell()
