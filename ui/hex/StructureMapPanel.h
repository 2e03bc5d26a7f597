#pragma once

#include "ui/hex/EmbeddedPage.h"
#include "ui/hex/MapSurface.h"
#include "ui/session/Session.h"

class QComboBox;
class QTabWidget;

namespace vitrine::ui {

class MapPage;

/// What the bytes of the document are, as a whole: a map of each space of it, the bytes that nothing points at, the
/// strings and the files inside.
class StructureMapPanel : public QWidget {
  Q_OBJECT

public:
  /// `session` must outlive this widget.
  explicit StructureMapPanel(const Session& session, QWidget* parent = nullptr);

  SpaceId space() const;

Q_SIGNALS:
  void chosen(const vitrine::ui::MapPlace& place);
  void openWanted(const vitrine::ui::FoundBytes& file);
  void saveWanted(const vitrine::ui::FoundBytes& file);

private:
  void addPage(FoundPage* page, const QString& title);
  void showDocument();
  void showSpace();

  const Session& m_session;
  QTabWidget* m_tabs;
  QComboBox* m_spaces;
  MapPage* m_map;
  std::vector<FoundPage*> m_lists;
};

} // namespace vitrine::ui
