#pragma once

#include "ui/actions/ContentActions.h"
#include "ui/session/OpenController.h"

#include <QDialog>

class QListWidget;
class QPushButton;
class QTreeWidget;

namespace vitrine::ui {

/// Dialog of the search paths of the shown document, in order and with reasons; and the places the user added,
/// which can be taken away again. Follows the document; closing it deletes it.
class PlacesDialog : public QDialog {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this dialog.
  PlacesDialog(const Session& session, const OpenController& opening, const ContentActions& actions, QWidget* parent);

Q_SIGNALS:
  void removeRequested(const QString& place);

private:
  void makeLists();
  void makeButtons(const ContentActions& actions);
  void refresh();
  void removeChosen();

  const Session& m_session;
  const OpenController& m_opening;
  QTreeWidget* m_searched;
  QListWidget* m_added;
  QPushButton* m_remove;
};

} // namespace vitrine::ui
