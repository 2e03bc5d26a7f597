#pragma once

#include <QString>

#include <array>
#include <optional>

namespace vitrine::render {

/// How surfaces are coloured; one uniform on every effect. Order and numbers are those of the shaders.
enum class ShadingMode { Lit = 0, Unlit = 1, Lightmap = 2, Wireframe = 3, Normals = 4 };

inline constexpr std::array kShadingModes{ShadingMode::Lit, ShadingMode::Unlit, ShadingMode::Lightmap,
                                          ShadingMode::Wireframe, ShadingMode::Normals};

/// "lit", "unlit" … as on the command line.
QString shadingModeId(ShadingMode mode);
std::optional<ShadingMode> shadingModeById(const QString& id);

} // namespace vitrine::render
