#include "tests/core/formats/diggles/records/TestModels.h"

#include <algorithm>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

class Packer {
public:
  explicit Packer(const TestModel& model) : m_model(model) {}

  Bytes pack() {
    text(m_model.version);
    text(m_model.name);
    addMaterials();
    addMeshes();
    addObjects();
    addAnimations();
    addPictures();
    addArrays();
    return m_out.bytes();
  }

private:
  void u16(std::size_t value) { m_out.add(static_cast<std::uint16_t>(value)); }
  void u32(std::size_t value) { m_out.add(static_cast<std::uint32_t>(value)); }

  void text(const std::string& value) {
    u32(value.size());
    m_out.text(value);
  }

  void vec3(const QVector3D& v) { m_out.add(v.x()).add(v.y()).add(v.z()); }

  void numbers(const std::vector<std::uint32_t>& values) {
    u16(values.size());
    std::ranges::for_each(values, [this](std::uint32_t value) { m_out.add(value); });
  }

  void addMaterials() {
    u16(m_model.materials.size());
    for (const auto& [name, path] : m_model.materials) {
      text(name);
      text(path);
      u32(1);
    }
  }

  void addMeshes() {
    u32(m_model.meshes.size());
    for (const TestMesh& mesh : m_model.meshes) {
      u16(mesh.links.size());
      for (const ModelLink& link : mesh.links) {
        m_out.add(link.material).add(link.flag).add(link.triangles).add(link.uvs).add(link.points);
        m_out.add(link.brightness);
      }
      vec3(mesh.boxMin);
      vec3(mesh.boxMax);
      std::ranges::for_each(mesh.anchors, [this](std::uint32_t slot) { m_out.add(slot); });
      u16(mesh.shadow);
      std::ranges::for_each(mesh.quad, [this](const QVector3D& corner) { vec3(corner); });
      u16(mesh.cmap);
    }
  }

  void addObjects() {
    u16(m_model.objects.size());
    for (const auto& [name, animations] : m_model.objects) {
      text(name);
      numbers(animations);
    }
  }

  void addAnimations() {
    u16(m_model.animations.size());
    for (const TestAnimation& animation : m_model.animations) {
      text(animation.name);
      numbers(animation.frames);
      u16(26981);
      m_out.add(-1.0F);
      text(animation.source);
      vec3(animation.move);
      vec3(animation.turn);
    }
  }

  void addPictures() {
    u16(m_model.shadows);
    for (std::uint16_t i = 0; i < m_model.shadows; ++i) {
      m_out.text(std::string(layouts::kShadow.size, static_cast<char>(i)));
    }
    u16(m_model.cmaps.size());
    for (const TestCmap& cmap : m_model.cmaps) {
      m_out.add(cmap.width).add(cmap.height).add(cmap.extra[0]).add(cmap.extra[1]);
      for (int i = 0; i < cmap.width * cmap.height; ++i) {
        m_out.add(static_cast<std::uint8_t>(i));
      }
    }
  }

  template <class Arrays>
  void lengths(const Arrays& arrays) {
    std::ranges::for_each(arrays, [this](const auto& array) { u16(array.size()); });
  }

  void addArrays() {
    u16(m_model.triangles.size());
    u16(m_model.uvs.size());
    u16(m_model.points.size());
    u16(m_model.brightness.size());
    u32(m_model.anchors.size());
    lengths(m_model.triangles);
    lengths(m_model.uvs);
    lengths(m_model.points);
    lengths(m_model.brightness);
    for (const RawPoint& anchor : m_model.anchors) {
      m_out.add(anchor[0]).add(anchor[1]).add(anchor[2]).add(std::uint16_t{0xbeef}).add(1.0F).add(2.0F).add(3.0F);
    }
    addElements();
  }

