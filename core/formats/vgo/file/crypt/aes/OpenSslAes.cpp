#include "core/formats/vgo/file/crypt/AesModule.h"

#include <QtGlobal>

#include <openssl/evp.h>

#include <limits>
#include <memory>

namespace vitrine::formats::vgo {
namespace {

const EVP_CIPHER* cipherOf(std::size_t keyBytes) {
  switch (keyBytes) {
  case 16:
    return EVP_aes_128_cbc();
  case 24:
    return EVP_aes_192_cbc();
  case 32:
    return EVP_aes_256_cbc();
  default:
    return nullptr;
  }
}

const unsigned char* bytesOf(std::span<const std::byte> bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

std::ptrdiff_t decryptWithOpenSsl(const AesTask& task) {
  const EVP_CIPHER* cipher = cipherOf(task.key.size());
  const bool fits = cipher && task.vector.size() == kAesBlockBytes && task.plain.size() >= task.coded.size() &&
                    task.coded.size() <= std::numeric_limits<int>::max();
  const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                EVP_CIPHER_CTX_free);
  if (!fits || !context ||
      EVP_DecryptInit_ex(context.get(), cipher, nullptr, bytesOf(task.key), bytesOf(task.vector)) != 1) {
    return -1;
  }
  auto* plain = reinterpret_cast<unsigned char*>(task.plain.data());
  int most = 0;
  int last = 0;
  if (EVP_DecryptUpdate(context.get(), plain, &most, bytesOf(task.coded), static_cast<int>(task.coded.size())) != 1 ||
      EVP_DecryptFinal_ex(context.get(), plain + most, &last) != 1) {
    return -1;
  }
  return most + last;
}

} // namespace
} // namespace vitrine::formats::vgo

extern "C" Q_DECL_EXPORT std::ptrdiff_t vitrineAesDecrypt1(const vitrine::formats::vgo::AesTask& task) {
  return vitrine::formats::vgo::decryptWithOpenSsl(task);
}
