#pragma once

#include "core/structure/JsonTree.h"

#include <QString>
#include <QVector3D>

#include <vector>

namespace vitrine::formats::vgo {

/// No such element: what the files say where a node has no mesh, no light …
inline constexpr int kNoIndex = -1;

/// An index, a count or the number of a kind; what is no number, or none that fits, is `otherwise`.
int intValue(const structure::JsonValueRef& member, int otherwise = kNoIndex);

float floatValue(const structure::JsonValueRef& member, float otherwise = 0);

/// One per element of a list; what is no number is kNoIndex.
std::vector<int> indexList(const structure::JsonValueRef& list);

/// Vector from a list; absent and not finite elements are those of `otherwise`.
QVector3D vector3(const structure::JsonValueRef& list, const QVector3D& otherwise = {});

} // namespace vitrine::formats::vgo
