#pragma once

#include "core/scene/Material.h"

#include <QStringList>
#include <QVariant>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

namespace vitrine::render {

// Parts that effects are made of (EffectLibrary, QuadPass).

/// A program without code; what does not compile is logged.
Qt3DRender::QShaderProgram* makeProgram(Qt3DCore::QNode* parent);
/// A program of files of resources/shaders.
Qt3DRender::QShaderProgram* makeProgram(const QStringList& vertex, const QStringList& fragment,
                                        Qt3DCore::QNode* parent);

/// The technique of an effect, for OpenGL 3.3 core.
Qt3DRender::QTechnique* makeTechnique(Qt3DRender::QEffect* effect);

void addFilterKey(Qt3DRender::QRenderPass* pass, const QString& name, const QVariant& value);
void addCull(Qt3DRender::QRenderPass* pass, scene::Cull cull);
void addDepth(Qt3DRender::QRenderPass* pass, Qt3DRender::QDepthTest::DepthFunction function, bool write);

using Blending = Qt3DRender::QBlendEquationArguments::Blending;
void addBlend(Qt3DRender::QRenderPass* pass, Blending source, Blending destination, Blending sourceAlpha,
              Blending destinationAlpha);
/// Straight alpha over what is there; over a transparent background this gives premultiplied colour and true coverage.
void addAlphaBlend(Qt3DRender::QRenderPass* pass);

} // namespace vitrine::render
