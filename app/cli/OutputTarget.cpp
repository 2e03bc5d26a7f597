#include "app/cli/OutputTarget.h"

#include "core/bytes/WholeFile.h"
#include "core/exporting/DataFile.h"
#include "core/formats/api/ArchivePath.h"

#include <QFileInfo>

namespace vitrine::cli {
namespace {

Error cannotWrite(const QString& path, const QString& why) {
  return Error::of(ErrorCode::WriteFailed, QStringLiteral("cannot be written: %1").arg(why), path);
}

} // namespace

Result<OutputTarget> OutputTarget::open(const QString& out, const QString& input, Empty empty) {
  OutputTarget made;
  made.m_path = out;
  if (out == QLatin1String("-")) {
    return made;
  }
  if (const auto other = exporting::checkNotOpened(out, formats::fileOnDisk(input)); !other) {
    return std::unexpected(other.error());
  }
  const QFileInfo target(out);
  // A save file would take the place of a device or FIFO; those are reached through "-".
  if (target.exists() && !target.isFile()) {
    return std::unexpected(cannotWrite(out, QStringLiteral("this is not a regular file")));
  }
  const bool fill = empty == Empty::Filled && target.exists() && target.size() == 0;
  if (fill) {
    made.m_file = std::make_unique<QFile>(out);
  } else {
    made.m_file = std::make_unique<QSaveFile>(out);
  }
  if (!made.m_file->open(fill ? QIODevice::ReadWrite | QIODevice::ExistingOnly : QIODevice::WriteOnly)) {
    return std::unexpected(cannotWrite(out, made.m_file->errorString()));
  }
  return made;
}

bool OutputTarget::write(const QByteArray& bytes) {
  return m_file ? m_file->write(bytes) == bytes.size() : m_stream.write(bytes);
}

QString OutputTarget::commitFile() {
  if (auto* whole = qobject_cast<QSaveFile*>(m_file.get())) {
    return bytes::commitWhole(*whole) ? QString() : whole->errorString();
  }
  if (m_file->flush() && m_file->error() == QFileDevice::NoError) {
    return {};
  }
  const QString why = m_file->errorString();
  m_file->resize(0); // as empty as it was
  return why;
}

Result<void> OutputTarget::commit() {
  if (const QString why = m_file ? commitFile() : QString(); !why.isEmpty()) {
    return std::unexpected(cannotWrite(m_path, why));
  }
  if (const QString problem = m_file ? QString() : m_stream.finish(); !problem.isEmpty()) {
    return std::unexpected(cannotWrite(QStringLiteral("standard output"), problem));
  }
  return {};
}

} // namespace vitrine::cli
