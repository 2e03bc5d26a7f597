#include "ui/capture/PictureSaver.h"

#include "core/image/PictureOutput.h"

#include <filesystem>

namespace vitrine::ui {
namespace {

using Outcome = PictureSaver::Outcome;

Outcome written(const QImage& picture, const QString& path, const image::OutputOptions& options) {
  if (const auto saved = image::savePicture(picture, path, options); !saved) {
    return std::unexpected(PictureSaver::tr("The image could not be saved as %1: %2")
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
    return std::unexpected(PictureSaver::tr("The folder %1 for images cannot be created: %2")
                               .arg(QDir::toNativeSeparators(folder.path()), QString::fromLocal8Bit(error.message())));
  }
  const auto path = base::reserveName(folder, names, values, QStringLiteral("png"));
  if (!path) {
    return std::unexpected(PictureSaver::tr("The image could not be saved as %1: %2")
                               .arg(QDir::toNativeSeparators(path.error().path), path.error().message));
  }
  return *path;
}

image::OutputOptions optionsFor(const QString& path, const PictureSubject& subject, base::Progress& hashing) {
  image::OutputOptions options;
  options.kind = image::outputKindOf(path).value_or(options.kind);
  options.notes = notesFor(subject, hashing);
  return options;
}

} // namespace

PictureSaver::PictureSaver(QObject* parent)
    : QObject(parent), m_hashing(std::make_shared<base::Progress>()), m_writes({.continuesOnFailure = true}) {
  connect(&m_writes, &base::TaskQueue::failed, this, [this](const Error& error) {
    if (error.code != ErrorCode::Cancelled) { // by the user, in a list of tasks
      Q_EMIT failed(error.message);
    }
  });
}

PictureSaver::~PictureSaver() {
  m_hashing->cancel();
}

void PictureSaver::add(std::function<Outcome(base::Progress& hashing)> write) {
  m_writes.add(
      {.name = tr("Saving an image"), .mustFinish = true},
      [write = std::move(write), hashing = m_hashing](base::Progress&) -> Result<Outcome> { return write(*hashing); },
      [this](const Outcome& outcome) {
        if (outcome) {
          Q_EMIT saved(*outcome);
        } else {
          Q_EMIT failed(outcome.error());
        }
      });
}

void PictureSaver::saveNew(const QImage& picture, const QString& folder, const base::NameTemplate& names,
                           const base::NameValues& values, const PictureSubject& subject) {
  add([picture, folder, names, values, subject](base::Progress& hashing) {
    Outcome outcome = newPath(QDir(folder), names, values);
    if (outcome) {
      const QString path = *outcome;
      outcome = written(picture, path, optionsFor(path, subject, hashing));
      if (!outcome) {
        QFile::remove(path);
      }
    }
    return outcome;
  });
}

void PictureSaver::saveAs(const QImage& picture, const QString& path, const PictureSubject& subject) {
  add([picture, path, subject](base::Progress& hashing) {
    return written(picture, path, optionsFor(path, subject, hashing));
  });
}

} // namespace vitrine::ui
