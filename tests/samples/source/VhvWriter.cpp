#include "tests/samples/source/VhvWriter.h"

#include "resources/demos/source/PropWriter.h"
#include "resources/demos/source/StripGroups.h"

#include <algorithm>
#include <cmath>

namespace vitrine::samples {

using namespace demos;

namespace {

constexpr std::size_t kVhvHeaderSize = 40;
constexpr std::size_t kMeshHeader = 28;

struct Lit {
  int lod = 0;
  std::vector<const PropVertex*> vertices;
};

/// All meshes of all choices: choices one after another, in each the levels of detail, in each the meshes.
std::vector<Lit> litMeshes(const PropModel& model) {
  std::vector<Lit> meshes;
  for (const PropBodyGroup& group : model.groups)
    for (const PropChoice& choice : group.choices)
      for (int lod = 0; lod < model.lodCount(); ++lod)
        for (const PropMesh& mesh : choice.meshes) {
          Lit& lit = meshes.emplace_back(lod);
          for (const StripGroup& strips : stripGroups(mesh, lod, model.stripGroups))
            for (const int vertex : strips.vertices)
              lit.vertices.push_back(&mesh.vertices[vertex]);
        }
  return meshes;
}

/// Half as bright, and in display values.
std::uint32_t channel(double linear) {
  const double value = std::pow(std::max(linear, 0.0), 1 / 2.2) / 2 * 255;
  return static_cast<std::uint32_t>(std::clamp(std::lround(value), 0L, 255L));
}

} // namespace

Bytes writeVhv(const PropModel& model, const std::function<Vec3(const PropVertex&)>& lightAt) {
  const PropModel sorted = inFileOrder(model);
  const std::vector<Lit> meshes = litMeshes(sorted);
  std::size_t total = 0;
  for (const Lit& mesh : meshes)
    total += mesh.vertices.size();

  ByteWriter out;
  out.i32(2);
  out.u32(checksumOf(model));
  out.u32(4); // colours
  out.u32(4); // bytes of each vertex
  out.u32(static_cast<std::uint32_t>(total));
  out.u32(static_cast<std::uint32_t>(meshes.size()));
  out.zeros(16);
  std::size_t offset = kVhvHeaderSize + meshes.size() * kMeshHeader;
  for (const Lit& mesh : meshes) {
    out.i32(mesh.lod);
    out.u32(static_cast<std::uint32_t>(mesh.vertices.size()));
    out.u32(static_cast<std::uint32_t>(offset));
    out.zeros(16);
    offset += mesh.vertices.size() * 4;
  }
  for (const Lit& mesh : meshes)
    for (const PropVertex* vertex : mesh.vertices) {
      const Vec3 light = lightAt(*vertex);
      for (const double value : {light.z, light.y, light.x})
        out.u8(channel(value));
      out.u8(255);
    }
  return out.take();
}

} // namespace vitrine::samples
