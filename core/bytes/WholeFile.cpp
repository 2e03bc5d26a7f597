#include "core/bytes/WholeFile.h"

namespace vitrine::bytes {
namespace {

/// A flush that writes only a part of the buffer fails without a reason. The next one writes the rest or fails with a
/// reason.
bool flushAll(QFileDevice& file) {
  return file.flush() || file.flush();
}

} // namespace

qint64 WholeFile::writeData(const char* data, qint64 size) {
  for (qint64 done = 0; done < size;) {
    const qint64 written = m_problem.isEmpty() ? QSaveFile::writeData(data + done, size - done) : -1;
    if (written <= 0) {
      if (m_problem.isEmpty()) {
        flushAll(*this); // sets the reason if a part of the buffer was written
        m_problem = errorString();
      }
      return -1;
    }
    done += written;
  }
  return size;
}

bool WholeFile::writePending() {
  if (m_problem.isEmpty() && !flushAll(*this)) {
    m_problem = errorString();
  }
  if (m_problem.isEmpty()) {
    return true;
  }
  cancelWriting(); // replaces the reason by its own
  setErrorString(m_problem);
  return false;
}

bool commitWhole(WholeFile& file) {
  return file.writePending() && file.commit();
}

bool writeWhole(const QString& path, const QByteArray& content) {
  WholeFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && commitWhole(file);
}

bool writeAll(QFileDevice& file, const QByteArray& content) {
  for (qint64 done = 0; done < content.size();) {
    const qint64 written = file.write(content.constData() + done, content.size() - done);
    if (written <= 0) {
      return false;
    }
    done += written;
  }
  return true;
}

} // namespace vitrine::bytes
