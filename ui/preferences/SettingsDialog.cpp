#include "ui/preferences/SettingsDialog.h"

#include "ui/preferences/GameFoldersPage.h"
#include "ui/preferences/GeneralPage.h"
#include "ui/preferences/KeysPage.h"
#include "ui/preferences/MemoryPage.h"
#include "ui/settings/SettingList.h"
#include "ui/widgets/PartNames.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace vitrine::ui {

SettingsDialog::SettingsDialog(Settings& settings, KeyController& keys, const formats::FormatRegistry& formats,
                               const ThumbnailCache& thumbnails, QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit(this)), m_names(new QListWidget(this)), m_pages(new QStackedWidget(this)),
      m_nothing(new QLabel(tr("No matching settings."), this)) {
  setObjectName(QStringLiteral("settingsDialog"));
  setWindowTitle(tr("Settings"));
  arrange();
  addPage(new GeneralPage(settings, this));
  addPage(makePage(settings, QStringLiteral("appearance"),
                   QCoreApplication::translate("vitrine::ui::AppearancePage", "Appearance"),
                   {&setting::kAppearance, &setting::kFontScale, &setting::kReducedMotion}));
  addPage(makePage(settings, QStringLiteral("mouse"),
                   QCoreApplication::translate("vitrine::ui::MousePage", "Mouse and Touchpad"),
                   {&setting::kLookSpeed, &setting::kInvertY, &setting::kInvertWheel, &setting::kTouchpad,
                    &setting::kMouseButtons, &setting::kFlyHand}));
  addPage(new KeysPage(keys, settings, this));
  addPage(new GameFoldersPage(settings, formats, this));
  addPage(new MemoryPage(settings, thumbnails, this));
  m_pages->addWidget(m_nothing);
  connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::search);
  connect(m_names, &QListWidget::currentRowChanged, this, &SettingsDialog::showPage);
  m_names->setCurrentRow(0);
  m_search->setFocus();
}

void SettingsDialog::arrange() {
  m_search->setObjectName(QStringLiteral("settings.search"));
  m_search->setPlaceholderText(tr("Find a setting"));
  m_search->setAccessibleName(tr("Find a setting"));
  addClearButton(*m_search);
  m_names->setObjectName(QStringLiteral("settings.pages"));
  m_names->setAccessibleName(tr("Pages"));
  m_nothing->setAlignment(Qt::AlignCenter);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_defaults = buttons->addButton(tr("&Restore Defaults"), QDialogButtonBox::ResetRole);
  m_defaults->setObjectName(QStringLiteral("settings.defaults"));
  m_defaults->setToolTip(tr("Reset all settings on this page to their defaults"));
  for (QAbstractButton* button : buttons->buttons()) {
    static_cast<QPushButton*>(button)->setAutoDefault(false);
  }
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(m_defaults, &QPushButton::clicked, this, [this] { page(m_names->currentRow())->restoreDefaults(); });
  auto* layout = new QGridLayout(this);
  layout->addWidget(m_search, 0, 0);
  layout->addWidget(m_names, 1, 0);
  layout->addWidget(m_pages, 0, 1, 2, 1);
  layout->addWidget(buttons, 2, 0, 1, 2);
  layout->setColumnStretch(1, 1);
  layout->setRowStretch(1, 1);
  const int unit = fontMetrics().averageCharWidth();
  m_search->setMaximumWidth(unit * 34);
  m_names->setMaximumWidth(unit * 34);
  resize(unit * 132, fontMetrics().height() * 34);
}

SettingsPage* SettingsDialog::makePage(Settings& settings, const QString& name, const QString& title,
                                       std::initializer_list<const SettingInfo*> rows) {
  auto* page = new SettingsPage(settings, name, title, this);
  for (const SettingInfo* row : rows) {
    page->addRow(*row);
  }
  return page;
}

void SettingsDialog::addPage(SettingsPage* page) {
  auto* area = new QScrollArea(m_pages);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus); // it follows the keys from one setting to the next
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setWidget(page);
  m_pages->addWidget(area);
  m_names->addItem(page->title());
}

SettingsPage* SettingsDialog::page(int number) const {
  return static_cast<SettingsPage*>(static_cast<QScrollArea*>(m_pages->widget(number))->widget());
}

void SettingsDialog::showPage(int number) {
  if (number >= 0) {
    m_pages->setCurrentIndex(number);
  }
  m_defaults->setEnabled(number >= 0);
}

void SettingsDialog::search(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  int first = -1;
  for (int i = 0; i < m_names->count(); ++i) {
    const bool any = page(i)->showOnly(words);
    m_names->item(i)->setHidden(!any);
    first = any && first < 0 ? i : first;
  }
  const int current = m_names->currentRow();
  if (first < 0) {
    m_pages->setCurrentWidget(m_nothing);
    m_defaults->setEnabled(false);
  } else if (current < 0 || m_names->item(current)->isHidden()) {
    m_names->setCurrentRow(first);
  } else {
    showPage(current);
  }
}

} // namespace vitrine::ui
