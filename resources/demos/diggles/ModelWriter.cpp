#include "resources/demos/diggles/ModelWriter.h"

#include <stdexcept>

namespace vitrine::demos::diggles {

namespace {

constexpr double kStepsPerUnit = 4;
constexpr int kZero = 32768;

class Writer {
public:
  Bytes write(const Model& model) {
    text(model.version);
    text(model.name);
    materials(model.materials);
    meshes(model.meshes);
    objects(model.objects);
    animations(model.animations);
    pictures(model);
    arrayTable(model);
    anchors(model.anchors);
    arrays(model);
    return m_out.take();
  }

private:
  void text(const std::string& value) {
    m_out.u32(static_cast<std::uint32_t>(value.size()));
    m_out.text(value);
  }
  template <class List>
  void count16(const List& list) {
    if (list.size() > 0xFFFF)
      throw std::length_error("a list of a .3db file has more than 65,535 entries");
    m_out.u16(static_cast<std::uint32_t>(list.size()));
  }
  void numbers(const std::vector<std::uint32_t>& list) {
    count16(list);
    for (const std::uint32_t number : list)
      m_out.u32(number);
  }
  void point(const RawPoint& place) {
    for (const std::uint16_t coordinate : place)
      m_out.u16(coordinate);
  }

  void materials(const std::vector<Material>& list) {
    count16(list);
    for (const Material& material : list) {
      text(material.name);
      text(material.path);
      m_out.u32(material.number);
    }
  }
  void meshes(const std::vector<Mesh>& list) {
    m_out.u32(static_cast<std::uint32_t>(list.size()));
    for (const Mesh& mesh : list) {
      count16(mesh.links);
      for (const Link& link : mesh.links)
        for (const std::uint16_t value :
             {link.material, link.flag, link.triangles, link.uvs, link.points, link.brightness})
          m_out.u16(value);
      m_out.vec3(mesh.boxMin);
      m_out.vec3(mesh.boxMax);
      for (const std::uint32_t anchor : mesh.anchors)
        m_out.u32(anchor);
      m_out.u16(mesh.shadow);
      for (const Vec3& corner : mesh.shadowQuad)
        m_out.vec3(corner);
      m_out.u16(mesh.cmap);
    }
  }
  void objects(const std::vector<Object>& list) {
    count16(list);
    for (const Object& object : list) {
      text(object.name);
      numbers(object.animations);
    }
  }
  void animations(const std::vector<Animation>& list) {
    count16(list);
    for (const Animation& animation : list) {
      text(animation.name);
      numbers(animation.meshes);
      m_out.u16(animation.junk);
      m_out.f32(animation.junkNumber);
      text(animation.source);
      m_out.vec3(animation.move);
      m_out.vec3(animation.turn);
    }
  }
  void pictures(const Model& model) {
    count16(model.shadows);
    for (const ShadowPicture& shadow : model.shadows)
      m_out.bytes(std::as_bytes(std::span(shadow)));
    count16(model.cmaps);
    for (const Cmap& cmap : model.cmaps) {
      for (const std::uint16_t value : {cmap.width, cmap.height, cmap.first, cmap.second})
        m_out.u16(value);
      m_out.bytes(std::as_bytes(std::span(cmap.pixels)));
    }
  }

  /// Numbers of arrays of the four kinds and of anchors, then the length of every array.
  void arrayTable(const Model& model) {
    const auto eachKind = [&model](const auto& visit) {
      visit(model.triangleArrays);
      visit(model.uvArrays);
      visit(model.pointArrays);
      visit(model.brightnessArrays);
    };
    eachKind([this](const auto& kind) { count16(kind); });
    m_out.u32(static_cast<std::uint32_t>(model.anchors.size()));
    eachKind([this](const auto& kind) {
      for (const auto& array : kind)
        count16(array);
    });
  }
  void anchors(const std::vector<AnchorRecord>& list) {
    for (const AnchorRecord& anchor : list) {
      point(anchor.place);
      m_out.u16(anchor.padding);
      for (const float angle : anchor.angles)
        m_out.f32(angle);
    }
  }
  void arrays(const Model& model) {
    for (const auto& array : model.triangleArrays)
      for (const std::uint16_t index : array)
        m_out.u16(index);
    for (const auto& array : model.uvArrays)
      for (const TexturePoint& place : array) {
        m_out.f32(place.u);
        m_out.f32(place.v);
      }
    for (const auto& array : model.pointArrays)
      for (const RawPoint& place : array)
        point(place);
    for (const auto& array : model.brightnessArrays)
      m_out.bytes(std::as_bytes(std::span(array)));
  }

  ByteWriter m_out;
};

} // namespace

RawPoint rawPoint(const Vec3& place) {
  RawPoint raw{};
  for (int axis = 0; axis < 3; ++axis)
    raw[static_cast<std::size_t>(axis)] =
        static_cast<std::uint16_t>(std::clamp(kZero + static_cast<int>(place[axis] * kStepsPerUnit), 0, 2 * kZero - 1));
  return raw;
}

Bytes writeModel(const Model& model) {
  return Writer().write(model);
}

} // namespace vitrine::demos::diggles
