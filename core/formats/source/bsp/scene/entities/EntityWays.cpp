#include "core/formats/source/bsp/scene/entities/EntityWays.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/entities/EntityNames.h"

#include <QtGlobal>

#include <array>
#include <cmath>
#include <map>
#include <set>

namespace vitrine::formats::source {
namespace {

/// Sliders that somebody still looks through.
constexpr std::size_t kMostWays = 256;
constexpr double kWholeWay = 1;
/// Share of the way in which a train gets onto its track.
constexpr double kOntoTrack = 0.01;
constexpr float kFullTurn = 360;
constexpr float kMostTurn = 36000;
constexpr float kMostMove = 1e6F;
/// Turns are straight between keys: a key for each of these, degrees.
constexpr float kTurnOfKey = 45;
constexpr float kUsualSwing = 90;

enum class WayKind { None, Slide, SlideBy, Sink, Turn, Spin, Swing, Train };

struct MovingClass {
  std::string_view name;
  WayKind kind;
};

// As the games' definitions have them (docs/formats/source-bsp.md, "Ways").
constexpr std::array kMovingClasses{MovingClass{"func_door", WayKind::Slide},
                                    MovingClass{"func_button", WayKind::Slide},
                                    MovingClass{"func_water", WayKind::Slide},
                                    MovingClass{"func_movelinear", WayKind::SlideBy},
                                    MovingClass{"func_water_analog", WayKind::SlideBy},
                                    MovingClass{"momentary_door", WayKind::SlideBy},
                                    MovingClass{"func_plat", WayKind::Sink},
                                    MovingClass{"func_door_rotating", WayKind::Turn},
                                    MovingClass{"func_rot_button", WayKind::Turn},
                                    MovingClass{"momentary_rot_button", WayKind::Turn},
                                    MovingClass{"func_rotating", WayKind::Spin},
                                    MovingClass{"prop_door_rotating", WayKind::Swing},
                                    MovingClass{"func_train", WayKind::Train},
                                    MovingClass{"func_tracktrain", WayKind::Train},
                                    MovingClass{"func_tanktrain", WayKind::Train}};

WayKind wayKindOf(const Entity& entity) {
  const auto found = std::ranges::find_if(
      kMovingClasses, [&entity](const MovingClass& each) { return equalsFolded(entity.className(), each.name); });
  return found == kMovingClasses.end() ? WayKind::None : found->kind;
}

QQuaternion orientationOf(const QVector3D& angles) {
  return QQuaternion::fromRotationMatrix(placement({}, angles).normalMatrix());
}

/// Three numbers between blanks; nullopt: it is something else.
std::optional<QVector3D> parseVector(const QString& text) {
  const QStringList numbers = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  QVector3D vector;
  for (int axis = 0; axis < 3; ++axis) {
    bool isNumber = false;
    vector[axis] = numbers.value(axis).toFloat(&isNumber);
    if (!isNumber) {
      return std::nullopt;
    }
  }
  return vector;
}

QVector3D angledTo(const QVector3D& direction) {
  constexpr float kDegrees = 57.29578F;
  const float flat = std::hypot(direction.x(), direction.y());
  return {-std::atan2(direction.z(), flat) * kDegrees, std::atan2(direction.y(), direction.x()) * kDegrees, 0};
}

/// The way of one entity. In file coordinates until it is asked for.
class WayMaker {
public:
  WayMaker(const MapParts& map, const EntityNames& names, std::size_t number)
      : m_map(map), m_names(names), m_number(number), m_entity(map.entities[number]), m_angles(saneVector("angles")),
        m_origin(saneVector("origin")) {
    const int model = m_entity.brushModel();
    if (model > 0 && static_cast<std::size_t>(model) < map.records.models.size()) {
      m_model = map.records.models[static_cast<std::size_t>(model)];
    }
    m_target.pivot = scene::kZUpRightHanded.toScene(m_origin);
  }

  /// False: it has none.
  bool make() {
    switch (wayKindOf(m_entity)) {
    case WayKind::Slide:
      return slide(lengthAlong() - number("lip"), 0);
    case WayKind::SlideBy: {
      const float distance = number("movedistance");
      const float start = std::clamp(number("startposition"), 0.0F, 1.0F);
      return slide(distance > 0 ? distance : lengthAlong() - number("lip"), start);
    }
    case WayKind::Sink: {
      const float height = number("height");
      const float depth = height != 0 ? height : m_model.maxs.z() - m_model.mins.z() - 8;
      return move({0, 0, -depth}, 0);
    }
    case WayKind::Turn:
      return turn(number("distance"), 64, 128);
    case WayKind::Spin:
      return turn(kFullTurn, 4, 8);
    case WayKind::Swing:
      return swing();
    case WayKind::Train:
      return ride();
    case WayKind::None:
      break;
    }
    return false;
  }

  scene::WayTarget target() { return std::move(m_target); }
  const scene::SliderRange& range() const { return m_range; }

private:
  QVector3D saneVector(std::string_view key) const {
    const QVector3D value = m_entity.vector(key).value_or(QVector3D());
    return isSane(value) ? value : QVector3D();
  }
  float number(std::string_view key) const {
    const float value = m_entity.number(key).value_or(0);
    return std::abs(value) < kMostMove ? value : 0;
  }

