#include "core/formats/diggles/records/ModelFile.h"

namespace vitrine::formats::diggles {
namespace {

using structure::columnOf;

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
  constexpr std::array<const char*, kArrayKinds.size()> kNames = {
      QT_TRANSLATE_NOOP("formats", "triangle array"), QT_TRANSLATE_NOOP("formats", "uv array"),
      QT_TRANSLATE_NOOP("formats", "point array"), QT_TRANSLATE_NOOP("formats", "brightness array")};
  return kNames[indexOf(kind)];
}

std::uint32_t elementBytes(ArrayKind kind) {
  constexpr std::array kBytes = {layouts::kTriangle.size / 3, layouts::kUv.size, layouts::kPoint.size,
                                 layouts::kBrightness.size};
  return kBytes[indexOf(kind)];
}

ByteRange ModelMesh::boxRange() const {
  constexpr std::uint32_t kFrom = columnOf<layouts::kMeshTail>("boxMin").offset();
  constexpr std::uint32_t kTo = columnOf<layouts::kMeshTail>("anchors").offset();
  return {where.space, tailRange().offset + kFrom, kTo - kFrom};
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
  return std::ranges::all_of(kArrayKinds,
                             [&](ArrayKind kind) { return array(kind, link.*kLinkArrays[indexOf(kind)]); });
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
  constexpr auto kIndex = columnOf<layouts::kTriangle>("vertices");
  const auto all = elements(ArrayKind::Triangles, number);
  return decoded<std::uint16_t>(all.first(all.size() / layouts::kTriangle.size * layouts::kTriangle.size),
                                elementBytes(ArrayKind::Triangles),
                                [&](const std::byte* at) { return kIndex.as<std::uint16_t>(at); });
}

std::vector<QVector2D> ModelFile::uvs(std::uint32_t number) const {
  return decoded<QVector2D>(elements(ArrayKind::Uvs, number), elementBytes(ArrayKind::Uvs), [](const std::byte* at) {
    return QVector2D(columnOf<layouts::kUv>("u").real(at), columnOf<layouts::kUv>("v").real(at));
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
  const std::byte* at = bytes.data() + arrays.anchors.offset + number * layouts::kAnchor.size;
  return ModelAnchor{place(at), columnOf<layouts::kAnchor>("angles").vec3(at)};
}

QVector3D ModelFile::place(const std::byte* raw) const {
  const auto coordinate = [this, raw](const structure::Column& axis) {
    return (static_cast<float>(axis.as<std::uint16_t>(raw)) - kRawMiddle) * step;
  };
  return {coordinate(columnOf<layouts::kPoint>("x")), coordinate(columnOf<layouts::kPoint>("y")),
          coordinate(columnOf<layouts::kPoint>("z"))};
}

std::span<const std::byte> ModelFile::pixels(const ByteRange& range) const {
  return bytes.span().subspan(static_cast<std::size_t>(range.offset), static_cast<std::size_t>(range.size));
}

} // namespace vitrine::formats::diggles
