#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-count: the examples, counted step by step"""
from counting import (COUNT, STEPS, expect_step, expect_sum, open_example,
                      step, walk_steps)
from journey import story, tell
from window import wait_for

# name; what is seen at the last step: sum of Black and White, result; what is
# said on the way
ROOM = 'オンライン囲碁室の計算例'
EXAMPLES = (
    ('単方権利の駄目', '5', '-2', '黒の7目勝ち', '*16点*9点*'),
    ('四気のセキ', '-6', '13', '白の19目勝ち', '*15点*34点*'),
    ('万年コウ（合意）', '-3', '-1', '白の2目勝ち', '*17点*19点*'),
    ('万年コウ（実戦解決）', '-3', '-1', '白の2目勝ち', '*17点*19点*'),
    ('隅の曲がり四目（合意）', '30', '3', '黒の27目勝ち', '*54点*27点*'),
    ('隅の曲がり四目（実戦解決）', '28', '1', '黒の27目勝ち', '*54点*27点*'),
    ('爛柯図 一*', '18', '17', '黒の1路勝ち', '*18路*17路*'),
    ('爛柯図 二*', '183', '178', '黒の5*勝ち', '*183点*178点*'),
    ('爛柯図 三*', '23', '18', '黒の5目勝ち', '*183点*178点*'),
)


def leave_steps(game):
    game.key('Escape').wait_window('囲碁*')
    return game


@story
def examples(desk):
    """Each is counted step by step, to the numbers of its source."""
    game = desk.start()
    for name, black, white, result, points in EXAMPLES:
        open_example(game, name).key('End')
        expect_step(game, '*結果*')
        expect_sum(game, black, white, result).shot('count-' + name.strip('*'))
        game.press('一つ戻る')
        if not name.endswith('二*') and not name.endswith('一*'):
            expect_step(game, '*点に直す*')
        expect_step(game, points)
        if name.endswith('三*'):
            game.press('最初へ')
            said = walk_steps(game)
            assert any('160子' in text and '14子' in text and '27子' in text
                       for text in said), said
        leave_steps(game)
    game.quit()


@story
def online_room(desk):
    """7 to 42, and what the komi that was left out would change."""
    game = desk.start()
    open_example(game, ROOM)
    assert not game.is_sensitive('一つ戻る')
    said = walk_steps(game)
    assert len(said) == 6 and '白の35目勝ちです。' in said[-1], said
    expect_sum(game, '7', '42', '42 − 7 = 35', '白の35目勝ち')
    for key, index in (('Home', 0), ('Right', 1), ('Right', 2), ('Left', 1)):
        game.key(key)
        expect_step(game, said[index])
    # by itself, to the end
    game.press('自動')
    wait_for(lambda: step(game) == said[-1], what='the last step by itself')
    game.press('一つ戻る')
    expect_step(game, said[-2])
    save_steps(desk, game)
    leave_steps(game).press(COUNT).wait_window(COUNT)
    game.expect('*6目です。コミを入れると白の41目勝ちになります。')
    game.shot('count-komi').key('Escape').wait_window('囲碁*').quit()


def save_steps(desk, game):
    """A step as a picture, and all of them for paper."""
    for item, name, start in (('この手順の画像*', 'one.png', b'\x89PNG'),
                              ('全手順のPDF*', 'all.pdf', b'%PDF')):
        game.press('保存…').go_to_item(item).key('Return')
        chooser = wait_for(lambda: game.top().title != STEPS and game.top(),
                           what='where to save')
        game.key('ctrl+a').type(desk.path(name)).key('Return')
        game.wait_other(chooser).expect('*%s*' % name)
        with open(desk.path(name), 'rb') as file:
            assert file.read(4) == start


tell()
