#pragma once

#include "core/formats/xops/records/BlockFile.h"

namespace vitrine::tests {

/// An upright box with one picture on each face, upright, as the original editor makes it.
formats::xops::Block box(const QVector3D& min, const QVector3D& max, int texture = 0);

/// A file of these blocks; `names` are the first texture slots.
QByteArray blockFile(const std::vector<formats::xops::Block>& blocks, const QByteArrayList& names = {"wall.bmp"});

} // namespace vitrine::tests
