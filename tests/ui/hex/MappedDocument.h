#pragma once

#include "tests/support/TestBytes.h"
#include "ui/session/FileReading.h"

namespace vitrine::tests {

/// A document over any bytes; its sections are "head" (bytes 0 to 31), "table" (64 to 127) with four records of eight
/// bytes, and "copy" (96 to 159), which overlaps it. Nothing points at bytes 32 to 63, nor behind "copy".
inline ui::FileReadingPtr mappedDocument(const ByteSourcePtr& source, const QString& path = {}) {
  static constexpr auto kPair = structure::layout("pair", 8, structure::fields::u32("a"), structure::fields::u32("b"));
  structure::StructureBuilder builder(QStringLiteral("whole"), {0, 0, source->size()});
  builder.add(builder.root(), QStringLiteral("head"), {0, 0, 32});
  const auto table = builder.add(builder.root(), QStringLiteral("table"), {0, 64, 64});
  builder.at(table).table = structure::makeFixedTable(kPair, source, builder.at(table).range);
  builder.add(builder.root(), QStringLiteral("copy"), {0, 96, 64});
  auto document = std::make_shared<Document>();
  document->path = path;
  document->size = source->size();
  document->spaces = bytes::ByteSpaces(QStringLiteral("whole"), source);
  document->structure = builder.build();
  auto reading = std::make_shared<ui::FileReading>();
  reading->document = document;
  return reading;
}

/// Zeros that are made when read, as of a sparse file; remembers how many were, and in how large pieces.
class SparseSource final : public ByteSource {
public:
  explicit SparseSource(std::uint64_t size) : m_size(size) {}
  std::uint64_t size() const override { return m_size; }
  Result<Bytes> read(std::uint64_t offset, std::uint64_t count) const override {
    if (count > m_size || offset > m_size - count) {
      return std::unexpected(Error::damaged(QStringLiteral("past the end"), m_size));
    }
    std::uint64_t most = mostRead;
    while (count > most && !mostRead.compare_exchange_weak(most, count)) {
    }
    return Bytes::adopt(std::vector<std::byte>(count));
  }
  mutable std::atomic<std::uint64_t> mostRead = 0;

private:
  std::uint64_t m_size;
};

} // namespace vitrine::tests
