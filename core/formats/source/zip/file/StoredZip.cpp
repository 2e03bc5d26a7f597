#include "core/formats/source/zip/file/StoredZip.h"

#include "core/base/Translate.h"
#include "core/formats/source/zip/file/ZipContent.h"
#include "core/formats/source/zip/records/ZipRecords.h"
#include "core/structure/RecordEditor.h"

#include <limits>

namespace vitrine::formats::source {
namespace {

constexpr std::uint16_t kStoredVersion = 10; ///< of the specification, 1.0: all that reading a stored entry takes
constexpr std::uint16_t kKeptFlags = 0x0800; ///< the name is UTF-8; the others are about how data was coded
constexpr std::uint64_t kMostZipAlignment = 1 << 16;

std::unexpected<Error> damagedEntry(const ZipEntry& entry, const QString& problem) {
  Error error = Error::damaged(problem, entry.data.offset, entry.data.space);
  error.path = entry.name;
  return std::unexpected(std::move(error));
}

/// The alignment that a comment tells; 1: none.
std::uint64_t alignmentOf(const ZipDirectory& directory) {
  const QStringList words = directory.comment.trimmed().split(QLatin1Char(' '));
  const std::uint64_t told =
      words.size() == 2 && words[0].startsWith(QLatin1String("XZP")) ? words[1].toULongLong() : 0;
  return told > 1 && told <= kMostZipAlignment ? told : 1;
}

class StoredArchive {
public:
  StoredArchive(const ByteSource& archive, const ZipDirectory& directory, const Limits& limits)
      : m_archive(archive), m_directory(directory), m_limits(limits), m_alignment(alignmentOf(directory)) {}

  Result<Bytes> make(Progress& progress) {
    std::vector<std::size_t> order(m_directory.entries.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      order[i] = i;
    }
    std::ranges::stable_sort(order, {}, [this](std::size_t i) { return m_directory.entries[i].dataOffset; });
    m_central.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      const ZipEntry& entry = m_directory.entries[order[i]];
      progress.step(entry.name, static_cast<double>(i) / static_cast<double>(order.size()));
      if (auto added = addEntry(entry, m_central[order[i]]); !added) {
        return std::unexpected(added.error());
      }
    }
    return end();
  }

private:
  using CentralEditor = structure::RecordEditor<zip::kCentral>;

  Result<void> addEntry(const ZipEntry& entry, std::vector<std::byte>& central) {
    const auto record = m_archive.read(entry.centralRecord.offset, entry.centralRecord.size);
    if (entry.centralRecord.size < zip::kCentral.size || !record) {
      return damagedEntry(entry, base::translate("formats", "the directory of the archive is damaged"));
    }
    Bytes content;
    std::uint32_t crc = entry.crc;
    if (!entry.folder()) {
      auto decoded = decodeZipEntry(m_archive, entry, m_limits);
      if (!decoded) {
        return std::unexpected(decoded.error());
      }
      if (!decoded->complete || !decoded->problem.isEmpty()) {
        return damagedEntry(entry, decoded->problem);
      }
      content = std::move(decoded->bytes);
      crc = crc == 0 ? bytes::crc32(content) : crc;
    }
    const std::uint64_t whole = m_out.size() + content.size() + record->size();
    if (whole > std::min<std::uint64_t>(m_limits.maxTotalDecodedBytes, std::numeric_limits<std::int32_t>::max())) {
      return std::unexpected(Error::of(ErrorCode::LimitReached,
                                       base::translate("formats", "the decoded file would be too large"), entry.name));
    }
    central.assign(record->span().begin(), record->span().end());
    CentralEditor editor(central.data());
    editor.set("localOffset", static_cast<std::uint32_t>(m_out.size()));
    setContent(editor, crc, content.size());
    addLocal(central);
    m_out.insert(m_out.end(), content.span().begin(), content.span().end());
    return {};
  }

  /// Header before the data, with what the directory's record says.
  void addLocal(std::vector<std::byte>& central) {
    const CentralEditor told(central.data());
    std::vector<std::byte> local(zip::kLocal.size);
    structure::RecordEditor<zip::kLocal> editor(local.data());
    editor.set("signature", zip::kLocalSignature);
    for (const char* field : {"version", "flags", "method", "time", "date", "crc", "codedSize", "size", "nameLength"}) {
      editor.set(field, told.get(field));
    }
    const std::uint32_t nameLength = told.get("nameLength");
    const std::uint64_t end = m_out.size() + local.size() + nameLength;
    const auto padding = static_cast<std::size_t>((m_alignment - end % m_alignment) % m_alignment);
    editor.set("extraLength", static_cast<std::uint32_t>(padding));
    m_out.insert(m_out.end(), local.begin(), local.end());
    const auto name = std::span(central)
                          .subspan(zip::kCentral.size)
                          .first(std::min<std::size_t>(nameLength, central.size() - zip::kCentral.size));
    m_out.insert(m_out.end(), name.begin(), name.end());
    m_out.resize(m_out.size() + padding);
  }

  Result<Bytes> end() {
    const std::size_t directoryOffset = m_out.size();
    for (const std::vector<std::byte>& record : m_central) {
      m_out.insert(m_out.end(), record.begin(), record.end());
    }
    const std::size_t directorySize = m_out.size() - directoryOffset;
    const auto stored = m_directory.endRecord
                            ? m_archive.read(m_directory.endRecord->offset, m_directory.endRecord->size)
                            : Result<Bytes>(Bytes());
    if (!stored || stored->size() < zip::kEnd.size) {
      return std::unexpected(Error::damaged(base::translate("formats", "the directory of the archive is damaged"), 0));
    }
    std::vector<std::byte> record(stored->span().begin(), stored->span().end());
    structure::RecordEditor<zip::kEnd> editor(record.data());
    editor.set("directorySize", static_cast<std::uint32_t>(directorySize));
    editor.set("directoryOffset", static_cast<std::uint32_t>(directoryOffset));
    m_out.insert(m_out.end(), record.begin(), record.end());
    return Bytes::adopt(std::move(m_out));
  }

  static void setContent(CentralEditor& record, std::uint32_t crc, std::size_t size) {
    record.set("version", kStoredVersion);
    record.set("flags", record.get("flags") & kKeptFlags);
    record.set("method", static_cast<std::uint32_t>(ZipMethod::Stored));
    record.set("crc", crc);
    record.set("codedSize", static_cast<std::uint32_t>(size));
    record.set("size", static_cast<std::uint32_t>(size));
  }

  const ByteSource& m_archive;
  const ZipDirectory& m_directory;
  const Limits& m_limits;
  std::uint64_t m_alignment;
  std::vector<std::byte> m_out;
  std::vector<std::vector<std::byte>> m_central; ///< in the order of the directory
};

} // namespace

bool holdsCodedEntries(const ZipDirectory& directory) {
  return std::ranges::any_of(directory.entries, [](const ZipEntry& entry) {
    return !entry.folder() && static_cast<ZipMethod>(entry.method) != ZipMethod::Stored;
  });
}

Result<Bytes> storedZip(const ByteSource& archive, const ZipDirectory& directory, const Limits& limits,
                        Progress& progress) {
  return StoredArchive(archive, directory, limits).make(progress);
}

} // namespace vitrine::formats::source
