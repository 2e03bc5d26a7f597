#pragma once

#include "core/image/ColorTable.h"
#include "core/viewing/CameraRig.h"
#include "render/batching/DrawList.h"
#include "render/batching/GroundParts.h"
#include "render/look/Background.h"
#include "render/look/ShadingMode.h"

#include <QMatrix4x4>
#include <QVector2D>

#include <optional>
#include <set>
#include <vector>

namespace vitrine::render {

/// Width of the lines of wireframe mode in pixels.
inline constexpr float kWireWidth = 2.0F;

/// Parameters of the target that a frame is drawn for.
struct TargetSettings {
  float brightest = 1; ///< largest linear light that is kept; 1 is white
  float wireWidth = kWireWidth;
  int below = 0;   ///< pixels of the whole picture that lie below the frame
  int height = 1;  ///< of the whole picture in pixels
  int samples = 1; ///< samples of a pixel along each axis
  int divisor = 1; ///< of the size along each axis at which the scene is drawn, before it is scaled up

  bool operator==(const TargetSettings&) const = default;
};

/// View of the world that a frame shows.
struct FrameView {
  viewing::CameraPose pose;
  QMatrix4x4 projection;
  QVector3D fogDirection; ///< direction of view by which a fog of two colours mixes them
  QVector2D offset;       ///< offset of the frame in normalised device coordinates, of refined pictures

  bool operator==(const FrameView&) const = default;
};

/// Choices of an engine's user for its frames.
struct FrameSettings {
  ShadingMode mode = ShadingMode::Lit;
  Background background;
  bool backgroundStays = false; ///< neither view presets nor pictures of the sky replace the background
  GroundParts ground;           ///< parts of the ground that have been measured
  TargetSettings target;
  FrameView view;
};

/// Overlays that have anything to draw.
struct PresentOverlays {
  std::set<scene::BackdropIndex> tinted;      ///< kNone stands for the world
  std::set<scene::BackdropIndex> highlighted; ///< kNone stands for the world
  bool lines = false;
  bool labels = false;
};

/// Camera that nodes are set to.
struct FrameCamera {
  QVector3D position;
  QQuaternion orientation;
  QMatrix4x4 projection;

  bool operator==(const FrameCamera&) const = default;
};

/// Surfaces of the world or of one backdrop.
struct SurfaceState {
  ShadingMode mode = ShadingMode::Lit;
  std::optional<scene::Fog> fog; ///< fog of one colour
  FrameCamera camera;
  bool tinted = false;
  bool highlighted = false;

  bool operator==(const SurfaceState&) const = default;
};

/// Vertical gradient behind everything. Colours are sRGB-encoded.
struct GradientState {
  QVector3D bottom;
  QVector3D top;

  bool operator==(const GradientState&) const = default;
};

/// Values that world and backdrops have in common.
struct LightState {
  float exposure = 1;   ///< factor on linear light
  float streamGain = 1; ///< factor on colour streams that are light
  float wireTone = 0;   ///< brightness (sRGB-encoded) of the lines of wireframe mode
  float metresPerUnit = 1;
  bool marksMissing = false; ///< a chequer marks surfaces whose textures are missing
  scene::LightingColorSpace colorSpace = scene::LightingColorSpace::Linear;
  std::optional<scene::WaterDistances> cheapWater; ///< nullopt: water has its full look at any distance

  bool operator==(const LightState&) const = default;
};

/// All decisions about one frame, as a value. An engine carries it out and decides nothing.
struct FrameState {
  SurfaceState world;
  scene::ByBackdrop<std::optional<SurfaceState>> backdrops; ///< nullopt: the backdrop is not drawn
  QMatrix4x4 labelProjection;                               ///< projection without the offset of refined pictures
  QColor clearColor;                                        ///< premultiplied
  std::optional<GradientState> gradient;
  GroundParts ground;
  LightState light;
  TargetSettings target;
  std::vector<image::WeightedTable> correction; ///< colour tables over the picture; empty: colours stay as they are
  int translucentPasses = 0;
  bool lines = false;
  bool labels = false;

  /// True if the scene is drawn smaller than the target and scaled up. Lines and labels always
  /// have full size.
  bool isReduced() const { return target.divisor > 1; }
  bool operator==(const FrameState&) const = default;
};

/// Bounds of the scene's backdrops, each in its own units. A backdrop without drawn items has empty bounds.
using BackdropBounds = scene::ByBackdrop<scene::Bounds>;
BackdropBounds backdropBoundsOf(const DrawList& scene);

/// Position of the eye in a backdrop, or, of kNone, in the world.
QVector3D eyeIn(const scene::Scene& scene, scene::BackdropIndex backdrop, const QVector3D& eye);

/// State of a frame of `scene`; null: there is no scene.
FrameState frameStateOf(const FrameSettings& settings, const PresentOverlays& overlays, const DrawList* scene,
                        const BackdropBounds& backdrops);

/// The camera with the far limit of the scene's view preset, and with a depth range that holds all animated models.
viewing::CameraRig limitedCamera(viewing::CameraRig camera, const DrawList& scene);

} // namespace vitrine::render
