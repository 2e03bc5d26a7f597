#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/SceneSteps.h"
#include "core/formats/source/bsp/scene/brushes/BrushSides.h"
#include "core/formats/source/bsp/scene/collision/ModelBrushes.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr auto kCorrectionVolume = "color_correction_volume";
constexpr std::size_t kMostCorrections = 256; // maps have a handful

bool isColorCorrection(const Entity& entity) {
  return equalsFolded(entity.className(), "color_correction") || equalsFolded(entity.className(), kCorrectionVolume);
}

/// File name for the user, without folders and ending.
QString tableName(const scene::Texture& table) {
  return table.name.section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0);
}

/// Adds the map's colour corrections to its scene.
class CorrectionMaker {
public:
  explicit CorrectionMaker(SceneParts& parts)
      : m_parts(parts), m_brushes(parts.map.records), m_shaper(parts.map.records) {}

  void add(std::size_t index) {
    const Entity& entity = m_parts.map.entities[index];
    const QString path = entity.text("filename").trimmed().replace(QLatin1Char('\\'), QLatin1Char('/'));
    if (path.isEmpty()) {
      return;
    }
    scene::ColorCorrection made;
    made.table = tableOf(path, index);
    const QVector3D origin = entity.vector("origin").value_or(QVector3D());
    made.origin = isSane(origin) ? scene::kZUpRightHanded.toScene(origin) : QVector3D();
    made.weight = std::clamp(entity.number("maxweight").value_or(1), 0.0F, 1.0F);
    made.active = entity.number("StartDisabled").value_or(0) == 0;
    made.record = m_parts.record(LumpId::Entities, index);
    if (equalsFolded(entity.className(), kCorrectionVolume)) {
      made.region = regionOf(entity);
    } else {
      made.falloff = falloffOf(entity);
    }
    m_parts.scene.world.colorCorrections.push_back(std::move(made));
  }

private:
  TextureIndex tableOf(const QString& path, std::size_t entity) {
    for (const TextureIndex known : m_parts.scene.assets.textures.indices()) {
      if (m_parts.scene.assets.textures[known].asset.path.compare(path, Qt::CaseInsensitive) == 0) {
        return known;
      }
    }
    scene::Texture table;
    table.name = path;
    table.asset = {scene::AssetKind::Texture, path, QStringLiteral("entity %1 filename").arg(entity)};
    table.state = scene::AssetState::Pending;
    return m_parts.scene.assets.textures.add(std::move(table));
  }

  /// Distances that do not differ, or of which one is -1, are none.
  static std::optional<scene::ColorCorrection::Falloff> falloffOf(const Entity& entity) {
    const float whole = entity.number("minfalloff").value_or(-1);
    const float none = entity.number("maxfalloff").value_or(-1);
    if (whole < 0 || none <= whole) {
      return std::nullopt;
    }
    return scene::ColorCorrection::Falloff{whole, none};
  }

  /// The brushes of an entity, where it stands.
  scene::ConvexRegion regionOf(const Entity& entity) {
    scene::ConvexRegion region;
    const int model = entity.brushModel();
    if (!base::isBelow(model, m_parts.map.records.models.size())) {
      return region;
    }
    const QMatrix4x4 place = placement(entity);
    for (const std::uint32_t brush : m_brushes.of(m_parts.map.records.models[static_cast<std::size_t>(model)])) {
      if (!m_shaper.shape(brush, m_sides)) {
        continue;
      }
      std::vector<scene::ConvexRegion::Plane> planes;
      for (const BrushSide& side : m_sides) {
        if (!side.corners.empty()) {
          const QVector3D normal = place.mapVector(side.normal);
          planes.emplace_back(normal, QVector3D::dotProduct(normal, place.map(side.corners.front())));
        }
      }
      if (!planes.empty()) {
        region.bodies.push_back(std::move(planes));
      }
    }
    return region;
  }

  SceneParts& m_parts;
  ModelBrushes m_brushes;
  BrushShaper m_shaper;
  std::vector<BrushSide> m_sides; ///< of the brush at hand
};

/// Names of the choices, and the meaning of each.
struct CorrectionChoices {
  QStringList labels;
  scene::ColorCorrectionTarget target;

  void add(const QString& label, int choice) {
    labels << label;
    target.choices.push_back(choice);
  }
};

void addCorrectionControl(scene::SceneData& scene) {
  using Target = scene::ColorCorrectionTarget;
  const std::vector<scene::ColorCorrection>& all = scene.world.colorCorrections;
  const bool active = std::ranges::any_of(all, &scene::ColorCorrection::active);
  const scene::ControlText text{"colorcorrection", QT_TRANSLATE_NOOP("formats", "Colour correction"),
                                QT_TRANSLATE_NOOP("formats", "View")};
  if (all.size() == 1) {
    scene.controls.push_back(scene::toggle(text, Target{{scene::kNone, active ? Target::kByPlace : 0}}, active));
    return;
  }
  CorrectionChoices choices;
  choices.add(QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "None")), scene::kNone);
  choices.add(QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "By position")), Target::kByPlace);
  for (std::size_t i = 0; i < all.size(); ++i) {
    choices.add(tableName(scene.assets.textures[all[i].table]), static_cast<int>(i));
  }
  scene.controls.push_back(scene::choice(text, choices.labels, choices.target, active ? 1 : 0));
}

} // namespace

void addColorCorrections(SceneParts& parts) {
  CorrectionMaker maker(parts);
  for (std::size_t i = 0; i < parts.map.entities.size(); ++i) {
    if (!isColorCorrection(parts.map.entities[i])) {
      continue;
    }
    if (parts.scene.world.colorCorrections.size() == kMostCorrections) {
      parts.diagnostics.note(
          base::translate("formats", "only the first %1 colour corrections are read").arg(kMostCorrections),
          rangeOf(parts.map.entities[i], parts.map.lumps[LumpId::Entities].block.range));
      break;
    }
    maker.add(i);
  }
  if (!parts.scene.world.colorCorrections.empty()) {
    addCorrectionControl(parts.scene);
  }
}

} // namespace vitrine::formats::source
