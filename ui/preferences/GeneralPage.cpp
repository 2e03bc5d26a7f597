#include "ui/preferences/GeneralPage.h"

#include "ui/i18n/Translations.h"
#include "ui/settings/SettingList.h"
#include "ui/widgets/ElidedLabel.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>

namespace vitrine::ui {
namespace {

/// As its speakers write it.
QString languageName(const QString& code) {
  const QString name = QLocale(code).nativeLanguageName();
  return code == QLatin1String("en") ? QStringLiteral("English") : name.left(1).toUpper() + name.mid(1);
}

} // namespace

GeneralPage::GeneralPage(Settings& settings, QWidget* parent)
    : SettingsPage(settings, QStringLiteral("general"), tr("General"), parent) {
  addRow(setting::kLanguage, makeLanguageChooser());
  addRow(setting::kLengthUnit);
  addRow(setting::kScreenshotFolder, makeFolderChooser());
  addRow(setting::kScreenshotName);
  addRow(setting::kPictureNotes);
  QWidget* notesPath = addRow(setting::kPictureNotesPath);
  settings.follow(setting::kPictureNotes, notesPath, [notesPath](bool wanted) { notesPath->setEnabled(wanted); });
  addRow(setting::kRestoreTabs);
  addRow(setting::kDesktopFileDialogs);
}

QWidget* GeneralPage::makeLanguageChooser() {
  auto* box = new QComboBox(this);
  box->setObjectName(setting::kLanguage.objectName());
  box->addItem(tr("Follow desktop"), QString());
  for (const QString& code : translatedLanguages()) {
    box->addItem(languageName(code), code);
  }
  connect(box, &QComboBox::activated, this,
          [this, box] { settings().set(setting::kLanguage, box->currentData().toString()); });
  settings().follow(setting::kLanguage, box,
                    [box](const QString& code) { box->setCurrentIndex(std::max(0, box->findData(code))); });
  return box;
}

QWidget* GeneralPage::makeFolderChooser() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* folder = new ElidedLabel(row, Qt::ElideMiddle);
  auto* choose = new QPushButton(tr("C&hoose…"), row);
  choose->setAutoDefault(false);
  folder->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  layout->addWidget(folder, 1);
  layout->addWidget(choose);
  connect(choose, &QPushButton::clicked, this, &GeneralPage::chooseFolder);
  settings().follow(setting::kScreenshotFolder, folder, [this, folder](const QString&) {
    folder->setText(QDir::toNativeSeparators(screenshotFolder(settings())));
  });
  return row;
}

void GeneralPage::chooseFolder() {
  const QString folder =
      QFileDialog::getExistingDirectory(this, tr("Folder for Screenshots"), screenshotFolder(settings()));
  if (!folder.isEmpty()) {
    settings().set(setting::kScreenshotFolder, folder);
  }
}

} // namespace vitrine::ui
