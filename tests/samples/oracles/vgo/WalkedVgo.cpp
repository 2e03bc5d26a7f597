#include "tests/samples/oracles/vgo/WalkedVgo.h"

#include <cstring>
#include <set>
#include <span>
#include <stdexcept>

namespace vitrine::oracles {

namespace {

void require(bool holds, const std::string& what) {
  if (!holds)
    throw std::runtime_error(what);
}

/// BSON has documents alone at its top: lists are told by names that count up.
nlohmann::json asList(const nlohmann::json& document) {
  if (document.is_array())
    return document;
  nlohmann::json list = nlohmann::json::array();
  for (std::size_t i = 0; i < document.size(); ++i)
    list.push_back(document.at(std::to_string(i)));
  return list;
}

} // namespace

WalkedVgo::WalkedVgo(Bytes file) : m_file(std::move(file)) {
  require(m_file.size() > 24 && std::memcmp(m_file.data(), "VGO\0\10\0\0\0\2", 9) == 0, "the header");
  m_minor = at<std::uint8_t>(9);
  m_isLeftHanded = at<std::uint8_t>(10) == 2;
  m_isUvTopLeft = at<std::uint8_t>(11) == 1;
  readChunks();
  m_asset = document("AIP");
  m_layout = document("LAP");
  m_accessors = asList(document("RAP"));
  m_resource = chunk("REPb").offset;
}

template <class T>
T WalkedVgo::at(std::size_t offset) const {
  T value{};
  require(offset <= m_file.size() && sizeof(T) <= m_file.size() - offset, "a read past the end");
  std::memcpy(&value, m_file.data() + offset, sizeof(T));
  return value;
}

void WalkedVgo::readChunks() {
  require(std::memcmp(m_file.data() + 16, "IDX", 4) == 0, "no index at 16");
  const std::size_t count = at<std::uint32_t>(20) / 16;
  std::size_t expected = 24 + 16 * count;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t entry = 24 + 16 * i;
    const auto offset = at<std::uint32_t>(entry + 4);
    const auto length = at<std::uint32_t>(entry + 8);
    const auto padding = at<std::uint8_t>(entry + 12);
    require(offset == expected, "chunks do not follow each other");
    require(at<std::uint32_t>(offset) == at<std::uint32_t>(entry), "a chunk of another type than the index says");
    require(at<std::uint32_t>(offset + 4) + 8 == length && length % 2 == 0 && padding < 2, "a chunk's length");
    const std::string type(reinterpret_cast<const char*>(m_file.data() + offset), 4);
    require(padding == 0 || at<char>(offset + length - 1) == (type.ends_with("PJ") ? ' ' : '\0'), "what pads a chunk");
    m_chunks.push_back({type, offset + 8, length - 8U - padding});
    expected += length;
  }
  require(expected == m_file.size(), "something after the last chunk");
}

const WalkedVgo::Chunk& WalkedVgo::chunk(const std::string& start) const {
  for (const Chunk& chunk : m_chunks)
    if (chunk.type.starts_with(start))
      return chunk;
  throw std::runtime_error("no chunk " + start);
}

WalkedVgo::Json WalkedVgo::document(const std::string& name) const {
  const Chunk& found = chunk(name);
  const auto bytes = std::span(reinterpret_cast<const std::uint8_t*>(m_file.data()) + found.offset, found.size);
  return found.type[3] == 'B' ? Json::from_bson(bytes) : Json::parse(bytes);
}

WalkedVgo::Kind WalkedVgo::kindOf(int dataType) {
  switch (dataType) {
  case 0x10:
    return {1, 1, false};
  case 0x20:
    return {1, 2, false};
  case 0x30:
    return {1, 4, false};
  case 0x50:
    return {1, 4, true};
  case 0x1250:
    return {2, 4, true};
  case 0x1350:
    return {3, 4, true};
  case 0x1410:
    return {4, 1, false};
  case 0x1420:
    return {4, 2, false};
  case 0x1450:
    return {4, 4, true};
  case 0x2450:
    return {16, 4, true};
  default:
    throw std::runtime_error("a data type of " + std::to_string(dataType));
  }
}

