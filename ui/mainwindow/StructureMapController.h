#pragma once

#include "ui/documents/DocumentTab.h"
#include "ui/exporting/DataSaver.h"
#include "ui/hex/StructureMapPanel.h"
#include "ui/session/Selection.h"

namespace vitrine::ui {

class DockedPanels;
class MessageBar;
class Settings;
class StatusStrip;

/// Leads from the structure map to what it tells of: selects sections and bytes, opens files inside, and saves them.
class StructureMapController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const Session& session;
    Selection& selection;
    DockedPanels& panels;
    Settings& settings;
    MessageBar& messages;
    StatusStrip& status;
  };

  /// The parts must outlive this object's events; dialogs belong to `window`.
  StructureMapController(const Parts& parts, QWidget* window);

Q_SIGNALS:
  /// A file inside the shown one is to be opened beside it.
  void newTabWanted(const vitrine::ui::LoadRequest& request);

private:
  void go(const MapPlace& place);
  void open(const FoundBytes& file);
  void save(const FoundBytes& file);

  Parts m_parts;
  DataSaver m_saver;
};

} // namespace vitrine::ui
