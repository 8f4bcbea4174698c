# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packages: what Tengen needs of Debian 12, for `run` and `check` (sourced)

build_packages=(
  gcc libc6-dev meson gettext desktop-file-utils libxml2-utils
  libgtk-4-dev libxml2-dev libgif-dev libgsound-dev
  libsoup-3.0-dev libqrencode-dev
)
use_packages=(
  fonts-noto-cjk librsvg2-common
)
test_packages=(
  xvfb dbus-daemon openbox xdotool
  at-spi2-core python3-gi python3-xlib
  clang-format appstream
  shared-mime-info bash-completion hunspell hunspell-en-gb python3-yaml
  gnugo mold node-acorn zbar-tools imagemagick iproute2
)
# for `check --full`
full_packages=(
  debhelper lintian debootstrap flatpak-builder clang libclang-rt-14-dev nodejs
  chromium firefox-esr python3-websockets
)

# Names those of the packages given that are not installed.
missing_packages ()
{
  local installed
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" \
    2>/dev/null | sed -n 's/^installed //p' || true)
  comm -23 <(printf '%s\n' "$@" | sort -u) <(sort -u <<<"$installed")
}

# Installs what is missing of the packages given; where nobody may install,
# says how and ends the script. On other systems meson tells what is missing.
install_packages ()
{
  local missing become=(env DEBIAN_FRONTEND=noninteractive)
  command -v dpkg-query >/dev/null || return 0
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -gt 0 ] || return 0

  local line="apt-get install -y --no-install-recommends ${missing[*]}"
  if [ "$(id -u)" -ne 0 ]; then
    become=(sudo env DEBIAN_FRONTEND=noninteractive)
    if ! command -v sudo >/dev/null; then
      printf 'Missing packages. As root, please run:\n  %s\n' "$line" >&2
      exit 1
    fi
  fi
  printf 'Installing: %s\n' "${missing[*]}" >&2
  if ! { "${become[@]}" apt-get update -q &&
         "${become[@]}" $line; } >&2; then
    printf 'This did not work. As root, please run:\n  %s\n' "$line" >&2
    exit 1
  fi
}
