#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/outline/MapStatisticsPanel.h"
#include "ui/session/Selection.h"

namespace vitrine::ui {

class DockedPanels;

/// Leads from the figures of a map to what they are about: selects it, and takes the view there.
class MapStatisticsController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object, which belongs to the window.
  MapStatisticsController(const WindowContext& context, DockedPanels& panels, QObject* parent);

private:
  void wirePanel();
  void select(FigureKind kind, std::size_t number);
  void selectDamage(const links::DamageRow& damage);
  void selectUnused(const links::UnusedRecords& unused);

  WindowContext m_context;
  DockedPanels& m_panels;
};

} // namespace vitrine::ui
