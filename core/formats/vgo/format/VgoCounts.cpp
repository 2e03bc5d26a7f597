#include "core/formats/vgo/format/VgoCounts.h"

#include "core/formats/vgo/format/TriangleCounts.h"
#include "core/formats/vgo/sections/TypeNames.h"

#include <map>

namespace vitrine::formats::vgo {
namespace {

using structure::Json;
using structure::JsonValueRef;

std::string hex(DataType type) {
  return QStringLiteral("0x%1").arg(static_cast<std::int64_t>(type), 0, 16).toStdString();
}

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
  counts["accessorDataTypes"] = tally(accessors.all(), [](const Accessor& accessor) { return hex(accessor.dataType); });
  counts["accessorSparseTypes"] = tally(accessors.all(), [](const Accessor& accessor) {
    return std::to_string(static_cast<std::int64_t>(accessor.sparseType));
  });
}

void addLists(Json& counts, const JsonValueRef& layout) {
  for (const char* list : {"nodes", "skins", "meshes", "materials", "textures", "animationClips", "colliders",
                           "clothes", "lights", "particles"}) {
    counts[list] = layout[list].isArray() ? layout[list].size() : 0;
  }
  const JsonValueRef springs = layout["springBoneInfo"];
  counts["springBoneGroups"] = springs["springBoneGroups"].size();
  counts["springBoneColliderGroups"] = springs["colliderGroups"].size();
}

void addTriangles(Json& counts, const VgoFile& file) {
  const TriangleCounts triangles = countTriangles(file.layoutRoot(), file.accessors);
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
