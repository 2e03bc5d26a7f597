#include "core/formats/diggles/model/ModelFile.h"

#include "core/bytes/ByteReader.h"

namespace vitrine::formats::diggles {
namespace {

constexpr float kMiddle = 32768.0F;

/// Each element of an array through `decode`, which gets the element's first byte.
template <class T, class Decode>
std::vector<T> decoded(std::span<const std::byte> elements, std::size_t elementSize, Decode decode) {
  std::vector<T> made(elements.size() / elementSize);
  const std::byte* at = elements.data();
  for (T& value : made) {
    value = decode(at);
    at += elementSize;
  }
  return made;
}

std::size_t indexOf(ArrayKind kind) {
  return static_cast<std::size_t>(kind);
}

} // namespace

const char* partName(ModelPart part) {
  constexpr std::array<const char*, kModelParts> kNames = {"header",     "materials", "meshes", "objects",
                                                           "animations", "shadows",   "cmaps",  "arrays"};
  return kNames[static_cast<std::size_t>(part)];
}

const char* arrayName(ArrayKind kind) {
  constexpr std::array<const char*, kArrayKinds.size()> kNames = {"triangle array", "uv array", "point array",
                                                                  "brightness array"};
  return kNames[indexOf(kind)];
}

std::uint32_t elementBytes(ArrayKind kind) {
  constexpr std::array<std::uint32_t, kArrayKinds.size()> kBytes = {2, 8, 6, 1};
  return kBytes[indexOf(kind)];
}

const ModelArray* ModelFile::array(ArrayKind kind, std::uint32_t number) const {
  const auto& all = arrays.of[indexOf(kind)];
  return number < all.size() ? &all[number] : nullptr;
}

std::uint32_t ModelFile::count(ArrayKind kind, std::uint32_t number) const {
  const ModelArray* found = array(kind, number);
  return found ? found->count : 0;
}

bool ModelFile::hasArrays(const ModelLink& link) const {
  return array(ArrayKind::Triangles, link.triangles) && array(ArrayKind::Uvs, link.uvs) &&
         array(ArrayKind::Points, link.points) && array(ArrayKind::Brightness, link.brightness);
}

bool ModelFile::indicesFit(const ModelLink& link) const {
  constexpr std::uint32_t kTriangle = 3;
  return count(ArrayKind::Triangles, link.triangles) < kTriangle ||
         arrays.largestIndex[link.triangles] < count(ArrayKind::Points, link.points);
}

std::span<const std::byte> ModelFile::elements(ArrayKind kind, std::uint32_t number) const {
  const ModelArray* found = array(kind, number);
  return found ? pixels(found->where) : std::span<const std::byte>();
}

std::vector<std::uint16_t> ModelFile::indices(std::uint32_t number) const {
  const auto whole = elements(ArrayKind::Triangles, number);
  constexpr std::size_t kTriangleBytes = 6;
  return decoded<std::uint16_t>(whole.first(whole.size() / kTriangleBytes * kTriangleBytes),
                                elementBytes(ArrayKind::Triangles), bytes::loadU16);
}

std::vector<QVector2D> ModelFile::uvs(std::uint32_t number) const {
  return decoded<QVector2D>(elements(ArrayKind::Uvs, number), elementBytes(ArrayKind::Uvs), [](const std::byte* at) {
    return QVector2D(bytes::loadF32(at), bytes::loadF32(at + sizeof(float)));
  });
}

std::vector<QVector3D> ModelFile::points(std::uint32_t number) const {
  return decoded<QVector3D>(elements(ArrayKind::Points, number), elementBytes(ArrayKind::Points),
                            [this](const std::byte* at) { return place(at); });
}

std::vector<std::uint8_t> ModelFile::brightness(std::uint32_t number) const {
  return decoded<std::uint8_t>(elements(ArrayKind::Brightness, number), elementBytes(ArrayKind::Brightness),
                               [](const std::byte* at) { return static_cast<std::uint8_t>(*at); });
}

std::optional<ModelAnchor> ModelFile::anchor(std::uint32_t number) const {
  if (number >= anchorCount()) {
    return std::nullopt;
  }
  constexpr std::size_t kAngles = 8;
  const std::byte* at = bytes.data() + arrays.anchors.offset + number * kAnchorBytes;
  return ModelAnchor{place(at), bytes::loadVec3(at + kAngles)};
}

QVector3D ModelFile::place(const std::byte* raw) const {
  const auto coordinate = [this, raw](std::size_t axis) {
    return (static_cast<float>(bytes::loadU16(raw + axis * sizeof(std::uint16_t))) - kMiddle) * step;
  };
  return {coordinate(0), coordinate(1), coordinate(2)};
}

std::span<const std::byte> ModelFile::pixels(const ByteRange& range) const {
  return bytes.span().subspan(static_cast<std::size_t>(range.offset), static_cast<std::size_t>(range.size));
}

} // namespace vitrine::formats::diggles
