#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"

namespace vitrine::formats::vgo {

/// True if AES has keys of that many bytes.
bool isAesKeySize(std::size_t bytes);

/// AES-CBC with PKCS7 padding, through OpenSSL in a module that is loaded at the first call. The key must be of a size
/// that AES has, the vector of 16 bytes, `coded` of whole blocks of 16. Errors: NeedsInput when the padding shows that
/// the key does not fit (without Error::needs), Damaged for sizes that are wrong, Unsupported when the module is not
/// there. Thread-safe.
Result<Bytes> decryptAes(const Bytes& coded, const Bytes& key, const Bytes& vector);

} // namespace vitrine::formats::vgo
