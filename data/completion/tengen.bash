# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of tengen, tengen-cli and tengen-room in bash. Commands, options and what
# options take are those that the programs tell in their help.

# The help of a program's command, in English and ASCII.
_tengen_help ()
{
  LC_ALL=C "$@" --help 2>/dev/null
}

# The commands that a help lists, or the kinds of thing behind its [OPTION...].
_tengen_commands ()
{
  sed -nE '
    /^Commands:/,/^$/s/^  ([a-z-]+) .*/\1/p
    s/^  .*\[OPTION[^]]*\] ([a-z].*, .*)/\1/p' <<<"$1" |
    sed -E 's/(^|, )([a-z-]+)[^,]*/\2\n/g'
}

_tengen_options ()
{
  grep -oE '^  (-[A-Za-z], )?--[a-z-]+=?' <<<"$1" | grep -oE -- '--[a-z-]+=?'
}

# What may stand behind an option: the words of a|b, else a kind of thing.
_tengen_values ()
{
  local value
  value=$(sed -nE "s/^  (-[A-Za-z], )?$2=([^ ]*) .*/\2/p" <<<"$1")
  case $2=$value in
    --rules=*) tengen-cli rules 2>/dev/null | sed -nE 's/^  ([a-z0-9-]+) .*/\1/p' ;;
    --kind=*) tengen-cli exercise list 2>/dev/null | sed -nE 's/^([a-z-]+) .*/\1/p' ;;
    --lesson=*) _tengen_lessons; _filedir xml ;;
    *=OUT | *=FILE*) _filedir ;;
    *=FOLDER) _filedir -d ;;
    *\|*) tr '|' '\n' <<<"$value" ;;
  esac
}

_tengen_lessons ()
{
  tengen-cli lesson list 2>/dev/null | sed -nE 's/^([a-z0-9-]+) .*/\1/p'
}

_tengen ()
{
  local cur prev words cword split
  _init_completion -s || return
  local called=("$1") help word commands before=
  help=$(_tengen_help "${called[@]}")
  commands=$(_tengen_commands "$help")
  for word in "${words[@]:1:cword-1}"; do
    grep -qxF -- "$word" <<<"$commands" || continue
    called+=("$word") before=$help
    help=$(_tengen_help "${called[@]}")
    commands=$(_tengen_commands "$help")
    # one of several kinds of thing has the help of all
    [ "$help" != "$before" ] || commands=
  done

  if [[ $prev == --* ]] && grep -qE "^  (-., )?$prev=" <<<"$help"; then
    COMPREPLY+=($(compgen -W "$(_tengen_values "$help" "$prev")" -- "$cur"))
  elif [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$(_tengen_options "$help")" -- "$cur"))
    [[ ${COMPREPLY-} != *= ]] || compopt -o nospace
  elif [ -n "$commands" ]; then
    COMPREPLY=($(compgen -W "$commands" -- "$cur"))
  else
    _filedir '@(sgf|gib|ngf|ugf|ugi|lib|pos|psq|rif|xml)'
    [[ $help != *'FILE|ID'* ]] ||
      COMPREPLY+=($(compgen -W "$(_tengen_lessons)" -- "$cur"))
  fi
} &&
  complete -F _tengen tengen tengen-cli tengen-room
