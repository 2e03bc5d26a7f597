#include "resources/demos/source/LumpFile.h"

namespace vitrine::demos {

namespace {

class MaterialWriter : LumpWriter {
public:
  using LumpWriter::LumpWriter;
  void addTextures();
  void addOverlays();
};

void MaterialWriter::addTextures() {
  ByteWriter texInfo(order());
  for (const TexInfo& info : m_map.texInfos) {
    for (const auto& rows : {info.mapping.texture, info.mapping.light})
      for (int i = 0; i < 2; ++i) {
        texInfo.vec3(rows[i].axis);
        texInfo.f32(rows[i].offset);
      }
    if (options().game == Game::DarkMessiah)
      texInfo.zeros(24); // not known
    texInfo.u32(info.flags);
    texInfo.i32(info.texData);
  }
  put(kTexInfo, texInfo);

  ByteWriter texData(order());
  ByteWriter strings(order());
  ByteWriter table(order());
  for (std::size_t i = 0; i < m_model.materials.size(); ++i) {
    const Material& material = m_model.materials[i];
    texData.vec3(material.reflectivity);
    texData.i32(static_cast<int>(i));
    texData.i32(material.width);
    texData.i32(material.height);
    texData.i32(material.width);
    texData.i32(material.height);
    table.i32(static_cast<int>(strings.size()));
    strings.text(material.name);
    strings.u8(0);
  }
  put(kTexData, texData);
  put(kTexDataStrings, strings);
  put(kTexDataTable, table);
}

void MaterialWriter::addOverlays() {
  ByteWriter out(order());
  ByteWriter fades(order());
  int id = 0;
  for (const CompiledOverlay& entry : m_map.overlays) {
    const Overlay& overlay = entry.overlay;
    out.i32(++id);
    index(out, entry.texInfo);
    out.u16(static_cast<std::uint32_t>(entry.faces.size() | static_cast<std::size_t>(overlay.renderOrder) << 14));
    if (wide())
      out.zeros(2);
    for (std::size_t i = 0; i < 64; ++i)
      out.i32(i < entry.faces.size() ? entry.faces[i] : 0);
    for (const double value : {0.0, 1.0, 1.0, 0.0}) // u 0..1, v 1..0
      out.f32(value);
    // Corners carry (u0,v0) (u0,v1) (u1,v1) (u1,v0): bottom left, top left, top right, bottom right.
    const double w = overlay.halfWidth;
    const double h = overlay.halfHeight;
    const double corners[4][2] = {{-w, -h}, {-w, h}, {w, h}, {w, -h}};
    for (int i = 0; i < 4; ++i)
      out.vec3(Vec3{corners[i][0], corners[i][1], i < 3 ? overlay.right[i] : 0});
    out.vec3(overlay.origin);
    out.vec3(overlay.normal);
    if (version() == 23)
      out.zeros(4);                             // not known
    const bool fading = overlay.fadeStart >= 0; // squares of distances
    fades.f32(fading ? overlay.fadeStart * overlay.fadeStart : -1);
    fades.f32(fading ? overlay.fadeEnd * overlay.fadeEnd : 0);
  }
  put(kOverlays, out, wideVersion());
  put(kOverlayFades, fades);
}

} // namespace

void putMaterials(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  MaterialWriter(file, model, map).addTextures();
}

void putOverlays(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  MaterialWriter(file, model, map).addOverlays();
}

} // namespace vitrine::demos
