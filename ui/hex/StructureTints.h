#pragma once

#include "core/links/LinkIndex.h"
#include "core/structure/FieldRuns.h"
#include "ui/hex/HexPainter.h"

namespace vitrine::ui {

/// Grounds of bytes by what they mean: each section has a hue, each field another strength of it than its neighbours;
/// bytes that nothing points at are hatched. Looks at visible bytes alone.
class StructureTints {
public:
  StructureTints() = default;
  StructureTints(DocumentPtr document, SpaceId space)
      : m_runs(document->structure, space), m_document(std::move(document)) {}

  std::vector<HexTint> in(HexRange visible) const;

private:
  structure::FieldRuns m_runs;
  DocumentPtr m_document;
};

/// Ground of a section's bytes; hues of neighbouring sections are far from each other. Strong and weak ones alternate.
QColor sectionGround(SectionId section, bool isStrong);
/// Hatching of bytes that nothing points at.
QBrush unclaimedGround();

/// "lumps/FACES[12].texinfo": the path to a record, or to one of its fields.
QString pathText(const Document& document, const RecordRef& record, std::optional<std::size_t> field = {});
/// The same of the section, where no record holds the byte; empty: only the whole file does.
QString placeText(const Document& document, const links::LinkIndex& links, SpaceId space, std::uint64_t offset);

/// Everything that is known of a byte, in several lines: path and value, type and meaning, offset.
QString byteToolTip(const Document& document, const links::LinkIndex& links, SpaceId space, std::uint64_t offset);

} // namespace vitrine::ui
