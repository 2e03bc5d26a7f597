#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/source/bsp/file/LumpId.h"
#include "resources/demos/source/MapWriter.h"

#include <optional>

namespace vitrine::tests {

/// The bytes of a map that a test may spoil, and what comes of reading them. Knows the standard directory only.
class MapUnderTest {
public:
  MapUnderTest() = default;
  explicit MapUnderTest(std::vector<std::byte> bytes) : m_bytes(std::move(bytes)) {}

  /// One of our own maps, made once per set of options.
  static MapUnderTest made(const demos::WriteOptions& options = {}, int rooms = 2);
  /// A real map; nullopt where the samples folder is not there.
  static std::optional<MapUnderTest> sample(const QString& name);

  std::vector<std::byte>& bytes() { return m_bytes; }
  std::uint32_t u32(std::size_t at) const;
  void setU32(std::size_t at, std::uint32_t value);
  void setU16(std::size_t at, std::uint16_t value);
  void setU8(std::size_t at, std::uint8_t value) { m_bytes.at(at) = static_cast<std::byte>(value); }
  void setF32(std::size_t at, float value);
  void cut(std::size_t size) { m_bytes.resize(size); }

  std::uint32_t offset(formats::source::LumpId lump) const { return u32(entryAt(lump)); }
  std::uint32_t length(formats::source::LumpId lump) const { return u32(entryAt(lump) + 4); }
  /// Offset of a lump's directory entry.
  static std::size_t entryAt(formats::source::LumpId lump) { return 8 + 16 * static_cast<std::size_t>(lump); }
  /// Puts other bytes in a lump's place, at the end of the file.
  void replaceLump(formats::source::LumpId lump, std::span<const std::byte> content);

  struct Outcome {
    DocumentPtr document; ///< null when refused
    std::optional<Error> error;
    const Scene& scene() const { return *document->scene; }
    bool says(const QString& part) const; ///< in a diagnostic's message
    SectionId section(const char* path) const { return *document->structure.find(QString::fromLatin1(path)); }
  };
  Outcome load(const QHash<QString, QString>& options = {},
               formats::LoadPurpose purpose = formats::LoadPurpose::Everything, const files::MountPtr& beside = nullptr,
               const QString& path = QStringLiteral("/maps/under_test.bsp")) const;

private:
  std::vector<std::byte> m_bytes;
};

} // namespace vitrine::tests
