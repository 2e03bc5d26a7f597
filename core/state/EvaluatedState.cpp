#include "core/state/EvaluatedState.h"

#include "core/scene/PlaybackTime.h"

#include <algorithm>
#include <cmath>

namespace vitrine::state {
namespace {

constexpr double kPatternLettersPerSecond = 10;
constexpr float kFullLetter = 'm' - 'a';

/// Brightness of a light style's pattern at a time; 1 at the letter m.
float patternAt(const QString& pattern, double clock) {
  const double letters = std::floor(std::max(clock, 0.0) * kPatternLettersPerSecond);
  const auto at = static_cast<qsizetype>(std::fmod(letters, static_cast<double>(pattern.size())));
  return static_cast<float>(pattern[at].unicode() - u'a') / kFullLetter;
}

/// Visitor of control targets; where several controls set the same thing and it does not add up, the first one decides.
class Evaluation {
public:
  /// `made` is evaluated as without controls.
  Evaluation(const Scene& scene, EvaluatedState& made) : m_scene(scene), m_made(made) {
    m_made.light.weights.fill(1);
    m_made.layers.reserve(scene.layers.size());
    for (const scene::Layer& layer : scene.layers) {
      m_made.layers.push_back(layer.visibleByDefault);
    }
  }

  void run() {
    for (const scene::Control& control : m_scene.controls) {
      m_control = &control;
      m_value = m_made.state.valueOf(control);
      std::visit(*this, control.target);
    }
    finishLight();
    finishPose();
    finishViews();
  }

  void operator()(const scene::LayerTarget& target) { setLayer(target.layer, isOn()); }
  void operator()(const scene::LayerChoiceTarget& target) {
    for (const std::vector<LayerIndex>& layers : target.choices) {
      setLayers(layers, false);
    }
    if (const auto* layers = chosenOf(target.choices)) {
      setLayers(*layers, true);
    }
  }
  void operator()(const scene::ColorStreamTarget& target) { takeFirst(m_made.colors, chosenOf(target.choices)); }

  void operator()(const scene::LightStyleTarget& target) {
    m_made.light.weights[static_cast<std::size_t>(target.style)] = static_cast<float>(m_value);
  }
  void operator()(const scene::LightPatternTarget& target) {
    if (isOn()) {
      m_patterns.push_back(&target);
      m_made.lightsFlicker = m_made.lightsFlicker || target.pattern.size() > 1;
    }
  }
  void operator()(const scene::LightmapSetTarget& target) { takeFirst(m_lightSet, chosenOf(target.choices)); }
  void operator()(const scene::ExposureTarget&) { takeFirst(m_exposure, static_cast<float>(m_value)); }
  void operator()(const scene::StudioLightTarget&) { takeFirst(m_studioLight, isOn()); }
  void operator()(const scene::MissingTexturesTarget&) { takeFirst(m_marksMissing, isOn()); }
  void operator()(const scene::DistanceFadeTarget&) { m_made.fadesByDistance = m_made.fadesByDistance || isOn(); }

  void operator()(const scene::WaterDistanceTarget&) { takeFirst(m_cheapWater, isOn()); }
  void operator()(const scene::ColorCorrectionTarget& target) { takeFirst(m_correction, chosenOf(target.choices)); }

  void operator()(const scene::ExposureModeTarget& target) { takeFirst(m_exposureMode, chosenOf(target.choices)); }

  void operator()(const scene::ViewPresetTarget& target) {
    takeFirst(m_gameView, chosenOf(target.choices));
    m_fogChosen = m_fogChosen || (m_made.state.controls.contains(m_control->id) &&
                                  std::ranges::any_of(target.choices, [this](int choice) {
                                    return choice != scene::kNone && viewAt(choice)->fog;
                                  }));
  }
  void operator()(const scene::FollowCameraTarget& target) { takeFirst(m_camera, chosenOf(target.choices)); }

  void operator()(const scene::RootMotionTarget&) { takeFirst(m_movesRoot, isOn()); }
  void operator()(const scene::FrameBlendTarget&) { takeFirst(m_blendsFrames, isOn()); }
  void operator()(const scene::BindPoseTarget&) { takeFirst(m_bindPose, isOn()); }
  void operator()(const scene::SpringTarget&) { takeFirst(m_springs, isOn()); }
  void operator()(const scene::BlendShapeTarget& target) {
    if (m_value == 0) {
      return;
    }
    for (const scene::BlendShapeTarget::Part& part : target.parts) {
      m_shapes[{part.node, part.shape}] += m_value * static_cast<double>(part.weight);
    }
  }
  void operator()(const scene::PlacementTarget& target) {
    const auto value = static_cast<float>(m_value);
    if (value == 0) {
      return;
    }
    NodeShift& shift = m_made.pose.shifts[target.node];
    switch (target.kind) {
    case scene::PlacementTarget::Kind::Turn:
      shift.turn += value;
      break;
    case scene::PlacementTarget::Kind::MoveX:
      shift.move += QVector3D(value, 0, 0);
      break;
    case scene::PlacementTarget::Kind::MoveY:
      shift.move += QVector3D(0, value, 0);
      break;
    case scene::PlacementTarget::Kind::MoveZ:
      shift.move += QVector3D(0, 0, value);
      break;
    }
  }

  void operator()(const scene::WayTarget& target) {
    const QMatrix4x4 way = target.transformAt(m_value);
    if (way.isIdentity()) {
      return;
    }
    for (const NodeIndex node : target.movedNodes) {
      NodeShift& shift = m_made.pose.shifts[node];
      shift.way = way * shift.way;
    }
  }

