#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <string>

namespace vitrine::demos::vgo {

/// CBC with PKCS7 padding; a key of 16, 24 or 32 bytes, an iv of 16. Throws std::runtime_error.
Bytes encryptAes(const Bytes& data, const Bytes& key, const Bytes& iv);

std::string base64(const Bytes& data);

} // namespace vitrine::demos::vgo
