#pragma once

#include "render/engine/EffectPasses.h"

#include <Qt3DRender/QEffect>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

namespace vitrine::render {

// Parts that effects are made of (EffectLibrary, QuadPass).

/// A program; compile errors are logged.
Qt3DRender::QShaderProgram* makeProgram(const ShaderCode& code, Qt3DCore::QNode* parent);
void setCode(Qt3DRender::QShaderProgram& program, const ShaderCode& code);

/// The technique of an effect, for OpenGL 3.3 core.
Qt3DRender::QTechnique* makeTechnique(Qt3DRender::QEffect* effect);

/// Adds a pass to a technique.
void addPass(Qt3DRender::QTechnique* technique, const PassSpec& spec, Qt3DRender::QShaderProgram* program);

} // namespace vitrine::render
