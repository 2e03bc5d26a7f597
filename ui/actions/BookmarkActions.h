#pragma once

#include "ui/actions/ActionRegistry.h"

#include <array>

class QMenu;

namespace vitrine::ui {

/// Actions about the views of a file that its user keeps: a menu below Go.
struct BookmarkActions {
  static constexpr int kDigits = 9;

  explicit BookmarkActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;
  /// Views can be kept and gone to where there is a picture.
  void enable(bool picture) const;

  QAction* add;
  std::array<QAction*, kDigits> set;  ///< by digit, from 1
  std::array<QAction*, kDigits> goTo; ///< the same
};

} // namespace vitrine::ui
