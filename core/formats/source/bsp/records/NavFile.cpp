#include "core/formats/source/bsp/records/NavFile.h"

#include "core/base/Translate.h"

#include <QFileInfo>

namespace vitrine::formats::source {

std::optional<NavFile> takeNavFile(const QString& mapName, std::uint64_t mapSize, const files::Vfs& vfs,
                                   BlockContext& context) {
  NavFile file;
  file.name = QFileInfo(mapName).completeBaseName() + QStringLiteral(".nav");
  const auto bytes = vfs.read(file.name, context.limits);
  if (!bytes) {
    if (bytes.error().code != ErrorCode::NotFound) {
      context.diagnostics.warn(QStringLiteral("%1: %2").arg(file.name, bytes.error().message),
                               base::Unplaced::FileRefused);
    }
    return std::nullopt;
  }
  file.space = context.spaces.add(file.name, bytes::makeMemorySource(*bytes), std::nullopt, {});
  auto mesh = readNavMesh(*bytes);
  if (!mesh) {
    context.diagnostics.warn(base::translate("formats", "%1 is not used: %2").arg(file.name, mesh.error().message),
                             ByteRange{file.space, mesh.error().offset.value_or(0), 0});
    return std::nullopt;
  }
  file.mesh = std::move(*mesh);
  if (file.mesh.mapSize != mapSize) {
    context.diagnostics.note(base::translate("formats", "%1 was made for a map of %2 bytes, but this one has %3")
                                 .arg(file.name)
                                 .arg(file.mesh.mapSize)
                                 .arg(mapSize),
                             ByteRange{file.space, 0, file.mesh.header.size});
  }
  return file;
}

void addNavSections(structure::StructureBuilder& builder, const NavFile& file, const ByteSourcePtr& source) {
  const NavMesh& mesh = file.mesh;
  const auto whole = builder.add(builder.root(), file.name, {file.space, 0, mesh.ladders.end()});
  const auto add = [&](const QString& name, const ByteRange& range) {
    return builder.add(whole, name, {file.space, range.offset, range.size});
  };
  const auto header = add(QStringLiteral("header"), mesh.header);
  builder.at(header).table = structure::makeFixedTable(mesh.headerLayout, source, builder.at(header).range);
  builder.at(add(QStringLiteral("places"), mesh.places)).note =
      base::translate("formats", "place names, each after its length");
  const auto areas = add(QStringLiteral("areas"), mesh.areas);
  std::vector<std::uint32_t> starts;
  starts.reserve(mesh.list.size());
  for (const NavArea& area : mesh.list) {
    starts.push_back(area.start - static_cast<std::uint32_t>(mesh.areas.offset));
  }
  builder.at(areas).table = structure::makeScatteredTable(mesh.areaLayout, source, builder.at(areas).range,
                                                          std::move(starts), structure::walkRecord);
  const auto ladders = add(QStringLiteral("ladders"), mesh.ladders);
  builder.at(ladders).table = structure::makeFixedTable(bsp::kNavLadder, source, builder.at(ladders).range);
}

} // namespace vitrine::formats::source
