#pragma once

#include "core/formats/diggles/model/ModelFile.h"
#include "core/structure/LayoutBuilder.h"

/// What the records of a .3db file look like: docs/formats/diggles-3db.md.
namespace vitrine::formats::diggles {

/// Without the name, where the file ends inside it.
structure::LayoutPtr headerLayout(bool withName);
/// Of the number of records before a table.
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
/// Of triangles, not of indices; of the other kinds, of their elements.
structure::LayoutPtr elementLayout(ArrayKind kind);

} // namespace vitrine::formats::diggles
