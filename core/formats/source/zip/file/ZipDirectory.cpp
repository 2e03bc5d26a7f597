#include "core/formats/source/zip/file/ZipDirectory.h"

#include "core/bytes/Text.h"
#include "core/files/Mount.h"
#include "core/formats/source/zip/file/ZipScan.h"

#include <algorithm>
#include <unordered_set>

namespace vitrine::formats::source {
namespace {

using namespace zip;

// The end record may be followed by its comment and by padding up to the alignment of a lump or disc sector.
constexpr std::uint64_t kMaxTail = 256 << 10;
constexpr std::uint32_t kZip64 = 0xffffffff;

struct End {
  EndRecord record;
  std::uint64_t offset = 0;
};

class DirectoryReader {
public:
  DirectoryReader(const ByteSource& source, const Limits& limits, Diagnostics* diagnostics, const ByteRange& where)
      : m_source(source), m_limits(limits), m_diagnostics(diagnostics), m_where(where) {}

  Result<ZipDirectory> read();

private:
  Result<std::optional<End>> findEnd() const;
  Result<std::uint64_t> directoryStart(const End& end) const;
  Result<void> walkRecords(std::uint64_t start, std::uint64_t endOffset);
  Result<void> walkDirectory(const End& end);
  Result<void> walkEndlessDirectory(const std::vector<ScannedEntry>& scanned);
  Result<void> recover(bool endless);
  Result<std::uint64_t> nextRecord(const CentralRecord& record, std::uint64_t at, std::uint64_t endOffset) const;
  Result<void> addCentral(const CentralRecord& record, std::uint64_t at, std::uint64_t next);
  Result<void> addScanned(const std::vector<ScannedEntry>& scanned);
  Result<QString> text(std::uint64_t offset, std::uint64_t size) const;
  Result<void> locateData(ZipEntry& entry, std::uint64_t localOffset);
  void judge(ZipEntry& entry);

  /// Cut to the archive: what a directory says may lie anywhere.
  ByteRange place(std::uint64_t offset, std::uint64_t size) const {
    const std::uint64_t start = std::min(offset, m_source.size());
    return {m_where.space, m_where.offset + start, std::min(size, m_source.size() - start)};
  }
  void damage(const QString& kind, QString message, std::uint64_t offset, std::uint64_t size) {
    if (m_diagnostics != nullptr) {
      m_diagnostics->countedDamage(kind, std::move(message), place(offset, size));
    }
  }

