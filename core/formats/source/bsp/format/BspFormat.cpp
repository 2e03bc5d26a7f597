#include "core/formats/source/bsp/format/BspFormat.h"

#include "core/base/Translate.h"
#include "core/formats/api/ArchivePath.h"
#include "core/formats/source/bsp/assets/BspAssets.h"
#include "core/formats/source/bsp/file/DecodedMap.h"
#include "core/formats/source/bsp/file/OpenedMap.h"
#include "core/formats/source/bsp/file/PakFile.h"
#include "core/formats/source/bsp/format/BspMapFigures.h"
#include "core/formats/source/bsp/format/MapCounts.h"
#include "core/formats/source/bsp/records/EntityLinks.h"
#include "core/formats/source/bsp/scene/MapClusters.h"
#include "core/formats/source/bsp/scene/MapScene.h"
#include "core/formats/source/zip/records/ZipSections.h"
#include "core/visibility/Visibility.h"

#include <QFileInfo>

namespace vitrine::formats::source {
namespace {

/// Versions whose records were compared with real maps.
bool isProven(const BspHeader& header) {
  const bool version = header.version == 19 || header.version == 20 || header.version == 21 || header.version == 25;
  return version && header.branch != Branch::DarkMessiah && header.branch != Branch::Vindictus;
}

void warnOfVersion(const BspHeader& header, Diagnostics& diagnostics) {
  if (!header.knownVersion()) {
    diagnostics.warn(
        base::translate("formats", "version %1 is unknown; read as the nearest known version").arg(header.version),
        ByteRange{header.space, 4, 4});
  } else if (!isProven(header)) {
    diagnostics.warn(
        base::translate("formats", "version %1%2 could not be checked against real maps; parts may be wrong")
            .arg(header.version)
            .arg(header.branch == Branch::Standard ? QString()
                                                   : QStringLiteral(" (%1)").arg(branchName(header.branch))),
        ByteRange{header.space, 4, 4});
  }
}

constexpr QLatin1StringView kSideFiles("sidefiles");
constexpr QLatin1StringView kOff("off");

LightingSet lightingOption(const LoadContext& context) {
  const QString wanted = context.options.value(QStringLiteral("lighting")).toLower();
  if (wanted == QLatin1StringView("ldr")) {
    return LightingSet::Ldr;
  }
  return wanted == QLatin1StringView("hdr") ? LightingSet::Hdr : LightingSet::Automatic;
}

/// Lumps that nothing drawn at first is made of.
constexpr LumpId kUndrawn[] = {LumpId::Occlusion,
                               LumpId::FaceIds,
                               LumpId::WorldLights,
                               LumpId::WorldLightsHdr,
                               LumpId::LeafBrushes,
                               LumpId::Brushes,
                               LumpId::BrushSides,
                               LumpId::Areas,
                               LumpId::AreaPortals,
                               LumpId::ClipPortalVerts,
                               LumpId::FaceBrushList,
                               LumpId::FaceBrushes,
                               LumpId::OriginalFaces,
                               LumpId::PhysCollide,
                               LumpId::LeafMinDistToWater,
                               LumpId::FaceMacroTextureInfo,
                               LumpId::Unnamed24,
                               LumpId::Unnamed25,
                               LumpId::PhysDisp,
                               LumpId::PhysCollideSurface,
                               LumpId::PhysLevel,
                               LumpId::DispLightmapAlphas,
                               LumpId::DispLightmapSamplePositions,
                               LumpId::XzipPakFile};

LumpSet lumpsFor(LoadPurpose purpose) {
  LumpSet wanted = kAllLumps;
  if (purpose == LoadPurpose::Picture) {
    std::ranges::for_each(kUndrawn, [&wanted](LumpId lump) { wanted.reset(static_cast<std::size_t>(lump)); });
  }
  return wanted;
}

/// Properties that the map has of itself, for the user.
std::vector<scene::Property> mapProperties(const MapParts& map, const SectionIds& sections) {
  std::vector<scene::Property> properties;
  if (map.entities.empty()) {
    return properties;
  }
  const Entity& world = map.entities.front();
  const RecordRef record{sections.of(LumpId::Entities), 0};
  for (const char* key : {"message", "comment", "skyname", "detailmaterial"}) {
    if (world.has(key)) {
      properties.push_back({QString::fromLatin1(key), world.text(key), record, std::nullopt});
    }
  }
  return properties;
}

/// The numbers of the sections that it made.
SectionIds addStructure(Document& document, const MapParts& map, const ZipMount* pak, const ByteSourcePtr& file,
                        BlockContext& blocks, Progress& progress) {
  progress.step(base::translate("formats", "Building the structure"), 0.5);
  BspStructure structure(QFileInfo(document.path).fileName(), document.size, map, document.spaces, blocks.diagnostics);
  if (pak) {
    const ZipSpaces into{document.spaces, blocks.limits, QStringLiteral("PAKFILE: ")};
    addZipSections(structure.builder(), structure.handleOf(LumpId::PakFile), pak->directory(),
                   pakSource(map.lumps[LumpId::PakFile], file), into, progress);
  }
  SectionIds sections = structure.number();
  document.structure = structure.build();
  const auto find = [&document](const char* path, SectionId otherwise = structure::kRootSection) {
    return document.structure.find(QString::fromLatin1(path)).value_or(otherwise);
  };
  sections.occluders = find("lumps/OCCLUSION/occluders");
  sections.occluderPolygons = find("lumps/OCCLUSION/polys");
  if (map.nav) {
    sections.navAreas =
        document.structure.find(map.nav->name + QStringLiteral("/areas")).value_or(structure::kRootSection);
  }
  sections.collisionModels = find("lumps/PHYSCOLLIDE/models", sections.of(LumpId::PhysCollide));
  return sections;
}

std::shared_ptr<const BspAssets> addScene(Document& document, const std::shared_ptr<const ReadMap>& map,
                                          const SectionIds& sections,
                                          const std::shared_ptr<const visibility::Visibility>& visibility,
                                          const files::MountPtr& pakfile, LoadContext& context) {
  auto assets = std::make_shared<BspAssets>();
  assets->pakfile = pakfile;
  assets->cubemaps =
      findCubemapPictures(map->parts.records, pakfile.get(), QFileInfo(document.path).completeBaseName());
  MapModels models = gameModels(pakfile.get(), context);
  const LightingSet lighting = lightingOption(context);
  auto made = buildScene(map->parts, sections, {context, visibility, models, pakfile, assets->cubemaps, lighting});
  if (made) {
    document.scene = assets->scene = std::move(made->scene);
    assets->light = std::move(made->light);
    assets->wants = std::move(made->wants);
    const bool isWanting = !assets->wants.empty() && !context.isPicture(); // hulls of models may come later
    if (!made->deferred.empty() || isWanting) {
      assets->deferred = {std::move(made->deferred), map, sections, lighting};
    }
  } else {
    document.sceneError = made.error();
  }
  return assets;
}

/// The text of the entity lump, up to the NUL that closes it.
std::optional<document::EntityText> entityTextOf(const Lump& lump, bool escapes) {
  const auto end = std::ranges::find(lump.bytes().span(), std::byte{0}) - lump.bytes().span().begin();
  if (end == 0) {
    return std::nullopt;
  }
  const ByteRange& whole = lump.block.range;
  const ByteRange range{whole.space, whole.offset, static_cast<std::uint64_t>(end)};
  return document::EntityText{range, [escapes](const Bytes& text) { return entityKeys(text, escapes); },
                              connectEntities};
}

} // namespace

int BspFormat::score(const Probe& probe) const {
  return scoreBsp(probe.head, info().extensions.contains(probe.extension));
}

std::vector<ReadingOption> BspFormat::readingOptions() const {
  const auto text = [](const char* source) { return QString::fromLatin1(source); };
  return {{.id = kSideFiles,
           .label = text(QT_TRANSLATE_NOOP("formats", "Files next to the map")),
           .help = text(QT_TRANSLATE_NOOP("formats", "Files named after the map (_l_0.lmp) replace lumps of the map.")),
           .choices = {{QStringLiteral("on"), text(QT_TRANSLATE_NOOP("formats", "Used, as in the game"))},
                       {kOff, text(QT_TRANSLATE_NOOP("formats", "Ignored"))}}}};
}

Result<void> BspFormat::read(const Source& source, LoadContext& context, Document& document) const {
  const auto opened = openMap(source.bytes, document.spaces);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  const BspHeader& header = opened->header;
  const ByteSourcePtr& bytes = opened->bytes;
  warnOfVersion(header, context.diagnostics);
  const QString fileName = QFileInfo(source.path).fileName();
  document.formatVersion = QString::number(header.version);
  document.variant = variantName(header);
  BlockContext blocks{document.spaces, context.limits, context.diagnostics};

  Lumps lumps = Lumps::read(header, *bytes, lumpsFor(context.purpose), blocks, context.progress);
  FilesBeside beside;
  if (context.options.value(kSideFiles).toLower() != kOff) {
    const auto inside = ArchivePath::of(source.path);
    beside.sideLumps = takeSideLumps(inside ? inside->inner : fileName, header, context.vfs, lumps, blocks);
  }
  if (!context.isPicture()) {
    beside.nav = takeNavFile(fileName, document.size, context.vfs, blocks);
  }
  context.progress.step(base::translate("formats", "Reading records"), 0.3);
  const auto map = std::make_shared<const ReadMap>(header, std::move(lumps), std::move(beside), blocks);
  const MapParts& parts = map->parts;
  const auto pak = readPakFile(fileName, parts.lumps[LumpId::PakFile], bytes, blocks);

  const SectionIds sections =
      context.isPicture() ? SectionIds() : addStructure(document, parts, pak.get(), bytes, blocks, context.progress);
  const auto visibility = readVisibility(parts.records, context.diagnostics);
  visibility->leafSection = sections.of(LumpId::Leafs);
  document.assetSource = addScene(document, map, sections, visibility, pak, context);
  if (context.counts) {
    document.counts = mapCounts(parts, pak ? &pak->directory() : nullptr, visibility.get());
  }
  document.entityText = entityTextOf(parts.lumps[LumpId::Entities], header.escapesQuotes());
  if (!context.isPicture()) {
    document.properties = mapProperties(parts, sections);
    document.mapFigures = mapFigures(parts, sections, *visibility);
  }
  return {};
}

Result<MountPtr> BspFormat::mount(const Source& source, const base::Limits& limits, base::Diagnostics& findings) const {
  const QString fileName = QFileInfo(source.path).fileName();
  ByteSpaces spaces(fileName, source.bytes);
  const auto opened = openMap(source.bytes, spaces);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  Progress unheard;
  BlockContext blocks{spaces, limits, findings};
  const Lumps lumps = Lumps::read(opened->header, *opened->bytes, LumpSet(), blocks, unheard);
  MountPtr pak = readPakFile(fileName, lumps[LumpId::PakFile], opened->bytes, blocks);
  if (!pak) {
    return std::unexpected(
        Error::of(ErrorCode::NotFound, base::translate("formats", "%1 contains no files").arg(fileName), source.path));
  }
  return pak;
}

Result<void> BspFormat::writeDecoded(const Source& source, const base::Limits& limits, const bytes::ByteSink& sink,
                                     base::Progress& progress) const {
  return writeDecodedMap(QFileInfo(source.path).fileName(), source.bytes, limits, sink, progress);
}

} // namespace vitrine::formats::source
