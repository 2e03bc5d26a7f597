#include "resources/demos/x3/BinaryWriter.h"

#include "resources/demos/x3/BigEndian.h"
#include "resources/demos/x3/CornerNormals.h"

#include <map>
#include <stdexcept>
#include <tuple>

namespace vitrine::demos::x3 {

namespace {

constexpr std::uint32_t kEffect = 0x2000000;
constexpr std::uint32_t kPartWithBox = 0x10000000;

// Fields that a point of a binary body has.
constexpr std::uint32_t kPosition = 1;
constexpr std::uint32_t kUv = 2;
constexpr std::uint32_t kSecondUv = 4;
constexpr std::uint32_t kNormal = 8;
constexpr std::uint32_t kSmoothing = 16;

/// A point as it stands in the file.
struct Point {
  Vec3 position; ///< in fractions of the body's size
  Uv uv;
  Uv uv2;
  Vec3 normal;
  std::uint32_t smoothing = 0;

  auto key() const {
    return std::tuple(position.x, position.y, position.z, uv.u, uv.v, uv2.u, uv2.v, normal.x, normal.y, normal.z,
                      smoothing);
  }
};

/// Triangles of one material in a part.
struct Group {
  int material = 0;
  std::vector<std::array<std::uint32_t, 3>> triangles;
};

/// A record sorted into what the file has: its points, and the groups of each part.
class SortedRecord {
public:
  explicit SortedRecord(const Record& record) {
    const auto triangles = trianglesOf(record);
    const auto normals = cornerNormals(record, triangles);
    groups.resize(record.parts.size());
    const double reach = reachOf(record);
    for (std::size_t i = 0; i < triangles.size(); ++i) {
      std::array<std::uint32_t, 3> own{};
      for (std::size_t k = 0; k < 3; ++k) {
        const Face& face = *triangles[i].face;
        const Corner& corner = face.corners[triangles[i].corners[k]];
        own[k] = add({record.points[corner.point] / reach, corner.uv, corner.uv2, normals[i][k], face.smoothing});
        const PictureAxes axes = pictureAxes(record, triangles[i]);
        tangents[own[k]].u += axes.u;
        tangents[own[k]].v += axes.v;
      }
      group(triangles[i].part, triangles[i].face->material).triangles.push_back(own);
    }
  }

  std::vector<Point> points;
  std::vector<PictureAxes> tangents; ///< of each point, not yet of unit length
  std::vector<std::vector<Group>> groups;

private:
  std::uint32_t add(const Point& point) {
    const auto [at, isNew] = m_known.try_emplace(point.key(), static_cast<std::uint32_t>(points.size()));
    if (isNew) {
      points.push_back(point);
      tangents.emplace_back();
    }
    return at->second;
  }

  Group& group(std::size_t part, int material) {
    for (Group& known : groups[part])
      if (known.material == material)
        return known;
    groups[part].push_back({material, {}});
    return groups[part].back();
  }

