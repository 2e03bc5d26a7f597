#pragma once

#include "resources/demos/source/Polygon.h"
#include "resources/demos/source/ZipWriter.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine::demos {

// Flag bits of the format ("Flags and default visibility" in the format notes).
inline constexpr std::uint32_t kSurfaceLight = 0x1;
inline constexpr std::uint32_t kSurfaceSky2D = 0x2;
inline constexpr std::uint32_t kSurfaceSky = 0x4;
inline constexpr std::uint32_t kSurfaceWarp = 0x8;
inline constexpr std::uint32_t kSurfaceTranslucent = 0x10;
inline constexpr std::uint32_t kSurfaceTrigger = 0x40;
inline constexpr std::uint32_t kSurfaceNoDraw = 0x80;
inline constexpr std::uint32_t kSurfaceNoLight = 0x400;
inline constexpr std::uint32_t kSurfaceBumpLight = 0x800;
inline constexpr std::uint32_t kContentsSolid = 0x1;
inline constexpr std::uint32_t kContentsWindow = 0x2;
inline constexpr std::uint32_t kContentsGrate = 0x8;
inline constexpr std::uint32_t kContentsWater = 0x20;
inline constexpr std::uint32_t kContentsPlayerClip = 0x10000;
inline constexpr std::uint32_t kContentsDetail = 0x8000000;
inline constexpr std::uint32_t kContentsTranslucent = 0x10000000;

struct Material {
  std::string name; ///< as in the texdata: no "materials/", no extension
  int width = 1;
  int height = 1;
  Vec3 reflectivity{0.5, 0.5, 0.5}; ///< linear mean of the texture
  Vec3 emission;                    ///< linear radiance of a glowing surface, in lightmap units
  std::uint32_t surfaceFlags = 0;
};

/// Look of one side of a cell or brush. Texture axes follow the side: s to the right, t down, as seen from the
/// front, counted from the world origin.
struct SideLook {
  int material = -1;   ///< index into MapModel::materials; -1: no face at all
  double scale = 0.25; ///< units per texel
  double shiftS = 0;   ///< texels
  double shiftT = 0;   ///< texels
  double luxel = 16;   ///< units per lightmap sample
  bool fit = false;    ///< stretch the texture once over the side
  bool quarterTurn = false;
  int givenLight = -1; ///< row of MapModel::givenLights; -1: light is computed
};

struct BrushSide {
  Plane plane; ///< faces out of the brush
  SideLook look;
};

/// A convex solid inside the air of a cell. It does not split leaves or visibility (as func_detail).
struct Brush {
  std::vector<BrushSide> sides;
  std::uint32_t contents = kContentsSolid | kContentsDetail;
  bool opaque = true;      ///< hides what lies inside it or against it, and casts shadows
  bool castsShadow = true; ///< only asked when opaque
};

/// A box of air or water. Together the cells are the world; everything between them is solid.
struct Cell {
  Box box;
  std::array<SideLook, 6> looks; ///< sides in the order of boxSide(): the look seen from inside
  int area = 1;
  bool water = false; ///< looks[5] paints the surface seen from above
};

/// A four-sided patch of terrain in place of a rectangle of a cell's floor.
struct Displacement {
  Vec3 mins; ///< opposite corners of the rectangle; z is the floor's height
  Vec3 maxs;
  int power = 3;
  SideLook look;
  std::function<double(const Vec3&)> height;                      ///< how far a point of the rectangle is raised
  std::function<double(const Vec3&)> alpha;                       ///< blend towards the second texture, 0..255
  std::function<std::array<double, 4>(const Vec3&)> weights = {}; ///< of four textures, 0..1
};

/// Light of one style on faces whose luxels must have known values: to measure pictures by.
struct GivenLight {
  int style = 0;
  Vec3 first;                       ///< linear light of the first column of luxels ...
  Vec3 last;                        ///< ... and of the last; even steps between
  std::array<Vec3, 3> directions{}; ///< the same from each bump direction, for faces with bump light
};

using KeyValues = std::vector<std::pair<std::string, std::string>>;

/// One block of the entity text; keys may repeat and keep their order.
struct Entity {
  KeyValues keys;
};

/// An entity with brushes of its own; `keys` must not hold "model". Brushes are given where they stand in the
/// unrotated world; the file stores them relative to `origin`.
struct BrushEntity {
  KeyValues keys;
  Vec3 origin;
  std::vector<Brush> brushes;
};

