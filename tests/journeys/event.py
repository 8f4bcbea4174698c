# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""event: an event of some players, and the games of its rounds"""
from clipboard import Clipboard


def begin_event(game, title, names):
    """Fills in a new event, which is not made yet."""
    game.menu('番勝負と大会*').wait_window('番勝負と大会')
    game.press('新しい大会…').fill('大会の名前', title)
    game.click_into(game.find('参加者の名前（1行にひとり）', 'text box'))
    with Clipboard() as clipboard:
        clipboard.copy('\n'.join(names))
        game.key('ctrl+v').expect('%d人　*' % len(names))


def add_computer(game, title):
    """Makes the event; the computer is the last of its players and chosen."""
    game.press('大会を作る').wait_window(title)
    game.key('alt+3').press('コンピューターを追加')


def play_computer(game):
    """Pairs the first round of four, and opens the game of the computer."""
    game.key('alt+1').press('第1回戦の組合せを決める').expect('2局のうち 0局*')
    board = next(row(game, number) for number in (1, 2)
                 if 'コンピューター' in row(game, number).name)
    game.click_on(board).press('ここで打つ').wait_window('*コンピューター*')


def row(game, board):
    """The game at a board of the round."""
    return game.find('%d卓、*' % board, 'list item')
