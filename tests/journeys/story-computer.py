#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-computer: somebody alone plays against the computer

From the first window by mouse and by keyboard alone; the program is killed
while it thinks; a game without passes is stopped by words; dead stones are
agreed on; a handicap game begins with the computer's move.
"""
from ears import Ears
from journey import story, tell
from keyboard import Keyboard, put_pointer_away
from window import wait_for

NEW = '新しい対局'
PLAY = 'コンピューターと打つ'
# a full board but for two eyes of each side: nothing is left to gain
SETTLED = ('AB[ba:be][ab][ad][ae][ca][cc][ce]AW[da:de][eb][ed][ee][cb][cd]'
           'PL[B]')
# three white stones in atari at D3
CAPTURE = ('AB[bd][cc][dc][ec][fd][ce][ee][bb][fb]AW[cd][dd][ed][df][cf][ef]'
           '[be][fe]PL[B]')
# two living groups, and a white stone that nothing can save
COUNTED = ('AB[ba][bb][ab][da][db][dc][cc][bc][ac]'
           'AW[ca][ag][bg][bf][af]PL[B];B[gd];W[]')


def write(desk, name, text):
    with open(desk.path(name), 'w', encoding='utf-8') as file:
        file.write(text)
    return desk.path(name)


def count(game, letter):
    return game.stones().count(letter)


def expect_stones(game, black, white):
    wait_for(lambda: (count(game, 'X'), count(game, 'O')) == (black, white),
             what='%d black and %d white stones' % (black, white))
    return game


def answer(game, n_moves):
    """The computer has moved: it is a person's turn with so many moves."""
    return game.expect('%d手目・黒の番*' % (n_moves + 1))


@story
def by_mouse(desk):
    """A first game: taken back, given up, and once more with other colours."""
    game = desk.start()
    game.expect(PLAY).press(PLAY).wait_window(NEW).shot('computer-new')
    game.expect('いまは Lv.1。*', '見えるもの: アタリを取る')
    game.press('Lv.3').expect('見えるもの: *アタリにする')
    game.press('7路').press('対局開始').wait_window('*純碁*7路*')
    game.expect_no(PLAY)
    game.play('D4')
    answer(game, 2)
    game.expect('白・Lv.3').shot('computer-answer')
    expect_stones(game, 1, 1)

    # one's own move and its answer go together, and come again alike
    before = game.stones()
    game.press('待った')
    expect_stones(game, 0, 0)
    game.expect_sensitive('待った', False).play('D4')
    answer(game, 2)
    assert game.stones() == before, game.stones()

    game.press('投了').expect('黒が投了しますか？').press('はい')
    game.expect_result('白の中押し勝ち')
    game.press('黒白を替えてもう一局').wait_window('*純碁*7路*')
    wait_for(lambda: count(game, 'X') == 1, what='the first move of Black')
    game.expect('2手目・白の番*', '黒・Lv.3')
    game.expect_sensitive('待った', False)
    game.quit()


@story
def killed_while_thinking(desk):
    """It goes on thinking after a kill, and what it finds is the same."""
    moves = []
    for kill in False, True:
        game = desk.start(write(
            desk, 'kill-%s.sgf' % kill,
            '(;GM[1]FF[4]CA[UTF-8]SZ[9]TNR[china]TNO[second level=10 seed=5])'))
        game.play('D4')
        if kill:
            game.kill()
            game = desk.start()
            game.expect_point('D4', '黒')
        wait_for(lambda: count(game, 'O') == 1, what='its move')
        moves.append(game.stones())
        game.quit()
    assert moves[0] == moves[1], moves


@story
def by_words(desk):
    """Without passes play stops by proposals: it accepts, and it proposes."""
    for seat in 'second', 'first':
        game = desk.start(write(
            desk, seat + '.sgf',
            '(;GM[1]FF[4]CA[UTF-8]SZ[5]TNR[3-1]TNO[%s level=3 seed=5]%s)'
            % (seat, SETTLED)))
        if seat == 'second':
            game.press('対局停止の提案')
        else:
            game.expect_status('黒が*提案*').press('停止に同意')
        game.wait_window('終局の確認').press('黒：同意' if seat == 'second'
                                            else '白：同意')
        game.press('確定').expect('対局は終わりました。')
        game.press('閉じる')
        game.quit()


@story
def agreed(desk):
    """It does not take living stones for dead, and takes the dead ones."""
    game = desk.start(write(
        desk, 'count.sgf',
        '(;GM[1]FF[4]CA[UTF-8]SZ[7]TNR[japan]TNO[second level=3 seed=5]%s)'
        % COUNTED))
    game.press('パス').wait_window('終局の確認')
    game.expect_sensitive('白：同意', False)
    game.expect_point('C7', '死石').click('B6').press('黒：同意')
    game.expect('コンピューターは同意しません。*').shot('computer-objects')
    game.expect_sensitive('確定', False)
    game.click('B6').press('黒：同意').press('確定')
    game.expect('対局は終わりました。').press('閉じる')
    game.quit()


@story
def advised(desk):
    """Three points to choose from; a weak choice has its price."""
    game = desk.start(write(
        desk, 'advice.sgf',
        '(;GM[1]FF[4]CA[UTF-8]SZ[7]TNR[pure]TNO[second level=3 seed=5]%s)'
        % CAPTURE))
    # the record does not name it
    game.expect('コンピューター', '白・Lv.3')
    game.press('助言').expect_status('取れる石があります。*').shot('computer-advice')
    points = [column + row for row in '7654321' for column in 'ABCDEFG']
    choices = [point for point in points if '選択肢' in game.point(point)]
    assert 'D3' in choices and len(choices) > 1, choices
    weak = next(point for point in choices if point != 'D3')
    before = game.stones()
    game.click(weak).expect_status('*損です。*').shot('computer-weak')
    game.press('打ち直す')
    wait_for(lambda: game.stones() == before, what='the stones of before')
    game.key('h').expect_point('D3', '選択肢').click('D3')
    wait_for(lambda: '空点' in game.point('D4'), what='three stones fewer')
    assert '損です' not in game.status(), game.status()
    game.quit()


@story
def handicap(desk):
    """With four stones on 19x19 White begins, and that is the computer."""
    desk.write_settings("setup=(19, 19, 'japan', 4, 1, '花子', '')")
    game = desk.start()
    game.press(PLAY).wait_window(NEW).press('Lv.4')
    game.press('対局開始').wait_window('*囲碁*')
    expect_stones(game, 4, 1)
    game.expect('2手目・黒の番*', '花子').play('A1')
    expect_stones(game, 5, 2)
    game.quit()


@story
def by_keyboard(desk):
    """The same without a pointer, on the board that is there."""
    put_pointer_away(desk)
    game = desk.start()
    hands = Keyboard(game)
    hands.press(PLAY)
    game.wait_window(NEW)
    hands.press('Lv.2')
    hands.press('対局開始')
    game.wait_window('*純碁*')
    ears = Ears(game)
    hands.play('E5')
    ears.expect('1手目 黒*', '2手目 白*')
    answer(game, 2)
    game.key('u')
    expect_stones(game, 0, 0)
    hands.play('C3')
    answer(game, 2)
    game.key('ctrl+z')
    expect_stones(game, 0, 0)
    game.key('ctrl+shift+z')
    expect_stones(game, 1, 1)
    game.quit()


tell()
