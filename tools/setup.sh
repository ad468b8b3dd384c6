#!/usr/bin/env bash
# Makes the environment ready for one kind of work; `make` calls it.
#
#   tools/setup.sh play|console|test|dev|venv
#
# It creates the virtual environment $VENV (.venv unless set), installs the project into it in editable form with
# the extras of that kind, and looks after the system packages. Where root runs it and apt-get exists it installs
# what is missing; elsewhere it says in one line what to install. $VENV/.ready-KIND marks that all is there.
set -euo pipefail
cd "$(dirname "$0")/.."

kind=${1:?usage: tools/setup.sh play|console|test|dev|venv}
venv=${VENV:-.venv}

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

can_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_install() {
    say "Installing system packages: $*"
    local log
    log=$(mktemp)
    export DEBIAN_FRONTEND=noninteractive
    if ! { apt-get -o DPkg::Lock::Timeout=120 update &&
           apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends "$@"; } >"$log" 2>&1 </dev/null; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# --- Python ---------------------------------------------------------------------------------------------------

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local name
    for name in ${PYTHON:-} python3 python3.13 python3.12 python3.11 python3.14 python; do
        if new_enough "$name"; then echo "$name"; return; fi
    done
    return 1
}

have_python() {
    python=$(find_python) && return
    if ! command -v python3 >/dev/null && can_install; then
        apt_install python3 python3-venv && python=$(find_python) && return
    fi
    local found
    found=$(python3 --version 2>/dev/null) || found="no Python"
    die "Solitaire needs Python 3.11 or newer, found $found." \
        "Install one (Debian, Ubuntu: apt-get install python3 python3-venv) or name it: make PYTHON=/path/to/python3.11"
}

have_venv_module() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    local package
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if can_install && apt_install "$package" && "$python" -c 'import ensurepip, venv' 2>/dev/null; then return; fi
    die "Python's venv module is missing. Install it: sudo apt-get install $package"
}

make_venv() {
    new_enough "$venv/bin/python" && "$venv/bin/python" -c 'import pip' 2>/dev/null && return
    have_python
    have_venv_module
    say "Creating the Python environment $venv"
    rm -f "$venv"/.ready-* "$venv"/.packages-*
    "$python" -m venv --clear "$venv" || die "$python -m venv could not create $venv; its message stands above."
}

# --- Python packages --------------------------------------------------------------------------------------------

up_to_date() { [ -e "$1" ] && [ "$1" -nt setup.cfg ] && [ "$1" -nt pyproject.toml ]; }

install_packages() {
    local wanted=("$@") extras stamp
    for extras in "${wanted[@]}"; do
        if up_to_date "$venv/.packages-$extras"; then return; fi
    done
    extras=${wanted[0]}
    stamp="$venv/.packages-$extras"
    say "Installing the Python packages (a minute the first time)"
    local project=.
    case $extras in
        test) project='.[test]' ;;
        dev) project='.[test,dev]' ;;
    esac
    "$venv/bin/python" -m pip install -qq --disable-pip-version-check --editable "$project" ||
        die "pip could not install the Python packages; its message stands above. Is there a network?"
    touch "$stamp"
}

# --- System packages --------------------------------------------------------------------------------------------

lacks_library() { ! "$venv/bin/python" -c 'import ctypes, sys; ctypes.CDLL(sys.argv[1])' "$1" 2>/dev/null; }
lacks_program() { ! command -v "$1" >/dev/null; }

missing_packages() {
    if lacks_library libGL.so.1; then echo libgl1 libgl1-mesa-dri; fi
    if lacks_library libX11.so.6; then echo libx11-6; fi
    if lacks_library libfontconfig.so.1; then echo libfontconfig1; fi
    if lacks_library libfreetype.so.6; then echo libfreetype6; fi
    if [ "$1" = play ]; then return; fi
    if lacks_program Xvfb; then echo xvfb; fi
    if lacks_program xdotool; then echo xdotool; fi
}

# True when nothing is missing (any more).
have_system_packages() {
    if [ "$(uname)" != Linux ]; then return; fi
    local missing
    missing=$(missing_packages "$1" | tr '\n' ' ')
    missing=${missing% }
    if [ -z "$missing" ]; then return; fi
    # shellcheck disable=SC2086  # one word a package
    if can_install && apt_install $missing && [ -z "$(missing_packages "$1")" ]; then return; fi
    say "System packages are missing. Install them: sudo apt-get install $missing"
    return 1
}

# ----------------------------------------------------------------------------------------------------------------

# Two runs of make at once must not build the same environment twice.
if command -v flock >/dev/null; then
    exec 9<setup.cfg
    flock 9
fi

make_venv
rm -f "$venv/.ready-$kind"
case $kind in
    venv) exit 0 ;;
    console) install_packages play test dev ;;
    play)
        install_packages play test dev
        # Without the libraries of the window there is still the console game: make looks for the mark.
        if ! have_system_packages play; then
            say "Starting the game in the console."
            exit 0
        fi ;;
    test)
        install_packages test dev
        have_system_packages test || exit 1 ;;
    dev) install_packages dev ;;
    *) die "usage: tools/setup.sh play|console|test|dev|venv" ;;
esac
touch "$venv/.ready-$kind"
