#include "core/exporting/assimp/GltfData.h"

#include <QtEndian>

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace vitrine::exporting {
namespace {

constexpr qsizetype kHeaderBytes = 12;
constexpr qsizetype kChunkHeaderBytes = 8;
constexpr std::uint32_t kMagic = 0x46546C67;
constexpr std::uint32_t kJsonChunk = 0x4E4F534A;
constexpr std::uint32_t kBinaryChunk = 0x004E4942;
constexpr int kFloat = 5126;
constexpr int kUnsignedInt = 5125;
constexpr int kUnsignedShort = 5123;
constexpr int kElementArrayBuffer = 34963;

std::uint32_t wordAt(const QByteArray& bytes, qsizetype at) {
  if (at + 4 > bytes.size()) {
    throw std::runtime_error("glTF chunks do not fit together");
  }
  return qFromLittleEndian<std::uint32_t>(bytes.constData() + at);
}

void appendWord(QByteArray& to, std::uint32_t word) {
  char bytes[4];
  qToLittleEndian(word, bytes);
  to.append(bytes, sizeof bytes);
}

std::size_t widthOf(const std::string& type) {
  return type == "SCALAR" ? 1 : type == "VEC2" ? 2 : type == "VEC3" ? 3 : type == "VEC4" ? 4 : 16;
}

void padTo4(QByteArray& bytes, char with) {
  bytes.append((4 - bytes.size() % 4) % 4, with);
}

/// The least and the largest of each component.
void addBounds(nlohmann::json& accessor, std::span<const float> values, std::size_t width, bool zeroToo) {
  std::vector<double> least(width, zeroToo ? 0.0 : static_cast<double>(INFINITY));
  std::vector<double> most(width, zeroToo ? 0.0 : -static_cast<double>(INFINITY));
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto value = static_cast<double>(values[i]);
    least[i % width] = std::min(least[i % width], value);
    most[i % width] = std::max(most[i % width], value);
  }
  accessor["min"] = least;
  accessor["max"] = most;
}

} // namespace

GltfData::GltfData(const QByteArray& glb) {
  const auto jsonBytes = static_cast<qsizetype>(wordAt(glb, kHeaderBytes));
  const qsizetype jsonAt = kHeaderBytes + kChunkHeaderBytes;
  const qsizetype binaryAt = jsonAt + jsonBytes + kChunkHeaderBytes;
  const auto binaryBytes = static_cast<qsizetype>(wordAt(glb, jsonAt + jsonBytes));
  if (wordAt(glb, 0) != kMagic || binaryAt + binaryBytes > glb.size()) {
    throw std::runtime_error("glTF chunks do not fit together");
  }
  m_json = Json::parse(glb.constData() + jsonAt, glb.constData() + jsonAt + jsonBytes);
  m_binary = glb.mid(binaryAt, binaryBytes);
}

void GltfData::clearBinary() {
  m_json["accessors"] = Json::array();
  m_json["bufferViews"] = Json::array();
  m_json["buffers"] = Json::array({Json::object({{"byteLength", 0}})});
  m_binary.clear();
}

QByteArray GltfData::glb() const {
  QByteArray text = QByteArray::fromStdString(m_json.dump());
  padTo4(text, ' ');
  QByteArray file;
  const qsizetype size = kHeaderBytes + 2 * kChunkHeaderBytes + text.size() + m_binary.size();
  file.reserve(size);
  appendWord(file, kMagic);
  appendWord(file, 2);
  appendWord(file, static_cast<std::uint32_t>(size));
  appendWord(file, static_cast<std::uint32_t>(text.size()));
  appendWord(file, kJsonChunk);
  file += text;
  appendWord(file, static_cast<std::uint32_t>(m_binary.size()));
  appendWord(file, kBinaryChunk);
  file += m_binary;
  return file;
}

std::size_t GltfData::view(std::span<const std::byte> bytes, int target) {
  Json view = {{"buffer", 0}, {"byteOffset", m_binary.size()}, {"byteLength", bytes.size()}};
  if (target != 0) {
    view["target"] = target;
  }
  m_binary.append(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
  padTo4(m_binary, '\0');
  m_json["buffers"][0]["byteLength"] = m_binary.size();
  m_json["bufferViews"].push_back(std::move(view));
  return m_json["bufferViews"].size() - 1;
}

std::size_t GltfData::accessor(Json made) {
  m_json["accessors"].push_back(std::move(made));
  return m_json["accessors"].size() - 1;
}

std::size_t GltfData::floats(std::span<const float> values, const char* type, int target, bool bounds) {
  Json made = {{"bufferView", view(std::as_bytes(values), target)},
               {"componentType", kFloat},
               {"count", values.size() / widthOf(type)},
               {"type", type}};
  if (bounds) {
    addBounds(made, values, widthOf(type), false);
  }
  return accessor(std::move(made));
}

std::size_t GltfData::times(const std::vector<float>& times) {
  const auto known = m_times.find(times);
  return known != m_times.end() ? known->second
                                : m_times.emplace(times, floats(times, "SCALAR", 0, true)).first->second;
}

std::size_t GltfData::shorts(std::span<const std::uint16_t> values, const char* type, int target) {
  return accessor({{"bufferView", view(std::as_bytes(values), target)},
                   {"componentType", kUnsignedShort},
                   {"count", values.size() / widthOf(type)},
                   {"type", type}});
}

std::size_t GltfData::indices(std::span<const std::uint32_t> values, std::size_t count) {
  // The largest number of each kind would restart a strip.
  if (count <= std::numeric_limits<std::uint16_t>::max()) {
    return shorts(std::vector<std::uint16_t>(values.begin(), values.end()), "SCALAR", kElementArrayBuffer);
  }
  return accessor({{"bufferView", view(std::as_bytes(values), kElementArrayBuffer)},
                   {"componentType", kUnsignedInt},
                   {"count", values.size()},
                   {"type", "SCALAR"}});
}

std::size_t GltfData::differences(std::size_t count, std::span<const std::uint32_t> elements,
                                  std::span<const float> values, Differences how) {
  constexpr std::size_t kWidth = 3;
  if (how == Differences::Dense) {
    std::vector<float> dense(count * kWidth);
    for (std::size_t i = 0; i < elements.size(); ++i) {
      std::ranges::copy(values.subspan(i * kWidth, kWidth),
                        dense.begin() + static_cast<std::ptrdiff_t>(elements[i] * kWidth));
    }
    return floats(dense, "VEC3", 0, true);
  }
  Json made = {{"componentType", kFloat}, {"count", count}, {"type", "VEC3"}};
  addBounds(made, values, kWidth, elements.size() < count);
  if (!elements.empty()) {
    made["sparse"] = {{"count", elements.size()},
                      {"indices", {{"bufferView", view(std::as_bytes(elements))}, {"componentType", kUnsignedInt}}},
                      {"values", {{"bufferView", view(std::as_bytes(values))}}}};
  }
  return accessor(std::move(made));
}

} // namespace vitrine::exporting
