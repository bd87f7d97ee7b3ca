import HostSystem

extension Sandbox {
  /// The sandbox for what was handed in.
  package static func forSubmissions(_ policy: SandboxPolicy, in context: Context) throws -> Sandbox {
    let sandbox = best(
      policy, libraries: try Compiler().runtimeLibraries, limiter: context.limiter)
    if policy == .required, case .absent(let absence) = sandbox { throw CheckError.noSandbox(absence) }
    return sandbox
  }
}
