#include "core/formats/source/vpk/records/VpkSections.h"

#include "core/base/Translate.h"

namespace vitrine::formats::source {
namespace {

using namespace structure::fields;
using structure::LayoutPtr;
using structure::StructureBuilder;
using Handle = StructureBuilder::Handle;

// A section costs more than a record of the tree, and names are shared by many records. The table has all of them.
constexpr std::size_t kMaxSections = 50'000;
constexpr qsizetype kMaxNames = 8 << 20;
constexpr std::size_t kVpkSectionsEntriesPerCheck = 256;

/// As the table shows it: the record and the names that stand before it.
constexpr auto kEntry =
    structure::layout("entry", structure::kVaryingSize, chars("path").varying(),
                      chars("crc32", QT_TRANSLATE_NOOP("formats", "of the whole file")),
                      u16("preload", QT_TRANSLATE_NOOP("formats", "bytes stored in the directory itself")),
                      u16("archive", QT_TRANSLATE_NOOP("formats", "number of the part; 32767: this file")),
                      u32("offset", QT_TRANSLATE_NOOP("formats", "in the part; in this file from the end of the tree")),
                      u32("length", QT_TRANSLATE_NOOP("formats", "bytes after the preloaded ones")), chars("note"));

constexpr auto kPartChecksum =
    structure::layout("checksum", 28, u32("archive", QT_TRANSLATE_NOOP("formats", "number of the part")), u32("offset"),
                      u32("length"), raw("md5", "", 16));

constexpr auto kFileChecksums =
    structure::layout("checksums", 48, raw("tree", QT_TRANSLATE_NOOP("formats", "MD5 of the tree"), 16),
                      raw("archiveMd5", QT_TRANSLATE_NOOP("formats", "MD5 of the checksums of the parts"), 16),
                      raw("file", QT_TRANSLATE_NOOP("formats", "MD5 of all preceding bytes"), 16));

class Sections {
public:
  Sections(StructureBuilder& builder, bytes::ByteSpaces& spaces, const VpkArchivePtr& archive, const VpkSpaces& where,
           const Limits& limits)
      : m_builder(builder), m_spaces(spaces), m_archive(archive), m_header(archive->directory.header), m_where(where),
        m_limits(limits) {}

  void addDirectory();
  void addChecksums();
  void addFiles(Progress& progress);

private:
  /// Cut to what the file has.
  ByteRange inDirectory(std::uint64_t offset, std::uint64_t size) const {
    const std::uint64_t start = std::min(offset, m_archive->file->size());
    return {m_where.directory, start, std::min(size, m_archive->file->size() - start)};
  }
  ByteRange preloadOf(const VpkEntry& entry) const {
    return inDirectory(m_header.size() + entry.preloadOffset(), entry.preload);
  }
  ByteRange bodyOf(const VpkEntry& entry) const;
  void addFile(Handle parent, const VpkEntry& entry, const QString& path);
  void addBeginning(Handle parent, const VpkEntry& entry, const QString& path, const QString& problem);

