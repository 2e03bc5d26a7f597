#pragma once

#include "ui/documents/DocumentTab.h"

#include <optional>
#include <vector>

namespace vitrine::ui {

/// The tabs of one window, with their views.
struct SavedWindow {
  std::vector<DocumentTab> tabs; ///< without start pages, and without documents
  int current = 0;
};

/// The documents that were open in all windows, to open them again in a later run.
struct SavedWindows {
  std::vector<SavedWindow> windows;

  bool empty() const { return windows.empty(); }
  int tabCount() const;
  /// Takes out the tabs of a file.
  void leaveOut(const QString& path);

  QByteArray toJson() const;
  /// nullopt: the text is of something else, or damaged.
  static std::optional<SavedWindows> fromJson(const QByteArray& json);
};

} // namespace vitrine::ui
