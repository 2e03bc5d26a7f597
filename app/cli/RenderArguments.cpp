#include "app/cli/RenderArguments.h"

#include "app/cli/NumberArguments.h"
#include "app/cli/OpenArguments.h"
#include "render/look/Background.h"

#include <CLI/CLI.hpp>

#include <map>

namespace vitrine::cli {
namespace {

constexpr int kMaxSupersample = 8;
constexpr double kMostExposure = 256;

using render::Series;

const std::map<std::string, Series> kSeries = {
    {"cameras", Series::Cameras}, {"spawns", Series::Spawns}, {"bookmarks", Series::Bookmarks}, {"cube", Series::Cube}};

QString modeIds() {
  QStringList ids;
  for (const render::ShadingMode mode : render::kShadingModes) {
    ids << render::shadingModeId(mode);
  }
  return ids.join(QStringLiteral(", "));
}

} // namespace

void RenderArguments::declarePicture(CLI::App& command) {
  m_view.declare(command);
  command.add_option("--mode", m_mode, "How surfaces are coloured: " + modeIds().toStdString())->type_name("MODE");
  command.add_flag("--labels", m_labels, "Draw the names of markers");
  command.add_option("--background", m_background, "A colour, or transparent (a light grey gradient)")
      ->type_name("COLOUR");
  command
      .add_option("--supersample", m_supersample,
                  "Supersampling factor, 1 to 8; 1 leaves edges jagged (4 to 2, by size)")
      ->type_name("N");
  command
      .add_option("--contact-shadow", m_contactShadow,
                  "on or off: the shadow of a model on the ground (on, unless the background is transparent)")
      ->type_name("on|off");
  command.add_flag("--grid", m_grid, "Draw a ground grid in metres and the axes of the file");
  command
      .add_option("--exposure", m_exposure,
                  "auto (as in the game, brighter where it is nearly dark), or a factor for the baked light")
      ->type_name("auto|X");
  command.add_flag("--software", m_software, "Use software rendering");
}

void RenderArguments::declare(CLI::App& command) {
  declarePicture(command);
  command
      .add_option("--views", m_views,
                  "Several images: cameras (all viewpoints of the file), spawns (player starts), bookmarks (of the "
                  "viewer), or cube (all six directions); {view} and {n} in OUT insert the view's name and number")
      ->type_name("cameras|spawns|bookmarks|cube");
  command.add_flag("--panorama", m_panorama, "360° panorama: one equirectangular image, twice as wide as high");
  command
      .add_option("--overview", m_overview, "Orthographic view from above, in metres per pixel; sets the image size")
      ->type_name("METRES");
  command
      .add_option("--overview-text", m_overviewText,
                  "Write the overview text for Source games (resource/overviews/MAP.txt); makes the image square")
      ->type_name("OUT.txt");
}

Result<RenderRequest> RenderArguments::toRequest() const {
  RenderRequest request;
  if (const auto taken = m_view.take(request); !taken) {
    return std::unexpected(taken.error());
  }
  for (const auto take : {&RenderArguments::takeMode, &RenderArguments::takeBackground, &RenderArguments::takeGround,
                          &RenderArguments::takeSeries, &RenderArguments::takePicture}) {
    if (const auto taken = (this->*take)(request); !taken) {
      return std::unexpected(taken.error());
    }
  }
  return request;
}

Result<void> RenderArguments::takeMode(RenderRequest& request) const {
  // Also one that --mode wins over must be a mode.
  for (const auto& [option, id] : {std::pair("--view", request.mode), std::pair("--mode", fromArgument(m_mode))}) {
    const auto mode = render::shadingModeById(id);
    if (!id.isEmpty() && !mode) {
      return wrongUsage(option, id, modeIds());
    }
    request.shading = mode.value_or(request.shading);
  }
  return {};
}

Result<void> RenderArguments::takeBackground(RenderRequest& request) const {
  if (m_background.empty()) {
    const render::Background usual = render::gradientAround(render::CaptureRequest{}.background);
    request.background = usual.color;
    request.backgroundTop = usual.top;
    return {};
  }
  const auto color = parseColor(fromArgument(m_background));
  if (!color) {
    return wrongUsage("--background", fromArgument(m_background), QStringLiteral("a colour or transparent"));
  }
  request.background = *color;
  request.backgroundStays = true;
  return {};
}

Result<void> RenderArguments::takeGround(RenderRequest& request) const {
  if (!m_contactShadow.empty() && m_contactShadow != "on" && m_contactShadow != "off") {
    return wrongUsage("--contact-shadow", fromArgument(m_contactShadow), QStringLiteral("on or off"));
  }
  const bool opaque = request.background.alpha() == 255;
  request.ground.contactShadow = m_contactShadow.empty() ? opaque : m_contactShadow == "on";
  request.ground.grid = m_grid;
  return {};
}

Result<void> RenderArguments::takeSeries(RenderRequest& request) const {
  if (!m_overviewText.empty() && m_overview.empty()) {
    return wrongUsage("--overview-text", fromArgument(m_overviewText), QStringLiteral("--overview as well"));
  }
  const int asked = (m_views.empty() ? 0 : 1) + (m_panorama ? 1 : 0) + (m_overview.empty() ? 0 : 1);
  if (asked > 1) {
    return wrongUsage("--views", fromArgument(m_views), QStringLiteral("one of --views, --panorama and --overview"));
  }
  if (m_panorama) {
    request.series = Series::Panorama;
    request.size = m_view.sizeGiven() ? request.size : render::kUsualPanorama;
    if (request.size.width() != 2 * request.size.height()) {
      return wrongUsage("--size", QStringLiteral("%1x%2").arg(request.size.width()).arg(request.size.height()),
                        QStringLiteral("a width of twice the height, for a panorama"));
    }
  } else if (!m_overview.empty()) {
    const auto metres = parseNumber(fromArgument(m_overview));
    if (!metres || *metres <= 0) {
      return wrongUsage("--overview", fromArgument(m_overview), QStringLiteral("metres per pixel, more than 0"));
    }
    request.series = Series::Overview;
    request.metresPerPixel = *metres;
    request.overviewText = fromArgument(m_overviewText);
  } else if (!m_views.empty()) {
    const auto known = kSeries.find(m_views);
    if (known == kSeries.end()) {
      return wrongUsage("--views", fromArgument(m_views), QStringLiteral("cameras, spawns, bookmarks or cube"));
    }
    request.series = known->second;
  }
  request.size = render::seriesSize(request.series, request.size);
  return {};
}

Result<void> RenderArguments::takePicture(RenderRequest& request) const {
  request.supersample = m_supersample.value_or(render::affordableSupersample(request.size));
  if (request.supersample < 1 || request.supersample > kMaxSupersample) {
    return wrongUsage("--supersample", QString::number(request.supersample), QStringLiteral("1 to 8"));
  }
  const QString exposure = fromArgument(m_exposure);
  if (!exposure.isEmpty() && exposure != QLatin1String("auto")) {
    request.exposure = parseNumber(exposure);
    if (!request.exposure || *request.exposure < 0 || *request.exposure > kMostExposure) {
      return wrongUsage("--exposure", exposure, QStringLiteral("auto, or 0 to %1").arg(kMostExposure));
    }
  }
  request.labels = m_labels;
  return {};
}

} // namespace vitrine::cli
