#include "resources/demos/source/LumpFile.h"

namespace vitrine::demos {

namespace {

constexpr double kLargestLdr = 4.59; // 2^2.2: what the LDR path of the engine can show

class LightWriter : LumpWriter {
public:
  using LumpWriter::LumpWriter;
  void addLightAndFaces();

private:
  void addFaceLump(LumpNumber number, const std::vector<CompiledFace>& faces, const std::vector<FaceLight>& light,
                   const std::vector<std::int32_t>& offsets);
  void addLightSet(bool hdr);
  void addFace(ByteWriter& out, const CompiledFace& face, int lightOffset, const FaceLight* light) const;
  void addAmbient(bool hdr);
  void addWorldLights(bool hdr);
};

void LightWriter::addFace(ByteWriter& out, const CompiledFace& face, int lightOffset, const FaceLight* light) const {
  const auto styleAt = [&](std::size_t i) -> std::uint32_t {
    return light && lightOffset >= 0 && i < light->styles.size() ? light->styles[i] : 255;
  };
  if (wide())
    out.u32(static_cast<std::uint32_t>(face.plane));
  else
    out.u16(static_cast<std::uint32_t>(face.plane));
  out.u8(static_cast<std::uint32_t>(face.plane & 1));
  out.u8(face.onNode);
  if (wide())
    out.zeros(2);
  out.i32(face.firstEdge);
  index(out, face.edgeCount);
  index(out, face.texInfo);
  index(out, face.displacement);
  index(out, -1); // fog volume
  for (std::size_t i = 0; i < 4; ++i)
    out.u8(styleAt(i));
  out.i32(lightOffset);
  out.f32(face.area);
  for (const int value : face.lightMins)
    out.i32(value);
  for (const int value : face.lightSize)
    out.i32(value);
  out.i32(face.original);
  if (wide()) {
    out.u32(static_cast<std::uint32_t>(face.primitiveCount) << 1 | 1); // bit 0: dynamic shadows allowed
    out.u32(static_cast<std::uint32_t>(face.firstPrimitive));
  } else {
    out.u16(static_cast<std::uint32_t>(face.primitiveCount));
    out.u16(static_cast<std::uint32_t>(face.firstPrimitive));
  }
  out.u32(0); // smoothing groups
}

/// Faces without an offset (the original faces have none at all) are not lit.
void LightWriter::addFaceLump(LumpNumber number, const std::vector<CompiledFace>& faces,
                              const std::vector<FaceLight>& light, const std::vector<std::int32_t>& offsets) {
  ByteWriter out;
  out.reserve(faces.size() * (wide() ? 72 : 56));
  for (std::size_t i = 0; i < faces.size(); ++i)
    addFace(out, faces[i], offsets.empty() ? -1 : offsets[i], offsets.empty() ? nullptr : &light[i]);
  put(number, out, wide() && number != kOriginalFaces ? 2 : version() >= 20 && !wide() ? 1 : 0);
}

void LightWriter::addLightAndFaces() {
  const bool hdr = m_file.options().hdr && version() >= 20;
  addLightSet(false);
  if (hdr)
    addLightSet(true);
  addFaceLump(kOriginalFaces, m_map.originals, {}, {});

  ByteWriter ids;
  for (const CompiledFace& face : m_map.faces)
    index(ids, wide() ? face.hammerId : face.hammerId & 0x7fff);
  put(kFaceIds, ids);
  if (version() >= 20) {
    addAmbient(false);
    if (hdr)
      addAmbient(true);
  }
}

void LightWriter::addLightSet(bool hdr) {
  const std::vector<FaceLight>& light = hdr && !m_map.hdrLight.empty() ? m_map.hdrLight : m_map.light;
  LightmapLump lump = encodeLightmaps(light, hdr ? 0 : kLargestLdr, wide() ? 4 : 0);
  m_file.put(hdr ? kLightingHdr : kLighting, std::move(lump.bytes), 1);
  addFaceLump(hdr ? kFacesHdr : kFaces, m_map.faces, light, lump.offsets);
  addWorldLights(hdr);
}

void LightWriter::addAmbient(bool hdr) {
  ByteWriter indices;
  ByteWriter samples;
  int count = 0;
  for (const CompiledLeaf& leaf : m_map.leaves) {
    const std::vector<AmbientSample>& ambient = hdr && !leaf.hdrAmbient.empty() ? leaf.hdrAmbient : leaf.ambient;
    const int own = static_cast<int>(ambient.size());
    index(indices, own);
    index(indices, own ? count : leaf.ambientSource);
    count += own;
    for (const AmbientSample& sample : ambient) {
      for (const Vec3& colour : sample.colours)
        samples.u32(colourWithExponent(colour / 255)); // stored without the /255 of lightmaps
      const Vec3 size = maxOf(leaf.bounds.size(), {1, 1, 1});
      for (int axis = 0; axis < 3; ++axis)
        samples.u8(static_cast<std::uint32_t>(
            std::clamp((sample.position[axis] - leaf.bounds.mins[axis]) / size[axis] * 255, 0.0, 255.0)));
      samples.u8(0);
    }
  }
  put(hdr ? kAmbientIndexHdr : kAmbientIndexLdr, indices, wideVersion());
  put(hdr ? kAmbientHdr : kAmbientLdr, samples, 1);
}

void LightWriter::addWorldLights(bool hdr) {
  const bool long_ = version() >= 21;
  ByteWriter out;
  const auto add = [&](const Vec3& origin, const Vec3& intensity, const Vec3& normal, int cluster, int type, int style,
                       const Light* light) {
    out.vec3(origin);
    out.vec3(intensity);
    out.vec3(normal);
    if (long_)
      out.zeros(12);
    out.i32(cluster);
    out.i32(type);
    out.i32(style);
    out.f32(light ? light->innerCosine : 0);
    out.f32(light ? light->outerCosine : 0);
    out.f32(light ? 1 : 0);
    out.f32(light ? light->reach : 0);
    out.f32(0);
    out.f32(0);
    out.f32(light ? 1 : 0);
    out.i32(0);
    out.i32(0);
    out.i32(0);
  };
  for (std::size_t i = 0; i < m_model.lights.size(); ++i) {
    const Light& light = m_model.lights[i];
    const bool spot = light.kind == LightKind::Spot;
    add(light.origin, light.colour * 1e4, spot ? light.direction : Vec3{}, m_map.lightClusters[i], spot ? 2 : 1,
        light.style, &light);
  }
  if (m_model.hasSun) {
    add({}, m_model.sun.colour * (hdr ? m_model.sun.hdrScale : 1.0), m_model.sun.direction, 0, 3, 0, nullptr);
    add({}, m_model.sun.zenith, {}, 0, 5, 0, nullptr);
  }
  put(hdr ? kWorldLightsHdr : kWorldLights, out, long_ ? 1 : 0);
}

} // namespace

void putLightAndFaces(LumpFile& file, const MapModel& model, const CompiledMap& map) {
  LightWriter(file, model, map).addLightAndFaces();
}

} // namespace vitrine::demos
