#include "ui/capture/SavePictureDialog.h"

#include "core/image/PictureEncoder.h"
#include "ui/capture/PictureLooksEdit.h"
#include "ui/widgets/ElidedLabel.h"

#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace vitrine::ui {
namespace {

QString filters() {
  return SavePictureDialog::tr("Images (%1)")
      .arg(QStringLiteral("*.") + image::outputSuffixes().join(QStringLiteral(" *.")));
}

} // namespace

SavePictureDialog::SavePictureDialog(QSize screen, const Wish& first, const SeriesOffer& offer, FilesOf files,
                                     QWidget* parent)
    : SaveDialog(QStringLiteral("picture"), tr("Save Image"), parent), m_files(std::move(files)),
      m_series(new SeriesChooser(offer, form(), settings())),
      m_looks(new PictureLooksEdit(form(), screen, first.looks, settings())), m_quality(new QSpinBox(this)),
      m_names(new ElidedLabel(this, Qt::ElideMiddle)) {
  setObjectName(QStringLiteral("savePicture"));
  connect(m_series, &SeriesChooser::changed, this, &SavePictureDialog::fitSeries);
  connect(m_looks, &PictureLooksEdit::sizeChanged, this, &SavePictureDialog::sizeChanged);
  addFile(first);
  fit();
  m_looks->focus();
}

void SavePictureDialog::addFile(const Wish& first) {
  m_quality->setObjectName(QStringLiteral("picture.quality"));
  m_quality->setRange(1, 100);
  m_quality->setValue(first.quality);
  m_names->setObjectName(QStringLiteral("picture.names"));
  m_names->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  addPath(tr("&File:"), tr("Ch&oose…"), first.path);
  pathEdit().setToolTip(tr("With several files, {view} and {n} insert the view and its number."));
  form().addRow(QString(), m_names);
  form().addRow(tr("&Quality:"), m_quality);
}

void SavePictureDialog::fit() {
  const auto kind = image::outputKindOf(wish().path);
  m_quality->setEnabled(kind == image::OutputKind::Jpeg || kind == image::OutputKind::WebP);
  m_looks->setAlphaPossible(!kind || image::holdsAlpha(*kind));
  setSavable(kind && !wish().looks.size.isEmpty());
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
  auto* dialog = new QFileDialog(this, tr("Save Image"), QFileInfo(wish().path).path(), filters());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("png"));
  dialog->selectFile(QFileInfo(wish().path).fileName());
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    m_agreed = {path}; // that dialog has asked
    setPath(path);
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
  fit();
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
  const QString question = existing.size() == 1 ? tr("%1 already exists. Replace it?").arg(first)
                                                : tr("%n files already exist, including %1. Replace them?", nullptr,
                                                     static_cast<int>(existing.size()))
                                                      .arg(first);
  askToReplace(question, {}, [this, existing] {
    m_agreed = existing;
    Q_EMIT saveWanted();
  });
}

SavePictureDialog::Wish SavePictureDialog::wish() const {
  return {.series = m_series->series(),
          .metresPerPixel = m_series->metresPerPixel(),
          .overviewText = m_series->wantsOverviewText(),
          .looks = m_looks->looks(),
          .quality = m_quality->value(),
          .path = path()};
}

} // namespace vitrine::ui
