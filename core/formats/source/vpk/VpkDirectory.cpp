#include "core/formats/source/vpk/VpkDirectory.h"

#include "core/bytes/ByteReader.h"
#include "core/bytes/Text.h"

#include <cstring>

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kMaxHeader = 28;
constexpr std::size_t kRecordBytes = 18;
constexpr std::uint16_t kRecordEnd = 0xffff;
// The engine's own paths end at 260. Names are shared by many entries: endless ones would take endless memory.
constexpr std::size_t kMaxPathBytes = 1024;
constexpr std::size_t kEntriesPerCheck = 4096;

Error refusal(const QString& what) {
  return Error::of(ErrorCode::Unsupported, what);
}

struct Text {
  std::uint32_t start = 0;
  std::uint32_t size = 0;

  bool empty() const { return size == 0; }
};

class TreeReader {
public:
  TreeReader(VpkDirectory& directory, const Limits& limits, Progress& progress)
      : m_directory(directory), m_tree(directory.tree), m_limits(limits), m_progress(progress) {}

  /// Why the tree could not be read to its end; empty: it could. `at`: where.
  QString read();
  std::size_t at() const { return m_at; }

private:
  bool text(Text& found);
  bool readPaths(const Text& extension);
  bool readNames(std::uint32_t group);
  bool readEntry(std::uint32_t group, const Text& name);
  bool stop(QString reason) {
    m_problem = std::move(reason);
    return false;
  }

  VpkDirectory& m_directory;
  const Bytes& m_tree;
  const Limits& m_limits;
  Progress& m_progress;
  std::size_t m_at = 0;
  QString m_problem;
};

bool TreeReader::text(Text& found) {
  const void* end = m_at < m_tree.size() ? std::memchr(m_tree.data() + m_at, 0, m_tree.size() - m_at) : nullptr;
  if (end == nullptr) {
    return stop(QStringLiteral("the tree is cut off"));
  }
  const auto size = static_cast<std::size_t>(static_cast<const std::byte*>(end) - (m_tree.data() + m_at));
  found = {static_cast<std::uint32_t>(m_at), static_cast<std::uint32_t>(size)};
  m_at += size + 1;
  return true;
}

bool TreeReader::readEntry(std::uint32_t group, const Text& name) {
  if (m_tree.size() - m_at < kRecordBytes) {
    return stop(QStringLiteral("the tree is cut off"));
  }
  if (m_directory.entries.size() >= m_limits.maxArchiveEntries) {
    return stop(QStringLiteral("it has more files than the limit of %1").arg(m_limits.maxArchiveEntries));
  }
  const std::byte* record = m_tree.data() + m_at;
  const VpkEntry entry{.group = group,
                       .record = name.start,
                       .nameBytes = name.size,
                       .crc = bytes::loadU32(record),
                       .offset = bytes::loadU32(record + 8),
                       .length = bytes::loadU32(record + 12),
                       .preload = bytes::loadU16(record + 4),
                       .archive = bytes::loadU16(record + 6)};
  if (bytes::loadU16(record + 16) != kRecordEnd) {
    return stop(QStringLiteral("a record does not end as it should"));
  }
  if (m_tree.size() - m_at - kRecordBytes < entry.preload) {
    return stop(QStringLiteral("the tree is cut off"));
  }
  m_at += kRecordBytes + entry.preload;
  const VpkDirectory::Group& in = m_directory.groups[group];
  if (std::size_t{in.pathBytes} + in.extensionBytes + name.size > kMaxPathBytes) {
    ++m_directory.refused;
  } else {
    m_directory.entries.push_back(entry);
  }
  return true;
}

bool TreeReader::readNames(std::uint32_t group) {
  Text name;
  while (text(name)) {
    if (name.empty()) {
      return true;
    }
    if ((m_directory.entries.size() + m_directory.refused) % kEntriesPerCheck == 0) {
      m_progress.check();
    }
    if (!readEntry(group, name)) {
      return false;
    }
  }
  return false;
}

bool TreeReader::readPaths(const Text& extension) {
  Text path;
  while (text(path)) {
    if (path.empty()) {
      return true;
    }
    const auto group = static_cast<std::uint32_t>(m_directory.groups.size());
    m_directory.groups.push_back({path.start, path.size, extension.start, extension.size});
    if (!readNames(group)) {
      return false;
    }
  }
  return false;
}

