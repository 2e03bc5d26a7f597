#pragma once

#include <cstddef>
#include <span>

/// Interface of the module with OpenSSL in it (core/base/LoadedModule.h, docs/adr/0013-modules-loaded-on-first-use.md).
namespace vitrine::formats::vgo {

inline constexpr std::size_t kAesBlockBytes = 16;

/// AES-CBC with PKCS7 padding. The key has 16, 24 or 32 bytes, the vector 16, and `coded` is whole blocks, as many as
/// `plain` has room for.
struct AesTask {
  std::span<const std::byte> key;
  std::span<const std::byte> vector;
  std::span<const std::byte> coded;
  std::span<std::byte> plain;
};

/// Bytes written to `plain`; negative when the padding is wrong, as with a key that does not fit. Thread-safe.
using AesDecrypt = std::ptrdiff_t (*)(const AesTask& task);
/// The number at its end goes up whenever AesTask changes.
inline constexpr const char* kAesDecryptName = "vitrineAesDecrypt1";

} // namespace vitrine::formats::vgo
