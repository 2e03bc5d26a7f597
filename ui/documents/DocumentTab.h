#pragma once

#include "ui/session/OpenDocument.h"
#include "ui/session/Selection.h"
#include "ui/viewport/Split.h"

#include <cstdint>
#include <optional>

namespace vitrine::ui {

/// View of a document apart from what was read of it.
struct DocumentView {
  SceneState state;
  CameraMemory camera;
  std::optional<SecondPicture> second = std::nullopt; ///< none: there is one picture
  Selected selection;
  bool playing = false;
  std::size_t nodes = 0; ///< of the reading that it is of
  std::size_t items = 0; ///< draw items of that reading
};

/// A place for a document, as one of several that are open.
struct DocumentTab {
  int id = 0;
  LoadRequest request; ///< without a path: a start page
  /// View that it was left in; none: it was not shown yet, or is being shown.
  std::optional<DocumentView> view;
  /// Document to show at once; none: it is to be read first, or is being shown.
  std::optional<OpenDocument> kept;
  std::uint64_t weight = 0; ///< memory that `kept` takes, bytes
  std::uint64_t usedAt = 0; ///< rises with each time that some tab is gone to

  bool isStartPage() const { return request.path.isEmpty(); }
};

} // namespace vitrine::ui
