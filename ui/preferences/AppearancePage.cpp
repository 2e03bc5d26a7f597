#include "ui/preferences/AppearancePage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>

namespace vitrine::ui {
namespace {

constexpr int kFontStep = 5;
constexpr int kUsualFontScale = 100;

} // namespace

AppearancePage::AppearancePage(Settings& settings, QWidget* parent)
    : SettingsPage(QStringLiteral("appearance"), tr("Appearance"), parent), m_settings(settings),
      m_colors(new QComboBox(this)), m_fontScale(new QSpinBox(this)),
      m_reducedMotion(new QCheckBox(tr("&Reduced motion"), this)) {
  m_colors->setObjectName(QStringLiteral("settings.colors"));
  m_colors->addItem(tr("As the desktop"), appearanceId(Appearance::System));
  m_colors->addItem(tr("Light"), appearanceId(Appearance::Light));
  m_colors->addItem(tr("Dark"), appearanceId(Appearance::Dark));
  m_fontScale->setObjectName(QStringLiteral("settings.fontScale"));
  m_fontScale->setRange(ProgramSettings::kSmallestFont, ProgramSettings::kLargestFont);
  m_fontScale->setSingleStep(kFontStep);
  m_fontScale->setSuffix(QStringLiteral(" %"));
  m_fontScale->setKeyboardTracking(false); // not while it is half typed
  m_reducedMotion->setObjectName(QStringLiteral("settings.reducedMotion"));
  addSetting(tr("&Colours:"), m_colors);
  addSetting(tr("Size of &texts:"), m_fontScale, tr("Of that of the desktop."));
  addSetting({}, m_reducedMotion,
             tr("Nothing moves that you do not move: lights do not flicker and springs do not swing until you let "
                "them, and panels come and go at once."));
  connectAll();
  AppearancePage::refresh();
}

void AppearancePage::connectAll() {
  connect(m_colors, &QComboBox::activated, this, [this] {
    m_settings.view().setAppearance(appearanceById(m_colors->currentData().toString()));
    Q_EMIT changed();
  });
  connect(m_fontScale, &QSpinBox::valueChanged, this, [this](int percent) {
    m_settings.program().setFontScale(percent);
    Q_EMIT changed();
  });
  connect(m_reducedMotion, &QCheckBox::clicked, this, [this](bool reduced) {
    m_settings.program().setReducedMotion(reduced);
    Q_EMIT changed();
  });
}

void AppearancePage::restoreDefaults() {
  m_settings.view().setAppearance(Appearance::System);
  m_settings.program().setFontScale(kUsualFontScale);
  m_settings.program().setReducedMotion(false);
  refresh();
  Q_EMIT changed();
}

void AppearancePage::refresh() {
  m_colors->setCurrentIndex(m_colors->findData(appearanceId(m_settings.view().appearance())));
  const QSignalBlocker quiet(m_fontScale);
  m_fontScale->setValue(m_settings.program().fontScale());
  m_reducedMotion->setChecked(m_settings.program().reducedMotion());
}

} // namespace vitrine::ui
