#include "core/formats/xops/format/XopsWorld.h"

#include "core/animation/FinishScene.h"
#include "core/base/Translate.h"
#include "core/formats/xops/assets/XopsPictures.h"
#include "core/formats/xops/records/Messages.h"
#include "core/formats/xops/scene/BlockSolid.h"
#include "core/formats/xops/scene/PointLinks.h"
#include "core/formats/xops/scene/WorldControls.h"
#include "core/scene/LayerControls.h"
#include "core/scene/LookControls.h"

#include <QFileInfo>
#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

using base::translate;
using Handle = structure::StructureBuilder::Handle;

constexpr double kMetresPerUnit = 0.1;
constexpr qsizetype kMostOffered = 64;

QString fileName(const Source& source) {
  return QFileInfo(source.path).fileName();
}

/// A layer for each file; `prefix` is the start of its id.
template <class Part>
std::vector<LayerIndex> addFileLayers(SceneBuilder& scene, const std::vector<Part>& parts, const char* prefix) {
  std::vector<LayerIndex> layers;
  for (const Part& part : parts) {
    const QString id = QStringLiteral("%1.%2").arg(QLatin1StringView(prefix), part.file.name());
    layers.push_back(scene.layers.add({id, part.file.name(), part.role != Role::Offered}));
  }
  return layers;
}

/// The one that was opened or named; the end: none.
template <class Part>
auto ownOf(const std::vector<Part>& parts) {
  return std::ranges::find_if(parts,
                              [](const Part& part) { return part.role == Role::Opened || part.role == Role::Named; });
}

/// The one that is shown at first; the end: none.
template <class Part>
auto shownOf(const std::vector<Part>& parts) {
  return std::ranges::find_if(parts, [](const Part& part) { return part.role != Role::Offered; });
}

/// The choice between files, of which one is shown or none; only where there is something to choose.
template <class Part>
void addFileChoice(SceneBuilder& scene, const std::vector<Part>& parts, const std::vector<LayerIndex>& layers,
                   const char* id, const char* label) {
  const auto shown = shownOf(parts);
  if (parts.size() == 1 && parts.front().role == Role::Opened) {
    return;
  }
  QStringList names{QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "none"))};
  scene::LayerChoiceTarget target;
  target.choices.emplace_back(); // none
  for (std::size_t i = 0; i < parts.size(); ++i) {
    names << parts[i].file.name();
    target.choices.push_back({layers[i]});
  }
  scene.controls.push_back(scene::choice({id, label, QT_TRANSLATE_NOOP("formats", "Files")}, std::move(names),
                                         std::move(target),
                                         shown == parts.end() ? 0 : static_cast<int>(shown - parts.begin()) + 1));
}

/// True if a camera is where people can stand in a map; points of other maps lie outside as a rule.
bool standsIn(const scene::Camera& camera, const scene::Bounds& bounds) {
  constexpr float kSlack = 50.0F;
  const QVector3D slack(kSlack, kSlack, kSlack);
  return bounds.empty() || scene::Bounds(bounds.min() - slack, bounds.max() + slack).contains(camera.position);
}

} // namespace

World::World(document::Document& document, const Source& source, LoadContext& context)
    : m_document(document), m_source(source), m_context(context),
      m_builder(fileName(source), {base::kFileSpace, 0, source.bytes->size()}) {
  m_document.assetSource = std::make_shared<const document::PictureSource>(pictureSearch);
}

Companion World::opened(Bytes bytes) const {
  return {fileName(m_source), base::kFileSpace, m_source.bytes, std::move(bytes)};
}

Handle World::addSection(const Companion& file, Handle parent) {
  return m_builder.add(parent, file.name(), {file.space, 0, file.bytes.size()});
}

Diagnostics& World::diagnosticsFor(Role role) {
  return role == Role::Offered || role == Role::Beside ? m_offered : m_context.diagnostics;
}

void World::noteOffered(Handle section) {
  const auto entries = std::exchange(m_offered, Diagnostics()).entries();
  const auto damage =
      std::ranges::find_if(entries, [](const Diagnostic& entry) { return entry.severity == Severity::Damage; });
  if (QString& note = m_builder.at(section).note; damage != entries.end() && note.isEmpty()) {
    note = damage->message;
  }
}

