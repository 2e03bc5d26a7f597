#include "core/formats/source/zip/file/ZipDirectory.h"

#include "core/base/Translate.h"
#include "core/bytes/Text.h"
#include "core/files/Mount.h"
#include "core/formats/source/zip/file/ZipScan.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace vitrine::formats::source {
namespace {

using base::translate;
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

  /// Throws bytes::ReadError.
  ZipDirectory read() {
    const std::optional<End> end = findEnd();
    if (end) {
      m_found.comment = text(end->offset + kEnd.size, end->record.commentLength);
      m_found.endRecord = place(end->offset, kEnd.size + end->record.commentLength);
      walkDirectory(*end);
    } else {
      damage(QStringLiteral("zip end"), translate("formats", "the archive has no end record; searching for its files"),
             0, 0);
    }
    if (!m_complete) {
      const auto scanned = scanLocalHeaders(m_source, m_limits.maxArchiveEntries);
      if (!end) {
        walkEndlessDirectory(scanned);
      }
      addScanned(scanned);
    }
    if (!end && m_found.entries.empty()) {
      Error error = Error::damaged(translate("formats", "not a zip archive"), m_where.offset, m_where.space);
      error.code = ErrorCode::WrongFormat;
      throw bytes::ReadError(std::move(error));
    }
    return std::move(m_found);
  }

private:
  std::optional<End> findEnd() const {
    const std::uint64_t total = m_source.size();
    const std::uint64_t tailSize = std::min(total, kMaxTail);
    const Bytes tail = orThrow(m_source.read(total - tailSize, tailSize));
    for (std::uint64_t back = kEnd.size; back <= tailSize; ++back) {
      const std::uint64_t inTail = tailSize - back;
      if (const auto record = parseEnd(tail.span().subspan(static_cast<std::size_t>(inTail)))) {
        const std::uint64_t offset = total - back;
        // The letters may occur in data or in a comment: a real record's directory lies in front of it.
        if (record->directorySize <= offset && std::uint64_t{record->commentLength} <= back - kEnd.size) {
          return End{*record, offset};
        }
      }
    }
    return std::nullopt;
  }

  /// Offset of the directory's first record: as the end record says, else directly in front of it (archives that were
  /// appended to something, or whose head was cut off the numbers).
  std::uint64_t directoryStart(const End& end) const {
    const std::uint64_t said = end.record.directoryOffset;
    const bool there = signatureAt(m_source, said) == kCentralSignature && said < end.offset;
    return there ? said : end.offset - end.record.directorySize;
  }

  void walkRecords(std::uint64_t start, std::uint64_t endOffset) {
    std::uint64_t at = start;
    while (at < endOffset && m_found.entries.size() < m_limits.maxArchiveEntries) {
      const auto record = readCentral(m_source, at);
      const std::uint64_t next = record ? nextRecord(*record, at, endOffset) : 0;
      if (!record || next > endOffset) {
        break;
      }
      addCentral(*record, at, next);
      at = next;
    }
    if (at > start) {
      m_found.centralDirectory = place(start, at - start);
    }
  }

  void walkDirectory(const End& end) {
    const std::uint64_t start = directoryStart(end);
    m_shift = start > end.record.directoryOffset ? start - end.record.directoryOffset : 0;
    walkRecords(start, end.offset);
    // The end record counts in 16 bits only.
    m_complete = static_cast<std::uint16_t>(m_found.entries.size()) == end.record.entries;
    if (!m_complete) {
      damage(
          QStringLiteral("zip directory"),
          translate("formats", "the archive's directory lists %1 files, but its end record says %2; searching for more")
              .arg(m_found.entries.size())
              .arg(end.record.entries),
          start, 0);
    }
  }

  /// A directory whose end record is cut off may still be there: it follows the last file.
  void walkEndlessDirectory(const std::vector<ScannedEntry>& scanned) {
    if (!scanned.empty()) {
      const ScannedEntry& last = scanned.back();
      const std::uint64_t dataEnd = last.localOffset + last.record.headerBytes() + last.record.codedSize;
      walkRecords(findSignature(m_source, dataEnd), m_source.size());
    }
  }

  /// XZP2 pakfiles repeat the length of the local extra field in the directory, but no extra bytes follow there
  /// (docs/formats/source-assets.md, "Zip"): where no record follows with the extra field, one may follow without.
  std::uint64_t nextRecord(const CentralRecord& record, std::uint64_t at, std::uint64_t endOffset) const {
    const std::uint64_t bare = at + kCentral.size + record.nameLength;
    const std::uint64_t usual = bare + record.extraLength + record.commentLength;
    for (const std::uint64_t next : {usual, bare + record.commentLength}) {
      if (next == endOffset || (next < endOffset && signatureAt(m_source, next) == kCentralSignature)) {
        return next;
      }
    }
    return usual;
  }

