#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-virtual: a game without passes (3-1)

Stones beside the board, proposals to stop, their refusal and what it obliges
to, a stop that is undone and one that is not; with the mouse and by keys.
"""
import re
from fnmatch import fnmatchcase

from counting import (COUNT, NEW, PROPOSE, RULES, VIRTUAL, begin, expect_sum,
                      go_to_rules, mark_dead)
from journey import story, tell
from keyboard import Keyboard
from review import read_games, wait_file
from window import wait_for

ACCEPT, REFUSE = '停止に同意', '停止を拒否'
MANY = 60  # more steps than there are
# Black has the left of the board, White the right
WALLS = 'D1 E1 D2 E2 D3 E3 D4 E4 D5 E5 D6 E6 D7 E7 D8 E8'


# --- What can be done ---


def expect_acts(game, virtual, propose):
    """Whether a stone beside the board and a proposal are possible."""
    game.expect_sensitive(VIRTUAL, virtual).expect_sensitive(PROPOSE, propose)
    return game


def expect_grey(game, reason):
    """Neither is possible, and both say why."""
    expect_acts(game, False, False)
    for name in (VIRTUAL, PROPOSE):
        wait_for(lambda: game.find(name, 'button').description == reason,
                 what='"%s" of %s' % (reason, name))
    return game


def click_in_vain(game, point, reason):
    before = game.stones()
    game.click(point).expect_status(reason)
    assert game.stones() == before
    return game


def refuse(game):
    """A proposal is refused: what both must do then."""
    game.press(PROPOSE).expect_status('黒が対局の停止を提案しています。')
    game.expect('白 アゲハマ 0 返答').shot('virtual-proposed')
    click_in_vain(game, 'A1', '*まだ返事がありません*')
    game.press(REFUSE).expect_status(
        '白は停止を拒否しました。黒は虚着（盤外に一子）を打ってください。')
    expect_acts(game, True, False)
    click_in_vain(game, 'A2', '停止の提案は断られました。*虚着*')
    game.press(VIRTUAL).expect('盤外の石（虚着）：黒1子、白0子')
    game.expect_status('停止を拒否した白は、盤上に打ってください。')
    expect_grey(game, '停止の提案を断ったので、今は盤上に打ちます。')
    game.shot('virtual-must-board').play('B5').expect_no('停止を拒否した*')
    return expect_acts(game, True, True)


def stop(game, side):
    game.press(PROPOSE).expect_status(side + 'が対局の停止を提案しています。')
    return game.press(ACCEPT).wait_window(COUNT)


def resume(game):
    """They do not agree: whose turn it is, and what is different now."""
    button = game.find('対局に戻る', 'button')
    assert '黒から打ちます。このあとの手は、多く打っても返しません。' in \
        button.description, button.description
    game.expect('黒から打ちます').press('対局に戻る').wait_window('囲碁*')
    game.expect_status('対局に戻りました。黒の番です。*')
    game.expect('黒 アゲハマ 0 手番')
    return game


def check_file(text):
    """The record, and what another program sees of it."""
    game, = read_games(text)
    assert game['TNR'] == '3-1' and game['SZ'] == '9', game.properties
    line = list(game.line())
    virtual, = [node for node in line if 'TNA' in node.properties]
    assert virtual['TNA'] == 'virtual' and virtual['B'] == '', \
        virtual.properties
    # dead stones as first marked, by the program or a player, at any stone
    # of the chain: B6 is connected to B5
    marks = [value.replace('auto ', '').replace('dead bd', 'dead be')
             for node in line for value in node.values('TNC')]
    said = [value for value in marks if not value.startswith('dead ')]
    assert said == ['propose B', 'refuse W', 'propose B', 'accept W',
                    'resume', 'propose B', 'accept W'], said
    resumed = marks.index('resume')
    for stop_marks in (marks[:resumed], marks[resumed:]):
        assert {'dead be', 'dead ge'} <= set(stop_marks), marks
    # nothing else but moves: a stone or a pass each, in turn
    moves = [node.values('B') + node.values('W') for node in line]
    assert len(moves) == 24, len(moves)
    assert all(len(move) == 1 and re.fullmatch('([a-i]{2})?', move[0])
               for move in moves), moves
    assert [move[0] for move in moves].count('') == 1


def look(game):
    """All that lies on the board, with its marks."""
    return [cell.name for cell in game.top().board().children]


def undo_and_redo(game, before):
    """All of it, to the empty board and forth again."""
    game.key(*['ctrl+z'] * MANY).expect('*・1手目・黒の番・変更あり')
    game.expect('盤外の石（虚着）：黒0子、白0子')
    assert set(game.stones()) == set('.\n'), game.stones()
    expect_acts(game, True, True).shot('virtual-undone')
    game.key(*['ctrl+shift+z'] * MANY)
    wait_for(lambda: look(game) == before, what='all stones and marks again')
    return game


@story
def virtual_and_proposed(desk):
    """3-1: proposed, refused, forced, agreed, resumed, killed, undone."""
    game = begin(desk.start(), '3-1*', 9)
    expect_acts(game, True, True)
    assert not game.sees('パス', 'button')
    game.play(WALLS)
    refuse(game).play('D9 E9 G5 F5')

    # White has one stone more on the board: it is paid for
    stop(game, '黒')
    mark_dead(game, 'B5', 'G5').shot('virtual-count')
    expect_sum(game, '25', '39.5', '白の14目半勝ち')
    resume(game).play('C5 B6')
    stop(game, '黒')
    mark_dead(game, 'B5', 'G5')
    # what was played after the first stop changes nothing
    expect_sum(game, '24', '38.5', '白の14目半勝ち')
    game.key('Escape').wait_window('囲碁*')
    game.key('ctrl+s').save_as('three').expect('three.sgf*')
    check_file(wait_file(desk.path('three.sgf'), 'TNC'))

    # a last word that no file has
    before = look(game)
    game.press(COUNT).wait_window(COUNT)
    game.press('黒：同意').expect_checked('黒：同意').kill()

    again = desk.start('three.sgf')
    again.expect('盤外の石（虚着）：黒1子、白0子')
    again.expect('途中で天元が止まりました。*まだファイルに保存していない変更があります。')
    again.close_notice()
    assert look(again) == before, look(again)
    undo_and_redo(again, before)
    again.press(COUNT).wait_window(COUNT)
    again.expect_point('B5', '死石').expect_point('G5', '死石')
    expect_sum(again, '24', '38.5', '白の14目半勝ち')
    again.expect_checked('黒：同意').expect_sensitive('確定', False)
    again.press('白：同意').press('確定').expect('対局は終わりました。')
    again.press('閉じる').wait_window('three.sgf*')
    again.expect_result('白の14目半勝ち').key('ctrl+s')
    wait_file(desk.path('three.sgf'), 'RE[W+14.5]', '[finish]')
    again.quit()


def tab_on(game, name):
    """Presses tab until this has the focus; parts of it count too."""
    for _ in range(MANY):
        if fnmatchcase(game.focused() or '', name):
            return game
        game.key('Tab')
    raise AssertionError('"%s" by tab' % name)


def begin_by_keys(game, hands):
    game.key('ctrl+n').wait_window(NEW)
    hands.press('囲碁', back=True)
    tab_on(game, 'ルール:*').key('Down').go_to_item('ほかのルール…')
    go_to_rules(game.key('Return').wait_window(RULES), '3-1*')
    game.key('Return').wait_window(NEW).expect('ルール: 3-1*')
    # the boards are before the rules
    for _ in range(MANY):
        if game.focused() == '19路':
            break
        game.key('shift+Tab')
    game.key('Left', 'Left', 'space').expect('囲碁　9路盤*')
    tab_on(game, '対局開始').key('Return').wait_window('囲碁*')


@story
def virtual_by_keyboard(desk):
    """The same protocol without a pointer."""
    game = desk.start()
    hands = Keyboard(game)
    begin_by_keys(game, hands)
    hands.play('D1 E1 D2 E2').key('o')
    game.expect_status('黒が対局の停止を提案しています。')
    hands.press(REFUSE)
    game.expect_status('白は停止を拒否しました。*').key('v')
    game.expect_status('停止を拒否した白は、盤上に打ってください。')
    hands.key('v', 'o').find_cursor().play('B5 D9 E9').key('v')
    game.expect('盤外の石（虚着）：黒2子、白0子').key('o')
    game.expect_status('白が対局の停止を提案しています。')
    hands.press(ACCEPT)
    game.wait_window(COUNT)
    Keyboard(game).enter('B5', 'space')
    game.expect_point('B5', '死石')
    hands.press('対局に戻る')
    game.wait_window('囲碁*').expect_status('対局に戻りました。白の番です。*')
    hands.find_cursor().play('E8').key('u')
    game.expect_point('E8', '空点').quit()


tell()