void World::addMap(const Companion& file, Role role) {
  const Handle section = role == Role::Opened ? m_builder.root() : addSection(file);
  Map map{file, role, section, readBlocks(file.bytes, file.space, diagnosticsFor(role)), {}, {}};
  map.solid = solidBlocks(map.blocks);
  map.sections = addBlockSections(m_builder, section, file.source, file.space, map.blocks);
  m_maps.push_back(std::move(map));
  noteOffered(section);
}

void World::addPoints(const Companion& file, Role role) {
  const Handle section = role == Role::Opened ? m_builder.root() : addSection(file);
  Points points{file, role, section, readPoints(file.bytes, file.space, diagnosticsFor(role)), 0, std::nullopt};
  points.table = addPointSections(m_builder, section, file.source, file.space, points.points);
  findMessages(points, section);
  m_points.push_back(std::move(points));
  noteOffered(section);
}

void World::findMessages(Points& points, Handle parent) {
  const auto file =
      openCompanion(withExtension(points.file.path, QLatin1StringView("msg")), m_context, m_document.spaces);
  if (!file) {
    noteRefused(file.error(), m_context.diagnostics);
    return;
  }
  auto messages = readMessages(file->bytes, file->space, diagnosticsFor(points.role));
  if (messages) {
    const Handle table = addLineSection(m_builder, addSection(*file, parent), file->source, *messages);
    points.messages = MessagesBeside{std::move(*messages), table};
  } else {
    diagnosticsFor(points.role)
        .warn(QStringLiteral("%1: %2").arg(file->name(), messages.error().reason()), file->placeOf(messages.error()));
  }
}

void World::offer(const QString& folder, QLatin1StringView extension, void (World::*add)(const Companion&, Role)) {
  const QStringList paths = filesBeside(m_context.vfs, folder, extension);
  for (const QString& path : paths.first(std::min(paths.size(), kMostOffered))) {
    m_context.progress.step(base::translate("formats", "Reading files next to it"));
    if (const auto file = openCompanion(path, m_context, m_document.spaces)) {
      (this->*add)(*file, Role::Offered);
    } else {
      noteRefused(file.error(), m_context.diagnostics);
    }
  }
  if (paths.size() > kMostOffered) {
    m_context.diagnostics.note(translate("formats", "%1 of %2 .%3 files next to it are offered")
                                   .arg(kMostOffered)
                                   .arg(paths.size())
                                   .arg(extension),
                               base::Unplaced::Limit);
  }
}

void World::offerMaps(const QString& folder) {
  offer(folder, QLatin1StringView("bd1"), &World::addMap);
}

void World::offerPoints(const QString& folder) {
  offer(folder, QLatin1StringView("pd1"), &World::addPoints);
}

void World::showMap(const QString& path) {
  const auto map = std::ranges::find_if(
      m_maps, [&](const Map& each) { return each.file.path.compare(path, Qt::CaseInsensitive) == 0; });
  if (map != m_maps.end() && map->role == Role::Offered) {
    map->role = Role::Beside;
  }
}

QStringList World::mapPaths() const {
  QStringList paths;
  for (const Map& map : m_maps) {
    paths << map.file.path;
  }
  return paths;
}

const BlockFile* World::map() const {
  const auto own = ownOf(m_maps);
  return own == m_maps.end() ? nullptr : &own->blocks;
}

std::size_t World::boardsOfMap() const {
  const auto own = ownOf(m_maps);
  return own == m_maps.end() ? 0 : static_cast<std::size_t>(std::ranges::count(own->solid, false));
}

const PointFile* World::points() const {
  const auto own = ownOf(m_points);
  return own == m_points.end() ? nullptr : &own->points;
}

