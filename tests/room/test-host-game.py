#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-host-game: games between devices, against the real program"""
import os
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


def fresh(table):
    """The stones that came with the last change."""
    return [point for point, kind in table['marks'] if kind == 'new']


def play(table, points, black, white):
    """Stones in turn; each is seen by both before the next."""
    players = [black, white]
    for i, point in enumerate(points):
        n = players[0].table(table)['n']
        players[i % 2].tap(table, point)
        for player in players:
            seen = player.table(table, lambda t: t['n'] > n)
            assert seen['stones'][point] == 'BW'[i % 2], seen
            assert seen['last'] == point and fresh(seen) == [point]
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
    for again in True, False:
        white.act(table, 'pass')
        black.table(table, lambda t: t['to_move'] == 'B')
        black.act(table, 'pass')
        for player in (black, white):
            stopped = player.table(table, lambda t: t['phase'] == 'count')
            assert fresh(stopped) == [] and stopped['marks'] == []
        if again:
            assert 'agree' in black.can(table) and 'resume' in black.can(table)
            black.act(table, 'resume')
            # the first who passed moves
            white.table(table, lambda t: t['to_move'] == 'W')
    tally = black.table(table)['tally']
    counted = [black.table(table)['stones'].count(c) for c in 'BW']
    assert [row['parts'][0][0] for row in tally] == counted, tally
    black.act(table, 'agree')
    white.table(table, lambda t: t['sides'][0]['agreed'])
    assert plain(white.table(table)['say']).startswith('The opponent has')
    white.act(table, 'agree')
    over = black.table(table, lambda t: t['phase'] == 'over')
    assert plain(over['result']).startswith('Black wins'), over
    assert over['can'] == [] and not over['tap'] and over['marks'] == []
    assert plain(over['say']).startswith('Your game is over.')
    assert over['spoken'] == plain(over['result'])
    looked = teacher.table(table, lambda t: t['phase'] == 'over')
    assert plain(looked['say']) == 'This game is over.'
    assert looked['result'] == over['result']
    teacher.wait(lambda c: 'Result=B+' in c.state['match']['text']
                 or 'result=B+' in c.state['match']['text'])
    assert black.wait(lambda c: c.state['room']['tables'][table]['state']
                      == 'over')


def undo_is_asked_for(build):
    """待った: declined, then granted; where it is free, at once."""
    with Room(build) as room:
        teacher = room.teacher()
        black, white = room.pupil('Haruka'), room.pupil('Souta')
        table = seat(room, teacher, black, white)
        play(table, [24, 10], black, white)
        white.act(table, 'undo')
        asked = black.table(table, lambda t: t['tone'] == 'ask')
        assert [what['act'] for what in asked['can']][:2] == ['yes', 'no']
        black.act(table, 'no')
        told = white.table(table, lambda t: 'declined' in plain(t['say']))
        assert told['stones'][10] == 'W'
        white.act(table, 'undo')
        black.table(table, lambda t: t['tone'] == 'ask')
        black.act(table, 'yes')
        back = white.table(table, lambda t: t['stones'][10] == '.')
        assert back['to_move'] == 'W' and back['tap'] and fresh(back) == []
        white.tap(table, 11)
        black.table(table, lambda t: t['stones'][11] == 'W')
        # after the answer of the opponent both moves go
        white.act(table, 'undo')
        black.table(table, lambda t: t['tone'] == 'ask')
        black.tap(table, 12)
        for player in (black, white):
            player.table(table, lambda t: t['stones'][12] == 'B')
        assert white.table(table)['tone'] == 'turn'
        teacher.send(t='settings', undo='free')
        teacher.wait(lambda c: c.state['settings']['undo'] == 'free')
        black.act(table, 'undo')
        for player in (black, white):
            player.table(table, lambda t: t['stones'][12] == '.')
        teacher.send(t='settings', undo='none')
        teacher.wait(lambda c: c.state['settings']['undo'] == 'none')
        black.tap(table, 12)
        black.table(table, lambda t: t['stones'][12] == 'B')
        black.act(table, 'undo')
        assert black.get('refused')['why'] == 'not-now'


def advice_for_who_asked(build):
    """Where hints are on, the player to move is advised, nobody else sees it."""
    def hints(table):
        return [point for point, kind in table['marks'] if kind == 'hint']

    with Room(build, '--size', '4') as room:
        teacher = room.teacher()
        black, white = room.pupil('Haruka'), room.pupil('Souta', lang='ja')
        table = seat(room, teacher, black, white)
        assert 'hint' not in black.can(table)
        black.act(table, 'hint')
        assert black.get('refused')['why'] == 'not-now'
        teacher.send(t='settings', hints=True)
        black.table(table, lambda t: 'hint' in black.can(table))
        assert 'hint' not in white.can(table)
        n = black.table(table)['n']
        black.act(table, 'hint')
        advised = black.table(table, hints)
        assert 1 <= len(hints(advised)) <= 3 and advised['tone'] == 'turn'
        assert 'good move' in plain(advised['say']), advised['say']
        assert advised['n'] == n and 'hint' not in black.can(table)
        black.tap(table, hints(advised)[0])
        for player in (black, white):
            player.table(table, lambda t: t['to_move'] == 'W'
                         and not hints(t))
        for device in (white, teacher):
            assert not any(hints(told) for told in device.log
                           if told['t'] == 'table'), device
        white.act(table, 'hint')
        told = white.table(table, hints)
        assert any(part[0] == '手' or '手' in part for part in told['say'])
        teacher.send(t='settings', hints=False)
        white.table(table, lambda t: not hints(t))


