#pragma once

#include "core/formats/diggles/model/ModelFile.h"
#include "core/structure/LayoutBuilder.h"

/// Layouts of the records of a .3db file: docs/formats/diggles-3db.md.
namespace vitrine::formats::diggles {

/// Layout of the header, without the name where the file ends inside it.
structure::LayoutPtr headerLayout(bool withName);
/// Layout of the number of records before a table.
structure::LayoutPtr countLayout(structure::FieldType type);
structure::LayoutPtr materialLayout();
structure::LayoutPtr meshLayout();
structure::LayoutPtr linkLayout();
structure::LayoutPtr objectLayout();
structure::LayoutPtr animationLayout();
structure::LayoutPtr shadowLayout();
structure::LayoutPtr cmapLayout();
/// One row of a cmap's pixels.
structure::LayoutPtr cmapRowLayout(std::uint16_t width);
structure::LayoutPtr arrayCountsLayout();
structure::LayoutPtr lengthLayout();
structure::LayoutPtr anchorLayout();
/// Layout of a triangle, not of an index; of the other kinds, of an element.
structure::LayoutPtr elementLayout(ArrayKind kind);

} // namespace vitrine::formats::diggles
