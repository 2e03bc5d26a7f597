#pragma once

#include "core/document/Document.h"
#include "core/document/DocumentSummary.h"
#include "core/structure/Coverage.h"

namespace vitrine::document {

/// Bytes of the file that no section or record speaks of.
struct UnclaimedBytes {
  structure::CoverageRun run;
  std::optional<bool> zero; ///< all of them are 0; nullopt: they could not be read
};

/// Map of a byte space of a document.
struct StructureMap {
  structure::Coverage coverage;
  std::vector<UnclaimedBytes> unclaimed; ///< by offset
};

/// Throws Cancelled.
StructureMap structureMapOf(const Document& document, SpaceId space, base::Progress& progress);

struct MapWish {
  bool entropy = false;
};

/// The key `map` of `info --json` (docs/cli.md), about the file's own bytes. Throws Cancelled.
structure::Json mapJson(const Document& document, MapWish wish, base::Progress& progress);
/// The same for people, line by line.
void describeMap(const Document& document, MapWish wish, base::Progress& progress, const LineSink& sink);

/// Name of a kind in JSON and text: "records", "data", "padding", "rest", "gap".
QString coverageKindName(structure::CoverageKind kind);

} // namespace vitrine::document