def stones_come_back(build):
    """A capture that is taken back brings its stones back as new ones."""
    with Room(build, '--size', '4') as room:
        teacher = room.teacher()
        black, white = room.pupil('Haruka'), room.pupil('Souta')
        table = seat(room, teacher, black, white)
        play(table, [1, 0, 10, 14, 4], black, white)
        assert black.table(table)['stones'][0] == '.'
        black.act(table, 'undo')
        white.table(table, lambda t: t['tone'] == 'ask')
        white.act(table, 'yes')
        for player in (black, white):
            back = player.table(table, lambda t: t['stones'][0] == 'W')
            assert fresh(back) == [0], back['marks']


def answer(table, asker, other, act, yes):
    """A wish is seen and answered by the other side."""
    asker.act(table, act)
    asked = other.table(table, lambda t: t['tone'] == 'ask')
    assert [what['act'] for what in asked['can']][:2] == ['yes', 'no']
    assert act not in other.can(table)
    other.act(table, yes)
    return asked


def both_agree_on_a_draw(build):
    """In Renju: declined, asked again after a move, agreed on."""
    with Room(build, '--rules', 'renju free') as room:
        teacher = room.teacher()
        black, white = room.pupil('Haruka'), room.pupil('Souta')
        table = seat(room, teacher, black, white)
        play(table, [112, 113], black, white)
        asked = answer(table, white, black, 'draw', 'no')
        assert plain(asked['say']).startswith('The opponent offers a draw')
        assert plain(asked['can'][0]['say']) == 'Yes, I agree'
        white.table(table, lambda t: 'declined' in plain(t['say']))
        assert 'draw' not in white.can(table) and 'draw' in black.can(table)
        play(table, [97], black, white)
        assert 'draw' in white.can(table)
        room.kill()
        tokens = black.token, white.token
        black, white = (room.device(token=token) for token in tokens)
        assert white.table(table)['stones'][97] == 'B'
        white.act(table, 'draw')
        black.table(table, lambda t: t['tone'] == 'ask')
        room.kill()
        black = room.device(token=tokens[0])
        black.table(table, lambda t: t['tone'] == 'ask')
        black.act(table, 'yes')
        over = black.table(table, lambda t: t['phase'] == 'over')
        assert 'raw' in plain(over['result']), over['result']


def both_agree_on_no_result(build):
    """A position comes back on a board of two points."""
    with Room(build, '--rules', 'japan') as room:
        teacher = room.teacher()
        teacher.send(t='settings', sgf='(;GM[1]SZ[2:1]TNR[japan])')
        teacher.wait(lambda c: '2:1' in c.state['settings']['sgf'])
        black, white = room.pupil('Haruka'), room.pupil('Souta')
        table = seat(room, teacher, black, white)
        play(table, [0, 1], black, white)
        for player, other in ((black, white), (white, black)):
            player.wait(lambda c: 'pass' in c.can(table))
            player.act(table, 'pass')
        white.wait(lambda c: 'resume' in c.can(table))
        assert 'void' not in white.can(table)
        white.act(table, 'resume')
        black.table(table, lambda t: t['tap'] and t['phase'] == 'play')
        black.tap(table, 0)
        white.table(table, lambda t: t['stones'] == 'B.')
        asked = answer(table, white, black, 'void', 'yes')
        assert 'come back' in plain(asked['say']), asked
        over = white.table(table, lambda t: t['phase'] == 'over')
        teacher.wait(lambda c: c.state['room']['tables'][table]['state']
                     == 'over')
        assert over['result']


