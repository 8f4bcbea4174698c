#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-class: a teacher's class of thirty

Their names are pasted; what they practised and where they stumbled is read in
a table, saved, printed; whoever is taken away leaves nothing behind.
"""
import os

from clipboard import Clipboard
from journey import RENJU_COLUMNS, story, tell
from keyboard import Keyboard
from lesson import Lesson, open_list
from window import wait_for

WHO, TABLE, FIVE = '学ぶ人', 'みんなの進みぐあい', '五を作る'
FAMILY = '佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤'.split()
GIVEN = '花子 太郎 さくら'.split()
NAMES = [family + '　' + given for given in GIVEN for family in FAMILY]
NOW = '%s、いま学んでいる人'


def open_people(game):
    open_list(game)
    return game.press(WHO).wait_window(WHO)


@story
def paste(desk):
    """Thirty names with numbers, some of them twice; undone at once."""
    text = ''.join('%d\t%s\n' % pair for pair in enumerate(NAMES, 1))
    game = open_people(desk.start())
    first = NAMES[0].replace('　', ' ')
    with Clipboard() as clipboard:
        # a keyboard has not all letters
        clipboard.copy(first)
        game.press('新しい人…').fill('ニックネーム', '').key('ctrl+v')
        clipboard.wait_taken()
        game.key('Return').expect(NOW % first)
        game.press('名簿から追加…').expect('追加する人は、まだいません')
        assert not game.is_sensitive('全員を追加')
        clipboard.copy(text + '31\t田中花子\n\n' + 'あ' * 21 + '\n')
        game.key('ctrl+v')
        game.expect('29人を追加します', 'もう一覧にあります：佐藤 花子*')
    game.shot('class-paste')
    game.press('全員を追加').expect('29人を追加しました。').shot('class-thirty')
    game.press('元に戻す').expect_no('鈴木 花子')
    game.quit()


def paste_names(game, names):
    with Clipboard() as clipboard:
        clipboard.copy('\n'.join(names))
        game.key('ctrl+v')
        game.expect('%d人を追加します' % len(names))


def find_folders(desk):
    """Where what each pupil does is kept, by nickname."""
    folders, group = {}, None
    with open(desk.path('data/tengen/pupils/pupils'),
              encoding='utf-8') as file:
        for line in file:
            if line.startswith('[pupil '):
                group = line[len('[pupil '):].strip(']\n')
            elif line.startswith('nickname='):
                folders[line.strip()[len('nickname='):]] = desk.path(
                    'data/tengen/pupils/' + group)
    return folders


def write_log(folder, *attempts):
    """Attempts, each as kind, level, seed, result and wrong tries."""
    os.makedirs(folder, mode=0o700, exist_ok=True)
    with open(os.path.join(folder, 'practice'), 'w', encoding='ascii') as file:
        file.write('tengen-practice 1\n')
        for number, attempt in enumerate(attempts, 1):
            file.write('1764101946 540 %s %d 9a0c71d23b5e8f04\n'
                       % (attempt, number))


def write_progress(folder, lesson, step, stars):
    with open(os.path.join(folder, 'progress'), 'w', encoding='utf-8') as file:
        file.write('[progress]\nformat=1\n\n[lesson %s]\nstep.%s=%d\n'
                   % (lesson.name, step.id, stars))


def get_mode(path):
    return os.stat(path).st_mode & 0o777


def save(game, name):
    game.press('CSVで保存…').wait_window('表の保存')
    game.key('ctrl+a').type(game.desk.path(name)).key('Return')
    game.wait_window(TABLE).expect('表を「%s」に保存しました。' % name)
    with open(game.desk.path(name), encoding='utf-8', newline='') as file:
        text = file.read()
    assert text.startswith('\ufeff') and text.endswith('\r\n'), text
    return text[1:].split('\r\n')


def choose(game, name):
    """Finds a name among many."""
    with Clipboard() as clipboard:
        clipboard.copy(name)
        game.key('ctrl+v')
        clipboard.wait_taken()
        game.expect_no('名前なしで使う').key('Return')
        return game.wait_window('レッスン')


def find_lonely(game):
    """An empty point without a stone beside it: no five is made there."""
    rows = game.stones().split('\n')
    return next(RENJU_COLUMNS[x] + str(15 - y)
                for y in range(15) for x in range(15)
                if not set(''.join(row[max(x - 1, 0):x + 2]
                                   for row in rows[max(y - 1, 0):y + 2])) -
                {'.'})


def practise(game, name):
    """An exercise that is missed, and whose answer is shown."""
    game.click_on(game.find('名前をさがす'))
    choose(game, name).expect(name)
    game.press('練習').wait_window('練習')
    Keyboard(game).tab_to(FIVE + '*', 'grid cell')
    game.key('Return').expect('今日はここまで').columns = RENJU_COLUMNS
    for _ in range(2):
        game.click(find_lonely(game)).press('もういちど')
    game.press('答えを見る')
    wait_for(lambda: os.path.exists(find_folders(game.desk)[name] +
                                    '/practice'), what='a log')
    return game.key('Escape').wait_window('練習')


@story
def read_the_table(desk):
    game = open_people(desk.start())
    game.press('名簿から追加…')
    paste_names(game, NAMES)
    game.press('全員を追加').expect('30人を追加しました。')
    hana, taro, sakura = ('%s 花子' % name for name in FAMILY[:3])
    practise(game, hana).quit()
    folders = find_folders(desk)
    assert get_mode(folders[hana] + '/practice') == 0o600
    write_log(folders[taro], 'ladder 5 1 missed 1', 'ladder 5 2 first 0',
              'atari 1 3 first 0')
    write_log(folders[sakura], 'ladder 5 4 missed 2')
    lesson = Lesson('pure-go-first')
    for name, stars in ((hana, 3), (taro, 2), (sakura, 1)):
        write_progress(folders[name], lesson, lesson.steps[1], stars)

    game = desk.start()
    open_list(game).menu(TABLE).wait_window(TABLE)
    game.expect('%s, %s, 1 / %d ステップ済み' % (
        taro, lesson.title, lesson.n_steps)).shot('class-lessons')
    game.press('練習').expect(
        '%s, シチョウ, 2問のうち1問が最初の答えで正解、レベル*' % taro,
        '%s, 五を作る, 1問のうち0問が最初の答えで正解、レベル*' % hana,
        '全員, シチョウ, 3問のうち1問が最初の答えで正解、レベル*')
    game.shot('class-practice')
    rows = save(game, 'practice.csv')
    assert rows[0].startswith('ニックネーム,練習の種類,'), rows
    assert rows[1].startswith(hana + ',五を作る,1,0,1,'), rows
    assert '全員,シチョウ,3,1,2,5' in rows, rows

    game.press('つまずき').expect(
        'シチョウ*, まちがえた人, 2人のうち2人',
        'シチョウ*, まちがえた問題, 3問のうち2問',
        lesson.title + '　2. *, まちがえた人, 3人のうち2人')
    game.shot('class-stumbles')
    # numbers, so that a table may leave the room
    game.press('練習').press('名前のかわりに番号')
    game.expect('2, シチョウ, *').expect_no(taro + ', *')
    game.shot('class-numbers')
    rows = save(game, 'numbers.csv')
    assert not any(family in row for row in rows for family in FAMILY), rows
    assert rows[1].startswith('1,五を作る,1,0,1,'), rows
    game.press('印刷…').wait_window('印刷').press('PDFで保存…')
    game.wait_window('*保存*').key('ctrl+a').type(desk.path('class.pdf'))
    game.key('Return').wait_window('印刷')
    wait_for(lambda: os.path.exists(desk.path('class.pdf')), what='a PDF')
    game.shot('class-paper').key('Escape').wait_window(TABLE)

    # whoever was taken away a day ago has left nothing
    game.press('学ぶ人').wait_window('学ぶ人').shot('class-people')
    game.press('%sさんの名前と絵を変更…' % taro).press('一覧から外す')
    game.expect('%sさんを一覧から外しました。' % taro).quit()
    assert os.path.exists(folders[taro])
    let_a_day_pass(desk)
    game = desk.start()
    open_list(game).menu(TABLE).wait_window(TABLE)
    game.press('練習').expect('%s, シチョウ, *' % sakura)
    game.expect_no('%s, シチョウ, *' % taro)
    assert not os.path.exists(folders[taro]), os.listdir(folders[taro])
    assert os.path.exists(folders[sakura] + '/practice')
    game.quit()


def let_a_day_pass(desk):
    """It is long ago that a pupil was taken away."""
    path = desk.path('data/tengen/pupils/pupils')
    with open(path, encoding='utf-8') as file:
        lines = file.read().splitlines()[1:]
    with open(path, 'w', encoding='utf-8') as file:
        file.write('\n'.join('away=1000' if line.startswith('away=') else line
                             for line in lines) + '\n')


@story
def by_keyboard(desk):
    game = desk.start()
    keys = Keyboard(game)
    game.key('F6').wait_window('レッスン')
    keys.press(WHO)
    game.wait_window(WHO)
    keys.press('名簿から追加…')
    paste_names(game, NAMES)
    keys.press('全員を追加')
    game.expect('30人を追加しました。')
    keys.tab_to('名前をさがす', 'search box')
    choose(game, '小林').expect('小林 花子').menu(TABLE).wait_window(TABLE)
    keys.tab_to('つまずき')
    game.key('space').expect('まちがいは、まだありません。')
    assert not game.is_sensitive('CSVで保存…')
    game.key('Escape').wait_window('レッスン')
    game.quit()


tell()
