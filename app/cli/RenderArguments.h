#pragma once

#include "app/cli/CameraArguments.h"
#include "app/cli/StateArguments.h"
#include "core/base/Result.h"
#include "core/scene/Scene.h"
#include "core/scene/SceneState.h"
#include "render/OffscreenRenderer.h"
#include "render/ShadingMode.h"

#include <QColor>
#include <QSize>

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace vitrine::cli {

/// What a picture is to show, as far as it can be known without the file.
struct RenderRequest : StateRequest {
  QSize size{1280, 720};
  render::ShadingMode mode = render::ShadingMode::Lit;
  CameraArguments camera;
  QColor background = render::CaptureRequest{}.background;
  bool backgroundStays = false; ///< it was asked for
  int supersample = 1;
  bool labels = false;
  bool cullByVisibility = true;
};

/// The options of `render`, as written.
class RenderArguments {
public:
  void declare(CLI::App& command);

  /// The processor alone is to draw.
  bool software() const { return m_software; }
  /// An option that --view also sets wins over it. Error: what is not understood.
  Result<RenderRequest> toRequest() const;

private:
  Result<void> takeLink(RenderRequest& request) const;
  Result<void> takePicture(RenderRequest& request) const;
  Result<void> takeCamera(RenderRequest& request) const;
  Result<void> takeState(RenderRequest& request) const;

  std::string m_size;
  std::string m_mode;
  std::string m_camera;
  std::string m_at;
  std::string m_look;
  std::string m_fov;
  std::string m_pvs;
  std::string m_background;
  std::string m_view;
  int m_supersample = 1;
  bool m_labels = false;
  bool m_software = false;
  StateArguments m_state;
};

/// Where `scene` in this state is drawn from: from the camera that the state rides on, or as the request says; with the
/// field of view of the game where the state chooses a view of the game's and the request names no other.
CameraArguments cameraFor(const Scene& scene, const SceneState& state, const RenderRequest& request);

} // namespace vitrine::cli
