#include "core/formats/diggles/format/DigglesCounts.h"

#include "core/formats/diggles/records/RawBounds.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <unordered_map>

namespace vitrine::formats::diggles {
namespace {

using structure::Json;

template <class Records, class Describe>
Json listOf(const Records& records, Describe describe) {
  Json list = Json::array();
  for (const auto& record : records) {
    list.push_back(describe(record));
  }
  return list;
}

/// Animated models that cost something are worked out once: many animations may begin with the same mesh, many links
/// may name the same large arrays.
class Counter {
public:
  explicit Counter(const ModelFile& model) : m_model(model) {
    const auto& points = model.arrays.of[static_cast<std::size_t>(ArrayKind::Points)];
    m_bounds.reserve(points.size());
    for (std::uint32_t i = 0; i < points.size(); ++i) {
      m_bounds.push_back(rawBoundsOf(model, i));
    }
  }

  const Json& ofMesh(std::uint32_t number) {
    static const Json kNone;
    if (number >= m_model.meshes.size()) {
      return kNone;
    }
    const auto [entry, fresh] = m_meshes.try_emplace(number);
    if (fresh) {
      entry->second = describe(m_model.meshes[number]);
    }
    return entry->second;
  }

  Json ofAllPoints() const {
    RawBounds all;
    for (const RawBounds& bounds : m_bounds) {
      all.add(bounds);
    }
    return jsonOf(all);
  }

private:
  Json describe(const ModelMesh& mesh) {
    const auto links = m_model.linksOf(mesh);
    Json json = Json::object();
    json["links"] = links.size();
    if (!std::ranges::all_of(links, [this](const ModelLink& link) { return m_model.hasArrays(link); })) {
      json["bad_array_number"] = true;
      return json;
    }
    std::uint64_t triangles = 0;
    std::uint64_t vertices = 0;
    std::uint64_t outside = 0;
    RawBounds bounds;
    for (const ModelLink& link : links) {
      triangles += m_model.count(ArrayKind::Triangles, link.triangles) / 3;
      vertices += m_model.count(ArrayKind::Points, link.points);
      outside += indicesOutside(link);
      bounds.add(m_bounds[link.points]);
    }
    json["triangles"] = triangles;
    json["vertices"] = vertices;
    json["bbox_file_units"] = jsonOf(bounds);
    json["index_out_of_range"] = outside;
    json["shadow"] = mesh.shadow;
    json["cmap"] = mesh.cmap;
    return json;
  }

  std::uint64_t indicesOutside(const ModelLink& link) {
    if (m_model.indicesFit(link)) {
      return 0;
    }
    const auto [entry, fresh] = m_sorted.try_emplace(link.triangles);
    if (fresh) {
      entry->second = m_model.indices(link.triangles);
      std::ranges::sort(entry->second);
    }
    const auto first = std::ranges::lower_bound(entry->second, m_model.count(ArrayKind::Points, link.points));
    return static_cast<std::uint64_t>(entry->second.end() - first);
  }

  /// Null when there are no points.
  Json jsonOf(const RawBounds& bounds) const {
    if (bounds.empty()) {
      return nullptr;
    }
    const auto corner = [this](const std::array<std::uint16_t, 3>& raw) {
      return structure::toJson(m_model.place(std::as_bytes(std::span(raw)).data()));
    };
    return Json::array({corner(bounds.low), corner(bounds.high)});
  }

  const ModelFile& m_model;
  std::vector<RawBounds> m_bounds; ///< by point array
  std::unordered_map<std::uint32_t, Json> m_meshes;
  std::unordered_map<std::uint16_t, std::vector<std::uint16_t>> m_sorted; ///< indices, by triangle array
};

Json ofAnimation(const ModelAnimation& animation) {
  Json json = Json::object();
  json["name"] = animation.name.toStdString();
  json["frames"] = animation.frames.size();
  json["first_mesh"] = animation.frames.empty() ? Json(nullptr) : Json(animation.frames.front());
  json["move"] = structure::toJson(animation.move);
  json["turn"] = structure::toJson(animation.turn);
  return json;
}

/// By name of the animation; of equal names, the last.
Json ofFirstMeshes(const ModelFile& model, Counter& counter) {
  std::map<std::string, std::size_t> places;
  // Filled as the list it is: looking each name up in it would take its square in time.
  Json::object_t meshes;
  for (const ModelAnimation& animation : model.animations) {
    const Json mesh = animation.frames.empty() ? Json(nullptr) : counter.ofMesh(animation.frames.front());
    const auto [place, fresh] = places.try_emplace(animation.name.toStdString(), meshes.size());
    if (fresh) {
      meshes.emplace_back(place->first, mesh);
    } else {
      std::next(meshes.begin(), static_cast<std::ptrdiff_t>(place->second))->second = mesh;
    }
  }
  return meshes;
}

std::uint64_t allElements(const ModelFile& model, ArrayKind kind, std::uint32_t each) {
  std::uint64_t sum = 0;
  for (const ModelArray& array : model.arrays.of[static_cast<std::size_t>(kind)]) {
    sum += array.count / each;
  }
  return sum;
}

Json ofArrays(const ModelFile& model) {
  constexpr std::array<const char*, kArrayKinds.size()> kKeys = {"triangles", "uv", "points", "brightness"};
  Json json = Json::object();
  for (std::size_t kind = 0; kind < kKeys.size(); ++kind) {
    json[kKeys[kind]] = model.arrays.of[kind].size();
  }
  return json;
}

} // namespace

Json modelCounts(const ModelFile& model) {
  Counter counter(model);
  Json counts = Json::object();
  counts["version"] = model.version.toStdString();
  counts["name"] = model.name.toStdString();
  counts["materials"] = listOf(model.materials, [](const ModelMaterial& m) { return Json(m.name.toStdString()); });
  counts["meshes"] = model.meshes.size();
  counts["links"] = model.links.size();
  counts["objects"] = listOf(model.objects, [](const ModelObject& object) {
    return Json::array({object.name.toStdString(), Json(object.animations)});
  });
  counts["animations"] = listOf(model.animations, ofAnimation);
  counts["shadows"] = model.shadows.size();
  counts["cmaps"] = listOf(model.cmaps, [](const ModelCmap& cmap) {
    return Json::array({cmap.width, cmap.height, cmap.extra[0], cmap.extra[1]});
  });
  counts["arrays"] = ofArrays(model);
  counts["anchor_records"] = model.anchorCount();
  counts["triangles_in_index_arrays"] = allElements(model, ArrayKind::Triangles, 3);
  counts["points_in_all_arrays"] = allElements(model, ArrayKind::Points, 1);
  counts["first_mesh"] = counter.ofMesh(0);
  counts["first_mesh_of_each_animation"] = ofFirstMeshes(model, counter);
  counts["bbox_all_points_file_units"] = counter.ofAllPoints();
  counts["unread_bytes"] = model.rest.size;
  return counts;
}

} // namespace vitrine::formats::diggles
