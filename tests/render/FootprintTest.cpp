// How much of a picture is read for a pixel, counted at every size of the picture (docs/adr/0020).
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
#include <random>

namespace vitrine::tests {
namespace {

/// Twice the 4 repeats that a pixel may be away from the middle of its block, and rounding.
constexpr float kMostRepeats = 8.1F;

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

/// Writes by how many repeats coordinates differ within a block.
QByteArray fragmentShader(const char* coordinate) {
  return render::shaderCode({}, {QStringLiteral("footprint.glsl")}, "in vec2 uv;\nout vec4 repeats;\n").fragment +
         "void main()\n{\n    vec2 at = " + coordinate +
         ";\n    vec2 all = max(abs(dFdx(at)), abs(dFdy(at)));\n    repeats = vec4(max(all.x, all.y));\n}\n";
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

  std::unique_ptr<QOpenGLShaderProgram> programFor(const char* coordinate) {
    auto program = std::make_unique<QOpenGLShaderProgram>();
    EXPECT_TRUE(program->addShaderFromSourceCode(QOpenGLShader::Vertex, kVertexShader));
    EXPECT_TRUE(program->addShaderFromSourceCode(QOpenGLShader::Fragment, fragmentShader(coordinate)));
    program->bindAttributeLocation("position", 0);
    EXPECT_TRUE(program->link()) << program->log().toStdString();
    return program;
  }

  /// The most repeats that a block of a picture of this size covers.
  float mostRepeats(QOpenGLShaderProgram& program, QSize size) {
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
    std::vector<float> repeats(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()));
    gl.glReadPixels(0, 0, size.width(), size.height(), GL_RED, GL_FLOAT, repeats.data());
    EXPECT_EQ(gl.glGetError(), static_cast<GLenum>(GL_NO_ERROR));
    return *std::ranges::max_element(repeats);
  }

private:
  QOffscreenSurface m_surface;
  QOpenGLContext m_context;
  QOpenGLVertexArrayObject m_array;
  QOpenGLBuffer m_buffer;
  int m_count = 0;
};

TEST_F(FootprintTest, NoPixelCoversMoreThanAFewRepeatsAtAnySize) {
  const auto bounded = programFor("bounded(uv)");
  const auto without = programFor("uv");
  float most = 0;
  for (const QSize size : kSizes) {
    EXPECT_LE(mostRepeats(*bounded, size), kMostRepeats) << size.width() << " x " << size.height();
    most = std::max(most, mostRepeats(*without, size));
  }
  EXPECT_GT(most, 1000) << "or this floor shows nothing";
}

TEST_F(FootprintTest, CoordinatesOfOrdinaryPixelsAreTheirOwn) {
  // Where all four pixels of a block are less than a repeat from each other.
  const auto changed = programFor("all(lessThan(abs(dFdx(uv)) + abs(dFdy(uv)) + abs(dFdx(dFdy(uv))), vec2(1.0)))"
                                  " ? bounded(uv) - uv : vec2(0.0)");
  for (const QSize size : {QSize(64, 64), QSize(801, 601), QSize(960, 748)}) {
    EXPECT_EQ(mostRepeats(*changed, size), 0) << size.width() << " x " << size.height();
  }
}

} // namespace
} // namespace vitrine::tests