QString TreeReader::read() {
  Text extension;
  while (text(extension)) {
    if (extension.empty()) {
      return {};
    }
    if (!readPaths(extension)) {
      break;
    }
  }
  return m_problem;
}

/// A space stands for nothing, as no string of the tree may be empty.
QString partOf(const Bytes& tree, std::uint32_t start, std::uint32_t size) {
  const QString text = bytes::decodeText(tree.span().subspan(start, size));
  return text == QLatin1String(" ") ? QString() : text;
}

} // namespace

QString VpkDirectory::folderOf(const VpkEntry& entry) const {
  const Group& group = groups[entry.group];
  return partOf(tree, group.path, group.pathBytes);
}

QString VpkDirectory::nameOf(const VpkEntry& entry) const {
  const Group& group = groups[entry.group];
  const QString extension = partOf(tree, group.extension, group.extensionBytes);
  const QString name = partOf(tree, entry.record, entry.nameBytes);
  return extension.isEmpty() ? name : name + QLatin1Char('.') + extension;
}

QString VpkDirectory::pathOf(const VpkEntry& entry) const {
  const QString folder = folderOf(entry);
  return folder.isEmpty() ? nameOf(entry) : folder + QLatin1Char('/') + nameOf(entry);
}

Result<VpkHeader> readVpkHeader(const ByteSource& file) {
  const auto head = file.readClipped(0, kMaxHeader);
  if (!head) {
    return std::unexpected(head.error());
  }
  if (head->size() < 12 || bytes::loadU32(head->data()) != kVpkMagic) {
    return std::unexpected(
        refusal(QStringLiteral("this VPK has no header: one of the first version, or of another game's own kind")));
  }
  VpkHeader header{.version = bytes::loadU32(head->data() + 4), .treeSize = bytes::loadU32(head->data() + 8)};
  if (header.version == 0x00030002) {
    return std::unexpected(refusal(QStringLiteral("VPK 2.3, as Respawn's games have it, is not read")));
  }
  if (header.version != 1 && header.version != 2) {
    return std::unexpected(refusal(QStringLiteral("VPK version %1 is not read").arg(header.version)));
  }
  if (header.version == 2) {
    if (head->size() < kMaxHeader) {
      return std::unexpected(Error::damaged(QStringLiteral("the header is cut off"), head->size()));
    }
    header.dataSize = bytes::loadU32(head->data() + 12);
    header.archiveMd5Size = bytes::loadU32(head->data() + 16);
    header.otherMd5Size = bytes::loadU32(head->data() + 20);
    header.signatureSize = bytes::loadU32(head->data() + 24);
  }
  return header;
}

Result<VpkDirectory> readVpkDirectory(const ByteSource& file, const Limits& limits, Diagnostics* diagnostics,
                                      Progress& progress, SpaceId space) {
  const auto header = readVpkHeader(file);
  if (!header) {
    return std::unexpected(header.error());
  }
  VpkDirectory directory;
  directory.header = *header;
  if (std::min<std::uint64_t>(header->treeSize, file.size()) > limits.maxDecodedBytes) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, QStringLiteral("the directory is larger than the limit allows")));
  }
  auto tree = file.readClipped(header->size(), header->treeSize);
  if (!tree) {
    return std::unexpected(tree.error());
  }
  directory.tree = std::move(*tree);
  TreeReader reader(directory, limits, progress);
  const QString problem = reader.read();
  directory.treeEnds = problem.isEmpty();
  directory.sizeMatches = directory.treeEnds && reader.at() == header->treeSize;
  if (diagnostics == nullptr) {
    return directory;
  }
  const ByteRange where{space, header->size() + std::min<std::uint64_t>(reader.at(), directory.tree.size()), 0};
  if (!problem.isEmpty()) {
    diagnostics->damage(QStringLiteral("%1; %2 files were read").arg(problem).arg(directory.entries.size()), where);
  } else if (!directory.sizeMatches) {
    diagnostics->damage(QStringLiteral("the tree ends after %1 bytes where the header says %2")
                            .arg(reader.at())
                            .arg(header->treeSize),
                        where);
  }
  if (directory.refused > 0) {
    diagnostics->damage(QStringLiteral("%1 files have names longer than %2 bytes and are left out")
                            .arg(directory.refused)
                            .arg(kMaxPathBytes));
  }
  return directory;
}

} // namespace vitrine::formats::source
