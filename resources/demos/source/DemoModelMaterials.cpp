#include "resources/demos/pictures/Noise.h"
#include "resources/demos/pictures/TextureSynthesis.h"
#include "resources/demos/source/DemoModels.h"
#include "resources/demos/source/VtfWriter.h"

#include <functional>

namespace vitrine::demos {

namespace {

/// One colour with some grain: so many cells of noise across and along.
struct Surface {
  std::string_view name;
  Vec3 colour;
  double grain;
  int across = 6;
  int along = 6;
};

const Surface kSurfaces[] = {
    {"bronze", {0.56, 0.40, 0.25}, 0.16, 5, 5},
    {"bronze_dark", {0.32, 0.22, 0.14}, 0.20, 8, 8},
    {"stone", {0.70, 0.66, 0.58}, 0.14, 8, 8},
    {"brass", {0.78, 0.60, 0.28}, 0.10, 1, 8},
    {"iron", {0.24, 0.24, 0.26}, 0.22},
    {"wood", {0.36, 0.20, 0.11}, 0.26, 10, 1},
    {"oak", {0.70, 0.53, 0.33}, 0.24, 10, 1},
    {"dark", {0.12, 0.08, 0.05}, 0.20},
    {"velvet", {0.50, 0.08, 0.12}, 0.12, 12, 12},
    {"book_red", {0.52, 0.11, 0.10}, 0.14, 10, 10},
    {"book_green", {0.13, 0.32, 0.20}, 0.14, 10, 10},
    {"book_blue", {0.14, 0.20, 0.42}, 0.14, 10, 10},
    {"pages", {0.88, 0.83, 0.70}, 0.14, 16, 1},
    {"terracotta", {0.68, 0.36, 0.22}, 0.14, 4, 10},
    {"soil", {0.20, 0.14, 0.09}, 0.40, 10, 10},
    {"bark", {0.33, 0.26, 0.19}, 0.34, 12, 3},
    {"flame", {1.0, 0.84, 0.50}, 0.06},
};

Canvas painted(int width, int height, const std::function<Vec3(double u, double v)>& colourAt) {
  Canvas canvas(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      canvas.at(x, y) = minOf(maxOf(colourAt((x + 0.5) / width, (y + 0.5) / height), {}), {1, 1, 1});
  return canvas;
}

Canvas paintSurface(const Surface& surface, std::uint32_t seed) {
  return painted(32, 32, [&](double u, double v) {
    return surface.colour * (1 + surface.grain * tileFractal(u, v, surface.across, surface.along, 3, seed));
  });
}

/// Four staves, dark where they meet.
Canvas paintStaves() {
  return painted(64, 32, [](double u, double v) {
    const double place = u * 4 - std::floor(u * 4);
    const double joint = smoothstep(0, 0.12, std::min(place, 1 - place));
    const double stave = 0.9 + 0.2 * hash01(static_cast<int>(u * 4), 0, 7);
    return Vec3{0.50, 0.33, 0.18} * (stave * (0.45 + 0.55 * joint) * (1 + 0.22 * tileFractal(u, v, 20, 1, 3, 8)));
  });
}

/// The hedge's leaves with more light in them.
Canvas paintLimeLeaves() {
  Canvas canvas = paintHedge(128);
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x)
      canvas.at(x, y) = minOf(canvas.at(x, y) * Vec3{1.7, 1.45, 1.2}, {1, 1, 1});
  return canvas;
}

/// Land of our own making: green where it is low, pale at the poles.
Canvas paintGlobe() {
  return painted(128, 64, [](double u, double v) {
    const double land = tileFractal(u, v, 4, 2, 4, 21);
    const double pole = std::abs(v - 0.5) * 2;
    if (pole > 0.88 + 0.04 * land)
      return Vec3{0.88, 0.88, 0.84};
    const bool line = std::fmod(u * 12, 1.0) < 0.1 || std::fmod(v * 6, 1.0) < 0.1;
    const Vec3 sea = line ? Vec3{0.36, 0.50, 0.56} : Vec3{0.25, 0.42, 0.52};
    if (land < 0.06)
      return land > 0.0 ? Vec3{0.45, 0.38, 0.26} : sea;
    return lerp({0.60, 0.58, 0.32}, {0.68, 0.48, 0.26}, smoothstep(0.1, 0.4, land));
  });
}

/// Leaflets on both sides of a rib, slanting towards the tip, which is on top; nothing between them.
Canvas paintFrond() {
  constexpr int kWidth = 64;
  constexpr int kHeight = 128;
  constexpr int kLeaflets = 18;
  Canvas canvas(kWidth, kHeight);
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x) {
      const double aside = std::abs((x + 0.5) / kWidth * 2 - 1);
      const double along = 1 - (y + 0.5) / kHeight; // 0 at the root
      const double start = along - aside * 0.12;    // where the leaflet through this point leaves the rib
      const double reach = std::sin(std::clamp(start * 1.02 + 0.06, 0.0, 1.0) * 3.0) * 0.95;
      const double place = std::abs(start * kLeaflets - std::floor(start * kLeaflets) - 0.5) * 2;
      const double blade = 1 - 0.75 * aside / std::max(reach, 0.01);
      const bool rib = aside < 0.05;
      const bool covered = rib || (start > 0.1 && aside < reach && place < 0.25 + blade * 0.75);
      const double shade = 0.75 + 0.35 * (1 - place) + 0.1 * hash01(static_cast<int>(start * kLeaflets), x < 32, 5);
      canvas.at(x, y) = rib ? Vec3{0.48, 0.52, 0.24} : Vec3{0.22, 0.42, 0.15} * shade;
      canvas.alphaAt(x, y) = covered ? 1 : 0;
    }
  return canvas;
}

class MaterialPack {
public:
  void add(std::string_view name, const Canvas& canvas, std::string_view shader = "VertexLitGeneric",
           std::string_view more = {}, VtfFormat format = VtfFormat::Dxt1) {
    const std::string path = "models/vitrine/" + std::string(name);
    ByteWriter text;
    text.text("\"" + std::string(shader) + "\"\n{\n\t\"$basetexture\" \"" + path + "\"\n\t\"$model\" \"1\"\n" +
              std::string(more) + "}\n");
    m_files.push_back({"materials/" + path + ".vmt", text.take()});
    m_files.push_back({"materials/" + path + ".vtf", writeVtf(canvas, {format, 2})});
  }
  std::vector<PakFile> take() { return std::move(m_files); }

private:
  std::vector<PakFile> m_files;
};

} // namespace

std::vector<PakFile> demoModelMaterials() {
  MaterialPack pack;
  std::uint32_t seed = 40;
  for (const Surface& surface : kSurfaces)
    pack.add(surface.name, paintSurface(surface, ++seed),
             surface.name == "flame" ? "UnlitGeneric" : "VertexLitGeneric");
  pack.add("staves", paintStaves());
  pack.add("lime_leaves", paintLimeLeaves());
  pack.add("globe_map", paintGlobe());
  pack.add("palm_frond", paintFrond(), "VertexLitGeneric",
           "\t\"$alphatest\" \"1\"\n\t\"$alphatestreference\" \"0.4\"\n", VtfFormat::Dxt5);
  return pack.take();
}

} // namespace vitrine::demos
