#include "core/bytes/FileBytes.h"

#include "core/base/Translate.h"

#include <QFileInfo>

#include <cstring>

namespace vitrine::bytes {
namespace {

Error unreadable(const QString& path, const QString& why) {
  return Error::of(ErrorCode::Unreadable, why, path);
}

} // namespace

Result<std::shared_ptr<const FileBytes>> FileBytes::open(const QString& path, std::uint64_t wholeLimit) {
  const QFileInfo info(path);
  if (!info.exists()) {
    return std::unexpected(Error::of(ErrorCode::NotFound, base::translate("formats", "there is no such file"), path));
  }
  // A FIFO or device would block or never end.
  if (!info.isFile()) {
    return std::unexpected(unreadable(path, base::translate("formats", "this is not a regular file")));
  }
  auto file = std::make_unique<QFile>(path);
  if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
    return std::unexpected(unreadable(path, file->errorString()));
  }
  auto made = std::make_shared<FileBytes>();
  made->m_path = path;
  made->m_size = static_cast<std::uint64_t>(file->size());
  made->m_file = std::move(file);
  if (made->m_size <= wholeLimit) {
    auto all = made->readFromDisk(0, made->m_size);
    if (!all) {
      return std::unexpected(all.error());
    }
    made->m_bytes = std::move(*all);
    made->m_file.reset();
  }
  return made;
}

Result<Bytes> FileBytes::read(std::uint64_t offset, std::uint64_t size) const {
  if (offset > m_size || size > m_size - offset) {
    Error error = Error::damaged(base::translate("formats", "%1 bytes are needed, but %2 are left")
                                     .arg(size)
                                     .arg(offset < m_size ? m_size - offset : 0),
                                 offset);
    error.path = m_path;
    return std::unexpected(std::move(error));
  }
  if (whole()) {
    return m_bytes.slice(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
  }
  const std::lock_guard lock(m_mutex);
  const std::uint64_t first = offset / kPageSize;
  if (size == 0 || (offset + size - 1) / kPageSize != first) {
    return readFromDisk(offset, size);
  }
  const auto bytes = page(first);
  if (!bytes) {
    return bytes;
  }
  return bytes->slice(static_cast<std::size_t>(offset - first * kPageSize), static_cast<std::size_t>(size));
}

Result<Bytes> FileBytes::page(std::uint64_t number) const {
  if (const auto known = m_pages.find(number); known != m_pages.end()) {
    m_ages.splice(m_ages.begin(), m_ages, known->second.age);
    return known->second.bytes;
  }
  const std::uint64_t offset = number * kPageSize;
  auto bytes = readFromDisk(offset, std::min(kPageSize, m_size - offset));
  if (!bytes) {
    return bytes;
  }
  if (m_pages.size() >= kMaxPages) {
    m_pages.erase(m_ages.back());
    m_ages.pop_back();
  }
  m_ages.push_front(number);
  m_pages.emplace(number, Page{*bytes, m_ages.begin()});
  return bytes;
}

Result<Bytes> FileBytes::readFromDisk(std::uint64_t offset, std::uint64_t size) const {
  QByteArray buffer(static_cast<qsizetype>(size), Qt::Uninitialized);
  if (!m_file->seek(static_cast<qint64>(offset))) {
    return std::unexpected(unreadable(m_path, m_file->errorString()));
  }
  qsizetype filled = 0;
  while (filled < buffer.size()) {
    const qint64 got = m_file->read(buffer.data() + filled, buffer.size() - filled);
    if (got <= 0) {
      Error error = unreadable(m_path, got < 0 ? m_file->errorString()
                                               : base::translate("formats", "the file ended while it was being read"));
      error.offset = offset + static_cast<std::uint64_t>(filled);
      return std::unexpected(std::move(error));
    }
    filled += got;
  }
  return Bytes::adopt(std::move(buffer));
}

} // namespace vitrine::bytes
