#include "core/formats/vgo/format/VgoCounts.h"

#include "core/formats/vgo/records/Layout.h"

#include <map>

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
    Json one = Json::object();
    one["type"] = chunkName(chunk.type).toStdString();
    one["offset"] = chunk.offset;
    one["length"] = chunk.length;
    one["padding"] = chunk.padding;
    chunks.push_back(std::move(one));
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

/// Numbers of triangles that the layout shows, by its own counts.
struct TriangleCounts {
  std::uint64_t meshes = 0;    ///< of each mesh once
  std::uint64_t instances = 0; ///< of each node's mesh
  /// Nodes with a mesh that are reached from the root, active as all above them, and drawn.
  std::uint64_t visibleInstances = 0;
  std::uint64_t visible = 0; ///< of those
};

/// Of those in meshes and nodes that lead nowhere: nothing.
std::uint64_t atOrZero(const std::vector<std::uint64_t>& counts, std::int64_t index) {
  return index >= 0 && static_cast<std::uint64_t>(index) < counts.size() ? counts[static_cast<std::size_t>(index)] : 0;
}

std::uint64_t trianglesOf(const JsonValueRef& mesh, const Accessors& accessors) {
  std::uint64_t sum = 0;
  for (const JsonValueRef& part : mesh["subMeshes"].children()) {
    const std::int64_t indices = part.integer(-1);
    // Without indices the vertices are the corners in their order.
    sum += accessors.count(indices >= 0 ? indices : mesh["attributes"]["POSITION"].integer(-1)) / 3;
  }
  return sum;
}

class TriangleCounter {
public:
  TriangleCounter(const JsonValueRef& layout, const Accessors& accessors) : m_nodes(layout["nodes"].children()) {
    for (const JsonValueRef& mesh : layout["meshes"].children()) {
      m_meshes.push_back(trianglesOf(mesh, accessors));
      m_counts.meshes += m_meshes.back();
    }
  }

  TriangleCounts run() {
    for (const JsonValueRef& node : m_nodes) {
      m_counts.instances += triangles(node);
    }
    countVisible();
    return m_counts;
  }

private:
  static JsonValueRef rendererOf(const JsonValueRef& node) { return node["meshRenderer"]; }

  static std::int64_t meshOf(const JsonValueRef& node) {
    const JsonValueRef renderer = rendererOf(node);
    const std::int64_t mesh = renderer ? renderer["mesh"].integer(-1) : node["mesh"].integer(-1);
    return node["particle"].integer(-1) >= 0 ? -1 : mesh;
  }

  std::uint64_t triangles(const JsonValueRef& node) const { return atOrZero(m_meshes, meshOf(node)); }

  void countNode(const JsonValueRef& node) {
    const std::int64_t mesh = meshOf(node);
    const bool known = mesh >= 0 && static_cast<std::uint64_t>(mesh) < m_meshes.size();
    if (known && rendererOf(node)["enabled"].boolean(true)) {
      ++m_counts.visibleInstances;
      m_counts.visible += triangles(node);
    }
  }

  /// From the root down; what was met before is not met again.
  void countVisible() {
    std::vector<bool> met(m_nodes.size());
    std::vector<std::size_t> open;
    if (!m_nodes.empty()) {
      open.push_back(0);
      met[0] = true;
    }
    while (!open.empty()) {
      const JsonValueRef node = m_nodes[open.back()];
      open.pop_back();
      if (!node["isActive"].boolean(true)) {
        continue;
      }
      countNode(node);
      for (const JsonValueRef& child : node["children"].children()) {
        const std::int64_t index = child.integer(-1);
        if (index >= 0 && static_cast<std::uint64_t>(index) < met.size() && !met[static_cast<std::size_t>(index)]) {
          met[static_cast<std::size_t>(index)] = true;
          open.push_back(static_cast<std::size_t>(index));
        }
      }
    }
  }

  std::vector<JsonValueRef> m_nodes;
  std::vector<std::uint64_t> m_meshes; ///< triangles by mesh
  TriangleCounts m_counts;
};

void addTriangles(Json& counts, const VgoFile& file) {
  const TriangleCounts triangles = TriangleCounter(file.layoutRoot(), file.accessors).run();
  counts["triangles"] = triangles.meshes;
  counts["instancedTriangles"] = triangles.instances;
  Json visible = Json::object();
  visible["visibleInstances"] = triangles.visibleInstances;
  visible["visibleTriangles"] = triangles.visible;
  counts["visible"] = std::move(visible);
}

void addNodes(Json& counts, const VgoFile& file) {
  const std::vector<int> transforms = file.accessors.ofKind(AccessorKind::NodeTransform);
  counts["nodeTransformAccessor"] = transforms;
  counts["nodeTransformCount"] = transforms.empty() ? 0 : file.accessors.count(transforms.front());
  Json names = Json::array();
  for (const JsonValueRef& node : file.layoutRoot()["nodes"].children()) {
    names.push_back(node["name"].text().toStdString());
  }
  counts["nodeNames"] = std::move(names);
}

} // namespace

Json vgoCounts(const VgoFile& file) {
  Json counts = Json::object();
  addHeader(counts, file.container);
  addChunks(counts, file.container);
  addAccessors(counts, file.accessors);
  addLists(counts, file.layoutRoot());
  addTriangles(counts, file);
  addNodes(counts, file);
  return counts;
}

} // namespace vitrine::formats::vgo
