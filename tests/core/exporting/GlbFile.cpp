#include "tests/core/exporting/GlbFile.h"

#include <QFile>
#include <QtEndian>

#include <cmath>
#include <cstring>
#include <map>

namespace vitrine::tests {
namespace {

constexpr std::uint32_t kJsonChunk = 0x4E4F534A;
constexpr std::uint32_t kBinaryChunk = 0x004E4942;

std::uint32_t wordAt(const QByteArray& bytes, qsizetype offset) {
  return offset + 4 <= bytes.size() ? qFromLittleEndian<std::uint32_t>(bytes.constData() + offset) : 0;
}

std::size_t componentBytes(int type) {
  return type == 5120 || type == 5121 ? 1 : type == 5122 || type == 5123 ? 2 : 4;
}

std::size_t componentCount(const std::string& type) {
  static const std::map<std::string, std::size_t> kCounts = {
      {"SCALAR", 1}, {"VEC2", 2}, {"VEC3", 3}, {"VEC4", 4}, {"MAT4", 16}};
  return kCounts.at(type);
}

double numberAt(const char* at, int type) {
  switch (type) {
  case 5121:
    return static_cast<unsigned char>(*at);
  case 5123:
    return qFromLittleEndian<std::uint16_t>(at);
  case 5125:
    return qFromLittleEndian<std::uint32_t>(at);
  case 5126:
    return static_cast<double>(qFromLittleEndian<float>(at));
  default:
    return std::nan("");
  }
}

} // namespace

GlbFile GlbFile::read(const QString& path) {
  GlbFile made;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    made.m_faults.push_back("cannot be opened");
    return made;
  }
  const QByteArray bytes = file.readAll();
  const qsizetype jsonSize = wordAt(bytes, 12);
  const qsizetype binaryAt = 20 + jsonSize;
  if (!bytes.startsWith("glTF") || wordAt(bytes, 4) != 2 || wordAt(bytes, 8) != bytes.size() ||
      wordAt(bytes, 16) != kJsonChunk || wordAt(bytes, binaryAt + 4) != kBinaryChunk || jsonSize % 4 != 0) {
    made.m_faults.push_back("the header or the chunks do not fit together");
    return made;
  }
  made.m_json = nlohmann::json::parse(bytes.mid(20, jsonSize).toStdString());
  made.m_binary = bytes.mid(binaryAt + 8, wordAt(bytes, binaryAt));
  made.checkAccessors();
  made.checkPrimitives();
  made.checkTree();
  made.checkNames();
  return made;
}

void GlbFile::checkAccessors() {
  for (const nlohmann::json& view : m_json["bufferViews"]) {
    if (view.value("byteOffset", 0U) + view["byteLength"].get<std::size_t>() >
        static_cast<std::size_t>(m_binary.size())) {
      m_faults.push_back("a buffer view ends behind the buffer");
    }
  }
  for (std::size_t i = 0; i < m_json["accessors"].size(); ++i) {
    const nlohmann::json& accessor = m_json["accessors"][i];
    const std::size_t each = componentCount(accessor["type"]) * componentBytes(accessor["componentType"]);
    if (accessor.contains("bufferView")) {
      const nlohmann::json& view = m_json["bufferViews"][accessor["bufferView"].get<std::size_t>()];
      if (accessor.value("byteOffset", 0U) + accessor["count"].get<std::size_t>() * each > view["byteLength"]) {
        m_faults.push_back("accessor " + std::to_string(i) + " ends behind its view");
        continue;
      }
    }
    const std::vector<double> all = numbers(i);
    const std::size_t width = componentCount(accessor["type"]);
    for (std::size_t n = 0; n < all.size(); ++n) {
      const bool within =
          !accessor.contains("min") || (all[n] >= accessor["min"][n % width] && all[n] <= accessor["max"][n % width]);
      if (!std::isfinite(all[n]) || !within) {
        m_faults.push_back("accessor " + std::to_string(i) + " has a number outside of its min and max");
        break;
      }
    }
  }
}

void GlbFile::checkPrimitives() {
  for (const nlohmann::json& mesh : m_json["meshes"]) {
    for (const nlohmann::json& primitive : mesh["primitives"]) {
      const std::size_t position = primitive["attributes"]["POSITION"];
      const std::size_t vertices = m_json["accessors"][position]["count"];
      for (const auto& [name, accessor] : primitive["attributes"].items()) {
        if (m_json["accessors"][accessor.get<std::size_t>()]["count"] != vertices) {
          m_faults.push_back(name + " has another count than POSITION");
        }
      }
      for (const double index : numbers(primitive["indices"])) {
        if (index >= static_cast<double>(vertices)) {
          m_faults.push_back("an index leads past the vertices");
          break;
        }
      }
      if (primitive.contains("material") && primitive["material"] >= m_json["materials"].size()) {
        m_faults.push_back("a primitive has a material that is not there");
      }
    }
  }
}

