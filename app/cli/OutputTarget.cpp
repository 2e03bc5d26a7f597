#include "app/cli/OutputTarget.h"

#include "core/formats/api/ArchivePath.h"

#include <QFileInfo>

namespace vitrine::cli {
namespace {

Error cannotWrite(const QString& path, const QString& why) {
  return Error::of(ErrorCode::WriteFailed, QStringLiteral("cannot be written: %1").arg(why), path);
}

} // namespace

Result<OutputTarget> OutputTarget::open(const QString& out, const QString& input) {
  OutputTarget made;
  made.m_path = out;
  if (out == QLatin1String("-")) {
    return made;
  }
  const QFileInfo target(out);
  if (target.exists() && target.canonicalFilePath() == QFileInfo(formats::fileOnDisk(input)).canonicalFilePath()) {
    return std::unexpected(Error::of(ErrorCode::WriteFailed, QStringLiteral("this is the opened file itself"), out));
  }
  // A save file would take the place of a device or FIFO; those are reached through "-".
  if (target.exists() && !target.isFile()) {
    return std::unexpected(cannotWrite(out, QStringLiteral("this is not a regular file")));
  }
  made.m_file = std::make_unique<QSaveFile>(out);
  if (!made.m_file->open(QIODevice::WriteOnly)) {
    return std::unexpected(cannotWrite(out, made.m_file->errorString()));
  }
  return made;
}

bool OutputTarget::write(const QByteArray& bytes) {
  return m_file ? m_file->write(bytes) == bytes.size() : m_stream.write(bytes);
}

Result<void> OutputTarget::commit() {
  if (m_file && !m_file->commit()) {
    return std::unexpected(cannotWrite(m_path, m_file->errorString()));
  }
  if (const QString problem = m_file ? QString() : m_stream.finish(); !problem.isEmpty()) {
    return std::unexpected(cannotWrite(QStringLiteral("standard output"), problem));
  }
  return {};
}

} // namespace vitrine::cli
