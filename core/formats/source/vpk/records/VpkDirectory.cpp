#include "core/formats/source/vpk/records/VpkDirectory.h"

#include "core/base/Translate.h"
#include "core/bytes/Text.h"
#include "core/structure/Column.h"

#include <cstring>

namespace vitrine::formats::source {
namespace {

constexpr std::uint16_t kRecordEnd = 0xffff;
// The engine's own paths end at 260. Names are shared by many entries: endless ones would take endless memory.
constexpr std::size_t kMaxPathBytes = 1024;
constexpr std::size_t kEntriesPerCheck = 4096;

consteval structure::Column recordField(std::string_view name) {
  return structure::columnOf<vpk::kRecord>(name);
}
consteval structure::Column vpkField(std::string_view name) {
  return structure::columnOf<vpk::kHeader2>(name); // that of version 1 begins like it
}

std::unexpected<Error> refusal(const QString& what) {
  return std::unexpected(Error::of(ErrorCode::Unsupported, what));
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
  template <class Use>
  bool eachText(Use use);
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
    return stop(base::translate("formats", "the tree is truncated"));
  }
  const auto size = static_cast<std::size_t>(static_cast<const std::byte*>(end) - (m_tree.data() + m_at));
  found = {static_cast<std::uint32_t>(m_at), static_cast<std::uint32_t>(size)};
  m_at += size + 1;
  return true;
}

bool TreeReader::readEntry(std::uint32_t group, const Text& name) {
  if (m_tree.size() - m_at < vpk::kRecord.size) {
    return stop(base::translate("formats", "the tree is truncated"));
  }
  if (m_directory.entries.size() >= m_limits.maxArchiveEntries) {
    return stop(base::translate("formats", "it has more files than the limit of %1").arg(m_limits.maxArchiveEntries));
  }
  const std::byte* record = m_tree.data() + m_at;
  const VpkEntry entry{.group = group,
                       .record = name.start,
                       .nameBytes = name.size,
                       .crc = recordField("crc32").as<std::uint32_t>(record),
                       .offset = recordField("offset").as<std::uint32_t>(record),
                       .length = recordField("length").as<std::uint32_t>(record),
                       .preload = recordField("preload").as<std::uint16_t>(record),
                       .archive = recordField("archive").as<std::uint16_t>(record)};
  if (recordField("terminator").as<std::uint16_t>(record) != kRecordEnd) {
    return stop(base::translate("formats", "a record does not end as it should"));
  }
  if (m_tree.size() - m_at - vpk::kRecord.size < entry.preload) {
    return stop(base::translate("formats", "the tree is truncated"));
  }
  m_at += vpk::kRecord.size + entry.preload;
  const VpkDirectory::Group& in = m_directory.groups[group];
  if (std::size_t{in.pathBytes} + in.extensionBytes + name.size > kMaxPathBytes) {
    ++m_directory.refused;
  } else {
    m_directory.entries.push_back(entry);
  }
  return true;
}

/// Calls `use` with every text up to the empty one that ends them; false where it says so, or they do not end.
template <class Use>
bool TreeReader::eachText(Use use) {
  Text found;
  while (text(found)) {
    if (found.empty() || !use(found)) {
      return found.empty();
    }
  }
  return false;
}

bool TreeReader::readNames(std::uint32_t group) {
  return eachText([&](const Text& name) {
    if ((m_directory.entries.size() + m_directory.refused) % kEntriesPerCheck == 0) {
      m_progress.check();
    }
    return readEntry(group, name);
  });
}

QString TreeReader::read() {
  eachText([&](const Text& extension) {
    return eachText([&](const Text& path) {
      const auto group = static_cast<std::uint32_t>(m_directory.groups.size());
      m_directory.groups.push_back({path.start, path.size, extension.start, extension.size});
      return readNames(group);
    });
  });
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
  const auto head = file.readClipped(0, vpk::kHeader2.size);
  if (!head) {
    return std::unexpected(head.error());
  }
  if (head->size() < vpk::kHeader1.size || bytes::loadU32(head->data()) != kVpkMagic) {
    return refusal(
        base::translate("formats", "this VPK has no header: it is of the first version, or a variant of another game"));
  }
  VpkHeader header{.version = vpkField("version").as<std::uint32_t>(head->data()),
                   .treeSize = vpkField("treeSize").as<std::uint32_t>(head->data())};
  if (header.version == 0x00030002) {
    return refusal(base::translate("formats", "VPK 2.3, as used by Respawn's games, is not supported"));
  }
  if (header.version != 1 && header.version != 2) {
    return refusal(base::translate("formats", "VPK version %1 is not supported").arg(header.version));
  }
  if (header.version == 2) {
    if (head->size() < vpk::kHeader2.size) {
      return std::unexpected(Error::damaged(base::translate("formats", "the header is truncated"), head->size()));
    }
    header.dataSize = vpkField("fileDataSize").as<std::uint32_t>(head->data());
    header.archiveMd5Size = vpkField("archiveMd5Size").as<std::uint32_t>(head->data());
    header.otherMd5Size = vpkField("otherMd5Size").as<std::uint32_t>(head->data());
    header.signatureSize = vpkField("signatureSize").as<std::uint32_t>(head->data());
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
    return std::unexpected(Error::of(ErrorCode::LimitReached,
                                     base::translate("formats", "the directory is larger than the limit allows")));
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
    diagnostics->damage(base::translate("formats", "%1; %2 files were read").arg(problem).arg(directory.entries.size()),
                        where);
  } else if (!directory.sizeMatches) {
    diagnostics->damage(base::translate("formats", "the tree ends after %1 bytes, but the header says %2")
                            .arg(reader.at())
                            .arg(header->treeSize),
                        where);
  }
  if (directory.refused > 0) {
    diagnostics->damage(base::translate("formats", "%1 files have names longer than %2 bytes and are left out")
                            .arg(directory.refused)
                            .arg(kMaxPathBytes),
                        directory.treeRange(space));
  }
  return directory;
}

} // namespace vitrine::formats::source
