#pragma once

#include "core/searching/Query.h"

#include <QMenu>

namespace vitrine::ui {

/// The kinds of things that are searched, to be checked; stays open while they are.
class KindMenu : public QMenu {
  Q_OBJECT

public:
  explicit KindMenu(QWidget* parent = nullptr);

  searching::KindSet kinds() const;
  void setKinds(const searching::KindSet& kinds);

Q_SIGNALS:
  void changed();

protected:
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  QAction* m_all;
  std::vector<QAction*> m_kinds; ///< by MatchKind
};

} // namespace vitrine::ui
