#pragma once

#include "render/OffscreenRenderer.h"

namespace vitrine::ui {

class Session;
class Settings;
class Viewport;

/// Looks of a picture that the user chooses for it alone; all else is as the window shows it.
struct PictureLooks {
  QSize size;          ///< pixels
  int supersample = 1; ///< render::CaptureRequest::supersample
  bool transparent = false;
  bool labels = false;
  bool ground = true; ///< shadow and grid, as far as the window has them
};

enum class Surroundings { Framed, Panorama }; ///< what is in the frame, or all directions

/// The picture that the window shows, with other looks. Its camera is where the picture's view link leads to, so that
/// the link is the whole of it. There must be a scene.
render::CaptureRequest windowPicture(Viewport& viewport, const Session& session, const Settings& settings,
                                     const PictureLooks& looks, Surroundings surroundings = Surroundings::Framed);

} // namespace vitrine::ui
