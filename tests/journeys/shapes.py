# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""shapes: fives, fours and threes on a board of Renju, for a person who plays

Points are numbers, row by row from the top; a board is what Game.stones() says.
Simple: what it finds hangs on nothing of the program.
"""
from functools import lru_cache

SIDE = 15
STEPS = (1, 0), (0, 1), (1, 1), (1, -1)


def read(text):
    return list(text.replace('\n', ''))


def name(point):
    return 'ABCDEFGHIJKLMNO'[point % SIDE] + str(SIDE - point // SIDE)


@lru_cache(None)
def line(point, step, far):
    """The points of a line, from one end to the other, within a distance."""
    places = ((point % SIDE + n * step[0], point // SIDE + n * step[1])
              for n in range(-far, far + 1))
    return tuple(y * SIDE + x for x, y in places
                 if 0 <= x < SIDE and 0 <= y < SIDE)


@lru_cache(None)
def ray(point, step, sign):
    """The points of a line from a point to the end, without it."""
    points = line(point, step, SIDE)
    here = points.index(point)
    return points[here + 1:] if sign > 0 else points[:here][::-1]


def run(board, point, step):
    """How long the row through a stone is."""
    length = 1
    for sign in 1, -1:
        for other in ray(point, step, sign):
            if board[other] != board[point]:
                break
            length += 1
    return length


def put(board, point, stone):
    after = board[:]
    after[point] = stone
    return after


def wins(board, point, step):
    length = run(board, point, step)
    return length == 5 or length > 5 and board[point] == 'O'


def count(board, point, step, far):
    """How many stones of the colour at a point lie near it on a line."""
    return sum(board[other] == board[point]
               for other in line(point, step, far))


def fives(board, point, step, far=4):
    """Where a five is made with the stone at a point, on a line."""
    if count(board, point, step, far + 4) < 4:
        return []
    return [end for end in line(point, step, far) if board[end] == '.'
            and wins(put(board, end, board[point]), end, step)]


def is_three(board, point, step):
    """Whether one more stone makes a straight four with that at a point."""
    return count(board, point, step, 9) > 2 and any(
        len(fives(put(board, more, board[point]), point, step, 5)) > 1
        for more in line(point, step, 3) if board[more] == '.')


def judge(board, point, stone):
    """How many lines have a four, and a three, once a stone is put there."""
    after = put(board, point, stone)
    fours = [step for step in STEPS if fives(after, point, step)]
    return len(fours), sum(step not in fours and is_three(after, point, step)
                           for step in STEPS)


def all_fives(board, stone):
    return [point for point in range(SIDE * SIDE) if board[point] == '.'
            and any(wins(put(board, point, stone), point, step)
                    for step in STEPS)]


def near(board):
    """Empty points that are not far from stones."""
    stones = [point for point in range(SIDE * SIDE) if board[point] != '.']
    return [point for point in range(SIDE * SIDE) if board[point] == '.'
            and any(max(abs(point % SIDE - other % SIDE),
                        abs(point // SIDE - other // SIDE)) <= 2
                    for other in stones)]


def makes_straight(board, point, stone):
    """Whether a stone makes a four that two points complete; of Black only
    where its stones lie side by side, else they are two fours."""
    after = put(board, point, stone)
    return any(len(fives(after, point, step)) > 1
               and (stone == 'O' or run(after, point, step) == 4)
               for step in STEPS)


def room(board, point, stone):
    """What the stones of one side on the lines through a point are worth."""
    other = 'XO'.replace(stone, '')
    worth = 0
    for step in STEPS:
        cells = line(point, step, 4)
        for start in range(len(cells) - 4):
            row = cells[start:start + 5]
            if point in row and all(board[cell] != other for cell in row):
                worth += 3 ** sum(board[cell] == stone for cell in row)
    return worth


def is_legal(board, point, stone):
    """Whether a stone is none that Black may not put; some are left out."""
    if stone == 'O':
        return True
    after = put(board, point, stone)
    rows = [run(after, point, step) for step in STEPS]
    fours, threes = judge(board, point, stone)
    double = any(len(fives(after, point, step)) > 1 and row != 4
                 for row, step in zip(rows, STEPS))
    return 5 in rows or (max(rows) < 6 and fours < 2 and threes < 2
                         and not double)


def is_danger(board, point, stone):
    """Whether the other side must not let a stone be put there."""
    return sum(judge(board, point, stone)) > 1 \
        or makes_straight(board, point, stone)


def is_goal(board, point, stone, straight):
    """Whether a stone makes a four-three, or a straight four if that does."""
    return judge(board, point, stone) == (1, 1) \
        or straight and makes_straight(board, point, stone)


def choose(board, stone, straight=False):
    """A move for a person who wants to win by a four-three (四三), or by a
    straight four too, and whether it makes one."""
    other = 'XO'.replace(stone, '')
    places = [point for point in near(board) or [SIDE * SIDE // 2]
              if is_legal(board, point, stone)]
    threats = [point for point in all_fives(board, other) if point in places]
    if threats:
        return threats[0], False
    # a five without one would be too early
    early = all_fives(board, stone)
    places = [point for point in places if point not in early] or places
    goals = [point for point in places
             if is_goal(board, point, stone, straight)]
    if goals:
        return goals[0], True
    quiet = [point for point in places
             if judge(board, point, stone)[0] == 0] or places
    # what the other side could do is stopped, if need be
    quiet = [point for point in quiet
             if is_danger(board, point, other)] or quiet
    quiet.sort(key=lambda point: -room(board, point, stone))

    def promise(point):
        after = put(board, point, stone)
        return (sum(is_goal(after, more, stone, straight)
                    for more in near(after)), room(board, point, stone))
    return max(quiet[:10], key=promise), False


def finish(board, stone):
    """A move after the four-three: five, or the straight four."""
    other = 'XO'.replace(stone, '')
    for points in all_fives(board, stone), all_fives(board, other):
        points = [point for point in points if is_legal(board, point, stone)]
        if points:
            return points[0]
    legal = [point for point in near(board) if is_legal(board, point, stone)]
    straight = [point for point in legal
                if makes_straight(board, point, stone)]
    return (straight or legal)[0]
