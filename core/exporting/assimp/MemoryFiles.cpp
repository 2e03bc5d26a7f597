#include "core/exporting/assimp/MemoryFiles.h"

#include <cstring>
#include <memory>

namespace vitrine::exporting {
namespace {

/// Writing only, as a file opened with "w": what is sought past is filled with zeros.
class MemoryStream final : public Assimp::IOStream {
public:
  explicit MemoryStream(QByteArray& bytes) : m_bytes(bytes) {}

  size_t Read(void*, size_t, size_t) override { return 0; }

  size_t Write(const void* from, size_t size, size_t count) override {
    const size_t length = size * count;
    const size_t end = m_at + length;
    if (end > static_cast<size_t>(m_bytes.size())) {
      m_bytes.resize(static_cast<qsizetype>(end));
    }
    std::memcpy(m_bytes.data() + m_at, from, length);
    m_at = end;
    return count;
  }

  aiReturn Seek(size_t offset, aiOrigin origin) override {
    const size_t start = origin == aiOrigin_SET ? 0 : origin == aiOrigin_CUR ? m_at : FileSize();
    const size_t before = FileSize();
    m_at = start + offset;
    if (m_at > before) {
      m_bytes.append(static_cast<qsizetype>(m_at - before), '\0');
    }
    return aiReturn_SUCCESS;
  }

  size_t Tell() const override { return m_at; }
  size_t FileSize() const override { return static_cast<size_t>(m_bytes.size()); }
  void Flush() override {}

private:
  QByteArray& m_bytes;
  size_t m_at = 0;
};

} // namespace

Assimp::IOStream* MemoryFiles::Open(const char* name, const char* mode) {
  if (!std::strchr(mode, 'w')) {
    return nullptr;
  }
  QByteArray& bytes = m_files[name];
  bytes.clear();
  return std::make_unique<MemoryStream>(bytes).release();
}

void MemoryFiles::Close(Assimp::IOStream* stream) {
  const std::unique_ptr<Assimp::IOStream> closed(stream);
}

} // namespace vitrine::exporting
