#pragma once

#include "core/formats/api/Opener.h"
#include "core/state/SceneState.h"
#include "tests/support/TempFolder.h"

namespace vitrine::tests {

/// A file opened as the programs do it: recognised, with its folders mounted. Asserts that it can be opened.
class OpenedWorld {
public:
  explicit OpenedWorld(const QString& path);

  const Document& document() const { return *m_opened.document; }
  const Scene& scene() const { return *document().scene; }
  const formats::Opened& opened() const { return m_opened; }

  /// True if a diagnostic of this severity contains the text.
  bool says(Severity severity, const char* text) const;
  /// The first diagnostic that contains the text; null: none.
  const Diagnostic* diagnostic(const char* text) const;
  /// The text of all, for messages of failing tests.
  std::string told() const;
  bool misses(const char* path) const;

  const scene::Control* control(const char* id) const;
  /// Value of the property with this key; empty: none.
  QString property(const char* key) const;
  const scene::Property* propertyOf(const char* key) const;
  /// Number of nodes of a kind that are shown under `state`.
  std::size_t shown(scene::NodeKind kind, const SceneState& state = {}) const;

private:
  formats::Opened m_opened;
};

/// A registry with the three formats of the family and no other.
const formats::FormatRegistry& xopsFormats();

/// A point file: x, y, z, rotation and the four numbers of each.
struct TestPoint {
  float x, y, z, rotation;
  int p1, p2, p3, p4;
};
QByteArray pointFile(const std::vector<TestPoint>& points);

} // namespace vitrine::tests
