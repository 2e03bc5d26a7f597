#pragma once

#include "core/session/CarriedState.h"
#include "render/look/ShadingMode.h"
#include "ui/session/OpenDocument.h"
#include "ui/session/Selection.h"
#include "ui/viewport/Split.h"

#include <cstdint>
#include <optional>

namespace vitrine::ui {

/// View of a document without the document itself.
struct DocumentView {
  SceneState state;
  CameraMemory camera;
  std::optional<SecondPicture> second = std::nullopt; ///< none: there is one picture
  Selected selection;
  std::optional<render::ShadingMode> mode = std::nullopt; ///< none: that of the window
  bool playing = false;
  session::ReadingFacts reading; ///< of the scene that the view was left in
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
