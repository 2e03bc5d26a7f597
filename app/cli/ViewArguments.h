#pragma once

#include "app/cli/CameraArguments.h"
#include "app/cli/StateArguments.h"
#include "core/base/Result.h"
#include "core/scene/Scene.h"
#include "core/state/EvaluatedState.h"
#include "core/viewing/ViewLink.h"

#include <QSize>

#include <string>

namespace CLI {
class App;
}

namespace vitrine::cli {

/// A view of a scene, as far as it can be known without the file: what is drawn, from where, and how large.
struct ViewRequest : StateRequest {
  QSize size{1280, 720}; ///< of the picture, in pixels
  CameraArguments camera;
  QString mode; ///< a shading mode's id, of the view link; empty: the link names none
  bool cullByVisibility = true;
};

/// Makes a request one for what a view link leads to.
void applyLink(ViewRequest& request, const viewing::ViewLink& link);

/// The options that say what a picture shows, as written: --size, --camera, --at, --look, --fov, --pvs, --view and
/// those of the state. `render` draws that picture, `pick` tells what is in it.
class ViewArguments {
public:
  void declare(CLI::App& command);

  /// An option that --view also sets wins over it. Error: what is not understood.
  Result<void> take(ViewRequest& request) const;
  bool sizeGiven() const { return !m_size.empty(); }

private:
  Result<void> takeLink(ViewRequest& request) const;
  Result<void> takePicture(ViewRequest& request) const;
  Result<void> takeCamera(ViewRequest& request) const;

  std::string m_size;
  std::string m_camera;
  std::string m_at;
  std::string m_look;
  std::string m_fov;
  std::string m_pvs;
  std::string m_view;
  StateArguments m_state;
};

/// Viewpoint that `scene` in this state is drawn from: the camera the state follows, or as the request says; with the
/// game's field of view where the state chooses a view preset and the request names no other.
CameraArguments cameraFor(const state::EvaluatedState& state, const ViewRequest& request);

/// The camera of the picture that a request asks for. NotFound when the scene has no camera of that name.
Result<viewing::CameraRig> cameraOf(const session::Snapshot& shown, session::SharedCaster& caster,
                                    const ViewRequest& request);

} // namespace vitrine::cli
