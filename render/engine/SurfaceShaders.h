#pragma once

#include "render/batching/RenderMaterial.h"

#include <QByteArray>
#include <QStringList>

namespace vitrine::render {

/// A program's text, as OpenGL takes it.
struct ShaderCode {
  QByteArray vertex;
  QByteArray fragment;
};

/// Files of resources/shaders one after another, each list a shader.
ShaderCode shaderCode(const QStringList& vertex, const QStringList& fragment, const QByteArray& defines);

/// Shaders that surfaces are drawn with; with the parts of debug views (ShadingMode), or without them.
ShaderCode surfaceShaders(const EffectKey& key, bool debugViews);
/// Shaders that outlines of surfaces are drawn with, where the key has them.
ShaderCode outlineShaders(const EffectKey& key);

} // namespace vitrine::render
