#include "core/document/StructureMap.h"

#include "core/bytes/Entropy.h"

#include <array>
#include <cmath>

namespace vitrine::document {
namespace {

using structure::CoverageCoded;
using structure::CoverageRun;
using structure::Json;

/// Blocks of the entropy that `info` tells.
constexpr std::size_t kEntropyBlocks = 256;

QString sectionPath(const Document& document, SectionId section) {
  return section == structure::kRootSection ? QString() : document.structure[section].path;
}

Json runJson(const Document& document, const CoverageRun& run) {
  Json json{{"offset", run.offset}, {"size", run.size}, {"kind", coverageKindName(run.kind).toStdString()}};
  json["section"] = sectionPath(document, run.section).toStdString();
  for (const SectionId other : run.overlapping) {
    json["overlapping"].push_back(sectionPath(document, other).toStdString());
  }
  return json;
}

Json entropyJson(const Document& document, base::Progress& progress) {
  const auto curve = bytes::entropyCurve(*document.spaces[base::kFileSpace].source, kEntropyBlocks, progress);
  if (!curve) {
    return {{"error", curve.error().reason().toStdString()}};
  }
  Json bits = Json::array();
  for (const float one : curve->bits) {
    constexpr double kThousandths = 1000;
    bits.push_back(std::round(static_cast<double>(one) * kThousandths) / kThousandths);
  }
  return {{"blockSize", curve->blockSize}, {"sampled", curve->sampled}, {"bits", std::move(bits)}};
}

QString shareText(std::uint64_t part, std::uint64_t whole) {
  const double share = whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
  return QStringLiteral("%1 %").arg(share, 0, 'f', 1);
}

QString placeText(std::uint64_t offset, std::uint64_t size) {
  return QStringLiteral("@0x%1 %2 bytes").arg(offset, 0, 16).arg(size);
}

constexpr std::array kCoverageKinds{structure::CoverageKind::Records, structure::CoverageKind::Data,
                                    structure::CoverageKind::Padding, structure::CoverageKind::Rest,
                                    structure::CoverageKind::Gap};

std::uint64_t bytesOfKind(const structure::Coverage& coverage, structure::CoverageKind kind) {
  std::uint64_t bytes = 0;
  for (const CoverageRun& run : coverage.runs) {
    bytes += run.kind == kind ? run.size : 0;
  }
  return bytes;
}

Json kindsJson(const structure::Coverage& coverage) {
  Json json = Json::object();
  for (const structure::CoverageKind kind : kCoverageKinds) {
    json[coverageKindName(kind).toStdString()] = bytesOfKind(coverage, kind);
  }
  return json;
}

Json codedJson(const Document& document, const CoverageCoded& coded, base::Progress& progress) {
  const structure::Coverage inside = structure::coverageOf(document.structure, document.spaces, coded.space, progress);
  return {{"offset", coded.stored.offset},
          {"size", coded.stored.size},
          {"space", coded.space},
          {"decodedSize", coded.decodedSize},
          {"decoder", coded.decoder.toStdString()},
          {"unclaimedBytes", inside.unclaimedBytes()},
          {"bytes", kindsJson(inside)}};
}

/// "records 99.8 %, data 0.2 %, …"
QString sharesText(const structure::Coverage& coverage) {
  QStringList shares;
  for (const structure::CoverageKind kind : kCoverageKinds) {
    shares << coverageKindName(kind) + QLatin1Char(' ') + shareText(bytesOfKind(coverage, kind), coverage.size);
  }
  return shares.join(QStringLiteral(", "));
}

/// A compressed part, and what the bytes are that were decoded of it.
void describeCoded(const Document& document, const CoverageCoded& coded, base::Progress& progress,
                   const LineSink& sink) {
  sink(QStringLiteral("compressed: %1 of %2, decoded %3 bytes (%4)")
           .arg(placeText(coded.stored.offset, coded.stored.size),
                coded.decoder.isEmpty() ? QStringLiteral("stored") : coded.decoder)
           .arg(coded.decodedSize)
           .arg(shareText(coded.stored.size, coded.decodedSize)));
  const auto inside = structure::coverageOf(document.structure, document.spaces, coded.space, progress);
  sink(QStringLiteral("  %1: %2 unclaimed, %3")
           .arg(document.spaces[coded.space].name)
           .arg(inside.unclaimedBytes())
           .arg(sharesText(inside)));
}

/// Shares of the kinds, and the reasons why some bytes are no records.
void describeKinds(const Document& document, const structure::Coverage& coverage, const LineSink& sink) {
  sink(QStringLiteral("bytes: %1").arg(sharesText(coverage)));
  for (const CoverageRun& run : coverage.runs) {
    const QString note = run.kind == structure::CoverageKind::Data ? document.structure[run.section].note : QString();
    if (!note.isEmpty()) {
      sink(QStringLiteral("data: %1 of %2: %3")
               .arg(placeText(run.offset, run.size), sectionPath(document, run.section), note));
    }
  }
}

void describeEntropy(const Document& document, base::Progress& progress, const LineSink& sink) {
  const auto curve = bytes::entropyCurve(*document.spaces[base::kFileSpace].source, kEntropyBlocks, progress);
  if (!curve) {
    sink(QStringLiteral("entropy: %1").arg(curve.error().reason()));
    return;
  }
  sink(QStringLiteral("entropy: bits per byte, blocks of %1 bytes%2")
           .arg(curve->blockSize)
           .arg(curve->sampled ? QStringLiteral(", sampled") : QString()));
  for (std::size_t i = 0; i < curve->bits.size(); ++i) {
    sink(QStringLiteral("  @0x%1 %2").arg(i * curve->blockSize, 0, 16).arg(curve->bits[i], 0, 'f', 2));
  }
}

void describeOverlaps(const Document& document, const structure::Coverage& coverage, const LineSink& sink) {
  for (const CoverageRun& run : coverage.runs) {
    if (run.overlapping.empty()) {
      continue;
    }
    QStringList names{sectionPath(document, run.section)};
    for (const SectionId other : run.overlapping) {
      names << sectionPath(document, other);
    }
    sink(QStringLiteral("overlapping: %1 - %2").arg(placeText(run.offset, run.size), names.join(QStringLiteral(", "))));
  }
}

} // namespace

QString coverageKindName(structure::CoverageKind kind) {
  switch (kind) {
  case structure::CoverageKind::Records:
    return QStringLiteral("records");
  case structure::CoverageKind::Data:
    return QStringLiteral("data");
  case structure::CoverageKind::Padding:
    return QStringLiteral("padding");
  case structure::CoverageKind::Rest:
    return QStringLiteral("rest");
  case structure::CoverageKind::Gap:
    break;
  }
  return QStringLiteral("gap");
}

StructureMap structureMapOf(const Document& document, SpaceId space, base::Progress& progress) {
  StructureMap map;
  map.coverage = structure::coverageOf(document.structure, document.spaces, space, progress);
  const ByteSource& source = *document.spaces[space].source;
  for (const CoverageRun& run : map.coverage.runs) {
    if (run.isUnclaimed()) {
      const auto zero = structure::isAllZero(source, {space, run.offset, run.size}, progress);
      map.unclaimed.push_back({run, zero ? std::optional(*zero) : std::nullopt});
    }
  }
  return map;
}

Json mapJson(const Document& document, MapWish wish, base::Progress& progress) {
  const StructureMap map = structureMapOf(document, base::kFileSpace, progress);
  Json json{{"size", map.coverage.size},
            {"unclaimedBytes", map.coverage.unclaimedBytes()},
            {"overlappingBytes", map.coverage.overlappingBytes()},
            {"bytes", kindsJson(map.coverage)},
            {"runs", Json::array()},
            {"unclaimed", Json::array()},
            {"coded", Json::array()}};
  for (const CoverageRun& run : map.coverage.runs) {
    json["runs"].push_back(runJson(document, run));
  }
  for (const UnclaimedBytes& bytes : map.unclaimed) {
    Json entry = runJson(document, bytes.run);
    entry["zero"] = bytes.zero ? Json(*bytes.zero) : Json(nullptr);
    json["unclaimed"].push_back(std::move(entry));
  }
  for (const CoverageCoded& coded : map.coverage.coded) {
    json["coded"].push_back(codedJson(document, coded, progress));
  }
  if (wish.entropy) {
    json["entropy"] = entropyJson(document, progress);
  }
  return json;
}

void describeMap(const Document& document, MapWish wish, base::Progress& progress, const LineSink& sink) {
  const StructureMap map = structureMapOf(document, base::kFileSpace, progress);
  const structure::Coverage& coverage = map.coverage;
  sink(QStringLiteral("map: %1 bytes, %2 unclaimed (%3), %4 overlapping")
           .arg(coverage.size)
           .arg(coverage.unclaimedBytes())
           .arg(shareText(coverage.unclaimedBytes(), coverage.size))
           .arg(coverage.overlappingBytes()));
  describeKinds(document, coverage, sink);
  for (const UnclaimedBytes& bytes : map.unclaimed) {
    QString line = QStringLiteral("unclaimed: %1, %2")
                       .arg(placeText(bytes.run.offset, bytes.run.size), coverageKindName(bytes.run.kind));
    const QString section = sectionPath(document, bytes.run.section);
    line += section.isEmpty() ? QString() : QStringLiteral(" of %1").arg(section);
    sink(bytes.zero.value_or(false) ? line + QStringLiteral(", all zero") : line);
  }
  describeOverlaps(document, coverage, sink);
  for (const CoverageCoded& coded : coverage.coded) {
    describeCoded(document, coded, progress, sink);
  }
  if (wish.entropy) {
    describeEntropy(document, progress, sink);
  }
}

} // namespace vitrine::document
