#include "ui/picture/SavePictureDialog.h"

#include "core/image/PictureEncoder.h"
#include "ui/picture/PictureLooksEdit.h"

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

SavePictureDialog::SavePictureDialog(QSize screen, const Wish& first, QWidget* parent)
    : QDialog(parent), m_quality(new QSpinBox(this)), m_path(new QLineEdit(this)), m_progress(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this)),
      m_settings(new QWidget(this)) {
  setObjectName(QStringLiteral("savePicture"));
  setWindowTitle(tr("Save Picture"));
  auto* form = new QFormLayout(m_settings);
  form->setContentsMargins(0, 0, 0, 0);
  m_looks = new PictureLooksEdit(*form, screen, first.looks, m_settings);
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
  form.addRow(tr("&File:"), row);
  form.addRow(tr("&Quality:"), m_quality);
  fitKind();
}

void SavePictureDialog::fitKind() {
  const auto kind = image::outputKindOf(wish().path);
  m_quality->setEnabled(kind == image::OutputKind::Jpeg || kind == image::OutputKind::WebP);
  m_looks->setAlphaPossible(!kind || image::holdsAlpha(*kind));
  m_buttons->button(QDialogButtonBox::Save)->setEnabled(kind && !m_busy);
}

void SavePictureDialog::choosePath() {
  auto* dialog = new QFileDialog(this, tr("Save Picture"), QFileInfo(wish().path).path(), filters());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("png"));
  dialog->selectFile(QFileInfo(wish().path).fileName());
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    m_agreed = path; // that dialog has asked
    m_path->setText(QDir::toNativeSeparators(path));
  });
  dialog->open();
}

void SavePictureDialog::save() {
  const QString path = wish().path;
  if (path == m_agreed || !QFileInfo::exists(path)) {
    Q_EMIT saveWanted();
    return;
  }
  auto* question = new QMessageBox(QMessageBox::Question, tr("Save Picture"),
                                   tr("%1 exists. Is it to be replaced?").arg(QDir::toNativeSeparators(path)),
                                   QMessageBox::Yes | QMessageBox::No, this);
  question->setObjectName(QStringLiteral("replaceQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setDefaultButton(QMessageBox::No);
  connect(question, &QMessageBox::finished, this, [this, path](int answer) {
    if (answer == QMessageBox::Yes) {
      m_agreed = path;
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
  return {.looks = m_looks->looks(),
          .quality = m_quality->value(),
          .path = QDir::fromNativeSeparators(m_path->text().trimmed())};
}

} // namespace vitrine::ui
