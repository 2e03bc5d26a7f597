#include "ui/widgets/WidgetState.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <functional>

namespace vitrine::ui {
namespace {

/// The place of a widget among its siblings of one class.
int numberOf(const QWidget& widget) {
  // A page that comes to the front comes behind its siblings.
  if (const auto* pages = qobject_cast<const QStackedWidget*>(widget.parentWidget())) {
    return pages->indexOf(&widget);
  }
  int number = 0;
  for (const QObject* sibling : widget.parentWidget()->children()) {
    if (sibling == &widget) {
      break;
    }
    number += qstrcmp(sibling->metaObject()->className(), widget.metaObject()->className()) == 0 ? 1 : 0;
  }
  return number;
}

/// Classes, names and numbers on the way to a widget: the same in two panels that were made in the same way.
QString placeOf(const QWidget& widget, const QWidget& panel) {
  QString place;
  for (const QWidget* at = &widget; at != &panel; at = at->parentWidget()) {
    place.prepend(QStringLiteral("/%1.%2.%3")
                      .arg(QLatin1String(at->metaObject()->className()), at->objectName())
                      .arg(numberOf(*at)));
  }
  return place;
}

bool showsAction(const QAbstractButton& button) {
  const auto* tool = qobject_cast<const QToolButton*>(&button);
  return tool && tool->defaultAction();
}

/// Returns true if the edit is a part of another widget, which has the value.
bool isInner(const QLineEdit& edit) {
  const QWidget* parent = edit.parentWidget();
  return qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent) ||
         qobject_cast<const QKeySequenceEdit*>(parent);
}

/// The value of a widget that belongs to the panel alone; invalid where there is none, or where it stands for something
/// outside of the panel, as in a choice among parts of the document.
QVariant valueOf(const QWidget& widget) {
  if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) {
    return edit->isReadOnly() || isInner(*edit) ? QVariant() : edit->text();
  }
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
    return button->isCheckable() && !showsAction(*button) ? QVariant(button->isChecked()) : QVariant();
  }
  if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
    return tabs->currentIndex();
  }
  if (const auto* list = qobject_cast<const QListWidget*>(&widget)) {
    return list->currentRow();
  }
  if (const auto* splitter = qobject_cast<const QSplitter*>(&widget)) {
    return splitter->saveState();
  }
  if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
    return header->saveState();
  }
  return {};
}

void setValue(QWidget& widget, const QVariant& value) {
  if (auto* edit = qobject_cast<QLineEdit*>(&widget)) {
    edit->setText(value.toString());
  } else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
    button->setChecked(value.toBool());
  } else if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
    tabs->setCurrentIndex(value.toInt());
  } else if (auto* list = qobject_cast<QListWidget*>(&widget)) {
    list->setCurrentRow(value.toInt());
  } else if (auto* splitter = qobject_cast<QSplitter*>(&widget)) {
    splitter->restoreState(value.toByteArray());
  } else if (auto* header = qobject_cast<QHeaderView*>(&widget)) {
    header->restoreState(value.toByteArray());
  }
}

/// Calls `row` for each row of a tree that is in sight of its unfolded parents, with its place.
void forEachRow(const QTreeView& tree, const std::function<bool(const QModelIndex& index, const QString& place)>& row,
                const QModelIndex& parent = {}, const QString& parentPlace = {}) {
  for (int i = 0; i < tree.model()->rowCount(parent); ++i) {
    const QModelIndex index = tree.model()->index(i, 0, parent);
    const QString place = parentPlace + QLatin1Char('/') + QString::number(i);
    if (tree.model()->hasChildren(index) && row(index, place)) {
      forEachRow(tree, row, index, place);
    }
  }
}

QSet<QString> unfoldedRows(const QTreeView& tree) {
  QSet<QString> unfolded;
  if (tree.model()) {
    forEachRow(tree, [&](const QModelIndex& index, const QString& place) {
      if (tree.isExpanded(index)) {
        unfolded.insert(place);
      }
      return tree.isExpanded(index);
    });
  }
  return unfolded;
}

void unfold(QTreeView& tree, const QSet<QString>& rows) {
  if (tree.model()) {
    forEachRow(tree, [&](const QModelIndex& index, const QString& place) {
      tree.setExpanded(index, rows.contains(place));
      return rows.contains(place);
    });
  }
}

} // namespace

WidgetState::WidgetState(const QWidget& panel) {
  QList<const QWidget*> widgets{&panel};
  widgets << panel.findChildren<const QWidget*>();
  for (const QWidget* widget : widgets) {
    const QString place = placeOf(*widget, panel);
    if (const QVariant value = valueOf(*widget); value.isValid()) {
      m_values.insert(place, value);
    }
    if (const auto* area = qobject_cast<const QAbstractScrollArea*>(widget)) {
      const auto* tree = qobject_cast<const QTreeView*>(widget);
      m_scrolled.insert(place, {{area->horizontalScrollBar()->value(), area->verticalScrollBar()->value()},
                                tree ? unfoldedRows(*tree) : QSet<QString>()});
    }
  }
}

void WidgetState::giveTo(QWidget& panel) const {
  QList<QPointer<QWidget>> widgets{&panel};
  for (QWidget* widget : panel.findChildren<QWidget*>()) {
    widgets << widget;
  }
  for (const QPointer<QWidget>& widget : widgets) {
    if (!widget) {
      continue; // a value that was set before it let the panel replace it
    }
    const QString place = placeOf(*widget, panel);
    if (const auto value = m_values.find(place); value != m_values.end() && valueOf(*widget) != *value) {
      setValue(*widget, *value);
    }
    const auto scrolled = m_scrolled.find(place);
    auto* area = qobject_cast<QAbstractScrollArea*>(widget.data());
    if (!area || scrolled == m_scrolled.end()) {
      continue;
    }
    if (auto* tree = qobject_cast<QTreeView*>(area)) {
      unfold(*tree, scrolled->unfolded);
    }
    QTimer::singleShot(0, area, [area, to = scrolled->place] {
      area->horizontalScrollBar()->setValue(to.x());
      area->verticalScrollBar()->setValue(to.y());
    });
  }
}

} // namespace vitrine::ui
