#include "core/formats/x3/format/X3Counts.h"

#include "core/formats/x3/file/PlainText.h"

#include <algorithm>
#include <map>
#include <set>

namespace vitrine::formats::x3 {
namespace {

using structure::Json;

std::string hex(std::uint32_t number) {
  return hexText(number).toStdString();
}

/// Times that each key was met, by its name; not looked for in the map, as there may be many.
template <class Key>
Json mapOf(const std::map<Key, std::size_t>& counted, auto name) {
  Json map = Json::object();
  for (const auto& [key, times] : counted) {
    map.get_ref<Json::object_t&>().emplace_back(name(key), times);
  }
  return map;
}

struct PathCount {
  const char* name;
  bool (*has)(const ScenePath& path);
};

constexpr auto kPathCounts = std::to_array<PathCount>(
    {{"animated_paths", [](const ScenePath& path) { return path.frames.size() > 1; }},
     {"with_parent", [](const ScenePath& path) { return path.parent.has_value(); }},
     {"cameras", [](const ScenePath& path) { return path.isCamera(); }},
     {"inline", [](const ScenePath& path) { return path.inlineBody.has_value(); }},
     {"lights", [](const ScenePath& path) { return path.isOmniLight() || path.isDirectionalLight(); }}});

void addScene(Json& counts, const SceneFile& scene) {
  std::set<QString> bodies;
  std::map<std::uint32_t, std::size_t> frameFlags;
  std::map<QString, std::size_t> pathFlags;
  std::size_t frames = 0;
  double duration = 0;
  for (const ScenePath& path : scene.paths) {
    bodies.insert(path.body);
    ++pathFlags[path.flags];
    frames += path.frames.size();
    for (const Frame& frame : path.frames) {
      ++frameFlags[frame.flags];
    }
    const std::vector<double> times = frameTimes(path);
    duration = times.empty() ? duration : std::max(duration, times.back());
  }
  if (scene.version) {
    counts["version"] = *scene.version;
  }
  counts["paths"] = scene.paths.size();
  counts["frames"] = frames;
  for (const auto& [name, has] : kPathCounts) {
    counts[name] = std::ranges::count_if(scene.paths, has);
  }
  counts["distinct_bodies"] = bodies.size();
  counts["frame_flags"] = mapOf(frameFlags, [](std::uint32_t flags) { return hex(flags); });
  counts["path_flags"] = mapOf(pathFlags, [](const QString& flags) { return flags.toStdString(); });
  counts["duration_ms"] = static_cast<std::int64_t>(duration);
}

Json vectorOf(const QVector3D& vector) {
  return Json::array(
      {static_cast<double>(vector.x()), static_cast<double>(vector.y()), static_cast<double>(vector.z())});
}

/// Points that a face has, in scene units and file axes.
void addPoints(Json& counts, const Body& body, std::size_t record) {
  const BodyRecord& from = body.records[record];
  std::vector<bool> used(from.points.size(), false);
  for (const BodyFace& face : from.faces) {
    for (std::size_t corner = 0; corner < face.corners; ++corner) {
      used[face.points[corner]] = true;
    }
  }
  scene::Bounds bounds;
  for (std::size_t point = 0; point < used.size(); ++point) {
    if (used[point]) {
      bounds.add(from.points[point] * body.scaleOf(record));
    }
  }
  counts["vertex_bbox_scene_units"] = Json::array({vectorOf(bounds.min()), vectorOf(bounds.max())});
  counts["used_points"] = std::ranges::count(used, true);
}

Json lodOf(const Body& body, std::size_t number) {
  const BodyRecord& record = body.records[number];
  Json lod = Json::object();
  Json partFlags = Json::array();
  for (const BodyPart& part : record.parts) {
    partFlags.push_back(hex(part.flags));
  }
  std::map<std::uint16_t, std::size_t> faceFlags;
  std::size_t triangles = 0;
  for (const BodyFace& face : record.faces) {
    ++faceFlags[face.bits];
    triangles += face.corners - 2U;
  }
  lod["value"] = record.value;
  lod["points"] = record.points.size();
  lod["parts"] = record.parts.size();
  lod["part_flags"] = std::move(partFlags);
  lod["faces"] = record.faces.size();
  lod["max_abs"] = static_cast<std::int64_t>(record.largest);
  lod["face_flags"] = mapOf(faceFlags, [](std::uint16_t bits) { return std::to_string(bits); });
  lod["lod_flags"] = record.flags;
  addPoints(lod, body, number);
  lod["triangles"] = triangles;
  return lod;
}

/// Each once, by name.
Json effectsOf(const Body& body) {
  std::set<QString> known;
  for (const BodyMaterial& material : body.materials) {
    if (material.isEffect()) {
      known.insert(material.effect);
    }
  }
  Json effects = Json::array();
  for (const QString& effect : known) {
    effects.push_back(effect.toStdString());
  }
  return effects;
}

void addBody(Json& counts, const Body& body, bool binary) {
  if (!body.info.isEmpty()) {
    counts["info"] = body.info.toStdString();
  }
  counts["materials"] = body.materials.size();
  if (binary) {
    counts["trailing"] = body.trailing;
    counts["effects"] = effectsOf(body);
    return;
  }
  Json lods = Json::array();
  for (std::size_t record = 0; record < body.records.size(); ++record) {
    lods.push_back(lodOf(body, record));
  }
  counts["lods"] = std::move(lods);
}

} // namespace

Json countsOf(const WorldFile& opened, QString variant) {
  Json counts = Json::object();
  counts["decoded_bytes"] = opened.size();
  counts["kind"] = variant.replace(QLatin1StringView(", "), QLatin1StringView("-")).toStdString();
  if (opened.isTextScene()) {
    addScene(counts, opened.scene);
  } else if (opened.cut) {
    counts["tags"] = opened.cut->tags.size();
    counts["bodies"] = opened.bodies.size();
  } else if (!opened.bodies.empty()) {
    addBody(counts, opened.bodies.front(), opened.isBinary());
  }
  return counts;
}

} // namespace vitrine::formats::x3
