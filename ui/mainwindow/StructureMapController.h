#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/exporting/DataSaver.h"
#include "ui/hex/StructureMapPanel.h"
#include "ui/session/OpenDocument.h"
#include "ui/session/Selection.h"

namespace vitrine::ui {

class DockedPanels;

/// Leads from the structure map to what it tells of: selects sections and bytes, opens files inside, and saves them.
class StructureMapController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object's events; dialogs belong to `window`.
  StructureMapController(const WindowContext& context, DockedPanels& panels, QWidget* window);

Q_SIGNALS:
  /// A file inside the shown one is to be opened beside it.
  void newTabWanted(const vitrine::ui::LoadRequest& request);

private:
  void go(const MapPlace& place);
  void open(const FoundBytes& file);
  void save(const FoundBytes& file);

  WindowContext m_context;
  DockedPanels& m_panels;
  DataSaver m_saver;
};

} // namespace vitrine::ui
