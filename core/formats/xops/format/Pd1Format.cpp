#include "core/formats/xops/format/Pd1Format.h"

#include "core/formats/xops/assets/MissionFiles.h"
#include "core/formats/xops/format/XopsWorld.h"
#include "core/formats/xops/records/MissionText.h"

namespace vitrine::formats::xops {
namespace {

constexpr std::uint64_t kMostPointBytes = kPointHeader.size + 0xffffULL * kPoint.size + 0x1000;

/// The text of a mission that comes with the game: it lies beside the points and has their name.
struct MissionBeside {
  MissionText mission;
  structure::StructureBuilder::Handle lines = 0;
};

std::optional<MissionBeside> findMission(World& world, const QString& pointsName, document::Document& document,
                                         LoadContext& context) {
  const auto file = openCompanion(withExtension(pointsName, QLatin1StringView("txt")), context, document.spaces);
  if (!file) {
    noteRefused(file.error(), context.diagnostics);
    return std::nullopt;
  }
  Diagnostics found; // any .txt may have this name: what is no mission is not told of
  auto mission = readMission(file->bytes, MissionKind::Standard, file->space, found);
  if (!mission) {
    return std::nullopt;
  }
  context.diagnostics.addOf({}, found);
  const auto lines = addLineSection(world.builder(), world.addSection(*file), file->source, mission->text);
  return MissionBeside{std::move(*mission), lines};
}

} // namespace

int Pd1Format::score(const Probe& probe) const {
  return scorePoints(probe.head, probe.size, info().extensions.contains(probe.extension));
}

Result<void> Pd1Format::read(const Source& source, LoadContext& context, Document& document) const {
  context.progress.step(QStringLiteral("Reading points"), 0.0);
  auto bytes = source.bytes->readClipped(0, kMostPointBytes);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  World world(document, source, context);
  const Companion opened = world.opened(std::move(*bytes));
  world.addPoints(opened, Role::Opened);
  world.offerMaps({});
  if (const QString map = mapOfPoints(opened.name(), world.mapPaths(), context); !map.isEmpty()) {
    world.showMap(map);
  }
  const auto mission = findMission(world, opened.name(), document, context);
  world.builder().number();
  if (context.counts) {
    document.counts = pointCounts(*world.points());
  }
  WorldLook look;
  look.ofPoints = true;
  if (mission) {
    document.properties = missionProperties(mission->mission, {world.builder().idOf(mission->lines), 0});
    look.sky = mission->mission.sky;
  }
  world.build(look);
  return {};
}

} // namespace vitrine::formats::xops
