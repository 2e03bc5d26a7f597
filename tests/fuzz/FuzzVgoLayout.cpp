#include "core/formats/vgo/assets/VgoPictures.h"
#include "core/formats/vgo/file/MembersRead.h"
#include "core/formats/vgo/scene/VgoScene.h"
#include "core/scene/SceneChecks.h"
#include "tests/fuzz/FuzzInput.h"

#include <string>

using namespace vitrine;
using namespace formats::vgo;

// A layout around which everything else is sound: accessors of every kind that a layout names, and their bytes. The
// first byte of the input says which hand and origin the file has, and whether the rest is JSON or BSON.
namespace {

constexpr int kNodes = 8;
constexpr int kVertices = 24;

/// A list of accessors and their bytes, one added after the other.
class Parts {
public:
  Parts() {
    add(2, 0x2450, kNodes, 16 * kNodes, true);                  // 0: transforms
    add(3, 0x1350, kVertices, 3 * kVertices, false);            // 1: positions
    add(3, 0x1350, kVertices, 3 * kVertices, false);            // 2: normals, deltas
    add(3, 0x1250, kVertices, 2 * kVertices, false);            // 3: texture coordinates
    add(3, 0x1450, kVertices, 4 * kVertices, false);            // 4: weights, colours
    add(4, 0x2450, kNodes, 16 * kNodes, true);                  // 5: how joints were bound
    addBytes(3, 0x1410, kVertices, 4 * kVertices, 4);           // 6: joints
    addBytes(3, 0x10, 3 * kVertices, 3 * kVertices, kVertices); // 7: triangles
    addBytes(1, 0x10, 32, 32, 256);                             // 8: no picture
  }

  std::string list() const { return "[" + m_list + "]"; }
  Bytes bytes() const { return Bytes::adopt(m_bytes); }

private:
  void describe(int kind, int type, int count, std::size_t size) {
    m_list += (m_list.empty() ? "" : ",") + std::string(R"({"kind":)") + std::to_string(kind) + R"(,"byteOffset":)" +
              std::to_string(m_bytes.size()) + R"(,"byteLength":)" + std::to_string(size) + R"(,"dataType":)" +
              std::to_string(type) + R"(,"count":)" + std::to_string(count) + "}";
  }
  void add(int kind, int type, int count, int floats, bool matrices) {
    describe(kind, type, count, static_cast<std::size_t>(floats) * sizeof(float));
    for (int i = 0; i < floats; ++i) {
      const float value = matrices ? (i % 16 % 5 == 0 ? 1.0F : 0.0F) : static_cast<float>(i * 7 % 11) * 0.25F;
      const auto* raw = reinterpret_cast<const std::byte*>(&value);
      m_bytes.insert(m_bytes.end(), raw, raw + sizeof(value));
    }
  }
  void addBytes(int kind, int type, int count, int size, int below) {
    describe(kind, type, count, static_cast<std::size_t>(size));
    for (int i = 0; i < size; ++i) {
      m_bytes.push_back(static_cast<std::byte>(i * 5 % below));
    }
  }

  std::string m_list;
  std::vector<std::byte> m_bytes;
};

void check(const structure::JsonValueRef& layout, const Accessors& accessors, const Conventions& conventions) {
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress, fuzz::fuzzLimits()};
  const auto scene = buildScene({layout, accessors, conventions, {}}, context);
  if (!scene) {
    return;
  }
  if (!scene::indicesInRange(**scene)) {
    fuzz::finding("an index of the scene leads to nothing");
  }
  const auto pictures = picturesOf(layout, accessors);
  for (const scene::Texture& texture : (*scene)->assets.textures) {
    (void)pictures->resolve(texture.asset, context);
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Parts kParts;
  if (size == 0) {
    return 0;
  }
  const Limits limits = fuzz::fuzzLimits();
  const Bytes text = fuzz::inputBytes(data + 1, size - 1);
  const ByteRange where{base::kFileSpace, 1, text.size()};
  const MembersRead layout = (data[0] & 4) != 0 ? readBson(text, where, limits) : readJson(text, where, limits);
  const std::string list = kParts.list();
  const Bytes listText = Bytes::adopt(QByteArray::fromStdString(list));
  const MembersRead listed = readJson(listText, {base::kFileSpace, 0, listText.size()}, limits);
  const Bytes resource = kParts.bytes();
  const Accessors accessors(structure::JsonValueRef(listed.tree),
                            {bytes::makeMemorySource(resource), {base::kFileSpace, 0, resource.size()}}, limits);
  check(structure::JsonValueRef(layout.tree), accessors, {(data[0] & 1) != 0, (data[0] & 2) != 0});
  return 0;
}