void World::buildMaps(SceneBuilder& scene, const WorldLook& look) {
  if (m_maps.empty()) {
    return;
  }
  const LayerIndex invisible = scene.layers.add(
      {QStringLiteral("layer.invisible"), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Invisible faces")), false});
  const std::vector<LayerIndex> layers = addFileLayers(scene, m_maps, "map");
  for (std::size_t i = 0; i < m_maps.size(); ++i) {
    const Map& map = m_maps[i];
    const BlockPlace place{map.file.name(),
                           map.file.folder(),
                           map.file.space,
                           m_builder.idOf(map.sections.blocks),
                           m_builder.idOf(map.sections.slots),
                           layers[i],
                           invisible,
                           look.ofPoints};
    addBlocks(scene, map.blocks, map.solid, place, diagnosticsFor(map.role));
    noteOffered(map.section);
  }
  addShadingControl(scene, invisible,
                    look.ofPoints ? FirstShading::Clay
                    : look.dark   ? FirstShading::Dark
                                  : FirstShading::Day);
  addFileChoice(scene, m_maps, layers, "map", QT_TRANSLATE_NOOP("formats", "Map"));
  scene::addLayerToggle(scene, invisible, QT_TRANSLATE_NOOP("formats", "View"));
}

/// Without a map that tells how large things are, markers are large enough to be seen from where all of them are.
float World::markerScale() const {
  constexpr float kPartOfAll = 0.05F;
  constexpr float kLargest = 10;
  constexpr float kPersonHeight = 20;
  const auto own = ownOf(m_points);
  if (own == m_points.end() || !m_maps.empty()) {
    return 1;
  }
  scene::Bounds bounds;
  for (const Point& point : own->points.points) {
    if (hasPlace(point)) {
      bounds.add(placeOf(point));
    }
  }
  return std::clamp(bounds.size().length() * kPartOfAll / kPersonHeight, 1.0F, kLargest);
}

void World::buildPoints(SceneBuilder& scene) {
  if (m_points.empty()) {
    return;
  }
  const std::vector<LayerIndex> layers = addFileLayers(scene, m_points, "points");
  addFileChoice(scene, m_points, layers, "points", QT_TRANSLATE_NOOP("formats", "Points"));
  const PointLayers kinds = addPointLayers(scene);
  PointShapes shapes(scene, markerScale());
  for (std::size_t i = 0; i < m_points.size(); ++i) {
    const Points& points = m_points[i];
    const PointPlace place{points.file.space,
                           m_builder.idOf(points.table),
                           points.file.name(),
                           layers[i],
                           kinds,
                           points.messages ? &points.messages->messages : nullptr,
                           points.messages ? std::optional(m_builder.idOf(points.messages->section)) : std::nullopt,
                           m_context.limits,
                           diagnosticsFor(points.role)};
    vitrine::formats::xops::addPoints(scene, shapes, points.points, place);
    noteOffered(points.section);
  }
}

/// The player of the points that were opened or named; of offered ones only when there can be no doubt that they are
/// this map's.
void World::addCameras(SceneBuilder& scene) const {
  for (const Points& points : m_points) {
    const bool own = points.role != Role::Offered;
    if (!own && m_points.size() > 1) {
      continue;
    }
    for (scene::Camera& camera : playerCameras(points.points, m_builder.idOf(points.table))) {
      if (own || standsIn(camera, scene.meshes.empty() ? scene::Bounds() : scene.meshes.front().bounds)) {
        scene.view.cameras.push_back(std::move(camera));
      }
    }
  }
}

void World::build(const WorldLook& look) {
  m_context.progress.step(base::translate("formats", "Building the scene"), 0.5);
  SceneBuilder scene;
  scene.sourceAxes = scene::kYUpLeftHanded;
  scene.metresPerUnit = kMetresPerUnit;
  scene.view.navigation = scene::Navigation::Fly;
  scene.bake.colorSpace = scene::LightingColorSpace::Display;
  buildMaps(scene, look);
  addGameViewControl(scene, look.sky);
  addCameras(scene);
  scene.view.startsAtCamera = !look.ofPoints;
  scene.view.onGrid = shownOf(m_maps) == m_maps.end();
  buildPoints(scene);
  m_document.structure = m_builder.build();
  m_context.progress.step(QStringLiteral("Finishing"), 0.9);
  if (const BlockFile* own = map(); own && !own->headerWhole()) {
    m_document.sceneError = Error::damaged(
        translate("formats", "the header is truncated: %1 of %2 bytes").arg(own->size).arg(kBlockHeaderBytes),
        own->size);
  } else {
    scene::addLookControls(scene);
    m_document.scene = animation::finishScene(std::move(scene));
  }
}

} // namespace vitrine::formats::xops
