#include "ui/capture/SeriesChooser.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>

namespace vitrine::ui {
namespace {

constexpr double kLeastScale = 0.0001;
constexpr double kMostScale = 10000;
constexpr int kScaleDecimals = 4;

} // namespace

SeriesChooser::SeriesChooser(SeriesOffer offer, QFormLayout& form, QWidget* parent)
    : QObject(parent), m_offer(std::move(offer)), m_series(new QComboBox(parent)), m_scale(new QDoubleSpinBox(parent)),
      m_scaleLabel(new QLabel(tr("&Metres per pixel:"), parent)),
      m_text(new QCheckBox(tr("Text for the game &next to it (resource/overviews)"), parent)) {
  m_series->setObjectName(QStringLiteral("picture.series"));
  add(tr("This view"), render::Series::One, 1);
  add(tr("360° panorama"), render::Series::Panorama, 1);
  add(tr("Six faces of a cube"), render::Series::Cube, 1);
  add(tr("Overview from above"), render::Series::Overview, 1);
  add(tr("All viewpoints (%1)").arg(m_offer.cameras), render::Series::Cameras, m_offer.cameras);
  add(tr("All spawn points (%1)").arg(m_offer.spawns), render::Series::Spawns, m_offer.spawns);
  add(tr("All bookmarks (%1)").arg(m_offer.bookmarks), render::Series::Bookmarks, m_offer.bookmarks);
  m_scale->setObjectName(QStringLiteral("picture.scale"));
  m_scale->setDecimals(kScaleDecimals);
  m_scale->setRange(kLeastScale, kMostScale);
  m_scale->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  m_scale->setValue(m_offer.metresPerPixel);
  m_scaleLabel->setBuddy(m_scale);
  m_text->setObjectName(QStringLiteral("picture.overviewText"));
  form.addRow(tr("&Image:"), m_series);
  form.addRow(m_scaleLabel, m_scale);
  form.addRow(m_text);
  showRows();
  connect(m_series, &QComboBox::currentIndexChanged, this, [this] {
    showRows();
    Q_EMIT changed();
  });
  connect(m_scale, &QDoubleSpinBox::valueChanged, this, &SeriesChooser::changed);
  connect(m_text, &QCheckBox::toggled, this, &SeriesChooser::changed);
}

void SeriesChooser::add(const QString& text, render::Series series, std::size_t count) {
  if (count > 0) {
    m_series->addItem(text, static_cast<int>(series));
  }
}

void SeriesChooser::showRows() {
  const bool overview = series() == render::Series::Overview;
  m_scaleLabel->setVisible(overview);
  m_scale->setVisible(overview);
  m_text->setVisible(overview && m_offer.overviewText);
}

render::Series SeriesChooser::series() const {
  return static_cast<render::Series>(m_series->currentData().toInt());
}

double SeriesChooser::metresPerPixel() const {
  return m_scale->value();
}

bool SeriesChooser::wantsOverviewText() const {
  return series() == render::Series::Overview && m_offer.overviewText && m_text->isChecked();
}

} // namespace vitrine::ui
