#include "core/bytes/ByteSums.h"

#include <QCryptographicHash>

#include <zlib.h>

namespace vitrine::bytes {

ByteSums sumsOf(std::span<const std::byte> bytes) {
  ByteSums sums;
  for (const std::byte byte : bytes) {
    sums.sum += std::to_integer<std::uint64_t>(byte);
  }
  sums.crc32 = static_cast<std::uint32_t>(
      crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<z_size_t>(bytes.size())));
  const QByteArrayView view(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
  sums.sha256 = QString::fromLatin1(QCryptographicHash::hash(view.toByteArray(), QCryptographicHash::Sha256).toHex());
  return sums;
}

} // namespace vitrine::bytes
