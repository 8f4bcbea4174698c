#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-po: everything that people read is translated"""
import os
import re
import subprocess
import tempfile

import tree

KEYWORDS = '''_ N_ C_:1c,2 NC_:1c,2 g_dcgettext:2 g_dngettext:2,3
g_dpgettext2:2c,3 ngettext:1,2'''.split()
# what "-k" would leave out of a desktop entry
ENTRY = 'Name GenericName Comment Keywords'.split()
own = re.findall(r"--keyword=([^']+)'", tree.read('po/meson.build'))
listed = [line for line in tree.read('po/POTFILES').split()
          if not line.startswith('#')]
languages = [line for line in tree.read('po/LINGUAS').split()
             if not line.startswith('#')]


def call(*words):
    run = subprocess.run(words, cwd=tree.SOURCE, capture_output=True,
                         text=True, env=dict(os.environ, LC_ALL='C',
                                             LANGUAGE='', GETTEXTDATADIRS=''))
    return run.returncode, run.stdout + run.stderr


def check_complete():
    for language in languages:
        status, said = call('msgfmt', '--check', '--statistics',
                            '-o', '/dev/null', 'po/%s.po' % language)
        if status != 0 or 'fuzzy' in said or 'untranslated' in said:
            yield '%s: %s' % (language, said)


def check_current():
    """Every text of the sources is in each catalogue."""
    with tempfile.TemporaryDirectory() as folder:
        pot = os.path.join(folder, 'now.pot')
        status, said = call(
            'xgettext', '--from-code=UTF-8', '--files-from=po/POTFILES',
            '-k', *('--keyword=' + word for word in KEYWORDS + ENTRY + own),
            '-o', pot)
        if status != 0:
            yield said
            return
        for language in languages:
            status, said = call('msgcmp', '--use-untranslated',
                                'po/%s.po' % language, pot)
            if status != 0:
                yield said


def check_devenv():
    """What runs in `meson devenv` speaks the language of the desktop."""
    own = {name: value for name, value in os.environ.items()
           if not name.startswith('TENGEN_')}
    said = subprocess.run(
        ['meson', 'devenv', '-C', tree.BUILD, 'app/cli/tengen-cli', '--help'],
        capture_output=True, text=True,
        env=dict(own, LC_ALL='C.UTF-8', LANGUAGE='ja')).stdout
    if '使い方' not in said:
        yield 'tengen-cli --help: ' + said[:200]


def check_listed():
    calls = '|'.join(re.escape(word.split(':')[0]) for word in KEYWORDS + own)
    pattern = r'(?<!\w)(?:%s)\s*\(\s*"' % calls
    found = [name for name in tree.files('.c', '.h', under=tree.ROOMS)
             if re.search(pattern, tree.strip_comments(tree.read(name)))]
    found += [name for name in tree.files('.ui', under=tree.ROOMS)
              if 'translatable="' in tree.read(name)]
    for name in sorted(set(found) - set(listed)):
        yield name + ' has texts and is not listed'
    for name in sorted(set(listed) - set(tree.FILES)):
        yield name + ' is listed and is not there'


tree.report(('translated', check_complete()),
            ('texts-known', check_current()),
            ('potfiles', check_listed()),
            ('devenv', check_devenv()))
