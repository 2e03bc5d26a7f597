#include "app/cli/OutputTarget.h"

#include "core/bytes/WholeFile.h"
#include "core/exporting/DataFile.h"
#include "core/formats/api/ArchivePath.h"

#include <QFileInfo>

namespace vitrine::cli {
namespace {

/// Mode without a buffer: a buffer would be written once more when the emptied file is closed.
constexpr auto kFilling = QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered;

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
    made.m_file = std::make_unique<bytes::WholeFile>(out);
  }
  if (!made.m_file->open(fill ? kFilling : QIODevice::WriteOnly)) {
    return std::unexpected(cannotWrite(out, made.m_file->errorString()));
  }
  return made;
}

bool OutputTarget::write(const QByteArray& bytes) {
  if (!m_file) {
    return m_stream.write(bytes);
  }
  if (m_problem.isEmpty() && !bytes::writeAll(*m_file, bytes)) {
    m_problem = m_file->errorString();
  }
  return m_problem.isEmpty();
}

QString OutputTarget::commitFile() {
  if (auto* whole = dynamic_cast<bytes::WholeFile*>(m_file.get())) {
    return bytes::commitWhole(*whole) ? QString() : whole->errorString();
  }
  if (!m_problem.isEmpty()) {
    m_file->resize(0); // as empty as it was
  }
  return m_problem;
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
