#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-host-class: a class in a room, against the real program"""
import os
import stat
import sys
import time

from host_room import Room, plain, run
from room_client import Poll

SGF = '(;FF[4]CA[UTF-8]GM[1]SZ[7]RU[Pure Go]TNR[pure]KM[0]TNT[%s])'


def seat(room, teacher, black, white):
    before = len(teacher.state['room']['tables'])
    teacher.send(t='seat', black=black, white=white)
    teacher.table(before)
    return before


def pair(room, lang='en', names=('Haruka', 'Souta')):
    teacher = room.teacher(lang)
    black, white = [room.pupil(name, lang) for name in names]
    table = seat(room, teacher, [black.member], [white.member])
    for client in (black, white):
        client.table(table)
    return teacher, black, white, table


def three_languages_in_one_room(build):
    """Each is spoken to in its own language, with the edges of its boards."""
    with Room(build) as room:
        teacher = room.teacher('en')
        ja, zh = room.pupil('はるか', 'ja'), room.pupil('小明', 'zh_CN')
        table = seat(room, teacher, [ja.member], [zh.member])
        assert plain(ja.table(table)['say']) == 'あなたの番です。'
        assert ['番', 'ばん'] in ja.table(table)['say']
        assert plain(zh.table(table)['say']) == '轮到对方下了。'
        assert plain(teacher.table(table)['say']) == 'It is Black’s turn.'
        assert ja.table(table)['rows'] == list('一二三四五六七')
        assert teacher.table(table)['columns'] == list('ABCDEFG')
        assert plain(ja.state['welcome']['game']).startswith('純碁')
        ja.tap(table, 24)
        assert zh.table(table, lambda t: t['last'] == 24 if 'last' in t
                        else False)['sides'][0]['name'] == 'はるか'
        zh.send(t='language', lang='ja')
        zh.table(table, lambda t: plain(t['say']) == 'あなたの番です。')
        zh.send(t='greet', greeting=0)
        greeted = ja.get('greeted')
        assert plain(greeted['say']).startswith('よろしく'), greeted


def killed_in_between(build):
    """kill -9: the same room, tokens that hold, the board as it was told."""
    with Room(build, '--title', '3-2') as room:
        teacher, black, white, table = pair(room)
        for i, point in enumerate((24, 25, 17, 18)):
            player = (black, white)[i % 2]
            player.tap(table, point)
            told = [p.table(table, lambda t: t['stones'][point] != '.')
                    for p in (black, white)]
        mode = stat.S_IMODE(os.stat(room.folder).st_mode)
        assert mode == 0o700, oct(mode)
        before = dict(room.door)
        room.kill()
        assert room.door == before, (room.door, before)
        black = room.device(token=black.token)
        assert black.get('seated')['name'] == 'Haruka'
        again = black.table(table)
        for key in 'hash', 'n', 'stones', 'to_move', 'you':
            assert again[key] == told[0][key], key
        white = room.device(token=white.token)
        black.tap(table, 10)
        white.table(table, lambda t: t['stones'][10] == 'B')
        # half a line at the end is cut
        log = os.path.join(room.folder, 'room.log')
        assert stat.S_IMODE(os.stat(log).st_mode) == 0o600
        room.process.kill()
        with open(log, 'ab') as file:
            file.write(b'game 0 a 0 0')
        room.kill()
        teacher = room.teacher()
        assert teacher.table(table)['stones'][10] == 'B'
        assert teacher.state['settings']['title'] == '3-2'


def eight_are_paired(build):
    """A round, its results in the table of the event, the next one."""
    with Room(build) as room:
        teacher = room.teacher()
        pupils = [room.pupil('P%d' % i) for i in range(8)]
        teacher.wait(lambda c: len(c.state['room']['members']) == 8)
        teacher.send(t='pair', kind='swiss')
        teacher.wait(lambda c: len(c.state['room']['tables']) == 4)
        for pupil in pupils:
            yours = pupil.wait(lambda c: 'yours' in c.state.get('room', {})
                               and c.state['room'])['yours']
            if pupil.table(yours)['you'] == 'B':
                pupil.act(yours, 'resign')
        for pupil in pupils:
            yours = pupil.state['room']['yours']
            assert pupil.table(yours, lambda t: t['phase'] == 'over')
        teacher.wait(lambda c: all(t['state'] == 'over'
                                   for t in c.state['room']['tables']))
        teacher.wait(lambda c: c.state['match']['text'].count('=W+R') == 4)
        names = [n for n in os.listdir(room.folder) if n.endswith('.sgf')]
        assert len(names) == 4, names
        assert os.path.exists(os.path.join(room.folder, 'table.tengen'))
        teacher.send(t='pair', kind='swiss')
        # of what is over the last game of each stands in the list
        teacher.wait(lambda c: [t['table'] for t in c.state['room']['tables']]
                     == [4, 5, 6, 7])
        pupils[0].wait(lambda c: c.state['room']['yours'] >= 4)
        # the teacher decides one
        teacher.send(t='result', table=5, result='B+5')
        teacher.table(5, lambda t: t['phase'] == 'over')
        teacher.send(t='pair', kind='swiss')
        assert teacher.get('refused')['why'] == 'not-now'


