#include "resources/demos/source/PropWriter.h"

namespace vitrine::demos {

namespace {

constexpr std::size_t kVvdHeaderSize = 64;
constexpr std::size_t kVertex = 48;
constexpr int kMostLods = 8;

/// Vertices of one mesh that end at the same level of detail.
struct Run {
  int lod = 0;
  int first = 0; ///< in the file
  std::vector<const PropVertex*> vertices;
};

/// In the order of meshes, coarser levels of detail first.
std::vector<Run> runsOf(const PropModel& model) {
  std::vector<Run> runs;
  for (const PropBodyGroup& group : model.groups)
    for (const PropChoice& choice : group.choices)
      for (const PropMesh& mesh : choice.meshes)
        for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
          if (i == 0 || mesh.vertices[i].lod != mesh.vertices[i - 1].lod)
            runs.push_back({mesh.vertices[i].lod, 0, {}});
          runs.back().vertices.push_back(&mesh.vertices[i]);
        }
  return runs;
}

void addVertex(ByteWriter& out, const PropVertex& vertex) {
  for (const double weight : {1.0, 0.0, 0.0})
    out.f32(weight);
  out.u8(static_cast<std::uint32_t>(vertex.bone));
  out.zeros(2);
  out.u8(1);
  out.vec3(vertex.position);
  out.vec3(vertex.normal);
  out.f32(vertex.u);
  out.f32(vertex.v);
}

} // namespace

Bytes writeVvd(const PropModel& model) {
  std::vector<Run> runs = runsOf(model);
  std::vector<Run*> stored;
  for (int lod = model.lodCount() - 1; lod >= 0; --lod)
    for (Run& run : runs)
      if (model.fixups ? run.lod == lod : lod == 0)
        stored.push_back(&run);
  std::array<int, kMostLods> counts{};
  int total = 0;
  for (Run* run : stored) {
    run->first = total;
    total += static_cast<int>(run->vertices.size());
    for (int lod = 0; lod < kMostLods; ++lod)
      if (run->lod >= std::min(lod, model.lodCount() - 1))
        counts[lod] += static_cast<int>(run->vertices.size());
  }
  const std::size_t fixups = model.fixups ? runs.size() : 0;
  const std::size_t vertices = (kVvdHeaderSize + fixups * 12 + 15) / 16 * 16;

  ByteWriter out;
  out.text("IDSV");
  out.i32(4);
  out.u32(checksumOf(model));
  out.i32(model.lodCount());
  for (const int count : counts)
    out.i32(count);
  out.i32(static_cast<int>(fixups));
  out.i32(fixups ? static_cast<int>(kVvdHeaderSize) : 0);
  out.i32(static_cast<int>(vertices));
  out.i32(static_cast<int>(vertices + total * kVertex));
  for (std::size_t i = 0; i < fixups; ++i) {
    out.i32(runs[i].lod);
    out.i32(runs[i].first);
    out.i32(static_cast<int>(runs[i].vertices.size()));
  }
  out.alignTo(16);
  for (const Run* run : stored)
    for (const PropVertex* vertex : run->vertices)
      addVertex(out, *vertex);
  for (int i = 0; i < total; ++i)
    for (const double value : {1.0, 0.0, 0.0, 1.0})
      out.f32(value);
  return out.take();
}

} // namespace vitrine::demos
