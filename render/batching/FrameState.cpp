#include "render/batching/FrameState.h"

#include "core/visibility/CorrectionQuery.h"
#include "core/visibility/FogQuery.h"
#include "render/batching/DepthRange.h"
#include "render/batching/DisplayColor.h"

namespace vitrine::render {
namespace {

/// Brightness (sRGB-encoded) of wires on dark and on light backgrounds.
constexpr float kLightWires = 0.9F;
constexpr float kDarkWires = 0.1F;

const scene::Scene& sceneOf(const DrawList& list) {
  return *list.prepared()->scene;
}

bool mayBeReplaced(const FrameSettings& settings) {
  return settings.background.color.alpha() == 255 && !settings.backgroundStays;
}

/// Background of the view preset if it has one and the chosen background gives way, else the chosen background.
Background backgroundOf(const FrameSettings& settings, const DrawList* scene) {
  const scene::ViewPreset* preset = scene ? scene->state().viewPreset : nullptr;
  if (preset && preset->background && mayBeReplaced(settings)) {
    return {toQColor(*preset->background)};
  }
  return settings.background;
}

/// Overdraw counts are added to black.
QColor clearColorOf(const Background& background, ShadingMode mode) {
  const float alpha = background.color.alphaF();
  const QColor color = mode == ShadingMode::Overdraw ? QColor(Qt::black) : background.color;
  return QColor::fromRgbF(color.redF() * alpha, color.greenF() * alpha, color.blueF() * alpha, alpha);
}

QVector3D encodedRgb(const QColor& color) {
  return {color.redF(), color.greenF(), color.blueF()};
}

std::optional<GradientState> gradientOf(const Background& background, ShadingMode mode) {
  if (mode == ShadingMode::Overdraw || !background.top || background.color.alpha() < 255) {
    return std::nullopt;
  }
  return GradientState{encodedRgb(background.color), encodedRgb(*background.top)};
}

/// The contact shadow belongs to pictures of surfaces alone. The grid helps in every mode but a count.
GroundParts groundIn(ShadingMode mode, const GroundParts& parts) {
  const bool picture = mode == ShadingMode::Lit || mode == ShadingMode::Unlit;
  return {.contactShadow = parts.contactShadow && picture, .grid = parts.grid && mode != ShadingMode::Overdraw};
}

QMatrix4x4 offsetProjection(const FrameView& view) {
  QMatrix4x4 offset;
  offset.translate(view.offset.x(), view.offset.y());
  return offset * view.projection;
}

visibility::Eye eyeOf(const FrameView& view) {
  return {view.pose.position, view.fogDirection};
}

SurfaceState worldState(const FrameSettings& settings, const PresentOverlays& overlays, const DrawList* scene) {
  const FrameView& view = settings.view;
  SurfaceState world{.mode = settings.mode,
                     .fog = {},
                     .camera = {view.pose.position, view.pose.orientation, offsetProjection(view)},
                     .tinted = overlays.tinted.contains(scene::kNone),
                     .highlighted = overlays.highlighted.contains(scene::kNone)};
  if (scene && !view.pose.orthographic) {
    world.fog = visibility::fogAt(sceneOf(*scene), scene->assets(), scene->state(), eyeOf(view));
  }
  return world;
}

/// True if the backdrop is a picture of the sky that the background covers, or all that one would see behind wires.
bool isCovered(const scene::Backdrop& backdrop, const FrameSettings& settings) {
  const bool wires = settings.mode == ShadingMode::Overdraw || settings.mode == ShadingMode::Wireframe;
  return backdrop.scale == 0.0F && (!mayBeReplaced(settings) || wires);
}

std::optional<SurfaceState> backdropState(const FrameSettings& settings, const PresentOverlays& overlays,
                                          const DrawList& list, scene::BackdropIndex index,
                                          const scene::Bounds& bounds) {
  const scene::Backdrop& backdrop = sceneOf(list).world.backdrops[index];
  const FrameView& view = settings.view;
  if (view.pose.orthographic || bounds.empty() || isCovered(backdrop, settings)) {
    return std::nullopt;
  }
  const QVector3D eye = visibility::eyeIn(backdrop, view.pose.position);
  // Shading modes have nothing to show of a picture of the sky.
  return SurfaceState{
      .mode = backdrop.scale == 0.0F ? ShadingMode::Unlit : settings.mode,
      .fog = visibility::backdropFog(sceneOf(list), list.state(), index, eyeOf(view)),
      .camera = {eye, view.pose.orientation, withDepthRange(offsetProjection(view), depthRangeFor(eye, bounds))},
      .tinted = overlays.tinted.contains(index),
      .highlighted = overlays.highlighted.contains(index)};
}

LightState lightState(const FrameSettings& settings, const Background& background, const DrawList* scene) {
  const bool bright = background.color.alpha() > 0 && background.color.lightness() > 127;
  LightState light;
  light.wireTone = bright ? kDarkWires : kLightWires;
  if (!scene) {
    return light;
  }
  const state::EvaluatedState& state = scene->state();
  light.exposure = state.exposure;
  light.streamGain = state.colors ? state.colors->gain : 1.0F;
  light.metresPerUnit = static_cast<float>(sceneOf(*scene).metresPerUnit);
  light.marksMissing = state.marksMissing;
  light.colorSpace = sceneOf(*scene).bake.colorSpace;
  if (state.cheapWater && !settings.view.pose.orthographic) {
    light.cheapWater = sceneOf(*scene).world.waterDistances;
  }
  return light;
}

} // namespace

BackdropBounds backdropBoundsOf(const DrawList& scene) {
  BackdropBounds bounds;
  for (const scene::BackdropIndex backdrop : sceneOf(scene).world.backdrops.indices()) {
    bounds.push_back(backdropBounds(scene, backdrop));
  }
  return bounds;
}

QVector3D eyeIn(const scene::Scene& scene, scene::BackdropIndex backdrop, const QVector3D& eye) {
  return backdrop ? visibility::eyeIn(scene.world.backdrops[backdrop], eye) : eye;
}

FrameState frameStateOf(const FrameSettings& settings, const PresentOverlays& overlays, const DrawList* scene,
                        const BackdropBounds& backdrops) {
  const Background background = backgroundOf(settings, scene);
  FrameState frame{.world = worldState(settings, overlays, scene),
                   .backdrops = {},
                   .labelProjection = settings.view.projection,
                   .clearColor = clearColorOf(background, settings.mode),
                   .gradient = gradientOf(background, settings.mode),
                   .ground = groundIn(settings.mode, settings.ground),
                   .light = lightState(settings, background, scene),
                   .target = settings.target,
                   .correction = {},
                   .translucentPasses = scene ? scene->translucentPasses() : 0,
                   .lines = overlays.lines,
                   .labels = overlays.labels};
  for (const scene::BackdropIndex index : backdrops.indices()) {
    frame.backdrops.push_back(backdropState(settings, overlays, *scene, index, backdrops[index]));
  }
  if (scene && settings.mode == ShadingMode::Lit) {
    frame.correction =
        visibility::colorCorrectionAt(sceneOf(*scene), scene->assets(), scene->state(), settings.view.pose.position);
  }
  return frame;
}

viewing::CameraRig limitedCamera(viewing::CameraRig camera, const DrawList& scene) {
  if (const scene::ViewPreset* preset = scene.state().viewPreset; preset && preset->farPlane > 0.0F) {
    camera.setFarLimit(preset->farPlane);
  }
  camera.setReach(scene.animatedBounds());
  return camera;
}

} // namespace vitrine::render
