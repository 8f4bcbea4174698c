# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""tally: what a person does who lays things out in rows to count them

    open_rows(game)
    count(game, 'Right', '黒 1個、白 1個')
"""
ROWS = '並べて数える'


def open_rows(game, button=None):
    """The window of rows, by a button or from the menu."""
    if button is not None:
        game.press(button)
    else:
        game.run('win.tally')
    return game.wait_window(ROWS)


def count(game, key, says):
    """Presses a key; then it is said how much there is."""
    return game.key(key).expect(says)


def close_rows(game, back_to):
    return game.key('Escape').wait_window(back_to)
