#pragma once

#include "core/structure/LayoutBuilder.h"

/// Records of the container's fixed parts: docs/formats/vgo.md, "Container".
namespace vitrine::formats::vgo {

structure::LayoutPtr headerLayout();
structure::LayoutPtr indexLayout();
structure::LayoutPtr chunkHeadLayout();
structure::LayoutPtr composerLayout();
structure::LayoutPtr paddingLayout();

} // namespace vitrine::formats::vgo
