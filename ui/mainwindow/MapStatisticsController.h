#pragma once

#include "ui/outline/MapStatisticsPanel.h"
#include "ui/session/Selection.h"

namespace vitrine::ui {

class DockedPanels;
class Viewport;

/// Leads from the figures of a map to what they are about: selects it, and takes the view there.
class MapStatisticsController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const Session& session;
    Selection& selection;
    Viewport& viewport;
    DockedPanels& panels;
  };

  /// The parts must outlive this object, which belongs to the window.
  MapStatisticsController(const Parts& parts, QObject* window);

private:
  void select(FigureKind kind, std::size_t number);
  void selectDamage(const links::DamageRow& damage);
  void selectUnused(const links::UnusedRecords& unused);

  Parts m_parts;
};

} // namespace vitrine::ui
