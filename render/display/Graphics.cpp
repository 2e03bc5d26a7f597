#include "render/display/Graphics.h"

#include "core/base/Error.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QSurfaceFormat>

#include <algorithm>
#include <array>

namespace vitrine::render {
namespace {

constexpr int kMajorVersion = 3;
constexpr int kMinorVersion = 3;
/// Mesa's.
constexpr const char* kSoftwareVariable = "LIBGL_ALWAYS_SOFTWARE";

constexpr int kWindowSamples = 4;

/// Context of the last check that succeeded.
struct FoundContext {
  QString description;
  bool software = false;
};

FoundContext& foundContext() {
  static FoundContext context;
  return context;
}

/// Texts of this file are translated in one context.
class GraphicsTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::render::Graphics)
};

std::unexpected<Error> unusable(const QString& reason) {
  return std::unexpected(Error::of(ErrorCode::NoDisplay, reason));
}

/// Says the way out as well, unless it was taken already.
std::unexpected<Error> noOpenGl(const QString& reason) {
  return unusable(softwareWanted() ? reason
                                   : GraphicsTexts::tr("%1 (try --software for software rendering)").arg(reason));
}

QString glString(QOpenGLFunctions& gl, GLenum name) {
  const auto* text = gl.glGetString(name);
  return text ? QString::fromLatin1(reinterpret_cast<const char*>(text)) : QString();
}

} // namespace

void configureGraphics(bool software) {
  if (software) {
    qputenv(kSoftwareVariable, "1");
  }
  if (qEnvironmentVariableIsEmpty("QT3D_RENDERER")) {
    qputenv("QT3D_RENDERER", "opengl");
  }
  // Mesa returns a compatibility context unless a core profile is requested. The renderer would then look for GL 2
  // techniques, of which there are none.
  QSurfaceFormat format;
  format.setRenderableType(QSurfaceFormat::OpenGL);
  format.setVersion(kMajorVersion, kMinorVersion);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setStencilBufferSize(8);
  format.setSamples(0);
  QSurfaceFormat::setDefaultFormat(format);
}

Result<void> checkOpenGl() {
  if (!qGuiApp) {
    return unusable(GraphicsTexts::tr("no display: the program runs without a window system"));
  }
  QOpenGLContext context;
  if (!context.create()) {
    return noOpenGl(GraphicsTexts::tr("no OpenGL: the window system '%1' provides no context")
                        .arg(QGuiApplication::platformName()));
  }
  QOffscreenSurface surface;
  surface.setFormat(context.format());
  surface.create();
  if (!surface.isValid() || !context.makeCurrent(&surface)) {
    return noOpenGl(
        GraphicsTexts::tr("no OpenGL: its context cannot be used on '%1'").arg(QGuiApplication::platformName()));
  }
  const auto version = context.format().version();
  QOpenGLFunctions& gl = *context.functions();
  const QString renderer = glString(gl, GL_RENDERER);
  const QString words =
      QStringLiteral("%1, %2, OpenGL %3").arg(glString(gl, GL_VENDOR), renderer, glString(gl, GL_VERSION));
  context.doneCurrent();
  if (context.isOpenGLES() || version < std::pair(kMajorVersion, kMinorVersion)) {
    return noOpenGl(GraphicsTexts::tr("OpenGL 3.3 is required; available: %1").arg(words));
  }
  foundContext() = {words, isSoftwareRenderer(renderer)};
  return {};
}

void requestMultisampling() {
  if (!drawsInSoftware()) {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(kWindowSamples);
    QSurfaceFormat::setDefaultFormat(format);
  }
}

bool softwareWanted() {
  return qEnvironmentVariableIsSet(kSoftwareVariable);
}

bool drawsInSoftware() {
  return foundContext().software;
}

bool isSoftwareRenderer(const QString& name) {
  // Mesa's three, and those of Windows, macOS and Chromium.
  const std::array names{"llvmpipe",     "softpipe",          "swrast",     "Software Rasterizer", "GDI Generic",
                         "Basic Render", "Software Renderer", "SwiftShader"};
  return std::ranges::any_of(names,
                             [&](const char* one) { return name.contains(QLatin1String(one), Qt::CaseInsensitive); });
}

QString openGlDescription() {
  return foundContext().description;
}

} // namespace vitrine::render
