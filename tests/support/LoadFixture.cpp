#include "tests/support/LoadFixture.h"

#include "core/bytes/FileBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

Result<DocumentPtr> LoadFixture::loadFile(const formats::Format& format, const QString& path) {
  return load(format, path, fileBytes(path));
}

Bytes fileBytes(const QString& path) {
  const auto file = FileBytes::open(path);
  const auto bytes = file ? (*file)->readAll() : std::unexpected(file.error());
  EXPECT_TRUE(bytes) << path.toStdString() << ": " << (bytes ? "" : bytes.error().reason().toStdString());
  return bytes.value_or(Bytes());
}

} // namespace vitrine::tests