void GlbFile::checkTree() {
  std::multiset<std::size_t> children;
  for (const nlohmann::json& node : m_json["nodes"]) {
    if (node.contains("mesh") && node["mesh"] >= m_json["meshes"].size()) {
      m_faults.push_back("a node has a mesh that is not there");
    }
    for (const nlohmann::json& child : node.value("children", nlohmann::json::array())) {
      children.insert(child.get<std::size_t>());
    }
  }
  for (const nlohmann::json& root : m_json["scenes"][0]["nodes"]) {
    children.insert(root.get<std::size_t>()); // the scene is the parent of those
  }
  for (std::size_t i = 0; i < m_json["nodes"].size(); ++i) {
    if (children.count(i) != 1U) {
      m_faults.push_back("node " + std::to_string(i) + " has not one parent");
    }
  }
}

void GlbFile::checkNames() {
  const nlohmann::json extensions = m_json.value("extensions", nlohmann::json::object());
  const nlohmann::json lights = extensions.value("KHR_lights_punctual", nlohmann::json::object());
  const std::pair<const char*, const nlohmann::json*> holders[] = {
      {"nodes", &m_json}, {"meshes", &m_json},     {"materials", &m_json}, {"cameras", &m_json},
      {"skins", &m_json}, {"animations", &m_json}, {"images", &m_json},    {"lights", &lights}};
  for (const auto& [key, holder] : holders) {
    std::set<std::string> names;
    for (const nlohmann::json& each : holder->value(key, nlohmann::json::array())) {
      if (each.contains("name") && !names.insert(each["name"]).second) {
        m_faults.push_back(std::string("two of the ") + key + " are called " + each["name"].get<std::string>());
      }
    }
  }
}

std::vector<double> GlbFile::stored(const nlohmann::json& at, int type, std::size_t count) const {
  const nlohmann::json& view = m_json["bufferViews"][at["bufferView"].get<std::size_t>()];
  const char* from = m_binary.constData() + view.value("byteOffset", 0U) + at.value("byteOffset", 0U);
  std::vector<double> all;
  for (std::size_t i = 0; i < count; ++i) {
    all.push_back(numberAt(from + i * componentBytes(type), type));
  }
  return all;
}

std::vector<double> GlbFile::numbers(std::size_t index) const {
  const nlohmann::json& accessor = m_json["accessors"][index];
  const std::size_t width = componentCount(accessor["type"]);
  const std::size_t count = accessor["count"].get<std::size_t>() * width;
  std::vector<double> all =
      accessor.contains("bufferView") ? stored(accessor, accessor["componentType"], count) : std::vector<double>(count);
  if (accessor.contains("sparse")) {
    const nlohmann::json& sparse = accessor["sparse"];
    const std::size_t changed = sparse["count"];
    const std::vector<double> places = stored(sparse["indices"], sparse["indices"]["componentType"], changed);
    const std::vector<double> values = stored(sparse["values"], accessor["componentType"], changed * width);
    for (std::size_t i = 0; i < values.size(); ++i) {
      all[static_cast<std::size_t>(places[i / width]) * width + i % width] = values[i];
    }
  }
  return all;
}

std::size_t GlbFile::shownTriangles() const {
  std::size_t indices = 0;
  for (const nlohmann::json& node : m_json["nodes"]) {
    if (node.contains("mesh")) {
      for (const nlohmann::json& primitive : m_json["meshes"][node["mesh"].get<std::size_t>()]["primitives"]) {
        indices += m_json["accessors"][primitive["indices"].get<std::size_t>()]["count"].get<std::size_t>();
      }
    }
  }
  return indices / 3;
}

std::size_t GlbFile::primitiveCount() const {
  std::size_t count = 0;
  for (const nlohmann::json& mesh : m_json["meshes"]) {
    count += mesh["primitives"].size();
  }
  return count;
}

const nlohmann::json* GlbFile::named(const char* list, const std::string& name) const {
  for (const nlohmann::json& each : m_json[list]) {
    if (each.value("name", std::string()) == name) {
      return &each;
    }
  }
  return nullptr;
}

const nlohmann::json* GlbFile::node(const std::string& name) const {
  return named("nodes", name);
}

const nlohmann::json* GlbFile::material(const std::string& name) const {
  return named("materials", name);
}

QImage GlbFile::image(std::size_t index) const {
  const nlohmann::json& view = m_json["bufferViews"][m_json["images"][index]["bufferView"].get<std::size_t>()];
  return QImage::fromData(m_binary.mid(view.value("byteOffset", 0), view["byteLength"].get<int>()), "PNG");
}

} // namespace vitrine::tests