def count_with_dispute(build):
    """Dead stones are marked; who agreed and sees a change disputes it."""
    with Room(build, '--rules', 'japan', '--size', '5') as room:
        teacher = room.teacher()
        black, white = room.pupil('Haruka'), room.pupil('Souta')
        table = seat(room, teacher, black, white)
        play(table, [1, 3, 6, 8, 11, 13, 16, 18, 21, 23], black, white)
        black.act(table, 'pass')
        white.table(table, lambda t: t['to_move'] == 'W')
        white.act(table, 'pass')
        for player in (black, white):
            player.table(table, lambda t: t['phase'] == 'count' and t['tap']
                         and t['tone'] == 'ask' and 'agree' in player.can(table))
        black.act(table, 'agree')
        white.table(table, lambda t: t['sides'][0]['agreed'])
        white.tap(table, 1)
        marked = black.table(table, lambda t: [1, 'dead'] in t['marks'])
        assert any(kind == 'white' for _, kind in marked['marks'])
        assert not marked['sides'][0]['agreed'] and marked['disputed']
        teacher.wait(lambda c: c.state['room']['tables'][table]['disputed'])
        assert 'unmark' in black.can(table)
        black.act(table, 'unmark')
        white.table(table, lambda t: [1, 'dead'] not in t['marks'])
        assert teacher.table(table)['tap']
        teacher.tap(table, 3)
        white.table(table, lambda t: [3, 'dead'] in t['marks'])
        teacher.act(table, 'unmark', side='B')
        for player in (black, white):
            player.table(table, lambda t: [3, 'dead'] not in t['marks'])
        for player in (black, white):
            player.act(table, 'agree')
            white.table(table, lambda t: t['phase'] == 'over'
                        or t['sides'][0]['agreed'])
        over = black.table(table, lambda t: t['phase'] == 'over')
        assert over['account'] and over['result'], over
        teacher.send(t='record', table=table)
        assert 'TNC' in teacher.get('record')['sgf']
        # the account says nothing against a teacher who decides otherwise
        assert over['account'][-1] == over['result'], over
        teacher.send(t='result', table=table, result='W+1')
        other = black.table(table, lambda t: t['result'] != over['result'])
        assert other['account'] == over['account'][:-1], other


def two_know_the_rules(build):
    """A client that knows the rules sends commands; a teacher acts for a side."""
    with Room(build) as room:
        teacher = room.teacher()
        black, white = room.pupil('Haruka'), room.pupil('Souta')
        table = seat(room, teacher, black, white)
        black.tap(table, 24)
        told = white.table(table, lambda t: t['stones'][24] == 'B')
        assert told['command'].startswith('a ')
        teacher.tap(table, 25, side='W')
        line = black.table(table, lambda t: t['stones'][25] == 'W')['command']
        black.send(t='do', table=table, n=black.table(table)['n'],
                   command=line)
        assert black.get('refused')['why'] == 'not-yours'
        teacher.send(t='act', table=table, n=black.table(table)['n'],
                     side='W', act='resign')
        over = black.table(table, lambda t: t['phase'] == 'over')
        assert over['to_move'] == '.' and over['tone'] == 'good'


def renju_opens_by_choices(build):
    """What an opening asks for stands among the buttons."""
    with Room(build, '--rules', 'renju rif') as room:
        teacher = room.teacher()
        black, white = room.pupil('Haruka'), room.pupil('Souta')
        table = seat(room, teacher, black, white)
        assert black.table(table)['w'] == 15
        for point in (112, 97, 82):
            black.wait(lambda c: c.table(table)['tap'])
            n = black.table(table)['n']
            black.tap(table, point)
            black.table(table, lambda t: t['n'] > n or t['tone'] == 'refused')
            assert black.table(table)['n'] > n, black.table(table)['say']
            if any('choose' in act for act in white.can(table)):
                break
        choices = [a for a in white.wait(lambda c: c.can(table))
                   if a.startswith('choose')]
        if choices:
            white.act(table, choices[-1])
            white.table(table, lambda t: not any(
                what['act'].startswith('choose') for what in t['can']))


def count_workers(room):
    """The threads of the host that search, or wait for the disk."""
    tasks = '/proc/%d/task' % room.process.pid
    names = []
    for task in os.listdir(tasks):
        with open(os.path.join(tasks, task, 'comm')) as file:
            names.append(file.read())
    return sum(name.startswith('pool-') for name in names)


def all_ask_for_advice(build):
    """A few are advised at a time, the others one after the other."""
    at_once = max(os.cpu_count() // 2, 1)
    n = at_once + 3
    with Room(build) as room:
        teacher = room.teacher()
        teacher.send(t='settings', hints=True, sgf=(
            '(;FF[4]CA[UTF-8]GM[1]SZ[5]RU[Pure Go]TNR[pure]KM[0])'))
        pupils = [room.pupil('P%d' % i) for i in range(2 * n)]
        for black in pupils[:n]:
            teacher.send(t='seat', black=[black.member],
                         white=[black.member + n])
        for table, black in enumerate(pupils[:n]):
            black.table(table, lambda t: 'hint' in black.can(table))
        for table, black in enumerate(pupils[:n]):
            black.act(table, 'hint')
        for table, black in enumerate(pupils[:n]):
            black.table(table, lambda t: 'hint' not in black.can(table))
        # whoever does not wait for it plays
        pupils[1].tap(1, 12)
        most = 0
        for table, black in enumerate(pupils[:n]):
            def is_advised(client):
                nonlocal most
                most = max(most, count_workers(room))
                return table == 1 or any(
                    kind == 'hint'
                    for _, kind in client.state['table', table]['marks'])
            black.wait(is_advised, 60)
        # one more may write, and one be about to end
        assert most <= at_once + 2, (most, at_once)


sys.exit(run([game_in_two_devices, undo_is_asked_for, advice_for_who_asked,
              stones_come_back, both_agree_on_a_draw, both_agree_on_no_result,
              count_with_dispute, two_know_the_rules, renju_opens_by_choices,
              all_ask_for_advice]))
