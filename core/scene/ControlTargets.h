#pragma once

#include "core/scene/BakedLighting.h"

#include <QMatrix4x4>
#include <QQuaternion>
#include <QString>
#include <QVector3D>

#include <variant>
#include <vector>

namespace vitrine::scene {

struct Control;
struct ControlEffects;
struct SceneData;

// Targets of controls: the closed set of what controls act on. state::evaluate carries them out; all else that there is
// to know of a target is declared with it, where it has any: isInRange (everything it acts on exists), addEffects
// (ControlEffects.h), and what Control.h asks: unit, nodes, legend, kSwitchesLayer.

/// Unit in which a slider's value is told.
enum class ValueUnit { Number, Percent, Degrees };

/// A colour of a legend, and what it stands for.
struct LegendEntry {
  QString label;   ///< user text, QT_TRANSLATE_NOOP("formats", …)
  QVector3D color; ///< linear
};

/// Layer that is shown or hidden.
struct LayerTarget {
  static constexpr bool kSwitchesLayer = true;

  LayerIndex layer;

  bool isInRange(const SceneData& scene) const;
};
/// Weight of a light style.
struct LightStyleTarget {
  int style = 0;

  bool isInRange(const SceneData& scene) const;
};
/// Light style that flickers by its pattern or does not: ten letters a second, 'a' dark, 'm' as its weight says, 'z'
/// twice that.
struct LightPatternTarget {
  int style = 0;
  QString pattern; ///< lower-case letters, at least one

  bool isInRange(const SceneData& scene) const;
};
/// Choice among BakedLighting::lightmapSets, for the one that lights the scene; in the order of the control's labels.
struct LightmapSetTarget {
  std::vector<int> choices;

  bool isInRange(const SceneData& scene) const;
};
/// Factor on linear light.
struct ExposureTarget {};
/// Way in which the factor on light follows what is seen; in the order of the control's labels.
struct ExposureModeTarget {
  std::vector<ExposureMode> choices;
};
/// Light of the studio (StudioLight.h) in place of what the file says of light.
struct StudioLightTarget {};
/// A chequer marks surfaces whose textures are missing; they are clay without it.
struct MissingTexturesTarget {};
/// Items vanish by their distance from the eye (WorldData::fades), as the game leaves out what is far away.
struct DistanceFadeTarget {};
/// Water turns to its cheap look by distance (WorldData::waterDistances), or has its full look everywhere.
struct WaterDistanceTarget {};
/// Colour correction of the picture; in the order of the control's labels. A toggle has two choices.
struct ColorCorrectionTarget {
  /// All that are active, each by where the eye is, as the game mixes them.
  static constexpr int kByPlace = -2;

  std::vector<int> choices; ///< kByPlace, kNone or into WorldData::colorCorrections: that one at its weight everywhere

  bool isInRange(const SceneData& scene) const;
};
/// Layers by choice: each shows its own, and none of the others that are named here: one of several alternatives, none
/// or all of them, levels of detail of many things at once.
struct LayerChoiceTarget {
  std::vector<std::vector<LayerIndex>> choices; ///< in the order of the control's labels

  bool isInRange(const SceneData& scene) const;
};
/// The view goes with one of the scene's cameras, and sees as wide as it (kNone: the user moves it); in the order of
/// the control's labels.
struct FollowCameraTarget {
  std::vector<int> choices; ///< into ViewData::cameras

  bool isInRange(const SceneData& scene) const;
};
/// Draws one of several colour streams (VertexStreams::Colors).
struct ColorStreamTarget {
  struct Choice {
    QString stream;                      ///< name of the stream
    std::vector<LayerIndex> layers = {}; ///< shown with it, whatever their own controls say
    std::vector<LegendEntry> legend = {};
    float gain = 1;      ///< factor on what the stream says, where it is light
    bool studio = false; ///< the studio's light is shown with it (StudioLightTarget)
  };
  std::vector<Choice> choices; ///< in the order of the control's labels

  bool isInRange(const SceneData& scene) const;
  void addEffects(const Control& control, ControlEffects& effects) const;
  const std::vector<LegendEntry>& legend(std::size_t choice) const { return choices[choice].legend; }
};
/// Sees the scene as the viewer does (kNone) or through one of ViewData::viewPresets; in the order of the control's
/// labels. A toggle has two choices.
struct ViewPresetTarget {
  std::vector<int> choices;

