#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-many: many files at once become a list, not as many windows

One file is shown; the names of the others are read without opening them.
"""
from journey import story, tell
from window import wait_for

N_FILES = 12
LIST = 'ファイルの中の棋譜'
ALL = '11局・読めないファイル 1件'


def write_files(desk):
    """Twelve records; the fifth is none, the seventh has two games."""
    names = ['f%02d.sgf' % number for number in range(1, N_FILES + 1)]
    for number, name in enumerate(names, 1):
        game = ('(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]PB[Ann%d]PW[白%d]'
                'RE[B+R];B[ee];W[dd])' % (number, number))
        text = {5: 'no record', 7: game + game.replace('Ann7', '別7')}
        with open(desk.path(name), 'w', encoding='utf-8') as file:
            file.write(text.get(number, game))
    return names


@story
def twelve_files(desk):
    names = write_files(desk)
    game = desk.start(*names)
    game.wait_window(LIST).expect(ALL)
    wait_for(lambda: len(game.windows()) == 2, what='one window and a list',
             seconds=5)
    # who plays comes first, or the file where that is not known
    game.expect(*('%d　Ann%d 対 白%d' % (number, number, number)
                  for number in (1, 2, 3, 4, 6)), '5　' + names[4])
    game.expect(names[5] + '・黒の中押し勝ち・2手', '*棋譜がありません*')
    game.shot('many-list')
    # names are found, though no file was opened
    game.fill('棋譜をさがす', 'ann9').expect('1局').shot('many-found').key('Return')
    game.wait_window('f09.sgf*').expect('Ann9 対 白9')
    assert len(game.windows()) == 1
    game.key('ctrl+l').wait_window(LIST).expect(ALL).key('Escape')
    game.wait_window('f09.sgf*')

    # what is not saved keeps its window
    game.press('最後へ').expect('2 / 2*').play('C3').expect('*変更あり')
    game.key('ctrl+l').wait_window(LIST).fill('棋譜をさがす', 'ann7')
    game.expect('1局').key('Return')
    game.wait_window(LIST).expect('12局・読めないファイル 1件')
    game.shot('many-with-games').key('Escape').wait_window('f07.sgf*')
    assert len(game.windows()) == 2
    game.quit()


@story
def eight_files(desk):
    """As many have windows of their own."""
    names = write_files(desk)[:4] + write_files(desk)[7:11]
    game = desk.start(*names)
    wait_for(lambda: len(game.windows()) == 8, what='eight windows')
    game.quit()


tell()
