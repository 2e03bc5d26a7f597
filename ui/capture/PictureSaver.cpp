#include "ui/capture/PictureSaver.h"

#include "core/image/PictureOutput.h"

#include <filesystem>

namespace vitrine::ui {
namespace {

/// Path of the file, or words for the user.
using Outcome = std::expected<QString, QString>;

Outcome written(const QImage& picture, const QString& path, const image::OutputOptions& options) {
  if (const auto saved = image::savePicture(picture, path, options); !saved) {
    return std::unexpected(PictureSaver::tr("The picture could not be saved as %1: %2")
                               .arg(QDir::toNativeSeparators(path), saved.error().message));
  }
  return path;
}

/// Reserves a name in a folder, which is made if need be.
Outcome newPath(const QDir& folder, const base::NameTemplate& names, const base::NameValues& values) {
  std::error_code error;
  // A new user has none yet.
  std::filesystem::create_directories(folder.filesystemPath(), error);
  if (error) {
    return std::unexpected(PictureSaver::tr("The folder %1 for pictures cannot be made: %2")
                               .arg(QDir::toNativeSeparators(folder.path()), QString::fromLocal8Bit(error.message())));
  }
  const auto path = base::reserveName(folder, names, values, QStringLiteral("png"));
  if (!path) {
    return std::unexpected(PictureSaver::tr("The picture could not be saved as %1: %2")
                               .arg(QDir::toNativeSeparators(path.error().path), path.error().message));
  }
  return *path;
}

void tell(PictureSaver& saver, const Outcome& outcome) {
  QMetaObject::invokeMethod(
      &saver,
      [&saver, outcome] {
        if (outcome) {
          Q_EMIT saver.saved(*outcome);
        } else {
          Q_EMIT saver.failed(outcome.error());
        }
      },
      Qt::QueuedConnection);
}

} // namespace

PictureSaver::PictureSaver(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
}

PictureSaver::~PictureSaver() {
  m_hashing.cancel();
  m_pool.waitForDone();
}

image::OutputOptions PictureSaver::optionsFor(const QString& path, const PictureSubject& subject) {
  image::OutputOptions options;
  options.kind = image::outputKindOf(path).value_or(options.kind);
  options.notes = notesFor(subject, m_hashing);
  return options;
}

void PictureSaver::saveNew(const QImage& picture, const QString& folder, const base::NameTemplate& names,
                           const base::NameValues& values, const PictureSubject& subject) {
  m_pool.start([this, picture, folder, names, values, subject] {
    Outcome outcome = newPath(QDir(folder), names, values);
    if (outcome) {
      const QString path = *outcome;
      outcome = written(picture, path, optionsFor(path, subject));
      if (!outcome) {
        QFile::remove(path);
      }
    }
    tell(*this, outcome);
  });
}

void PictureSaver::saveAs(const QImage& picture, const QString& path, const PictureSubject& subject) {
  m_pool.start([this, picture, path, subject] { tell(*this, written(picture, path, optionsFor(path, subject))); });
}

} // namespace vitrine::ui
