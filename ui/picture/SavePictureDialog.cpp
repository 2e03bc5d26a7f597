#include "ui/picture/SavePictureDialog.h"

#include "core/image/PictureEncoder.h"
#include "ui/widgets/ElidedLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace vitrine::ui {
namespace {

constexpr std::array kPresets = {QSize(1280, 720),  QSize(1920, 1080),  QSize(2560, 1440), QSize(3840, 2160),
                                 QSize(7680, 4320), QSize(16384, 9216), QSize(2048, 2048), QSize(1080, 1920)};
constexpr std::array kSamples = {1, 2, 3, 4, 6, 8};
constexpr int kProgressParts = 1000;

QString filters() {
  return SavePictureDialog::tr("Pictures (%1)")
      .arg(QStringLiteral("*.") + image::outputSuffixes().join(QStringLiteral(" *.")));
}

} // namespace

SavePictureDialog::SavePictureDialog(QSize screen, const Wish& first, const SeriesOffer& offer, FilesOf files,
                                     QWidget* parent)
    : QDialog(parent), m_screen(screen.expandedTo({1, 1})), m_files(std::move(files)), m_preset(new QComboBox(this)),
      m_width(new QSpinBox(this)), m_height(new QSpinBox(this)),
      m_shape(new QCheckBox(tr("&Keep the shape of the window"), this)), m_smooth(new QComboBox(this)),
      m_transparent(new QCheckBox(tr("&Transparent background"), this)), m_labels(new QCheckBox(tr("&Labels"), this)),
      m_ground(new QCheckBox(tr("Shadow and &grid on the ground"), this)), m_quality(new QSpinBox(this)),
      m_path(new QLineEdit(this)), m_names(new ElidedLabel(this, Qt::ElideMiddle)), m_progress(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this)),
      m_settings(new QWidget(this)) {
  setObjectName(QStringLiteral("savePicture"));
  setWindowTitle(tr("Save Picture"));
  auto* form = new QFormLayout(m_settings);
  form->setContentsMargins(0, 0, 0, 0);
  m_series = new SeriesChooser(offer, *form, m_settings);
  connect(m_series, &SeriesChooser::changed, this, &SavePictureDialog::fitSeries);
  addSizes(*form);
  addLooks(*form, first);
  addFile(*form, first);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_settings);
  m_progress->setObjectName(QStringLiteral("picture.progress"));
  m_progress->setRange(0, kProgressParts);
  m_progress->setVisible(false);
  layout->addWidget(m_progress);
  layout->addWidget(m_buttons);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &SavePictureDialog::save);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &SavePictureDialog::reject);
  m_width->setValue(m_screen.width());
  m_width->selectAll();
}

void SavePictureDialog::addSizes(QFormLayout& form) {
  m_preset->setObjectName(QStringLiteral("picture.preset"));
  m_preset->addItem(tr("As the window"), m_screen);
  for (const QSize& size : kPresets) {
    m_preset->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
  }
  m_preset->addItem(tr("Another"));
  connect(m_preset, &QComboBox::activated, this, &SavePictureDialog::takePreset);
  for (QSpinBox* side : {m_width, m_height}) {
    side->setRange(1, kLargest);
    side->setSuffix(tr(" px"));
    connect(side, &QSpinBox::valueChanged, this, [this, side] { keepShape(*side); });
  }
  m_width->setObjectName(QStringLiteral("picture.width"));
  m_height->setObjectName(QStringLiteral("picture.height"));
  m_shape->setChecked(true);
  form.addRow(tr("Si&ze:"), m_preset);
  form.addRow(tr("&Width:"), m_width);
  form.addRow(tr("&Height:"), m_height);
  form.addRow(m_shape);
}

