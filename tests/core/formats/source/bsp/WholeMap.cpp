#include "tests/core/formats/source/bsp/WholeMap.h"

#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/core/formats/source/bsp/records/PhysMaker.h"

namespace vitrine::tests {

using namespace demos;
using formats::source::LumpId;

namespace {

/// The pool beside the room has its opening at x = 256, 128 units wide and high.
void addPool(MapModel& model, Materials& materials) {
  Cell air;
  air.box = {{256, -64, 0}, {384, 64, 128}};
  air.looks.fill(materials.look("vitrine/plaster"));
  air.area = 3;
  model.cells.push_back(air);
  Cell water;
  water.box = {{256, -64, -64}, {384, 64, 0}};
  water.looks.fill(materials.look("vitrine/marble"));
  water.looks[5] = materials.look("vitrine/water");
  water.area = 3;
  water.water = true;
  model.cells.push_back(water);
  model.areaPortals.push_back({7, {1, 3}, {{256, -64, 0}, {256, -64, 128}, {256, 64, 128}, {256, 64, 0}}});
  model.entities.push_back({{{"classname", "func_areaportal"}, {"portalnumber", "7"}}});
}

void addFlowers(MapModel& model, Materials& materials) {
  materials("vitrine/flowers");
  model.entities.front().keys.emplace_back("detailmaterial", "vitrine/flowers");
  model.detailSprites.push_back({});
  model.detailSprites.push_back({12, 30, 0.5, 0, 1, 0.5});
  model.details.push_back({{40, -140, 0}, 90, 0});
  model.details.push_back({{60, -150, 0}, 0, 1, DetailFacing::Fixed, DetailShape::Cross});
  model.details.push_back({{80, -160, 0}, 45, 1, DetailFacing::Fixed, DetailShape::Triangle});
  model.details.push_back({{20, -160, 0}, 45, 0, DetailFacing::Fixed, DetailShape::Sprite, 1, "models/grass.mdl"});
}

MapModel wholeModel() {
  MapModel model = richModel();
  Materials materials(model, 8);
  addPool(model, materials);
  addFlowers(model, materials);
  model.cubemaps.push_back({{0, 0, 100}, 6});
  model.cubemaps.push_back({{320, 0, 64}, 0});
  model.overlays.push_back({{-256, -60, 90}, {1, 0, 0}, {0, 1, 0}, 48, 24, materials("vitrine/emblem"), 2, 3000, 5000});
  return model;
}

/// Writes the lumps that the maker has nothing for.
class RareLumps {
public:
  RareLumps(const CompiledMap& map, const WriteOptions& options)
      : m_map(map), m_options(options), m_phys(options.console ? bytes::Endian::Big : bytes::Endian::Little) {}

  std::vector<GivenLump> make() {
    addOccluder();
    addPhysics();
    addDisplacementHulls();
    addFaceBrushes();
    addWaterOverlay();
    addLevels();
    addOpaque();
    return std::move(m_lumps);
  }

private:
  void add(LumpId lump, std::vector<std::byte> content, int version = 0) {
    m_lumps.push_back({static_cast<int>(lump), version, std::move(content)});
  }
  void add(LumpId lump, ByteWriter& content, int version = 0) { add(lump, content.take(), version); }
  ByteWriter writer() const { return ByteWriter(m_options.order()); }

  /// The lists of faces, which both sets of light share.
  void addFaceBrushes() {
    if (!m_options.strata() && m_options.game != Game::CounterStrikeGo) {
      return;
    }
    ByteWriter list = writer();
    ByteWriter faces = writer();
    const auto number = [this](ByteWriter& out, std::size_t value) {
      m_options.strata() ? out.u32(static_cast<std::uint32_t>(value)) : out.u16(static_cast<std::uint32_t>(value));
    };
    std::size_t listed = 0;
    for (const CompiledFace& face : m_map.faces) {
      const std::vector<std::size_t> brushes = brushesOf(face);
      number(faces, brushes.size());
      number(faces, brushes.size() == 1 ? brushes.front() : brushes.empty() ? 0 : listed);
      if (brushes.size() > 1) {
        std::ranges::for_each(brushes, [&](std::size_t brush) { number(list, brush); });
        listed += brushes.size();
      }
    }
    add(LumpId::FaceBrushList, list, m_options.strata() ? 1 : 0);
    add(LumpId::FaceBrushes, faces, m_options.strata() ? 1 : 0);
  }