def relay_of_teams(build):
    """Members of a side move in turn; the others wait."""
    with Room(build) as room:
        teacher = room.teacher()
        pupils = [room.pupil('P%d' % i) for i in range(4)]
        table = seat(room, teacher, [0, 1], [2, 3])
        for i, point in enumerate((24, 25, 17, 18, 10)):
            first = pupils[(0, 2, 1, 3, 0)[i]]
            mate = pupils[(1, 3, 0, 2, 1)[i]]
            first.table(table, lambda t: t['tap'])
            assert not mate.table(table)['tap']
            mate.tap(table, point)
            assert mate.hear('refused')['why'] == 'not-now'
            first.tap(table, point)
            for pupil in pupils:
                pupil.table(table, lambda t: t['stones'][point] != '.')
        assert pupils[0].table(table)['sides'][0]['members'] == [0, 1]


def odd_one_plays_the_computer(build):
    with Room(build) as room:
        teacher = room.teacher()
        pupils = [room.pupil('P%d' % i) for i in range(3)]
        teacher.wait(lambda c: len(c.state['room']['members']) == 3)
        teacher.send(t='pair', kind='lot')
        tables = teacher.wait(lambda c: c.state['room']['tables'])
        odd = next(t for t in tables if -1 in t['black'] + t['white'])
        member = max(odd['black'] + odd['white'])
        pupil = pupils[member]
        state = pupil.table(odd['table'])
        side = next(s for s in state['sides'] if 'level' in s)
        assert side['level'] == 1 and 'picture' not in side
        if state['you'] == 'B':
            pupil.tap(odd['table'], 24)
        pupil.table(odd['table'], lambda t: t['tap'] and 'last' in t
                    and t['to_move'] == t['you'])


def hands_are_stopped(build):
    with Room(build) as room:
        teacher, black, white, table = pair(room)
        teacher.send(t='pause', on=True)
        paused = black.table(table, lambda t: t['paused'])
        assert not paused['tap'] and paused['can'] == []
        black.tap(table, 24)
        assert black.get('refused')['why'] == 'not-now'
        assert black.wait(lambda c: c.state['room']['paused'])
        teacher.send(t='pause', on=False)
        black.table(table, lambda t: t['tap'])
        black.tap(table, 24)
        white.table(table, lambda t: t['stones'][24] == 'B')
        watcher = room.pupil('Yui')
        watcher.send(t='watch', table=table)
        seen = watcher.table(table)
        assert seen['you'] == '.' and seen['can'] == []
        watcher.tap(table, 10)
        assert watcher.get('refused')['why'] == 'not-yours'
        late = room.pupil('Riku')
        teacher.send(t='show', table=table)
        assert late.table(table)
        black.send(t='hand', up=True)
        teacher.wait(lambda c: c.state['room']['members'][0]['hand'])
        teacher.send(t='lower', member=black.member)
        black.wait(lambda c: not c.state['room']['members'][0]['hand'])


def clock_and_a_broken_line(build):
    """The clock runs for the side to move, and stands while it is away."""
    with Room(build) as room:
        teacher = room.teacher()
        teacher.send(t='settings', sgf=SGF % 'absolute 5', breaks=2)
        teacher.wait(lambda c: 'absolute 5' in c.state['settings']['sgf'])
        teacher.send(t='settings', sgf='no game', breaks=9)
        assert teacher.get('refused')['why'] == 'message'
        assert teacher.state['settings']['breaks'] == 2
        black, white = room.pupil('Haruka'), room.pupil('Souta')
        table = seat(room, teacher, [black.member], [white.member])
        black.tap(table, 24)
        running = white.table(table, lambda t: t['sides'][1]['runs'])
        assert running['sides'][1]['clock_ms'] <= 5000
        began = time.monotonic()
        time.sleep(0.5)
        white.close()
        stands = black.table(table, lambda t: not t['sides'][1]['runs'])
        assert 'clock stands' in plain(stands['say']), stands
        left = stands['sides'][1]['clock_ms']
        assert 4000 < left < 4600, left
        time.sleep(1)
        white = room.device(token=white.token)
        back = white.table(table, lambda t: t['sides'][1]['runs'])
        assert left - 300 < back['sides'][1]['clock_ms'] <= left, back
        # away again: one second of breaks is left, then the clock runs
        white.close()
        black.table(table, lambda t: not t['sides'][1]['runs'])
        away = time.monotonic()
        black.table(table, lambda t: t['sides'][1]['runs'])
        assert 0.5 < time.monotonic() - away < 1.6
        over = black.table(table, lambda t: t['phase'] == 'over')
        assert 'B+T' in teacher.wait(
            lambda c: '+T' in c.state['match']['text']
            and c.state['match']['text'])
        assert time.monotonic() - began > 6