void SavePictureDialog::addLooks(QFormLayout& form, const Wish& first) {
  m_smooth->setObjectName(QStringLiteral("picture.smooth"));
  for (const int samples : kSamples) {
    m_smooth->addItem(samples == 1 ? tr("as OpenGL draws them") : tr("smooth, of %1 × %1 points").arg(samples),
                      samples);
  }
  m_smooth->setCurrentIndex(m_smooth->findData(first.supersample));
  m_transparent->setObjectName(QStringLiteral("picture.transparent"));
  m_transparent->setChecked(first.transparent);
  m_labels->setObjectName(QStringLiteral("picture.labels"));
  m_labels->setChecked(first.labels);
  m_ground->setObjectName(QStringLiteral("picture.ground"));
  m_ground->setChecked(first.ground);
  form.addRow(tr("&Edges:"), m_smooth);
  for (QCheckBox* box : {m_transparent, m_labels, m_ground}) {
    form.addRow(box);
  }
}

void SavePictureDialog::addFile(QFormLayout& form, const Wish& first) {
  m_path->setObjectName(QStringLiteral("picture.path"));
  m_path->setText(QDir::toNativeSeparators(first.path));
  m_path->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
  m_path->setCursorPosition(static_cast<int>(m_path->text().size()));
  m_quality->setObjectName(QStringLiteral("picture.quality"));
  m_quality->setRange(1, 100);
  m_quality->setValue(first.quality);
  auto* row = new QWidget(m_settings);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* choose = new QPushButton(tr("Ch&oose…"), row);
  choose->setAutoDefault(false);
  layout->addWidget(m_path, 1);
  layout->addWidget(choose);
  row->setFocusProxy(m_path);
  connect(choose, &QPushButton::clicked, this, &SavePictureDialog::choosePath);
  connect(m_path, &QLineEdit::textChanged, this, &SavePictureDialog::fitKind);
  m_names->setObjectName(QStringLiteral("picture.names"));
  m_names->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_path->setToolTip(tr("{view} and {n} stand for the view and its number where there are several files."));
  form.addRow(tr("&File:"), row);
  form.addRow(QString(), m_names);
  form.addRow(tr("&Quality:"), m_quality);
  fitKind();
}

void SavePictureDialog::fitKind() {
  const auto kind = image::outputKindOf(wish().path);
  m_quality->setEnabled(kind == image::OutputKind::Jpeg || kind == image::OutputKind::WebP);
  m_transparent->setEnabled(!kind || image::holdsAlpha(*kind));
  m_buttons->button(QDialogButtonBox::Save)->setEnabled(kind && !wish().size.isEmpty() && !m_busy);
  showNames();
}

void SavePictureDialog::showNames() {
  const bool several = render::makesSeveral(m_series->series());
  const QStringList files = several ? m_files(wish()) : QStringList();
  m_names->setVisible(several);
  if (!files.isEmpty()) {
    m_names->setText(
        tr("%n files: %1 …", nullptr, static_cast<int>(files.size())).arg(QFileInfo(files.front()).fileName()));
  }
}

void SavePictureDialog::choosePath() {
  auto* dialog = new QFileDialog(this, tr("Save Picture"), QFileInfo(wish().path).path(), filters());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("png"));
  dialog->selectFile(QFileInfo(wish().path).fileName());
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    m_agreed = {path}; // that dialog has asked
    m_path->setText(QDir::toNativeSeparators(path));
  });
  dialog->open();
}

void SavePictureDialog::takePreset(int index) {
  const QSize size = m_preset->itemData(index).toSize();
  if (size.isEmpty()) {
    m_width->setFocus();
    return;
  }
  {
    const QSignalBlocker quiet(m_width);
    const QSignalBlocker quietToo(m_height);
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    m_shape->setChecked(size == m_screen);
  }
  Q_EMIT sizeChanged(size);
}

std::optional<double> SavePictureDialog::heightShare() const {
  if (m_series->series() == render::Series::Cube) {
    return 1;
  }
  if (m_series->series() == render::Series::Panorama) {
    return 0.5;
  }
  return m_shape->isChecked() ? std::optional(static_cast<double>(m_screen.height()) / m_screen.width()) : std::nullopt;
}

