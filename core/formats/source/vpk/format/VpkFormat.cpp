#include "core/formats/source/vpk/format/VpkFormat.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/bytes/FileBytes.h"
#include "core/formats/source/vpk/file/VpkMount.h"
#include "core/formats/source/vpk/records/VpkSections.h"

#include <QFileInfo>

namespace vitrine::formats::source {
namespace {

constexpr int kSureScore = 100;
constexpr int kNameScore = 30;

class VpkLoader {
public:
  VpkLoader(const Source& source, LoadContext& context, Document& document)
      : m_source(source), m_context(context), m_document(document) {}

  Result<void> run() {
    if (const auto read = readDirectory(); !read) {
      return std::unexpected(read.error());
    }
    openParts();
    checkEntries();
    m_context.progress.step(base::translate("formats", "Building the structure"), 0.7);
    structure::StructureBuilder builder(QFileInfo(m_source.path).fileName(), {base::kFileSpace, 0, m_document.size});
    addVpkSections(builder, m_document.spaces, m_archive, m_spaces, m_context.limits, m_context.progress);
    m_document.structure = builder.build();
    if (m_context.counts) {
      count();
    }
    return {};
  }

private:
  Result<void> readDirectory();
  void openParts();
  void checkEntries();
  void count();

  const Source& m_source;
  LoadContext& m_context;
  Document& m_document;
  VpkArchivePtr m_archive;
  VpkSpaces m_spaces;
  QString m_directoryPath;
};

/// Of the file itself or, where that is a part, of the directory beside it.
Result<void> VpkLoader::readDirectory() {
  m_context.progress.step(base::translate("formats", "Reading the directory"));
  m_directoryPath = m_source.path;
  ByteSourcePtr file = m_source.bytes;
  if (const auto directory = vpkDirectoryOf(m_source.path); directory && !readVpkHeader(*file)) {
    const auto opened = bytes::FileBytes::open(*directory);
    if (!opened) {
      return std::unexpected(opened.error());
    }
    m_directoryPath = *directory;
    file = *opened;
    m_spaces.directory = m_document.spaces.add(QFileInfo(*directory).fileName(), file, {}, {});
    m_context.diagnostics.note(base::translate("formats", "this is a part of %1, which is shown instead")
                                   .arg(QFileInfo(*directory).fileName()),
                               ByteRange{m_spaces.directory, 0, file->size()});
  }
  auto directory =
      readVpkDirectory(*file, m_context.limits, &m_context.diagnostics, m_context.progress, m_spaces.directory);
  if (!directory) {
    return std::unexpected(directory.error());
  }
  m_document.formatVersion = QString::number(directory->header.version);
  m_archive = std::make_shared<const VpkArchive>(std::move(*directory), file, m_directoryPath);
  return {};
}

void VpkLoader::openParts() {
  m_context.progress.step(base::translate("formats", "Searching for parts"), 0.4);
  struct Wanted {
    std::size_t files = 0;
    ByteRange first; ///< the entry of the first of them
  };
  std::map<std::uint16_t, Wanted> wanted;
  for (const VpkEntry& entry : m_archive->directory.entries) {
    if (!entry.embedded() && entry.length > 0) {
      const auto [part, isFirst] = wanted.try_emplace(entry.archive);
      ++part->second.files;
      if (isFirst) {
        part->second.first = {m_spaces.directory, m_archive->directory.header.size() + entry.record, entry.nameBytes};
      }
    }
  }
  const QString own = QFileInfo(m_source.path).fileName();
  for (const auto& [number, want] : wanted) {
    m_context.progress.check();
    const QString name = vpkPartName(m_directoryPath, number);
    const bool opened = name.compare(own, Qt::CaseInsensitive) == 0;
    const auto part = opened ? Result<ByteSourcePtr>(m_source.bytes) : m_archive->parts.open(number);
    if (part) {
      const SpaceId space = opened ? base::kFileSpace : m_document.spaces.add(name, *part, {}, {});
      m_spaces.parts[number] = {space, 0, (*part)->size()};
      continue;
    }
    m_context.missing.add(
        name,
        {base::translate("formats", "%1 files").arg(want.files), files::MissingKind::Other, {{.bytes = want.first}}});
    m_context.diagnostics.damage(
        base::translate("formats", "%1, with %2 files: %3").arg(name).arg(want.files).arg(part.error().reason()),
        base::Where(want.first));
  }
}

void VpkLoader::checkEntries() {
  m_context.progress.step(base::translate("formats", "Examining files"), 0.5);
  std::size_t equal = 0;
  archiveIndexOf(m_archive->directory, m_context.progress, &equal);
  if (equal > 0) {
    m_context.diagnostics.warn(
        base::translate("formats", "%1 files have the name of an earlier one, which is used").arg(equal),
        m_archive->directory.treeRange(m_spaces.directory));
  }
  for (const VpkEntry& entry : m_archive->directory.entries) {
    const bool hasPart = entry.embedded() || m_spaces.parts.contains(entry.archive);
    if (const QString problem = vpkProblem(*m_archive, entry, m_spaces); !problem.isEmpty() && hasPart) {
      m_context.diagnostics.countedDamage(
          QStringLiteral("vpk entry"), QStringLiteral("%1: %2").arg(m_archive->directory.pathOf(entry), problem),
          ByteRange{m_spaces.directory, m_archive->directory.header.size() + entry.record, 0});
    }
  }
}

/// Entries of the directory, with all it says of each file; of large archives the section of the tree alone says it.
structure::Json entriesOf(const VpkDirectory& directory) {
  structure::Json list = structure::Json::array();
  for (const VpkEntry& entry : directory.entries) {
    list.push_back({{"archive", entry.archive},
                    {"crc32", QStringLiteral("%1").arg(entry.crc, 8, 16, QLatin1Char('0')).toStdString()},
                    {"length", entry.length},
                    {"offset", entry.offset},
                    {"path", directory.pathOf(entry).toStdString()},
                    {"preload", entry.preload}});
  }
  return list;
}

void VpkLoader::count() {
  const VpkDirectory& directory = m_archive->directory;
  structure::Json& counts = m_document.counts;
  counts["version"] = directory.header.version;
  counts["entryCount"] = directory.entries.size();
  counts["treeSize"] = directory.header.treeSize;
  counts["treeEnd"] = directory.header.treeEnd();
  counts["treeSizeMatches"] = directory.sizeMatches;
  if (directory.header.version == 2) {
    counts["fileDataSize"] = directory.header.dataSize;
    counts["archiveMd5Size"] = directory.header.archiveMd5Size;
    counts["otherMd5Size"] = directory.header.otherMd5Size;
    counts["signatureSize"] = directory.header.signatureSize;
  }
  constexpr std::size_t kMostEntries = 1000;
  if (directory.entries.size() <= kMostEntries) {
    counts["entries"] = entriesOf(directory);
  }
}

bool hasMagic(const Probe& probe) {
  return probe.head.size() >= 4 && bytes::loadU32(probe.head.data()) == kVpkMagic;
}

} // namespace

/// A part holds the bytes of any files: its name alone tells, and must tell before what lies first in it.
int VpkFormat::score(const Probe& probe) const {
  if (hasMagic(probe) || isVpkPart(probe.fileName)) {
    return kSureScore;
  }
  return info().extensions.contains(probe.extension) && probe.size > 0 ? kNameScore : 0;
}

/// The parts of an archive need not be listed beside it.
FileSummary VpkFormat::summarize(const Probe& probe) const {
  FileSummary summary;
  if (hasMagic(probe) && probe.fileName.endsWith(QLatin1StringView("_dir.vpk"), Qt::CaseInsensitive)) {
    constexpr std::uint16_t kParts = 1000;
    for (std::uint16_t number = 0; number < kParts; ++number) {
      summary.parts << vpkPartName(probe.fileName, number);
    }
  }
  return summary;
}

Result<void> VpkFormat::read(const Source& source, LoadContext& context, Document& document) const {
  return VpkLoader(source, context, document).run();
}

Result<MountPtr> VpkFormat::mount(const Source& source, const base::Limits& limits, base::Diagnostics&) const {
  return mountVpk(source.path, source.bytes, limits);
}

} // namespace vitrine::formats::source
