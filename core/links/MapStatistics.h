#pragma once

#include "core/document/Document.h"
#include "core/links/DamageReport.h"
#include "core/links/ReverseReferences.h"

#include <functional>

namespace vitrine::links {

/// Cost of drawing a part of a scene as it is shown at first.
struct DrawCost {
  std::uint64_t triangles = 0;
  std::uint64_t items = 0;         ///< surfaces drawn
  std::uint64_t lightmapBytes = 0; ///< of the file, all styles and sets; each lightmap once

  bool operator==(const DrawCost&) const = default;
};

struct MaterialCost {
  MaterialIndex material;
  DrawCost cost;
};

/// Cost of all places of a model, or of a mesh of the file's own.
struct ModelCost {
  QString name;
  NodeIndex node;           ///< the largest of its places
  std::uint64_t places = 0; ///< nodes that show it
  float size = 0;           ///< longest side of the largest place, world units
  bool isFile = false;      ///< a model in a file of its own
  DrawCost cost;
};

/// Cost of what lies in a leaf; a surface in several counts for the first.
struct LeafCost {
  int leaf = 0;
  int cluster = -1;
  std::optional<RecordRef> record;
  DrawCost cost;
};

/// Records of a section that no other record leads to.
struct UnusedRecords {
  SectionId section = structure::kRootSection;
  std::uint64_t total = 0;         ///< records of the section
  std::vector<std::uint64_t> rows; ///< ascending
};

/// Figures of a scene and its file for the maker of a map. Costs descend by triangles, models by their size.
struct MapStatistics {
  DrawCost total;
  std::vector<MaterialCost> materials;
  std::vector<ModelCost> models;
  std::vector<LeafCost> leaves;
  std::vector<UnusedRecords> unused; ///< of MapFigures::usedByOthers, those that have any
  std::vector<DamageRow> damage;
};

/// Statistics of a document, whose scene may have more of its models than `document` (AssetSource::resolveModels);
/// null: there is none. Throws base::Cancelled through `progress`.
MapStatistics mapStatisticsOf(const Document& document, const Scene* scene, Progress& progress);

/// The object of `mapstats --json` (docs/cli.md).
structure::Json mapStatisticsJson(const Document& document, const MapStatistics& statistics);
/// The same for people, line by line; of each list the first `most` entries.
void describeMapStatistics(const Document& document, const MapStatistics& statistics, std::size_t most,
                           const std::function<void(const QString& line)>& sink);

} // namespace vitrine::links
