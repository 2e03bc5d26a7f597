#pragma once

#include <QByteArray>
#include <QSaveFile>
#include <QString>

namespace vitrine::bytes {

/// QSaveFile that notices each failed write (Qt 6.4). A write of QSaveFile that fills the disk returns fewer bytes than
/// were passed and sets no error; QSaveFile::commit() then reports success. This class writes the rest, which succeeds
/// or fails with the system's reason. Use commitWhole() in place of QSaveFile::commit().
class WholeFile final : public QSaveFile {
public:
  explicit WholeFile(const QString& path) : QSaveFile(path) {}

protected:
  qint64 writeData(const char* data, qint64 size) override;

private:
  friend bool commitWhole(WholeFile& file);

  bool writePending();

  QString m_problem; ///< Reason of the first failure. Empty if all writes succeeded.
};

/// Commits a file that is written completely. Returns false if this fails or if an earlier write failed. The file that
/// was there before stays then, and errorString() is the system's reason.
bool commitWhole(WholeFile& file);

/// Writes a file completely or not at all. Returns false if that fails.
bool writeWhole(const QString& path, const QByteArray& content);

/// Writes all bytes to a WholeFile, or to a file that was opened with QIODevice::Unbuffered. Returns false if that
/// fails. errorString() is the system's reason then.
bool writeAll(QFileDevice& file, const QByteArray& content);

} // namespace vitrine::bytes
