#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-help: the pages of the help keep to their form and lead somewhere"""
import os
import re
import subprocess
import xml.etree.ElementTree as etree

import tree

ROOT = 'data/help/'
SPACE = '{urn:tengen:help:1}'
LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'
# what names a page in the sources: a call, or a function that chooses
NAMED = re.compile(r'tengen_help_(?:add_button|set_page|show) \([^;]*?"([^"]+)"'
                   r'|\bfind_help \([^{]*\{(.*?)\n\}', re.DOTALL)

pages = tree.files('.xml', under=(ROOT,))
contents = [line for line in tree.read(ROOT + 'contents').split('\n')
            if line and not line.startswith('#')]
languages = sorted({name.split('/')[2] for name in pages})


def load(name):
    return etree.parse(tree.path(name)).getroot()


def check_form():
    run = subprocess.run(
        ['xmllint', '--noout', '--nonet', '--relaxng', ROOT + 'help.rng',
         *pages], cwd=tree.SOURCE, capture_output=True, text=True)
    if run.returncode != 0:
        yield run.stderr


def check_whole():
    """Japanese and English have all pages; the program carries each."""
    carried = tree.read('ui/help/tengen-help-data.gresource.xml')
    for language in ('ja', 'en'):
        for page in contents:
            if ROOT + '%s/%s.xml' % (language, page) not in pages:
                yield '%s has no page %s' % (language, page)
    for name in pages:
        if '>%s<' % name[len(ROOT):] not in carried:
            yield '%s is no resource' % name


def check_named():
    for name in pages:
        page = load(name)
        language, base = name.split('/')[2:]
        if page.get('id') + '.xml' != base or base[:-4] not in contents:
            yield '%s is %s' % (name, page.get('id'))
        if page.get(LANGUAGE) != language.replace('_', '-'):
            yield '%s is in %s' % (name, page.get(LANGUAGE))


def check_groups():
    """A group stands together, and is the same pages in all languages."""
    cuts = {}
    for language in languages:
        groups = [load(ROOT + '%s/%s.xml' % (language, page)).get('group')
                  for page in contents
                  if ROOT + '%s/%s.xml' % (language, page) in pages]
        begins = [n for n, group in enumerate(groups)
                  if n == 0 or groups[n - 1] != group]
        if len(begins) != len(set(groups)):
            yield '%s: a group is in two places: %s' % (language, groups)
        cuts[language] = begins
    for language in languages:
        if cuts[language] != cuts['en']:
            yield '%s: other groups than in English' % language


def check_links():
    for name in pages:
        for link in load(name).iter(SPACE + 'a'):
            if link.get('to') not in contents:
                yield '%s leads to %s' % (name, link.get('to'))


def check_boards():
    for name in pages:
        for board in load(name).iter(SPACE + 'board'):
            rows = board.get('rows').split()
            if any(len(row) != len(rows) for row in rows):
                yield '%s: a board that is not square' % name


def check_tables():
    for name in pages:
        for table in load(name).iter(SPACE + 'table'):
            if len({len(row) for row in table}) != 1:
                yield '%s: a table whose rows are not alike' % name


def check_screens():
    """Each page that a screen opens is there."""
    opened = set()
    for name in tree.files('.c', under=('ui/', 'app/')):
        for one, body in NAMED.findall(tree.read(name)):
            opened.update([one] if one else
                          re.findall(r'return "([^"]+)"', body))
    if len(opened) < 10:
        yield 'only %s are opened' % sorted(opened)
    for page in sorted(opened - set(contents)):
        yield 'a screen opens %s' % page


tree.report(('form', check_form()),
            ('whole', check_whole()),
            ('named', check_named()),
            ('groups', check_groups()),
            ('links', check_links()),
            ('boards', check_boards()),
            ('tables', check_tables()),
            ('screens', check_screens()))
