#pragma once

#include "resources/demos/pictures/Canvas.h"
#include "resources/demos/source/MapModel.h"
#include "resources/demos/source/PropModel.h"
#include "resources/demos/source/VtfWriter.h"
#include "tests/samples/source/VpkWriter.h"

namespace vitrine::samples {

/// Shelf for the files of the made game: in a folder, in a package, in the map.
class GameShelf {
public:
  enum class Place { Game, Base, TexturePackage, ModelPackage, Map };

  void put(Place place, const std::string& path, demos::Bytes data, int archive = 0, std::size_t preload = 0);
  void putText(Place place, const std::string& path, std::string_view text, int archive = 0, std::size_t preload = 0);
  /// A plain material that is lit, with a texture of its name.
  void putMaterial(Place place, const std::string& name, const demos::Vec3& colour,
                   const demos::VtfOptions& options = {}, int archive = 0);
  void putModel(Place place, const demos::PropModel& model, int archive = 0, std::size_t preload = 0);

  std::vector<demos::PakFile> takeMapFiles() { return std::move(m_map); }
  /// Files beside those that lie in the map: loose files, then the packages.
  std::vector<demos::PakFile> takeFiles();

private:
  std::vector<demos::PakFile> m_loose;
  std::vector<demos::PakFile> m_map;
  std::vector<VpkFile> m_textures;
  std::vector<VpkFile> m_models;
};

/// One colour with a darker frame.
demos::Canvas framedCanvas(const demos::Vec3& colour, int size = 64);
/// Text of a lit material; `more` are further lines.
std::string litMaterial(std::string_view texture, std::string_view more = {});
std::string modelMaterial(std::string_view texture);

/// The text of gameinfo.txt: the game's own folder, then packages and the folder of the base.
std::string gameInfoText(std::string_view title, const std::vector<std::string>& searchPaths);

} // namespace vitrine::samples
