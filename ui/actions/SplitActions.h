#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/viewport/Split.h"

class QMenu;

namespace vitrine::ui {

/// Actions on how many pictures there are of a document, and the way from one to the other.
class SplitActions : public QObject {
  Q_OBJECT

public:
  explicit SplitActions(ActionRegistry& registry, QObject* parent = nullptr);
  void fill(QMenu& menu) const;
  /// There must be a picture to have another one beside it.
  void enable(bool picture);
  /// Moves the check mark.
  void setSplit(Split split);

  QAction* otherPicture = nullptr;

Q_SIGNALS:
  void splitChosen(vitrine::ui::Split split);

private:
  QList<QAction*> m_splits; ///< by Split
  bool m_picture = false;
};

} // namespace vitrine::ui