  /// Direction of the key `movedir`, which older maps have in `angles`.
  QVector3D direction() const {
    const QVector3D angles = m_entity.has("movedir") ? saneVector("movedir") : m_angles;
    return scene::kZUpRightHanded.toFile(placement({}, angles).mapVector(scene::kZUpRightHanded.toScene({1, 0, 0})));
  }
  float lengthAlong() const {
    const QVector3D size = m_model.maxs - m_model.mins;
    const QVector3D along = direction();
    return isSane(size)
               ? std::abs(along.x() * size.x()) + std::abs(along.y() * size.y()) + std::abs(along.z() * size.z())
               : 0;
  }

  bool slide(float distance, float start) { return move(direction() * distance, start); }

  bool move(const QVector3D& way, float start) {
    if (!isSane(way) || way.isNull()) {
      return false;
    }
    const QVector3D inScene = scene::kZUpRightHanded.toScene(way);
    m_target.keys = {{0, inScene * -start, {}}, {kWholeWay, inScene * (1 - start), {}}};
    m_range = {.min = 0, .max = kWholeWay, .preset = kWholeWay * static_cast<double>(start)};
    return true;
  }

  bool turn(float degrees, std::uint32_t rollFlag, std::uint32_t pitchFlag) {
    constexpr std::uint32_t kBackwards = 2;
    const float size = std::abs(degrees);
    if (!(size > 0 && size <= kMostTurn)) {
      return false;
    }
    const float sign = (degrees < 0) != m_entity.hasSpawnFlag(kBackwards) ? -1.0F : 1.0F;
    const int axis = m_entity.hasSpawnFlag(rollFlag) ? 2 : m_entity.hasSpawnFlag(pitchFlag) ? 0 : 1;
    const QQuaternion before = orientationOf(m_angles).conjugated();
    const int steps = static_cast<int>(std::ceil(size / kTurnOfKey));
    for (int step = 0; step <= steps; ++step) {
      const float turned = size * static_cast<float>(step) / static_cast<float>(steps);
      QVector3D angles = m_angles;
      angles[axis] += sign * turned;
      m_target.keys.push_back({static_cast<double>(turned), {}, orientationOf(angles) * before});
    }
    m_range = {.min = 0, .max = static_cast<double>(size)};
    m_target.shownUnit = scene::ValueUnit::Degrees;
    return true;
  }

  /// To both sides around the hinge, which is upright unless told otherwise.
  bool swing() {
    const float told = std::abs(number("distance"));
    const float size = told > 0 ? std::min(told, kMostTurn) : kUsualSwing;
    const QVector3D hinge = scene::kZUpRightHanded.toScene(hingeDirection());
    const int steps = static_cast<int>(std::ceil(size / kTurnOfKey));
    for (int step = -steps; step <= steps; ++step) {
      const float turned = size * static_cast<float>(step) / static_cast<float>(steps);
      m_target.keys.push_back({static_cast<double>(turned), {}, QQuaternion::fromAxisAndAngle(hinge, turned)});
    }
    m_range = {.min = static_cast<double>(-size), .max = static_cast<double>(size)};
    m_target.shownUnit = scene::ValueUnit::Degrees;
    return true;
  }

  /// From the first of the two points of `axis` to the second: "0 0 0, 0 0 1".
  QVector3D hingeDirection() const {
    constexpr QVector3D kUpright(0, 0, 1);
    const QStringList ends = m_entity.text("axis").split(QLatin1Char(','));
    const auto first = ends.size() == 2 ? parseVector(ends[0]) : std::nullopt;
    const auto second = ends.size() == 2 ? parseVector(ends[1]) : std::nullopt;
    const QVector3D along = first && second ? *second - *first : QVector3D();
    return along.isNull() || !isSane(along) ? kUpright : along.normalized();
  }

  /// Along the corners of its track, from where it stands.
  bool ride() {
    const auto first = m_names.find(m_entity.text("target"));
    if (!first) {
      return false;
    }
    std::vector<QVector3D> corners{m_origin};
    const bool isTrack = !equalsFolded(m_entity.className(), "func_train");
    const QVector3D middle = (m_model.mins + m_model.maxs) / 2;
    const QVector3D shift = isTrack ? QVector3D(0, 0, number("height")) : isSane(middle) ? -middle : QVector3D();
    for (const std::size_t corner : m_names.follow(*first, "target")) {
      const auto place = m_map.entities[corner].vector("origin");
      if (!place || !isSane(*place)) {
        break;
      }
      corners.push_back(*place + shift);
    }
    return corners.size() > 1 && rideOver(corners, isTrack && m_entity.number("orientationtype").value_or(1) != 0);
  }

