import Foundation
import XCTest

@testable import HostSystem

/// A real Slurm on this machine: one controller and two nodes with one processor each, on the loopback address.
final class SlurmCluster {
  static let programs = ["slurmctld", "slurmd", "munged", "sbatch", "squeue", "sinfo"]

  let folder: String
  private var children: [String: ChildProcess] = [:]
  private var configuration: String { "\(folder)/slurm.conf" }

  /// What the programs of Slurm, and those that call them, find in their environment.
  var environment: [String: String] { ["SLURM_CONF": configuration] }

  init() throws {
    folder = NSTemporaryDirectory() + "slurm-\(UUID().uuidString.prefix(8))"
    try Files.makeFolder(folder)
    do {
      try start()
    } catch {
      stop()
      throw error
    }
  }

  private func start() throws {
    var key = SystemRandomNumberGenerator()
    try Files.write(Data((0..<128).map { _ in UInt8.random(in: 0...255, using: &key) }), to: "\(folder)/key")
    chmod("\(folder)/key", 0o400)
    chmod(folder, 0o755)
    try Files.makeFolder("\(folder)/state")
    let ports = try Self.freePorts(4)
    let (user, host) = (NSUserName(), ProcessInfo.processInfo.hostName)
    try Files.write(
      """
      ClusterName=class
      SlurmctldHost=\(host)(127.0.0.1)
      SlurmUser=\(user)
      SlurmdUser=\(user)
      AuthType=auth/munge
      AuthInfo=socket=\(folder)/munge.socket
      CredType=cred/munge
      SlurmctldPort=\(ports[0])
      SlurmdPort=\(ports[1])
      StateSaveLocation=\(folder)/state
      SlurmdSpoolDir=\(folder)/spool-%n
      SlurmctldPidFile=\(folder)/slurmctld.pid
      SlurmdPidFile=\(folder)/slurmd-%n.pid
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      SelectType=select/cons_tres
      SelectTypeParameters=CR_CPU
      SwitchType=switch/none
      MpiDefault=none
      ReturnToService=2
      SlurmdTimeout=8
      SlurmdParameters=config_overrides
      NodeName=node1 NodeHostname=\(host) NodeAddr=127.0.0.1 Port=\(ports[2]) CPUs=1
      NodeName=node2 NodeHostname=\(host) NodeAddr=127.0.0.1 Port=\(ports[3]) CPUs=1
      PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP

      """, to: configuration)
    func place(_ kind: String) -> String { "\(folder)/munge.\(kind)" }
    try launch(
      "munged", "munged",
      [
        "--foreground", "--force", "--key-file=\(folder)/key", "--socket=\(place("socket"))",
        "--pid-file=\(place("pid"))", "--log-file=\(place("log"))", "--seed-file=\(place("seed"))",
      ])
    let deadline = monotonicSeconds() + 60
    while !Files.existsInAnyForm(place("socket")), monotonicSeconds() < deadline { usleep(50_000) }
    try launch("controller", "slurmctld", ["-D"])
    for node in ["node1", "node2"] { try launch(node, "slurmd", ["-D", "-N", node]) }
    while try idleNodes() < 2 {
      if monotonicSeconds() > deadline {
        throw SystemError.system("Slurm", reason: "its nodes are not ready after a minute: \(words)")
      }
      usleep(200_000)
    }
  }

  private func launch(_ name: String, _ program: String, _ arguments: [String]) throws {
    guard let path = Tool.find(program) else {
      throw SystemError.cannotStart(program: program, reason: "not in PATH")
    }
    let log = open("\(folder)/\(name).txt", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(log) }
    children[name] = try ChildProcess(
      Command(
        executable: path, arguments: arguments,
        environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
        descriptors: [1: log, 2: log]))
  }

  /// What the programs have to say.
  var words: String {
    children.keys.sorted().map { "\($0): \((try? Files.text("\(folder)/\($0).txt")) ?? "")" }
      .joined(separator: "\n")
  }

  private func idleNodes() throws -> Int {
    let list = try Tool.run(
      Tool.find("sinfo") ?? "sinfo", ["-h", "-N", "-o", "%N %T"], environment: environment, limit: 60)
    return list.output.split(separator: "\n").filter { $0.hasSuffix("idle") }.count
  }

  /// Kills a node as a power failure does: its daemon, and everything that runs there.
  func kill(node: String) {
    if let daemon = children[node] { Foundation.kill(daemon.id, SIGKILL) }
    let (work, parents) = processes { $0["SLURM_CONF"] == configuration && $0["SLURMD_NODENAME"] == node }
    // Who watches over a job would otherwise report its end.
    for id in parents { Foundation.kill(id, SIGKILL) }
    for id in work { Foundation.kill(id, SIGKILL) }
  }

  /// Ends what was started here, by its own process ids.
  func stop() {
    let (all, _) = processes { $0["SLURM_CONF"] == configuration }
    for id in all where id != getpid() { Foundation.kill(id, SIGKILL) }
    for child in children.values {
      Foundation.kill(child.id, SIGKILL)
      _ = child.wait(until: monotonicSeconds() + 10)
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The processes with such an environment, and the parents of those among them that Slurm watches over.
  private func processes(where isWanted: ([String: String]) -> Bool) -> (all: [pid_t], watchers: [pid_t]) {
    var (found, watchers): ([pid_t], [pid_t]) = ([], [])
    for id in Files.names(in: "/proc").compactMap({ pid_t($0) }) {
      let bytes = FileManager.default.contents(atPath: "/proc/\(id)/environ") ?? Data()
      let pairs = bytes.split(separator: 0).compactMap { entry -> (String, String)? in
        let text = String(decoding: entry, as: UTF8.self)
        return text.firstIndex(of: "=").map {
          (String(text[..<$0]), String(text[text.index(after: $0)...]))
        }
      }
      guard isWanted(Dictionary(pairs) { first, _ in first }) else { continue }
      found.append(id)
      let status = (try? Files.text("/proc/\(id)/status")) ?? ""
      let parent = status.firstMatch(of: /PPid:\t([0-9]+)/).flatMap { pid_t($0.1) } ?? 0
      let name = FileManager.default.contents(atPath: "/proc/\(parent)/comm") ?? Data()
      if String(decoding: name, as: UTF8.self).hasPrefix("slurmstepd") { watchers.append(parent) }
    }
    return (found, watchers)
  }

  /// Ports that are free now.
  private static func freePorts(_ count: Int) throws -> [Int] {
    var sockets: [Int32] = []
    defer { for socket in sockets { close(socket) } }
    return try (0..<count).map { _ in
      let descriptor = socket(AF_INET, SocketKind.stream, 0)
      sockets.append(descriptor)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let code = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, size) == 0 ? getsockname(descriptor, $0, &size) : -1
        }
      }
      guard code == 0 else {
        throw SystemError.system("a free port", reason: String(cString: strerror(errno)))
      }
      return Int(UInt16(bigEndian: address.sin_port))
    }
  }
}
