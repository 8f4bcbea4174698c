#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-help: F1 on three screens, a search, a hint that comes once"""
from journey import story, tell

HINT = '線の交わるところを押すと*'


@story
def help_and_hint(desk):
    """Each screen has its page; the first hint goes with the first stone."""
    game = desk.start()
    game.expect(HINT).shot('hint')
    game.key('F1').wait_window('ヘルプ').expect('対局の画面')
    game.shot('help-playing')
    game.key('ctrl+f').type('sgf')
    game.expect('[0-9]ページ').shot('help-search')
    game.key('Escape', 'Escape').wait_window('*純碁*')
    game.play('E5').expect_no(HINT)

    game.key('F8').expect('コメント*')
    game.key('F1').wait_window('ヘルプ').expect('手順をたどる')
    game.key('Escape').wait_window('*純碁*')
    game.key('F8')

    game.key('ctrl+n').wait_window('新しい対局')
    game.press('ヘルプ').wait_window('ヘルプ').expect('置き石とコミ')
    game.shot('help-new-game')
    game.key('Escape').wait_window('新しい対局')
    game.press('対局開始').wait_window('*純碁*')
    game.expect_no(HINT)
    game.quit()


@story
def about(desk):
    """What the program says of itself is all in the language of the desktop."""
    game = desk.start()
    game.menu('ヘルプ', '天元について')
    game.expect('*このプログラムは無保証です*', '*一般公衆ライセンス*')
    game.expect_no('*warranty*').expect_no('*authors*').shot('about')
    game.key('Escape').quit()


tell()