void SavePictureDialog::fitSeries() {
  const render::Series series = m_series->series();
  const bool wasFree = m_preset->isEnabled();
  const bool panorama = series == render::Series::Panorama;
  const bool overview = series == render::Series::Overview;
  const bool free = !panorama && !overview && series != render::Series::Cube;
  m_preset->setEnabled(free);
  m_shape->setEnabled(free);
  m_width->setEnabled(!overview);
  m_height->setEnabled(free);
  if (free && wasFree) {
    fitKind();
    return;
  }
  const QSize size = overview ? m_series->overviewSize() : panorama ? render::kUsualPanorama : m_screen;
  {
    const QSignalBlocker quiet(m_width);
    const QSignalBlocker quietToo(m_height);
    const int width = series == render::Series::Cube ? std::min(size.width(), size.height()) : size.width();
    m_width->setRange(overview ? 0 : 1, kLargest);
    m_height->setRange(overview ? 0 : 1, kLargest);
    m_width->setValue(width);
    m_height->setValue(series == render::Series::Cube ? width : size.height());
  }
  m_preset->setCurrentIndex(free ? 0 : m_preset->count() - 1);
  m_shape->setChecked(true);
  fitKind();
  Q_EMIT sizeChanged(free ? wish().size : m_screen);
}

void SavePictureDialog::keepShape(QSpinBox& changed) {
  if (const auto share = heightShare()) {
    const bool byWidth = &changed == m_width;
    QSpinBox& other = byWidth ? *m_height : *m_width;
    const double factor = *share;
    const QSignalBlocker quiet(other);
    other.setValue(qRound(byWidth ? changed.value() * factor : changed.value() / factor));
  }
  const QSize size = wish().size;
  const int known = m_preset->findData(size);
  m_preset->setCurrentIndex(known >= 0 ? known : m_preset->count() - 1);
  Q_EMIT sizeChanged(m_preset->isEnabled() ? size : m_screen);
}

void SavePictureDialog::save() {
  QStringList existing;
  for (const QString& path : m_files(wish())) {
    if (QFileInfo::exists(path) && !m_agreed.contains(path)) {
      existing << path;
    }
  }
  if (existing.isEmpty()) {
    Q_EMIT saveWanted();
    return;
  }
  const QString first = QDir::toNativeSeparators(existing.front());
  auto* question = new QMessageBox(QMessageBox::Question, tr("Save Picture"),
                                   existing.size() == 1 ? tr("%1 exists. Is it to be replaced?").arg(first)
                                                        : tr("%n files exist, %1 among them. Are they to be replaced?",
                                                             nullptr, static_cast<int>(existing.size()))
                                                              .arg(first),
                                   QMessageBox::Yes | QMessageBox::No, this);
  question->setObjectName(QStringLiteral("replaceQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setDefaultButton(QMessageBox::No);
  connect(question, &QMessageBox::finished, this, [this, existing](int answer) {
    if (answer == QMessageBox::Yes) {
      m_agreed = existing;
      Q_EMIT saveWanted();
    }
  });
  question->open();
}

void SavePictureDialog::setBusy(bool busy) {
  m_busy = busy;
  m_settings->setEnabled(!busy);
  m_progress->setVisible(busy);
  m_progress->setValue(0);
  fitKind();
}

void SavePictureDialog::setProgress(double fraction) {
  m_progress->setValue(qRound(fraction * kProgressParts));
}

void SavePictureDialog::reject() {
  if (m_busy) {
    Q_EMIT cancelled();
  } else {
    QDialog::reject();
  }
}

SavePictureDialog::Wish SavePictureDialog::wish() const {
  return {.series = m_series->series(),
          .metresPerPixel = m_series->metresPerPixel(),
          .overviewText = m_series->wantsOverviewText(),
          .size = QSize(m_width->value(), m_height->value()),
          .supersample = m_smooth->currentData().toInt(),
          .transparent = m_transparent->isChecked() && m_transparent->isEnabledTo(m_settings),
          .labels = m_labels->isChecked(),
          .ground = m_ground->isChecked(),
          .quality = m_quality->value(),
          .path = QDir::fromNativeSeparators(m_path->text().trimmed())};
}

} // namespace vitrine::ui
