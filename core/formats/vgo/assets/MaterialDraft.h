#pragma once

#include "core/formats/vgo/assets/VgoTextureTable.h"

namespace vitrine::formats::vgo {

/// Unity's render queue from which on materials are transparent, and of those that do not say when they are drawn.
inline constexpr int kTransparentQueue = 3000;

/// Mode by which a material lets show through what is behind it, in the order in which shaders number them.
enum class AlphaMode { Opaque, Cutout, Blend, BlendDepthWrite };

/// The mode of that number; Opaque beyond `last`, which is all that a shader has.
AlphaMode alphaOfNumber(int number, AlphaMode last = AlphaMode::BlendDepthWrite);

/// Metalness and smoothness: of a picture where there is one.
struct MetalSmooth {
  const char* picture = nullptr; ///< Unity's metallic-gloss map
  float metallic = 0;            ///< without the picture
  float smoothness = 0.5F;       ///< without the picture
  float pictureScale = 1;        ///< factor on the smoothness of the picture, or of the base colour's alpha
  bool inBaseAlpha = false;      ///< smoothness is in the base colour's alpha
};

/// A material of the scene while it is made of one of the file: what all families of shaders do alike.
class MaterialDraft {
public:
  MaterialDraft(const layout::Material& material, TextureTable& textures, QString wantedBy);

  const layout::Material& from;
  scene::Material made;

  /// The first of the colours that the material has; white: none.
  QVector4D color(std::initializer_list<const char*> properties, const QVector4D& otherwise = {1, 1, 1, 1}) const;
  /// The first of the textures that the material has; nullptr: none.
  const char* firstTexture(std::initializer_list<const char*> properties) const;

  /// Base colour and its picture, by the first property there is of each. The picture's scale and shift count for all
  /// that follow and have none of their own.
  void putBase(std::initializer_list<const char*> textures, std::initializer_list<const char*> colors);
  /// Puts a texture into a slot; false: there is no such texture.
  bool putTexture(scene::TextureSlot slot, const char* property, const std::optional<ChannelMix>& mix = {});
  void putNormal(const char* texture, const char* scale);
  /// Occlusion in red or green, by what the texture was made for. Its strength counts where the material has PbrParams.
  void putOcclusion(const char* texture, const char* strength);
  void putEmission(const char* texture, const char* color, float strength = 1);

  /// The usual emission of Unity's own shaders, where their keyword is on.
  void putKeywordEmission();
  /// Makes it a surface of that kind, with the parameters that it has as one already. They are valid until it is made
  /// one of another kind.
  scene::PbrParams& putMetalSmooth(const MetalSmooth& surface);

  void putAlpha(AlphaMode mode, const char* cutoffProperty = "_Cutoff");
  /// Unity's numbers: 0 both sides are drawn, 1 the back, 2 the front.
  void putCull(int mode);

  /// Says what is drawn otherwise than in Unity; QT_TRANSLATE_NOOP("formats", …).
  void note(const char* text);

  /// True if the shader is one without light.
  bool isUnlit() const { return from.isUnlit || from.shader.endsWith(QLatin1StringView("Unlit")); }
  const layout::Texture* textureOf(const char* property) const { return m_textures.at(from.texture(property)); }

private:
  QMatrix4x4 transformOf(const char* property) const;

  TextureTable& m_textures;
  QString m_wantedBy;
  QMatrix4x4 m_baseTransform;
};

/// Between which values of cos(angle of the light) a toon shader goes from shade to lit, as MToon 1.0 says it.
void putShadeStep(scene::ToonParams& toon, float shadeBelow, float litAbove);

} // namespace vitrine::formats::vgo
