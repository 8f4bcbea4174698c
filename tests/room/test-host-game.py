#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-host-game: games between devices, against the real program"""
import sys

from host_room import Room, plain, run


def seat(room, teacher, *pupils, **sides):
    """A table of two; gives its number."""
    before = len(teacher.state['room']['tables'])
    teacher.send(t='seat', black=[pupils[0].member],
                 white=[pupils[1].member])
    for client in (teacher, *pupils):
        client.table(before)
    return before


def play(table, points, black, white):
    """Stones in turn; each is seen by both before the next."""
    players = [black, white]
    for i, point in enumerate(points):
        n = players[0].table(table)['n']
        players[i % 2].tap(table, point)
        for player in players:
            seen = player.table(table, lambda t: t['n'] > n)
            assert seen['stones'][point] == 'BW'[i % 2], seen
            assert seen['last'] == point
            assert seen['to_move'] == 'WB'[i % 2]


def game_in_two_devices(build):
    """A game from the first stone to the result, with a ko in between."""
    with Room(build, '--size', '5') as room:
        teacher = room.teacher()
        black, white = room.pupil('Haruka'), room.pupil('Souta')
        table = seat(room, teacher, black, white)
        assert black.table(table)['you'] == 'B'
        assert white.table(table)['you'] == 'W'
        assert plain(black.table(table)['say']) == 'It is your turn.'
        assert black.table(table)['tap'] and not white.table(table)['tap']
        #  . B W .     Black takes at 7, White may not take back
        play(table, [1, 2, 5, 8, 11, 12, 24, 6, 7], black, white)
        assert white.table(table)['stones'][6] == '.'
        n = white.table(table)['n']
        white.tap(table, 6)
        refused = white.table(table, lambda t: t['tone'] == 'refused')
        assert refused['n'] == n
        kinds = dict((point, kind) for point, kind in refused['marks'])
        assert kinds[6] == 'bad' and kinds[7] == 'why', refused
        assert black.state['table', table]['tone'] != 'refused'
        # not its turn, a table that changed
        black.tap(table, 23)
        assert black.get('refused')['why'] == 'not-now'
        white.send(t='tap', table=table, n=n - 1, point=20)
        assert white.get('refused')['why'] == 'old'
        end(table, teacher, black, white)


def end(table, teacher, black, white):
    """Both pass, go on, pass again and agree."""
    for _ in range(2):
        white.act(table, 'pass')
        black.table(table, lambda t: t['to_move'] == 'B')
        black.act(table, 'pass')
        for player in (black, white):
            player.table(table, lambda t: t['phase'] == 'count')
        if _ == 0:
            assert 'agree' in black.can(table) and 'resume' in black.can(table)
            black.act(table, 'resume')
            white.table(table, lambda t: t['phase'] == 'play')
            assert white.table(table)['to_move'] == 'W'
    tally = black.table(table)['tally']
    counted = [black.table(table)['stones'].count(c) for c in 'BW']
    assert [row['parts'][0][0] for row in tally] == counted, tally
    black.act(table, 'agree')
    white.table(table, lambda t: t['sides'][0]['agreed'])
    white.act(table, 'agree')
    over = black.table(table, lambda t: t['phase'] == 'over')
    assert plain(over['result']).startswith('Black wins'), over
    match = teacher.wait(lambda c: 'B+' in c.state['match']['text']
                         and c.state['match'])
    assert 'Haruka' in match['text']


sys.exit(run([game_in_two_devices]))
