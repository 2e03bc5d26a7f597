#pragma once

#include <QString>
#include <QStringList>
#include <QVector3D>

#include <variant>
#include <vector>

namespace vitrine::scene {

/// Target of a control: one of a closed set that core and render carry out.
struct LayerTarget {
  int layer = 0; ///< into Scene::layers
};
struct LightStyleTarget {
  int style = 0; ///< the weight of this light style
};
/// Light style that flickers by its pattern or does not: ten letters a second, 'a' dark, 'm' as its weight says, 'z'
/// twice that.
struct LightPatternTarget {
  int style = 0;
  QString pattern; ///< lower-case letters, at least one
};
/// Choice among Scene::lightmapSets, for the one that lights the scene; in the order of the control's labels.
struct LightmapSetTarget {
  std::vector<int> choices;
};
struct ExposureTarget {};
/// Draws one of several alternatives: the layers in `choices` (kNone: none of them, kAll: all of them), in the order of
/// the control's labels.
struct LayerChoiceTarget {
  static constexpr int kAll = -2;

  std::vector<int> choices;
};
/// Layers by choice: each shows its layers, and none of the others that are named here: levels of detail of many things
/// at once.
struct LayerSetsTarget {
  std::vector<std::vector<int>> choices; ///< in the order of the control's labels
};
/// The view goes with one of the scene's cameras, and sees as wide as it (kNone: the user moves it); in the order of
/// the control's labels.
struct FollowCameraTarget {
  std::vector<int> choices; ///< into Scene::cameras
};
/// A colour of a legend, and what it stands for.
struct LegendEntry {
  QString label;   ///< user text, QT_TRANSLATE_NOOP("formats", …)
  QVector3D color; ///< linear
};
/// Draws one of several colour streams (VertexStreams::Colors).
struct ColorStreamTarget {
  struct Choice {
    QString stream;               ///< name of the stream
    std::vector<int> layers = {}; ///< shown with it, whatever their own controls say
    std::vector<LegendEntry> legend = {};
    float gain = 1; ///< factor on what the stream says, where it is light
  };
  std::vector<Choice> choices; ///< in the order of the control's labels
};
/// Sees the scene as the viewer does (kNone) or through one of Scene::viewPresets; in the order of the control's
/// labels. A toggle has two choices.
struct ViewPresetTarget {
  std::vector<int> choices;
};
/// Root motion: animations move their animated model through the world, as the game does, or leave it in its place.
struct RootMotionTarget {};
/// Blending of two frames at times between them, on or off; on without the control.
struct FrameBlendTarget {};
/// Blend shapes of meshes, each with its weight while the control is at 1; where several controls move a shape their
/// weights add up, to no more than 1 and no less than 0. What expressions and single shapes are.
struct BlendShapeTarget {
  struct Part {
    int node = 0;  ///< that shows the mesh
    int shape = 0; ///< into its SkinAndMorphs::shapes
    float weight = 1;
  };
  std::vector<Part> parts;
};
/// Bind pose: skinned meshes are shown as they were bound to their joints, or as the joints stand.
struct BindPoseTarget {};
/// Spring bones that swing, or stand as the file and the animation say.
struct SpringTarget {};
/// Moves or turns a node and all below it, beside what an animation does with it.
struct PlacementTarget {
  enum class Kind { Turn, MoveX, MoveY, MoveZ };

  int node = 0;
  Kind kind = Kind::Turn; ///< degrees around the world's Y through the node; world units
};
/// Picture of a texture that its material shows, for files that are nothing but a texture (TextureView.h).
struct TextureViewTarget {
  enum class Part { Mip, Frame, Face, Channel };
  enum Channel { kColour, kColourAndAlpha, kRed, kGreen, kBlue, kAlpha };

  int texture = 0;       ///< into SceneAssets::textures
  Part part = Part::Mip; ///< Channel: choices are a Channel each, in that order
};
using ControlTarget = std::variant<LayerTarget, LightStyleTarget, LightPatternTarget, LightmapSetTarget, ExposureTarget,
                                   LayerChoiceTarget, ColorStreamTarget, ViewPresetTarget, RootMotionTarget,
                                   FrameBlendTarget, BlendShapeTarget, BindPoseTarget, SpringTarget, PlacementTarget,
                                   LayerSetsTarget, FollowCameraTarget, TextureViewTarget>;

enum class ControlKind { Toggle, Choice, Slider };

/// Setting that a format offers. One generic panel shows all of them; SceneState holds the values.
struct Control {
  QString id;    ///< stable, for --set and view links: "layer.sky", "style.32"
  QString label; ///< user text, QT_TRANSLATE_NOOP("formats", …)
  QString group;
  ControlKind kind = ControlKind::Toggle;
  double min = 0; ///< Slider only
  double max = 1;
  double defaultValue = 0; ///< Toggle: 0 or 1; Choice: index
  QStringList choices;     ///< Choice: labels
  ControlTarget target;
};

QString kindName(ControlKind kind);

} // namespace vitrine::scene
