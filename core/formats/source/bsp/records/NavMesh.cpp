#include "core/formats/source/bsp/records/NavMesh.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/formats/source/bsp/records/MapRecords.h"

#include <optional>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kNavMagicNumber = 0xFEEDFACE;
constexpr std::uint32_t kOldestNav = 9;
constexpr std::uint32_t kNewestNav = 16;
constexpr std::uint32_t kWithSubVersion = 10;
constexpr std::uint32_t kWithLight = 11;
constexpr std::uint32_t kWithUnnamedAreas = 12;
constexpr std::uint32_t kWithWideAttributes = 13;
constexpr std::uint32_t kWithAnalysis = 14;
constexpr std::uint32_t kWithoutApproaches = 15;
constexpr std::uint32_t kWithVisibility = 16;

constexpr std::uint64_t kDirections = 4;
constexpr std::uint64_t kIdBytes = 4;
constexpr std::uint64_t kHidingSpotBytes = 17;
constexpr std::uint64_t kApproachBytes = 14;
constexpr std::uint64_t kEncounterBytes = 10; ///< without its spots
constexpr std::uint64_t kEncounterSpotBytes = 5;
constexpr std::uint64_t kTeams = 2;
constexpr std::uint64_t kCornerLights = 4;
constexpr std::uint64_t kVisibleAreaBytes = 5;

/// Additions of games behind each area.
enum class Addition { None, Approaches, Attributes };

/// Additions that a file may have by its game's own version: two games have a first one, and only one a second.
std::vector<Addition> additionsIn(const Bytes& file) {
  constexpr std::size_t kVersions = 12;
  bytes::ByteReader reader(file.slice(0, std::min(file.size(), kVersions)));
  const bool whole = reader.size() == kVersions;
  reader.skip(whole ? sizeof(std::uint32_t) : 0);
  switch (whole && reader.u32() >= kWithSubVersion ? reader.u32() : 0) {
  case 0:
    return {Addition::None};
  case 1:
    return {Addition::Approaches, Addition::Attributes};
  case 2:
    return {Addition::Attributes};
  default:
    return {Addition::None, Addition::Approaches, Addition::Attributes};
  }
}

class NavReader {
public:
  NavReader(const Bytes& file, Addition addition) : m_reader(file), m_addition(addition) {}

  /// Throws bytes::ReadError.
  NavMesh read() {
    readHeader();
    readPlaces();
    readAreas();
    readLadders();
    return std::move(m_mesh);
  }

private:
  void readHeader() {
    if (m_reader.u32() != kNavMagicNumber) {
      m_reader.seek(0);
      m_reader.fail(base::translate("formats", "no navigation mesh"));
    }
    m_mesh.version = m_reader.u32();
    if (m_mesh.version < kOldestNav || m_mesh.version > kNewestNav) {
      m_reader.seek(bsp::kNavMagic.size / 2);
      m_reader.fail(
          base::translate("formats", "navigation meshes of version %1 are not supported").arg(m_mesh.version));
    }
    m_mesh.headerLayout = bsp::kNavHeader9;
    if (m_mesh.version >= kWithSubVersion) {
      m_reader.skip(sizeof(std::uint32_t));
      m_mesh.headerLayout = bsp::kNavHeader10;
    }
    m_mesh.mapSize = m_reader.u32();
    if (m_mesh.version >= kWithAnalysis) {
      m_reader.skip(1);
      m_mesh.headerLayout = bsp::kNavHeader14;
    }
    m_mesh.header = {base::kFileSpace, 0, m_reader.position()};
  }

  void readPlaces() {
    const std::size_t start = m_reader.position();
    for (std::uint16_t left = m_reader.u16(); left > 0; --left) {
      m_reader.skip(m_reader.u16());
    }
    m_reader.skip(m_mesh.version >= kWithUnnamedAreas ? 1 : 0);
    m_mesh.places = {base::kFileSpace, start, m_reader.position() - start};
  }