  bool rideOver(const std::vector<QVector3D>& corners, bool turns) {
    double whole = 0;
    for (std::size_t i = 1; i < corners.size(); ++i) {
      whole += static_cast<double>((corners[i] - corners[i - 1]).length());
    }
    if (!(whole > 0)) {
      return false;
    }
    const QQuaternion before = orientationOf(m_angles).conjugated();
    QQuaternion turned;
    double length = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      length += i > 0 ? static_cast<double>((corners[i] - corners[i - 1]).length()) : 0.0;
      const QVector3D ahead = i + 1 < corners.size() ? corners[i + 1] - corners[i] : QVector3D();
      if (turns && i > 0 && !ahead.isNull()) {
        turned = orientationOf(angledTo(ahead)) * before;
      }
      // Where it stands it is as the file has it, even on the first corner.
      const double at = i == 1 ? std::max(kWholeWay * length / whole, kOntoTrack) : kWholeWay * length / whole;
      const double last = m_target.keys.empty() ? 0 : m_target.keys.back().at;
      m_target.keys.push_back({std::max(at, last), scene::kZUpRightHanded.toScene(corners[i] - m_origin), turned});
    }
    m_range = {.min = 0, .max = kWholeWay};
    return true;
  }

  const MapParts& m_map;
  const EntityNames& m_names;
  std::size_t m_number;
  const Entity& m_entity;
  Model m_model; ///< empty for those that are no brushes
  QVector3D m_angles;
  QVector3D m_origin;
  scene::WayTarget m_target;
  scene::SliderRange m_range;
};

/// The nodes of a map's entities, and who is fastened to whom.
class FastenedNodes {
public:
  FastenedNodes(const SceneParts& parts, const EntityNames& names) {
    const SectionId section = parts.sections.of(LumpId::Entities);
    for (const NodeIndex node : parts.scene.nodes.indices()) {
      const auto& record = parts.scene.nodes[node].record;
      if (record && record->section == section && parts.scene.nodes[node].kind != scene::NodeKind::World) {
        m_nodes.emplace(record->row, node);
      }
    }
    const auto& entities = parts.map.entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
      // A parent may be followed by the attachment point of its model.
      const QString parent = entities[i].text("parentname").section(QLatin1Char(','), 0, 0);
      if (const auto found = parent.isEmpty() ? std::nullopt : names.find(parent)) {
        m_children.emplace(*found, i);
      }
    }
  }

  bool has(std::size_t entity) const { return m_nodes.contains(entity); }

  /// Nodes of an entity and of all that is fastened to it.
  std::vector<NodeIndex> movedBy(std::size_t entity) const {
    std::vector<NodeIndex> moved;
    std::set<std::size_t> seen{entity};
    std::vector<std::size_t> waiting{entity};
    while (!waiting.empty()) {
      const std::size_t here = waiting.back();
      waiting.pop_back();
      if (const auto node = m_nodes.find(here); node != m_nodes.end()) {
        moved.push_back(node->second);
      }
      const auto [first, last] = m_children.equal_range(here);
      for (auto child = first; child != last; ++child) {
        if (seen.insert(child->second).second) {
          waiting.push_back(child->second);
        }
      }
    }
    return moved;
  }

private:
  std::map<std::size_t, NodeIndex> m_nodes;
  std::multimap<std::size_t, std::size_t> m_children;
};

/// Brush entities must have their brushes; doors that are props have a model of their own.
bool mayMove(const Entity& entity, const MapRecords& records) {
  const WayKind kind = wayKindOf(entity);
  const int model = entity.brushModel();
  return kind == WayKind::Swing ||
         (kind != WayKind::None && model > 0 && static_cast<std::size_t>(model) < records.models.size());
}

QString wayLabel(const Entity& entity, std::size_t number) {
  const QString name = entity.text("targetname");
  const QString kind = entity.text("classname");
  return name.isEmpty() ? QStringLiteral("%1 %2").arg(kind).arg(number) : QStringLiteral("%1 (%2)").arg(name, kind);
}

} // namespace

void addEntityWays(SceneParts& parts) {
  const auto& entities = parts.map.entities;
  const EntityNames names(entities);
  std::optional<FastenedNodes> nodes;
  std::size_t count = 0;
  for (std::size_t i = 0; i < entities.size(); ++i) {
    if (!mayMove(entities[i], parts.map.records)) {
      continue;
    }
    if (!nodes) {
      nodes.emplace(parts, names);
    }
    WayMaker maker(parts.map, names, i);
    if (!nodes->has(i) || !maker.make()) {
      continue;
    }
    if (++count > kMostWays) {
      parts.diagnostics.note(
          base::translate("formats", "only the first %1 entities that move have a slider").arg(kMostWays),
          rangeOf(entities[i], parts.map.lumps[LumpId::Entities].block.range));
      return;
    }
    scene::WayTarget target = maker.target();
    target.movedNodes = nodes->movedBy(i);
    parts.scene.controls.push_back(scene::slider(
        {QStringLiteral("way.%1").arg(i), wayLabel(entities[i], i), QT_TRANSLATE_NOOP("formats", "Moving entities")},
        maker.range(), std::move(target)));
  }
}

} // namespace vitrine::formats::source
