#include "ui/documents/DocumentWeight.h"

namespace vitrine::ui {
namespace {

/// Of a vertex in a mesh: position, normal, tangent, three sets of coordinates.
constexpr std::uint64_t kBytesOfVertex = 64;
/// Of a vertex in a batch (render/batching/Vertex.h) with its index; nearly every corner of a triangle has its own.
constexpr std::uint64_t kBytesOfCorner = 68;

std::uint64_t imageBytes(const image::Image& image) {
  std::uint64_t bytes = 0;
  for (const image::Image::Picture& picture : image.pictures) {
    bytes += picture.texels.size();
  }
  return bytes;
}

std::uint64_t sceneBytes(const Scene& scene) {
  std::uint64_t bytes = 0;
  for (const scene::Mesh& mesh : scene.meshes) {
    bytes += mesh.vertices.positions.size() * kBytesOfVertex + mesh.indices.size() * sizeof(std::uint32_t);
  }
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    bytes += scene.surfaceOf(item).indexCount * kBytesOfCorner;
  }
  return bytes;
}

} // namespace

std::uint64_t weightOf(const session::Snapshot& shown) {
  std::uint64_t bytes = shown.document->size + shown.document->spaces.decodedBytes();
  if (shown.scene) {
    bytes += sceneBytes(*shown.scene);
  }
  for (const scene::Texture& texture : shown.assets.textures) {
    bytes += texture.image ? imageBytes(*texture.image) : 0;
  }
  return bytes;
}

} // namespace vitrine::ui