  std::map<decltype(Point().key()), std::uint32_t> m_known;
};

void addPoints(BigEndianWriter& out, const SortedRecord& record, bool secondUvs) {
  out.tag("POIN");
  out.i32(static_cast<long>(record.points.size()));
  for (const Point& point : record.points) {
    out.u16(kPosition | kUv | (secondUvs ? kSecondUv : 0) | kNormal | kSmoothing);
    out.fixedVector(point.position);
    for (const double value : {point.uv.u, point.uv.v})
      out.fixed(value);
    for (const double value : {point.uv2.u, point.uv2.v})
      if (secondUvs)
        out.fixed(value);
    out.fixedVector(point.normal);
    out.u32(point.smoothing);
  }
  out.tag("/POI");
}

/// The points of a group, each once, with how the picture lies on them.
void addTangents(BigEndianWriter& out, const Group& group, const SortedRecord& record) {
  std::map<std::uint32_t, PictureAxes> used;
  for (const auto& triangle : group.triangles)
    for (const std::uint32_t point : triangle)
      used[point] = record.tangents[point];
  out.i32(static_cast<long>(used.size()));
  for (const auto& [point, axes] : used) {
    out.i32(point);
    out.fixedVector(normalized(axes.u));
    out.fixedVector(normalized(axes.v));
  }
}

void addBox(BigEndianWriter& out, const std::vector<Group>& groups, const SortedRecord& record) {
  Box box = Box::nothing();
  double radius = 0;
  for (const Group& group : groups)
    for (const auto& triangle : group.triangles)
      for (const std::uint32_t point : triangle) {
        box.add(record.points[point].position);
        radius = std::max(radius, lengthOf(record.points[point].position));
      }
  out.fixedVector(Vec3{}); // the pivot
  out.fixed(radius);
  out.fixedVector(box.centre());
  out.fixedVector(box.size() * 0.5);
}

void addParts(BigEndianWriter& out, const Record& record, const SortedRecord& sorted, bool tangents) {
  out.tag("PART");
  out.i32(static_cast<long>(record.parts.size()));
  for (std::size_t i = 0; i < record.parts.size(); ++i) {
    out.u32(record.parts[i].flags | (tangents ? kPartWithBox : 0));
    out.u16(static_cast<std::uint32_t>(sorted.groups[i].size()));
    for (const Group& group : sorted.groups[i]) {
      out.i32(group.material);
      out.i32(static_cast<long>(group.triangles.size()));
      for (const auto& triangle : group.triangles) {
        for (const std::uint32_t point : triangle)
          out.i32(point);
        out.i32(1);
      }
      if (tangents)
        addTangents(out, group, sorted);
    }
    if (tangents)
      addBox(out, sorted.groups[i], sorted);
  }
  out.tag("/PAR");
}

void addValue(BigEndianWriter& out, const EffectValue& value) {
  out.text(value.name);
  out.u16(static_cast<std::uint32_t>(value.type));
  if (value.type == EffectValue::Type::String)
    return out.text(value.text.empty() ? "NULL" : value.text);
  const bool isWhole = value.type == EffectValue::Type::Long || value.type == EffectValue::Type::Bool;
  for (const double number : value.numbers) {
    if (isWhole)
      out.i32(std::lround(number));
    else
      out.fixed(number);
  }
}

/// Colours, transparency as one number of two words, and how it shines.
void addFourteen(BigEndianWriter& out, const Material& material) {
  for (const int colour : material.colours)
    out.u16(static_cast<std::uint32_t>(colour));
  out.u32(static_cast<std::uint32_t>(material.transparency));
  for (const int value : {material.selfIllumination, material.shininess, material.strength})
    out.u16(static_cast<std::uint32_t>(value));
}

/// The older kinds name textures by their numbers alone.
void addOldMaterial(BigEndianWriter& out, const Material& material) {
  const auto number = [](const std::string& name) {
    return static_cast<std::uint32_t>(name.empty() ? 0 : std::stoi(name));
  };
  out.u16(number(material.texture));
  addFourteen(out, material);
  out.u16(switchesOf(material));
  out.u16(static_cast<std::uint32_t>(material.textureValue));
  for (std::size_t i = 0; i < 3; ++i) {
    out.u16(number(material.maps[i].name));
    out.u16(static_cast<std::uint32_t>(material.maps[i].value));
  }
}

void addMaterial(BigEndianWriter& out, const Material& material) {
  if (material.kind == Material::Kind::Three || material.kind == Material::Kind::Five)
    return addOldMaterial(out, material);
  out.u32(material.kind == Material::Kind::Effect ? kEffect : switchesOf(material));
  if (material.kind == Material::Kind::Effect) {
    out.u16(1); // technique
    out.text(material.effect);
    out.u16(static_cast<std::uint32_t>(material.values.size()));
    for (const EffectValue& value : material.values)
      addValue(out, value);
    return;
  }
  out.text(material.texture.empty() ? "NULL" : material.texture);
  addFourteen(out, material);
  out.u16(static_cast<std::uint32_t>(material.textureValue));
  for (const Material::Map& map : material.maps) {
    out.text(map.name.empty() ? "NULL" : map.name);
    out.u16(static_cast<std::uint32_t>(map.value));
  }
}

/// All materials of a body are of one generation: the tag says which.
std::string_view tagOf(const std::vector<Material>& materials) {
  const auto generation = [](const Material& material) {
    return material.kind == Material::Kind::Three ? 3 : material.kind == Material::Kind::Five ? 5 : 6;
  };
  const int first = generation(materials.front());
  for (const Material& material : materials)
    if (generation(material) != first)
      throw std::runtime_error("a binary body cannot mix materials of different generations");
  return first == 3 ? "MAT3" : first == 5 ? "MAT5" : "MAT6";
}

void addMaterials(BigEndianWriter& out, const std::vector<Material>& materials) {
  if (materials.empty())
    return;
  out.tag(tagOf(materials));
  out.i32(static_cast<long>(materials.size()));
  for (std::size_t i = 0; i < materials.size(); ++i) {
    out.u16(static_cast<std::uint32_t>(i));
    addMaterial(out, materials[i]);
  }
  out.tag("/MAT");
}

void addInfo(BigEndianWriter& out, const std::string& info) {
  if (info.empty())
    return;
  out.tag("INFO");
  out.text(info);
  out.tag("/INF");
}

} // namespace

Bytes binaryOf(const Body& body) {
  BigEndianWriter out;
  out.tag("BOB1");
  addInfo(out, body.info);
  addMaterials(out, body.materials);
  out.tag("BODY");
  out.u16(static_cast<std::uint32_t>(body.records.size()));
  for (const Record& record : body.records) {
    const SortedRecord sorted(record);
    out.i32(record.value);
    out.u32(0);
    addPoints(out, sorted, body.hasSecondUvs);
    addParts(out, record, sorted, body.hasTangents);
  }
  out.tag("/BOD");
  out.tag("/BOB");
  return out.take();
}

Bytes cutOf(const Scene& scene) {
  BigEndianWriter out;
  out.tag("CUT1");
  addInfo(out, scene.info);
  for (const Path& path : scene.paths) {
    out.tag("PATH");
    out.i32(path.id);
    out.tag("NAME");
    out.text(path.name);
    out.tag("/NAM");
    if (path.inlineBody)
      out.bytes(binaryOf(*path.inlineBody));
    out.tag("/PAT");
  }
  out.tag("/CUT");
  return out.take();
}

} // namespace vitrine::demos::x3
