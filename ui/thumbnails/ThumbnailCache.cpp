#include "ui/thumbnails/ThumbnailCache.h"

#include "core/base/Version.h"
#include "core/bytes/WholeFile.h"
#include "core/image/PngTexts.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <QStandardPaths>

#include <array>

namespace vitrine::ui {
namespace {

using Size = ThumbnailCache::Size;

constexpr std::array kSizes{Size::Normal, Size::Large, Size::ExtraLarge, Size::ExtraExtraLarge};
constexpr int kMostPixels = static_cast<int>(Size::ExtraExtraLarge);
constexpr QFile::Permissions kOwnFile = QFile::ReadOwner | QFile::WriteOwner;
constexpr QFile::Permissions kOwnFolder = kOwnFile | QFile::ExeOwner;
const QString kUri = QStringLiteral("Thumb::URI");
const QString kModified = QStringLiteral("Thumb::MTime");
const QString kSoftware = QStringLiteral("Software");
const QString kOwnName = QStringLiteral("Vitrine");

QString folderOf(Size size) {
  switch (size) {
  case Size::Normal:
    return QStringLiteral("normal");
  case Size::Large:
    return QStringLiteral("large");
  case Size::ExtraLarge:
    return QStringLiteral("x-large");
  default:
    return QStringLiteral("xx-large");
  }
}

QString nameFor(const QString& file) {
  const QByteArray hash = QCryptographicHash::hash(ThumbnailCache::uriOf(file), QCryptographicHash::Md5);
  return QString::fromLatin1(hash.toHex()) + QStringLiteral(".png");
}

/// The picture at `path`, if it belongs to the file as it is now; else null.
QImage readValid(const QString& path, const QString& file) {
  if (!QFileInfo(path).isFile()) {
    return {}; // reading a pipe may never end
  }
  QImageReader reader(path, "png");
  const QSize size = reader.size();
  if (size.isEmpty() || size.width() > kMostPixels || size.height() > kMostPixels) {
    return {};
  }
  QImage picture = reader.read();
  const bool valid = picture.text(kUri).toUtf8() == ThumbnailCache::uriOf(file) &&
                     picture.text(kModified) == QString::number(ThumbnailCache::modified(file));
  return valid ? picture : QImage();
}

/// Makes a folder and those above it, for the user's eyes alone.
bool makeOwnFolder(const QString& path) {
  if (QFileInfo(path).isDir()) {
    return true;
  }
  const QFileInfo folder(path);
  return makeOwnFolder(folder.path()) &&
         (QDir(folder.path()).mkdir(folder.fileName(), kOwnFolder) || QFileInfo(path).isDir());
}

/// Whole or not at all: others may read at any moment.
bool write(const QString& path, const QString& file, qint64 modified, QImage picture) {
  bytes::WholeFile target(path);
  if (!makeOwnFolder(QFileInfo(path).path()) || !target.open(QIODevice::WriteOnly) ||
      !target.setPermissions(kOwnFile)) {
    return false;
  }
  picture.setText(kUri, QString::fromUtf8(ThumbnailCache::uriOf(file)));
  picture.setText(kModified, QString::number(modified));
  picture.setText(kSoftware, kOwnName);
  return QImageWriter(&target, "png").write(picture) && bytes::commitWhole(target);
}

} // namespace

ThumbnailCache::ThumbnailCache(const QString& folder) : m_folder(QDir::cleanPath(folder)) {}

QString ThumbnailCache::userFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + QStringLiteral("/thumbnails");
}

Size ThumbnailCache::sizeFor(int pixels) {
  const auto found = std::ranges::find_if(kSizes, [&](Size size) { return static_cast<int>(size) >= pixels; });
  return found == kSizes.end() ? kSizes.back() : *found;
}

QByteArray ThumbnailCache::uriOf(const QString& file) {
  const QByteArray path = QFile::encodeName(QDir::cleanPath(QFileInfo(file).absoluteFilePath()));
  return "file://" + path.toPercentEncoding("!$&'()*+,/:=@");
}

qint64 ThumbnailCache::modified(const QString& file) {
  const QFileInfo info(file);
  return info.isFile() ? info.lastModified().toSecsSinceEpoch() : -1;
}

QString ThumbnailCache::pathOf(const QString& file, Size size) const {
  return m_folder + u'/' + folderOf(size) + u'/' + nameFor(file);
}

QString ThumbnailCache::failurePathOf(const QString& file) const {
  return m_folder + QStringLiteral("/fail/vitrine-%1/").arg(QLatin1String(base::kVersion)) + nameFor(file);
}

bool ThumbnailCache::isOwn(const QString& picture) {
  constexpr qsizetype kLongestName = 100;
  const QByteArray key = kSoftware.toLatin1();
  const auto texts = image::readPngTexts(picture, {key}, kLongestName);
  const auto software = texts.find(key);
  return software != texts.end() && software->second == kOwnName;
}

bool ThumbnailCache::holds(const QString& file) const {
  const QString folder = QFileInfo(m_folder).canonicalFilePath();
  return !folder.isEmpty() && QFileInfo(file).canonicalFilePath().startsWith(folder + u'/');
}

QImage ThumbnailCache::find(const QString& file, Size size) const {
  for (const Size larger : kSizes) {
    if (larger >= size) {
      if (QImage picture = readValid(pathOf(file, larger), file); !picture.isNull()) {
        return picture;
      }
    }
  }
  return {};
}

bool ThumbnailCache::hasFailed(const QString& file) const {
  return !readValid(failurePathOf(file), file).isNull();
}

bool ThumbnailCache::store(const QString& file, qint64 modified, Size size, const QImage& picture) const {
  return write(pathOf(file, size), file, modified, picture);
}

bool ThumbnailCache::markFailed(const QString& file, qint64 modified) const {
  QImage mark(1, 1, QImage::Format_ARGB32);
  mark.fill(Qt::transparent);
  return write(failurePathOf(file), file, modified, mark);
}

} // namespace vitrine::ui
