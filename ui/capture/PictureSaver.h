#pragma once

#include "core/base/NameTemplate.h"
#include "core/image/PictureEncoder.h"
#include "ui/capture/PictureSubject.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>

namespace vitrine::ui {

/// Codes and writes pictures on a worker, one after the other, each file whole or not at all. What becomes of it is
/// told on the thread of this object. The destructor waits for what is to be written.
class PictureSaver : public QObject {
  Q_OBJECT

public:
  explicit PictureSaver(QObject* parent = nullptr);
  ~PictureSaver() override;

  /// Writes into a folder, which is made if need be, under a name that nothing had before; as PNG.
  void saveNew(const QImage& picture, const QString& folder, const base::NameTemplate& names,
               const base::NameValues& values, const PictureSubject& subject);
  /// Writes as the name's ending says, over what is there.
  void saveAs(const QImage& picture, const QString& path, const PictureSubject& subject);

Q_SIGNALS:
  void saved(const QString& path);
  void failed(const QString& reason);

private:
  image::OutputOptions optionsFor(const QString& path, const PictureSubject& subject);

  base::Progress m_hashing; ///< cancelled at the end
  QThreadPool m_pool;       ///< one thread: numbers in the order of the pictures
};

} // namespace vitrine::ui
