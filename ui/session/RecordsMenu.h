#pragma once

#include "ui/session/Selection.h"

#include <QMenu>

namespace vitrine::ui {

/// The records that the selection leads to, to be gone to: of a prop its instance and what it is made of, of a surface
/// its face, its entity and so on; and the node that shows it, as a whole.
class RecordsMenu : public QMenu {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this menu.
  RecordsMenu(const Session& session, Selection& selection, QWidget* parent);

protected:
  void changeEvent(QEvent* event) override;

private:
  void fill();
  void addRecord(const RecordRef& record);
  void follow();

  const Session& m_session;
  Selection& m_selection;
};

} // namespace vitrine::ui
