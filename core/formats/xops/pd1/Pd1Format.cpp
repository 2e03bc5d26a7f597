#include "core/formats/xops/pd1/Pd1Format.h"

#include "core/formats/xops/mission/StandardMission.h"
#include "core/formats/xops/world/World.h"

namespace vitrine::formats::xops {
namespace {

constexpr std::uint64_t kMostBytes = PointFile::kHeaderSize + 0xffffULL * PointFile::kRecordSize + 0x1000;

/// The text of a mission that comes with the game: it lies beside the points and has their name.
struct MissionBeside {
  StandardMission mission;
  structure::StructureBuilder::Handle lines = 0;
};

std::optional<MissionBeside> findMission(World& world, const QString& pointsName, document::Document& document,
                                         LoadContext& context) {
  const auto file = openCompanion(withExtension(pointsName, QLatin1StringView("txt")), context, document.spaces);
  if (!file) {
    return std::nullopt;
  }
  Diagnostics silent; // any .txt may have this name
  auto mission = readStandardMission(file->bytes, file->space, silent);
  if (!mission) {
    return std::nullopt;
  }
  const auto section = world.builder().add(world.builder().root(), file->name(), {file->space, 0, file->bytes.size()});
  const auto lines = addStandardMissionSections(world.builder(), section, file->source, *mission);
  return MissionBeside{std::move(*mission), lines};
}

} // namespace

int Pd1Format::score(const Probe& probe) const {
  return scorePoints(probe.head, probe.size, info().extensions.contains(probe.extension));
}

Result<DocumentPtr> Pd1Format::load(const Source& source, LoadContext& context) const {
  context.progress.step(QStringLiteral("Reading points"), 0.0);
  auto bytes = source.bytes->readClipped(0, kMostBytes);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  auto document = newDocument(source, info());
  World world(*document, source, context);
  const Companion opened = world.opened(std::move(*bytes));
  world.addPoints(opened, Role::Opened);
  world.offerMaps({});
  const auto mission = findMission(world, opened.name(), *document, context);
  world.number();
  document->counts = pointCounts(*world.points());
  WorldLook look;
  if (mission) {
    document->properties = standardMissionProperties(mission->mission, {world.builder().idOf(mission->lines), 0});
    look.sky = mission->mission.sky;
  }
  world.build(look);
  finishDocument(*document, context);
  return document;
}

} // namespace vitrine::formats::xops
