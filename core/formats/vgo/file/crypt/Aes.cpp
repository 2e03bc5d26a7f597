#include "core/formats/vgo/file/crypt/Aes.h"

#include "core/base/LoadedModule.h"
#include "core/base/Translate.h"
#include "core/formats/vgo/file/crypt/AesModule.h"

namespace vitrine::formats::vgo {
namespace {

Result<AesDecrypt> load() {
  const auto function = base::moduleFunction(QStringLiteral("vitrine_aes"), kAesDecryptName);
  if (!function) {
    return std::unexpected(Error::of(
        ErrorCode::Unsupported,
        base::translate("formats", "the part that decrypts cannot be loaded: %1").arg(function.error().message)));
  }
  return reinterpret_cast<AesDecrypt>(*function);
}

} // namespace

bool isAesKeySize(std::size_t bytes) {
  return bytes == 16 || bytes == 24 || bytes == 32;
}

Result<Bytes> decryptAes(const Bytes& coded, const Bytes& key, const Bytes& vector) {
  if (vector.size() != kAesBlockBytes || coded.empty() || coded.size() % kAesBlockBytes != 0 ||
      !isAesKeySize(key.size())) {
    return std::unexpected(Error::of(
        ErrorCode::Damaged,
        base::translate("formats", "AES does not go with %1 bytes, a key of %2 and an initialisation vector of %3")
            .arg(coded.size())
            .arg(key.size())
            .arg(vector.size())));
  }
  static const Result<AesDecrypt> decrypt = load();
  if (!decrypt) {
    return std::unexpected(decrypt.error());
  }
  std::vector<std::byte> plain(coded.size());
  const std::ptrdiff_t size = (*decrypt)({key.span(), vector.span(), coded.span(), plain});
  if (size < 0) {
    return std::unexpected(Error::of(ErrorCode::NeedsInput, base::translate("formats", "the key does not fit")));
  }
  plain.resize(static_cast<std::size_t>(size));
  return Bytes::adopt(std::move(plain));
}

} // namespace vitrine::formats::vgo
