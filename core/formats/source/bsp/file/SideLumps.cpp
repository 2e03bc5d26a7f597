#include "core/formats/source/bsp/file/SideLumps.h"

#include "core/base/Translate.h"
#include "core/structure/Column.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace vitrine::formats::source {
namespace {

consteval structure::Column ofSideHeader(std::string_view field) {
  return structure::columnOf<bsp::kSideLumpHeader>(field);
}

/// Paths of the side files of the map at the path `map`, by the number that they end with.
std::vector<QString> sideFiles(const QString& map, const files::Vfs& vfs) {
  const QRegularExpression form(
      QStringLiteral("^%1_l_\\d{1,2}\\.lmp$").arg(QRegularExpression::escape(QFileInfo(map).completeBaseName())),
      QRegularExpression::CaseInsensitiveOption);
  const qsizetype folder = std::max(qsizetype{0}, map.lastIndexOf(QLatin1Char('/')));
  std::vector<QString> paths;
  for (const files::MountEntry& entry : vfs.list(map.left(folder))) {
    if (!entry.folder && form.match(QFileInfo(entry.path).fileName()).hasMatch()) {
      paths.push_back(entry.path);
    }
  }
  std::ranges::sort(paths);
  return paths;
}

class SideLumpReader {
public:
  SideLumpReader(const BspHeader& header, const files::Vfs& vfs, Lumps& lumps, BlockContext& context)
      : m_header(header), m_vfs(vfs), m_lumps(lumps), m_context(context) {}

  std::optional<SideLump> take(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    const auto file = m_vfs.read(path, m_context.limits);
    if (!file) {
      m_context.diagnostics.damage(QStringLiteral("%1: %2").arg(name, file.error().message),
                                   base::Unplaced::FileRefused);
      return std::nullopt;
    }
    const SpaceId space = m_context.spaces.add(name, bytes::makeMemorySource(*file), std::nullopt, {});
    const auto head = readSideLumpHeader(*file, m_header.order);
    if (!head) {
      m_context.diagnostics.damage(base::translate("formats", "%1 is not used: %2").arg(name, head.error().message),
                                   ByteRange{space, 0, std::min<std::uint64_t>(file->size(), kHeader)});
      return std::nullopt;
    }
    warnOfRevision(name, *head, space);
    SideLump side{name, head->lump, {space, 0, file->size()}};
    const ByteRange& stored = m_lumps[head->lump].block.stored;
    if (stored.size > 0) {
      side.replaced = stored;
    }
    m_lumps.replace(head->lump, lumpOf(name, *head, *file, space));
    return side;
  }

private:
  static constexpr std::uint64_t kHeader = bsp::kSideLumpHeader.size;

  Lump lumpOf(const QString& name, const SideLumpHeader& head, const Bytes& file, SpaceId space) {
    const ByteRange where{space, static_cast<std::uint64_t>(head.entry.offset),
                          static_cast<std::uint64_t>(head.entry.length)};
    Lump lump{head.entry, readBlock(name, file.slice(where.offset, where.size), where, 0, m_context)};
    const QString note = base::translate("formats", "from %1").arg(name);
    lump.block.note = lump.block.note.isEmpty() ? note : QStringLiteral("%1; %2").arg(note, lump.block.note);
    return lump;
  }

  void warnOfRevision(const QString& name, const SideLumpHeader& head, SpaceId space) {
    if (head.mapRevision != m_header.mapRevision) {
      m_context.diagnostics.warn(base::translate("formats", "%1 belongs to revision %2 of the map, which has %3")
                                     .arg(name)
                                     .arg(head.mapRevision)
                                     .arg(m_header.mapRevision),
                                 ByteRange{space, ofSideHeader("mapRevision").offset(), sizeof(std::int32_t)});
    }
  }

  const BspHeader& m_header;
  const files::Vfs& m_vfs;
  Lumps& m_lumps;
  BlockContext& m_context;
};

} // namespace

Result<SideLumpHeader> readSideLumpHeader(const Bytes& file, Endian order) {
  if (file.size() < bsp::kSideLumpHeader.size) {
    return std::unexpected(Error::damaged(base::translate("formats", "the header is truncated"), file.size()));
  }
  const Bytes head = straightened(file.slice(0, bsp::kSideLumpHeader.size), bsp::kSideLumpHeader, order);
  const auto number = [&head](const structure::Column& field) { return field.integer(head.data()); };
  const std::int32_t offset = number(ofSideHeader("lumpOffset"));
  const std::int32_t length = number(ofSideHeader("lumpLength"));
  const std::int32_t lump = number(ofSideHeader("lumpID"));
  if (lump < 0 || lump >= kLumpCount || lump == static_cast<std::int32_t>(LumpId::PakFile)) {
    return std::unexpected(Error::damaged(base::translate("formats", "no lump has the number %1").arg(lump),
                                          ofSideHeader("lumpID").offset()));
  }
  const auto size = static_cast<std::int64_t>(file.size());
  if (offset < 0 || length < 0 || std::int64_t{offset} + length > size) {
    return std::unexpected(Error::damaged(
        base::translate("formats", "lies outside the file (offset %1, length %2)").arg(offset).arg(length), 0));
  }
  return SideLumpHeader{static_cast<LumpId>(lump),
                        {offset, length, number(ofSideHeader("lumpVersion")), 0},
                        number(ofSideHeader("mapRevision"))};
}

std::vector<SideLump> takeSideLumps(const QString& map, const BspHeader& header, const files::Vfs& vfs, Lumps& lumps,
                                    BlockContext& context) {
  SideLumpReader reader(header, vfs, lumps, context);
  std::vector<SideLump> taken;
  for (const QString& path : sideFiles(map, vfs)) {
    if (auto side = reader.take(path)) {
      taken.push_back(std::move(*side));
    }
  }
  return taken;
}

} // namespace vitrine::formats::source
