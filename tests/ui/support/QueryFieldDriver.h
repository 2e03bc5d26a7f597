#pragma once

#include "tests/support/Waiting.h"
#include "ui/widgets/QueryEdit.h"
#include "ui/widgets/QueryHelp.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QTest>
#include <QTreeView>
#include <QWindow>

namespace vitrine::tests {

/// Uses a field with a syntax by keys that arrive at its window, as those of a user do: they go to the list of words or
/// to the help while one is open.
class QueryFieldDriver {
public:
  explicit QueryFieldDriver(ui::QueryEdit& edit) : m_edit(edit) { m_edit.setFocus(); }

  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(m_edit.window()->windowHandle(), key, modifiers);
  }
  void type(const char* text) {
    for (const char* letter = text; *letter; ++letter) {
      QTest::keyClick(m_edit.window()->windowHandle(), *letter);
    }
  }
  /// Words of the open list; empty: it is closed.
  QStringList offered() const {
    return m_edit.completer().popup()->isVisible() ? column(*m_edit.completer().popup()->model(), 0) : QStringList();
  }
  QString chosen() const { return m_edit.completer().popup()->currentIndex().data().toString(); }
  /// The open help; null: it is closed.
  ui::QueryHelp* help() const {
    for (auto* help : m_edit.findChildren<ui::QueryHelp*>()) {
      if (help->isVisible()) {
        return help;
      }
    }
    return nullptr;
  }
  /// A column of the open help.
  QStringList helpColumn(int which) const { return column(*help()->findChild<QTreeView*>()->model(), which); }

private:
  static QStringList column(const QAbstractItemModel& model, int which) {
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
      texts << model.index(row, which).data().toString();
    }
    return texts;
  }

  ui::QueryEdit& m_edit;
};

} // namespace vitrine::tests