double WalkedVgo::number(std::size_t offset, const Kind& kind) const {
  if (kind.isFloat)
    return at<float>(offset);
  return kind.size == 1   ? at<std::uint8_t>(offset)
         : kind.size == 2 ? at<std::uint16_t>(offset)
                          : at<std::uint32_t>(offset);
}

std::size_t WalkedVgo::offsetOf(int accessor) const {
  return m_resource + m_accessors.at(static_cast<std::size_t>(accessor)).at("byteOffset").get<std::size_t>();
}

/// General: an index for each element that is not zero. Powerful: for each number.
std::vector<double> WalkedVgo::expanded(const Json& accessor, std::size_t offset) const {
  const Kind kind = kindOf(accessor.at("dataType"));
  const Kind index = kindOf(accessor.at("sparseIndexDataType"));
  const std::size_t width = accessor.at("sparseType") == 1 ? kind.components : 1;
  const std::size_t values = offset + accessor.at("sparseValueByteOffset").get<std::size_t>();
  std::vector<double> numbers(accessor.at("count").get<std::size_t>() * kind.components);
  for (std::size_t i = 0; i < accessor.at("sparseCount").get<std::size_t>(); ++i) {
    const auto element = static_cast<std::size_t>(number(offset + i * index.size, index));
    for (std::size_t k = 0; k < width; ++k)
      numbers.at(element * width + k) = number(values + (i * width + k) * kind.size, kind);
  }
  return numbers;
}

std::vector<double> WalkedVgo::numbers(int accessor) const {
  const Json& facts = m_accessors.at(static_cast<std::size_t>(accessor));
  const std::size_t offset = offsetOf(accessor);
  if (facts.value("sparseType", 0) != 0)
    return expanded(facts, offset);
  const Kind kind = kindOf(facts.at("dataType"));
  std::vector<double> numbers;
  for (std::size_t i = 0; i < facts.at("count").get<std::size_t>() * kind.components; ++i)
    numbers.push_back(number(offset + i * kind.size, kind));
  return numbers;
}

std::vector<WalkedVgo::Vector> WalkedVgo::vectors(int accessor) const {
  const std::vector<double> flat = numbers(accessor);
  std::vector<Vector> vectors;
  for (std::size_t i = 0; i + 2 < flat.size(); i += 3)
    vectors.push_back({flat[i], flat[i + 1], flat[i + 2]});
  return vectors;
}

std::vector<WalkedVgo::Matrix> WalkedVgo::matrices(int accessor) const {
  const std::vector<double> flat = numbers(accessor);
  std::vector<Matrix> matrices(flat.size() / 16);
  for (std::size_t i = 0; i < 16 * matrices.size(); ++i)
    matrices[i / 16][i % 16] = flat[i];
  return matrices;
}

std::vector<WalkedVgo::Matrix> WalkedVgo::worldMatrices(const Moment& moment) const {
  int transforms = -1;
  for (std::size_t i = 0; i < m_accessors.size(); ++i)
    if (m_accessors[i].value("kind", 0) == 2) {
      require(transforms < 0, "more than one accessor of transforms");
      transforms = static_cast<int>(i);
    }
  require(transforms >= 0, "no transforms");
  std::vector<Matrix> world = matrices(transforms);
  require(world.size() == nodeCount(), "as many transforms as nodes");
  for (const auto& [index, local] : moment.locals)
    world.at(index) = local;
  std::set<std::size_t> reached{0};
  std::vector<std::size_t> next{0};
  while (!next.empty()) {
    const std::size_t parent = next.back();
    next.pop_back();
    for (const Json& each : node(parent).value("children", Json::array())) {
      const auto child = each.get<std::size_t>();
      require(reached.insert(child).second, "a node with two parents");
      world.at(child) = world[parent] * world[child];
      next.push_back(child);
    }
  }
  return world;
}

