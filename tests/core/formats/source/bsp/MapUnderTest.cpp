#include "tests/core/formats/source/bsp/MapUnderTest.h"

#include "core/bytes/ByteReader.h"
#include "core/formats/source/bsp/format/BspFormat.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/Samples.h"

#include <QFile>

#include <cstring>
#include <map>
#include <tuple>

namespace vitrine::tests {

MapUnderTest MapUnderTest::made(const demos::WriteOptions& options, int rooms) {
  static std::map<int, demos::MapModel> models;
  const auto model = models.try_emplace(rooms, samples::makeRooms(rooms, 7)).first;
  demos::WriteOptions quick = options;
  quick.light = options.light == demos::LightQuality::None ? options.light : demos::LightQuality::Fast;
  return MapUnderTest(demos::writeMap(model->second, quick));
}

std::optional<MapUnderTest> MapUnderTest::sample(const QString& name) {
  const auto path = samplePath(QStringLiteral("source-bsp/") + name);
  QFile file(path.value_or(QString()));
  if (!path || !file.open(QIODevice::ReadOnly)) {
    return std::nullopt;
  }
  const QByteArray content = file.readAll();
  const auto view = std::as_bytes(std::span(content.constData(), static_cast<std::size_t>(content.size())));
  return MapUnderTest({view.begin(), view.end()});
}

std::uint32_t MapUnderTest::u32(std::size_t at) const {
  return bytes::loadU32(&m_bytes.at(at));
}

void MapUnderTest::setU32(std::size_t at, std::uint32_t value) {
  std::memcpy(&m_bytes.at(at), &value, sizeof value);
}

void MapUnderTest::setU16(std::size_t at, std::uint16_t value) {
  std::memcpy(&m_bytes.at(at), &value, sizeof value);
}

void MapUnderTest::setF32(std::size_t at, float value) {
  std::memcpy(&m_bytes.at(at), &value, sizeof value);
}

void MapUnderTest::replaceLump(formats::source::LumpId lump, std::span<const std::byte> content) {
  m_bytes.resize((m_bytes.size() + 3) / 4 * 4);
  setU32(entryAt(lump), static_cast<std::uint32_t>(m_bytes.size()));
  setU32(entryAt(lump) + 4, static_cast<std::uint32_t>(content.size()));
  m_bytes.insert(m_bytes.end(), content.begin(), content.end());
}

bool MapUnderTest::Outcome::says(const QString& part) const {
  return std::ranges::any_of(document->diagnostics,
                             [&part](const Diagnostic& diagnostic) { return diagnostic.message.contains(part); });
}

MapUnderTest::Outcome MapUnderTest::load(const QHash<QString, QString>& options, formats::LoadPurpose purpose,
                                         const files::MountPtr& beside, const QString& path) const {
  files::Vfs vfs;
  if (beside) {
    vfs.append(beside);
  }
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress, {}, options, purpose, true};
  const formats::Source source{path, bytes::makeMemorySource(Bytes::adopt(m_bytes))};
  auto document = formats::source::BspFormat().load(source, context);
  if (!document) {
    return {nullptr, document.error()};
  }
  return {*document, std::nullopt};
}

} // namespace vitrine::tests