  Corners cornersOf(const CompiledFace& face) const {
    Corners corners;
    for (int corner = 0; corner < face.edgeCount; ++corner) {
      const int edge = m_map.surfEdges[static_cast<std::size_t>(face.firstEdge + corner)];
      const auto& ends = m_map.edges[static_cast<std::size_t>(std::abs(edge))];
      corners.push_back(m_map.vertices[static_cast<std::size_t>(ends[edge < 0 ? 1 : 0])]);
    }
    return corners;
  }

  /// Brushes with a side in the face's plane that its middle lies on.
  std::vector<std::size_t> brushesOf(const CompiledFace& face) const {
    const Vec3 middle = centreOf(cornersOf(face));
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_map.brushes.size(); ++i) {
      const auto sides = std::span(m_map.brushSides)
                             .subspan(static_cast<std::size_t>(m_map.brushes[i].firstSide),
                                      static_cast<std::size_t>(m_map.brushes[i].sideCount));
      const bool holds = std::ranges::all_of(sides, [&](const CompiledBrushSide& side) {
        return m_map.planes[static_cast<std::size_t>(side.plane)].distanceTo(middle) < 0.01;
      });
      if (holds && std::ranges::find(sides, face.plane, &CompiledBrushSide::plane) != sides.end()) {
        found.push_back(i);
      }
    }
    return found;
  }

  /// Half of the pool's opening; inactive.
  void addOccluder() {
    const bool large = m_options.version > 18; // what its version says, but for Contagion's
    ByteWriter out = writer();
    out.i32(1);
    out.i32(1);
    out.i32(0);
    out.i32(1);
    out.vec3(Vec3{256, -64, 0});
    out.vec3(Vec3{256, 64, 64});
    if (large) {
      out.i32(1);
    }
    out.i32(1);
    out.i32(0);
    out.i32(3);
    out.i32(m_map.faces.front().plane);
    out.i32(3);
    for (const int vertex : {0, 1, 2}) {
      out.i32(vertex);
    }
    add(LumpId::Occlusion, out, large && m_options.game != Game::Contagion ? 2 : 0);
  }

  void addPhysics() {
    // The pillar, a wall and the door, as boxes. Strata's bodies are of a form that nobody has written down.
    const int version = m_options.strata() ? 0x101 : 0x100;
    const auto solid = [&](const std::vector<PhysBox>& boxes) { return m_phys.solid(m_phys.surface(boxes), version); };
    const auto content =
        joined({m_phys.model(0, {solid({{{64, 64, 0}, {96, 96, 128}, 5}, {{-272, -256, 0}, {-256, 256, 256}, 6}})},
                             std::string_view("staticsolid {\n\"index\" \"0\"\n\"contents\" \"1\"\n}\n\0", 49)),
                m_phys.model(1, {solid({{{-8, -8, -8}, {8, 8, 8}, 7}})},
                             std::string_view("solid {\n\"index\" \"0\"\n}\n\0", 25)),
                m_phys.model(-1, {}, {})});
    add(LumpId::PhysCollide, content);
    if (m_options.version <= 19) {
      add(LumpId::PhysCollideSurface, content);
    }
  }

  void addDisplacementHulls() {
    ByteWriter out = writer();
    const auto number = [&](std::uint32_t value) { m_options.strata() ? out.u32(value) : out.u16(value); };
    number(2);
    number(5);
    number(3);
    out.text("hull1two");
    add(LumpId::PhysDisp, out, m_options.strata() ? 2 : 0);
  }

