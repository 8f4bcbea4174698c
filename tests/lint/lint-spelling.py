#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-spelling: English that people read is spelt as a dictionary does

British English; words of the game and of computing that it does not have are
in words.txt, one a line. What stands in backticks, in code and in tags is no
English.
"""
import os
import re
import subprocess
import xml.etree.ElementTree as ET

import tree

LIST = 'tests/lint/words.txt'
LANG = '{http://www.w3.org/XML/1998/namespace}lang'


def read_messages():
    """The English texts of the program, from a catalogue (it has all)."""
    text = subprocess.run(
        ['msgcat', '--no-wrap', '--no-location', tree.path('po/ja.po')],
        capture_output=True, text=True).stdout
    text = text.partition('\n\n')[2]  # behind the head of the catalogue
    for said in re.findall(r'^msgid(?:_plural)? "(.*)"$|^"(.*)"$', text,
                           re.MULTILINE):
        line = said[0] or said[1]
        line = re.sub(r'\\[nt]|%[-+0-9.]*[a-z]+|<[^>]*>|--[a-z-]+', ' ', line)
        yield re.sub(r'_(?=[A-Za-z])', '', line)


def read_markdown(name):
    text = re.sub(r'^```.*?^```', ' ', tree.read(name),
                  flags=re.DOTALL | re.MULTILINE)
    return re.sub(r'^ {4,}.*$|`[^`\n]*`|\]\([^)]*\)', ' ', text,
                  flags=re.MULTILINE)


def read_manual(name):
    """Lines of text, without examples and what macros frame."""
    lines = re.sub(r'^\.Bd -literal$.*?^\.Ed$', '', tree.read(name),
                   flags=re.DOTALL | re.MULTILINE).splitlines()
    return '\n'.join(line for line in lines
                     if not line.startswith(('.', "'")) or
                     line.startswith('.Nd '))


def read_xml(name, english):
    """The texts of an XML file that are English, by language or folder."""
    def walk(node, english):
        said = node.get(LANG)
        english = said == 'en' if said else english
        if english and node.tag.split('}')[-1] not in ('code', 'kbd', 'key'):
            yield node.text or ''
        for child in node:
            yield from walk(child, english)
            if english:
                yield child.tail or ''
    return ' '.join(walk(ET.parse(tree.path(name)).getroot(), english))


def list_texts():
    yield 'po', '\n'.join(read_messages())
    for name in tree.files(
            '.md', under=('README.md', *tree.ROOMS, 'data/', 'tests/README.md')):
        yield name, read_markdown(name)
    for name in tree.files('.6', under=('data/man/tengen',)):
        yield name, read_manual(name)
    for name in tree.files('.xml', under=('data/lessons/', 'data/help/')):
        yield name, read_xml(name, '/en/' in name)


def find_unknown(words):
    run = subprocess.run(['hunspell', '-l', '-d', 'en_GB'],
                         input='\n'.join(sorted(words)), text=True,
                         capture_output=True,
                         env=dict(os.environ, LC_ALL='C.UTF-8'))
    if run.returncode != 0:
        raise SystemExit('Bail out! ' + run.stderr)
    return set(run.stdout.split())


def check_words():
    places = {}
    for name, text in list_texts():
        text = text.replace('’', "'")
        for word in re.findall(r"(?<![\w$./-])[A-Za-z][A-Za-z']+(?![\w])",
                               text):
            word = re.sub(r"'s?$", '', word)
            places.setdefault(word, name)
    listed = set(tree.read(LIST).split())
    for word in sorted(find_unknown(places), key=lambda word: places[word]):
        # a sentence may begin with it
        if not {word, word[0].lower() + word[1:]} & listed:
            yield '%s: “%s”' % (places[word], word)


tree.report(('spelling', check_words()))
