#include "core/formats/source/vpk/file/VpkContent.h"

#include "core/base/Translate.h"
#include "core/bytes/Decompress.h"

#include <algorithm>
#include <cstring>
#include <mutex>

namespace vitrine::formats::source {
namespace {

constexpr std::uint64_t kUncheckedBytes = 4096;

/// Preloaded bytes and body as one.
class EntrySource final : public ByteSource {
public:
  EntrySource(Bytes preload, VpkBody body, const VpkEntry& entry, QString path)
      : m_preload(std::move(preload)), m_body(std::move(body)), m_entry(entry), m_path(std::move(path)) {}

  std::uint64_t size() const override { return m_entry.size(); }

  Result<Bytes> read(std::uint64_t offset, std::uint64_t wanted) const override {
    if (offset > size() || wanted > size() - offset) {
      return std::unexpected(told(Error::damaged(base::translate("formats", "a read past the end"), offset)));
    }
    if (offset + wanted <= kUncheckedBytes && size() > kUncheckedBytes) {
      return join(offset, wanted);
    }
    std::call_once(m_once, [this] { m_whole = checked(); });
    if (!m_whole) {
      return std::unexpected(m_whole.error());
    }
    return m_whole->slice(static_cast<std::size_t>(offset), static_cast<std::size_t>(wanted));
  }

private:
  Error told(Error error) const {
    error.path = m_path;
    return error;
  }

  Result<Bytes> join(std::uint64_t offset, std::uint64_t wanted) const {
    const Bytes first = m_preload.clippedSlice(offset, wanted);
    const std::uint64_t rest = wanted - first.size();
    if (rest == 0) {
      return first;
    }
    const std::uint64_t inBody = offset + first.size() - m_preload.size();
    auto body = m_body.source->read(m_body.offset + inBody, rest);
    if (!body || first.empty()) {
      return body;
    }
    std::vector<std::byte> joined(first.span().begin(), first.span().end());
    joined.insert(joined.end(), body->span().begin(), body->span().end());
    return Bytes::adopt(std::move(joined));
  }

  Result<Bytes> checked() const {
    auto whole = join(0, size());
    if (!whole) {
      return std::unexpected(told(whole.error()));
    }
    // Writers that do without checksums leave them 0.
    if (m_entry.crc != 0 && bytes::crc32(*whole) != m_entry.crc) {
      return std::unexpected(
          told(Error::damaged(base::translate("formats", "the bytes do not match their checksum"), 0)));
    }
    return whole;
  }

  Bytes m_preload;
  VpkBody m_body;
  VpkEntry m_entry;
  QString m_path;
  mutable std::once_flag m_once;
  mutable Result<Bytes> m_whole;
};

} // namespace

Result<VpkBody> locateVpkBody(const VpkArchive& archive, const VpkEntry& entry) {
  VpkBody body{archive.file, entry.offset};
  if (entry.embedded()) {
    body.offset += archive.directory.header.treeEnd();
  } else if (entry.length > 0) {
    auto part = archive.parts.open(entry.archive);
    if (!part) {
      return std::unexpected(part.error());
    }
    body.source = std::move(*part);
  }
  if (entry.length > 0 && (body.offset > body.source->size() || entry.length > body.source->size() - body.offset)) {
    Error error = Error::damaged(
        base::translate("formats", "it lies past the end of its archive, which has %1 bytes").arg(body.source->size()),
        body.offset);
    error.path = archive.directory.pathOf(entry);
    return std::unexpected(std::move(error));
  }
  return body;
}

Result<ByteSourcePtr> openVpkEntry(const VpkArchivePtr& archive, const VpkEntry& entry, const Limits& limits) {
  const QString path = archive->directory.pathOf(entry);
  if (entry.size() > limits.maxDecodedBytes) {
    return std::unexpected(Error::of(
        ErrorCode::LimitReached,
        base::translate("formats", "%1 bytes exceed the limit of %2").arg(entry.size()).arg(limits.maxDecodedBytes),
        path));
  }
  auto body = locateVpkBody(*archive, entry);
  if (!body) {
    return std::unexpected(body.error());
  }
  Bytes preload = archive->directory.tree.clippedSlice(entry.preloadOffset(), entry.preload);
  return std::make_shared<EntrySource>(std::move(preload), std::move(*body), entry, path);
}

} // namespace vitrine::formats::source
