#pragma once

#include "core/measuring/Measurement.h"
#include "ui/actions/ActionRegistry.h"

#include <array>

class QMenu;

namespace vitrine::ui {

/// Actions of the tool that measures: a menu below Selection.
struct MeasureActions {
  static constexpr std::array kKinds{measuring::MeasurementKind::Distance, measuring::MeasurementKind::Angle,
                                     measuring::MeasurementKind::Area};

  explicit MeasureActions(ActionRegistry& registry);
  void fill(QMenu& menu) const;
  /// `picture`: there is one to measure in.
  void enable(bool picture) const;

  QAction* tool;                             ///< checked while it has the clicks
  std::array<QAction*, kKinds.size()> kinds; ///< of which one is checked
  QAction* snap;
  QAction* takeBack;
  QAction* close;
};

} // namespace vitrine::ui
