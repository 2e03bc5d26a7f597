#pragma once

#include "core/base/Result.h"

#include <QString>

namespace vitrine::render {

/// Surface format (OpenGL 3.3 core, no multisampling) and QT3D_RENDERER. Call before QGuiApplication is made;
/// `software` asks Mesa for its software renderer. The RHI renderer is not used
/// (docs/adr/0001-qt3d-behind-render.md).
void configureGraphics(bool software = false);

/// Check that an OpenGL 3.3 context can be had; the Error (NoDisplay) says in plain words why not. Call after
/// QGuiApplication is made and before anything here is used.
Result<void> checkOpenGl();

/// Asks for four samples a pixel in windows made from here on, where a graphics card draws; a processor would take some
/// three times as long, and Mesa's leaks. Call after checkOpenGl succeeded.
void requestMultisampling();

/// True if the processor was asked to draw, here or in the environment; whether it does says drawsInSoftware.
bool softwareWanted();
/// True if the processor draws; asked after checkOpenGl succeeded.
bool drawsInSoftware();
/// The same by the name of a renderer (GL_RENDERER).
bool isSoftwareRenderer(const QString& name);

/// Vendor, renderer and version of the context, for About and system reports. Empty before checkOpenGl succeeded.
QString openGlDescription();

} // namespace vitrine::render
