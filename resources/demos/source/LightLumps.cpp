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
  std::size_t styleCount() const;
  void addMeans(ByteWriter& out, const FaceLight* light) const;
  void addStyles(ByteWriter& out, const FaceLight* light) const;
  void addPrimitives(ByteWriter& out, const CompiledFace& face) const;
  void addFace(ByteWriter& out, const CompiledFace& face, int lightOffset, const FaceLight* light) const;
  int faceVersion(LumpNumber number) const;
  void addEarlyAmbient(bool hdr);
  void addAmbient(bool hdr);
  void addWorldLights(bool hdr);
};

std::size_t LightWriter::styleCount() const {
  return options().game == Game::Vampire ? 8 : 4;
}

/// What old faces begin with: the mean light of each style.
void LightWriter::addMeans(ByteWriter& out, const FaceLight* light) const {
  for (std::size_t i = 0; i < styleCount(); ++i)
    out.quad(light && i < light->styles.size() ? colourWithExponent(meanLight(*light, i, kLargestLdr)) : 0);
}

void LightWriter::addStyles(ByteWriter& out, const FaceLight* light) const {
  for (std::size_t i = 0; i < styleCount(); ++i)
    out.u8(light && i < light->styles.size() ? light->styles[i] : 255);
  if (options().game == Game::Vampire)
    out.zeros(16); // day and night
  if (options().game == Game::LaterVindictus)
    out.i32(0);
}

/// What faces end with.
void LightWriter::addPrimitives(ByteWriter& out, const CompiledFace& face) const {
  const auto count = static_cast<std::uint32_t>(face.primitiveCount);
  const auto first = static_cast<std::uint32_t>(face.firstPrimitive);
  if (wide()) {
    out.u32(options().strata() ? count << 1 | 1 : count); // bit 0 of Strata's: dynamic shadows allowed
    out.u32(first);
  } else if (version() >= 18) {
    out.u16(count);
    out.u16(first);
  }
  out.u32(0); // smoothing groups
}

void LightWriter::addFace(ByteWriter& out, const CompiledFace& face, int lightOffset, const FaceLight* light) const {
  const FaceLight* lit = lightOffset >= 0 ? light : nullptr;
  if (version() <= 18)
    addMeans(out, lit);
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
  addStyles(out, lit);
  out.i32(lightOffset);
  out.f32(face.area);
  for (const int value : face.lightMins)
    out.i32(value);
  for (const int value : face.lightSize)
    out.i32(value);
  out.i32(face.original);
  addPrimitives(out, face);
}

int LightWriter::faceVersion(LumpNumber number) const {
  if (options().strata())
    return number == kOriginalFaces ? 0 : 2;
  return options().game == Game::LaterVindictus ? 2 : version() >= 20 ? 1 : 0;
}

/// Faces without an offset (the original faces have none at all) are not lit.
void LightWriter::addFaceLump(LumpNumber number, const std::vector<CompiledFace>& faces,
                              const std::vector<FaceLight>& light, const std::vector<std::int32_t>& offsets) {
  ByteWriter out(order());
  out.reserve(faces.size() * (wide() ? 76 : 56));
  for (std::size_t i = 0; i < faces.size(); ++i)
    addFace(out, faces[i], offsets.empty() ? -1 : offsets[i], offsets.empty() ? nullptr : &light[i]);
  put(number, out, faceVersion(number));
}

void LightWriter::addLightAndFaces() {
  const bool hdr = options().hdr && version() >= 20;
  const bool ldr = options().ldr || !hdr;
  if (ldr)
    addLightSet(false);
  if (hdr)
    addLightSet(true);
  addFaceLump(kOriginalFaces, m_map.originals, {}, {});

  ByteWriter ids(order());
  for (const CompiledFace& face : m_map.faces)
    strataIndex(ids, options().strata() ? face.hammerId : face.hammerId & 0x7fff);
  put(kFaceIds, ids);
  if (version() >= 20) {
    if (ldr)
      addAmbient(false);
    if (hdr)
      addAmbient(true);
  }
}

void LightWriter::addLightSet(bool hdr) {
  const std::vector<FaceLight>& light = hdr && !m_map.hdrLight.empty() ? m_map.hdrLight : m_map.light;
  const int extra = options().strata() ? 4 : options().game == Game::CounterStrikeGo ? 1 : 0;
  LightmapLump lump = encodeLightmaps(light, {hdr ? 0 : kLargestLdr, extra, version() >= 19});
  m_file.put(hdr ? kLightingHdr : kLighting, std::move(lump.bytes), 1);
  addFaceLump(hdr ? kFacesHdr : kFaces, m_map.faces, light, lump.offsets);
  addWorldLights(hdr);
}

/// One sample for each leaf, whose lump has its own length for a version.
void LightWriter::addEarlyAmbient(bool hdr) {
  ByteWriter samples(order());
  for (const CompiledLeaf& leaf : m_map.leaves) {
    const std::vector<AmbientSample>& ambient = hdr && !leaf.hdrAmbient.empty() ? leaf.hdrAmbient : leaf.ambient;
    for (int i = 0; i < 6; ++i)
      samples.quad(ambient.empty() ? 0 : colourWithExponent(ambient.front().colours[i] / 255));
  }
  const int length = static_cast<int>(samples.size());
  put(hdr ? kAmbientHdr : kAmbientLdr, samples, length);
}

void LightWriter::addAmbient(bool hdr) {
  if (options().game == Game::EarlyOrangeBox) {
    addEarlyAmbient(hdr);
    return;
  }
  ByteWriter indices(order());
  ByteWriter samples(order());
  int count = 0;
  for (const CompiledLeaf& leaf : m_map.leaves) {
    const std::vector<AmbientSample>& ambient = hdr && !leaf.hdrAmbient.empty() ? leaf.hdrAmbient : leaf.ambient;
    const int own = static_cast<int>(ambient.size());
    strataIndex(indices, own);
    strataIndex(indices, own ? count : leaf.ambientSource);
    count += own;
    for (const AmbientSample& sample : ambient) {
      for (const Vec3& colour : sample.colours)
        samples.quad(colourWithExponent(colour / 255)); // stored without the /255 of lightmaps
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
  ByteWriter out(order());
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
