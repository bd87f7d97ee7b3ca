import Course
import Foundation
import HostSystem
import Judge

/// What Gradescope gets: two scripts, and of this repository what the checks need.
///
/// The two scripts must be in the root of the archive; the archive is unpacked at `/autograder/source`, the submission is in
/// `/autograder/submission`, and the results are read from `/autograder/results/results.json`. Source: Gradescope,
/// "Autograder Specifications", https://gradescope-autograders.readthedocs.io/en/latest/specs/
struct Autograder {
  let root: Root
  let course: Course

  /// Folders of a copy for students that grading doesn't need.
  private static let unneeded = [
    "chapters/", "exercises/", "Sources/Labs/", "Tests/Recordings/", ".devcontainer/", ".github/",
    "README.md",
    "Package.swift", ".swift-format", ".gitignore",
  ]

  /// The files, by path in the archive.
  ///
  /// They are those of a copy for students, so there is no solution that a submission could read.
  func files() throws -> [String: ZipArchive.File] {
    let contents = try HandoutFiles(root: root, course: course).contents()
      .filter { path, _ in !Self.unneeded.contains { path.hasPrefix($0) } }
    let texts = contents.mapValues { String(data: $0, encoding: .utf8) ?? "" }
    if let leak = try LeakScan(root: root, course: course).leaks(in: texts).first {
      throw HandoutError.leak(file: leak.file, source: leak.source)
    }
    var files = contents.mapValues { ZipArchive.File(data: $0) }
    let setup = Self.setup(try PinnedToolchain(root: root))
    files["setup.sh"] = ZipArchive.File(data: Data(setup.utf8), isExecutable: true)
    files["run_autograder"] = ZipArchive.File(data: Data(Self.run.utf8), isExecutable: true)
    return files
  }

  /// Runs once, as the administrator of a fresh Ubuntu.
  ///
  /// The packages are those that https://www.swift.org/install/linux/ names, with `bubblewrap` and `make`.
  static func setup(_ toolchain: PinnedToolchain) -> String {
    #"""
    #!/usr/bin/env bash
    # Installs Swift and builds the checks, once; after that, grading a submission takes seconds.
    set -euo pipefail
    root=${AUTOGRADER:-/autograder}
    export PATH="/opt/swift/usr/bin:$PATH"

    if ! command -v swiftc >/dev/null; then
      version=\#(toolchain.release)
      . /etc/os-release
      apt-get update -q
      DEBIAN_FRONTEND=noninteractive apt-get install -qy binutils bubblewrap ca-certificates curl gcc git gnupg2 \
        libc6-dev libcurl4-openssl-dev libedit2 libncurses-dev libpython3-dev libsqlite3-0 libstdc++-11-dev \
        libxml2-dev libz3-dev make pkg-config tzdata unzip zlib1g-dev
      [ "$(uname -m)" = aarch64 ] && suffix=-aarch64 || suffix=
      platform="ubuntu$VERSION_ID$suffix"
      name="swift-$version-RELEASE-$platform"
      place="https://download.swift.org/swift-$version-release/${platform//./}/swift-$version-RELEASE/$name.tar.gz"
      cd "$(mktemp -d)"
      curl -fsSL --retry 3 -o swift.tar.gz "$place"
      curl -fsSL --retry 3 -o swift.tar.gz.sig "$place.sig"
      curl -fsSL --retry 3 https://www.swift.org/keys/all-keys.asc | gpg --batch --import
      gpg --batch --verify swift.tar.gz.sig swift.tar.gz
      mkdir -p /opt/swift
      tar -xzf swift.tar.gz -C /opt/swift --strip-components 1
    fi

    # The files as handed out earn nothing; any other end than "not all passed" is an error of this setup.
    cd "$root/source"
    make -s check SUBMISSION=Tests/Starters STARTERS=run && code=0 || code=$?
    [ -s .build/check/report.json ] || { echo "The checks could not be built (exit code $code)." >&2; exit 1; }

    """#
  }

  /// Runs for each submission.
  static let run = #"""
    #!/usr/bin/env bash
    # Checks the submission and leaves the points where Gradescope reads them.
    set -uo pipefail
    root=${AUTOGRADER:-/autograder}
    export PATH="/opt/swift/usr/bin:$PATH"
    mkdir -p "$root/results"
    rm -rf "$root/results/results.json"

    make -s -C "$root/source" check SUBMISSION="$root/submission" REPORTS=gradescope OUT="$root/results"
    code=$?

    if [ ! -s "$root/results/results.json" ]; then
      echo '{"score": 0, "output": "The checker could not judge this submission (exit code '$code').'\
    ' This is no fault of your code; please tell your teachers."}' > "$root/results/results.json"
    fi

    """#
}
