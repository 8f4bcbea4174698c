#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-history: games that were played are kept, unasked

A game ends, the next is begun; both are found among the games played here;
one is deleted and restored, one is continued.
"""
import os

from journey import story, tell
from window import wait_for

TITLE = '棋譜の一覧'


def kept(desk):
    """The records that lie in the folder, which comes with the first one."""
    folder = desk.path('data/tengen/games')
    return sorted(name for name in
                  (os.listdir(folder) if os.path.isdir(folder) else [])
                  if name.endswith('.sgf'))


def cards(game):
    return [node for node in game.top().frame.walk()
            if node.role == 'label' and node.name == '名前のない対局']


def wait_cards(game, n):
    wait_for(lambda: len(cards(game)) == n, what='%d games' % n)


@story
def kept_without_asking(desk):
    game = desk.start()
    game.play('E5 D5 C3').press('投了').press('はい')
    game.expect_result('黒の中押し勝ち')
    wait_for(lambda: len(kept(desk)) == 1, what='a record')
    game.run('win.again').expect_point('E5', '空点').play('E4 E6')
    board = game.title()
    game.key('ctrl+h').wait_window(TITLE)
    # what is still on the board is not kept yet
    wait_cards(game, 1)
    game.expect('黒の中押し勝ち').switch_to(board).run('win.again')
    game.switch_to(TITLE)
    wait_cards(game, 2)
    game.expect('途中・2手', '2局').shot('history')
    # searched for while the user types
    game.fill('棋譜をさがす', '2026').key('BackSpace')
    game.fill('棋譜をさがす', 'zzz').expect('あてはまる対局はありません。')
    game.shot('history-none').key('Escape')
    wait_cards(game, 2)
    game.press('捨てる').expect('1局を捨てました。')
    wait_cards(game, 1)
    game.shot('history-deleted').press('元に戻す')
    wait_cards(game, 2)
    game.expect_no('1局を捨てました。')
    assert len(kept(desk)) == 2, kept(desk)
    # the one that waits is taken up again
    game.click_on(game.find('途中・2手', 'label')).press('続きを打つ')
    game.wait_window('純碁*')
    game.expect_point('E4', '黒').expect_point('E6', '白').play('C3')
    game.quit()
    assert len(kept(desk)) == 2, kept(desk)


@story
def nothing_yet(desk):
    game = desk.start()
    game.key('ctrl+h').wait_window(TITLE)
    game.expect('まだ対局がありません。*').shot('history-empty')
    game.key('Escape').wait_window('純碁*').quit()
    assert not os.path.exists(desk.path('data/tengen/games'))


@story
def killed(desk):
    """What was on the board is kept once it is there again."""
    game = desk.start()
    game.play('E5 D5').kill()
    again = desk.start()
    again.expect_point('D5', '白')
    wait_for(lambda: len(kept(desk)) == 1, what='a record')
    again.play('C3').quit()
    assert len(kept(desk)) == 1, kept(desk)
    name = kept(desk)[0]
    assert ';B[cg]' in desk.read('data/tengen/games/' + name)


tell()
