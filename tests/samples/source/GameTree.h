#pragma once

#include "resources/demos/common/Geometry.h"
#include "resources/demos/source/ZipWriter.h"

#include <string>
#include <vector>

namespace vitrine::samples {

/// A place of the made game's map whose colour is known: display values, as light there is full.
struct KnownColour {
  std::string what; ///< a material, or a model and its skin
  demos::Vec3 at;   ///< in the map
  demos::Vec3 colour;
  bool fromTextures = false; ///< lies in the package of textures
  bool fromModels = false;   ///< lies in the package of models
};

/// A small game of our own: a folder for the game, one for the engine's own content, and a map that uses files from
/// every kind of place.
struct SourceGame {
  std::vector<demos::PakFile> files; ///< below the folder it is written to; the map first
  std::vector<KnownColour> colours;
  std::vector<std::string> wantedTextures; ///< what the map misses without the package of textures, sorted
  std::vector<std::string> wantedModels;   ///< and without the package of models: a line for each model
};

inline constexpr const char* kGameMap = "game/maps/exhibition.bsp";
inline constexpr const char* kTexturePackage = "base/base_textures_dir.vpk";
inline constexpr const char* kModelPackage = "base/base_models_dir.vpk";

SourceGame makeExhibition();

/// For measuring: a wide hall with so many vases, and so many boards each with a texture of its own of `size` pixels,
/// all in one package. The map is "game/maps/hall.bsp".
std::vector<demos::PakFile> makeHall(int props, int textures, int size);

} // namespace vitrine::samples
