#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint-manual: manuals and completion know what the programs know

What a program tells in its help is the truth; the manual must tell the same
options of each command, and bash must offer them.
"""
import os
import re
import shlex
import subprocess

import tree

PROGRAMS = {'tengen': os.path.join(tree.BUILD, 'app', 'tengen'),
            'tengen-cli': os.path.join(tree.BUILD, 'app', 'cli', 'tengen-cli'),
            'tengen-room': os.path.join(tree.BUILD, 'app', 'room-host',
                                        'tengen-room')}
COMPLETION = '/usr/share/bash-completion/bash_completion'
# said once for all commands, or only by some of the desktop's libraries
COMMON = {'--help', '--help-all', '--help-gapplication',
          '--gapplication-service'}
ENVIRONMENT = dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE='')


def ask(name, *command):
    return subprocess.run([PROGRAMS[name], *command, '--help'],
                          capture_output=True, text=True,
                          env=ENVIRONMENT).stdout


def list_commands(text):
    part = re.search(r'^Commands:\n((?:  .*\n)+)', text, re.MULTILINE)
    return re.findall(r'^  ([a-z-]+)', part[1], re.MULTILINE) if part else []


def walk(name, *command):
    """Each command that does something, with the help of it."""
    text = ask(name, *command)
    inner = list_commands(text)
    if not inner or not command:
        yield ' '.join(command), text
    for word in inner:
        yield from walk(name, *command, word)


def find_options(text):
    return set(re.findall(r'^  (?:-\w, )?(--[a-z-]+)', text, re.MULTILINE))


HELP = {name: dict(walk(name)) for name in PROGRAMS}


def read_manual(path):
    """The options of each command in a manual; '' are those of all."""
    options, command = {'': set()}, ''
    for line in tree.read(path).splitlines():
        if line.startswith('.Ss '):
            command = line[4:]
            options[command] = set()
        elif line.startswith('.It Fl '):
            options[command].update(
                '-' + word for word in re.findall(r'Fl (-[a-z-]+)', line))
    return options


def check_manuals():
    for path in tree.files('.6', under=('data/man/',)):
        name = os.path.basename(path)[:-2]
        told = read_manual(path)
        for command in sorted(set(told) | set(HELP[name])):
            known = find_options(HELP[name].get(command, ''))
            if command not in told or command not in HELP[name]:
                yield '%s: “%s” is not in both' % (path, command)
                continue
            for option in (known ^ told[command]) - COMMON:
                if command or option != '--version':
                    yield '%s %s: %s is not in both' % (path, command, option)


def complete(lines):
    """What bash offers for each line, in which the last word is begun."""
    folders = {os.path.dirname(path) for path in PROGRAMS.values()}
    script = ['PATH=%s:$PATH' % ':'.join(map(shlex.quote, sorted(folders))),
              'source ' + COMPLETION,
              'source ' + shlex.quote(tree.path('data/completion/tengen.bash'))]
    for line in lines:
        words = line.split(' ')
        script += ['COMP_WORDS=(%s) COMP_CWORD=%d COMPREPLY=()'
                   % (' '.join(map(shlex.quote, words)), len(words) - 1),
                   'COMP_LINE=%s COMP_POINT=%d' % (shlex.quote(line), len(line)),
                   '_tengen %s 2>/dev/null' % words[0],
                   'echo "${COMPREPLY[@]}"']
    run = subprocess.run(['bash', '--norc', '-c', '\n'.join(script)],
                         capture_output=True, text=True, env=ENVIRONMENT)
    return [set(said.replace('=', '').split())
            for said in run.stdout.split('\n')[:-1]]


def check_completion():
    wanted = {}
    for name, commands in HELP.items():
        for command, text in commands.items():
            line = ' '.join(filter(None, (name, command, '--')))
            wanted[line] = find_options(text)
    wanted['tengen-cli '] = set(list_commands(HELP['tengen-cli']['']))
    wanted['tengen-cli render --format '] = {'png', 'svg', 'pdf'}
    wanted['tengen-cli paper cert'] = {'certificate'}
    wanted['tengen-cli legal --rules jap'] = {'japan'}
    wanted['tengen-cli exercise make --kind stop'] = {'stop-four', 'stop-three'}
    wanted['tengen --lesson pure-go-f'] = {'pure-go-first'}
    offered = complete(wanted)
    if len(offered) != len(wanted):
        yield 'bash offers nothing'
    for (line, words), found in zip(wanted.items(), offered):
        if not words <= found or (line.endswith('--') and words != found):
            yield '%s offers %s, not %s' % (line, sorted(found), sorted(words))


tree.report(('manuals', check_manuals()),
            ('completion', check_completion()))
