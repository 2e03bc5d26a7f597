#pragma once

#include "core/document/Document.h"

#include <QString>
#include <QVector3D>

#include <nlohmann/json.hpp>

#include <array>
#include <functional>
#include <vector>

namespace vitrine::tests {

using Corners = std::array<QVector3D, 3>;

/// The triangles that the bytes of a picked record may have become, in file coordinates: decoded by the fact sheets,
/// with nothing of the readers under test. `picked` is an object of `pick --json`.
using SheetTriangles = std::function<std::vector<Corners>(const nlohmann::ordered_json& picked)>;

/// `document` gives bytes by space and section; `time` is that of the moment picked, of the animation `clip`.
SheetTriangles sheetTrianglesOf(const DocumentPtr& document, const QString& path, int clip, double time);

} // namespace vitrine::tests