def seats_and_devices(build):
    """A second device needs the teacher's yes; one token, two connections."""
    with Room(build) as room:
        teacher = room.teacher()
        first = room.pupil('Haruka')
        second = room.device()
        second.get('welcome')
        second.send(t='enter', member=0)
        assert second.get('waiting')
        doubt = teacher.wait(lambda c: c.state['doubts']['doubts'])[0]
        assert doubt['name'] == 'Haruka'
        teacher.send(t='admit', doubt=doubt['doubt'], yes=False)
        assert second.get('refused')['why'] == 'taken'
        second.send(t='enter', name='Haruka', picture=5)
        doubt = teacher.wait(lambda c: c.state['doubts']['doubts'])[0]
        teacher.send(t='admit', doubt=doubt['doubt'], yes=True)
        seated = second.get('seated')
        assert seated['picture'] == 5 and seated['token'] != first.token
        assert first.get('closed')['why'] == 'elsewhere'
        third = room.device(token=seated['token'])
        assert third.get('seated')['member'] == 0
        assert second.get('closed')['why'] == 'elsewhere'
        old = room.device(token=first.token)
        assert old.get('refused')['why'] == 'token'
        third.send(t='leave')
        third.hear('welcome')
        gone = room.device(token=seated['token'])
        assert gone.get('refused')['why'] == 'token'
        third.send(t='enter', name='Souta')
        assert third.hear('seated')['name'] == 'Souta'
        teacher.send(t='member', member=1, remove=True)
        assert third.get('closed')['why'] == 'removed'


def join_parts(teacher):
    """The table of the event, when all its parts are there; and how many."""
    parts = [m for m in teacher.log if m['t'] == 'match']
    parts = [m for m in parts if m.get('sum') == parts[-1].get('sum')]
    found = {m.get('part', 0): m['text'] for m in parts}
    if len(found) < parts[-1].get('parts', 1):
        return '', 0
    return ''.join(found[i] for i in sorted(found)), len(found)


def many_rounds(build):
    """A table of results that is longer than a message comes in parts; the
    long form alone puts up so many."""
    if not os.environ.get('TENGEN_FULL'):
        return
    with Room(build, '--size', '3') as room:
        teacher = room.teacher()
        teacher.send(t='members', add=['m%d' % i for i in range(64)])
        teacher.wait(lambda c: len(c.state['room']['members']) == 64)
        table = 0
        while table < 512:
            for board in range(32):
                teacher.send(t='seat', black=[2 * board],
                             white=[2 * board + 1])
                teacher.send(t='result', table=table + board, result='B+5')
            table += 32
            teacher.table(table - 1, lambda t: t['phase'] == 'over')
        text, n = teacher.wait(
            lambda c: (found := join_parts(c))[0].count('result=B+5') == 512
            and found)
        assert n > 1 and text.count('[Game ') == 512, n
        assert '[End]' in text[-100:], text[-100:]
        teacher.send(t='close')
        assert room.process.wait(20) == 0


def removed_with_a_question(build):
    """Who asks for the seat of a member that is removed is told no."""
    with Room(build) as room:
        teacher = room.teacher()
        first = room.pupil('Nonsense')
        second = room.device()
        second.get('welcome')
        second.send(t='enter', member=0)
        teacher.wait(lambda c: c.state['doubts']['doubts'])
        teacher.send(t='member', member=0, remove=True)
        assert second.get('refused')['why'] == 'taken'
        assert first.get('closed')['why'] == 'removed'
        teacher.wait(lambda c: not c.state['doubts']['doubts'])
        teacher.wait(lambda c: not c.state['room']['members'])


