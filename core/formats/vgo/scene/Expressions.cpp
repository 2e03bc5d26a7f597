#include "core/formats/vgo/scene/Expressions.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

using scene::Control;
using scene::ControlKind;

/// More sliders than that are no help; avatars have up to some hundreds.
constexpr std::size_t kMostControls = 4000;
constexpr double kFullTurn = 180;
constexpr float kPercent = 100;

QString text(const char* label) {
  return QString::fromLatin1(label);
}

Control slider(const QString& id, const QString& label, const char* group) {
  Control made;
  made.id = id;
  made.label = label;
  made.group = text(group);
  made.kind = ControlKind::Slider;
  return made;
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
          return;
        }
        Control made = slider(QStringLiteral("expression.%1").arg(number++), preset.name,
                              QT_TRANSLATE_NOOP("formats", "Expressions"));
        made.target = scene::BlendShapeTarget{};
        build.scene.controls.push_back(std::move(made));
      }
      const auto parts = partsOf(preset, shown);
      if (parts.size() != preset.bindings.size()) {
        build.diagnostics().warn(QStringLiteral("expression \"%1\" sets shapes that do not exist").arg(preset.name));
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
        build.diagnostics().warn(QStringLiteral("there are more blend shapes than controls for them"));
        return;
      }
      Control made = slider(QStringLiteral("shape.%1.%2").arg(shown.fileNode).arg(i), shown.mesh->shapes[i].name,
                            QT_TRANSLATE_NOOP("formats", "Blend shapes"));
      made.target = scene::BlendShapeTarget{{{shown.sceneNode, static_cast<int>(i), 1}}};
      build.scene.controls.push_back(std::move(made));
    }
  }
}

Control poseControl() {
  Control pose;
  pose.id = QStringLiteral("pose");
  pose.label = text(QT_TRANSLATE_NOOP("formats", "Pose"));
  pose.group = text(QT_TRANSLATE_NOOP("formats", "Motion"));
  pose.kind = ControlKind::Choice;
  pose.choices = {text(QT_TRANSLATE_NOOP("formats", "As stored")), text(QT_TRANSLATE_NOOP("formats", "As bound"))};
  pose.target = scene::BindPoseTarget{};
  return pose;
}

Control springControl() {
  Control springs;
  springs.id = QStringLiteral("springs");
  springs.label = text(QT_TRANSLATE_NOOP("formats", "Springs swing"));
  springs.group = text(QT_TRANSLATE_NOOP("formats", "Motion"));
  springs.defaultValue = 1;
  springs.target = scene::SpringTarget{};
  return springs;
}

Control placement(const char* id, const char* label, scene::PlacementTarget::Kind kind, double reach) {
  Control made = slider(text(id), text(label), QT_TRANSLATE_NOOP("formats", "Motion"));
  made.min = -reach;
  made.max = reach;
  made.target = scene::PlacementTarget{0, kind};
  return made;
}

} // namespace

void addExpressionControls(SceneBuild& build) {
  addPresets(build);
  addShapes(build);
}

void addMotionControls(SceneBuild& build) {
  constexpr double kReach = 2; // metres
  if (!build.scene.motion.skins.empty()) {
    build.scene.controls.push_back(poseControl());
  }
  if (!build.scene.motion.springs.empty()) {
    build.scene.controls.push_back(springControl());
    build.scene.controls.push_back(placement("model.turn", QT_TRANSLATE_NOOP("formats", "Turn the model"),
                                             scene::PlacementTarget::Kind::Turn, kFullTurn));
    build.scene.controls.push_back(placement("model.x", QT_TRANSLATE_NOOP("formats", "Move the model sideways"),
                                             scene::PlacementTarget::Kind::MoveX, kReach));
  }
}

} // namespace vitrine::formats::vgo
