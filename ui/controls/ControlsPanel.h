#pragma once

#include "ui/controls/ControlGroup.h"

#include <QHash>
#include <QScrollArea>

class QLineEdit;
class QVBoxLayout;

namespace vitrine::ui {

/// Panel of a scene's controls, whatever its format: a check box, list or slider for each Control, by group; where
/// there are many, with a line to find them by name. Groups that were opened or closed stay so for other files.
class ControlsPanel : public QWidget {
  Q_OBJECT

public:
  /// `session` must outlive this widget.
  explicit ControlsPanel(Session& session, QWidget* parent = nullptr);

  QScrollArea& area() { return *m_area; }

private:
  void rebuild();
  void addGroups(QVBoxLayout& layout);
  void refresh();

  Session& m_session;
  QLineEdit* m_filter;
  QScrollArea* m_area;
  std::vector<ControlGroup*> m_groups;
  QHash<QString, bool> m_open; ///< as the user had it, by name
};

} // namespace vitrine::ui
