#pragma once

#include "resources/demos/source/MapModel.h"

#include <string_view>

namespace vitrine::demos {

/// Fills MapModel::materials and the pakfile with our own painted materials, each once, when it is first asked for.
class Materials {
public:
  /// `textureScale` shrinks all textures (a power of two, 1 for full size): unit tests want small and quick ones.
  explicit Materials(MapModel& model, int textureScale = 1) : m_model(model), m_scale(textureScale) {}

  /// Number of the material with this name ("vitrine/brick", "tools/toolsskybox"). Throws std::out_of_range for a
  /// name that is not in the catalogue.
  int operator()(std::string_view name);
  SideLook look(std::string_view name, double scale = 0.25, double luxel = 16);
  /// Material and texture of a sign with the given words.
  int sign(std::string_view text);
  /// The six faces of the sky, which no face of the map names.
  void addSky(std::string_view skyName, const Vec3& towardsSun);
  /// Every name of the catalogue, in a fixed order.
  static std::vector<std::string_view> names();

private:
  int add(Material material, std::string vmt);
  void addTexture(std::string_view path, const class Canvas& canvas, const struct VtfOptions& options);
  void addText(std::string path, std::string_view text);

  MapModel& m_model;
  int m_scale;
};

} // namespace vitrine::demos
