#pragma once

#include "ui/hex/HexView.h"
#include "ui/hex/StructureTints.h"
#include "ui/selection/Selection.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace vitrine::ui {

class InspectorTable;

/// The bytes of the document: every space of it, with the selection's record framed. Selecting bytes selects the record
/// they belong to.
class HexPanel : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  HexPanel(const Session& session, Selection& selection, QWidget* parent = nullptr);

  HexView& view() { return *m_view; }
  SpaceId space() const { return m_space; }

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  QWidget* makeBar();
  void makeActions();
  QAction* addAction(const char* name, const QString& text, const QString& tip);
  void copyAs(bytes::ByteForm form) const;
  void showColors();
  void describeBytes();
  void showDocument();
  void showSelection();
  void showSpace(SpaceId space);
  void showCodedBytes();
  void goTo();
  void describeCursor();
  /// Gives the values the lines they need, and leaves them those they once had: the bytes above do not jump.
  void keepReadingsHeight();

  const Session& m_session;
  Selection& m_selection;
  QComboBox* m_spaces;
  QToolButton* m_coded;
  QLineEdit* m_goTo;
  HexView* m_view;
  InspectorTable* m_inspector;
  QLabel* m_readings;
  QAction* m_colors = nullptr; ///< checkable, as the next
  QAction* m_values = nullptr;
  StructureTints m_tints; ///< of the shown space
  SpaceId m_space = base::kFileSpace;
};

} // namespace vitrine::ui
