#include "core/formats/vgo/layout/Values.h"

#include <cmath>
#include <limits>

namespace vitrine::formats::vgo {

using structure::JsonValueRef;

int intValue(const JsonValueRef& member, int otherwise) {
  constexpr std::int64_t kMost = std::numeric_limits<int>::max();
  const std::int64_t value = member.integer(otherwise);
  return value >= -kMost && value <= kMost ? static_cast<int>(value) : otherwise;
}

float floatValue(const JsonValueRef& member, float otherwise) {
  const auto value = static_cast<float>(member.number(static_cast<double>(otherwise)));
  return std::isfinite(value) ? value : otherwise;
}

std::vector<int> indexList(const JsonValueRef& list) {
  std::vector<int> indices;
  if (list.isArray()) {
    indices.reserve(list.size());
    for (const JsonValueRef& element : list.children()) {
      indices.push_back(intValue(element));
    }
  }
  return indices;
}

QVector3D vector3(const JsonValueRef& list, const QVector3D& otherwise) {
  QVector3D vector = list.vector(QVector4D(otherwise, 0)).toVector3D();
  for (int i = 0; i < 3; ++i) {
    vector[i] = std::isfinite(vector[i]) ? vector[i] : otherwise[i];
  }
  return vector;
}

} // namespace vitrine::formats::vgo
