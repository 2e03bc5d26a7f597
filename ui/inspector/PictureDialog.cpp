#include "ui/inspector/PictureDialog.h"

#include "core/image/ExrEncoder.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageWriter>
#include <QKeyEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QSaveFile>
#include <QScreen>
#include <QScrollArea>
#include <QStandardPaths>

namespace vitrine::ui {

QImage shownPicture(const image::Image& picture, std::uint32_t mip) {
  const QImage image = picture.toQImage(mip);
  return picture.hasAlpha ? image : image.convertToFormat(QImage::Format_RGBX8888);
}

void copyPicture(const QImage& picture, const QString& name) {
  auto* data = new QMimeData;
  data->setImageData(picture);
  data->setText(name);
  QGuiApplication::clipboard()->setMimeData(data);
}

namespace {

/// Empty: it is written; else the reason why not.
QString writtenTo(const QString& path, const image::Image& picture) {
  if (image::outputKindOf(path) != image::OutputKind::Exr) {
    QImageWriter writer(path);
    return writer.write(shownPicture(picture)) ? QString() : writer.errorString();
  }
  const auto coded = image::encodeExr(picture);
  QSaveFile file(path);
  if (coded && file.open(QIODevice::WriteOnly) && file.write(*coded) == coded->size() && file.commit()) {
    return {};
  }
  return coded ? file.errorString() : coded.error().message;
}

} // namespace

void savePictureAs(const image::Image& picture, const QString& name, QWidget* parent) {
  const QString base = QFileInfo(QString(name).replace(QLatin1Char('\\'), QLatin1Char('/'))).completeBaseName();
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
  QString path = QFileDialog::getSaveFileName(
      parent, PictureDialog::tr("Save Picture"),
      folder.filePath((base.isEmpty() ? QStringLiteral("picture") : base) + QStringLiteral(".png")),
      PictureDialog::tr("Pictures (*.png *.bmp *.jpg *.exr)"));
  if (path.isEmpty()) {
    return;
  }
  if (QFileInfo(path).suffix().isEmpty()) {
    path += QStringLiteral(".png");
  }
  if (const QString problem = writtenTo(path, picture); !problem.isEmpty()) {
    QMessageBox::warning(
        parent, PictureDialog::tr("Save Picture"),
        PictureDialog::tr("The picture could not be saved as %1: %2").arg(QDir::toNativeSeparators(path), problem));
  }
}

PictureDialog::PictureDialog(const image::ImagePtr& picture, const QString& title, const QString& fileName,
                             QWidget* parent)
    : QDialog(parent), m_image(picture), m_picture(shownPicture(*picture)), m_fileName(fileName) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("pictureDialog"));
  setWindowTitle(tr("%1 - %2×%3").arg(title).arg(m_picture.width()).arg(m_picture.height()));
  setSizeGripEnabled(true);
  auto* layout = new QVBoxLayout(this);
  QWidget* buttons = makeButtons();
  layout->addWidget(makePicture(), 1);
  layout->addWidget(buttons);
  // The whole picture where the screen has room for it.
  constexpr double kShareOfScreen = 0.8;
  const QMargins margins = layout->contentsMargins();
  const QSize around(margins.left() + margins.right(),
                     margins.top() + margins.bottom() + layout->spacing() + buttons->sizeHint().height());
  resize(
      (m_picture.size() + around).expandedTo(minimumSizeHint()).boundedTo(screen()->availableSize() * kShareOfScreen));
}

QWidget* PictureDialog::makePicture() {
  auto* area = new QScrollArea(this);
  auto* label = new QLabel(area);
  label->setObjectName(QStringLiteral("fullPicture"));
  label->setPixmap(QPixmap::fromImage(m_picture));
  label->setAlignment(Qt::AlignCenter);
  label->setAccessibleName(tr("Picture: %1").arg(windowTitle()));
  area->setFrameShape(QFrame::NoFrame);
  area->setAlignment(Qt::AlignCenter);
  area->setWidgetResizable(true);
  area->setWidget(label);
  return area;
}

QWidget* PictureDialog::makeButtons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* copyButton = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
  QPushButton* saveButton = buttons->addButton(tr("&Save as…"), QDialogButtonBox::ActionRole);
  copyButton->setAutoDefault(false);
  saveButton->setAutoDefault(false);
  connect(copyButton, &QPushButton::clicked, this, &PictureDialog::copy);
  connect(saveButton, &QPushButton::clicked, this, [this] { savePictureAs(*m_image, m_fileName, this); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  return buttons;
}

void PictureDialog::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    copy();
  } else if (event->matches(QKeySequence::Save)) {
    savePictureAs(*m_image, m_fileName, this);
  } else {
    QDialog::keyPressEvent(event);
  }
}

} // namespace vitrine::ui
