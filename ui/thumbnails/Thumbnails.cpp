#include "ui/thumbnails/Thumbnails.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageReader>
#include <QStandardPaths>

#include <cmath>

namespace vitrine::ui {
namespace {

/// Pictures of so many files, or of so many bytes, are kept in memory beyond those that are shown.
constexpr qsizetype kMostKept = 500;
constexpr qsizetype kMostKeptBytes = 48 << 20;

constexpr int kRetrySeconds = 20; ///< of the processor, for a picture that was not made in the usual time

/// The picture that a run has made; null: it is none, or larger than was asked for.
QImage readMade(const QString& path, int pixels) {
  QImageReader reader(path, "png");
  const QSize size = reader.size();
  return size.width() <= pixels && size.height() <= pixels ? reader.read() : QImage();
}

} // namespace

QString Thumbnails::programBeside() {
  const QString name = QStringLiteral("vitrine-cli");
  const QString beside = QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
  return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

Thumbnails::Thumbnails(const Options& options, QObject* parent)
    : QObject(parent), m_size(options.size), m_cache(options.cacheFolder),
      m_queue({options.program, options.timeLimitMs, options.atOnce, options.rests, options.restCheckMs},
              [this](const QString& file) { return lookAt(file); }) {}

ThumbnailCache::Size Thumbnails::size() const {
  return ThumbnailCache::sizeFor(static_cast<int>(std::ceil(static_cast<int>(m_size) * qGuiApp->devicePixelRatio())));
}

qsizetype Thumbnails::mostKept() const {
  constexpr qsizetype kBytesOfPixel = 4;
  const qsizetype side = static_cast<qsizetype>(size());
  return std::min(kMostKept, kMostKeptBytes / (side * side * kBytesOfPixel));
}

void Thumbnails::setSize(ThumbnailCache::Size size) {
  const bool larger = size > m_size;
  m_size = size;
  if (larger) {
    refreshAll();
  }
}

void Thumbnails::want(const QObject& list, const QStringList& files) {
  m_queue.want(list, files);
  forgetSome();
}

void Thumbnails::forgetSome() {
  if (m_pictures.size() <= mostKept()) {
    return;
  }
  QStringList unwanted = m_pictures.keys();
  unwanted.removeIf([this](const QString& file) { return m_queue.isWanted(file); });
  for (const QString& file : std::as_const(unwanted)) {
    m_pictures.remove(file);
  }
  m_queue.forget(unwanted);
}

ProgramQueue::Look Thumbnails::lookAt(const QString& file) {
  return [this, file, size = size()]() -> std::variant<ProgramQueue::Answer, ProgramQueue::Run> {
    const qint64 modified = ThumbnailCache::modified(file);
    if (modified < 0 || m_cache.holds(file)) {
      return showing(file, {});
    }
    const int pixels = static_cast<int>(size);
    const QImage found = m_cache.find(file, size);
    if (found.isNull() && !m_cache.hasFailed(file)) {
      return runFor(file, modified, size);
    }
    const bool larger = found.width() > pixels || found.height() > pixels;
    return showing(file, larger ? found.scaled(pixels, pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation) : found);
  };
}

ProgramQueue::Run Thumbnails::runFor(const QString& file, qint64 modified, ThumbnailCache::Size size) {
  const int pixels = static_cast<int>(size);
  const auto read = [this, file, modified, size, pixels](const ProgramQueue::Result& result) {
    const QImage picture = result.done ? readMade(result.output, pixels) : QImage();
    // A file that was written to meanwhile may look otherwise by now.
    if (!result.isRetried && ThumbnailCache::modified(file) == modified) {
      picture.isNull() ? m_cache.markFailed(file, modified) : m_cache.store(file, modified, size, picture);
    }
    return showing(file, picture);
  };
  return {{QStringLiteral("thumbnail"), file, {}, QStringLiteral("--size"), QString::number(pixels)},
          read,
          {QStringLiteral("--seconds"), QString::number(kRetrySeconds)}};
}

ProgramQueue::Answer Thumbnails::showing(const QString& file, const QImage& picture) {
  return [this, file, picture] {
    QImage& before = m_pictures[file];
    if (before != picture) {
      before = picture;
      Q_EMIT changed(file);
    }
  };
}

} // namespace vitrine::ui
