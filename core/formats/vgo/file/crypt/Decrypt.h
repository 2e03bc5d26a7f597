#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/structure/JsonTree.h"

#include <optional>

namespace vitrine::formats::vgo {

/// AES-CBC with PKCS7 padding, through OpenSSL in a module that is loaded at the first call. The key must be of a size
/// that AES has, the vector of 16 bytes, `coded` of whole blocks of 16. Errors: NeedsInput when the padding shows that
/// the key does not fit (without Error::needs), Damaged for sizes that are wrong, Unsupported when the module is not
/// there. Thread-safe.
Result<Bytes> decryptAes(const Bytes& coded, const Bytes& key, const Bytes& vector);

/// Contents of a crypt chunk: encryption of the accessor list.
struct CryptInfo {
  enum class Algorithm { Aes, Base64 };

  Algorithm algorithm = Algorithm::Aes;
  std::optional<Bytes> key; ///< none: it is in a file of its own
  Bytes vector;

  /// "AES-256-CBC" for a key of that many bytes, "Base64".
  QString name(std::size_t keyBytes) const;
};

/// Errors name the member that is wrong, and its byte.
Result<CryptInfo> readCryptInfo(const structure::JsonValueRef& crypt);

/// The bytes in plain. `fileKey`, where there is one, wins over the one inside. Errors: NeedsInput asks for a key, or
/// for another when it does not fit; else Damaged.
Result<Bytes> decrypt(const Bytes& coded, const CryptInfo& info, const std::optional<Bytes>& fileKey);

} // namespace vitrine::formats::vgo