  StructureBuilder& m_builder;
  bytes::ByteSpaces& m_spaces;
  const VpkArchivePtr& m_archive;
  const VpkHeader& m_header;
  const VpkSpaces& m_where;
  const Limits& m_limits;
};

void Sections::addDirectory() {
  const ByteRange headerRange = inDirectory(0, m_header.size());
  const Handle header = m_builder.add(m_builder.root(), QStringLiteral("header"), headerRange);
  m_builder.at(header).table = structure::makeFixedTable(
      m_header.version == 1 ? LayoutPtr(vpk::kHeader1) : LayoutPtr(vpk::kHeader2), m_archive->file, headerRange);

  const VpkDirectory& directory = m_archive->directory;
  const ByteRange treeRange = inDirectory(m_header.size(), directory.tree.size());
  const Handle tree = m_builder.add(m_builder.root(), QStringLiteral("tree"), treeRange);
  std::vector<std::uint32_t> starts;
  starts.reserve(directory.entries.size());
  for (const VpkEntry& entry : directory.entries) {
    starts.push_back(entry.record);
  }
  m_builder.at(tree).table = structure::makeIndexedTable(
      kEntry, m_archive->file, treeRange, std::move(starts),
      [archive = m_archive, where = m_where](std::uint64_t index, const Bytes&) -> Result<structure::Row> {
        const VpkEntry& entry = archive->directory.entries.at(static_cast<std::size_t>(index));
        return structure::Row{
            {archive->directory.pathOf(entry), QStringLiteral("%1").arg(entry.crc, 8, 16, QLatin1Char('0')),
             structure::integer(entry.preload), structure::integer(entry.archive), structure::integer(entry.offset),
             structure::integer(entry.length), vpkProblem(*archive, entry, where)}};
      });
}

void Sections::addChecksums() {
  std::uint64_t at = m_header.treeEnd();
  const auto next = [&](const char* name, std::uint32_t size, const LayoutPtr& layout) {
    const ByteRange range = inDirectory(at, size);
    at += size;
    if (range.size > 0) {
      const Handle section = m_builder.add(m_builder.root(), QLatin1StringView(name), range);
      m_builder.at(section).table = layout ? structure::makeFixedTable(layout, m_archive->file, range) : nullptr;
    }
  };
  next("file data", m_header.version == 1 ? 0 : m_header.dataSize, nullptr);
  next("archive MD5", m_header.archiveMd5Size, kPartChecksum);
  next("other MD5", m_header.otherMd5Size, kFileChecksums);
  next("signature", m_header.signatureSize, nullptr);
}

ByteRange Sections::bodyOf(const VpkEntry& entry) const {
  return entry.embedded() ? inDirectory(m_header.treeEnd() + entry.offset, entry.length)
                          : ByteRange{m_where.parts.at(entry.archive).space, entry.offset, entry.length};
}

void Sections::addFile(Handle parent, const VpkEntry& entry, const QString& path) {
  if (entry.preload == 0 || entry.length == 0) {
    m_builder.add(parent, path, entry.length == 0 ? preloadOf(entry) : bodyOf(entry));
    return;
  }
  const bool room = m_spaces.decodedBytes() + entry.size() <= m_limits.maxTotalDecodedBytes;
  auto source = room ? openVpkEntry(m_archive, entry, m_limits) : std::unexpected(Error());
  ByteRange whole = bodyOf(entry);
  if (source) {
    whole = {m_spaces.add(path, std::move(*source), bodyOf(entry), QStringLiteral("preloaded bytes + rest")), 0,
             entry.size()};
  }
  const Handle file = m_builder.add(parent, path, whole);
  m_builder.add(file, QStringLiteral("preloaded"), preloadOf(entry));
  m_builder.add(file, QStringLiteral("rest"), bodyOf(entry));
}

/// Of a file whose rest is not there.
void Sections::addBeginning(Handle parent, const VpkEntry& entry, const QString& path, const QString& problem) {
  const Handle file = m_builder.add(parent, path, preloadOf(entry));
  m_builder.at(file).note = problem;
  m_builder.add(file, QStringLiteral("preloaded"), preloadOf(entry));
}

void Sections::addFiles(Progress& progress) {
  const Handle files = m_builder.add(m_builder.root(), QStringLiteral("files"), {m_where.directory, 0, 0});
  std::size_t listed = 0;
  qsizetype names = 0;
  for (const VpkEntry& entry : m_archive->directory.entries) {
    if (listed == kMaxSections || names > kMaxNames) {
      m_builder.at(files).note =
          base::translate("formats", "only the first %1 are listed here; the tree contains all of them").arg(listed);
      return;
    }
    const QString problem = vpkProblem(*m_archive, entry, m_where);
    if (problem.isEmpty() || entry.preload > 0) {
      const QString path = m_archive->directory.pathOf(entry);
      problem.isEmpty() ? addFile(files, entry, path) : addBeginning(files, entry, path, problem);
      names += path.size();
      ++listed;
      if (listed % kVpkSectionsEntriesPerCheck == 0) {
        progress.check();
      }
    }
  }
}

} // namespace

QString vpkProblem(const VpkArchive& archive, const VpkEntry& entry, const VpkSpaces& where) {
  if (entry.length == 0) {
    return {};
  }
  std::uint64_t there = archive.file->size();
  std::uint64_t offset = entry.offset;
  if (entry.embedded()) {
    offset += archive.directory.header.treeEnd();
  } else {
    const auto part = where.parts.find(entry.archive);
    if (part == where.parts.end()) {
      return base::translate("formats", "its part is missing");
    }
    there = part->second.size;
  }
  return offset > there || entry.length > there - offset ? base::translate("formats", "past the end of its part")
                                                         : QString();
}

void addVpkSections(StructureBuilder& builder, bytes::ByteSpaces& spaces, const VpkArchivePtr& archive,
                    const VpkSpaces& where, const Limits& limits, Progress& progress) {
  Sections sections(builder, spaces, archive, where, limits);
  sections.addDirectory();
  sections.addChecksums();
  sections.addFiles(progress);
}

} // namespace vitrine::formats::source