const WalkedVgo::Json& WalkedVgo::meshOf(std::size_t index) const {
  const Json& shown = node(index);
  return m_layout.at("meshes").at(shown.contains("meshRenderer") && !shown["meshRenderer"].is_null()
                                      ? shown["meshRenderer"].at("mesh").get<std::size_t>()
                                      : shown.at("mesh").get<std::size_t>());
}

std::size_t WalkedVgo::nodeNamed(const std::string& name) const {
  for (std::size_t i = 0; i < nodeCount(); ++i)
    if (node(i).at("name") == name)
      return i;
  throw std::runtime_error("no node " + name);
}

std::vector<WalkedVgo::Vector> WalkedVgo::shapedVertices(std::size_t index, const Moment& moment) const {
  const Json& mesh = meshOf(index);
  std::vector<Vector> vertices = vectors(mesh.at("attributes").at("POSITION"));
  for (const auto& [shape, weight] : moment.weights) {
    const std::vector<Vector> deltas = vectors(mesh.at("blendShapes").at(shape).at("attributes").at("POSITION"));
    for (std::size_t i = 0; i < vertices.size(); ++i)
      for (std::size_t axis = 0; axis < 3; ++axis)
        vertices[i][axis] += weight * deltas.at(i)[axis];
  }
  return vertices;
}

std::vector<WalkedVgo::Vector> WalkedVgo::shownVertices(std::size_t index, const Moment& moment) const {
  const std::vector<Matrix> world = worldMatrices(moment);
  const Json& attributes = meshOf(index).at("attributes");
  std::vector<Vector> vertices = shapedVertices(index, moment);
  const int skinIndex = node(index).value("skin", -1);
  if (skinIndex < 0) {
    for (Vector& vertex : vertices)
      vertex = world[index] * vertex;
    return vertices;
  }
  const Json& skin = m_layout.at("skins").at(static_cast<std::size_t>(skinIndex));
  const std::vector<Matrix> binds = matrices(skin.at("inverseBindMatrices"));
  const std::vector<double> joints = numbers(attributes.at("JOINTS_0"));
  const std::vector<double> weights = numbers(attributes.at("WEIGHTS_0"));
  std::vector<Matrix> bones;
  for (std::size_t i = 0; i < binds.size(); ++i)
    bones.push_back(world.at(skin.at("joints").at(i)) * binds[i]);
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    Vector moved{};
    double sum = 0;
    for (std::size_t k = 4 * i; k < 4 * i + 4; ++k) {
      const Vector there = bones.at(static_cast<std::size_t>(joints[k])) * vertices[i];
      for (std::size_t axis = 0; axis < 3; ++axis)
        moved[axis] += weights[k] * there[axis];
      sum += weights[k];
    }
    for (double& value : moved)
      value /= sum;
    vertices[i] = moved;
  }
  return vertices;
}

WalkedVgo::Matrix operator*(const WalkedVgo::Matrix& a, const WalkedVgo::Matrix& b) {
  WalkedVgo::Matrix product{};
  for (std::size_t column = 0; column < 4; ++column)
    for (std::size_t row = 0; row < 4; ++row)
      for (std::size_t k = 0; k < 4; ++k)
        product[4 * column + row] += a[4 * k + row] * b[4 * column + k];
  return product;
}

WalkedVgo::Vector operator*(const WalkedVgo::Matrix& m, const WalkedVgo::Vector& v) {
  WalkedVgo::Vector moved{};
  for (std::size_t row = 0; row < 3; ++row)
    moved[row] = m[row] * v[0] + m[4 + row] * v[1] + m[8 + row] * v[2] + m[12 + row];
  return moved;
}

} // namespace vitrine::oracles
