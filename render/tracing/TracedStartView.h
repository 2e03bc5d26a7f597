#pragma once

#include "core/session/SharedCaster.h"
#include "core/session/Snapshot.h"
#include "core/viewing/StartView.h"

namespace vitrine::tracing {

/// The view that a viewer starts with (docs/adr/0032-start-view.md): window, command line and thumbnails alike. A thing
/// with a front is framed from there; in a world the first viewpoint of the file that shows the place, else the best of
/// its other viewpoints, of open places and of views from outside. The same for the same file, whatever has been found
/// of its textures: at most some ten thousand rays. Throws base::Cancelled through progress.
viewing::StartView startView(const session::Snapshot& shown, session::SharedCaster& caster, base::Progress& progress);

/// Outline of what a state shows, animated models at rest, so that all times of an animation are seen from one place;
/// corners of the scene's bounds where it shows nothing.
std::vector<QVector3D> shownOutline(const session::Snapshot& shown);

} // namespace vitrine::tracing
