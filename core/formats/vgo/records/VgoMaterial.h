#pragma once

#include "core/formats/vgo/file/Members.h"
#include "core/formats/vgo/records/LayoutSections.h"

#include <QVector2D>
#include <QtGlobal>

#include <optional>

namespace vitrine::formats::vgo::layout {

/// An element of "materials": a shader's name, and its properties by the shader's own names. The same property is among
/// the whole numbers of some shaders and among the fractions of others; it is looked for in both.
struct Material {
  structure::JsonValueRef from;
  QString name;
  QString shader;
  int renderQueue = kNoIndex;
  bool isUnlit = false;

  bool has(const char* property) const;
  float number(const char* property, float otherwise = 0) const;
  int whole(const char* property, int otherwise = 0) const;
  bool isOn(const char* property) const { return number(property) != 0; }
  /// Linear; alpha 1 where the file has three numbers.
  std::optional<QVector4D> color(const char* property) const;
  QVector4D vector(const char* property, const QVector4D& otherwise) const;
  /// Index into Layout::textures; kNoIndex: none.
  int texture(const char* property) const { return intValue(textureMember(property)); }
  structure::JsonValueRef textureMember(const char* property) const { return from["textureIndexProperties"][property]; }
  /// Scale and shift of a texture, with the origin of u and v at the bottom left.
  QVector2D textureScale(const char* property) const;
  QVector2D textureOffset(const char* property) const;
  /// State of a shader keyword; nullopt: the keyword is not mentioned.
  std::optional<bool> keyword(const char* key) const;
};

inline constexpr MemberColumn kMaterialColumns[] = {
    member<&Material::name>("name"),
    member<&Material::shader>("shaderName"),
    member<&Material::renderQueue>("renderQueue"),
    member<&Material::isUnlit>("isUnlit"),
    {"colorProperties._Color", QT_TRANSLATE_NOOP("formats", "linear")},
    {"colorProperties._BaseColor", QT_TRANSLATE_NOOP("formats", "linear")},
    {"textureIndexProperties._MainTex", "", kTextures},
    {"textureIndexProperties._BaseMap", "", kTextures},
    {"textureIndexProperties._BaseColorMap", "", kTextures},
    {"textureIndexProperties._BumpMap", "", kTextures},
    {"intProperties", QT_TRANSLATE_NOOP("formats", "number of entries")},
    {"floatProperties", QT_TRANSLATE_NOOP("formats", "number of entries")},
    {"colorProperties", QT_TRANSLATE_NOOP("formats", "number of entries")},
    {"textureIndexProperties", QT_TRANSLATE_NOOP("formats", "number of entries")},
    {"keywordMap", QT_TRANSLATE_NOOP("formats", "number of entries")},
};

} // namespace vitrine::formats::vgo::layout
