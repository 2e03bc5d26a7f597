#include "core/formats/vgo/records/VgoMaterial.h"

#include <cmath>

namespace vitrine::formats::vgo::layout {
namespace {

using structure::JsonValueRef;

JsonValueRef numberMember(const JsonValueRef& material, const char* property) {
  const JsonValueRef fraction = material["floatProperties"][property];
  return fraction ? fraction : material["intProperties"][property];
}

/// Vector with components of `otherwise` in place of those that are not finite.
QVector4D finite(QVector4D vector, const QVector4D& otherwise) {
  for (int i = 0; i < 4; ++i) {
    vector[i] = std::isfinite(vector[i]) ? vector[i] : otherwise[i];
  }
  return vector;
}

} // namespace

bool Material::has(const char* property) const {
  return static_cast<bool>(numberMember(from, property));
}

float Material::number(const char* property, float otherwise) const {
  return floatValue(numberMember(from, property), otherwise);
}

int Material::whole(const char* property, int otherwise) const {
  return intValue(numberMember(from, property), otherwise);
}

std::optional<QVector4D> Material::color(const char* property) const {
  const JsonValueRef list = from["colorProperties"][property];
  if (!list.isArray()) {
    return std::nullopt;
  }
  const QVector4D black(0, 0, 0, 1);
  return finite(list.vector(black), black);
}

QVector4D Material::vector(const char* property, const QVector4D& otherwise) const {
  return finite(from["vectorProperties"][property].vector(otherwise), otherwise);
}

QVector2D Material::textureScale(const char* property) const {
  const QVector4D one(1, 1, 0, 0);
  return finite(from["textureScaleProperties"][property].vector(one), one).toVector2D();
}

QVector2D Material::textureOffset(const char* property) const {
  return finite(from["textureOffsetProperties"][property].vector({}), {}).toVector2D();
}

std::optional<bool> Material::keyword(const char* key) const {
  const JsonValueRef keyword = from["keywordMap"][key];
  return keyword ? std::optional(keyword.boolean(false)) : std::nullopt;
}

} // namespace vitrine::formats::vgo::layout
