#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-computer-renju: somebody alone plays Renju against the computer

A child wins by a four-three at the first level, and is advised; an opening with
an exchange of colours, a wrong word and a declared five; an opening of many
decisions, killed while the computer thinks; a game by keyboard and ear. No story
knows what the computer will play.
"""
import time

import shapes
from ears import Ears
from journey import RENJU_COLUMNS, story, tell
from keyboard import Keyboard, put_pointer_away
from renju import FIVE, go_to_regulation, wait_board
from window import wait_for

NEW = '新しい対局'
PLAY = 'コンピューターと打つ'
# Black to move has a four, which L8 makes five
FOUR = ('(;GM[4]FF[4]CA[UTF-8]SZ[15]TNR[renju free]TNO[second level=2 seed=5]'
        ';B[hh];W[gh];B[ih];W[ak];B[jh];W[ai];B[kh];W[am])')
NAMES = [shapes.name(point) for point in range(shapes.SIDE ** 2)]


def open_alone(game, regulation):
    """The window for a new game of Renju against the computer."""
    game.press(PLAY).wait_window(NEW).press('連珠')
    game.columns = RENJU_COLUMNS
    if not game.sees('開局規定: ' + regulation):
        go_to_regulation(game.press('開局規定:*'), regulation)
    return game


def count(game):
    return sum(letter in 'XO' for letter in game.stones())


def is_over(game):
    """Whether the computer has won, or says so."""
    return game.sees('*もう一局') or game.sees('認めます')


def wait_turn(game, n_stones):
    """The computer has moved: so many stones lie. Gives the board if the game
    goes on, else None; White's five the computer may yet declare."""
    late = time.monotonic() + 1
    number = game.top().frame.find('*[0-9]手目*', 'label')
    wait_for(lambda: number and '%d手目' % (n_stones + 1) in number.name
             or time.monotonic() > late and is_over(game),
             what='the move of the computer')
    board = shapes.read(game.stones())
    five = any(board[point] == 'O' and shapes.wins(board, point, step)
               for point in range(len(board)) for step in shapes.STEPS)
    return board if len(board) - board.count('.') >= n_stones and not five \
        else None


def move(game, board, point):
    game.play(shapes.name(point))
    return wait_turn(game, len(board) - board.count('.') + 2)


def win(game, board, stone, straight=False):
    """Makes a four-three, or a straight four too, and then a five, however the
    computer answers; tells whether that came about."""
    made = False
    while board:
        if made or straight and shapes.all_fives(board, stone):
            point, made = shapes.finish(board, stone), True
        else:
            point, made = shapes.choose(board, stone, straight)
            if made and not straight:
                game.hover(shapes.name(point)).shot('computer-renju-43')
        if any(shapes.wins(shapes.put(board, point, stone), point, step)
               for step in shapes.STEPS):
            game.play(shapes.name(point))
            return made
        board = move(game, board, point)
    return False


def try_often(play):
    """The first level is weak, and so is the person: one game in three is
    won."""
    assert any(play() for _ in range(3)), 'no game was won'


@story
def four_three(desk):
    """Chosen by mouse, won by 四三 at the first level."""
    def play():
        game = open_alone(desk.start(), '自由打ち')
        game.expect('見えるもの: 五連にする・四を止める').press('Lv.4')
        game.expect('見えるもの: *四三を作る*').press('Lv.6')
        game.expect('四追いも、その先の手も読みます。*').press('Lv.1')
        game.expect('見えるもの: 五連にする・四を止める').shot('computer-renju-new')
        wait_board(game.press('対局開始')).expect('白・Lv.1', 'コンピューター')
        game.play('H8')
        wait_turn(game, 2)
        # one's own move and its answer go together
        before = game.stones()
        game.press('待った')
        wait_for(lambda: count(game) == 0, what='an empty board')
        game.play('H8')
        board = wait_turn(game, 2)
        assert game.stones() == before, game.stones()
        game.press('引き分け').expect('コンピューターに引き分けを申し込みますか？').press('はい')
        game.expect_status('コンピューターは引き分けに同意しません。*')
        game.expect('3手目・黒の番*')
        won = win(game, board, 'X')
        if won:
            game.expect_result('黒の勝ち（五連）*').shot('computer-renju-won')
        game.quit()
        return won
    try_often(play)


def choices(game):
    """The points that are advised."""
    return [name for name, said in zip(NAMES, game.names())
            if '選択肢' in said]


@story
def advised(desk):
    """Points to choose from: a weak one is answered, and chosen again."""
    with open(desk.path('four.sgf'), 'w', encoding='utf-8') as file:
        file.write(FOUR)
    game = wait_board(desk.start(desk.path('four.sgf')))
    game.columns = RENJU_COLUMNS
    game.press('助言').expect_status('五連にできるところがあります。*')
    names = choices(game)
    assert 'L8' in names and len(names) > 1, names
    game.shot('computer-renju-advice')
    weak = next(name for name in names if name != 'L8')
    game.click(weak).expect_status('*より良い手がありました。*')
    wait_turn(game, 10)
    game.expect_status('*より良い手がありました。*').shot('computer-renju-weak')
    game.press('打ち直す')
    wait_for(lambda: count(game) == 8, what='the stones of before')
    game.key('h').expect_point('L8', '選択肢').click('L8')
    game.expect_result('黒の勝ち（五連）*')
    game.quit()


