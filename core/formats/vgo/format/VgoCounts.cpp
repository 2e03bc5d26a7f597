#include "core/formats/vgo/format/VgoCounts.h"

#include "core/formats/vgo/records/VgoLayout.h"

#include <map>
#include <numeric>

namespace vitrine::formats::vgo {
namespace {

using structure::Json;
using structure::JsonValueRef;

void addHeader(Json& counts, const Container& container) {
  const Header header = container.header.value_or(Header());
  counts["version"] = QStringLiteral("%1.%2").arg(header.major).arg(header.minor).toStdString();
  counts["geometryCoordinate"] = header.geometryCoordinate;
  counts["uvCoordinate"] = header.uvCoordinate;
  counts["isCrypted"] = header.isCrypted;
  counts["requiresExternalKey"] = header.requiresExternalKey;
}

void addChunks(Json& counts, const Container& container) {
  Json chunks = Json::array();
  for (const Chunk& chunk : container.chunks) {
    chunks.push_back({{"type", chunkName(chunk.type).toStdString()},
                      {"offset", chunk.offset},
                      {"length", chunk.length},
                      {"padding", chunk.padding}});
  }
  counts["chunks"] = std::move(chunks);
  Json composer = Json::array();
  for (std::size_t slot = 0; container.composed && slot < kChunkRoles; ++slot) {
    composer.push_back(chunkName(container.composer[slot]).toStdString());
  }
  counts["composer"] = std::move(composer);
}

/// Number of accessors with each value that `nameOf` tells, in the order they are met.
template <class NameOf>
Json tally(const std::vector<Accessor>& accessors, NameOf nameOf) {
  std::vector<std::string> order;
  std::map<std::string, std::size_t> times;
  for (const Accessor& accessor : accessors) {
    std::string name = nameOf(accessor);
    if (++times[name] == 1) {
      order.push_back(std::move(name));
    }
  }
  Json tallied = Json::object();
  for (const std::string& name : order) {
    // Not looked for: the names of hostile files may all differ.
    tallied.get_ref<Json::object_t&>().emplace_back(name, times[name]);
  }
  return tallied;
}

void addAccessors(Json& counts, const Accessors& accessors) {
  counts["accessors"] = accessors.size();
  counts["resourceBytes"] = accessors.resource().bytes ? accessors.resource().bytes->size() : 0;
  counts["accessorKinds"] = tally(accessors.all(), [](const Accessor& accessor) {
    return structure::enumName(kAccessorKindNames, static_cast<std::uint64_t>(accessor.kind)).toStdString();
  });
  counts["accessorDataTypes"] =
      tally(accessors.all(), [](const Accessor& accessor) { return hexName(accessor.dataType).toStdString(); });
  counts["accessorSparseTypes"] = tally(accessors.all(), [](const Accessor& accessor) {
    return std::to_string(static_cast<std::int64_t>(accessor.sparseType));
  });
}

void addLists(Json& counts, const JsonValueRef& root) {
  for (std::size_t i = 0; i < kListCount; ++i) {
    const auto list = static_cast<List>(i);
    const layout::ListInfo& info = layout::infoOf(list);
    const JsonValueRef elements = memberAt(root, info.path);
    const char* name = list == List::ColliderGroups ? "springBoneColliderGroups" : info.section;
    counts[name] = elements.isArray() ? elements.size() : 0;
  }
}

std::uint64_t trianglesOf(const layout::Mesh& mesh, const Accessors& accessors) {
  std::uint64_t sum = 0;
  for (const int indices : mesh.subMeshes) {
    // Without indices the vertices are the corners in their order.
    sum += accessors.count(indices >= 0 ? indices : mesh.position) / 3;
  }
  return sum;
}

/// Triangles that a node shows of those by mesh; nullopt: it shows no mesh.
std::optional<std::uint64_t> shownBy(const layout::Node& node, const std::vector<std::uint64_t>& triangles) {
  const int mesh = node.renderer && node.particle < 0 ? node.renderer->mesh : kNoIndex;
  const bool known = mesh >= 0 && static_cast<std::size_t>(mesh) < triangles.size();
  return known ? std::optional(triangles[static_cast<std::size_t>(mesh)]) : std::nullopt;
}

/// Counts of nodes with a mesh that are reached from the root, active as all above them, and drawn.
Json visibleCounts(const layout::Layout& layout, const std::vector<std::uint64_t>& triangles) {
  std::uint64_t instances = 0;
  std::uint64_t visible = 0;
  std::vector<bool> met(layout.nodes.size());
  std::vector<int> open{0};
  while (!open.empty()) {
    const auto index = static_cast<std::size_t>(open.back());
    open.pop_back();
    if (index >= met.size() || met[index]) {
      continue;
    }
    met[index] = true;
    const layout::Node& node = layout.nodes[index];
    if (node.isActive) {
      const auto shown = shownBy(node, triangles);
      const bool drawn = shown && node.renderer->enabled;
      instances += drawn ? 1 : 0;
      visible += drawn ? *shown : 0;
      open.insert(open.end(), node.children.begin(), node.children.end());
    }
  }
  return {{"visibleInstances", instances}, {"visibleTriangles", visible}};
}

void addTriangles(Json& counts, const layout::Layout& layout, const Accessors& accessors) {
  std::vector<std::uint64_t> triangles;
  for (const layout::Mesh& mesh : layout.meshes) {
    triangles.push_back(trianglesOf(mesh, accessors));
  }
  std::uint64_t instanced = 0;
  for (const layout::Node& node : layout.nodes) {
    instanced += shownBy(node, triangles).value_or(0);
  }
  counts["triangles"] = std::accumulate(triangles.begin(), triangles.end(), std::uint64_t{0});
  counts["instancedTriangles"] = instanced;
  counts["visible"] = visibleCounts(layout, triangles);
}

void addNodeCounts(Json& counts, const layout::Layout& layout, const Accessors& accessors) {
  const std::vector<int> transforms = accessors.ofKind(AccessorKind::NodeTransform);
  counts["nodeTransformAccessor"] = transforms;
  counts["nodeTransformCount"] = transforms.empty() ? 0 : accessors.count(transforms.front());
  Json names = Json::array();
  for (const layout::Node& node : layout.nodes) {
    names.push_back(node.name.toStdString());
  }
  counts["nodeNames"] = std::move(names);
}

} // namespace

Json vgoCounts(const VgoFile& file, const base::Progress& progress) {
  const layout::Layout layout = layout::readLayout(file.layoutRoot(), progress);
  Json counts = Json::object();
  addHeader(counts, file.container);
  addChunks(counts, file.container);
  addAccessors(counts, file.accessors);
  addLists(counts, file.layoutRoot());
  addTriangles(counts, layout, file.accessors);
  addNodeCounts(counts, layout, file.accessors);
  return counts;
}

} // namespace vitrine::formats::vgo