  void operator()(const scene::TextureViewTarget& target) {
    if (const auto& image = imageOf(target.texture)) {
      auto& views = m_made.textureViews;
      auto view = std::ranges::find(views, target.texture, &TextureView::texture);
      if (view == views.end()) {
        view = views.insert(view, TextureView{.texture = target.texture});
      }
      choosePart(*view, target.part, m_value, *image);
    }
  }

private:
  bool isOn() const { return m_value >= 0.5; }

  /// The chosen one of a control's choices; null: its labels outnumber them.
  template <class Choice>
  const Choice* chosenOf(const std::vector<Choice>& choices) const {
    const bool isOne = m_value >= 0 && m_value < static_cast<double>(choices.size());
    return isOne ? &choices[static_cast<std::size_t>(m_value)] : nullptr;
  }

  template <class Taken, class Value>
  static void takeFirst(Taken& taken, Value value) {
    if (!taken) {
      taken = value;
    }
  }

  void setLayer(LayerIndex layer, bool on) { m_made.layers.at(layer) = on; }
  void setLayers(const std::vector<LayerIndex>& layers, bool on) {
    std::ranges::for_each(layers, [&](LayerIndex layer) { setLayer(layer, on); });
  }

  const scene::ViewPreset* viewAt(int number) const {
    return &m_scene.view.viewPresets[static_cast<std::size_t>(number)];
  }
  const image::ImagePtr& imageOf(TextureIndex texture) const { return m_scene.assets.textures[texture].image; }

  void finishLight() {
    for (const scene::LightPatternTarget* target : m_patterns) {
      m_made.light.weights[static_cast<std::size_t>(target->style)] *= patternAt(target->pattern, m_made.state.clock);
    }
    m_made.light.set = m_lightSet ? *m_lightSet : m_made.light.set;
    m_made.exposure = m_exposure.value_or(m_made.exposure);
    m_made.studioLight = m_studioLight.value_or(m_made.colors && m_made.colors->studio);
    m_made.marksMissing = m_marksMissing.value_or(m_made.marksMissing);
    finishExposure();
  }

  void finishExposure() {
    using scene::ExposureMode;
    m_made.exposureMode = m_exposureMode ? *m_exposureMode : m_made.exposureMode;
    const int adapting = m_scene.bake.autoExposure.lightmapSet;
    if (m_made.studioLight) {
      m_made.exposureMode = ExposureMode::AsBaked; // the studio's light is even everywhere
    }
    if (m_made.exposureMode == ExposureMode::AsInGame && adapting != scene::kNone && adapting != m_made.light.set) {
      m_made.exposureMode = ExposureMode::AsBaked; // the game adapts to high dynamic range alone
    }
    if (m_made.exposureMode != ExposureMode::AsBaked || !m_exposureMode) {
      m_made.exposure *= static_cast<float>(m_made.state.adaptation);
    }
  }

  void finishPose() {
    const scene::AnimationIndex chosen = m_made.state.animation;
    m_made.animation = m_scene.motion.animations.contains(chosen) ? &m_scene.motion.animations[chosen] : nullptr;
    PoseSettings& pose = m_made.pose;
    pose.movesRoot = m_movesRoot.value_or(pose.movesRoot);
    pose.blendsFrames = m_blendsFrames.value_or(pose.blendsFrames);
    pose.bindPose = m_bindPose.value_or(pose.bindPose);
    pose.springs =
        m_springs.value_or(false) && std::ranges::any_of(m_scene.motion.springs.chains, &scene::SpringChain::enabled);
    for (const auto& [where, sum] : m_shapes) {
      if (sum > 0) {
        pose.shapeWeights[where.first].emplace_back(where.second, static_cast<float>(std::min(sum, 1.0)));
      }
    }
  }

  void finishViews() {
    if (m_made.colors) {
      setLayers(m_made.colors->layers, true);
    }
    m_made.viewPreset = m_gameView && *m_gameView != scene::kNone ? viewAt(*m_gameView) : nullptr;
    m_made.fogSwitchedOff = m_fogChosen && (!m_made.viewPreset || !m_made.viewPreset->fog);
    m_made.cheapWater = m_cheapWater.value_or(m_made.cheapWater);
    m_made.colorCorrection = m_correction ? *m_correction : m_made.colorCorrection;
    m_made.followedCamera = m_camera ? *m_camera : scene::kNone;
    if (m_made.animation) {
      for (TextureView& view : m_made.textureViews) {
        choosePart(view, scene::TextureViewTarget::Part::Frame,
                   std::floor(scene::framesInto(*m_made.animation, m_made.state.time)), *imageOf(view.texture));
      }
    }
  }

  const Scene& m_scene;
  const scene::Control* m_control = nullptr;
  double m_value = 0;
  EvaluatedState& m_made;
  std::vector<const scene::LightPatternTarget*> m_patterns; ///< those that are on
  const int* m_lightSet = nullptr;
  std::optional<float> m_exposure;
  const scene::ExposureMode* m_exposureMode = nullptr;
  std::optional<bool> m_studioLight;
  std::optional<bool> m_marksMissing;
  std::optional<bool> m_cheapWater;
  const int* m_correction = nullptr;
  const int* m_gameView = nullptr;
  bool m_fogChosen = false;
  const int* m_camera = nullptr;
  std::optional<bool> m_movesRoot;
  std::optional<bool> m_blendsFrames;
  std::optional<bool> m_bindPose;
  std::optional<bool> m_springs;
  std::map<std::pair<NodeIndex, int>, double> m_shapes; ///< sums, by node and shape
};

} // namespace

EvaluatedState evaluate(const Scene& scene, SceneState state) {
  EvaluatedState made(std::move(state));
  Evaluation(scene, made).run();
  return made;
}

} // namespace vitrine::state
