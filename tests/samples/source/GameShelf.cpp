#include "tests/samples/source/GameShelf.h"

#include "resources/demos/source/PropWriter.h"

namespace vitrine::samples {

using namespace demos;

namespace {

Bytes bytesOfText(std::string_view text) {
  ByteWriter out;
  out.text(text);
  return out.take();
}

} // namespace

void GameShelf::put(Place place, const std::string& path, Bytes data, int archive, std::size_t preload) {
  switch (place) {
  case Place::Game:
    m_loose.push_back({"game/" + path, std::move(data)});
    break;
  case Place::Base:
    m_loose.push_back({"base/" + path, std::move(data)});
    break;
  case Place::TexturePackage:
    m_textures.push_back({path, std::move(data), archive, preload});
    break;
  case Place::ModelPackage:
    m_models.push_back({path, std::move(data), archive, preload});
    break;
  case Place::Map:
    m_map.push_back({path, std::move(data)});
    break;
  }
}

void GameShelf::putText(Place place, const std::string& path, std::string_view text, int archive, std::size_t preload) {
  put(place, path, bytesOfText(text), archive, preload);
}

void GameShelf::putMaterial(Place place, const std::string& name, const Vec3& colour, const VtfOptions& options,
                            int archive) {
  putText(place, "materials/" + name + ".vmt", litMaterial(name), archive);
  put(place, "materials/" + name + ".vtf", writeVtf(framedCanvas(colour), options), archive);
}

void GameShelf::putModel(Place place, const PropModel& model, int archive, std::size_t preload) {
  for (PakFile& file : modelFiles(model))
    put(place, file.path, std::move(file.data), archive, preload);
}

std::vector<PakFile> GameShelf::takeFiles() {
  std::vector<PakFile> files = std::move(m_loose);
  const auto add = [&files](const std::string& stem, const std::vector<VpkFile>& content, int version) {
    if (content.empty())
      return;
    for (PakFile& file : writeVpk(stem, content, {version, false}))
      files.push_back(std::move(file));
  };
  add("base/base_textures", m_textures, 2);
  add("base/base_models", m_models, 1);
  return files;
}

Canvas framedCanvas(const Vec3& colour, int size) {
  Canvas canvas(size, size);
  const int frame = size / 16;
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const bool inside = std::min({x, y, size - 1 - x, size - 1 - y}) >= frame;
      canvas.at(x, y) = inside ? colour : colour * 0.5;
    }
  return canvas;
}

std::string litMaterial(std::string_view texture, std::string_view more) {
  return "\"LightmappedGeneric\"\n{\n\t\"$basetexture\" \"" + std::string(texture) + "\"\n" + std::string(more) + "}\n";
}

std::string modelMaterial(std::string_view texture) {
  return "\"VertexLitGeneric\"\n{\n\t\"$basetexture\" \"" + std::string(texture) + "\"\n\t\"$model\" \"1\"\n}\n";
}

std::string gameInfoText(std::string_view title, const std::vector<std::string>& searchPaths) {
  std::string text = "\"GameInfo\"\n{\n\tgame\t\"" + std::string(title) +
                     "\"\n\tFileSystem\n\t{\n\t\tSteamAppId\t243750\n"
                     "\t\tSearchPaths\n\t\t{\n";
  for (const std::string& path : searchPaths)
    text += "\t\t\tgame+mod\t" + path + "\n";
  return text + "\t\t}\n\t}\n}\n";
}

} // namespace vitrine::samples