  void addCentral(const CentralRecord& record, std::uint64_t at, std::uint64_t next) {
    ZipEntry entry = entryOf(record, at + kCentral.size);
    entry.centralRecord = place(at, next - at);
    const std::uint64_t localOffset = m_shift + record.localOffset;
    if (const auto local = readLocal(m_source, localOffset)) {
      locateData(entry, localOffset, *local);
    } else {
      entry.problem = translate("formats", "there is no local header at the offset in the directory");
      damage(QStringLiteral("zip local header"), QStringLiteral("%1: %2").arg(entry.name, entry.problem), localOffset,
             0);
    }
    addJudged(std::move(entry));
    m_localOffsets.insert(localOffset);
  }

  void addScanned(const std::vector<ScannedEntry>& scanned) {
    for (const ScannedEntry& one : scanned) {
      if (!m_localOffsets.contains(one.localOffset) && m_found.entries.size() < m_limits.maxArchiveEntries) {
        ZipEntry entry = entryOf(one.record, one.localOffset + kLocal.size);
        locateData(entry, one.localOffset, one.record);
        addJudged(std::move(entry));
      }
    }
    m_found.recovered = true;
  }

  QString text(std::uint64_t offset, std::uint64_t size) const {
    return bytes::decodeText(orThrow(m_source.readClipped(offset, size)).span());
  }

  /// Entry of a record, without the place of its data.
  ZipEntry entryOf(const FileRecord& record, std::uint64_t nameOffset) const {
    ZipEntry entry{.name = text(nameOffset, record.nameLength),
                   .method = record.method,
                   .flags = record.flags,
                   .crc = record.crc,
                   .codedSize = record.codedSize,
                   .size = record.size};
    entry.name.replace(QLatin1Char('\\'), QLatin1Char('/'));
    return entry;
  }

  /// The coded bytes are behind the local header, which alone knows how long it is.
  void locateData(ZipEntry& entry, std::uint64_t localOffset, const LocalRecord& local) const {
    entry.dataOffset = localOffset + local.headerBytes();
    entry.localHeader = place(localOffset, local.headerBytes());
    entry.data = place(entry.dataOffset, entry.codedSize);
  }

  /// Reason why an entry cannot be opened; empty: it can.
  QString problemOf(const ZipEntry& entry) const {
    const auto method = static_cast<ZipMethod>(entry.method);
    const std::uint64_t total = m_source.size();
    if ((entry.flags & kFlagEncrypted) != 0) {
      return translate("formats", "it is encrypted");
    }
    if (method != ZipMethod::Stored && method != ZipMethod::Deflate && method != ZipMethod::Lzma) {
      return translate("formats", "compression method %1 is not supported").arg(entry.method);
    }
    if (entry.codedSize == kZip64 || entry.size == kZip64) {
      return translate("formats", "its sizes are in zip64 fields, which are not supported");
    }
    if (entry.dataOffset > total || entry.codedSize > total - entry.dataOffset) {
      return translate("formats", "its data lies outside the archive");
    }
    if (method == ZipMethod::Stored && entry.codedSize != entry.size) {
      return translate("formats", "it is stored, but its two sizes differ");
    }
    return files::normalisedPath(entry.name) ? QString() : translate("formats", "its name leads outside the archive");
  }

  void addJudged(ZipEntry entry) {
    if (entry.problem.isEmpty() && !entry.folder()) {
      entry.problem = problemOf(entry);
      if (!entry.problem.isEmpty()) {
        damage(QStringLiteral("zip entry"),
               translate("formats", "%1 cannot be opened: %2").arg(entry.name, entry.problem),
               entry.data.offset - m_where.offset, 0);
      }
    }
    m_found.entries.push_back(std::move(entry));
  }

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

} // namespace

Result<ZipDirectory> readZipDirectory(const ByteSource& source, const Limits& limits, Diagnostics* diagnostics,
                                      const ByteRange& where) {
  try {
    return DirectoryReader(source, limits, diagnostics, where).read();
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

QString zipMethodName(std::uint16_t method) {
  static const std::map<ZipMethod, QString> kNames{{ZipMethod::Stored, QStringLiteral("stored")},
                                                   {ZipMethod::Deflate, QStringLiteral("deflate")},
                                                   {ZipMethod::Lzma, QStringLiteral("LZMA")}};
  const auto known = kNames.find(static_cast<ZipMethod>(method));
  return known != kNames.end() ? known->second : QStringLiteral("method %1").arg(method);
}

} // namespace vitrine::formats::source
