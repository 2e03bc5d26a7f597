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
struct SavedSession {
  std::vector<SavedWindow> windows;

  bool empty() const { return windows.empty(); }
  int tabCount() const;
  /// Takes out the tabs of a file.
  void leaveOut(const QString& path);

  QByteArray toJson() const;
  /// nullopt: it is no session, or damaged.
  static std::optional<SavedSession> fromJson(const QByteArray& json);
};

} // namespace vitrine::ui
