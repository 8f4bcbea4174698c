#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-foreign: records of servers and other programs

They open as copies: what is saved is SGF, and the file stays as it was.
"""
import os

from clipboard import Clipboard
from journey import RENJU_COLUMNS, story, tell
from review import expect_comment, wait_file


COPY = '*%sの棋譜の写しです。保存すると、SGFファイルができます。*'


def write(desk, name, data):
    with open(desk.path(name), 'wb') as file:
        file.write(data)
    return data


def read(desk, name):
    with open(desk.path(name), 'rb') as file:
        return file.read()


def make_gib(moves, black='Kuro (3D)', white='Shiro (2K)', result='GRLT:3,ZIPSU:0',
             kind='Global', charset='utf-8'):
    """Moves are (x, y), or None for a pass, Black first."""
    lines = ['\\HS', '\\[GIBOKIND=%s\\]' % kind,
             '\\[GAMEWHITENAME=%s\\]' % white, '\\[GAMEBLACKNAME=%s\\]' % black,
             '\\[GAMEINFOMAIN=GBKIND:0,%s,GONGJE:65\\]' % result,
             '\\[GAMETAG=S0,R0,D0,G65,W1,Z245,C2026:10:31:19:30\\]',
             '\\HE', '\\GS', '2 1 0', '%d 0 &4' % (len(moves) + 1),
             'INI 0 1 0 &4 ']
    for number, move in enumerate(moves):
        if move is None:
            lines.append('SKI 0 %d ' % (number + 2))
        else:
            lines.append('STO 0 %d %d %d %d ' % (number + 2, number % 2 + 1,
                                                 *move))
    return '\n'.join([*lines, '\\GE', '']).encode(charset)


def make_long():
    """262 moves, four of which are passes: Black lives on the left, White on the
    right."""
    sides = [iter([(x + shift, y) for y in range(19) for x in range(7)])
             for shift in (0, 12)]
    return [None if number in (100, 151, 261, 262) else next(sides[number % 2 - 1])
            for number in range(1, 263)]


@story
def a_long_game(desk):
    """A game of Tygem ends where it ended, and is saved as SGF beside it."""
    data = write(desk, 'october.gib', make_gib(
        make_long(), result='GRLT:1,ZIPSU:245'))
    game = desk.start('october.gib')
    game.wait_window('october.gib（写し）*').expect(COPY % 'Tygem GIB')
    game.shot('foreign-opened').expect('0 / 262*白の24目半勝ち*')
    game.press('最後へ').expect('262 / 262*')
    game.expect_point('A1', '黒').expect_point('T19', '白')
    game.expect('*棋譜の結果：白の24目半勝ち*')
    game.expect_point('H10', '空点').shot('foreign-end')
    game.expect_no('*変更あり').press('保存')
    game.wait_window('棋譜を保存').shot('foreign-save').key('Return')
    saved = wait_file(desk.path('october.sgf'), 'RE[W+24.5]', 'PB[Kuro]',
                      'BR[3d]', 'KM[6.5]', 'DT[2026-10-31]')
    assert saved.count(';') >= 263, saved
    game.wait_window('october.sgf*')
    assert read(desk, 'october.gib') == data
    game.quit()


@story
def looked_at_only(desk):
    """Nothing waits of a copy that was not changed; opened twice it is one."""
    write(desk, 'a.gib', make_gib([(15, 3), (3, 15), (15, 15)]))
    game = desk.start('a.gib')
    game.wait_window('a.gib（写し）*').press('最後へ').expect('3 / 3*')
    assert desk.start('a.gib', window=False).wait_end() == 0
    assert len(game.windows()) == 1
    game.quit()
    folder = desk.path('state/tengen/journal')
    assert not os.path.isdir(folder) or not [
        name for name in os.listdir(folder) if not name.startswith('.')]


@story
def changed_and_killed(desk):
    """What was played on comes back whole, and still says what it is."""
    data = write(desk, 'a.gib', make_gib([(15, 3), (3, 15), (15, 15)]))
    game = desk.start('a.gib')
    game.wait_window('a.gib（写し）*').press('最後へ').expect('3 / 3*')
    game.play('D16').expect('*変更あり')
    game.kill()
    game = desk.start()
    game.wait_window('a.gib（写し）*').expect('4 / 4*変更あり')
    game.expect_point('D16', '白').expect_point('Q16', '黒')
    assert read(desk, 'a.gib') == data
    game.quit()


@story
def damaged(desk):
    """Opened up to the damage, with the place; what is refused is named."""
    moves = [(15, 3), (3, 15), (15, 15), (3, 3)]
    lines = make_gib(moves).split(b'\n')
    lines[13] = lines[13].replace(b'1 15 15', b'1 15 19')
    write(desk, 'cut.gib', b'\n'.join(lines))
    write(desk, 'letter.gib', b'Dear friend,\n')
    game = desk.start('cut.gib')
    game.expect('*14行目・14文字目：盤の外の手です。2手まで読み込みました。*')
    game.shot('foreign-damaged').press('最後へ').expect('2 / 2*')
    assert desk.start('letter.gib', window=False).wait_end() == 0
    game.expect('「letter.gib」を開けません。'
                'このTygem GIBファイルには、対局の記録がありません。')
    game.shot('foreign-refused').quit()


@story
def a_guess(desk):
    """Chinese names in a file that names no country: read as Korean, they are
    wrong; the right charset is chosen, of the bytes of the file."""
    data = write(desk, 'names.gib', make_gib(
        [(15, 3), (3, 15)], black='聂卫平 (9P)', white='马晓春 (9P)',
        charset='gb18030'))
    game = desk.start('names.gib')
    game.wait_window('names.gib（写し）*').expect('*文字コードは推定です*')
    game.press('最後へ').expect('2 / 2*')
    game.menu('ファイル', '文字コード…').wait_window('文字コード')
    game.shot('foreign-charset')
    game.click_on(game.find('中国語・簡体字*', 'list item')).press('読み直す')
    game.wait_window('names.gib（写し）*').expect('聂卫平 対 马晓春', '2 / 2*')
    game.expect_no('*変更あり').shot('foreign-charset-chosen')
    assert read(desk, 'names.gib') == data
    game.quit()


@story
def pasted(desk):
    """The text of a record opens too."""
    game = desk.start()
    with Clipboard() as other:
        other.copy(make_gib([(15, 3), (3, 15)]).decode())
        game.key('ctrl+v')
        other.wait_taken()
        game.expect('*変更あり').press('最後へ').expect('2 / 2*')
        game.expect_point('Q16', '黒').expect_point('D4', '白')
    game.kill()


JAGO = '''\
<?xml version="1.0" encoding="UTF-8"?>
<Go><GoGame><Information><BoardSize>9</BoardSize>
<BlackPlayer>Kuro</BlackPlayer></Information>
<Nodes><Black number="1" at="D4"/></Nodes></GoGame></Go>
'''


@story
def no_lesson(desk):
    """XML of a game is no lesson."""
    write(desk, 'game.xml', JAGO.encode())
    game = desk.start('game.xml')
    game.wait_window('game.xml（写し）*').press('最後へ').expect('1 / 1*')
    game.expect_point('D4', '黒').quit()


def make_lib():
    """花月 with a line and its comments, 残月 beside it."""
    data = b'\xffRenLib\xff\x03\x04' + b'\xff' * 10
    # place (row from the top, column from 1), what follows, comment
    for place, flags, text in ((0x00, 0x00, ''), (0x78, 0x00, ''),
                               (0x68, 0x00, ''),
                               (0x69, 0x80, '花月。黒が打ちやすい形です。'),
                               (0x5a, 0x00, '白はここに防ぎます。'),
                               (0x7a, 0x40, '三を引いて、先手を続けます。'),
                               (0x6a, 0x40, '残月。')):
        data += bytes([place, flags | (0x08 if text else 0)])
        text = text.encode('cp932')
        # in pairs
        data += text + b'\0' * (2 - len(text) % 2) if text else b''
    return data


@story
def my_library(desk):
    """The line after 花月 in a library of RenLib, with its comments."""
    data = write(desk, 'my.lib', make_lib())
    game = desk.start('my.lib')
    game.columns = RENJU_COLUMNS
    game.wait_window('my.lib（写し）*').expect(COPY % 'RenLib (.lib)')
    game.expect('*文字コードは推定です：日本語（Shift_JIS）*')
    game.key('Page_Down', 'Page_Down', 'Page_Down').expect('3 / 5*', '*花月*')
    expect_comment(game, '花月。黒が打ちやすい形です。')
    game.shot('foreign-library').key('Page_Down')
    expect_comment(game, '白はここに防ぎます。')
    game.key('Page_Down').expect('5 / 5*')
    expect_comment(game, '三を引いて、先手を続けます。')
    # the texts alone, not the bytes between them
    game.menu('ファイル', '文字コード…').wait_window('文字コード')
    game.expect('*花月。黒が打ちやすい形です。*').shot('foreign-library-charset')
    game.key('Escape').wait_window('my.lib*')
    assert read(desk, 'my.lib') == data
    game.quit()


@story
def a_linker_s_library(desk):
    """A .lib of another program is refused, and left alone."""
    data = write(desk, 'code.lib', b'!<arch>\n/               0           0'
                                   b'     0     0       4         `\n\0\0\0\0')
    game = desk.start('code.lib')
    game.expect('「code.lib」を開けません。この.libファイルは、RenLibのものではなく*')
    assert read(desk, 'code.lib') == data
    game.quit()


def make_ugf(black, white, day):
    lines = ['[Header]', 'Ver=UGF3,200', 'Lang=SJIS',
             'Crypt=0,PLAIN_UGF_FILE,READ_WRITE', 'Title=月例会,第%d局,' % day,
             'Place=パンダネット', 'Date=2026/10/%02d,20:00:00,' % day, 'Rule=JPN',
             'Size=19', 'Hdcp=0,6.50', 'Winner=W,C', 'Moves=0',
             'CoordinateType=IGS', 'PlayerB=%s,三段,,' % black,
             'PlayerW=%s,二段,,' % white, '[Data]',
             'PP,B1,1,0', 'DP,W1,2,0', 'PC,B1,3,0', 'DD,W1,4,0', '']
    return '\r\n'.join(lines).encode('cp932')


@story
def last_month(desk):
    """Nine games of Pandanet in Japanese become a list; one is saved as SGF."""
    players = '髙橋　花子', '能登　一郎', '表　桜'
    names = ['10-%02d.ugf' % day for day in range(1, 10)]
    files = [write(desk, name, make_ugf(
        players[day % 3], players[(day + 1) % 3], day))
        for day, name in enumerate(names, 1)]
    game = desk.start(*names)
    game.wait_window('ファイルの中の棋譜').expect('9局')
    game.expect('2　表　桜 対 髙橋　花子', '3　髙橋　花子 対 能登　一郎')
    game.shot('foreign-month').fill('棋譜をさがす', '10-03').expect('1局')
    game.key('Return').wait_window('10-03.ugf（写し）*')
    game.expect('*髙橋　花子 対 能登　一郎', COPY % 'Pandanet UGF')
    game.press('最後へ').expect('4 / 4*').expect_point('Q16', '黒')
    game.key('ctrl+s').save_as('third')
    text = wait_file(desk.path('third.sgf'), 'CA[UTF-8]', 'PB[髙橋　花子]',
                     'PW[能登　一郎]', 'DT[2026-10-03]', 'RE[W+R]', ';B[pd]')
    assert 'EV[月例会' in text or 'GN[月例会' in text, text
    game.wait_window('third.sgf*')
    assert files == [read(desk, name) for name in names]
    game.quit()


tell()