enum class LightKind { Point, Spot };

struct Light {
  LightKind kind = LightKind::Point;
  Vec3 origin;
  Vec3 direction{0, 0, -1}; ///< unit, where a spot shines
  Vec3 colour;              ///< linear lightmap value on a facing surface 100 units away
  double innerCosine = 0.8;
  double outerCosine = 0.6;
  double size = 6;  ///< radius of the glowing body: softness of its shadows
  double reach = 0; ///< distance at which it has faded out altogether; 0: without limit
  int style = 0;
  std::string name;    ///< targetname; named lights have style 32 and up
  std::string pattern; ///< letters a to z, ten a second, that its style runs through
};

struct Sun {
  Vec3 direction{0, 0, -1}; ///< unit, where the light travels
  Vec3 colour;
  double spread = 0.02; ///< tangent of the sun's half angle
  Vec3 zenith;          ///< radiance of the sky overhead
  Vec3 horizon;         ///< and low down
  double hdrScale = 1;  ///< how much brighter its disc is in the HDR set
};

/// A picture laid on the faces it touches.
struct Overlay {
  Vec3 origin;
  Vec3 normal;
  Vec3 right; ///< unit, direction in which u grows
  double halfWidth = 16;
  double halfHeight = 16;
  int material = 0;
  int renderOrder = 0;
  double fadeStart = -1; ///< distance at which it begins to vanish; negative: never
  double fadeEnd = 0;
};

struct StaticProp {
  std::string model;
  Vec3 origin;
  Vec3 angles; ///< pitch, yaw, roll in degrees
  int skin = 0;
  double radius = 16;              ///< for the list of leaves it stands in
  double scale = 1;                ///< other values need version 21 or 25
  std::uint32_t tint = 0xffffffff; ///< red in the low byte; from version 21 on
  double fadeStart = -1;           ///< distance at which it begins to vanish; negative: at the end
  double fadeEnd = 0;              ///< 0: it never vanishes
};

/// Numbers as in the file.
enum class DetailShape { Sprite = 1, Cross = 2, Triangle = 3 };
enum class DetailFacing { Fixed = 0, Eye = 1, Upright = 2 };

/// A flat picture, or a few that cross, standing in the world (detail prop).
struct DetailSprite {
  Vec3 origin;
  double yaw = 0;
  int sprite = 0; ///< row of MapModel::detailSprites
  DetailFacing facing = DetailFacing::Upright;
  DetailShape shape = DetailShape::Sprite;
  double scale = 1;
  std::string model = {}; ///< not empty: this model instead of a picture
};

/// The size of a detail sprite and its place in the detail material's texture.
struct DetailSpriteShape {
  double halfWidth = 8;
  double height = 16;
  double left = 0;
  double top = 0;
  double right = 1;
  double bottom = 1;
};

struct Cubemap {
  Vec3 origin;
  int size = 0; ///< as stored: 0 default, else 2^(size-1) pixels
};

/// An areaportal: the door between two areas, named by its number in the entity text.
struct AreaPortal {
  int key = 0;
  int areas[2] = {1, 2};
  Corners outline; ///< in the plane between the areas, facing the first
};

/// A lump that the maker knows nothing of, as it is to be in the file. OCCLUSION may be given too.
struct GivenLump {
  int number = 0;
  int version = 0;
  std::vector<std::byte> bytes;
};

/// Map before it is compiled, with all that the maker knows about it.
struct MapModel {
  std::string name = "map";
  std::vector<Material> materials;
  std::vector<PakFile> pakFiles;
  std::vector<Cell> cells;
  std::vector<Brush> brushes;
  std::vector<Displacement> displacements;
  std::vector<Entity> entities; ///< [0] is worldspawn
  std::vector<BrushEntity> brushEntities;
  std::vector<std::vector<GivenLight>> givenLights; ///< the styles of one look each
  std::vector<Light> lights;
  Sun sun;
  bool hasSun = false;
  std::vector<Overlay> overlays;
  std::vector<StaticProp> props;
  std::vector<DetailSpriteShape> detailSprites;
  std::vector<DetailSprite> details;
  std::vector<Cubemap> cubemaps;
  std::vector<AreaPortal> areaPortals;
  std::vector<GivenLump> givenLumps;
  int revision = 1;
};

} // namespace vitrine::demos
