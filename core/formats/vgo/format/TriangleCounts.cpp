#include "core/formats/vgo/format/TriangleCounts.h"

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValueRef;

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

class Counter {
public:
  Counter(const JsonValueRef& layout, const Accessors& accessors) : m_nodes(layout["nodes"].children()) {
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

} // namespace

TriangleCounts countTriangles(const JsonValueRef& layout, const Accessors& accessors) {
  return Counter(layout, accessors).run();
}

} // namespace vitrine::formats::vgo
