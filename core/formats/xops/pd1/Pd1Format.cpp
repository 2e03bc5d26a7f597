#include "core/formats/xops/pd1/Pd1Format.h"

#include "core/formats/xops/mission/StandardMission.h"
#include "core/formats/xops/world/Pictures.h"
#include "core/formats/xops/world/World.h"

#include <QFileInfo>

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
  const auto file =
      openCompanion(withExtension(pointsName, QLatin1StringView("txt")), context, document.spaces);
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

FormatInfo Pd1Format::info() const {
  return {QStringLiteral("xops-pd1"),
          QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "X Operations points")),
          {QStringLiteral("pd1")},
          {QStringLiteral("application/x-xops-pd1")}};
}

int Pd1Format::score(const Probe& probe) const {
  return scorePoints(probe.head, probe.size, probe.extension == QLatin1StringView("pd1"));
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

Result<Asset> Pd1Format::resolve(const Document&, const scene::AssetRef& ref, LoadContext& context) const {
  return resolvePicture(ref, context);
}

std::vector<ProposedRoot> Pd1Format::roots(const QString& path) const {
  return {{QFileInfo(path).absolutePath(), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "the points' folder"))}};
}

} // namespace vitrine::formats::xops
