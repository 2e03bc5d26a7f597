#include "render/engine/SurfaceShaders.h"

#include "core/scene/StudioLight.h"

#include <QFile>

#include <cassert>

namespace vitrine::render {
namespace {

using scene::Blend;

QByteArray fileText(const QString& file) {
  QFile source(QStringLiteral(":/vitrine/shaders/") + file);
  const bool opened = source.open(QIODevice::ReadOnly);
  assert(opened);
  return opened ? source.readAll() : QByteArray();
}

/// `files` one after another.
QByteArray shaderText(const QStringList& files, const QByteArray& defines) {
  QByteArray text = "#version 330 core\n" + defines;
  for (const QString& file : files) {
    text += fileText(file);
  }
  return text;
}

QByteArray definesFor(const EffectKey& key) {
  QByteArray defines;
  const auto add = [&defines](bool wanted, const char* name) {
    if (wanted) {
      defines += QByteArray("#define ") + name + "\n";
    }
  };
  add(key.baseTexture, "BASE_TEXTURE");
  add(key.secondTexture, "SECOND_TEXTURE");
  add(key.layers.third, "THIRD_TEXTURE");
  add(key.layers.fourth, "FOURTH_TEXTURE");
  add(key.layers.byWeights, "LAYER_WEIGHTS");
  add(key.standIn == StandIn::Checker, "CHECKER");
  add(key.standIn == StandIn::SkyGradient, "SKY_GRADIENT");
  add(key.use.studio, "STUDIO");
  add(key.layers.mask, "BLEND_MASK");
  add(key.detail, "DETAIL");
  const bool lit = isDynamicallyLit(key);
  add(lit, "DYNAMIC_LIGHTS");
  add(key.bump != Bump::None, "NORMALS");
  add(key.bump != Bump::None && !lit, "BUMP");
  add(key.bump == Bump::Weights, "BUMP_WEIGHTS");
  add(key.selfLit != SelfLit::None, "SELF_LIT");
  add(key.selfLit == SelfLit::Mask, "SELF_LIT_MASK");
  add(key.seamless, "SEAMLESS");
  add(key.mirroring != EnvironmentReflection::None, "MIRROR");
  add(key.mirroring == EnvironmentReflection::BaseAlpha, "MIRROR_BASE_ALPHA");
  add(key.mirroring == EnvironmentReflection::Mask || key.mirroring == EnvironmentReflection::MaskAlpha, "MIRROR_MASK");
  add(key.mirroring == EnvironmentReflection::MaskAlpha, "MIRROR_MASK_ALPHA");
  add(key.parts.emission, "EMISSION");
  add(key.parts.emissionTexture, "EMISSION_TEXTURE");
  add(key.parts.metalRoughTexture, "METAL_ROUGH_TEXTURE");
  add(key.parts.occlusionTexture, "OCCLUSION_TEXTURE");
  add(key.parts.specularTexture, "SPECULAR_TEXTURE");
  add(key.parts.shadeTexture, "SHADE_TEXTURE");
  add(key.parts.matcapTexture, "MATCAP_TEXTURE");
  add(key.parts.rimTexture, "RIM_TEXTURE");
  add(key.program == Program::Water, "WATER");
  add(!key.lit, "UNLIT");
  add(key.use.facing != scene::Billboard::Fixed, "FACING");
  add(key.use.facing == scene::Billboard::Upright, "UPRIGHT");
  add(key.use.fading, "FADING");
  add(stageOf(key) == Stage::AlphaTest, "ALPHA_TEST");
  add(stageOf(key) == Stage::Translucent, "TRANSLUCENT");
  add(key.blend == Blend::Additive || key.blend == Blend::Screen, "ADDITIVE");
  add(key.blend == Blend::Screen, "SCREEN");
  add(key.blend == Blend::Multiply, "MULTIPLY");
  return defines;
}

QByteArray textOf(const QVector3D& v) {
  const auto number = [](float value) { return QByteArray::number(static_cast<double>(value), 'f', 6); };
  return "vec3(" + number(v.x()) + ", " + number(v.y()) + ", " + number(v.z()) + ")";
}

/// Numbers of the studio's light (scene/StudioLight.h), for resources/shaders/studio.glsl.
QByteArray studioConstants() {
  using namespace scene;
  const auto color = [](const char* name, const QVector3D& value) {
    return QByteArray("const vec3 ") + name + " = " + textOf(value) + ";\n";
  };
  const auto number = [](const char* name, float value) {
    return QByteArray("const float ") + name + " = " + QByteArray::number(static_cast<double>(value), 'f', 6) + ";\n";
  };
  return color("STUDIO_KEY", kStudioLamps[0].towards) + color("STUDIO_KEY_COLOR", kStudioLamps[0].color) +
         color("STUDIO_FILL", kStudioLamps[1].towards) + color("STUDIO_FILL_COLOR", kStudioLamps[1].color) +
         color("STUDIO_SKY", kStudioSky) + color("STUDIO_GROUND", kStudioGround) + color("STUDIO_RIM", kStudioRim) +
         number("STUDIO_RIM_POWER", kStudioRimPower) + number("STUDIO_LAMP_OCCLUSION", kStudioLampOcclusion);
}

/// The files that shade a program by dynamic lights.
QString shadingFile(Program program) {
  switch (program) {
  case Program::Pbr:
    return QStringLiteral("pbr.glsl");
  case Program::Phong:
    return QStringLiteral("phong.glsl");
  default:
    return QStringLiteral("toon.glsl");
  }
}

/// Beside those of every surface.
QStringList ownFiles(const EffectKey& key) {
  QStringList files;
  if (key.parts.emission) {
    files << QStringLiteral("emission.glsl");
  }
  if (key.mirroring != EnvironmentReflection::None) {
    files << QStringLiteral("mirror.glsl");
  }
  if (isDynamicallyLit(key)) {
    files << QStringLiteral("dynamic_lights.glsl") << shadingFile(key.program);
  }
  return files;
}

ShaderCode shadersWithDefines(const EffectKey& key, QByteArray defines, bool debugViews) {
  const QString modes = QStringLiteral("modes.glsl");
  QStringList fragment{modes, QStringLiteral("footprint.glsl"), QStringLiteral("studio.glsl"),
                       QStringLiteral("light.glsl"), QStringLiteral("surface.frag")};
  fragment << ownFiles(key);
  if (debugViews) {
    defines += "#define DEBUG_VIEWS\n";
    fragment << QStringLiteral("palette.glsl") << QStringLiteral("debug_views.glsl");
  }
  fragment << QStringLiteral("main.glsl");
  defines += studioConstants();
  return shaderCode({modes, QStringLiteral("surface.vert")}, fragment, defines);
}

} // namespace

ShaderCode shaderCode(const QStringList& vertex, const QStringList& fragment, const QByteArray& defines) {
  return {shaderText(vertex, defines), shaderText(fragment, defines)};
}

ShaderCode surfaceShaders(const EffectKey& key, bool debugViews) {
  if (key.program == Program::Sky) {
    return shaderCode({QStringLiteral("position.vert")}, {QStringLiteral("sky.frag")}, {});
  }
  return shadersWithDefines(key, definesFor(key), debugViews);
}

ShaderCode outlineShaders(const EffectKey& key) {
  const QByteArray width = key.parts.outlineTexture ? "#define OUTLINE_TEXTURE\n" : "";
  return shadersWithDefines(key, definesFor(key) + "#define OUTLINE\n" + width, false);
}

} // namespace vitrine::render