  void readAreas() {
    const bool wide = m_mesh.version >= kWithWideAttributes;
    m_mesh.areaLayout = wide ? LayoutPtr(bsp::kNavArea40) : LayoutPtr(bsp::kNavArea38);
    const std::uint32_t count = m_reader.u32();
    m_reader.require(count, m_mesh.areaLayout->size, base::translate("formats", "navigation areas"));
    const std::size_t start = m_reader.position();
    m_mesh.list.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      readArea(wide);
    }
    m_mesh.areas = {base::kFileSpace, start, m_reader.position() - start};
  }

  void readArea(bool wide) {
    NavArea& area = m_mesh.list.emplace_back();
    area.start = static_cast<std::uint32_t>(m_reader.position());
    m_reader.skip(kIdBytes);
    area.attributes = wide ? m_reader.u32() : m_reader.u16();
    const QVector3D northWest = m_reader.vec3();
    const QVector3D southEast = m_reader.vec3();
    const float northEast = m_reader.f32();
    const float southWest = m_reader.f32();
    area.corners = {northWest, QVector3D(southEast.x(), northWest.y(), northEast), southEast,
                    QVector3D(northWest.x(), southEast.y(), southWest)};
    const bool isBox = northWest.x() <= southEast.x() && northWest.y() <= southEast.y();
    if (!isBox || !std::ranges::all_of(area.corners, isSane)) {
      m_reader.seek(area.start);
      m_reader.fail(base::translate("formats", "a navigation area out of range"));
    }
    skipLinks();
    skipSights();
    area.size = static_cast<std::uint32_t>(m_reader.position() - area.start);
  }

  /// Areas beside it, places to hide, ways through it, its place.
  void skipLinks() {
    skipLists(kDirections);
    m_reader.skip(std::uint64_t{m_reader.u8()} * kHidingSpotBytes);
    if (m_mesh.version < kWithoutApproaches) {
      m_reader.skip(std::uint64_t{m_reader.u8()} * kApproachBytes);
    }
    for (std::uint32_t left = m_reader.u32(); left > 0; --left) {
      m_reader.skip(kEncounterBytes);
      m_reader.skip(std::uint64_t{m_reader.u8()} * kEncounterSpotBytes);
    }
    m_reader.skip(sizeof(std::uint16_t)); // place
  }

  /// Ladders up and down, when teams get there, light, what is seen from it, and what the game adds.
  void skipSights() {
    skipLists(2);
    m_reader.skip(kTeams * sizeof(float));
    if (m_mesh.version >= kWithLight) {
      m_reader.skip(kCornerLights * sizeof(float));
    }
    if (m_mesh.version >= kWithVisibility) {
      m_reader.skip(std::uint64_t{m_reader.u32()} * kVisibleAreaBytes);
      m_reader.skip(kIdBytes);
    }
    if (m_addition == Addition::Approaches) {
      m_reader.skip(std::uint64_t{m_reader.u8()} * kApproachBytes);
    } else if (m_addition == Addition::Attributes) {
      m_reader.skip(sizeof(std::uint32_t));
    }
  }

  void skipLists(std::uint64_t lists) {
    for (; lists > 0; --lists) {
      m_reader.skip(std::uint64_t{m_reader.u32()} * kIdBytes);
    }
  }

  void readLadders() {
    const std::uint32_t count = m_reader.u32();
    m_reader.require(count, bsp::kNavLadder.size, base::translate("formats", "navigation ladders"));
    m_mesh.ladders = {base::kFileSpace, m_reader.position(), std::uint64_t{count} * bsp::kNavLadder.size};
    m_reader.skip(m_mesh.ladders.size);
    if (!m_reader.atEnd()) {
      m_reader.fail(base::translate("formats", "%1 bytes are left").arg(m_reader.remaining()));
    }
  }

  bytes::ByteReader m_reader;
  Addition m_addition;
  NavMesh m_mesh;
};

} // namespace

Result<NavMesh> readNavMesh(const Bytes& file) {
  std::optional<Error> first;
  for (const Addition addition : additionsIn(file)) {
    try {
      return NavReader(file, addition).read();
    } catch (const bytes::ReadError& error) {
      first = first.value_or(error.error());
    }
  }
  return std::unexpected(*first);
}

} // namespace vitrine::formats::source
