#pragma once

#include <QByteArray>

namespace vitrine::exporting {

/// A binary FBX file of version 7.5 in which every list of nested nodes ends with an empty one, as readers want it:
/// Assimp 5.2 forgets those. Files that have them, and what is no such file, come back as they are.
QByteArray withListEnds(const QByteArray& fbx);

} // namespace vitrine::exporting
