#include "resources/demos/vgo/Encryption.h"

#include <openssl/evp.h>

#include <memory>
#include <stdexcept>

namespace vitrine::demos::vgo {

namespace {

const unsigned char* raw(const Bytes& bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

const EVP_CIPHER* cipherFor(std::size_t keySize) {
  switch (keySize) {
  case 16:
    return EVP_aes_128_cbc();
  case 24:
    return EVP_aes_192_cbc();
  case 32:
    return EVP_aes_256_cbc();
  default:
    throw std::runtime_error("an AES key has 16, 24 or 32 bytes");
  }
}

} // namespace

Bytes encryptAes(const Bytes& data, const Bytes& key, const Bytes& iv) {
  constexpr std::size_t kBlock = 16;
  if (iv.size() != kBlock)
    throw std::runtime_error("an AES iv has 16 bytes");
  const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                EVP_CIPHER_CTX_free);
  Bytes coded(data.size() + kBlock);
  auto* out = reinterpret_cast<unsigned char*>(coded.data());
  int written = 0;
  int rest = 0;
  if (!context || !EVP_EncryptInit_ex(context.get(), cipherFor(key.size()), nullptr, raw(key), raw(iv)) ||
      !EVP_EncryptUpdate(context.get(), out, &written, raw(data), static_cast<int>(data.size())) ||
      !EVP_EncryptFinal_ex(context.get(), out + written, &rest))
    throw std::runtime_error("libcrypto does not encrypt");
  coded.resize(static_cast<std::size_t>(written) + static_cast<std::size_t>(rest));
  return coded;
}

std::string base64(const Bytes& data) {
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < data.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t k = 0; k < 3; ++k)
      group = group << 8 | (i + k < data.size() ? std::to_integer<std::uint32_t>(data[i + k]) : 0);
    for (std::size_t k = 0; k < 4; ++k)
      text += i + k <= data.size() ? kLetters[group >> (18 - 6 * k) & 63] : '=';
  }
  return text;
}

} // namespace vitrine::demos::vgo
