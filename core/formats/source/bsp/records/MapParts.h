#pragma once

#include "core/formats/source/bsp/file/SideLumps.h"
#include "core/formats/source/bsp/records/BspEntities.h"
#include "core/formats/source/bsp/records/DetailProps.h"
#include "core/formats/source/bsp/records/MapRecords.h"
#include "core/formats/source/bsp/records/NavFile.h"

#include <algorithm>

namespace vitrine::formats::source {

/// Parts of a map as they were read, before the scene is made of it.
struct MapParts {
  const BspHeader& header;
  const Lumps& lumps;
  const MapRecords& records;
  const std::vector<Entity>& entities;
  const GameLump& gameLump;
  const StaticProps& staticProps;
  const DetailProps& detailProps;
  std::vector<SideLump> sideLumps{};
  std::optional<NavFile> nav{};

  /// Number of the first entity of a class; nullopt: there is none.
  std::optional<std::size_t> entityOf(std::string_view className) const {
    const auto found = std::ranges::find_if(
        entities, [className](const Entity& entity) { return equalsFolded(entity.className(), className); });
    return found == entities.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - entities.begin()));
  }
};

/// Numbers of the sections whose records the scene refers to.
struct SectionIds {
  std::array<SectionId, kLumpCount> lumps{};
  SectionId staticProps = structure::kRootSection;
  SectionId detailProps = structure::kRootSection;
  SectionId occluders = structure::kRootSection;
  SectionId occluderPolygons = structure::kRootSection;
  SectionId collisionModels = structure::kRootSection;
  SectionId navAreas = structure::kRootSection;

  SectionId of(LumpId lump) const { return lumps[static_cast<std::size_t>(lump)]; }
};

} // namespace vitrine::formats::source