def only_with_the_right_word(build):
    with Room(build) as room:
        teacher = room.teacher()
        device = room.device(key=room.door['key'])
        assert device.get('welcome')['members'] == []
        assert room.device(key='0' * 32).get('refused')['why'] == 'key'
        wide = ''.join(chr(ord(c) + 0xFEE0) for c in room.door['code'])
        assert room.device(code=wide).get('welcome')
        wrong = '%06d' % ((int(room.door['code']) + 1) % 10 ** 6)
        for _ in range(10):
            assert room.device(code=wrong).get('refused')['why'] == 'code'
        locked = room.device(code=room.door['code']).get('refused')
        assert locked['why'] == 'locked' and locked['wait'] > 0
        teacher.wait(lambda c: c.state['door']['tries'] >= 10)
        outside = room.join(room.address)
        outside.send(t='enter', name='X')
        assert outside.get('refused')['why'] == 'not-yours'
        outside.send(t='teacher', v=1)
        assert outside.hear('refused')['why'] == 'not-yours'
        old = room.join(room.address, t='hello', v=2, lang='en')
        assert old.get('closed')['why'] == 'version'
        old = room.join(room.control, t='teacher', v=2, lang='en')
        assert old.get('closed')['why'] == 'version'
        door = teacher.state['door']
        teacher.send(t='code')
        teacher.wait(lambda c: c.state['door']['code'] != door['code'])


def closed_for_good_or_kept(build):
    with Room(build) as room:
        teacher, black, white, table = pair(room)
        black.tap(table, 24)
        white.table(table, lambda t: t['stones'][24] == 'B')
        teacher.send(t='close')
        assert black.get('closed')['why'] == 'end'
        assert room.process.wait(20) == 0
        assert not os.path.exists(room.folder)
    with Room(build) as room:
        teacher, black, white, table = pair(room)
        black.act(table, 'resign')
        white.table(table, lambda t: t['phase'] == 'over')
        # a game that the teacher decided stays when its table goes
        second = seat(room, teacher, [white.member], [black.member])
        teacher.send(t='result', table=second, result='B+')
        teacher.table(second, lambda t: t['phase'] == 'over')
        for index in (table, second):
            teacher.send(t='end', table=index)
        teacher.wait(lambda c: not c.state['room']['tables'])
        teacher.send(t='close', keep=True)
        assert white.get('closed')['why'] == 'end'
        assert room.process.wait(20) == 0
        kept = sorted(os.listdir(room.folder))
        assert 'room.log' in kept and 'table.tengen' in kept, kept
        with open(os.path.join(room.folder, 'table.tengen')) as file:
            text = file.read()
        for name in ('t001 Haruka-Souta.sgf', 't002 Souta-Haruka.sgf'):
            assert name in kept and name in text, (kept, text)


def only_what_changed_is_written(build):
    """A room of many games that ends writes the records of those that went
    on."""
    def stamp(folder):
        return {name: os.stat(os.path.join(folder, name)).st_mtime_ns
                for name in os.listdir(folder) if name[0] == 't'}

    with Room(build) as room:
        teacher, black, white, table = pair(room)
        black.act(table, 'resign')
        white.table(table, lambda t: t['phase'] == 'over')
        second = seat(room, teacher, [white.member], [black.member])
        room.end()
        before = stamp(room.folder)
        assert sorted(before) == ['t001 Haruka-Souta.sgf',
                                  't002 Souta-Haruka.sgf', 'table.tengen']
        room.start()
        black, white = [room.device(token=pupil.token)
                        for pupil in (black, white)]
        white.tap(second, 24)
        black.table(second, lambda t: t['stones'][24] == 'B')
        room.end()
        after = stamp(room.folder)
        assert sorted(after) == sorted(before)
        assert [name for name in before if after[name] != before[name]] == [
            't002 Souta-Haruka.sgf'], (before, after)
        room.start()


def closed_for_who_polls(build):
    for waits in (True, False):
        with Room(build) as room:
            teacher = room.teacher()
            poll = Poll(room.door['port'])
            poll.send({'t': 'hello', 'v': 1, 'lang': 'en',
                       'code': room.door['code']})
            poll.wait('welcome')
            if waits:
                poll.run(0.3)
            teacher.send(t='close')
            time.sleep(0.3)
            assert poll.wait('closed')['why'] == 'end'
            poll.close()
            assert room.process.wait(20) == 0


sys.exit(run([three_languages_in_one_room, killed_in_between,
              eight_are_paired, relay_of_teams, odd_one_plays_the_computer,
              hands_are_stopped, clock_and_a_broken_line, seats_and_devices,
              removed_with_a_question, many_rounds, only_with_the_right_word,
              closed_for_good_or_kept, only_what_changed_is_written,
              closed_for_who_polls]))
