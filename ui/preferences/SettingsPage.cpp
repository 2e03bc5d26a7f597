#include "ui/preferences/SettingsPage.h"

#include "ui/preferences/SettingEditor.h"
#include "ui/settings/Settings.h"
#include "ui/widgets/FieldLabel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

/// Texts of one widget that a search in the dialog looks through, a line each.
QString wordsOf(const QWidget& widget) {
  QStringList words{widget.toolTip(),
                    widget.accessibleName(),
                    widget.accessibleDescription(),
                    widget.property("text").toString(),
                    widget.property("placeholderText").toString(),
                    widget.property("title").toString()};
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
    for (int i = 0; i < box->count(); ++i) {
      words << box->itemText(i) << box->itemData(i, Qt::ToolTipRole).toString();
    }
  } else if (const auto* list = qobject_cast<const QListWidget*>(&widget)) {
    for (int i = 0; i < list->count(); ++i) {
      words << list->item(i)->text();
    }
  }
  return words.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace

SettingsPage::SettingsPage(Settings& settings, const QString& name, const QString& title, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_title(title), m_form(new QFormLayout(this)) {
  setObjectName(QStringLiteral("settings.") + name);
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_form->setVerticalSpacing(fontMetrics().height() / 2);
}

QWidget* SettingsPage::addRow(const SettingInfo& setting) {
  QWidget* editor = makeSettingEditor(m_settings, setting, this);
  addRow(setting, editor);
  return editor;
}

void SettingsPage::addRow(const SettingInfo& setting, QWidget* editor) {
  const bool isLabelInEditor = setting.type() == SettingInfo::Type::Switch;
  addSetting(isLabelInEditor ? QString() : setting.label(), editor, setting.help());
  addToDefaults(setting);
}

void SettingsPage::restoreDefaults() {
  m_settings.changeTogether([this] {
    for (const SettingInfo* setting : m_defaults) {
      m_settings.reset(*setting);
    }
  });
}

void SettingsPage::addSetting(const QString& label, QWidget* setter, const QString& help) {
  auto* box = new QWidget(this);
  auto* layout = new QVBoxLayout(box);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(fontMetrics().height() / 4);
  layout->addWidget(setter);
  if (!help.isEmpty()) {
    auto* words = new QLabel(help, box);
    words->setWordWrap(true);
    words->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(words);
    setter->setAccessibleDescription(help);
  }
  if (label.isEmpty()) {
    m_form->addRow(box);
    return;
  }
  m_form->addRow(makeFieldLabel(label, *keyedIn(*setter), this), box);
}

void SettingsPage::addWide(QWidget* setter, bool tall) {
  m_form->addRow(setter);
  if (tall) {
    QSizePolicy policy = setter->sizePolicy();
    policy.setVerticalPolicy(QSizePolicy::Expanding);
    policy.setVerticalStretch(1);
    setter->setSizePolicy(policy);
  }
}

bool SettingsPage::holdsWords(const QWidget& widget, const QStringList& words) {
  QString all = wordsOf(widget);
  for (const QWidget* child : widget.findChildren<QWidget*>()) {
    all += wordsOf(*child);
  }
  all.remove(QLatin1Char('&'));
  return std::ranges::all_of(words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

bool SettingsPage::showOnly(const QStringList& words) {
  const bool whole = m_title.contains(words.join(QLatin1Char(' ')), Qt::CaseInsensitive);
  bool any = false;
  for (int row = 0; row < m_form->rowCount(); ++row) {
    bool shown = whole;
    for (const auto role : {QFormLayout::LabelRole, QFormLayout::FieldRole, QFormLayout::SpanningRole}) {
      const QLayoutItem* item = m_form->itemAt(row, role);
      shown = shown || (item && item->widget() && holdsWords(*item->widget(), words));
    }
    m_form->setRowVisible(row, shown);
    any = any || shown;
  }
  return any;
}

} // namespace vitrine::ui
