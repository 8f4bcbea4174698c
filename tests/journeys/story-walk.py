#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-walk: the focus goes everywhere, comes back, and is never lost"""
from ears import Ears
from journey import story, tell
from keyboard import Keyboard, put_pointer_away


def begin(desk):
    put_pointer_away(desk)
    game = desk.start()
    return game, Keyboard(game), Ears(game)


@story
def around(desk):
    """Tab goes around a window and back; each thing has a name."""
    game, hands, ears = begin(desk)
    ears.expect_focus('5の五 空点')
    hands.key('Return')
    ears.expect('1手目 黒 5の五')
    names = hands.walk(ears)
    assert any(name.startswith('1 黒 5の五') for name in names), names
    hands.key('F6')
    game.wait_window('レッスン')
    ears.expect_focus('始める：*')
    hands.key('Return')
    game.wait_window('純碁の第一歩')
    ears.expect_focus('5の五 空点')
    hands.walk(ears)
    game.quit()


@story
def there_and_back(desk):
    """What is opened has the focus, and who closes it is where they were."""
    game, hands, ears = begin(desk)
    game.run('win.count-steps')
    game.wait_window('数える手順')
    ears.expect_focus('自動', 'button')
    hands.key('Escape')
    game.wait_window('純碁*')
    game.run('win.tally')
    game.wait_window('並べて数える')
    ears.expect_focus('閉じる', 'button')
    hands.key('Escape')
    game.wait_window('純碁*')
    # a key is found by its name; Escape shows all, and then leads back
    hands.key('ctrl+question')
    game.wait_window('キー操作の一覧')
    ears.expect_focus('キーを探す')
    hands.walk(ears)
    game.type('F9').expect('自動再生・目算').expect_no('一手戻る')
    hands.key('Escape')
    game.expect('一手戻る')
    hands.key('Escape')
    game.wait_window('純碁*')
    # dialogs know the key that ends the program
    hands.key('ctrl+n')
    game.wait_window('新しい対局')
    game.quit()


tell()
