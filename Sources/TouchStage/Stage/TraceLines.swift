import CheckSupport
import TouchKit

extension [TraceEntry] {
  /// The trace as lines, each with the time of its entry.
  var lines: [CaseTrace.Line] {
    // A call and its answer may share a line, so entries of one moment are written together.
    chunked.flatMap { entries in
      TraceFormat.swift.text(of: entries).split(separator: "\n").map {
        CaseTrace.Line(String($0), at: entries[0].time)
      }
    }
  }

  private var chunked: [[TraceEntry]] {
    reduce(into: []) { chunks, entry in
      if chunks.last?.last?.time == entry.time {
        chunks[chunks.count - 1].append(entry)
      } else {
        chunks.append([entry])
      }
    }
  }
}