  void addElements() {
    const auto each = [](const auto& arrays, auto add) {
      std::ranges::for_each(arrays, [&](const auto& array) { std::ranges::for_each(array, add); });
    };
    each(m_model.triangles, [this](std::uint16_t index) { m_out.add(index); });
    each(m_model.uvs, [this](const QVector2D& uv) { m_out.add(uv.x()).add(uv.y()); });
    each(m_model.points, [this](const RawPoint& p) { m_out.add(p[0]).add(p[1]).add(p[2]); });
    each(m_model.brightness, [this](std::uint8_t value) { m_out.add(value); });
  }

  const TestModel& m_model;
  ByteMaker m_out;
};

/// True if nothing below a section tells more of its bytes.
bool isLeaf(const structure::Section& section) {
  return section.children.empty();
}

} // namespace

Bytes TestModel::pack() const {
  return Packer(*this).pack();
}

TestModel triangleModel() {
  TestModel model;
  model.materials = {{"skin", "C:\\art\\skin.tga"}};
  model.triangles = {{0, 1, 2}};
  model.uvs = {{{0, 0}, {1, 0}, {0.5F, 1}}};
  model.points = {{{32768, 32768, 32768}, {32808, 32768, 32768}, {32768, 32368, 33168}}};
  model.brightness = {{0, 128, 255}};
  model.meshes = {{.links = {{0, 1, 0, 0, 0, 0}}, .boxMin = {0, -100, 0}, .boxMax = {10, 0, 100}}};
  model.anchors = {{32768, 32768, 32768}};
  model.objects = {{"thing", {0}}};
  model.animations = {{"standard", {0}, "C:\\work\\thing.sex", {}, {}}};
  return model;
}

TestModel smallModel() {
  TestModel model = triangleModel();
  model.name = "k\xe4ntchen";
  model.materials.push_back({"t\xfcr", ""});
  model.shadows = 2;
  model.cmaps = {{3, 2, {7, 8}}, {0, 5, {}}, {4, 1, {}}};
  model.anchors.push_back({32772, 32760, 33168});
  model.triangles.push_back({0, 1, 2, 2, 1, 0});
  model.triangles.emplace_back();
  model.uvs.emplace_back();
  model.points.push_back({{1, 2, 3}, {65535, 0, 32768}, {40000, 30000, 20000}});
  model.brightness.push_back({1, 2, 3});
  model.meshes[0].links.push_back({1, 1, 1, 0, 1, 1});
  model.meshes[0].shadow = 1;
  model.meshes[0].cmap = 2;
  model.meshes[0].anchors[31] = 1;
  model.meshes.push_back({.links = {{kNoNumber, 3, 0, 0, 0, 1}}, .shadow = 0, .quad = {QVector3D(1, 2, 3)}});
  model.meshes.emplace_back();
  model.objects = {{"thing", {0, 2}}, {"", {}}};
  model.animations = {{"standard", {0}, "C:\\work\\thing.sex", {1, 2, 3}, {0, 0, 0.5F}},
                      {"ownerless", {}, "", {}, {}},
                      {"walk", {1, 0, 1}, "x", {0, -12.5F, 0}, {}}};
  return model;
}

ReadModel read(const Bytes& bytes) {
  Diagnostics diagnostics;
  ReadModel made;
  made.file = readModel(bytes, base::kFileSpace, diagnostics);
  made.told = diagnostics.entries();
  return made;
}

BuiltSections sectionsOf(const ModelFile& file) {
  structure::StructureBuilder builder(QStringLiteral("model.3db"), {file.space, 0, file.bytes.size()});
  const ModelRecords records = addModelSections(builder, bytes::makeMemorySource(file.bytes), file);
  return {records, builder.build()};
}

QString firstGap(const structure::Structure& tree) {
  const auto tells = [&tree](std::uint64_t offset) {
    const auto section = tree.sectionAt(base::kFileSpace, offset);
    return section && section != structure::kRootSection &&
           (isLeaf(tree[*section]) || tree.recordAt(base::kFileSpace, offset));
  };
  for (std::uint64_t offset = 0; offset < tree[structure::kRootSection].range.size; ++offset) {
    if (!tells(offset)) {
      return QStringLiteral("byte %1 belongs to nothing").arg(offset);
    }
  }
  return {};
}

} // namespace vitrine::tests
