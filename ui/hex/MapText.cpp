#include "ui/hex/MapText.h"

#include "ui/hex/StructureTints.h"
#include "ui/widgets/Texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace vitrine::ui {
namespace {

using structure::CoverageKind;

class MapTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::StructureMapPanel)
};

QString decimalText(double value, int places) {
  return QLocale().toString(value, 'f', places);
}

QString shareText(std::uint64_t part, std::uint64_t whole) {
  const double share = whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
  constexpr double kLeastShare = 0.1;
  return part > 0 && share < kLeastShare ? MapTexts::tr("less than %1 %").arg(decimalText(kLeastShare, 1))
                                         : MapTexts::tr("%1 %").arg(decimalText(share, 1));
}

QString sectionName(const SpaceMap& map, SectionId section) {
  const structure::Section& named = map.document->structure[section];
  return named.path.isEmpty() ? named.name : named.path;
}

QString rangeText(const ByteRange& range, std::uint64_t bytes, std::uint64_t whole) {
  const std::uint64_t last = range.size > 0 ? range.end() - 1 : range.offset;
  return MapTexts::tr("%1 to %2, %3 bytes (%4)")
      .arg(hexText(range.offset), hexText(last), countText(bytes), shareText(bytes, whole));
}

void addEntropy(QStringList& lines, const bytes::EntropyCurve* entropy, const ByteRange& range) {
  constexpr int kEntropyDigits = 2;
  if (const auto bits = entropyOf(entropy, range.offset, range.size)) {
    lines << MapTexts::tr("Entropy: %1 of 8 bits per byte").arg(decimalText(*bits, kEntropyDigits));
  }
}

/// The part of a range that another space was decoded from.
void addCompression(QStringList& lines, const SpaceMap& map, const ByteRange& range) {
  const auto& coded = map.coverage.coded;
  const auto after = std::ranges::lower_bound(coded, range.end(), {},
                                              [](const structure::CoverageCoded& one) { return one.stored.offset; });
  if (after == coded.begin()) {
    return;
  }
  const structure::CoverageCoded& last = *std::prev(after);
  if (last.stored.end() > range.offset && !last.decoder.isEmpty()) {
    lines << MapTexts::tr("Compressed (%1): %2 bytes became %3 (%4)")
                 .arg(last.decoder, countText(last.decodedSize), countText(last.stored.size),
                      shareText(last.stored.size, last.decodedSize));
  }
}

} // namespace

QString coverageKindText(CoverageKind kind) {
  switch (kind) {
  case CoverageKind::Records:
    return MapTexts::tr("Records");
  case CoverageKind::Data:
    return MapTexts::tr("Data");
  case CoverageKind::Padding:
    return MapTexts::tr("Padding");
  case CoverageKind::Rest:
    return MapTexts::tr("After the last record");
  case CoverageKind::Gap:
    break;
  }
  return MapTexts::tr("Between sections");
}

QString mapName(const SpaceMap& map, CoverageKind kind, SectionId section) {
  const bool known = section != structure::kRootSection;
  if (kind == CoverageKind::Gap) {
    return known ? MapTexts::tr("Unreferenced, in %1").arg(sectionName(map, section)) : MapTexts::tr("Unreferenced");
  }
  return kind == CoverageKind::Rest
             ? MapTexts::tr("Unreferenced, after the records of %1").arg(sectionName(map, section))
             : sectionName(map, section);
}

QString shortName(const structure::Section& section) {
  const qsizetype slash = section.path.indexOf(QLatin1Char('/'));
  return slash > 0 ? section.path.sliced(slash + 1) : section.name;
}

QStringList runLines(const SpaceMap& map, const bytes::EntropyCurve* entropy, const structure::CoverageRun& run) {
  const ByteRange range{map.coverage.space, run.offset, run.size};
  QStringList lines{mapName(map, run.kind, run.section)};
  lines << rangeText(range, run.size, map.coverage.size);
  if (!run.isUnclaimed()) {
    lines << coverageKindText(run.kind);
  }
  addEntropy(lines, entropy, range);
  if (!run.overlapping.empty()) {
    QStringList names;
    for (const SectionId other : run.overlapping) {
      names << sectionName(map, other);
    }
    lines << MapTexts::tr("Overlaps %1").arg(names.join(QStringLiteral(", ")));
  }
  addCompression(lines, map, range);
  return lines;
}

QStringList tileLines(const SpaceMap& map, const bytes::EntropyCurve* entropy, const MapTile& tile) {
  if (tile.merged > 0) {
    return {MapTexts::tr("%n small part(s)", nullptr, static_cast<int>(tile.merged)),
            MapTexts::tr("%1 bytes (%2)").arg(countText(tile.bytes), shareText(tile.bytes, map.coverage.size))};
  }
  QStringList lines{mapName(map, tile.kind, tile.section), rangeText(tile.range, tile.bytes, map.coverage.size)};
  if (!tile.isUnclaimed()) {
    lines << coverageKindText(tile.kind);
  }
  addEntropy(lines, entropy, tile.range);
  addCompression(lines, map, tile.range);
  return lines;
}

QBrush mapGround(CoverageKind kind, SectionId section) {
  const bool unclaimed = kind == CoverageKind::Gap || kind == CoverageKind::Rest;
  return unclaimed ? unclaimedGround() : QBrush(sectionGround(section, kind != CoverageKind::Padding));
}

} // namespace vitrine::ui
