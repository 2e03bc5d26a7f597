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
  links::Pick selection;
  std::optional<render::ShadingMode> mode = std::nullopt; ///< none: that of the window
  bool playing = false;
  session::ReadingFacts facts; ///< of the scene that the view was left in
};

/// One of the documents that are open in a window, in its place among them. A tab without a path is a start page. While
/// it is shown, only its request is known here.
struct DocumentTab : OpenDocument {
  int id = 0;
  std::uint64_t usedAt = 0;                        ///< rises with each time that some tab is gone to
  std::optional<DocumentView> view = std::nullopt; ///< as it was left; none: it was not shown yet, or is being shown
  std::uint64_t weight = 0;                        ///< memory that the document takes while it is kept, bytes

  bool isStartPage() const { return request.path.isEmpty(); }
  /// True if the document can be shown at once.
  bool isKept() const { return reading != nullptr; }
  /// Frees the document; it is read again when the tab is shown.
  void freeDocument() { OpenDocument::operator=({.request = request}); }
};

} // namespace vitrine::ui
