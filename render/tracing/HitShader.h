#pragma once

#include "core/session/Snapshot.h"
#include "core/viewing/CameraView.h"
#include "render/batching/LightSelector.h"
#include "render/batching/RenderMaterial.h"
#include "render/tracing/HitSurface.h"
#include "render/tracing/TextureReader.h"

#include <map>
#include <unordered_map>

namespace vitrine::tracing {

/// Look of a surface where a ray met it.
struct Shaded {
  QVector3D color;   ///< linear
  QVector3D light;   ///< linear
  QVector3D encoded; ///< colour and light together as the picture has them: sRGB-encoded, 0…1
  float alpha = 1;
  scene::Blend blend = scene::Blend::Opaque;
  bool leftOut = false; ///< a hole in a picture
};

/// The lit mode of resources/shaders for single points: colours of materials and pictures, and the light that the file,
/// or else the shape, says. For one picture; one thread at a time.
class HitShader {
public:
  /// For a picture of so many rows.
  HitShader(const session::Snapshot& snapshot, const viewing::CameraView& view, int rows);

  Shaded shade(const HitSurface& at);

private:
  /// Parts of the shading that are the same on all of an item.
  struct Item {
    const render::RenderMaterial* material = nullptr; ///< never null
    const scene::VertexStreams::Colors* stream = nullptr;
    const scene::InstanceLighting* instance = nullptr;
    const scene::Lightmap* lightmap = nullptr; ///< null: none that can be used
    bool shaped = false;
    std::vector<render::LightSelector::Selected> lights; ///< of what dynamic lights light
  };

  const Item& itemOf(const HitSurface& at);
  const render::RenderMaterial& materialOf(MaterialIndex material, render::SkyUse sky);
  std::vector<render::LightSelector::Selected> lightsOn(DrawItemIndex item) const;

  QVector4D read(const render::PlacedTexture& texture, const HitSurface& at);
  /// The same for base colours, which may be laid on from three sides.
  QVector4D readBase(const render::PlacedTexture& texture, float seamlessScale, const HitSurface& at);
  QVector4D pictured(const render::RenderMaterial& material, const HitSurface& at);
  QVector4D detailed(QVector4D base, const render::RenderMaterial& material, const HitSurface& at);
  float secondShare(const render::RenderMaterial& material, const HitSurface& at);
  QVector4D layered(const QVector4D& base, const QVector4D& second, const render::RenderMaterial& material,
                    float seamless, const HitSurface& at);

  QVector3D lightOn(const Item& item, const HitSurface& at) const;
  QVector3D bakedLight(const scene::Lightmap& lightmap, const HitSurface& at) const;
  QVector3D dynamicLight(const Item& item, const HitSurface& at) const;
  QVector3D lightFrom(const render::LightSelector::Selected& light, const HitSurface& at) const;
  QVector3D shapeLight(const QVector3D& normal) const;
  QVector3D studioLight(const HitSurface& at) const;
  QVector3D selfLit(const render::RenderMaterial& material, const HitSurface& at, float pictureAlpha);

  const session::Snapshot& m_snapshot;
  viewing::CameraPose m_camera;
  float m_spread; ///< width of what a pixel sees: a unit away, or anywhere in a parallel view
  TextureReader m_textures;
  render::LightSelector m_lights;
  std::unordered_map<DrawItemIndex, Item> m_items;
  std::map<std::pair<MaterialIndex, render::SkyUse>, render::RenderMaterial> m_materials;
};

} // namespace vitrine::tracing
