#include "ui/picture/SavePictureDialog.h"

#include "core/image/PictureEncoder.h"
#include "ui/picture/PictureLooksEdit.h"
#include "ui/widgets/ElidedLabel.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

namespace vitrine::ui {
namespace {

constexpr int kProgressParts = 1000;

QString filters() {
  return SavePictureDialog::tr("Pictures (%1)")
      .arg(QStringLiteral("*.") + image::outputSuffixes().join(QStringLiteral(" *.")));
}

} // namespace

SavePictureDialog::SavePictureDialog(QSize screen, const Wish& first, const SeriesOffer& offer, FilesOf files,
                                     QWidget* parent)
    : QDialog(parent), m_files(std::move(files)), m_quality(new QSpinBox(this)), m_path(new QLineEdit(this)),
      m_names(new ElidedLabel(this, Qt::ElideMiddle)), m_progress(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this)),
      m_settings(new QWidget(this)) {
  setObjectName(QStringLiteral("savePicture"));
  setWindowTitle(tr("Save Picture"));
  auto* form = new QFormLayout(m_settings);
  form->setContentsMargins(0, 0, 0, 0);
  m_series = new SeriesChooser(offer, *form, m_settings);
  m_looks = new PictureLooksEdit(*form, screen, first.looks, m_settings);
  connect(m_series, &SeriesChooser::changed, this, &SavePictureDialog::fitSeries);
  connect(m_looks, &PictureLooksEdit::sizeChanged, this, &SavePictureDialog::sizeChanged);
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
  m_looks->focus();
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
  m_looks->setAlphaPossible(!kind || image::holdsAlpha(*kind));
  m_buttons->button(QDialogButtonBox::Save)->setEnabled(kind && !wish().looks.size.isEmpty() && !m_busy);
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

void SavePictureDialog::fitSeries() {
  switch (m_series->series()) {
  case render::Series::Panorama:
    m_looks->setSizes({.heightShare = 0.5, .first = render::kUsualPanorama});
    break;
  case render::Series::Cube:
    m_looks->setSizes({.heightShare = 1});
    break;
  case render::Series::Overview:
    m_looks->setSizes({.fixed = true, .first = m_series->overviewSize()});
    break;
  default:
    m_looks->setSizes({});
  }
  fitKind();
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
          .looks = m_looks->looks(),
          .quality = m_quality->value(),
          .path = QDir::fromNativeSeparators(m_path->text().trimmed())};
}

} // namespace vitrine::ui
