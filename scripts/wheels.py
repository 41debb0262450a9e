"""Whoever installs a wheel can play: each wheel of dist goes into a fresh environment outside the repository, and from there a
game is played, the lobby is opened and the engine is measured.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

import package

START = "import sys; from asztal.cli import main; main(['play', '--no-browser', '--port', sys.argv[1]])"
PATIENCE = 60


def main() -> None:
    kinds = dict.fromkeys([package.best(), package.PURE])
    wheels = {kind: package.wheel(kind) for kind in kinds}
    with tempfile.TemporaryDirectory(prefix="asztal-wheels-") as folder:
        python = fresh(Path(folder) / "libraries")
        pip(python, "install", f"{wheels[package.PURE]}[play]")  # what the wheels ask for, once for both
        pip(python, "uninstall", "--yes", "asztal")
        libraries = site_packages(python)
        for kind, wheel in wheels.items():
            python = fresh(Path(folder) / kind)
            (site_packages(python) / "libraries.pth").write_text(f"{libraries}\n")
            pip(python, "install", "--no-deps", str(wheel))
            pip(python, "check")
            use(python, Path(folder), kind)
            print(f"{wheel.name}: a game, the lobby and the bench from a fresh environment")


def fresh(folder: Path) -> Path:
    venv.create(folder, with_pip=False)  # ours serves all of them
    return folder / "bin" / "python"


def site_packages(python: Path) -> Path:
    (found,) = python.parent.parent.glob("lib/python*/site-packages")
    return found


def pip(python: Path, *words: str) -> None:
    run([sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "--quiet", *words], python.parent)


def run(command: list[str], folder: Path) -> str:
    """What a command says. Nothing of the repository is in its way: neither the folder nor the environment."""
    done = subprocess.run(command, cwd=folder, env=outside(), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def outside() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "ASZTAL_", "VIRTUAL_ENV"))}


def use(python: Path, folder: Path, kind: str) -> None:
    asztal = str(python.parent / "asztal")
    said = run([asztal, "--version"], folder)
    assert ("compiled" in said) == (kind == package.COMPILED), said
    for game in json.loads(run([asztal, "games", "--json"], folder)):
        played = json.loads(run([asztal, "selfplay", game["game"], "--games", "2", "--json"], folder))
        assert played["decisions"] > 0, played
    record = folder / f"{kind}.json"
    run([asztal, "terminal", "ginkgopolis", "--seats", "greedy,random", "--seed", "4", "--record", str(record)], folder)
    run([asztal, "replay", str(record)], folder)
    speeds = json.loads(run([asztal, "bench", "--seconds", "0.05", "--json"], folder))
    assert speeds and all(speed["decisions_per_second"] > 0 for speed in speeds)
    lobby(python, folder / f"{kind}-data")


def lobby(python: Path, folder: Path) -> None:
    """`asztal play` serves the lobby page and all the files it names."""
    folder.mkdir()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    environment = {**outside(), "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    log = folder / "log.txt"
    with log.open("w") as out:
        server = subprocess.Popen([python, "-c", START, str(port)], cwd=folder, env=environment, stdout=out, stderr=out)
    try:
        until = time.monotonic() + PATIENCE
        while not answers(address):
            if server.poll() is not None or time.monotonic() > until:
                sys.exit(f"asztal play does not answer:\n{log.read_text()}")
            time.sleep(0.1)
        page = get(f"{address}/")
        assert '<div id="app">' in page or "<script" in page, page
        for name in set(part.split('"')[0] for part in page.split('="/')[1:]):
            assert get(f"{address}/{name}"), name
        games = json.loads(get(f"{address}/api/games"))
        assert games, "the lobby has no games"
    finally:
        server.terminate()
        server.wait(PATIENCE)


def answers(address: str) -> bool:
    try:
        return bool(get(f"{address}/health"))
    except OSError:
        return False


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        text: str = answer.read().decode(errors="replace")
        return text


if __name__ == "__main__":
    main()
