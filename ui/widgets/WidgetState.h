#pragma once

#include <QByteArray>
#include <QHash>
#include <QPoint>
#include <QSet>
#include <QString>
#include <QVariant>

class QTreeView;
class QWidget;

namespace vitrine::ui {

/// Texts, check marks, tabs, unfolded rows, sizes of columns and scrolled places of the widgets in a panel, as the user
/// left them: a value to be given to another panel of the same class, whose widgets are recognised by their places in
/// it.
class WidgetState {
public:
  explicit WidgetState(const QWidget& panel);

  /// Sets what differs. Places are scrolled to once the panel is laid out.
  void giveTo(QWidget& panel) const;

private:
  struct Scrolled {
    QPoint place;
    QSet<QString> unfolded; ///< rows of a tree, "2/0/5"
  };

  QHash<QString, QVariant> m_values; ///< by place
  QHash<QString, Scrolled> m_scrolled;
};

} // namespace vitrine::ui
