import Foundation
import Synchronization

/// Memory that a process with checks shares with the checker, and in which it leaves its records.
///
/// A socket could be written to by whatever guesses its number. This memory has no number: once it is mapped, its file is
/// closed, and it never had a name. So there is nothing to guess and nothing to keep secret, only a sequence: the checker
/// takes records in the order in which it expects them. Code that can write anywhere in the memory of its process can still
/// forge them.
public final class RecordMemory: @unchecked Sendable {
  /// The variable in the environment that names the descriptor for the process with the checks.
  public static let variable = "CHECK_RECORDS"

  /// The file to hand over; nothing once it is closed.
  public private(set) var descriptor: Int32
  private let start: UnsafeMutableRawPointer

  // First the length of all records, then of the test in flight whether there is a seed and the seed, the length of the
  // ending and the ending, then the records.
  private static let size = 16 << 20
  private static let seedStart = 8
  private static let endingStart = 24
  private static let recordsStart = 8 << 10
  private static let mostOfEnding = recordsStart - endingStart - 8

  /// How many bytes of records there can be.
  public static let capacity = size - recordsStart

  /// Makes new memory, all zero, in a file without a name that lies in a folder; nothing if the system refuses.
  public init?(in folder: String) {
    let path = "\(folder)/records-\(UUID().uuidString)"
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    unlink(path)
    guard ftruncate(file, off_t(Self.size)) == 0, let start = Self.map(file) else {
      close(file)
      return nil
    }
    descriptor = file
    self.start = start
  }

  /// Maps memory that was handed over, and closes its file; nothing if it is none.
  public init?(handedOver file: Int32) {
    defer { close(file) }
    guard lseek(file, 0, SEEK_END) == Self.size, let start = Self.map(file) else { return nil }
    descriptor = -1
    self.start = start
  }

  private static func map(_ file: Int32) -> UnsafeMutableRawPointer? {
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    return start == MAP_FAILED ? nil : start
  }

  deinit {
    closeFile()
    munmap(start, Self.size)
  }

  /// Closes the file; the memory stays.
  public func closeFile() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  // MARK: Records

  private var length: Int {
    get { min(max(0, start.load(as: Int.self)), Self.capacity) }
    set { start.storeBytes(of: newValue, as: Int.self) }
  }

  /// Adds a line; one that finds no room is left out, and so is the result that it would have told.
  public func append(_ line: [UInt8]) {
    let length = length
    guard line.count < Self.capacity - length else { return }
    let place = start + Self.recordsStart + length
    line.withUnsafeBytes {
      if let bytes = $0.baseAddress { place.copyMemory(from: bytes, byteCount: $0.count) }
    }
    place.storeBytes(of: UInt8(ascii: "\n"), toByteOffset: line.count, as: UInt8.self)
    // Once the new length is seen, so is the line.
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    self.length = length + line.count + 1
  }

  /// What was added after so many bytes.
  public func records(after taken: Int) -> Data {
    let length = length
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    guard length > taken else { return Data() }
    return Data(bytes: start + Self.recordsStart + taken, count: length - taken)
  }

  // MARK: The test in flight

  /// The seed of the random case that the process is at: it costs no call of the system.
  public var seed: UInt64? {
    get {
      guard start.load(fromByteOffset: Self.seedStart, as: Int.self) != 0 else { return nil }
      return start.load(fromByteOffset: Self.seedStart + 8, as: UInt64.self)
    }
    set {
      start.storeBytes(of: newValue ?? 0, toByteOffset: Self.seedStart + 8, as: UInt64.self)
      start.storeBytes(of: newValue == nil ? 0 : 1, toByteOffset: Self.seedStart, as: Int.self)
    }
  }

  /// Why the process ends itself, if it does.
  public var ending: CheckEnding? {
    get {
      let length = min(max(0, start.load(fromByteOffset: Self.endingStart, as: Int.self)), Self.mostOfEnding)
      let bytes = Data(bytes: start + Self.endingStart + 8, count: length)
      return try? JSONDecoder().decode(CheckEnding.self, from: bytes)
    }
    set {
      let bytes = newValue.flatMap { try? JSONEncoder().encode($0) } ?? Data()
      guard bytes.count <= Self.mostOfEnding else { return }
      bytes.withUnsafeBytes {
        if let first = $0.baseAddress {
          (start + Self.endingStart + 8).copyMemory(from: first, byteCount: $0.count)
        }
      }
      start.storeBytes(of: bytes.count, toByteOffset: Self.endingStart, as: Int.self)
    }
  }
}
