#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-class: a teacher's class of thirty

Their names are pasted; what they practised and where they stumbled is read in
a table, saved, printed; whoever is taken away leaves nothing behind.
"""
from clipboard import Clipboard
from journey import story, tell
from keyboard import Keyboard
from lesson import open_list
from window import wait_for

WHO = '学ぶ人'
FAMILY = '佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤'.split()
GIVEN = '花子 太郎 さくら'.split()
NAMES = [family + '　' + given for given in GIVEN for family in FAMILY]
NOW = '%s、いま学んでいる人'


def open_people(game):
    open_list(game)
    return game.press(WHO).wait_window(WHO)


@story
def paste(desk):
    """Thirty names with numbers, some of them twice; undone at once."""
    text = ''.join('%d\t%s\n' % pair for pair in enumerate(NAMES, 1))
    game = open_people(desk.start())
    game.press('新しい人…').fill('ニックネーム', NAMES[0].replace('　', ' '))
    game.key('Return').expect(NOW % NAMES[0].replace('　', ' '))
    game.press('名簿から追加…').expect('追加する人は、まだいません')
    assert not game.is_sensitive('全員を追加')
    with Clipboard() as clipboard:
        clipboard.copy(text + '31\t田中花子\n\n' + 'あ' * 21 + '\n')
        game.key('ctrl+v')
        game.expect('29人を追加します', 'もう一覧にあります：佐藤 花子*')
    game.shot('class-paste')
    game.press('全員を追加').expect('29人を追加しました。').shot('class-thirty')
    game.press('元に戻す').expect_no('鈴木 花子')
    game.quit()


tell()
