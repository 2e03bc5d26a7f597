#pragma once

#include <QByteArray>

namespace vitrine::exporting {

/// Binary PLY as Assimp 5.2 writes it with colours of vertices: the header promises bytes, and floats follow. The same
/// with bytes; a file in which all is well, or of which nothing is known, as it is.
QByteArray withByteColors(const QByteArray& ply);

} // namespace vitrine::exporting