@story
def declared(desk):
    """The computer puts a pattern, the person takes Black, says a five too
    early, and once more when it stands."""
    def play():
        game = open_alone(desk.start(), '珠型交代打ち')
        if not game.is_checked('宣言・指摘'):
            game.press('宣言・指摘')
        if not game.sees('*仮先 コンピューター*'):
            game.press('黒白の交換')
        wait_board(game.press('Lv.1').press('対局開始'))
        wait_for(lambda: count(game) == 3, what='a pattern')
        game.press('交代する*')
        wait_turn(game, 4)
        game.expect('*黒白交代').shot('computer-renju-swapped')
        # back to the choice, whose answer is the same
        game.press('待った')
        wait_for(lambda: count(game) == 3, what='the choice once more')
        game.press('交代する*')
        board = wait_turn(game, 4)
        while board and not game.sees(FIVE):
            board = move(game, board, shapes.choose(board, 'X')[0])
        if board:
            game.expect_no('白 五連です', '禁手です').press(FIVE)
            game.expect_status('その色の五連は盤にありません。*')
        won = win(game, board, 'X', straight=True)
        if won:
            game.press(FIVE).expect_result('黒の勝ち（五連）*')
            game.shot('computer-renju-declared')
        else:
            # what is not over would be there again
            wait_for(lambda: is_over(game), what='the end of a game lost')
            if game.sees('認めます'):
                game.press('認めます').expect('*もう一局')
        game.quit()
        return won
    try_often(play)


def act(game):
    """A decision of the person: any that is offered."""
    for choice in 'このまま*', '五手目の候補を出す*':
        if game.sees(choice):
            return game.press(choice)
    if game.sees('*残す五手目*'):
        return game.click(next(name for name, said in zip(NAMES, game.names())
                               if '提示された五手目' in said))
    places = shapes.near(shapes.read(game.stones()))
    places.sort(key=lambda point: abs(point - len(NAMES) // 2))
    said = game.names()
    return game.click(next(shapes.name(point) for point in places
                           if '空点' in said[point]
                           and '範囲の外' not in said[point]))


def is_thinking(game):
    """Whether it begins to think: what it finds at once is seen later."""
    end = time.monotonic() + 0.6
    while time.monotonic() < end:
        if game.sees('考え中'):
            return True
    return False


@story
def killed(desk):
    """Taken up again whenever it thinks, an opening of five exchanges comes to
    its end, and the game goes on."""
    game = open_alone(desk.start(), '五珠交替打ち（10題）')
    game.press('Lv.10')
    wait_board(game.press('対局開始')).play('H8')
    kills = 0
    while kills < 4 or count(game) < 8:
        if is_thinking(game):
            stones = count(game)
            game.kill()
            kills += 1
            game = desk.start()
            game.columns = RENJU_COLUMNS
            assert count(game) >= stones, game.stones()
            wait_for(lambda: not game.sees('考え中'), what='its act')
            if kills == 1:
                game.shot('computer-renju-again')
        act(game)
    assert count(game) >= 8, game.stones()
    game.quit()


@story
def watched(desk):
    """Two computers open a game and play on, and are broken off."""
    game = open_alone(desk.start(), '二題打ち*')
    # at the pace they begin with: a faster game may be over in a moment
    wait_board(game.press('コンピューター').press('対局開始'))
    wait_for(lambda: count(game) > 5, what='the opening, and a move')
    game.expect_no('引き分け', '投了').press('一時停止').shot('computer-renju-watched')
    game.press('打ち切り').press('はい').expect_result('無勝負*')
    game.quit()


@story
def by_keyboard(desk):
    """Without a pointer, and by what a screen reader says of itself: the
    pattern and the moves of the computer, advice, and the end."""
    put_pointer_away(desk)
    game = desk.start()
    ears, hands = Ears(game), Keyboard(game)
    hands.press(PLAY)
    game.wait_window(NEW)
    hands.press('連珠').press('開局規定:*')
    game.columns = RENJU_COLUMNS
    go_to_regulation(game, '珠型交代打ち')
    hands.press('Lv.1').press('黒白の交換').press('対局開始')
    wait_board(game)
    ears.expect('3手目 黒 * 仮後：黒白を交代しますか。')
    hands.key('2')
    ears.expect('黒白を交代しました。黒は仮後、白はコンピューターです。')
    ears.expect('4手目 白 *')
    before = game.stones()
    hands.press('助言')
    # the button turns grey, and the board has the keyboard
    ears.expect('*A・B*', 'A がよい手です。').expect_focus('H8 黒*')
    for point in choices(game):
        hands.find_cursor().play(point)
        ears.expect('5手目 黒 %s*' % point, '?より良い手がありました。*')
        if not game.sees('打ち直す', 'button'):
            break
        hands.press('打ち直す')
        ears.expect('*A・B*')
    ears.expect('6手目 白 *')
    hands.press('待った')
    ears.expect('4手目 白 *')
    assert game.stones() == before, game.stones()
    hands.press('投了').press('はい')
    ears.expect('*白の勝ち*')
    game.expect_result('白の勝ち（黒の投了）*').quit()


tell()
