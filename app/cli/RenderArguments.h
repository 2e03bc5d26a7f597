#pragma once

#include "app/cli/ViewArguments.h"
#include "render/OffscreenRenderer.h"
#include "render/PictureSeries.h"
#include "render/look/ShadingMode.h"

#include <QColor>

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace vitrine::cli {

/// Content of a picture and the way it is drawn, as far as both can be known without the file.
struct RenderRequest : ViewRequest {
  render::ShadingMode shading = render::ShadingMode::Lit;
  QColor background;
  std::optional<QColor> backgroundTop; ///< of a gradient
  bool backgroundStays = false;        ///< the background was asked for
  int supersample = 1;
  render::GroundParts ground;
  std::optional<double> exposure; ///< factor on light; none: automatic, as the scene's controls say
  bool labels = false;
  render::Series series = render::Series::One;
  double metresPerPixel = 0; ///< of an overview
  QString overviewText;      ///< file that the game's words about an overview go to; empty: none
};

/// The options of `render`, as written.
class RenderArguments {
public:
  void declare(CLI::App& command);
  /// Of these, the options of a single picture of any kind.
  void declarePicture(CLI::App& command);

  /// True if the processor alone is to draw.
  bool software() const { return m_software; }
  /// An option that --view also sets wins over it. Error: what is not understood.
  Result<RenderRequest> toRequest() const;

private:
  Result<void> takeMode(RenderRequest& request) const;
  Result<void> takeBackground(RenderRequest& request) const;
  Result<void> takeGround(RenderRequest& request) const;
  Result<void> takePicture(RenderRequest& request) const;
  Result<void> takeSeries(RenderRequest& request) const;

  ViewArguments m_view;
  std::string m_mode;
  std::string m_background;
  std::optional<int> m_supersample; ///< nullopt: what is affordable
  std::string m_contactShadow;
  bool m_grid = false;
  std::string m_exposure;
  bool m_labels = false;
  std::string m_views;
  bool m_panorama = false;
  std::string m_overview;
  std::string m_overviewText;
  bool m_software = false;
};

} // namespace vitrine::cli
