#include "ui/i18n/ObjectTexts.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QVariant>

namespace vitrine::ui {
namespace {

class Collector {
public:
  explicit Collector(QObject& object) : m_object(object) {}

  void add(const char* property) {
    add(property, m_object.property(property).toString(),
        [object = &m_object, property](const QString& text) { object->setProperty(property, text); });
  }
  void add(const QByteArray& what, const QString& shown, std::function<void(const QString&)> set) {
    if (!shown.isEmpty()) {
      m_texts.push_back({what, shown, std::move(set)});
    }
  }
  std::vector<ObjectText> take() { return std::move(m_texts); }

private:
  QObject& m_object;
  std::vector<ObjectText> m_texts;
};

QByteArray numbered(const char* what, int number) {
  return QByteArray(what) + QByteArray::number(number);
}

/// True if Qt makes the tool tip of the text, and will make another.
bool hasToolTipOfText(const QAction& action) {
  QString text = action.text();
  text.remove(QStringLiteral("...")).remove(QLatin1Char('&'));
  return action.toolTip().remove(QLatin1Char('&')) == text.trimmed();
}

void addActionTexts(Collector& texts, const QAction& action) {
  for (const char* property : {"statusTip", "text", "group"}) {
    texts.add(property);
  }
  if (!hasToolTipOfText(action)) {
    texts.add("toolTip");
  }
}

void addItems(Collector& texts, QComboBox& box) {
  for (int i = 0; i < box.count(); ++i) {
    texts.add(numbered("item", i), box.itemText(i), [&box, i](const QString& text) { box.setItemText(i, text); });
    const QString tip = box.itemData(i, Qt::ToolTipRole).toString();
    texts.add(numbered("itemTip", i), tip,
              [&box, i](const QString& text) { box.setItemData(i, text, Qt::ToolTipRole); });
  }
}

void addTabs(Collector& texts, QTabBar& bar) {
  for (int i = 0; i < bar.count(); ++i) {
    texts.add(numbered("tab", i), bar.tabText(i), [&bar, i](const QString& text) { bar.setTabText(i, text); });
    texts.add(numbered("tabTip", i), bar.tabToolTip(i), [&bar, i](const QString& text) { bar.setTabToolTip(i, text); });
  }
}

void addRows(Collector& texts, QListWidget& list) {
  for (int i = 0; i < list.count(); ++i) {
    texts.add(numbered("row", i), list.item(i)->text(),
              [&list, i](const QString& text) { list.item(i)->setText(text); });
  }
}

void addHeaders(Collector& texts, QTreeWidget& tree) {
  for (int i = 0; i < tree.columnCount(); ++i) {
    texts.add(numbered("header", i), tree.headerItem()->text(i),
              [&tree, i](const QString& text) { tree.headerItem()->setText(i, text); });
  }
}

/// Qt gives the buttons of a box their words itself, but for those that were added with a text.
bool hasStandardText(const QAbstractButton& button) {
  const auto* box = qobject_cast<const QDialogButtonBox*>(button.parentWidget());
  return box && box->standardButton(const_cast<QAbstractButton*>(&button)) != QDialogButtonBox::NoButton;
}

void addWidgetTexts(Collector& texts, QWidget& widget) {
  if (const auto* button = qobject_cast<QToolButton*>(&widget); button && button->defaultAction()) {
    texts.add("accessibleName"); // the rest is the action's
    return;
  }
  for (const char* property :
       {"windowTitle", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription"}) {
    texts.add(property);
  }
  if (const auto* button = qobject_cast<QAbstractButton*>(&widget)) {
    if (!hasStandardText(*button)) {
      texts.add("text");
    }
  } else if (qobject_cast<QLabel*>(&widget)) {
    texts.add("text");
  } else if (auto* box = qobject_cast<QComboBox*>(&widget)) {
    addItems(texts, *box);
  } else if (auto* bar = qobject_cast<QTabBar*>(&widget)) {
    addTabs(texts, *bar);
  } else if (auto* list = qobject_cast<QListWidget*>(&widget)) {
    addRows(texts, *list);
  } else if (auto* tree = qobject_cast<QTreeWidget*>(&widget)) {
    addHeaders(texts, *tree);
  } else {
    for (const char* property : {"placeholderText", "title", "suffix", "prefix", "specialValueText"}) {
      texts.add(property);
    }
  }
}

} // namespace

std::vector<ObjectText> textsOf(QObject& object) {
  Collector texts(object);
  if (const auto* action = qobject_cast<QAction*>(&object)) {
    addActionTexts(texts, *action);
  } else if (auto* widget = qobject_cast<QWidget*>(&object)) {
    addWidgetTexts(texts, *widget);
  }
  return texts.take();
}

} // namespace vitrine::ui
