#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-computers: the computer in a match, at the wall, at both seats

Two computers wait, make a move, go on and are broken off; what goes round and
what is not agreed on ends all the same; a match, an event of odd number and a
class have the computer as an opponent.
"""
from classroom import Wall
from event import add_computer, begin_event, play_computer
from journey import story, tell
from keyboard import put_pointer_away
from window import wait_for

NEW = '新しい対局'
PLAY = 'コンピューターと打つ'
# a full board but for two eyes of each side: nothing is left to gain
SETTLED = ('AB[ba:be][ab][ad][ae][ca][cc][ce]AW[da:de][eb][ed][ee][cb][cd]'
           'PL[B]')

# twice around on a board of four points
ROUND = (';B[bb];W[aa];B[ab];W[ba];B[bb];W[ab]' * 2)


def write(desk, name, text):
    with open(desk.path(name), 'w', encoding='utf-8') as file:
        file.write(text)
    return desk.path(name)


def count(game, letter):
    return game.stones().count(letter)


@story
def at_odds(desk):
    """A player who insists picks one of two ends; it does not go round."""
    for end, result in ('無勝負', '無勝負'), ('提案どおりに数える', '白の6目半勝ち'):
        game = desk.start(write(
            desk, '%s.sgf' % result,
            '(;GM[1]FF[4]CA[UTF-8]SZ[5]TNR[china]TNO[second level=3 seed=5]%s)'
            % SETTLED))
        game.press('パス').wait_window('終局の確認').expect_point('D3', '白')
        game.click('D3').press('黒：同意')
        game.expect('コンピューターは同意しません。*').expect_no('無勝負')
        game.press('黒：同意').press('黒：同意')
        game.expect('コンピューターは同意しません。*').expect_no('無勝負')
        game.press('黒：同意')
        game.click_on(game.find('黒：同意', 'checkbox')).wait_window('*囲碁*')
        game.expect('*黒の番*').press('パス').wait_window('終局の確認')
        game.click('D3').press('黒：同意')
        game.expect('コンピューターと合意できません。').shot('computer-odds')
        game.press(end)
        if end != '無勝負':
            game.expect('対局は終わりました。').press('閉じる')
        game.expect_result(result)
        game.quit()


@story
def thrice(desk):
    """Before the third time the same position it proposes to end."""
    for answer in '続ける', '無勝負':
        game = desk.start(write(
            desk, answer + '.sgf',
            '(;GM[1]FF[4]CA[UTF-8]SZ[2]TNR[pure]TNO[first level=9]%s)'
            % ROUND))
        game.expect_status('次の手で同じ局面が3回目*').shot('computer-thrice')
        game.press(answer)
        if answer == '続ける':
            game.expect('*14手目・白の番*')
            assert '無勝負を提案' not in game.status(), game.status()
        else:
            game.expect_result('無勝負')
        game.quit()


@story
def two_computers(desk):
    """They wait, make one move, go on, and are broken off."""
    game = desk.start()
    game.press(PLAY).wait_window(NEW).press('コンピューター')
    game.expect('*黒 コンピューター（Lv.1）*').press('対局開始')
    game.wait_window('*純碁*').press('はやい')
    wait_for(lambda: count(game, 'O') > 1, what='moves of both')
    game.press('一時停止').expect_status('コンピューターは待っています。')
    before = game.stones()
    game.expect_no('助言', '投了').press('一手')
    wait_for(lambda: game.stones() != before, what='one move')
    game.expect('続ける').shot('computers')
    game.key('ctrl+z')
    wait_for(lambda: game.stones() == before, what='the stones of before')
    game.press('打ち切り').expect('この対局を無勝負で終えますか？').press('いいえ')
    game.expect('続ける').press('打ち切り').press('はい')
    game.expect_result('無勝負')
    game.quit()


@story
def the_class(desk):
    """A class plays against the computer at the wall."""
    game = desk.start()
    game.press(PLAY).wait_window(NEW).press('Lv.2').press('対局開始')
    game.wait_window('*純碁*').key('F11')
    wall = Wall(game)
    game.play('E5')
    wait_for(lambda: count(game, 'O') == 1, what='the answer')
    wait_for(lambda: wall.said.endswith('黒の番です。'), what='a turn')
    game.shot('computer-wall')
    game.key('u')
    wait_for(lambda: count(game, 'X') == 0, what='both moves to be gone')
    game.key('Escape').wait_window('*純碁*')
    game.quit()


@story
def a_match(desk):
    """Best of three against the computer: no 待った, no 助言, colours in turn."""
    game = desk.start()
    game.press(PLAY).wait_window(NEW).press('Lv.3').press('7路')
    game.pick('対局数', '三番勝負').press('対局開始').wait_window('*コンピューター*')
    game.play('D4').expect('*3手目・黒の番*', '白・Lv.3')
    game.press('待った').expect_status('番勝負と大会では、コンピューターは待ったに*')
    game.expect_sensitive('助言', False).shot('computer-match')
    game.press('投了').press('はい').expect_result('白の中押し勝ち*')
    game.press('次の対局（第2局）').expect('黒・Lv.3')
    wait_for(lambda: count(game, 'X') == 1, what='the first move of Black')
    game.quit()


@story
def odd_seat(desk):
    """In a class of three the computer is the fourth, and its game counts."""
    game = desk.start()
    begin_event(game, 'Spring', ('花子', '太郎', '次郎'))
    add_computer(game, 'Spring')
    game.expect('追加しました。強さは上で選べます。', '4　コンピューター Lv.1')
    game.pick('ひとかコンピューターか', 'コンピューター（Lv.2）')
    game.expect('4　コンピューター Lv.2').shot('computer-event')
    play_computer(game)
    game.expect('*・Lv.2')
    game.press('投了').press('はい').expect_result('*の中押し勝ち*')
    game.switch_to('Spring').expect('2局のうち 1局*')
    assert 'computer=2' in open(desk.find_table(), encoding='utf-8').read()
    game.quit()


@story
def two_to_the_end(desk):
    """A game of two computers counts itself, by keyboard alone."""
    put_pointer_away(desk)
    game = desk.start(write(
        desk, 'two.sgf',
        '(;GM[1]FF[4]CA[UTF-8]SZ[5]TNR[japan]TNO[first level=3][second level=3]'
        '%s;B[])' % SETTLED))
    game.expect_status('*コンピューターは待っています。*')
    game.key('F4').wait_window('終局の確認')
    game.expect('対局は終わりました。', '白の6目半勝ち')
    game.quit()


tell()
