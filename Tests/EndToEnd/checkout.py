"""A copy of the repository without its Swift sources, for the scripts that read manifests."""

import pathlib
import re
import shutil
import subprocess

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]


class Checkout:
    """The scripts, the manifests and the pages of the repository in a folder of their own."""

    def __init__(self, root, names=("Package.swift", "README.md"), folders=("Scripts",)):
        self.root = root
        for folder in folders:
            shutil.copytree(REPOSITORY / folder, root / folder)
        for pattern in ("", "App/", "Packages/*/", "Packages/*/*/"):
            for name in names:
                for file in REPOSITORY.glob(pattern + name):
                    copy = root / file.relative_to(REPOSITORY)
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(file, copy)

    def run(self, *command):
        """Runs a script of the copy: `run("Scripts/graph", "--check")`."""
        return subprocess.run(
            [self.root / command[0], *command[1:]],
            cwd=self.root, capture_output=True, text=True, timeout=60,
        )

    def write(self, path, text=""):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def manifest(self, name):
        return "App/Package.swift" if name == "App" else f"Packages/{name}/Package.swift"

    def package(self, name, *dependencies):
        """Adds a package that depends on the folders named."""
        lines = "".join(f'    .package(path: "{d}"),\n' for d in dependencies)
        self.write(
            self.manifest(name),
            "// swift-tools-version: 6.2\nimport PackageDescription\n\n"
            f'let package = Package(\n  name: "{name}",\n  dependencies: [\n{lines}  ]\n)\n',
        )

    def depend(self, name, line):
        """Adds a line to the dependencies of a package that has some."""
        path = self.manifest(name)
        text = (self.root / path).read_text()
        changed = re.sub(r"\n  dependencies: \[", f"\n  dependencies: [\n    {line},", text, count=1)
        if changed == text:
            changed = text.replace("\n  targets:", f"\n  dependencies: [\n    {line}\n  ],\n  targets:", 1)
        assert changed != text
        self.write(path, changed)

    def git(self, *arguments):
        result = subprocess.run(
            ["git", "-c", "user.name=someone", "-c", "user.email=someone@example.com", *arguments],
            cwd=self.root, capture_output=True, text=True, check=True,
        )
        return result.stdout.strip()

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change something")
