#pragma once

#include <QImage>
#include <QString>

namespace vitrine::ui {

/// Small pictures of files, shared with the desktop's other programs as the freedesktop thumbnail specification says
/// (https://specifications.freedesktop.org/thumbnail-spec/): a PNG for each file and size, named by the MD5 of the
/// file's URI, valid as long as the file is not modified. Holds nothing but the name of its folder: may be used on any
/// thread, and beside other programs.
class ThumbnailCache {
public:
  /// Longest side of a picture, pixels.
  enum class Size { Normal = 128, Large = 256, ExtraLarge = 512, ExtraExtraLarge = 1024 };

  explicit ThumbnailCache(const QString& folder = userFolder());

  /// "$XDG_CACHE_HOME/thumbnails"
  static QString userFolder();
  const QString& folder() const { return m_folder; }
  /// The smallest size that fills so many pixels.
  static Size sizeFor(int pixels);
  /// "file:///maps/my%20map.bsp", escaped as GLib does: most of those who share the cache are built on that.
  static QByteArray uriOf(const QString& file);
  /// Modification time of a file, seconds since 1970; negative: there is no such file.
  static qint64 modified(const QString& file);

  /// Place of a file's thumbnail, whether or not there is one.
  QString pathOf(const QString& file, Size size) const;
  /// True if a picture was written by this program, of any version; others share the cache.
  static bool isOwn(const QString& picture);
  /// Place of the mark that this version of the program has tried in vain.
  QString failurePathOf(const QString& file) const;
  /// True if the file is one of the cache's own: those have no thumbnails.
  bool holds(const QString& file) const;

  /// A valid thumbnail of this size, or a larger one; null: there is none.
  QImage find(const QString& file, Size size) const;
  /// True if a thumbnail of the file, as it is now, was tried in vain.
  bool hasFailed(const QString& file) const;
  /// Keeps the picture of a file that was modified at that time. False: it cannot be written.
  bool store(const QString& file, qint64 modified, Size size, const QImage& picture) const;
  bool markFailed(const QString& file, qint64 modified) const;

private:
  QString m_folder;
};

} // namespace vitrine::ui
