// Every combination of what surfaces may want compiles and links.
#include "render/engine/SurfaceShaders.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLShaderProgram>

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using render::Bump;
using render::EffectKey;
using render::Program;
using render::SelfLit;
using render::StandIn;

/// Keys with all that they may say of pictures.
std::vector<EffectKey> pictureKeys() {
  std::vector<EffectKey> keys;
  for (unsigned bits = 0; bits < 32; ++bits) {
    EffectKey key;
    key.baseTexture = bits & 1U;
    key.secondTexture = bits & 2U;
    key.layers.mask = bits & 4U;
    key.detail = bits & 8U;
    key.standIn = bits & 16U ? StandIn::Checker : StandIn::None;
    key.program = key.secondTexture ? Program::TwoLayer : Program::Surface;
    const bool possible =
        key.baseTexture ? key.standIn == StandIn::None && (key.secondTexture || !key.layers.mask) : (bits & 14U) == 0;
    if (possible) {
      keys.push_back(key);
    }
  }
  return keys;
}

/// Keys of what lamps light, and of what shines unlit.
std::vector<EffectKey> lampKeys() {
  std::vector<EffectKey> keys;
  for (const Program program : {Program::Pbr, Program::Phong, Program::Toon, Program::Surface}) {
    for (unsigned bits = 0; bits < 32; ++bits) {
      EffectKey key;
      key.program = program;
      key.lit = program != Program::Surface;
      key.baseTexture = bits & 1U;
      key.bump = key.lit && (bits & 2U) ? Bump::Normals : Bump::None;
      key.parts.emission = key.parts.emissionTexture = !key.lit || (bits & 4U);
      key.parts.metalRoughTexture = key.parts.occlusionTexture = program == Program::Pbr && (bits & 8U);
      key.parts.specularTexture = program == Program::Phong && (bits & 8U);
      key.parts.shadeTexture = key.parts.matcapTexture = key.parts.rimTexture = program == Program::Toon && (bits & 8U);
      key.parts.outline = program == Program::Toon;
      key.parts.outlineTexture = key.parts.outline && (bits & 16U);
      key.blend = bits & 16U ? scene::Blend::AlphaBlend : scene::Blend::AlphaTest;
      keys.push_back(key);
    }
  }
  return keys;
}

std::vector<EffectKey> allKeys() {
  std::vector<EffectKey> keys;
  for (EffectKey key : pictureKeys()) {
    for (const Bump bump : {Bump::None, Bump::Normals, Bump::Weights}) {
      for (const SelfLit selfLit : {SelfLit::None, SelfLit::BaseAlpha, SelfLit::Mask}) {
        if (key.baseTexture || selfLit == SelfLit::None) {
          key.bump = bump;
          key.selfLit = selfLit;
          keys.push_back(key);
        }
      }
    }
  }
  for (unsigned bits = 0; bits < 16; ++bits) {
    EffectKey key;
    key.program = Program::TwoLayer;
    key.baseTexture = key.secondTexture = key.layers.byWeights = true;
    key.layers.third = bits & 1U;
    key.layers.fourth = bits & 2U;
    key.seamless = bits & 4U;
    key.use.fading = bits & 8U;
    keys.push_back(key);
  }
  EffectKey full = keys.back();
  for (const render::EnvironmentReflection mirroring :
       {render::EnvironmentReflection::All, render::EnvironmentReflection::BaseAlpha,
        render::EnvironmentReflection::Mask, render::EnvironmentReflection::MaskAlpha}) {
    for (const bool seamless : {false, true}) {
      EffectKey key;
      key.baseTexture = true;
      key.mirroring = mirroring;
      key.seamless = seamless;
      key.bump = mirroring == render::EnvironmentReflection::All ? Bump::None : Bump::Normals;
      keys.push_back(key);
    }
  }
  for (const scene::Blend blend : {scene::Blend::AlphaTest, scene::Blend::AlphaBlend, scene::Blend::Additive,
                                   scene::Blend::Screen, scene::Blend::Multiply}) {
    for (const bool lit : {true, false}) {
      for (const Program program : {Program::Surface, Program::TwoLayer, Program::Water}) {
        full.blend = blend;
        full.lit = lit;
        full.program = program;
        keys.push_back(full);
      }
    }
  }
  for (const scene::Billboard facing : {scene::Billboard::Upright, scene::Billboard::Eye}) {
    EffectKey key;
    key.baseTexture = true;
    key.use.facing = facing;
    key.blend = scene::Blend::AlphaTest;
    keys.push_back(key);
  }
  const std::vector<EffectKey> lamps = lampKeys();
  keys.insert(keys.end(), lamps.begin(), lamps.end());
  EffectKey sky;
  sky.program = Program::Sky;
  keys.push_back(sky);
  return keys;
}

std::vector<render::ShaderCode> codesOf(const EffectKey& key) {
  std::vector<render::ShaderCode> codes{render::surfaceShaders(key, false), render::surfaceShaders(key, true)};
  if (key.parts.outline) {
    codes.push_back(render::outlineShaders(key));
  }
  return codes;
}

TEST(Shader, EveryEffectCompiles) {
  QOffscreenSurface surface;
  surface.create();
  QOpenGLContext context;
  ASSERT_TRUE(context.create());
  ASSERT_TRUE(context.makeCurrent(&surface));
  std::set<QByteArray> seen;
  for (const EffectKey& key : allKeys()) {
    for (const render::ShaderCode& code : codesOf(key)) {
      if (!seen.insert(code.vertex + code.fragment).second) {
        continue;
      }
      QOpenGLShaderProgram program;
      const QByteArray defines = code.fragment.left(400);
      EXPECT_TRUE(program.addShaderFromSourceCode(QOpenGLShader::Vertex, code.vertex)) << defines.constData();
      EXPECT_TRUE(program.addShaderFromSourceCode(QOpenGLShader::Fragment, code.fragment)) << defines.constData();
      EXPECT_TRUE(program.link()) << program.log().toStdString() << defines.constData();
    }
  }
  EXPECT_GT(seen.size(), 100U);
}

} // namespace
} // namespace vitrine::tests
