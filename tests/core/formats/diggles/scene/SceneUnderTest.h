#pragma once

#include "core/animation/Pose.h"
#include "core/formats/diggles/scene/DigglesScene.h"
#include "tests/core/formats/diggles/records/TestModels.h"
#include "tests/support/QtPrinters.h"

namespace vitrine::tests {

/// A scene made of a file's bytes, as the format does it.
class SceneUnderTest {
public:
  explicit SceneUnderTest(const Bytes& bytes, const Limits& limits = {});
  explicit SceneUnderTest(const TestModel& model) : SceneUnderTest(model.pack()) {}

  const formats::diggles::ModelFile& file() const { return m_file; }
  const formats::diggles::ModelRecords& records() const { return m_records; }
  const structure::Structure& tree() const { return m_tree; }
  const Scene& scene() const { return *m_scene; }
  const ScenePtr& pointer() const { return m_scene; }
  /// Diagnostics that building the scene told.
  const std::vector<Diagnostic>& told() const { return m_told; }

  /// The first node of this name; fails the test where there is none.
  NodeIndex node(const char* name) const;
  std::vector<NodeIndex> nodesNamed(const char* name) const;
  const scene::Mesh& meshOf(NodeIndex node) const;
  /// The item that shows the first surface of a node.
  DrawItemIndex itemOf(NodeIndex node) const;
  scene::AnimationIndex animation(const char* name) const;
  const scene::Control* control(const char* id) const;

  /// At a frame of an animation, with nothing else set.
  SceneState at(const char* animation, double frame) const;
  /// Names of the nodes whose items are shown, each once, in the order of nodes.
  QStringList shown(const SceneState& state) const;

private:
  formats::diggles::ModelFile m_file;
  formats::diggles::ModelRecords m_records;
  structure::Structure m_tree;
  ScenePtr m_scene;
  std::vector<Diagnostic> m_told;
};

/// Bytes with a number in them replaced.
template <class T>
Bytes patched(const Bytes& bytes, std::size_t offset, T value) {
  std::vector<std::byte> changed(bytes.span().begin(), bytes.span().end());
  std::memcpy(changed.data() + offset, &value, sizeof value);
  return Bytes::adopt(std::move(changed));
}

/// The stored number of a coordinate.
inline std::uint16_t raw(double coordinate) {
  return static_cast<std::uint16_t>(32768 + static_cast<int>(coordinate * 4));
}
inline RawPoint raw(double x, double y, double z) {
  return {raw(x), raw(y), raw(z)};
}

} // namespace vitrine::tests
