#pragma once

#include "ui/hex/SpaceMap.h"

#include <QBrush>

namespace vitrine::ui {

/// Name of what a run or tile is: the path of its section, or that nothing points at it.
QString mapName(const SpaceMap& map, structure::CoverageKind kind, SectionId section);

/// Name of a section for little room: its path without the first part, "FACES/stored".
QString shortName(const structure::Section& section);

/// "Records", "Between sections" …: what kind of bytes they are.
QString coverageKindText(structure::CoverageKind kind);

/// Lines about a run of a space: name, range, size and share, entropy, overlaps, compression. `entropy` may be null.
QStringList runLines(const SpaceMap& map, const bytes::EntropyCurve* entropy, const structure::CoverageRun& run);
/// The same of a tile.
QStringList tileLines(const SpaceMap& map, const bytes::EntropyCurve* entropy, const MapTile& tile);

/// Ground of a run or tile, as in the hex view.
QBrush mapGround(structure::CoverageKind kind, SectionId section);

} // namespace vitrine::ui
