#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-estimate: how a game would be counted if it ended as it stands (目算)

Figures are told only where no judge can think otherwise: behind walls.
"""
from journey import story, tell
from window import wait_for

# two walls from side to side on 9x9: 36 points and nine stones for Black
WALLS = ' '.join('E%d F%d' % (row, row) for row in range(1, 10))


@story
def toggling(desk):
    """A key shows it and takes it away; so does the menu, which ticks it."""
    game = desk.start()
    game.play(WALLS)
    game.expect_no('目算*')
    game.key('F9').expect_status('目算（石の数）：黒 約43個、白 約34個 → '
                                 '黒が約9個多い')
    game.expect_point('A1', '目算では黒').expect_point('J9', '目算では白')
    game.shot('estimate')
    game.key('F9').expect_no('目算*')
    game.expect_point_no('A1', '目算')
    game.press('表示*').go_to_item('目算').shot('estimate-menu')
    game.key('Return').expect_status('目算（石の数）：*')
    game.press('表示*').go_to_item('目算').key('Return').expect_no('目算*')
    game.quit()


@story
def playing_on(desk):
    """It follows each move, the passes end it, another game has none."""
    game = desk.start()
    game.key('F9').expect_status('目算：まだ数えられません')
    game.play(WALLS).expect_status('目算（石の数）：黒 約43個、*')
    # White throws a stone in that nothing can save
    game.play('A9 B8').expect_status('目算（石の数）：*')
    game.press('パス').expect_status('*パスしました。')
    game.press('パス').press('終局の確認').wait_window('終局の確認')
    game.key('Escape').wait_window('純碁*')
    game.expect_status('目算：対局の途中でだけ表示します')
    game.key('ctrl+n').wait_window('新しい対局').press('対局開始')
    game.wait_window('純碁*').expect_no('目算*').quit()


@story
def reading(desk):
    """Through a long game as quickly as keys come, with it on."""
    game = desk.start('--move', '100', desk.copy('record-19.sgf'))
    game.key('F9').expect_status('目算：黒 約*')
    game.key(*['Page_Down'] * 40).expect('140 / 309')
    game.key('shift+Page_Down').expect('150 / 309')
    wait_for(lambda: game.sees('目算：黒 約*', 'status'), what='an estimate')
    game.shot('estimate-19').key('F9').expect_no('目算*').quit()


tell()
