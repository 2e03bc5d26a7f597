#include "core/base/Translate.h"
#include "core/formats/vgo/scene/VgoSceneParts.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

/// More sliders than that are no help; avatars have up to some hundreds.
constexpr std::size_t kMostControls = 4000;
constexpr double kFullTurn = 180;
constexpr float kPercent = 100;

constexpr auto kMotion = QT_TRANSLATE_NOOP("formats", "Motion");

QString text(const char* label) {
  return QString::fromLatin1(label);
}

/// The shapes that a preset sets, as they are in the scene.
std::vector<scene::BlendShapeTarget::Part> partsOf(const layout::Preset& preset, const ShapedNode& shown) {
  std::vector<scene::BlendShapeTarget::Part> parts;
  for (const layout::PresetBinding& binding : preset.bindings) {
    if (binding.shape >= 0 && static_cast<std::size_t>(binding.shape) < shown.mesh->shapes.size()) {
      parts.push_back({shown.sceneNode, binding.shape, std::clamp(binding.weight / kPercent, 0.0F, 1.0F)});
    }
  }
  return parts;
}

void addPresets(SceneBuild& build) {
  std::map<QString, std::size_t> controls;
  int number = 0;
  for (const ShapedNode& shown : build.shaped) {
    for (const layout::Preset& preset : *shown.presets) {
      const auto [known, first] = controls.try_emplace(preset.name, build.scene.controls.size());
      if (first) {
        if (build.scene.controls.size() >= kMostControls) {
          build.diagnostics().warn(base::translate("formats", "there are more expressions than controls for them"),
                                   preset.from.member().range);
          return;
        }
        const QString id = QStringLiteral("expression.%1").arg(number++);
        build.scene.controls.push_back(scene::slider({id, preset.name, QT_TRANSLATE_NOOP("formats", "Expressions")}, {},
                                                     scene::BlendShapeTarget{}));
      }
      const auto parts = partsOf(preset, shown);
      if (parts.size() != preset.bindings.size()) {
        build.diagnostics().warn(
            base::translate("formats", "expression \"%1\" sets shapes that do not exist").arg(preset.name),
            preset.from.member().range);
      }
      auto& all = std::get<scene::BlendShapeTarget>(build.scene.controls[known->second].target).parts;
      if (build.budget.takeBytes(parts.size() * sizeof(parts.front()))) {
        all.insert(all.end(), parts.begin(), parts.end());
      }
    }
  }
}

void addShapes(SceneBuild& build) {
  for (const ShapedNode& shown : build.shaped) {
    for (std::size_t i = 0; i < shown.mesh->shapes.size(); ++i) {
      if (build.scene.controls.size() >= kMostControls) {
        build.diagnostics().warn(base::translate("formats", "there are more blend shapes than controls for them"),
                                 shown.mesh->shapes[i].from.member().range);
        return;
      }
      const QString id = QStringLiteral("shape.%1.%2").arg(shown.fileNode).arg(i);
      build.scene.controls.push_back(
          scene::slider({id, shown.mesh->shapes[i].name, QT_TRANSLATE_NOOP("formats", "Blend shapes")}, {},
                        scene::BlendShapeTarget{{{shown.sceneNode, static_cast<int>(i), 1}}}));
    }
  }
}

} // namespace

void addExpressionControls(SceneBuild& build) {
  addPresets(build);
  addShapes(build);
}

void addMotionControls(SceneBuild& build) {
  constexpr double kReach = 2; // metres
  auto& controls = build.scene.controls;
  if (!build.scene.motion.skins.empty()) {
    controls.push_back(
        scene::choice({"pose", QT_TRANSLATE_NOOP("formats", "Pose"), kMotion},
                      {text(QT_TRANSLATE_NOOP("formats", "As stored")), text(QT_TRANSLATE_NOOP("formats", "As bound"))},
                      scene::BindPoseTarget{}));
  }
  if (!build.scene.motion.springs.empty()) {
    using Kind = scene::PlacementTarget::Kind;
    controls.push_back(scene::toggle({"springs", QT_TRANSLATE_NOOP("formats", "Simulate springs"), kMotion},
                                     scene::SpringTarget{}, true));
    controls.push_back(scene::slider({"model.turn", QT_TRANSLATE_NOOP("formats", "Turn the model"), kMotion},
                                     {-kFullTurn, kFullTurn}, scene::PlacementTarget{0, Kind::Turn}));
    controls.push_back(scene::slider({"model.x", QT_TRANSLATE_NOOP("formats", "Move the model sideways"), kMotion},
                                     {-kReach, kReach}, scene::PlacementTarget{0, Kind::MoveX}));
  }
}

} // namespace vitrine::formats::vgo
