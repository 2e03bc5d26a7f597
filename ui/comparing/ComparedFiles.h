#pragma once

#include "core/comparing/Difference.h"
#include "core/links/LinkIndex.h"
#include "core/state/SceneState.h"
#include "render/SceneView.h"
#include "ui/session/OpenDocument.h"

#include <array>
#include <memory>
#include <optional>

namespace vitrine::ui {

/// Which of two files that are compared.
enum class Side { Before, After };
inline constexpr std::array kSides{Side::Before, Side::After};

/// A value for each of the two files.
template <class Value>
class OfBoth {
public:
  Value& operator[](Side side) { return m_values[static_cast<std::size_t>(side)]; }
  const Value& operator[](Side side) const { return m_values[static_cast<std::size_t>(side)]; }

private:
  std::array<Value, 2> m_values;
};

/// One of two files that were compared, ready to be shown.
struct ComparedFile {
  FileReadingPtr reading;
  scene::SceneAssets assets;
  SceneState state;       ///< as it is shown: with nothing hidden
  links::LinkIndex links; ///< of the document
  render::Tints tints;    ///< of what differs in its picture

  const Document& document() const { return *reading->document; }
  const Scene* scene() const { return document().scene.get(); }
  /// True if it has a picture.
  bool isDrawable() const { return reading->prepared != nullptr; }
  session::Snapshot snapshot() const { return session::snapshotOf(document().scene, assets, state); }
  QString name() const;
};

using ComparedFiles = OfBoth<ComparedFile>;
using ComparisonPtr = std::shared_ptr<const comparing::Comparison>;

inline const comparing::DifferencePlace& placeOf(const comparing::Difference& difference, Side side) {
  return side == Side::Before ? difference.before : difference.after;
}

/// Tints of what differs in the pictures: of what was added in the second, of what was removed in the first, of what is
/// another in both.
OfBoth<render::Tints> tintsOf(const comparing::Comparison& comparison);
/// Items that show a difference in a file, where it is there.
std::vector<DrawItemIndex> itemsOf(const comparing::Difference& difference, Side side, const ComparedFile& file);

/// The difference as it has a place in a file: not what was removed in the second, nor what was added in the first.
bool isIn(const comparing::Difference& difference, Side side);

} // namespace vitrine::ui
