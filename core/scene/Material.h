#pragma once

#include "core/image/Image.h"
#include "core/scene/AssetRef.h"
#include "core/scene/Indices.h"
#include "core/scene/MaterialParams.h"
#include "core/structure/Structure.h"

#include <QMatrix4x4>
#include <QString>
#include <QVector3D>
#include <QVector4D>

#include <array>
#include <optional>
#include <vector>

namespace vitrine::scene {

/// Property that the file gives a node, material or light, for the inspector. Lists are ordered; keys may repeat.
struct Property {
  QString key;
  QString value;
  std::optional<RecordRef> record;       ///< the record it is in
  std::optional<ByteRange> where;        ///< the property's own bytes, when known
  std::optional<RecordRef> leadsTo = {}; ///< another record that the value names
  image::ImagePtr picture = nullptr;     ///< shown with the value: a briefing picture, a thumbnail
  /// The key is a text of the format, QT_TRANSLATE_NOOP("formats", …), and not the file's own. Values are shown as they
  /// are.
  bool ours = false;
};

enum class TextureSlot {
  BaseColor,
  BaseColor2,
  BaseColor3,
  BaseColor4,
  BlendMask,
  Normal,
  Specular,
  Emissive,
  Occlusion,
  MetalRough,
  Environment,
  Detail,
  Shade,
  Rim,
  Matcap,
  Outline,
  Count
};

struct SlotTexture {
  TextureIndex texture;
  int uvSet = 0;
  QMatrix4x4 uvTransform; ///< applied to (u, v, 0, 1)
};

/// Automatic: AlphaBlend when the base colour's picture has texels that are not opaque, else Opaque. AutomaticCutout:
/// the same, but AlphaTest where nearly all its texels are either there or not (Image::cutOut). Screen adds what the
/// colour behind leaves room for.
enum class Blend { Opaque, AlphaTest, AlphaBlend, Additive, Screen, Multiply, Automatic, AutomaticCutout };
enum class Cull { Back, Front, None };

/// Changes by the users of a material: an entity's render mode, a picture laid on walls. Applied to what the material's
/// file says, when that is found.
struct MaterialAdjustment {
  std::optional<Blend> blend;
  QVector4D factor{1, 1, 1, 1};     ///< on the colour, linear; alpha below 1 makes opaque ones AlphaBlend
  std::optional<float> alphaCutoff; ///< if `blend` is AlphaTest
  bool polygonOffset = false;
  std::optional<int> drawOrder;
  std::optional<MaterialModel> model; ///< with new parameters, where the material has another

  bool operator==(const MaterialAdjustment&) const = default;
};

struct Material {
  QString name;
  MaterialParams params = BakedParams{}; ///< of its model
  CommonParams common;                   ///< of any model
  std::array<SlotTexture, static_cast<std::size_t>(TextureSlot::Count)> slots;
  QVector4D color{1, 1, 1, 1}; ///< linear; multiplies the base colour, alpha included
  /// Linear colour to show while the base texture is not there (and as average colour).
  std::optional<QVector3D> fallbackColor;
  Blend blend = Blend::Opaque;
  float alphaCutoff = 0.5F; ///< if `blend` is AlphaTest: texels with less alpha are left out
  Cull cull = Cull::Back;
  bool depthWrite = true;             ///< of those that are not translucent
  bool translucentDepthWrite = false; ///< of translucent ones
  bool polygonOffset = false;         ///< a decal: drawn slightly in front
  bool alwaysOnTop = false;           ///< translucent ones: drawn over what is nearer, as bones in their body are
  int drawOrder = 0;                  ///< among translucent ones, smaller first
  MaterialAdjustment adjustment;      ///< is in the fields above already
  AssetRef asset;                     ///< description of the material itself, when that is found after load
  AssetState state = AssetState::None;
  std::vector<Property> properties;
  std::optional<RecordRef> record;

  MaterialModel model() const { return modelOf(params); }
  SlotTexture& slot(TextureSlot which) { return slots[static_cast<std::size_t>(which)]; }
  const SlotTexture& slot(TextureSlot which) const { return slots[static_cast<std::size_t>(which)]; }
};

/// Applies an adjustment to a material that has none, and keeps it there.
void adjust(Material& material, const MaterialAdjustment& adjustment);

} // namespace vitrine::scene
