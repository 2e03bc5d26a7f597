#pragma once

#include "core/base/Progress.h"
#include "core/document/Document.h"
#include "core/links/Pick.h"

#include <optional>
#include <vector>

namespace vitrine::links {

/// Number of selected things of one kind: records of one layout, nodes of one kind, or plain surfaces.
struct ThingCount {
  QString record;                      ///< name of the records' layout, "face"; empty: nodes or surfaces
  std::optional<scene::NodeKind> node; ///< kind of the nodes; nullopt: records or surfaces
  std::uint64_t count = 0;

  bool operator==(const ThingCount&) const = default;
};

/// Fields of the selected records of one section.
struct SharedFields {
  SectionId section = structure::kRootSection;
  std::uint64_t records = 0;          ///< two or more
  structure::Row first;               ///< the first of the records
  std::vector<std::size_t> equal;     ///< fields with the same value in all records, that of `first`
  std::vector<std::size_t> different; ///< all other fields
};

/// Values that all selected nodes have. Empty where they differ, or where the selection is not of nodes.
struct SharedNodeValues {
  QString model; ///< path of the model
  LayerIndex layer;
  std::vector<scene::Property> properties; ///< equal in key and value
};

/// Size of a selection, and the values that all of its things share.
struct SelectionSummary {
  std::vector<ThingCount> things;  ///< the most numerous first; empty: nothing that can be counted is selected
  NodeIndex node;                  ///< the selected thing, if it is one node
  std::optional<RecordRef> record; ///< the selected thing, if it is one record
  std::uint64_t surfaces = 0;
  std::uint64_t materials = 0;
  MaterialIndex material;      ///< of all surfaces; kNone: they have several, or none
  std::uint64_t triangles = 0; ///< as drawn: those of a mesh count once for each node that shows it
  SharedNodeValues nodeValues;
  std::vector<SharedFields> fields; ///< by section, the one with the most records first

  std::uint64_t count() const;
};

/// Records that the surfaces of items show as a whole, ascending, each once. Surfaces whose triangles have records of
/// their own have none.
std::vector<RecordRef> wholeRecordsOf(const Scene& scene, const std::vector<DrawItemIndex>& items);

/// Counts the things of a selection and compares their records. A node that is selected with its own record is one
/// thing, whatever it consists of. Else a thing is the record that a surface shows as a whole; of other surfaces it is
/// the object (objectOf) that places them, or the surface itself if all belong to one group. `scene`: null if the
/// document is not shown. Throws base::Cancelled.
SelectionSummary summaryOf(const Document& document, const Scene* scene, const Pick& selected, Progress& progress);

} // namespace vitrine::links
