#pragma once

#include "core/base/SyntaxTerm.h"
#include "core/document/Document.h"
#include "core/viewing/SetposParser.h"
#include "core/viewing/ViewLink.h"

#include <variant>
#include <vector>

namespace vitrine::ui {

/// Place in the structure: a record, or a whole section.
struct StructureDestination {
  SectionId section = structure::kRootSection;
  std::optional<std::uint64_t> row;

  bool operator==(const StructureDestination&) const = default;
};

struct NodeDestination {
  NodeIndex node;

  bool operator==(const NodeDestination&) const = default;
};

/// Target that a user can ask to be taken to.
using Destination = std::variant<viewing::Viewpoint, viewing::ViewLink, StructureDestination, NodeDestination>;

/// Destination that a typed or pasted text names, other than a node: coordinates and the commands games print
/// (viewing::parseSetpos), a view link, or a record of the document as "lumps/FACES 12", "FACES 12" or "FACES[12]", or
/// a section by a path with a slash. nullopt: none of these. Without a document (null) a view link alone is one.
std::optional<Destination> parseDestination(const Document* document, const QString& text);

/// Every form of a text that names a destination, and that of a node's name.
std::vector<base::SyntaxTerm> destinationTerms();

} // namespace vitrine::ui