  const ByteSource& m_source;
  const Limits& m_limits;
  Diagnostics* m_diagnostics;
  ByteRange m_where;
  ZipDirectory m_found;
  std::unordered_set<std::uint64_t> m_localOffsets;
  std::uint64_t m_shift = 0; ///< how much further than the directory says everything lies
  bool m_complete = false;   ///< the directory could be read to its end
};

Result<std::optional<End>> DirectoryReader::findEnd() const {
  const std::uint64_t total = m_source.size();
  const std::uint64_t tailSize = std::min(total, kMaxTail);
  const auto tail = m_source.read(total - tailSize, tailSize);
  if (!tail) {
    return std::unexpected(tail.error());
  }
  const auto bytes = tail->span();
  for (std::uint64_t back = kEndBytes; back <= tailSize; ++back) {
    const std::uint64_t inTail = tailSize - back;
    if (const auto record = parseEnd(bytes.subspan(static_cast<std::size_t>(inTail)))) {
      const std::uint64_t offset = total - back;
      // The letters may occur in data or in a comment: a real record's directory lies in front of it.
      if (record->directorySize <= offset && std::uint64_t{record->commentLength} <= back - kEndBytes) {
        return End{*record, offset};
      }
    }
  }
  return std::optional<End>();
}

/// Offset of the directory's first record: as the end record says, else directly in front of it (archives that were
/// appended to something, or whose head was cut off the numbers).
Result<std::uint64_t> DirectoryReader::directoryStart(const End& end) const {
  const std::uint64_t said = end.record.directoryOffset;
  const auto signature = signatureAt(m_source, said);
  if (!signature) {
    return std::unexpected(signature.error());
  }
  return *signature == kCentralSignature && said < end.offset ? said : end.offset - end.record.directorySize;
}

/// XZP2 pakfiles repeat the length of the local extra field in the directory, but no extra bytes follow there
/// (docs/formats/source-assets.md, "Zip"): where no record follows with the extra field, one may follow without.
Result<std::uint64_t> DirectoryReader::nextRecord(const CentralRecord& record, std::uint64_t at,
                                                  std::uint64_t endOffset) const {
  const std::uint64_t bare = at + kCentralBytes + record.nameLength;
  for (const std::uint64_t next : {bare + record.extraLength + record.commentLength, bare + record.commentLength}) {
    if (next == endOffset) {
      return next;
    }
    const auto signature = signatureAt(m_source, next);
    if (!signature) {
      return std::unexpected(signature.error());
    }
    if (next < endOffset && *signature == kCentralSignature) {
      return next;
    }
  }
  return bare + record.extraLength + record.commentLength;
}

Result<QString> DirectoryReader::text(std::uint64_t offset, std::uint64_t size) const {
  const auto bytes = m_source.readClipped(offset, size);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  return bytes::decodeText(bytes->span());
}

/// Finds the coded bytes behind the local header, which alone knows how long it is.
Result<void> DirectoryReader::locateData(ZipEntry& entry, std::uint64_t localOffset) {
  const auto local = readLocal(m_source, localOffset);
  if (!local) {
    return std::unexpected(local.error());
  }
  if (!*local) {
    entry.problem = QStringLiteral("there is no local header where the directory says");
    damage(QStringLiteral("zip local header"), QStringLiteral("%1: %2").arg(entry.name, entry.problem), localOffset, 0);
    return {};
  }
  entry.dataOffset = localOffset + (*local)->headerBytes();
  entry.localHeader = place(localOffset, (*local)->headerBytes());
  entry.data = place(entry.dataOffset, entry.codedSize);
  return {};
}

/// Says why an entry cannot be opened, if so.
void DirectoryReader::judge(ZipEntry& entry) {
  if (!entry.problem.isEmpty() || entry.folder()) {
    return;
  }
  const auto method = static_cast<ZipMethod>(entry.method);
  const std::uint64_t total = m_source.size();
  if ((entry.flags & kFlagEncrypted) != 0) {
    entry.problem = QStringLiteral("it is encrypted");
  } else if (method != ZipMethod::Stored && method != ZipMethod::Deflate && method != ZipMethod::Lzma) {
    entry.problem = QStringLiteral("compression method %1 is not read").arg(entry.method);
  } else if (entry.codedSize == kZip64 || entry.size == kZip64) {
    entry.problem = QStringLiteral("its sizes are in zip64 fields, which are not read");
  } else if (entry.dataOffset > total || entry.codedSize > total - entry.dataOffset) {
    entry.problem = QStringLiteral("its data lies outside the archive");
  } else if (method == ZipMethod::Stored && entry.codedSize != entry.size) {
    entry.problem = QStringLiteral("it is stored, but its two sizes differ");
  } else if (!files::normalisedPath(entry.name)) {
    entry.problem = QStringLiteral("its name leads outside the archive");
  }
  if (!entry.problem.isEmpty()) {
    damage(QStringLiteral("zip entry"), QStringLiteral("%1 cannot be opened: %2").arg(entry.name, entry.problem),
           entry.data.offset - m_where.offset, 0);
  }
}

Result<void> DirectoryReader::addCentral(const CentralRecord& record, std::uint64_t at, std::uint64_t next) {
  const auto name = text(at + kCentralBytes, record.nameLength);
  if (!name) {
    return std::unexpected(name.error());
  }
  ZipEntry entry{.name = *name,
                 .method = record.method,
                 .flags = record.flags,
                 .crc = record.crc,
                 .codedSize = record.codedSize,
                 .size = record.size,
                 .centralRecord = place(at, next - at)};
  entry.name.replace(QLatin1Char('\\'), QLatin1Char('/'));
  const std::uint64_t localOffset = m_shift + record.localOffset;
  if (const auto located = locateData(entry, localOffset); !located) {
    return located;
  }
  judge(entry);
  m_localOffsets.insert(localOffset);
  m_found.entries.push_back(std::move(entry));
  return {};
}

Result<void> DirectoryReader::walkRecords(std::uint64_t start, std::uint64_t endOffset) {
  std::uint64_t at = start;
  while (at < endOffset && m_found.entries.size() < m_limits.maxArchiveEntries) {
    const auto record = readCentral(m_source, at);
    if (!record) {
      return std::unexpected(record.error());
    }
    if (!*record) {
      break;
    }
    const auto next = nextRecord(**record, at, endOffset);
    if (!next) {
      return std::unexpected(next.error());
    }
    if (*next > endOffset) {
      break;
    }
    if (const auto added = addCentral(**record, at, *next); !added) {
      return added;
    }
    at = *next;
  }
  if (at > start) {
    m_found.centralDirectory = place(start, at - start);
  }
  return {};
}

Result<void> DirectoryReader::walkDirectory(const End& end) {
  const auto start = directoryStart(end);
  if (!start) {
    return std::unexpected(start.error());
  }
  m_shift = *start > end.record.directoryOffset ? *start - end.record.directoryOffset : 0;
  if (const auto walked = walkRecords(*start, end.offset); !walked) {
    return walked;
  }
  // The end record counts in 16 bits only.
  m_complete = static_cast<std::uint16_t>(m_found.entries.size()) == end.record.entries;
  if (!m_complete) {
    damage(QStringLiteral("zip directory"),
           QStringLiteral("the archive's directory lists %1 files where its end record says %2; searching for more")
               .arg(m_found.entries.size())
               .arg(end.record.entries),
           *start, 0);
  }
  return {};
}

/// A directory whose end record is cut off may still be there: it follows the last file.
Result<void> DirectoryReader::walkEndlessDirectory(const std::vector<ScannedEntry>& scanned) {
  if (scanned.empty()) {
    return {};
  }
  const ScannedEntry& last = scanned.back();
  const auto start = findSignature(m_source, last.localOffset + last.record.headerBytes() + last.record.codedSize);
  return start ? walkRecords(*start, m_source.size()) : std::unexpected(start.error());
}

Result<void> DirectoryReader::recover(bool endless) {
  const auto scanned = scanLocalHeaders(m_source, m_limits.maxArchiveEntries);
  if (!scanned) {
    return std::unexpected(scanned.error());
  }
  if (endless) {
    if (const auto walked = walkEndlessDirectory(*scanned); !walked) {
      return walked;
    }
  }
  return addScanned(*scanned);
}

Result<void> DirectoryReader::addScanned(const std::vector<ScannedEntry>& scanned) {
  for (const ScannedEntry& one : scanned) {
    if (m_localOffsets.contains(one.localOffset) || m_found.entries.size() >= m_limits.maxArchiveEntries) {
      continue;
    }
    const auto name = text(one.localOffset + kLocalBytes, one.record.nameLength);
    if (!name) {
      return std::unexpected(name.error());
    }
    const std::uint64_t dataOffset = one.localOffset + one.record.headerBytes();
    ZipEntry entry{.name = *name,
                   .method = one.record.method,
                   .flags = one.record.flags,
                   .crc = one.record.crc,
                   .codedSize = one.record.codedSize,
                   .size = one.record.size,
                   .dataOffset = dataOffset,
                   .localHeader = place(one.localOffset, one.record.headerBytes()),
                   .data = place(dataOffset, one.record.codedSize)};
    entry.name.replace(QLatin1Char('\\'), QLatin1Char('/'));
    judge(entry);
    m_found.entries.push_back(std::move(entry));
  }
  m_found.recovered = true;
  return {};
}

Result<ZipDirectory> DirectoryReader::read() {
  const auto end = findEnd();
  if (!end) {
    return std::unexpected(end.error());
  }
  if (*end) {
    const auto comment = text((*end)->offset + kEndBytes, (*end)->record.commentLength);
    if (!comment) {
      return std::unexpected(comment.error());
    }
    m_found.comment = *comment;
    m_found.endRecord = place((*end)->offset, kEndBytes + (*end)->record.commentLength);
    if (const auto walked = walkDirectory(**end); !walked) {
      return std::unexpected(walked.error());
    }
  } else {
    damage(QStringLiteral("zip end"), QStringLiteral("the archive has no end record; searching for its files"), 0, 0);
  }
  if (!m_complete) {
    if (const auto recovered = recover(!end->has_value()); !recovered) {
      return std::unexpected(recovered.error());
    }
  }
  if (!*end && m_found.entries.empty()) {
    Error error = Error::damaged(QStringLiteral("not a zip archive"), m_where.offset, m_where.space);
    error.code = ErrorCode::WrongFormat;
    return std::unexpected(std::move(error));
  }
  return std::move(m_found);
}

} // namespace

Result<ZipDirectory> readZipDirectory(const ByteSource& source, const Limits& limits, Diagnostics* diagnostics,
                                      const ByteRange& where) {
  return DirectoryReader(source, limits, diagnostics, where).read();
}

QString zipMethodName(std::uint16_t method) {
  switch (static_cast<ZipMethod>(method)) {
  case ZipMethod::Stored:
    return QStringLiteral("stored");
  case ZipMethod::Deflate:
    return QStringLiteral("deflate");
  case ZipMethod::Lzma:
    return QStringLiteral("LZMA");
  }
  return QStringLiteral("method %1").arg(method);
}

} // namespace vitrine::formats::source