  /// On the floor, where the second lump of overlays may lie as well as on water.
  void addWaterOverlay() {
    ByteWriter out = writer();
    const Vec3 at{-100, -40, 0};
    const auto floor = std::ranges::find_if(m_map.faces, [&](const CompiledFace& face) {
      const bool looksUp = m_map.planes[static_cast<std::size_t>(face.plane)].normal.z > 0.9;
      return looksUp && face.displacement < 0 && boundsOf(cornersOf(face)).contains(at);
    });
    out.i32(1);
    const int texInfo = m_map.overlays.back().texInfo;
    m_options.wide() ? out.i32(texInfo) : out.i16(texInfo);
    out.u16(1);
    if (m_options.wide()) {
      out.zeros(2);
    }
    out.i32(static_cast<int>(floor - m_map.faces.begin()));
    out.zeros(255 * 4);
    for (const double value : {0.0, 1.0, 1.0, 0.0}) {
      out.f32(value);
    }
    for (const Vec3& corner : {Vec3{-32, -32, 1}, Vec3{-32, 32, 0}, Vec3{32, 32, 0}, Vec3{32, -32, 0}}) {
      out.vec3(corner);
    }
    out.vec3(at);
    out.vec3(Vec3{0, 0, 1});
    add(LumpId::WaterOverlays, out, m_options.strata() ? 1 : 0);
  }

  void addLevels() {
    if (m_options.version < 21 && m_options.game != Game::BlackMesa) {
      return;
    }
    // Which texture of four, by turns.
    ByteWriter blends = writer();
    for (std::size_t vertex = 0; vertex < m_map.displacementVertices.size(); ++vertex) {
      for (std::size_t texture = 0; texture < 4; ++texture) {
        blends.f32(texture == vertex % 4 ? 1 : 0);
      }
      for (int number = 0; number < 16; ++number) {
        blends.f32(1);
      }
    }
    if (m_options.game == Game::BlackMesa) {
      add(LumpId::OverlaySystemLevels, blends);
      return;
    }
    add(LumpId::DispMultiBlend, blends);
    ByteWriter levels = writer();
    for (std::size_t overlay = 0; overlay < m_map.overlays.size(); ++overlay) {
      levels.quad(0x03020100U);
    }
    add(LumpId::OverlaySystemLevels, levels);
  }

  void addOpaque() {
    const auto some = [this](int lump) {
      ByteWriter out = writer();
      out.quad(0x04030201U + static_cast<std::uint32_t>(lump));
      out.quad(9);
      add(static_cast<LumpId>(lump), out);
    };
    const bool unused = m_options.strata() || m_options.game == Game::CounterStrikeGo;
    if (m_options.version != 20 && !unused && m_options.version <= 21) {
      for (int lump = 22; lump <= 25; ++lump) { // portals, or hulls of props
        some(lump);
      }
    }
    if (m_options.version >= 21) {
      some(static_cast<int>(LumpId::PhysCollideSurface)); // collision of props
      some(static_cast<int>(LumpId::PhysLevel));
    }
    if (m_options.console) {
      some(static_cast<int>(LumpId::XzipPakFile));
    }
    for (const LumpId lump : {LumpId::DispLightmapAlphas, LumpId::DispLightmapSamplePositions}) {
      ByteWriter out = writer();
      for (std::uint32_t byte : {1U, 20U, 100U, 135U, 2U, 50U, 60U, 145U}) {
        out.u8(byte);
      }
      add(lump, out);
    }
  }

  const CompiledMap& m_map;
  const WriteOptions& m_options;
  PhysMaker m_phys;
  std::vector<GivenLump> m_lumps;
};

} // namespace

MapUnderTest wholeMap(const WriteOptions& options) {
  static const MapModel kModel = wholeModel();
  static const CompiledMap kMap = compileMap(kModel, LightQuality::Baked);
  MapModel model = kModel;
  model.givenLumps = RareLumps(kMap, options).make();
  return MapUnderTest(writeMap(model, kMap, options));
}

} // namespace vitrine::tests
