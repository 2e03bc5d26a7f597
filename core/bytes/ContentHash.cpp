#include "core/bytes/ContentHash.h"

#include <QCryptographicHash>

namespace vitrine::bytes {
namespace {

constexpr std::uint64_t kHashedAtOnce = 1 << 20;

} // namespace

QString contentHash(const ByteSource& bytes, base::Progress& progress) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  for (std::uint64_t at = 0; at < bytes.size(); at += kHashedAtOnce) {
    progress.check();
    const auto piece = bytes.readClipped(at, kHashedAtOnce);
    if (!piece) {
      return {};
    }
    hash.addData(piece->toByteArray());
  }
  return QString::fromLatin1(hash.result().toHex());
}

} // namespace vitrine::bytes
