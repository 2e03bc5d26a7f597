#include "resources/demos/source/Materials.h"

#include "resources/demos/pictures/TextureSynthesis.h"
#include "resources/demos/source/VtfWriter.h"

#include <stdexcept>

namespace vitrine::demos {

namespace {

using Paint = Canvas (*)(int size);

constexpr Vec3 kNoGlow{};

/// One line of the catalogue. `texture` is the base texture's name where it differs from the material's.
struct Recipe {
  std::string_view name;
  Paint paint;
  int size;
  VtfOptions vtf;
  std::string_view vmt;
  std::uint32_t flags = 0;
  Vec3 glow = kNoGlow;
  std::string_view second = {}; ///< other materials whose textures this one uses
  Paint normals = nullptr;      ///< painted to <name>_normal
};

constexpr VtfOptions kDxt1{};
constexpr VtfOptions kDxt1New{VtfFormat::Dxt1, 4};
constexpr VtfOptions kDxt5{VtfFormat::Dxt5, 2};
constexpr VtfOptions kDxt5New{VtfFormat::Dxt5, 4};
constexpr VtfOptions kBgr{VtfFormat::Bgr888, 2};
constexpr VtfOptions kBgrNew{VtfFormat::Bgr888, 4};
constexpr VtfOptions kBgra{VtfFormat::Bgra8888, 2};
constexpr VtfOptions kBgraClamped{VtfFormat::Bgra8888, 4, true};
constexpr VtfOptions kBgrClamped{VtfFormat::Bgr888, 2, true};
constexpr VtfOptions kDxt5Clamped{VtfFormat::Dxt5, 4, true};
constexpr VtfOptions kPictureVtf{VtfFormat::Dxt1, 4, true};

constexpr std::string_view kLit = "\"LightmappedGeneric\"\n{\n\t\"$basetexture\" \"@\"\n}\n";
constexpr std::string_view kWood =
    "\"LightmappedGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"$surfaceprop\" \"wood\"\n}\n";
constexpr std::string_view kBrick = "\"LightmappedGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"$surfaceprop\" "
                                    "\"brick\"\n\t\"%keywords\" \"vitrine\"\n}\n";
constexpr std::string_view kBumped = "\"LightmappedGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"$bumpmap\" "
                                     "\"@_normal\"\n\t\"$surfaceprop\" \"rock\"\n}\n";
constexpr std::string_view kGlow = "\"UnlitGeneric\"\n{\n\t\"$basetexture\" \"@\"\n}\n";
constexpr std::string_view kGlassVmt =
    "LightmappedGeneric\n{\n\t$basetexture @ // unquoted on purpose\n\t$translucent 1\n\t$surfaceprop glass\n}\n";
constexpr std::string_view kWaterVmt =
    "\"Water\"\n{\n\t\"$abovewater\" \"1\"\n\t\"$basetexture\" \"@\"\n\t\"$bottommaterial\" \"@\"\n"
    "\t\"$fogenable\" \"1\"\n\t\"$fogcolor\" \"{24 58 60}\"\n\t\"$fogstart\" \"0\"\n\t\"$fogend\" \"180\"\n"
    "\t\"$translucent\" \"1\"\n\t\"%compilewater\" \"1\"\n\t\"$surfaceprop\" \"water\"\n}\n";
constexpr std::string_view kBlend =
    "\"WorldVertexTransition\"\n{\n\t\"$basetexture\" \"vitrine/grass\"\n\t\"$basetexture2\" \"vitrine/rock\"\n"
    "\t\"$surfaceprop\" \"grass\"\n\t\"$surfaceprop2\" \"rock\"\n}\n";
constexpr std::string_view kPatch = "\"patch\"\n{\n\t\"include\" \"materials/vitrine/brick.vmt\"\n\t\"insert\"\n\t{\n"
                                    "\t\t\"$color\" \"[0.86 0.84 0.92]\"\n\t}\n}\n";
constexpr std::string_view kDecal =
    "\"LightmappedGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"$decal\" \"1\"\n\t\"$translucent\" \"1\"\n}\n";
constexpr std::string_view kSprite =
    "\"UnlitGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"$alphatest\" \"1\"\n\t\"$alphatestreference\" \"0.5\"\n"
    "\t\"$vertexcolor\" \"1\"\n\t\"$nocull\" \"1\"\n}\n";
constexpr std::string_view kSelfShadowed = "\"LightmappedGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"$bumpmap\" "
                                           "\"@_normal\"\n\t\"$ssbump\" \"1\"\n}\n";
constexpr std::string_view kLattice =
    "\"LightmappedGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"$alphatest\" \"1\"\n\t\"$alphatestreference\" \"0.5\"\n"
    "\t\"$nocull\" \"1\"\n\t\"$surfaceprop\" \"metalgrate\"\n}\n";
constexpr std::string_view kLightShow =
    "\"UnlitGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"$additive\" \"1\"\n\t\"$nocull\" \"1\"\n}\n";
constexpr std::string_view kSkyTool = "\"UnlitGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"%compilesky\" \"1\"\n}\n";
constexpr std::string_view kTriggerTool =
    "\"UnlitGeneric\"\n{\n\t\"$basetexture\" \"@\"\n\t\"%compiletrigger\" \"1\"\n}\n";

Canvas paintSkyTool(int size) {
  return paintTool(size, "SKY", {0.4, 0.65, 0.85});
}
Canvas paintTriggerTool(int size) {
  return paintTool(size, "TRIGGER", {0.9, 0.65, 0.3});
}
template <int number>
Canvas paintNumbered(int size) {
  return paintPicture(size, number);
}

/// A worn emblem to lay over a floor: a ring with a star.
Canvas paintEmblem(int size) {
  Canvas canvas(size, size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const double dx = (x + 0.5) / size * 2 - 1;
      const double dy = (y + 0.5) / size * 2 - 1;
      const double radius = std::hypot(dx, dy);
      const double star = 0.42 + 0.3 * std::pow(std::abs(std::cos(std::atan2(dy, dx) * 4)), 3);
      const double ring =
          smoothstep(0.03, 0.015, std::abs(radius - 0.88)) + smoothstep(0.02, 0.01, std::abs(radius - 0.78));
      const double cover = std::min(1.0, ring + smoothstep(star + 0.015, star - 0.015, radius));
      const bool lightHalf = std::fmod(std::atan2(dy, dx) / 0.785398 + 8, 1) < 0.5;
      canvas.at(x, y) = ring > 0.3 ? Vec3{0.42, 0.3, 0.14} : lightHalf ? Vec3{0.62, 0.24, 0.17} : Vec3{0.27, 0.12, 0.1};
      canvas.alphaAt(x, y) = static_cast<float>(cover * 0.9);
    }
  return canvas;
}

constexpr std::uint32_t kSkyFlags = kSurfaceSky | kSurfaceNoLight;
constexpr std::uint32_t kWaterFlags = kSurfaceWarp | kSurfaceNoLight | kSurfaceTranslucent;

const Recipe kCatalogue[] = {
    {"vitrine/brick", paintBrick, 512, kDxt1, kBrick},
    {"vitrine/brick_cool", nullptr, 512, kDxt1, kPatch, 0, kNoGlow, "vitrine/brick"},
    {"vitrine/plaster", paintPlaster, 512, kDxt1New, kLit},
    {"vitrine/stoneblocks",
     paintStoneBlocks,
     512,
     kDxt1,
     kBumped,
     kSurfaceBumpLight,
     kNoGlow,
     {},
     paintStoneBlockNormals},
    {"vitrine/marbletiles", paintMarbleTiles, 512, kDxt1, kLit},
    {"vitrine/marble", paintMarble, 512, kDxt1New, kLit},
    {"vitrine/sandstone", paintSandstone, 512, kDxt1, kLit},
    {"vitrine/cobbles", paintCobbles, 512, kDxt1, kLit},
    {"vitrine/rooftiles", paintRoofTiles, 512, kDxt1, kLit},
    {"vitrine/parquet", paintParquet, 512, kDxt1, kWood},
    {"vitrine/planks", paintPlanks, 512, kDxt1, kWood},
    {"vitrine/darkwood", paintDarkWood, 256, kBgr, kWood},
    {"vitrine/door", paintPanelledDoor, 256, kDxt1, kWood},
    {"vitrine/wainscot", paintWainscot, 256, kDxt1, kWood},
    {"vitrine/metalpanel", paintMetalPanel, 512, kDxt1New, kLit},
    {"vitrine/brass", paintBrass, 128, kBgrNew, kLit},
    {"vitrine/carpet", paintCarpet, 512, kDxt1, kLit},
    {"vitrine/wallpaper", paintWallpaper, 512, kDxt1, kLit},
    {"vitrine/velvet", paintVelvet, 128, kDxt1, kLit},
    {"vitrine/grass", paintGrass, 512, kDxt1, kLit},
    {"vitrine/rock", paintRock, 512, kDxt1, kLit},
    {"vitrine/hill", nullptr, 512, kDxt1, kBlend, 0, kNoGlow, "vitrine/grass vitrine/rock"},
    {"vitrine/hedge", paintHedge, 512, kDxt1, kLit},
    {"vitrine/gravel", paintGravel, 512, kDxt1, kLit},
    {"vitrine/water", paintWater, 256, kDxt5New, kWaterVmt, kWaterFlags},
    {"vitrine/glass", paintGlass, 256, kBgra, kGlassVmt, kSurfaceTranslucent},
    {"vitrine/books", paintBooks, 512, kDxt1, kWood},
    {"vitrine/lampglow", paintLampGlow, 32, kBgr, kGlow, kSurfaceNoLight | kSurfaceLight, {1, 0.86, 0.62}},
    {"vitrine/emblem", paintEmblem, 256, kBgraClamped, kDecal, kSurfaceTranslucent},
    {"vitrine/flowers", paintFlowers, 256, kDxt5, kSprite},
    {"vitrine/picture_hills", paintNumbered<0>, 256, kPictureVtf, kLit},
    {"vitrine/picture_sea", paintNumbered<1>, 256, kPictureVtf, kLit},
    {"vitrine/picture_fruit", paintNumbered<2>, 256, kPictureVtf, kLit},
    {"vitrine/picture_lady", paintNumbered<3>, 256, kPictureVtf, kLit},
    {"vitrine/picture_squares", paintNumbered<4>, 256, kPictureVtf, kLit},
    {"vitrine/picture_birches", paintNumbered<5>, 256, kPictureVtf, kLit},
    {"vitrine/white", paintWhite, 16, kBgr, kLit},
    {"vitrine/grey", paintGrey, 16, kBgr, kLit},
    {"vitrine/black", paintBlack, 16, kBgr, kLit},
    {"vitrine/marker_red", paintRed, 16, kBgrClamped, kDecal, kSurfaceTranslucent},
    {"vitrine/marker_green", paintGreen, 16, kBgrClamped, kDecal, kSurfaceTranslucent},
    {"vitrine/beacon", paintBeacon, 16, kBgr, kGlow, kSurfaceNoLight},
    {"vitrine/pyramids", paintWhite, 128, kDxt1, kBumped, kSurfaceBumpLight, kNoGlow, {}, paintPyramidNormals},
    {"vitrine/ridges", paintWhite, 128, kDxt1, kSelfShadowed, kSurfaceBumpLight, kNoGlow, {}, paintRidgeWeights},
    {"vitrine/roughbrick",
     paintRoughBrick,
     512,
     kDxt1,
     kBumped,
     kSurfaceBumpLight,
     kNoGlow,
     {},
     paintRoughBrickNormals},
    {"vitrine/relieftiles",
     paintReliefTiles,
     512,
     kDxt1New,
     kSelfShadowed,
     kSurfaceBumpLight,
     kNoGlow,
     {},
     paintReliefTileWeights},
    {"vitrine/grate", paintGrate, 256, kDxt5, kLattice},
    {"vitrine/hologram", paintHologram, 256, kDxt1New, kLightShow, kSurfaceNoLight | kSurfaceTranslucent},
    {"vitrine/mosaic", paintMosaic, 256, kDxt5Clamped, kDecal, kSurfaceTranslucent},
    {"vitrine/rosette", paintRosette, 128, kDxt5Clamped, kDecal, kSurfaceTranslucent},
    {"vitrine/footpath", paintFootpath, 256, kDxt5Clamped, kDecal, kSurfaceTranslucent},
    {"tools/toolsskybox", paintSkyTool, 64, kDxt1, kSkyTool, kSkyFlags},
    {"tools/toolstrigger", paintTriggerTool, 64, kDxt1, kTriggerTool, kSurfaceTrigger | kSurfaceNoLight},
};

std::string withName(std::string_view pattern, std::string_view name) {
  std::string text;
  for (const char c : pattern)
    if (c == '@')
      text += name;
    else
      text += c;
  return text;
}

} // namespace

std::vector<std::string_view> Materials::names() {
  std::vector<std::string_view> names;
  for (const Recipe& recipe : kCatalogue)
    names.push_back(recipe.name);
  return names;
}

int Materials::operator()(std::string_view name) {
  for (std::size_t i = 0; i < m_model.materials.size(); ++i)
    if (m_model.materials[i].name == name)
      return static_cast<int>(i);
  for (const Recipe& recipe : kCatalogue) {
    if (recipe.name != name)
      continue;
    const int size = std::max(4, recipe.size / m_scale);
    Material material{std::string(name), size, size, {}, recipe.glow, recipe.flags};
    std::string_view others = recipe.second;
    while (!others.empty()) {
      const std::string_view other = others.substr(0, others.find(' '));
      others.remove_prefix(std::min(others.size(), other.size() + 1));
      const Material& source = m_model.materials[(*this)(other)];
      if (material.reflectivity == Vec3{})
        material.reflectivity = source.reflectivity;
    }
    if (recipe.paint) {
      const Canvas canvas = recipe.paint(size);
      material.reflectivity = linearMean(canvas);
      addTexture(name, canvas, recipe.vtf);
    }
    if (recipe.normals) {
      VtfOptions options = kBgr;
      options.normalMap = true;
      addTexture(std::string(name) + "_normal", recipe.normals(size / 2), options);
    }
    return add(std::move(material), withName(recipe.vmt, name));
  }
  throw std::out_of_range("no material called " + std::string(name));
}

SideLook Materials::look(std::string_view name, double scale, double luxel) {
  SideLook look;
  look.material = (*this)(name);
  look.scale = scale * m_scale;
  look.luxel = luxel;
  return look;
}

int Materials::sign(std::string_view text) {
  std::string name = "vitrine/sign_" + std::string(text);
  for (char& c : name)
    c = c == ' ' ? '_' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  for (std::size_t i = 0; i < m_model.materials.size(); ++i)
    if (m_model.materials[i].name == name)
      return static_cast<int>(i);
  const Canvas canvas = paintSign(std::max(64, 512 / m_scale), text);
  addTexture(name, canvas, kPictureVtf);
  return add({name, canvas.width(), canvas.height(), linearMean(canvas), {}, 0}, withName(kLit, name));
}

void Materials::addSky(std::string_view skyName, const Vec3& towardsSun) {
  constexpr std::string_view kFaces[6] = {"rt", "lf", "bk", "ft", "up", "dn"};
  for (int face = 0; face < 6; ++face) {
    const std::string name = "skybox/" + std::string(skyName) + std::string(kFaces[face]);
    VtfOptions options{VtfFormat::Dxt1, 4, true};
    addTexture(name, paintSkyFace(std::max(16, 512 / m_scale), face, towardsSun), options);
    addText("materials/" + name + ".vmt",
            "\"UnlitGeneric\"\n{\n\t\"$basetexture\" \"" + name + "\"\n\t\"$nofog\" \"1\"\n\t\"$ignorez\" \"1\"\n}\n");
  }
}

int Materials::add(Material material, std::string vmt) {
  addText("materials/" + material.name + ".vmt", vmt);
  m_model.materials.push_back(std::move(material));
  return static_cast<int>(m_model.materials.size()) - 1;
}

void Materials::addTexture(std::string_view path, const Canvas& canvas, const VtfOptions& options) {
  m_model.pakFiles.push_back({"materials/" + std::string(path) + ".vtf", writeVtf(canvas, options)});
}

void Materials::addText(std::string path, std::string_view text) {
  ByteWriter out;
  out.text(text);
  m_model.pakFiles.push_back({std::move(path), out.take()});
}

} // namespace vitrine::demos
