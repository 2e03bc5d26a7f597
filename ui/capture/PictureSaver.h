#pragma once

#include "core/base/NameTemplate.h"
#include "core/base/TaskQueue.h"
#include "core/image/PictureEncoder.h"
#include "ui/capture/PictureSubject.h"

#include <QImage>
#include <QObject>

#include <memory>

namespace vitrine::ui {

/// Encodes and writes pictures by tasks, one after the other, each file whole or not at all. Pictures that wait when
/// this object is destroyed are still written. GUI thread.
class PictureSaver : public QObject {
  Q_OBJECT

public:
  /// Path of a written picture, or a text for the user.
  using Outcome = std::expected<QString, QString>;

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
  void add(std::function<Outcome(base::Progress& hashing)> write);

  std::shared_ptr<base::Progress> m_hashing; ///< of the notes in the pictures; cancelled by the destructor
  base::TaskQueue m_writes;                  ///< in the order of the pictures, which gives them their numbers
};

} // namespace vitrine::ui