  bool isInRange(const SceneData& scene) const;
};
/// Root motion: animations move their animated model through the world, as the game does, or leave it in its place.
struct RootMotionTarget {};
/// Blending of two frames at times between them, on or off; on without the control.
struct FrameBlendTarget {};
/// Blend shapes of meshes, each with its weight while the control is at 1; where several controls move a shape their
/// weights add up, to no more than 1 and no less than 0. What expressions and single shapes are.
struct BlendShapeTarget {
  struct Part {
    NodeIndex node; ///< that shows the mesh
    int shape = 0;  ///< into its SkinAndMorphs::shapes
    float weight = 1;
  };
  std::vector<Part> parts;

  bool isInRange(const SceneData& scene) const;
  void addEffects(const Control& control, ControlEffects& effects) const;
  ValueUnit unit() const { return ValueUnit::Percent; }
  std::vector<NodeIndex> nodes() const;
};
/// Bind pose: skinned meshes are shown as they were bound to their joints, or as the joints stand.
struct BindPoseTarget {
  void addEffects(const Control& control, ControlEffects& effects) const;
};
/// Spring bones that swing, or stand as the file and the animation say.
struct SpringTarget {
  void addEffects(const Control& control, ControlEffects& effects) const;
};
/// Moves or turns a node and all below it, beside what an animation does with it.
struct PlacementTarget {
  enum class Kind { Turn, MoveX, MoveY, MoveZ };

  NodeIndex node;
  Kind kind = Kind::Turn; ///< degrees around the world's Y through the node; world units

  bool isInRange(const SceneData& scene) const;
  void addEffects(const Control& control, ControlEffects& effects) const;
  ValueUnit unit() const { return kind == Kind::Turn ? ValueUnit::Degrees : ValueUnit::Number; }
};
/// Way of things that move as one, and their place on it: a door, a lift, a train. Moves nodes and all below them, in
/// the world, from where they stand otherwise.
struct WayTarget {
  struct Key {
    double at = 0; ///< value of the control; ascending
    QVector3D move;
    QQuaternion turn; ///< through the pivot; unit length
  };

  std::vector<NodeIndex> movedNodes; ///< none of them below another
  QVector3D pivot;
  std::vector<Key> keys; ///< straight between one and the next; held before the first and after the last
  ValueUnit shownUnit = ValueUnit::Percent;

  /// The transform at a value of the control.
  QMatrix4x4 transformAt(double value) const;
  bool isInRange(const SceneData& scene) const;
  void addEffects(const Control& control, ControlEffects& effects) const;
  ValueUnit unit() const { return shownUnit; }
  std::vector<NodeIndex> nodes() const { return movedNodes; }
};
/// Picture of a texture that its material shows, for files that are nothing but a texture (TextureView.h).
struct TextureViewTarget {
  enum class Part { Mip, Frame, Face, Channel };
  enum Channel { kColour, kColourAndAlpha, kRed, kGreen, kBlue, kAlpha };

  TextureIndex texture;
  Part part = Part::Mip; ///< Channel: choices are a Channel each, in that order

  bool isInRange(const SceneData& scene) const;
};
using AnyControlTarget =
    std::variant<LayerTarget, LightStyleTarget, LightPatternTarget, LightmapSetTarget, ExposureTarget,
                 ExposureModeTarget, LayerChoiceTarget, ColorStreamTarget, ViewPresetTarget, RootMotionTarget,
                 FrameBlendTarget, BlendShapeTarget, BindPoseTarget, SpringTarget, PlacementTarget, FollowCameraTarget,
                 TextureViewTarget, StudioLightTarget, MissingTexturesTarget, DistanceFadeTarget, WayTarget,
                 WaterDistanceTarget, ColorCorrectionTarget>;
/// One of them. Copies of so many alternatives are much to compile: one source does it for all.
struct ControlTarget : AnyControlTarget {
  using AnyControlTarget::AnyControlTarget;

  ControlTarget();
  ControlTarget(const ControlTarget& other);
  ControlTarget(ControlTarget&& other) noexcept;
  ControlTarget& operator=(const ControlTarget& other);
  ControlTarget& operator=(ControlTarget&& other) noexcept;
  ~ControlTarget();
};

} // namespace vitrine::scene
