#include "ui/preferences/GeneralPage.h"

#include "ui/i18n/Translations.h"
#include "ui/widgets/ElidedLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
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
    : SettingsPage(QStringLiteral("general"), tr("General"), parent), m_settings(settings),
      m_language(new QComboBox(this)), m_units(new QComboBox(this)), m_folder(new ElidedLabel(this, Qt::ElideMiddle)),
      m_names(new QLineEdit(this)), m_notes(new QCheckBox(tr("&Pictures say which file and view they show"), this)),
      m_notesPath(new QCheckBox(tr("They say in which &folder the file lies, too"), this)),
      m_restore(new QComboBox(this)) {
  makeChoices();
  addSetting(tr("&Language:"), m_language);
  addSetting(tr("&Units:"), m_units,
             tr("Of places and sizes that are shown. What is copied stays as the file counts: games read it."));
  addSetting(tr("&Screenshots:"), makeFolderChooser(), tr("The folder that Save Screenshot puts pictures into."));
  addSetting(tr("&Names of screenshots:"), m_names,
             tr("{file}, {view}, {date} and {time} stand for what they say, {n} for the first number that is free."));
  addSetting(
      {}, m_notes,
      tr("Such a picture, dropped on the window, leads back there: to the file of that name beside the picture, or "
         "one that was opened lately."));
  addSetting({}, m_notesPath, tr("Whoever gets such a picture can read the names of your folders."));
  addSetting(tr("At the s&tart:"), m_restore,
             tr("Opens what was open at the end of the last run, with its views. After a crash it is only offered, "
                "without the file that was being opened then."));
  connectAll();
  GeneralPage::refresh();
}

void GeneralPage::makeChoices() {
  m_language->setObjectName(QStringLiteral("settings.language"));
  m_language->addItem(tr("As the desktop"), QString());
  for (const QString& code : translatedLanguages()) {
    m_language->addItem(languageName(code), code);
  }
  m_units->setObjectName(QStringLiteral("settings.units"));
  m_units->addItem(tr("As the file counts"), lengthUnitId(LengthUnit::File));
  m_units->addItem(tr("Metres"), lengthUnitId(LengthUnit::Metres));
  m_notes->setObjectName(QStringLiteral("settings.pictureNotes"));
  m_notesPath->setObjectName(QStringLiteral("settings.pictureNotesPath"));
  m_names->setObjectName(QStringLiteral("settings.screenshotName"));
  m_names->setPlaceholderText(FileSettings::kScreenshotName);
  m_restore->setObjectName(QStringLiteral("settings.restoreTabs"));
  m_restore->addItem(tr("Offer the last tabs after a crash"), static_cast<int>(RestoreTabs::Ask));
  m_restore->addItem(tr("Open the last tabs again"), static_cast<int>(RestoreTabs::Always));
  m_restore->addItem(tr("Never open the last tabs"), static_cast<int>(RestoreTabs::Never));
}

void GeneralPage::connectAll() {
  connect(m_language, &QComboBox::activated, this, [this] {
    m_settings.program().setLanguage(m_language->currentData().toString());
    Q_EMIT changed();
  });
  connect(m_units, &QComboBox::activated, this, [this] {
    m_settings.program().setLengthUnit(lengthUnitById(m_units->currentData().toString()));
    Q_EMIT changed();
  });
  connect(m_names, &QLineEdit::textEdited, this,
          [this](const QString& pattern) { m_settings.files().setScreenshotName(pattern); });
  connect(m_notes, &QCheckBox::clicked, this, [this](bool wanted) {
    m_settings.files().setPictureNotes(wanted);
    m_notesPath->setEnabled(wanted);
  });
  connect(m_notesPath, &QCheckBox::clicked, this,
          [this](bool wanted) { m_settings.files().setPictureNotesPath(wanted); });
  connect(m_restore, &QComboBox::activated, this, [this] {
    m_settings.documents().setRestoreTabs(static_cast<RestoreTabs>(m_restore->currentData().toInt()));
    Q_EMIT changed();
  });
}

QWidget* GeneralPage::makeFolderChooser() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* choose = new QPushButton(tr("C&hoose…"), row);
  choose->setAutoDefault(false);
  m_folder->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  layout->addWidget(m_folder, 1);
  layout->addWidget(choose);
  connect(choose, &QPushButton::clicked, this, &GeneralPage::chooseFolder);
  return row;
}

void GeneralPage::chooseFolder() {
  const QString folder =
      QFileDialog::getExistingDirectory(this, tr("Folder for Screenshots"), m_settings.files().screenshotFolder());
  if (!folder.isEmpty()) {
    m_settings.files().setScreenshotFolder(folder);
    refresh();
  }
}

void GeneralPage::restoreDefaults() {
  m_settings.program().setLanguage({});
  m_settings.program().setLengthUnit(LengthUnit::File);
  m_settings.files().setScreenshotFolder({});
  m_settings.files().setScreenshotName({});
  m_settings.files().setPictureNotes(true);
  m_settings.files().setPictureNotesPath(false);
  m_settings.documents().setRestoreTabs(RestoreTabs::Ask);
  refresh();
  Q_EMIT changed();
}

void GeneralPage::refresh() {
  m_language->setCurrentIndex(std::max(0, m_language->findData(m_settings.program().language())));
  m_units->setCurrentIndex(m_units->findData(lengthUnitId(m_settings.program().lengthUnit())));
  m_folder->setText(QDir::toNativeSeparators(m_settings.files().screenshotFolder()));
  m_notes->setChecked(m_settings.files().pictureNotes());
  m_notesPath->setChecked(m_settings.files().pictureNotesPath());
  m_notesPath->setEnabled(m_notes->isChecked());
  m_names->setText(m_settings.files().screenshotName());
  m_restore->setCurrentIndex(m_restore->findData(static_cast<int>(m_settings.documents().restoreTabs())));
}

} // namespace vitrine::ui
