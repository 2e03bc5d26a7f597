// Reads of a picture for a pixel, counted at every size of the picture (docs/adr/0020-filtering-of-our-own.md).
#include "render/engine/SurfaceShaders.h"

#include <QMatrix4x4>
#include <QOffscreenSurface>
#include <QOpenGLBuffer>
#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QOpenGLFramebufferObject>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace vitrine::tests {
namespace {

/// Of the picture that is read; any size would do.
constexpr float kTexels = 512;
constexpr float kMostReads = 8;

constexpr std::array kSizes{QSize(1, 1),     QSize(1, 7),     QSize(7, 1),     QSize(2, 3),       QSize(1, 4096),
                            QSize(4096, 1),  QSize(64, 64),   QSize(333, 5),   QSize(5, 333),     QSize(801, 601),
                            QSize(960, 748), QSize(961, 747), QSize(1600, 90), QSize(2048, 1111), QSize(4096, 4096)};

const QByteArray kVertexShader = R"(#version 330 core
in vec3 position;
out vec2 uv;
uniform mat4 camera;
void main()
{
    uv = position.xz;
    gl_Position = camera * vec4(position, 1.0);
}
)";

/// Writes a number for each pixel, from the `Footprint pixel` of the coordinates `uv`.
QByteArray fragmentShader(const char* number) {
  return render::shaderCode({}, {QStringLiteral("footprint.glsl")}, "in vec2 uv;\nout vec4 number;\n").fragment +
         "void main()\n{\n    Footprint pixel = footprintOf(uv, vec2(" + QByteArray::number(kTexels) +
         ".0));\n    number = vec4(" + number + ");\n}\n";
}

/// Splinters of a floor 1 below the eye, most of them far away: beside each of them is the horizon, where coordinates
/// are without end.
std::vector<QVector3D> floorSplinters() {
  std::mt19937 random(17);
  std::uniform_real_distribution<float> unit(-1, 1);
  std::vector<QVector3D> corners;
  for (int triangle = 0; triangle < 600; ++triangle) {
    const float away = std::pow(10.0F, 1.2F + 1.2F * unit(random));
    const QVector3D middle(unit(random) * away, -1, -away);
    for (int corner = 0; corner < 3; ++corner) {
      corners.push_back(middle + QVector3D(unit(random), 0, unit(random)) * away * 0.4F);
    }
  }
  return corners;
}

class FootprintTest : public testing::Test {
protected:
  void SetUp() override {
    m_surface.create();
    ASSERT_TRUE(m_context.create());
    ASSERT_TRUE(m_context.makeCurrent(&m_surface));
    m_array.create();
    m_array.bind();
    const std::vector<QVector3D> corners = floorSplinters();
    m_count = static_cast<int>(corners.size());
    m_buffer.create();
    m_buffer.bind();
    m_buffer.allocate(corners.data(), static_cast<int>(corners.size() * sizeof(QVector3D)));
  }

  std::unique_ptr<QOpenGLShaderProgram> programFor(const char* number) {
    auto program = std::make_unique<QOpenGLShaderProgram>();
    EXPECT_TRUE(program->addShaderFromSourceCode(QOpenGLShader::Vertex, kVertexShader));
    EXPECT_TRUE(program->addShaderFromSourceCode(QOpenGLShader::Fragment, fragmentShader(number)));
    program->bindAttributeLocation("position", 0);
    EXPECT_TRUE(program->link()) << program->log().toStdString();
    return program;
  }

  /// The greatest number that a pixel of a picture of this size has.
  float greatest(QOpenGLShaderProgram& program, QSize size) {
    QOpenGLExtraFunctions& gl = *m_context.extraFunctions();
    QOpenGLFramebufferObject target(size, QOpenGLFramebufferObject::NoAttachment, GL_TEXTURE_2D, GL_R32F);
    target.bind();
    gl.glViewport(0, 0, size.width(), size.height());
    gl.glClearColor(0, 0, 0, 0);
    gl.glClear(GL_COLOR_BUFFER_BIT);
    program.bind();
    QMatrix4x4 camera;
    camera.perspective(60, static_cast<float>(size.width()) / static_cast<float>(size.height()), 0.1F, 4000);
    program.setUniformValue("camera", camera);
    program.enableAttributeArray(0);
    program.setAttributeBuffer(0, GL_FLOAT, 0, 3);
    gl.glDrawArrays(GL_TRIANGLES, 0, m_count);
    std::vector<float> numbers(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()));
    gl.glReadPixels(0, 0, size.width(), size.height(), GL_RED, GL_FLOAT, numbers.data());
    EXPECT_EQ(gl.glGetError(), static_cast<GLenum>(GL_NO_ERROR));
    return *std::ranges::max_element(numbers);
  }

private:
  QOffscreenSurface m_surface;
  QOpenGLContext m_context;
  QOpenGLVertexArrayObject m_array;
  QOpenGLBuffer m_buffer;
  int m_count = 0;
};

TEST_F(FootprintTest, NoPixelReadsAPictureMoreThanAFewTimesAtAnySize) {
  const auto reads = programFor("pixel.reads");
  const auto stretched = programFor("length(pixel.along) * 512.0");
  float longest = 0;
  for (const QSize size : kSizes) {
    EXPECT_LE(greatest(*reads, size), kMostReads) << size.width() << " x " << size.height();
    longest = std::max(longest, greatest(*stretched, size));
  }
  EXPECT_GT(longest, 1000 * kTexels) << "or this floor shows nothing";
}

TEST_F(FootprintTest, ReadsAreATexelOfTheirLevelApart) {
  // Less than a texel apart only where the pixel covers less than one.
  const auto step = programFor("length(pixel.along) * 512.0 / pixel.reads / exp2(max(pixel.level, 0.0))");
  for (const QSize size : kSizes) {
    EXPECT_LE(greatest(*step, size), 1.01F) << size.width() << " x " << size.height();
  }
}

TEST_F(FootprintTest, AFloorFarAwayIsReadOftenAndAWallOnce) {
  const QSize size(800, 600);
  EXPECT_EQ(greatest(*programFor("pixel.reads"), size), kMostReads);
  EXPECT_EQ(greatest(*programFor("footprintOf(gl_FragCoord.xy * 0.05, vec2(512.0)).reads"), size), 1);
  EXPECT_NEAR(greatest(*programFor("footprintOf(gl_FragCoord.xy * 0.05, vec2(512.0)).level"), size),
              std::log2(0.05F * kTexels), 1e-3);
}

} // namespace
} // namespace vitrine::tests
