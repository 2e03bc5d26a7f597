#pragma once

#include "resources/demos/diggles/Figure.h"

#include <map>

namespace vitrine::demos::diggles {

/// Turns figures into the tables of a model: axes of the file, reversed triangles, light, shadow, anchors. Equal
/// arrays, shadows, cmaps and anchors are kept once.
class ModelAssembly {
public:
  explicit ModelAssembly(std::string name) {
    m_model.name = std::move(name);
    m_anchors.numbers[{}] = 0; // what is attached to the very origin is nothing
  }

  /// Returns the material's number. `path` is where an artist of the time would have had the picture.
  std::uint16_t addMaterial(const std::string& name, const std::string& path);
  /// Frames of one animation; returns its number.
  std::uint32_t addAnimation(const Animation& facts, const FigureKind& kind, const std::vector<Figure>& frames);
  void addObject(const std::string& name, std::vector<std::uint32_t> animations);

  const Model& model() const { return m_model; }

private:
  template <class Entry>
  struct Kept {
    std::map<Entry, std::size_t> numbers;
    std::size_t add(std::vector<Entry>& list, const Entry& entry);
  };
  std::uint32_t addFrame(const FigureKind& kind, const Figure& figure);
  Link linkOf(std::uint16_t material, const Surface& surface, std::vector<std::uint8_t> light);
  std::uint32_t anchorOf(const Placement& place);

  Model m_model;
  Kept<std::vector<std::uint16_t>> m_triangles;
  Kept<std::vector<TexturePoint>> m_uvs;
  std::map<std::pair<std::uint16_t, std::uint16_t>, std::uint16_t> m_uvsOf; ///< by material and triangle array
  Kept<std::vector<RawPoint>> m_points;
  Kept<std::vector<std::uint8_t>> m_brightness;
  Kept<ShadowPicture> m_shadows;
  Kept<Cmap> m_cmaps;
  Kept<AnchorRecord> m_anchors;
};

/// A place or direction in the axes of the file.
inline Vec3 inFileAxes(const Vec3& v) {
  return {v.x, -v.y, v.z};
}
/// A way of the root in the axes of 3ds Max, as animations keep it.
inline Vec3 inMaxAxes(const Vec3& v) {
  return {v.x, -v.z, v.y};
}

} // namespace vitrine::demos::diggles
