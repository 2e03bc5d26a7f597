#pragma once

#include "core/bytes/ByteSource.h"
#include "resources/demos/source/ZipWriter.h"

namespace vitrine::tests {

/// Three files in two folders, one name with backslash and capitals, well compressible.
ByteSourcePtr makeTestZip(demos::ZipMethod method);

/// Its bytes, for tests that damage them.
std::vector<std::byte> testZipBytes(demos::ZipMethod method);

ByteSourcePtr sourceOf(std::vector<std::byte> bytes);

/// Writes a little-endian number into bytes.
void patch16(std::vector<std::byte>& bytes, std::size_t offset, std::uint16_t value);
void patch32(std::vector<std::byte>& bytes, std::size_t offset, std::uint32_t value);

/// Offset of the n-th occurrence (from 0) of a zip signature.
std::size_t findSignature(const std::vector<std::byte>& bytes, std::uint32_t signature, int n = 0);

} // namespace vitrine::tests
