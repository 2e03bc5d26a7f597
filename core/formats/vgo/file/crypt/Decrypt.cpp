#include "core/formats/vgo/file/crypt/Decrypt.h"

#include "core/base/LoadedModule.h"
#include "core/base/Translate.h"
#include "core/formats/vgo/file/crypt/AesModule.h"
#include "core/formats/vgo/file/crypt/KeyFile.h"

#include <QByteArray>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValueRef;

bool isAesKeySize(std::size_t bytes) {
  return bytes == 16 || bytes == 24 || bytes == 32;
}

Result<AesDecrypt> loadAes() {
  const auto function = base::moduleFunction(QStringLiteral("vitrine_aes"), kAesDecryptName);
  if (!function) {
    return std::unexpected(Error::of(
        ErrorCode::Unsupported,
        base::translate("formats", "the decryption plugin cannot be loaded: %1").arg(function.error().message)));
  }
  return reinterpret_cast<AesDecrypt>(*function);
}

Error wrong(const JsonValueRef& member, const QString& message) {
  return Error::damaged(message, member.member().range.offset, member.member().range.space);
}

std::optional<Bytes> fromBase64(const QByteArray& text) {
  const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
  return decoded ? std::optional(Bytes::adopt(decoded.decoded)) : std::nullopt;
}

/// A member that is Base64; nullopt when it is not there. Error: it is something else.
Result<std::optional<Bytes>> bytesOf(const JsonValueRef& crypt, const char* name) {
  const JsonValueRef member = crypt[name];
  if (!member || member.text(QString()).isEmpty()) {
    return std::nullopt;
  }
  auto bytes = fromBase64(member.text().toLatin1());
  if (!bytes) {
    return std::unexpected(wrong(
        member,
        base::translate("formats", "\"%1\" of the crypt chunk is not valid Base64").arg(QLatin1StringView(name))));
  }
  return bytes;
}

Result<Bytes> plainOfBase64(const Bytes& coded) {
  // Line ends and padding are no part of it.
  QByteArray text(reinterpret_cast<const char*>(coded.data()), static_cast<qsizetype>(coded.size()));
  text.removeIf([](char c) { return c == '\0' || c == ' ' || c == '\r' || c == '\n' || c == '\t'; });
  auto plain = fromBase64(text);
  if (!plain) {
    return std::unexpected(
        Error::of(ErrorCode::Damaged, base::translate("formats", "the accessor list is not valid Base64")));
  }
  return std::move(*plain);
}

} // namespace

Result<Bytes> decryptAes(const Bytes& coded, const Bytes& key, const Bytes& vector) {
  if (vector.size() != kAesBlockBytes || coded.empty() || coded.size() % kAesBlockBytes != 0 ||
      !isAesKeySize(key.size())) {
    return std::unexpected(Error::of(
        ErrorCode::Damaged,
        base::translate("formats",
                        "AES cannot decrypt %1 bytes with a key of %2 bytes and an initialisation vector of %3")
            .arg(coded.size())
            .arg(key.size())
            .arg(vector.size())));
  }
  static const Result<AesDecrypt> decrypt = loadAes();
  if (!decrypt) {
    return std::unexpected(decrypt.error());
  }
  std::vector<std::byte> plain(coded.size());
  const std::ptrdiff_t size = (*decrypt)({key.span(), vector.span(), coded.span(), plain});
  if (size < 0) {
    return std::unexpected(Error::of(ErrorCode::NeedsInput, base::translate("formats", "the key is wrong")));
  }
  plain.resize(static_cast<std::size_t>(size));
  return Bytes::adopt(std::move(plain));
}

QString CryptInfo::name(std::size_t keyBytes) const {
  return algorithm == Algorithm::Base64 ? QStringLiteral("Base64") : QStringLiteral("AES-%1-CBC").arg(8 * keyBytes);
}

Result<CryptInfo> readCryptInfo(const JsonValueRef& crypt) {
  CryptInfo info;
  const QString algorithm = crypt["algorithms"].text();
  if (algorithm == QLatin1StringView("Base64")) {
    info.algorithm = CryptInfo::Algorithm::Base64;
    return info;
  }
  if (algorithm != QLatin1StringView("AES")) {
    return std::unexpected(wrong(
        crypt["algorithms"].exists() ? crypt["algorithms"] : crypt,
        base::translate("formats", "the accessor list is encrypted with \"%1\"; only AES and Base64 are supported")
            .arg(algorithm)));
  }
  const auto key = bytesOf(crypt, "key");
  const auto vector = bytesOf(crypt, "iv");
  if (!key || !vector) {
    return std::unexpected(key ? vector.error() : key.error());
  }
  if (!*vector || (*vector)->size() != kAesBlockBytes) {
    return std::unexpected(wrong(crypt["iv"].exists() ? crypt["iv"] : crypt,
                                 base::translate("formats", "the initialisation vector does not have 16 bytes")));
  }
  if (*key && !isAesKeySize((*key)->size())) {
    return std::unexpected(
        wrong(crypt["key"], base::translate("formats", "the key in the file has %1 bytes; AES keys have 16, 24 or 32")
                                .arg((*key)->size())));
  }
  info.key = *key;
  info.vector = **vector;
  return info;
}

Result<Bytes> decrypt(const Bytes& coded, const CryptInfo& info, const std::optional<Bytes>& fileKey) {
  if (info.algorithm == CryptInfo::Algorithm::Base64) {
    return plainOfBase64(coded);
  }
  const std::optional<Bytes>& key = fileKey ? fileKey : info.key;
  if (!key) {
    return std::unexpected(
        askForKey(base::translate("formats", "the file is encrypted: it needs its key file (.vgk)")));
  }
  auto plain = decryptAes(coded, *key, info.vector);
  if (!plain && plain.error().code == ErrorCode::NeedsInput) {
    return std::unexpected(askForKey(plain.error().message));
  }
  return plain;
}

} // namespace vitrine::formats::vgo
